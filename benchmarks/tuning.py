"""Numbers of cards by what they cause, or by the optimiser: `python benchmarks/tuning.py [--decks 3] [--tries 20]`.

Each deck of DiceCreams has one card of twice its Fame. Both ways have as many tries, and are judged by the same fresh games: how
far the worst card is from the median, what became of the planted card, and how many innocent cards were changed.
"""

from __future__ import annotations

import argparse
import sys
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))


def main() -> int:
    """Tune each deck in both ways, and tell what came of it."""
    from planting import house

    from dicecafe import load
    from dicecafe.lab.batch import Batch
    from dicecafe.lab.goals import parse
    from dicecafe.lab.parameters import space
    from dicecafe.lab.run import HERE
    from dicecafe.lab.tune import Tuning

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--decks", type=int, default=3)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--tries", type=int, default=20)
    parser.add_argument("--confirm", type=int, default=40_000)
    asked = parser.parse_args()
    game, goal = load("dicecreams"), parse("cards=2.5")
    print("deck  way        worst card as it was  tuned          planted     innocent cards changed")
    for number in range(asked.decks):
        deck = deepcopy(house("dicecreams"))
        card = deck["icecream"][(7 * number) % len(deck["icecream"])]
        right, card["fame"] = card["fame"], 2 * card["fame"]
        planted = f"{card['name']} (c{card['n']})"
        batch = Batch(game, ["greedy", "greedy"], {"deck": deck}, asked.games, seed=number)
        labels = {f"{row['name']} (c{row['n']})" for row in deck["icecream"]}
        for way, trials in (("causes", labels), ("optimiser", set[str]())):
            where = replace(space(game, [], ["fame"], [], 2, trials), fixed={"deck": deck})
            parameters = tuple(replace(one, now=one.number.of(deck)) for one in where.parameters if one.number)
            where = replace(where, parameters=parameters)
            tuning = Tuning(batch, where, [goal], asked.tries, asked.confirm, HERE, lambda games: None)
            tuning.search()
            start, found, _ = tuning.confirmed()
            moved = {
                one.number.label: value
                for one, value in zip(parameters, tuning.best, strict=True)
                if one.number and value != one.now
            }
            moved |= {one.label: value for one, value in tuning.moved.items()}
            before, after = (max(abs(one.value) for one in rows[0]) for rows in (start, found))
            told = f"{2 * right} -> {moved.pop(planted, 2 * right)} ({right})"
            print(f"{number:4}  {way:9}  {100 * before:20.2f}  {100 * after:5.2f}  {told:>15}  {len(moved):10}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
