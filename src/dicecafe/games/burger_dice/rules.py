"""Burger Dice by Matthew J Gravelyn: roll dice, stack burgers, stop before four dice are waste.

The law is rules.md in this folder; BD-n are its rulings. Options: `target`, `waste_limit`, `roll_size`, `dice`.
"""

from __future__ import annotations

from dicecafe.engine import game
from dicecafe.engine.contract import CHANCE, OVER, Action, Ints, Seat
from dicecafe.engine.rule import rule
from dicecafe.engine.structs import Struct, i1, i2

MAX_SEATS = 6
BUN = 0
FACES = 5  # bun, patty, pickles, ketchup, cheese
ROLL = 0
PLACE = 1  # PLACE + face
WASTE = PLACE + FACES  # WASTE + face
STOP = WASTE + FACES
ACTIONS = STOP + 1


class Config(game.Config):
    """The options of a table."""

    target = i2()  # points that start the final round
    waste_limit = i2()  # this many waste dice end the turn
    roll_size = i2()  # dice rolled at a time
    dice = i2()  # dice in the box


class State(Struct):
    """A whole position."""

    scores = i2(MAX_SEATS)  # total of each seat
    noted = i2()  # points of burgers whose dice went back into the box this turn (BD-2)
    served = i2()  # dice in completed burgers on the table, a point each
    rolls = i2()  # rolls of this turn: the first one brings a bun, and before it there is no stopping
    seat = i1()  # whose turn it is
    in_air = i1()  # dice of this roll still to land
    loose = i1()  # landed dice still to be placed or wasted
    rolled = i1(FACES)  # those dice by face
    burger = i1(FACES)  # the burger in progress: 1 for its bottom bun and for each ingredient on it
    waste = i1()  # dice set aside as waste this turn
    final = i1()  # 1 from the moment somebody has reached the target
    to_play = i1(MAX_SEATS)  # in the final round and in tie turns: 1 for the seats still to have their turn
    over = i1()  # 1 at the end


@rule
def new(cfg: Config, s: State) -> None:
    """BD-5: the first seat is chosen before the game."""
    s.seat = cfg.first


@rule
def turn(s: State) -> int:
    """The dice while they are in the air, else the seat whose turn it is."""
    if s.over:
        return OVER
    return CHANCE if s.in_air else s.seat


@rule
def height(s: State) -> int:
    """How many dice the burger in progress holds."""
    dice = 0
    for face in range(FACES):
        dice += s.burger[face]
    return dice


@rule
def fits(s: State, face: int) -> bool:
    """A bun starts a burger, or closes one that holds an ingredient; an ingredient goes on a burger once."""
    if face == BUN:
        return height(s) != 1
    return s.burger[BUN] == 1 and s.burger[face] == 0


@rule
def legal(cfg: Config, s: State, seat: Seat, mask: Ints) -> None:
    """Deal with every loose die (A turn, 2), then roll on or stop; no stopping before the first roll (A turn, 4)."""
    if seat != s.seat or s.in_air or s.over:
        return
    if s.loose == 0:
        mask[ROLL] = 1
        mask[STOP] = s.rolls > 0
        return
    for face in range(FACES):
        if s.rolled[face] > 0:
            mask[PLACE + face] = fits(s, face)
            mask[WASTE + face] = 1


@rule
def chance(cfg: Config, s: State, weights: Ints) -> int:
    """One die: two of its six sides are buns."""
    for face in range(FACES):
        weights[face] = 1
    weights[BUN] = 2
    return FACES


@rule
def joins(cfg: Config, s: State) -> bool:
    """The dice of one roll are one line."""
    return s.in_air < cfg.roll_size


@rule
def apply(cfg: Config, s: State, seat: Seat, a: Action) -> None:
    """A die lands, or the player rolls, places, wastes or stops; waste that reaches the limit ends the turn as stopping does."""
    if seat == CHANCE:
        land(cfg, s, a)
    elif a == ROLL:
        roll(cfg, s)
    elif a < WASTE:
        place(s, a - PLACE)
    else:
        if a == STOP:
            s.scores[seat] += at_stake(s)
        else:
            throw_away(s, a - WASTE)
        if a == STOP or s.waste >= cfg.waste_limit:
            end_turn(cfg, s)


@rule
def at_stake(s: State) -> int:
    """What stopping now would score: a point for each die in a completed burger (A turn, 5)."""
    return s.noted + s.served


@rule
def roll(cfg: Config, s: State) -> None:
    """Throw `roll_size` dice; when too few are free, the completed burgers are noted and their dice come back (BD-2)."""
    free = cfg.dice - s.waste - height(s) - s.served
    if free < cfg.roll_size:
        s.noted += s.served
        s.served = 0
    s.rolls += 1
    s.in_air = cfg.roll_size


@rule
def land(cfg: Config, s: State, face: int) -> None:
    """A die comes to rest; a first roll without a bun is thrown again (A turn, 1)."""
    s.rolled[face] += 1
    s.loose += 1
    s.in_air -= 1
    if s.in_air == 0 and s.rolls == 1 and s.rolled[BUN] == 0:
        pick_up(s)
        s.in_air = cfg.roll_size


@rule
def place(s: State, face: int) -> None:
    """Put a die on the burger; a bun on top of it completes it."""
    s.rolled[face] -= 1
    s.loose -= 1
    if face == BUN and s.burger[BUN]:
        s.served += height(s) + 1
        clear(s)
    else:
        s.burger[face] = 1


@rule
def throw_away(s: State, face: int) -> None:
    """Set a die aside; the one that reaches the limit ends the turn at once and scores nothing (BD-3)."""
    s.rolled[face] -= 1
    s.loose -= 1
    s.waste += 1


@rule
def pick_up(s: State) -> None:
    """Take the loose dice off the table."""
    for face in range(FACES):
        s.rolled[face] = 0
    s.loose = 0


@rule
def clear(s: State) -> None:
    """Leave no burger in progress."""
    for face in range(FACES):
        s.burger[face] = 0


@rule
def end_turn(cfg: Config, s: State) -> None:
    """Clear the table and pass the dice; the first to reach the target, and only the first (BD-6), starts the final round."""
    clear_table(s)
    if not s.final and s.scores[s.seat] < cfg.target:
        s.seat = after(cfg, s.seat)
        return
    if not s.final:
        start_final_round(cfg, s)
    s.to_play[s.seat] = 0
    if not pass_dice(cfg, s):
        finish_or_break_tie(cfg, s)


@rule
def clear_table(s: State) -> None:
    """Nothing of this turn is left."""
    pick_up(s)
    clear(s)
    s.noted = 0
    s.served = 0
    s.waste = 0
    s.rolls = 0


@rule
def start_final_round(cfg: Config, s: State) -> None:
    """Everybody has one more turn, but for the seat that has just had it."""
    s.final = 1
    for seat in range(cfg.players):
        s.to_play[seat] = 1


@rule
def after(cfg: Config, seat: Seat) -> int:
    """The seat to the left."""
    return seat + 1 if seat + 1 < cfg.players else 0


@rule
def pass_dice(cfg: Config, s: State) -> bool:
    """Hand the dice to the next seat that has a turn to come; whether there is one."""
    seat = after(cfg, s.seat)
    for _ in range(cfg.players):
        if s.to_play[seat]:
            s.seat = seat
            return True
        seat = after(cfg, seat)
    return False


@rule
def finish_or_break_tie(cfg: Config, s: State) -> None:
    """Everyone has had their turn: the leader has won, or those who share the lead take another turn each (BD-4)."""
    best = 0
    for seat in range(cfg.players):
        best = max(best, s.scores[seat])
    leaders = 0
    for seat in range(cfg.players):
        leaders += s.scores[seat] == best
    if leaders == 1:
        s.over = 1
        return
    for seat in range(cfg.players):
        s.to_play[seat] = 1 if s.scores[seat] == best else 0
    pass_dice(cfg, s)


@rule
def score(cfg: Config, s: State, points: Ints) -> None:
    """The totals."""
    for seat in range(cfg.players):
        points[seat] = s.scores[seat]
