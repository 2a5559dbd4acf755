"""A pseudo-language for tests: English with an accent on every letter. A plain letter on a screen was said by no catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import catalogues

CODE = "xa"


def write(folder: Path) -> Path:
    """Make its catalogues in a folder, for DICECAFE_WORDS."""
    for path in (catalogues.CAFE / "en").glob("*.ftl"):
        _put(folder / CODE / path.name, path)
    for game in catalogues.GAMES:
        _put(folder / CODE / "games" / f"{game.name}.ftl", game / "words" / "en.ftl")
    return folder


def _put(target: Path, source: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(catalogues.accented(source), encoding="utf-8")


SHOWN = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent.checkVisibility() && !parent.closest("style, script")) found.push(walker.currentNode.data);
  }
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(one.getAttribute(name) ?? "");
  return [...found, document.title];
}"""
LISTED = {"and", "or"}  # a list is the browser's or Babel's, and neither knows this language


def unsaid(texts: Iterable[str], names: Iterable[str]) -> set[str]:
    """The words with plain letters in some texts that are no names: nobody said them by a catalogue."""
    known = LISTED | {word for name in names for word in re.findall("[A-Za-z]+", name)}
    return {word for text in texts for word in re.findall("[A-Za-z]{2,}", text) if word not in known}
