"""A table for the tests: matches, positions and turns, told as the rulebook tells them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from dicecafe.compiled import jit, step
from dicecafe.compiled.step import hinted_action, view
from dicecafe.engine.contract import CHANCE
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match
from dicecafe.engine.options import Value
from dicecafe.engine.registry import load
from dicecafe.engine.rule import rule
from dicecafe.engine.stream import Stream
from dicecafe.games.dessert_dice.clusters import SQUARES, WIDTH
from dicecafe.games.dessert_dice.dice import COLOUR, EAST_WEST, GREEN, NORTH_SOUTH, TOP
from dicecafe.games.dessert_dice.rules import State
from dicecafe.games.dessert_dice.text import COLOUR_NAMES, DESSERT_NAMES, SQUARE_NAMES
from dicecafe.words import Message

GAME = load("dessert-dice")
PEOPLE = ["Ann", "Bo", "Cy", "Di"]
ICE, MACARON, ROLL, TART = DESSERT_NAMES
CARRIED = {
    "orange": (ICE, MACARON, ROLL),
    "yellow": (ICE, MACARON, TART),
    "blue": (ICE, ROLL, TART),
    "purple": (MACARON, ROLL, TART),
}
ROLLS = [f"* roll {colour} {top}" for colour, tops in CARRIED.items() for top in tops for _ in range(2)]  # two of each
LANGUAGES = sorted(path.stem for path in (GAME.folder / "words").glob("*.ftl"))
LETTERS = {"I": ICE, "M": MACARON, "S": ROLL, "J": TART}


def box(players: int = 2, first: int = 0, **options: Value) -> Match:
    """A game before its set-up."""
    return Match(GAME, PEOPLE[:players], options, first)


def table(players: int = 2, first: int = 0, goals: Sequence[str] = DESSERT_NAMES, **options: Value) -> Match:
    """A game after set-up: the goals in seat order, and in the supply two dice of every kind and the green one."""
    match = box(players, first, **options)
    for line in [*(f"* deal {seat} {goals[seat]}" for seat in range(players)), *ROLLS]:
        match.push(line)
    return match


def play(match: Match, *moves: str) -> Match:
    """Do moves, each by whoever's turn it is."""
    for move in moves:
        match.push(f"{match.turn} {move}")
    return match


def die(match: Match, square: str) -> tuple[str, ...]:
    """The die on a square: colour, top, north-south, east-west; nothing where there is none."""
    number = match.state.board[SQUARE_NAMES.index(square)]
    if number in (0, GREEN):
        return ("green", "blank") if number else ()
    return (COLOUR_NAMES[COLOUR[number]], *(DESSERT_NAMES[axis[number]] for axis in (TOP, NORTH_SOUTH, EAST_WEST)))


def showing(dessert: str) -> int:
    """Some die with this dessert on top."""
    return next(number for number in range(1, GREEN) if TOP[number] == DESSERT_NAMES.index(dessert))


def ended(
    picture: str, goals: Sequence[str], placed: Sequence[int] = (24, 25, 23, 22), first: int = 0, **options: Value
) -> Match:
    """A game that is over: the tops of the full board, north up (I M S J, - is the green die), and each seat's last placement."""
    match = table(len(goals), first, goals, **options)
    s: State = match.state
    rows = [line.split() for line in reversed(picture.strip().splitlines())]
    tops = [letter for row in rows for letter in row]
    assert len(tops) == SQUARES
    s.board = [GREEN if top == "-" else showing(LETTERS[top]) for top in tops]
    s.empty, s.supply = [0] * SQUARES, [0] * len(s.supply)
    s.left = s.green = 0
    s.placed[: len(goals)] = placed[: len(goals)]
    assert match.over
    return match


def winner(match: Match) -> int:
    """The one winner."""
    (seat,) = GAME.winners(match.cfg, match.state)
    return seat


def clusters(match: Match) -> list[list[int]]:
    """Every seat's cluster sizes as the result tells them."""
    sizes: list[list[int]] = GAME.result(match.cfg, match.state)["clusters"]
    return sizes


def groups(tops: Sequence[int], dessert: int) -> list[int]:
    """The cluster sizes of a dessert, largest first, by a plain walk over sets of (column, row)."""
    left = {(square % WIDTH, square // WIDTH) for square in range(SQUARES) if tops[square] == dessert}
    sizes = []
    while left:
        reached = [left.pop()]
        for x, y in reached:
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= near
            reached += near
        sizes.append(len(reached))
    return sorted(sizes, reverse=True)


def random_game(players: int, number: int, **options: Value) -> Iterator[Match]:
    """One match of a random game after another line of it, from the start to the end."""
    match, rng, dice = box(players, number % players, **options), Stream(7, 2 * number + 1), StreamDice(7, number)
    yield match
    while not match.over:
        if match.turn == CHANCE:
            match.roll(dice)
        else:
            moves = match.legal(match.turn)
            match.play(match.turn, moves[rng.below(len(moves))])
        yield match


def decisions(players: int, number: int, **options: Value) -> Iterator[Match]:
    """Every position of a random game in which a seat decides."""
    return (match for match in random_game(players, number, **options) if match.turn >= 0)


# ---------------------------------------------------------------- the compiled greedy player
@rule
def chosen(cfgs: Any, states: Any, seat: int) -> int:
    """What the game's hint is for a seat in the position `states[0]`, the way compiled playouts ask for it."""
    return hinted_action(cfgs[0], states, seat)


@rule
def goal_seen(cfgs: Any, states: Any, seat: int, other: int) -> int:
    """The goal of another seat, the way the hint of a seat could read it in compiled playouts."""
    return int(view(cfgs[0], states, seat).goals[other])


@cache
def _compiled(template: Callable[..., Any]) -> Callable[..., Any]:
    slots = step.machine_slots(GAME)
    return jit.compiled(template, slots, f"dessert-dice-{template.__name__}")


def compiled_choice(match: Match, seat: int) -> int:
    """What the compiled greedy player at a seat does; it is handed the whole position, secrets and all."""
    return int(_compiled(chosen)(match.cfg.array(), _two_states(match), seat))


def compiled_goals(match: Match, seat: int) -> list[int]:
    """The goals that a compiled player at a seat could know."""
    template = _compiled(goal_seen)
    return [int(template(match.cfg.array(), _two_states(match), seat, other)) for other in range(len(match.names))]


def _two_states(match: Match) -> Any:
    import numpy as np

    return np.concatenate([match.state.array(), np.zeros(1, State.dtype())])


# ---------------------------------------------------------------- the terminal
def said(id: str, /, language: str | None = None, **about: Any) -> str:
    """A message of the game's in a language, the program's own unless another is named."""
    return GAME.speech(PEOPLE, language).say(Message(id, **about))


def pipe(home: Path, lines: Sequence[str], *words: str, language: str = "en") -> str:
    """What `dicecafe play` says in a language when it is fed these lines."""
    environment = {**os.environ, "DICECAFE_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
    command, text = (
        [sys.executable, "-m", "dicecafe", "--language", language, "play", *words],
        "".join(f"{line}\n" for line in lines),
    )
    run = subprocess.run(command, input=text, capture_output=True, text=True, env=environment, check=False, timeout=60)
    assert run.returncode == 0, run.stderr
    return run.stdout
