"""Measuring games: a kernel that replays a trace by the rules and writes down what a designer wants to know of each game.

A trace holds the raw actions of games, one after the other, as (who, what) pairs. Whoever played them, compiled bots or a match,
they are measured here. Points and leads are looked at when a turn ends.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from dicecafe.compiled import jit, step
from dicecafe.compiled.playout import play
from dicecafe.compiled.results import count_winners, new_places, new_points
from dicecafe.compiled.step import count_actions, new_mask, new_states, new_weights
from dicecafe.engine import contract
from dicecafe.engine.contract import CHANCE, Ints, apply, mover, new, ranks, score, turn_number
from dicecafe.engine.game import Game
from dicecafe.engine.rule import rule

WHOLE: Final = 2520  # a win in parts, so that two to ten seats can share it in whole numbers
# The columns of a row, a row a game; from SEATS on each seat's parts of the win, then each seat's points.
ACTIONS, TURNS, DECISIONS, CHOICES, LEADS, DEAD, LED, HELD, TIED, SEATS = range(10)
USES, GAMES, WINS = range(3)  # of a word: uses, games of a seat that used it, parts of wins in them


# ---------------------------------------------------------------- slots: filled per game below
@rule
def named(cfg: Any, s: Any, seat: int, a: int) -> int:
    """The game's own `phrase`, which traces of raw actions are without."""
    return a


@rule
def card(cfg: Any, s: Any, seat: int, a: int) -> int:
    """The card that an action uses without naming it, where the game's `uses.py` tells; else -1."""
    return -1


# ---------------------------------------------------------------- the templates
@rule
def traced(cfgs: Any, policies: Ints, seed: int, first: int, trace: Ints, ends: Ints) -> int:
    """Play games `first` and on into the trace, as many as `ends` and the trace have room for; how many they are."""
    at = 0
    for game in range(len(ends)):
        at += play(cfgs[0], new_states(), new_mask(), new_weights(), policies, seed, first + game, trace[at:])
        if at > len(trace):
            return game
        ends[game] = at
    return len(ends)


@rule
def leader(cfg: Any, points: Ints) -> int:
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
def measured(
    cfgs: Any,
    trace: Ints,
    ends: Ints,
    leads: Ints,
    cards: Ints,
    words: Ints,
    first_card: int,
    stamps: Ints,
    uses: Ints,
    rows: Ints,
) -> None:
    """Replay each game of the trace, write its row, count the words of its actions; `leads`, `cards` and `stamps` are room."""
    begin = 0
    for game in range(len(ends)):
        follow(cfgs[0], trace[begin : ends[game]], leads, cards, rows[game])
        count_words(trace[begin : ends[game]], cards, words, first_card, game + 1, stamps, uses, rows[game])
        begin = ends[game]


@rule
def follow(cfg: Any, trace: Ints, leads: Ints, cards: Ints, row: Ints) -> None:
    """Replay one game and write its row; its actions become phrases in the trace."""
    states, mask, points, places = new_states(), new_mask(), new_points(), new_places()
    s = states[0]
    new(cfg, s)
    turns, number, owner, had = 0, -1, -1, 0
    for i in range(len(trace)):
        who = trace[i][0]
        a = trace[i][1]
        if who < 0:
            apply(cfg, s, CHANCE, a)
            continue
        if turns == 0 or turn_number(s) != number:
            score(cfg, s, points)
            if turns:
                row[DEAD] += points[owner] <= had
                leads[turns - 1] = leader(cfg, points)
            turns += 1
            number = turn_number(s)
            owner = mover(s)
            had = points[owner]
        row[DECISIONS] += 1
        row[CHOICES] += count_actions(cfg, s, who, mask) > 1
        cards[i] = card(cfg, s, who, a)
        trace[i][1] = named(cfg, s, who, a)
        apply(cfg, s, who, a)
    score(cfg, s, points)
    if turns:
        row[DEAD] += points[owner] <= had
        leads[turns - 1] = leader(cfg, points)
    row[ACTIONS] = len(trace)
    row[TURNS] = turns
    row[LEADS] = lead_changes(leads, turns)
    ranks(cfg, s, points, places)
    finish(cfg, points, places, leads[turns // 2 - 1] if turns > 1 else -1, row)


@rule
def lead_changes(leads: Ints, turns: int) -> int:
    """How often another seat than before came to lead alone."""
    changes = 0
    last = -1
    for i in range(turns):
        if leads[i] >= 0:
            if last >= 0 and leads[i] != last:
                changes += 1
            last = leads[i]
    return changes


@rule
def finish(cfg: Any, points: Ints, places: Ints, half: int, row: Ints) -> None:
    """Write down who won; `half` led at half-time."""
    winners = count_winners(cfg, places)
    row[TIED] = winners > 1
    row[LED] = half >= 0
    for seat in range(cfg.players):
        row[SEATS + cfg.players + seat] = points[seat]
        if places[seat] == 0:
            row[SEATS + seat] = WHOLE // winners
            row[HELD] += half == seat


@rule
def count_words(trace: Ints, cards: Ints, words: Ints, first_card: int, stamp: int, stamps: Ints, uses: Ints, row: Ints) -> None:
    """Count each word of each action, and once a game what its seat won."""
    for i in range(len(trace)):
        seat = trace[i][0]
        if seat >= 0:
            phrase = trace[i][1]
            for j in range(words.shape[1]):
                if words[phrase][j] >= 0:
                    count_word(seat, words[phrase][j], stamp, stamps, uses, row)
            if cards[i] >= 0:
                count_word(seat, first_card + cards[i], stamp, stamps, uses, row)


@rule
def count_word(seat: int, word: int, stamp: int, stamps: Ints, uses: Ints, row: Ints) -> None:
    """Count one word."""
    uses[seat][word][USES] += 1
    if stamps[seat][word] != stamp:
        stamps[seat][word] = stamp
        uses[seat][word][GAMES] += 1
        uses[seat][word][WINS] += row[SEATS + seat]


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
    slots = {**step.compiled_slots(game, states=1), named: game.kernels["phrase"]}
    if (uses := game.part("uses")) is not None:
        slots[card] = uses.card
    return jit.compiled(measured, slots, f"{game.name}-measured")
