// Confetti: paper in the players' colours, thrown once from both sides; nothing where nothing shall move.
import { lasting } from "$/cafe/settings.svelte";

interface Scrap {
  x: number;
  y: number;
  dx: number;
  dy: number;
  turn: number;
  size: number;
  colour: string;
}

const COUNT = 110;
const LASTS = 3200; // milliseconds, at normal speed
const FALL = 0.0011; // pixels per millisecond, each millisecond
const DRAG = 0.0012;

/** Throw it over a canvas that covers the page; how to clear it away. */
export function confetti(canvas: HTMLCanvasElement, colours: string[]): () => void {
  const lasts = lasting(LASTS);
  const pen = lasts ? canvas.getContext("2d") : null;
  if (!pen) return () => undefined;
  const [width, height] = [(canvas.width = innerWidth), (canvas.height = innerHeight)];
  const scraps = Array.from({ length: COUNT }, (_, i): Scrap => {
    const left = i % 2 === 0;
    const speed = (0.5 + Math.random()) * Math.sqrt(height) * 0.034;
    const lean = (0.15 + 0.5 * Math.random()) * (left ? 1 : -1);
    const [x, y, size] = [left ? -8 : width + 8, height * (0.35 + 0.3 * Math.random()), 6 + 6 * Math.random()];
    return { x, y, dx: lean * speed, dy: -speed, turn: 6 * Math.random(), size, colour: colours[i % colours.length]! };
  });
  let [last, start, frame] = [0, 0, 0];

  function draw(now: number) {
    start ||= now;
    const step = Math.min(50, last ? now - last : 0);
    last = now;
    pen!.clearRect(0, 0, width, height);
    pen!.globalAlpha = Math.min(1, Math.max(0, (3 * (start + lasts - now)) / lasts));
    for (const scrap of scraps) {
      scrap.dx *= 1 - DRAG * step;
      scrap.dy += FALL * step - scrap.dy * DRAG * step;
      scrap.x += scrap.dx * step;
      scrap.y += scrap.dy * step;
      scrap.turn += 0.008 * step;
      pen!.setTransform(
        Math.cos(scrap.turn),
        Math.sin(scrap.turn),
        -Math.sin(scrap.turn),
        Math.cos(scrap.turn),
        scrap.x,
        scrap.y,
      );
      pen!.fillStyle = scrap.colour;
      pen!.fillRect(-scrap.size / 2, -scrap.size / 4, scrap.size, (scrap.size / 2) * Math.abs(Math.cos(2.3 * scrap.turn)));
      pen!.resetTransform();
    }
    if (now - start < lasts) frame = requestAnimationFrame(draw);
    else pen!.clearRect(0, 0, width, height);
  }
  frame = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(frame);
}
