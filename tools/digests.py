"""Write down today's rules: `python tools/digests.py` adds their digests where games come out as before.

`python tools/digests.py --changed pig` begins a new paragraph: games come out otherwise from now on, tables that were opened
before can't be played on, and records of them are taken only if their result is still the same.
"""

from __future__ import annotations

import sys

from dicecafe.engine import registry
from dicecafe.engine.game import Game


def written(game: Game, changed: bool) -> str:
    """The file of a game with today's digest in it."""
    path = game.folder / "digests.txt"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    if game.rules_digest in text.split("\n\n")[-1].split():
        return text
    return text + ("\n" if changed and text else "") + game.rules_digest + "\n"


if __name__ == "__main__":
    changed = sys.argv[2:] if sys.argv[1:2] == ["--changed"] else []
    for name in registry.names():
        game = registry.load(name)
        (game.folder / "digests.txt").write_text(written(game, name in changed), encoding="utf-8")
