"""How many plain games one less luck is worth, game by game and table by table: the tables of docs/lab.md.

    python benchmarks/luck.py [--games 2000] [GAME ...]

The figures follow from the seed, so they are the same on every machine; those of slow bots come from fewer games.
"""

from __future__ import annotations

import argparse

from dicecafe import load
from dicecafe.lab.batch import Batch
from dicecafe.lab.run import simulate
from dicecafe.lab.statistics import MOST_SAVED, statistics

PAIRS = ("greedy,greedy", "random,random", "easy,medium", "hard,medium", "perfect,greedy")
MORE = ("greedy,greedy,greedy", "random,random,random", "easy,medium,medium", "hard,medium,medium", ",".join(["greedy"] * 6))
GAMES = ("pig", "burger-dice", "dicey-delights")
SLOW = 4  # games of bots that are played as matches are so many times fewer


def worth(name: str, table: str, games: int) -> str:
    """What a game of these players is worth to the first of them, as a cell of a table."""
    game, players = load(name), table.split(",")
    if {"perfect", "hard"} & set(players) and game.part("solve") is None:
        return ""  # nobody plays perfectly, or searches fast enough
    batch = Batch(game, players, {}, games)
    if batch.interpreted:
        batch = Batch(game, players, {}, games // SLOW)
    found = statistics(batch, simulate(batch, detailed=True))["seats"][0]["less_luck"]["worth"]
    return "any number" if found >= MOST_SAVED else f"{found:,.1f}"


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games of each table of quick bots")
    parser.add_argument("names", nargs="*", default=GAMES, help="games; all that have values of positions")
    asked = parser.parse_args()
    for tables in (PAIRS, MORE):
        print(f"| game | {' | '.join(table.replace(',', ', ') for table in tables)} |", flush=True)
        for name in asked.names:
            cells = [worth(name, table, asked.games) for table in tables]
            print(f"| {load(name).title} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
