"""Duel: a bot's exact chances in a solved race for two, against perfect play and against the best answer to that bot.

Nothing is simulated. The bot is asked at every position that its own turns lead to; what the dice may then do is added up by
their weights. The other side plays from the solver's graph of a turn: by its solution, or by the best plan against this very bot,
where what a turn's end is worth is what the bot then makes of it.

A turn that ends with nothing leads to the same totals with the other to move, so two positions are worked out together, round by
round until they stay. Where tied players play on totals grow without end: after `TIES` ties in a row a position counts as even.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import numpy as np

from dicecafe.engine.contract import CHANCE, OVER, AnyConfig, AnyState, Seat
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.match import Player, View
from dicecafe.solver.race import Turn
from dicecafe.solver.solution import Solution
from dicecafe.solver.turns import Played
from dicecafe.words import Message

NONE: Final = 1e-12  # a chance that is left out of a turn
SAME: Final = 1e-12  # a change that is none
ROUNDS: Final = 200  # more than a ring needs to stay
TIES: Final = 3
ASKED_TWICE: Final = 200  # positions at which a bot is asked twice, to see whether it chooses the same
MOST_ASKED: Final = 500_000  # positions a bot is asked at, about: a minute or two for one in plain Python

DEEPEST: Final = 20_000  # calls within calls: a game is as long as its totals


class RandomBot(PlayerError):
    """A bot that chooses now this and now that, so that it has no exact chances."""


class Duel:
    """A bot against somebody who knows how it plays, or who plays perfectly; it must choose the same in the same position."""

    def __init__(self, solution: Solution, cfg: AnyConfig, bot: Player, bot_seat: Seat, knows: bool) -> None:
        self.solution, self.game, self.cfg = solution, solution.game, cfg
        self.bot, self.bot_seat, self.knows = bot, bot_seat, knows
        self.turn = Turn(self.game, solution.part, cfg)
        self.known: dict[str, float] = {}  # the bot's chance, by where a turn begins
        self.asked = 0

    def chance(self) -> float:
        """The bot's chance from the start."""
        limit = sys.getrecursionlimit()
        sys.setrecursionlimit(DEEPEST)
        try:
            return self._worth(self.game.start(self.cfg), 0)
        finally:
            sys.setrecursionlimit(limit)

    def work(self) -> int:
        """About how many positions the bot would be asked at."""
        s = self.game.start(self.cfg)
        self._bot_ends(s if self.solution.part.mover(s) == self.bot_seat else self._ended(s, 0))
        return self.asked * self.solution.target**2 * (4 if self.solution.part.LAST_ROUND else 1)

    def _worth(self, s: AnyState, ties: int) -> float:
        """The bot's chance where a turn begins."""
        game = self.game
        if game.kernels["turn"](s) == OVER:
            return game.shares(self.cfg, s)[self.bot_seat]
        text = s.text()
        if text not in self.known:
            ties += self.solution.standing(self.cfg, s)[0][0] == "duel"
            if ties > TIES:
                return 0.5
            self._ring(s, ties)
        return self.known[text]

    def _ring(self, s: AnyState, ties: int) -> None:
        """This position and the one that a turn without points leads to."""
        passed = self._ended(s, 0)
        here = self._step(s, ties)
        if self.game.kernels["turn"](passed) == OVER or self._ended(passed, 0).text() != s.text():
            self.known[s.text()] = here(self._worth(passed, ties))
            return
        there = self._step(passed, ties)
        x = y = 0.5
        for _ in range(ROUNDS):
            before = x, y
            y = there(x)
            x = here(y)
            if abs(x - before[0]) < SAME and abs(y - before[1]) < SAME:
                break
        self.known[s.text()], self.known[passed.text()] = x, y

    def _step(self, s: AnyState, ties: int) -> Callable[[float], float]:
        """The bot's chance where a turn begins, by its chance after a turn without points."""
        bots, standing = self.solution.part.mover(s) == self.bot_seat, self.solution.standing(self.cfg, s)[0]
        if bots or not self.knows:
            played = None if bots else self.solution.played(standing)
            ends = self._bot_ends(s) if played is None else dict(enumerate(played.ends(self.solution.graph.start)))
            rest, whole = 0.0, 0.0
            for made, chance in ends.items():
                if chance > NONE:
                    whole += chance
                    rest += float(chance) * self._worth(self._ended(s, made), ties) if made else 0.0
            empty = float(ends.get(0, 0.0)) / whole
            return lambda worth: rest / whole + empty * worth
        played = self.solution.played(standing)
        ends_worth = np.zeros_like(played.worth)
        for made in range(1, len(ends_worth)):
            ends_worth[made, 0] = 1 - self._worth(self._ended(s, made), ties)

        def answer(worth: float) -> float:
            ends_worth[0, 0] = 1 - worth
            best = Played(self.solution.graph.arrays, ends_worth, played.reach)
            return 1 - float(best.u[0, self.solution.graph.start])

        return answer

    def _bot_ends(self, s: AnyState) -> dict[int, float]:
        """How likely the bot's turn ends with each number of points, by asking it wherever the dice lead."""
        before, ends = self.game.points(self.cfg, s)[self.bot_seat], dict[int, float]()
        waiting, chosen = {s.text(): (1.0, s)}, dict[str, int]()
        while waiting:
            following: dict[str, tuple[float, Any]] = {}
            for text, (chance, position) in waiting.items():
                for share, after in self._next(text, position, chosen):
                    if self.turn.ended(after, self.bot_seat):
                        made = self.game.points(self.cfg, after)[self.bot_seat] - before
                        ends[made] = ends.get(made, 0.0) + chance * share
                    elif chance * share > NONE:
                        name = after.text()
                        following[name] = following.get(name, (0.0, None))[0] + chance * share, after
            waiting = following
        return ends

    def _next(self, text: str, s: AnyState, chosen: dict[str, int]) -> list[tuple[float, Any]]:
        """What may come after a position of the bot's turn."""
        if self.game.kernels["turn"](s) == CHANCE:
            outcomes = self.turn.outcomes(s)
            whole = sum(weight for weight, _ in outcomes)
            return [(weight / whole, after) for weight, after in outcomes]
        if text not in chosen:
            chosen[text] = self._choice(s)
        return [(1.0, self.turn.after(s, self.bot_seat, chosen[text]))]

    def _choice(self, s: AnyState) -> int:
        legal = self.game.legal(self.cfg, s, self.bot_seat)
        if len(legal) == 1:
            return legal[0]
        self.asked += 1
        view = View(self.game, self.cfg, s, self.bot_seat, ["0", "1"])
        choice = int(self.bot.choose(replace(view, state=s.copy()), legal))
        if self.asked <= ASKED_TWICE and choice != int(self.bot.choose(replace(view, state=s.copy()), legal)):
            raise RandomBot("players/unknown", Message("evaluate-random"))
        return choice

    def _ended(self, s: AnyState, made: int) -> Any:
        """The position after a turn that ended with so many points."""
        staked = s.copy()
        self.solution.part.put_at_stake(self.cfg, staked, made)
        return self.turn.after(staked, self.solution.part.mover(s), self.solution.part.STOP_ACTION)


def against(solution: Solution, make: Callable[[], Player], knows: bool) -> float | None:
    """A bot's exact chance, each side starting as often; none where that would take too long, or where it has none."""
    chances = []
    for first in range(2):
        duel = Duel(solution, solution.game.config(2, solution.options, first), make(), 0, knows)
        try:
            if not first and duel.work() > MOST_ASKED:
                return None
            chances.append(duel.chance())
        except RandomBot:
            return None
    return sum(chances) / 2
