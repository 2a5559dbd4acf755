// Shortcuts: single keys that act wherever the focus is.
import { settings } from "$/cafe/settings.svelte";

/** The key that was pressed as a shortcut; nothing where it is typed into a field, held, or where single keys are turned off. */
export function shortcut(event: KeyboardEvent): string {
  const elsewhere =
    document.querySelector("dialog[open], [aria-modal]") ?? (event.target as Element).closest("input, select, textarea");
  if (elsewhere || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return "";
  return event.key.length === 1 && !settings.keys ? "" : event.key;
}
