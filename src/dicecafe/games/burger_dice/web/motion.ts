import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { lasting } from "$/cafe/settings.svelte";

/** An element comes from where something else is, or was. */
export function coming(
  node: Element,
  { from, lasts = 240 }: { from: () => DOMRect | undefined; lasts?: number },
): TransitionConfig {
  const duration = lasting(lasts);
  const start = from();
  if (!duration || !start) return { duration: 0 };
  const end = node.getBoundingClientRect();
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  const smaller = 1 - start.width / end.width;
  return {
    duration,
    easing: cubicOut,
    css: (_, far) => `transform: translate(${x * far}px, ${y * far}px) scale(${1 - smaller * far})`,
  };
}
