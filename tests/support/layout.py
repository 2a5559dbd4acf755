"""Where things are on a page: what covers a board, what is off the screen, and which words are broken in the middle."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SIZES = (
    (320, 640),
    (390, 844),
    (844, 390),
    (667, 375),
    (768, 1024),
    (1280, 800),
    (1366, 700),
    (1440, 900),
    (640, 400),  # 1280x800 at 200%
)
FRAMES = "async () => { for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame) }"

COVERED = """() => {
  const board = document.querySelector("main.board"), box = board.getBoundingClientRect(), found = [];
  const name = (one) => one.outerHTML.slice(0, 90);
  for (const one of document.querySelectorAll("header, .players, .below, .side, .talking, .bubble, button, a, input")) {
    if (board.contains(one) || one.contains(board) || !one.checkVisibility()) continue;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const across = Math.min(right, box.right) - Math.max(left, box.left);
    const down = Math.min(bottom, box.bottom) - Math.max(top, box.top);
    if (across > 1 && down > 1) found.push(`${name(one)} lies over the board by ${across} x ${down}`);
  }
  for (let x = 0.1; x < 1; x += 0.2)
    for (let y = 0.1; y < 1; y += 0.2) {
      const [left, top] = [box.left + x * box.width, box.top + y * box.height];
      const there = left < innerWidth && top < innerHeight && document.elementFromPoint(left, top);
      if (there && !board.contains(there)) found.push(`${name(there)} covers the board`);
    }
  return found;
}"""

BROKEN = """() => {
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode, parent = text.parentElement;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parent.closest("style, script, code, .unseen")) continue;
    for (const { 0: word, index } of text.data.matchAll(/[^\\s\\u00ad\\u2010-]+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const torn = boxes.some(({ top, height }) => top > boxes[0].top + height / 2);
      if (torn) found.push(`${word} in ${parent.outerHTML.slice(0, 90)}`);
    }
  }
  return found;
}"""

PLACE = """() => {
  const board = document.querySelector("main.board"), around = board.getBoundingClientRect();
  const within = [...board.children].map((one) => one.getBoundingClientRect()).sort((a, b) => b.height - a.height)[0];
  return [around.left, around.top, around.width, around.height, within.left, within.top];
}"""


OUT_OF_SIGHT = """parts => {
  const board = document.querySelector("main.board").getBoundingClientRect();
  return parts.filter((part) => {
    const all = [...document.querySelectorAll(part)].map((one) => one.getBoundingClientRect());
    return !all.length || all.some(({ top, bottom }) => top < board.top - 1 || bottom > board.bottom + 4);
  });
}"""


def resized(page: Page, size: tuple[int, int], text: float = 1) -> None:
    """Give a page another size and letters of another, and wait until it has taken it in."""
    page.evaluate("text => document.documentElement.style.setProperty('--text', text)", text)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(FRAMES)


def covered(page: Page) -> list[str]:
    """What lies over the board of a table."""
    return list(page.evaluate(COVERED))


def broken(page: Page) -> list[str]:
    """Words that are on two lines, though nobody may break them there."""
    return list(page.evaluate(BROKEN))


def out_of_sight(page: Page, *parts: str) -> list[str]:
    """Parts of a board that are not there, or that one must scroll to see whole."""
    return list(page.evaluate(OUT_OF_SIGHT, list(parts)))


def place(page: Page) -> list[float]:
    """Where the board is, and where in it what is drawn begins."""
    found: list[Any] = page.evaluate(PLACE)
    return [float(number) for number in found]
