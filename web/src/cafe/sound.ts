// What is heard and felt at a table: samples, loaded when the first of them is to be heard, and short buzzes where the device has them.
// How they are made: tools/sounds.py.
import { settings } from "./settings.svelte";

const files = import.meta.glob<string>("../sounds/*.mp3", { eager: true, query: "?url", import: "default" });
const named = (name: string): string[] => Object.keys(files).filter((file) => file.includes(`/${name}`));

/** What there is to hear: dice that land or are shaken, something put down, a moment of the game, one's turn, a win. */
export type Sound = "land" | "shake" | "place" | "score" | "bust" | "steal" | "turn" | "win";

const LOUDNESS: Record<Sound, number> = {
  land: 0.5,
  shake: 0.35,
  place: 0.3,
  score: 0.4,
  bust: 0.5,
  steal: 0.4,
  turn: 0.25,
  win: 0.5,
};
/** milliseconds to buzz and to rest, in turns */
const BUZZES: Partial<Record<Sound, number[]>> = {
  land: [12],
  shake: [10, 70, 14, 70, 10, 70, 14, 70],
  bust: [40, 50, 80],
  score: [15, 40, 15],
  steal: [25],
  turn: [20],
  win: [30, 50, 30, 50, 80],
};
const APART = 30; // milliseconds between two of a kind, or dice that land together are one bang

let context: AudioContext | undefined;
const samples = new Map<string, Promise<AudioBuffer>>();
const heard = new Map<Sound, number>();

/** Whether this device can buzz. */
export const canBuzz = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

async function sample(file: string): Promise<AudioBuffer> {
  const answer = await fetch(files[file]!);
  return context!.decodeAudioData(await answer.arrayBuffer());
}

async function play(name: Sound, loop: boolean): Promise<AudioBufferSourceNode | undefined> {
  context ??= new AudioContext();
  const choice = named(name);
  const file = choice[Math.floor(Math.random() * choice.length)]!;
  if (!samples.has(file)) samples.set(file, sample(file));
  try {
    const buffer = await samples.get(file)!;
    const source = new AudioBufferSourceNode(context, { buffer, loop, playbackRate: loop ? 1 : 0.95 + 0.1 * Math.random() });
    source.connect(new GainNode(context, { gain: LOUDNESS[name] })).connect(context.destination);
    source.start();
    return source;
  } catch {
    samples.delete(file); // away for now; a table is played in silence as well
    return undefined;
  }
}

/** Let something be heard and felt, where that is on and the page was touched already. */
export function sound(name: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const now = performance.now();
  if (now - (heard.get(name) ?? -APART) < APART) return;
  heard.set(name, now);
  if (settings.haptics && canBuzz()) navigator.vibrate(BUZZES[name] ?? []);
  if (settings.sound) void play(name, false);
}

/** Shake the dice, until what is returned is called. */
export function shaking(): () => void {
  const buzz = () => settings.haptics && canBuzz() && navigator.vibrate(BUZZES.shake!);
  const timer = setInterval(buzz, 330);
  buzz();
  const source = settings.sound ? play("shake", true) : undefined;
  return () => {
    clearInterval(timer);
    if (settings.haptics && canBuzz()) navigator.vibrate(0);
    void source?.then((one) => one?.stop());
  };
}
