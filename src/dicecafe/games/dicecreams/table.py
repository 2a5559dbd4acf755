"""What stands on the table in DiceCreams, and what may be done with it: placing, serving, sprinkling, scrapping."""

from __future__ import annotations

from typing import Final

from dicecafe.engine import game
from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule
from dicecafe.engine.structs import Struct, i1, i2, i4, i8

from .conditions import holds
from .deck import COLOURS, MAX_CARDS, NUMBERS, SLOTS

MAX_SEATS: Final = 4
FRIDGE: Final = 9  # spots of the Fridge, row by row: a1, b1, c1, a2 ...
MARKET: Final = 2
PLACES: Final = 2  # x and y, for a seat's unfinished IceCreams
CONES: Final = MAX_SEATS * PLACES  # cone = seat * PLACES + place
FLAVOURS: Final = CONES * SLOTS  # flavour = cone * SLOTS + slot
MOST_DONE: Final = 16  # IceCreams a seat can complete before the game is over
SETUP, MELT, FIRST, NEIGHBOUR, LAST, REFILL, RACCOON, ENDED = range(8)  # where a turn stands
ANY_TIME: Final = 0  # the option `sprinkles`
LOWEST, HIGHEST = 1, 6


class Config(game.Config):
    """The options of a table, and its deck."""

    cones = i1()  # completed IceCreams that end the game
    sprinkles = i1()  # who may sprinkle and scrap: ANY_TIME everybody, else a seat whose decision it is
    last_orders = i1()  # 1: the round is finished
    deck = i8()  # which deck it is
    n_cards = i1()  # IceCreams in it
    dice = i1(COLOURS)  # dice of each colour
    start_sprinkles = i1()  # Sprinkles at the start
    token_fame = i1()  # Fame of a Strong token
    most_fame = i1()  # Fame for the most of them
    most_needs = i1()  # how many that takes at least
    set_fame = i4(7)  # Fame for so many of an animal
    animal = i1(MAX_CARDS)  # of each card, from 0
    fame = i1(MAX_CARDS)
    needs = i1(MAX_CARDS * SLOTS)  # what each slot asks for: nothing, a colour from 1, NUMBERS + a number
    strong = i1(MAX_CARDS)  # the Strong condition, and its numbers
    strong_n = i1(MAX_CARDS)
    strong_m = i1(MAX_CARDS)


class State(Struct):
    """A whole position. Colours and cards count from 1; 0 is none."""

    pouch = i1(COLOURS)  # dice in the pouch, by colour
    aside = i1(COLOURS)  # dice set aside
    fridge_colour = i1(FRIDGE)  # the die on each spot
    fridge_value = i1(FRIDGE)
    card = i1(CONES)  # the IceCream on each place of each seat
    colour = i1(FLAVOURS)  # the die on each slot of it
    value = i1(FLAVOURS)
    market = i1(MARKET)  # the cards in the market
    top = i1()  # the open top card of the deck
    deck = i1(MAX_CARDS)  # 1 for each card under it, in an order nobody knows
    discards = i1(MAX_CARDS)  # 1 for each discarded card
    done = i1(MAX_SEATS * MOST_DONE)  # the cards each seat has completed, in order
    n_done = i1(MAX_SEATS)  # how many
    strong = i1(MAX_SEATS)  # Strong tokens
    sprinkles = i2(MAX_SEATS)  # Sprinkles
    phase = i1()  # where the turn stands
    seat = i1()  # whose turn it is
    neighbour = i1()  # the seat on the left
    turns = i2()  # turns finished
    held_colour = i1()  # the Flavour that was taken and is still to be placed
    held_value = i1()
    holder = i1()  # who holds it
    drawn = i1()  # the colour of the die drawn for the Fridge, while it rolls
    first_spot = i1()  # the spot the first Flavour of the turn came from, from 1
    neighbour_spot = i1()  # the spot the neighbour's came from, from 1
    serving = i1()  # the cone that must be served, from 1
    showing = i1()  # 1 while the next top card is being turned up
    settling = i1()  # 1 if the turn goes on when it is
    raccoon = i1(MOST_DONE)  # solo: the Raccoon's cards
    n_raccoon = i1()


@rule
def flavours_on(s: State, cone: int) -> int:
    """How many Flavours an IceCream holds."""
    n = 0
    for slot in range(SLOTS):
        n += s.colour[cone * SLOTS + slot] > 0
    return n


@rule
def meets(cfg: Config, card: int, slot: int, colour: int, value: int) -> bool:
    """Whether a Flavour is what this slot of a card asks for."""
    need = cfg.needs[(card - 1) * SLOTS + slot]
    return need == 0 or need == colour or need == NUMBERS + value


@called_rule
def can_put(cfg: Config, s: State, cone: int, slot: int) -> bool:
    """Whether the held Flavour may go onto this empty slot."""
    if s.card[cone] == 0 or s.colour[cone * SLOTS + slot]:
        return False
    return meets(cfg, s.card[cone], slot, s.held_colour, s.held_value)


@rule
def free_cone(s: State, seat: Seat) -> int:
    """Where a new IceCream would go: x if it is free, else y; -1 if neither is."""
    for place in range(PLACES):
        if s.card[seat * PLACES + place] == 0:
            return seat * PLACES + place
    return -1


@called_rule
def can_put_new(cfg: Config, s: State, seat: Seat, spot: int, slot: int) -> bool:
    """Whether the held Flavour may start the IceCream on this market spot."""
    if s.market[spot] == 0 or free_cone(s, seat) < 0:
        return False
    return meets(cfg, s.market[spot], slot, s.held_colour, s.held_value)


@called_rule
def fits_somewhere(cfg: Config, s: State, seat: Seat) -> bool:
    """DC-2, DC-3: whether the held Flavour has a legal slot at all."""
    for slot in range(SLOTS):
        for place in range(PLACES):
            if can_put(cfg, s, seat * PLACES + place, slot):
                return True
        for spot in range(MARKET):
            if can_put_new(cfg, s, seat, spot, slot):
                return True
    return False


@rule
def in_line(a: int, b: int) -> bool:
    """Whether two spots of the Fridge share a row or a column."""
    return a // 3 == b // 3 or a % 3 == b % 3


@rule
def third_spot(a: int, b: int) -> int:
    """The last spot of the row or column that two spots share."""
    if a // 3 == b // 3:
        return a // 3 * 3 + 3 - a % 3 - b % 3
    return (3 - a // 3 - b // 3) * 3 + a % 3


# ---------------------------------------------------------------- cards
@called_rule
def turn_up(s: State) -> None:
    """With no top card there, turn up the next one; when none is under it, the discarded ones are shuffled first (DC-5)."""
    under = 0
    for card in range(MAX_CARDS):
        under += s.deck[card]
    if under == 0:
        for card in range(MAX_CARDS):
            s.deck[card] = s.discards[card]
            under += s.deck[card]
            s.discards[card] = 0
    s.showing = 1 if under else 0


@rule
def take_from_market(s: State, spot: int) -> int:
    """Take a market card; the top card moves to its spot, if there is one."""
    card = s.market[spot]
    s.market[spot] = s.top
    if s.top:
        s.top = 0
        turn_up(s)
    return card


@rule
def turned_up(s: State, card: int) -> None:
    """A card is turned up: it fills the lowest empty market spot (DC-5), else it is the top card."""
    s.deck[card - 1] = 0
    s.showing = 0
    for spot in range(MARKET):
        if s.market[spot] == 0:
            s.market[spot] = card
            turn_up(s)
            return
    s.top = card


@called_rule
def discard(s: State, cone: int) -> None:
    """An IceCream with no Flavour left is discarded; where there was no top card any more, it is turned up at once (DC-5)."""
    s.discards[s.card[cone] - 1] = 1
    s.card[cone] = 0
    if s.top == 0 and not s.showing:
        turn_up(s)


# ---------------------------------------------------------------- Sprinkles
@called_rule
def scrap(s: State, seat: Seat, flavour: int) -> None:
    """Give up a Flavour for a Sprinkle; it is set aside (DC-12)."""
    s.aside[s.colour[flavour] - 1] += 1
    s.colour[flavour] = 0
    s.value[flavour] = 0
    s.sprinkles[seat] += 1
    if flavours_on(s, flavour // SLOTS) == 0:
        discard(s, flavour // SLOTS)


@rule
def within(value: int, change: int) -> bool:
    """Whether a die can be changed so: never below 1 or above 6."""
    return LOWEST <= value + change <= HIGHEST


# ---------------------------------------------------------------- serving
@rule
def is_strong(cfg: Config, s: State, cone: int) -> bool:
    """Whether an IceCream with three Flavours fulfils its Strong condition."""
    at = cone * SLOTS
    card = s.card[cone] - 1
    same = s.colour[at] == s.colour[at + 1] and s.colour[at] == s.colour[at + 2]
    a, b, c = s.value[at], s.value[at + 1], s.value[at + 2]
    return holds(cfg.strong[card], cfg.strong_n[card], cfg.strong_m[card], a, b, c, same)


@called_rule
def serve(cfg: Config, s: State, seat: Seat, cone: int) -> None:
    """DC-13: only now is the condition checked; the Flavours are set aside, the card lies before its owner."""
    if is_strong(cfg, s, cone):
        s.strong[seat] += 1
    for slot in range(SLOTS):
        flavour = cone * SLOTS + slot
        s.aside[s.colour[flavour] - 1] += 1
        s.colour[flavour] = 0
        s.value[flavour] = 0
    s.done[seat * MOST_DONE + s.n_done[seat]] = s.card[cone]
    s.n_done[seat] += 1
    s.card[cone] = 0
    s.serving = 0
