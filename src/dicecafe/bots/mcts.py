"""Monte Carlo tree search over explicit chance nodes, as a template for any game of the contract and any number of seats.

Each iteration deals what the seat can't see anew (`resample`), walks down the tree, adds a position and plays on from there by
the game's hints. The first action is given (`search.py` shares the playouts out); the nth try of each meets the same deal and the
same dice, so that they differ by what they do and not by luck. Below it decisions are chosen by UCB for whoever decides there,
each seat for its own reward: the hint is tried first and others as visits grow (progressive widening).
Positions that look the same from the root seat share a node, whatever was dealt (information set search).
The horizon counts from the root. From the leaf it would be further away with each visit to a line of hints, and the reward would
be less and less what the standing says, and more and more what rivals who follow the hints let happen.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp, log, sqrt
from typing import Any, Final

from dicecafe.compiled import jit, step
from dicecafe.compiled.results import new_places, new_points, settle, win_share
from dicecafe.compiled.step import (
    INTERRUPTS,
    N_ACTIONS,
    copy_state,
    fill_mask,
    hinted_action,
    new_mask,
    new_states,
    new_weights,
    picked,
    random_action,
    roll,
)
from dicecafe.engine.contract import (
    CHANCE,
    OVER,
    Action,
    AnyConfig,
    AnyState,
    Configs,
    Ints,
    Seat,
    States,
    apply,
    resample,
    score,
    turn,
)
from dicecafe.engine.game import Game
from dicecafe.engine.rule import Constant, called_rule, rule, scratch
from dicecafe.engine.stream import below, seeded

from . import network

FIRST, NEXT, EDGE, VISITS = range(4)  # the columns of a node: its first child, the next sibling, how one comes here, visits
COLUMNS: Final = 4
EXPLORE, WIDENING, HORIZON, SLIPS = range(4)  # the parameters of a search, see search_tree.SearchParameters
CANDIDATES: Final = 6  # untried actions that are looked at before one of them is tried
MAX_DEPTH: Final = 200  # decisions and rolls a path of the tree may have
PICKS: Final = 64  # random numbers for `resample`
NO_HORIZON: Final = 1_000_000_000  # a horizon that no game reaches

SECRETS = Constant()  # 1 for a game in which seats see different things
new_path = scratch(MAX_DEPTH + 1)
new_picks = scratch(PICKS)


@rule
def quiet(cfg: AnyConfig, s: AnyState) -> bool:
    """Whether a decision is one at which `standing` is to be trusted; where a game has no `standing.py`, none is."""
    return False


@rule
def standing(cfg: AnyConfig, s: AnyState, seat: Seat) -> int:
    """How well a seat stands, in thousandths of a logit."""
    return 0


@rule
def logits(cfg: AnyConfig, s: AnyState, found: Ints) -> None:
    """How well each seat stands, in thousandths of a logit; a network's figures where the game has one (`network.py`)."""
    for seat in range(cfg.players):
        found[seat] = standing(cfg, s, seat)


@rule
def recall(cfg: AnyConfig, s: AnyState, now: Any) -> None:
    """Write into an earlier position what has been secret since, as it is now."""


@rule
def search(
    cfgs: Configs,
    roots: States,
    parameters: Ints,
    seat: Seat,
    tries: Ints,
    seed: int,
    start: int,
    stop: int,
    nodes: Any,
    sums: Any,
    used: Ints,
) -> None:
    """Iterations `start` to `stop` of a search for `seat` from the positions `roots`, in turn; the tree is kept in the arrays.

    A row of `sums` holds each seat's rewards, and in the last column the squares of the searching seat's.
    """
    cfg = cfgs[0]
    states, mask, weights = new_states(), new_mask(), new_weights()
    path, picks, points, places = new_path(), new_picks(), new_points(), new_places()
    for number in range(start, stop):
        choice, choice_step = seeded(seed, 2 * number)
        first = child_for(nodes, used, 0, tries[number % len(tries)]) if len(tries) else -1
        nth = nodes[first][VISITS] if first > 0 else number
        dice, dice_step = seeded(seed, 2 * nth + 1)  # the nth try of every action meets the same deal and the same dice
        copy_state(states, 0, roots, nth % len(roots))
        dice = deal_hidden(cfg, states[0], seat, picks, dice, dice_step)
        depth, passed, resting = 0, 0, rests(cfg, states[0], turn(states[0]))
        path[0] = 0
        if first > 0:
            apply(cfg, states[0], seat, nodes[first][EDGE])
            depth = 1
            path[1] = first
        while depth < MAX_DEPTH:
            who = turn(states[0])
            if who == OVER:
                break
            node, now = path[depth], resting
            if who == CHANCE:
                a, dice = roll(cfg, states[0], weights, dice, dice_step)
            else:
                if nodes[node][VISITS] == 0 and depth > 0:
                    break
                now = rests(cfg, states[0], who)
                if passed + (now >= 0 and now != resting) > parameters[HORIZON]:
                    break
                choice, r = below(choice, choice_step, 1 << 30)
                if SECRETS and who != seat:  # rivals know what was dealt to them just now: the tree can't decide for them
                    a = hinted_action(cfg, states, who)
                else:
                    a = select(cfg, states, parameters, who, nodes, sums, node, mask, points, r)
            child = child_for(nodes, used, node, a)
            if child < 0:
                break
            apply(cfg, states[0], who, a)
            depth += 1
            passed += int(now >= 0 and now != resting)
            resting = now
            path[depth] = child
        play_out(cfg, states, weights, parameters[HORIZON] - passed, resting, int(parameters[SLIPS]), 0, dice, dice_step)
        over = turn(states[0]) == OVER
        if over:
            settle(cfg, states[0], points, places)
        else:
            logits(cfg, states[0], points)
        for i in range(depth + 1):
            nodes[path[i]][VISITS] += 1
        for other in range(cfg.players):
            reward = win_share(cfg.players, places, other) if over else estimated_chance(cfg.players, points, other)
            for i in range(depth + 1):
                sums[path[i]][other] += reward
                if other == seat:
                    sums[path[i]][cfg.players] += reward * reward


@rule
def rests(cfg: AnyConfig, s: AnyState, who: Seat) -> Seat:
    """The seat whose decision it is at a quiet position, and -1 at any other decision.

    A seat that stays at one while it does several things passes it once: else what it does first would be judged sooner.
    """
    return who if who >= 0 and quiet(cfg, s) else -1


@rule
def deal_hidden(cfg: AnyConfig, s: AnyState, seat: Seat, picks: Ints, dice: Any, dice_step: Any) -> Any:
    """Deal what `seat` can't see anew; the stream of the dice after it."""
    for i in range(PICKS):
        dice, r = below(dice, dice_step, 1 << 30)
        picks[i] = r
    resample(cfg, s, seat, picks)
    return dice


@rule
def child_for(nodes: Any, used: Ints, node: int, a: Action) -> int:
    """The child that `a` leads to, added if it is not there; -1 where there is no room for one more."""
    child = nodes[node][FIRST]
    while child:
        if nodes[child][EDGE] == a:
            return int(child)
        child = nodes[child][NEXT]
    if used[0] + 1 >= len(nodes):
        return -1
    used[0] += 1
    child = used[0]
    nodes[child][EDGE] = a
    nodes[child][NEXT] = nodes[node][FIRST]
    nodes[node][FIRST] = child
    return int(child)


@called_rule
def select(
    cfg: AnyConfig,
    states: States,
    parameters: Ints,
    who: Seat,
    nodes: Any,
    sums: Any,
    node: int,
    mask: Ints,
    points: Ints,
    r: int,
) -> int:
    """The action to try: the hint first, a new one while there is room to widen, else the one with the best bound."""
    choices = fill_mask(cfg, states[0], who, mask)
    tried = 0
    best, best_bound = -1, 0.0
    spread = log(nodes[node][VISITS] + 1.0)
    child = nodes[node][FIRST]
    while child:
        a = nodes[child][EDGE]
        if mask[a]:
            mask[a] = 0
            tried += 1
            n = nodes[child][VISITS]
            bound = 1e9 if n == 0 else sums[child][who] / n + parameters[EXPLORE] * sqrt(spread / n)
            if best < 0 or bound > best_bound:
                best, best_bound = a, bound
        child = nodes[child][NEXT]
    room = min(choices, 1 + int(parameters[WIDENING] * sqrt(nodes[node][VISITS])))
    if tried >= room:
        return best
    if tried == 0:
        return hinted_action(cfg, states, who)
    return best_looking(cfg, states, who, mask, points, choices - tried, r)


@called_rule
def best_looking(cfg: AnyConfig, states: States, who: Seat, mask: Ints, points: Ints, untried: int, r: int) -> int:
    """Of a few untried actions the one after which the points look best."""
    best, best_lead = -1, 0
    for _ in range(min(CANDIDATES, untried)):
        a = picked(mask, N_ACTIONS, r % untried)
        r = (r * 1103515245 + 12345) % (1 << 30)
        copy_state(states, 2, states, 0)
        apply(cfg, states[2], who, a)
        score(cfg, states[2], points)
        lead = lead_over_rivals(cfg, points, who)
        if best < 0 or lead > best_lead:
            best, best_lead = a, lead
    return best


@rule
def lead_over_rivals(cfg: AnyConfig, points: Ints, who: Seat) -> int:
    """By how much a seat leads, or is behind the best of the others."""
    rival = -1_000_000
    for other in range(cfg.players):
        if other != who:
            rival = max(rival, points[other])
    return int(points[who] - rival) if cfg.players > 1 else int(points[who])


@called_rule
def play_out(
    cfg: AnyConfig, states: States, weights: Ints, horizon: float, resting: Seat,
    slips: int, slip_first: int, dice: Any, dice_step: Any,
) -> None:  # fmt: skip
    """Play on by the game's hints to the end, or past so many quiet positions; `resting` is who was at one last, see `rests`.

    One decision in `slips` is random, none where it is 0, the first one surely if it is to be a slip.
    """
    passed = 0
    while True:
        who = turn(states[0])
        if who == OVER:
            return
        if who == CHANCE:
            a, dice = roll(cfg, states[0], weights, dice, dice_step)
            apply(cfg, states[0], CHANCE, a)
        else:
            now = rests(cfg, states[0], who)
            if now >= 0 and now != resting:
                passed += 1
                if passed > horizon:
                    return
            resting = now
            r = 1
            if slips:
                dice, r = below(dice, dice_step, slips)
            if r == 0 or slip_first:
                a, dice = random_action(cfg, states[0], who, new_mask(), dice, dice_step)
            else:
                a = hinted_action(cfg, states, who)
            apply(cfg, states[0], who, a)
            slip_first = 0


@rule
def estimated_chance(players: int, stands: Ints, who: Seat) -> float:
    """A seat's chance to win as all standings promise it."""
    total_ = 0.0
    for other in range(players):
        total_ += exp((stands[other] - stands[who]) / 1000.0)
    return 1.0 / total_


def slots(game: Game, learned: bool = True) -> dict[Any, Any]:
    """The slots of one game for `search` and other templates that play on as it does; with its network or without."""
    valued: dict[Any, Any] = {slot: getattr(game.part("standing"), slot.__name__, slot) for slot in (quiet, standing, recall)}
    if learned and (own := network.of(game)):
        valued[logits] = own
    states = 3  # the one being played, one to show a seat, one to best_looking ahead
    return {**step.compiled_slots(game, states), **valued, INTERRUPTS: 0, SECRETS: int(game.has_secrets)}


@cache
def compiled(game: Game, template: Callable[..., Any], learned: bool = True) -> Callable[..., Any]:
    """`search`, or another template that uses the same slots, compiled for one game."""
    return jit.compiled(template, slots(game, learned), f"{game.name}-{template.__name__}")
