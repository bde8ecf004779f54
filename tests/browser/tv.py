"""A window as a TV, and the house with the tables of tests/gallery/states.py."""
from contextlib import contextmanager

from tests.browser.house import House

SIZES = (1920, 1080), (1280, 720), (1024, 768), (1600, 1200)

# Two frames later whatever the browser had to tell of its new size has been told.
FRAMES = 'const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done));'

# What is wrong with what can be read on the TV now, in words. What can be turned to is turned to: each page is looked at.
FAULTS = '''
const tv = document.querySelector(".tv:not(.hidden)"), u = Math.min(innerHeight / 100, innerWidth * .0075);
const found = new Set(), read = new Set();
const said = (e) => `${e.closest("[class]").className} "${e.textContent.replace(/\\s+/g, " ").trim().slice(0, 30)}"`;
const seen = (e) => e.checkVisibility({visibilityProperty: true, opacityProperty: true});
const boxes = (node) => { const range = document.createRange(); range.selectNodeContents(node); return [...range.getClientRects()].filter((r) => r.width); };

// What must not lie on each other: lines of text and pictures, each of some part of the table.
const PARTS = ".tvlevel, .tvgauges, .tvcard, .tvqr, .tvaddress, .tvturn, .tvaway, .said, .what, .tvdo > p, .tvcut, .tvseats > li, .tvrules > div, "
  + ".tvholder > p, .tvholder > h1, .grail, .fan, .tvbest p, .tvtable tr, .hdeal, .hgoal, .hplayer, .hmiddle, .hlast";
const ink = (part) => {
  const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT), rects = [];
  while (walk.nextNode()) {
    const text = walk.currentNode, e = text.parentElement;
    if (text.data.trim() && seen(e) && !e.closest(".vh")) rects.push(...boxes(text));
  }
  for (const e of part.querySelectorAll(".card:last-child, .htrick .card, .hrow .card, .hbadge, .price, .disc, .ref, .qr, svg"))
    if (seen(e)) rects.push(e.getBoundingClientRect());
  return rects;
};
const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
const meet = (a, b) => shared(a, b, "left", "right") > 2 && shared(a, b, "top", "bottom") > Math.max(2, .55 * u);  // letters are lower than their lines

const look = () => {
  const walk = document.createTreeWalker(tv, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode, e = text.parentElement;
    if (!text.data.trim() || !seen(e) || e.closest("svg, .vh")) continue;
    read.add(e);
    const told = e.closest(".tvstory"), size = parseFloat(getComputedStyle(e).fontSize) / u;
    const least = told ? 4.2 : e.closest(".tvturn h1, .said, .what, .tvlevel, .gauge, .tvseats b, .hcount b, .hdeal h1, .hgoes p, .tvholder h1") ? 5 : 3.7;
    if (size < least - .01 && !e.closest(".disc")) found.add(`small: ${size.toFixed(2)} ${said(e)}`);
    if (told) continue;  // scrolls by itself
    for (const r of boxes(text)) {
      if (r.left < innerWidth * .05 - 2 || r.right > innerWidth * .95 + 2 || r.top < innerHeight * .05 - 2 || r.bottom > innerHeight * .95 + 2)
        found.add(`in the margin: ${said(e)} ${[r.left, r.top, r.right, r.bottom].map(Math.round)}`);
      for (let box = e; box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === "visible") continue;
        const b = box.getBoundingClientRect();
        if (r.right > b.right + 1 || r.left < b.left - 1 || r.bottom > b.bottom + .2 * u || r.top < b.top - .2 * u)
          found.add(`cut off: ${said(e)} by ${box.className}`);
      }
    }
  }
  const parts = [...tv.querySelectorAll(PARTS)].filter(seen).map((part) => [part, ink(part)]);
  parts.forEach(([a, ofA], i) => parts.slice(i + 1).forEach(([b, ofB]) => {
    if (!a.contains(b) && ofA.some((one) => ofB.some((other) => meet(one, other)))) found.add(`one on the other: ${said(a)} and ${said(b)}`);
  }));
};

const rounds = Math.max(1, ...[...tv.querySelectorAll("[data-page]")].map((box) => box.dataset.page.split(" ").length));
for (let n = 0; n < rounds; n++) { look(); nextPage(); }
for (const e of tv.querySelectorAll(".tvseats bdi, .tvrules div > span, .tvdo .drawn, .tvtable bdi"))
  if (!read.has(e) && ![...e.querySelectorAll("*")].some((inner) => read.has(inner))) found.add(`on no page: ${said(e)}`);
if (document.scrollingElement.scrollHeight > innerHeight || document.scrollingElement.scrollWidth > innerWidth) found.add("the page scrolls");
return [...found];'''

# What could be tapped, focused, selected, or point at something.
PRESSED = '''
const shown = [...document.querySelectorAll("*")].filter((e) => e.checkVisibility({visibilityProperty: true}));
const tapped = "a, button, input, select, textarea, summary, iframe, [controls], [contenteditable]";
const wrong = shown.filter((e) => e.matches(tapped) || e.tabIndex >= 0 || e.onclick);
const points = [.02, .2, .4, .6, .8, .98].flatMap((x) => [.02, .3, .6, .98].map((y) => document.elementFromPoint(x * innerWidth, y * innerHeight)));
const styled = points.filter((e) => getComputedStyle(e).cursor !== "none" || getComputedStyle(e).userSelect !== "none");
return [...wrong, ...styled].map((e) => e.outerHTML.slice(0, 80));'''

# What the page does every seven seconds, to be called at any moment.
NEXT_PAGE = '''
const real = window.setInterval;
window.setInterval = (deed, pause) => { if (pause === 7000) window.nextPage = deed; return real(deed, pause); };'''


@contextmanager
def sofas(folder):
    house = House(folder, ('-m', 'tests.gallery.serve'))
    try:
        yield house
    finally:
        house.kill()
    assert house.said() == ''


def large(window, size):
    """The window as a TV of that size."""
    window.shape = size
    window.driver.execute_cdp_cmd('Emulation.setDeviceMetricsOverride',
                                  {'width': size[0], 'height': size[1], 'deviceScaleFactor': 1, 'mobile': False})
    window.until(lambda: window.js('return [innerWidth, innerHeight]') == [*size], size)
    window.driver.execute_async_script(FRAMES)


def watch(window, url, size=SIZES[0]):
    """Open a TV page, and wait until its table is composed."""
    large(window, size)
    window.open(url)
    window.until(lambda: window.all('.tv[data-step]'), 'a composed table')
