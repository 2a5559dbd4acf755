"""What stands on the table in DiceCreams: the options with their deck, and a whole position."""

from __future__ import annotations

from typing import Final

from dicecafe.engine import game
from dicecafe.engine.structs import Struct, i1, i2, i4, i8

from .deck import COLOURS, MAX_CARDS, SLOTS

MAX_SEATS: Final = 4
SIDE: Final = 3  # rows and columns of the Fridge
FRIDGE: Final = SIDE * SIDE  # its spots, row by row: a1, b1, c1, a2 ...
MARKET: Final = 2
PLACES: Final = 2  # x and y, for a seat's unfinished IceCreams
CONES: Final = MAX_SEATS * PLACES  # the places of all seats; cone_of(seat, place) is the number of one
MOST_DONE: Final = 16  # IceCreams a seat can complete before the game is over
SETUP, MELT, FIRST, NEIGHBOUR, LAST, REFILL, CLOSING, ENDED = range(8)  # where a turn stands
ANY_TIME: Final = 0  # the option `sprinkles`
LOWEST, HIGHEST = 1, 6
NONE: Final = -1  # no spot, no cone, no place in the market


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
    needs = i1(MAX_CARDS, SLOTS)  # what each slot asks for: nothing, a colour from 1, NUMBERS + a number
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
    colour = i1(CONES, SLOTS)  # the die on each slot of it
    value = i1(CONES, SLOTS)
    market = i1(MARKET)  # the cards in the market
    top = i1()  # the open top card of the deck
    deck = i1(MAX_CARDS)  # 1 for each card under it, in an order nobody knows
    discards = i1(MAX_CARDS)  # 1 for each discarded card
    done = i1(MAX_SEATS, MOST_DONE)  # the cards each seat has completed, in order
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
