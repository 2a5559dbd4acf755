// What a table sounds like: each step as it is shown.
import { untrack } from "svelte";
import type { Live } from "./live.svelte";
import { shaking, sound } from "./sound";

/** Let a table be heard, as long as the component lives that calls it. */
export function hearing(live: Live): void {
  const { stage } = live;
  let before: number | undefined; // whose turn it was

  $effect(() => {
    const events = stage.drawn?.events ?? [];
    if (!events.length || !stage.landed) return;
    const moment = stage.momentOf(events);
    const rolled = events.some(({ line }) => line?.startsWith("*"));
    if (moment) sound(moment);
    else if (!rolled) sound("place");
    else if (!stage.tumbled) sound("land"); // dice that tumble are heard one by one
  });
  $effect(() => {
    if (stage.shaking) return shaking();
  });
  $effect(() => {
    const turn = live.position?.turn ?? -1;
    if (turn < 0 || turn === before) return; // one's own dice are no new turn
    if (before !== undefined && untrack(() => live.you.includes(turn))) sound("turn");
    before = turn;
  });
}
