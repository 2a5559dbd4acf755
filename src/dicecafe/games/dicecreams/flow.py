"""How a turn of DiceCreams goes: melt, first Flavour, neighbour's Flavour, last Flavour, refill, and what follows by itself."""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule

from .cones import cone_of, discard, empty_slot, flavours_on, free_cone, owner_of
from .deck import COLOURS, MAX_CARDS, SLOTS
from .fridge import column_of, empty_hand, empty_spot, first_spot, next_empty_spot, row_of, spot_at
from .market import lay_card, take_from_market, turn_up
from .table import CLOSING, CONES, ENDED, FIRST, LAST, MELT, NEIGHBOUR, NONE, PLACES, REFILL, SETUP, SIDE, Config, State

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
def melt(s: State, seat: Seat) -> None:
    """Every Flavour loses 1, all at once; one that falls below 1 goes to the pouch for a Sprinkle (DC-14)."""
    for place in range(PLACES):
        cone = cone_of(seat, place)
        for slot in range(SLOTS):
            melt_flavour(s, cone, slot)
        if s.card[cone] and flavours_on(s, cone) == 0:
            discard(s, cone)
    s.phase = FIRST


@rule
def melt_flavour(s: State, cone: int, slot: int) -> None:
    """A Flavour, if there is one, loses 1."""
    if s.colour[cone][slot]:
        s.value[cone][slot] = melted(s.value[cone][slot])
        if s.value[cone][slot] == 0:
            s.pouch[s.colour[cone][slot] - 1] += 1
            s.colour[cone][slot] = 0
            s.sprinkles[owner_of(cone)] += 1


@called_rule
def put(cfg: Config, s: State, cone: int, slot: int) -> None:
    """Put the held Flavour onto a slot; the third one makes the IceCream ready to serve."""
    s.colour[cone][slot] = s.held_colour
    s.value[cone][slot] = s.held_value
    empty_hand(s)
    if flavours_on(s, cone) == SLOTS:
        s.serving = cone + 1
    else:
        settle_when_shown(cfg, s)


@rule
def put_new(cfg: Config, s: State, seat: Seat, market: int, slot: int) -> None:
    """Take an IceCream from the market and put the held Flavour on it."""
    cone = free_cone(s, seat)
    s.card[cone] = take_from_market(s, market)
    put(cfg, s, cone, slot)


@rule
def set_aside(cfg: Config, s: State) -> None:
    """DC-2: a Flavour that fits nowhere is set aside, for no Sprinkle."""
    s.aside[s.held_colour - 1] += 1
    empty_hand(s)
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
    """The Flavour of this step is dealt with, or the turn is closed: on to the next step."""
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
    elif s.phase == CLOSING:
        end_turn(cfg, s)


@called_rule
def raccoon_takes_flavour(s: State) -> None:
    """DC-1: the highest of the row and the column; the row before the column, from the left, from the top."""
    first = first_spot(s)
    best = NONE
    for column in range(SIDE):
        best = raccoons_choice(s, first, best, spot_at(row_of(first), column))
    for row in range(SIDE):
        best = raccoons_choice(s, first, best, spot_at(row, column_of(first)))
    s.aside[s.fridge_colour[best] - 1] += 1
    s.neighbour_spot = best + 1
    empty_spot(s, best)


@rule
def raccoons_choice(s: State, first: int, best: int, spot: int) -> int:
    """The better of two spots for the Raccoon: a higher value, or else the one found first; never the first player's spot."""
    if spot != first and (best == NONE or s.fridge_value[spot] > s.fridge_value[best]):
        return spot
    return best


# ---------------------------------------------------------------- chance
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
    """The drawn die shows its value and lies in the Fridge; after the last one the turn is closed."""
    spot = next_empty_spot(s)
    s.fridge_colour[spot] = s.drawn
    s.fridge_value[spot] = value
    s.drawn = 0
    if s.phase == REFILL and next_empty_spot(s) == NONE:
        close_turn(cfg, s)


@called_rule
def show_card(cfg: Config, s: State, card: int) -> None:
    """A card comes off the deck; the first top card starts the game, later ones let a turn go on that waited for them."""
    lay_card(s, card)
    if s.phase == SETUP:
        if s.top:
            begin_turn(cfg, s, cfg.first)
        return
    if s.top == 0:
        turn_up(s)
    if s.settling and not s.showing:
        settle(cfg, s)


@rule
def close_turn(cfg: Config, s: State) -> None:
    """The Fridge is full again. Alone, the Raccoon takes a card at the end of every second turn (DC-1); then the turn ends."""
    s.turns += 1
    s.phase = CLOSING
    if cfg.players == 1 and s.turns % RACCOONS_TURNS == 0:
        raccoon_takes_card(s)
    settle_when_shown(cfg, s)


@rule
def raccoon_takes_card(s: State) -> None:
    """The Raccoon takes market card 1, if there is one (DC-1)."""
    if s.market[0]:
        s.raccoon[s.n_raccoon] = take_from_market(s, 0)
        s.n_raccoon += 1


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
    for cone in range(CONES):
        for slot in range(SLOTS):
            if s.colour[cone][slot]:
                empty_slot(s, cone, slot)
                s.sprinkles[owner_of(cone)] += 1


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
