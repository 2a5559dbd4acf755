"""News: what just happened, as rows of a screen: dice behind what they were rolled for, many alike in a row in one sentence."""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby
from typing import Final, NamedTuple

from rich.cells import cell_len

from dicecafe.engine.contract import CHANCE, Seat
from dicecafe.engine.match import Match
from dicecafe.words import Message

from .formatting import log_line, speech_of

FEW: Final = 3  # dice in a row that are still told one by one
LEAST: Final = 6  # decisions that a screen tells at least
FARTHEST: Final = 80  # lines of a log that a screen looks back at most
WIDTH: Final = 79


class Row(NamedTuple):
    """A row, and the number of the last line of the log that it tells."""

    last: int
    text: str


def latest(match: Match, people: Collection[Seat]) -> tuple[int, int]:
    """The line of the log to tell from, and the line of the last decision of the people at this screen, or -1."""
    decisions, own, number = 0, -1, len(match.log)
    while number > max(0, len(match.log) - FARTHEST) and not (own >= 0 and decisions >= LEAST):
        number -= 1
        decisions += match.moments[number].who != CHANCE
        if own < 0 and match.moments[number].who in people:
            own = number
    return number, own


def rows(match: Match, start: int, viewer: Seat | None, you: Seat | None) -> list[Row]:
    """The lines of the log from `start` on, as `viewer` may see them."""
    speech, lines = speech_of(match, you), list[Row]()

    def kind(number: int) -> str | int:
        """Dice of one kind are alike, and no other lines."""
        return match.describe(number, viewer).id if match.moments[number].who == CHANCE else number

    for _, group in groupby(range(start, len(match.log)), kind):
        numbers = list(group)
        message = match.describe(numbers[-1], viewer)
        if len(numbers) > FEW and speech.has(message.id, "many"):
            many = Message(message.id, **{**message.parameters, "count": len(numbers)})
            _add(lines, Row(numbers[-1], speech.say(many, "many")), True)
            continue
        for number in numbers:
            _add(lines, Row(number, log_line(match, number, viewer, you)), match.moments[number].who == CHANCE)
    return lines


def _add(rows: list[Row], row: Row, joins: bool) -> None:
    """Add a row, or what dice show to the row before where there is room."""
    if joins and rows and cell_len(rows[-1].text) + 1 + cell_len(row.text) <= WIDTH:
        rows[-1] = Row(row.last, f"{rows[-1].text} {row.text}")
    else:
        rows.append(row)
