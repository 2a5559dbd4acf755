"""A step of many tables at once, as a template: bound to one game for the interpreter, the CPU or CUDA.

A step takes one action for each table. Dice, cards and built-in players go on by themselves until a seat of the caller's has to
decide again, and what that seat sees is written down. Game k of table t is game k * tables + t of the seed: its dice are those
of any batch with that seed. The seat that starts moves round the table from game to game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from dicecafe.compiled import jit, step
from dicecafe.compiled.results import new_places, new_points, settle
from dicecafe.compiled.step import (
    INTERRUPTS,
    N_ACTIONS,
    NO_ACTION,
    copy_state,
    new_mask,
    new_states,
    new_weights,
    next_action,
    thread,
    view,
)
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
    legal,
    new,
    turn,
)
from dicecafe.engine.game import Game
from dicecafe.engine.rule import merged_rule, rule
from dicecafe.engine.stream import seeded

from . import encoding
from .encoding import OBSERVER, TO_MOVE, reward

SKIP: Final = -(1 << 30)  # the action of a table that is left as it is
CALLER: Final = 2  # the policy of a seat that is played by whoever makes the steps
HERE, SHOWN, BLANK = range(3)  # the states a kernel works on: the table's, what a seat sees of it, nothing but zeros
STATES: Final = 3
GAMES, STEPS, ENDED, WHICH = range(4)  # a table's counters: games, the caller's steps in this one, 1 if it is over, its Config
DICE, DICE_STEP, CHOICE, CHOICE_STEP = range(4)  # and its streams
COLUMNS: Final = 4  # of both, in one row, table after table
SEED, HORIZON, SAME_STEP = range(3)  # the settings


def write(s: AnyState, rows: Any, row: int) -> None:
    """Write the fields of a position into a row; see `encoding.writer`."""
    raise NotImplementedError


# ---------------------------------------------------------------- the templates
@rule
def play_on(
    cfg: AnyConfig,
    s: AnyState,
    states: States,
    mask: Ints,
    weights: Ints,
    policies: Ints,
    streams: Ints,
    first: int,
    seat: Seat,
    a: Action,
) -> int:
    """Do a seat's action, if it is one, and go on until the caller has to decide or the game is over; `turn` then."""
    dice, dice_step = streams[first + DICE], streams[first + DICE_STEP]
    choice, choice_step = streams[first + CHOICE], streams[first + CHOICE_STEP]
    while True:
        if a != NO_ACTION:
            apply(cfg, s, seat, a)
        seat = turn(s)
        if seat == OVER or (seat != CHANCE and policies[seat] == CALLER):
            break
        seat, a, dice, choice = next_action(cfg, states, mask, weights, policies, seat, dice, dice_step, choice, choice_step)
    streams[first + DICE], streams[first + CHOICE] = dice, choice
    return seat


@rule
def write_rewards(cfg: AnyConfig, s: AnyState, rewards: Any, table: int) -> None:
    """Write what the game that is over was worth to each seat."""
    points, places = new_points(), new_places()
    winners = settle(cfg, s, points, places)
    for seat in range(cfg.players):
        rewards[table, seat] = reward(cfg.players, winners, places[seat] == 0)


@rule
def show(cfg: AnyConfig, states: States, seat: Seat, to_move: int, rows: Any, table: int) -> None:
    """Write what a seat sees."""
    rows[table, OBSERVER] = seat
    rows[table, TO_MOVE] = to_move
    write(view(cfg, states, seat), rows, table)


@merged_rule
def step_range(
    cfgs: Configs, policies: Ints, settings: Ints, states: States, streams: Ints, counters: Ints, actions: Ints,
    rows: Any, masks: Any, seats: Ints, gains: Any, rewards: Any, terminated: Any, truncated: Any, illegal: Any, finals: Any,
    start: int, stop: int,
) -> None:  # fmt: skip
    """One step at each of some tables: its action, or the next game if the last one was over.

    No array is handed on or cut into rows inside the loop but to what is inlined: compiled code counts references to it then,
    atomically, which took as long as everything else together.
    """
    here, mask, weights = new_states(), new_mask(), new_weights()
    for table in range(start, stop):
        s, first = here[HERE], COLUMNS * table
        a, seat, begins = actions[table], seats[table], counters[first + ENDED] == 1
        if a == SKIP:
            continue
        gains[table], terminated[table], truncated[table], illegal[table] = 0, False, False, False
        for other in range(len(cfgs)):
            rewards[table, other] = 0
        if not begins:
            copy_state(here, HERE, states, table)
            counters[first + STEPS] += 1
            if a < 0 or a >= N_ACTIONS or masks[table, a] == 0:
                illegal[table] = True
                a = NO_ACTION
        while True:
            if begins:
                counters[first + GAMES] += 1
                counters[first + STEPS] = 0
                counters[first + WHICH] = (counters[first + GAMES] + table) % len(cfgs)
                number = counters[first + GAMES] * len(seats) + table
                streams[first + DICE], streams[first + DICE_STEP] = seeded(settings[SEED], 2 * number)
                streams[first + CHOICE], streams[first + CHOICE_STEP] = seeded(settings[SEED], 2 * number + 1)
                copy_state(here, HERE, here, BLANK)
                new(cfgs[counters[first + WHICH]], s)
                a = NO_ACTION
            cfg = cfgs[counters[first + WHICH]]
            to_move = play_on(cfg, s, here, mask, weights, policies, streams, first, seat, a)
            late = settings[HORIZON] > 0 and counters[first + STEPS] >= settings[HORIZON]
            if to_move != OVER and not late:
                seat = to_move
                counters[first + ENDED] = 0
                break
            if begins:
                continue  # over before the caller had a turn: nothing that could be shown happened
            if to_move == OVER:
                write_rewards(cfg, s, rewards, table)
                gains[table] = rewards[table, seat]
                terminated[table] = True
            else:
                truncated[table] = True
            counters[first + ENDED] = 1
            if not settings[SAME_STEP]:
                break
            show(cfg, here, seat, to_move, finals, table)
            begins = True
        seats[table] = seat
        show(cfg, here, seat, to_move, rows, table)
        for i in range(N_ACTIONS):
            mask[i] = 0
        if not counters[first + ENDED]:
            legal(cfg, s, seat, mask)
        for i in range(N_ACTIONS):
            masks[table, i] = mask[i]
        copy_state(states, table, here, HERE)


@rule
def step_all(
    cfgs: Configs, policies: Ints, settings: Ints, states: States, streams: Ints, counters: Ints, actions: Ints,
    rows: Any, masks: Any, seats: Ints, gains: Any, rewards: Any, terminated: Any, truncated: Any, illegal: Any, finals: Any,
) -> None:  # fmt: skip
    """One step at every table, one table after the other."""
    step_range(
        cfgs, policies, settings, states, streams, counters, actions,
        rows, masks, seats, gains, rewards, terminated, truncated, illegal, finals, 0, len(seats),
    )  # fmt: skip


@rule
def step_cuda(
    cfgs: Configs, policies: Ints, settings: Ints, states: States, streams: Ints, counters: Ints, actions: Ints,
    rows: Any, masks: Any, seats: Ints, gains: Any, rewards: Any, terminated: Any, truncated: Any, illegal: Any, finals: Any,
) -> None:  # fmt: skip
    """The same as a CUDA kernel: a table a thread."""
    table = thread()
    if table < len(seats):
        step_range(
            cfgs, policies, settings, states, streams, counters, actions,
            rows, masks, seats, gains, rewards, terminated, truncated, illegal, finals, table, table + 1,
        )  # fmt: skip


# ---------------------------------------------------------------- bound to a game
def slots(game: Game, bound: dict[Any, Any]) -> dict[Any, Any]:
    """The slots of a step; nobody acts out of turn in an environment."""
    return {**bound, INTERRUPTS: 0, write: encoding.writer(game)}


@cache
def interpreted(game: Game) -> Callable[..., Any]:
    """A step in plain Python, for lists of plain twins; nobody waits for a compiler."""
    return jit.interpreted(step_all, slots(game, step.plain_slots(game, STATES)), game.name)


@cache
def compiled(game: Game) -> Any:
    """A step compiled for the CPU."""
    return jit.compiled(step_all, slots(game, step.compiled_slots(game, STATES)), f"{game.name}-tables")


@cache
def compiled_cuda(game: Game) -> Callable[..., Any]:
    """A step as a CUDA kernel, called as `kernel[blocks, threads](...)`."""
    return jit.compiled_cuda(step_cuda, slots(game, step.cuda_slots(game, STATES)), f"{game.name}-tables")
