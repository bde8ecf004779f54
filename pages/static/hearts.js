// The own hand of Hearts: a card can be dragged up to the table, and a laptop needs no mouse. A tap on a card is a button's, like any other.
const UP = 56, STIR = 10;  // pixels: how far up a card goes to the table, and how far a finger may stray in a tap
const hand = () => [...document.querySelectorAll(".held [data-do]")];
let held = null;

addEventListener("pointerdown", (e) => {
  const card = e.target.closest?.(".held [data-do]");
  held = card && e.isPrimary && e.button === 0 ? { card, id: e.pointerId, x: e.clientX, y: e.clientY, moving: false } : null;
});

addEventListener("pointermove", (e) => {
  if (held?.id !== e.pointerId) return;
  const x = e.clientX - held.x, y = e.clientY - held.y;
  if (!held.moving && Math.hypot(x, y) < STIR) return;
  held.moving = true;
  held.card.classList.add("dragged");
  held.card.style.translate = `${x}px ${y}px`;
});

for (const end of ["pointerup", "pointercancel"]) addEventListener(end, (e) => {
  if (held?.id !== e.pointerId) return;
  const { card, y, moving } = held;
  held = null;
  if (!moving) return;
  addEventListener("click", still, { capture: true });  // what the browser makes of the end of a drag is no tap
  setTimeout(() => removeEventListener("click", still, { capture: true }));
  card.classList.remove("dragged");
  card.style.translate = "";
  if (end === "pointerup" && y - e.clientY > UP) setTimeout(() => card.click());
});

function still(e) {
  e.stopPropagation();
  e.preventDefault();
}

// Arrows and digits choose a card, Enter or the arrow up takes it.
addEventListener("keydown", (e) => {
  if (e.repeat || e.ctrlKey || e.altKey || e.metaKey || e.target.closest?.("input, textarea, .panel, .dialog")) return;
  const cards = hand(), now = cards.indexOf(document.activeElement);
  if (!cards.length || cards[0].closest("[inert]")) return;
  if (e.key === "ArrowUp" && now >= 0) cards[now].click();
  else if (e.key === "ArrowLeft") cards[now < 0 ? cards.length - 1 : Math.max(now - 1, 0)].focus();
  else if (e.key === "ArrowRight") cards[Math.min(now + 1, cards.length - 1)].focus();
  else if (/^\d$/.test(e.key)) cards[(Number(e.key) + 9) % 10]?.focus();
  else return;
  e.preventDefault();
});

// A card that has been played from the keyboard leaves the focus to its neighbour.
let place = -1;
document.addEventListener("focusin", (e) => { place = hand().indexOf(e.target); });
new MutationObserver(() => {
  if (place < 0 || document.activeElement !== document.body) return;
  const cards = hand();
  cards[Math.min(place, cards.length - 1)]?.focus();
}).observe(document.body, { subtree: true, childList: true });
