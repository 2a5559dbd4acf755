"""The keyboard: one key at a time, for as long as a session lasts.

By hand, with termios, since readchar flushes what was typed ahead at every key, and libraries that do not bring a screen of their
own beside rich's.
"""

from __future__ import annotations

import os
import select
import sys
from types import TracebackType
from typing import Any

ESCAPE_SECONDS = 0.05  # the rest of an arrow key's sequence comes at once; a lone Escape is followed by nothing


class Keyboard:
    """A terminal that hands over each key as it is pressed; `with` gives the terminal back as it was, whatever happens."""

    def __enter__(self) -> Keyboard:
        self.before: list[Any] = []
        if os.name == "posix":
            import termios
            import tty

            self.before = termios.tcgetattr(sys.stdin)
            tty.setcbreak(sys.stdin, termios.TCSADRAIN)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.before:
            import termios

            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self.before)

    def key(self) -> str:
        """The next key: a character, an escape sequence, or nothing at the end of input."""
        if os.name != "posix":
            return _windows_key()
        file = sys.stdin.fileno()
        data = os.read(file, 1)
        if data == b"\x1b" and _waits(file):
            data += os.read(file, 1)
            while data[1:2] in (b"[", b"O") and not (len(data) > 2 and 0x40 <= data[-1] <= 0x7E) and _waits(file):
                data += os.read(file, 1)  # up to its last letter and no further: the next key may have come already
            data = data.replace(b"\x1bO", b"\x1b[")  # some terminals say it so
        while data and data[0] >= 0xC0 and len(data) < _utf8_length(data[0]):
            data += os.read(file, 1)
        return data.decode("utf-8", errors="replace").replace("\r", "\n")


def _waits(file: int) -> bool:
    return bool(select.select([file], [], [], ESCAPE_SECONDS)[0])


def _utf8_length(first: int) -> int:
    return 2 if first < 0xE0 else 3 if first < 0xF0 else 4


def _windows_key() -> str:
    import msvcrt

    key: str = msvcrt.getwch()  # type: ignore[attr-defined, unused-ignore]  # on Windows alone
    if key == "\x03":
        raise KeyboardInterrupt
    return key.replace("\r", "\n")
