"""DiceCreams as notation, and as messages of its catalogue (words/)."""

from __future__ import annotations

from typing import Any

from dicecafe.engine.contract import CHANCE, Action, Seat
from dicecafe.words import Message, player

from .conditions import strong_name
from .cones import cone_of, flavours_on, free_cone, is_strong, need_of, place_of_cone, ready_cone
from .deck import DECK, SLOTS
from .flow import melted
from .fridge import first_spot, next_empty_spot, spot_at
from .market import empty_market
from .moves import (
    DO_MELT,
    DOWN,
    PUT,
    PUT_NEW,
    SCRAP,
    SERVE,
    SET_ASIDE,
    SPRINKLE,
    TAKE,
    market_of,
    move_of,
    place_of,
    slot_of,
    spot_of,
    way_of,
)
from .rules import fills, turn
from .scoring import raccoon_fame
from .table import ANY_TIME, HIGHEST, LAST, LOWEST, MARKET, MELT, NEIGHBOUR, NONE, PLACES, SETUP, SIDE, Config, State

PLACE_NAMES = "xy"
SPOTS = [f"{'abc'[column]}{row + 1}" for row in range(SIDE) for column in range(SIDE)]
OWN_SLOTS = [f"{place}{slot + 1}" for place in PLACE_NAMES for slot in range(SLOTS)]
SPRINKLED = [*SPOTS, *OWN_SLOTS]
NEW_SLOTS = [f"m{market + 1}.{slot + 1}" for market in range(MARKET) for slot in range(SLOTS)]


def slot_name(place: int, slot: int) -> str:
    """What a slot of one's own is called."""
    return f"{PLACE_NAMES[place]}{slot + 1}"


def die_name(a: Action) -> str:
    """Where the die lies that an action is about: on a spot of the Fridge, or on a slot of one's own."""
    return SPOTS[spot_of(a)] if move_of(a) in (TAKE, SPRINKLE) else slot_name(place_of(a), slot_of(a))


def actions(cfg: Config) -> list[str]:
    """The notation of every action."""
    return [
        "melt",
        *(f"take {spot}" for spot in SPOTS),
        *(f"put {slot}" for slot in [*OWN_SLOTS, *NEW_SLOTS]),
        "set-aside",
        "serve x",
        "serve y",
        *(f"sprinkle {where} {change}" for where in SPRINKLED for change in ("+1", "-1")),
        *(f"scrap {slot}" for slot in OWN_SLOTS),
    ]


def outcomes(cfg: Config) -> list[str]:
    """The notation of every die and every card that may come."""
    cards = range(1, len(cfg.animal) + 1)
    return [
        *(f"fill {spot} {colour}" for spot in SPOTS for colour in DECK.of(cfg).colours),
        *(str(value) for value in range(1, HIGHEST + 1)),
        *(f"market {spot + 1} {card}" for spot in range(MARKET) for card in cards),
        *(f"top {card}" for card in cards),
    ]


def dealt(cfg: Config, s: State) -> bool:
    """IceCreams come from the program's own deck; Flavours are dice."""
    return not fills(s)


def why_not(cfg: Config, s: State, seat: Seat, a: Action) -> Message:
    """Which rule forbids an action."""
    if a >= SPRINKLE:
        return why_no_sprinkle(cfg, s, seat, a)
    if turn(s) != seat:
        return Message("why-not-yours", ruling="DC-7")
    if s.held_colour:
        return why_not_there(cfg, s, seat, a)
    if s.serving:
        return Message("why-serve-first", place=PLACE_NAMES[place_of_cone(ready_cone(s))], ruling="DC-13")
    if s.phase == MELT:
        return Message("why-melt-first")
    return why_not_take(s) if move_of(a) == TAKE else Message("why-take-first")


def why_not_take(s: State) -> Message:
    """Why a spot of the Fridge can't be taken from."""
    if s.phase == NEIGHBOUR:
        return Message("why-in-line", at=SPOTS[first_spot(s)])
    return Message("why-last") if s.phase == LAST else Message("why-empty-spot")


def why_not_there(cfg: Config, s: State, seat: Seat, a: Action) -> Message:
    """Why the held Flavour can't go there."""
    held = die(cfg, s.held_colour, s.held_value)
    move = move_of(a)
    if move == SET_ASIDE:
        return Message("why-must-place", **held, ruling="DC-3")
    if move == PUT_NEW:
        card = s.market[market_of(a)]
        if free_cone(s, seat) == NONE:
            return Message("why-two-cones")
        if card == 0:
            return Message("why-no-card", spot=str(market_of(a) + 1), ruling="DC-5")
    elif move == PUT:
        cone = cone_of(seat, place_of(a))
        card = s.card[cone]
        if card == 0:
            return Message("why-no-cone", place=PLACE_NAMES[place_of(a)])
        if s.colour[cone][slot_of(a)]:
            return Message("why-slot-taken", at=die_name(a))
    else:
        return Message("why-place-first", **held)
    return Message("why-demand", demand=demand_name(cfg, card, slot_of(a)), held=Message("die", **held))


def why_no_sprinkle(cfg: Config, s: State, seat: Seat, a: Action) -> Message:
    """Why a Sprinkle can't be spent, or a Flavour not scrapped."""
    if s.phase == SETUP:
        return Message("why-set-up", ruling="DC-7")
    if turn(s) != seat and cfg.sprinkles != ANY_TIME:
        return Message("why-own-decisions", ruling="DC-7")
    move, own = move_of(a), s.colour[cone_of(seat, place_of(a))][slot_of(a)]
    if move == SCRAP:
        return Message("why-ready", ruling="DC-13") if own else Message("why-nothing-to-scrap", at=die_name(a))
    if s.sprinkles[seat] == 0:
        return Message("why-no-sprinkles")
    there = s.fridge_colour[spot_of(a)] if move == SPRINKLE else own
    return Message("why-range", low=LOWEST, high=HIGHEST) if there else Message("why-nothing-there")


def describe(cfg: Config, s: State, seat: Seat, doing: list[int]) -> Message:
    """What happens; `at` is where a die goes, or comes from."""
    a = doing[0]
    if seat == CHANCE:
        if fills(s):
            return Message("fill", **die(cfg, a + 1, doing[1] + 1), at=SPOTS[next_empty_spot(s)])
        card = {"card": card_name(cfg, a + 1), "animal": animal_name(cfg, a + 1)}
        return Message("top", **card) if empty_market(s) == NONE else Message("to-market", **card)
    move = move_of(a)
    if move == SCRAP:
        return Message("scrap", at=die_name(a))
    if move >= SPRINKLE:
        return Message("down" if way_of(a) == DOWN else "up", at=die_name(a))
    if move == DO_MELT:
        return Message("melt")
    if move == TAKE:
        return Message("take", **die(cfg, s.fridge_colour[spot_of(a)], s.fridge_value[spot_of(a)]), at=die_name(a))
    if move == SERVE:
        cone = cone_of(seat, place_of(a))
        return Message("serve-strong" if is_strong(cfg, s, cone) else "serve", card=card_name(cfg, s.card[cone]))
    held = die(cfg, s.held_colour, s.held_value)
    if move == SET_ASIDE:
        return Message("aside", **held)
    if move == PUT:
        return Message("put", **held, at=die_name(a))
    at = slot_name(place_of_cone(free_cone(s, seat)), slot_of(a))
    return Message("begin", card=card_name(cfg, s.market[market_of(a)]), at=at)


# ---------------------------------------------------------------- the position
def position(cfg: Config, s: State) -> list[Message | str]:
    """Fridge, market, every player's IceCreams with what melting will do to them."""
    lines: list[Message | str] = [
        Message("fridge-row", row=str(row + 1), dice=[_spot(cfg, s, spot_at(row, column)) for column in range(SIDE)])
        for row in range(SIDE)
    ]
    for spot, card in enumerate(s.market, 1):
        where = str(spot)
        lines.append(Message("market-card", spot=where, **_numbered(cfg, card)) if card else Message("market-none", spot=where))
    lines.append(Message("top-card", **_numbered(cfg, s.top)) if s.top else Message("top-none"))
    for seat in range(cfg.players):
        animals = [Message("animal", animal=animal_name(cfg, card)) for card in done_by(s, seat)]
        about = {"player": player(seat), "sprinkles": s.sprinkles[seat], "tokens": s.strong[seat], "served": s.n_done[seat]}
        lines.append(Message("truck", **about, animals=animals))
        lines += [_cone(cfg, s, cone) for cone in cones_of(s, seat)]
    if cfg.players == 1:
        lines.append(Message("raccoon-has", cards=s.n_raccoon, fame=raccoon_fame(cfg, s)))
    if s.held_colour:
        lines.append(Message("holds", player=player(s.holder), **die(cfg, s.held_colour, s.held_value)))
    return lines


def _spot(cfg: Config, s: State, spot: int) -> Message:
    """What lies on a spot of the Fridge."""
    colour = s.fridge_colour[spot]
    return Message("die", **die(cfg, colour, s.fridge_value[spot])) if colour else Message("nothing")


def _numbered(cfg: Config, card: int) -> dict[str, Any]:
    """A card with its number, as game records name it."""
    return {"number": str(card), "card": described(cfg, card)}


def cones_of(s: State, seat: Seat) -> list[int]:
    """The cones of a seat with an IceCream on them."""
    return [cone for place in range(PLACES) if s.card[cone := cone_of(seat, place)]]


def _cone(cfg: Config, s: State, cone: int) -> Message:
    """An unfinished IceCream: its card, its Flavours, and what melting leaves of them."""
    dice = zip(s.colour[cone], s.value[cone], strict=True)
    flavours = [Message("die", **die(cfg, colour, value)) if colour else Message("nothing") for colour, value in dice]
    about = {"place": PLACE_NAMES[place_of_cone(cone)], "flavours": flavours, "card": described(cfg, s.card[cone])}
    if flavours_on(s, cone) == SLOTS:
        return Message("cone-ready", **about)
    return Message("cone", **about, melted=[left_by_melting(value) or Message("nothing") for value in s.value[cone]])


def left_by_melting(value: int) -> int:
    """What melting leaves of a slot with this value on it; 0 is nothing."""
    return max(0, melted(value))


# ---------------------------------------------------------------- words of the deck
def die(cfg: Config, colour: int, value: int) -> dict[str, Any]:
    """A die as the parameters of a message, which is sent for every move: its colour, and what it shows."""
    return {"die": colour_name(cfg, colour), "n": value}


def colour_name(cfg: Config, colour: int) -> str:
    """What a colour is called."""
    return DECK.of(cfg).colours[colour - 1]


def demand_name(cfg: Config, card: int, slot: int) -> Message:
    """What a slot asks for: anything, a colour or a number."""
    return Message("demand", **DECK.of(cfg).demand(need_of(cfg, card, slot)))


def card_name(cfg: Config, card: int) -> str:
    """What a card is called."""
    return DECK.of(cfg).names[card - 1]


def animal_name(cfg: Config, card: int) -> str:
    """Which animal is on a card."""
    return DECK.of(cfg).animals[cfg.animal[card - 1]]


def condition_name(cfg: Config, card: int) -> Message:
    """A card's Strong condition."""
    return strong_name(cfg.strong[card - 1], cfg.strong_n[card - 1], cfg.strong_m[card - 1])


def described(cfg: Config, card: int) -> Message:
    """A card as people say it: its name, animal, Fame, demands and Strong condition."""
    return Message(
        "card",
        name=card_name(cfg, card),
        animal=Message("animal", animal=animal_name(cfg, card)),
        fame=cfg.fame[card - 1],
        slots=[demand_name(cfg, card, slot) for slot in range(SLOTS)],
        strong=condition_name(cfg, card),
    )


def done_by(s: State, seat: Seat) -> list[int]:
    """The cards a seat has completed, in order."""
    return s.done[seat][: s.n_done[seat]]
