"""Planted faults, a hundred times over: `python benchmarks/planted.py [--reports 100] [--write]`.

Each report is of a deck with five faults (tests/support/planting.py) on other cards and of another seed. All faults should be
found, and no innocent card, ability or guess be named, in 95 of 100 reports of each game. Exit code 1 says that they were not.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))

HEAD = """# Planted faults

`python benchmarks/planted.py --reports {reports} --write`: so many reports of each game, each on a deck with five faults on
other cards.

| game | reports | all found | missed | reports that name an innocent | whom |
| --- | ---: | ---: | --- | ---: | --- |
"""


@dataclass
class Found:
    """What came of the reports of one game."""

    reports: int = 0
    complete: int = 0  # reports that found every fault
    clean: int = 0  # reports that named no innocent
    missed: Counter[str] = field(default_factory=Counter)
    innocent: Counter[str] = field(default_factory=Counter)

    def row(self, name: str) -> str:
        """A row of the table."""
        missed, innocent = (", ".join(f"{what} {n}" for what, n in counter.items()) for counter in (self.missed, self.innocent))
        return f"| {name} | {self.reports} | {self.complete} | {missed} | {self.reports - self.clean} | {innocent} |\n"


def main() -> int:
    """Make the reports, and tell what came of them: written down after each, so that it can be stopped."""
    from planting import GAMES, tried

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--reports", type=int, default=100)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="into benchmarks/planted.md")
    asked = parser.parse_args()
    games = {name: Found() for name in GAMES}
    for number in range(asked.first, asked.first + asked.reports):
        for name, found in games.items():
            verdict = tried(name, number)
            found.missed.update(verdict.missed)
            found.innocent.update(verdict.innocent)
            found.reports += 1
            found.clean += not verdict.innocent
            found.complete += not verdict.missed
            print(name, number, *verdict, flush=True)
        table = HEAD.format(reports=number - asked.first + 1) + "".join(found.row(name) for name, found in games.items())
        if asked.write:
            Path(__file__).with_name("planted.md").write_text(table, encoding="utf-8")
    print(table)
    return 0 if all(min(found.clean, found.complete) >= 0.95 * found.reports for found in games.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
