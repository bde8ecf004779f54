// A laptop can be played without a mouse: letters are places on the keyboard, whatever alphabet they bear.
const KEYS = { KeyR: "red", KeyB: "black", ArrowUp: "higher", ArrowDown: "lower", KeyP: "pass", Enter: "done", NumpadEnter: "done", KeyU: "undo" };

addEventListener("keydown", (e) => {
  if (e.repeat || e.ctrlKey || e.altKey || e.metaKey || e.target.closest?.("input, textarea")) return;
  if (e.key === "Enter" && e.target.closest?.("button, a, summary")) return;  // what has the focus is meant
  const button = e.key === "?" ? find("a.icon[href$=rules]") : e.key === "Escape" ? closing() : find(`[data-do="${word(e)}"]`);
  if (!button) return;
  e.preventDefault();
  button.click();
});

// Digits name players: as on their chips; 0 is the tenth.
function word(e) {
  return /^\d$/.test(e.key) ? `chip-${(Number(e.key) + 9) % 10}` : KEYS[e.code];
}

// The button that a finger would hit: nothing lies over it.
function find(selector) {
  return [...document.querySelectorAll(selector)].find((button) => {
    const r = button.getBoundingClientRect();
    return r.width && button.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2));
  });
}

// A phone's keyboard takes half of the screen: what is being typed stays in sight.
addEventListener("resize", () => document.activeElement?.matches("input, textarea") && document.activeElement.scrollIntoView({ block: "nearest" }));

// What lies over the table goes away.
function closing() {
  return find(".dialog .second") ?? find(":is(.panel, .guide) header .icon");
}
