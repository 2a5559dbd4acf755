"""The cache of object code: found where it fits, never used where it does not, and nobody's trouble where there is none."""

from __future__ import annotations

import errno
import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NoReturn

import numpy as np
import pytest

from dicecafe.compiled import cache, jit, lanes, playout, step
from dicecafe.compiled.native import machine
from dicecafe.engine import registry

GAME = registry.load("pig")
NUMBER = 5  # of the game that is played


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    monkeypatch.setenv("DICECAFE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture(autouse=True)
def modules(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The modules that really were compiled."""
    compiled: list[str] = []
    object_code = machine.object_code

    def counted(text: str) -> bytes:
        compiled.append(text)
        return object_code(text)

    monkeypatch.setattr(machine, "object_code", counted)
    return compiled


def play(**slots: Any) -> int:
    """How long a game of two is, compiled afresh or from the cache, which must be as long as the interpreted one."""
    fillings = {getattr(step, name): filling for name, filling in slots.items()}
    kernel = jit.compiled(playout.one, step.compiled_slots(GAME) | fillings, "pig-one")
    policies, trace, cfg, end = np.full(2, step.HINTS, "i1"), np.zeros((0, 2), "i2"), GAME.config(2), GAME.State()
    length = int(kernel(cfg.array(), policies, 7, NUMBER, trace, end.array()))
    plain = jit.interpreted(playout.one, step.plain_slots(GAME) | fillings, "pig")
    assert length == plain([cfg], policies, 7, NUMBER, trace, [end])
    return length


def entries(folder: Path) -> list[Path]:
    """What is in the cache."""
    return sorted(folder.iterdir())


def test_what_was_compiled_is_found(folder: Path, modules: list[str]) -> None:
    """The second one compiles nothing, and its entry counts as used."""
    play()
    (entry,) = entries(folder)
    os.utime(entry, (1, 1))
    play()
    assert len(modules) == 1
    assert entries(folder) == [entry]
    assert entry.stat().st_mtime > 1


def test_another_compiler_or_cpu_finds_nothing(folder: Path, modules: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the things that decide what a compiler makes leads to an entry of its own."""
    play()
    here = machine.compiler()
    assert len(here) == 5  # LLVM's version, what is asked of it, the system, the CPU, what it can do
    for i in range(len(here)):
        other = [*here[:i], "another", *here[i + 1 :]]
        monkeypatch.setattr(machine, "compiler", lambda other=other: other)
        play()
    assert len(modules) == len(entries(folder)) == 1 + len(here)


@pytest.mark.parametrize("left", [0, 10, 40, 1000])
def test_half_an_entry_is_none(folder: Path, modules: list[str], left: int) -> None:
    """What was cut short is compiled anew, and is whole then."""
    play()
    (entry,) = entries(folder)
    whole = entry.read_bytes()
    assert len(whole) > left
    entry.write_bytes(whole[:left])
    play()
    play()
    assert len(modules) == 2
    assert entry.read_bytes() == whole


def test_an_entry_with_a_flipped_bit_is_none(folder: Path, modules: list[str]) -> None:
    """Code that a disk has changed is never run."""
    play()
    (entry,) = entries(folder)
    held = bytearray(entry.read_bytes())
    held[len(held) // 2] ^= 1
    entry.write_bytes(held)
    play()
    assert len(modules) == 2


def test_what_others_left_there_is_not_looked_at(folder: Path, modules: list[str]) -> None:
    """Folders and pickles of earlier versions, temporary files, anything."""
    folder.mkdir()
    old = folder / "pig-one-0123456789abcdef"
    old.mkdir()
    (old / "one.nbi").write_bytes(b"\x80\x05cpatched\nanything\n.")
    (folder / ".pig-one.tmp").write_bytes(b"half")
    play()
    play()
    assert len(modules) == 1


def test_a_folder_that_is_read_only(folder: Path, modules: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept, what is there is used, and the game is played."""
    play()

    def refuse(*args: Any, **kwargs: Any) -> NoReturn:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(tempfile, "mkstemp", refuse)
    monkeypatch.setattr(os, "utime", refuse)
    play()
    assert len(modules) == 1
    entries(folder)[0].unlink()
    play()
    assert len(modules) == 2
    assert entries(folder) == []


def test_no_folder_at_all(tmp_path: Path, modules: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Where none can be, and for a user who has no home."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("DICECAFE_CACHE", str(tmp_path / "file" / "cache"))
    play()
    monkeypatch.delenv("DICECAFE_CACHE")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)

    def homeless() -> NoReturn:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    play()
    assert len(modules) == 2


PATCHED = """
from dicecafe.engine.rule import rule

@rule
def hold_early(cfg, s, seat):
    return 1 if s.pot >= 5 else 0
"""
PLAY = """
import sys, test_compiled_cache
if sys.argv[1:]:
    import patched
    print(test_compiled_cache.play(hint=patched.hold_early))
else:
    print(test_compiled_cache.play())
"""


def test_what_a_script_patched_stays_its_own(folder: Path, tmp_path: Path) -> None:
    """A rule from a script's module is in no entry that others find; they neither play by it nor miss its module."""
    scripts = tmp_path / "scripts"
    scripts.mkdir()
    (scripts / "patched.py").write_text(PATCHED, encoding="utf-8")

    def run(*arguments: str) -> int:
        path = os.pathsep.join(filter(None, [*([str(scripts)] if arguments else []), str(Path(__file__).parent), *sys.path]))
        command = [sys.executable, "-c", PLAY, *arguments]
        done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True)
        return int(done.stdout)

    patched, plain = run("patched"), run()
    assert patched != plain == play()
    assert len(entries(folder)) == 2


def test_the_oldest_entries_go(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There are never more than so many, and those that were used last stay."""
    monkeypatch.setattr(cache, "MOST_ENTRIES", 3)
    ages: dict[Path, int] = {}
    for age in range(1, 6):
        cache.object_code("one", [str(age)], lambda: b"code")
        (new,) = set(entries(folder)) - set(ages)
        os.utime(new, (age, age))
        ages[new] = age
    assert sorted(ages[entry] for entry in entries(folder)) == [3, 4, 5]


# ---------------------------------------------------------------- what Numba compiled
def play_in_lanes() -> tuple[bool, Any]:
    """Whether games in lanes came from the cache, and how long they are."""
    kernel: Any = lanes.compiled.__wrapped__(GAME, GAME.lanes)
    lengths, points, places = np.zeros(4, "i8"), np.zeros((4, 2), "i4"), np.zeros((4, 2), "i1")
    kernel(GAME.config(2).array(), np.zeros(2, "i1"), 7, 0, np.zeros((0, 2), "i2"), points, places, lengths)
    return bool(kernel.stats.cache_hits), lengths.tolist()


def test_what_numba_compiled_is_kept_alike(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Found; cut short or not to be unpickled, compiled anew; nowhere to keep it, played all the same."""
    found, lengths = play_in_lanes()
    assert not found
    assert play_in_lanes() == (True, lengths)
    (path,) = entries(folder)
    path.write_bytes(path.read_bytes()[:1000])
    assert play_in_lanes() == (False, lengths)
    foreign = b"cpatched\nanything\n."
    path.write_bytes(hashlib.sha256(foreign).digest() + foreign)
    assert play_in_lanes() == (False, lengths)
    assert play_in_lanes() == (True, lengths)
    (tmp_path / "file").touch()
    monkeypatch.setenv("DICECAFE_CACHE", str(tmp_path / "file" / "cache"))
    assert play_in_lanes() == (False, lengths)
