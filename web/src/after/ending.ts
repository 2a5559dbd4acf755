// How a game came out: where its points came from, and its best turn.
import { get } from "$/cafe/api";
import type { Ending } from "$/messages";

/** Asked for once; nothing where the cafe does not say, since all else can be told without it. */
export const endingOf = (id: string): Promise<Ending | undefined> =>
  get<Ending>(`/api/records/${encodeURIComponent(id)}/ending`).catch(() => undefined);

/** The address of a game at one of its moves. */
export const addressOf = (id: string, move?: number): string => `/game/${id}${move === undefined ? "" : `?move=${move}`}`;

/** The move that an address names; none where it names none. */
export function moveOf(search: string): number | undefined {
  const named = new URLSearchParams(search).get("move");
  return named && /^\d{1,6}$/.test(named) ? Number(named) : undefined;
}
