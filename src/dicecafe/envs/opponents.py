"""Opponents: who sits at the seats that are not the caller's.

Random and greedy ones play inside the kernel. Others, levels that search, perfect ones and anybody's own, are asked in between,
table by table: the kernel stops at their decisions as it does at the caller's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from dicecafe import bots
from dicecafe.bots.plugins import Plugin
from dicecafe.compiled.step import HINTS, RANDOM
from dicecafe.engine.contract import Action, AnyConfig, AnyState, Seat
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.game import Game
from dicecafe.engine.match import Player, View
from dicecafe.engine.moment import Moment
from dicecafe.engine.stream import Stream
from dicecafe.words import Message

Opponent = str | Player | Callable[..., Any]  # a bot's name, anything that chooses, or what makes that
Opponents = Opponent | Sequence[Opponent] | None  # the same at every seat but the first, or one for each of them
IN_KERNEL: Final = {"random": RANDOM, "greedy": HINTS, "medium": HINTS}


def seated(game: Game, players: int, opponents: Opponents) -> list[str | Plugin]:
    """Who sits at seat 1 and on: names of bots, and others' policies."""
    if isinstance(opponents, list | tuple):
        if len(opponents) != players - 1:
            raise PlayerError("players/count", Message("envs-opponents", seats=players - 1, given=len(opponents)))
        return [_one(game, opponent) for opponent in opponents]
    return [_one(game, opponents)] * (players - 1)


def in_kernel(opponent: str | Plugin) -> int | None:
    """The policy by which the kernel knows an opponent; None for one that is asked."""
    return IN_KERNEL.get(opponent) if isinstance(opponent, str) else None


def _one(game: Game, opponent: Any) -> str | Plugin:
    if not isinstance(opponent, str):
        return Plugin(getattr(opponent, "__name__", type(opponent).__name__), opponent)
    plain = opponent.removeprefix("bot:")
    bots.admit([plain])
    if in_kernel(plain) == HINTS and game.part("hints") is None:
        raise PlayerError("players/unknown", Message("bot-no-hints", game=game.title, name=plain))
    bots.make(plain, game, Stream(0, 0))  # refuses one that can't play this game
    return plain


def players_of(opponents: Sequence[str | Plugin], game: Game, cfg: AnyConfig, stream: Stream) -> dict[Seat, Player]:
    """The opponents of one game by their seats."""
    return {
        seat: one.player(game, stream) if isinstance(one, Plugin) else bots.make(one, game, stream, cfg)
        for seat, one in enumerate(opponents, 1)
    }


class Company:
    """The opponents of one game of a table, and what they remember: the decisions so far, as each saw them."""

    def __init__(self, game: Game, cfg: AnyConfig, opponents: Sequence[str | Plugin], stream: Stream) -> None:
        self.game, self.cfg = game, cfg
        self.names = [f"player_{seat}" for seat in range(cfg.players)]
        self.past: list[Moment] = []
        self.players = players_of(opponents, game, cfg, stream)

    def choose(self, s: AnyState, seat: Seat, legal: Sequence[Action]) -> Action:
        """What the opponent at a seat does, which sees what it may."""
        lines = self.past[:]
        view = View(self.game, self.cfg, self._seen(s, seat), seat, self.names, lambda last=0: self._recalled(lines, seat, last))
        return int(self.players[seat].choose(view, legal))

    def note(self, s: AnyState, seat: Seat, action: Action) -> None:
        """A decision was made in this position."""
        self.past.append(Moment(seat, [action], s))

    def _recalled(self, lines: list[Moment], seat: Seat, last: int) -> list[Moment]:
        sees = self.game.sees
        return [
            Moment(
                line.who,
                line.actions if sees is None or sees(self.cfg, line.before, seat, line.who, line.actions) else [],
                self._seen(line.before, seat),
            )
            for line in lines[-last if last else None :]
        ]

    def _seen(self, s: AnyState, seat: Seat) -> Any:
        seen = s.copy()
        self.game.kernels["hide"](self.cfg, seen, seat)
        return seen
