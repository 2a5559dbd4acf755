// Dragging: a thing is taken to a place with `data-drop`. What is dragged is a button, so that
// taps and keys do the same; it is the button itself that is made draggable, not what is around it.
import type { Attachment } from "svelte/attachments";

const FAR = 8; // pixels that make a drag of a tap

/** Let an element be dragged; `dropped` is told the `data-drop` of where it was let go. */
export function drag(dropped: (where: string) => void, enabled = true): Attachment<HTMLElement> {
  return (element) => {
    if (!enabled) return;
    element.style.touchAction = "none";
    let from: { x: number; y: number } | undefined;
    let dragged = false;

    const place = (event: PointerEvent) =>
      document
        .elementsFromPoint(event.clientX, event.clientY)
        .find((one) => one !== element && !element.contains(one) && one.closest("[data-drop]"))
        ?.closest<HTMLElement>("[data-drop]");

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId); // a quick hand is out of the element before the first move is told
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragged && Math.hypot(x, y) < FAR) return;
      dragged = true;
      element.style.translate = `${x}px ${y}px`;
      element.style.zIndex = "30";
      for (const old of document.querySelectorAll("[data-over]")) old.removeAttribute("data-over");
      place(event)?.setAttribute("data-over", "");
    };
    const up = (event: PointerEvent) => {
      const where = dragged ? place(event)?.dataset.drop : undefined;
      from = undefined;
      element.style.translate = element.style.zIndex = "";
      for (const old of document.querySelectorAll("[data-over]")) old.removeAttribute("data-over");
      if (where !== undefined) dropped(where);
      if (dragged) setTimeout(() => (dragged = false)); // after the click that follows
    };
    const click = (event: MouseEvent) => {
      if (dragged) event.stopImmediatePropagation();
    };
    const cancel = () => {
      dragged = false;
      from = undefined;
      element.style.translate = element.style.zIndex = "";
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", cancel, { signal });
    element.addEventListener("click", click, { signal, capture: true });
    return () => {
      stop.abort();
      cancel();
      element.style.touchAction = "";
    };
  };
}
