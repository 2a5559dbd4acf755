"""Records: both forms and back, replayed and verified, every change found; a deck in a record; nothing secret; taking back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dicecafe.cli import main
from dicecafe.engine.contract import CHANCE
from dicecafe.engine.errors import MoveError, RecordError
from dicecafe.engine.match import Match
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify
from dicecafe.lab.batch import Batch, records
from dicecafe.testing.conformance import contents
from dicecafe.words import Message

from .invented import invented
from .referee import Refused, check
from .table import GAME, asked, play, position, random_game, roll

OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "short": {"last_call": 10},
    "both": {"sundae_sprint": True, "potluck": True, "late_seat_treat": True},
    "deck": {"deck": invented()},
}


def played(players: int = 2, **options: Any) -> Record:
    """A game of greedy players, the shortest of a few."""
    batch = Batch(GAME, ["greedy"] * players, options, 8, seed=8, first=1)
    return min(records(batch), key=lambda record: len(record.log))


# ---------------------------------------------------------------- forms
@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("name", OPTIONS)
def test_both_forms_and_back(name: str, players: int) -> None:
    """As JSON and as text a record is the same again, with its options, its deck, its result and its dice."""
    record = played(players, **OPTIONS[name])
    assert record.table_options == OPTIONS[name]
    assert set(record.result or {}) == {"points", "winners", "starter"}
    for form in (record.json(), record.text()):
        again = Record.parse(form)
        assert again == record
        assert (again.json(), again.text()) == (record.json(), record.text())


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("name", OPTIONS)
def test_replay(name: str, players: int) -> None:
    """A random game replayed from its record comes to the same position, after every line of it too."""
    states = [match.state for match in random_game(players, 3, **OPTIONS[name])]
    match = [*random_game(players, 3, **OPTIONS[name])][-1]
    record = match.record()
    assert Match.replay(GAME, record).state == match.state == states[-1]
    for lines in range(0, len(record.log), 25):
        again = Match.replay(GAME, record, lines)
        assert (again.state, again.log) == (states[lines], record.log[:lines])


# ---------------------------------------------------------------- verify
@pytest.mark.parametrize("form", ["json", "txt"])
@pytest.mark.parametrize("name", OPTIONS)
def test_verify_at_the_command_line(name: str, form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`dicecafe verify` replays a file of either form and rolls its dice again; a changed result is an error in a sentence."""
    record = played(3, **OPTIONS[name])
    path = tmp_path / f"game.{form}"
    record.save(path)
    assert main(["verify", str(path), "--json"]) == 0
    rolls = sum(line.startswith("* ") for line in record.log)
    assert json.loads(capsys.readouterr().out) == {
        "ok": True,
        "records": 1,
        "lines": len(record.log),
        "given": 0,
        "rolls": rolls,
        "dice": ["seed"],
        "unshown": [],
        "pinned": "",
        "rules": ["same"],
    }
    assert record.result is not None
    record.result["points"][0] += 1
    record.save(path)
    assert main(["verify", str(path)]) != 0
    assert "The log leads to" in capsys.readouterr().err


def test_every_changed_line_is_found() -> None:
    """A line left out, said twice, or said with another number or dessert is found by verify."""
    record = played(last_call=10)
    verify(record)
    for number, line in enumerate(record.log):
        *head, last = line.split(" ")
        swapped = (
            {"pie": "cookie", "cookie": "pie"}.get(last, "pie") if last.isalpha() else f"{last[:-1]}{(int(last[-1]) + 1) % 10}"
        )
        for lines in ([], [line, line], [" ".join([*head, swapped])]):
            other = Record.parse(record.json())
            other.log[number : number + 1] = lines
            with pytest.raises(RecordError) as error:
                verify(other)
            assert error.value.code in ("record/log", "record/dice", "record/result", "record/unfinished"), line


@pytest.mark.parametrize(
    ("number", "line", "why"),
    [
        (1, "* draw 1 c17", "dice-line-wrong"),
        (7, "0 roll", "move-other-next"),
        (8, "* pie pie", "dice-line-short"),
        (8, "* pie pie pie pie", "dice-line-long"),
        (9, "1 reroll 3 1", "move-unknown"),
        (9, "1 stir 1", "time-to-reroll"),
    ],
)
def test_a_changed_line_is_named(number: int, line: str, why: str) -> None:
    """A line that can't follow is refused with its number, its words and the reason."""
    record = played()
    assert [text.split(" ")[1] for text in record.log[:7]] == ["draw"] * 6 + ["roll"]
    record.log[number - 1] = line
    with pytest.raises(RecordError) as error:
        verify(record)
    assert error.value.code == "record/log"
    told = error.value.message
    assert (told.id, told.parameters["number"], told.parameters["line"]) == ("record-line", str(number), repr(line))
    assert why in contents(told)


@pytest.mark.parametrize("name", ["points", "winners", "starter"])
def test_every_part_of_the_result_is_checked(name: str) -> None:
    """Any part of the result that is not so is found, by verify and by the referee."""
    record = played()
    assert record.result is not None
    check(json.loads(record.json()))
    old = record.result[name]
    record.result[name] = 1 - old if isinstance(old, int) else [*old, 0]
    with pytest.raises(RecordError) as error:
        verify(record)
    assert error.value.code == "record/result"
    with pytest.raises(Refused):
        check(json.loads(record.json()))


@pytest.mark.parametrize("cut", [1, 40])
def test_an_unfinished_record(cut: int) -> None:
    """A log that stops early is not a finished game."""
    record = played()
    del record.log[-cut:]
    with pytest.raises(RecordError) as error:
        verify(record)
    assert error.value.code == "record/unfinished"


# ---------------------------------------------------------------- a deck of one's own
def test_a_record_carries_its_deck() -> None:
    """A deck of one's own is in the record, whole, and counts; without it the log means nothing; the house deck is not told."""
    match = play(position("c38 c43 c50", "c12 c4 c8", options={"deck": invented()}), f"{roll(0, 'pie pie pie')} / 0 ability c38")
    record = Record.parse(match.record().json())
    assert record.more == {"deck": invented()}
    assert "deck" not in record.options
    again = Match.replay(GAME, record)
    assert (again.state, again.cfg.deck) == (match.state, match.cfg.deck)
    assert again.describe(len(again.log) - 1, None) == Message("cash-in", camper="Sami", ability="Night Watch")
    record.more.clear()
    with pytest.raises(RecordError) as error:
        Match.replay(GAME, record)
    assert error.value.code == "record/other-rules"
    record.digests.clear()  # as records of before have none
    told = Match.replay(GAME, record).describe(len(record.log) - 1, None)
    assert told == Message("cash-in", camper="Sami", ability=Message("ability-sugar-overload"))
    assert played().more == {}


def test_a_deck_that_is_wrong_is_refused() -> None:
    """A record whose deck is damaged, or empty, is refused as a record."""
    record = played(deck=invented())
    verify(record)
    broken = Record.parse(record.json())
    broken.more["deck"]["card"][0]["points"] = [3, 2, 1]
    with pytest.raises(RecordError) as error:
        verify(broken)
    told = list(contents(error.value.message))
    assert "card 1 (Mateo)" in told
    assert Message("wrong-points-order") in told
    broken.more["deck"] = {}
    with pytest.raises(RecordError) as empty:
        verify(broken)
    assert "record-empty-deck" in contents(empty.value.message)


# ---------------------------------------------------------------- nothing secret
@pytest.mark.parametrize("players", [2, 6])
def test_all_seats_see_the_same(players: int) -> None:
    """Everything is open: each seat and a spectator see every position and every line as it is, told in the same words."""
    assert not GAME.has_secrets
    for number, match in enumerate(random_game(players, 5)):
        seats = [*range(players), None]
        if number % 10 == 0:
            assert all(match.view(seat).state == match.state for seat in seats)
        if match.log:
            told = match.describe(len(match.log) - 1, None)
            assert all(match.describe(len(match.log) - 1, seat) == told for seat in seats)
            assert match.public[-1]


def test_the_order_of_the_deck_is_nowhere() -> None:
    """The deck is a set: what is left of it is known, which card comes next is not; draws in another order, the same position."""
    first = play(position(), f"{roll(0, 'pie pie pie')} / 0 score c43 / 0 score c50 / * draw 0 c1 / * draw 0 c2")
    other = play(position(), f"{roll(0, 'pie pie pie')} / 0 score c43 / 0 score c50 / * draw 0 c2 / * draw 0 c1")
    assert first.state.deck == other.state.deck
    assert set(first.state.deck) == {0, 1}
    assert sum(first.state.deck) == first.state.n_deck == 50 - 6 - 2


def test_a_view_is_a_copy() -> None:
    """Whoever changes what was seen changes nothing."""
    match = position()
    match.view(0).state.points[0] = 30
    assert match.points == [0, 0]


# ---------------------------------------------------------------- taking back
def test_moves_are_taken_back() -> None:
    """A move may be taken back until somebody else acts or dice are rolled; the position is what it was."""
    match = play(position(kept={1: "c18"}), "0 roll / * pie pie pie")
    before = match.state.copy()
    for move in ("keep", "reroll 1"):
        match.play(0, move)
        assert match.undo(0) == f"0 {move}"
        assert match.state == before
    play(match, "0 keep / 0 score c43")
    assert asked(match) == (1, {"use", "pass"})
    with pytest.raises(MoveError) as anns:
        match.undo(1)
    assert anns.value.message == Message("undo-other", name="Ann")
    match.push("1 use")
    with pytest.raises(MoveError) as bos:
        match.undo(0)
    assert bos.value.message == Message("undo-other", name="Bo")
    assert match.points == [3, 3]
    assert match.undo(1) == "1 use"
    assert (match.undo(0), match.undo(0)) == ("0 score c43", "0 keep")
    assert (match.state, match.log[-1]) == (before, "* pie pie pie")
    with pytest.raises(MoveError) as rolled:
        match.undo(0)
    assert rolled.value.message == Message("undo-rolled")


def test_any_last_move_of_a_game_can_be_taken_back() -> None:
    """At any moment of a random game the last move, not the last throw, is taken back and done again."""
    undone = 0
    for match in random_game(3, 7, potluck=True):
        if match.moments and (who := match.moments[-1].who) != CHANCE:
            after = match.state
            line = match.undo(who)
            assert match.state != after
            match.push(line)
            assert match.state == after
            undone += 1
    assert undone > 100
