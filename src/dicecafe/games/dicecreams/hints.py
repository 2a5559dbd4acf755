"""A DiceCreams player that looks at the neighbour's reply and the third die, and spends Sprinkles where they pay.

Worth is counted in tenths of Fame, roughly: a finished IceCream brings its card and its animal, a started one a part of it.
"""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule

from .conditions import ALL_LEAST, ALL_MOST, COLOUR, ODD, holds
from .deck import SLOTS
from .rules import DO_MELT, OWN, PUT, PUT_NEW, SCRAP, SERVE, SET_ASIDE, SPRINKLE, SPRINKLE_OWN, TAKE
from .scoring import set_fame
from .table import (
    FIRST,
    FRIDGE,
    HIGHEST,
    LAST,
    LOWEST,
    MARKET,
    MELT,
    MOST_DONE,
    PLACES,
    Config,
    State,
    flavours_on,
    free_cone,
    in_line,
    meets,
    third_spot,
    within,
)

SPRINKLE_WORTH = 11  # what a Sprinkle on a die of the Fridge must bring at least
MOST_FOR_A_TOKEN = 2  # Sprinkles spent to meet a Strong condition
TOKEN_WORTH = 20  # a Strong token: its Fame, and a share of the bonus for the most
NOTHING = -1


@called_rule
def choose(cfg: Config, s: State, seat: Seat) -> int:
    """One decision after the other, each by what it brings."""
    if s.held_colour:
        return place_it(cfg, s, seat)
    if s.serving:
        return serve_it(cfg, s, seat)
    if s.phase == MELT:
        return save_from_melting(cfg, s, seat)
    if s.phase == LAST:
        return TAKE + third_spot(s.first_spot - 1, s.neighbour_spot - 1)
    return take_one(cfg, s, seat)


# ---------------------------------------------------------------- worth
@called_rule
def best_place(cfg: Config, s: State, seat: Seat, colour: int, value: int) -> int:
    """What a Flavour is worth on its best slot, times 100, plus the action that puts it there; NOTHING if it fits nowhere."""
    best = NOTHING
    for place in range(PLACES):
        cone = seat * PLACES + place
        for slot in range(SLOTS):
            flavour = cone * SLOTS + slot
            if s.card[cone] and not s.colour[flavour] and meets(cfg, s.card[cone], slot, colour, value):
                worth = worth_on(cfg, s, seat, cone, s.card[cone], slot, colour, value)
                best = max(best, 100 * worth + PUT + place * SLOTS + slot)
    if free_cone(s, seat) >= 0:
        for spot in range(MARKET):
            for slot in range(SLOTS):
                if s.market[spot] and meets(cfg, s.market[spot], slot, colour, value):
                    worth = worth_new(cfg, s, seat, s.market[spot], slot, value)
                    best = max(best, 100 * worth + PUT_NEW + spot * SLOTS + slot)
    return best


@rule
def worth_of_place(best: int) -> int:
    """The worth in what `best_place` says."""
    return best // 100 if best > NOTHING else 0


@called_rule
def worth_on(cfg: Config, s: State, seat: Seat, cone: int, card: int, slot: int, colour: int, value: int) -> int:
    """What a Flavour is worth on a slot of a started IceCream; the third one completes it."""
    count = flavours_on(s, cone)
    asks = cfg.needs[(card - 1) * SLOTS + slot] > 0
    if count < SLOTS - 1:
        return 45 + 12 * asks + 4 * min(value, 4) + prospect(cfg, s, cone, card, colour, value)
    at = cone * SLOTS
    a = value if slot == 0 else s.value[at]
    b = value if slot == 1 else s.value[at + 1]
    c = value if slot == 2 else s.value[at + 2]
    x = colour if slot == 0 else s.colour[at]
    y = colour if slot == 1 else s.colour[at + 1]
    z = colour if slot == 2 else s.colour[at + 2]
    i = card - 1
    strong = holds(cfg.strong[i], cfg.strong_n[i], cfg.strong_m[i], a, b, c, x == y and y == z)
    return 70 + 5 * cfg.fame[i] + 5 * animal_worth(cfg, s, seat, card) + TOKEN_WORTH * strong


@rule
def prospect(cfg: Config, s: State, cone: int, card: int, colour: int, value: int) -> int:
    """What a second Flavour does for a Strong condition that Sprinkles alone can hardly meet later."""
    condition = cfg.strong[card - 1]
    n = cfg.strong_n[card - 1]
    if condition == COLOUR:
        for flavour in range(cone * SLOTS, (cone + 1) * SLOTS):
            if s.colour[flavour] == colour:
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
        asks = cfg.needs[(card - 1) * SLOTS + other] > 0
        worth += 10 * asks if other == slot else -8 * asks
    if cfg.strong[card - 1] == ALL_LEAST and value == HIGHEST:
        worth += 20
    return max(0, worth)


@rule
def animal_worth(cfg: Config, s: State, seat: Seat, card: int) -> int:
    """The Fame one more of this animal would bring."""
    alike = 0
    for i in range(seat * MOST_DONE, seat * MOST_DONE + s.n_done[seat]):
        alike += cfg.animal[s.done[i] - 1] == cfg.animal[card - 1]
    return set_fame(cfg, alike + 1) - set_fame(cfg, alike)


# ---------------------------------------------------------------- decisions
@called_rule
def place_it(cfg: Config, s: State, seat: Seat) -> int:
    """The best slot; if there is none, give up a poor IceCream for a new one where that helps, else set it aside."""
    best = best_place(cfg, s, seat, s.held_colour, s.held_value)
    if best > NOTHING:
        return best % 100
    if free_cone(s, seat) < 0:
        for own in range(OWN):
            flavour = seat * OWN + own
            alone = flavours_on(s, flavour // SLOTS) == 1
            if s.colour[flavour] and s.value[flavour] <= 2 and alone and fits_market(cfg, s):
                return SCRAP + own
    return SET_ASIDE


@rule
def fits_market(cfg: Config, s: State) -> bool:
    """Whether the held Flavour could start a card of the market."""
    for spot in range(MARKET):
        for slot in range(SLOTS):
            if s.market[spot] and meets(cfg, s.market[spot], slot, s.held_colour, s.held_value):
                return True
    return False


@called_rule
def serve_it(cfg: Config, s: State, seat: Seat) -> int:
    """Serve; but first spend Sprinkles if a few of them win the Strong token."""
    cone = s.serving - 1
    at = cone * SLOTS
    i = s.card[cone] - 1
    same = s.colour[at] == s.colour[at + 1] and s.colour[at] == s.colour[at + 2]
    most = 1 if cfg.strong[i] == ODD else MOST_FOR_A_TOKEN  # odd values are common after melting: more would be a waste
    least = 1 + min(s.sprinkles[seat], most)
    change = NOTHING
    for a in range(LOWEST, HIGHEST + 1):
        for b in range(LOWEST, HIGHEST + 1):
            for c in range(LOWEST, HIGHEST + 1):
                cost = abs(a - s.value[at]) + abs(b - s.value[at + 1]) + abs(c - s.value[at + 2])
                if cost < least and holds(cfg.strong[i], cfg.strong_n[i], cfg.strong_m[i], a, b, c, same):
                    least = cost
                    change = first_change(s, at, a, b, c)
    if change >= 0 and least > 0:
        return SPRINKLE_OWN + 2 * (cone % PLACES * SLOTS) + change
    return SERVE + cone % PLACES


@rule
def first_change(s: State, at: int, a: int, b: int, c: int) -> int:
    """The first step from the values that lie there to these: twice the slot, plus 1 for less."""
    if a != s.value[at]:
        return 1 if a < s.value[at] else 0
    if b != s.value[at + 1]:
        return 3 if b < s.value[at + 1] else 2
    return 5 if c < s.value[at + 2] else 4


@rule
def save_from_melting(cfg: Config, s: State, seat: Seat) -> int:
    """Melt; but first spend a Sprinkle on a Flavour that would be lost from an IceCream with two."""
    if s.sprinkles[seat] > 1:
        for own in range(OWN):
            flavour = seat * OWN + own
            if s.value[flavour] == 1 and flavours_on(s, flavour // SLOTS) == 2:
                return SPRINKLE_OWN + 2 * own
    return DO_MELT


@called_rule
def take_one(cfg: Config, s: State, seat: Seat) -> int:
    """The die that brings most, with what will follow it; or a Sprinkle on one that then brings more by enough."""
    best = NOTHING
    best_worth = -1_000_000
    for spot in range(FRIDGE):
        if s.fridge_colour[spot] and (s.phase == FIRST or in_line(spot, s.first_spot - 1)):
            after = worth_after_first(cfg, s, seat, spot) if s.phase == FIRST else -worth_of_last(cfg, s, spot)
            for change in range(-1, 2):
                if change == 0 or (s.sprinkles[seat] > 0 and within(s.fridge_value[spot], change)):
                    place = best_place(cfg, s, seat, s.fridge_colour[spot], s.fridge_value[spot] + change)
                    worth = 2 * worth_of_place(place) + after - 2 * SPRINKLE_WORTH * abs(change)
                    if worth > best_worth:
                        best_worth = worth
                        best = TAKE + spot if change == 0 else SPRINKLE + 2 * spot + (change < 0)
    return best


@called_rule
def worth_after_first(cfg: Config, s: State, seat: Seat, first: int) -> int:
    """What the third die would bring after the neighbour's likely reply, less a part of what the reply brings them."""
    reply = NOTHING
    reply_worth = -1
    for spot in range(FRIDGE):
        if spot != first and in_line(spot, first):
            worth = likely_worth(cfg, s, spot)
            if worth > reply_worth:
                reply_worth = worth
                reply = spot
    last = third_spot(first, reply)
    return worth_of_place(best_place(cfg, s, seat, s.fridge_colour[last], s.fridge_value[last])) - 3 * reply_worth // 4


@rule
def likely_worth(cfg: Config, s: State, spot: int) -> int:
    """What a die is worth to the neighbour; alone, the Raccoon goes by its value."""
    if cfg.players == 1:
        return s.fridge_value[spot]
    return worth_of_place(best_place(cfg, s, s.neighbour, s.fridge_colour[spot], s.fridge_value[spot]))


@rule
def worth_of_last(cfg: Config, s: State, spot: int) -> int:
    """As the neighbour: what taking this die leaves to the player whose turn it is."""
    last = third_spot(s.first_spot - 1, spot)
    return 3 * worth_of_place(best_place(cfg, s, s.seat, s.fridge_colour[last], s.fridge_value[last])) // 4
