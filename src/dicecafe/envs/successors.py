"""Successors: everything that may come of each table's decision, for search with exact chance nodes and a network.

For each legal action every way is followed in which dice and cards may fall until somebody has to decide again, or the game is
over. What is there then is a row, like those of the environments, with its chance. The tables stay as they are.

Where dice are rolled again until they serve, they come back to where they began: such ways are left out, and the chances of the
others are those of the roll that ends it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from dicecafe.compiled import jit, step
from dicecafe.compiled.step import N_ACTIONS, copy_state, fill_mask, new_mask, new_states, new_weights, total, view
from dicecafe.engine.contract import CHANCE, OVER, Configs, Ints, States, apply, chance, turn
from dicecafe.engine.game import Game
from dicecafe.engine.rule import Constant, called_rule, rule, scratch

from . import encoding, stepping
from .encoding import FIELDS, OBSERVER, TO_MOVE
from .stepping import COLUMNS, ENDED, WHICH, write, write_rewards
from .tables import Tables

DEEPEST: Final = 12  # dice and cards in a row that are followed
STATES: Final = DEEPEST + 4  # what is played is the first, `view` writes into the second; then a position for each die
FIRST: Final = 2
FULL: Final = -1  # there was no room for all successors of a table
TOO_DEEP: Final = -2  # more than DEEPEST dice may come in a row
WIDTH = Constant()  # of a row
new_path = scratch(DEEPEST + 1)


class Successors(NamedTuple):
    """What may come of the decisions, table after table and action after action."""

    table: Any
    action: Any
    chance: Any  # given the action
    seat: Any  # who decides there; -2 at the end
    rows: Any  # as the seat sees it that decided at the table, so that what a network says can be compared
    rewards: Any  # of all seats at the end; else 0


def successors(tables: Tables) -> Successors:
    """The successors at every table where a game is on, on the CPU; of a game without secrets, since nothing is dealt anew."""
    game, room = tables.game, tables.tables + 1
    assert tables.device == "cpu"
    assert not game.has_secrets
    while True:
        where, actions, seats = (np.zeros(room, "i8") for _ in range(3))
        chances, rows = np.zeros(room), np.zeros((room, encoding.width(game)), "i4")
        found = (where, actions, chances, seats, rows, np.zeros((room, tables.players), "f4"))
        count = int(compiled(game)(tables.configs, tables.states, tables.counters, tables.seats, *found))
        assert count != TOO_DEEP, f"more than {DEEPEST} dice or cards in a row"
        if count >= 0:
            return Successors(*(one[:count] for one in found))
        room *= 2


# ---------------------------------------------------------------- the template
@rule
def expand(
    cfgs: Configs, states: States, counters: Ints, seats: Ints,
    where: Ints, actions: Ints, chances: Any, to_move: Ints, rows: Any, rewards: Any,
) -> int:  # fmt: skip
    """Write the successors of every table; how many they are, or why that can't be."""
    count, mask = 0, new_mask()
    for table in range(len(seats)):
        if counters[COLUMNS * table + ENDED] == 0:
            cfg = cfgs[counters[COLUMNS * table + WHICH]]
            fill_mask(cfg, states[table], seats[table], mask)
            for a in range(N_ACTIONS):
                if mask[a] and count >= 0:
                    count = follow(cfg, states, seats[table], table, a, where, actions, chances, to_move, rows, rewards, count)
    return count


@called_rule
def follow(
    cfg: Any, states: States, seat: int, table: int, a: int,
    where: Ints, actions: Ints, chances: Any, to_move: Ints, rows: Any, rewards: Any, count: int,
) -> int:  # fmt: skip
    """Do an action, and go down every way that the dice may fall; the number of successors after it."""
    path, next_outcome, weights, whole = new_states(), new_path(), new_weights(), new_path()
    weight = new_path()
    copy_state(path, FIRST, states, table)
    apply(cfg, path[FIRST], seat, a)
    depth, first, returned = 0, count, 0.0
    while depth >= 0:
        s = path[FIRST + depth]
        who = turn(s)
        if count + 1 >= len(where):
            return FULL
        if who == CHANCE and depth > 0 and is_same(path, FIRST, FIRST + depth, rows, count):
            returned += chance_of(weight, whole, depth)
            depth -= 1
        elif who == CHANCE:
            outcomes = chance(cfg, s, weights)
            whole[depth] = total(weights, outcomes)
            outcome = next_outcome[depth]
            while outcome < outcomes and weights[outcome] == 0:
                outcome += 1
            if outcome == outcomes:
                depth -= 1
                continue
            if depth == DEEPEST:
                return TOO_DEEP
            next_outcome[depth], weight[depth] = outcome + 1, weights[outcome]
            copy_state(path, FIRST + depth + 1, path, FIRST + depth)
            apply(cfg, path[FIRST + depth + 1], CHANCE, outcome)
            depth += 1
            next_outcome[depth] = 0
        else:
            where[count], actions[count], to_move[count] = table, a, who
            chances[count] = chance_of(weight, whole, depth)
            for other in range(cfg.players):
                rewards[count, other] = 0.0
            if who == OVER:
                write_rewards(cfg, s, rewards, count)
            copy_state(path, 0, path, FIRST + depth)
            rows[count, OBSERVER], rows[count, TO_MOVE] = seat, who
            write(view(cfg, path, seat), rows, count)
            count += 1
            depth -= 1
    for i in range(first, count):
        chances[i] /= 1.0 - returned
    return count


@rule
def chance_of(weight: Ints, whole: Ints, depth: int) -> float:
    """The chance of so many dice one after the other."""
    found = 1.0
    for i in range(depth):
        found *= weight[i] / whole[i]
    return found


@rule
def is_same(path: States, one: int, other: int, rows: Any, at: int) -> bool:
    """Whether two positions are the same in every field; rows `at` and `at + 1` are room to compare them in."""
    write(path[one], rows, at)
    write(path[other], rows, at + 1)
    differ = 0
    for i in range(FIELDS, WIDTH):
        differ += rows[at, i] != rows[at + 1, i]
    return differ == 0


@cache
def compiled(game: Game) -> Any:
    """`expand` compiled for one game."""
    slots = {**stepping.slots(game, step.compiled_slots(game, STATES)), WIDTH: encoding.width(game)}
    return jit.compiled(expand, slots, f"{game.name}-successors")
