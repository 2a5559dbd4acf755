"""Write docs/strategy.md: rules of a few numbers for the games that are solved, habits for the others, and what each is worth.

`python tools/strategy.py` rewrites the page from each game's `thumb.py`; with `--search` it looks for better numbers first and
says which it found. The figures of solved games are exact; those of habits come from games, the same on every machine.
"""

from __future__ import annotations

import sys
from pathlib import Path

from dicecafe.engine.game import Game
from dicecafe.engine.registry import is_ours, load, names
from dicecafe.engine.thumb import habits_of, rules_of
from dicecafe.lab.habits import worth
from dicecafe.solver import solve
from dicecafe.solver.thumb import Priced
from dicecafe.words import Message

PAGE = Path(__file__).parent.parent / "docs" / "strategy.md"
GAMES = 10_000  # that tell what a habit is worth
HEAD = """\
# Strategies to remember

`python tools/strategy.py` writes this page. In the cafe these stand under *Rules*.

## Rules of one number, two and three

Perfect play of Pig and of Burger Dice is a table of some thousand numbers. These are rules of one number, two and three, for
two players and the usual target. A test changes every number by one and finds none better; numbers further away, and other
forms, may be better still.

What a rule is worth is its chance to win against perfect play, who starts being each of the two equally often, so that
perfect play itself has 50%. It is reckoned exactly from the solution ([how](../src/dicecafe/solver/thumb.py)); with `--search`
the program looks for better numbers.
"""
TAIL = """
In Burger Dice whoever has the last turn goes on until it wins, and dice are placed for the most points at once, and of equal
ways so that the fewest are wasted. What the second number brings there is the lesson of the last round: a lead of a point or
two when the target is reached is worth little, as the other still has a whole turn.
"""
HABITS = f"""
## Habits

The larger games are not solved. Their rules of thumb (`hints.py`, what [medium](bots.md) plays) consist of habits that people can
have too. Two players who have all of them win half of the games each; one of the two then does without one habit. The worth of it
is how many more of {GAMES:,} games it wins with it than without ([how](../src/dicecafe/lab/habits.py)), with a 95% interval. What
a player does without it, a game's `thumb.py` says.
"""


def rows(game: Game) -> list[str]:
    """The table of a game's rules."""
    priced, speech = Priced(solve(game)), game.speech()
    lines = [f"### {game.title}", "", "| rule | against perfect play | price |", "| --- | ---: | ---: |"]
    for rule in rules_of(game):
        chance = priced.chance(rule, rule.numbers)
        lines.append(f"| {speech.say(Message(rule.id))} | {100 * chance:.2f}% | {50 - 100 * chance:.2f}% |")
    return [*lines, ""]


def habits(game: Game) -> list[str]:
    """The table of a game's habits."""
    speech = game.speech()
    lines = ["", f"### {game.title}", "", "| habit | worth |", "| --- | ---: |"]
    for habit in habits_of(game):
        gain, half = worth(game, habit, GAMES)
        lines.append(f"| {speech.say(Message(habit.id))} | {gain:.1%} ± {half:.1%} |")
    return lines


def games() -> list[Game]:
    """The cafe's own games that have rules of thumb."""
    return [load(name) for name in names() if is_ours(name) and rules_of(load(name))]


def page() -> str:
    """The whole page."""
    exact = "\n".join([HEAD, *(line for game in games() for line in rows(game))]).rstrip() + "\n" + TAIL
    others = [load(name) for name in names() if is_ours(name) and habits_of(load(name))]
    return exact + HABITS + "\n".join(line for game in others for line in habits(game)) + "\n"


def search() -> None:
    """Say which numbers are best."""
    for game in games():
        priced = Priced(solve(game))
        for rule in rules_of(game):
            numbers, chance = priced.best(rule)
            print(f"{game.title} {rule.id}: {rule.numbers} listed, {numbers} best, {100 * chance:.4f}%")


if __name__ == "__main__":
    if "--search" in sys.argv[1:]:
        search()
    PAGE.write_text(page(), encoding="utf-8")
