"""Bots: players that are programs. `make` finds one by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dicecafe.engine.contract import Action
from dicecafe.engine.errors import PlayerError, suggestion
from dicecafe.engine.game import Game
from dicecafe.engine.match import Player, View
from dicecafe.engine.playout import HINTS, RANDOM
from dicecafe.engine.stream import Stream

from .perfect import Perfect

POLICIES = {"random": RANDOM, "greedy": HINTS}


class Random:
    """Takes any legal action."""

    def __init__(self, whim: Stream) -> None:
        self.whim = whim

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The same choice a seeded batch makes from the same stream."""
        return legal[self.whim.below(len(legal))]


class Greedy:
    """Follows the game's own rules of thumb, its `hints.py`."""

    def __init__(self, game: Game) -> None:
        hints = game.part("hints")
        if hints is None:
            raise PlayerError("players/unknown", f"{game.title} has no hints, so greedy can't play it.")
        self.hint = hints.choose

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """What the game's hints say."""
        return int(self.hint(view.cfg, view.state, view.seat))


def policy(name: str) -> int:
    """The number by which compiled playouts know a bot."""
    plain = name.removeprefix("bot:")
    if plain == "perfect":
        raise PlayerError(
            "players/unknown", "perfect plays at a table, not in batches; its exact chances are told by: dicecafe solve"
        )
    if plain not in POLICIES:
        known = ", ".join(POLICIES)
        raise PlayerError("players/unknown", f"There is no bot {plain!r}. There are {known}.{suggestion(plain, POLICIES)}")
    return POLICIES[plain]


def make(name: str, game: Game, whim: Stream, cfg: Any = None) -> Player:
    """The bot of that name, for one game; with a table's Config it is refused at once where it can't play there."""
    if name.removeprefix("bot:") == "perfect":
        return Perfect(game, cfg)
    return Greedy(game) if policy(name) == HINTS else Random(whim)


def names(seats: Sequence[str]) -> list[str]:
    """What everybody is called: 'you' is You, two bots alike are told apart."""
    names: list[str] = []
    for seat in seats:
        name = "You" if seat == "you" else seat.removeprefix("bot:")
        alike = sum(other == name or other.startswith(f"{name} ") for other in names)
        names.append(f"{name} {alike + 1}" if alike else name)
    return names
