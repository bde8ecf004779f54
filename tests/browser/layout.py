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
  const needed = e.matches(".screen > .table > *, .bet > button, .deed .go") && !e.closest(".bench");  // what one has to see and tap, without scrolling
  if (needed && r.bottom > high + 1) faults.push(`below the screen: ${name(e)} ${r.bottom}`);
}
return faults;'''


def faults(window):
    """All that is wrong with what the window shows now, in words."""
    return window.js(FAULTS, *window.shape, LEAST, window.shape == TV)
