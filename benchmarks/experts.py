"""Levels against each other, and against the expert as it was before networks: `python benchmarks/experts.py GAME ONE OTHER`.

How bots are named, and how luck is kept out, `contest.py` says. At more seats than two, ONE sits among bots of OTHER.
Prints what ONE won with a 95% interval, and the time of its decisions.
"""

from __future__ import annotations

import argparse

from contest import Contest, Result, share, told


def line(contest: Contest, results: list[Result]) -> str:
    """What came of the games so far."""
    decisions = sum(one.decisions for one in results)
    shares = [told(share(results, contest.players, less)) for less in (False, True)]
    parts = [f"{shares[0]} won", f"{shares[1]} less luck"] if shares[1] else [f"{shares[0]} won"]
    spent, longest = sum(one.thought for one in results) / max(1, decisions), max(one.longest for one in results)
    return (
        f"{contest.game} {contest.players}: {contest.one} against {contest.other}, {len(results)} games: {', '.join(parts)}; "
        f"{1000 * spent:.0f} ms a decision, {1000 * longest:.0f} at most"
    )


def main() -> None:
    """Play, and print what came of it, now and then and at the end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    contest, results = Contest(asked.game, asked.players, asked.one, asked.other, asked.seed), list[Result]()
    for number in range(asked.games):
        results.append(contest.play(number))
        if (number + 1) % 20 == 0 or number + 1 == asked.games:
            print(line(contest, results), flush=True)


if __name__ == "__main__":
    main()
