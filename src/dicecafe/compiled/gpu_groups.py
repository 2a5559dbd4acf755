"""Games of long rules on a GPU: those of a block that come to the same sort of thing go on together.

Threads of a warp go on together only where they do the same, and what they do must be fetched: long rules are 60 to 80 KB of
instructions. So a block votes what comes next: the games that come to what most come to do it, the others wait. That made them
1.6 times as fast in blocks of 1,024 threads, 1.2 times in blocks of 512, and slower in blocks of 128: the more threads take the
same way, the less is fetched.
"""

from __future__ import annotations

from typing import Any, Final

from dicecafe.engine.contract import OVER, AnyState, Configs, Ints, apply, kind, new, turn
from dicecafe.engine.game import Game
from dicecafe.engine.rule import rule
from dicecafe.engine.stream import seeded

from . import arrays, shared_memory
from .step import copy_state, new_mask, new_states, new_weights, next_action, thread

NOTHING: Final = -1  # what a thread comes to next that has no more games
BEGINNING: Final = 0  # the next game; other numbers are 1 more than the game's kinds
KINDS: Final = 32  # at most, the number of threads of a warp
PATIENCE: Final = 64  # rounds after which all go on, since rare things would wait for ever
BLOCK: Final = 1024  # threads of a block, the most there can be: they share what is fetched
ALL: Final = 0xFFFFFFFF  # threads of a warp


# ---------------------------------------------------------------- slots
def commonest(sort: int, rounds: int) -> int:
    """What most threads of the block come to; NOTHING when none comes to anything."""
    raise NotImplementedError


def threads() -> int:
    """How many threads there are."""
    raise NotImplementedError


def clear_state(states: Any, i: int) -> None:
    """Make a position all zeros."""
    raise NotImplementedError


# ---------------------------------------------------------------- the template
@rule
def play_in_groups(cfgs: Configs, policies: Ints, seed: int, first: int, ends: Any, lengths: Ints) -> None:
    """Games `first` and on to their ends, one for each of `ends`, each thread one after the other."""
    states, mask, weights = new_states(), new_mask(), new_weights()
    cfg, s = cfgs[0], states[0]
    dice, dice_step = seeded(seed, 0)
    choice, choice_step = seeded(seed, 0)
    game, actions, rounds, who = thread() - threads(), 0, 0, OVER  # as if the game before the first were over
    while True:
        sort = sort_of(s, who, game + threads(), len(lengths))
        chosen = commonest(sort, rounds)
        if chosen == NOTHING:
            return
        rounds += 1
        if sort != NOTHING and (sort == chosen or rounds % PATIENCE == 0):
            if sort == BEGINNING:
                game += threads()
                dice, dice_step = seeded(seed, 2 * (first + game))
                choice, choice_step = seeded(seed, 2 * (first + game) + 1)
                clear_state(states, 0)
                new(cfg, s)
                actions = 0
            else:
                who, a, dice, choice = next_action(
                    cfg, states, mask, weights, policies, who, dice, dice_step, choice, choice_step
                )
                apply(cfg, s, who, a)
                actions += 1
            who = turn(s)
            if who == OVER:
                lengths[game] = actions
                copy_state(ends, game, states, 0)


@rule
def sort_of(s: AnyState, who: int, following: int, games: int) -> int:
    """What a thread comes to next."""
    if who != OVER:
        return 1 + kind(s)
    return BEGINNING if following < games else NOTHING


# ---------------------------------------------------------------- for the compiler
def slots(game: Game, states: int) -> dict[Any, Any]:
    """The slots above for a game, and so many states of whole words."""
    return {
        commonest: block_vote(),
        threads: grid_size(),
        clear_state: shared_memory.clear_state(game.State),
        new_states: arrays.Room(shared_memory.padded(game.State), states),
    }


def blocks() -> int:
    """How many blocks the GPU works on at once: one on each of its processors."""
    from numba import cuda

    return int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


def block_vote() -> Any:
    """`commonest`: each warp adds up its threads, then the warps add up theirs in memory that the block shares.

    Three tables of sums take turns: while one is read, the next is filled and the last one is cleared, with one wait a round.
    """
    from numba import cuda, types

    shape, number, kinds = (3, KINDS), types.int32, KINDS

    def vote(sort: int, rounds: int) -> int:
        sums = cuda.shared.array(shape, number)
        lane, here = cuda.laneid, rounds % 3
        if rounds == 0:
            if cuda.threadIdx.x < kinds:
                for table in range(3):
                    sums[table, lane] = 0
            cuda.syncthreads()
        alike = cuda.match_any_sync(ALL, sort)
        if sort != NOTHING and cuda.ffs(alike) == lane + 1:
            cuda.atomic.add(sums, (here, sort), cuda.popc(alike))
        cuda.syncthreads()
        most = sums[here, lane] * kinds + lane
        if cuda.threadIdx.x < kinds:
            sums[(rounds + 2) % 3, lane] = 0
        for step in (16, 8, 4, 2, 1):
            most = max(most, cuda.shfl_xor_sync(ALL, most, step))
        return most % kinds if most >= kinds else NOTHING

    return cuda.jit(vote, device=True, inline="always")


def grid_size() -> Any:
    """`threads`."""
    from numba import cuda

    def size() -> int:
        return cuda.gridsize(1)  # type: ignore[no-any-return]  # Numba has no types

    return cuda.jit(size, device=True, inline="always")
