"""Baselines: every game at two, three and the most seats, each level against the one below: `python benchmarks/baselines.py`.

Contests take turns, a round each, until each has had its games or its share of processor time. What came of a game is a line
of the file `--kept` (see `kept.py`). `--write` puts the table into baselines.md. A game follows from the seed, whichever machine
plays it; how many there are follows from `--minutes`, unless `--games` ends it first.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path

import kept
from contest import Contest, Result, share, told

from dicecafe import bots
from dicecafe.bots import network
from dicecafe.engine import registry
from dicecafe.lab import evaluate
from dicecafe.lab.statistics import Z
from dicecafe.lab.tournament import Pairing, ratings

PAGE = Path(__file__).with_name("baselines.md")
LEVELS = ("random", *bots.LEVELS)
SLOWEST = 0.5  # seconds that a decision may take on one core
GOAL = 0.6  # that a level should win at least against the one below, for two

HEAD = """# Baselines

`python benchmarks/baselines.py --write`: each level alone among bots of the level below, in every seat with the same dice, first
moves rotated. What it won has luck taken off where that is narrower than the plain share of whole rounds; 95% intervals. Ratings
are on Elo's scale from these games alone, medium 1500. Times are processor time of a decision with a choice. In bold: below 60%
at two seats, or below an even share at more, at the upper end of the interval; and decisions longer than half a second.
"""
Kept = dict[Contest, dict[int, Result]]


def contests(games: list[str]) -> list[Contest]:
    """Every level against the one below; and against perfect play, where that is to be had at once."""
    found = list[Contest]()
    for name in games:
        game = registry.load(name)
        for players in sorted({max(2, game.seats[0]), 3, game.seats[-1]}):
            pairs = [(LEVELS[i], LEVELS[i - 1]) for i in range(1, len(LEVELS))]
            if is_solved(name, players):
                pairs += [(level, "perfect") for level in ("easy", "medium", "hard")]
            found += [Contest(name, players, one, other) for one, other in pairs]
    return found


def is_solved(name: str, players: int) -> bool:
    """Whether expert plays perfectly."""
    game = registry.load(name)
    return bots.expert_is_perfect(game, game.config(players))


# ---------------------------------------------------------------- the games
def read(path: Path) -> Kept:
    """The games that were played before."""
    found: Kept = {}
    for line in kept.lines(path):
        found.setdefault(Contest(**line["contest"]), {})[line["number"]] = Result(**line["result"])
    return found


def play(contest: Contest, number: int) -> list[tuple[int, Result]]:
    """A round from game `number` on: one game in each seat."""
    return [(game, contest.play(game)) for game in range(number, number + contest.players)]


def missing(wanted: list[Contest], known: Kept, asked: argparse.Namespace) -> Iterator[tuple[Contest, int]]:
    """The rounds to play, in turn; a contest leaves once its games are played or its time is spent."""
    seconds = 60 * asked.minutes / max(1, len(wanted))
    number, left = asked.first, list(wanted)
    while left:
        for contest in list(left):
            begin, played = number * contest.players, known.setdefault(contest, {})
            if begin >= asked.games or sum(one.seconds for one in played.values()) > seconds:
                left.remove(contest)
            elif any(game not in played for game in range(begin, begin + contest.players)):
                yield contest, begin
        number += asked.step


def played(wanted: list[Contest], known: Kept, asked: argparse.Namespace) -> Iterator[tuple[Contest, int, Result]]:
    """Play what is missing, in so many processes at once."""
    rounds = missing(wanted, known, asked)
    if asked.jobs == 1:
        for contest, number in rounds:
            for game, result in play(contest, number):
                yield contest, game, result
        return
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
        running: dict[Future[list[tuple[int, Result]]], Contest] = {}
        ended = False
        while running or not ended:
            while not ended and len(running) < 2 * asked.jobs:
                if (job := next(rounds, None)) is None:
                    ended = True
                else:
                    running[pool.submit(play, *job)] = job[0]
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                contest = running.pop(done)
                for game, result in done.result():
                    yield contest, game, result


# ---------------------------------------------------------------- the table
def table(name: str, known: Kept) -> list[str]:
    """The part of the page that tells of one game."""
    game = registry.load(name)
    lines = [f"\n## {game.title}\n"]
    lines += ["| seats | level | network | won against the level below | even | games | rating | ms a decision | at most |"]
    lines += ["| ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |"]
    for players in sorted({one.players for one in known if one.game == name}):
        chain = {
            one.one: results(known, one) for one in known if (one.game, one.players) == (name, players) and one.other in LEVELS
        }
        rated = ratings_of(chain) if players == 2 else {}
        learned = network.has_learned(game, game.config(players))
        for level in LEVELS[1:]:
            if found := chain.get(level):
                thinks = "yes" if learned and level in ("hard", "expert") else ""
                lines.append(row(players, level, thinks, found, rated.get(level, "")))
    return lines + solved(name, known)


def results(known: Kept, contest: Contest) -> list[Result]:
    """The games of a contest, in whole rounds."""
    held, players = known.get(contest, {}), contest.players
    rounds = [range(begin, begin + players) for begin in sorted(held) if begin % players == 0]
    return [held[game] for games in rounds if all(game in held for game in games) for game in games]


def best(found: list[Result], players: int) -> tuple[float, float]:
    """What says most of what was won."""
    both = [one for less in (True, False) if (one := share(found, players, less))]
    return min(both, key=lambda one: one[1])


def row(players: int, level: str, learned: str, found: list[Result], rated: str) -> str:
    """A row of the table; in bold what misses a goal."""
    won, half = best(found, players)
    spent = 1000 * sum(one.thought for one in found) / max(1, sum(one.decisions for one in found))
    longest = max(one.longest for one in found)
    share_, most = told((won, half)), f"{1000 * longest:.0f}"
    cells = [
        str(players),
        level,
        learned,
        f"**{share_}**" if won + half < (GOAL if players == 2 else 1 / players) else share_,
        f"{1 / players:.0%}",
        str(len(found)),
        rated,
        f"{spent:.2g}" if spent < 10 else f"{spent:.0f}",
        f"**{most}**" if longest > SLOWEST else most,
    ]
    return f"| {' | '.join(cells)} |"


def ratings_of(chain: dict[str, list[Result]]) -> dict[str, str]:
    """Ratings for two from what each level won against the one below, medium 1500."""
    pairings = list[Pairing]()
    for level, found in chain.items():
        won, half = best(found, 2)
        won = min(max(won, 0.0), 1.0)
        games = max(len(found), won * (1 - won) / (half / Z) ** 2 if half else 0.0)  # as many as have this interval
        below = LEVELS[LEVELS.index(level) - 1]
        pairings.append(Pairing(level, below, games, won * games))  # type: ignore[arg-type]  # games less luck are no whole number
    rated = {one.name: one.elo for one in ratings([level for level in LEVELS if level in _named(pairings)], pairings)}
    return {level: f"{1500 + elo - rated['medium']:.0f}" for level, elo in rated.items()} if "medium" in rated else {}


def _named(pairings: list[Pairing]) -> set[str]:
    return {name for one in pairings for name in (one.one, one.other)}


def solved(name: str, known: Kept) -> list[str]:
    """What the levels win against perfect play, where that is known, and the rules of thumb against the best answer to them."""
    against = [one for one in known if one.game == name and one.other == "perfect"]
    if not against:
        return ["", "Not solved."]
    shares = "; ".join(f"{one.one} {told(best(found, 2))}" for one in against if (found := results(known, one)))
    lines = ["", f"For two, expert plays perfectly. Against it win: {shares}."]
    if exact := evaluate.exact(registry.load(name), "medium", {}):
        perfect, answer = exact["against_perfect"], 1 - exact["best_answer"]
        lines.append(f"Exactly, medium wins {perfect:.2%} against perfect play, and {answer:.2%} against the best answer to it.")
    return lines


def page(games: list[str], known: Kept) -> str:
    """The whole page."""
    return "\n".join([HEAD.rstrip(), *(line for name in games for line in table(name, known))]) + "\n"


def main() -> None:
    """Play what is missing, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="games; all that have hints")
    parser.add_argument("--games", type=int, default=400, help="of a contest, at most")
    parser.add_argument("--minutes", type=float, default=40, help="of processor time in all, shared by the contests")
    parser.add_argument("--jobs", type=int, default=1, help="processes that each play a round at a time")
    parser.add_argument("--first", type=int, default=0, help="the first round; with --step, a part for one of several machines")
    parser.add_argument("--step", type=int, default=1, help="every so many rounds")
    parser.add_argument("--kept", type=Path, help="file of what came of each game; those in it are not played again")
    parser.add_argument("--write", action="store_true", help="into benchmarks/baselines.md")
    asked = parser.parse_args()
    names = asked.names or [name for name in registry.names() if registry.is_ours(name) and registry.load(name).part("hints")]
    known = read(asked.kept) if asked.kept else {}
    for contest, number, result in played(contests(names), known, asked):
        known.setdefault(contest, {})[number] = result
        if asked.kept:
            kept.add(asked.kept, {"contest": asdict(contest), "number": number, "result": asdict(result)})
    text = page(names, known)
    if asked.write:
        PAGE.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
