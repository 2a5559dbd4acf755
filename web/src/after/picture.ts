// A picture of a game to send around: title, result and curve, in the colours of the cafe by day.
import type { Analysis, Replay } from "$/messages";
import { headline } from "$/cafe/seats";
import { t } from "$/words/index.svelte";
import { chances } from "./coach";
import { apart, DASHES, path, short, x, y, type Frame } from "./curve";
import { placed, winnersOf } from "./game";
import { percent } from "./percent";

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 56];
const [PAGE, CARD, INK, QUIET, LINE] = ["#fff6ec", "#ffffff", "#3a1f18", "#7a5c50", "#ecd9c8"];
const SEATS = ["#b5306a", "#1d6fa5", "#1a7957", "#96570a", "#6a4bb0", "#54606b"];
const SPLIT = 470; // where the result ends and the curve begins
const display = (size: number) => `600 ${size}px "Fraunces Variable", Georgia, serif`;
const body = (size: number, weight = 700) => `${weight} ${size}px "Nunito Variable", system-ui, sans-serif`;

type Pen = CanvasRenderingContext2D;

function write(pen: Pen, text: string, left: number, top: number, font: string, colour: string, align: CanvasTextAlign = "left") {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, left, top);
}

/** As large as fits. */
function fitting(pen: Pen, text: string, size: number, width: number): string {
  let fits = size;
  do pen.font = display(fits--);
  while (pen.measureText(text).width > width && fits > 20);
  return pen.font;
}

function drawResult(pen: Pen, replay: Replay, right: number): void {
  const width = right - EDGE;
  const winners = winnersOf(replay.result);
  const result = headline(winners, replay.seats);
  write(pen, t("cafe"), EDGE, 84, body(24), QUIET);
  write(pen, replay.info.title, EDGE, 150, fitting(pen, replay.info.title, 60, width), INK);
  write(pen, result, EDGE, 212, fitting(pen, result, 38, width), winners.length === 1 ? SEATS[winners[0]! % 6]! : INK);
  const rows = placed(replay.places, replay.steps.at(-1)?.points ?? []);
  rows.forEach(({ seat, place, points }, row) => {
    const top = 290 + row * 54;
    write(pen, t("place-number", { n: place }), EDGE, top, body(28), QUIET);
    write(pen, short(replay.seats[seat]?.name ?? "", 18), EDGE + 46, top, body(30), SEATS[seat % 6]!);
    write(pen, String(points), right, top, display(34), INK, "right");
  });
}

function drawCurve(pen: Pen, replay: Replay, analysis: Analysis): void {
  const by_line = chances(analysis);
  const frame: Frame = { left: SPLIT + 100, top: 140, width: 400, height: 376, lines: by_line.length - 1 };
  pen.fillStyle = CARD;
  pen.beginPath();
  pen.roundRect(SPLIT, EDGE, WIDTH - SPLIT - EDGE, HEIGHT - 2 * EDGE, 28);
  pen.fill();
  write(pen, t("win-chance"), SPLIT + 28, 102, body(22), QUIET);
  for (const chance of [0, 0.5, 1]) {
    pen.strokeStyle = LINE;
    pen.lineWidth = 2;
    pen.stroke(new Path2D(`M${frame.left} ${y(frame, chance)}H${frame.left + frame.width}`));
    write(pen, percent(chance), frame.left - 12, y(frame, chance) + 7, body(20, 600), QUIET, "right");
  }
  const seats = replay.seats.map((_, seat) => by_line.map((chance) => chance[seat]!));
  const ends = seats.map((one) => y(frame, one.at(-1)!));
  const labels = apart(ends, 28, y(frame, 0));
  seats.forEach((one, seat) => {
    pen.strokeStyle = SEATS[seat % 6]!;
    pen.lineWidth = 4;
    pen.lineJoin = "round";
    pen.setLineDash(DASHES[seat % 6]!.map((dash) => dash * 1.7));
    pen.stroke(new Path2D(path(frame, one)));
    pen.setLineDash([]);
    write(
      pen,
      short(replay.seats[seat]?.name ?? "", 10),
      x(frame, frame.lines) + 14,
      labels[seat]! + 7,
      body(22),
      SEATS[seat % 6]!,
    );
  });
}

/** The picture as a file, in the language of the page; without an analysis it has no curve. */
export async function picture(replay: Replay, analysis: Analysis | undefined): Promise<Blob> {
  await Promise.all([document.fonts.load(display(40)), document.fonts.load(body(24))]);
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.fillStyle = PAGE;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawResult(pen, replay, analysis ? SPLIT - 40 : WIDTH - EDGE);
  if (analysis) drawCurve(pen, replay, analysis);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}
