// Whoever has lost the server finds it again. NiceGUI waits longer and longer between its tries, and reloads the page after a silent one, server or not:
// then a screen would stay empty.
const script = document.currentScript.src, house = document.querySelector("meta[name=house]").content;
const popup = document.getElementById("popup");  // the latter tells whether the server is heard
popup.role = "status";
let search, heard = 0;

function look() {
  window.socket.io.reconnectionDelayMax(500).timeout(false);
  search ??= setInterval(async () => {
    const answer = await fetch(script, { cache: "no-store", signal: AbortSignal.timeout(900) }).catch(() => null);
    heard = !answer ? 0 : answer.headers.get("X-House") === house ? heard + 1 : 4;  // a server that has been started anew does not know this page
    if (heard >= 4 && search) location.reload();  // by then the socket would be back, if it could
  }, 500);
}

function found() {
  clearInterval(search);
  search = undefined;
  heard = 0;
}

new MutationObserver(() => (popup.ariaHidden === "false" ? look : found)()).observe(popup, { attributeFilter: ["aria-hidden"] });
