"""Many games in lanes: several at once on one core, an action of each in every step, by vector instructions without branches.

For random players and games of short rules, which say how many games at once are best: `Game.lanes`. Game n is `playout`'s game n
to the bit, from the same streams by the same rules, which `widen` rewrites for lanes. A lane whose game is over takes the next.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from dicecafe.engine.contract import (
    CHANCE,
    OVER,
    AnyConfig,
    AnyState,
    Configs,
    Ints,
    Seat,
    apply,
    chance,
    new,
    ranks,
    score,
    turn,
)
from dicecafe.engine.game import Game
from dicecafe.engine.rule import Constant, rule
from dicecafe.engine.stream import below, seeded
from dicecafe.engine.structs import Struct

from . import jit, lane_memory, step, vectors, widen, widen_values
from .arrays import stack_array
from .lane_memory import LaneArray, LaneState, memory, put_record, take_lane, words
from .step import N_ACTIONS, count_actions, new_states, nth_action
from .vectors import FLAG, WORD, Lanes, Shape, any_on, choose, constant, is_on
from .widen import widened

REWRITING: Final = (vectors, lane_memory, widen, widen_values)

WIDTH = Constant()  # games at once
N_OUTCOMES = Constant()


# ---------------------------------------------------------------- one action, as it is in each lane
@rule
def begin(seed: int, number: int) -> tuple[Any, Any, Any, Any]:
    """The streams of a game: of its dice and of its choices, a state and an increment each."""
    dice, dice_step = seeded(seed, 2 * number)
    choice, choice_step = seeded(seed, 2 * number + 1)
    return dice, dice_step, choice, choice_step


@rule
def act(
    cfg: AnyConfig, s: AnyState, mask: Ints, weights: Ints, who: int, dice: Any, dice_step: Any, choice: Any, choice_step: Any
) -> tuple[Any, Any]:
    """The next action of a game that is not over, by chance or at random; both streams after it.

    Dice and players are asked for their options whoever's turn it is, and one number is drawn for either: in lanes that is less.
    """
    outcomes = chance(cfg, s, weights)
    choices = count_actions(cfg, s, who, mask)
    rolls = who == CHANCE
    state, increment = dice if rolls else choice, dice_step if rolls else choice_step
    state, r = below(state, increment, total_weight(weights, outcomes) if rolls else choices)
    outcome, action = picked_outcome(weights, outcomes, r), nth_action(cfg, s, who, mask, r)
    apply(cfg, s, who, outcome if rolls else action)
    return state if rolls else dice, choice if rolls else state


@rule
def is_over(who: int) -> bool:
    """Whether a game is, by whose turn it is."""
    return who == OVER


@rule
def total_weight(weights: Ints, outcomes: int) -> int:
    """`step.total` over as many places in every game."""
    n = 0
    for i in range(N_OUTCOMES):
        if i < outcomes:
            n += weights[i]
    return n


@rule
def picked_outcome(weights: Ints, outcomes: int, r: int) -> int:
    """`step.picked` over as many places in every game."""
    outcome = 0
    passed = 0
    for i in range(N_OUTCOMES - 1):
        if i < outcomes - 1:
            passed += weights[i]
            outcome += r >= passed
    return outcome


@rule
def picked_action(cfg: AnyConfig, s: AnyState, seat: Seat, mask: Ints, n: int) -> int:
    """`step.nth_in_mask` over as many places in every game."""
    action = 0
    passed = 0
    for a in range(N_ACTIONS - 1):
        passed += mask[a]
        action += n >= passed
    return action


# ---------------------------------------------------------------- slots: what is above in lanes, and room for it
def wide_begin(on: Any, seed: int, number: Any) -> Any:
    """`begin` in lanes."""
    raise NotImplementedError


def wide_act(
    on: Any, cfg: AnyConfig, s: Any, mask: Any, weights: Any, who: Any, dice: Any, dice_step: Any, choice: Any, choice_step: Any
) -> Any:
    """`act` in lanes."""
    raise NotImplementedError


def wide_turn(on: Any, s: Any) -> Any:
    """`turn` in lanes."""
    raise NotImplementedError


def wide_is_over(on: Any, who: Any) -> Any:
    """`is_over` in lanes."""
    raise NotImplementedError


def all_on() -> Any:
    """Every lane is on."""
    raise NotImplementedError


def no_words() -> Any:
    """A word of each game's stream, zero so far."""
    raise NotImplementedError


def new_lanes() -> Any:
    """A zeroed position of each game."""
    raise NotImplementedError


def new_wide_mask() -> Any:
    """A zeroed legal mask of each game."""
    raise NotImplementedError


def new_wide_weights() -> Any:
    """Room for the weights of a chance of each game."""
    raise NotImplementedError


def new_integers() -> Any:
    """Room for an integer of each lane."""
    raise NotImplementedError


# ---------------------------------------------------------------- the loop
@rule
def many_in_lanes(
    cfgs: Configs, policies: Ints, seed: int, first: int, trace: Ints, points: Ints, places: Ints, lengths: Ints
) -> None:
    """Games `first` and on, one for each row of `points`: `playout.many` for random players.

    When all games have begun, free lanes play games that nobody asked for until the last one ends.
    """
    cfg, on, games = cfgs[0], all_on(), len(lengths)
    s, mask, weights, fresh, end = new_lanes(), new_wide_mask(), new_wide_weights(), new_states(), new_states()
    new(cfg, fresh[0])
    rows, starts = new_integers(), new_integers()  # of the game in each lane: its row of the results, the step it began at
    for lane in range(WIDTH):
        rows[lane] = games  # nobody asked for what the lanes hold before their first game
    dice, dice_step, choice, choice_step = no_words(), no_words(), no_words(), no_words()
    over, begun, ended, steps = all_on(), 0, 0, 0
    while True:
        if any_on(over):
            for lane in range(WIDTH):
                if is_on(over, lane):
                    row = rows[lane]
                    if row < games:
                        lengths[row] = steps - starts[lane]
                        take_lane(s, lane, end)
                        score(cfg, end[0], points[row])
                        ranks(cfg, end[0], points[row], places[row])
                        ended += 1
                    rows[lane], starts[lane] = begun, steps
                    begun += 1
            if ended == games:
                return
            put_record(over, s, fresh)
            began = wide_begin(over, seed, words(on, rows) + first)
            dice, dice_step = choose(on, over, began[0], dice), choose(on, over, began[1], dice_step)
            choice, choice_step = choose(on, over, began[2], choice), choose(on, over, began[3], choice_step)
        dice, choice = wide_act(on, cfg, s, mask, weights, wide_turn(on, s), dice, dice_step, choice, choice_step)
        steps += 1
        over = wide_is_over(on, wide_turn(on, s))


# ---------------------------------------------------------------- binding
@cache
def compiled(game: Game, width: int) -> Callable[..., Any]:
    """`many_in_lanes` compiled for one game, so many at once."""
    shape = Shape(width, number_bits(game.State))
    slots = step.compiled_slots(game, states=1) | {WIDTH: width, N_OUTCOMES: game.n_outcomes}
    if not game.counts_legal:
        slots[nth_action] = picked_action
    done: dict[Any, Any] = {}
    wide: dict[Any, Any] = {wide_begin: begin, wide_act: act, wide_turn: turn, wide_is_over: is_over}
    slots |= {slot: widened(function, slots, done) for slot, function in wide.items()}
    slots |= {
        all_on: constant(Lanes(FLAG, shape), 1),
        no_words: constant(Lanes(WORD, shape), 0),
        new_lanes: memory(LaneState(game.State.fields, shape)),
        new_wide_mask: memory(LaneArray(game.n_actions, shape)),
        new_wide_weights: memory(LaneArray(game.n_outcomes, shape)),
        new_integers: stack_array("i8", width),
    }
    return jit.compiled_by_numba(many_in_lanes, slots, f"{game.name}-{width}-lanes-{rewriting_digest()}")


def rewriting_digest() -> str:
    """A digest of the files that rewrite rules: what they made of a game yesterday is not played today."""
    return hashlib.sha256(b"".join(Path(str(file.__file__)).read_bytes() for file in REWRITING)).hexdigest()[:8]


def number_bits(state: type[Struct]) -> int:
    """The bits of a number in lanes: 16 where no field has more, since twice as many games fit into a register then."""
    largest = max(int(field.code[1]) for field in state.fields.values())
    assert largest <= 4, "no field of 64 bits in lanes"
    return 16 if largest <= 2 else 32
