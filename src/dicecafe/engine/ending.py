"""Ending: what people want to know as a game comes to its end. A game says it in its `ending.py`, whatever there is of it.

- `need(cfg, s) -> Need | None`: in the final round, what the seat whose turn it is must make to lead
- `losing(cfg, s, seat) -> list[Action]`: the moves that lose for certain, where another may still win
- `Ledger`: where the points of each seat came from
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple

from dicecafe.words import Message

from .contract import CHANCE, OVER, Action, AnyConfig, AnyState, Seat
from .game import Game
from .match import Match

Need = tuple[Seat, Message]  # the seat is `$who` of the message
Part = tuple[Message, int]  # what brought points, and how many; 0 for what is worth telling and brought none


class Ledger:
    """Where points come from: it is shown every line of a game, and asked at the end. This one knows nothing."""

    def __init__(self, cfg: AnyConfig) -> None:
        self.cfg = cfg

    def note(self, who: Seat, actions: list[Action], before: AnyState, after: AnyState) -> None:
        """A line of the log: who did what, and the positions around it."""

    def parts(self, s: AnyState) -> list[list[Part]]:
        """The parts of each seat's points, which add up to them; `s` is the last position."""
        return [[] for _ in range(self.cfg.players)]


class BestTurn(NamedTuple):
    """The turn that brought its player most points."""

    seat: Seat
    points: int
    at: int  # lines of the log before it


class Ending(NamedTuple):
    """How a game came out."""

    parts: list[list[Part]]
    best: BestTurn | None  # none where no turn brought more than a point


def need(game: Game, cfg: AnyConfig, s: AnyState) -> Need | None:
    """What the seat whose turn it is must make in the final round; None before that, and where a game has none."""
    found: Need | None = asked(cfg, s) if (asked := getattr(game.ending, "need", None)) else None
    return found


def losing(game: Game, cfg: AnyConfig, s: AnyState, seat: Seat) -> list[Action]:
    """The moves of the seat whose turn it is that lose for certain, although another may still win."""
    asked = getattr(game.ending, "losing", None)
    return list(asked(cfg, s, seat)) if asked and game.kernels["turn"](s) == seat else []


def ends(match: Match) -> Generator[None, None, Ending]:
    """How a finished match came out; the generator returns it, and gives way after each line."""
    game, cfg = match.game, match.cfg
    ledger: Ledger = getattr(game.ending, "Ledger", Ledger)(cfg)
    mover = own(game, "mover", game.kernels["turn"])
    number_of = own(game, "turn_number", mover)
    best: BestTurn | None = None
    turn: tuple[Seat, int] | None = None
    start, had = 0, list[int]()

    def close(position: AnyState) -> BestTurn | None:
        """The best turn, now that the one being played is over."""
        if turn is None:
            return best
        gain = game.points(cfg, position)[turn[0]] - had[turn[0]]
        return BestTurn(turn[0], gain, start) if gain > (best.points if best else 1) else best

    for number in range(len(match.moments)):
        who, actions, before = match.moments[number]
        after = match.moments[number + 1].before if number + 1 < len(match.moments) else match.state
        ledger.note(who, actions, before, after)
        if who != CHANCE and turn != (now := (mover(before), number_of(before))):
            best = close(before)
            turn, start, had = now, number, game.points(cfg, before)
        yield
    return Ending(ledger.parts(match.state), close(match.state))


def own(game: Game, kernel: str, default: Callable[..., int]) -> Callable[..., int]:
    """A game's own kernel, where it has one: the contract's default calls others, which only a template binds."""
    return game.kernels[kernel] if kernel in vars(game.rules) else default


def ending(match: Match) -> Ending:
    """How a finished match came out, worked out at once."""
    assert match.turn == OVER
    going = ends(match)
    while True:
        try:
            next(going)
        except StopIteration as found:
            result: Ending = found.value
            return result


def those_lost(
    cfg: AnyConfig,
    s: AnyState,
    seat: Seat,
    actions: Sequence[Action],
    apply: Callable[..., Any],
    is_lost: Callable[[Any, Any, Seat], bool],
) -> list[Action]:
    """Of some actions, those after which a seat is lost; none where all of them are."""
    lost = []
    for action in actions:
        after = s.copy()
        apply(cfg, after, seat, action)
        if is_lost(cfg, after, seat):
            lost.append(action)
    return lost if len(lost) < len(actions) else []
