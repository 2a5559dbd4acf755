"""The match: the one gate, the one loop."""

from __future__ import annotations

import random
from typing import Any

import pytest
from refusals import refused

from dicecafe import DiceCafeError, Match, StreamDice, load
from dicecafe.bots.levels import Hinted
from dicecafe.engine import registry
from dicecafe.engine.contract import CHANCE
from dicecafe.engine.dice import RecordedDice
from dicecafe.engine.errors import FileError
from dicecafe.engine.moment import RECENT, Moment
from dicecafe.engine.stream import Stream
from dicecafe.words import Message

PIG = load("pig")


def pig(*lines: str, **more: Any) -> Match:
    """A match of Ann and Bo after these lines."""
    match = Match(PIG, ["Ann", "Bo"], **more)
    for line in lines:
        match.push(line)
    return match


def code_of(match: Match, line: str) -> str:
    """The code of the error a line raises; nothing changes by it."""
    log, state = list(match.log), match.state.copy()
    with pytest.raises(DiceCafeError) as caught:
        match.push(line)
    assert (match.log, match.state) == (log, state)
    return caught.value.code


def test_a_game_line_by_line() -> None:
    """Moves and dice make the log, the log makes the state."""
    match = pig("0 roll", "* 5", "0 hold", "1 roll", "* 1")
    assert match.points == [5, 0]
    assert match.turn == 0
    assert match.log == ["0 roll", "* 5", "0 hold", "1 roll", "* 1"]


@pytest.mark.parametrize(
    ("lines", "line", "code"),
    [
        ([], "1 roll", "move/not-your-turn"),
        ([], "0 rol", "move/unreadable"),
        ([], "0", "move/unreadable"),
        ([], "", "move/unreadable"),
        ([], "2 roll", "move/unreadable"),
        ([], "00 roll", "move/unreadable"),
        ([], "9" * 5000 + " roll", "move/unreadable"),
        ([], "* 5", "dice/none"),
        (["0 roll"], "0 roll", "move/not-your-turn"),
        (["0 roll"], "* 7", "dice/impossible"),
        (["0 roll"], "*", "dice/none"),
        (["0 roll"], "* 5 5", "dice/impossible"),
    ],
)
def test_refusals_have_codes_and_change_nothing(lines: list[str], line: str, code: str) -> None:
    """Every kind of wrong line gets its code."""
    assert code_of(pig(*lines), line) == code


def test_nothing_is_legal_after_the_end() -> None:
    """The game is over for everybody."""
    match = pig(*["0 roll", "* 6", "0 roll", "* 6", "0 hold"], options={"target": 10})
    assert match.over
    assert code_of(match, "1 roll") == "move/over"
    assert match.record().result == {"points": [12, 0], "winners": [0]}


def test_messages_say_what_would_be_right() -> None:
    """A slip of the keyboard is guessed at; a move out of turn names who is next."""
    guessed = Message("did-you-mean", message=Message("move-unknown", move="'rol'", game="Pig"), close="roll")
    with refused("move/unreadable", "move-now", refusal=guessed, moves="roll, hold"):
        pig().play(0, "rol")
    with refused("move/not-your-turn", "move-other-next", seat="1", name="Ann", next="0"):
        pig().play(1, "roll")
    with refused("move/unreadable", "move-no-number", number="7"):
        pig().play(0, 7)


def test_undo_takes_back_own_moves_only_until_a_roll() -> None:
    """Nothing that was rolled is taken back, nor another's move."""
    burger = Match(load("burger-dice"), ["Ann", "Bo"])
    for line in ("0 roll", "* bun patty bun", "0 place bun"):
        burger.push(line)
    before = burger.state.copy()
    burger.push("0 place patty")
    assert burger.undo(0) == "0 place patty"
    assert burger.state == before
    with refused("undo/refused", "undo-other", name="Ann"):
        burger.undo(1)
    burger.undo(0)
    with refused("undo/refused", "undo-rolled"):
        burger.undo(0)
    with refused("undo/refused", "undo-nothing"):
        pig().undo(0)


def test_a_view_stays_while_the_match_goes_on() -> None:
    """A bot that thinks in a thread of its own looks at the past of its position, whatever is done or taken back meanwhile."""
    match = pig("0 roll", "* 5", "0 hold")
    view = match.view(1)
    match.undo(0)
    assert [(moment.who, moment.before.pot) for moment in view.past()] == [(0, 0), (-1, 0), (0, 5)]
    match.push("0 roll")
    match.push("* 2")
    assert len(view.past()) == 3


@pytest.mark.parametrize("name", registry.names())
def test_positions_of_old_lines_are_worked_out_again(name: str) -> None:
    """Few are kept, however long the game; each is what it was, in any order, by slices, and after lines were taken back."""
    game, rng = load(name), random.Random(5)
    match, was = Match(game, [f"Player {seat}" for seat in range(max(game.seats))], dice=StreamDice(3)), list[Moment]()
    while not match.over and len(match.log) < 150:
        step = match.plan_roll() if match.turn == CHANCE else match.plan_move(match.turn, rng.choice(match.legal(match.turn)))
        was.append(step.moment)
        match.commit(step)
    assert [*match.moments] == match.moments[:] == was
    assert [*match.moments.acts()] == [(moment.who, moment.actions) for moment in was]
    for number in rng.sample(range(len(was)), len(was)):
        assert match.moments[number] == match.moments[number - len(was)] == was[number]
    kept = {id(moment) for moment in was} & {id(moment) for moment in match.moments}
    assert len(kept) <= 2 * RECENT
    with pytest.raises(IndexError):
        match.moments[len(was)]
    snapshot = match.snapshot()
    copy = match.moments.copy()
    for length in (len(was) - 1, 41, 40, 32, 3, 0):
        match.moments.cut(length)
        assert match.moments[:] == was[:length]
    match.moments.cut(0)
    for moment in was[:50]:
        match.moments.append(moment)
    assert match.moments[:] == was[:50]
    assert (snapshot.last and snapshot.last[1], copy[:]) == (was[-1], was)


def test_a_line_is_stored_before_it_is_done() -> None:
    """The store sees the log with the new line while the match does not have it yet."""
    seen: list[tuple[list[str], list[str]]] = []
    match = pig(dice=StreamDice(1))
    match.store = lambda log, is_open: seen.append((log, list(match.log)))
    match.play(0, "roll")
    match.roll()
    assert [(log[-1], len(log) - len(before)) for log, before in seen] == [("0 roll", 1), (match.log[-1], 1)]


def test_a_line_that_can_not_be_stored_is_not_done() -> None:
    """A full disk leaves the match as it was."""
    match = pig()

    def full(log: list[str], is_open: list[bool]) -> None:
        raise FileError("file/unwritable", Message("file-unwritable", path="cafe", error="no space left"))

    match.store = full
    assert code_of(match, "0 roll") == "file/unwritable"


def test_the_same_dice_for_other_decisions() -> None:
    """A match can be played with the dice of a record."""
    first = pig(dice=StreamDice(3))
    first.run([Hinted(PIG)] * 2)
    again = pig(dice=RecordedDice(first.log))
    again.run([Hinted(PIG)] * 2)
    assert again.log == first.log


def test_views_are_copies() -> None:
    """Nobody changes a match through a view of it."""
    match = pig()
    match.view(0).state.scores[0] = 99
    assert match.points == [0, 0]
    assert match.view(None).seat is None


def test_chances_have_words() -> None:
    """What can happen next, with its weights."""
    match = pig("0 roll")
    assert match.turn == CHANCE
    assert match.chances() == ([1] * 6, ["1", "2", "3", "4", "5", "6"])


def test_rolling_needs_dice() -> None:
    """A match without dice says so."""
    with refused("dice/none", "dice-missing"):
        pig("0 roll").roll()


def test_an_interpreted_match_is_the_simulated_game() -> None:
    """Match and compiled batch play the same game from the same seed."""
    from dicecafe.bots import make
    from dicecafe.bots.cast import plain_names
    from dicecafe.lab.batch import Batch, records

    for players in (["random", "random"], ["greedy", "random", "greedy"]):
        for number, record in enumerate(records(Batch(PIG, players, {}, 5, seed=9))):
            match = Match(PIG, plain_names(players), dice=StreamDice(9, number))
            rng = Stream(9, 2 * number + 1)
            match.run([make(name, PIG, rng) for name in players])
            assert match.record() == record


@pytest.mark.parametrize(
    ("players", "first", "code"),
    [(["A"], 0, "players/count"), (["A"] * 11, 0, "players/count"), (["A", "B"], 2, "players/first")],
)
def test_tables_that_can_not_be(players: list[str], first: int, code: str) -> None:
    """Too few, too many, nobody first."""
    with pytest.raises(DiceCafeError) as caught:
        Match(PIG, players, first=first)
    assert caught.value.code == code
