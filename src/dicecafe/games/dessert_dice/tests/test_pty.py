"""On a real pseudo-terminal: single keys, the whole page on 24 rows of 80 columns, and a clean screen between two people."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicecafe.engine.match import Match
from dicecafe.games.dessert_dice.text import DESSERT_NAMES
from dicecafe.terminal import formatting
from dicecafe.terminal.saves import Save
from dicecafe.words import player

from .table import GAME, said

CLEAR = "\x1b[2J"
NORTH, EAST, SOUTH, WEST = "\x1b[A", "\x1b[C", "\x1b[B", "\x1b[D"


class Terminal:
    """A pseudo-terminal of 80x24 with the game in it."""

    def __init__(self, home: Path, *words: str) -> None:
        self.home, self.seen = home, ""
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell's background job would hand on that it is ignored
            os.environ.update({"DICECAFE_HOME": str(home), "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"})
            os.execv(sys.executable, [sys.executable, "-m", "dicecafe", "play", "dessert-dice", "--fast", *words])

    def wait(self, text: str) -> str:
        """Read until a text has come; all that has come since the last wait."""
        start, deadline = len(self.seen), time.monotonic() + 60
        while text not in self.seen[start:]:
            assert time.monotonic() < deadline, self.seen
            if select.select([self.screen], [], [], 1)[0]:
                data = os.read(self.screen, 65536)
                assert data, self.seen
                self.seen += data.decode(errors="replace")
        return self.seen[start:]

    def press(self, *keys: str) -> str:
        """Press keys, each once the page before it is there; the last page."""
        page = ""
        for key in keys:
            os.write(self.screen, key.encode())
            page = self.wait("> ")
        return page

    def take(self, name: str) -> str:
        """Let somebody take the device; what was on the screen when it was handed over."""
        before = self.wait(said("terminal-hand-over", name=name))
        os.write(self.screen, b" ")
        self.wait("> ")
        return before

    def goal(self) -> str:
        """The goal on the page last drawn."""
        (goal,) = goals_in(self.page())
        return goal

    def page(self) -> str:
        """What stands on the screen: all since it was last cleared."""
        return self.seen.rsplit(CLEAR, 1)[1]


def goals_in(page: str) -> list[str]:
    """The goals that a page says are one's own."""
    return [dessert for dessert in DESSERT_NAMES if said("screen-goal", dessert=dessert) in text_of(page)]


def text_of(raw: str) -> str:
    """The text without colours and line ends of a terminal."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", raw).replace("\r", "")


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    """A game of two people, Ann first."""
    terminal = Terminal(tmp_path, "--players", "Ann,Bo", "--first", "0")
    yield terminal
    os.write(terminal.screen, b"\x03")
    os.waitpid(terminal.pid, 0)
    os.close(terminal.screen)


def test_two_people_on_one_screen(terminal: Terminal) -> None:
    """Single keys play; the screen is cleared before the device is handed over; nobody sees the other's goal."""
    assert goals_in(terminal.take("Ann")) == []
    goals = {"Ann": terminal.goal()}
    terminal.press(NORTH, EAST, "\n")
    os.write(terminal.screen, b"n")
    handed = terminal.take("Bo")
    assert CLEAR in handed
    assert goals_in(handed.rsplit(CLEAR, 1)[1]) == []
    goals["Bo"] = terminal.goal()
    _, record, _ = Save.read(terminal.home / "dessert-dice-1.json")
    assert record.log[:2] == [f"* deal {seat} {goals[name]}" for seat, name in enumerate(goals)]
    assert record.log[-1] == "0 place green blank d4"
    assert said("dealt", player=player(0), dessert=goals["Ann"]) not in text_of(terminal.page())


def test_a_forbidden_key_is_answered_with_the_ruling(terminal: Terminal) -> None:
    """A tip off the board is told with DD-1 on the same page, and the next arrow is another way."""
    terminal.take("Ann")
    terminal.press(*[NORTH] * 2, "\n")
    os.write(terminal.screen, b"n")
    terminal.take("Bo")
    shown = terminal.press(*[NORTH] * 2, "\n", NORTH)
    assert said("why-edge", way="north", square="c5", ruling="DD-1") in text_of(shown)
    os.write(terminal.screen, WEST.encode())
    terminal.take("Ann")
    assert Save.read(terminal.home / "dessert-dice-1.json")[1].log[-1] == "1 tip c5 west"


def test_the_whole_page_fits(terminal: Terminal) -> None:
    """With six sentences of history the page is at most 24 rows of at most 80 columns, whatever is asked."""
    terminal.take("Ann")
    pages = 0
    for square in range(8):
        way = [WEST if square % 5 < 2 else EAST] * abs(square % 5 - 2) + [NORTH if square // 5 else SOUTH] * 2
        for key in [*way, "\n"]:
            terminal.press(key)
            rows = text_of(terminal.page()).split("\n")
            assert len(rows) <= 24, rows
            assert max(map(len, rows)) <= 80, rows
            pages += 1
        letter = free_die(text_of(terminal.page()))
        terminal.press(letter)
        assert len(text_of(terminal.page()).split("\n")) <= 24
        os.write(terminal.screen, b"1")
        terminal.take(("Bo", "Ann")[square % 2])
    match = Match.replay(GAME, Save.read(terminal.home / "dessert-dice-1.json")[1])
    for line in range(len(match.log) - 6, len(match.log)):
        assert formatting.log_line(match, line, 0) in text_of(terminal.page())
    assert pages > 20


def free_die(page: str) -> str:
    """The letter of a dessert die that is still in the supply."""
    return str(re.findall(r"\b([a-l]) [1-6]×", page)[0])
