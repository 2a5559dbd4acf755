"""Whole games without an audience: the play loop as a template, bound to one game and one speed.

The lab's batches, GPU kernels and the conformance kit run it compiled; interpreted it plays the same games to the bit.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from dicecafe.engine.contract import (
    CHANCE,
    OVER,
    Action,
    AnyConfig,
    AnyState,
    Configs,
    Ints,
    Seat,
    States,
    apply,
    joins,
    new,
    phrase,
    ranks,
    score,
    turn,
    word,
)
from dicecafe.engine.game import Game
from dicecafe.engine.rule import merged_rule, rule
from dicecafe.engine.stream import seeded

from . import jit, step
from .step import (
    INTERRUPTS,
    RANDOM,
    copy_state,
    count_actions,
    hinted_action,
    interrupter,
    new_mask,
    new_states,
    new_weights,
    random_action,
    roll,
)

JOINED: Final = -3  # who, in a trace: chance again, on the same line of the log


# ---------------------------------------------------------------- slots
@rule
def note(cfg: AnyConfig, s: AnyState, trace: Ints, actions: int, who: Seat, a: Action) -> None:
    """Write an action into the trace by the number of its words, while there is room."""
    if actions < len(trace):
        if who == CHANCE:
            trace[actions][0] = JOINED if joins(cfg, s) else CHANCE
            trace[actions][1] = word(cfg, s, a)
        else:
            trace[actions][0] = who
            trace[actions][1] = phrase(cfg, s, who, a)


@rule
def note_nothing(cfg: AnyConfig, s: AnyState, trace: Ints, actions: int, who: Seat, a: Action) -> None:
    """Write nothing: batches keep no trace."""


# ---------------------------------------------------------------- the templates
@rule
def play(cfg: AnyConfig, states: States, mask: Ints, weights: Ints, policies: Ints, seed: int, number: int, trace: Ints) -> int:
    """Play game `number` of `seed` to its end in `states[0]`; how many actions it took, chance included.

    `next_action` with an `apply` for each kind of action, which makes a CPU up to 1.4 times as fast.
    """
    s = states[0]
    dice, dice_step = seeded(seed, 2 * number)
    choice, choice_step = seeded(seed, 2 * number + 1)
    new(cfg, s)
    actions = 0
    while True:
        seat = turn(s)
        if seat == OVER:
            return actions
        if INTERRUPTS:
            other, choice = interrupter(cfg, policies, seat, choice, choice_step)
            if other != seat and count_actions(cfg, s, other, mask):
                seat = other
        if seat == CHANCE:
            a, dice = roll(cfg, s, weights, dice, dice_step)
            note(cfg, s, trace, actions, CHANCE, a)
            apply(cfg, s, CHANCE, a)
        else:
            if policies[seat] == RANDOM:
                a, choice = random_action(cfg, s, seat, mask, choice, choice_step)
            else:
                a = hinted_action(cfg, states, seat)
            note(cfg, s, trace, actions, seat, a)
            apply(cfg, s, seat, a)
        actions += 1


@rule
def one(cfgs: Configs, policies: Ints, seed: int, number: int, trace: Ints, end: Any) -> int:
    """One game with its trace and its end position; how many actions it took, which may be more than the trace has room for."""
    states = new_states()
    actions = play(cfgs[0], states, new_mask(), new_weights(), policies, seed, number, trace)
    copy_state(end, 0, states, 0)
    return actions


@merged_rule
def into_row(
    cfg: AnyConfig, policies: Ints, seed: int, number: int, trace: Ints, points: Ints, places: Ints, lengths: Ints, row: int
) -> None:
    """Play game `number` and write down its result."""
    states = new_states()
    lengths[row] = play(cfg, states, new_mask(), new_weights(), policies, seed, number, trace)
    score(cfg, states[0], points)
    ranks(cfg, states[0], points, places)


@rule
def many(cfgs: Configs, policies: Ints, seed: int, first: int, trace: Ints, points: Ints, places: Ints, lengths: Ints) -> None:
    """Games `first` and on, one for each row of `points`."""
    for game in range(len(lengths)):
        into_row(cfgs[0], policies, seed, first + game, trace, points[game], places[game], lengths, game)


# ---------------------------------------------------------------- binding
@cache
def interpreted(game: Game, template: Callable[..., Any]) -> Callable[..., Any]:
    """A template bound to the plain twins of one game."""
    return jit.interpreted(template, step.plain_slots(game) | _untraced(template), game.name)


@cache
def compiled(game: Game, template: Callable[..., Any]) -> Callable[..., Any]:
    """A template compiled for one game."""
    return jit.compiled(template, step.compiled_slots(game) | _untraced(template), f"{game.name}-{template.__name__}")


@cache
def batches(game: Game) -> Callable[..., Any]:
    """`many` compiled as fast as the game allows: in lanes, where it says so and its rules can be, for random players."""
    one_by_one = compiled(game, many)
    if not game.lanes:
        return one_by_one
    from numba import errors

    from . import lanes  # which needs Numba
    from .widen_values import Unfit

    fit = True  # until a rule turns out to have no form in lanes: somebody changed it since they were measured

    def play(cfgs: Configs, policies: Any, *rest: Any) -> None:
        nonlocal fit
        if fit and (policies == RANDOM).all():
            try:
                lanes.compiled(game, game.lanes)(cfgs, policies, *rest)
            except (Unfit, errors.NumbaError):
                fit = False
            else:
                return
        one_by_one(cfgs, policies, *rest)

    return play


def _untraced(template: Callable[..., Any]) -> dict[Any, Any]:
    """`many` keeps no trace and is faster for it."""
    return {note: note_nothing} if template is many else {}
