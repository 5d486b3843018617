// Soft sounds, generated on demand, and vibrations for achievements.

/** @typedef {{ notes: number[], pulses: number[] }} Signal notes: in Hz. pulses: in milliseconds */

/** The sound and the vibration of each event. @type {Record<string, Signal>} */
const SIGNALS = {
  tower: { notes: [392, 523.3], pulses: [25] },
  joined: { notes: [329.6, 392, 329.6], pulses: [15, 30, 15] },
  destroyed: { notes: [196, 146.8], pulses: [40] },
  win: { notes: [392, 493.9, 587.3], pulses: [25, 40, 25] },
  "first-win": { notes: [392, 493.9, 587.3, 784], pulses: [25, 40, 25, 40, 50] },
  "next-level": { notes: [440, 554.4, 659.3, 880], pulses: [25, 30, 25, 30, 25] },
};

const TICK = 880; // Hz

const LOUDNESS = 0.05;
const NOTE_INTERVAL = 0.12; // seconds from one note to the next
const NOTE_LENGTH = 0.35; // seconds until a note has faded
const IDLE = 2_000; // milliseconds after which the device can rest, as the last note has faded

/** @type {AudioContext | undefined} */
let context;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;

/** @param {CommandOf<"celebrate">} command */
export async function signal({ what, sound, vibration }) {
  // Browsers allow neither before the first press: sounds would be queued, and then play at once.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const { notes, pulses } = SIGNALS[what] ?? { notes: [], pulses: [] };
  if (vibration) navigator.vibrate?.(pulses);
  if (!sound) return;
  context ??= new AudioContext();
  const on = context;
  await on.resume();
  for (const [n, frequency] of notes.entries()) play(on, frequency, n * NOTE_INTERVAL);
  clearTimeout(resting);
  resting = setTimeout(() => on.suspend(), IDLE);
}

/** Plays the sound of a clock's last seconds. */
export async function tick() {
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  await context.resume();
  play(context, TICK, 0);
}

/**
 * @param {AudioContext} on
 * @param {number} frequency
 * @param {number} after in seconds
 */
function play(on, frequency, after) {
  const begins = on.currentTime + after;
  const tone = new OscillatorNode(on, { type: "triangle", frequency });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(LOUDNESS, begins + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + NOTE_LENGTH);
  tone.connect(volume).connect(on.destination);
  tone.start(begins);
  tone.stop(begins + NOTE_LENGTH);
}
