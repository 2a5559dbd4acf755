"""Whole games on a GPU: `playout`'s loop as a CUDA kernel, a game a thread. Game n is the CPU's game n, to the bit."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from dicecafe.engine.contract import OVER, AnyConfig, Configs, Ints, States, apply, new, ranks, score, turn
from dicecafe.engine.game import Game
from dicecafe.engine.rule import rule
from dicecafe.engine.stream import seeded

from . import bits, gpu_groups, jit, step
from .shared_memory import padded
from .step import RANDOM, copy_state, hint, new_mask, new_states, new_weights, next_action, thread, view

BLOCK: Final = 128  # threads of a block


# ---------------------------------------------------------------- the kernels
@rule
def play(cfg: AnyConfig, states: States, mask: Ints, weights: Ints, policies: Ints, seed: int, number: int) -> int:
    """Play game `number` of `seed` to its end in `states[0]`; how many actions it took.

    `playout.play` with one `apply` for all kinds of actions: the threads of a GPU go on together only where they do the same.
    """
    s = states[0]
    dice, dice_step = seeded(seed, 2 * number)
    choice, choice_step = seeded(seed, 2 * number + 1)
    new(cfg, s)
    actions = 0
    while True:
        who = turn(s)
        if who == OVER:
            return actions
        who, a, dice, choice = next_action(cfg, states, mask, weights, policies, who, dice, dice_step, choice, choice_step)
        apply(cfg, s, who, a)
        actions += 1


@rule
def play_games(cfgs: Configs, policies: Ints, seed: int, first: int, ends: Any, lengths: Ints) -> None:
    """Games `first` and on to their ends, one for each of `ends`."""
    game = thread()
    if game < len(lengths):
        states = new_states()
        lengths[game] = play(cfgs[0], states, new_mask(), new_weights(), policies, seed, first + game)
        copy_state(ends, game, states, 0)


@rule
def settle_games(cfgs: Configs, ends: Any, points: Any, places: Any) -> None:
    """What each game came to. A kernel of its own: all threads count at once, and `play_games` is small without it."""
    game = thread()
    if game < len(ends):
        score(cfgs[0], ends[game], points[game])
        ranks(cfgs[0], ends[game], points[game], places[game])


@cache
def compiled(game: Game, template: Callable[..., Any], hints: bool = False) -> Any:
    """A kernel of one game, called as `kernel[blocks, threads](...)`; without hints it is smaller and faster."""
    states = 2 if hints else 1
    slots = step.cuda_slots(game, states)
    if not game.counts_legal and step.FEW < game.n_actions <= bits.MOST:
        slots |= bits.slots(game.n_actions)
    if not hints:
        slots |= {hint: hint, view: view}
    if game.tells_kinds and template is play_games:
        template = gpu_groups.play_in_groups
        slots |= gpu_groups.slots(game, states)
    return jit.compiled_cuda(template, slots, f"{game.name}-{'hints' if hints else 'random'}")


# ---------------------------------------------------------------- launching them
class Games:
    """Any games of one table and seed, played on a GPU; refuses where there is none."""

    def __init__(self, game: Game, cfgs: Configs, policies: Any, seed: int) -> None:
        self.cuda, self.game, self.seed, self.seats = jit.cuda(), game, seed, len(policies)
        self.cfgs, self.policies = self.cuda.to_device(cfgs), self.cuda.to_device(policies)
        self.play, self.settle = compiled(game, play_games, bool((policies != RANDOM).any())), compiled(game, settle_games)

    def __call__(self, start: int, count: int) -> tuple[Any, Any, Any]:
        """Play games `start` and on: the points and places of each seat, and how long each game was."""
        points, places, lengths = self.launch(start, count)
        return points.copy_to_host(), places.copy_to_host(), lengths.copy_to_host()

    def launch(self, start: int, count: int) -> tuple[Any, Any, Any]:
        """The same, left in the GPU's memory."""
        room, blocks = self.cuda.device_array, -(-count // BLOCK)
        state = padded(self.game.State) if self.game.tells_kinds else self.game.State.dtype()
        ends, lengths = room(count, state), room(count, "i8")
        points, places = room((count, self.seats), "i4"), room((count, self.seats), "i1")
        block, most = (gpu_groups.BLOCK, gpu_groups.blocks()) if self.game.tells_kinds else (BLOCK, count)
        self.play[min(-(-count // block), most), block](self.cfgs, self.policies, self.seed, start, ends, lengths)
        self.settle[blocks, BLOCK](self.cfgs, ends, points, places)
        return points, places, lengths
