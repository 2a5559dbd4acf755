"""Secrets at one terminal: the whole output through a pipe, the saved game, and two people on one device."""

from __future__ import annotations

import json
import os
import re
from itertools import permutations
from pathlib import Path

import pytest

from dicecafe.engine.contract import CHANCE
from dicecafe.engine.dice import FairDice, StreamDice
from dicecafe.engine.errors import FileError, RecordError
from dicecafe.engine.match import Match
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify
from dicecafe.games.dessert_dice.text import DESSERT_NAMES
from dicecafe.terminal.saves import Save

from .table import GAME, ICE, MACARON, ROLLS, TART, pipe, table

MOVES = ["place orange macaron c3 ns:ice-cream", "place blue jelly-tart d3 ns:ice-cream", "tip c3 north"]
SECRET = b"a secret of exactly 32 bytes....".ljust(32, b".")


def stored(home: Path, goals: tuple[str, ...], seats: list[str], moves: list[str]) -> Path:
    """A game saved after these moves."""
    match = table(len(goals), goals=goals)
    match.dice = FairDice(SECRET, ["nonce"], 40)
    for move in moves:
        match.push(f"{match.turn} {move}")
    path = home / "dessert-dice-1.json"
    Save(path, seats).write(match, match.log, match.open)
    return path


def goals_in(path: Path) -> list[str]:
    """The goals of a saved game, by the key."""
    return [line.split()[3] for line in Save.read(path)[1].log if " deal " in line]


# ---------------------------------------------------------------- the pipe
KEYS = ["a1", "\x1b[A", "", "a", "tip c4 south", "tip a1 west", "place green blank c4", "z", "?", "u", "e5", "", "n"]


@pytest.mark.parametrize("goals", [(ICE, MACARON, TART), (ICE, TART, MACARON), (ICE, "sweet-roll", TART)], ids=" ".join)
def test_what_a_person_sees_does_not_depend_on_the_others(tmp_path: Path, goals: tuple[str, ...]) -> None:
    """A game gone on with through a pipe, wrong keys, forbidden moves and help to a quit: the same to the byte."""
    seats = ["you", "bot:greedy", "bot:random"]
    path = stored(tmp_path, (ICE, MACARON, "sweet-roll"), seats, MOVES)
    expected = pipe(tmp_path, [*KEYS[:-2], "q"], "--resume", str(path))
    stored(tmp_path, goals, seats, MOVES)
    assert pipe(tmp_path, [*KEYS[:-2], "q"], "--resume", str(path)) == expected
    for words in (f"your goal: {ICE}", "(DD-4)", "no die on a1", "a die on c4", "can't be taken back", "All the rules", "Saved."):
        assert words in expected, words
    assert goals_in(path) == list(goals)


def test_a_whole_output_from_the_first_line(tmp_path: Path) -> None:
    """Real dice, a bot without a plan, two games whose deals differ in the bot's goal alone: the same output to the byte."""
    rolls = [line.removeprefix("* roll ") for line in ROLLS]
    seen: dict[str, dict[str, str]] = {}
    for run in range(60):
        home = tmp_path / str(run)
        words = ["dessert-dice", "--players", "you,bot:random", "--dice", "real", "--seed", "5", "--first", "0"]
        said = pipe(home, [*rolls, *KEYS, "q"], *words).replace(str(home), "")
        own, other = goals_in(home / "dessert-dice-1.json")
        assert f"your goal: {own}" in said
        assert "random: " in said
        seen.setdefault(own, {})[other] = said
        if len(seen[own]) > 1:
            assert len(set(seen[own].values())) == 1, seen[own]
            return
    raise AssertionError("60 games, and no two deals alike for one person and unlike for the other")


# ---------------------------------------------------------------- the save
def test_the_save_has_no_dessert_but_those_that_are_open(tmp_path: Path) -> None:
    """Before the end the file holds no deal line; the dessert words in it are those of the open lines."""
    path = stored(tmp_path, (ICE, MACARON), ["Ann", "Bo"], MOVES)
    text = path.read_text(encoding="utf-8")
    assert "deal" not in text
    said = json.loads(text)
    assert said["log"][:3] == ["* ?", "* ?", ROLLS[0]]
    open_lines = " ".join(ROLLS + MOVES)
    for dessert in DESSERT_NAMES:
        assert text.count(dessert) == open_lines.count(dessert)
    assert "secret" not in text
    assert SECRET.hex() not in text


def test_all_saves_are_equally_long_and_alike(tmp_path: Path) -> None:
    """Whatever the goals, the sealed part has the same length, and outside it nothing differs."""
    files = []
    for goals in permutations(DESSERT_NAMES, 3):
        said = json.loads(stored(tmp_path, goals, ["Ann", "Bo", "Cy"], MOVES).read_text(encoding="utf-8"))
        sealed = said["save"].pop("sealed")
        files.append((len(sealed), json.dumps(said)))
    assert len(files) == 24
    assert len(set(files)) == 1


def test_no_reading_without_the_key(tmp_path: Path) -> None:
    """The key lies beside the save, for its owner alone; without it, or with another one, the goals stay sealed."""
    path = stored(tmp_path, (ICE, TART), ["Ann", "Bo"], MOVES)
    key = tmp_path / ".seal"
    assert goals_in(path) == [ICE, TART]
    assert os.stat(key).st_mode & 0o077 == 0
    held = key.read_bytes()
    key.write_bytes(bytes(byte ^ 1 for byte in held))
    with pytest.raises(RecordError, match="was not sealed in"):
        Save.read(path)
    key.unlink()
    with pytest.raises(FileError) as error:
        Save.read(path)
    assert error.value.code == "file/unreadable"
    assert not key.exists()
    key.write_bytes(held)
    assert goals_in(path) == [ICE, TART]


def test_the_same_game_is_sealed_anew_each_time(tmp_path: Path) -> None:
    """Two saves of one game share nothing in their sealed part, so that saves can't be compared for equal goals."""
    sealed = {json.loads(stored(tmp_path, (ICE, TART), ["A", "B"], []).read_text())["save"]["sealed"] for _ in range(3)}
    assert len(sealed) == 3


# ---------------------------------------------------------------- two people on one device
def test_a_curtain_between_two_people(tmp_path: Path) -> None:
    """Each person is asked to take the device first; what is shown before and after holds that person's goal only."""
    lines = ["", "place green blank c3", "", "tip c3 north", "", "tip c4 south", "tip c4 east", "", "tip d4 south"]
    said = pipe(tmp_path, lines, "dessert-dice", "--players", "Ann,Bo", "--first", "0")
    goals = dict(zip(("Ann", "Bo"), goals_in(tmp_path / "dessert-dice-1.json"), strict=True))
    before, *pages = re.split(r"Hand the device to (?=\w)", said)
    assert [page.split(".")[0] for page in pages] == ["Ann", "Bo", "Ann", "Bo", "Ann"]
    assert not any(f"goal: {dessert}" in before or f": {dessert}." in before for dessert in DESSERT_NAMES)
    for page in pages[:4]:
        person = page.split(".")[0]
        assert set(re.findall(r"your goal: (\S+)", page)) == {goals[person]}
        assert set(re.findall(r"A goal for (\w+): ", page)) <= {person}
    assert "your goal" not in pages[4]
    assert "A goal for Ann: " + goals["Ann"] in pages[0]
    assert "A goal for Bo face down" in pages[0]


def test_one_person_needs_no_curtain(tmp_path: Path) -> None:
    """Against bots nobody hands anything over, and the bot's goal is face down."""
    said = pipe(tmp_path, ["q"], "dessert-dice", "--players", "you,bot:greedy", "--first", "0")
    assert "Hand the device" not in said
    assert "A goal for greedy face down." in said
    assert len(re.findall(r"your goal: (\S+)", said)) == 1


def test_after_the_end_the_record_is_open(tmp_path: Path) -> None:
    """A whole game of two people: the record left behind holds every deal, and verifies."""
    match = Match(GAME, ["Ann", "Bo"], first=0, dice=StreamDice(9))
    while match.turn == CHANCE:
        match.roll()
    lines = []
    while not match.over:
        move = match.moves(match.turn)[0]
        lines += ["", move]
        match.push(f"{match.turn} {move}")
    said = pipe(tmp_path, lines, "dessert-dice", "--players", "Ann,Bo", "--first", "0", "--seed", "9")
    result = match.record().result
    assert result is not None
    assert f"The game is over: Ann {result['points'][0]}, Bo {result['points'][1]}." in said
    record = Record.load(tmp_path / "dessert-dice-1.json")
    assert (record.log, record.result) == (match.log, result)
    assert "save" not in record.more
    assert verify(record).rolls == 26
