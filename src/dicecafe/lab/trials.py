"""Kernels of trials: games in which something is changed at random, for one seat alone, so that what follows is its effect.

Every seat decides and acts in a world of its own: a Config in which a card may be out of reach, or another one. A game says in
its `causes.py` what can be changed; the slots below are filled from there. Sums are whole numbers: any order gives the same.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from dicecafe.compiled import jit, step
from dicecafe.compiled.playout import note, play
from dicecafe.compiled.results import count_winners, new_places, new_points, settle
from dicecafe.compiled.step import (
    INTERRUPTS,
    N_ACTIONS,
    RANDOM,
    copy_state,
    count_actions,
    fill_mask,
    hinted_action,
    interrupter,
    new_mask,
    new_states,
    new_weights,
    random_action,
    roll,
    total,
)
from dicecafe.engine.contract import (
    CHANCE,
    OVER,
    Action,
    AnyConfig,
    AnyState,
    Configs,
    Ints,
    Outcome,
    Seat,
    States,
    apply,
    chance,
    new,
    ranks,
    score,
    turn,
    turn_number,
)
from dicecafe.engine.game import Game
from dicecafe.engine.rule import Constant, rule
from dicecafe.engine.stream import below, seeded

from .measure import WIN, win_units

ONE_IN: Final = 2  # a thing is changed in one of so many games, for one seat: were it for two, nobody might want what is left
NOBODY: Final = -1
WITHOUT: Final = 1 << 40  # streams from here on say who is without what
ASIDE: Final = 1 << 41  # streams from here on are the dice of games on the side
LOOK: Final = 3  # at one in so many decisions a seat tries something, where there is something to try
NOTHING: Final = -1
EFFECT, SQUARE, TIMES = range(3)  # of a sum: effects, their squares, how often


# ---------------------------------------------------------------- slots: filled from a game's causes.py
KIND = Constant()  # which change it is, of those that a game's `change` knows


@rule
def change(cfg: AnyConfig, kind: int, n: int) -> None:
    """Change a world: thing `n` of a kind is out of reach in it, or a plain one."""


@rule
def dealt_to(cfg: AnyConfig, s: AnyState) -> Seat:
    """Who is dealt the card that comes next, for nobody but them; NOTHING where no card comes, or one for all."""
    return NOTHING


@rule
def tried(cfg: AnyConfig, s: AnyState, seat: Seat, a: Action) -> int:
    """Which thing an action makes use of, of those whose worth somebody guessed; else NOTHING."""
    return NOTHING


@rule
def blank(cfg: AnyConfig, s: AnyState, seat: Seat, a: Action) -> None:
    """Change a world so that what the action makes use of does nothing."""


@rule
def claimed(cfg: AnyConfig, s: AnyState, seat: Seat, a: Action) -> int:
    """Which thing an action puts to the test, of those of which somebody guessed how often they come off; else NOTHING."""
    return NOTHING


@rule
def holds(cfg: AnyConfig, s: AnyState, seat: Seat, a: Action) -> bool:
    """Whether it comes off."""
    return False


# ---------------------------------------------------------------- one seat is without something
@rule
def compare(
    cfgs: Configs,
    worlds: Configs,
    policies: Ints,
    seed: int,
    first: int,
    games: int,
    things: int,
    lacks: Ints,
    wins: Ints,
    sums: Ints,
) -> None:
    """Play games in which some things, drawn at random, are changed for one seat each, and sum up what those seats lost by it.

    Who lacks what goes once round the table on the same dice, so that a set of lacks wins one game in all if they mean nothing.
    """
    seats = cfgs[0].players
    for game in range(first, first + games):
        stream, stream_step = seeded(seed, WITHOUT + game)
        for thing in range(things):
            lacks[thing] = NOBODY
            stream, r = below(stream, stream_step, ONE_IN)
            if r == 0:
                stream, r = below(stream, stream_step, seats)
                lacks[thing] = r
        for chair in range(seats):
            wins[chair] = 0
        for turned in range(seats):
            for seat in range(seats):
                worlds[seat] = cfgs[0]
                for thing in range(things):
                    if lacks[thing] == (seat + turned) % seats:
                        change(worlds[seat], KIND, thing)
            compete(cfgs[0], worlds, policies, seed, game, turned, wins)
        for thing in range(things):
            if lacks[thing] != NOBODY:
                loss = WIN - wins[lacks[thing]]
                sums[thing][EFFECT] += loss
                sums[thing][SQUARE] += loss * loss
                sums[thing][TIMES] += 1


@rule
def duel(cfgs: Configs, worlds: Configs, policies: Ints, seed: int, number: int, wins: Ints) -> None:
    """Play game `number`, each seat in the world that it is given, and count its share of the win."""
    compete(cfgs[0], worlds, policies, seed, number, 0, wins)


@rule
def compete(cfg: AnyConfig, worlds: Configs, policies: Ints, seed: int, number: int, turned: int, wins: Ints) -> None:
    """Play game `number`, each seat in its own world, and count its share of the win to the set that made that world."""
    states, points, own, places = new_states(), new_points(), new_own_points(), new_places()
    s = states[0]
    play_apart(cfg, worlds, states, new_mask(), new_weights(), policies, seed, number)
    for seat in range(cfg.players):
        score(worlds[seat], s, own)
        points[seat] = own[seat]
    ranks(cfg, s, points, places)
    winners = count_winners(cfg.players, places)
    for seat in range(cfg.players):
        wins[(seat + turned) % cfg.players] += win_units(winners, places[seat])


new_own_points = new_points  # a name of its own, since a template gets each room once


@rule
def play_apart(
    cfg: AnyConfig, worlds: Configs, states: States, mask: Ints, weights: Ints, policies: Ints, seed: int, number: int
) -> None:
    """Play game `number` of `seed` to its end in `states[0]`; what a seat decides and does goes by its own world."""
    s = states[0]
    dice, dice_step = seeded(seed, 2 * number)
    choice, choice_step = seeded(seed, 2 * number + 1)
    new(cfg, s)
    while True:
        seat = turn(s)
        if seat == OVER:
            return
        if INTERRUPTS:
            other, choice = interrupter(cfg, policies, seat, choice, choice_step)
            if other != seat and count_actions(worlds[other], s, other, mask):
                seat = other
        if seat == CHANCE:
            a, dice = roll(cfg, s, weights, dice, dice_step)
            apply(cfg, s, CHANCE, a)
        else:
            if policies[seat] == RANDOM:
                a, choice = random_action(worlds[seat], s, seat, mask, choice, choice_step)
            else:
                a = hinted_action(worlds[seat], states, seat)
            apply(worlds[seat], s, seat, a)


# ---------------------------------------------------------------- dealt at random
@rule
def deal(cfgs: Configs, policies: Ints, seed: int, first: int, games: int, cards: int, dealt: Ints, sums: Ints) -> None:
    """Play games, and sum up for each card what it did to be dealt it rather than another card that was left in the deck.

    `dealt` has a row for each seat, and one for what was left in the deck.
    """
    for game in range(first, first + games):
        for row in range(cfgs[0].players + 1):
            for card in range(cards):
                dealt[row][card] = 0
        dealt_game(cfgs[0], policies, seed, game, cards, dealt, sums)


@rule
def dealt_game(cfg: AnyConfig, policies: Ints, seed: int, number: int, cards: int, dealt: Ints, sums: Ints) -> None:
    """Play game `number`, and sum up."""
    states, points, places = new_states(), new_points(), new_places()
    play(cfg, states, new_mask(), new_weights(), policies, seed, number, dealt)
    winners = settle(cfg, states[0], points, places)
    for card in range(cards):
        effect = 0
        for seat in range(cfg.players):
            effect += dealt[seat][card] * (win_units(winners, places[seat]) - WIN // cfg.players)
        sums[card][EFFECT] += effect
        sums[card][SQUARE] += effect * effect
        sums[card][TIMES] += dealt[cfg.players][card]


@rule
def note_deal(cfg: AnyConfig, s: AnyState, dealt: Ints, actions: int, who: Seat, a: Outcome) -> None:
    """Note a card that is dealt, against all that might have been: by the weights that chance has."""
    owner = dealt_to(cfg, s) if who == CHANCE else NOTHING
    if owner >= 0:
        weights = new_odds()
        outcomes = chance(cfg, s, weights)
        for card in range(outcomes):
            dealt[owner][card] -= weights[card]
            dealt[cfg.players][card] += weights[card]
        dealt[owner][a] += total(weights, outcomes)


new_odds = new_weights  # a name of its own, since a template gets each room once


# ---------------------------------------------------------------- done for nothing
@rule
def doubt(cfgs: Configs, worlds: Configs, policies: Ints, seed: int, first: int, games: int, sums: Ints) -> None:
    """Play games in which seats now and then try something that may be done, and compare what came of it with nothing at all."""
    for game in range(first, first + games):
        doubted_game(cfgs[0], worlds, policies, seed, game, sums)


@rule
def doubted_game(cfg: AnyConfig, worlds: Configs, policies: Ints, seed: int, number: int, sums: Ints) -> None:
    """Play game `number`; where somebody tries something, play on from there on the side, with it and without."""
    states, mask, weights = new_states(), new_mask(), new_weights()
    s = states[0]
    dice, dice_step = seeded(seed, 2 * number)
    choice, choice_step = seeded(seed, 2 * number + 1)
    new(cfg, s)
    asides = 0
    while True:
        seat = turn(s)
        if seat == OVER:
            return
        if seat == CHANCE:
            a, dice = roll(cfg, s, weights, dice, dice_step)
            apply(cfg, s, CHANCE, a)
            continue
        a = hinted_action(cfg, states, seat)
        choice, r = below(choice, choice_step, LOOK)
        if r == 0:
            found = fill_mask(cfg, s, seat, mask)
            for other in range(N_ACTIONS):
                if mask[other] and tried(cfg, s, seat, other) < 0:
                    mask[other] = 0
                    found -= 1
            if found:
                choice, r = below(choice, choice_step, found)
                a = step.picked(mask, N_ACTIONS, r)
                thing = tried(cfg, s, seat, a)
                worlds[0] = cfg
                blank(worlds[0], s, seat, a)
                aside = ASIDE + 1024 * number + asides
                gain = on_the_side(cfg, states, seat, a, seed, aside) - on_the_side(worlds[0], states, seat, a, seed, aside)
                asides += 1
                sums[thing][EFFECT] += gain
                sums[thing][SQUARE] += gain * gain
                sums[thing][TIMES] += 1
        apply(cfg, s, seat, a)


@rule
def on_the_side(cfg: AnyConfig, states: States, seat: Seat, a: Action, seed: int, stream: int) -> int:
    """What a seat is ahead of each rival, summed up, once it has done `a`, everybody had a turn and it had its own."""
    sides, weights, points = new_states(), new_weights(), new_points()
    copy_state(sides, 0, states, 0)
    s = sides[0]
    dice, dice_step = seeded(seed, stream)
    number, turns = turn_number(s), 0
    apply(cfg, s, seat, a)
    while True:
        who = turn(s)
        if who == OVER:
            break
        if who == CHANCE:
            b, dice = roll(cfg, s, weights, dice, dice_step)
        else:
            if turn_number(s) != number:
                number = turn_number(s)
                turns += 1
                if turns > cfg.players:
                    break
            b = hinted_action(cfg, sides, who)
        apply(cfg, s, who, b)
    score(cfg, s, points)
    ahead = 0
    for rival in range(cfg.players):
        ahead += points[seat] - points[rival]
    return ahead


# ---------------------------------------------------------------- how often it comes off
@rule
def count(cfgs: Configs, policies: Ints, seed: int, first: int, games: int, sums: Ints) -> None:
    """Play games, and count how often each thing was put to the test, and how often it came off."""
    for game in range(first, first + games):
        play(cfgs[0], new_states(), new_mask(), new_weights(), policies, seed, game, sums)


@rule
def note_claim(cfg: AnyConfig, s: AnyState, sums: Ints, actions: int, who: Seat, a: Action) -> None:
    """Note an action that puts something to the test."""
    thing = claimed(cfg, s, who, a) if who != CHANCE else NOTHING
    if thing >= 0:
        came_off = 1 if holds(cfg, s, who, a) else 0
        sums[thing][EFFECT] += came_off
        sums[thing][SQUARE] += came_off
        sums[thing][TIMES] += 1


# ---------------------------------------------------------------- binding
@cache
def compiled(game: Game, template: Any, kind: int = 0) -> Any:
    """One of `compare`, `duel`, `deal`, `doubt` and `count` for one game, and one kind of change."""
    slots = step.compiled_slots(game) | {KIND: kind}
    causes: Any = game.part("causes")
    slots |= {
        slot: getattr(causes, slot.__name__)
        for slot in (change, dealt_to, tried, blank, claimed, holds)
        if hasattr(causes, slot.__name__)
    }
    slots[note] = note_deal if template is deal else note_claim
    return jit.compiled(template, slots, f"{game.name}-{template.__name__}-{kind}")
