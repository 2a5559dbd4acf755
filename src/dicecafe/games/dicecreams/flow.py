"""How a turn of DiceCreams goes: melt, first Flavour, neighbour's Flavour, last Flavour, refill, and what follows by itself."""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule

from .deck import COLOURS, MAX_CARDS, SLOTS
from .table import (
    ENDED,
    FIRST,
    FLAVOURS,
    FRIDGE,
    LAST,
    MARKET,
    MELT,
    NEIGHBOUR,
    PLACES,
    RACCOON,
    REFILL,
    SETUP,
    Config,
    State,
    discard,
    flavours_on,
    free_cone,
    take_from_market,
    turned_up,
)

RACCOONS_CARDS = 7  # the Raccoon's number, whatever `cones` is
RACCOONS_TURNS = 2  # it takes a card every so many turns


@rule
def left_of(cfg: Config, seat: Seat) -> Seat:
    """The seat to the left."""
    return seat + 1 if seat + 1 < cfg.players else 0


@rule
def begin_turn(cfg: Config, s: State, seat: Seat) -> None:
    """A turn begins with its player's decision to melt (DC-7)."""
    s.seat = seat
    s.neighbour = left_of(cfg, seat)
    s.phase = MELT


@rule
def melted(value: int) -> int:
    """What melting leaves of a Flavour; nothing where it falls below 1."""
    return value - 1


@called_rule
def melt(cfg: Config, s: State, seat: Seat) -> None:
    """Every Flavour loses 1, all at once; one that falls below 1 goes to the pouch for a Sprinkle (DC-14)."""
    for flavour in range(seat * PLACES * SLOTS, (seat + 1) * PLACES * SLOTS):
        if s.colour[flavour]:
            s.value[flavour] = melted(s.value[flavour])
            if s.value[flavour] == 0:
                s.pouch[s.colour[flavour] - 1] += 1
                s.colour[flavour] = 0
                s.sprinkles[seat] += 1
    for cone in range(seat * PLACES, (seat + 1) * PLACES):
        if s.card[cone] and flavours_on(s, cone) == 0:
            discard(s, cone)
    s.phase = FIRST


@rule
def take(s: State, seat: Seat, spot: int) -> None:
    """Take a Flavour out of the Fridge into the hand."""
    s.held_colour = s.fridge_colour[spot]
    s.held_value = s.fridge_value[spot]
    s.holder = seat
    empty_spot(s, spot)
    if s.phase == FIRST:
        s.first_spot = spot + 1
    elif s.phase == NEIGHBOUR:
        s.neighbour_spot = spot + 1


@rule
def empty_spot(s: State, spot: int) -> None:
    """Nothing is left on this spot."""
    s.fridge_colour[spot] = 0
    s.fridge_value[spot] = 0


@called_rule
def put(cfg: Config, s: State, cone: int, slot: int) -> None:
    """Put the held Flavour onto a slot; the third one makes the IceCream ready to serve."""
    s.colour[cone * SLOTS + slot] = s.held_colour
    s.value[cone * SLOTS + slot] = s.held_value
    s.held_colour = 0
    s.held_value = 0
    if flavours_on(s, cone) == SLOTS:
        s.serving = cone + 1
    else:
        settle_when_shown(cfg, s)


@rule
def put_new(cfg: Config, s: State, seat: Seat, spot: int, slot: int) -> None:
    """Take an IceCream from the market and put the held Flavour on it."""
    cone = free_cone(s, seat)
    s.card[cone] = take_from_market(s, spot)
    put(cfg, s, cone, slot)


@rule
def set_aside(cfg: Config, s: State) -> None:
    """DC-2: a Flavour that fits nowhere is set aside, for no Sprinkle."""
    s.aside[s.held_colour - 1] += 1
    s.held_colour = 0
    s.held_value = 0
    settle(cfg, s)


@rule
def settle_when_shown(cfg: Config, s: State) -> None:
    """Go on with the turn, but not before a market card that was taken is replaced and the next one shown."""
    if s.showing:
        s.settling = 1
    else:
        settle(cfg, s)


@called_rule
def settle(cfg: Config, s: State) -> None:
    """A Flavour is dealt with: on to the next step."""
    s.settling = 0
    if s.phase == FIRST:
        if cfg.players == 1:
            raccoon_takes_flavour(s)
            s.phase = LAST
        else:
            s.phase = NEIGHBOUR
    elif s.phase == NEIGHBOUR:
        s.phase = LAST
    elif s.phase == LAST:
        s.phase = REFILL
    elif s.phase == RACCOON:
        end_turn(cfg, s)


@called_rule
def raccoon_takes_flavour(s: State) -> None:
    """DC-1: the highest of the row and the column; the row before the column, from the left, from the top."""
    first = s.first_spot - 1
    best = -1
    for k in range(6):
        spot = first // 3 * 3 + k if k < 3 else (k - 3) * 3 + first % 3
        if spot != first and (best < 0 or s.fridge_value[spot] > s.fridge_value[best]):
            best = spot
    s.aside[s.fridge_colour[best] - 1] += 1
    s.neighbour_spot = best + 1
    empty_spot(s, best)


# ---------------------------------------------------------------- chance
@rule
def next_empty_spot(s: State) -> int:
    """The spot to fill next, row by row; -1 when the Fridge is full."""
    for spot in range(FRIDGE):
        if s.fridge_colour[spot] == 0:
            return spot
    return -1


@rule
def pouch_is_empty(s: State) -> bool:
    """Whether a draw would first pour the set-aside dice into the pouch (DC-4)."""
    dice = 0
    for colour in range(COLOURS):
        dice += s.pouch[colour]
    return dice == 0


@rule
def draw(s: State, colour: int) -> None:
    """Draw a die of this colour, from 0."""
    if pouch_is_empty(s):
        for other in range(COLOURS):
            s.pouch[other] = s.aside[other]
            s.aside[other] = 0
    s.pouch[colour] -= 1
    s.drawn = colour + 1


@called_rule
def land(cfg: Config, s: State, value: int) -> None:
    """The drawn die shows its value and lies in the Fridge; after the last one the turn is nearly over."""
    spot = next_empty_spot(s)
    s.fridge_colour[spot] = s.drawn
    s.fridge_value[spot] = value
    s.drawn = 0
    if s.phase == REFILL and next_empty_spot(s) < 0:
        raccoon_takes_card(cfg, s)


@called_rule
def show_card(cfg: Config, s: State, card: int) -> None:
    """A card comes off the deck: at set-up to the market and the top, later where it is needed."""
    if s.phase != SETUP:
        turned_up(s, card)
        if s.settling and not s.showing:
            settle(cfg, s)
        return
    s.deck[card - 1] = 0
    for spot in range(MARKET):
        if s.market[spot] == 0:
            s.market[spot] = card
            return
    s.top = card
    begin_turn(cfg, s, cfg.first)


@rule
def raccoon_takes_card(cfg: Config, s: State) -> None:
    """The turn is done; in solo the Raccoon takes market card 1 at the end of every second one (DC-1)."""
    s.turns += 1
    if cfg.players == 1 and s.turns % RACCOONS_TURNS == 0 and s.market[0]:
        s.raccoon[s.n_raccoon] = take_from_market(s, 0)
        s.n_raccoon += 1
    s.phase = RACCOON
    settle_when_shown(cfg, s)


@called_rule
def end_turn(cfg: Config, s: State) -> None:
    """The game is over when somebody has completed enough (DC-11), with last orders at the end of the round (DC-16)."""
    following = left_of(cfg, s.seat)
    if is_reached(cfg, s) and not (cfg.last_orders and cfg.players > 1 and following != cfg.first):
        finish(s)
    else:
        begin_turn(cfg, s, following)


@rule
def is_reached(cfg: Config, s: State) -> bool:
    """Whether somebody has completed enough IceCreams, or the Raccoon has its cards."""
    for seat in range(cfg.players):
        if s.n_done[seat] >= cfg.cones:
            return True
    return s.n_raccoon >= RACCOONS_CARDS


@called_rule
def finish(s: State) -> None:
    """Every Flavour still on an IceCream becomes a Sprinkle for its owner."""
    s.phase = ENDED
    for flavour in range(FLAVOURS):
        if s.colour[flavour]:
            s.aside[s.colour[flavour] - 1] += 1
            s.colour[flavour] = 0
            s.value[flavour] = 0
            s.sprinkles[flavour // SLOTS // PLACES] += 1


@called_rule
def start(cfg: Config, s: State) -> None:
    """All dice in the pouch, all cards in the deck, Sprinkles for everybody."""
    for colour in range(COLOURS):
        s.pouch[colour] = cfg.dice[colour]
    for card in range(MAX_CARDS):
        s.deck[card] = 1 if card < cfg.n_cards else 0
    for seat in range(cfg.players):
        s.sprinkles[seat] = cfg.start_sprinkles
    s.phase = SETUP
