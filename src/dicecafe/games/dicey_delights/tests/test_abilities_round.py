"""The This Round abilities of the house deck: what they do in a rival's turn, and every edge case that the deck's file names."""

from __future__ import annotations

import pytest

from dicecafe.engine.contract import CHANCE
from dicecafe.testing.conformance import refused
from dicecafe.words import Message

from .table import asked, dice, kept, line, pile, play, position, roll, steps

PIES = roll(0, "pie pie pie")
BEDTIME = Message("ability-early-bedtime")
USE_OR_PASS = {"use", "pass"}


# ---------------------------------------------------------------- Sugar Overload
def test_sugar_overload() -> None:
    """Before the first roll; the rival rolls two dice, for the whole turn."""
    match = position(kept={1: "c17"})
    assert asked(match) == (1, USE_OR_PASS)
    refused(match, "0 roll", "move/not-your-turn", "Bo")
    play(match, "1 use")
    assert (pile(match), kept(match, 1), asked(match)) == ("c17", "", (0, {"roll"}))
    refused(play(match, "0 roll"), "* pie pie pie", "dice/impossible")
    play(match, "* pie pie")
    assert steps(match) == {"keep", "reroll 1", "reroll 2", "reroll 1 2"}
    refused(match, "0 reroll 3", "move/illegal", Message("why-fewer-dice", n=2, ruling="DL-4"))
    play(match, "0 reroll 1 2 / * donut pie / 0 keep")
    assert dice(match) == "donut pie"
    assert play(match, "0 score c43").points == [3, 0]


def test_sugar_overload_may_wait() -> None:
    """Who passes keeps it for another rival's turn of the round; unused it expires as the own next turn starts."""
    match = position(players=3, kept={2: "c17"})
    play(match, f"2 pass / {PIES} / 0 score c43 / 0 done / * draw 0 c1")
    assert asked(match) == (2, USE_OR_PASS)
    play(match, f"2 pass / {roll(1, 'smore smore smore')} / 1 score c12 / 1 done / * draw 1 c2")
    assert (asked(match), kept(match, 2), "c17" in pile(match)) == ((2, {"roll"}), "", True)


def test_sugar_overload_does_not_stack() -> None:
    """A second one is not even asked for once the first is used."""
    match = play(position(players=3, kept={1: "c17", 2: "c38"}), "1 use")
    assert (asked(match), kept(match, 2)) == ((0, {"roll"}), "c38")
    match = play(position(players=3, kept={1: "c17", 2: "c38"}), "1 pass")
    assert asked(match) == (2, USE_OR_PASS)


def test_sugar_overload_on_a_wild_whip() -> None:
    """With the rival's Wild Whip: one rolled die and the wild."""
    match = play(position(kept={0: "c48", 1: "c17"}), "1 use / 0 wild / 0 roll / * pie")
    assert steps(match) == {"keep", "reroll 1"}
    assert play(match, "0 keep / 0 score c43").points == [3, 0]


# ---------------------------------------------------------------- Lights Out
def test_lights_out() -> None:
    """One re-roll, and a point for the owner."""
    match = play(position(kept={1: "c3"}), "1 use / 0 roll / * pie pie smore")
    assert match.points == [0, 1]
    play(match, "0 reroll 3 / * donut")
    assert steps(match) == {"score c43", "score c50", "score c34"}
    refused(match, "0 reroll 3", "move/illegal")


@pytest.mark.parametrize("card", ["c14", "c16"])
def test_lights_out_is_final(card: str) -> None:
    """Extra re-rolls, of Second Wind or Big Tray, are added first; then the cap of one holds."""
    match = play(position(kept={0: card, 1: "c3"}), "1 use / 0 roll / * pie pie smore / 0 reroll 3 / * donut")
    assert "score c43" in steps(match)
    free = play(position(kept={0: card, 1: "c3"}), "1 pass / 0 roll / * pie pie smore / 0 reroll 3 / * donut")
    assert "reroll 3" in steps(free)


def test_lights_out_does_not_stop_a_stir() -> None:
    """One More Stir is no re-roll of this kind."""
    match = position("c1 c43 c50", kept={1: "c3"})
    play(match, "1 use / 0 roll / * pie pie pie / 0 reroll 3 / * pie / 0 ability c1 / 0 stir 1 / * cookie")
    assert dice(match) == "cookie pie pie"


# ---------------------------------------------------------------- Early Bedtime
def test_early_bedtime() -> None:
    """A card of the rival's line goes, a point is gained; the rival refills after the turn and must still cash in."""
    match = position("c43 c50 c34", "c12 c4 c8", kept={1: "c7"})
    assert asked(match) == (1, {"pass", "use c43", "use c50", "use c34"})
    refused(match, "1 use c12", "move/illegal", Message("why-aim-at-rival", ability=BEDTIME))
    refused(match, "1 use", "move/illegal", Message("why-aim-at-rival", ability=BEDTIME))
    play(match, "1 use c50")
    assert (match.points, line(match, 0), pile(match)) == ([0, 1], "c34 c43", "c7 c50")
    assert asked(match) == (0, {"roll"})
    play(match, PIES)
    assert steps(match) == {"score c43", "score c34"}
    refused(match, "0 done", "move/illegal", Message("why-not-done", ruling="DL-13"))
    play(match, "0 score c43 / 0 done / * draw 0 c1 / * draw 0 c2")
    assert (line(match, 0), match.turn) == ("c1 c2 c34", 1)


def test_early_bedtime_in_last_call() -> None:
    """In last call the other two need not be cashed in."""
    match = play(position(kept={1: "c7"}, call=1, points=(0, 40)), f"1 use c50 / {PIES}")
    assert steps(match) == {"score c43", "score c34", "done"}


def test_early_bedtime_needs_three_cards() -> None:
    """Only on a rival with three cards: it is not offered against two, which an empty deck can leave."""
    match = position("c14 c43 c50", "c7 c4 c8", deck="")
    play(match, f"{roll(0, 'cupcake cupcake icepop')} / 0 ability c14")
    play(match, f"{roll(1, 'pie pie pie')} / 1 ability c7")
    assert (line(match, 0), kept(match, 1)) == ("c43 c50", "c7")
    assert asked(match) == (0, {"roll"})
    match = position("c14 c43 c50", "c7 c4 c8", deck="c1")
    play(match, f"{roll(0, 'cupcake cupcake icepop')} / 0 ability c14 / * draw 0 c1")
    play(match, f"{roll(1, 'pie pie pie')} / 1 ability c7")
    assert asked(match) == (1, {"pass", "use c1", "use c43", "use c50"})


# ---------------------------------------------------------------- Butterfingers
def test_butterfingers() -> None:
    """The chosen die is rolled again for nothing; with re-rolls left the rival goes on, and the window opens again."""
    match = play(position(players=3, kept={1: "c27", 2: "c33"}), roll(0, "pie pie icepop"))
    assert asked(match) == (1, {"pass", "use 1", "use 2", "use 3"})
    refused(match, "1 use", "move/illegal", Message("why-aim-at-die", ability=Message("ability-butterfingers"), n=3))
    play(match, "1 use 2 / * smore")
    assert (dice(match), pile(match)) == ("pie smore icepop", "c27")
    assert asked(match) == (2, {"pass", "use c29", "use c26", "use c39"})  # the others are asked first
    play(match, "2 pass / 0 reroll 2 / * pie / 0 reroll 2 / * pie")  # both re-rolls were still there
    assert asked(match) == (2, {"pass", "use c29", "use c26", "use c39"})
    assert asked(play(match, "2 pass")) == (0, {"score c43", "score c50", "score c34"})


def test_butterfingers_when_no_re_roll_is_left() -> None:
    """Then the rival can't go on: the die lies as it lies."""
    match = play(position(kept={1: "c27"}), "0 roll / * pie pie pie / 0 reroll 1 / * pie / 0 reroll 1 / * pie")
    assert asked(match) == (1, {"pass", "use 1", "use 2", "use 3"})
    play(match, "1 use 1 / * cookie")
    assert asked(match) == (0, {"score c43", "score c50", "score c34"})
    assert play(match, "0 score c50").points == [6, 0]


def test_butterfingers_opens_no_window_when_no_re_roll_is_left() -> None:
    """The window opens again only if the rival can go on: who has passed before is not asked twice."""
    match = position("c43 c50 c34", "c29 c26 c39", "c12 c4 c8", kept={1: "c33", 2: "c27"})
    play(match, "0 roll / * icepop pie pie / 0 reroll 1 / * icepop / 0 reroll 1 / * icepop")
    assert asked(match)[0] == 1
    play(match, "1 pass / 2 use 2 / * donut")
    assert asked(match) == (0, {"score c43", "score c50", "score c34"})


def test_butterfingers_not_used() -> None:
    """After a pass the rival does not go on rolling."""
    assert steps(play(position(kept={1: "c27"}), f"{PIES} / 1 pass")) == {"score c43", "score c50", "score c34"}


def test_butterfingers_not_on_a_wild_or_a_snack() -> None:
    """Only rolled dice can be chosen."""
    match = play(position(kept={0: "c48", 1: "c27"}), "0 wild / 0 roll / * pie pie / 0 keep")
    assert asked(match) == (1, {"pass", "use 1", "use 2"})
    refused(match, "1 use 3", "move/illegal")
    match = play(position(kept={0: "c23", 1: "c27"}), f"0 snack pie / {PIES}")
    assert asked(match) == (1, {"pass", "use 1", "use 2", "use 3"})
    refused(match, "1 use 4", "move/unreadable")


# ---------------------------------------------------------------- Finders Sharers
@pytest.mark.parametrize(
    ("faces", "scored", "gained"), [("pie smore smore", 1, 1), ("pie pie smore", 3, 3), ("cookie pie pie", 6, 3)]
)
def test_finders_sharers(faces: str, scored: int, gained: int) -> None:
    """The same points, 3 at most; the rival loses nothing."""
    match = play(position(kept={1: "c18"}), f"{roll(0, faces)} / 0 score c50")
    assert asked(match) == (1, USE_OR_PASS)
    play(match, "1 use")
    assert (match.points, pile(match)) == ([scored, gained], "c18 c50")
    assert asked(match)[0] == 0


def test_finders_sharers_with_bonuses() -> None:
    """All the points that card gave count: Gold Star's and Double Scoop's too, not those of another card."""
    match = play(position(kept={0: "c26", 1: "c18"}), f"{roll(0, 'pie smore smore')} / 0 score c50 / 1 use")
    assert match.points == [2, 2]
    match = play(position(kept={0: "c11", 1: "c18"}), f"{roll(0, 'pie smore smore')} / 0 score c50 double / 1 use")
    assert match.points == [2, 2]
    match = play(position(kept={1: "c18"}), f"{roll(0, 'pie smore smore')} / 0 score c43 / 1 pass / 0 score c50 / 1 use")
    assert match.points == [2 + 1, 1]


# ---------------------------------------------------------------- Sticky Fingers
@pytest.mark.parametrize(("faces", "points"), [("donut pie smore", [2, 1]), ("cupcake donut pie", [4, 2])])
def test_sticky_fingers(faces: str, points: list[int]) -> None:
    """Half of what the card gave, rounded down, 2 at most."""
    match = play(position("c28 c43 c50", kept={1: "c22"}), f"{roll(0, faces)} / 0 score {'c43' if points[0] == 2 else 'c28'}")
    assert asked(match) == (1, USE_OR_PASS)
    assert play(match, "1 use").points == points


def test_sticky_fingers_takes_two_at_most() -> None:
    """From 10 points it takes 2, from 4 points 2, from 2 points 1."""
    match = play(position("c20 c43 c50", kept={1: "c22"}), f"{roll(0, 'smore pie pie')} / 0 score c20 / 1 use")
    assert match.points == [8, 2]
    match = play(position("c20 c43 c50", kept={1: "c22"}), f"{roll(0, 'donut pie pie')} / 0 score c43 / 1 use")
    assert match.points == [2, 2]
    match = play(position("c20 c43 c50", kept={1: "c22"}), f"{roll(0, 'smore pie icepop')} / 0 score c20 / 1 use")
    assert match.points == [1, 1]


def test_sticky_fingers_only_on_two_or_more() -> None:
    """On a score of 1 it is not offered, on a later one of 2 it is."""
    match = play(position(kept={1: "c22"}, points=(9, 0)), f"{roll(0, 'pie smore smore')} / 0 score c50")
    assert asked(match) == (0, {"score c43", "score c34", "done"})
    assert asked(play(match, "0 score c43")) == (1, USE_OR_PASS)


# ---------------------------------------------------------------- Tag Along
def test_tag_along() -> None:
    """A card of one's own with at least one match is scored with the rival's dice; a new one is drawn at once."""
    match = play(position("c12 c4 c8", "c43 c50 c25", kept={1: "c33"}), roll(0, "pie pie smore"))
    assert asked(match) == (1, {"pass", "use c43", "use c50"})
    refused(match, "1 use c25", "move/illegal", Message("why-aim-at-own", ability=Message("ability-tag-along"), ruling="DL-11"))
    refused(match, "1 use c12", "move/illegal")
    play(match, "1 use c50")
    assert (match.points, pile(match), match.turn) == ([0, 3], "c33 c50", CHANCE)
    assert all(word.startswith("draw 1 ") for word in steps(match))
    play(match, "* draw 1 c1")
    assert (line(match, 1), asked(match)[0]) == ("c1 c25 c43", 0)


def test_tag_along_without_a_match() -> None:
    """The card needs a match, and gives points only: without one there is no ability to have, so nobody is asked."""
    match = play(position("c12 c4 c8", "c43 c50 c25", kept={1: "c33"}), roll(0, "smore smore smore"))
    assert asked(match)[0] == 0


def test_tag_along_has_no_wild_and_no_snack() -> None:
    """The rival's wild and snack help the rival alone."""
    match = play(position("c12 c4 c8", "c43 c50 c25", kept={0: "c48", 1: "c33"}), "0 wild / 0 roll / * pie smore / 0 keep")
    assert asked(match) == (1, {"pass", "use c43", "use c50"})
    play(match, "1 use c50 / * draw 1 c1 / 0 score c12")
    assert match.points == [2, 1]
    match = play(position("c12 c4 c8", "c43 c50 c25", kept={0: "c23", 1: "c33"}), f"0 snack pie / {roll(0, 'smore smore smore')}")
    assert asked(match)[0] == 0


def test_tag_along_comes_before_a_set_die() -> None:
    """A die is set after it, so a set die is no help either."""
    match = play(position("c12 c4 c8", "c43 c50 c25", kept={0: "c6", 1: "c33"}), roll(0, "pie smore smore"))
    assert asked(match)[0] == 1
    play(match, "1 use c50 / * draw 1 c1 / 0 set 2 pie")
    assert (match.points, asked(match)[0]) == ([0, 1], 0)


def test_nobody_reacts_to_a_tag_along() -> None:
    """Its score opens no window."""
    match = play(position("c12 c4 c8", "c43 c50 c25", players=3, kept={1: "c33", 2: "c18"}), roll(0, "pie pie smore"))
    play(match, "1 use c50 / * draw 1 c1")
    assert asked(match)[0] == 0
    assert asked(play(match, "0 score c12")) == (2, USE_OR_PASS)
