// What this device wants, kept in its browser: a button with data-set="four" turns a wish on or off, one with data-set="back-rings" chooses.
const WISHES = { sound: "on", four: "off", back: "halves" };
const wish = (name) => localStorage.getItem(name) ?? WISHES[name];

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
  localStorage.setItem(name, value ?? (wish(name) === "on" ? "off" : "on"));
  showWishes();
  if (name === "sound") play("turn");
});
