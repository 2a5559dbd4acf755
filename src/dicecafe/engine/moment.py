"""Moments of a match: an entry of its log, all of them, a step that is not committed yet, a snapshot to go back to."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, Self, overload

from .contract import Action, AnyConfig, AnyState, Seat

SPACING: Final = 16  # lines from one kept position to the next
RECENT: Final = 4  # the last lines, whose positions are all kept: a move with its rolls is told, and may be taken back


class Moment(NamedTuple):
    """One line of the log: who did what, in which position."""

    who: Seat
    actions: list[Action]
    before: AnyState


class Moments(Sequence[Moment]):
    """The lines of a match so far, each with its position.

    A position takes 0.4 to 5 KB and is most of what a live table takes, so of an old line it is worked out again when somebody
    asks: from the last one kept before it, at most SPACING lines back.
    """

    def __init__(self, apply: Callable[..., Any], cfg: AnyConfig) -> None:
        self._apply, self._cfg = apply, cfg
        self._recent: list[Moment] = []
        self._positions: list[AnyState] = []  # of the lines before those, every SPACING-th
        self._acts = array("i")  # of each of these lines, who acted and the actions
        self._ends = array("I")  # where each line ends there
        self._last_found: tuple[int, Moment] | None = None  # whoever asks for a line asks for the next one after it

    def __len__(self) -> int:
        return len(self._ends) + len(self._recent)

    @overload
    def __getitem__(self, at: int) -> Moment: ...
    @overload
    def __getitem__(self, at: slice) -> list[Moment]: ...
    def __getitem__(self, at: int | slice) -> Moment | list[Moment]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self)))]
        number = at + len(self) if at < 0 else at
        if (recent := number - len(self._ends)) >= 0:
            return self._recent[recent]
        return self._find(number)

    def acts(self) -> Iterator[tuple[Seat, list[Action]]]:
        """Who did what, line by line, without the positions."""
        for number in range(len(self._ends)):
            who, *actions = self._line(number)
            yield who, actions
        for moment in self._recent:
            yield moment.who, moment.actions

    def append(self, moment: Moment) -> None:
        """Add a line."""
        self._recent.append(moment)
        if len(self._recent) >= 2 * RECENT:
            for who, actions, before in self._recent[:RECENT]:
                if len(self._ends) % SPACING == 0:
                    self._positions.append(before)
                self._acts.extend([who, *actions])
                self._ends.append(len(self._acts))
            del self._recent[:RECENT]

    def cut(self, length: int) -> None:
        """Take back all lines but the first so many."""
        if (recent := length - len(self._ends)) >= 0:
            del self._recent[recent:]
            return
        start = length - length % SPACING
        self._recent = self[start:length]
        del self._ends[start:], self._positions[start // SPACING :]
        del self._acts[self._ends[-1] if self._ends else 0 :]
        self._last_found = None

    def copy(self) -> Self:
        """The same lines, whatever is added or taken back here later."""
        twin = type(self)(self._apply, self._cfg)
        twin._recent, twin._positions, twin._acts, twin._ends = (
            self._recent[:],
            self._positions[:],
            self._acts[:],
            self._ends[:],
        )
        return twin

    def _find(self, number: int) -> Moment:
        """One of the old lines, its position worked out."""
        if number < 0:
            raise IndexError(number)
        start = number - number % SPACING
        position, last = self._positions[start // SPACING], self._last_found
        if last and start < last[0] <= number:
            start, position = last[0], last[1].before
        if start < number:
            position = position.copy()
            for line in range(start, number):
                who, *actions = self._line(line)
                for action in actions:
                    self._apply(self._cfg, position, who, action)
        who, *actions = self._line(number)
        self._last_found = number, Moment(who, actions, position)
        return self._last_found[1]

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
