// Press to shake: who holds the button that throws dice shakes them, and throws by letting go. A tap throws at once.
import type { Attachment } from "svelte/attachments";

const HOLD = 180; // milliseconds; what is shorter is a tap

/** Tell whether the dice are shaken; letting go on the button throws, anywhere else puts them back. */
export function shaken(shake: (is: boolean) => void, press: () => void): Attachment<HTMLElement> {
  return (button) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let pressed = false; // a click that follows was a press already

    function hold(event: PointerEvent | KeyboardEvent) {
      pressed = false;
      const key = event instanceof KeyboardEvent;
      if (key ? event.key !== " " || event.repeat : event.button !== 0) return;
      timer = setTimeout(() => {
        held = true;
        if (!key) button.setPointerCapture(event.pointerId);
        shake(true);
      }, HOLD);
    }

    function rest(): boolean {
      clearTimeout(timer);
      const was = held;
      if (held) shake(false);
      held = false;
      return was;
    }

    function letGo(event: PointerEvent) {
      if (!rest()) return;
      pressed = true;
      if (button.contains(document.elementFromPoint(event.clientX, event.clientY))) press();
    }

    function click(event: Event) {
      rest();
      if (pressed) event.stopImmediatePropagation();
      pressed = false;
    }

    const stay = (event: Event) => event.preventDefault(); // a long press opens no menu
    const heard: [string, (event: never) => void, boolean?][] = [
      ["pointerdown", hold],
      ["pointerup", letGo],
      ["pointercancel", rest],
      ["keydown", hold],
      ["keyup", rest],
      ["blur", rest],
      ["contextmenu", stay],
      ["click", click, true],
    ];
    for (const [name, hear, capture] of heard) button.addEventListener(name, hear as EventListener, capture);
    return () => {
      rest();
      for (const [name, hear, capture] of heard) button.removeEventListener(name, hear as EventListener, capture);
    };
  };
}
