"""Simulate the server with everything going wrong that can, by default 10,000 times, and check that nothing is lost or doubled.

    python benchmarks/simulate_faults.py [--runs 10000] [--seed 0] [--jobs 2]
    python benchmarks/simulate_faults.py --replay SEED

A run follows from its seed alone: one that fails is replayed to the same event. tests/test_simulation.py does some hundred of
them; tests/support/simulated_world.py says what they are.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from collections import Counter
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "support"))

from simulated_world import Outcome, World

PROGRESS = 1000  # runs after which a line is printed
SHOWN = 5  # failed runs whose end is printed


def simulate(seed: int) -> Outcome:
    """One run, and what is left of it in memory."""
    outcome = World(seed).run()
    gc.collect()
    return outcome


def replay(seed: int) -> int:
    """One run again, and how it ended."""
    outcome = simulate(seed)
    print(f"seed {seed}: {outcome.events} events, trace {outcome.digest}")
    print("\n".join(outcome.tail))
    return bool(outcome.violations)


def main() -> int:
    """All runs, then what happened in them; or one again."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--runs", type=int, default=10_000, help="how many (10000)")
    parser.add_argument("--seed", type=int, default=0, help="of the first one (0)")
    parser.add_argument("--jobs", type=int, default=2, help="processes to run them in (2)")
    parser.add_argument("--replay", type=int, metavar="SEED", help="one run, with the end of its trace")
    asked = parser.parse_args()
    if asked.replay is not None:
        return replay(asked.replay)
    began, faults, failed = time.monotonic(), Counter[str](), list[Outcome]()
    events = steps = 0
    with get_context("spawn").Pool(asked.jobs, maxtasksperchild=1000) as pool:
        for done, outcome in enumerate(pool.imap(simulate, range(asked.seed, asked.seed + asked.runs), chunksize=20), 1):
            faults, events, steps = faults + outcome.faults, events + outcome.events, steps + outcome.steps
            if done % PROGRESS == 0:
                print(f"{done:9,} runs, {time.monotonic() - began:.0f} s", flush=True)
            if outcome.violations:
                failed.append(outcome)
                if len(failed) <= SHOWN:
                    print(
                        f"seed {outcome.seed}, trace {outcome.digest}: {outcome.violations}",
                        *outcome.tail,
                        sep="\n    ",
                        flush=True,
                    )
    for kind, count in sorted(faults.items()):
        print(f"{count:9,} {kind}")
    print(f"{events:9,} events stored, {steps:,} callbacks; {time.monotonic() - began:.0f} s")
    print(f"{asked.runs:9,} runs, {len(failed)} with violations: {[outcome.seed for outcome in failed]}")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
