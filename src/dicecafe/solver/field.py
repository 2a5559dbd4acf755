"""Field: what a position of a race of three or more is worth to each seat, about.

Everybody is taken to run a race of their own, by a policy that does not look at the others until somebody has reached the target:
so the chances of how many turns each still needs say who is the first, exactly in a race that ends there. Where the others have
one more turn, who may overtake is guessed from the same chances, and within that last round from each seat's own chance to get so
many points in a turn. Within a turn nothing is guessed: its ends are weighed by the policy whose turn it is. Players who do what
nobody knows are taken to stop best in the turn that they have, and to follow the hints in those to come. So whoever uses these
values must not lean on them: control variates don't.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np

from dicecafe.compiled import jit, step
from dicecafe.compiled.results import new_places, new_points, settle, win_share
from dicecafe.compiled.step import new_mask, new_states
from dicecafe.engine.contract import OVER, AnyConfig, AnyState, Configs, Ints, Seat, States, score, turn
from dicecafe.engine.game import Game
from dicecafe.engine.options import Value
from dicecafe.engine.rule import called_rule, rule

from .moments import Moments
from .policies import LAST, MAIN, POINTS, is_open, moment, mover, place_of, stake, stop_shares, turn_chances
from .policies import slots as policy_slots
from .race import part_of, target_of

TURNS: Final = 96  # turns of a seat that are told apart; who needs more is as likely as anybody
LEFT: Final = 1e-4  # a chance that nobody is done yet, after which it does not matter who will be
OVERTAKES: Final = 0.6  # of those who would reach the target in their last turn, who gets ahead by it
AHEAD: Final = 2  # points by which somebody who overtook is ahead, about
MAX_SEATS: Final = 10


# ---------------------------------------------------------------- slots: filled by the game's solve.py
@rule
def due(cfg: AnyConfig, s: AnyState, seat: Seat) -> int:
    """1 for a seat that has a turn to come in a last round or in tie turns, whoever's turn it is among them."""
    raise NotImplementedError


# ---------------------------------------------------------------- finding out how long each needs
@rule
def fill(
    cfgs: Configs, decisions: States, slips: Any, first: Ints, chance: Any, gain: Ints, to: Ints, start: int,
    stops: Any, lasts: Any, needs: Any, overtakes: Any,
) -> None:  # fmt: skip
    """For each seat: how likely it stops, before the last round and in it; how many turns it needs; whether one is enough."""
    cfg, states, mask = cfgs[0], new_states(), new_mask()
    behind, target, nodes = lasts.shape[1], stops.shape[1], len(decisions)
    ends, out = np.empty(behind + POINTS), np.empty((POINTS, nodes))
    for seat in range(len(slips)):
        for total in range(target):
            stop_shares(cfg, states, decisions, 0, total, 0, MAIN, max(slips[seat], 0.0), mask, stops[seat, total])
        for down in range(target):
            total = target - 1 - down
            for k in range(TURNS):
                for p in range(len(ends)):
                    ends[p] = 1.0 if k == 0 and total + p >= target else 0.0
                    if k and total + p < target:
                        ends[p] = needs[seat, total + p, k - 1]
                turn_chances(POINTS, first[seat], chance, gain, to, stops[seat, total], 1.0, ends, ends[0], out)
                needs[seat, total, k] = out[0, start]
        if slips[seat] < 0.0:
            for total in range(target):
                stop_shares(cfg, states, decisions, 0, total, 0, MAIN, slips[seat], mask, stops[seat, total])
        for d in range(behind):
            stop_shares(cfg, states, decisions, 0, 0, d, LAST, slips[seat], mask, lasts[seat, d])
            for p in range(len(ends)):
                ends[p] = 1.0 if p > d else 0.5 if p == d else 0.0
            turn_chances(POINTS, first[seat], chance, gain, to, lasts[seat, d], 1.0, ends, ends[0], out)
            overtakes[seat, d] = out[0, start]


# ---------------------------------------------------------------- between turns
@called_rule
def race_worths(players: int, begin: Seat, totals: Ints, needs: Any, last_round: int, alive: Any, out: Any) -> None:
    """Everybody's chance when seat `begin` has the next turn and nobody has reached the target."""
    for seat in range(players):
        alive[seat] = 1.0
        out[seat] = 0.0
    left = 1.0
    for k in range(TURNS):
        for place in range(players):
            seat = (begin + place) % players
            done = needs[seat, totals[seat], k]
            others = done
            for other in range(players):
                if other != seat:
                    others *= alive[other]
            if others > 0.0:
                first_worths(players, begin, seat, place, k, others, totals, needs, last_round, alive, out)
            alive[seat] -= done
        left = 1.0
        for seat in range(players):
            left *= max(alive[seat], 0.0)
        if left < LEFT:
            break
    for seat in range(players):
        out[seat] += left / players


@called_rule
def first_worths(
    players: int, begin: Seat, seat: Seat, place: int, k: int, chance: float,
    totals: Ints, needs: Any, last_round: int, alive: Any, out: Any,
) -> None:  # fmt: skip
    """Add a chance that a seat is the first at the target, in turn `k` of everybody from now on; then others may overtake it."""
    kept = chance
    if last_round:
        for back in range(1, players):
            other = (seat + players - back) % players  # the last of them first, since the last that overtakes has won
            number = k + 1 if (other + players - begin) % players < place else k
            if number < TURNS and alive[other] > 0.0:
                overtaking = kept * OVERTAKES * min(1.0, needs[other, totals[other], number] / alive[other])
                out[other] += overtaking
                kept -= overtaking
    out[seat] += kept


@called_rule
def last_worths(players: int, seat: Seat, totals: Ints, to_come: Ints, overtakes: Any, out: Any) -> None:
    """Everybody's chance when a seat has had its turn of the last round, and those `to_come` have theirs."""
    best, leaders = 0, 0
    for one in range(players):
        best = max(best, totals[one])
    for one in range(players):
        leaders += totals[one] == best
    untouched = 1.0
    for one in range(players):
        out[one] = 1.0 / leaders if totals[one] == best else 0.0
    for after in range(1, players):
        one = (seat + after) % players
        if to_come[one]:
            behind, most = best - totals[one], overtakes.shape[1] - 1
            ahead = untouched * overtakes[one, min(behind, most)]
            ahead += (1.0 - untouched) * overtakes[one, min(behind + AHEAD, most)]
            for other in range(players):
                out[other] *= 1.0 - ahead
            out[one] += ahead
            untouched *= 1.0 - ahead


# ---------------------------------------------------------------- within a turn
@called_rule
def weigh_turn(
    players: int, seat: Seat, target: int, last_round: int, sure: int, totals: Ints, to_come: Ints, final: int,
    first: Ints, chance: Any, gain: Ints, to: Ints, stops: Any, lasts: Any, needs: Any, overtakes: Any,
    alive: Any, row: Any, ends: Any, values: Any, chosen: Any,
) -> None:  # fmt: skip
    """Everybody's chances at every node of a seat's turn."""
    mine, best = totals[seat], 0
    for other in range(players):
        if other != seat:
            best = max(best, totals[other])
    to_come[seat] = 0
    shares = lasts[seat, min(max(best - mine, 0), lasts.shape[1] - 1)] if final else stops[seat, min(mine, target - 1)]
    last = ends.shape[1]
    for p in range(ends.shape[1]):
        if sure and p:  # most numbers of points never end a turn of policies that are surely followed
            least, most = 1.0, 0.0
            for node in range(shares.shape[1]):
                if shares[POINTS - 1, node] > 0.0:  # else stopping there is against the rules
                    least = min(least, shares[min(p, POINTS - 1), node])
                most = max(most, shares[min(p, POINTS - 1), node])
            if most == 0.0 or p > last:
                continue
            if least == 1.0:
                last = min(last, p + ends.shape[1] - POINTS)
        totals[seat] = mine + p
        if final:
            last_worths(players, seat, totals, to_come, overtakes, row)
        elif mine + p < target:
            race_worths(players, (seat + 1) % players, totals, needs, last_round, alive, row)
        else:
            for other in range(players):
                to_come[other] = last_round * (other != seat)
            last_worths(players, seat, totals, to_come, overtakes, row)
        for other in range(players):
            ends[other, p] = row[other]
    totals[seat] = mine
    rows = min(POINTS, last + 1)
    turn_chances(rows, first[seat], chance, gain, to, shares, 1.0, ends[seat], ends[seat, 0], values[seat])
    for p in range(rows):
        for node in range(shares.shape[1]):
            chosen[p, node] = shares[p, node]
            if shares[p, node] < 0.0:  # it stops where that is as good for it as anything
                chosen[p, node] = 1.0 if ends[seat, p] >= values[seat, p, node] else 0.0
    for one in range(players):
        if one != seat:
            turn_chances(rows, first[seat], chance, gain, to, chosen, 1.0, ends[one], ends[one, 0], values[one])


@rule
def chances_of_seats(cfg: AnyConfig, s: AnyState, tables: Any, features: Any) -> None:
    """Everybody's chance in any position; what is known of the turn it is in, is kept in the last of the tables."""
    codes, ways, chance, gain, to, rolls, rolled, won, leads, known, stops, lasts, needs, overtakes, kept = tables
    key, ends, values, alive, row, chosen = kept
    players = cfg.players
    if turn(s) == OVER:
        points, places = new_points(), new_places()
        settle(cfg, s, points, places)
        for one in range(players):
            features[one] = win_share(players, places, one)
        return
    points = new_points()
    score(cfg, s, points)
    seat, same, target = mover(s), 1, stops.shape[1]
    for one in range(players):
        same = same and key[0, one] == points[one] and key[1, one] == due(cfg, s, one)
    if not same or key[2, 0] != seat:
        for one in range(players):
            key[0, one] = points[one]
            key[1, one] = due(cfg, s, one)
            key[3, one] = points[one]
            key[4, one] = key[1, one]
        key[2, 0] = seat
        weigh_turn(
            players, seat, target, known[0], known[1], key[3], key[4], key[1, seat],
            rolls, rolled, won, leads, stops, lasts, needs, overtakes, alive, row, ends, values, chosen,
        )  # fmt: skip
    which, base = place_of(codes, moment(cfg, s)), stake(cfg, s)
    for one in range(players):
        features[one] = 0.0
        for i in range(ways[seat, which], ways[seat, which + 1]):
            q = min(base + gain[i], POINTS - 1)
            features[one] += chance[i] * (ends[one, 0] if to[i] < 0 else values[one, q, to[i]])


# ---------------------------------------------------------------- asking for them
def slots(game: Game) -> dict[Any, Any]:
    """What the names above lead to for one race."""
    part: Any = part_of(game)
    return {**policy_slots(game), due: part.due}


@cache
def compiled(game: Game) -> Any:
    """`fill` for one game."""
    return jit.compiled(fill, {**step.compiled_slots(game), **slots(game)}, f"{game.name}-field")


def tables_of(game: Game, options: dict[str, Value], slips: list[float], sure: bool) -> tuple[Any, ...]:
    """What `chances_of_seats` is asked with but for `kept`, for a table with these policies; `sure` if nobody leaves them."""
    cfg = game.config(2, options)
    part = part_of(game, cfg)
    target, moments = target_of(part, cfg), Moments(game, part, cfg)
    ways, rolls, nodes = moments.ways(slips), moments.rolls(slips), len(moments.decisions)
    behind = target + POINTS + int(rolls[2].max()) + 1
    stops = np.zeros((len(slips), target, POINTS, nodes))
    lasts = np.zeros((len(slips), behind, POINTS, nodes))
    needs, overtakes = np.zeros((len(slips), target, TURNS)), np.zeros((len(slips), behind))
    decisions = np.concatenate([s.array() for s in moments.decisions])
    compiled(game)(cfg.array(), decisions, np.array(slips), *rolls, moments.start, stops, lasts, needs, overtakes)
    return moments.codes, *ways, *rolls, np.array([int(part.LAST_ROUND), int(sure)]), stops, lasts, needs, overtakes


def kept(tables: tuple[Any, ...]) -> tuple[Any, ...]:
    """Room for what is known of a turn; each thread has its own."""
    seats, _, points, nodes = tables[10].shape
    jump = int(tables[7].max())
    return (
        np.full((5, seats), -1, "i8"), np.zeros((seats, points + jump + 1)), np.zeros((seats, points, nodes)),
        np.zeros(seats), np.zeros(seats), np.zeros((points, nodes)),
    )  # fmt: skip


def known(game: Game, cfg: AnyConfig) -> bool:
    """Whether there are such values of a table."""
    return 3 <= cfg.players <= MAX_SEATS and is_open(game, cfg)
