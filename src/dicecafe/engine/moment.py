"""Moments of a match: an entry of its log, all of them, a step that is not committed yet, a snapshot to go back to."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, Self, overload

from .contract import Action, AnyConfig, AnyState, Seat

SPACING: Final = 16  # lines from one kept position to the next


class Moment(NamedTuple):
    """One line of the log: who did what, in which position."""

    who: Seat
    actions: list[Action]
    before: AnyState


class Moments(Sequence[Moment]):
    """The lines of a match so far, each with its position.

    A position takes 0.4 to 5 KB, so of an old line it is worked out again when somebody asks: from the last one kept before it,
    at most SPACING lines back. Those of the last SPACING lines, which are told and taken back, are all kept.
    """

    def __init__(self, apply: Callable[..., Any], cfg: AnyConfig) -> None:
        self._apply, self._cfg = apply, cfg
        self._acts = array("i")  # of each line, who acted and the actions
        self._ends = array("I")  # where each line ends there
        self._kept: dict[int, Moment] = {}
        self._last_found: tuple[int, Moment] | None = None  # whoever asks for a line asks for the next one after it

    def __len__(self) -> int:
        return len(self._ends)

    @overload
    def __getitem__(self, at: int) -> Moment: ...
    @overload
    def __getitem__(self, at: slice) -> list[Moment]: ...
    def __getitem__(self, at: int | slice) -> Moment | list[Moment]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self)))]
        number = at + len(self) if at < 0 else at
        return self._kept.get(number) or self._find(number)

    def acts(self) -> Iterator[tuple[Seat, list[Action]]]:
        """Who did what, line by line, without the positions."""
        start = 0
        for end in self._ends:
            yield self._acts[start], self._acts[start + 1 : end].tolist()
            start = end

    def append(self, moment: Moment) -> None:
        """Add a line."""
        number = len(self._ends)
        self._kept[number] = moment
        self._acts.append(moment.who)
        self._acts.extend(moment.actions)
        self._ends.append(len(self._acts))
        if number % SPACING == 0:
            for old in range(number - 2 * SPACING + 1, number - SPACING):
                self._kept.pop(old, None)

    def cut(self, length: int) -> None:
        """Take back all lines but the first so many."""
        for number in range(length, len(self)):
            self._kept.pop(number, None)
        del self._ends[length:]
        del self._acts[self._ends[-1] if self._ends else 0 :]
        self._last_found = None

    def copy(self) -> Self:
        """The same lines, whatever is added or taken back here later."""
        twin = type(self)(self._apply, self._cfg)
        twin._acts, twin._ends, twin._kept = self._acts[:], self._ends[:], self._kept.copy()
        return twin

    def _find(self, number: int) -> Moment:
        if not 0 <= number < len(self):
            raise IndexError(number)
        start = number - number % SPACING
        moment, last = self._kept[start], self._last_found
        if last and start < last[0] <= number:
            start, moment = last
        if start < number:
            state = moment.before.copy()
            for line in range(start, number):
                who, *actions = self._line(line)
                for action in actions:
                    self._apply(self._cfg, state, who, action)
            who, *actions = self._line(number)
            moment = Moment(who, actions, state)
        self._last_found = number, moment
        return moment

    def _line(self, number: int) -> list[int]:
        return self._acts[self._ends[number - 1] if number else 0 : self._ends[number]].tolist()


class Step(NamedTuple):
    """A move or roll that is not committed: the line it makes, and the position after it."""

    line: str
    moment: Moment
    after: AnyState


class Snapshot(NamedTuple):
    """A state of a match to go back to; `last` is its last entry, where that may be undone meanwhile."""

    lines: int
    last: tuple[str, Moment, bool] | None
    state: AnyState
