// «Сохранить картинкой»: the server draws the poster as SVG, and the phone makes a PNG of it. A phone that cannot paint is led to the drawing.
const FINE = 2;  // pixels for each of its units

addEventListener("click", async (e) => {
  const link = e.target.closest?.("a[data-picture]");
  if (!link) return;
  e.preventDefault();
  if (link.ariaBusy === "true") return;
  link.ariaBusy = "true";
  const answer = await fetch(link.href).catch(() => null);  // without a connection the table stays on the screen, which says so by itself
  try {
    if (answer?.ok) await handOver(new File([await painted(await answer.text())], link.dataset.picture, { type: "image/png" }));
  } catch {
    location.assign(link.href);
  } finally {
    link.ariaBusy = "false";
  }
});

async function painted(text) {
  const image = new Image(), drawing = new XMLSerializer().serializeToString(fitted(text));
  await new Promise((done, fail) => Object.assign(image, { onload: done, onerror: fail, src: `data:image/svg+xml,${encodeURIComponent(drawing)}` }));
  const canvas = Object.assign(document.createElement("canvas"), { width: FINE * image.width, height: FINE * image.height });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((png) => png ? done(png) : fail(new Error("no picture")), "image/png"));
}

// The server has guessed how wide the letters of this device are. What is too long after all is drawn together.
function fitted(text) {
  const svg = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  svg.style.cssText = "position: fixed; visibility: hidden";
  document.body.append(svg);
  for (const line of svg.querySelectorAll("[data-room]")) {
    if (line.getComputedTextLength() <= Number(line.dataset.room)) continue;
    line.setAttribute("textLength", line.dataset.room);
    line.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
  svg.remove();
  svg.removeAttribute("style");
  return svg;
}

// To other programs of the phone where a page may do that (not over plain http), else among its downloads.
async function handOver(file) {
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    const failed = await navigator.share({ files: [file] }).catch((why) => why);
    if (!failed || failed.name === "AbortError") return;
  }
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
