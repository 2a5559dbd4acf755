"""A step of many tables as a CUDA kernel: a table a thread, a warp a block.

A warp plays in memory that its threads share. They copy positions in and out of it together, and write rows and masks from it
together; a thread on its own for all of its table took two to seven times as long.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from dicecafe.compiled import jit, shared_memory, step
from dicecafe.compiled.shared_memory import WARP
from dicecafe.compiled.step import N_ACTIONS, hint, new_weights, thread, view
from dicecafe.engine.contract import OVER, AnyConfig, AnyState, Configs, Ints, Seat, States, hide
from dicecafe.engine.game import Game
from dicecafe.engine.rule import Constant, rule

from . import encoding, stepping
from .encoding import OBSERVER, TO_MOVE
from .stepping import BOTS, COLUMNS, ENDED, HERE, WHICH, clear_state, next_game, play_action, show_legal

EACH = Constant()  # positions for each thread: the table's, and where something is secret, what a seat sees of it


# ---------------------------------------------------------------- slots, see `compiled.shared_memory`
def shared_states() -> States:
    """The positions of the warp's tables, EACH for a table."""
    raise NotImplementedError


def copy_part(to: Any, i: int, source: Any, j: int, lane: int) -> None:
    """Copy this thread's part of position `j` over position `i`."""
    raise NotImplementedError


def shared_masks() -> Any:
    """The masks of the warp's tables."""
    raise NotImplementedError


def shared_tables() -> Ints:
    """The numbers of the warp's tables."""
    raise NotImplementedError


def write_part(states: States, each: int, rows: Any, tables: Ints, count: int, lane: int) -> None:
    """Write this thread's part of the fields of the warp's positions into the tables' rows; see `encoding.cuda_writer`."""
    raise NotImplementedError


def meet() -> None:
    """Wait for the other threads of the warp."""
    raise NotImplementedError


def append(table: int, tables: Ints, counts: Ints, which: int) -> None:
    """Add a table to a list, of which `counts[which]` is the length; many threads do so at once, in any order."""
    raise NotImplementedError


# ---------------------------------------------------------------- the template
@rule
def step_cuda(
    ending: int, ended: Ints, n_ended: Ints, which: int,
    cfgs: Configs, policies: Ints, settings: Ints, states: States, streams: Ints, counters: Ints, actions: Ints,
    rows: Any, masks: Any, seats: Ints, gains: Any, rewards: Any, terminated: Any, truncated: Any, illegal: Any, finals: Any,
) -> None:  # fmt: skip
    """One step at every table, in two launches: all actions, which list the tables where no game goes on; then those alone.

    Ends and beginnings are long, and rare: among 32 tables some game mostly ends, and all others would wait for it.
    """
    if ending and thread() == 0:
        n_ended[1 - which] = 0  # for the next step, which takes the other one
    lane = thread() % WARP
    first = thread() - lane
    count = min(WARP, (n_ended[which] if ending else len(seats)) - first)  # tables of this warp
    if count <= 0:
        return
    shared, choices, tables, weights = shared_states(), shared_masks(), shared_tables(), new_weights()
    if lane < count:
        tables[lane] = ended[first + lane] if ending else first + lane
    meet()
    for i in range(count):
        copy_part(shared, EACH * i, states, tables[i], lane)
    meet()
    if lane < count:
        table = tables[lane]
        here, mask = shared[EACH * lane : EACH * (lane + 1)], choices[lane]
        if ending:
            to_move = next_game(
                cfgs, policies, settings, here, mask, weights, streams, counters,
                seats, gains, rewards, terminated, truncated, finals, table,
            )  # fmt: skip
        else:
            to_move = play_action(
                cfgs, policies, settings, here, mask, weights, streams, counters,
                actions, masks, seats, gains, rewards, terminated, truncated, illegal, table,
            )  # fmt: skip
            if to_move == OVER:
                append(table, ended, n_ended, which)
        rows[table, OBSERVER], rows[table, TO_MOVE] = seats[table], to_move
        over = to_move == OVER or counters[COLUMNS * table + ENDED]
        show_legal(cfgs[counters[COLUMNS * table + WHICH]], here[HERE], seats[table], over, mask)
    meet()
    for i in range(count):
        copy_part(states, tables[i], shared, EACH * i, lane)
    for a in range(lane, N_ACTIONS, WARP):
        for i in range(count):
            masks[tables[i], a] = choices[i][a]
    meet()
    if lane < count:  # the position is kept: what the seat can't see may go
        table = tables[lane]
        hide(cfgs[counters[COLUMNS * table + WHICH]], shared[EACH * lane], seats[table])
    meet()
    write_part(shared, EACH, rows, tables, count, lane)


@rule
def hidden_in_place(cfg: AnyConfig, states: States, seat: Seat) -> AnyState:
    """`step.view` without bots: a game that is over is shown once more, and its position is of no use then."""
    hide(cfg, states[HERE], seat)
    return states[HERE]


# ---------------------------------------------------------------- bound to a game
@cache
def compiled(game: Game, bots: bool) -> Any:
    """The kernel of a game, called as `kernel[blocks, WARP](...)`; without bots at any seat it is smaller and faster."""
    each = 2 if game.has_secrets else 1
    slots = {
        **stepping.slots(game, step.cuda_slots(game)),
        EACH: each,
        shared_states: shared_memory.shared_states(game.State, each),
        shared_masks: shared_memory.shared_masks(game.n_actions),
        shared_tables: shared_memory.shared_numbers(),
        copy_part: shared_memory.copy_part(game.State),
        clear_state: shared_memory.clear_state(game.State),
        write_part: encoding.cuda_writer(game),
        append: shared_memory.append(),
        meet: shared_memory.meet(),
    }
    if not bots:
        slots |= {BOTS: 0, hint: hint, view: hidden_in_place, EACH: 1, shared_states: shared_memory.shared_states(game.State, 1)}
    return jit.compiled_cuda(step_cuda, slots, f"{game.name}-{'bots' if bots else 'tables'}")
