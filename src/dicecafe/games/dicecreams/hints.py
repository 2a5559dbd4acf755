"""A DiceCreams player that looks at the neighbour's reply and the third die, and spends Sprinkles where they pay.

Worth is counted in tenths of Fame, roughly: a finished IceCream brings its card and its animal, a started one a part of it.
"""

from __future__ import annotations

from dicecafe.engine.contract import Ints, Seat
from dicecafe.engine.rule import called_rule, rule, scratch

from .conditions import ALL_LEAST, ALL_MOST, COLOUR, ODD
from .cones import (
    cone_of,
    flavours_on,
    free_cone,
    is_one_colour,
    meets,
    need_of,
    owner_of,
    place_of_cone,
    ready_cone,
    would_be_strong,
)
from .deck import ANY, SLOTS
from .fridge import can_take, first_spot, in_line, last_spot, third_spot, within
from .moves import (
    DO_MELT,
    DOWN,
    SET_ASIDE,
    UP,
    to_put,
    to_put_new,
    to_scrap,
    to_serve,
    to_sprinkle,
    to_sprinkle_own,
    to_take,
)
from .scoring import set_fame
from .table import FIRST, FRIDGE, HIGHEST, LAST, LOWEST, MARKET, MELT, NONE, PLACES, Config, State

SPRINKLE_WORTH = 11  # what a Sprinkle on a die of the Fridge must bring at least
MOST_FOR_A_TOKEN = 2  # Sprinkles spent to meet a Strong condition
TOKEN_WORTH = 20  # a Strong token: its Fame, and a share of the bonus for the most
NOTHING = -1  # no action

new_spots = scratch(FRIDGE)


@called_rule
def choose(cfg: Config, s: State, seat: Seat) -> int:
    """One decision after the other, each by what it brings."""
    if s.held_colour:
        return place_it(cfg, s, seat)
    if s.serving:
        return serve_it(cfg, s, seat)
    if s.phase == MELT:
        return save_from_melting(s, seat)
    if s.phase == LAST:
        return to_take(last_spot(s))
    return take_one(cfg, s, seat)


# ---------------------------------------------------------------- worth
@called_rule
def best_place(cfg: Config, s: State, seat: Seat, colour: int, value: int) -> tuple[int, int]:
    """What a Flavour is worth on its best slot, and the action that puts it there; 0 and NOTHING if it fits nowhere."""
    best_worth = 0
    best = NOTHING
    for place in range(PLACES):
        cone = cone_of(seat, place)
        for slot in range(SLOTS):
            if s.card[cone] and not s.colour[cone][slot] and meets(cfg, s.card[cone], slot, colour, value):
                worth = worth_on(cfg, s, cone, slot, colour, value)
                if worth >= best_worth:
                    best_worth = worth
                    best = to_put(place, slot)
    if free_cone(s, seat) != NONE:
        for market in range(MARKET):
            for slot in range(SLOTS):
                if s.market[market] and meets(cfg, s.market[market], slot, colour, value):
                    worth = worth_new(cfg, s, seat, s.market[market], slot, value)
                    if worth >= best_worth:
                        best_worth = worth
                        best = to_put_new(market, slot)
    return best_worth, best


@called_rule
def worth_of_spot(cfg: Config, s: State, seat: Seat, spot: int) -> int:
    """What the die on a spot of the Fridge is worth to a seat."""
    worth, _ = best_place(cfg, s, seat, s.fridge_colour[spot], s.fridge_value[spot])
    return worth


@called_rule
def worth_on(cfg: Config, s: State, cone: int, slot: int, colour: int, value: int) -> int:
    """What a Flavour is worth on a slot of a started IceCream; the third one completes it."""
    card = s.card[cone]
    if flavours_on(s, cone) < SLOTS - 1:
        asks = need_of(cfg, card, slot) != ANY
        return 45 + 12 * asks + 4 * min(value, 4) + prospect(cfg, s, cone, colour, value)
    a = value if slot == 0 else s.value[cone][0]
    b = value if slot == 1 else s.value[cone][1]
    c = value if slot == 2 else s.value[cone][2]
    alike = 0
    for other in range(SLOTS):
        alike += other == slot or s.colour[cone][other] == colour
    strong = would_be_strong(cfg, card, a, b, c, alike == SLOTS)
    return 70 + 5 * cfg.fame[card - 1] + 5 * animal_worth(cfg, s, owner_of(cone), card) + TOKEN_WORTH * strong


@rule
def prospect(cfg: Config, s: State, cone: int, colour: int, value: int) -> int:
    """What a second Flavour does for a Strong condition that Sprinkles alone can hardly meet later."""
    condition = cfg.strong[s.card[cone] - 1]
    n = cfg.strong_n[s.card[cone] - 1]
    if condition == COLOUR:
        for slot in range(SLOTS):
            if s.colour[cone][slot] == colour:
                return 40
        return -40
    if condition == ALL_LEAST:
        return 30 if value > n else -10
    if condition == ALL_MOST:
        return 12 if value <= n + 1 else 0
    return 0


@called_rule
def worth_new(cfg: Config, s: State, seat: Seat, card: int, slot: int, value: int) -> int:
    """What it is worth to start this card with a Flavour: Fame and animal, less what its other slots ask for."""
    worth = 20 + 3 * cfg.fame[card - 1] + 3 * animal_worth(cfg, s, seat, card) + 3 * min(value, 5)
    for other in range(SLOTS):
        asks = need_of(cfg, card, other) != ANY
        worth += 10 * asks if other == slot else -8 * asks
    if cfg.strong[card - 1] == ALL_LEAST and value == HIGHEST:
        worth += 20
    return max(0, worth)


@called_rule
def animal_worth(cfg: Config, s: State, seat: Seat, card: int) -> int:
    """The Fame one more of this animal would bring."""
    alike = 0
    for i in range(s.n_done[seat]):
        alike += cfg.animal[s.done[seat][i] - 1] == cfg.animal[card - 1]
    return set_fame(cfg, alike + 1) - set_fame(cfg, alike)


# ---------------------------------------------------------------- decisions
@called_rule
def place_it(cfg: Config, s: State, seat: Seat) -> int:
    """The best slot; if there is none, give up a poor IceCream for a new one where that helps, else set it aside."""
    _, best = best_place(cfg, s, seat, s.held_colour, s.held_value)
    if best != NOTHING:
        return best
    if free_cone(s, seat) == NONE and fits_market(cfg, s):
        for place in range(PLACES):
            cone = cone_of(seat, place)
            for slot in range(SLOTS):
                if s.colour[cone][slot] and s.value[cone][slot] <= 2 and flavours_on(s, cone) == 1:
                    return to_scrap(place, slot)
    return SET_ASIDE


@rule
def fits_market(cfg: Config, s: State) -> bool:
    """Whether the held Flavour could start a card of the market."""
    for market in range(MARKET):
        for slot in range(SLOTS):
            if s.market[market] and meets(cfg, s.market[market], slot, s.held_colour, s.held_value):
                return True
    return False


@called_rule
def serve_it(cfg: Config, s: State, seat: Seat) -> int:
    """Serve; but first spend Sprinkles if a few of them win the Strong token."""
    cone = ready_cone(s)
    card = s.card[cone]
    same_colour = is_one_colour(s, cone)
    most = 1 if cfg.strong[card - 1] == ODD else MOST_FOR_A_TOKEN  # odd values are common after melting: more would be a waste
    least = 1 + min(s.sprinkles[seat], most)
    change = NOTHING
    for a in range(LOWEST, HIGHEST + 1):
        for b in range(LOWEST, HIGHEST + 1):
            for c in range(LOWEST, HIGHEST + 1):
                cost = abs(a - s.value[cone][0]) + abs(b - s.value[cone][1]) + abs(c - s.value[cone][2])
                if cost < least and would_be_strong(cfg, card, a, b, c, same_colour):
                    least = cost
                    change = first_change(s, cone, a, b, c)
    return to_serve(place_of_cone(cone)) if change == NOTHING else change


@rule
def first_change(s: State, cone: int, a: int, b: int, c: int) -> int:
    """The Sprinkle that brings the first Flavour nearer that does not show its value of these three; NOTHING if all do."""
    slot = 0 if a != s.value[cone][0] else 1 if b != s.value[cone][1] else 2
    wanted = a if slot == 0 else b if slot == 1 else c
    if wanted == s.value[cone][slot]:
        return NOTHING
    return to_sprinkle_own(place_of_cone(cone), slot, UP if wanted > s.value[cone][slot] else DOWN)


@rule
def save_from_melting(s: State, seat: Seat) -> int:
    """Melt; but first spend a Sprinkle on a Flavour that would be lost from an IceCream with two."""
    if s.sprinkles[seat] > 1:
        for place in range(PLACES):
            cone = cone_of(seat, place)
            for slot in range(SLOTS):
                if s.value[cone][slot] == 1 and flavours_on(s, cone) == 2:
                    return to_sprinkle_own(place, slot, UP)
    return DO_MELT


@called_rule
def take_one(cfg: Config, s: State, seat: Seat) -> int:
    """The die that brings most, with what will follow it; or a Sprinkle on one that then brings more by enough."""
    own, likely = new_spots(), new_spots()
    for spot in range(FRIDGE):
        own[spot] = worth_of_spot(cfg, s, seat, spot)
        if s.phase == FIRST:
            likely[spot] = likely_worth(cfg, s, spot)
    best = NOTHING
    best_worth = -1_000_000
    for spot in range(FRIDGE):
        if can_take(s, spot):
            after = worth_after_first(own, likely, spot) if s.phase == FIRST else -worth_of_last(cfg, s, spot)
            for change in range(-1, 2):
                if change == 0 or (s.sprinkles[seat] > 0 and within(s.fridge_value[spot], change)):
                    placed = own[spot]
                    if change:
                        placed, _ = best_place(cfg, s, seat, s.fridge_colour[spot], s.fridge_value[spot] + change)
                    worth = 2 * placed + after - 2 * SPRINKLE_WORTH * abs(change)
                    if worth > best_worth:
                        best_worth = worth
                        best = to_take(spot) if change == 0 else to_sprinkle(spot, DOWN if change < 0 else UP)
    return best


@rule
def worth_after_first(own: Ints, likely: Ints, first: int) -> int:
    """What the third die would bring after the neighbour's likely reply, less a part of what the reply brings them."""
    reply = NONE
    reply_worth = -1
    for spot in range(FRIDGE):
        if spot != first and in_line(spot, first) and likely[spot] > reply_worth:
            reply_worth = likely[spot]
            reply = spot
    return int(own[third_spot(first, reply)] - 3 * reply_worth // 4)


@rule
def likely_worth(cfg: Config, s: State, spot: int) -> int:
    """What a die is worth to the neighbour; alone, the Raccoon goes by its value."""
    if cfg.players == 1:
        return s.fridge_value[spot]
    return worth_of_spot(cfg, s, s.neighbour, spot)


@rule
def worth_of_last(cfg: Config, s: State, spot: int) -> int:
    """As the neighbour: what taking this die leaves to the player whose turn it is."""
    return 3 * worth_of_spot(cfg, s, s.seat, third_spot(first_spot(s), spot)) // 4
