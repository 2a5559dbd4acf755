"""The Right Now abilities of the house deck: what they do, and every edge case that the deck's file names."""

from __future__ import annotations

import pytest

from dicecafe.engine.contract import CHANCE
from dicecafe.testing.conformance import refused
from dicecafe.words import Message

from .table import asked, dice, line, pile, play, position, roll, steps

PIES = roll(0, "pie pie pie")


# ---------------------------------------------------------------- Sweet Tip
@pytest.mark.parametrize("call", [None, 1])
@pytest.mark.parametrize("card", ["c12", "c25"])
def test_sweet_tip(card: str, call: int | None) -> None:
    """2 points, and it always works: in last call too."""
    match = play(position(f"{card} c43 c50", "c31 c4 c8", points=(3, 30), call=call), f"{PIES} / 0 ability {card}")
    assert match.points == [5, 30]
    assert pile(match) == card
    assert asked(match) == (0, {"score c43", "score c50", "done"})


# ---------------------------------------------------------------- Cookie Jar
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((5, 4), [6, 3]),
        ((5, 5), [6, 4]),  # level is not ahead
        ((5, 6), [7, 4]),
        ((0, 1), [1, 0]),  # ahead, but one point is all there is
        ((0, 0), [0, 0]),
        ((3, 0), [3, 0]),
    ],
)
def test_cookie_jar(before: tuple[int, int], after: list[int]) -> None:
    """1 point from a rival, 2 from one strictly ahead; only what the rival has, and that is what you gain."""
    match = play(position("c20 c43 c25", points=before), f"{roll(0, 'cookie cookie icepop')} / 0 ability c20")
    assert asked(match) == (0, {"from 1"})
    assert play(match, "0 from 1").points == after


def test_cookie_jar_looks_when_it_is_cashed_in() -> None:
    """Ahead is checked when the card is cashed in: points scored before it in the same turn count, those after it do not."""
    match = position("c8 c43 c50", "c31 c4 c12", points=(5, 6))
    play(match, f"{PIES} / 0 score c43 / 0 ability c8 / 0 from 1")
    assert match.points == [5 + 3 + 1, 5]
    match = position("c8 c43 c50", "c31 c4 c12", points=(5, 6))
    play(match, f"{PIES} / 0 ability c8 / 0 from 1 / 0 score c43")
    assert match.points == [5 + 2 + 3, 4]


def test_cookie_jar_takes_from_one_rival() -> None:
    """With more rivals one of them is chosen, nobody else and not none."""
    match = play(position("c8 c43 c50", "c31 c4 c12", players=3, points=(0, 3, 4)), f"{PIES} / 0 ability c8")
    assert asked(match) == (0, {"from 1", "from 2"})
    refused(match, "0 from 0", "move/illegal", Message("why-take-from-rival"))
    refused(match, "0 pass", "move/illegal")
    assert play(match, "0 from 2").points == [2, 3, 2]
    assert steps(match) == {"score c43", "score c50", "done"}


# ---------------------------------------------------------------- Pass the Hat
@pytest.mark.parametrize(("had", "taken"), [(3, 1), (1, 1), (0, 0)])
def test_pass_the_hat_with_two_players(had: int, taken: int) -> None:
    """1 point from the only rival, who on 0 gives nothing; nobody else is asked for."""
    match = play(position("c2 c43 c50", points=(0, had)), f"{PIES} / 0 ability c2")
    assert asked(match) == (0, {"from 1"})
    play(match, "0 from 1")
    assert match.points == [taken, had - taken]
    assert steps(match) == {"score c43", "score c50", "done"}


def test_pass_the_hat_with_four_players() -> None:
    """1 point from each of up to two rivals, who are not the same; ahead or not makes no difference."""
    match = play(position("c2 c43 c50", players=4, points=(0, 9, 0, 5)), f"{PIES} / 0 ability c2")
    assert asked(match) == (0, {"from 1", "from 2", "from 3"})
    play(match, "0 from 3")
    assert asked(match) == (0, {"from 1", "from 2", "pass"})
    refused(match, "0 from 3", "move/illegal", Message("why-taken-already"))
    one = play(position("c2 c43 c50", players=4, points=(0, 9, 0, 5)), f"{PIES} / 0 ability c2 / 0 from 3 / 0 pass")
    play(match, "0 from 1")
    assert (match.points, one.points) == ([2, 8, 0, 4], [1, 9, 0, 4])
    assert steps(match) == steps(one) == {"score c43", "score c50", "done"}
    nothing = play(position("c2 c43 c50", players=4, points=(0, 9, 0, 5)), f"{PIES} / 0 ability c2 / 0 from 2 / 0 from 1")
    assert nothing.points == [1, 8, 0, 5]


# ---------------------------------------------------------------- Catch-Up Cocoa
@pytest.mark.parametrize(
    ("rivals", "gained"),
    [((0, 0, 0, 0), 1), ((5, 5, 5, 5), 1), ((6, 5, 4, 5), 2), ((6, 5, 9, 0), 3), ((6, 7, 8, 0), 3), ((6, 7, 8, 9), 3)],
)
def test_catch_up_cocoa(rivals: tuple[int, ...], gained: int) -> None:
    """1 point and 1 for each rival with strictly more, 3 at most and 1 at least."""
    match = position("c4 c43 c50", "c31 c12 c8", players=5, points=(5, *rivals))
    play(match, f"{PIES} / 0 ability c4")
    assert match.points == [5 + gained, *rivals]


def test_catch_up_cocoa_counts_at_that_moment() -> None:
    """Rivals who were ahead before an earlier cash-in of the turn are not counted when they are no longer."""
    match = position("c4 c43 c50", "c31 c12 c8", players=3, points=(5, 7, 9))
    play(match, f"{PIES} / 0 score c43 / 0 ability c4")
    assert match.points == [5 + 3 + 2, 7, 9]


# ---------------------------------------------------------------- Lucky Dip
@pytest.mark.parametrize(
    ("faces", "gained"),
    [("pie smore donut", 1), ("pie pie cookie", 3), ("cookie pie pie", 3), ("pie cookie pie", 3), ("donut donut donut", 8)],
)
def test_lucky_dip(faces: str, gained: int) -> None:
    """A bonus roll: all different 1 point, a pair 3, three of a kind 8; then the dice are turned back."""
    match = play(position("c9 c43 c50"), f"{roll(0, 'pie donut pie')} / 0 ability c9 / * {faces}")
    assert match.points == [gained, 0]
    assert dice(match) == "pie donut pie"
    assert play(match, "0 score c43").points == [gained + 4, 0]


def test_lucky_dip_has_three_dice() -> None:
    """Three dice even if fewer were rolled this turn, and those still count for the other cash-in."""
    match = position("c9 c43 c50", kept={1: "c17"})
    play(match, "1 use / 0 roll / * pie donut / 0 keep / 0 ability c9")
    assert match.turn == CHANCE
    refused(match, "* pie pie", "dice/none", "dice-line-short")
    play(match, "* pie pie pie")
    assert (match.points, dice(match)) == ([8, 0], "pie donut")
    assert play(match, "0 score c43").points == [8 + 3, 0]


# ---------------------------------------------------------------- Bunk Swap
def test_bunk_swap() -> None:
    """1 point; the card one gets may be cashed in this turn; the rival keeps the other and does not redraw."""
    match = play(position("c30 c43 c50", "c12 c20 c8"), f"{roll(0, 'pie pie smore')} / 0 ability c30")
    assert match.points == [1, 0]
    swaps = {f"swap {own} {theirs}" for own in ("c43", "c50") for theirs in ("c12", "c20", "c8")}
    assert asked(match) == (0, {"pass", *swaps})
    refused(match, "0 swap c20 c43", "move/illegal", Message("why-swap-order"))
    refused(match, "0 swap c30 c20", "move/illegal")
    play(match, "0 swap c43 c20")
    assert (line(match, 0), line(match, 1)) == ("c20 c50", "c8 c12 c43")
    play(match, "0 score c20")
    assert match.points == [11, 0]
    play(match, "* draw 0 c1 / * draw 0 c2")
    assert (asked(match), line(match, 1)) == ((1, {"roll"}), "c8 c12 c43")


def test_bunk_swap_may_be_declined() -> None:
    """The swap is a choice."""
    match = play(position("c30 c43 c50"), f"{PIES} / 0 ability c30 / 0 pass")
    assert (match.points, line(match, 0), line(match, 1)) == ([1, 0], "c43 c50", "c4 c8 c12")


def test_bunk_swap_with_any_rival() -> None:
    """With several rivals any card of theirs may be swapped for."""
    match = play(position("c30 c43 c50", players=3), f"{PIES} / 0 ability c30 / 0 swap c50 c26")
    assert [line(match, seat) for seat in range(3)] == ["c26 c43", "c4 c8 c12", "c29 c39 c50"]


def test_bunk_swap_from_every_place() -> None:
    """Whoever has it, each own card may be swapped for each of a rival's."""
    match = play(position("c30 c4 c8", "c43 c36 c50", first=1), f"{roll(1, 'pie pie pie')} / 1 ability c36")
    assert steps(match) == {"pass", *(f"swap {own} {theirs}" for own in ("c43", "c50") for theirs in ("c30", "c4", "c8"))}
    play(match, "1 swap c43 c30")
    assert (line(match, 0), line(match, 1)) == ("c4 c8 c43", "c30 c50")


def test_bunk_swap_needs_a_card() -> None:
    """With no card left in the line there is no swap, and no line is asked for it; the point is gained."""
    match = position("c30 c43 c50", kept={0: "c16"})
    play(match, f"{PIES} / 0 score c43 / 0 score c50 / 0 ability c30")
    assert match.points == [3 + 3 + 1, 0]
    assert (match.turn, line(match, 0)) == (CHANCE, "")


# ---------------------------------------------------------------- Clean Plate
SMORES = roll(0, "smore smore smore")


def test_clean_plate_choices() -> None:
    """1 point; 0 to 2 cards may go, named in rising order."""
    match = play(position("c24 c43 c50"), f"{SMORES} / 0 ability c24")
    assert match.points == [1, 0]
    assert asked(match) == (0, {"pass", "dump c43", "dump c50", "dump c43 c50"})
    refused(match, "0 dump c50 c43", "move/illegal", Message("why-dump-order", move="dump c43 c50"))
    refused(match, "0 dump c24", "move/illegal", Message("why-not-in-line", card="c24"))


@pytest.mark.parametrize(("choice", "new"), [("pass", "c1"), ("dump c50", "c1 c2"), ("dump c43 c50", "c1 c2 c3")])
def test_clean_plate_fills_at_once(choice: str, new: str) -> None:
    """The line is filled at once, the place of Clean Plate too, and the new cards may be cashed in this turn."""
    match = play(position("c24 c43 c50"), f"{SMORES} / 0 ability c24 / 0 {choice}")
    play(match, " / ".join(f"* draw 0 {card}" for card in new.split()))
    assert match.turn == 0
    assert steps(match) == {"done", *(f"score {card}" for card in new.split())}
    gone = {"pass": "c24", "dump c50": "c24 c50", "dump c43 c50": "c24 c43 c50"}[choice]
    assert pile(match) == gone
    assert play(match, "0 score c1").points == [1 + 2, 0]


def test_clean_plate_with_no_card_left() -> None:
    """With no card left in the line there is nothing to choose: three cards come at once."""
    match = position("c24 c43 c50", kept={0: "c16"})
    play(
        match,
        f"{roll(0, 'cookie donut donut')} / 0 score c43 / 0 score c50 / 0 ability c24 / * draw 0 c1 / * draw 0 c2 / * draw 0 c3",
    )
    assert (match.points, line(match, 0)) == ([2 + 1 + 1, 0], "c1 c2 c3")
    assert asked(match) == (1, {"roll"})


# ---------------------------------------------------------------- Second Helping
def test_second_helping() -> None:
    """The ability and two scored cards in all, in any order of the first two."""
    for lines in ("0 ability c15 / 0 score c43 / 0 score c50", "0 score c43 / 0 ability c15 / 0 score c50"):
        match = play(position("c15 c43 c50"), f"{PIES} / {lines}")
        assert match.points == [3 + 3, 0]
        assert (match.turn, line(match, 0)) == (CHANCE, "")
    two = play(position("c15 c43 c50"), f"{PIES} / 0 score c43 / 0 score c50")
    assert (two.turn, line(two, 0)) == (CHANCE, "c15")  # without it two cards are the limit


def test_second_helping_is_a_choice() -> None:
    """One more card may be cashed in, and need not be; never for another ability."""
    match = play(position("c15 c43 c12", "c31 c4 c8"), f"{PIES} / 0 ability c15")
    refused(match, "0 ability c12", "move/illegal", Message("why-one-ability"))
    play(match, "0 score c43")
    assert (match.turn, line(match, 0)) == (CHANCE, "c12")
    match = play(position("c15 c43 c50"), f"{PIES} / 0 ability c15 / 0 score c43")
    assert steps(match) == {"score c50", "done"}
    assert play(match, "0 done").turn == CHANCE


def test_second_helping_in_last_call() -> None:
    """No use there, since three cards are the limit already, but still legal."""
    match = play(position("c15 c43 c50", call=1), f"{PIES} / 0 ability c15 / 0 score c43 / 0 score c50")
    assert match.points == [6, 0]
    without = play(position("c12 c43 c50", "c31 c4 c8", call=1), f"{PIES} / 0 ability c12 / 0 score c43 / 0 score c50")
    assert (line(match, 0), line(without, 0)) == ("", "")


# ---------------------------------------------------------------- One More Stir
def test_one_more_stir() -> None:
    """1 point and any dice once again; the new faces count for cards cashed in after it, not for those before."""
    match = play(position("c1 c43 c50"), f"{PIES} / 0 score c43 / 0 ability c1")
    assert asked(match) == (0, {"pass", *(f"stir {dice}" for dice in ("1", "2", "3", "1 2", "1 3", "2 3", "1 2 3"))})
    refused(match, "0 reroll 1", "move/illegal")
    play(match, "0 stir 1 3 / * smore cupcake")
    assert (match.points, dice(match)) == ([3 + 1, 0], "smore pie cupcake")
    match = play(position("c1 c43 c50"), f"{PIES} / 0 ability c1 / 0 stir 1 / * cookie / 0 score c50")
    assert match.points == [1 + 6, 0]
    match = play(position("c1 c43 c50"), f"{PIES} / 0 ability c1 / 0 pass / 0 score c50")
    assert match.points == [1 + 3, 0]


def test_one_more_stir_may_spoil_cards() -> None:
    """A card that no longer matches can't be scored, and its ability would be the second."""
    match = play(position("c1 c43 c50"), f"{PIES} / 0 ability c1 / 0 stir 1 2 3 / * cookie smore smore")
    assert steps(match) == {"score c50", "done"}
    refused(match, "0 score c43", "move/illegal", Message("why-no-match", camper="Finn"))


def test_one_more_stir_opens_no_window() -> None:
    """Rivals get no after-roll window for it."""
    match = position("c1 c43 c50", kept={1: "c27"})
    play(match, PIES)
    assert asked(match) == (1, {"pass", "use 1", "use 2", "use 3"})
    play(match, "1 pass / 0 ability c1 / 0 stir 1 / * cookie")
    assert asked(match) == (0, {"done", "score c43", "score c50"})


def test_one_more_stir_with_fewer_dice() -> None:
    """Only rolled dice are rolled again: two after a Sugar Overload."""
    match = position("c1 c43 c50", kept={1: "c17"})
    play(match, "1 use / 0 roll / * pie pie / 0 keep / 0 ability c1")
    assert steps(match) == {"pass", "stir 1", "stir 2", "stir 1 2"}
