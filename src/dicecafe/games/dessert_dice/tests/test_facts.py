"""What the board is told of a position, of its dice and of the moves in it is what the rules do with it."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from dicecafe.engine.match import Match
from dicecafe.games.dessert_dice.dice import GREEN
from dicecafe.games.dessert_dice.facts import ENUMS, Result, facts
from dicecafe.games.dessert_dice.rules import State, apply
from dicecafe.games.dessert_dice.text import SQUARE_NAMES, describe, die_name
from dicecafe.words import Message

from .table import CARRIED, GAME, ICE, MACARON, ROLL, TART, box, decisions, die, ended, play, table, winner

BLUE = f"place blue {ICE} c3 ns:{ROLL}"


def tips(match: Match, stall_limit: int) -> list[int]:
    """The tips that are legal with this limit."""
    cfg = GAME.config(len(match.names), {**match.options, "stall_limit": stall_limit}, match.first)
    return [action for action in GAME.legal(cfg, match.state, match.turn) if match.action_notation[action].startswith("tip")]


@pytest.mark.parametrize("limit", [0, 1, 2, 16])
def test_must_place_is_what_the_rules_allow(limit: int) -> None:
    """DD-5: where it is told, nothing may be tipped; where it is not, all may that may be without a limit."""
    told = set()
    for match in decisions(3, 60 + limit, stall_limit=limit):
        must = facts(match.cfg, match.state)["must_place"]
        assert tips(match, limit) == ([] if must else tips(match, 0))
        told.add(must)
    assert told == ({False, True} if limit in (1, 2) else {False})


def test_must_place_is_told_after_so_many_tips_and_until_a_placement() -> None:
    """DD-5: not before, and no longer."""
    match = play(table(stall_limit=2), BLUE)
    told = [facts(match.cfg, match.state)]
    for move in ("tip c3 north", "tip c4 east", "place green blank a1"):
        play(match, move)
        told.append(facts(match.cfg, match.state))
    assert [one["must_place"] for one in told] == [False, False, True, False]
    assert [one["stall"] for one in told] == [[], [1, 2], [2, 2], []]
    assert [one["empty"] for one in told] == [24, 24, 24, 23]


@pytest.mark.parametrize("limit", [0, 1, 3])
def test_tips_in_a_row_are_counted_as_the_rules_count_them(limit: int) -> None:
    """DD-5: a limit of as many as are told forbids a tip, one more does not; where nothing is told, none does."""
    seen = 0
    for match in decisions(2, 80 + limit, stall_limit=limit):
        told = facts(match.cfg, match.state)
        if told["stall"]:
            tipped, most = told["stall"]
            assert (most, told["must_place"]) == (limit, tipped == limit)
            assert tips(match, tipped) == []
            assert tips(match, tipped + 1) == tips(match, 0)
            seen += 1
        else:
            assert tips(match, limit) == tips(match, 0)
            assert limit == 0 or tips(match, 1) == tips(match, 0)
    assert bool(seen) == bool(limit)


def test_empty_squares_are_those_that_take_a_die() -> None:
    """As many as there are squares to place any die on."""
    for match in decisions(3, 90):
        words = [match.action_notation[action].split() for action in match.legal(match.turn)]
        assert facts(match.cfg, match.state)["empty"] == len({word[3] for word in words if word[0] == "place"})


def test_the_result_is_what_the_board_is_typed_for() -> None:
    """Every dessert by its name, clusters and winners as numbers; a field of another kind is an error."""
    match = ended("I I M M I\nS S J J M\nI M S J -\nS S J J M\nI I M M I", (ICE, TART))
    result = msgspec.convert(match.record().result, Result)
    assert result["desserts"] == [ICE, TART]
    assert [sizes[0] for sizes in result["clusters"]] == match.points
    assert result["winners"] == [winner(match)]


# ---------------------------------------------------------------- moves
@pytest.mark.parametrize("number", range(3))
def test_the_parameters_of_a_move_are_what_it_does(number: int) -> None:
    """Every move offered in random games says which die comes to lie where, and what is up then."""
    kinds = set()
    for match in islice(decisions(2 + number, 70 + number), 0, None, 4):
        view = match.view(match.turn).state
        for action in match.legal(match.turn):
            message = describe(match.cfg, view, match.turn, [action])
            after: State = match.state.copy()
            apply(match.cfg, after, match.turn, action)
            check_move(message, match.state, after)
            kinds.add(message.id)
    assert kinds == {"place", "place-blank", "tip", "tip-blank"}


def check_move(message: Message, before: State, after: State) -> None:
    """See that a message tells the difference between two positions."""
    about = message.parameters
    lies, changed = dict(zip(SQUARE_NAMES, after.board, strict=True)), changes(before, after)
    assert about["to"] in changed
    assert ("at" in about) == message.id.startswith("tip")
    if "at" in about:
        assert changed == {about["at"], about["to"]}
        assert lies[about["at"]] == 0
        assert before.board[SQUARE_NAMES.index(about["to"])] == 0
        moved = before.board[SQUARE_NAMES.index(about["at"])]
    else:
        assert changed == {about["to"]}
        moved = lies[about["to"]]
    assert about.get("die", "green-blank") == die_name(moved)
    how = {number: words for words, number in ENUMS["Lying"].items()}[lies[about["to"]]].split()
    assert about.get("up", how[1]) == how[1]
    assert about.get("ns", how[2]) == how[2]
    assert (
        set(about)
        == {
            "place": {"die", "to", "ns"},
            "place-blank": {"to"},
            "tip": {"die", "at", "to", "up"},
            "tip-blank": {"at", "to"},
        }[message.id]
    )


def changes(before: State, after: State) -> set[str]:
    """The squares on which something else lies now."""
    pairs = zip(SQUARE_NAMES, before.board, after.board, strict=True)
    return {square for square, was, is_now in pairs if was != is_now}


# ---------------------------------------------------------------- what numbers mean
def test_squares_are_numbered_as_the_rules_number_them() -> None:
    """A die that is placed on a square lies at its number; a square to the north is a whole row further."""
    assert sorted(ENUMS["Square"].values()) == list(range(len(SQUARE_NAMES)))
    for name, number in ENUMS["Square"].items():
        board = play(table(), f"place green blank {name}").state.board
        assert [at for at, lies in enumerate(board) if lies] == [number]
    assert ENUMS["Square"]["c4"] - ENUMS["Square"]["c3"] == ENUMS["Board"]["width"]
    assert ENUMS["Square"]["d3"] - ENUMS["Square"]["c3"] == 1


@pytest.mark.parametrize("colour", CARRIED)
def test_dice_are_named_as_they_lie(colour: str) -> None:
    """The board's names of the 24 ways to lie are what the moves that lay them so say."""
    for top in CARRIED[colour]:
        for ns, ew in ((one, other) for one in CARRIED[colour] for other in CARRIED[colour] if len({top, one, other}) == 3):
            match = play(table(), f"place {colour} {top} c3 ns:{ns}")
            assert match.state.board[12] == ENUMS["Lying"][f"{colour} {top} {ns} {ew}"]
            assert die(match, "c3") == (colour, top, ns, ew)


def test_every_number_has_one_name() -> None:
    """Of dice that lie, of dice that show, of goals."""
    assert sorted(ENUMS["Lying"].values()) == list(range(1, GREEN + 1))
    assert ENUMS["Lying"]["green blank blank blank"] == GREEN
    assert play(table(), "place green blank c3").state.board[12] == GREEN
    for name, number in ENUMS["Shown"].items():
        match = box()
        for line in (f"* deal 0 {ICE}", f"* deal 1 {TART}", f"* roll {name}"):
            match.push(line)
        assert match.state.supply == [int(at == number) for at in range(len(match.state.supply))]
    for first, second in ((ICE, MACARON), (ROLL, TART)):
        assert table(goals=(first, second)).state.goals[:2] == [ENUMS["Goal"][first], ENUMS["Goal"][second]]
