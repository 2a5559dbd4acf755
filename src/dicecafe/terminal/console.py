"""Console: what a terminal game says and hears, with one key a choice on a terminal and a line a choice from a pipe."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext
from textwrap import fill

from rich.console import Console as RichConsole

from .encodings import accept_any_input
from .keyboard import Keyboard

LEAVING = ("\x04", "")  # Ctrl-D, end of input


class Left(Exception):
    """The person wants to stop, or there is nobody there any more."""


class Console:
    """A screen and a keyboard."""

    def __init__(self) -> None:
        self.screen = RichConsole(highlight=False, width=None if sys.stdout.isatty() else 80)
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.keyboard = Keyboard()
        accept_any_input(sys.stdin)

    def open(self) -> AbstractContextManager[object]:
        """Hold the keyboard for a session."""
        return self.keyboard if self.live else nullcontext()

    def show(self, markup: str) -> None:
        """Print rich markup; on a terminal lines end between words, in a pipe they are not broken."""
        self.screen.print(markup, soft_wrap=not self.live)

    def say(self, text: str, whole: bool = False) -> None:
        """Print words as they are, broken like these unless they are to be copied as a whole."""
        self.screen.print(text if whole or not self.live else self._wrapped(text), markup=False, soft_wrap=True)

    def _wrapped(self, text: str) -> str:
        return "\n".join(fill(line, self.screen.width, break_long_words=False) for line in text.split("\n"))

    def clear(self) -> None:
        """Start a fresh page on a terminal."""
        if self.live:
            self.screen.clear()
            self.screen.file.write("\x1b[3J")  # what has scrolled away may hold somebody's secret

    def key(self, prompt: str) -> str:
        """One key of a person; from a pipe, one line."""
        if not self.live:
            return self.line(prompt)
        self.screen.print(prompt, end="", markup=False, soft_wrap=True)
        key = self.keyboard.key()
        self.screen.print()
        if key in LEAVING:
            raise Left
        return key

    def line(self, prompt: str) -> str:
        """A line of a person."""
        self.screen.print(prompt, end="", markup=False, soft_wrap=True)
        sys.stdout.flush()
        if self.live:
            self.keyboard.__exit__(None, None, None)
        line = sys.stdin.readline()
        if self.live:
            self.keyboard.__enter__()
        else:
            self.screen.print()
        if not line:
            raise Left
        return line.strip()
