// How things came about: where each new die came from, read from what was just told.
import type { Attachment } from "svelte/attachments";
import { lasting } from "$/cafe/settings.svelte";
import type { TableEvent } from "$/messages";
import { isOwn, PLACES, SLOTS } from "./truck";

/** Something that came: with which event, and from where on the board; from nowhere, it was rolled or changed. */
export interface Arrival {
  n: number;
  from?: string;
}

/** What is new by where it is now: dice on `b2`, on `0 x2`; a card on `m1`; an animal `0 served`. What is put comes from the `hand`'s spot. */
export function arrivals(fresh: TableEvent[], hand = ""): Map<string, Arrival> {
  const found = new Map<string, Arrival>();
  let source = hand;
  for (const { n, line, tell } of fresh) {
    const [who = "", what, where = ""] = line?.split(" ") ?? [];
    if (what === "fill") found.set(where, { n });
    else if (what === "take") source = where;
    else if (what === "put") {
      found.set(`${who} ${tell?.[1].at}`, { n, from: source });
      if (where.startsWith("m")) found.set(where.slice(0, 2), { n, from: "next" });
    } else if (what === "melt") for (const place of PLACES) for (const i of SLOTS) found.set(`${who} ${place}${i + 1}`, { n });
    else if (what === "serve") found.set(`${who} served`, { n, from: `${where}2` });
    else if (what === "sprinkle") found.set(isOwn(where) ? `${who} ${where}` : where, { n });
  }
  return found;
}

/** Let something come from where it was; a die that only changed sinks into place. */
export function comes(arrival: Arrival | undefined): Attachment<HTMLElement> {
  return (element) => {
    const duration = lasting(240);
    if (!arrival || !duration) return;
    const start = document.querySelector(`[data-at="${arrival.from}"]`)?.getBoundingClientRect();
    const end = element.getBoundingClientRect();
    const translate = start ? `${across(start, end)}px ${start.y + start.height / 2 - end.y - end.height / 2}px` : "0 -20%";
    const flight = element.animate(
      [
        { translate, zIndex: 5 },
        { translate: "0 0", zIndex: 5 },
      ],
      { duration, easing: "ease-out" },
    );
    return () => flight.cancel();
  };
}

/** From middle to middle; what is wider than its origin comes from the left of it, so as not to widen the page. */
const across = (start: DOMRect, end: DOMRect): number =>
  end.width > start.width ? start.right - end.right : start.x + start.width / 2 - end.x - end.width / 2;

/** Arrow keys go from button to button of a grid with so many columns. */
export function arrows(columns: number): Attachment<HTMLElement> {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  return (grid) => {
    const press = (event: KeyboardEvent) => {
      const buttons = [...grid.querySelectorAll("button")];
      const next = buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + (steps[event.key] ?? NaN)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    grid.addEventListener("keydown", press);
    return () => grid.removeEventListener("keydown", press);
  };
}
