"""What goes wrong around the cafe: full disks, poor terminals, folders that are not there, Ctrl+C, processes that end."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from brought import Tiring

from dicecafe import cli, load
from dicecafe.compiled import cache
from dicecafe.engine.match import Match
from dicecafe.lab import cluster, report, tournament
from dicecafe.lab.batch import Batch, records
from dicecafe.lab.cluster import in_processes
from dicecafe.lab.processes import Processes
from dicecafe.lab.run import simulate
from dicecafe.lab.simulation import Simulation
from dicecafe.lab.tournament import Games
from dicecafe.terminal.encodings import readable
from dicecafe.words import Message, say

PIG = load("pig")


def started(*words: str, **given: Any) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    return subprocess.run([sys.executable, "-m", "dicecafe", *words], text=True, check=False, **given)


# ---------------------------------------------------------------- full disks
@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["games", "--json"],
        ["rules", "pig"],
        ["simulate", "pig", "--games", "3", "--option", "target=10"],
        ["replay", "game.json"],
    ],
)
def test_output_on_a_full_disk_is_told_of(words: list[str], tmp_path: Path) -> None:
    """One line on standard error and exit code 1, no traceback, neither at once nor when Python ends."""
    record = tmp_path / "game.jsonl"
    assert cli.main(["simulate", "pig", "--games", "1", "--option", "target=10", "--records", str(record)]) == 0
    record.rename(tmp_path / "game.json")
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = started(*words, stdout=full, stderr=subprocess.PIPE, cwd=tmp_path)
    assert done.returncode == 1
    (line,) = [line for line in done.stderr.splitlines() if "cores" not in line and line]
    assert line.startswith("dicecafe: ")
    assert line.endswith("(file/unwritable)")


def test_both_on_a_full_disk_end_in_silence() -> None:
    """Nobody can be told; the exit code says so."""
    with open("/dev/full", "w", encoding="utf-8") as full:
        assert started("games", stdout=full, stderr=full).returncode == 1


def test_a_cache_on_a_full_disk_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was compiled is used, and nothing is left of it."""

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setenv("DICECAFE_CACHE", str(tmp_path))
    monkeypatch.setattr(os, "fsync", full)
    assert cache.object_code("x", ["y"], lambda: b"code") == b"code"
    assert not list(tmp_path.iterdir())


# ---------------------------------------------------------------- poor terminals
@pytest.mark.parametrize(
    "variables",
    [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}],
    ids=["ascii", "C"],
)
def test_a_terminal_without_accents_plays(variables: dict[str, str], tmp_path: Path) -> None:
    """In French, with names and keys that it can't show; the record has the name as it is."""
    environment = {**os.environ, "DICECAFE_HOME": str(tmp_path), "PYTHONIOENCODING": "", **variables}
    words = ["play", "pig", "--players", "Zoë,bot:easy", "--seed", "1", "--first", "0", "--language", "fr"]
    done = subprocess.run(
        [sys.executable, "-m", "dicecafe", *words],
        input="l\né\nl\nq\n".encode(),
        capture_output=True,
        env=environment,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Zo" in done.stdout
    assert done.stdout.isascii()
    (saved,) = tmp_path.glob("*.json")
    assert json.loads(saved.read_text(encoding="utf-8"))["players"][0] in ("Zoë", "Zo?")
    for command in (["games"], ["rules", "pig"], ["simulate", "pig", "--games", "2", "--option", "target=10"]):
        told = subprocess.run(
            [sys.executable, "-m", "dicecafe", *command, "--language", "fr"], capture_output=True, env=environment, check=False
        )
        assert (told.returncode, told.stdout.isascii()) == (0, True), told.stderr


def test_words_that_python_could_not_decode_are_read_as_utf8() -> None:
    """Others are left as they are; what is no UTF-8 is shown to be that."""
    assert readable("Zoë") == "Zoë"
    assert readable(b"Zo\xc3\xab".decode("ascii", "surrogateescape")) == "Zoë"
    assert readable(b"Zo\xeb".decode("ascii", "surrogateescape")) == "Zo�"


# ---------------------------------------------------------------- folders
@pytest.mark.parametrize(
    ("command", "option", "name"),
    [
        ("simulate", "--records", "a.jsonl"),
        ("simulate", "--stats", "a.json"),
        ("report", "--stats", "a.json"),
        ("report", "--html", "a.html"),
    ],
)
def test_a_folder_that_is_not_there_is_refused_at_once(
    command: str, option: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before any game is played, and nobody makes it."""
    path = tmp_path / "misspelt" / name
    assert cli.main([command, "pig", "--games", "1000000000", option, str(path)]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == f"dicecafe: {say(Message('file-no-folder', path=str(path), folder=str(path.parent)))} (file/no-folder)\n"
    assert not list(tmp_path.iterdir())


# ---------------------------------------------------------------- processes
@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes are started without waiting to see whether they pay."""
    monkeypatch.setattr(cluster, "QUICK", 0.0)


def test_processes_play_the_same_games(at_once: None) -> None:
    """In order, to the last figure: matches, perfect tables and records."""
    for players in (["easy", "easy"], ["perfect", "perfect"]):
        batch = Batch(PIG, players, {"target": 20}, 12, seed=2)
        here = Simulation(batch).tally(0, 12)
        there = simulate(batch)
        assert (here.sums == there.sums).all()
        assert (here.uses == there.uses).all()
    batch = Batch(PIG, ["easy", "random"], {"target": 20}, 6, seed=2)
    assert [record.json() for record in records(batch, 2)] == [batch.match(number).record().json() for number in range(6)]


def test_tournaments_use_them_too(at_once: None) -> None:
    """The same pairings on one core."""
    games = Games(PIG, {"target": 20}, 3, [("easy", "greedy")], 6)
    assert list(in_processes(games, range(6), 2)) == [games(number, 1) for number in range(6)]


def pids(start: int, count: int) -> tuple[int, int]:
    """Who plays, and which games."""
    return os.getpid(), start


def failing(start: int, count: int) -> int:
    """Fails in game 3, ends its process in game 5."""
    if start == 3:
        raise ZeroDivisionError("in game 3")
    if start == 5:
        os._exit(1)
    return start


def test_each_thread_has_a_process_of_its_own(at_once: None) -> None:
    """No game is played here; whatever is printed there is no reply."""
    played = list(in_processes(pids, range(8), 2))
    assert [start for _, start in played] == list(range(8))
    assert os.getpid() not in {pid for pid, _ in played}
    assert len({pid for pid, _ in played}) <= 2


def test_what_fails_there_is_told_here() -> None:
    """An error with its text; a process that ends, and one that is closed, is no answer."""
    with Processes(failing) as remote:
        assert remote(1, 1) == 1
        with pytest.raises(RuntimeError, match="in game 3"):
            remote(3, 1)
        assert remote(4, 1) == 4
        with pytest.raises(RuntimeError, match="has ended"):
            remote(5, 1)
    with pytest.raises(RuntimeError):
        remote(1, 1)


def test_quick_games_start_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is done in a moment is done here."""
    monkeypatch.setattr(cluster, "QUICK", 1e9)
    assert {pid for pid, _ in in_processes(pids, range(5), 2)} == {os.getpid()}


# ---------------------------------------------------------------- Ctrl+C
INTERRUPTIBLE = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from dicecafe import cli
sys.exit(cli.main())
"""


def test_ctrl_c_prints_what_is_there() -> None:
    """A real signal to a real command whose processes play: the figures so far, marked, exit code 130; no process is left."""
    words = ["simulate", "pig", "--players", "easy,easy", "--games", "100000000", "--json"]
    command = [sys.executable, "-c", INTERRUPTIBLE, *words]  # a job in the background is handed on that Ctrl+C is ignored
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        until = time.monotonic() + 60
        while not _children(process.pid):
            assert time.monotonic() < until, "no process plays"
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert "Traceback" not in err
    told = json.loads(out)
    assert process.returncode == 130
    assert told["partial"] == {"asked": 100_000_000, "why": "stopped"}
    assert 0 < told["games"] < 100_000_000


def _children(pid: int) -> list[str]:
    """The processes that the threads of a process have started."""
    return [child for threads in Path(f"/proc/{pid}/task").glob("*/children") for child in threads.read_text().split()]


def test_a_tournament_that_is_stopped_tells_its_pairings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Those that were played; bots that had no game yet are left out."""
    played = tournament.one_match

    def stopped(*given: Any) -> Match:
        if given[-3:] == ("random", "easy", 2):
            raise KeyboardInterrupt
        return played(*given)

    monkeypatch.setattr(tournament, "one_match", stopped)
    words = ["tournament", "pig", "--players", "random,greedy,easy", "--games", "4", "--option", "target=20"]
    assert cli.main([*words, "--json"]) == 130
    told = json.loads(capsys.readouterr().out)
    assert [pairing["games"] for pairing in told["pairings"]] == [4, 2]
    assert told["partial"] == {"asked": 12, "why": "stopped"}
    assert cli.main(words) == 130
    assert capsys.readouterr().out.splitlines()[1] == say(Message("lab-stopped", done=6, games=12))


def test_a_report_that_is_stopped_at_its_end_has_its_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What bots of other strengths do is left out."""

    def stopped(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(report, "skill", stopped)
    assert cli.main(["report", "pig", "--games", "50", "--json"]) == 130
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["skill"], told["partial"]["why"]) == (50, [], "stopped")


def test_a_bot_that_fails_late_loses_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The games before it are told, marked; then what went wrong."""
    monkeypatch.setattr(Tiring, "games_begun", 0)
    words = ["simulate", "pig", "--players", "brought:Tiring,random", "--games", "40", "--option", "target=10"]
    assert cli.main([*words, "--json", "--cores", "1"]) == 1
    told, err = capsys.readouterr()
    assert json.loads(told)["partial"] == {"asked": 40, "why": "bot/failed"}
    assert json.loads(told)["games"] == 2
    assert "Game 2 of seed 0" in err
    assert "(bot/failed)" in err
