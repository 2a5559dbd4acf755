// Where bubbles go: never over their thing, never off the page, and out of the way of what one needs.
import { expect, test } from "vitest";
import { beside, shared, type Box } from "$/parts/beside";

const PHONE: Box = { left: 0, top: 0, right: 320, bottom: 640 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("a bubble lies beside its thing and on the page, wherever the thing is", () => {
  for (let left = 0; left <= 280; left += 35)
    for (let top = 0; top <= 600; top += 50) {
      const thing = box(left, top, 40, 40);
      const place = beside(thing, 220, 120, PHONE)!;
      const bubble = box(place.left, place.top, 220, 120);
      expect(shared(bubble, thing)).toBe(0);
      expect(bubble.left >= 0 && bubble.top >= 0 && bubble.right <= 320 && bubble.bottom <= 640).toBe(true);
    }
});

test("it stays off what is needed, as long as there is another side", () => {
  const thing = box(140, 300, 40, 40);
  const above = { box: box(0, 0, 320, 290), weight: 1 };
  expect(beside(thing, 220, 120, PHONE, [above])?.side).toBe("below");
  const below = { box: box(0, 350, 320, 290), weight: 1000 };
  expect(beside(thing, 220, 120, PHONE, [above, below])?.side).toBe("above");
});

test("the arrow is at the thing, and not at a corner", () => {
  const place = beside(box(0, 300, 20, 20), 220, 120, PHONE)!;
  expect(place.arrow).toBe(20);
  expect(beside(box(150, 300, 20, 20), 220, 120, PHONE)!.arrow).toBe(110);
});

test("a thing that fills the page has no place beside it", () => {
  expect(beside(PHONE, 220, 120, PHONE)).toBeUndefined();
});
