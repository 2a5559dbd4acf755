"""Step through a record: each line as a sentence, and the position after it."""

from __future__ import annotations

from dicecafe.engine import registry
from dicecafe.engine.match import Match
from dicecafe.engine.record import Record

from .console import Console, Left


def replay(record: Record, lines: int | None = None) -> int:
    """Tell a record from a pipe in full, on a terminal step by step; the exit code."""
    console = Console()
    match = Match.replay(registry.load(record.game), record, lines)
    players = ", ".join(match.names)
    console.say(f"{match.game.title}: {players}. {len(match.log)} lines.")
    if console.live and lines is None:
        with console.open():
            _step(console, match)
    else:
        for number, line in enumerate(match.log):
            console.say(f"{number + 1:5}  {line:24}  {match.tell(number, None)}")
        _tell_position(console, match, len(match.log))
    if match.over:
        result = match.record().result or {}
        winners = " and ".join(match.names[seat] for seat in result["winners"])
        console.say(f"The game is over: {result['points']}. Winner: {winners or 'nobody'}.")
    return 0


def _step(console: Console, match: Match) -> None:
    """Any key goes on, b goes back, q leaves."""
    number = 0
    try:
        while number < len(match.log):
            console.clear()
            console.say(f"{match.game.title}   line {number + 1} of {len(match.log)}: {match.log[number]}")
            console.say(match.tell(number, None))
            _tell_position(console, match, number + 1)
            key = console.key("\n[any key] on   [b] back   [q] leave > ")
            if key == "q":
                return
            number = max(0, number - 1) if key == "b" else number + 1
    except (Left, KeyboardInterrupt):
        return


def _tell_position(console: Console, match: Match, lines: int) -> None:
    state = match.moments[lines].before if lines < len(match.moments) else match.state
    console.say("\n" + match.game.words.position(match.cfg, state, match.names))
