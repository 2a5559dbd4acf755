"""Whole games without an audience: the play loop as a template, bound to one game and one speed.

The lab's batches, the conformance kit and the environments run it compiled; interpreted it plays the same games to the bit.
A policy answers for each seat: RANDOM takes any legal action, HINTS asks the game's `hints.choose`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from dicecafe.engine import contract, stream
from dicecafe.engine.contract import (
    CHANCE,
    OVER,
    Ints,
    apply,
    chance,
    count_legal,
    hide,
    joins,
    legal,
    new,
    nth_legal,
    phrase,
    ranks,
    score,
    turn,
    word,
)
from dicecafe.engine.game import Game
from dicecafe.engine.rule import Constant, merged_rule, rule
from dicecafe.engine.stream import below, seeded

from . import arrays, jit

RANDOM: Final = 0
HINTS: Final = 1
BLOCK: Final = 64  # options that are counted through one by one
SELDOM: Final = 16  # a random seat acts out of turn about once in so many actions, where a game allows it
JOINED: Final = -3  # who, in a trace: chance again, on the same line of the log


# ---------------------------------------------------------------- slots: filled per game and speed below
N_ACTIONS = Constant()
INTERRUPTS = Constant()  # 1 for a game in which seats may act out of turn


def new_states() -> Any:
    """Two zeroed states: the game's, and one to show a seat what it may see."""
    raise NotImplementedError


def new_mask() -> Ints:
    """A zeroed legal mask."""
    raise NotImplementedError


def new_weights() -> Ints:
    """Room for the weights of a chance."""
    raise NotImplementedError


def copy_state(to: Any, i: int, source: Any, j: int) -> None:
    """Copy state `j` of `source` over state `i` of `to`."""
    raise NotImplementedError


def thread() -> int:
    """Which thread of a CUDA launch this is."""
    raise NotImplementedError


@rule
def choose(cfg: Any, s: Any, seat: int) -> int:
    """The game's hint for `seat`, which sees `s` as its view; where a game has no hints, nobody asks."""
    return 0


@rule
def seen(cfg: Any, states: Any, seat: int) -> Any:
    """The state as `seat` sees it, where nothing is secret."""
    return states[0]


@rule
def seen_through_hide(cfg: Any, states: Any, seat: int) -> Any:
    """The state as `seat` sees it, where something is."""
    copy_state(states, 1, states, 0)
    hide(cfg, states[1], seat)
    return states[1]


@rule
def note(trace: Ints, actions: int, who: int, what: int) -> None:
    """Write one action into the trace, while there is room."""
    if actions < len(trace):
        trace[actions][0] = who
        trace[actions][1] = what


@rule
def note_nothing(trace: Ints, actions: int, who: int, what: int) -> None:
    """Write nothing: batches keep no trace."""


@rule
def choices(cfg: Any, s: Any, seat: int, mask: Ints) -> int:
    """How many actions `seat` has: here by the mask, which it leaves behind for `choice`."""
    for i in range(N_ACTIONS):
        mask[i] = 0
    legal(cfg, s, seat, mask)
    return total(mask, N_ACTIONS)


@rule
def choice(cfg: Any, s: Any, seat: int, mask: Ints, r: int) -> int:
    """The r-th of them, from 0."""
    return picked(mask, N_ACTIONS, r)


@rule
def counted_choices(cfg: Any, s: Any, seat: int, mask: Ints) -> int:
    """How many actions `seat` has, where a game can count them without a mask."""
    return count_legal(cfg, s, seat)


@rule
def counted_choice(cfg: Any, s: Any, seat: int, mask: Ints, r: int) -> int:
    """The r-th of them, from 0."""
    return nth_legal(cfg, s, seat, r)


# ---------------------------------------------------------------- the templates
@rule
def picked(options: Ints, count: int, r: int) -> int:
    """The index at which the running sum of `options` passes `r`.

    Few options are counted through without a branch, since a random one is always mispredicted; of many, whole blocks are
    passed over first, whose sums the compiler takes many entries at a time.
    """
    start = 0
    while start + BLOCK < count:
        here = 0
        for i in range(start, start + BLOCK):
            here += options[i]
        if r < here:
            break
        r -= here
        start += BLOCK
    index = start
    passed = 0
    for i in range(start, min(start + BLOCK, count) - 1):
        passed += options[i]
        index += r >= passed
    return index


@rule
def total(options: Ints, count: int) -> int:
    """The sum of the first `count` of `options`."""
    n = 0
    for i in range(count):
        n += options[i]
    return n


@rule
def play(cfg: Any, states: Any, mask: Ints, weights: Ints, policies: Ints, seed: int, number: int, trace: Ints) -> int:
    """Play game `number` of `seed` to its end in `states[0]`; how many actions it took, chance included."""
    s = states[0]
    dice, dice_step = seeded(seed, 2 * number)
    whim, whim_step = seeded(seed, 2 * number + 1)
    new(cfg, s)
    actions = 0
    while True:
        seat = turn(s)
        if seat == OVER:
            return actions
        if INTERRUPTS:
            whim, other = below(whim, whim_step, SELDOM * cfg.players)
            if other < cfg.players and other != seat and policies[other] == RANDOM:
                count = choices(cfg, s, other, mask)
                if count:
                    whim, r = below(whim, whim_step, count)
                    a = choice(cfg, s, other, mask, r)
                    note(trace, actions, other, phrase(cfg, s, other, a))
                    apply(cfg, s, other, a)
                    actions += 1
                    continue
        if seat == CHANCE:
            outcomes = chance(cfg, s, weights)
            dice, r = below(dice, dice_step, total(weights, outcomes))
            a = picked(weights, outcomes, r)
            note(trace, actions, JOINED if joins(cfg, s) else CHANCE, word(cfg, s, a))
            apply(cfg, s, CHANCE, a)
        else:
            if policies[seat] == RANDOM:
                whim, r = below(whim, whim_step, choices(cfg, s, seat, mask))
                a = choice(cfg, s, seat, mask, r)
            else:
                a = choose(cfg, seen(cfg, states, seat), seat)
            note(trace, actions, seat, phrase(cfg, s, seat, a))
            apply(cfg, s, seat, a)
        actions += 1


@rule
def one(cfgs: Any, policies: Ints, seed: int, number: int, trace: Ints, end: Any) -> int:
    """One game with its trace and its end position; how many actions it took, which may be more than the trace has room for."""
    states = new_states()
    actions = play(cfgs[0], states, new_mask(), new_weights(), policies, seed, number, trace)
    copy_state(end, 0, states, 0)
    return actions


@merged_rule
def into_row(
    cfg: Any, policies: Ints, seed: int, number: int, trace: Ints, points: Ints, places: Ints, lengths: Ints, row: int
) -> None:
    """Play game `number` and write down what it came to."""
    states = new_states()
    lengths[row] = play(cfg, states, new_mask(), new_weights(), policies, seed, number, trace)
    score(cfg, states[0], points)
    ranks(cfg, states[0], points, places)


@rule
def many(cfgs: Any, policies: Ints, seed: int, first: int, trace: Ints, points: Ints, places: Ints, lengths: Ints) -> None:
    """Games `first` and on, one for each row of `points`."""
    for game in range(len(lengths)):
        into_row(cfgs[0], policies, seed, first + game, trace, points[game], places[game], lengths, game)


def slots(game: Game) -> dict[Any, Any]:
    """What the templates' names lead to for one game, whatever the speed."""
    filling: dict[Any, Any] = {getattr(contract, name): kernel for name, kernel in game.kernels.items()}
    filling[N_ACTIONS] = game.n_actions
    filling[INTERRUPTS] = int(game.interrupts)
    filling[seen] = seen_through_hide if game.has_secrets else seen
    if game.counts_legal:
        filling[choices], filling[choice] = counted_choices, counted_choice
    if (hints := game.part("hints")) is not None:
        filling[choose] = hints.choose
    return filling


@cache
def interpreted(game: Game, template: Callable[..., Any]) -> Callable[..., Any]:
    """A template bound to the plain twins of one game."""
    return jit.interpreted(template, {**slots(game), **plain_memory(game)}, game.name)


def plain_memory(game: Game) -> dict[Any, Any]:
    """The slots for memory, in plain Python."""
    return {
        new_states: lambda: [game.State(), game.State()],
        new_mask: lambda: [0] * game.n_actions,
        new_weights: lambda: [0] * game.n_outcomes,
        copy_state: lambda to, i, source, j: to[i].assign(source[j]),
    }


@rule
def copy_record(to: Any, i: int, source: Any, j: int) -> None:
    """Copy one state over another, as records."""
    to[i] = source[j]


@cache
def compiled(game: Game, template: Callable[..., Any]) -> Callable[..., Any]:
    """A template compiled for one game; `many` keeps no trace and is faster for it."""
    memory = stack_memory(game)
    if template is many:
        memory[note] = note_nothing
    return jit.compiled(template, {**compiled_slots(game), **memory}, f"{game.name}-{template.__name__}")


def stack_memory(game: Game, states: int = 2) -> dict[Any, Any]:
    """The slots for memory, on the stack of compiled code."""
    return {
        new_states: arrays.stack_array(game.State, states),
        new_mask: arrays.stack_array("i1", game.n_actions),
        new_weights: arrays.stack_array("i4", game.n_outcomes),
    }


def compiled_slots(game: Game) -> dict[Any, Any]:
    """The slots of one game for compiled code: copies of records, and streams in 64-bit integers."""
    from . import stream64

    return {**slots(game), copy_state: copy_record, stream.seeded: stream64.seeded, stream.below: stream64.below}
