"""A table for the tests: matches, positions and turns, told as the rulebook tells them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match
from dicecafe.engine.registry import load
from dicecafe.engine.stream import Stream
from dicecafe.games.burger_dice.rules import State
from dicecafe.testing.conformance import push_any

GAME = load("burger-dice")
PEOPLE = ["Ann", "Bo", "Cy", "Di", "Eve", "Flo"]
FACES = ["bun", "patty", "pickles", "ketchup", "cheese"]
LANGUAGES = sorted(path.stem for path in (GAME.folder / "words").glob("*.ftl"))

# Whole turns, to the end.
THREE = "roll, * bun patty bun, place bun, place patty, place bun, stop"
SIX = (
    "roll, * bun patty cheese, place bun, place patty, place cheese, "
    "roll, * pickles ketchup bun, place pickles, place ketchup, place bun, stop"
)
NOTHING = "roll, * bun bun bun, waste bun, waste bun, waste bun, stop"
BUST = "roll, * bun bun bun, waste bun, waste bun, waste bun, roll, * bun bun bun, waste bun"


def table(players: int = 2, first: int = 0, **options: int) -> Match:
    """A new game of so many players."""
    return Match(GAME, PEOPLE[:players], options, first)


def position(
    burger: str = "", rolled: str = "", scores: Sequence[int] = (0, 0), options: dict[str, int] | None = None, **fields: int
) -> Match:
    """A game in the middle of seat 0's turn: the burger in progress, the dice to deal with, the total of each player."""
    at = {
        "scores": _listed([*scores, *[0] * (6 - len(scores))]),
        "burger": _listed([face in burger.split() for face in FACES]),
        "rolled": _listed([rolled.split().count(face) for face in FACES]),
        "loose": str(len(rolled.split())),
        "rolls": "2",
        **{name: str(value) for name, value in fields.items()},
    }
    match = table(len(scores), **(options or {}))
    match.state = State.parse(" ".join(f"{name}={value}" for name, value in at.items()))
    return match


def _listed(values: Sequence[int]) -> str:
    return ",".join(str(int(value)) for value in values)


def play(match: Match, turns: str) -> Match:
    """Do turns, one a line, as `seat: move, move, ...`, a roll's result being `* faces`."""
    for turn in turns.strip().splitlines():
        seat, moves = turn.strip().split(": ")
        for move in moves.split(", "):
            match.push(move if move.startswith("*") else f"{seat} {move}")
    return match


def burger(match: Match) -> list[str]:
    """The dice of the burger in progress."""
    return [face for face, there in zip(FACES, match.state.burger, strict=True) if there]


def left(match: Match) -> list[str]:
    """The rolled dice still to be dealt with."""
    return [face for face, dice in zip(FACES, match.state.rolled, strict=True) for _ in range(dice)]


def at_stake(match: Match) -> int:
    """What stopping would score now: the noted points and the dice in completed burgers."""
    return int(match.state.noted + match.state.served)


def random_game(players: int, number: int, **options: int) -> Iterator[Match]:
    """One match of a random game after another line of it, from the start to the end."""
    match, rng = table(players, number % players, **options), Stream(7, 2 * number + 1)
    match.dice = StreamDice(7, number)
    yield match
    while not match.over:
        push_any(match, rng)
        yield match
