"""What may not happen on a screen of any size: something beside it, words cut off, a button too small for a thumb or out of its reach."""

from tests.browser.window import TV

LEAST = 48  # pixels, of what a thumb has to hit

FAULTS = '''
const [wide, high, least, onTv] = arguments, faults = [];
const name = (e) => `${e.tagName.toLowerCase()}.${e.className} "${[...(e.innerText ?? "").replace(/\\s+/g, " ").trim()].slice(0, 40).join("")}"`;
const shown = [...document.body.querySelectorAll("*")].filter((e) => e.checkVisibility({visibilityProperty: true}));
const styled = (e, ...ways) => ways.includes(getComputedStyle(e).overflowX);
const drawing = (e) => e.closest("svg, .card, .vh, .q-loading-bar, .tvstory");
const written = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());

// The first box round the text that does not show all of it; on a TV dots at the end may say so.
const cutter = (e) => {
  const range = document.createRange();
  range.selectNodeContents(e);
  const t = range.getBoundingClientRect();
  for (let box = e; box !== document.body; box = box.parentElement) {
    if (!styled(box, "hidden", "clip")) continue;
    const b = box.getBoundingClientRect();
    if (t.right > b.right + 1 || t.left < b.left - 1) return onTv && getComputedStyle(box).textOverflow === "ellipsis" ? null : box;
  }
};

if (document.scrollingElement.scrollWidth > wide) faults.push(`the page is ${document.scrollingElement.scrollWidth} px wide`);
for (const e of shown) {
  const r = e.getBoundingClientRect();
  if (!r.width || drawing(e)) continue;
  if (r.right > wide + 1 || r.left < -1) faults.push(`beside the screen: ${name(e)} ${Math.round(r.left)}…${Math.round(r.right)}`);
  if (onTv && (r.bottom > high + 1 || r.top < -1)) faults.push(`above or below the screen: ${name(e)} ${Math.round(r.top)}…${Math.round(r.bottom)}`);
  if (written(e) && cutter(e)) faults.push(`cut off: ${name(e)} by ${name(cutter(e))}`);
  if (styled(e, "auto", "scroll") && e.scrollWidth > e.clientWidth + 1) faults.push(`scrolls sideways: ${name(e)} ${e.scrollWidth} > ${e.clientWidth}`);
  const tapped = e.matches("button, a, input, textarea, summary");
  if (tapped && Math.min(r.width, r.height) < least) faults.push(`too small to hit: ${name(e)} ${r.width} × ${r.height} px`);
  if (e.matches(".pick > .mark") && r.width < 20) faults.push(`too small to see: ${name(e)} ${r.width} px`);
  const needed = e.matches(".screen > .table > *, .bet > button, .deed .go") && !e.closest(".bench");  // what one has to see and tap, without scrolling
  if (needed && r.bottom > high + 1) faults.push(`below the screen: ${name(e)} ${r.bottom}`);
}
const apart = [...document.querySelectorAll(":is(.player, .corner, .final .paper):not(.hidden)")].filter((e) => e.checkVisibility({visibilityProperty: true}));
apart.forEach((e, n) => apart.slice(n + 1).forEach((other) => {
  const a = e.getBoundingClientRect(), b = other.getBoundingClientRect();
  const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  if (over) faults.push(`over each other: ${name(e)} and ${name(other)}`);
}));
const covered = document.querySelector(".screen > :is(.panel, .shade, .ending):not(.hidden)");
for (const card of covered ? [] : document.querySelectorAll(".held [data-do]")) {  // each shows enough of itself for a thumb
  const r = card.getBoundingClientRect(), y = r.y + 24;
  let strip = 0;
  for (let x = Math.ceil(r.x); x < r.right; x++) strip += card.contains(document.elementFromPoint(x, y));
  if (y < high && strip < 24) faults.push(`a strip of ${strip} px: ${card.ariaLabel}`);
}
return faults;'''


def faults(window):
    """All that is wrong with what the window shows now, in words."""
    return window.js(FAULTS, *window.shape, LEAST, window.shape == TV)
