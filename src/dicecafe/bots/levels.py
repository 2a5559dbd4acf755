"""Levels: opponents from easy to expert, for any game with hints. How strong each is, docs/bots.md tells.

A game's `standing.py` may set the parameters of its search in STYLE, in PLAYOUTS how many an expert has time for in half a
second, in HARD how many times fewer hard has, and in SLIPS how often players err in playouts that tell chances.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dicecafe.engine.contract import Action
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.game import Game
from dicecafe.engine.match import Player, View
from dicecafe.engine.stream import Stream
from dicecafe.words import Message

from .careless import Careless
from .search import Search
from .search_tree import SearchParameters

PLAYOUTS: Final = 3000
HARD: Final = 8  # hard thinks so many times less than expert, where a game does not say otherwise
SLIPS: Final = 16


class Hinted:
    """Follows the game's own rules of thumb, its `hints.py`."""

    def __init__(self, game: Game, name: str = "greedy") -> None:
        hints = game.part("hints")
        if hints is None:
            raise PlayerError("players/unknown", Message("bot-no-hints", game=game.title, name=name))
        self.hint = hints.choose

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """What the game's hints say."""
        return int(self.hint(view.cfg, view.state, view.seat))


def level(name: str, game: Game, stream: Stream) -> Player:
    """The opponent of that level."""
    hinted = Hinted(game, name)  # refuses a game without hints
    if name in ("easy", "medium"):
        return Careless(game, stream) if name == "easy" else hinted
    standing = game.part("standing")
    parameters: dict[str, Any] = getattr(standing, "STYLE", {})
    playouts: int = getattr(standing, "PLAYOUTS", PLAYOUTS)
    if name == "hard":
        playouts //= getattr(standing, "HARD", HARD)
    return Search(game, stream, playouts, parameters=SearchParameters(**parameters))


def slip_odds(game: Game) -> int:
    """One decision in so many is random in playouts that tell chances; so that these are true: `benchmarks/calibration.py`."""
    return int(getattr(game.part("standing"), "SLIPS", SLIPS))


LEVELS: Final = ("easy", "medium", "hard", "expert")
