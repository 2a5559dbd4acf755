"""On a Ray cluster the same games give the same numbers, and a lost worker's games are played again."""

from __future__ import annotations

import json
import os
import pickle
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import dicecafe
from dicecafe import DiceCafeError, cli, load
from dicecafe.lab import cluster
from dicecafe.lab.batch import Batch
from dicecafe.lab.run import RunSettings, simulate
from dicecafe.lab.simulation import Simulation
from dicecafe.lab.statistics import statistics
from dicecafe.lab.sweep import Sweep
from dicecafe.lab.tally import Tally
from dicecafe.words import Message, say

BATCH = Batch(load("pig"), ["greedy", "random"], {"target": 30}, 100_000, seed=8)


class Killed:
    """A job whose worker dies in the middle, once: the real process, by a signal that nothing can catch."""

    def __init__(self, simulation: Simulation, mark: Path) -> None:
        self.simulation, self.mark = simulation, mark

    def __call__(self, start: int, count: int) -> tuple[int, Tally]:
        """Play; but games from 32768 on, the first time, take their worker with them."""
        tally = self.simulation.tally(start, count)
        if start == 512 * cluster.CHUNKS_PER_TASK * 2 and not self.mark.exists():
            self.mark.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return os.getpid(), tally


RUN = """
import json, sys
from pathlib import Path
import ray
from test_lab_cluster import BATCH, Killed
from dicecafe.lab.cluster import on_ray
from dicecafe.lab.simulation import Simulation
from dicecafe.lab.stats_file import save
ray.init(address="local", num_cpus=2, include_dashboard=False, logging_level="ERROR", log_to_driver=False)
simulation = Simulation(BATCH)
tally, workers = simulation.empty, []
for worker, part in on_ray(Killed(simulation, Path(sys.argv[1])), range(0, BATCH.games, simulation.chunk), "local"):
    workers.append(worker)
    tally.merge(part)
save(Path(sys.argv[2]), BATCH, tally)
from dicecafe.lab import cluster
cluster.__version__ = "9.9"
try:
    list(on_ray(simulation.tally, range(0, 10, 10), "local"))
except cluster.ClusterError as error:
    said = error.message
print(json.dumps({"said": said, "workers": workers}))
"""


def test_a_lost_workers_games_are_played_again(tmp_path: Path) -> None:
    """Two workers, one of them killed in the middle of its task: the sums are those of one machine, to the last digit."""
    mark, there, here, tests = tmp_path / "killed", tmp_path / "there.json", tmp_path / "here.json", Path(__file__).parent
    paths = os.pathsep.join([str(tests), str(tests.parent / "src")])
    environment = {**os.environ, "PYTHONPATH": paths, "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0", "RAY_USAGE_STATS_ENABLED": "0"}
    done = subprocess.run(
        [sys.executable, "-c", RUN, str(mark), str(there)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert len(set(told["workers"])) >= 2
    assert told["workers"][2] != int(mark.read_text())
    version = {"ours": dicecafe.__version__, "theirs": "9.9"}
    assert told["said"] == ["ray-version", version]  # a worker of another version might play other games
    simulate(BATCH, RunSettings(stats=here))
    assert there.read_bytes() == here.read_bytes()


def test_without_ray(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It says what to install."""
    monkeypatch.setitem(sys.modules, "ray", None)
    assert cli.main(["simulate", "pig", "--games", "10", "--ray", "auto"]) == 2
    assert say(Message("ray-needs", command="pip install 'dicecafe[ray]'")) in capsys.readouterr().err


def test_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """An address at which no cluster is."""

    class Ray:
        """A Ray without a cluster."""

        @staticmethod
        def is_initialized() -> bool:
            """Not yet."""
            return False

        @staticmethod
        def init(**given: Any) -> None:
            """What the real one raises."""
            raise ConnectionError("Could not find any running Ray instance.")

    monkeypatch.setitem(sys.modules, "ray", Ray)
    with pytest.raises(DiceCafeError) as refused:
        list(cluster.on_ray(lambda start, count: 0, range(0, 10, 5), "10.0.0.1:6379"))
    assert refused.value.code == "ray/unreachable"
    assert refused.value.message == Message("ray-unreachable", address="10.0.0.1:6379")


def test_jobs_travel() -> None:
    """Whatever is sent to a worker finds its game there by name."""
    sweep = pickle.loads(pickle.dumps(Sweep([BATCH, BATCH])))
    assert sweep.batches == [BATCH, BATCH]
    played = sweep(0, 5)
    assert statistics(BATCH, played.tallies[1]) == statistics(BATCH, Simulation(BATCH).tally(0, 5))
    assert (played.games, played.pairs[0].games) == (5, 5)
