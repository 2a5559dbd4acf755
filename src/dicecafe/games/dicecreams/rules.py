"""DiceCreams by Alexandros Kapidakis: draft dice from the Fridge, build IceCreams before they melt, serve the animals.

The law is rules.md in this folder; DC-n are its rulings. Options: `cones`, `sprinkles`, `last_orders`, `deck`.
What stands on the table is in table.py, with cones.py, fridge.py and market.py for its parts; how a turn goes in flow.py, the
numbers of the actions in moves.py, the end in scoring.py, the cards in deck.py.
"""

from __future__ import annotations

from dicecafe.engine.contract import CHANCE, OVER, Action, Ints, Outcome, Seat
from dicecafe.engine.rule import called_rule, rule

from .cones import can_put, can_put_new, cone_of, flavours_on, owner_of, place_of_cone, ready_cone, scrap, serve
from .deck import COLOURS, SLOTS
from .flow import draw, land, melt, pouch_is_empty, put, put_new, set_aside, settle_when_shown, show_card, start
from .fridge import can_take, next_empty_spot, take, within
from .market import empty_market
from .moves import (
    DO_MELT,
    PUT,
    PUT_NEW,
    SCRAP,
    SET_ASIDE,
    SPRINKLE,
    TAKE,
    WAYS,
    change_by,
    fill_word,
    market_of,
    market_word,
    move_of,
    place_of,
    slot_of,
    spot_of,
    to_put,
    to_put_new,
    to_scrap,
    to_serve,
    to_sprinkle,
    to_sprinkle_own,
    to_take,
    top_word,
    value_word,
    way_of,
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
    NONE,
    PLACES,
    REFILL,
    SETUP,
    Config,
    State,
)

SHOWING, LANDING, PLACING, SERVING = range(ENDED + 1, ENDED + 5)  # kinds of what comes next, beside the phases


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
        return owner_of(ready_cone(s))
    return s.neighbour if s.phase == NEIGHBOUR else s.seat


@rule
def kind(s: State) -> int:
    """A card, a die that lands, a Flavour to place or to serve, or what the phase says; the three takes are one."""
    if s.showing:
        return SHOWING
    if s.drawn:
        return LANDING
    if s.held_colour:
        return PLACING
    if s.serving:
        return SERVING
    return FIRST if s.phase == NEIGHBOUR or s.phase == LAST else s.phase


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
    return not s.showing and next_empty_spot(s) != NONE


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
def word(cfg: Config, s: State, o: Outcome) -> int:
    """`fill SPOT COLOUR`, then the value; `market SPOT CARD` at set-up, `top CARD`."""
    if fills(s):
        return value_word(o) if s.drawn else fill_word(next_empty_spot(s), o)
    if s.phase == SETUP and empty_market(s) != NONE:
        return market_word(empty_market(s), o)
    return top_word(o)


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
        mask[to_serve(place_of_cone(ready_cone(s)))] = 1
    elif s.phase == MELT:
        mask[DO_MELT] = 1
    else:
        for spot in range(FRIDGE):
            if can_take(s, spot):
                mask[to_take(spot)] = 1


@called_rule
def legal_places(cfg: Config, s: State, seat: Seat, mask: Ints) -> None:
    """Any slot whose demand holds (DC-3: it must be placed); only if there is none it is set aside (DC-2)."""
    slots = 0
    for slot in range(SLOTS):
        for place in range(PLACES):
            if can_put(cfg, s, cone_of(seat, place), slot):
                mask[to_put(place, slot)] = 1
                slots += 1
        for market in range(MARKET):
            if can_put_new(cfg, s, seat, market, slot):
                mask[to_put_new(market, slot)] = 1
                slots += 1
    mask[SET_ASIDE] = slots == 0


@called_rule
def legal_sprinkles(s: State, seat: Seat, mask: Ints) -> None:
    """Change a die in the Fridge or an own one; scrap an own one, but not from an IceCream ready to serve (DC-13)."""
    for place in range(PLACES):
        cone = cone_of(seat, place)
        if flavours_on(s, cone) < SLOTS:
            for slot in range(SLOTS):
                if s.colour[cone][slot]:
                    mask[to_scrap(place, slot)] = 1
    if s.sprinkles[seat]:
        legal_changes(s, seat, mask)


@rule
def legal_changes(s: State, seat: Seat, mask: Ints) -> None:
    """One more, or one less, on every die within reach."""
    for place in range(PLACES):
        cone = cone_of(seat, place)
        for slot in range(SLOTS):
            if s.colour[cone][slot]:
                for way in range(WAYS):
                    mask[to_sprinkle_own(place, slot, way)] = within(s.value[cone][slot], change_by(way))
    for spot in range(FRIDGE):
        if s.fridge_colour[spot]:
            for way in range(WAYS):
                mask[to_sprinkle(spot, way)] = within(s.fridge_value[spot], change_by(way))


@called_rule
def apply(cfg: Config, s: State, seat: Seat, a: Action) -> None:
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
    else:
        apply_step(cfg, s, seat, a)


@rule
def apply_step(cfg: Config, s: State, seat: Seat, a: Action) -> None:
    """Melt, take, place what is held, or serve what is ready."""
    move = move_of(a)
    if move == DO_MELT:
        melt(s, seat)
    elif move == TAKE:
        take(s, seat, spot_of(a))
    elif move == PUT:
        put(cfg, s, cone_of(seat, place_of(a)), slot_of(a))
    elif move == PUT_NEW:
        put_new(cfg, s, seat, market_of(a), slot_of(a))
    elif move == SET_ASIDE:
        set_aside(cfg, s)
    else:
        serve(cfg, s, cone_of(seat, place_of(a)))
        settle_when_shown(cfg, s)


@rule
def apply_sprinkle(s: State, seat: Seat, a: Action) -> None:
    """Change a die by one for a Sprinkle, or scrap one for one."""
    move = move_of(a)
    if move == SCRAP:
        scrap(s, cone_of(seat, place_of(a)), slot_of(a))
        return
    s.sprinkles[seat] -= 1
    if move == SPRINKLE:
        s.fridge_value[spot_of(a)] += change_by(way_of(a))
    else:
        s.value[cone_of(seat, place_of(a))][slot_of(a)] += change_by(way_of(a))


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
