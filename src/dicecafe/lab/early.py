"""Early ends: games stopped by Ctrl+C, or by a bot that failed. What was played till then is told, and marked as partial."""

from __future__ import annotations

import sys

from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.exits import NOT_SO, STOPPED, Ended
from dicecafe.words import Message, say


def line(done: int, asked: int, ended: Ended) -> list[str]:
    """What people are told of it, beside the figures."""
    return [] if ended is None else [say(Message("lab-stopped", done=done, games=asked))]


def exit_code(ended: Ended) -> int:
    """The exit code, when the figures are printed; a bot's error is told last."""
    if isinstance(ended, DiceCafeError):
        print(f"dicecafe: {ended.say()} ({ended.code})", file=sys.stderr)
        return NOT_SO
    return 0 if ended is None else STOPPED
