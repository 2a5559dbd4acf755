"""Kernels that measure games: a trace is replayed by the rules, and each game gets a row of figures.

A trace holds the raw actions of games, one after the other, as (who, what) pairs; compiled bots and matches both leave one.
Points and leads are looked at when a turn ends. Arguments are `Any` where the compiler decides their types.
"""

from __future__ import annotations

from functools import cache
from math import lcm
from typing import Any, Final

from dicecafe.compiled import jit, step
from dicecafe.compiled.playout import play
from dicecafe.compiled.results import count_winners, new_places, new_points, settle
from dicecafe.compiled.step import count_actions, new_mask, new_states, new_weights
from dicecafe.engine import contract
from dicecafe.engine.contract import (
    CHANCE,
    Action,
    AnyConfig,
    AnyState,
    Configs,
    Ints,
    Seat,
    apply,
    mover,
    new,
    phrase,
    score,
    turn_number,
)
from dicecafe.engine.game import Game
from dicecafe.engine.rule import rule

MAX_SEATS: Final = 10
WIN: Final = lcm(*range(1, MAX_SEATS + 1))  # a win in units, so that any number of seats share it in whole numbers
# The columns of a row, one row a game; from SEATS on each seat's share of the win in units, then each seat's points.
ACTIONS, TURNS, DECISIONS, CHOICES, LEADS, DEAD, LED, HELD, TIED, SEATS = range(10)
USES, GAMES, WINS = range(3)  # of a term: uses, games in which a seat used it, that seat's shares of the win in them
BINS: Final = 1024  # of a histogram: one for each number from 0 on, the last one for all that are larger


# ---------------------------------------------------------------- slots: filled per game below
@rule
def card(cfg: AnyConfig, s: AnyState, seat: Seat, a: Action) -> int:
    """The card that an action uses without naming it, from the game's `uses.py`; else -1."""
    return -1


# ---------------------------------------------------------------- the templates
@rule
def traced(cfgs: Configs, policies: Ints, seed: int, first: int, trace: Ints, ends: Ints) -> int:
    """Play games `first` and on into the trace, as many as `ends` and the trace have room for; how many they are."""
    at = 0
    for game in range(len(ends)):
        at += play(cfgs[0], new_states(), new_mask(), new_weights(), policies, seed, first + game, trace[at:])
        if at > len(trace):
            return game
        ends[game] = at
    return len(ends)


@rule
def measured(
    cfgs: Configs, trace: Ints, ends: Ints, leads: Ints, terms: Ints, first_card: int, used_in: Ints, uses: Ints, rows: Ints
) -> None:
    """Replay each game of the trace, write its row, count the terms of its actions; `leads` and `used_in` are scratch."""
    begin = 0
    for game in range(len(ends)):
        replay(cfgs[0], trace[begin : ends[game]], leads, terms, first_card, game + 1, used_in, uses, rows[game])
        begin = ends[game]


@rule
def replay(
    cfg: AnyConfig, trace: Ints, leads: Ints, terms: Ints, first_card: int, game: int, used_in: Ints, uses: Ints, row: Ints
) -> None:
    """Replay one game, write its row and count its terms; `used_in` holds the last game in which a seat used a term."""
    states, mask, points, places = new_states(), new_mask(), new_points(), new_places()
    s = states[0]
    new(cfg, s)
    number, owner, before = -1, -1, 0
    for i in range(len(trace)):
        who = trace[i][0]
        a = trace[i][1]
        if who < 0:
            apply(cfg, s, CHANCE, a)
            continue
        if owner < 0 or turn_number(s) != number:
            score(cfg, s, points)
            if owner >= 0:
                end_turn(cfg, points, owner, before, leads, row)
            number = turn_number(s)
            owner = mover(s)
            before = points[owner]
        row[DECISIONS] += 1
        row[CHOICES] += count_actions(cfg, s, who, mask) > 1
        action = phrase(cfg, s, who, a)
        for j in range(terms.shape[1]):
            if terms[action][j] >= 0:
                count_use(who, terms[action][j], game, used_in, uses)
        used_card = card(cfg, s, who, a)
        if used_card >= 0:
            count_use(who, first_card + used_card, game, used_in, uses)
        apply(cfg, s, who, a)
    winners = settle(cfg, s, points, places)
    if owner >= 0:
        end_turn(cfg, points, owner, before, leads, row)
    row[ACTIONS] = len(trace)
    write_result(cfg.players, points, places, winners, leads, row)
    for seat in range(cfg.players):
        for term in range(uses.shape[1]):
            if used_in[seat][term] == game:
                uses[seat][term][GAMES] += 1
                uses[seat][term][WINS] += row[SEATS + seat]


@rule
def count_use(seat: Seat, term: int, game: int, used_in: Ints, uses: Ints) -> None:
    """Count one use of a term."""
    uses[seat][term][USES] += 1
    used_in[seat][term] = game


@rule
def end_turn(cfg: AnyConfig, points: Ints, owner: int, before: int, leads: Ints, row: Ints) -> None:
    """Count a turn, who leads after it, and whether it left its owner with no more points than `before`."""
    leads[row[TURNS]] = leader(cfg, points)
    row[DEAD] += points[owner] <= before
    row[TURNS] += 1


@rule
def leader(cfg: AnyConfig, points: Ints) -> int:
    """The seat that has more points than any other, or -1."""
    best = 0
    for seat in range(1, cfg.players):
        if points[seat] > points[best]:
            best = seat
    for seat in range(cfg.players):
        if seat != best and points[seat] == points[best]:
            return -1
    return best


@rule
def win_units(winners: int, place: int) -> int:
    """What a seat in that place has of a win that so many share, in units."""
    return WIN // winners if place == 0 else 0


@rule
def write_result(seats: int, points: Ints, places: Ints, winners: int, leads: Ints, row: Ints) -> None:
    """Write down who won, and what became of the leads after each turn."""
    turns = row[TURNS]
    last = -1
    for i in range(turns):
        if leads[i] >= 0:
            row[LEADS] += last >= 0 and leads[i] != last
            last = leads[i]
    half = leads[turns // 2 - 1] if turns > 1 else -1
    row[LED] = half >= 0
    row[TIED] = winners > 1
    for seat in range(seats):
        row[SEATS + seats + seat] = points[seat]
        row[SEATS + seat] = win_units(winners, places[seat])
        if places[seat] == 0:
            row[HELD] += half == seat


# ---------------------------------------------------------------- of any game
@rule
def write_results(points: Ints, places: Ints, leads: Ints, rows: Ints) -> None:
    """Write the results of games into rows that have their turns already."""
    seats = points.shape[1]
    for game in range(len(rows)):
        winners = count_winners(seats, places[game])
        write_result(seats, points[game], places[game], winners, leads[game], rows[game])


@rule
def add_rows(rows: Ints, sums: Ints, squares: Ints, lows: Ints, highs: Ints, turns: Ints, points: Ints) -> None:
    """Add games to a tally; a loop, since NumPy's sums of short rows cost as much as some games."""
    seats = len(points)
    for game in range(len(rows)):
        for column in range(len(sums)):
            value = rows[game][column]
            sums[column] += value
            squares[column] += value * value
            lows[column] = min(lows[column], value)
            highs[column] = max(highs[column], value)
        turns[min(rows[game][TURNS], BINS - 1)] += 1
        for seat in range(seats):
            points[seat][min(max(rows[game][SEATS + seats + seat], 0), BINS - 1)] += 1


# ---------------------------------------------------------------- binding
@cache
def compiled_traced(game: Game) -> Any:
    """`traced` for one game."""
    slots = step.compiled_slots(game)
    slots |= {contract.phrase: contract.phrase, contract.word: contract.word}  # the defaults: actions and outcomes as they are
    return jit.compiled(traced, slots, f"{game.name}-traced")


@cache
def compiled_measured(game: Game) -> Any:
    """`measured` for one game."""
    assert not game.interrupts or game.kernels["mover"] is not contract.mover, "only the game knows whose turn it is"
    slots = step.compiled_slots(game, states=1)
    if (uses := game.part("uses")) is not None:
        slots[card] = uses.card
    return jit.compiled(measured, slots, f"{game.name}-measured")


@cache
def compiled(kernel: Any) -> Any:
    """A kernel that is the same for every game."""
    return jit.compiled(kernel, {}, f"lab-{kernel.__name__}")
