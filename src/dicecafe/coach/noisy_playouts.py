"""Noisy playouts: everybody follows the game's hints, but a decision now and then is random (`bots.levels.slip_odds`).

Where there is nothing left to roll, players who never slip would always end alike, and every position be won or lost.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from dicecafe.bots import mcts
from dicecafe.bots.levels import slip_odds
from dicecafe.bots.mcts import deal_hidden, new_picks, quiet
from dicecafe.compiled import jit
from dicecafe.compiled.results import new_places, new_points, settle, win_share
from dicecafe.compiled.step import (
    copy_state,
    hinted_action,
    new_mask,
    new_states,
    new_weights,
    picked,
    random_action,
    roll,
    total,
)
from dicecafe.engine.contract import (
    CHANCE,
    OVER,
    Action,
    AnyConfig,
    AnyState,
    Configs,
    Outcome,
    Seat,
    States,
    apply,
    chance,
    turn,
)
from dicecafe.engine.game import Game
from dicecafe.engine.rule import called_rule, rule
from dicecafe.engine.stream import below, seeded

from .estimate import BATCHES

if TYPE_CHECKING:
    import numpy as np

NONE: Final = -1  # no outcome is left out, no seat dealt for, no move made first
TURNS, PACE = 1 << 12, 1 << 8  # turns of a playout, and decisions of a turn: as many as games have, and more do no harm
FINE: Final = 1 << 20  # parts of the distance between two playouts that are spread over the outcomes


@rule
def sample(
    cfgs: Configs, roots: States, seed: int, start: int, stop: int, slips: int, slip_first: int, apart: int,
    seat: int, move: int, sums: Any,
) -> None:  # fmt: skip
    """Play games `start` to `stop` on from `roots[0]`; sum up each seat's wins in the rows of `sums`, which take turns.

    The first decision may be a slip. The first outcome may be any but one: then the others come up in order, as often as they
    would, which leaves less to chance than drawing. What a seat can't see may be dealt anew each time, and the seat move first.
    """
    states, weights, points, places, picks = new_states(), new_weights(), new_points(), new_places(), new_picks()
    for number in range(start, stop):
        dice, step = seeded(seed, number)
        copy_state(states, 0, roots, 0)
        if seat != NONE:
            dice = deal_hidden(cfgs[0], states[0], seat, picks, dice, step)
        if move != NONE:
            apply(cfgs[0], states[0], seat, move)
        if apart != NONE:
            outcomes = chance(cfgs[0], states[0], weights)
            weights[apart] = 0
            dice, r = below(dice, step, FINE)
            at = (number * FINE + r) * total(weights, outcomes) // (stop * FINE)
            apply(cfgs[0], states[0], CHANCE, picked(weights, outcomes, at))
        play_on(cfgs[0], states, weights, slips, slip_first, seat, seed, number)
        settle(cfgs[0], states[0], points, places)
        for other in range(cfgs[0].players):
            sums[number % len(sums)][other] += win_share(cfgs[0].players, places, other)


@called_rule
def play_on(
    cfg: AnyConfig, states: States, weights: Any, slips: int, slip_first: int, mover: Seat, seed: int, number: int
) -> None:  # fmt: skip
    """Play on by the game's hints to the end; one decision in `slips` is random, the first one surely if it is to be a slip.

    Each decision of each turn has dice of its own: two moves meet the same ones later on, however many were used in between.
    """
    start, decisions, last = TURNS * PACE * (number + 1), 0, mover
    dice, step = seeded(seed, start)
    while True:
        who = turn(states[0])
        if who == OVER:
            return
        if who == CHANCE:
            a, dice = roll(cfg, states[0], weights, dice, step)
            apply(cfg, states[0], CHANCE, a)
        else:
            decisions += 1
            if who != last:
                start, decisions, last = start + PACE, 0, who
            dice, step = seeded(seed, start + decisions)
            dice, r = below(dice, step, slips)
            if r == 0 or slip_first:
                a, dice = random_action(cfg, states[0], who, new_mask(), dice, step)
            else:
                a = hinted_action(cfg, states, who)
            apply(cfg, states[0], who, a)
            slip_first = 0


@cache
def compiled(game: Game) -> Any:
    """`sample` for one game."""
    return jit.compiled(sample, {**mcts.slots(game), quiet: quiet}, f"{game.name}-sample")


def chances(
    game: Game, cfg: AnyConfig, state: AnyState, playouts: int, seed: int, slip_first: bool = False, apart: Outcome = NONE
) -> list[list[float]]:
    """Each seat's chance to win, by batch; the playouts must be whole batches."""
    import numpy as np

    assert playouts % BATCHES == 0
    sums, odds = np.zeros((BATCHES, cfg.players)), slip_odds(game)
    compiled(game)(cfg.array(), state.array(), seed, 0, playouts, odds, int(slip_first), apart, NONE, NONE, sums)
    found: list[list[float]] = (sums * (BATCHES / playouts)).tolist()
    return found


def wins(
    game: Game, cfg: AnyConfig, seen: AnyState, seat: Seat, move: Action, seed: int, start: int, stop: int
) -> np.ndarray[Any, Any]:
    """The share of the win of a seat that makes this move, or none, in each of these playouts from what it sees."""
    import numpy as np

    sums = np.zeros((stop - start, cfg.players))
    compiled(game)(cfg.array(), seen.array(), seed, start, stop, slip_odds(game), 0, NONE, seat, move, sums)
    return sums[:, seat]
