// Somebody is at the address of a table where this device has no seat: on to where they can see or join it.
import { get } from "./api";
import { go, marked } from "./route.svelte";

/** By the code that the address carries, else to how it went, if it is over; where there is neither, nothing happens. */
export async function guide(table: string): Promise<void> {
  const code = marked("code");
  if (code) return go(`/join/${encodeURIComponent(code)}`, true);
  await get(`/api/records/${encodeURIComponent(table)}/ending`).then(
    () => go(`/game/${table}`, true),
    () => undefined,
  );
}
