"""Policies: the chances of a race for two when its players follow policies that are known, not the best there are.

A policy follows the hints but for slips (see `moments`), or stops best against the other's policy and deals with a roll as the
hints do. What is found is a chance for every combination of totals, moment and points at stake, as a table that compiled code
reads. It is exact but for turns of more than POINTS points, so that whoever uses it must not lean on that: the lab's control
variates don't.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np

from dicecafe.compiled import jit, step
from dicecafe.compiled.results import new_places, new_points, settle, win_share
from dicecafe.compiled.step import copy_state, fill_mask, hinted_action, new_mask, new_states
from dicecafe.engine.contract import OVER, AnyConfig, AnyState, Configs, Ints, Seat, States, score, turn
from dicecafe.engine.game import Game
from dicecafe.engine.rule import Constant, called_rule, rule

from .moments import Moments
from .race import part_of, target_of

MAIN, LAST, DUEL = range(
    3
)  # the stages of a race: before anybody has reached the target, the last turn, a tie turn to be answered
POINTS: Final = 64  # points at stake that are told apart
MOST_TARGET: Final = 120  # a table of larger totals would be too large
MOST_WAYS: Final = 2_000  # of a turn: with more of them its moments take too long to find
BEST: Final = -1.0  # instead of a slip: stops best
ROUNDS: Final = 12  # of a ring or of the ties: what is left after them does not matter
ASIDE: Final = 1e-3  # how far from a guess it is asked how much depends on it

STOP_ACTION = Constant()


# ---------------------------------------------------------------- slots: filled by the game's solve.py
@rule
def mover(s: AnyState) -> Seat:
    """Whose turn it is, also while the dice roll."""
    raise NotImplementedError


@rule
def stake(cfg: AnyConfig, s: AnyState) -> int:
    """What stopping now would score."""
    raise NotImplementedError


@rule
def moment(cfg: AnyConfig, s: AnyState) -> int:
    """The number of a moment of a turn."""
    raise NotImplementedError


@rule
def stage(cfg: AnyConfig, s: AnyState) -> int:
    """MAIN, LAST or DUEL."""
    raise NotImplementedError


@rule
def set_up(cfg: AnyConfig, s: AnyState, seat: Seat, mine: int, other: int, at_stake: int, stage: int) -> None:
    """Make it a seat's turn with these totals, points at stake and stage, at the same moment."""
    raise NotImplementedError


# ---------------------------------------------------------------- finding the chances
@called_rule
def turn_chances(
    rows: int, first: Ints, chance: Any, gain: Ints, to: Ints, stops: Any, towards: float, ends: Any, bust: float, out: Any
) -> None:
    """Seat 0's chances at every node of a turn, by what its end is worth; `towards` is 1 for seat 0's own turn, else -1.

    Of so many numbers of points at stake; more than these end the turn.
    """
    nodes = stops.shape[1]
    for p_back in range(rows):
        p = rows - 1 - p_back
        for back in range(nodes):
            node = nodes - 1 - back
            stopped = ends[p] if p else bust
            rolled = 0.0
            if stops[p, node] != 1.0:
                for i in range(first[node], first[node + 1]):
                    q = p + gain[i]
                    if to[i] < 0:
                        rolled += chance[i] * bust
                    elif q < rows:
                        rolled += chance[i] * out[q, to[i]]
                    else:
                        rolled += chance[i] * ends[q]
            share = stops[p, node]
            if share < 0.0:
                share = 1.0 if towards * (stopped - rolled) >= 0.0 else 0.0
            out[p, node] = share * stopped + (1.0 - share) * rolled


@called_rule
def stop_shares(
    cfg: AnyConfig,
    states: States,
    decisions: States,
    seat: Seat,
    mine: int,
    other: int,
    at: int,
    slip: float,
    mask: Ints,
    stops: Any,
) -> None:
    """How likely a policy stops at every node, with every number of points at stake; BEST where it may and knows best."""
    for node in range(len(decisions)):
        for p in range(POINTS):
            copy_state(states, 0, decisions, node)
            set_up(cfg, states[0], seat, mine, other, p, at)
            count = fill_mask(cfg, states[0], seat, mask)
            if mask[STOP_ACTION] == 0:
                stops[p, node] = 0.0
            elif slip < 0.0:
                stops[p, node] = BEST
            else:
                hinted = slip < 1.0 and hinted_action(cfg, states, seat) == STOP_ACTION
                stops[p, node] = slip / count + (1.0 - slip) * hinted


@rule
def settle_ties(
    cfg: AnyConfig,
    decisions: States,
    slips: Any,
    first: Ints,
    chance: Any,
    gain: Ints,
    to: Ints,
    start: int,
    last: Any,
    duel: Any,
) -> None:
    """The chances of last turns, by how far their mover is behind, and of tie turns."""
    states, mask = new_states(), new_mask()
    nodes, behind = len(decisions), last.shape[1]
    ends, out, stops = np.empty(behind), np.empty((POINTS, nodes)), np.empty((2, POINTS, nodes))
    lasts = np.empty((behind, POINTS, nodes))
    tie = np.empty(2)
    tie[0], tie[1] = 0.5, 0.5
    for seat in range(2):
        stop_shares(cfg, states, decisions, seat, 0, 0, DUEL, slips[seat], mask, stops[seat])
    for _ in range(ROUNDS):
        for seat in range(2):
            won, towards = 1.0 - seat, 1.0 - 2.0 * seat
            for d in range(behind):
                stop_shares(cfg, states, decisions, seat, 0, d, LAST, slips[seat], mask, lasts[d])
                for p in range(behind):
                    ends[p] = won if p > d else 1.0 - won if p < d else tie[1 - seat]
                turn_chances(POINTS, first[seat], chance, gain, to, lasts[d], towards, ends, ends[0], out)
                for p in range(POINTS):
                    for node in range(nodes):
                        last[seat, d, p, node] = out[p, node]
        for seat in range(2):
            for p in range(behind):
                ends[p] = last[1 - seat, p, 0, start]
            turn_chances(POINTS, first[seat], chance, gain, to, stops[seat], 1.0 - 2.0 * seat, ends, ends[0], out)
            for p in range(POINTS):
                for node in range(nodes):
                    duel[seat, p, node] = out[p, node]
        tie[0], tie[1] = duel[0, 0, start], duel[1, 0, start]


@rule
def fill(
    cfgs: Configs, decisions: States, slips: Any, first: Ints, chance: Any, gain: Ints, to: Ints, start: int,
    last_round: int, table: Any, last: Any, duel: Any,
) -> None:  # fmt: skip
    """The chances of all positions between rolls: by whose turn it is, both totals, points at stake and node."""
    cfg, states, mask = cfgs[0], new_states(), new_mask()
    target, nodes, behind = table.shape[1], len(decisions), last.shape[1]
    if last_round:
        settle_ties(cfg, decisions, slips, first, chance, gain, to, start, last, duel)
    ends, stops, out = np.empty((2, behind)), np.empty((2, POINTS, nodes)), np.empty((2, POINTS, nodes))
    x, base, slope = np.empty(2), np.empty(2), np.empty(2)
    for down in range(2 * target - 1):
        total = 2 * target - 2 - down
        for t0 in range(max(0, total - target + 1), min(target, total + 1)):
            t1 = total - t0
            for seat in range(2):
                mine, other = (t0, t1) if seat == 0 else (t1, t0)
                stop_shares(cfg, states, decisions, seat, mine, other, MAIN, slips[seat], mask, stops[seat])
                for p in range(1, behind):
                    if mine + p < target:
                        u0, u1 = (t0 + p, t1) if seat == 0 else (t0, t1 + p)
                        ends[seat, p] = table[1 - seat, u0, u1, 0, start]
                    elif last_round:
                        ends[seat, p] = last[1 - seat, min(mine + p - other, behind - 1), 0, start]
                    else:
                        ends[seat, p] = 1.0 - seat
                x[seat] = table[seat, min(t0 + 1, target - 1), min(t1 + 1, target - 1), 0, start] if down else 0.5
            for _ in range(ROUNDS):
                for seat in range(2):
                    towards = 1.0 - 2.0 * seat
                    bust = x[1 - seat]
                    turn_chances(POINTS, first[seat], chance, gain, to, stops[seat], towards, ends[seat], bust + ASIDE, out[seat])
                    slope[seat] = out[seat, 0, start]
                    turn_chances(POINTS, first[seat], chance, gain, to, stops[seat], towards, ends[seat], bust, out[seat])
                    slope[seat] = (slope[seat] - out[seat, 0, start]) / ASIDE
                    base[seat] = out[seat, 0, start] - slope[seat] * bust
                free = 1.0 - slope[0] * slope[1]
                new = (base[0] + slope[0] * base[1]) / free if free > 1e-9 else 0.5
                moved = abs(new - x[0])
                x[0] = new
                new = base[1] + slope[1] * x[0]
                moved = max(moved, abs(new - x[1]))
                x[1] = new
                if moved < 1e-9:
                    break
            for seat in range(2):
                for p in range(POINTS):
                    for node in range(nodes):
                        table[seat, t0, t1, p, node] = out[seat, p, node]


# ---------------------------------------------------------------- asking for them
@rule
def chance_of_first(cfg: AnyConfig, s: AnyState, tables: Any) -> float:
    """Seat 0's chance in any position, dice in the air or on the table among them."""
    codes, first, chance, gain, to, start, table, last, duel = tables
    if turn(s) == OVER:
        points, places = new_points(), new_places()
        settle(cfg, s, points, places)
        return win_share(cfg.players, places, 0)
    points = new_points()
    score(cfg, s, points)
    seat, at, base = mover(s), stage(cfg, s), stake(cfg, s)
    t0, t1 = points[0], points[1]
    behind = min(abs(t0 - t1), last.shape[1] - 1)
    which = place_of(codes, moment(cfg, s))
    total = 0.0
    for i in range(first[seat, which], first[seat, which + 1]):
        node = to[i]
        q = min(base + gain[i], POINTS - 1)
        if at == MAIN:
            total += chance[i] * (table[1 - seat, t0, t1, 0, start[0]] if node < 0 else table[seat, t0, t1, q, node])
        elif at == DUEL:
            total += chance[i] * (last[1 - seat, 0, 0, start[0]] if node < 0 else duel[seat, q, node])
        elif node >= 0:
            total += chance[i] * last[seat, behind, q, node]
        else:
            total += chance[i] * (duel[1 - seat, 0, start[0]] if behind == 0 else float(seat))
    return total


@rule
def place_of(codes: Ints, code: int) -> int:
    """Where a number stands among rising ones."""
    low, high = 0, len(codes) - 1
    while low < high:
        middle = (low + high) // 2
        if codes[middle] < code:
            low = middle + 1
        else:
            high = middle
    return low


def slots(game: Game) -> dict[Any, Any]:
    """What the names above lead to for one race."""
    part: Any = part_of(game)
    own = {slot: getattr(part, slot.__name__) for slot in (mover, stake, moment, stage, set_up)}
    return {**own, STOP_ACTION: part.STOP_ACTION}


@cache
def compiled(game: Game) -> Any:
    """`fill` for one game."""
    return jit.compiled(fill, {**step.compiled_slots(game), **slots(game)}, f"{game.name}-policies")


def chances(game: Game, cfg: AnyConfig, slips: list[float]) -> tuple[Any, ...]:
    """What `chance_of_first` is asked with, for a table of two with these policies."""
    part = part_of(game, cfg)
    target, moments = target_of(part, cfg), Moments(game, part, cfg)
    ways, rolls, nodes = moments.ways(slips), moments.rolls(slips), len(moments.decisions)
    behind = target + POINTS + int(rolls[2].max()) + 1 if part.LAST_ROUND else POINTS + int(rolls[2].max()) + 1
    table = np.zeros((2, target, target, POINTS, nodes), "f4")
    last = np.zeros((2, behind, POINTS, nodes))
    duel = np.zeros((2, POINTS, nodes))
    decisions = np.concatenate([s.array() for s in moments.decisions])
    start = np.array([moments.start])
    compiled(game)(
        cfg.array(), decisions, np.array(slips), *rolls, moments.start, int(part.LAST_ROUND), table, last, duel,
    )  # fmt: skip
    return moments.codes, *ways, start, table, last, duel


def known(game: Game, cfg: AnyConfig) -> bool:
    """Whether the chances of a table are to be had: of a race for two."""
    return cfg.players == 2 and is_open(game, cfg)


def is_open(game: Game, cfg: AnyConfig) -> bool:
    """Whether it is a race whose turns are not too varied to be looked into."""
    part: Any = game.part("solve")
    if part is None or not hasattr(part, "moment"):
        return False
    return bool(part.ways(cfg) <= MOST_WAYS and target_of(part, cfg) <= MOST_TARGET)
