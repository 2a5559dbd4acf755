"""Tests of the Burger Dice referee on records made by hand."""

from typing import Any

import pytest

from .referee import Refused, check

Record = dict[str, Any]


def record(turns: str, points: list[int], winner: int, players: int = 2, **options: int) -> Record:
    """Make a record; each line of turns is `who: move, move, ...`, a roll being `* faces`."""
    log: list[str] = []
    for turn in turns.strip().splitlines():
        seat, moves = turn.strip().split(": ")
        for move in moves.split(", "):
            log.append(move if move.startswith("*") else f"{seat} {move}")
    return {
        "format": "dicecafe/1",
        "game": "burger-dice",
        "options": dict(options),
        "players": ["Ann", "Bo", "Cy", "Di", "Eve", "Flo"][:players],
        "first": 0,
        "log": log,
        "result": {"points": points, "winners": [winner]},
    }


THREE = "roll, * bun patty bun, place bun, place patty, place bun, stop"
NOTHING = "roll, * bun bun bun, waste bun, waste bun, waste bun, stop"
BUST = NOTHING.removesuffix("stop") + "roll, * patty patty bun, waste bun"


def small_game() -> Record:
    """Give a whole game to 3 points: a bust, a first roll made again, a target, a final turn."""
    log = [
        "0 roll",
        "* bun cheese cheese",
        "0 place bun",
        "0 place cheese",
        "0 waste cheese",
        "0 roll",
        "* cheese cheese cheese",
        "0 waste cheese",
        "0 waste cheese",
        "0 waste cheese",
        "1 roll",
        "* cheese cheese patty",
        "* bun pickles bun",
        "1 place bun",
        "1 place pickles",
        "1 place bun",
        "1 stop",
        "0 roll",
        "* ketchup bun patty",
        "0 place bun",
        "0 place ketchup",
        "0 place patty",
        "0 stop",
    ]
    return {
        "format": "dicecafe/1",
        "game": "burger-dice",
        "options": {"target": 3},
        "players": ["Ann", "Bo"],
        "log": log,
        "result": {"points": [0, 3], "winners": [1]},
    }


def tie_game() -> Record:
    """Give a game of three where seats 0 and 2 tie and seat 0 wins in the second extra round."""
    turns = f"0: {THREE}\n1: {NOTHING}\n2: {THREE}\n0: {BUST}\n2: {NOTHING}\n0: {THREE}\n2: {BUST}"
    return record(turns, [6, 0, 3], 0, players=3, target=3)


def running_out(last: str) -> str:
    """Give a turn that puts 9 of 12 dice in burgers, wastes 2, holds a bun, and then goes on."""
    more = "roll, * bun patty bun, place bun, place patty, place bun"
    full = "roll, * bun bun bun, place bun, waste bun, waste bun"
    return f"0: {more}, {more}, {more}, {full}, {last}"


def lost(turn: str) -> Record:
    """Give a game where seat 0 loses this turn's points and seat 1 wins with 3."""
    return record(f"{turn}\n1: {THREE}\n0: {NOTHING}", [0, 3], 1, target=3)


def refuses(game: Record, message: str) -> None:
    """Ask for a refusal whose message holds these words."""
    with pytest.raises(Refused, match=message):
        check(game)


def test_small_game() -> None:
    """A whole small game is right, with `first` left out."""
    check(small_game())


def test_every_unfinished_log_is_refused() -> None:
    """A game cut short at any line is refused."""
    for make in (small_game, tie_game):
        for length in range(len(make()["log"])):
            game = make()
            del game["log"][length:]
            refuses(game, rf"log line {length + 1}: \(end of log\): .*before the game is over")


def test_every_missing_line_is_refused() -> None:
    """Any one line left out is refused, but for a first roll that had to be made again."""
    remade = 11
    for index in range(len(small_game()["log"])):
        game = small_game()
        del game["log"][index]
        if index == remade:
            check(game)
        else:
            refuses(game, "log line")


@pytest.mark.parametrize(
    ("dealt", "score"),
    [
        ("place bun, place bun, place cheese", 3),
        ("place cheese, place bun, place bun", 4),
    ],
)
def test_example_close_then_start(dealt: str, score: int) -> None:
    """On bun + patty, the roll bun, bun, cheese closes for 3 or for 4."""
    start = "roll, * bun patty patty, place bun, place patty, waste patty"
    turns = f"0: {start}, roll, * bun bun cheese, {dealt}, stop\n1: {NOTHING}"
    check(record(turns, [score, 0], 0, target=3))
    refuses(record(turns, [7 - score, 0], 0, target=3), "points")


FOUR_AND_TWO_WASTE = (
    "roll, * bun patty patty, place bun, place patty, waste patty, "
    "roll, * bun cheese cheese, place cheese, waste cheese, place bun"
)


def test_example_second_waste_busts() -> None:
    """With nothing in progress and waste 2, cheese, cheese, patty busts on the second die."""
    bust = f"0: {FOUR_AND_TWO_WASTE}, roll, * cheese cheese patty, waste cheese, waste cheese"
    rest = f"1: {THREE}\n0: {NOTHING}"
    check(record(f"{bust}\n{rest}", [0, 3], 1, target=3))
    refuses(record(f"{bust}, waste patty\n{rest}", [0, 3], 1, target=3), "turn of seat 1")
    placed = bust.replace("patty, waste cheese, waste", "patty, waste cheese, place")
    refuses(record(f"{placed}\n{rest}", [0, 3], 1, target=3), "only a bun may start")


def test_example_buns_on_a_bun_alone() -> None:
    """On a bun alone, the roll bun, bun, bun is three waste."""
    start = "roll, * bun patty cheese, place bun, place patty, place cheese"
    start += ", roll, * pickles bun bun, place pickles, place bun, place bun, roll, * bun bun bun"
    wasted = f"0: {start}, waste bun, waste bun, waste bun, stop\n1: {NOTHING}"
    check(record(wasted, [5, 0], 0, target=3))
    placed = f"0: {start}, waste bun, place bun, waste bun, stop\n1: {NOTHING}"
    refuses(record(placed, [5, 0], 0, target=3), "log line 14: '0 place bun': .*bottom bun alone")


def test_tie_turns() -> None:
    """Only the tied take extra turns, all of them, until one is ahead."""
    check(tie_game())


def test_tie_turns_start_after_the_last_to_play() -> None:
    """With seat 1 first, the tied seats 1 and 2 play on in the order 1, 2, since 0 played last."""
    turns = f"1: {THREE}\n2: {THREE}\n0: {NOTHING}\n1: {NOTHING}\n2: {THREE}"
    check(record(turns, [0, 3, 6], 2, players=3, target=3) | {"first": 1})
    swapped = f"1: {THREE}\n2: {THREE}\n0: {NOTHING}\n2: {THREE}\n1: {NOTHING}"
    refuses(record(swapped, [0, 3, 6], 2, players=3, target=3) | {"first": 1}, "turn of seat 1")


def test_tie_turns_wrap_round_the_table() -> None:
    """Seats 0 and 1 tie and seat 0 played last, so seat 1 takes the first extra turn."""
    turns = f"1: {THREE}\n2: {NOTHING}\n0: {THREE}\n1: {THREE}\n0: {NOTHING}"
    check(record(turns, [3, 6, 0], 1, players=3, target=3) | {"first": 1})


def test_final_round_does_not_nest() -> None:
    """Passing the target in the final round gives nobody another turn (BD-6)."""
    start = "roll, * bun patty cheese, place bun, place patty, place cheese"
    four = f"{start}, roll, * bun bun patty, place bun, waste bun, waste patty, stop"
    check(record(f"0: {THREE}\n1: {four}", [3, 4], 1, target=3))
    refuses(record(f"0: {THREE}\n1: {four}\n0: {THREE}", [6, 4], 0, target=3), "already over")


def test_running_out_keeps_the_points() -> None:
    """With no die free, the burgers' 9 points are noted and 3 dice are rolled (BD-2)."""
    turn = running_out("roll, * patty cheese bun, place patty, place cheese, place bun, stop")
    check(record(f"{turn}\n1: {NOTHING}", [13, 0], 0, target=3))
    refuses(record(f"{turn}\n1: {NOTHING}", [4, 0], 0, target=3), "points")


def test_running_out_keeps_the_waste() -> None:
    """Waste does not come back, and a bust loses the noted points too (BD-2)."""
    check(lost(running_out("roll, * bun bun bun, waste bun, waste bun")))
    third = running_out("roll, * bun bun bun, waste bun, waste bun, waste bun, stop")
    refuses(lost(third), "turn of seat 1")


def test_running_out_keeps_the_burger() -> None:
    """The burger in progress stays, so its bun still takes no second bun (BD-2)."""
    refuses(lost(running_out("roll, * bun bun bun, place bun")), "bottom bun alone")


@pytest.mark.parametrize("faces", ["bun", "bun bun", "bun bun bun bun"])
def test_running_out_rolls_the_full_number(faces: str) -> None:
    """A roll after running out is of 3 dice, no fewer and no more (BD-2)."""
    refuses(lost(running_out(f"roll, * {faces}, waste bun")), "a roll is of 3 dice")


def test_options_change_the_roll_and_the_limit() -> None:
    """With roll_size 1 and waste_limit 1, one die is rolled at a time and one waste busts."""
    bottom = "roll, * patty, * bun, place bun"
    one = f"{bottom}, roll, * patty, place patty, roll, * bun, place bun, stop"
    turns = f"0: roll, * bun, waste bun\n1: {one}\n0: roll, * bun, place bun, stop"
    check(record(turns, [0, 3], 1, target=3, roll_size=1, waste_limit=1))


# Each change: the index of a line of the small game, the lines put in its place, the words due.
CHANGES = {
    "wrong turn": (10, ["0 roll"], "line 11: '0 roll': .*turn of seat 1"),
    "no such seat": (10, ["2 roll"], "turn of seat 1"),
    "seat written oddly": (10, ["01 roll"], "turn of seat 1"),
    "changed die": (1, ["* bun cheese patty"], "line 5: '0 waste cheese': .*no such die"),
    "unknown face": (1, ["* bun cheese lettuce"], "no die has such a face"),
    "two dice": (1, ["* bun cheese"], "a roll is of 3 dice"),
    "four dice": (1, ["* bun cheese cheese cheese"], "a roll is of 3 dice"),
    "two dice replaced": (11, ["* cheese cheese"], "a roll is of 3 dice"),
    "two dice replacing": (12, ["* bun bun"], "a roll is of 3 dice"),
    "roll with a bun made again": (1, ["* bun bun bun", "* bun cheese cheese"], "bun stands"),
    "roll without a bun kept": (12, [], "line 13: '1 place bun': .*needs a bun"),
    "later roll made again": (6, ["* patty patty patty", "* cheese cheese cheese"], "no dice"),
    "stop with dice left": (15, ["1 stop"], "rolled dice are left"),
    "roll with dice left": (15, ["1 roll"], "rolled dice are left"),
    "stop before the first roll": (10, ["1 stop"], "begins with a roll"),
    "bun on a bun alone": (14, ["1 place bun"], "bottom bun alone"),
    "ingredient twice": (4, ["0 place cheese"], "that ingredient already"),
    "ingredient first": (13, ["1 place pickles"], "only a bun may start"),
    "unknown move": (13, ["1 eat bun"], "neither"),
    "two spaces": (13, ["1 place  bun"], "neither"),
    "place where none is left": (16, ["1 place bun"], "stop or roll"),
    "missing waste": (9, [], "turn of seat 0"),
    "extra waste": (9, ["0 waste cheese", "0 waste cheese"], "turn of seat 1"),
    "extra line after the end": (22, ["0 stop", "1 roll"], "line 24: '1 roll': .*already over"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_changed_log_is_refused(name: str) -> None:
    """The small game with one line changed is refused for the right reason."""
    index, lines, message = CHANGES[name]
    game = small_game()
    game["log"][index : index + 1] = lines
    refuses(game, message)


# Each change: keys of the small game given another value, and the words due.
HEADERS: list[tuple[Record, str]] = [
    ({"format": "dicecafe/2"}, "format"),
    ({"game": "dessert-dice"}, "game"),
    ({"options": None}, "options"),
    ({"options": {"target": 3, "edition": 2}}, "unknown"),
    ({"options": {"target": 2}}, "3 to 500"),
    ({"options": {"target": 501}}, "3 to 500"),
    ({"options": {"target": "3"}}, "3 to 500"),
    ({"options": {"target": 3, "roll_size": True}}, "1 to 6"),
    ({"options": {"target": 3, "dice": 10}}, "11 to 30"),
    ({"options": {"target": 3, "waste_limit": 6}}, "BD-1"),
    ({"options": {"target": 4}}, "end of log|turn of seat"),
    ({"players": ["Ann"]}, "2 to 6"),
    ({"players": list("ABCDEFG")}, "2 to 6"),
    ({"players": "AB"}, "list of names"),
    ({"players": ["Ann", "Bo", "Cy"]}, "turn of seat 2"),
    ({"first": 1}, "turn of seat 1"),
    ({"first": 2}, "BD-5"),
    ({"first": -1}, "BD-5"),
    ({"first": None}, "BD-5"),
    ({"log": []}, "end of log"),
    ({"log": [0]}, "lines of text"),
    ({"log": None}, "lines of text"),
    ({"result": None}, "result"),
    ({"result": {"points": [0, 4], "winners": [1]}}, "points"),
    ({"result": {"points": [3, 0], "winners": [1]}}, "points"),
    ({"result": {"points": [0, 3, 0], "winners": [1]}}, "points"),
    ({"result": {"winners": [1]}}, "points"),
    ({"result": {"points": [0, 3], "winners": [0]}}, "winners"),
    ({"result": {"points": [0, 3], "winners": [0, 1]}}, "winners"),
    ({"result": {"points": [0, 3], "winners": [True]}}, "winners"),
    ({"result": {"points": [0, 3], "winners": []}}, "winners"),
]


@pytest.mark.parametrize(("changes", "message"), HEADERS)
def test_changed_header_or_result_is_refused(changes: Record, message: str) -> None:
    """The small game with another header or result is refused for the right reason."""
    refuses(small_game() | changes, message)


@pytest.mark.parametrize(
    "changes",
    [
        {"first": 0},
        {"dice": {"commitment": "c0ffee"}},
        {"options": {"target": 3, "dice": 12, "roll_size": 3, "waste_limit": 4}},
        {"options": {"target": 3, "dice": 11}},
        {"result": {"points": [0, 3], "winners": [1], "turns": 3}},
    ],
)
def test_harmless_changes_pass(changes: Record) -> None:
    """Defaults written out, extra keys, and more in the result are all fine."""
    check(small_game() | changes)


def test_wrong_tie_turns_are_refused() -> None:
    """A tie left standing, an extra turn for a player not tied, and one turn too many fail."""
    turns = f"0: {THREE}\n1: {NOTHING}\n2: {THREE}"
    refuses(record(turns, [3, 0, 3], 0, players=3, target=3), "end of log")
    refuses(
        record(f"{turns}\n0: {BUST}\n1: {THREE}", [3, 3, 3], 0, players=3, target=3),
        "turn of seat 2",
    )
    game = tie_game()
    game["log"].append("0 roll")
    refuses(game, "already over")
