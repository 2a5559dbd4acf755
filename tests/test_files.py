"""Files are written whole or not at all, and errors say what happened."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from refusals import refused

from dicecafe.engine import files


def test_write_and_read(tmp_path: Path) -> None:
    """Folders are made, the text comes back, nothing else is left."""
    files.write(tmp_path / "new" / "a.txt", ["Bö", "n\n"])
    assert files.read(tmp_path / "new" / "a.txt") == "Bön\n"
    assert os.listdir(tmp_path / "new") == ["a.txt"]


def test_a_failure_in_the_middle_leaves_the_old_file(tmp_path: Path) -> None:
    """An error while the parts are made changes nothing."""
    path = tmp_path / "a.txt"
    path.write_text("old", encoding="utf-8")

    def parts() -> Iterator[str]:
        yield "half"
        raise OSError(28, "No space left on device")

    with refused("file/unwritable", "file-unwritable", error="no space left on device"):
        files.write(path, parts())
    assert path.read_text(encoding="utf-8") == "old"
    assert os.listdir(tmp_path) == ["a.txt"]


def test_a_full_disk_leaves_the_old_file(tmp_path: Path) -> None:
    """A real limit on the size of files, in a process of its own: the command says so and the old file stays."""
    out = tmp_path / "out.jsonl"
    out.write_text("old", encoding="utf-8")
    code = (
        "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "from dicecafe.lab import batch; import numba, numpy;"
        "from dicecafe.cli import main;"
        "main(['simulate', 'pig', '--games', '1', '--records', sys.argv[1] + '.first']);"  # compiled and cached before the limit
        "resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000));"
        "sys.exit(main(['simulate', 'pig', '--games', '200', '--records', sys.argv[1]]))"
    )
    run = subprocess.run([sys.executable, "-c", code, str(out)], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert "can't be written: file too large. Nothing was changed. (file/unwritable)" in run.stderr
    assert "Traceback" not in run.stderr
    assert out.read_text(encoding="utf-8") == "old"
    assert sorted(os.listdir(tmp_path)) == ["out.jsonl", "out.jsonl.first"]


def test_kill_in_the_middle_leaves_the_old_file(tmp_path: Path) -> None:
    """kill -9 while writing: the old file is whole."""
    path = tmp_path / "a.txt"
    path.write_text("old", encoding="utf-8")
    code = (
        "import sys, time; from pathlib import Path; from dicecafe.engine import files\n"
        "def parts():\n    yield 'half'\n    print('now', flush=True)\n    time.sleep(60)\n"
        "files.write(Path(sys.argv[1]), parts())"
    )
    with subprocess.Popen([sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stdout.readline() == b"now\n"
        process.send_signal(signal.SIGKILL)
    assert path.read_text(encoding="utf-8") == "old"


@pytest.mark.parametrize("name", ["missing.json", ""])
def test_unreadable_files(tmp_path: Path, name: str) -> None:
    """A missing file or a folder is named."""
    with refused("file/unreadable", "file-unreadable"):
        files.read(tmp_path / name)


def test_binary_files(tmp_path: Path) -> None:
    """A file that is no text is said to be none."""
    (tmp_path / "a").write_bytes(b"\xff\xfe\x00")
    with refused("file/unreadable", "file-not-text"):
        files.read(tmp_path / "a")


def test_unwritable_places(tmp_path: Path) -> None:
    """A file where a folder should be is named."""
    (tmp_path / "a").write_text("", encoding="utf-8")
    with refused("file/unwritable", "file-unwritable"):
        files.write(tmp_path / "a" / "b", [""])
