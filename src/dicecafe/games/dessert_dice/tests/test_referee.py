"""The referee for Dessert Dice: the rules file's examples, every tie-break, and records that must be refused."""

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from dicecafe import load
from dicecafe.lab.batch import Batch, records

from .referee import CARRIES, GREEN, SQUARES, Board, Log, Refused, Table, check, clusters, play, tip, winner

Record = dict[str, Any]
UNFINISHED = "the log stops"


def hand_game() -> Record:
    """Lay two dice of every colour and top face along the columns, the blank die last; the result is by hand.

    The tops, north up::

        S J J J -
        M J I J S
        M I I S S
        I I M S M
        I S M J M
    """
    dice = [(colour, top) for colour in CARRIES for top in sorted(CARRIES[colour]) for _ in range(2)]
    log = ["* deal 0 macaron", "* deal 1 sweet-roll"] + [f"* roll {colour} {top}" for colour, top in dice]
    for number, (colour, top) in enumerate(dice):
        ns = min(CARRIES[colour] - {top})
        log.append(f"{number % 2} place {colour} {top} {SQUARES[number]} ns:{ns}")
    return {
        "format": "dicecafe/1",
        "game": "dessert-dice",
        "options": {},
        "players": ["Ann", "Bo"],
        "log": [*log, "0 place green blank e5"],
        "result": {"points": [2, 4], "winners": [1], "desserts": ["macaron", "sweet-roll"], "clusters": [[2, 2, 2], [4, 1, 1]]},
    }


def reply(lines: list[str], seats: int = 2, stall_limit: int = 16) -> str:
    """Play lines from an empty board with two blue dice, ice cream on top, and the green one; give the referee's last words."""
    table = Table(supply=Counter({("blue", "ice-cream"): 2, GREEN: 1}))
    with pytest.raises(Refused) as refused:
        play(Log(lines), table, stall_limit, seats, 0)
    return str(refused.value)


def draw(*rows: str) -> Board:
    """Lay a board from its tops, the north row first."""
    names = {"I": "ice-cream", "M": "macaron", "S": "sweet-roll", "J": "jelly-tart", "-": "blank"}
    tops = [
        (column + row, names[top])
        for row, line in zip("54321", rows, strict=True)
        for column, top in zip("abcde", line, strict=True)
    ]
    return {square: {"top": top} for square, top in tops}


# The examples to hold on to.


def test_tipping_swaps_the_top_with_one_axis() -> None:
    """A blue die on c3, tipped north and tipped east."""
    die = {"top": "ice-cream", "ns": "sweet-roll", "ew": "jelly-tart"}
    assert tip(die, "north") == {"top": "sweet-roll", "ns": "ice-cream", "ew": "jelly-tart"}
    assert tip(die, "east") == {"top": "jelly-tart", "ns": "sweet-roll", "ew": "ice-cream"}


@pytest.mark.parametrize(("direction", "square"), [("north", "c4"), ("south", "c2"), ("east", "d3"), ("west", "b3")])
def test_a_tipped_die_stands_beside_and_comes_back_as_it_was(direction: str, square: str) -> None:
    """Row 1 is the south edge; two seats later the die may be tipped back."""
    back = {"north": "south", "south": "north", "east": "west", "west": "east"}[direction]
    table = Table(supply=Counter({("blue", "ice-cream"): 1, GREEN: 1}))
    lines = [
        "0 place blue ice-cream c3 ns:sweet-roll",
        f"1 tip c3 {direction}",
        "2 place green blank a1",
        f"0 tip {square} {back}",
    ]
    with pytest.raises(Refused, match=UNFINISHED):
        play(Log(lines), table, 16, 3, 0)
    assert table.board["c3"] == {"top": "ice-cream", "ns": "sweet-roll", "ew": "jelly-tart"}
    assert sorted(table.board) == ["a1", "c3"]


@pytest.mark.parametrize(
    ("after", "rule"),
    [
        (["2 tip c4 south"], "DD-4"),
        (["2 tip c4 east"], UNFINISHED),
        (["2 place green blank a1", "0 tip c4 south"], UNFINISHED),
        (["2 tip c4 east", "0 tip d4 west"], "DD-4"),
        (["2 tip c4 east", "0 tip d4 south", "1 tip d3 west"], UNFINISHED),
    ],
)
def test_only_the_next_player_may_not_undo(after: list[str], rule: str) -> None:
    """Seat 1 tips c3 north; what the seats after it may do (DD-4)."""
    assert rule in reply(["0 place blue ice-cream c3 ns:sweet-roll", "1 tip c3 north", *after], seats=3)


def test_another_die_may_enter_the_square_left() -> None:
    """DD-4 holds the same die back, and no other."""
    lines = ["0 place green blank b3", "1 place blue ice-cream c3 ns:sweet-roll", "0 tip c3 north", "1 tip b3 east"]
    assert UNFINISHED in reply(lines)


def test_the_second_cluster_decides() -> None:
    """Clusters 4,3,1 against 4,2,2,1: the first wins at the second comparison."""
    assert winner([[4, 3, 1], [4, 2, 2, 1]], TILES, [0, 1], 0) == 0


# Stalling, placing and the edges.


@pytest.mark.parametrize(("stall_limit", "allowed"), [(0, 40), (1, 1), (2, 2), (5, 5), (16, 16)])
def test_after_so_many_moves_in_a_row_a_placement_is_due(stall_limit: int, allowed: int) -> None:
    """Tip a die round a square: the limit is reached, not passed, and a placement clears it (DD-5)."""
    tips = ["tip c3 north", "tip c4 east", "tip d4 south", "tip d3 west"] * 11
    lines = [
        "0 place blue ice-cream c3 ns:sweet-roll",
        *(f"{(turn + 1) % 2} {line}" for turn, line in enumerate(tips[: allowed + 1])),
    ]
    assert UNFINISHED in reply(lines[:-1], stall_limit=stall_limit)
    assert ("DD-5" in reply(lines, stall_limit=stall_limit)) is (stall_limit > 0)
    cleared = [*lines[:-1], f"{(allowed + 1) % 2} place green blank a1", f"{allowed % 2} {tips[allowed]}"]
    assert UNFINISHED in reply(cleared, stall_limit=stall_limit)


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("place blue ice-cream c3 ns:sweet-roll", UNFINISHED),
        ("place blue ice-cream c3 ns:jelly-tart", UNFINISHED),
        ("place green blank c3", UNFINISHED),
        ("place blue ice-cream c3 ns:ice-cream", "DD-3"),
        ("place blue ice-cream c3 ns:macaron", "DD-3"),
        ("place blue ice-cream c3 sweet-roll", "DD-3"),
        ("place blue ice-cream c3", "DD-3"),
        ("place blue ice-cream c3 ns:sweet-roll ew:jelly-tart", "DD-3"),
        ("place green blank c3 ns:blank", "DD-9"),
        ("place blue sweet-roll c3 ns:ice-cream", "no such die"),
        ("place red ice-cream c3 ns:sweet-roll", "no such die"),
        ("place blue ice-cream f3 ns:sweet-roll", "DD-1"),
        ("place blue ice-cream a6 ns:sweet-roll", "DD-1"),
        ("place blue ice-cream", "Notation"),
        ("tip c3 north", "no die"),
        ("tip z9 north", "no die"),
        ("pass", "A turn"),
        ("", "A turn"),
    ],
)
def test_the_first_action(line: str, rule: str) -> None:
    """What seat 0 may do on an empty board."""
    assert rule in reply([f"0 {line}"])


@pytest.mark.parametrize("line", ["tip a1 south", "tip a1 west", "tip e5 north", "tip e5 east", "tip a1 north"])
def test_no_tip_off_the_board_or_onto_a_die(line: str) -> None:
    """Two corners, and a die in the way on a2."""
    lines = ["0 place green blank a1", "1 place blue ice-cream e5 ns:sweet-roll", "0 place blue ice-cream a2 ns:sweet-roll"]
    assert "Move" in reply([*lines, f"1 {line}"])


def test_the_same_die_is_not_placed_twice() -> None:
    """The supply runs out."""
    assert "no such die" in reply(["0 place green blank a1", "1 place green blank a2"])


# Clusters and every tie-break.

TILES: dict[str, Any] = {"edition": "tiles", "tie_everyone": False}
CARDS: dict[str, Any] = {"edition": "cards", "tie_everyone": False}
EVERYONE: dict[str, Any] = {"edition": "tiles", "tie_everyone": True}
CARDS_EVERYONE: dict[str, Any] = {"edition": "cards", "tie_everyone": True}


def test_clusters_join_by_edges_only() -> None:
    """A snake, a diagonal, lone dice, and no wrapping round the edges."""
    board = draw("IIIMI", "SSIMS", "ISIIS", "MJJJI", "IJ-JM")
    assert clusters(board, "ice-cream") == [6, 1, 1, 1, 1]
    assert clusters(board, "macaron") == [2, 1, 1]
    assert clusters(board, "sweet-roll") == [3, 2]
    assert clusters(board, "jelly-tart") == [5]
    assert clusters(draw(*["IIIII"] * 5), "macaron") == []


@pytest.mark.parametrize(
    ("lists", "options", "placers", "first", "won"),
    [
        ([[3], [4], [1]], TILES, [0, 1, 2], 0, 1),  # the highest score wins
        ([[5, 1], [4, 4]], CARDS, [1, 0, 1], 0, 0),
        ([[5, 1], [4, 4]], EVERYONE, [0, 1], 0, 0),  # no tie, so nothing is set aside
        ([[4, 2, 1], [4, 2, 2]], TILES, [1, 0], 0, 1),
        ([[4, 2], [4, 2, 1]], TILES, [1, 0], 0, 1),  # no die left is 0
        ([[3, 3, 3], [4, 1], [4, 2]], TILES, [0], 0, 2),  # seat 0 is not in the comparison (DD-7)
        ([[4, 3, 1], [4, 3, 2], [4, 2, 2, 2]], TILES, [0], 0, 1),  # seat 2 drops out at the second comparison
        ([[4, 2], [4, 2], [3, 3]], TILES, [0, 1, 0, 2], 0, 0),  # DD-8: the last placer of the tied alone
        ([[4, 2], [4, 2]], TILES, [1, 0, 1], 0, 1),
        ([[4, 2], [4, 2], [4, 1]], TILES, [1, 2, 0, 2], 0, 0),
        ([[], [], []], TILES, [0, 1, 2, 1], 0, 1),  # nobody has a die
        ([[4, 3], [4, 1]], CARDS, [0, 1], 0, 1),  # cards: no second comparison
        ([[4, 3], [4, 1], [2]], CARDS, [1, 0, 2], 0, 0),
        ([[4], [4], [2]], CARDS, [2, 2], 1, 1),  # DD-8: none of the tied ever placed, turn order from the first
        ([[4], [4], [2]], TILES, [2], 0, 0),
        ([[4], [2], [4]], TILES, [1], 1, 2),
        ([[4], [2], [4], [4]], CARDS, [1], 3, 3),
        ([[3, 3], [4, 1], [4, 2]], EVERYONE, [0], 0, 0),  # seat 0 comes back by the option
        ([[3, 2], [4, 2], [4, 2, 1]], EVERYONE, [0], 0, 2),
        ([[3, 2, 2], [4, 2], [4, 1]], EVERYONE, [1], 0, 0),  # equal at the second, best alone at the third
        ([[4, 1], [4, 3], [4, 3], [4, 2, 2]], EVERYONE, [0], 0, 3),  # nobody drops out on the way
        ([[4, 2], [4, 2], [3, 2]], EVERYONE, [0, 1, 2], 0, 2),  # nobody has a die left: the last placer of all
        ([[], []], EVERYONE, [0, 1], 0, 1),
        ([[3, 3], [4, 1], [4, 2]], CARDS_EVERYONE, [2, 1, 0], 0, 1),  # the cards edition ignores the option
    ],
)
def test_winner(lists: list[list[int]], options: dict[str, Any], placers: list[int], first: int, won: int) -> None:
    """End positions by hand, for either edition and the option."""
    assert winner(lists, options, placers, first) == won


# Whole records.


def put(line: int, text: str) -> Callable[[Record], None]:
    """Write another text over a line of the log."""
    return lambda record: record["log"].__setitem__(line, text)


def give(*names: str, value: Any) -> Callable[[Record], None]:
    """Write another value under a name, or under names within names."""

    def edit(record: Record) -> None:
        """Change the record in place."""
        for name in names[:-1]:
            record = record[name]
        record[names[-1]] = value

    return edit


def last_turn_tips(record: Record) -> None:
    """Tip e4 north before the blank die comes to e4; its north-south dessert is jelly tart, the cluster of d5."""
    record["log"][-1:] = ["0 tip e4 north", "1 place green blank e4"]
    record["result"] |= {"points": [2, 3], "clusters": [[2, 2, 2], [3, 1, 1]]}


def test_hand_games_pass() -> None:
    """A game of placements, one with a tip, that one for jelly tart, and with every option and more keys."""
    check(hand_game())
    game = hand_game()
    last_turn_tips(game)
    check(game)
    game["log"][1] = "* deal 1 jelly-tart"
    game["result"] = {"points": [2, 6], "winners": [1], "desserts": ["macaron", "jelly-tart"], "clusters": [[2, 2, 2], [6, 1]]}
    check(game)
    game["log"][2:26] = reversed(game["log"][2:26])
    game |= {"dice": {"seed": 1}, "options": {"edition": "cards", "stall_limit": 200, "tie_everyone": True}, "first": 0}
    game["result"]["notes"] = []
    check(game)


@pytest.mark.parametrize(
    ("edit", "rule"),
    [
        (give("format", value="dicecafe/2"), "format"),
        (give("game", value="burger-dice"), "game"),
        (give("options", value=None), "options"),
        (give("options", "edition", value="boxes"), "edition"),
        (give("options", "edition", value=0), "edition"),
        (give("options", "stall_limit", value=201), "stall_limit"),
        (give("options", "stall_limit", value=-1), "stall_limit"),
        (give("options", "stall_limit", value=True), "stall_limit"),
        (give("options", "stall_limit", value=16.0), "stall_limit"),
        (give("options", "tie_everyone", value=1), "tie_everyone"),
        (give("options", "target", value=5), "options"),
        (give("players", value=["Ann"]), "players"),
        (give("players", value=["Ann", "Bo", "Cy", "Di", "Ed"]), "players"),
        (give("players", value=["Ann", 2]), "players"),
        (give("players", value=["Ann", "Bo", "Cy"]), "line 3: .*deal 2"),
        (give("first", value=2), "first"),
        (give("first", value=True), "first"),
        (give("first", value=1), "line 27: .*turn of seat 1"),
        (give("log", value="0 roll"), "log"),
        (put(0, "* deal 1 macaron"), "line 1: .*deal 0"),
        (put(0, "* deal 0 cake"), "line 1: .*one per dessert"),
        (put(0, "* deal 0 sweet-roll"), "line 2: .*one per dessert"),
        (put(2, "* roll orange jelly-tart"), "line 3: .*DD-2"),
        (put(2, "* roll green blank"), "line 3: .*DD-2"),
        (put(2, "* roll purple macaron"), "line 26: .*six purple"),
        (put(2, "* roll orange macaron"), "line 28: .*no such die"),
        (lambda record: record["log"].insert(2, "* roll orange macaron"), "line 9: .*six orange"),
        (lambda record: record["log"].pop(2), "line 26: .*24 of them"),
        (put(30, "* roll orange macaron"), "line 31: .*turn of seat 0"),
        (put(26, "0 place orange ice-cream b1 ns:macaron"), "line 32: .*not an empty square"),
        (put(26, "0  place orange ice-cream a1 ns:macaron"), "line 27: .*A turn"),
        (put(27, "0 place orange ice-cream a2 ns:macaron"), "line 28: .*turn of seat 1"),
        (lambda record: record["log"].pop(), "line 51: .*the log stops"),
        (lambda record: record["log"].append("1 tip e5 north"), "line 52: .*the game is over"),
        (lambda record: record.pop("result"), "result"),
        (give("result", "points", value=[2, 3]), "points"),
        (give("result", "points", value=[2.0, 4]), "points"),
        (give("result", "winners", value=[0]), "winners"),
        (give("result", "winners", value=[0, 1]), "winners"),
        (give("result", "winners", value=[True]), "winners"),
        (give("result", "desserts", value=["sweet-roll", "macaron"]), "desserts"),
        (give("result", "clusters", value=[[2, 2, 2], [1, 1, 4]]), "clusters"),
        (give("result", "clusters", value=[[2, 2, 2], [4, 1]]), "clusters"),
        (put(0, "* deal 0 ice-cream"), "points"),
        (put(49, "1 place purple sweet-roll e4"), "line 50: .*DD-3"),
    ],
)
def test_hand_game_changed_is_refused(edit: Callable[[Record], object], rule: str) -> None:
    """Every change breaks one rule, which the referee names."""
    record = hand_game()
    edit(record)
    with pytest.raises(Refused, match=rule):
        check(record)


def test_the_spin_is_remembered() -> None:
    """With the other dessert north-south, the tipped die comes up macaron and the old result is wrong."""
    record = hand_game()
    last_turn_tips(record)
    record["log"][49] = "1 place purple sweet-roll e4 ns:macaron"
    with pytest.raises(Refused, match="clusters"):
        check(record)
    record["result"]["clusters"][0] = [2, 2, 2, 1]
    check(record)


def generated(seats: int, options: dict[str, Any], games: int, first: int = 0) -> list[Record]:
    """Let the program play random games."""
    batch = Batch(load("dessert-dice"), ["random"] * seats, options, games, 7, first)
    return [record.as_dict() for record in records(batch, 1)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"edition": "cards"},
        {"tie_everyone": True},
        {"stall_limit": 0},
        {"stall_limit": 1},
        {"stall_limit": 2},
        {"stall_limit": 5},
    ],
)
def test_random_games_pass(seats: int, options: dict[str, Any]) -> None:
    """The program's own games are right in full."""
    for record in generated(seats, options, 20, first=seats - 1):
        check(record)


def test_random_games_changed_are_refused() -> None:
    """Lines lost, doubled or said by another, and results touched."""
    for record in generated(3, {}, 10):
        for number, line in enumerate(record["log"]):
            who, what = line.split(" ", 1)
            others = ["3", "*"] if who != "*" else ["0"]
            for lines in [[], [line, line], *([f"{other} {what}"] for other in others), [f"{line} "]]:
                changed = copy.deepcopy(record)
                changed["log"][number : number + 1] = lines
                with pytest.raises(Refused):
                    check(changed)
        for seat in range(3):
            changed = copy.deepcopy(record)
            changed["result"]["points"][seat] += 1
            with pytest.raises(Refused, match="points"):
                check(changed)
            changed = copy.deepcopy(record)
            changed["result"]["clusters"][seat].append(1)
            with pytest.raises(Refused, match="clusters"):
                check(changed)
