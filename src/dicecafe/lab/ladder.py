"""The ladder: how many steps of skill lie between players who choose at random and the best that are known.

Between two players of whom one wins nearly always stands somebody who plays as the one in a part of the decisions and as the
other in the rest, and so on, until results tell how far neighbours are apart. What neighbours are apart, on Elo's scale, adds up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import log, sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from dicecafe import bots
from dicecafe.compiled import jit, step
from dicecafe.compiled.results import new_places, new_points, settle
from dicecafe.compiled.step import hinted_action, new_mask, new_states, new_weights, random_action, roll
from dicecafe.engine.contract import CHANCE, OVER, Action, AnyConfig, Configs, Ints, apply, new, turn
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.exits import Ended
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match, Player, View
from dicecafe.engine.options import Value
from dicecafe.engine.rule import rule
from dicecafe.engine.stream import Stream, below, seeded
from dicecafe.solver import policies
from dicecafe.words import Message

from .batch import Batch
from .measure import WIN, win_units
from .run import RunSettings, accumulate
from .statistics import Figures, Scored, Z, rate, share_less_luck, standard_error
from .tournament import ELO, share_of
from .values import FINE, values_of

WHOLE: Final = 1 << 16  # the parts of a player's decisions
APART: Final = 0.9  # where somebody wins more than this, somebody stands between
FINEST: Final = 1 / 64  # of the decisions: two who differ in fewer have nobody between them
MOSTLY: Final = 2 / 3  # of the decisions of the first who stands between random and greedy
QUICK: Final = 50  # so many times as many games of players that are quick
CHUNK: Final = 256  # games of quick players that a thread plays at a time
LINK_GAMES: Final = 100_000_000  # from the dice of one link to those of the next


class Rung(NamedTuple):
    """A player: plays as `strong` in a share of the decisions, drawn one by one, and as `weak` in the others."""

    strong: str
    weak: str
    share: float

    @property
    def main(self) -> str:
        """Whom it is named for: the one whose play tells it from those below."""
        return self.strong if self.share else self.weak

    @property
    def quick(self) -> bool:
        """Whether compiled code knows how it plays."""
        asked = {self.strong, self.weak} if 0.0 < self.share < 1.0 else {self.main}
        return asked <= set(bots.POLICIES)

    @property
    def slips(self) -> float:
        """How often it does anything that is legal, where it is quick."""
        return 1.0 - self.share if self.weak == "random" else 0.0

    def label(self) -> Message:
        """What it is called."""
        if self.share in (0.0, 1.0):
            return Message("depth-rung", player=self.main, share=1.0)
        return Message("depth-mixed", player=self.strong, other=self.weak, share=self.share)

    def make(self, game: Game, stream: Stream, cfg: AnyConfig) -> Player:
        """The player."""
        if self.share in (0.0, 1.0):
            return bots.make(self.main, game, stream, cfg)
        strong, weak = (bots.make(name, game, stream, cfg) for name in (self.strong, self.weak))
        return Mixed(strong, weak, self.share, stream)


class Mixed:
    """Plays as one in a share of its decisions, and as another in the rest."""

    def __init__(self, strong: Player, weak: Player, share: float, stream: Stream) -> None:
        self.strong, self.weak, self.share, self.stream = strong, weak, share, stream

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """What the one or the other chooses."""
        player = self.strong if self.stream.below(WHOLE) < self.share * WHOLE else self.weak
        return player.choose(view, legal)


# ---------------------------------------------------------------- two of them
class Won:
    """What the better of two won: sums over games, in whole numbers."""

    def __init__(self) -> None:
        self.games, self.of = 0, np.zeros((2, 2), object)  # plain and less luck: sums, and sums of squares
        self.adjusted = False

    def add(self, units: int, less_luck: int | None) -> None:
        """Count a game."""
        self.games += 1
        self.of[0] += (units, units * units)
        if less_luck is not None:
            self.adjusted = True
            self.of[1] += (less_luck, less_luck * less_luck)

    def merge(self, other: Won) -> None:
        """Count the games of others."""
        self.games += other.games
        self.of += other.of
        self.adjusted = self.adjusted or other.adjusted


@dataclass(frozen=True)
class Link(Scored):
    """Two rungs, one above the other, and what the upper one won."""

    below: Rung
    above: Rung
    games: int
    plain: Figures
    less_luck: Figures | None

    @property
    def elo(self) -> tuple[float, float]:
        """How far the upper one is above, on Elo's scale, and the standard error of that."""
        middle, low, high = (self._elo(self.best[end]) for end in ("rate", "low", "high"))
        return middle, (high - low) / 2 / Z

    def _elo(self, share: float) -> float:
        """As if each had won half a game more, so that nobody is infinitely better."""
        lent = 0.5 / (self.games + 1)
        return ELO * log(min(max(share, lent), 1 - lent) / (1 - min(max(share, lent), 1 - lent)))


@rule
def contest(cfgs: Configs, slips: Ints, seed: int, first: int, games: int, sums: Ints) -> None:
    """Play games `first` and on of two that follow the hints but for slips, and sum up what the first of them won.

    They change seats, and who starts, as in tournaments; `cfgs` has who starts at seat 0 and at seat 1.
    """
    for game in range(first, first + games):
        units = contested(cfgs[game // 2 % 2], slips, seed, game, game % 2)
        sums[0] += units
        sums[1] += units * units


@rule
def contested(cfg: AnyConfig, slips: Ints, seed: int, number: int, seat: int) -> int:
    """What the first of the two wins of a game, sitting at `seat`."""
    states, mask, weights, points, places = new_states(), new_mask(), new_weights(), new_points(), new_places()
    s = states[0]
    dice, dice_step = seeded(seed, 2 * number)
    choice, choice_step = seeded(seed, 2 * number + 1)
    new(cfg, s)
    while True:
        who = turn(s)
        if who == OVER:
            break
        if who == CHANCE:
            a, dice = roll(cfg, s, weights, dice, dice_step)
        else:
            choice, r = below(choice, choice_step, WHOLE)
            if r < slips[0 if who == seat else 1]:
                a, choice = random_action(cfg, s, who, mask, choice, choice_step)
            else:
                a = hinted_action(cfg, states, who)
        apply(cfg, s, who, a)
    winners = settle(cfg, s, points, places)
    return win_units(winners, places[seat])


@cache
def compiled(game: Game) -> Any:
    """`contest` for one game."""
    return jit.compiled(contest, step.compiled_slots(game), f"{game.name}-contest")


@dataclass(frozen=True)
class Contest:
    """The games of two rungs, above and below; the job of a thread or a process."""

    game: Game
    options: dict[str, Value]
    seed: int
    above: Rung
    below: Rung

    @property
    def quick(self) -> bool:
        """Whether compiled code knows how both play."""
        return self.above.quick and self.below.quick

    def __call__(self, start: int, count: int) -> Won:
        """Play games `start` and on."""
        won = Won()
        if not self.quick:
            for number in range(start, start + count):
                won.add(*self._match(number))
            return won
        cfgs = np.concatenate([self.game.config(2, self.options, first).array() for first in range(2)])
        slips = np.array([round(rung.slips * WHOLE) for rung in (self.above, self.below)])
        sums = np.zeros(2, "i8")
        compiled(self.game)(cfgs, slips, self.seed, start, count, sums)
        won.games, won.of[0] = count, [int(one) for one in sums]
        return won

    def _match(self, number: int) -> tuple[int, int | None]:
        """Game `number` as a match: what the upper one won, plainly and less luck."""
        rungs, names = [self.above, self.below], ["above", "below"]
        if number % 2:
            rungs, names = rungs[::-1], names[::-1]
        match = Match(self.game, names, self.options, number // 2 % 2, StreamDice(self.seed, number))
        streams = [Stream(self.seed, 2 * (2 * number + seat) + 1) for seat in range(2)]
        match.run([rung.make(self.game, stream, match.cfg) for rung, stream in zip(rungs, streams, strict=True)])
        share = share_of(match, "above")
        values = values_of(Batch(self.game, [rung.main for rung in rungs], self.options, 0, self.seed, int(match.cfg.first)))
        whole = [rung.main if rung.share in (0.0, 1.0) else "" for rung in rungs]
        less = None if values is None else round((share - values.luck_of(match, whole)[names.index("above")]) * FINE)
        return round(share * WIN), less

    def exact(self) -> Figures | None:
        """The upper one's chance where it follows from how both play; none where it does not."""
        cfg = self.game.config(2, self.options)
        if not self.quick or not policies.known(self.game, cfg):
            return None
        *_, start, table, _, _ = policies.chances(self.game, cfg, [self.above.slips, self.below.slips])
        chance = sum(float(table[first, 0, 0, 0, start[0]]) for first in range(2)) / 2
        return {"rate": chance, "low": chance, "high": chance}


# ---------------------------------------------------------------- all of them
@dataclass
class Ladder:
    """What was found: each link has a rung that beats the one below it, and stands on the link before it."""

    links: list[Link] = field(default_factory=list)
    left_out: list[Link] = field(default_factory=list)  # of players that do not beat the one below, as far as can be seen
    ended: Ended = None  # why it was not climbed to its top


def climb(game: Game, options: dict[str, Value], tops: list[str], games: int, seed: int, settings: RunSettings) -> Ladder:
    """Climb from random up to the last of `tops` that beats who is below it."""
    rungs = [Rung("greedy", "random", 0.0), Rung("greedy", "random", MOSTLY), Rung("greedy", "random", 1.0)]
    found, number, waiting = Ladder(), 0, [*tops]
    while len(found.links) < len(rungs) - 1 or waiting:
        if len(found.links) == len(rungs) - 1:
            rungs.append(Rung(waiting.pop(0), rungs[-1].main, 1.0))
        lower, upper = rungs[len(found.links) : len(found.links) + 2]
        job, start = Contest(game, options, seed, upper, lower), number * LINK_GAMES
        link, found.ended = measure(job, range(start, start + games * (QUICK if job.quick else 1)), settings)
        if link is None:
            break
        number += 1
        share = lower.share if lower.strong == upper.strong else 0.0  # of the lower one, as a mixture of the same two
        if link.best["low"] <= 0.5 and upper.share == 1.0:
            found.left_out.append(link)
            rungs.remove(upper)
        elif link.best["rate"] > APART and upper.share - share > FINEST:
            rungs.insert(len(found.links) + 1, upper._replace(share=(upper.share + share) / 2))
        else:
            found.links.append(link)
    return found


def measure(job: Contest, games: range, settings: RunSettings) -> tuple[Link | None, Ended]:
    """What the upper one of two rungs wins."""
    won, exact = Won(), job.exact()
    doing = Message("doing-skill", strong=job.above.main, weak=job.below.main)
    chunk = CHUNK if job.quick else 1
    shifted: Callable[[int, int], Won] = _Shifted(job, games.start)
    if ended := accumulate(shifted, won, range(0, len(games), chunk), settings, doing, interpreted=not job.quick):
        return None, ended
    (total, squares), (less_total, less_squares) = won.of.tolist()
    plain = standard_error(won.games, total, squares) / WIN
    less = exact or (share_less_luck(won.games, less_total, less_squares, plain) if won.adjusted else None)
    return Link(job.below, job.above, won.games, rate(total / WIN, won.games), less), None


@dataclass(frozen=True)
class _Shifted:
    """A job whose games begin at another number, so that no two links have the same dice."""

    job: Contest
    by: int

    def __call__(self, start: int, count: int) -> Won:
        return self.job(start + self.by, count)


def heights(links: list[Link]) -> list[tuple[float, float]]:
    """How far each rung is above the lowest, on Elo's scale, with the standard error of that."""
    found = [(0.0, 0.0)]
    for link in links:
        elo, error = link.elo
        found.append((found[-1][0] + elo, sqrt(found[-1][1] ** 2 + error**2)))
    return found
