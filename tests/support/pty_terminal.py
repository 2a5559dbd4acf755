"""A pseudo-terminal: the game in it as a program, keys that are pressed, and what is on the screen."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import sys
import time
from pathlib import Path

COMMAND = [sys.executable, "-m", "dicecafe", "play"]


class Terminal:
    """A real pseudo-terminal of 80x24 with the game in it."""

    def __init__(self, home: Path, *words: str) -> None:
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell's background job would hand on that it is ignored
            os.environ.update({"DICECAFE_HOME": str(home), "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"})
            os.execv(sys.executable, [*COMMAND, *words])
        self.seen = ""

    def wait(self, *texts: str) -> str:
        """Read until one of these is on the screen."""
        start = len(self.seen)
        deadline = time.monotonic() + 60
        while not any(text in self.seen[start:] for text in texts):
            assert time.monotonic() < deadline, self.seen
            if select.select([self.screen], [], [], 1)[0]:
                assert self._read(), self.seen
        return self.seen[start:]

    def _read(self) -> bytes:
        """What has come since, nothing once the program is gone."""
        try:
            data = os.read(self.screen, 65536)
        except OSError:
            data = b""
        self.seen += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", data.decode(errors="replace"))
        return data

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self.screen, keys.encode())

    def end(self) -> int:
        """Wait for the end; the exit status."""
        while self._read():
            pass
        _, status = os.waitpid(self.pid, 0)
        os.close(self.screen)
        return os.waitstatus_to_exitcode(status)
