// A camper's looks, made of a few parts: the same name always looks the same.

export interface Looks {
  ground: string;
  skin: string;
  hair: string;
  shirt: string;
  style: number;
  hat: number;
  eyes: number;
  mouth: number;
  glasses: number;
  freckles: boolean;
}

const GROUNDS = ["#ffd9a8", "#bfe3f7", "#cfeec6", "#f9c9d8", "#ded0fa", "#ffe89b", "#b9ece0"];
const SKINS = ["#ffdcc2", "#f6c39c", "#e2a273", "#c07f52", "#96593a", "#6d3f2a"];
const HAIRS = ["#2a1a14", "#5a331f", "#8f5426", "#c9812f", "#e8b64c", "#a83a26", "#3d3350"];
const SHIRTS = ["#d9405f", "#2f8fc4", "#3a9a5f", "#e58a1f", "#7a57c9", "#28908f", "#c2487f"];

const STYLES = 7;
const HATS = 5;

/** A stream of small numbers from a name (FNV-1a, stirred on). */
function numbers(name: string): (below: number) => number {
  let seed = [...name].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16777619), 2166136261);
  return (below) => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519) ^ 0x9e3779b9;
    return ((seed >>> 8) & 0xffff) % below;
  };
}

export function looksOf(name: string): Looks {
  const pick = numbers(name);
  const of = (colours: string[]) => colours[pick(colours.length)]!;
  return {
    ground: of(GROUNDS),
    skin: of(SKINS),
    hair: of(HAIRS),
    shirt: of(SHIRTS),
    style: pick(STYLES),
    hat: Math.max(0, pick(HATS + 5) - 4), // half of them go bareheaded
    eyes: pick(3),
    mouth: pick(4),
    glasses: Math.max(0, pick(6) - 3),
    freckles: pick(3) === 0,
  };
}
