"""How a position of Pig is read as one of a race: `dicecafe.solver` does the rest.

Only totals outlast a turn, and within one nothing matters but the points at stake.
"""

from __future__ import annotations

from collections.abc import Hashable

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import rule

from .rules import HOLD, SIDES, Config, State

PLAYERS = range(2, 4)  # that many can be solved
LAST_ROUND = False  # PG-3: who reaches the target has won
STOP_ACTION = HOLD
TARGET = "target"  # the option that says how many points win
MOST_TARGET = {2: 1000, 3: 120}  # beyond, the table of three players' totals would take hours


def rest(cfg: Config, s: State) -> tuple[int, ...] | None:
    """Between rolls all moments are alike, but for the points at stake; None with the die in the air."""
    return None if s.rolling else ()


@rule
def mover(s: State) -> int:
    """Whose turn it is, also while the dice roll."""
    return s.seat


@rule
def stake(cfg: Config, s: State) -> int:
    """What holding now would score."""
    return s.pot


def shape(cfg: Config, s: State) -> Hashable:
    """What matters of a turn at any moment."""
    return (s.rolling, s.pot)


def waiting(cfg: Config, s: State) -> list[int] | None:
    """There is no final round."""
    return None


def ways(cfg: Config) -> int:
    """About how many ways a turn has to go on, all its moments together: what solving costs grows with it."""
    return SIDES


def put_at_stake(cfg: Config, s: State, points: int) -> None:
    """From a turn's start, make it a moment in which holding scores so many points."""
    s.pot = points


def no_better(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether it is certain that `one` is no better than `other`: there is but one."""
    return True


# ---------------------------------------------------------------- for policies that are known
@rule
def moment(cfg: Config, s: State) -> int:
    """The number of what matters of a turn but for points: the die is in the air, or it is not."""
    return s.rolling


@rule
def stage(cfg: Config, s: State) -> int:
    """There is but one."""
    return 0


@rule
def due(cfg: Config, s: State, seat: Seat) -> int:
    """There is no last round."""
    return 0


@rule
def set_up(cfg: Config, s: State, seat: Seat, mine: int, other: int, at_stake: int, stage: int) -> None:
    """Make it a seat's turn at a table of two, with these totals and points at stake."""
    s.seat = seat
    s.scores[seat] = mine
    s.scores[1 - seat] = other
    s.pot = at_stake
