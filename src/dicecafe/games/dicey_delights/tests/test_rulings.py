"""The rulings DL-1 to DL-6 and DL-9 to DL-13, one by one, and a turn as such; those about the end are in test_rulings_end.py."""

from __future__ import annotations

import numpy as np
import pytest

from dicecafe.engine.contract import CHANCE
from dicecafe.games.dicey_delights.table import State, clear_turn
from dicecafe.testing.conformance import refused
from dicecafe.words import Message

from .table import asked, dice, kept, line, pile, play, position, random_game, roll, steps, table

PIES = roll(0, "pie pie pie")
SMORES = roll(0, "smore smore smore")
ALL = {"score c43", "score c50", "score c34"}
USE_OR_PASS = {"use", "pass"}


# ---------------------------------------------------------------- examples to hold on to
def test_example_matches() -> None:
    """Request cookie, cookie, pie; dice cookie, pie, pie: 2 matches."""
    match = play(position("c49 c43 c12", "c31 c4 c8"), f"{roll(0, 'cookie pie pie')} / 0 score c49")
    assert match.points == [2, 0]


def test_example_no_cash_in_at_all() -> None:
    """A last-call turn with dice that match nothing in the line and no Right Now card there: the turn is over."""
    match = play(position("c48 c45 c35", call=2, points=(0, 0, 40), players=3), SMORES)
    assert (asked(match), match.points, line(match, 0)) == ((1, {"roll"}), [0, 0, 40], "c35 c45 c48")
    match = play(position("c48 c45 c35", call=1, points=(0, 40)), SMORES)
    assert match.over


def test_example_tie_of_41() -> None:
    """The starter has 41, a rival reaches 41: the starter still leads, no rebuttal, the starter wins."""
    match = play(position(call=1, points=(38, 41)), f"{PIES} / 0 score c43 / 0 done / * draw 0 c1")
    assert match.over
    assert match.record().result == {"points": [41, 41], "winners": [1], "starter": 1}
    assert match.moves(0) == match.moves(1) == []


# ---------------------------------------------------------------- set-up and a turn
def test_set_up() -> None:
    """Three cards for each seat, from seat 0, whoever starts; each card once."""
    match = table(3, first=2)
    assert steps(match) == {f"draw 0 c{card}" for card in range(1, 51)}
    play(match, "* draw 0 c1 / * draw 0 c2 / * draw 0 c3")
    assert steps(match) == {f"draw 1 c{card}" for card in range(4, 51)}
    refused(match, "* draw 1 c3", "dice/impossible")
    refused(match, "* draw 0 c4", "dice/impossible")
    refused(match, "2 roll", "move/not-your-turn", "move-dice-next")
    play(match, " / ".join(f"* draw {seat} c{3 * seat + n}" for seat in (1, 2) for n in (1, 2, 3)))
    assert (asked(match), match.points) == ((2, {"roll"}), [0, 0, 0])


def test_rolling() -> None:
    """Three dice; any group again, twice, in rising order; one may stop early, and `keep` is not logged with none left."""
    match = play(position(), "0 roll / * pie smore cookie")
    groups = ("1", "2", "3", "1 2", "1 3", "2 3", "1 2 3")
    assert asked(match) == (0, {"keep", *(f"reroll {group}" for group in groups)})
    refused(match, "0 reroll 3 1", "move/unreadable")
    refused(match, "0 reroll", "move/unreadable")
    refused(match, "0 roll", "move/illegal", Message("time-to-reroll"))
    play(match, "0 reroll 1 3 / * donut icepop")
    assert dice(match) == "donut smore icepop"
    play(match, "0 reroll 2 / * pie")
    assert asked(match) == (0, ALL)
    refused(match, "0 keep", "move/illegal", Message("time-to-cash-in"))
    early = play(position(), PIES)
    assert asked(early) == (0, ALL)


def test_cashing_in() -> None:
    """One or two cards: points for a match, one ability for none; then the line is filled and the left neighbour is next."""
    match = play(position("c12 c25 c43", "c31 c4 c8", players=3), roll(0, "pie pie cookie"))
    assert steps(match) == {"ability c12", "ability c25", "score c43"}
    refused(match, "0 score c12", "move/illegal", Message("why-no-match", camper="Noah"))
    refused(match, "0 ability c43", "move/illegal", Message("why-match", camper="Finn", n=2))
    refused(match, "0 score c31", "move/illegal", Message("why-not-in-line", card="c31"))
    refused(match, "1 score c31", "move/not-your-turn", "move-other-next", "Ann")
    play(match, "0 ability c12")
    refused(match, "0 ability c25", "move/illegal", Message("why-one-ability"))
    play(match, "0 score c43")
    assert (match.points, line(match, 0), pile(match), match.turn) == ([5, 0, 0], "c25", "c12 c43", CHANCE)
    assert "draw 0 c43" not in steps(match)
    play(match, "* draw 0 c1 / * draw 0 c2")
    assert (line(match, 0), asked(match)) == ("c1 c2 c25", (1, {"roll"}))


def test_too_early_to_cash_in() -> None:
    """Cards are cashed in after the last roll."""
    match = play(position(), "0 roll / * pie pie pie")
    refused(match, "0 score c43", "move/illegal", Message("time-to-reroll"))
    refused(match, "0 done", "move/illegal")


# ---------------------------------------------------------------- the rulings
def test_dl1_one_kept_ability() -> None:
    """DL-1: the ability kept goes to work as the next turn starts, so that another can be gained; never two."""
    match = position("c41 c43 c50", kept={0: "c14"})
    play(match, "0 roll / * icepop icepop icepop / 0 keep / 0 ability c41")
    assert kept(match, 0) == "c41"
    play(match, "* draw 0 c1")
    assert (kept(match, 0), pile(match)) == ("c41", "c14")


@pytest.mark.parametrize("number", range(5))
def test_dl1_one_ability_a_turn(number: int) -> None:
    """DL-1: in no turn of a game is more than one ability gained."""
    gained = turns = 0
    for match in random_game(3, number, last_call=20):
        if match.log and match.log[-1].endswith(" roll"):
            gained, turns = 0, turns + 1
        if match.log and " ability " in match.log[-1]:
            gained += 1
            assert gained == 1
    assert turns > 6


def test_dl2_windows_go_clockwise() -> None:
    """DL-2: rivals are asked from the active player's left, each once, and only those with an ability for this window."""
    match = position(players=5, first=3, kept={0: "c3", 1: "c33", 2: "c7", 4: "c17"})
    assert asked(match) == (4, USE_OR_PASS)
    refused(match, "0 use", "move/not-your-turn")
    assert asked(play(match, "4 pass")) == (0, USE_OR_PASS)
    play(match, "0 pass")
    assert asked(match) == (2, {"pass", "use c13", "use c16", "use c30"})
    assert asked(play(match, "2 pass")) == (3, {"roll"})


def test_dl2_each_use_is_settled_first() -> None:
    """DL-2: the next one is asked when all that a use brings has happened: a Tag Along's draw, a Butterfingers' die."""
    match = play(position(players=4, kept={1: "c33", 2: "c37", 3: "c5"}), roll(0, "smore pie pie"))
    play(match, "1 use c4")
    assert match.turn == CHANCE
    refused(match, "2 pass", "move/not-your-turn", "move-dice-next")
    play(match, "* draw 1 c1 / 2 use 1 / * donut")
    assert asked(match) == (0, {"keep", *(f"reroll {group}" for group in ("1", "2", "3", "1 2", "1 3", "2 3", "1 2 3"))})


def test_dl2_asked_again_when_the_window_opens_again() -> None:
    """DL-2: once per opening of the window: who passed before a Butterfingers is asked again after it."""
    match = play(position("c43 c50 c34", "c29 c26 c39", "c12 c4 c8", kept={1: "c33", 2: "c27"}), roll(0, "icepop pie pie"))
    assert asked(match) == (1, {"pass", "use c29", "use c26", "use c39"})
    play(match, "1 pass / 2 use 1 / * donut / 0 keep")
    assert asked(match) == (1, {"pass", "use c26", "use c39"})
    assert asked(play(match, "1 pass")) == (0, ALL)


def test_dl2_what_a_window_is_not_for() -> None:
    """DL-2: nobody is asked for a Next Turn ability, nor the active player for their own."""
    match = play(position(players=3, kept={0: "c14", 1: "c16", 2: "c48"}), PIES)
    assert asked(match) == (0, ALL)
    refused(match, "0 use", "move/illegal")
    assert asked(play(match, "0 score c43"))[0] == 0


@pytest.mark.parametrize(("first", "second"), [("c17", "c38"), ("c3", "c19")])
def test_dl3_no_stacking(first: str, second: str) -> None:
    """DL-3: of each This Round ability one copy a turn; who was not asked keeps it."""
    match = play(position(players=3, kept={1: first, 2: second}), "1 use")
    assert (asked(match), kept(match, 2)) == ((0, {"roll"}), second)
    play(match, "0 roll / * pie pie" + ("" if first == "c17" else " pie"))
    assert match.turn == 0


def test_dl3_harmless_ones_too() -> None:
    """DL-3: two Finders Sharers hurt nobody, but only one is used in a turn, on whatever card; the other may be in the next."""
    match = play(position(players=4, kept={1: "c18", 2: "c21"}), f"{PIES} / 0 score c43 / 1 use / 0 score c50")
    assert (match.turn, match.points) == (CHANCE, [6, 3, 0, 0])
    play(match, f"* draw 0 c1 / * draw 0 c2 / {roll(1, 'smore smore smore')} / 1 score c12")
    assert asked(match) == (2, USE_OR_PASS)


def test_dl3_different_ones_stack() -> None:
    """DL-3: a Sugar Overload, a Lights Out and an Early Bedtime hit the same turn, and so do the two that react to a score."""
    match = play(
        position(players=4, kept={1: "c17", 2: "c3", 3: "c7"}),
        "1 use / 2 use / 3 use c43 / 0 roll / * pie pie / 0 reroll 1 / * pie",
    )
    assert (asked(match), match.points) == ((0, {"score c50", "score c34"}), [0, 0, 1, 1])
    match = play(position(players=3, kept={1: "c18", 2: "c22"}), f"{roll(0, 'cookie pie pie')} / 0 score c50 / 1 use / 2 use")
    assert match.points == [4, 3, 2]


@pytest.mark.parametrize(("overload", "wild", "rolled"), [(False, False, 3), (True, False, 2), (False, True, 2), (True, True, 1)])
def test_dl4_dice(overload: bool, wild: bool, rolled: int) -> None:
    """DL-4: three dice, less one for a wild, less one for a Sugar Overload."""
    match = position(kept={0: "c48", 1: "c17"})
    play(match, f"1 {'use' if overload else 'pass'} / 0 {'wild' if wild else 'pass'} / 0 roll")
    if rolled > 1:
        refused(match, "* " + " ".join(["pie"] * (rolled - 1)), "dice/none")
    refused(match, "* " + " ".join(["pie"] * (rolled + 1)), "dice/impossible")
    assert dice(play(match, "* " + " ".join(["pie"] * rolled))) == " ".join(["pie"] * rolled)


@pytest.mark.parametrize(
    ("own", "capped", "rerolls"), [("", False, 2), ("c14", False, 4), ("c16", False, 3), ("", True, 1), ("c14", True, 1)]
)
def test_dl4_rerolls(own: str, capped: bool, rerolls: int) -> None:
    """DL-4: two re-rolls and the extras, then the cap of one."""
    match = position(kept={1: "c3"} | ({0: own} if own else {}))
    play(match, f"1 {'use' if capped else 'pass'} / 0 roll / * pie pie pie")
    for _ in range(rerolls):
        assert "keep" in steps(match)
        play(match, "0 reroll 2 / * pie")
    assert steps(match) == ALL


@pytest.mark.parametrize(("own", "call", "most"), [("", None, 2), ("c16", None, 3), ("", 1, 3), ("c16", 1, 3)])
def test_dl4_cash_ins(own: str, call: int | None, most: int) -> None:
    """DL-4: two cards, three with Big Tray or in last call; then there is nothing to say."""
    match = play(position(kept={0: own} if own else {}, call=call), PIES)
    for card in ("c43", "c50", "c34")[:most]:
        assert match.turn == 0
        play(match, f"0 score {card}")
    assert match.turn == CHANCE
    assert len(line(match, 0).split()) == 3 - most


def test_dl4_second_helping() -> None:
    """DL-4: Second Helping's one more card is for points only."""
    match = play(position("c15 c43 c50"), f"{PIES} / 0 ability c15 / 0 score c43 / 0 score c50")
    assert (match.points, match.turn) == ([6, 0], CHANCE)


def test_dl5_no_reactions_to_reactions() -> None:
    """DL-5: a score by Tag Along or by Potluck can't be copied or taken."""
    match = position("c12 c4 c8", "c43 c50 c25", players=4, kept={1: "c33", 2: "c18", 3: "c22"}, options={"potluck": True})
    play(match, f"{roll(0, 'cookie pie pie')} / 1 use c50 / * draw 1 c20")
    assert (match.points, asked(match)[0]) == ([0, 6, 0, 0], 0)
    play(match, "0 score c4 / 2 pass / 0 done / * draw 0 c1")
    assert asked(match) == (1, {"pass", "share c43", "share c20"})
    play(match, "1 share c43 / * draw 1 c2")
    assert (match.points, asked(match)) == ([1 + 1, 6 + 2, 0, 0], (1, {"roll"}))


def test_dl5_not_boosted() -> None:
    """DL-5: the active player's Gold Star does not boost a rival's score by their dice."""
    match = position("c12 c4 c8", "c43 c50 c25", kept={0: "c32", 1: "c33"}, options={"potluck": True})
    play(
        match,
        f"{roll(0, 'smore pie pie')} / 1 use c50 / * draw 1 c20 / 0 score c12 / 0 done / * draw 0 c1 / 1 share c20 / * draw 1 c2",
    )
    assert match.points == [1 + 1 + 1, 3 + 2]


def test_dl6_floor() -> None:
    """DL-6: points never go below 0; who takes gets what was lost; ahead is strictly more."""
    match = play(position("c20 c43 c25", points=(0, 1)), f"{roll(0, 'cookie cookie icepop')} / 0 ability c20 / 0 from 1")
    assert match.points == [1, 0]
    match = play(position("c20 c43 c25", points=(2, 2)), f"{roll(0, 'cookie cookie icepop')} / 0 ability c20 / 0 from 1")
    assert match.points == [3, 1]
    match = play(position("c2 c43 c50", players=3, points=(0, 0, 1)), f"{PIES} / 0 ability c2 / 0 from 1 / 0 from 2")
    assert match.points == [1, 0, 0]


def test_dl9_at_the_moment() -> None:
    """DL-9: a die changed in between counts for the later card, not for the earlier one."""
    match = play(position("c1 c43 c50"), f"{roll(0, 'donut pie pie')} / 0 score c43 / 0 ability c1 / 0 stir 1 / * cookie")
    assert match.points == [4 + 1, 0]
    match = play(position("c1 c43 c50"), f"{roll(0, 'donut pie pie')} / 0 ability c1 / 0 stir 1 / * cookie / 0 score c43")
    assert match.points == [1 + 3, 0]


def test_dl10_new_cards() -> None:
    """DL-10: cards of the refill can't be cashed in this turn; those of Bunk Swap and Clean Plate can."""
    match = play(position(), f"{PIES} / 0 score c43 / 0 done / * draw 0 c20")
    assert asked(match) == (1, {"roll"})
    swapped = play(position("c30 c43 c50", "c20 c4 c8"), f"{PIES} / 0 ability c30 / 0 swap c43 c20")
    assert "score c20" in steps(swapped)
    plate = play(
        position("c24 c12 c25", "c31 c4 c8"), f"{roll(0, 'cookie cookie icepop')} / 0 ability c24 / 0 pass / * draw 0 c49"
    )
    assert "score c49" in steps(plate)


def test_dl11_wild_is_chosen_for_each_card() -> None:
    """DL-11: a wild stands for whatever is missing, so every card has a match; a snack is an extra die; three matches at most."""
    match = play(position("c20 c43 c25", kept={0: "c48"}), "0 wild / 0 roll / * pie pie / 0 keep / 0 score c20")
    assert match.points == [10, 0]
    assert steps(match) == {"score c43", "score c25", "done"}
    match = play(position("c20 c43 c25", kept={0: "c48"}), "0 wild / 0 roll / * icepop icepop / 0 keep / 0 score c20")
    assert match.points == [1, 0]
    match = play(position(kept={0: "c23"}), f"0 snack pie / {roll(0, 'cookie pie pie')} / 0 score c50")
    assert match.points == [6, 0]


def test_dl11_rivals_use_the_rolled_dice() -> None:
    """DL-11: for Potluck neither a wild nor a snack counts, but a die set by Chef's Choice does."""
    rivals, potluck = "c43 c50 c25", {"potluck": True}
    wild = play(position("c12 c4 c8", rivals, kept={0: "c48"}, options=potluck), "0 wild / 0 roll / * pie smore / 0 keep")
    assert asked(play(wild, "0 score c12 / 0 done / * draw 0 c1")) == (1, {"roll"})
    snack = play(position("c12 c4 c8", rivals, kept={0: "c23"}, options=potluck), f"0 snack pie / {roll(0, 'pie smore smore')}")
    assert asked(play(snack, "0 score c12 / 0 done / * draw 0 c1")) == (1, {"roll"})
    choice = play(position("c12 c4 c8", rivals, kept={0: "c6"}, options=potluck), f"{roll(0, 'pie smore smore')} / 0 set 2 pie")
    assert asked(play(choice, "0 score c12 / 0 done / * draw 0 c1")) == (1, {"pass", "share c43", "share c50"})


def test_dl12_nothing_to_aim_at() -> None:
    """DL-12: a Right Now ability may be cashed in for nothing, and what can happen happens; a This Round one is not offered."""
    jar = play(position("c8 c43 c50", "c31 c4 c12"), f"{PIES} / 0 ability c8 / 0 from 1")
    assert (jar.points, pile(jar)) == ([0, 0], "c8")
    swap = play(position("c30 c43 c50", call=1), f"{PIES} / 0 score c43 / 0 score c50 / 0 ability c30")
    assert swap.points == [7, 0]
    tag = play(position("c12 c4 c8", "c43 c50 c25", kept={1: "c33"}), SMORES)
    assert (asked(tag)[0], kept(tag, 1)) == (0, "c33")


def test_dl13_must() -> None:
    """DL-13: outside last call at least one card must be cashed in; after that `done` is legal."""
    match = play(position(), PIES)
    assert steps(match) == ALL
    refused(match, "0 done", "move/illegal", Message("why-not-done", ruling="DL-13"))
    assert "done" in steps(play(match, "0 score c43"))
    assert "done" in steps(play(position(call=1), PIES))
    unlucky = play(position(), SMORES)  # with no match at all an ability must be cashed in
    assert steps(unlucky) == {"ability c43", "ability c50", "ability c34"}


def test_turn_1_nothing_of_the_turn_before_is_left() -> None:
    """All fields of a turn are cleared when the next one begins, and no other."""
    full = State.from_record(np.ones(1, State.dtype())[0])
    after = full.copy()
    clear_turn(after)
    names = [*State.fields]
    of_turn = names[names.index("dice") : names.index("used") + 1]
    assert [name for name in names if getattr(after, name) == State.fields[name].zero()] == of_turn
    assert all(getattr(after, name) == getattr(full, name) for name in names if name not in of_turn)
