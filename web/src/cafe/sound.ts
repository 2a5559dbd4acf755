// Sounds, made on the spot: a soft clack for dice, a paper tick for cards, a small bell for your turn.
import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

function tone(frequency: number, seconds: number, loudness: number, type: OscillatorType, after = 0): void {
  if (!context) return;
  const start = context.currentTime + after;
  const wave = new OscillatorNode(context, { frequency, type });
  const volume = new GainNode(context, { gain: loudness });
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  wave.connect(volume).connect(context.destination);
  wave.start(start);
  wave.stop(start + seconds);
}

const sounds = {
  clack: () => [0, 0.06, 0.13].forEach((after) => tone(170 + 60 * Math.random(), 0.07, 0.12, "triangle", after)),
  tick: () => tone(1100, 0.03, 0.04, "square"),
  bell: () => [880, 1320].forEach((frequency, i) => tone(frequency, 0.5, 0.05, "sine", i * 0.09)),
};

/** Let something be heard, where sound is on and the page was touched already. */
export function sound(name: keyof typeof sounds): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  sounds[name]();
}
