"""Replay: a game that is over, step by step, so that a client can go through it and roll every die again."""

from __future__ import annotations

from dicecafe.engine.contract import CHANCE
from dicecafe.engine.dice import FairDice
from dicecafe.engine.match import Match
from dicecafe.protocol.answers import Draw, Replay, ReplayStep

from . import views
from .table import Table

MAX_STEPS = 1000  # steps in one answer: a MB or two


def replay(table: Table, start: int, count: int) -> Replay:
    """The steps of a table's finished game, from one of them on."""
    match, dice = table.playing, table.dice
    record = match.record()
    draws = proven(table, match)
    steps = [step(match, number, *draws[number]) for number in range(start, min(start + count, len(match.log) + 1))]
    return Replay(
        views.info(table),
        views.seats(table),
        dice.commitment,
        dice.secret.hex(),
        dice.nonces,
        record.result or {},
        match.game.places(match.cfg, match.state),
        len(match.log) + 1,
        steps,
    )


def proven(table: Table, match: Match) -> list[tuple[list[Draw], int | None]]:
    """The draws that led to each step, and the number of the first try for them, where the table's own dice made them."""
    dice, found = FairDice(table.dice.secret, table.dice.nonces), list[tuple[list[Draw], int | None]]([([], None)])
    for number, moment in enumerate(match.moments):
        draws = [Draw(weights, outcome) for weights, outcome in match.draws(number)]
        own = moment.who == CHANCE and number >= match.given
        own = own and (not table.opened.real_dice or not match.public[number])  # there, secrets alone are dealt by the table
        found.append((draws, dice.counter if own else None))
        for draw in draws if own else []:
            dice.outcome(draw.weights, [])
    return found


def step(match: Match, number: int, draws: list[Draw], tries: int | None) -> ReplayStep:
    """The game after so many lines."""
    state = match.moments[number].before if number < len(match.log) else match.state
    who, line, tell = None, "", None
    if number:
        mover = match.moments[number - 1].who
        who, line, tell = None if mover == CHANCE else mover, match.log[number - 1], match.describe(number - 1, None)
    turn, points = int(match.game.kernels["turn"](state)), match.game.points(match.cfg, state)
    facts = views.facts(match, state) if match.game.facts else None
    return ReplayStep(number, who, line, tell, state.values(), facts, points, turn, draws, tries)
