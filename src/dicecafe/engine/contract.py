"""The contract of a game, on one page.

A game's `rules.py` defines the functions below under the same names, each marked `@rule`: small, total functions over its
Config (options, card tables) and State (a whole position). They take and return ints, allocate nothing and never raise; whoever
calls them has checked that the move is legal. The same source runs interpreted, compiled for the CPU, and inside a CUDA kernel.

Those in REQUIRED every game must define; `count_legal`, `nth_legal` and `kind` a game may leave out; the others have a default.
Code that works for any game (the play loop of the lab, a search) is written against these names and bound to one game by
`compiled.jit`.
"""

from __future__ import annotations

from typing import Any, Final

from .rule import rule

Seat = int
Action = int
Outcome = int
# What kernels and templates are given is a plain twin or a list when interpreted, a NumPy record or array when compiled. Only
# a compiler knows which, so to mypy all of it is Any: here, and nowhere else.
AnyConfig = Any
AnyState = Any
Configs = Any  # several of them, as compiled code takes them
States = Any
Ints = Any

CHANCE: Final = -1  # what `turn` says when the next thing is a roll, a deal or a draw
OVER: Final = -2  # what `turn` says at the end


@rule
def new(cfg: AnyConfig, s: AnyState) -> None:
    """Set up the start position in `s`, which is all zeros."""
    raise NotImplementedError


@rule
def turn(s: AnyState) -> Seat:
    """Whose decision it is: a seat, CHANCE or OVER."""
    raise NotImplementedError


@rule
def legal(cfg: AnyConfig, s: AnyState, seat: Seat, mask: Ints) -> None:
    """Set `mask[a] = 1` for each action `seat` may take now; `mask` comes all zeros."""
    raise NotImplementedError


@rule
def chance(cfg: AnyConfig, s: AnyState, weights: Ints) -> int:
    """Write the integer weight of each outcome of the next single die or card; how many outcomes there are."""
    raise NotImplementedError


@rule
def apply(cfg: AnyConfig, s: AnyState, seat: Seat, a: Action) -> None:
    """Do action `a` of `seat`, or outcome `a` where `seat` is CHANCE, in place."""
    raise NotImplementedError


@rule
def score(cfg: AnyConfig, s: AnyState, points: Ints) -> None:
    """Write the points of each seat, at the end or so far."""
    raise NotImplementedError


@rule
def count_legal(cfg: AnyConfig, s: AnyState, seat: Seat) -> int:
    """How many actions `seat` may take now. With `nth_legal` for games of wide masks: random playouts then fill none."""
    raise NotImplementedError


@rule
def nth_legal(cfg: AnyConfig, s: AnyState, seat: Seat, n: int) -> Action:
    """The n-th of them, from 0, in rising order."""
    raise NotImplementedError


@rule
def kind(s: AnyState) -> int:
    """A number from 0 to 30 for what sort of thing comes next: a GPU lets games of long rules go on together that do the same."""
    raise NotImplementedError


@rule
def ranks(cfg: AnyConfig, s: AnyState, points: Ints, places: Ints) -> None:
    """Write the place of each seat, 0 for the winners; a game with tie-breaks of its own says so here."""
    for seat in range(cfg.players):
        places[seat] = 0
        for other in range(cfg.players):
            if points[other] > points[seat]:
                places[seat] += 1


@rule
def word(cfg: AnyConfig, s: AnyState, o: Outcome) -> int:
    """Which of the game's chance words names outcome `o` here (`text.outcomes` lists them)."""
    return o


@rule
def phrase(cfg: AnyConfig, s: AnyState, seat: Seat, a: Action) -> int:
    """Which of the game's phrases names action `a` of `seat` here (`text.actions` lists them): a place in a hand names a card."""
    return a


@rule
def joins(cfg: AnyConfig, s: AnyState) -> bool:
    """Whether the next outcome goes on the same log line as the one before (three dice are one roll)."""
    return False


@rule
def mover(s: AnyState) -> Seat:
    """Whose turn it is where a seat decides; a game in which others may decide during a seat's turn says so here."""
    return turn(s)


@rule
def turn_number(s: AnyState) -> int:
    """A number that changes when a turn begins; a game in which a seat may have two turns in a row counts them here."""
    return mover(s)


@rule
def hide(cfg: AnyConfig, s: AnyState, seat: Seat) -> None:
    """Blank what `seat` can't see."""


@rule
def resample(cfg: AnyConfig, s: AnyState, seat: Seat, pick: Ints) -> None:
    """Fill in again what `hide` blanked for `seat`; `pick` holds random numbers to choose by."""


REQUIRED: Final = ("new", "turn", "legal", "chance", "apply", "score")
KERNELS: Final = (
    *REQUIRED, "count_legal", "nth_legal", "kind", "ranks", "word", "phrase", "joins", "mover", "turn_number", "hide", "resample",
)  # fmt: skip
