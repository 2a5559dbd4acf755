"""Console: what a terminal game says and hears, with one key a choice on a terminal and a line a choice from a pipe."""

from __future__ import annotations

import sys

from rich.console import Console as RichConsole


class Left(Exception):
    """The person wants to stop, or there is nobody there any more."""


class Console:
    """A screen and a keyboard."""

    def __init__(self) -> None:
        self.screen = RichConsole(highlight=False, width=None if sys.stdout.isatty() else 80)
        self.live = sys.stdin.isatty() and sys.stdout.isatty()

    def show(self, markup: str) -> None:
        """Print rich markup."""
        self.screen.print(markup, soft_wrap=True)

    def say(self, text: str) -> None:
        """Print words as they are."""
        self.screen.print(text, markup=False, soft_wrap=True)

    def clear(self) -> None:
        """Start a fresh page on a terminal."""
        if self.live:
            self.screen.clear()

    def key(self, prompt: str) -> str:
        """One key of a person; from a pipe, one line."""
        self.screen.print(prompt, end="", markup=False, soft_wrap=True)
        if not self.live:
            return self._line()
        import readchar

        key = readchar.readkey()
        self.screen.print()
        if key in (readchar.key.CTRL_D, readchar.key.ESC):
            raise Left
        return "\n" if key in (readchar.key.ENTER, readchar.key.LF, readchar.key.CR) else key

    def line(self, prompt: str) -> str:
        """A line of a person."""
        self.screen.print(prompt, end="", markup=False, soft_wrap=True)
        return self._line()

    def _line(self) -> str:
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise Left
        if not self.live:
            self.screen.print()
        return line.strip()
