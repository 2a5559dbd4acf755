"""The machine under test: its cores, its versions, and running a program on some of its cores."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PEERS = HERE / ".venv"
WISHES = HERE / "peers.txt"
FLAGS = ("-O3", "-march=native")
SAMPLE = 0.5  # seconds of watching whether the machine is quiet
QUIET = 0.95  # the share of its time that it then idles
PATIENCE = 60  # seconds to wait for that


class Failure(Exception):
    """A program could not be built, installed or run; the message is one line."""


def cores() -> list[int]:
    """The cores this process may use; one of no known number where the system does not say."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]


def pin(to: Sequence[int]) -> None:
    """Keep the calling thread, and what it starts, on these cores: left alone, two threads may share one and leave one idle."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, to)


def idle_ticks() -> int:
    """Hundredths of a second that all cores have idled since the start, as Linux counts them."""
    words = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    return int(words[4]) + int(words[5])


def wait_for_quiet() -> None:
    """Wait until nobody else computes, a minute at most: programs that share their core measure the other one's work."""
    if not Path("/proc/stat").exists():
        return
    everything = SAMPLE * os.sysconf("SC_CLK_TCK") * (os.cpu_count() or 1)
    for _ in range(int(PATIENCE / SAMPLE)):
        before = idle_ticks()
        time.sleep(SAMPLE)
        if idle_ticks() - before > QUIET * everything:
            return
    print("Something else keeps this machine busy: expect lower figures.", file=sys.stderr)


def measured(command: Sequence[str | Path], on_cores: int = 1, cache: Path | None = None, patient: bool = True) -> dict[str, Any]:
    """Run a program on so many cores, when nobody else computes if it is patient; the JSON object it prints."""
    places = [str(HERE.parent / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]  # this checkout, installed or not
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
    if cache is not None:
        environment["DICECAFE_CACHE"] = str(cache)
    if patient:
        wait_for_quiet()
    pinned = partial(pin, cores()[-on_cores:])
    ended = subprocess.run(list(map(str, command)), env=environment, preexec_fn=pinned, capture_output=True, text=True)
    if ended.returncode != 0:
        raise Failure(last_line(ended.stderr) or f"exit code {ended.returncode}")
    facts: dict[str, Any] = json.loads(ended.stdout)
    return facts


def compiled_c(source: str, folder: Path, *flags: str) -> Path:
    """The program made from a C file of ours."""
    if shutil.which("gcc") is None:
        raise Failure("there is no gcc")
    program = folder / "-".join([Path(source).stem, *(flag.strip('-"').replace('"', "") for flag in flags)])
    ended = subprocess.run(["gcc", *FLAGS, *flags, "-o", program, HERE / "c" / source], capture_output=True, text=True)
    if ended.returncode != 0:
        raise Failure(last_line(ended.stderr))
    return program


def python_of_peers() -> Path:
    """The interpreter of the peers' own virtual environment, made when it is missing or peers.txt has changed."""
    python = PEERS / "bin" / "python"
    installed = PEERS / WISHES.name
    if installed.exists() and installed.read_text() == WISHES.read_text():
        return python
    print(f"Installing {WISHES.name} into {PEERS} ...", file=sys.stderr)
    commands: list[list[str | Path]] = [
        [sys.executable, "-m", "venv", "--clear", PEERS],
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", WISHES],
    ]
    for command in commands:
        ended = subprocess.run(command, capture_output=True, text=True)
        if ended.returncode != 0:
            raise Failure(f"can't install them: {last_line(ended.stderr)}")
    shutil.copy(WISHES, installed)
    return python


def last_line(text: str) -> str:
    """The last line that says something: of an error, the one that names it."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "")


def processor() -> str:
    """The processor's name."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def gpu() -> str:
    """The name of the GPU."""
    from numba import cuda

    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)  # which it is, depends on numba-cuda


def gcc_version() -> str:
    """The version of gcc, or none."""
    if shutil.which("gcc") is None:
        return "none"
    return subprocess.run(["gcc", "-dumpfullversion"], capture_output=True, text=True).stdout.strip()


def versions() -> dict[str, str]:
    """What our side runs on; each peer tells its own version."""
    return {
        "Python": platform.python_version(),
        "llvmlite": version("llvmlite"),
        "numpy": version("numpy"),
        "gcc": gcc_version(),
    }
