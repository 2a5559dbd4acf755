"""The end: Fame by hand-made examples."""

from __future__ import annotations

import pytest

from dicecafe.games.dicecreams.table import REFILL

from .table import GAME, play, position

# Cards of the house deck by animal, with their Fame.
FOXES, FOX_FAME = [1, 2, 3, 4, 5, 6], [4, 5, 4, 5, 6, 8]
ONE_OF_EACH, EACH_FAME = [1, 7, 13, 19, 25, 31], 24


@pytest.mark.parametrize(("alike", "fame"), [(0, 0), (1, 0), (2, 2), (3, 5), (4, 9), (5, 14), (6, 20)])
def test_animal_sets(alike: int, fame: int) -> None:
    """2, 5, 9, 14, 20 for 2 to 6 of an animal, over the Fame of the cards."""
    assert position(done=(FOXES[:alike], [])).points == [sum(FOX_FAME[:alike]) + fame, 0]


def test_different_animals_make_no_set() -> None:
    """Six different animals are worth their cards only."""
    assert position(done=(ONE_OF_EACH, [])).points == [EACH_FAME, 0]


def test_each_animal_counts_for_itself() -> None:
    """Two foxes and three owls are two sets."""
    assert position(done=([1, 7, 2, 8, 9], [])).points == [4 + 4 + 5 + 4 + 5 + 2 + 5, 0]


@pytest.mark.parametrize(("cards", "fame"), [(6, 20), (7, 20), (8, 20)])
def test_more_than_six_alike(cards: int, fame: int) -> None:
    """More than 6 of an animal are worth 20, no more."""
    match = position(done=([*range(1, cards + 1)], []))
    match.cfg.animal = [0] * len(match.cfg.animal)
    match.cfg.fame = [1] * len(match.cfg.fame)
    assert match.points == [cards + fame, 0]


@pytest.mark.parametrize(
    ("strong", "points"),
    [
        ([0, 0, 0], [0, 0, 0]),
        ([1, 0, 0], [5, 0, 0]),
        ([3, 2, 0], [7, 2, 0]),
        ([2, 2, 1], [6, 6, 1]),
        ([3, 3, 3], [7, 7, 7]),
    ],
)
def test_tokens(strong: list[int], points: list[int]) -> None:
    """1 for each token; 4 for the most, to all who share it; to nobody if there is none (DC-9)."""
    assert position(players=3, strong=[*strong, 0]).points == points


@pytest.mark.parametrize(
    ("done", "sprinkles", "strong", "winners"),
    [
        (([1], [7], [13]), [0, 0, 0], [0, 0, 0], [0, 1, 2]),
        (([1], [7], [13]), [1, 2, 2], [0, 0, 0], [1, 2]),
        (([1], [7], [13]), [9, 2, 2], [0, 0, 1], [2]),
        (([2], [1], [13]), [0, 9, 9], [0, 0, 0], [0]),
        (([6], [1, 7], [13, 19]), [2, 2, 2], [0, 0, 0], [1, 2]),
        (([6], [1, 7], [13, 19]), [3, 2, 2], [0, 0, 0], [0]),
    ],
)
def test_dc10_order_of_ties(done: tuple[list[int], ...], sprinkles: list[int], strong: list[int], winners: list[int]) -> None:
    """DC-10: Fame, then Sprinkles, then completed IceCreams, then a shared win."""
    match = position(players=3, done=done, sprinkles=[*sprinkles, 0], strong=[*strong, 0])
    assert GAME.winners(match.cfg, match.state) == winners


@pytest.mark.parametrize(
    ("mine", "strong", "raccoon", "points", "its", "winners"),
    [
        ([1, 7], 0, [13], 8, 4, [0]),
        ([1], 0, [13], 4, 4, []),
        ([1], 1, [13], 9, 4, [0]),
        ([1], 1, [6], 9, 8, [0]),
        ([1], 0, [2, 3], 4, 11, []),
        ([1, 2], 0, [9, 8, 7], 11, 18, []),
    ],
)
def test_dc1_against_the_raccoon(
    mine: list[int], strong: int, raccoon: list[int], points: int, its: int, winners: list[int]
) -> None:
    """DC-1: one wins with more Fame than the Raccoon's cards and sets; one token is enough for the 4."""
    had = raccoon + [0] * (16 - len(raccoon))
    match = position(players=1, done=(mine,), strong=[strong, 0, 0, 0], raccoon=had, n_raccoon=len(raccoon))
    result = GAME.result(match.cfg, match.state)
    assert (result["points"], result["raccoon"], result["winners"]) == ([points], its, winners)


def test_result_in_full() -> None:
    """The result holds points, winners, Sprinkles with leftover Flavours turned in, tokens, and cards in order."""
    match = position(done=([6, 1, 13, 4, 8, 16, 19], [7, 2]), cones={"1x": (25, "y5 b5 -"), "1y": (33, "y5 - -")})
    match.state.phase, match.state.strong = REFILL, [1, 2, 0, 0]
    match.state.fridge_colour[8] = 0
    play(match, "* fill c3 blue 1")
    assert match.over
    assert match.record().result == {
        "points": [8 + 4 + 4 + 5 + 4 + 5 + 4 + 5 + 2 + 1, 4 + 5 + 2 + 4],
        "winners": [0],
        "sprinkles": [2, 5],
        "strong": [1, 2],
        "cards": [[6, 1, 13, 4, 8, 16, 19], [7, 2]],
    }
