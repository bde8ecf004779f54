// The TV, where nobody presses anything: it takes the first step of composition in which nothing is cut (the steps are in tv.css), turns the pages of
// a list that is too long even for the densest one, lets the story scroll, and keeps the screen awake.

const STEPS = ['roomy', 'less', 'plain', 'dense large', 'dense', 'dense small', 'dense small paged', 'dense small paged tight'];
const BOXES = '.tvbar, .tvaddress, .tvsay, .tvseats, .tvrules, .tvholder, .tvbest, .tvtable, .tvbox';  // in which nothing may be cut
const NAMES = '.tvturn h1, .tvseats bdi, .tvaddress .address, .tvholder h1, .tvtable bdi, .bpurses bdi, .tvname';      // smaller letters rather than a second line
const LISTS = {'.tvsay': '.tvdo p', '.tvseats': 'li', '.tvrules': 'div', '.tvtable': 'tbody tr', '.bpurses': 'li'};    // what may have pages, in the steps that allow it
const PAGE = 7000, REST = 6000;  // milliseconds: a page of a list; the story at its beginning and at its end
const SPEED = 0.022;             // of the story, in heights of the screen a second

const shown = () => document.querySelector('.tv:not(.hidden)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');

// ---- composing

function compose() {
  const tv = shown();
  if (!tv) return;
  const boxes = [tv, ...tv.querySelectorAll(BOXES)];
  boxes.forEach(showAll);
  for (const step of STEPS) {
    tv.dataset.step = step;
    shrink([...tv.querySelectorAll(NAMES)]);
    if (!boxes.some((box) => isCut(box) && !canTurn(box))) break;
  }
  turnPages();
  roll(tv);
}

function isCut(box) {
  return box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
}

// One line as long as its letters stay as large as --least says; else as many as it takes. All names at once: the browser lays the page out three times.
function shrink(names) {
  for (const name of names) {
    name.style.removeProperty('--fit');
    delete name.dataset.wrap;
  }
  const wide = names.filter((name) => name.scrollWidth > name.clientWidth), fits = wide.map((name) => name.clientWidth / name.scrollWidth - 0.005);
  const size = (name) => parseFloat(getComputedStyle(name).fontSize);
  wide.forEach((name, i) => name.style.setProperty('--fit', fits[i]));
  const fitted = wide.map((name) => (isCut(name) ? 0 : size(name)));
  for (const name of wide) name.dataset.wrap = '';
  const least = wide.map(size);
  wide.forEach((name, i) => fitted[i] > least[i] && delete name.dataset.wrap);
}

// ---- pages

let page = 0;

// The items of a box that may have pages in this step.
function listed(box) {
  const list = Object.keys(LISTS).find((list) => box.matches(list));
  return list && getComputedStyle(box).getPropertyValue('--pages') ? [...box.querySelectorAll(LISTS[list])] : [];
}

// How high a page is that begins with this item.
function room(box, first) {
  const style = getComputedStyle(box), end = parseFloat(style.paddingBottom) + parseFloat(style.borderBottomWidth);
  return box.getBoundingClientRect().bottom - end - first.getBoundingClientRect().top;
}

function canTurn(box) {
  const items = listed(box);
  return items.length > 0 && items.every((item) => item.offsetHeight <= room(box, items[0]) + 1);
}

function turnPages() {
  for (const box of shown()?.querySelectorAll(BOXES) ?? []) turn(box, listed(box));
}

// Shows what is on this page: as many rows as there is room for.
function turn(box, items) {
  showAll(box);
  if (!items.length || !isCut(box)) return;
  const places = items.map((item) => item.getBoundingClientRect()), high = room(box, items[0]), pages = [[]];
  let top = places[0].top;
  items.forEach((item, i) => {
    if (places[i].bottom - top > high + 1 && pages.at(-1).length) {
      top = places[i].top;
      pages.push([]);
    }
    pages.at(-1).push(item);
  });
  const now = page % pages.length;
  box.style.height = `${box.offsetHeight}px`;  // whatever is on a page, its neighbours stay where they are
  for (const item of items) item.hidden = !pages[now].includes(item);
  box.dataset.page = pages.map((_, i) => (i === now ? '●' : '○')).join(' ');
}

function showAll(box) {
  for (const item of box.querySelectorAll('[hidden]')) item.hidden = false;
  box.style.removeProperty('height');
  delete box.dataset.page;
}

// ---- the story

let rolling, rolled;

function roll(tv) {
  const box = tv.querySelector('.tvstory'), tale = box?.firstElementChild;
  const way = tale ? tale.scrollHeight - box.clientHeight : 0;
  if (rolled === `${way} ${calm.matches}` && rolling?.effect.target === tale) return;
  rolled = `${way} ${calm.matches}`;
  rolling?.cancel();
  rolling = way > 0 ? (calm.matches ? leaf : glide)(box, tale, way) : undefined;
}

function glide(box, tale, way) {
  const duration = 2 * REST + way / (SPEED * innerHeight) * 1000, rest = REST / duration, end = `translateY(${-way}px)`;
  return tale.animate([
    {transform: 'none', opacity: 0}, {transform: 'none', opacity: 1, offset: 0.1 * rest}, {transform: 'none', offset: rest},
    {transform: end, offset: 1 - rest}, {transform: end, opacity: 1, offset: 1 - 0.1 * rest}, {transform: end, opacity: 0},
  ], {duration, iterations: Infinity});
}

// Without motion: a page at a time; the next one begins with what this one could not show whole.
function leaf(box, tale, way) {
  const high = box.clientHeight, stops = [0], start = tale.getBoundingClientRect().top;
  const parts = [...tale.querySelectorAll('h2, p')].map((part) => part.getBoundingClientRect());
  while (stops.at(-1) < way) {
    const at = stops.at(-1), next = parts.find((part) => part.bottom - start > at + high);
    stops.push(Math.min(way, next && next.top - start > at + high / 5 ? next.top - start : at + high * 0.8));
  }
  const frames = stops.map((at, i) => ({transform: `translateY(${-at}px)`, offset: i / stops.length, easing: 'steps(1, end)'}));
  return tale.animate([...frames, {...frames.at(-1), offset: 1}], {duration: stops.length * high / (SPEED * innerHeight) * 1000, iterations: Infinity});
}

// ---- staying awake

let film;

async function stayAwake() {
  if (document.hidden) return;
  try {
    await navigator.wakeLock.request('screen');
  } catch {
    playFilm();
  }
}

// Where the page is not secure there is no wake lock. Screens stay on for a film too: this one is a dot that never changes, so it costs nothing.
function playFilm() {
  if (!film) {
    const canvas = Object.assign(document.createElement('canvas'), {width: 2, height: 2}), dot = canvas.getContext('2d');
    film = Object.assign(document.createElement('video'), {className: 'tvfilm', muted: true, playsInline: true, srcObject: canvas.captureStream()});
    document.body.append(film);
    dot.fillRect(0, 0, 2, 2);
  }
  film.play().catch(() => {});
}

// ---- at work

new MutationObserver(compose).observe(document.getElementById('app'), {subtree: true, childList: true, characterData: true, attributeFilter: ['class']});
addEventListener('resize', compose);
calm.addEventListener('change', compose);
setInterval(() => { page += 1; turnPages(); }, PAGE);

document.addEventListener('visibilitychange', stayAwake);
stayAwake();
if (location.hash === "#kiosk") addEventListener("keydown", (e) => e.key === "Escape" && window.close());  // a window of --kiosk
