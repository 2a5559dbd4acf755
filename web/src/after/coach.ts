// What the coach finds: a first look, then all of it; everybody's chance at each line; the moments worth seeing again.
import { get } from "$/cafe/api";
import type { Analysis, AnalysisStep, Progress } from "$/messages";

const PAUSE = 1000; // milliseconds between two questions

/** The analysis of a game; until it is made, `progress` hears how far it is, and of a first look at it, once. Nothing when
 * nobody waits for it any more. */
export async function analysisOf(
  id: string,
  progress: (done: number, sketch?: Analysis) => void,
  signal: AbortSignal,
): Promise<Analysis | undefined> {
  let seen = 0;
  while (!signal.aborted) {
    const said = await get<Analysis | Progress>(`/api/records/${encodeURIComponent(id)}/analysis?seen=${seen}`);
    if (!("progress" in said)) return said;
    if (!signal.aborted) progress(said.progress, said.sketch ?? undefined);
    if (said.sketch) seen = 1;
    await new Promise((wake) => setTimeout(wake, PAUSE));
  }
  return undefined;
}

/** Everybody's chance to win: by line, the start being line 0, then by seat. */
export const chances = (analysis: Analysis): number[][] => [analysis.start, ...analysis.steps.map((step) => step.after)];

/** Half a 95% interval of a figure with a standard error. */
export const margin = (analysis: Analysis, error: number): number => analysis.judge.interval * error;

/** Half a 95% interval of everybody's chance to win, by line and seat as `chances`. */
export const margins = (analysis: Analysis): number[][] =>
  [analysis.start_errors, ...analysis.steps.map((step) => step.after_errors)].map((errors) =>
    errors.map((error) => margin(analysis, error)),
  );

/** A line, and what it did to the seat it mattered to most. */
export interface Moment {
  step: AnalysisStep;
  seat: number;
  before: number;
  after: number;
}

/** The turning points, in the order of the game. */
export const turns = (analysis: Analysis): Moment[] =>
  analysis.turning_points.map(({ line, seat, before, after }) => ({ step: analysis.steps[line - 1]!, seat, before, after }));

/** What a decision was worth to who made it, and what the better one would have been. */
export function worth({ seat, after, cost, chance }: AnalysisStep): { made: number; better: number } {
  const made = chance ?? after[seat ?? 0] ?? 0;
  return { made, better: Math.min(1, made + (cost ?? 0)) };
}

const shown = (chance: number): number => Math.round(100 * chance);

/** Whether a decision counts as a mistake, and one can see it: 48% instead of 48% is none. */
export function isSlip(step: AnalysisStep): boolean {
  const { made, better } = worth(step);
  return step.grade !== null && step.seat !== null && shown(made) < shown(better);
}

/** The decisions that count as mistakes. */
const slips = (analysis: Analysis): Moment[] =>
  analysis.steps.filter(isSlip).map((step) => {
    const { made, better } = worth(step);
    return { step, seat: step.seat!, before: better, after: made };
  });

/** The few that moved most, in the order of the game; of two lines in a row, one. */
export function moments(analysis: Analysis, most = 3): Moment[] {
  const weight = ({ step, before, after }: Moment) => Math.max(Math.abs(after - before), step.grade ? (step.cost ?? 0) : 0);
  const chosen: Moment[] = [];
  const swings = turns(analysis).filter(({ step }) => !step.grade); // of a slip, it matters what it did to whoever made it
  for (const moment of [...swings, ...slips(analysis)].sort((a, b) => weight(b) - weight(a))) {
    const near = chosen.some((other) => Math.abs(other.step.line - moment.step.line) < 2);
    if (!near && chosen.length < most) chosen.push(moment);
  }
  return chosen.sort((a, b) => a.step.line - b.step.line);
}
