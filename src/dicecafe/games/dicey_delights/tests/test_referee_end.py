"""Checks of the referee itself: last call, variants, other decks, wrong heads; and its own random games."""

import random
from copy import deepcopy
from typing import Any

import pytest

from .referee import Referee, Refused, check, read_options
from .referee_table import HOUSE, LINES, deal, due, gained, held, invented, lines, points, record, refused, roll, table


def test_last_call() -> None:
    """0 to 3 cards, Right Now only; a tie is a lead; then the rebuttal (Last call, DL-7, DL-8)."""
    start = f"{deal('c49 c12 c25', 'c34 c48 c20')} / {roll(0, 'cookie cookie pie')} / 0 score c49 / 0 done / * draw 0 c1"
    game = table(start, last_call=10)
    assert (game.starter, points(game), due(game)) == (0, [10, 0], ("1", {"roll"}))
    matchless = f"{start} / {roll(1, 'cookie cookie donut')}"
    assert due(table(matchless, last_call=10)) == ("1", {"done", "ability c34", "ability c20"})  # c48 is a Next Turn ability
    tie = f"{start} / {roll(1, 'smore pie pie')} / 1 score c20 / 1 done / * draw 1 c2"
    over = table(tie, last_call=10)
    assert over.due is None
    assert over.result() == {"points": [10, 10], "winners": [0], "starter": 0}
    refused(tie, "0 roll", rule="already over", last_call=10)
    ahead = f"{start} / {roll(1, 'cupcake pie pie')} / 1 score c34 / 1 score c48 / 1 score c20"
    assert due(table(ahead, last_call=10))[0] == "*"
    rebuttal = f"{ahead} / * draw 1 c2 / * draw 1 c3 / * draw 1 c4 / {roll(0, 'icepop icepop icepop')}"
    assert due(table(rebuttal, last_call=10)) == ("0", {"done", "score c12", "ability c25", "ability c1"})
    end = f"{rebuttal} / 0 done"
    assert table(end, last_call=10).result() == {"points": [10, 11], "winners": [1], "starter": 0}
    whole = record(last_call=10) | {"log": lines(end), "result": {"points": [10, 11], "winners": [1], "starter": 0}}
    check(whole)
    for wrong in ({"points": [11, 11]}, {"winners": [0]}, {"winners": [True]}, {"starter": 1}, {"starter": None}):
        with pytest.raises(Refused, match="result"):
            check(whole | {"result": whole["result"] | wrong})
    with pytest.raises(Refused, match="end of log"):
        check(whole | {"log": lines(rebuttal)})
    assert table(start).starter is None  # 40 is the default


def test_no_cash_in_at_all() -> None:
    """A last-call turn with no match and no Right Now card is over without a line (the rules file's example)."""
    start = f"{deal('c49 c12 c25', 'c48 c45 c35')} / {roll(0, 'cookie cookie pie')} / 0 score c49 / 0 done / * draw 0 c1"
    assert table(f"{start} / {roll(1, 'smore smore smore')}", last_call=10).due is None


def test_sundae_sprint() -> None:
    """A point for each unused re-roll after a score; 25 points start the last call; no rebuttal (DL-14, DL-15)."""
    hands = deal("c49 c12 c25", "c34 c48 c20")
    scored = f"{hands} / {roll(0, 'cookie cookie pie')} / 0 score c49 / 0 done"
    assert points(table(scored, sundae_sprint=True)) == [12, 0]
    unscored = f"{hands} / {roll(0, 'smore smore smore')} / 0 ability c49 / 0 done"
    assert points(table(unscored, sundae_sprint=True)) == [0, 0]
    assert table(f"{scored} / * draw 0 c1", sundae_sprint=True, last_call=12).starter is None


def test_potluck() -> None:
    """Neighbours share two or three matches for one step less, after the refill, left first (DL-14)."""
    text = gained("c38", seats=4)
    refused(text, "0 use", "3 pass", "1 share c43", "1 share", rule="DL-14", seats=4, potluck=True)
    shared = f"{text} / 1 share c34"
    refused(shared, "0 use", "* draw 0 c1", "* draw 1 c34", rule="DL-17", seats=4, potluck=True)
    game = table(f"{shared} / * draw 1 c1", 4, potluck=True)
    assert points(game) == [1, 1, 0, 0]
    assert due(game) == ("0", {"use", "pass"})  # seat 3 has no card with two pies
    assert due(table(f"{gained('c38')} / 1 pass", potluck=True)) == ("0", {"use", "pass"})  # one rival shares once


def test_last_call_thresholds() -> None:
    """A variant's own number goes before the option (A turn 9, DL-14)."""
    for seats, options, right in (
        (2, {}, 40),
        (3, {"last_call": 55}, 55),
        (3, {"last_call": 55, "sundae_sprint": True}, 25),
        (2, {"potluck": True}, 50),
        (6, {"potluck": True}, 60),
        (2, {"potluck": True, "sundae_sprint": True}, 35),
        (3, {"potluck": True, "sundae_sprint": True}, 40),
    ):
        assert Referee(record(seats, **options)).last_call_at() == right


def test_late_seat_treat() -> None:
    """Later seats in turn order from the first one start with more (DL-15)."""
    assert points(Referee(record(3, first=1, late_seat_treat=True))) == [4, 0, 2]
    assert points(Referee(record(5, first=3, late_seat_treat=True))) == [2, 3, 4, 0, 1]


def test_the_pile() -> None:
    """What lies on the discard pile when the deck is empty (DL-17)."""
    small = deepcopy(HOUSE)
    small["card"] = [card for card in HOUSE["card"] if card["n"] in (24, 26, 43, 50, 34, 48, 20)]
    plate = f"{deal('c24 c43 c50', LINES[1])} / {roll(0, 'smore smore smore')} / 0 ability c24 / 0 dump c43"
    refused(plate, "* draw 0 c24", "* draw 0 c43", deck=small)
    assert due(table(f"{plate} / * draw 0 c26", deck=small)) == ("*", {"draw 0 c24", "draw 0 c43"})
    star = f"{deal('c26 c43 c50', LINES[1])} / {roll(0, 'pie pie pie')} / 0 ability c26 / 0 done / * draw 0 c24"
    second = f"{roll(1, 'pie pie pie')} / 1 score c34 / 1 done / * draw 1 c34"
    third = f"{star} / {second} / {roll(0, 'pie pie pie')} / 0 score c43 / 0 done"
    assert due(table(third, deck=small)) == ("*", {"draw 0 c43"})
    assert table(f"{third} / * draw 0 c43", deck=small).discards == ["c26"]


def test_invented_abilities() -> None:
    """Abilities are read from their effects, not from their names."""
    gain = {"op": "gain_points", "who": "owner", "amount": 3}
    applause = {"id": "applause", "timing": "this_round", "window": "rival_scores", "effects": [gain]}
    again = {"op": "reroll_now", "who": "owner", "times": 1}
    whisk = {"id": "whisk", "timing": "right_now", "window": "on_cash_in", "effects": [gain, again]}
    more = [{"op": "reroll_delta", "who": "owner", "amount": 1}, {"op": "score_bonus", "who": "owner", "amount": 2}]
    feast = {"id": "feast", "timing": "next_turn", "window": "own_turn_start", "effects": more}
    deck = invented(applause, whisk, feast, c38="applause", c1="whisk", c26="feast")
    scored = f"{gained('c38')} / {roll(1, 'pie smore smore')} / 1 score c34"
    assert points(table(f"{scored} / 0 use", deck=deck)) == [3, 1]
    stir = f"{deal('c1 c43 c50', LINES[1])} / {roll(0, 'pie pie pie')} / 0 ability c1"
    assert points(table(f"{stir} / 0 stir 1 / * smore / 0 score c43", deck=deck)) == [6, 0]
    feasted = f"{held('c26')} / 0 roll / * pie pie pie / 0 reroll 1 / * pie / 0 reroll 1 / * pie / 0 reroll 1 / * cookie"
    assert points(table(f"{feasted} / 0 score c50", deck=deck))[0] == 8


@pytest.mark.parametrize(
    "new",
    [
        {"format": "dicecafe/2"},
        {"game": "dicecreams"},
        {"players": ["Ann"]},
        {"players": ["Ann"] * 7},
        {"first": 2},
        {"first": True},
        {"options": None},
        {"options": {"last_call": 9}},
        {"options": {"last_call": 201}},
        {"options": {"last_call": 40.0}},
        {"options": {"potluck": 1}},
        {"options": {"target": 40}},
        {"deck": {}},
        {"deck": HOUSE | {"card": HOUSE["card"][:5]}},
        {"deck": HOUSE | {"deck": HOUSE["deck"] | {"dice": 4}}},
        {"deck": HOUSE | {"ability": HOUSE["ability"][1:]}},
        {"deck": HOUSE | {"ability": [HOUSE["ability"][0] | {"effects": [{"op": "set_die"}]}, *HOUSE["ability"][1:]]}},
    ],
)
def test_wrong_heads_are_refused(new: dict[str, Any]) -> None:
    """Everything around the log is checked too."""
    with pytest.raises(Refused):
        Referee(record() | new)


def test_options_have_defaults() -> None:
    """What is not given has its default."""
    assert read_options({"potluck": True}) == {"last_call": 40, "sundae_sprint": False, "potluck": True, "late_seat_treat": False}


def random_game(seed: int, seats: int, **options: Any) -> dict[str, Any]:
    """Play what the referee says is due, at random; no card is ever lost or doubled."""
    chooser = random.Random(seed)
    head = record(seats, first=seed % seats, **options)
    referee, log = Referee(head), []
    while referee.due is not None:
        assert len(set(referee.due.legal)) == len(referee.due.legal) > 0
        log.append(f"{referee.due.who} {chooser.choice(referee.due.legal)}")
        referee.line(log[-1])
        places = [player.line for player in referee.players] + [referee.hidden, referee.discards]
        lying = [card for place in places for card in place] + [player.kept for player in referee.players if player.kept]
        assert len(set(lying)) == len(lying) >= 49  # the Next Turn card at work lies in none of these
        assert all(len(player.line) <= 3 and player.points >= 0 for player in referee.players)
    return head | {"log": log, "result": referee.result()}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"sundae_sprint": True}, {"potluck": True, "late_seat_treat": True}])
def test_random_games(seats: int, options: dict[str, Any]) -> None:
    """Whole games at random come to an end and pass."""
    for seed in range(6):
        check(random_game(seed, seats, **options))


def test_every_missing_or_doubled_line_is_refused() -> None:
    """No line of a game can be left out or doubled."""
    game = random_game(3, 3, last_call=12, late_seat_treat=True)
    log = game["log"]
    for i in range(len(log)):
        for bad in (log[:i] + log[i + 1 :], log[: i + 1] + log[i:]):
            with pytest.raises(Refused):
                check(game | {"log": bad})
