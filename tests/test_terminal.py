"""Playing in a terminal, through a pipe and a real pty: whole games, wrong keys, leaving, coming back, a kill in the middle."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dicecafe import Match, Record, load
from dicecafe.engine.verify import verify
from dicecafe.terminal import plain, saves

COMMAND = [sys.executable, "-m", "dicecafe", "play"]


def play(home: Path, keys: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Play through a pipe, a line a key."""
    environment = {**os.environ, "DICECAFE_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
    text = "".join(f"{key}\n" for key in keys)
    return subprocess.run([*COMMAND, *words], input=text, capture_output=True, text=True, env=environment, check=False)


def saved(home: Path) -> Path:
    """The one game in the folder."""
    (path,) = home.glob("*.json")
    return path


def test_a_whole_game(own_home: Path) -> None:
    """Rolling and holding in turn wins or loses in the end; the record verifies."""
    run = play(own_home, "rh" * 200, "pig", "--option", "target=20", "--fast")
    assert run.returncode == 0, run.stderr
    assert "The game is over" in run.stdout
    assert "dicecafe verify" in run.stdout
    record = Record.load(saved(own_home))
    assert verify(record).how == "committed secret"
    assert record.dice["commitment"][:16] in run.stdout


def test_the_same_seed_is_the_same_game(own_home: Path) -> None:
    """--seed fixes the dice, who starts, and what bots do on a whim."""
    runs = [play(own_home / str(n), "rh" * 200, "pig", "--seed", "5", "--players", "you,bot:random") for n in (1, 2)]
    clean = [run.stdout.replace(str(own_home / str(n)), "") for n, run in zip((1, 2), runs, strict=True)]
    assert clean[0] == clean[1]


def test_wrong_keys_get_an_answer(own_home: Path) -> None:
    """An unknown key, a key of a move that is not legal, and ? for the rule."""
    run = play(own_home, ["z", "s", "stop", "?", "u", "", "q"], "burger-dice", "--seed", "1", "--first", "0")  # type: ignore[arg-type]
    assert "Please press one of r" in run.stdout
    assert run.stdout.count("you can stop only after the first one (A turn, 4)") == 2
    assert "Your turn starts with a roll" in run.stdout
    assert "There is nothing to take back" in run.stdout
    assert run.returncode == 0


def test_leave_and_come_back(own_home: Path) -> None:
    """q saves; the command it names goes on with the same dice, and the record verifies."""
    first = play(own_home, "rr" + "q", "pig", "--first", "0")
    path = saved(own_home)
    assert f"dicecafe play --resume {path}" in first.stdout
    log = Record.load(path).log
    assert log[:1] == ["0 roll"]
    again = play(own_home, "rh" * 300, "--resume", str(path))
    assert "The game is over" in again.stdout
    record = Record.load(path)
    assert record.log[: len(log)] == log
    assert verify(record).rolls > 0


def test_resume_finds_the_last_game(own_home: Path) -> None:
    """--resume alone goes on with the last game that is not over; finished ones are passed over."""
    play(own_home, "rrhrrhq", "pig", "--first", "0", "--seed", "3")
    play(own_home, "rh" * 300, "pig", "--option", "target=10")
    run = play(own_home, "q", "--resume")
    assert run.returncode == 0
    assert "pig-1.json" in run.stdout
    finished = play(own_home, "", "--resume", str(own_home / "pig-2.json"))
    assert finished.returncode == 1
    assert "not an unfinished game" in finished.stderr


def test_nothing_to_resume(own_home: Path) -> None:
    """With no saved game it says how to start one."""
    run = play(own_home, "", "--resume")
    assert run.returncode == 1
    assert "Start one: dicecafe play GAME" in run.stderr


@pytest.mark.parametrize("damage", ['"seats"', '"sealed": "', '"sealed"', '"nonces"', '"game"'])
def test_a_damaged_save_is_refused(own_home: Path, damage: str) -> None:
    """A save that lacks something, or holds nonsense, is an error in a sentence and stays as it is."""
    play(own_home, "rq", "pig", "--first", "0")
    path = saved(own_home)
    changed = damage + "zz" if damage.endswith(': "') else damage.replace('"', '"x', 1)
    text = path.read_text(encoding="utf-8").replace(damage, changed, 1)
    path.write_text(text, encoding="utf-8")
    run = play(own_home, "q", "--resume", str(path))
    assert run.returncode == 1
    assert "Traceback" not in run.stderr
    assert path.read_text(encoding="utf-8") == text


def test_real_dice(own_home: Path) -> None:
    """People type what their dice show; impossible faces are refused kindly."""
    keys = ["r", "bun bun lettuce", "pickles", "b p", "bun patty bun bun", "bun patty bun", "b", "p", "b", "s", "q"]
    run = play(own_home, keys, "burger-dice", "--dice", "real", "--players", "Ann,Bo", "--first", "0")  # type: ignore[arg-type]
    assert "No die shows 'lettuce'" in run.stdout
    assert "'p' could be patty or pickles" in run.stdout
    assert "'bun' is too much" in run.stdout
    record = Record.load(saved(own_home))
    assert "0 stop" in record.log
    assert record.dice == {"real": True}
    again = play(own_home, ["r", "b i k", "q"], "--resume", str(saved(own_home)))  # type: ignore[arg-type]
    assert "No die shows 'i'" in again.stdout


def test_a_full_disk_stops_the_game_with_a_sentence(own_home: Path) -> None:
    """A move that can't be stored is not made: the game stops and says so."""
    own_home.parent.mkdir(exist_ok=True)
    own_home.write_text("a file where the folder should be", encoding="utf-8")
    run = play(own_home, "r", "pig")
    assert run.returncode == 1
    assert "can't be written" in run.stderr
    assert "Traceback" not in run.stderr


class Terminal:
    """A real pseudo-terminal of 80x24 with the game in it."""

    def __init__(self, home: Path, *words: str) -> None:
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell's background job would hand on that it is ignored
            os.environ.update({"DICECAFE_HOME": str(home), "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"})
            os.execv(sys.executable, [*COMMAND, *words])
        self.seen = ""

    def wait(self, text: str) -> str:
        """Read until a text is on the screen."""
        start = len(self.seen)
        deadline = time.monotonic() + 60
        while text not in self.seen[start:]:
            assert time.monotonic() < deadline, self.seen
            if select.select([self.screen], [], [], 1)[0]:
                try:
                    data = os.read(self.screen, 65536)
                except OSError:
                    data = b""
                assert data, self.seen
                self.seen += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", data.decode(errors="replace"))
        return self.seen[start:]

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self.screen, keys.encode())

    def end(self) -> int:
        """Wait for the end; the exit status."""
        while True:
            try:
                if not os.read(self.screen, 65536):
                    break
            except OSError:
                break
        _, status = os.waitpid(self.pid, 0)
        os.close(self.screen)
        return os.waitstatus_to_exitcode(status)


def test_one_key_a_choice_and_control_c(own_home: Path) -> None:
    """On a terminal a single key plays; Ctrl-C saves and says how to go on."""
    terminal = Terminal(own_home, "burger-dice", "--players", "Ann,Bo", "--first", "0", "--fast")
    page = terminal.wait("save and leave")
    assert "Roll 3 dice" in page
    terminal.press("r")
    page = terminal.wait("save and leave")
    assert "BUN" in page
    assert all(len(line) <= 80 for line in page.replace("\r", "").split("\n"))
    terminal.press("b")
    terminal.wait("save and leave")
    terminal.press("u")
    terminal.wait("save and leave")
    terminal.press("\x03")
    assert "dicecafe play --resume" in terminal.wait(".json")
    assert terminal.end() == 0
    assert Record.load(saved(own_home)).log[-1].startswith("* ")


def test_kill_9_loses_nothing_that_was_shown(own_home: Path) -> None:
    """Whatever was on the screen is on the disk, and the game goes on."""
    terminal = Terminal(own_home, "burger-dice", "--players", "Ann,Bo", "--first", "0", "--fast")
    terminal.wait("save and leave")
    terminal.press("r")
    terminal.wait("save and leave")
    os.kill(terminal.pid, signal.SIGKILL)
    assert terminal.end() == -signal.SIGKILL
    log = Record.load(saved(own_home)).log
    assert log[0] == "0 roll"
    assert "bun" in log[-1]
    again = Terminal(own_home, "--resume")
    assert "BUN" in again.wait("save and leave")
    again.press("q")
    again.wait("Saved")
    assert again.end() == 0
    assert Record.load(saved(own_home)).log == log


def test_bots_can_be_followed(own_home: Path) -> None:
    """A bot's moves are told one by one while a person watches."""
    terminal = Terminal(own_home, "pig", "--players", "you,bot:greedy", "--first", "1", "--seed", "4")
    seen = terminal.wait("save and leave")
    assert "greedy: roll." in seen
    terminal.press("\x1b[A")  # an arrow key is no choice here
    terminal.wait("Please press one of")
    terminal.press("q")
    terminal.wait("Saved")
    assert terminal.end() == 0


def test_keys_typed_ahead_are_not_lost(own_home: Path) -> None:
    """An arrow key and the keys right behind it, all at once, are as many keys."""
    terminal = Terminal(own_home, "dessert-dice", "--players", "you,bot:greedy", "--first", "0", "--seed", "4", "--fast")
    terminal.wait("save and leave")
    terminal.press("\x1b[A\x1bOC\n")
    terminal.wait("d4: which die?")
    terminal.press("a1")
    assert "orange ice-cream on d4" in terminal.wait("Place a die or tip one")
    terminal.press("q")
    terminal.wait("Saved")
    assert terminal.end() == 0


def test_every_game_has_a_key_for_every_action() -> None:
    """The plain face finds a letter for each action, and keeps u, q and ? free."""
    game = load("pig")
    view = Match(game, ["Ann", "Bo"]).view(0)
    keys = plain.keys(view)
    assert sorted(keys.values()) == list(range(game.n_actions))
    assert not set(keys) & set("uq?")
    assert "PG-1" in plain.help(view)


def test_two_bots_alike_are_told_apart(own_home: Path) -> None:
    """Names at a table differ."""
    play(own_home, "q", "pig", "--players", "you,bot:greedy,bot:greedy,Ann,Ann", "--first", "0")
    assert Record.load(saved(own_home)).players == ["You", "greedy", "greedy 2", "Ann", "Ann 2"]
    assert json.loads(saved(own_home).read_text(encoding="utf-8"))["save"]["seats"][1] == "bot:greedy"
    assert saves.fresh("pig").name == "pig-2.json"
