// What somebody at this device has done once needs no explaining any more: data-lesson says what is explained.
const learnt = new Set(recall("learnt")?.split(" "));

function teach() {
  for (const lesson of document.querySelectorAll("[data-lesson]")) lesson.hidden = learnt.has(lesson.dataset.lesson);
}

document.addEventListener("click", (e) => {
  const lesson = document.querySelector("[data-lesson]")?.dataset.lesson;
  if (!lesson || !e.target.closest(".bet [data-do]:not([aria-disabled=true])")) return;
  learnt.add(lesson);
  keep("learnt", [...learnt].join(" "));
}, { capture: true });
