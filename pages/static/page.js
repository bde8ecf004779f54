// Every page: «Ваш ход» rings when the table begins to wait for the player of this phone, which the page says in data-ring (another number is another
// question); and whoever has lost the server finds it again.
(() => {
  const html = document.documentElement;
  let audio, rung = "";

  // What this device wants, kept in its browser: a button with data-set="four" turns a wish on or off, one with data-set="back-rings" chooses.
  const wishes = { sound: "on", four: "off", back: "halves" };
  const wish = (name) => localStorage.getItem(name) ?? wishes[name];

  function show() {
    for (const name in wishes) html.dataset[name] = wish(name);
    for (const button of document.querySelectorAll("[data-set]")) {
      const [name, value] = button.dataset.set.split("-");
      button.ariaChecked = wish(name) === (value ?? "on");
    }
  }

  // No browser lets a page sound or shake before somebody has touched it.
  addEventListener("pointerdown", () => {
    audio ??= window.AudioContext && new AudioContext();
    audio?.resume();
  }, { capture: true });

  function ring() {
    if (wish("sound") === "off") return;
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
    show();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-ring"] });

  document.addEventListener("click", (e) => {
    const button = e.target.closest("[data-set]");
    if (!button) return;
    const [name, value] = button.dataset.set.split("-");
    localStorage.setItem(name, value ?? (wish(name) === "on" ? "off" : "on"));
    show();
    if (name === "sound") ring();
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
