// What the page says of the table, beside what stands there to be read: data-ring and data-heard on its root, data-title on the top line.
let rung = "", told = "", tapped = -Infinity;

document.addEventListener("click", (e) => { if (e.target.closest("[data-do]")) tapped = e.timeStamp; }, { capture: true });

function follow() {
  const { ring = "", heard = "" } = document.querySelector("[data-asked]")?.dataset ?? {}, title = document.querySelector("[data-title]")?.dataset.title;
  if (heard && heard !== told && performance.now() - tapped < 5000) play(heard.split(" ")[1]);  // not ten phones at once: that of who bet
  if (ring && ring !== rung) play("turn");
  [rung, told] = [ring, heard];
  if (title && document.title !== title) document.title = title;
}

// What lies under a sheet or a question is not there for the keyboard, nor for a screen reader.
let lying = null;

function cover() {
  const asking = document.querySelector(".screen > .shade:not(.hidden)"), sheet = document.querySelector(".screen > .panel:not(.hidden)");
  for (const below of document.querySelectorAll(".screen > :is(.table, .ending)")) below.inert = Boolean(asking ?? sheet);
  if (sheet) sheet.inert = Boolean(asking);
  if (sheet !== lying && sheet) sheet.scrollTop = 0;
  lying = sheet;
}

// NiceGUI draws the page when it likes; its root is found again each time something changes there. What asks where things lie waits for the next frame:
// it lays the page out anyway, and a slow phone has time to answer in between.
let watching;

new MutationObserver(() => {
  follow();
  showWishes();
  cover();
  teach();
  watching ??= requestAnimationFrame(() => {
    watching = undefined;
    watchPenalties();
    watchGauges();
  });
}).observe(document, { subtree: true, childList: true, attributeFilter: ["data-ring", "data-heard", "data-title", "class"] });
showWishes();
