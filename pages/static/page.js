// Every page: «Ваш ход» rings when the table begins to wait for the player of this phone, which the page says in data-ring (another number is another
// question); and whoever has lost the server finds it again.
(() => {
  const html = document.documentElement;
  const on = () => localStorage.getItem("sound") !== "off";
  const show = () => (html.dataset.sound = on() ? "on" : "off");
  let audio, rung = "";

  // No browser lets a page sound or shake before somebody has touched it.
  addEventListener("pointerdown", () => {
    audio ??= window.AudioContext && new AudioContext();
    audio?.resume();
  }, { capture: true });

  function ring() {
    if (!on()) return;
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([90, 60, 160]);
    if (audio?.state !== "running") return;
    [[0, 523.25], [0.14, 783.99]].forEach(([after, pitch]) => {
      const at = audio.currentTime + after, tone = audio.createOscillator(), loud = audio.createGain();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0.0001, at);
      loud.gain.exponentialRampToValueAtTime(0.3, at + 0.015);
      loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.32);
      tone.connect(loud).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.34);
    });
  }

  // NiceGUI draws the page when it likes; its root is found again each time something changes there.
  new MutationObserver(() => {
    const now = document.querySelector("[data-ring]")?.dataset.ring ?? "";
    if (now && now !== rung) ring();
    rung = now;
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-ring"] });

  document.addEventListener("click", (e) => {
    if (!e.target.closest("[data-sound]:not(html)")) return;
    localStorage.setItem("sound", on() ? "off" : "on");
    show();
    ring();
  });
  show();

  // ---- coming back

  // NiceGUI waits longer and longer between its tries, and reloads the page after a silent one, server or not: then a screen would stay empty.
  const self = document.currentScript.src, popup = document.getElementById("popup");  // the latter tells whether the server is heard
  let search, heard = 0;

  function look() {
    window.socket.io.reconnectionDelayMax(500).timeout(false);
    search ??= setInterval(async () => {
      const answer = await fetch(self, { cache: "no-store", signal: AbortSignal.timeout(900) }).catch(() => null);
      heard = answer?.ok ? heard + 1 : 0;
      if (heard === 2 && search) location.reload();
    }, 500);
  }

  function found() {
    clearInterval(search);
    search = undefined;
    heard = 0;
  }

  new MutationObserver(() => (popup.ariaHidden === "false" ? look : found)()).observe(popup, { attributeFilter: ["aria-hidden"] });
})();
