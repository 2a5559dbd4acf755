"""The rulings about the end, the variants and the piles: DL-7, DL-8, DL-14 to DL-17; and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from dicecafe.engine.contract import CHANCE
from dicecafe.testing.conformance import refused
from dicecafe.words import Message

from .table import asked, kept, line, pile, play, position, roll, steps, table

PIES = roll(0, "pie pie pie")
USE_OR_PASS = {"use", "pass"}
ALL = {"score c43", "score c50", "score c34"}
POTLUCK = {"potluck": True}
SPRINT = {"sundae_sprint": True}
END = "0 score c43 / 0 done / * draw 0 c1"  # 3 points with three pies, 4 with a Donut and two


def starts(had: int, players: int = 2, **options: Any) -> bool:
    """Whether a seat that had so many points and scores 3 starts last call."""
    match = play(position(points=(had,), players=players, options=options), f"{PIES} / {END}")
    return bool(match.state.starter)


# ---------------------------------------------------------------- last call
def test_dl7_the_check() -> None:
    """DL-7: 40 points at the end of one's own turn start last call, 39 do not."""
    for had, starter in ((36, 0), (37, 1)):
        match = play(position(points=(had, 0)), f"{PIES} / {END}")
        assert (match.state.starter, asked(match)) == (starter, (1, {"roll"}))


def test_dl7_points_lost_before_the_check() -> None:
    """DL-7: points that fell below 40 before the end of the turn do not count."""
    match = play(position(points=(37, 0), kept={1: "c22"}), f"{PIES} / 0 score c43")
    assert match.points[0] == 40
    play(match, "1 use / 0 done / * draw 0 c1")
    assert (match.points, match.state.starter) == ([39, 1], 0)


def test_dl7_only_at_the_end_of_ones_own_turn() -> None:
    """DL-7: 40 points in a rival's turn start nothing; the own turn's end does, if they are still there."""
    match = position("c12 c4 c8", "c43 c50 c25", points=(0, 38), kept={1: "c33"})
    play(match, f"{roll(0, 'smore pie pie')} / 1 use c50 / * draw 1 c1 / 0 score c12 / 0 done / * draw 0 c2")
    assert (match.points, match.state.starter) == ([1, 41], 0)
    play(match, f"{roll(1, 'icepop icepop icepop')} / 1 ability c43 / * draw 1 c3")
    assert (match.points, match.state.starter) == ([1, 43], 2)


def test_dl7_never_cancelled() -> None:
    """DL-7: a starter who falls below 40 has started it all the same, and nobody starts another."""
    match = play(position(points=(38, 40), call=1), f"{roll(0, 'icepop icepop icepop')} / 0 ability c50 / 0 from 1")
    assert match.points == [40, 38]
    play(match, f"* draw 0 c1 / {roll(1, 'pie pie pie')}")
    assert asked(match) == (1, {"ability c12", "ability c4", "ability c8", "done"})
    play(match, "1 done")
    assert (match.over, match.state.starter, match.points) == (True, 2, [40, 38])


def test_last_call_turn() -> None:
    """Last call: 0 to 3 cards; at most one ability, Right Now only."""
    match = play(position("c12 c25 c48", "c31 c4 c8", call=1, points=(0, 40)), roll(0, "cookie cookie cookie"))
    assert steps(match) == {"ability c12", "ability c25", "done"}
    refused(match, "0 ability c48", "move/illegal", Message("why-too-late", ability=Message("ability-wild-whip")))
    play(match, "0 ability c12")
    assert match.turn == CHANCE  # the other ability would be the second
    free = play(position(call=1, points=(0, 40)), f"{PIES} / 0 done")
    assert free.over
    assert free.points == [0, 40]


def test_last_call_goes_round_once() -> None:
    """Last call: every other player, clockwise, has one turn; then it is over where the starter leads."""
    match = position(players=4, first=3, points=(5, 6, 50, 7), call=2)
    for seat in (3, 0, 1):
        assert asked(match) == (seat, {"roll"})
        play(match, f"{roll(seat, 'icepop icepop icepop')} / {seat} done")
    assert match.over
    assert match.record().result == {"points": [5, 6, 50, 7], "winners": [2], "starter": 2}


def test_last_call_rebuttal() -> None:
    """Last call: if a rival has more than the starter, the starter has a last-call turn too, and only one."""
    match = play(position("c43 c50 c34", "c12 c25 c48", points=(38, 40), call=1), f"{PIES} / {END}")
    assert (match.points, asked(match)) == ([41, 40], (1, {"roll"}))
    play(match, roll(1, "cookie cookie cookie"))
    assert steps(match) == {"ability c12", "ability c25", "done"}  # a last-call turn as any other
    play(match, "1 done")
    assert match.over
    assert match.record().result == {"points": [41, 40], "winners": [0], "starter": 1}


@pytest.mark.parametrize(
    ("points", "winner"),
    [((45, 45, 45, 45), 2), ((45, 45, 44, 44), 0), ((45, 46, 44, 46), 3), ((46, 46, 44, 40), 0), ((40, 46, 44, 46), 3)],
)
def test_dl8_ties(points: tuple[int, ...], winner: int) -> None:
    """DL-8: a tie is a lead: the starter, seat 2, wins every tie, then who took the last-call turn earlier: 3, 0, 1."""
    match = position(players=4, first=3, points=points, call=2)
    while not match.over:
        seat = match.turn
        play(match, f"{roll(seat, 'icepop icepop icepop')} / {seat} done")
    result = match.record().result
    assert result is not None
    assert (result["points"], result["winners"]) == ([*points], [winner])
    rebuttal = any(n > points[2] for n in points)
    assert sum(text.endswith(" roll") for text in match.log) == 3 + rebuttal


def test_dl8_kept_abilities_work() -> None:
    """DL-8: anybody's This Round works until their own next turn starts, anybody's Next Turn on their last-call turn."""
    match = position(players=3, first=1, points=(40, 0, 0), call=0, kept={0: "c17", 1: "c32", 2: "c18"})
    play(match, "0 use / 1 roll / * smore smore / 1 keep / 1 score c12")
    assert (match.points, asked(match)) == ([40, 2, 0], (2, USE_OR_PASS))
    play(match, "2 pass / 1 done / * draw 1 c1")
    assert (asked(match), kept(match, 2)) == ((2, {"roll"}), "")


def test_dl8_starters_ability_on_the_rebuttal() -> None:
    """DL-8: the starter's Next Turn ability works on the rebuttal; a This Round one has expired by then."""
    match = play(position(points=(45, 40), call=1, kept={1: "c48"}), f"{PIES} / 0 done")
    assert asked(match) == (1, {"wild", "pass"})
    match = play(position(points=(45, 40), call=1, kept={1: "c17"}), f"1 use / {roll(0, 'pie pie')} / 0 done")
    assert asked(match) == (1, {"roll"})


def test_dl8_lines_are_refilled() -> None:
    """DL-8: lines are refilled as usual, on the last turn too."""
    match = play(position(points=(0, 40), call=1), f"{PIES} / 0 score c43 / 0 score c50 / 0 score c34")
    assert (match.turn, match.over) == (CHANCE, False)
    play(match, "* draw 0 c1 / * draw 0 c2 / * draw 0 c3")
    assert (match.over, line(match, 0)) == (True, "c1 c2 c3")
    refused(match, "1 roll", "move/over")


# ---------------------------------------------------------------- variants
@pytest.mark.parametrize(
    ("players", "options", "right"),
    [
        (2, {}, 40),
        (3, {"last_call": 55}, 55),
        (2, {"last_call": 10}, 10),
        (2, {**POTLUCK, "last_call": 11}, 50),
        (3, POTLUCK, 60),
    ],
)
def test_dl14_thresholds(players: int, options: dict[str, Any], right: int) -> None:
    """DL-14: a variant's own number of points starts last call, whatever the option says."""
    assert (starts(right - 4, players, **options), starts(right - 3, players, **options)) == (False, True)


@pytest.mark.parametrize(
    ("players", "options", "right"),
    [(2, SPRINT, 25), (6, SPRINT, 25), (2, {**SPRINT, **POTLUCK}, 35), (3, {**SPRINT, **POTLUCK}, 40)],
)
def test_dl14_thresholds_with_sundae_sprint(players: int, options: dict[str, Any], right: int) -> None:
    """DL-14: Sundae Sprint's 25, which two unused re-rolls help to reach; with both variants the combination's thresholds."""
    options = {**options, "last_call": 12}
    assert (starts(right - 6, players, **options), starts(right - 5, players, **options)) == (False, True)


def test_dl14_potluck() -> None:
    """DL-14: after the refill the neighbours may share, left first: a match less, a thank-you each, then a card is drawn."""
    match = position("c43 c50 c34", "c20 c42 c8", "c48 c12 c4", "c33 c24 c25", options=POTLUCK)
    play(match, f"{roll(0, 'smore pie pie')} / 0 score c43 / 0 done")
    assert match.turn == CHANCE
    play(match, "* draw 0 c1")
    assert asked(match) == (1, {"pass", "share c20"})  # c42 and c8 have one match
    refused(match, "1 share c42", "move/illegal", Message("why-too-few-matches", n=2, ruling="DL-14"))
    refused(match, "1 share c43", "move/illegal", Message("why-not-in-line", card="c43"))
    play(match, "1 share c20")
    assert (match.points, pile(match)) == ([3 + 1, 2, 0, 0], "c20 c43")  # three matches, paid as two
    assert all(word.startswith("draw 1 ") for word in steps(match))
    play(match, "* draw 1 c2")
    assert asked(match) == (1, {"roll"})  # seat 3 has no card to share; seat 2, who has, is no neighbour


def test_dl14_potluck_pays_two_as_one() -> None:
    """DL-14: two matches pay as one; sharing is a choice; the right neighbour is asked after the left one."""
    match = position("c12 c4 c8", "c43 c29 c9", "c26 c39 c13", "c48 c24 c25", options=POTLUCK)
    play(match, f"{roll(0, 'smore pie pie')} / 0 score c12 / 0 done / * draw 0 c1")
    assert asked(match) == (1, {"pass", "share c43"})
    play(match, "1 pass")
    assert asked(match) == (3, {"pass", "share c48"})
    play(match, "3 share c48 / * draw 3 c2")
    assert (match.points, asked(match)) == ([1 + 1, 0, 0, 1], (1, {"roll"}))


def test_dl14_potluck_with_two_players() -> None:
    """DL-14: with two players the one rival, who is both neighbours, shares once."""
    match = position("c12 c4 c8", "c43 c50 c34", options=POTLUCK)
    play(match, f"{roll(0, 'smore pie pie')} / 0 score c12 / 0 done / * draw 0 c1 / 1 share c43 / * draw 1 c2")
    assert (match.points, asked(match)) == ([2, 2], (1, {"roll"}))


def test_dl14_potluck_dice_as_they_lie() -> None:
    """DL-14: the dice count as they lie at the end of the cash-in step, after a One More Stir."""
    match = position("c1 c12 c8", "c43 c50 c34", options=POTLUCK)
    play(match, f"{roll(0, 'pie pie pie')} / 0 ability c1 / 0 stir 2 3 / * cookie icepop / 0 done / * draw 0 c2")
    assert asked(match) == (1, {"pass", "share c50"})


def test_dl14_potluck_and_the_check() -> None:
    """DL-14: thank-you points come before the check of 50; the sharer's are checked at the end of the sharer's own turn."""
    match = position("c12 c4 c8", "c43 c50 c34", points=(48, 48), options=POTLUCK)
    play(match, f"{roll(0, 'smore pie pie')} / 0 score c12 / 0 done / * draw 0 c1 / 1 share c43")
    assert (match.points, match.state.starter) == ([50, 50], 0)
    play(match, "* draw 1 c2")
    assert match.state.starter == 1
    match = position("c12 c4 c8", "c43 c50 c34", points=(40, 48), options=POTLUCK)
    play(match, f"{roll(0, 'smore pie pie')} / 0 score c12 / 0 done / * draw 0 c1 / 1 share c43 / * draw 1 c2")
    assert (match.points, match.state.starter) == ([42, 50], 0)


def test_dl14_no_potluck_in_last_call() -> None:
    """DL-14: no sharing on last-call turns."""
    match = position("c12 c4 c8", "c43 c50 c34", points=(0, 60), call=1, options=POTLUCK)
    play(match, f"{roll(0, 'smore pie pie')} / 0 score c12 / 0 done / * draw 0 c1")
    assert match.over


# ---------------------------------------------------------------- Sundae Sprint, late seats
@pytest.mark.parametrize(
    ("own", "capped", "rolls", "bonus"),
    [
        ("", False, 0, 2),
        ("", False, 1, 1),
        ("", False, 2, 0),
        ("c14", False, 1, 3),
        ("c16", False, 0, 3),
        ("c14", True, 0, 1),
        ("", True, 1, 0),
    ],
)
def test_dl15_sundae_sprint(own: str, capped: bool, rolls: int, bonus: int) -> None:
    """DL-15: a point for each unused re-roll of the turn's limit, added before the refill, for who has scored a card."""
    match = position(kept={1: "c3"} | ({0: own} if own else {}), options=SPRINT)
    play(match, f"1 {'use' if capped else 'pass'} / 0 roll / * pie pie pie" + " / 0 reroll 1 / * pie" * rolls)
    play(match, ("0 keep / " if "keep" in steps(match) else "") + "0 score c43")
    assert match.points[0] == 3
    play(match, "0 done")
    assert (match.turn, match.points[0]) == (CHANCE, 3 + bonus)


def test_dl15_sprint_needs_a_score() -> None:
    """DL-15: who only cashes in an ability gets nothing for re-rolls; stirs and forced dice are no re-rolls; no window opens."""
    match = play(position("c12 c25 c43", "c31 c4 c8", options=SPRINT), f"{PIES} / 0 ability c12 / 0 done")
    assert match.points == [2, 0]
    match = position("c1 c43 c50", kept={1: "c27"}, options=SPRINT)
    play(match, f"{PIES} / 1 use 1 / * pie / 0 keep / 0 ability c1 / 0 stir 1 / * pie / 0 score c43")
    assert (match.turn, match.points) == (CHANCE, [1 + 3 + 2, 0])
    match = play(position("c12 c25 c43", "c31 c4 c8", options=SPRINT), f"{PIES} / 0 score c43 / 0 done / * draw 0 c1")
    play(match, f"{roll(1, 'donut donut donut')} / 1 ability c8 / 1 from 0")  # nor does a rival's score in the turn before help
    assert (match.turn, match.points) == (CHANCE, [3 + 2 - 2, 2])
    asked_once = play(position(kept={1: "c18"}, options=SPRINT), f"{PIES} / 0 score c43 / 1 pass / 0 done")
    assert (asked_once.turn, asked_once.points) == (CHANCE, [5, 0])


@pytest.mark.parametrize("options", [SPRINT, {**SPRINT, **POTLUCK}])
def test_dl15_no_rebuttal(options: dict[str, Any]) -> None:
    """DL-15: with Sundae Sprint, and with both variants, there is no rebuttal; unused re-rolls count in last call too."""
    match = play(position(points=(40, 41), call=1, options=options), f"{PIES} / {END}")
    assert match.over
    assert match.record().result == {"points": [45, 41], "winners": [0], "starter": 1}


@pytest.mark.parametrize(
    ("players", "first", "points"),
    [
        (2, 0, [0, 2]),
        (2, 1, [2, 0]),
        (3, 1, [4, 0, 2]),
        (4, 3, [2, 4, 6, 0]),
        (5, 0, [0, 1, 2, 3, 4]),
        (6, 2, [4, 5, 0, 1, 2, 3]),
    ],
)
def test_dl15_late_seats(players: int, first: int, points: list[int]) -> None:
    """DL-15: later seats, counted from the first one, start with more points."""
    assert table(players, first, late_seat_treat=True).points == points
    assert table(players, first).points == [0] * players


# ---------------------------------------------------------------- bonuses, the pile
def test_dl16_bonuses_count() -> None:
    """DL-16: Finders Sharers and Sticky Fingers look at all the points the card just gave."""
    for own, move, gained in (("c26", "score c50", 2), ("c11", "score c50 double", 2)):
        match = play(position(kept={0: own, 1: "c18"}), f"{roll(0, 'pie smore smore')} / 0 {move} / 1 use")
        assert match.points == [gained, gained]
        match = play(position(kept={0: own, 1: "c22"}), f"{roll(0, 'pie smore smore')} / 0 {move}")
        assert asked(match) == (1, USE_OR_PASS)  # 1 point alone would be too little
        assert play(match, "1 use").points == [gained - 1, 1]


def test_dl17_right_now() -> None:
    """DL-17: a cashed-in Right Now card is on the pile before the draws it causes, and so are the cards it throws out."""
    match = play(position("c24 c43 c50", deck=""), f"{roll(0, 'smore smore smore')} / 0 ability c24 / 0 dump c50")
    assert steps(match) == {"draw 0 c24", "draw 0 c50"}


def test_dl17_tag_along() -> None:
    """DL-17: a used Tag Along and the card scored by it are on the pile before its draw."""
    match = play(position("c12 c4 c8", "c43 c50 c25", deck="", kept={1: "c33"}), f"{roll(0, 'pie pie smore')} / 1 use c50")
    assert steps(match) == {"draw 1 c33", "draw 1 c50"}


def test_dl17_potluck_and_next_turn() -> None:
    """DL-17: a used Next Turn card goes to the pile after the refill, before Potluck; a shared card before its draw."""
    match = position("c12 c4 c8", "c43 c50 c25", deck="", kept={0: "c26"}, options=POTLUCK)
    play(match, f"{roll(0, 'pie pie smore')} / 0 score c12 / 0 done")
    assert (steps(match), pile(match)) == ({"draw 0 c12"}, "")
    play(match, "* draw 0 c12")
    assert pile(match) == "c26"
    assert steps(play(match, "1 share c43")) == {"draw 1 c26", "draw 1 c43"}


def test_empty_deck_is_the_pile() -> None:
    """A turn, 8: the pile is shuffled when a card is needed and the deck is empty, not before."""
    match = play(position(deck="c1", pile="c2 c3"), f"{PIES} / 0 score c43 / 0 score c50")
    assert steps(match) == {"draw 0 c1"}
    play(match, "* draw 0 c1")
    assert (steps(match), pile(match)) == ({f"draw 0 {card}" for card in ("c2", "c3", "c43", "c50")}, "")
    assert asked(play(match, "* draw 0 c43")) == (1, {"roll"})


def test_nothing_left_to_draw() -> None:
    """A line stays short where neither deck nor pile has a card: the one cashed in is kept for its ability."""
    match = play(position("c14 c43 c50", deck=""), f"{roll(0, 'cupcake cupcake icepop')} / 0 ability c14")
    assert (line(match, 0), asked(match)) == ("c43 c50", (1, {"roll"}))
