"""Records: JSON and text lead back to each other; bad ones are refused with what is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from refusals import refused, said

from dicecafe import DiceCafeError, Match, Record, StreamDice, load
from dicecafe.bots.levels import Hinted
from dicecafe.engine.dice import FairDice
from dicecafe.engine.verify import verify, verify_file
from dicecafe.words import Message


def finished(seed: int = 1) -> Record:
    """A whole game of Pig."""
    match = Match(load("pig"), ["Ann", "Bö = \n*"], {"target": 30}, dice=StreamDice(seed))
    match.run([Hinted(match.game)] * 2)
    return match.record()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(1 << 60), 1 << 60) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@given(
    st.lists(st.text(), max_size=4),
    st.dictionaries(st.text(), st.integers() | st.booleans() | st.text(), max_size=3),
    st.dictionaries(
        st.from_regex(r"[a-z]{4,9}", fullmatch=True).filter(lambda k: k not in ("game", "dice", "first", "given")),
        json_values,
        max_size=2,
    ),
)
def test_json_and_text_lead_back(players: list[str], options: dict[str, int | str], more: dict[str, object]) -> None:
    """Names, options and keys of others come back as they went, whatever they hold."""
    more = {k: v for k, v in more.items() if k not in ("format", "players", "options", "result", "log")}
    record = Record("pig", players, options, 0, ["0 roll", "* 3"], {"points": [1]}, {"seed": 1}, more)
    assert Record.parse(record.json()) == record
    assert Record.parse(record.text()) == record


@given(st.text())
def test_garbage_is_refused_kindly(text: str) -> None:
    """Whatever the file holds, it is a record or a DiceCafeError."""
    for start in ("", "dicecafe/1\n", "dicecafe/1\ngame = "):
        with pytest.raises(DiceCafeError):
            Record.parse(start + text.replace("players", ""))


@given(
    st.dictionaries(
        st.sampled_from(["format", "game", "players", "options", "log", "result", "dice", "first", "given"]), json_values
    )
)
def test_wrong_kinds_are_refused_kindly(said: dict[str, object]) -> None:
    """Wrong types anywhere are a DiceCafeError at the latest when the record is verified."""
    try:
        record = Record.from_dict({"format": "dicecafe/1", "game": "pig", "players": ["A", "B"], "log": [], **said})
        verify(record)
    except DiceCafeError:
        return
    pytest.fail("an empty game can't be verified")


def test_deep_json_is_refused() -> None:
    """A file made to exhaust the parser is refused like any other."""
    with refused("record/unreadable", "record-json"):
        Record.parse("[" * 100_000)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": "dicecafe/2"}, "record/format"),
        ({"game": "chess"}, "game/unknown"),
        ({"players": ["A"]}, "players/count"),
        ({"players": "AB"}, "record/format"),
        ({"options": {"target": 5}}, "option/out-of-range"),
        ({"options": {"tarket": 50}}, "option/unknown"),
        ({"options": {"target": "50"}}, "option/wrong-type"),
        ({"options": {"target": True}}, "option/wrong-type"),
        ({"first": 2}, "players/first"),
        ({"first": True}, "record/format"),
        ({"log": ["1 roll"]}, "record/log"),
        ({"log": []}, "record/unfinished"),
        ({"log": [5]}, "record/format"),
        ({"result": None}, "record/format"),
        ({"result": {"points": [0, 0], "winners": [0]}}, "record/result"),
        ({"dice": {"seed": 2}}, "record/dice"),
        ({"deck": {"cards": []}}, "record/format"),
    ],
)
def test_what_does_not_hold_together_is_refused(change: dict[str, object], code: str) -> None:
    """Each way a record can be wrong has its code."""
    with pytest.raises(DiceCafeError) as caught:
        verify(Record.from_dict({**finished().as_dict(), **change}))
    assert caught.value.code == code


def test_a_changed_die_is_found() -> None:
    """Every single changed die of a record fails, by the dice or by what follows."""
    record = finished()
    rolls = [n for n, line in enumerate(record.log) if line.startswith("*")]
    assert verify(record).rolls == len(rolls) > 5
    for n in rolls:
        for face in "123456":
            if record.log[n] != f"* {face}":
                log = [*record.log[:n], f"* {face}", *record.log[n + 1 :]]
                with pytest.raises(DiceCafeError) as caught:
                    verify(Record(**{**vars(record), "log": log}))
                assert caught.value.code.startswith("record/")


def test_an_error_names_the_line() -> None:
    """A line out of turn is named by its number and its words."""
    record = finished()
    record.log[2:2] = ["1 roll"]
    about = {"number": "3", "line": "'1 roll'"}
    with refused("record/log", "record-line", **about, error=Message("move-other-next", seat="1", name="Ann", next="0")):
        verify(record)


def test_files_of_every_kind(tmp_path: Path) -> None:
    """A record is the same from .json, .txt and .jsonl."""
    one, two = finished(1), finished(2)
    one.save(tmp_path / "a.json")
    one.save(tmp_path / "a.txt")
    (tmp_path / "a.jsonl").write_text(f"{one.json()}\n{two.json()}\n", encoding="utf-8")
    assert Record.load(tmp_path / "a.json") == Record.load(tmp_path / "a.txt") == Record.load(tmp_path / "a.jsonl") == one
    assert Record.load(tmp_path / "a.jsonl", 2) == two
    assert len(verify_file(tmp_path / "a.jsonl")) == 2
    with refused("record/unreadable", "record-number", records=2, number="3"):
        Record.load(tmp_path / "a.jsonl", 3)


def test_a_bad_record_among_many_is_named(tmp_path: Path) -> None:
    """Verifying a file of records says which one is wrong."""
    bad = {**finished(2).as_dict(), "result": {}}
    (tmp_path / "a.jsonl").write_text(f"{finished().json()}\n{json.dumps(bad)}\n", encoding="utf-8")
    with refused("record/result", "record-nth", number="2") as caught:
        verify_file(tmp_path / "a.jsonl")
    assert said(caught.value.message, "record-result").parameters["theirs"] == "{}"


def test_real_dice_can_not_be_rolled_again() -> None:
    """Records of real dice are checked in all but the rolls, and say so."""
    record = finished()
    record.dice = {"real": True}
    assert verify(record).rolls == 0
    assert verify(record).how == Message("verify-dice", source="real")


def test_given_lines_are_counted_in_the_record() -> None:
    """A record that begins with given lines says so in both forms; more of them than there are lines is no record."""
    log = ["0 roll", "* 4", "0 roll", "* 6", "0 hold"]
    record = Record("pig", ["Ann", "Bo"], {"target": 10}, 0, log, {"points": [10, 0], "winners": [0]}, given=2)
    assert record.as_dict()["given"] == 2
    assert Record.parse(record.json()) == Record.parse(record.text()) == record
    assert "given" not in Record("pig", ["Ann", "Bo"]).as_dict()
    assert verify(record).given == 2
    for wrong in (6, -1, True, "2"):
        with refused("record/format"):
            Record.from_dict({**record.as_dict(), "given": wrong})


def test_dice_are_checked_after_what_was_given() -> None:
    """The lines after the given ones must be the secret's, from its first try on; with another count of them they are not."""
    match = Match(load("pig"), ["Ann", "Bo"], {"target": 10}, 0, FairDice(b"\7" * 32, ["tea"]))
    match.begin_after(["0 roll", "* 4"])
    match.run([Hinted(match.game)] * 2)
    record = match.record()
    rolls = sum(line.startswith("*") for line in record.log[2:])
    assert (verify(record).given, verify(record).rolls) == (2, rolls)
    for wrong in (0, 4):
        record.given = wrong
        with refused("record/dice"):
            verify(record)
