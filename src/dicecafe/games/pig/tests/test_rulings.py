"""The rules of Pig, sentence by sentence and ruling by ruling, played as a reader of rules.md would."""

from __future__ import annotations

import pytest

from dicecafe.engine.contract import OVER
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.match import Match
from dicecafe.engine.registry import load
from dicecafe.engine.verify import verify
from dicecafe.games.pig.hints import choose
from dicecafe.games.pig.rules import HOLD, ROLL, State
from dicecafe.lab.batch import Batch, records
from dicecafe.lab.run import simulate
from dicecafe.testing.conformance import refused
from dicecafe.words import Message

GAME = load("pig")
SEATS = range(2, 11)
FROM_TEN = Message("option-number", low="10", high="1000")


def table(players: int = 2, first: int = 0, **options: int) -> Match:
    """A new game of so many players."""
    return Match(GAME, [f"Pig {seat}" for seat in range(players)], options, first)


def position(text: str, players: int = 2, **options: int) -> Match:
    """A game at a position given as text."""
    match = table(players, **options)
    match.state = State.parse(text)
    return match


def play(match: Match, moves: str) -> Match:
    """Do what the seat whose turn it is does: a number is a roll of that number, and `hold` is hold."""
    for move in moves.split():
        match.push(f"{match.turn} {'hold' if move == 'hold' else 'roll'}")
        if move != "hold":
            match.push(f"* {move}")
    return match


# ---------------------------------------------------------------- a turn
@pytest.mark.parametrize("players", SEATS)
def test_two_to_ten_players(players: int) -> None:
    """2 to 10 players, who all start with nothing and play clockwise from the first."""
    for first in range(players):
        match = table(players, first)
        assert match.points == [0] * players
        for step in range(players + 1):
            assert match.turn == (first + step) % players
            play(match, "2 hold")


@pytest.mark.parametrize("players", [0, 1, 11])
def test_too_few_or_too_many_players(players: int) -> None:
    """No fewer and no more."""
    with pytest.raises(DiceCafeError) as error:
        table(players)
    assert error.value.code == "players/count"
    assert error.value.message == Message("players-count", game="Pig", seats=Message("span", low=2, high=10), players=players)


def test_one_fair_die() -> None:
    """One six-sided die, each side as likely."""
    match = table()
    match.push("0 roll")
    assert match.chances() == ([1] * 6, ["1", "2", "3", "4", "5", "6"])
    for line in ("* 0", "* 7", "* 2 3", "* two", "*"):
        refused(match, line, "dice/none" if line == "*" else "dice/impossible")


@pytest.mark.parametrize("side", range(2, 7))
def test_two_to_six_is_added(side: int) -> None:
    """A 2 to 6 is added to the points of this turn, and the turn goes on."""
    match = play(table(), f"3 {side}")
    assert (match.state.pot, match.turn, match.points) == (3 + side, 0, [0, 0])


def test_one_ends_the_turn() -> None:
    """A 1 ends the turn, and the points of this turn are lost."""
    match = play(table(), "6 6 1")
    assert (match.state.pot, match.turn, match.points) == (0, 1, [0, 0])


def test_roll_as_often_as_you_like() -> None:
    """There is no limit to the rolls of a turn."""
    match = play(table(target=1000), "6 " * 160)
    assert (match.state.pot, match.moves(0)) == (960, ["roll", "hold"])


def test_hold_banks_the_points() -> None:
    """Holding, instead of rolling, banks the points of this turn, and the next player starts with none."""
    match = play(table(), "6 5 hold")
    assert (match.points, match.turn, match.state.pot) == ([11, 0], 1, 0)
    assert play(match, "4 hold 3 hold").points == [14, 4]


def test_no_holding_while_the_die_rolls() -> None:
    """Once the die is in the air it decides."""
    match = table()
    match.push("0 roll")
    refused(match, "0 hold", "move/not-your-turn", "move-dice-next")
    refused(match, "0 roll", "move/not-your-turn", "move-dice-next")


# ---------------------------------------------------------------- the end
@pytest.mark.parametrize(("pot", "over"), [(4, False), (5, True), (6, True)])
def test_target_after_holding_wins(pot: int, over: bool) -> None:
    """The first player with 100 points or more after holding wins at once; 99 do not."""
    match = play(position("scores=95,99,0,0,0,0,0,0,0,0"), f"{pot} hold")
    assert match.over == over
    assert match.points == [95 + pot, 99]


def test_points_of_a_turn_do_not_win() -> None:
    """Points count when they are held, not when they are rolled: the turn goes on, and can be lost."""
    match = play(position("scores=95,0,0,0,0,0,0,0,0,0"), "6")
    assert (match.over, match.moves(0)) == (False, ["roll", "hold"])
    assert play(match, "1").points == [95, 0]


@pytest.mark.parametrize("target", [10, 1000])
def test_target_option(target: int) -> None:
    """The option `target` says how many points win, from 10 to 1000."""
    scores = ",".join(["0"] * 9)
    assert not play(position(f"scores={target - 5},{scores}", target=target), "4 hold").over
    assert play(position(f"scores={target - 5},{scores}", target=target), "5 hold").over


@pytest.mark.parametrize("target", [9, 1001, 0, -100])
def test_target_out_of_range(target: int) -> None:
    """A target outside its range is refused, and the message gives the range."""
    with pytest.raises(DiceCafeError) as error:
        table(target=target)
    assert error.value.code == "option/out-of-range"
    assert error.value.message == Message("option-wrong", name="target", range=FROM_TEN, value=str(target))


@pytest.mark.parametrize("target", ["100", 100.0, True, None])
def test_target_of_a_wrong_type(target: object) -> None:
    """A target that is no whole number is refused."""
    with pytest.raises(DiceCafeError) as error:
        GAME.config(2, {"target": target})
    assert error.value.code == "option/wrong-type"
    given = Message("option-nothing") if target is None else repr(target)
    assert error.value.message == Message("option-wrong", name="target", range=FROM_TEN, value=given)


# ---------------------------------------------------------------- rulings
@pytest.mark.parametrize("players", SEATS)
def test_pg1_a_one_loses_the_turn_only(players: int) -> None:
    """PG-1: a one loses the points of the turn only; what was banked before is safe, everybody's."""
    match = play(table(players), "6 hold " * players)
    play(match, "5 5 1")
    assert (match.points, match.turn) == ([6] * players, 1)


def test_pg1_a_one_with_nothing() -> None:
    """PG-1: a one as the first roll loses nothing but the turn."""
    match = play(table(), "1")
    assert (match.points, match.turn) == ([0, 0], 1)


def test_pg2_free_choice() -> None:
    """PG-2: roll or hold at any moment of the turn, even hold with nothing."""
    match = table()
    for _ in range(5):
        assert match.moves(0) == ["roll", "hold"]
        play(match, "2")
    match = play(table(), "hold")
    assert (match.points, match.turn) == ([0, 0], 1)


@pytest.mark.parametrize("players", SEATS)
def test_pg3_no_last_word(players: int) -> None:
    """PG-3: the game ends the moment somebody reaches the target; the others get no further turn."""
    for winner in range(players):
        match = play(table(players, target=10), "hold " * winner + "6 6 hold")
        assert match.turn == OVER
        assert match.record().result == {"points": [12 if seat == winner else 0 for seat in range(players)], "winners": [winner]}
        for seat in range(players):
            refused(match, f"{seat} roll", "move/over", "move-over")
        refused(match, "* 6", "dice/none")


def test_every_ruling_has_a_test() -> None:
    """Every numbered ruling of rules.md is cited by a test of this file."""
    numbers = [number.replace("-", "").lower() for number in GAME.rulings]
    assert numbers == ["pg1", "pg2", "pg3"]
    for number in numbers:
        assert any(name.startswith(f"test_{number}_") for name in globals()), number


# ---------------------------------------------------------------- notation and refusals
def test_notation() -> None:
    """`roll`, then the die as a chance line: `* 4`; `hold`."""
    assert play(table(), "4 hold").log == ["0 roll", "* 4", "0 hold"]


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("1 roll", "move/not-your-turn", Message("move-other-next", seat="1", name="Pig 0", next="0")),
        ("0 stop", "move/unreadable", "roll, hold"),
        ("0 hol", "move/unreadable", "hold"),
        ("2 roll", "move/unreadable", Message("line-start", seats=["0", "1"])),
        ("* 4", "dice/none", "dice-not-now"),
    ],
)
def test_refusals(line: str, code: str, said: object) -> None:
    """What can't be read, or is somebody else's, is refused with a code and with what would be right."""
    refused(table(), line, code, said)


# ---------------------------------------------------------------- whole games
def recomputed(log: list[str], players: int) -> list[int]:
    """The points of each seat, told from the lines alone."""
    points, pot = [0] * players, 0
    for line in log:
        who, what = line.split(" ")
        if who == "*":
            pot = 0 if what == "1" else pot + int(what)
        elif what == "hold":
            points[int(who)] += pot
            pot = 0
    return points


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("target", [10, 100])
def test_whole_games(players: int, target: int) -> None:
    """Compiled games of random and greedy players: every line verified, the points told again, one winner, who played last."""
    names = [("random", "greedy")[seat % 2] for seat in range(players)]
    for record in records(Batch(GAME, names, {"target": target}, 10, seed=players, first=players - 1)):
        assert verify(record).rolls == sum(line.startswith("*") for line in record.log)
        points = recomputed(record.log, players)
        winners = [seat for seat, total in enumerate(points) if total >= target]
        assert record.result == {"points": points, "winners": winners}
        assert record.log[-1] == f"{winners[0]} hold"


def test_greedy_holds_at_twenty() -> None:
    """Greedy holds at 20, or as soon as it wins, and rolls otherwise."""
    for pot, banked, action in [(0, 0, ROLL), (19, 0, ROLL), (20, 0, HOLD), (5, 95, HOLD), (4, 95, ROLL)]:
        match = position(f"pot={pot} scores={banked},0,0,0,0,0,0,0,0,0")
        assert choose(match.cfg, match.state, 0) == action


@pytest.mark.parametrize("players", SEATS)
def test_greedy_beats_random(players: int) -> None:
    """One greedy player among random ones nearly always wins."""
    names = ["random"] * (players - 1) + ["greedy"]
    assert simulate(Batch(GAME, names, {}, 200, seed=1)).wins[-1] >= 190
