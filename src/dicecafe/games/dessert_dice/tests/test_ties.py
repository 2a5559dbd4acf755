"""Ties: by example, and by property against a plain re-statement of DD-7 and DD-8."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicecafe.engine.match import Match
from dicecafe.engine.options import Value
from dicecafe.games.dessert_dice.clusters import SQUARES
from dicecafe.games.dessert_dice.dice import COLOUR, GREEN, TOP
from dicecafe.games.dessert_dice.rules import winner as ruled
from dicecafe.games.dessert_dice.text import DESSERT_NAMES

from .table import ICE, MACARON, ROLL, clusters, ended, groups, table, winner

EDITIONS: list[dict[str, Value]] = [{}, {"tie_everyone": True}, {"edition": "cards"}, {"edition": "cards", "tie_everyone": True}]
THREE = [ICE, MACARON, ROLL]
# ice cream 4,1; macaron 4,2; sweet roll 3,3
AHEAD = "I I I I J\nM M M M J\nS S S J I\nJ M M J J\nS S S J -"


# ---------------------------------------------------------------- examples
def test_tiles_among_the_tied() -> None:
    """Tiles: 4,1 and 4,2 are tied; the next cluster decides between them, and 3,3 is not asked."""
    match = ended(AHEAD, THREE, (25, 1, 24))
    assert clusters(match) == [[4, 1], [4, 2], [3, 3]]
    assert winner(match) == 1


def test_tie_everyone_takes_the_sentence_literally() -> None:
    """`tie_everyone`: every player sets the largest aside, and 3 is the best next cluster: the third player wins."""
    assert winner(ended(AHEAD, THREE, (25, 24, 1), tie_everyone=True)) == 2


@pytest.mark.parametrize("everyone", [False, True])
@pytest.mark.parametrize(("placed", "won"), [((25, 1, 24), 0), ((1, 24, 25), 1), ((0, 0, 25), 0), ((0, 1, 25), 1)])
def test_cards_asks_for_the_last_placement_alone(placed: tuple[int, ...], won: int, everyone: bool) -> None:
    """Cards: among the tied whoever placed last, whatever the next clusters; `tie_everyone` changes nothing."""
    assert winner(ended(AHEAD, THREE, placed, edition="cards", tie_everyone=everyone)) == won


def test_tie_everyone_is_for_ties() -> None:
    """`tie_everyone`: whoever has the best score alone has won, whatever lies beyond."""
    match = ended("I I I I I\nM M M M J\nM M M M J\nJ J J J J\nS S S J -", [ICE, MACARON], tie_everyone=True)
    assert winner(match) == 1
    match = ended("I I I I I\nM M M M J\nJ J J J J\nM M M M J\nS S S J -", [ICE, MACARON, ROLL], tie_everyone=True)
    assert (clusters(match), winner(match)) == ([[5], [4, 4], [3]], 0)


def test_tie_everyone_to_the_last_die() -> None:
    """`tie_everyone`: when nobody has a die left, the last placer of all wins, tied for the best or not."""
    picture = "I I I J J\nM M M J J\nS S J J J\nJ J J J J\nJ J J J -"
    for placed in ((24, 23, 25), (25, 24, 23), (23, 25, 24)):
        match = ended(picture, THREE, placed, tie_everyone=True)
        assert clusters(match) == [[3], [3], [2]]
        assert winner(match) == placed.index(25)
    assert winner(ended(picture, THREE, (23, 24, 25))) == 1


@pytest.mark.parametrize("options", EDITIONS, ids=str)
def test_nobody_has_a_die(options: dict[str, Value]) -> None:
    """All with 0 points are tied, too: the last placer wins."""
    match = ended("J J J J J\n" * 4 + "J J J J -", THREE, (23, 25, 24), 0, **options)
    assert (match.points, winner(match)) == ([0, 0, 0], 1)


def test_one_winner_and_the_others_by_their_scores() -> None:
    """There is one winner, a tie or not; the others follow by their scores, and share a place where those are the same."""
    for placed, stands in (((25, 1, 24), [1, 0, 2]), ((25, 24, 23), [1, 0, 2])):
        match = ended(AHEAD, THREE, placed)
        places = [9, 9, 9]
        match.game.kernels["ranks"](match.cfg, match.state, match.points, places)
        assert (match.points, places) == ([4, 4, 3], stands)
    match = ended("J J J J J\n" * 4 + "J J J J -", THREE, (23, 25, 24), 0)
    places = [9, 9, 9]
    match.game.kernels["ranks"](match.cfg, match.state, match.points, places)
    assert places == [1, 0, 1]


# ---------------------------------------------------------------- property
def stated(sizes: list[list[int]], placed: list[int], first: int, edition: str, everyone: bool) -> tuple[int, str]:
    """The winner as rules.md says it, and what decided."""
    seats = range(len(sizes))

    def last(tied: list[int]) -> int:
        in_order = sorted(tied, key=lambda seat: (seat - first) % len(sizes))
        return max(in_order, key=lambda seat: placed[seat])  # the first of several

    scores = [max(own, default=0) for own in sizes]
    tied = [seat for seat in seats if scores[seat] == max(scores)]
    if len(tied) == 1:
        return tied[0], "score"
    if edition == "cards":
        return last(tied), "placement"
    if everyone:
        while any(sizes):
            sizes = [own[1:] for own in sizes]
            best = max(own[:1] for own in sizes)
            if best and [own[:1] for own in sizes].count(best) == 1:
                return [own[:1] for own in sizes].index(best), "clusters"
        return last(list(seats)), "placement"
    top = max(sizes[seat] for seat in tied)  # lists compare in order, and a longer one beats its own beginning
    equal = [seat for seat in tied if sizes[seat] == top]
    return (equal[0], "clusters") if len(equal) == 1 else (last(equal), "placement")


def random_end(random: Random) -> tuple[Match, list[int]]:
    """A full board of the real dice, random goals, placements and options; neat boards now and then, for more ties."""
    dice = [random.choice([die for die in range(1, GREEN) if COLOUR[die] == colour]) for colour in range(4) for _ in range(6)]
    board = [*dice, GREEN]
    random.shuffle(board)
    if random.random() < 0.5:
        board.sort(key=lambda die: TOP[die] // random.choice((1, 2)))
    players, options = random.choice((2, 3, 4)), random.choice(EDITIONS)
    match = table(players, random.randrange(players), random.sample(DESSERT_NAMES, players), **options)
    s = match.state
    s.board, s.empty, s.left, s.green = board, [0] * SQUARES, 0, 0
    turns = random.sample(range(1, 30), players)
    s.placed[:players] = [0 if random.random() < 0.3 else turn for turn in turns]
    return match, [TOP[die] for die in board]


def agrees(match: Match, tops: list[int]) -> str:
    """See that the rules and the re-statement have the same winner; what decided."""
    cfg, s = match.cfg, match.state
    sizes = [groups(tops, s.goals[seat] - 1) for seat in range(cfg.players)]
    won, by = stated(sizes, s.placed, cfg.first, "cards" if cfg.edition else "tiles", bool(cfg.tie_everyone))
    assert ruled(cfg, s) == won, f"{cfg} {s.text()}"
    assert told(match) == (sizes, [max(own, default=0) for own in sizes], [won])
    return by


def told(match: Match) -> tuple[list[list[int]], list[int], list[int]]:
    """Clusters, points and winners of the result."""
    result = match.game.result(match.cfg, match.state)
    return result["clusters"], result["points"], result["winners"]


@settings(max_examples=300)
@given(st.randoms(use_true_random=False))
def test_winner_is_as_stated(random: Random) -> None:
    """Whatever the board, the goals, the placements and the options: the winner of the rules file."""
    agrees(*random_end(random))


def test_winner_is_as_stated_for_every_way_to_decide() -> None:
    """4,000 seeded end positions; score, next clusters and last placement each decide hundreds of them."""
    random, decided = Random(5), Counter[str]()
    for _ in range(4000):
        decided[agrees(*random_end(random))] += 1
    assert min(decided[by] for by in ("score", "clusters", "placement")) > 200, decided


def test_tie_everyone_makes_a_difference() -> None:
    """On the same end positions `tie_everyone` has another winner now and then, and cards another one than tiles."""
    random, differ = Random(6), Counter[str]()
    for _ in range(4000):
        match, tops = random_end(random)
        sizes = [groups(tops, goal - 1) for goal in match.state.goals[: match.cfg.players]]
        ways = {name: stated(sizes, match.state.placed, match.cfg.first, *how)[0] for name, how in WAYS.items()}
        for name, (edition, everyone) in WAYS.items():
            match.cfg.edition, match.cfg.tie_everyone = int(edition == "cards"), int(everyone)
            assert ruled(match.cfg, match.state) == ways[name]
            differ[name] += ways[name] != ways["tiles"]
    assert min(differ["everyone"], differ["cards"]) > 20, differ


WAYS = {"tiles": ("tiles", False), "everyone": ("tiles", True), "cards": ("cards", False)}
