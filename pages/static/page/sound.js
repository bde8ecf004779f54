// Sounds, made of a few tones, and what goes with them in the hand. No browser lets a page sound or shake before somebody has touched it.
const TUNES = {  // [seconds from the beginning, hertz]
  turn: [[0, 523.25], [0.14, 783.99]],
  hit: [[0, 659.26], [0.07, 880], [0.14, 1318.51]],
  miss: [[0, 311.13], [0.13, 207.65]],
  joker: [[0, 523.25], [0.09, 659.26], [0.18, 783.99], [0.27, 1046.5]],
};
const SHAKES = { turn: [90, 60, 160], hit: [40], miss: [70, 50, 70], joker: [40, 40, 40, 40, 200] };  // milliseconds on, off, on …

let audio;

addEventListener("pointerdown", wake, { capture: true });
addEventListener("keydown", wake, { capture: true });

function wake() {
  audio ??= window.AudioContext && new AudioContext();
  audio?.resume();
}

function play(what) {
  if (wish("sound") === "off") return;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKES[what]);
  if (audio?.state !== "running") return;
  for (const [after, pitch] of TUNES[what]) {
    const at = audio.currentTime + after, tone = audio.createOscillator(), loud = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, at);
    loud.gain.exponentialRampToValueAtTime(0.3, at + 0.015);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.32);
    tone.connect(loud).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.34);
  }
}
