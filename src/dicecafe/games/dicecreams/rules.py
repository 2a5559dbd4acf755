"""DiceCreams by Alexandros Kapidakis: draft dice from the Fridge, build IceCreams before they melt, serve the animals.

The law is rules.md in this folder; DC-n are its rulings. Options: `cones`, `sprinkles`, `last_orders`, `deck`.
What stands on the table is in table.py, how a turn goes in flow.py, the end in scoring.py, the cards in deck.py.
"""

from __future__ import annotations

from dicecafe.engine.contract import CHANCE, OVER, Ints, Seat
from dicecafe.engine.rule import called_rule, rule

from .deck import COLOURS, MAX_CARDS, SLOTS
from .flow import (
    draw,
    land,
    melt,
    next_empty_spot,
    pouch_is_empty,
    put,
    put_new,
    set_aside,
    settle_when_shown,
    show_card,
    start,
    take,
)
from .scoring import fame_of, is_ahead, raccoon_fame
from .table import (
    ANY_TIME,
    ENDED,
    FIRST,
    FRIDGE,
    HIGHEST,
    LAST,
    MARKET,
    MELT,
    NEIGHBOUR,
    PLACES,
    REFILL,
    SETUP,
    Config,
    State,
    can_put,
    can_put_new,
    fits_somewhere,
    flavours_on,
    in_line,
    scrap,
    serve,
    third_spot,
    within,
)

OWN = PLACES * SLOTS  # slots of one's own two IceCreams: x1 x2 x3 y1 y2 y3
DO_MELT = 0
TAKE = 1  # + spot
PUT = TAKE + FRIDGE  # + own slot
PUT_NEW = PUT + OWN  # + market spot * SLOTS + slot
SET_ASIDE = PUT_NEW + MARKET * SLOTS
SERVE = SET_ASIDE + 1  # + place
SPRINKLE = SERVE + PLACES  # + 2 * spot of the Fridge, + 1 for less
SPRINKLE_OWN = SPRINKLE + 2 * FRIDGE  # + 2 * own slot, + 1 for less
SCRAP = SPRINKLE_OWN + 2 * OWN  # + own slot
ACTIONS = SCRAP + OWN

# Chance words: a colour for a spot, a value, a card for a market spot, a top card.
VALUE_WORDS = FRIDGE * COLOURS
MARKET_WORDS = VALUE_WORDS + HIGHEST
TOP_WORDS = MARKET_WORDS + MARKET * MAX_CARDS
OUTCOMES = MAX_CARDS


@rule
def new(cfg: Config, s: State) -> None:
    """Everything is in the pouch and in the deck; chance sets it up."""
    start(cfg, s)


@rule
def turn(s: State) -> Seat:
    """Dice and cards first; then who holds a Flavour, who must serve, whose step it is."""
    if s.phase == ENDED:
        return OVER
    if s.phase == SETUP or s.phase == REFILL or s.showing or s.drawn:
        return CHANCE
    if s.held_colour:
        return s.holder
    if s.serving:
        return (s.serving - 1) // PLACES
    return s.neighbour if s.phase == NEIGHBOUR else s.seat


@rule
def mover(s: State) -> Seat:
    """Whose turn it is, also when a neighbour draws or somebody uses Sprinkles."""
    return s.seat


@rule
def turn_number(s: State) -> int:
    """How many turns are finished."""
    return s.turns


@rule
def fills(s: State) -> bool:
    """Whether the next chance is a die for the Fridge, not a card."""
    return not s.showing and next_empty_spot(s) >= 0


@called_rule
def chance(cfg: Config, s: State, weights: Ints) -> int:
    """A die's colour by what is in the pouch, then its value; or any card under the top one."""
    if fills(s):
        if s.drawn:
            for value in range(HIGHEST):
                weights[value] = 1
            return HIGHEST
        empty = pouch_is_empty(s)
        for colour in range(COLOURS):
            weights[colour] = s.aside[colour] if empty else s.pouch[colour]
        return COLOURS
    for card in range(cfg.n_cards):
        weights[card] = s.deck[card]
    return cfg.n_cards


@rule
def word(cfg: Config, s: State, o: int) -> int:
    """`fill SPOT COLOUR`, then the value; `market SPOT CARD` at set-up, `top CARD`."""
    if fills(s):
        return VALUE_WORDS + o if s.drawn else next_empty_spot(s) * COLOURS + o
    if s.phase == SETUP:
        for spot in range(MARKET):
            if s.market[spot] == 0:
                return MARKET_WORDS + spot * MAX_CARDS + o
    return TOP_WORDS + o


@rule
def joins(cfg: Config, s: State) -> bool:
    """A die's colour and value are one line."""
    return s.drawn > 0


@called_rule
def legal(cfg: Config, s: State, seat: Seat, mask: Ints) -> None:
    """The step at hand for the seat whose decision it is; Sprinkles for everybody between any two lines (DC-7)."""
    if s.phase == SETUP or s.phase == ENDED or s.drawn:
        return
    deciding = turn(s) == seat
    if deciding:
        legal_step(cfg, s, seat, mask)
    if deciding or cfg.sprinkles == ANY_TIME:
        legal_sprinkles(s, seat, mask)


@rule
def legal_step(cfg: Config, s: State, seat: Seat, mask: Ints) -> None:
    """Place what is held, serve what is ready, melt, or take."""
    if s.held_colour:
        legal_places(cfg, s, seat, mask)
    elif s.serving:
        mask[SERVE + (s.serving - 1) % PLACES] = 1
    elif s.phase == MELT:
        mask[DO_MELT] = 1
    elif s.phase == LAST:
        mask[TAKE + third_spot(s.first_spot - 1, s.neighbour_spot - 1)] = 1
    else:
        for spot in range(FRIDGE):
            if s.fridge_colour[spot] and (s.phase == FIRST or in_line(spot, s.first_spot - 1)):
                mask[TAKE + spot] = 1


@called_rule
def legal_places(cfg: Config, s: State, seat: Seat, mask: Ints) -> None:
    """Any slot whose demand holds (DC-3: it must be placed); only if there is none it is set aside (DC-2)."""
    for slot in range(SLOTS):
        for place in range(PLACES):
            if can_put(cfg, s, seat * PLACES + place, slot):
                mask[PUT + place * SLOTS + slot] = 1
        for spot in range(MARKET):
            if can_put_new(cfg, s, seat, spot, slot):
                mask[PUT_NEW + spot * SLOTS + slot] = 1
    if not fits_somewhere(cfg, s, seat):
        mask[SET_ASIDE] = 1


@called_rule
def legal_sprinkles(s: State, seat: Seat, mask: Ints) -> None:
    """Change a die in the Fridge or an own one; scrap an own one, but not from an IceCream ready to serve (DC-13)."""
    for own in range(OWN):
        flavour = seat * OWN + own
        if s.colour[flavour]:
            if flavours_on(s, flavour // SLOTS) < SLOTS:
                mask[SCRAP + own] = 1
            if s.sprinkles[seat]:
                legal_change(s.value[flavour], SPRINKLE_OWN + 2 * own, mask)
    if s.sprinkles[seat]:
        for spot in range(FRIDGE):
            if s.fridge_colour[spot]:
                legal_change(s.fridge_value[spot], SPRINKLE + 2 * spot, mask)


@rule
def legal_change(value: int, more: int, mask: Ints) -> None:
    """One more, or one less, within 1 to 6."""
    if within(value, 1):
        mask[more] = 1
    if within(value, -1):
        mask[more + 1] = 1


@called_rule
def apply(cfg: Config, s: State, seat: Seat, a: int) -> None:
    """A die or a card comes, or a seat does something."""
    if seat == CHANCE:
        if not fills(s):
            show_card(cfg, s, a + 1)
        elif s.drawn:
            land(cfg, s, a + 1)
        else:
            draw(s, a)
    elif a >= SPRINKLE:
        apply_sprinkle(s, seat, a)
    elif a == DO_MELT:
        melt(cfg, s, seat)
    elif a < PUT:
        take(s, seat, a - TAKE)
    elif a < PUT_NEW:
        put(cfg, s, seat * PLACES + (a - PUT) // SLOTS, (a - PUT) % SLOTS)
    elif a < SET_ASIDE:
        put_new(cfg, s, seat, (a - PUT_NEW) // SLOTS, (a - PUT_NEW) % SLOTS)
    elif a == SET_ASIDE:
        set_aside(cfg, s)
    else:
        serve(cfg, s, seat, seat * PLACES + a - SERVE)
        settle_when_shown(cfg, s)


@rule
def apply_sprinkle(s: State, seat: Seat, a: int) -> None:
    """Change a die by one for a Sprinkle, or scrap one for one."""
    if a >= SCRAP:
        scrap(s, seat, seat * OWN + a - SCRAP)
        return
    s.sprinkles[seat] -= 1
    if a < SPRINKLE_OWN:
        s.fridge_value[(a - SPRINKLE) // 2] += 1 - 2 * ((a - SPRINKLE) % 2)
    else:
        s.value[seat * OWN + (a - SPRINKLE_OWN) // 2] += 1 - 2 * ((a - SPRINKLE_OWN) % 2)


@called_rule
def score(cfg: Config, s: State, points: Ints) -> None:
    """The Fame of each seat."""
    for seat in range(cfg.players):
        points[seat] = fame_of(cfg, s, seat)


@rule
def ranks(cfg: Config, s: State, points: Ints, places: Ints) -> None:
    """How many are ahead of each seat (DC-10); alone one must beat the Raccoon (DC-1)."""
    for seat in range(cfg.players):
        places[seat] = 0
        for other in range(cfg.players):
            if other != seat and is_ahead(s, points, other, seat):
                places[seat] += 1
    if cfg.players == 1 and points[0] <= raccoon_fame(cfg, s):
        places[0] = 1
