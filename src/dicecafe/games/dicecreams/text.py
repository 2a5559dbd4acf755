"""DiceCreams in words."""

from __future__ import annotations

from dicecafe.engine.contract import CHANCE, Seat

from .conditions import CONDITIONS
from .deck import COLOURS, DECK, NUMBERS, SLOTS
from .flow import next_empty_spot
from .rules import (
    DO_MELT,
    OWN,
    PUT,
    PUT_NEW,
    SCRAP,
    SERVE,
    SET_ASIDE,
    SPRINKLE,
    SPRINKLE_OWN,
    TAKE,
    fills,
    turn,
)
from .scoring import raccoon_fame
from .table import (
    ANY_TIME,
    FRIDGE,
    HIGHEST,
    LAST,
    MARKET,
    MELT,
    NEIGHBOUR,
    PLACES,
    SETUP,
    Config,
    State,
    flavours_on,
    free_cone,
)

SPOTS = [f"{'abc'[spot % 3]}{spot // 3 + 1}" for spot in range(FRIDGE)]
OWN_SLOTS = [f"{place}{slot + 1}" for place in "xy" for slot in range(SLOTS)]
NEW_SLOTS = [f"m{spot + 1}.{slot + 1}" for spot in range(MARKET) for slot in range(SLOTS)]


def actions(cfg: Config) -> list[str]:
    """The notation of every action."""
    return [
        "melt",
        *(f"take {spot}" for spot in SPOTS),
        *(f"put {slot}" for slot in [*OWN_SLOTS, *NEW_SLOTS]),
        "set-aside",
        "serve x",
        "serve y",
        *(f"sprinkle {where} {change}" for where in [*SPOTS, *OWN_SLOTS] for change in ("+1", "-1")),
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


def why_not(cfg: Config, s: State, seat: Seat, a: int) -> str:
    """Which rule forbids an action."""
    if a >= SPRINKLE:
        return why_no_sprinkle(cfg, s, seat, a)
    if turn(s) != seat:
        return "It is not your decision; between any two lines you may only sprinkle and scrap (DC-7)."
    if s.held_colour:
        return why_not_there(cfg, s, seat, a)
    if s.serving:
        return f"Serve {'xy'[(s.serving - 1) % PLACES]} first: serving comes before anybody's next decision (DC-13)."
    if s.phase == MELT:
        return "A turn begins with melting (A turn, 1)."
    if TAKE <= a < PUT:
        return why_not_take(s)
    return "Take a Flavour out of the Fridge first (A turn)."


def why_not_take(s: State) -> str:
    """Why a spot of the Fridge can't be taken from."""
    if s.phase == NEIGHBOUR:
        return f"The neighbour takes from the row or the column of {SPOTS[s.first_spot - 1]} (A turn, 3)."
    if s.phase == LAST:
        return "The last Flavour is the third of the row or column your neighbour chose from (A turn, 4)."
    return "There is no Flavour on that spot (A turn, 2)."


def why_not_there(cfg: Config, s: State, seat: Seat, a: int) -> str:
    """Why the held Flavour can't go there."""
    held = f"{DECK.of(cfg).colours[s.held_colour - 1]} {s.held_value}"
    if a == SET_ASIDE:
        return f"The {held} fits somewhere, so it must be placed (DC-3)."
    if not PUT <= a < SET_ASIDE:
        return f"Place the {held} in your hand first (A turn)."
    if a >= PUT_NEW:
        spot, slot = divmod(a - PUT_NEW, SLOTS)
        if free_cone(s, seat) < 0:
            return "You have two unfinished IceCreams already, and never more (Placing)."
        if s.market[spot] == 0:
            return f"There is no card on market spot {spot + 1} (DC-5)."
        card = s.market[spot]
    else:
        place, slot = divmod(a - PUT, SLOTS)
        card = s.card[seat * PLACES + place]
        if card == 0:
            return f"There is no IceCream on {'xy'[place]} (Placing)."
        if s.colour[seat * OWN + a - PUT]:
            return f"Slot {OWN_SLOTS[a - PUT]} holds a Flavour already (Placing)."
    return f"That slot asks for {demand_name(cfg, card, slot)}, and this is {held} (Placing)."


def why_no_sprinkle(cfg: Config, s: State, seat: Seat, a: int) -> str:
    """Why a Sprinkle can't be spent, or a Flavour not scrapped."""
    if s.phase == SETUP:
        return "The table is still being set up (DC-7)."
    if turn(s) != seat and cfg.sprinkles != ANY_TIME:
        return "At this table only the seat whose decision it is may sprinkle and scrap (DC-7)."
    if a >= SCRAP:
        if s.colour[seat * OWN + a - SCRAP] == 0:
            return f"There is no Flavour on {OWN_SLOTS[a - SCRAP]} (Sprinkles)."
        return "An IceCream that is ready to be served can't be scrapped from (DC-13)."
    if s.sprinkles[seat] == 0:
        return "You have no Sprinkles (Sprinkles)."
    there = s.fridge_colour[(a - SPRINKLE) // 2] if a < SPRINKLE_OWN else s.colour[seat * OWN + (a - SPRINKLE_OWN) // 2]
    return "A Flavour stays within 1 to 6 (Sprinkles)." if there else "There is no Flavour there (Sprinkles)."


def demand_name(cfg: Config, card: int, slot: int) -> str:
    """What a slot asks for: 'any', 'blue', '4'."""
    need = cfg.needs[(card - 1) * SLOTS + slot]
    if need == 0:
        return "any"
    return DECK.of(cfg).colours[need - 1] if need <= COLOURS else str(need - NUMBERS)


def card_name(cfg: Config, card: int) -> str:
    """A card as people say it: its number, name, animal, Fame, demands and Strong condition."""
    deck, strong = DECK.of(cfg), [*CONDITIONS.values()][cfg.strong[card - 1]]
    demands = " ".join(demand_name(cfg, card, slot) for slot in range(SLOTS))
    condition = strong.say(cfg.strong_n[card - 1], cfg.strong_m[card - 1])
    animal = deck.animals[cfg.animal[card - 1]]
    return f"{card} {deck.names[card - 1]} ({animal}, {cfg.fame[card - 1]}): {demands}; strong {condition}"


def tell(cfg: Config, s: State, seat: Seat, doing: list[int], names: list[str]) -> str:
    """What happens, as a sentence."""
    deck, a = DECK.of(cfg), doing[0]
    if seat == CHANCE:
        if fills(s):
            return f"{deck.colours[a]} {doing[1] + 1} comes to {SPOTS[next_empty_spot(s)]}."
        return f"The next card is {deck.names[a]} ({deck.animals[cfg.animal[a]]})."
    who = names[seat]
    if a == DO_MELT:
        return f"{who}: melt."
    if a < PUT:
        return f"{who}: take {deck.colours[s.fridge_colour[a - TAKE] - 1]} {s.fridge_value[a - TAKE]} from {SPOTS[a - TAKE]}."
    held = f"{deck.colours[s.held_colour - 1]} {s.held_value}"
    if a < PUT_NEW:
        return f"{who}: put {held} on {OWN_SLOTS[a - PUT]}."
    if a < SET_ASIDE:
        return f"{who}: start {deck.names[s.market[(a - PUT_NEW) // SLOTS] - 1]} with {held}."
    if a == SET_ASIDE:
        return f"{who}: set {held} aside."
    if a < SPRINKLE:
        return f"{who}: serve {deck.names[s.card[seat * PLACES + a - SERVE] - 1]}."
    return f"{who}: {actions(cfg)[a]}."


def position(cfg: Config, s: State, names: list[str]) -> str:
    """The position in words: Fridge, market, every player's IceCreams with what melting will do to them."""
    deck = DECK.of(cfg)
    lines = ["     a        b        c"]
    for row in range(3):
        dice = [spot_name(cfg, s, 3 * row + column) for column in range(3)]
        lines.append(f"{row + 1}  " + " ".join(f"{die:8}" for die in dice).rstrip())
    for spot in range(MARKET):
        lines.append(f"market {spot + 1}: {card_name(cfg, s.market[spot]) if s.market[spot] else 'empty'}")
    lines.append(f"next: {card_name(cfg, s.top) if s.top else 'none'}")
    for seat in range(cfg.players):
        served = ", ".join(deck.animals[cfg.animal[card - 1]] for card in done_by(s, seat)) or "nobody"
        lines.append(f"{names[seat]}: {s.sprinkles[seat]} sprinkles, {s.strong[seat]} strong; served {s.n_done[seat]}: {served}")
        lines += [f"  {cone_name(cfg, s, seat, place)}" for place in range(PLACES) if s.card[seat * PLACES + place]]
    if cfg.players == 1:
        lines.append(f"Raccoon: {s.n_raccoon} cards, Fame {raccoon_fame(cfg, s)}")
    if s.held_colour:
        lines.append(f"{names[s.holder]} holds {deck.colours[s.held_colour - 1]} {s.held_value}")
    return "\n".join(lines)


def spot_name(cfg: Config, s: State, spot: int) -> str:
    """A die of the Fridge: 'blue 4'."""
    colour = s.fridge_colour[spot]
    return f"{DECK.of(cfg).colours[colour - 1]} {s.fridge_value[spot]}" if colour else "-"


def cone_name(cfg: Config, s: State, seat: Seat, place: int) -> str:
    """An unfinished IceCream: its card, its Flavours, and what melting leaves of them."""
    cone = seat * PLACES + place
    slots = range(cone * SLOTS, (cone + 1) * SLOTS)
    now = " ".join(f"{DECK.of(cfg).colours[s.colour[f] - 1]} {s.value[f]}" if s.colour[f] else "_" for f in slots)
    later = " ".join(str(s.value[f] - 1) if s.value[f] > 1 else "-" for f in slots)
    ready = "; ready to serve" if flavours_on(s, cone) == SLOTS else f"; melts to {later}"
    return f"{'xy'[place]}: [{now}]{ready}; {card_name(cfg, s.card[cone])}"


def done_by(s: State, seat: Seat) -> list[int]:
    """The cards a seat has completed, in order."""
    start = seat * (len(s.done) // len(s.n_done))
    return s.done[start : start + s.n_done[seat]]
