"""Planted faults, a hundred times over: `python benchmarks/planted.py [--reports 100] [--write]`.

Each report is of a deck with five faults (tests/support/planting.py) on other cards and of another seed. All faults should be
found, and no innocent card, ability or guess be named, in 95 of 100 reports of each game. Exit code 1 says that they were not.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))

HEAD = """# Planted faults

`python benchmarks/planted.py --reports {reports} --write`: so many reports, each on a deck with five faults on other cards.

| game | reports | all found | missed | reports that name an innocent | whom |
| --- | ---: | ---: | --- | ---: | --- |
"""


def main() -> int:
    """Make the reports, and tell what came of them."""
    from planting import GAMES, tried

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--reports", type=int, default=100)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="into benchmarks/planted.md")
    asked, good, rows = parser.parse_args(), True, ""
    for name in GAMES:
        missed, innocent, clean, found = Counter[str](), Counter[str](), 0, 0
        for number in range(asked.first, asked.first + asked.reports):
            verdict = tried(name, number)
            missed.update(verdict.missed)
            innocent.update(verdict.innocent)
            clean += not verdict.innocent
            found += not verdict.missed
            print(name, number, *verdict, flush=True)
        good = good and clean >= 0.95 * asked.reports and found >= 0.95 * asked.reports
        said = (", ".join(f"{what} {n}" for what, n in counter.items()) for counter in (missed, innocent))
        of_missed, of_innocent = said
        rows += f"| {name} | {asked.reports} | {found} | {of_missed} | {asked.reports - clean} | {of_innocent} |\n"
    print(HEAD.format(reports=asked.reports) + rows)
    if asked.write:
        Path(__file__).with_name("planted.md").write_text(HEAD.format(reports=asked.reports) + rows, encoding="utf-8")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
