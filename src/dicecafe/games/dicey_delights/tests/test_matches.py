"""Matches, counted by brute force over all throws and all cards; and exact odds, by a small dynamic programme of its own."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, permutations, product
from typing import Any, NamedTuple

import pytest

from dicecafe.games.dicey_delights.cards import matches, rolled_matches
from dicecafe.games.dicey_delights.deck import DECK
from dicecafe.games.dicey_delights.odds import THROWS, look_ahead, thrown
from dicecafe.games.dicey_delights.table import State

from .table import table

CFG = table().cfg
HOUSE = DECK.house()
SIDES = range(1, 7)
NUMBER = {dessert["id"]: dessert["side"] for dessert in HOUSE["dessert"]}
REQUESTS = [tuple(NUMBER[dessert] for dessert in card["request"]) for card in sorted(HOUSE["card"], key=lambda card: card["n"])]
PROFILES = {profile["id"]: profile for profile in HOUSE["profile"]}
Dice = tuple[int, ...]


# ---------------------------------------------------------------- matches
@cache
def served(request: Dice, dice: Dice) -> int:
    """The best over all ways to hand dice to desserts, one each."""
    hands = permutations((*dice, 0, 0, 0), 3)  # 0 is no die
    return max(sum(die == dessert for die, dessert in zip(hand, request, strict=True)) for hand in hands)


def lying(dice: Dice, wild: int = 0, snack: int = 0) -> State:
    """A position with these dice."""
    return State(dice=[*dice, *[0] * (3 - len(dice))], wild=wild, snack=snack)


def test_requests() -> None:
    """The 50 requests are all there are of three desserts, but for the six triples."""
    every = {request for request in combinations_with_replacement(SIDES, 3) if len(set(request)) > 1}
    assert len(REQUESTS) == 50
    assert {tuple(sorted(request)) for request in REQUESTS} == every


@pytest.mark.parametrize("n", [1, 2, 3])
def test_matches_of_rolled_dice(n: int) -> None:
    """All throws of up to three dice, in any order, against all cards; rivals see the same."""
    for dice in product(SIDES, repeat=n):
        s = lying(dice)
        for card, request in enumerate(REQUESTS, 1):
            right = served(request, tuple(sorted(dice)))
            assert (matches(CFG, s, card), rolled_matches(CFG, s, card)) == (right, right)


@pytest.mark.parametrize("n", [1, 2, 3])
def test_matches_with_a_snack(n: int) -> None:
    """A snack is an extra die for its owner; rivals see the rolled ones."""
    for dice in combinations_with_replacement(SIDES, n):
        for snack in SIDES:
            s = lying(dice, snack=snack)
            for card, request in enumerate(REQUESTS, 1):
                assert matches(CFG, s, card) == served(request, tuple(sorted((*dice, snack))))
                assert rolled_matches(CFG, s, card) == served(request, dice)


@pytest.mark.parametrize("n", [1, 2])
@pytest.mark.parametrize("snack", [0, *SIDES])
def test_matches_with_a_wild(n: int, snack: int) -> None:
    """A wild is the dessert that serves the card best, with a snack or without; rivals see the rolled dice."""
    packed = (snack,) if snack else ()
    for dice in combinations_with_replacement(SIDES, n):
        s = lying(dice, wild=1, snack=snack)
        for card, request in enumerate(REQUESTS, 1):
            right = max(served(request, tuple(sorted((*dice, wild, *packed)))) for wild in SIDES)
            assert 1 <= matches(CFG, s, card) == right
            assert rolled_matches(CFG, s, card) == served(request, dice)


# ---------------------------------------------------------------- odds
class Prospect(NamedTuple):
    """What a card brings on average, and how likely 3, 2, 1 and 0 matches are; more points are better, then more matches."""

    points: Fraction
    chances: tuple[Fraction, ...]


def mean(prospects: list[Prospect]) -> Prospect:
    """The mean of prospects that are equally likely."""
    n = len(prospects)
    chances = tuple(sum((p.chances[i] for p in prospects), Fraction()) / n for i in range(4))
    return Prospect(sum((p.points for p in prospects), Fraction()) / n, chances)


def prospect(request: Dice, pays: tuple[int, ...], dice: int = 3, rerolls: int = 2, sprint: int = 0) -> Prospect:
    """A card before the first roll of so many dice, with best play of so many re-rolls; `sprint` points for each not used."""

    @cache
    def at(throw: Dice, left: int) -> Prospect:
        n = served(request, throw)
        stop = Prospect(Fraction((0, *pays)[n] + sprint * left * (n > 0)), tuple(Fraction(n == k) for k in (3, 2, 1, 0)))
        if left == 0:
            return stop
        keeps = {tuple(die for die, kept in zip(throw, some, strict=True) if kept) for some in product((0, 1), repeat=dice)}
        return max(stop, *(after(kept, left - 1) for kept in keeps))

    @cache
    def after(kept: Dice, left: int) -> Prospect:
        return mean([at(tuple(sorted((*kept, *new))), left) for new in product(SIDES, repeat=dice - len(kept))])

    return after((), rerolls)


def looked_ahead(request: Dice, pays: tuple[int, ...], dice: int = 3, rerolls: int = 2, sprint: int = 0) -> Prospect:
    """The same by the game's own look_ahead: points in the high digits, a digit for each number of matches below them."""
    whole, digit = 6 ** (dice * (rerolls + 1)), 64
    ends, early, worths = [0] * THROWS, [0] * THROWS, [0] * THROWS
    for throw in combinations_with_replacement(SIDES, dice):
        n = served(request, throw)
        a, b, c = (*throw, 0, 0)[:3]
        ends[thrown(CFG, a, b, c)] = whole * ((0, *pays)[n] << 4 * digit | 1 << n * digit)
        early[thrown(CFG, a, b, c)] = whole * (sprint * (n > 0) << 4 * digit)
    look_ahead(CFG, ends, early, worths, dice, rerolls)
    chances = tuple(Fraction(worths[0] >> n * digit & (1 << digit) - 1, whole) for n in (3, 2, 1, 0))
    return Prospect(Fraction(worths[0] >> 4 * digit, whole), chances)


def card_of(profile: dict[str, Any]) -> tuple[Dice, tuple[int, ...]]:
    """A request of a profile's kind, and the profile's points."""
    return (1, 2, 3) if profile["kind"] == "all_different" else (1, 1, 2), tuple(profile["points"])


@pytest.mark.parametrize("name", PROFILES)
def test_expected_points(name: str) -> None:
    """The expected points of each profile in the deck's file come out under best play of three dice and two re-rolls."""
    request, pays = card_of(PROFILES[name])
    right = prospect(request, pays)
    assert looked_ahead(request, pays) == right
    assert float(right.points) == pytest.approx(PROFILES[name]["expected"], abs=0.0005)


# In per cent, for 0 to 3 matches.
LIKELY = {"all_different": [0.2, 13.8, 63.2, 22.8], "pair": [2.6, 31.2, 50.9, 15.4]}


@pytest.mark.parametrize(
    ("kind", "pays"),
    [
        *((profile["kind"], tuple(profile["points"])) for profile in PROFILES.values()),
        ("all_different", (1, 2, 3)),
        ("pair", (1, 2, 3)),
    ],
)
def test_odds_of_one_card(kind: str, pays: tuple[int, ...]) -> None:
    """The odds of 0 to 3 matches, one and the same for who plays for a profile's points and who plays for most matches."""
    request, _ = card_of({"kind": kind, "points": pays})
    found = looked_ahead(request, pays).chances
    assert sum(found) == 1
    assert [round(100 * float(chance), 1) for chance in reversed(found)] == LIKELY[kind]
    assert found == prospect(request, pays).chances


@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize("rerolls", [0, 1, 4])
@pytest.mark.parametrize("name", ["steady_mix", "dare_pair"])
def test_look_ahead_with_other_limits(dice: int, rerolls: int, name: str) -> None:
    """Fewer dice, fewer re-rolls and more: the game's odds are exact there too."""
    request, pays = card_of(PROFILES[name])
    assert looked_ahead(request, pays, dice, rerolls) == prospect(request, pays, dice, rerolls)


@pytest.mark.parametrize("sprint", [1, 3])
@pytest.mark.parametrize("name", PROFILES)
def test_look_ahead_with_points_for_stopping(name: str, sprint: int) -> None:
    """With points for each re-roll not used, as in Sundae Sprint, best play stops earlier, and its odds are exact."""
    request, pays = card_of(PROFILES[name])
    right = prospect(request, pays, sprint=sprint)
    assert looked_ahead(request, pays, sprint=sprint) == right
    assert right.points > prospect(request, pays).points
    assert right.chances != prospect(request, pays).chances


def test_all_cards_of_a_kind_are_alike() -> None:
    """No dessert is rarer than another: each card is worth what its profile says, whatever it asks for."""
    worth = {name: looked_ahead(*card_of(profile)).points for name, profile in PROFILES.items()}
    for card in HOUSE["card"]:
        assert looked_ahead(REQUESTS[card["n"] - 1], tuple(card["points"])).points == worth[card["profile"]]
