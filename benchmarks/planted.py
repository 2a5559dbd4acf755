"""Planted faults, a hundred times over: `python benchmarks/planted.py [--reports 100] [--jobs 16] [--write]`.

Each report is of a deck with five faults (tests/support/planting.py) on other cards and of another seed. All faults should be
found, and no innocent card, ability or guess be named, in 95 of 100 reports of each game. Exit code 1 says that they were not.

What came of each report is a line of the file `--kept` (see `kept.py`). Reports are the same on one core and on many.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import kept

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))
GAMES = ("dicecreams", "dicey-delights")

HEAD = """# Planted faults

`python benchmarks/planted.py --reports {reports} --write`: so many reports of each game, each on a deck with five faults on
other cards.

| game | reports | all found | missed | reports that name an innocent | whom |
| --- | ---: | ---: | --- | ---: | --- |
"""


@dataclass(frozen=True)
class Outcome:
    """What came of one report."""

    game: str
    number: int
    missed: list[str]  # faults that it did not find
    innocent: list[str]  # cards, abilities and guesses that it names without cause


def report(game: str, number: int, cores: int | None) -> Outcome:
    """Make one report."""
    from planting import tried

    from dicecafe.lab.run import RunSettings

    verdict = tried(game, number, settings=RunSettings(cores=cores))
    return Outcome(game, number, sorted(verdict.missed), sorted(verdict.innocent))


def reports(missing: list[tuple[str, int]], jobs: int) -> Iterator[Outcome]:
    """Make reports, in so many processes at once, each on a core of its own; one process uses all cores."""
    if jobs == 1:
        for one in missing:
            yield report(*one, None)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for done in as_completed([pool.submit(report, *one, 1) for one in missing]):
            yield done.result()


def made(path: Path) -> dict[tuple[str, int], Outcome]:
    """The reports that were made before."""
    outcomes = [Outcome(**line) for line in kept.lines(path)]
    return {(outcome.game, outcome.number): outcome for outcome in outcomes}


def row(game: str, outcomes: list[Outcome]) -> str:
    """A row of the table."""
    missed, innocent = (
        ", ".join(f"{what} {n}" for what, n in sorted(Counter(what for one in named for what in one).items()))
        for named in ([one.missed for one in outcomes], [one.innocent for one in outcomes])
    )
    complete, unclean = (sum(not one.missed for one in outcomes), sum(bool(one.innocent) for one in outcomes))
    return f"| {game} | {len(outcomes)} | {complete} | {missed} | {unclean} | {innocent} |\n"


def passed(outcomes: list[Outcome]) -> bool:
    """Whether 95 of 100 reports found every fault, and as many named no innocent."""
    least = 0.95 * len(outcomes)
    return sum(not one.missed for one in outcomes) >= least and sum(not one.innocent for one in outcomes) >= least


def main() -> int:
    """Make the reports that are missing, and tell what came of all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--reports", type=int, default=100, help="of each game")
    parser.add_argument("--first", type=int, default=1, help="number of the first")
    parser.add_argument("--jobs", type=int, default=1, help="processes that each make one report at a time")
    parser.add_argument("--kept", type=Path, help="file of what came of each report; those in it are not made again")
    parser.add_argument("--write", action="store_true", help="into benchmarks/planted.md")
    asked = parser.parse_args()
    numbers = range(asked.first, asked.first + asked.reports)
    wanted = [(game, number) for number in numbers for game in GAMES]
    known = made(asked.kept) if asked.kept else {}
    for outcome in reports([one for one in wanted if one not in known], asked.jobs):
        known[outcome.game, outcome.number] = outcome
        print(outcome.game, outcome.number, outcome.missed, outcome.innocent, flush=True)
        if asked.kept:
            kept.add(asked.kept, vars(outcome))
    found = {game: [known[game, number] for number in numbers] for game in GAMES}
    table = HEAD.format(reports=asked.reports) + "".join(row(game, outcomes) for game, outcomes in found.items())
    if asked.write:
        Path(__file__).with_name("planted.md").write_text(table, encoding="utf-8")
    print(table)
    return 0 if all(map(passed, found.values())) else 1


if __name__ == "__main__":
    sys.exit(main())
