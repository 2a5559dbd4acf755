"""Formatting: a match as sentences for a terminal, in the language of the program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dicecafe import bots
from dicecafe.engine import ending
from dicecafe.engine.contract import CHANCE, Seat
from dicecafe.engine.match import Match
from dicecafe.words import Message, Speech, say


def display_names(names: Sequence[str], you: Seat | None = None) -> list[str]:
    """The players' names. A player without one is shown as a guest, or as "you" where nobody else is at the keyboard."""
    nameless = [say(Message("terminal-you" if seat == you else "terminal-guest")) for seat in range(len(names))]
    return [other if name == bots.YOU and other not in names else name for name, other in zip(names, nameless, strict=True)]


def speech_of(match: Match, you: Seat | None = None) -> Speech:
    """The words of a match; `you` is the seat of the only person at the keyboard, if there is one."""
    return match.game.speech(display_names(match.names), you=you)


def log_line(match: Match, number: int, viewer: Seat | None, you: Seat | None = None) -> str:
    """A line of the log as a sentence, as `viewer` may see it."""
    who = match.moments[number].who
    return speech_of(match, you).say(match.describe(number, viewer), who=None if who == CHANCE else who)


def position(speech: Speech, lines: Sequence[Message | str]) -> str:
    """A position, line by line."""
    return "\n".join(speech.say(one) if isinstance(one, Message) else one for one in lines)


def result(match: Match, outcome: dict[str, Any], you: Seat | None = None) -> str:
    """Who has won."""
    names, speech = display_names(match.names, you), speech_of(match, you)
    scores = [Message("terminal-score", name=name, points=points) for name, points in zip(names, outcome["points"], strict=True)]
    seats = outcome["winners"]
    if not seats:
        return speech.say(Message("terminal-over-nobody", scores=scores))
    over = Message("terminal-over", scores=scores, winners=[names[seat] for seat in seats], n=len(seats))
    return speech.say(over, who=seats[0] if len(seats) == 1 else None)


def came_from(match: Match, you: Seat | None = None) -> list[str]:
    """The places with what the points came from, and the best moment; nothing of a game that does not say."""
    found, speech, names = ending.ending(match), speech_of(match, you), display_names(match.names, you)
    lines = []
    for place, seat in sorted((place, seat) for seat, place in enumerate(match.game.places(match.cfg, match.state))):
        about = {"place": place + 1, "name": names[seat], "points": match.points[seat]}
        parts = [Message("terminal-part", what=what, points=points) if points else what for what, points in found.parts[seat]]
        lines.append(
            speech.say(Message("terminal-place-from", **about, parts=parts) if parts else Message("terminal-place", **about))
        )
    if found.best:
        turn = speech.say(Message("best-turn", points=found.best.points), who=found.best.seat)
        lines.append(speech.say(Message("terminal-best", turn=turn)))
    return lines
