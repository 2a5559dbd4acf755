"""Whether shown chances are true: `python benchmarks/calibration.py`, half an hour on two cores.

In every game bots of equal strength play (medium ones, then hard ones, or perfect ones where the game is solved). At a decision
at random one of them asks for a hint, takes the move that it is told, and the game goes on: was it won as often as the hint said?
The coach's first look and its whole win curve are compared in the same way, at positions of these games. `--write` keeps the
tables in calibration.json and calibration.md. Where chances come out nearer to a half than games end, players slip too often:
SLIPS of `standing.py`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from pathlib import Path

import machine

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "support"))

from calibrated import TABLES, Told, off, rows, sampled

from dicecafe.engine import registry
from dicecafe.engine.formatting import columns


def text(found: dict[str, dict[str, list[Told]]]) -> str:
    """All tables for a person."""
    lines = []
    for table, kinds in found.items():
        for kind, told in kinds.items():
            cells = [["shown", "won", "give or take", "positions"]]
            cells += [[f"{r.shown:.0%}", f"{r.won:.0%}", f"{1.96 * r.error:.0%}", str(r.positions)] for r in rows(told)]
            lines += [f"### {table}: {kind}", "", f"Off by {100 * off(told):.1f} points.", ""]
            lines += [*(f"    {line}" for line in columns(cells)), ""]
    return "\n".join(lines)


def levels(name: str) -> tuple[str, str]:
    """Who plays: the strongest is perfect where that can be."""
    return ("medium", "perfect") if registry.load(name).part("solve") else ("medium", "hard")


def main() -> None:
    """Measure, print, and write when asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="of each level")
    parser.add_argument("--only", default="", help="this game alone")
    parser.add_argument("--levels", default="", help="these alone: medium, hard, perfect")
    parser.add_argument("--coach", action="store_true", help="the coach alone, and no hints, which take most of the time")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--write", action="store_true", help="keep the figures in calibration.json and calibration.md")
    asked = parser.parse_args()
    found: dict[str, dict[str, list[Told]]] = {}
    with ProcessPoolExecutor(asked.processes) as pool:
        for name, options in TABLES:
            if asked.only in ("", name):
                jobs = list(product(asked.levels.split(",") if asked.levels else levels(name), range(asked.games)))
                play = partial(sampled, hinted=not asked.coach)
                samples = list(pool.map(play, [name] * len(jobs), [options] * len(jobs), *zip(*jobs, strict=True)))
                title = " ".join([registry.load(name).title, *options.values()])
                found[title] = {
                    **({} if asked.coach else {"hints": [one for sample in samples for one in sample.hints]}),
                    "the coach's first look": [one for sample in samples for one in sample.look],
                    "the coach's curve": [one for sample in samples for one in sample.curve],
                }
                print(text({title: found[title]}), flush=True)
    if asked.write:
        (machine.HERE / "calibration.json").write_text(json.dumps(found) + "\n", encoding="utf-8")
        head = f"# Calibration\n\nBy `python benchmarks/calibration.py --games {asked.games} --write`.\n\n"
        (machine.HERE / "calibration.md").write_text(head + text(found), encoding="utf-8")


if __name__ == "__main__":
    main()
