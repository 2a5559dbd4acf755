"""Values: what positions are worth to each seat of a table with these players, fixed before its games are played.

- Where the game is a race for two whose chances can be found, they are those of the players' own policies, exactly; a player
  whose policy is not known is taken to stop best, and easy to follow the hints but for slips.
- In a race of three or more they are about what everybody's own race promises: see `dicecafe.solver.field`. They are slow, so
  that long batches of quick bots do without.
- Elsewhere a game's `luck.py` may foresee features of what a roll would lead to. How much each counts is fitted to games of
  another seed, by least squares of results on what luck did to the features, so that the most variance goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from dicecafe.engine.rule import rule
from dicecafe.solver import field, policies

from . import again, luck
from .measure import SEATS, WIN

if TYPE_CHECKING:
    from dicecafe.engine.match import Match

    from .batch import Batch

FINE: Final = 252_000  # a win in units of results less luck
SLIPS: Final = {"random": 1.0, "medium": 0.0, "greedy": 0.0}  # how often players do anything legal instead of what the hints say
LIKE: Final = {"easy": 0.1}  # the same of those who err otherwise; with so many slips the least luck is left
FIT_GAMES: Final = 2000  # that weights of features are fitted to
FIT_CHUNK: Final = 100
FIT_SEED: Final = 1_234_567_890  # of those games
FIT_DIGITS: Final = 6  # of weights: so many are the same on every machine
FIELD_GAMES: Final = 20_000  # of quick bots; the values of a field take up to fifty times as long as such games themselves
KNOWN: Final = 32  # values in memory
NO_TABLES: Final = (np.zeros(1),)  # where all is in the rules


@rule
def chance_of_first(cfg: Any, s: Any, tables: Any, features: Any) -> None:
    """One feature: seat 0's chance."""
    features[0] = policies.chance_of_first(cfg, s, tables)


class Values:
    """What positions are worth at the table of a batch, and what each feature of them counts to each seat."""

    def __init__(self, batch: Batch, kernel: Any, tables: tuple[Any, ...], weights: NDArray[np.float64]) -> None:
        self.cfgs, self.kernel, self.tables, self.weights = batch.config.array(), kernel, tables, weights
        self.slips = np.array([SLIPS.get(plain(name), 0.0) for name in batch.players])  # as they are known, not as they are taken
        self.choices: Any = None  # the kernel by which players are asked again, where that is possible

    def arguments(self) -> tuple[Any, ...]:
        """The tables as kernels take them."""
        return self.tables

    def features(self, trace: NDArray[np.int16], ends: NDArray[np.int64]) -> NDArray[np.float64]:
        """What luck did to each feature in each game of a trace."""
        sums = np.zeros((len(ends), self.weights.shape[1]))
        self.kernel(self.cfgs, trace, ends, self.slips, self.arguments(), sums)
        return sums

    def luck(self, trace: NDArray[np.int16], ends: NDArray[np.int64]) -> NDArray[np.float64]:
        """What luck did to the result of each seat in each game of a trace; 0 on average."""
        return self._weighed(self.features(trace, ends))

    def _weighed(self, sums: NDArray[np.float64]) -> NDArray[np.float64]:
        done = np.zeros((len(sums), len(self.weights)))
        for feature in range(sums.shape[1]):  # one by one, so that every machine adds in the same order
            done += sums[:, feature, None] * self.weights[None, :, feature]
        return done

    def luck_of(self, match: Match, players: Sequence[str]) -> NDArray[np.float64]:
        """What luck did to the result of each seat in a match, in which these bots made all choices; "" for somebody else."""
        trace = trace_of(match)
        sums = self.features(trace, np.array([len(trace)]))
        if self.choices is not None and again.seats(players).any():
            sums[0] += again.luck(self.choices, self.arguments(), match, trace, players, sums.shape[1])
        (done,) = self._weighed(sums)
        return done  # type: ignore[no-any-return]  # NumPy does not say what rows are


def trace_of(match: Match) -> NDArray[np.int16]:
    """The trace of a match: who did what, and what chance brought."""
    acts = match.moments.acts()
    return np.array([(who, action) for who, actions in acts for action in actions], "i2").reshape(-1, 2)


def slip_of(player: str) -> float:
    """How often a player is taken to do anything legal instead of what the hints say; BEST where nobody knows what it does."""
    return (SLIPS | LIKE).get(plain(player), policies.BEST)


def plain(player: str) -> str:
    """The name of a bot, however it was asked for."""
    return player.removeprefix("bot:")


def values_of(batch: Batch) -> Values | None:
    """The values of a batch's table; None where there are none, or where they would slow a long batch of quick bots."""
    is_long = batch.method == "compiled" and batch.games > FIELD_GAMES
    return None if is_long and field.known(batch.game, batch.config) else _values(_Asked(replace(batch, games=0)))


class _Asked:
    """A table as a key: whatever else a batch holds does not matter."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.key = (batch.game, tuple(batch.players), batch.config.text(), batch.seed == FIT_SEED)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(maxsize=KNOWN)
def _values(asked: _Asked) -> Values | None:
    batch = asked.batch
    if batch.method == "perfect":
        return None
    if policies.known(batch.game, batch.config):
        return _of_policies(batch)
    if field.known(batch.game, batch.config):
        return _of_field(batch)
    part = batch.game.part("luck")
    return None if part is None else _fitted(batch, part)


def _of_policies(batch: Batch) -> Values:
    """The chances of a race, of which the second seat has what the first has not."""
    slots = policies.slots(batch.game)
    kernel = luck.compiled(batch.game, chance_of_first, 1, slots, means=True)
    tables = policies.chances(batch.game, batch.config, [slip_of(name) for name in batch.players])
    values = Values(batch, kernel, tables, np.array([[1.0], [-1.0]]))
    if again.seats(batch.players).any():
        values.choices = luck.compiled(batch.game, chance_of_first, 1, slots, template=luck.choices)
    return values


class _FieldValues(Values):
    """Values of a race of three or more, which take room of their own for each call."""

    def arguments(self) -> tuple[Any, ...]:
        """The tables as kernels take them."""
        return *self.tables, field.kept(self.tables)


def _of_field(batch: Batch) -> Values:
    """A chance for each seat."""
    slots = field.slots(batch.game)
    kernel = luck.compiled(batch.game, field.chances_of_seats, field.MAX_SEATS, slots, means=True)
    slips = [slip_of(name) for name in batch.players]
    tables = field.tables_of(batch.game, batch.options, slips, sure=batch.method == "compiled")
    values = _FieldValues(batch, kernel, tables, np.eye(len(batch.players), field.MAX_SEATS))
    if again.seats(batch.players).any():
        values.choices = luck.compiled(batch.game, field.chances_of_seats, field.MAX_SEATS, slots, template=luck.choices)
    return values


class _Fitting(Values):
    """Takes nothing off, and remembers what luck did."""

    def __init__(self, batch: Batch, kernel: Any, tables: tuple[Any, ...], weights: NDArray[np.float64]) -> None:
        super().__init__(batch, kernel, tables, weights)
        self.seen: list[NDArray[np.float64]] = []

    def luck(self, trace: NDArray[np.int16], ends: NDArray[np.int64]) -> NDArray[np.float64]:
        """Nothing."""
        self.seen.append(self.features(trace, ends))
        return np.zeros((len(ends), len(self.weights)))

    def fit(self, results: NDArray[np.float64]) -> NDArray[np.float64]:
        """What each feature counts to each seat."""
        known = np.concatenate(self.seen)
        found = np.linalg.lstsq(np.column_stack([np.ones(len(known)), known]), results, rcond=None)[0]
        return np.round(found[1:].T, FIT_DIGITS)


def _fitted(batch: Batch, part: Any) -> Values:
    """Values of what a game foresees, fitted to games of the same players; those that are slow are taken to be greedy."""
    from .simulation import Simulation  # here, since it asks for values itself

    players = ["random" if slip_of(name) == 1.0 else "greedy" for name in batch.players]
    games = replace(batch, players=players, games=FIT_GAMES, seed=FIT_SEED + (batch.seed == FIT_SEED))
    kernel = luck.compiled_foreseen(batch.game, part)
    fitting = _Fitting(games, kernel, NO_TABLES, np.zeros((len(batch.players), part.FEATURES)))
    simulation = Simulation(games, values=fitting)
    rows = np.concatenate([simulation(start, FIT_CHUNK)[0] for start in range(0, FIT_GAMES, FIT_CHUNK)])
    return Values(batch, kernel, NO_TABLES, fitting.fit(rows[:, SEATS : SEATS + len(batch.players)] / WIN))
