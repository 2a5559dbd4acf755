"""Early ends: games stopped by Ctrl+C, or by a bot that failed. What was played till then is told, and marked as partial."""

from __future__ import annotations

import sys
from typing import Any, Final

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message, say

STOPPED: Final = 130  # the exit code after Ctrl+C, as shells have it

Ended = KeyboardInterrupt | DiceCafeError | None  # why games ended early; None where all were played


def line(done: int, asked: int, ended: Ended) -> list[str]:
    """What people are told of it, beside the figures."""
    return [] if ended is None else [say(Message("lab-stopped", done=done, games=asked))]


def field(asked: int, ended: Ended) -> dict[str, Any]:
    """What programs are told of it."""
    if ended is None:
        return {}
    return {"partial": {"asked": asked, "why": ended.code if isinstance(ended, DiceCafeError) else "stopped"}}


def exit_code(ended: Ended) -> int:
    """The exit code, when the figures are printed; a bot's error is told last."""
    if isinstance(ended, DiceCafeError):
        print(f"dicecafe: {ended.say()} ({ended.code})", file=sys.stderr)
        return 1
    return 0 if ended is None else STOPPED
