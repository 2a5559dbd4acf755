"""Facts against the rules: what is said to be served, left, paid and asked is what the rules really do."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

import pytest

from dicecafe.engine.match import Match
from dicecafe.games.dicey_delights import awaits
from dicecafe.games.dicey_delights.cards import matches
from dicecafe.games.dicey_delights.facts import facts, served_mask
from dicecafe.games.dicey_delights.table import State, rerolls_left

from .choices import KINDS
from .table import GAME, play, position, random_game, roll, steps, table

CFG = table().cfg
SIDES = range(1, 7)
PIES = roll(0, "pie pie pie")


# ---------------------------------------------------------------- served
def can_serve(wanted: tuple[int, ...], dice: tuple[int, ...], wild: int) -> bool:
    """Whether some dice, each once, show all that is wanted; a wild is whatever is missing."""
    hands = permutations((*dice, 0, 0, 0), len(wanted))
    return any(sum(die != dessert for die, dessert in zip(hand, wanted, strict=True)) <= wild for hand in hands)


def most_served(request: tuple[int, ...], dice: tuple[int, ...], wild: int) -> int:
    """How many desserts of a request can be served at once, by trying out every choice of them."""
    return max(n for n in range(4) if any(can_serve(some, dice, wild) for some in combinations(request, n)))


@pytest.mark.parametrize("wild", [0, 1])
@pytest.mark.parametrize("snack", [0, 2, 6])
def test_served(snack: int, wild: int) -> None:
    """The desserts that are marked can all be served at once, and no more could be; they are as many as the matches."""
    for dice in combinations_with_replacement(SIDES, 3 - wild):
        s = State(dice=[*dice, *[0] * wild], snack=snack, wild=wild)
        for card in range(1, CFG.n_cards + 1):
            request = tuple(CFG.request[card - 1])
            mask = served_mask(CFG, s, card, own=True)
            marked = tuple(side for i, side in enumerate(request) if mask >> i & 1)
            there = (*dice, snack) if snack else dice
            assert can_serve(marked, there, wild), (card, dice)
            assert len(marked) == most_served(request, there, wild) == matches(CFG, s, card), (card, dice)


def test_whose_cards_are_served() -> None:
    """Dice serve the line of whoever rolled them; a rival's where the rival may score with them, without snack and wild."""
    match = play(position("c43 c50 c34", "c48 c12 c4", kept={0: "c23"}), "0 snack smore")
    assert seen(match)["served"] == []
    play(match, roll(0, "pie pie donut"))
    assert marked(match) == [0b111, 0b110, 0b110, 0, 0, 0]
    tagging = play(position("c12 c4 c8", "c43 c50 c25", kept={0: "c23", 1: "c33"}), f"0 snack smore / {roll(0, 'pie pie smore')}")
    assert steps(tagging) == {"pass", "use c43", "use c50"}
    assert marked(tagging) == [0b001, 0b011, 0b001, 0b110, 0b110, 0]
    sharing = KINDS[awaits.SHARE_OR_PASS]()
    assert marked(sharing)[3:] == [0b110, 0, 0]
    window = KINDS[awaits.WINDOW]()
    assert marked(window)[3:] == [0, 0, 0], "Finders Sharers scores no card"


def marked(match: Match) -> list[int]:
    """The desserts that are served, by place: a bit each."""
    return [number & 0b111 for number in seen(match)["served"]]


def test_matches_paid() -> None:
    """The row that is said to be paid is what scoring the card brings, before bonuses; in Potluck a match less."""
    paid = set()
    for match in decisions():
        s, seat = match.state, match.turn
        rows = [number >> 3 for number in seen(match)["served"]]
        for action in match.legal(seat):
            told = GAME.text.describe(match.cfg, s, seat, [action])
            if told.id not in ("score", "share-dice", "use-score"):
                continue
            card = int(match.view(seat).notation(action).split()[1][1:])
            row = rows[s.values()["line"].index(card)]
            bonus = s.bonus if told.id == "score" else 0
            assert CFG.pays[card - 1][row - 1] + bonus == told.parameters["points"], told
            paid.add(told.id)
        if s.awaits == awaits.SHARE_OR_PASS:
            shared = {int(move.split()[1][1:]) for move in steps(match) if move != "pass"}
            own = zip(s.line[seat], rows[3 * seat : 3 * seat + 3], strict=True)
            assert {card for card, row in own if row} == shared, "a card that can't be shared is not paid"
    assert paid == {"score", "share-dice", "use-score"}


def test_nothing_is_served_at_the_end() -> None:
    """When the game is over, the dice of the last turn are nobody's."""
    *_, match = random_game(3, 1, last_call=10)
    assert match.over
    assert set(seen(match)["served"]) <= {0}


# ---------------------------------------------------------------- left
@pytest.mark.parametrize(
    ("kept", "before", "times"),
    [
        ({}, "", 2),
        ({0: "c14"}, "", 4),
        ({0: "c16"}, "", 3),
        ({1: "c3"}, "1 use", 1),
        ({1: "c3"}, "1 pass", 2),
        ({0: "c14", 1: "c3"}, "1 use", 1),
    ],
    ids=["plain", "second wind", "big tray", "lights out", "not used", "both"],
)
def test_rerolls(kept: dict[int, str], before: str, times: int) -> None:
    """So many re-rolls are left as the rules then allow."""
    match = position(kept=kept)
    if before:
        play(match, before)
    assert seen(match)["left"] == times
    play(match, "0 roll / * pie pie smore")
    for left in range(times, 0, -1):
        assert seen(match)["left"] == left
        play(match, "0 reroll 3 / * smore")
    assert rerolls_left(match.cfg, match.state) == 0
    assert "reroll 3" not in steps(match)


@pytest.mark.parametrize(
    ("lines", "more", "times"),
    [
        (("c43 c50 c34",), {}, 2),
        (("c43 c50 c34",), {"kept": {0: "c16"}}, 3),
        (("c43 c50 c34",), {"call": 1, "points": (0, 40)}, 3),
        (("c15 c43 c50",), {}, 3),
    ],
    ids=["plain", "big tray", "last call", "second helping"],
)
def test_cash_ins(lines: tuple[str], more: dict[str, Any], times: int) -> None:
    """So many cards may still be cashed in as the rules then allow; Second Helping adds one."""
    match, done = play(position(*lines, **more), PIES), 0
    while match.turn == 0 and match.state.awaits == awaits.CASH_IN:
        left = seen(match)["left"]
        move = next(move for move in sorted(steps(match)) if move.startswith(("ability", "score")))
        play(match, f"0 {move}")
        done += 1
        assert match.state.cashed == done
        if match.state.awaits == awaits.CASH_IN:
            assert seen(match)["left"] == left - 1 + (move == "ability c15")
    assert done == times


# ---------------------------------------------------------------- what moves say they pay
def decisions() -> Iterator[Match]:
    """The decisions of random games; without Sundae Sprint, which pays for more than the move."""
    for number in range(12):
        options = {"potluck": number % 2 == 1, "last_call": 20}
        yield from (match for match in random_game(2 + number % 4, number, **options) if match.turn >= 0)


def test_points_of_moves() -> None:
    """What a move says it pays is what whoever makes it then has more; a card that pays nothing says nothing."""
    paid = set()
    for match in decisions():
        seat = match.turn
        for action in match.legal(seat):
            told = GAME.text.describe(match.cfg, match.state, seat, [action])
            after = match.state.copy()
            GAME.kernels["apply"](match.cfg, after, seat, action)
            if "points" in told.parameters:
                assert after.points[seat] - match.state.points[seat] == told.parameters["points"], told
                paid.add(told.id)
            if told.id == "take":
                rival = told.parameters["rival"].parameters["seat"]
                assert match.state.points[rival] - after.points[rival] == told.parameters["points"]
    assert paid >= {"score", "score-more", "take", "share-dice", "use-score"}


# ---------------------------------------------------------------- who asks
ASKING = {
    awaits.WINDOW: 18,
    awaits.ROLL_NOW: 0,
    awaits.REROLL_OR_KEEP: 0,
    awaits.CASH_IN: 0,
    awaits.SHARE_OR_PASS: 0,
    awaits.TARGET_CHOICE: 8,
    awaits.SWAP_CHOICE: 36,
    awaits.DUMP_CHOICE: 42,
    awaits.STIR_CHOICE: 1,
    awaits.SET_CHOICE: 6,
    awaits.WILD_CHOICE: 48,
    awaits.SNACK_CHOICE: 10,
}


@pytest.mark.parametrize("kind", KINDS)
def test_asks(kind: int) -> None:
    """In a window it is the kept ability that asks, in a choice the one that is carried out; else none."""
    assert seen(KINDS[kind]())["card"] == ASKING[kind]


QUESTIONS = {
    awaits.WINDOW: "use-score",
    awaits.ROLL_NOW: "roll",
    awaits.REROLL_OR_KEEP: "reroll",
    awaits.CASH_IN: "cash-in",
    awaits.SHARE_OR_PASS: "share",
    awaits.TARGET_CHOICE: "target",
    awaits.SWAP_CHOICE: "swap",
    awaits.DUMP_CHOICE: "dump",
    awaits.STIR_CHOICE: "stir",
    awaits.SET_CHOICE: "set",
    awaits.WILD_CHOICE: "wild",
    awaits.SNACK_CHOICE: "snack",
}


@pytest.mark.parametrize("kind", KINDS)
def test_question(kind: int) -> None:
    """Every kind of choice is a question of its own."""
    assert seen(KINDS[kind]())["asks"] == QUESTIONS[kind]


@pytest.mark.parametrize(
    ("match", "asked"),
    [
        (lambda: position(kept={1: "c3"}), "use"),
        (lambda: position(kept={1: "c7"}), "use-card"),
        (lambda: play(position(kept={1: "c27"}), PIES), "use-die"),
        (lambda: play(position("c12 c4 c8", "c43 c50 c25", kept={1: "c33"}), roll(0, "pie pie smore")), "use-own"),
        (lambda: play(position("c12 c43 c50", "c31 c4 c8"), f"{PIES} / 0 ability c12"), "cash-in-more"),
        (lambda: play(position("c43 c50 c34", call=1, points=(0, 40)), PIES), "cash-in-more"),
    ],
)
def test_questions_by_ability(match: Callable[[], Match], asked: str) -> None:
    """In a window, by what the ability is aimed at; while cashing in, by whether one may be done."""
    assert seen(match())["asks"] == asked


def test_questions_fit_the_moves() -> None:
    """What is asked is what the rules let the decider do; where nobody decides, nothing is asked."""
    verbs = {"cash-in": {"score", "ability"}, "cash-in-more": {"score", "ability", "done"}, "reroll": {"reroll", "keep"}}
    verbs |= {"target": {"from"}, "target-more": {"from", "pass"}, "roll": {"roll"}, "snack": {"snack"}}
    verbs |= {use: {"use", "pass"} for use in ("use", "use-score", "use-die", "use-own", "use-card")}
    verbs |= {asked: {asked, "pass"} for asked in ("share", "swap", "dump", "stir", "set", "wild")}
    tells = {"use": "use", "use-score": "use", "use-die": "use-die", "use-own": "use-score", "use-card": "use-discard"}
    for number in range(12):
        for match in random_game(2 + number % 4, number, potluck=number % 2 == 1, last_call=20):
            asked = seen(match)["asks"]
            if match.turn < 0:
                assert asked == ""
                continue
            offered = {move.split()[0] for move in steps(match)}
            assert offered <= verbs[asked], asked
            assert ("done" in offered) == (asked == "cash-in-more") or asked not in ("cash-in", "cash-in-more")
            assert ("pass" in offered) == ("pass" in verbs[asked]), asked
            if asked in tells:
                told = {GAME.text.describe(match.cfg, match.state, match.turn, [action]).id for action in match.legal(match.turn)}
                assert told == {tells[asked], "pass"}


def test_kept() -> None:
    """An ability is kept from when it is cashed in, and shown while it is at work in its owner's turn, until it is spent."""
    match = play(position("c26 c43 c50"), f"{PIES} / 0 ability c26")
    assert seen(match)["kept"] == [26, 0]
    play(match, "0 done / * draw 0 c1 / 1 roll / * pie pie pie / 1 keep / 1 ability c12 / * draw 1 c2")
    assert (match.turn, match.state.kept[0], match.state.in_use) == (0, 0, 26)
    assert seen(match)["kept"] == [26, 0]
    play(match, f"{PIES} / 0 score c43 / 0 done / * draw 0 c3")
    assert seen(match)["kept"] == [0, 0]
    assert seen(position(kept={1: "c17"}))["kept"] == [0, 17]
    assert seen(play(position(kept={1: "c17"}), "1 use"))["kept"] == [0, 0]


# ---------------------------------------------------------------- all of them
def seen(match: Match) -> Any:
    """The facts as JSON has them; everybody sees the same, and nothing is changed by looking."""
    before = match.state.copy()
    found = [facts(match.cfg, match.view(seat).state) for seat in (None, 0, 1)]
    assert found[0] == found[1] == found[2]
    assert match.state == before
    return json.loads(json.dumps(found[0]))


def test_facts_of_random_games() -> None:
    """At every position: a number for each card that lies there, and what is left is never less than nothing."""
    for match in random_game(4, 3, potluck=True, sundae_sprint=True):
        told = seen(match)
        assert len(told["served"]) in (0, 3 * 4)
        assert all(not mask or card for mask, card in zip(told["served"], match.state.values()["line"], strict=False))
        assert told["left"] >= 0
