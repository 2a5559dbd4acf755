"""The whole server on a simulated clock, network and store, with seeded faults: nothing acknowledged is lost, and all games end.

`python benchmarks/simulate_faults.py` does the same ten thousand times. Whether the rules are checked at all is seen by mistakes
that are put back: each has to be found.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest
from simulated_store import SimulatedStore
from simulated_troubles import TROUBLES
from simulated_world import RATES, World

from dicecafe.server.store import unavailable
from dicecafe.server.tables.presence import Presence
from dicecafe.server.tables.rooms import Rooms

RUNS, PARTS = 200, 4


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_lost_whatever_goes_wrong(part: int) -> None:
    """Some hundred runs, each with faults of its own; all rules hold in every one."""
    faults: Counter[str] = Counter()
    for seed in range(part, RUNS, PARTS):
        outcome = World(seed).run()
        assert not outcome.violations, "\n".join([f"seed {seed}", *outcome.tail])
        faults += outcome.faults
    assert set(faults) == {*RATES, *TROUBLES, "conflict"}


def test_a_change_that_could_not_be_read_is_read_later() -> None:
    """Of 10,000 runs this one has a store that fails just when a process looks at what another stored last."""
    outcome = World(3301).run()
    assert not outcome.violations, "\n".join(outcome.tail)


def test_who_thinks_for_longer_than_the_grace_time_is_not_gone() -> None:
    """In this run somebody thinks for 7 s of 3, while a spectator looks on at another process."""
    outcome = World(377).run()
    assert not outcome.violations, "\n".join(outcome.tail)


def test_a_bot_lets_a_table_be_that_broke_while_it_thought() -> None:
    """Of 10,000 runs this one finds a table damaged between a bot's thought and its move: nobody made a mistake."""
    outcome = World(9305).run()
    assert not outcome.violations, "\n".join(outcome.tail)


def test_a_seed_replays_to_the_same_event() -> None:
    """Also in another process, where sets and addresses are in another order; other seeds are other stories."""
    code = "from simulated_world import World\nfor seed in range(10): print(World(seed).run().digest)"
    places = os.pathsep.join([str(Path(__file__).parent / "support"), *sys.path])
    digests = []
    for number in "12":
        environment = {**os.environ, "PYTHONPATH": places, "PYTHONHASHSEED": number}
        said = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        digests.append(said.stdout.split())
    assert digests[0] == digests[1]
    assert len(set(digests[0])) == 10


# ---------------------------------------------------------------- mistakes that are put back
class Mistaken:
    """A store with a mistake."""

    def __init__(self, store: SimulatedStore) -> None:
        self.store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


class Torn(Mistaken):
    """A store that may fail between a move and its rolls, and keeps the move."""

    async def extend(self, table: str, number: int, bodies: Sequence[bytes], over: bool = False) -> None:
        """Store the first event, or all."""
        if len(bodies) > 1 and self.store.loop.rng.random() < 0.1:
            await self.store.extend(table, number, bodies[:1])
            raise unavailable("it failed halfway")
        await self.store.extend(table, number, bodies, over)


class Believing(Mistaken):
    """A store that sweeps by the clock of whoever asks."""

    async def sweep(self, waiting: float, idle: float, finished: float, *_: Any) -> int:
        """Delete what is old by that clock."""
        return self.store.database.sweep(self.store.clock(), waiting, idle, finished)


class Hasty(Mistaken):
    """A store that answers before anything is stored."""

    async def extend(self, *what: Any) -> None:
        """Store events, some time."""
        self.store.extend(*what)


class Forgetful(Mistaken):
    """A store that has lost the newest event of a table, and still knows that its number is taken."""

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """All events but the newest."""
        found = await self.store.load(table, after)
        return found[:-1] if after + len(found) > 8 else found


def finds(rule: str, store_of: Callable[[SimulatedStore], Any] = lambda store: store, **only: Any) -> bool:
    """Whether some run tells that a rule does not hold."""
    outcomes = (World(seed, store_of, **only).run() for seed in range(100))
    return any(violation.rule == rule for outcome in outcomes for violation in outcome.violations)


def test_a_move_without_its_rolls_is_found() -> None:
    """A store that is not all or nothing."""
    assert finds("a move is stored with its rolls", Torn)


def test_a_sweep_by_a_wrong_clock_is_found() -> None:
    """A clock 61 days ahead, and a sweep that believes it."""
    assert finds("no table in play is swept", Believing)


def test_a_table_that_spins_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that can neither be read nor written, and a server that tries for ever; ours gives it up."""
    rule = "nobody goes round in circles"
    assert not finds(rule, Forgetful)
    monkeypatch.setattr(Rooms, "_close_lost", AsyncMock())
    assert finds(rule, Forgetful)


def test_an_answer_before_its_time_is_found() -> None:
    """Something is told that is not stored yet, and may never be."""
    assert finds("nothing is told before it is stored", Hasty)


def test_people_of_another_process_taken_for_gone_are_found() -> None:
    """A process that takes everybody for gone who is not connected to it."""
    with patch.object(Presence, "_is_own", lambda presence, chair: True):
        assert finds("nobody who is here is taken for gone", troubles=["connection broken", "somebody away"] * 2, kinds=[])
