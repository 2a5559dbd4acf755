"""The step of every compiled loop: who acts next and what they do, for any game of the contract.

Batches, GPU kernels, searches, the coach's playouts and environments are loops around it. The functions are templates: the
names of `engine.contract` and the slots below lead to one game's rules once `jit` has bound them, at any speed.
A policy answers for each seat: RANDOM takes any legal action, HINTS asks the game's `hints.choose`.
"""

from __future__ import annotations

from typing import Any, Final

from dicecafe.engine import contract, stream
from dicecafe.engine.contract import CHANCE, AnyConfig, AnyState, Ints, Seat, States, chance, count_legal, hide, legal, nth_legal
from dicecafe.engine.game import Game
from dicecafe.engine.rule import Constant, rule
from dicecafe.engine.stream import below

from . import arrays

RANDOM: Final = 0
HINTS: Final = 1
BLOCK: Final = 64  # options that are summed up one by one
FEW: Final = 8  # options that a GPU sums up to the last
NO_ACTION: Final = -1
INTERRUPT_ODDS: Final = 16  # a random seat acts out of turn about once in so many actions, where a game allows it


# ---------------------------------------------------------------- slots: filled per game and speed below
N_ACTIONS = Constant()
INTERRUPTS = Constant()  # 1 where seats may act out of turn


def new_states() -> Any:
    """Zeroed states: the game's, one to show a seat what it may see, and more where a loop needs them."""
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
def hint(cfg: AnyConfig, s: AnyState, seat: Seat) -> int:
    """The game's hint for `seat`, which sees `s` as its view; where a game has no hints, nobody asks."""
    return 0


@rule
def view(cfg: AnyConfig, states: States, seat: Seat) -> Any:
    """The state as `seat` sees it, where nothing is secret."""
    return states[0]


@rule
def hidden_view(cfg: AnyConfig, states: States, seat: Seat) -> Any:
    """The state as `seat` sees it, where something is."""
    copy_state(states, 1, states, 0)
    hide(cfg, states[1], seat)
    return states[1]


@rule
def fill_mask(cfg: AnyConfig, s: AnyState, seat: Seat, mask: Ints) -> int:
    """Write the legal actions of `seat` into the mask; how many they are."""
    for i in range(N_ACTIONS):
        mask[i] = 0
    legal(cfg, s, seat, mask)
    return total(mask, N_ACTIONS)


@rule
def count_actions(cfg: AnyConfig, s: AnyState, seat: Seat, mask: Ints) -> int:
    """How many legal actions `seat` has; `fill_mask` for a game that does not count them itself."""
    return count_legal(cfg, s, seat)


@rule
def nth_action(cfg: AnyConfig, s: AnyState, seat: Seat, mask: Ints, n: int) -> int:
    """The n-th of them, from 0, in rising order."""
    return nth_legal(cfg, s, seat, n)


@rule
def nth_in_mask(cfg: AnyConfig, s: AnyState, seat: Seat, mask: Ints, n: int) -> int:
    """`nth_action` after `fill_mask`."""
    return picked(mask, N_ACTIONS, n)


# ---------------------------------------------------------------- the step
@rule
def total(options: Ints, count: int) -> int:
    """The sum of the first `count` of `options`."""
    n = 0
    for i in range(count):
        n += options[i]
    return n


@rule
def picked(options: Ints, count: int, r: int) -> int:
    """The index at which the running sum of `options` passes `r`.

    Few options are summed up without a branch, since a random one is always mispredicted; of many, whole blocks are skipped
    first, whose sums the compiler takes many entries at a time.
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
def picked_in_turn(options: Ints, count: int, r: int) -> int:
    """`picked` for a GPU and many options: as far as it must go; 1.1 to 1.4 times as fast for 64 outcomes."""
    index = 0
    while r >= options[index]:
        r -= options[index]
        index += 1
    return index


@rule
def roll(cfg: AnyConfig, s: AnyState, weights: Ints, dice: Any, step: Any) -> tuple[int, Any]:
    """An outcome of the next die or card by its weight, not applied yet; and the stream of the dice after it."""
    outcomes = chance(cfg, s, weights)
    dice, r = below(dice, step, total(weights, outcomes))
    return picked(weights, outcomes, r), dice


@rule
def random_action(cfg: AnyConfig, s: AnyState, seat: Seat, mask: Ints, choice: Any, step: Any) -> tuple[int, Any]:
    """Any legal action of `seat`, and the stream of choices after it; NO_ACTION for a seat out of turn that has none."""
    count = count_actions(cfg, s, seat, mask)
    if INTERRUPTS and count == 0:
        return NO_ACTION, choice
    choice, r = below(choice, step, count)
    return nth_action(cfg, s, seat, mask, r), choice


@rule
def hinted_action(cfg: AnyConfig, states: States, seat: Seat) -> int:
    """What the game's hints say to `seat` about `states[0]`, of which it sees what it may."""
    return hint(cfg, view(cfg, states, seat), seat)


@rule
def interrupter(cfg: AnyConfig, policies: Ints, turn: int, choice: Any, step: Any) -> tuple[int, Any]:
    """Who tries to act: a random seat once in a while, whose `random_action` may be none; else whoever's `turn` it is."""
    choice, other = below(choice, step, INTERRUPT_ODDS * cfg.players)
    if other < cfg.players and policies[other] == RANDOM:
        return other, choice
    return turn, choice


@rule
def next_action(
    cfg: AnyConfig, states: States, mask: Ints, weights: Ints, policies: Ints,
    turn: int, dice: Any, dice_step: Any, choice: Any, choice_step: Any,
) -> tuple[int, int, Any, Any]:  # fmt: skip
    """Who acts in `states[0]` and what they do, not applied yet; and both streams after it. The `turn` is not OVER."""
    who = turn
    if INTERRUPTS:
        who, choice = interrupter(cfg, policies, turn, choice, choice_step)
    while True:
        if who == CHANCE:
            a, dice = roll(cfg, states[0], weights, dice, dice_step)
        elif policies[who] == RANDOM:
            a, choice = random_action(cfg, states[0], who, mask, choice, choice_step)
        else:
            a = hinted_action(cfg, states, who)
        if not INTERRUPTS or a != NO_ACTION:
            return who, a, dice, choice
        who = turn  # nothing to do out of turn


# ---------------------------------------------------------------- binding
def slots(game: Game) -> dict[Any, Any]:
    """What the templates' names lead to for one game, whatever the speed."""
    filling: dict[Any, Any] = {getattr(contract, name): kernel for name, kernel in game.kernels.items()}
    filling[N_ACTIONS] = game.n_actions
    filling[INTERRUPTS] = int(game.interrupts)
    filling[view] = hidden_view if game.has_secrets else view
    if not game.counts_legal:
        filling[count_actions], filling[nth_action] = fill_mask, nth_in_mask
    if (hints := game.part("hints")) is not None:
        filling[hint] = hints.choose
    return filling


def plain_slots(game: Game, states: int = 2) -> dict[Any, Any]:
    """The slots for the interpreter, which plays on plain twins of the records."""
    return {
        **slots(game),
        new_states: lambda: [game.State() for _ in range(states)],
        new_mask: lambda: [0] * game.n_actions,
        new_weights: lambda: [0] * game.n_outcomes,
        copy_state: lambda to, i, source, j: to[i].assign(source[j]),
    }


def compiled_slots(game: Game, states: int = 2) -> dict[Any, Any]:
    """The slots for a compiler, with memory that it makes in its own way."""
    memory = {
        new_states: arrays.Room(game.State, states),
        new_mask: arrays.Room("i1", game.n_actions),
        new_weights: arrays.Room("i4", game.n_outcomes),
    }
    return {**machine_slots(game), **memory}


def cuda_slots(game: Game, states: int = 2) -> dict[Any, Any]:
    """The slots for a GPU."""
    pick = picked_in_turn if game.n_outcomes > FEW else picked
    return {**compiled_slots(game, states), thread: arrays.cuda_thread(), picked: pick}


@rule
def copy_record(to: Any, i: int, source: Any, j: int) -> None:
    """Copy one state over another, as records."""
    to[i] = source[j]


def machine_slots(game: Game) -> dict[Any, Any]:
    """The slots of both machines: copies of records, streams in 64-bit integers."""
    from . import stream64

    return {**slots(game), copy_state: copy_record, stream.seeded: stream64.seeded, stream.below: stream64.below}
