"""How a position of Burger Dice is read as one of a race: `dicecafe.solver` does the rest.

Only totals outlast a turn. Within one, three things matter between rolls: the waste, how many dice the burger in progress
holds (which ingredients they are does not matter, as all are alike), and the points at stake. How many dice are left in the box
never limits play (BD-1), so it does not matter which points are noted and which are still on the table (BD-2).
"""

from __future__ import annotations

from collections.abc import Hashable

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import rule

from .rules import BUN, FACES, STOP, Config, State, at_stake, height

PLAYERS = range(2, 4)  # that many can be solved
LAST_ROUND = True  # who reaches the target first has not won yet: the others have one more turn, and a tie is played off
STOP_ACTION = STOP
TARGET = "target"  # the option that says how many points win
MOST_TARGET = {2: 500, 3: 120}  # beyond, the table of three players' totals would take hours


def rest(cfg: Config, s: State) -> tuple[int, ...] | None:
    """What matters between rolls, but for the points at stake; None with dice on the way. () is a turn's start.

    The first roll in the air is the start as well: it can't be declined, and one without a bun leads back to it.
    """
    if s.loose or 0 < s.in_air < cfg.roll_size or (s.in_air and s.rolls > 1):
        return None
    return (s.waste, height(s)) if s.rolls and not s.in_air else ()


@rule
def mover(s: State) -> int:
    """Whose turn it is, also while the dice roll."""
    return s.seat


@rule
def stake(cfg: Config, s: State) -> int:
    """What stopping now would score."""
    return at_stake(s)


def shape(cfg: Config, s: State) -> Hashable:
    """What matters of a turn at any moment, points at stake included; ingredients are alike but for what lies and what is on."""
    extras = sorted((s.burger[face], s.rolled[face]) for face in range(FACES) if face != BUN)
    return (s.waste, s.burger[BUN], s.rolled[BUN], s.in_air, min(s.rolls, 2), at_stake(s), *extras)


def waiting(cfg: Config, s: State) -> list[int] | None:
    """In the final round and in tie turns: the seats still to have their turn, the one whose turn it is among them."""
    return [seat for seat in range(cfg.players) if due(cfg, s, seat)] if s.final else None


@rule
def due(cfg: Config, s: State, seat: Seat) -> int:
    """In the final round and in tie turns: 1 for a seat still to have its turn, also while it has it."""
    return s.to_play[seat]


def ways(cfg: Config) -> int:
    """About how many ways a turn has to go on, all its moments together; found by counting them for a few options."""
    return (6 * cfg.waste_limit + 1) << (cfg.roll_size + 1)


def put_at_stake(cfg: Config, s: State, points: int) -> None:
    """From a turn's start, make it a moment in which stopping scores so many points."""
    s.rolls = 1
    s.noted = points


def no_better(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether it is certain that `one` is no better than `other` with as many points at stake.

    More waste and the same burger is no better: whoever has less can do as if it were more, and where that would be a bust,
    bust on purpose by wasting whatever comes.
    """
    return bool(one) and bool(other) and one[1] == other[1] and one[0] >= other[0]


# ---------------------------------------------------------------- for policies that are known
MAIN, LAST, DUEL = range(3)


@rule
def moment(cfg: Config, s: State) -> int:
    """The number of what matters of a turn but for points: as in `shape`, how many ingredients are on and how many lie."""
    size = cfg.roll_size + 1
    code = 0 if s.rolls == 0 else 1 if s.rolls == 1 and s.in_air else 2
    code = (code * cfg.waste_limit + s.waste) * 2 + s.burger[BUN]
    code = (code * size + s.rolled[BUN]) * size + s.in_air
    for on in range(2):
        for lying in range(size):
            alike = 0
            for face in range(1, FACES):
                alike += s.burger[face] == on and s.rolled[face] == lying
            code = code * FACES + alike
    return code


@rule
def stage(cfg: Config, s: State) -> int:
    """Before the final round; the last turn of it, or of a tie round; the first turn of a tie round at a table of two."""
    if not s.final:
        return MAIN
    return DUEL if s.to_play[1 - s.seat] else LAST


@rule
def set_up(cfg: Config, s: State, seat: Seat, mine: int, other: int, at_stake: int, stage: int) -> None:
    """Make it a seat's turn at a table of two, with these totals and points at stake."""
    s.seat = seat
    s.scores[seat] = mine
    s.scores[1 - seat] = other
    s.served = 0
    s.noted = at_stake
    s.final = stage != MAIN
    s.to_play[seat] = stage != MAIN
    s.to_play[1 - seat] = stage == DUEL
