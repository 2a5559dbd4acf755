"""Step through a record: each line as a sentence, and the position after it."""

from __future__ import annotations

from dicecafe.engine import registry
from dicecafe.engine.match import Match
from dicecafe.engine.record import Record
from dicecafe.words import Message, say

from . import formatting, plain
from .console import Console, Left


def replay(record: Record, lines: int | None = None) -> int:
    """Tell a record from a pipe in full, on a terminal step by step; the exit code."""
    console = Console()
    match = Match.replay(registry.load(record.game), record, lines)
    names = formatting.display_names(match.names)
    console.say(say(Message("terminal-replay", game=match.game.title, players=names, lines=len(match.log))))
    if console.live and lines is None:
        with console.open():
            _step(console, match)
    else:
        for number, line in enumerate(match.log):
            console.say(f"{number + 1:5}  {line:24}  {formatting.log_line(match, number, None)}")
        _tell_position(console, match, len(match.log))
    if match.over:
        console.say(formatting.result(match, match.record().result or {}))
    return 0


def _step(console: Console, match: Match) -> None:
    """Any key goes on, b goes back, q leaves."""
    offered = {
        say(Message("terminal-any-key")): Message("terminal-on"),
        "b": Message("terminal-back"),
        "q": Message("terminal-end"),
    }
    keys = plain.wrap([f"[{key}] {say(does)}" for key, does in offered.items()])
    number = 0
    try:
        while number < len(match.log):
            console.clear()
            place = Message("terminal-line", number=number + 1, lines=len(match.log))
            console.say(f"{match.game.title}   {say(place)} {match.log[number]}")
            console.say(formatting.log_line(match, number, None))
            _tell_position(console, match, number + 1)
            key = console.key(f"\n{keys} > ")
            if key == "q":
                return
            number = max(0, number - 1) if key == "b" else number + 1
    except (Left, KeyboardInterrupt):
        return


def _tell_position(console: Console, match: Match, lines: int) -> None:
    state = match.moments[lines].before if lines < len(match.moments) else match.state
    position = formatting.position(formatting.speech_of(match), match.game.text.position(match.cfg, state))
    console.say(f"\n{position}")
