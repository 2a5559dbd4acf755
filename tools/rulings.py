"""Write docs/rulings.md from the rules of every game. `python tools/rulings.py` rewrites it."""

from __future__ import annotations

from pathlib import Path

from dicecafe.engine.registry import load, names

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "rulings.md"
HEAD = """\
# Rulings

Where a rulebook is silent, or can be read two ways, a numbered ruling decides. The number is the same in the game's rules, in
what the program says when it refuses a move, and in the names of the tests.

Generated from the rules of each game by `python tools/rulings.py`: change them there.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for game in (load(name) for name in names()):
        if game.folder.is_relative_to(ROOT):  # games of other packages have pages of their own
            path = (game.folder / "rules.md").relative_to(ROOT)
            rulings = [f"- **{ruling.number} {ruling.title}.** {ruling.text}" for ruling in game.rulings.values()]
            parts.append("\n".join([f"## {game.title}", "", f"From [its rules](../{path.as_posix()}).", "", *rulings, ""]))
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
