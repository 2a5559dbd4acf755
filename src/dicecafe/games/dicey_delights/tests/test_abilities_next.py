"""The Next Turn abilities of the house deck: what they do in one's next turn, and every edge case that the deck's file names."""

from __future__ import annotations

import pytest

from dicecafe.engine.contract import CHANCE
from dicecafe.testing.conformance import refused
from dicecafe.words import Message

from .table import asked, dice, kept, line, pile, play, position, roll, steps

PIES = roll(0, "pie pie pie")
DESSERTS = ("smore", "cupcake", "donut", "icepop", "cookie", "pie")
ALL = {"score c43", "score c50", "score c34"}


def test_kept_until_the_next_turn() -> None:
    """A Next Turn ability is kept when it is cashed in, works in one's next turn, and is discarded at its end."""
    match = play(position("c26 c43 c50"), f"{PIES} / 0 ability c26 / 0 score c43 / * draw 0 c34 / * draw 0 c20")
    assert (match.points, kept(match, 0), pile(match)) == ([3, 0], "c26", "c43")  # not yet at work in this turn
    play(match, f"{roll(1, 'smore smore smore')} / 1 score c12 / 1 done / * draw 1 c2")
    assert (match.points, kept(match, 0)) == ([3, 1], "")
    play(match, f"{PIES} / 0 score c50")
    assert (match.points, "c26" in pile(match)) == ([3 + 3 + 1, 1], False)
    play(match, "0 done / * draw 0 c3")
    assert "c26" in pile(match)


# ---------------------------------------------------------------- Second Wind
def test_second_wind() -> None:
    """Four re-rolls in all."""
    match = play(position(kept={0: "c14"}), "0 roll / * pie pie pie" + " / 0 reroll 1 / * pie" * 3)
    assert "keep" in steps(match)
    assert steps(play(match, "0 reroll 1 / * donut")) == ALL


@pytest.mark.parametrize("used", [0, 1, 3])
def test_second_wind_need_not_be_used(used: int) -> None:
    """One may stop before."""
    match = play(position(kept={0: "c14"}), "0 roll / * pie pie pie" + " / 0 reroll 1 / * pie" * used + " / 0 keep")
    assert steps(match) == ALL


# ---------------------------------------------------------------- Chef's Choice
def test_chefs_choice() -> None:
    """After the last roll one die may be turned to any side."""
    match = play(position(kept={0: "c6"}), roll(0, "pie pie smore"))
    assert asked(match) == (0, {"pass", *(f"set {die} {side}" for die in (1, 2, 3) for side in DESSERTS)})
    refused(match, "0 score c43", "move/illegal", Message("time-to-set"))
    play(match, "0 set 3 cookie")
    assert (dice(match), steps(match)) == ("pie pie cookie", ALL)
    assert play(match, "0 score c50").points == [6, 0]
    assert dice(play(position(kept={0: "c6"}), f"{roll(0, 'pie pie smore')} / 0 pass")) == "pie pie smore"


def test_chefs_choice_after_butterfingers() -> None:
    """It comes after the rivals' after-roll abilities, so Butterfingers can't undo it."""
    match = play(position(kept={0: "c6", 1: "c27"}), f"{roll(0, 'pie pie smore')}")
    assert asked(match)[0] == 1
    play(match, "1 use 1 / * icepop / 0 keep / 0 set 1 pie")
    assert (dice(match), asked(match)) == ("pie pie smore", (0, ALL))
    passed = play(position(kept={0: "c6", 1: "c27"}), f"{roll(0, 'pie pie smore')} / 1 pass / 0 set 1 cookie")
    assert asked(passed) == (0, ALL)


def test_chefs_choice_sets_rolled_dice_only() -> None:
    """With a Sugar Overload there are two dice to choose from."""
    match = play(position(kept={0: "c6", 1: "c17"}), "1 use / 0 roll / * pie pie / 0 keep")
    assert steps(match) == {"pass", *(f"set {die} {side}" for die in (1, 2) for side in DESSERTS)}
    refused(match, "0 set 3 pie", "move/illegal", Message("why-fewer-dice", n=2, ruling="DL-4"))


# ---------------------------------------------------------------- Big Tray
def test_big_tray() -> None:
    """Up to three cards, and one extra re-roll."""
    match = play(position(kept={0: "c16"}), "0 roll / * pie pie pie" + " / 0 reroll 1 / * pie" * 2)
    assert "keep" in steps(match)
    play(match, "0 reroll 1 / * pie / 0 score c43 / 0 score c50")
    assert steps(match) == {"score c34", "done"}
    assert play(match, "0 score c34").turn == CHANCE
    assert match.points == [9, 0]


def test_big_tray_has_still_one_ability() -> None:
    """Three cards, but only one of them for its ability."""
    match = play(position("c12 c25 c43", "c31 c4 c8", kept={0: "c16"}), f"{PIES} / 0 ability c12")
    refused(match, "0 ability c25", "move/illegal", Message("why-one-ability"))
    assert steps(match) == {"score c43", "done"}


def test_big_tray_in_last_call() -> None:
    """Three cards are the limit there anyway; the extra re-roll still counts."""
    match = play(position(kept={0: "c16"}, call=1), "0 roll / * pie pie pie" + " / 0 reroll 1 / * pie" * 2)
    assert "keep" in steps(match)
    play(match, "0 reroll 1 / * pie / 0 score c43 / 0 score c50 / 0 score c34")
    assert (match.turn, line(match, 0)) == (CHANCE, "")


# ---------------------------------------------------------------- Wild Whip
def test_wild_whip() -> None:
    """One die is a wild for every card, for a different dessert on each; the other two are rolled."""
    match = position("c20 c43 c12", "c31 c4 c8", kept={0: "c48"})
    assert asked(match) == (0, {"wild", "pass"})
    refused(match, "0 roll", "move/illegal")
    play(match, "0 wild / 0 roll / * pie pie")
    assert steps(match) == {"keep", "reroll 1", "reroll 2", "reroll 1 2"}
    play(match, "0 keep / 0 score c20")  # the wild is a S'more
    assert match.points == [10, 0]
    assert play(match, "0 score c43").points == [10 + 4, 0]  # and now a Donut


def test_wild_whip_leaves_no_ability() -> None:
    """Every card has a match then, so there is no ability that turn."""
    match = play(position("c20 c43 c12", "c31 c4 c8", kept={0: "c48"}), "0 wild / 0 roll / * pie pie / 0 keep")
    assert steps(match) == {"score c20", "score c43", "score c12"}
    refused(match, "0 ability c12", "move/illegal", Message("why-match", camper="Noah", n=1))


def test_wild_whip_may_be_declined() -> None:
    """Before the first roll one may decline: three dice, and abilities as ever; the card is spent all the same."""
    match = play(position("c20 c43 c12", "c31 c4 c8", kept={0: "c48"}), f"0 pass / {PIES}")
    assert steps(match) == {"score c20", "score c43", "ability c12"}
    play(match, "0 score c20 / 0 done / * draw 0 c1")
    assert pile(match) == "c20 c48"


# ---------------------------------------------------------------- Double Scoop
@pytest.mark.parametrize(("faces", "points"), [("pie smore smore", 2), ("pie pie smore", 6), ("cookie pie pie", 9)])
def test_double_scoop(faces: str, points: int) -> None:
    """Twice the points of one card, 3 extra at most."""
    assert play(position(kept={0: "c11"}), f"{roll(0, faces)} / 0 score c50 double").points == [points, 0]


def test_double_scoop_is_chosen_when_scoring() -> None:
    """One card, chosen as it is scored: the first or a later one, and only one; or none."""
    match = play(position(kept={0: "c11"}), PIES)
    assert steps(match) == ALL | {f"{move} double" for move in ALL}
    play(match, "0 score c43")
    assert steps(match) == {"score c50", "score c34", "score c50 double", "score c34 double", "done"}
    assert play(match, "0 score c50 double").points == [3 + 6, 0]
    match = play(position(kept={0: "c11"}), f"{PIES} / 0 score c43 double")
    refused(match, "0 score c50 double", "move/illegal", Message("why-no-multiplier"))
    assert play(match, "0 score c50").points == [6 + 3, 0]


def test_double_scoop_without_it() -> None:
    """Nobody else doubles."""
    match = play(position(kept={1: "c11"}), PIES)
    assert steps(match) == ALL
    refused(match, "0 score c43 double", "move/illegal", Message("why-no-multiplier"))


# ---------------------------------------------------------------- Gold Star
def test_gold_star() -> None:
    """1 extra point for each card scored, not for one cashed in for its ability."""
    match = play(position("c26 c43 c50", "c31 c4 c8", kept={0: "c32"}), f"{PIES} / 0 score c43 / 0 score c50")
    assert match.points == [4 + 4, 0]
    match = play(position("c12 c43 c50", "c31 c4 c8", kept={0: "c32"}), f"{PIES} / 0 ability c12 / 0 score c50")
    assert match.points == [2 + 4, 0]


# ---------------------------------------------------------------- Packed Snack
def test_packed_snack() -> None:
    """Named before the roll; an extra die for every card."""
    match = position("c20 c43 c50", kept={0: "c23"})
    assert asked(match) == (0, {f"snack {dessert}" for dessert in DESSERTS})
    refused(match, "0 roll", "move/illegal")
    refused(match, "0 pass", "move/illegal")
    play(match, f"0 snack pie / {roll(0, 'smore pie donut')} / 0 score c20")
    assert match.points == [10, 0]
    assert play(match, "0 score c43").points == [10 + 4, 0]


def test_packed_snack_is_three_matches_at_most() -> None:
    """Four dice serve three desserts at most."""
    assert play(position(kept={0: "c23"}), f"0 snack pie / {roll(0, 'cookie pie pie')} / 0 score c50").points == [6, 0]


def test_packed_snack_is_never_rolled_set_or_forced() -> None:
    """There is no fourth die to roll, to set or to force."""
    match = play(position(kept={0: "c23"}), "0 snack pie / 0 roll / * smore smore smore")
    refused(match, "0 reroll 4", "move/unreadable")
    assert steps(match) == {"keep", *(f"reroll {dice}" for dice in ("1", "2", "3", "1 2", "1 3", "2 3", "1 2 3"))}
    forced = play(position(kept={0: "c23", 1: "c27"}), f"0 snack pie / {roll(0, 'smore smore smore')}")
    assert asked(forced) == (1, {"pass", "use 1", "use 2", "use 3"})
    stirred = play(position("c1 c43 c50", kept={0: "c23"}), f"0 snack pie / {roll(0, 'icepop icepop icepop')} / 0 ability c1")
    assert "stir 1 2 3" in steps(stirred)
    play(stirred, "0 stir 1 2 3 / * cookie smore smore / 0 score c50")
    assert stirred.points == [1 + 3, 0]  # the cookie rolled, and the pie packed


def test_packed_snack_as_the_only_match() -> None:
    """A card whose only match is the snack has one match, so it can't give its ability."""
    match = play(position("c12 c43 c50", "c31 c4 c8", kept={0: "c23"}), f"0 snack donut / {roll(0, 'cupcake cupcake cupcake')}")
    assert steps(match) == {"score c12", "score c43", "ability c50"}
    refused(match, "0 ability c12", "move/illegal", Message("why-match", camper="Noah", n=1))
    assert play(match, "0 score c12").points == [1, 0]


def test_packed_snack_is_named_after_rivals() -> None:
    """Rivals use their before-roll abilities before they know the snack."""
    match = position(kept={0: "c23", 1: "c17"})
    assert asked(match)[0] == 1
    refused(match, "0 snack pie", "move/not-your-turn")
    assert asked(play(match, "1 use")) == (0, {f"snack {dessert}" for dessert in DESSERTS})
