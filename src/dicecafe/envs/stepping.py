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
    roll,
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
from dicecafe.engine.rule import Constant, merged_rule, rule
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
BOTS = Constant()  # 0 where the caller plays all seats


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
        if seat == OVER or (seat != CHANCE and (not BOTS or policies[seat] == CALLER)):
            break
        if BOTS:
            seat, a, dice, choice = next_action(cfg, states, mask, weights, policies, seat, dice, dice_step, choice, choice_step)
        else:
            a, dice = roll(cfg, s, weights, dice, dice_step)
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


@rule
def clear_state(states: States, i: int) -> None:
    """Make a position all zeros."""
    copy_state(states, i, states, BLANK)


@rule
def play_action(
    cfgs: Configs, policies: Ints, settings: Ints, here: States, mask: Ints, weights: Ints, streams: Ints, counters: Ints,
    actions: Ints, masks: Any, seats: Ints, gains: Any, rewards: Any, terminated: Any, truncated: Any, illegal: Any, table: int,
) -> int:  # fmt: skip
    """A table's action and what follows by itself, in `here`; `turn` then, or OVER where it is broken off or no game is on."""
    first, a = COLUMNS * table, actions[table]
    gains[table], terminated[table], truncated[table], illegal[table] = 0, False, False, False
    for other in range(len(cfgs)):
        rewards[table, other] = 0
    if counters[first + ENDED]:
        return OVER
    counters[first + STEPS] += 1
    if a < 0 or a >= N_ACTIONS or masks[table, a] == 0:
        illegal[table] = True
        a = NO_ACTION
    cfg = cfgs[counters[first + WHICH]]
    to_move = play_on(cfg, here[HERE], here, mask, weights, policies, streams, first, seats[table], a)
    if to_move == OVER or (settings[HORIZON] > 0 and counters[first + STEPS] >= settings[HORIZON]):
        return OVER
    seats[table] = to_move
    return to_move


@rule
def next_game(
    cfgs: Configs, policies: Ints, settings: Ints, here: States, mask: Ints, weights: Ints, streams: Ints, counters: Ints,
    seats: Ints, gains: Any, rewards: Any, terminated: Any, truncated: Any, finals: Any, table: int,
) -> int:  # fmt: skip
    """The end of a table's game, if one is on, and the next one's beginning, unless that waits for the next step; `turn` then."""
    s, first = here[HERE], COLUMNS * table
    if not counters[first + ENDED]:
        cfg, to_move = cfgs[counters[first + WHICH]], turn(s)
        if to_move == OVER:
            write_rewards(cfg, s, rewards, table)
            gains[table] = rewards[table, seats[table]]
            terminated[table] = True
        else:
            truncated[table] = True
        counters[first + ENDED] = 1
        if not settings[SAME_STEP]:
            return to_move
        show(cfg, here, seats[table], to_move, finals, table)
    while True:
        counters[first + GAMES] += 1
        counters[first + WHICH] = (counters[first + GAMES] + table) % len(cfgs)
        number = counters[first + GAMES] * len(seats) + table
        streams[first + DICE], streams[first + DICE_STEP] = seeded(settings[SEED], 2 * number)
        streams[first + CHOICE], streams[first + CHOICE_STEP] = seeded(settings[SEED], 2 * number + 1)
        cfg = cfgs[counters[first + WHICH]]
        clear_state(here, HERE)
        new(cfg, s)
        to_move = play_on(cfg, s, here, mask, weights, policies, streams, first, 0, NO_ACTION)
        if to_move != OVER:  # else it was over before the caller had a turn: nothing that could be shown happened
            counters[first + STEPS], counters[first + ENDED] = 0, 0
            seats[table] = to_move
            return to_move


@rule
def show_legal(cfg: AnyConfig, s: AnyState, seat: Seat, over: int, mask: Ints) -> None:
    """Write what a seat may do into the mask; where the game is over, everything: nothing is done, and no chance is 0/0."""
    for i in range(N_ACTIONS):
        mask[i] = 1 if over else 0
    if not over:
        legal(cfg, s, seat, mask)


@merged_rule
def step_range(
    cfgs: Configs, policies: Ints, settings: Ints, states: States, streams: Ints, counters: Ints, actions: Ints,
    rows: Any, masks: Any, seats: Ints, gains: Any, rewards: Any, terminated: Any, truncated: Any, illegal: Any, finals: Any,
    start: int, stop: int,
) -> None:  # fmt: skip
    """One step at each of some tables."""
    here, mask, weights = new_states(), new_mask(), new_weights()
    for table in range(start, stop):
        if actions[table] == SKIP:
            continue
        copy_state(here, HERE, states, table)
        to_move = play_action(
            cfgs, policies, settings, here, mask, weights, streams, counters,
            actions, masks, seats, gains, rewards, terminated, truncated, illegal, table,
        )  # fmt: skip
        if to_move == OVER:
            to_move = next_game(
                cfgs, policies, settings, here, mask, weights, streams, counters,
                seats, gains, rewards, terminated, truncated, finals, table,
            )  # fmt: skip
        seat, cfg = seats[table], cfgs[counters[COLUMNS * table + WHICH]]
        show(cfg, here, seat, to_move, rows, table)
        show_legal(cfg, here[HERE], seat, counters[COLUMNS * table + ENDED], mask)
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


# ---------------------------------------------------------------- bound to a game
def slots(game: Game, bound: dict[Any, Any]) -> dict[Any, Any]:
    """The slots of a step; nobody acts out of turn in an environment."""
    return {BOTS: 1, **bound, INTERRUPTS: 0, write: encoding.writer(game)}


@cache
def interpreted(game: Game) -> Callable[..., Any]:
    """A step in plain Python, for lists of plain twins; nobody waits for a compiler."""
    return jit.interpreted(step_all, slots(game, step.plain_slots(game, STATES)), game.name)


@cache
def compiled(game: Game) -> Any:
    """A step compiled for the CPU."""
    return jit.compiled(step_all, slots(game, step.compiled_slots(game, STATES)), f"{game.name}-tables")
