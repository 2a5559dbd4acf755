// SHA-256 by hand: browsers have one of their own on secure pages only, and a table at home has none.
const bits = (root: number): number => Math.floor((root % 1) * 2 ** 32);
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !range(2, n).some((d) => n % d === 0));
const ROUNDS = PRIMES.map((prime) => bits(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => bits(Math.sqrt(prime)));

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a one, zeros, and its length in bits: whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const block = new DataView(new ArrayBuffer(64 * Math.ceil((message.length + 9) / 64)));
  message.forEach((byte, i) => block.setUint8(i, byte));
  block.setUint8(message.length, 0x80);
  block.setUint32(block.byteLength - 4, 8 * message.length);
  return block;
}

function mixed(hash: number[], block: DataView, at: number): number[] {
  const words = range(0, 16).map((i) => block.getInt32(at + 4 * i));
  for (let i = 16; i < 64; i++) {
    const [old, late] = [words[i - 15]!, words[i - 2]!];
    const s0 = turned(old, 7) ^ turned(old, 18) ^ (old >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((words[i - 16]! + s0 + words[i - 7]! + s1) | 0);
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + hash[i]!) | 0);
}

/** SHA-256 of a text, in hex. */
export function sha256(text: string): string {
  const block = padded(new TextEncoder().encode(text));
  let hash = START;
  for (let at = 0; at < block.byteLength; at += 64) hash = mixed(hash, block, at);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
