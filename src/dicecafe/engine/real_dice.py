"""Real dice on a real table: people roll them, and type or tap what they show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from dicecafe.words import Message

from .contract import CHANCE
from .errors import DiceError

if TYPE_CHECKING:
    from .match import Match


class TypedDice:
    """Dice that people type: `ask` brings the whole of a roll; with `ahead` also dice of the rolls that follow it."""

    def __init__(self, ask: Callable[[Sequence[str]], str], ahead: bool = True) -> None:
        self.ask, self.ahead = ask, ahead
        self.typed: list[str] = []
        self.missing = 0  # dice of this roll that were not typed
        self.rolling = False  # whether a die of this roll was asked for already

    def outcome(self, weights: Sequence[int], words: Sequence[str]) -> int:
        """The outcome whose name was typed next, each of its words or the start of it; words that all share are left out."""
        names = typed_words(words)
        possible = [name for name, weight in zip(names, weights, strict=True) if weight]
        if not self.typed and not self.rolling:
            self.typed = self.ask(possible).replace(",", " ").lower().split()
        self.rolling = True
        if not self.typed:  # counted, so that `done` can say how many dice there should be
            self.missing += 1
            return names.index(possible[0])
        for length in range(len(self.typed), 0, -1):
            start = self.typed[:length]
            fitting = [name for name in possible if name.split() == start] or [n for n in possible if _starts(n, start)]
            if len(fitting) == 1:
                del self.typed[:length]
                return names.index(fitting[0])
        wrong = self.typed[0]
        self._forget()
        unclear = [name for name in possible if name.startswith(wrong)]
        if unclear:
            raise DiceError("dice/impossible", Message("dice-unclear", typed=wrong, which=unclear, possible=possible))
        raise DiceError("dice/impossible", Message("dice-no-side", typed=wrong, possible=possible))

    def done(self, more: bool) -> None:
        """Refuse fewer dice than were rolled, and more; where `more` rolls follow, their dice may be typed ahead."""
        missing, extra = self.missing, [] if more and self.ahead else self.typed
        self.missing, self.rolling = 0, False
        if missing or extra:
            self._forget()
        if missing:
            raise DiceError("dice/missing", Message("dice-too-few", missing=missing))
        if extra:
            raise DiceError("dice/impossible", Message("dice-too-many", typed=" ".join(extra)))

    def _forget(self) -> None:
        self.typed, self.missing, self.rolling = [], 0, False

    def public(self, over: bool) -> dict[str, Any]:
        """People rolled them."""
        return {"real": True}


def typed_words(words: Sequence[str]) -> list[str]:
    """What people type for these outcomes: 'orange macaron' for 'roll orange macaron', without what all of them start with."""
    split = [word.split() for word in words]
    common = 0
    while all(len(parts) > common + 1 and parts[common] == split[0][common] for parts in split):
        common += 1
    return [" ".join(parts[common:]) for parts in split]


def _starts(name: str, typed: Sequence[str]) -> bool:
    parts = name.split()
    return len(parts) == len(typed) and all(part.startswith(start) for part, start in zip(parts, typed, strict=True))


def next_dice(match: Match) -> list[list[str]]:
    """What each die of the next roll may show, as one types it; of a later one, if the ones before show the first they can."""
    state, dice = match.state.copy(), list[list[str]]()
    while not dice or match.joins(state):
        weights, words = match.chances(state)
        dice.append([word for weight, word in zip(weights, typed_words(words), strict=True) if weight])
        match.game.kernels["apply"](match.cfg, state, CHANCE, next(outcome for outcome, weight in enumerate(weights) if weight))
    return dice


def retypable(match: Match) -> bool:
    """Whether the last thing that happened is a roll that people typed: nobody has decided since, and nothing was dealt."""
    if len(match.log) <= match.given or match.over:
        return False
    last = match.moments[-1]
    return last.who == CHANCE and not match.next_is_dealt(last.before)
