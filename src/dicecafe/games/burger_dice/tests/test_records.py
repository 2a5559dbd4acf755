"""Records of whole games: the independent referee accepts them, and `verify` finds whatever is changed in them."""

from __future__ import annotations

from copy import deepcopy
from itertools import pairwise

import pytest

from dicecafe.engine.errors import RecordError
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify
from dicecafe.lab.batch import Batch, records
from dicecafe.words import Message

from .referee import check
from .table import FACES, GAME

R, G = "random", "greedy"

# Who plays, with which options, and how many games; random players who can't afford waste need very long.
BATCHES: list[tuple[list[str], dict[str, int], int]] = [
    ([R, R], {}, 12),
    ([G, R], {}, 60),
    ([R, G, R], {}, 60),
    ([G, R, G, R], {}, 40),
    ([G, G, R, G, R], {}, 40),
    ([G, R, R, G, R, R], {}, 40),
    ([R, R, R, R, R, R], {"target": 10}, 12),
    ([G, G], {}, 60),
    ([G, G, G, G, G, G], {}, 20),
    ([R, R], {"target": 3}, 150),
    ([R, R, R, R, R], {"target": 3}, 150),
    ([G, G, G], {"target": 3}, 150),
    ([R, G], {"target": 10}, 80),
    ([G, G], {"target": 200}, 12),
    ([R, R], {"target": 200}, 2),
    ([G, R], {"waste_limit": 1}, 30),
    ([R, R], {"waste_limit": 1, "target": 3}, 6),
    ([G, G, G], {"waste_limit": 2}, 20),
    ([R, R, R], {"waste_limit": 2, "target": 10}, 6),
    ([G, R], {"waste_limit": 8, "dice": 15}, 30),
    ([R, R], {"waste_limit": 8, "dice": 15, "target": 10}, 30),
    ([G, G, G], {"waste_limit": 8, "dice": 30, "target": 200}, 6),
    ([G, R], {"roll_size": 1}, 30),
    ([R, R], {"roll_size": 1, "target": 10}, 20),
    ([G, R, G], {"roll_size": 2}, 30),
    ([R, R], {"roll_size": 2, "target": 10}, 20),
    ([G, R], {"roll_size": 5, "dice": 13}, 30),
    ([R, R], {"roll_size": 5, "dice": 13, "target": 10}, 20),
    ([G, R, G, R], {"roll_size": 6, "dice": 14}, 30),
    ([R, R], {"roll_size": 6, "dice": 14, "target": 3}, 30),
    ([G, G], {"roll_size": 6, "waste_limit": 1}, 10),
    ([R, R], {"roll_size": 6, "waste_limit": 1, "target": 3}, 1),
    ([G, R], {"roll_size": 6, "waste_limit": 8, "dice": 18}, 30),
    ([G, R], {"dice": 11}, 60),
    ([G, G], {"dice": 11}, 30),
    ([G, R], {"dice": 30}, 60),
    ([G, G], {"dice": 30}, 30),
]


def played(players: list[str], options: dict[str, int], games: int, seed: int = 5) -> list[Record]:
    """The records of a batch, compiled; the first seat goes round with the number of players."""
    return list(records(Batch(GAME, players, dict(options), games, seed, first=games % len(players))))


def recomputed(record: Record) -> list[int]:
    """The points of each seat, told from the lines alone: burgers are counted as they close, and lost with the turn."""
    points = [0] * len(record.players)
    limit = int(record.options.get("waste_limit", 4))
    seat, stake, burger, waste = -1, 0, 0, 0
    for line in record.log:
        who, move, *face = line.split(" ")
        if who == "*":
            continue
        if int(who) != seat:
            seat, stake, burger, waste = int(who), 0, 0, 0
        burger += move == "place"
        if move == "place" and face == ["bun"] and burger > 1:
            stake, burger = stake + burger, 0
        waste += move == "waste"
        if move == "stop":
            points[seat] += stake
        if move == "stop" or waste == limit:
            seat = -1
    return points


@pytest.mark.parametrize(("players", "options", "games"), BATCHES, ids=lambda value: str(value))
def test_referee_accepts_every_game(players: list[str], options: dict[str, int], games: int) -> None:
    """The referee, written from the rules alone, accepts every game in full, and its points come out again."""
    batch = played(players, options, games)
    assert len(batch) == games
    for record in batch:
        check(record.as_dict())
        assert record.result is not None
        points = recomputed(record)
        assert record.result["points"] == points
        assert record.result["winners"] == [points.index(max(points))]


@pytest.mark.parametrize(("players", "options", "games"), BATCHES, ids=lambda value: str(value))
def test_verify_accepts_every_game(players: list[str], options: dict[str, int], games: int) -> None:
    """Replayed interpreted, with every die rolled again, a compiled game comes out the same."""
    for record in played(players, options, min(games, 2)):
        verified = verify(record)
        assert (verified.lines, verified.how) == (len(record.log), Message("verify-dice", source="seed"))
        assert verified.rolls == sum(line.startswith("* ") for line in record.log)


def test_batches_cover_the_rules() -> None:
    """Between them the games hold a bust, a first roll made again, dice that come back (BD-2) and tie turns (BD-4)."""
    lines = [line for record in played([G, R], {}, 60) for line in record.log]
    assert any(a.startswith("* ") and b.startswith("* ") for a, b in pairwise(lines))
    assert any("waste" in a and b.endswith(" roll") and a[0] != b[0] for a, b in pairwise(lines))
    assert any(points > 15 for record in played([G, G], {"waste_limit": 8, "dice": 15}, 30) for points in scored(record))
    assert any(extra_turns(record) for record in played([R, R, R, R, R], {"target": 3}, 150))


def scored(record: Record) -> list[int]:
    """What each stop of a game scored."""
    stops = [number for number, line in enumerate(record.log) if line.endswith(" stop")]
    before = [[0] * len(record.players), *(recomputed(_cut(record, number + 1)) for number in stops)]
    return [sum(after) - sum(then) for then, after in pairwise(before)]


def _cut(record: Record, lines: int) -> Record:
    return Record(record.game, record.players, record.options, record.first, record.log[:lines])


def extra_turns(record: Record) -> bool:
    """Whether somebody played again after everyone had a last turn: a tie was broken."""
    target = int(record.options.get("target", 50))
    for number, line in enumerate(record.log):
        if line.endswith(" stop") and max(recomputed(_cut(record, number + 1))) >= target:
            who = [other[0] for other in record.log[number + 1 :] if other[0] != "*"]
            return line[0] in who
    return False


# ---------------------------------------------------------------- what verify finds
def short() -> Record:
    """A short game with rolls made again, waste and a last turn."""
    games = played([R, R, R], {"target": 3}, 40)
    return min(games, key=lambda record: (len(record.log) < 40, len(record.log)))


def finds(record: Record, *codes: str) -> None:
    """See that verify refuses a record, with one of these codes."""
    with pytest.raises(RecordError) as error:
        verify(record)
    assert error.value.code in codes


def changed(record: Record, number: int, *lines: str) -> Record:
    """The record with line `number` replaced."""
    other = deepcopy(record)
    other.log[number : number + 1] = lines
    return other


def chance_lines(record: Record) -> list[int]:
    """The numbers of the lines of chance."""
    return [number for number, line in enumerate(record.log) if line.startswith("* ")]


def test_verify_finds_every_changed_die() -> None:
    """Any one die of any roll, changed to any other face, is found."""
    record = short()
    verify(record)
    changes = 0
    for number in chance_lines(record):
        star, *dice = record.log[number].split(" ")
        for die in range(len(dice)):
            for face in set(FACES) - {dice[die]}:
                line = " ".join([star, *dice[:die], face, *dice[die + 1 :]])
                finds(changed(record, number, line), "record/log", "record/dice", "record/result", "record/unfinished")
                changes += 1
    assert changes == 12 * len(chance_lines(record)) >= 60


def test_verify_finds_a_die_that_changes_nothing() -> None:
    """A changed die that leads to the same moves and result is found by the seed."""
    record = deepcopy(short())
    number = next(n for n in chance_lines(record) if record.log[n + 1].startswith("* "))
    record.log[number] = "* patty patty patty" if record.log[number] != "* patty patty patty" else "* cheese cheese cheese"
    finds(record, "record/dice")


def test_verify_finds_every_dropped_line() -> None:
    """Any one line left out is found."""
    record = short()
    for number in range(len(record.log)):
        finds(changed(record, number), "record/log", "record/dice", "record/result", "record/unfinished")


def test_verify_finds_every_doubled_line() -> None:
    """Any one line said twice is found."""
    record = short()
    for number, line in enumerate(record.log):
        finds(changed(record, number, line, line), "record/log", "record/dice", "record/result", "record/unfinished")


def test_verify_finds_an_unfinished_game() -> None:
    """A log cut short anywhere is found."""
    record = short()
    for lines in range(len(record.log)):
        unfinished = _cut(record, lines)
        unfinished.result = record.result
        finds(unfinished, "record/unfinished")


def test_verify_finds_a_swapped_winner() -> None:
    """Another winner, no winner, all winners and other points are found."""
    record = short()
    assert record.result is not None
    points, winner = record.result["points"], record.result["winners"][0]
    wrong: list[dict[str, object] | None] = [
        {"points": points, "winners": [(winner + 1) % 3]},
        {"points": points, "winners": []},
        {"points": points, "winners": [0, 1, 2]},
        {"points": [points[1], points[2], points[0]], "winners": [winner]},
        {"points": [total + 1 for total in points], "winners": [winner]},
        {"points": points},
        None,
    ]
    for result in wrong:
        other = deepcopy(record)
        other.result = result
        finds(other, "record/result")


def test_verify_finds_another_seed() -> None:
    """The dice of another seed, or of another game of it, are found."""
    for dice in ({"seed": 6, "number": 0}, {"seed": 5, "number": short().dice["number"] + 1}):
        record = deepcopy(short())
        record.dice = dice
        finds(record, "record/dice")


@pytest.mark.parametrize("value", ["", "x", None, [], {}, float("inf"), float("nan"), 5.5], ids=repr)
@pytest.mark.parametrize("name", ["seed", "number"])
def test_verify_refuses_a_seed_that_is_no_whole_number(name: str, value: object) -> None:
    """A seed or number that is no whole number is refused, and never ends in any other error."""
    record = deepcopy(short())
    record.dice[name] = value
    finds(record, "record/format")


def test_verify_refuses_nonces_that_are_no_text() -> None:
    """A nonce that can't be written as UTF-8 is refused, and never ends in any other error."""
    record = deepcopy(short())
    commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"  # SHA-256 of 32 zero bytes
    record.dice = {"secret": "00" * 32, "commitment": commitment, "nonces": ["\ud800"]}
    finds(record, "record/format", "record/dice")


def test_verify_takes_more_in_a_result() -> None:
    """A result may hold more than points and winners (DESIGN, Game records)."""
    record = deepcopy(short())
    assert record.result is not None
    record.result["note"] = "a fine game"
    assert verify(record).lines == len(record.log)


def test_verify_without_a_seed() -> None:
    """Without a seed the log and the result are still checked, and nothing is said of the dice."""
    record = deepcopy(short())
    record.dice = {}
    assert verify(record).rolls == 0
    number = next(n for n, line in enumerate(record.log) if line.endswith(" stop"))
    finds(changed(record, number), "record/log", "record/unfinished")


# ---------------------------------------------------------------- the two forms of a record
@pytest.mark.parametrize("log", ["5", "{}", "null", '"0 roll"', "true"])
def test_text_with_an_odd_log(log: str) -> None:
    """A text record whose head says what the log is, and then goes on with one, is refused and breaks nothing."""
    with pytest.raises(RecordError) as error:
        Record.parse(f'dicecafe/1\ngame = "burger-dice"\nplayers = ["Ann", "Bo"]\nlog = {log}\n\n0 roll\n')
    assert error.value.code == "record/format"


@pytest.mark.parametrize("first_line", ["dicecafe/12", "dicecafe/1.5", "dicecafe/1 beta", "dicecafe/1x"])
def test_text_of_another_format(first_line: str) -> None:
    """A text record of any format but ours is refused, even where its name starts like ours."""
    with pytest.raises(RecordError) as error:
        Record.parse(f'{first_line}\ngame = "burger-dice"\nplayers = ["Ann", "Bo"]\n')
    assert error.value.code in ("record/format", "record/unreadable")


@pytest.mark.parametrize("key", ["note", "my-key", "two words", "a=b", ""])
def test_keys_of_others_round_trip(key: str) -> None:
    """Keys that others put into a record come back from its JSON and from its text."""
    record = deepcopy(short())
    record.more = {key: [1, "two", None]}
    assert Record.parse(record.json()) == record
    assert Record.parse(record.text()) == record
