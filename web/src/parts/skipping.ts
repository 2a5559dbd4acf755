// Skipping: while steps are shown, a tap or a key goes to the present, and does nothing else.
import type { Stage } from "$/cafe/stage.svelte";
import { shortcut } from "./shortcut";

const STAYS = "dialog, a, input, select, textarea, button:not(main *)"; // what does its own work, and has nothing to do with steps
const MOVES_ON = new Set(["Tab", "Shift", "CapsLock", "Escape"]); // keys that go about the page

/** Listen for taps and keys that skip; returns how to stop. */
export function skipping(stage: Stage): () => void {
  let skipped = false; // by a press whose click is still to come

  function press(event: Event): void {
    skipped = stage.busy && !(event.target as Element).closest(STAYS);
    if (skipped) skip(event);
  }

  function click(event: Event): void {
    if (skipped) event.stopPropagation();
    skipped = false;
  }

  function key(event: KeyboardEvent): void {
    const pressed = shortcut(event);
    const works = (event.key === "Enter" || event.key === " ") && (event.target as Element).closest(STAYS);
    if (!stage.busy || !pressed || MOVES_ON.has(pressed) || works) return;
    event.preventDefault();
    skip(event);
  }

  function skip(event: Event): void {
    event.stopPropagation();
    stage.skip();
  }

  addEventListener("pointerdown", press, true);
  addEventListener("click", click, true);
  addEventListener("keydown", key, true);
  return () => {
    removeEventListener("pointerdown", press, true);
    removeEventListener("click", click, true);
    removeEventListener("keydown", key, true);
  };
}
