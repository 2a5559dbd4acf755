"""Telling: what a terminal says of a match, in the language of the program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dicecafe import bots
from dicecafe.engine.contract import CHANCE
from dicecafe.engine.match import Match
from dicecafe.words import Message, Speech, say


def called(names: Sequence[str], you: int | None = None) -> list[str]:
    """Players by name. Who plays without one is a guest, and `you` beside their points if nobody else is at the keyboard."""
    nameless = [say(Message("terminal-you" if seat == you else "terminal-guest")) for seat in range(len(names))]
    return [other if name == bots.YOU and other not in names else name for name, other in zip(names, nameless, strict=True)]


def speaker(match: Match, you: int | None = None) -> Speech:
    """Whoever speaks of a match here; `you` is the seat of the one person at the keyboard. Sentences call a guest a guest."""
    return match.game.speech(called(match.names), you=you)


def line(match: Match, number: int, viewer: int | None, you: int | None = None) -> str:
    """A line of the log as a sentence for whoever looks."""
    who = match.moments[number].who
    return speaker(match, you).say(match.tell(number, viewer), who=None if who == CHANCE else who)


def position(speech: Speech, lines: Sequence[Message | str]) -> str:
    """A position, line by line."""
    return "\n".join(speech.say(one) if isinstance(one, Message) else one for one in lines)


def ending(match: Match, result: dict[str, Any], you: int | None = None) -> str:
    """Who has won."""
    names, speech = called(match.names, you), speaker(match, you)
    scores = [Message("terminal-score", name=name, points=points) for name, points in zip(names, result["points"], strict=True)]
    seats = result["winners"]
    if not seats:
        return speech.say(Message("terminal-over-nobody", scores=scores))
    over = Message("terminal-over", scores=scores, winners=[names[seat] for seat in seats], n=len(seats))
    return speech.say(over, who=seats[0] if len(seats) == 1 else None)
