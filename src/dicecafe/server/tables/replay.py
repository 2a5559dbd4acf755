"""Replay: a game that is over, step by step, so that a client can go through it and roll every die again; and how it came out."""

from __future__ import annotations

from dicecafe.engine import ending
from dicecafe.engine.contract import CHANCE
from dicecafe.protocol.answers import BestTurn, Draw, Ending, Part, Replay, ReplayStep

from ..slices import Slices
from . import views
from .table import Table

MAX_STEPS = 1000  # steps in one answer: a MB or two


async def replay(table: Table, start: int, count: int, slices: Slices) -> Replay:
    """The steps of a table's finished game, from one of them on."""
    match, dice, steps = table.playing, table.dice, list[ReplayStep]()
    for number in range(start, min(start + count, len(match.log) + 1)):
        await slices.pause(number - start)
        steps.append(step(table, number))
    return Replay(
        views.info(table),
        views.seats(table),
        dice.commitment,
        dice.secret.hex(),
        dice.nonces,
        dice.seals,
        match.game.result(match.cfg, match.state),
        match.game.places(match.cfg, match.state),
        len(match.log) + 1,
        steps,
    )


async def came_out(table: Table, slices: Slices) -> Ending:
    """Where the points of a table's finished game came from, and its best turn."""
    going, done = ending.ends(table.playing), 0
    while True:
        try:
            next(going)
        except StopIteration as found:
            parts, best = found.value
            return Ending([[Part(*part) for part in seat] for seat in parts], BestTurn(*best) if best else None)
        await slices.pause(done := done + 1)


def proven(table: Table, line: int) -> tuple[list[Draw], int | None]:
    """The draws that made a line, and the number of the first try for them, where the table's own dice made them."""
    match = table.playing
    own = match.moments[line].who == CHANCE and line >= match.given
    own = own and (not table.opened.real_dice or not match.public[line])  # there, secrets alone are dealt by the table
    first = table.counters[line - 1] if line else 0
    return [Draw(weights, outcome) for weights, outcome in match.draws(line)], first if own else None


def step(table: Table, number: int) -> ReplayStep:
    """The game after so many lines."""
    match = table.playing
    who, line, tell, draws, tries = None, "", None, list[Draw](), None
    if number:
        mover = match.moments[number - 1].who
        who, line, tell = None if mover == CHANCE else mover, match.log[number - 1], match.describe(number - 1, None)
        draws, tries = proven(table, number - 1)
    state = match.moments[number].before if number < len(match.log) else match.state
    turn, points = int(match.game.kernels["turn"](state)), match.game.points(match.cfg, state)
    facts = views.facts(match, state) if match.game.facts else None
    return ReplayStep(number, who, line, tell, state.values(), facts, points, turn, draws, tries)
