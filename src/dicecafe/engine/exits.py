"""How commands end: their exit codes, what is said of an error, and what programs are told of figures that are partial."""

from __future__ import annotations

import sys
from typing import Any, Final

from .errors import DiceCafeError

PROGRAM: Final = "dicecafe"
NOT_SO: Final = 1  # the thing asked for is not so
BAD_USAGE: Final = 2
NO_START: Final = 3  # of a server
STOPPED: Final = 130  # by Ctrl+C, as shells have it

Ended = KeyboardInterrupt | DiceCafeError | None  # why something ended early; None where all of it was done


def partial_field(asked: int, ended: Ended) -> dict[str, Any]:
    """What figures of fewer games than asked for are marked with, and why they are of fewer."""
    if ended is None:
        return {}
    return {"partial": {"asked": asked, "why": ended.code if isinstance(ended, DiceCafeError) else "stopped"}}


def complain(error: DiceCafeError) -> None:
    """Say to people what is wrong, in their language."""
    print(f"{PROGRAM}: {error.say()} ({error.code})", file=sys.stderr)
