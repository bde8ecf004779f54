// What this device wants, kept in its browser: a button with data-set="four" turns a wish on or off, one with data-set="back-rings" chooses.
const WISHES = { sound: "on", four: "off", back: "halves" };
const kept = new Map();  // for browsers that keep nothing: then it lasts as long as the page

function recall(name) {
  try {
    return localStorage.getItem(name) ?? kept.get(name);
  } catch {
    return kept.get(name);
  }
}

function keep(name, value) {
  kept.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch { /* it lasts as long as the page */ }
}

const wish = (name) => recall(name) ?? WISHES[name];

function showWishes() {
  for (const name in WISHES) document.documentElement.dataset[name] = wish(name);
  for (const button of document.querySelectorAll("[data-set]")) {
    const [name, value] = button.dataset.set.split("-");
    button.ariaChecked = wish(name) === (value ?? "on");
  }
}

document.addEventListener("click", (e) => {
  const button = e.target.closest("[data-set]");
  if (!button) return;
  const [name, value] = button.dataset.set.split("-");
  keep(name, value ?? (wish(name) === "on" ? "off" : "on"));
  showWishes();
  if (name === "sound") play("turn");
});
