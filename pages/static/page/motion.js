// What moves when the table changes, beside what the stylesheet moves by itself. Nothing here can be tapped, and nothing waits for it.
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const FLIGHT = 300;  // milliseconds

// Penalties fly from the sheet to the crown and the cup, behind which everybody's are counted.
function fly(strokes) {
  const home = document.querySelector(".bar .gauges")?.getBoundingClientRect();
  if (!home || calm.matches) return;
  strokes.forEach(({ left, top, width, height }, i) => {
    const stroke = document.body.appendChild(Object.assign(document.createElement("i"), { className: "flying" }));
    Object.assign(stroke.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    const away = `translate(${home.x + home.width / 2 - left}px, ${home.y + home.height / 2 - top}px) scale(.4) skewX(-9deg)`;
    const way = [{ transform: "skewX(-9deg)" }, { transform: away, opacity: 0.2 }];
    stroke.animate(way, { duration: FLIGHT, delay: Math.min(20 * i, 100), easing: "cubic-bezier(.5, 0, .4, 1)" }).finished.finally(() => stroke.remove());
  });
}

// The strokes on the sheet, as long as it is open: when it has been passed on, they are known by where they were.
let owed = [];

function watchPenalties() {
  const open = document.querySelector(".deed:not(.hidden)");
  if (!open && owed.length) fly(owed);
  owed = open ? [...open.querySelectorAll(".tally i:not(.off)")].map((stroke) => stroke.getBoundingClientRect()).filter((r) => r.height).slice(0, 12) : [];
}

// Crown and cup light up when they grow.
const gauges = {};

function watchGauges() {
  for (const gauge of document.querySelectorAll(".bar .gauge, .tvgauges .gauge")) {
    const kind = gauge.classList.contains("crown") ? "crown" : "cup", now = parseInt(gauge.textContent, 10);
    if (now > gauges[kind]) gauge.animate([{ transform: "none" }, { transform: "scale(1.35)", color: "var(--focus)" }, { transform: "none" }], { duration: calm.matches ? 1 : 400 });
    gauges[kind] = now;
  }
}
