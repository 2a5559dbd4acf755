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
from dicecafe.terminal import formatting
from dicecafe.terminal.saves import Save
from dicecafe.words import player

from .table import GAME, ICE, MACARON, ROLLS, TART, pipe, said, table

MOVES = ["place orange macaron c3 ns:ice-cream", "place blue jelly-tart d3 ns:ice-cream", "tip c3 north"]
SECRET = b"a secret of exactly 32 bytes....".ljust(32, b".")


def stored(home: Path, goals: tuple[str, ...], seats: list[str], moves: list[str]) -> Path:
    """A game saved after these moves."""
    match = table(len(goals), goals=goals)
    match.dice = FairDice(SECRET, ["nonce"], 40)
    for move in moves:
        match.push(f"{match.turn} {move}")
    path = home / "dessert-dice-1.json"
    Save(path, seats).write(match, match.log, match.public)
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
    shown = [
        said("screen-goal", dessert=ICE),
        said("why-undo", at="c4", to="c3", ruling="DD-4"),
        said("why-nothing-there", square="a1"),
        said("why-occupied", square="c4"),
        said("undo-other", name="Cy"),
        said("terminal-all-rules", command="dicecafe rules dessert-dice"),
        said("terminal-saved", command=f"dicecafe play --resume {path}"),
    ]
    for sentence in shown:
        assert sentence in expected, sentence
    assert goals_in(path) == list(goals)


def test_a_whole_output_from_the_first_line(tmp_path: Path) -> None:
    """Real dice, a bot without a plan, two games whose deals differ in the bot's goal alone: the same output to the byte."""
    rolls = [line.removeprefix("* roll ") for line in ROLLS]
    seen: dict[str, dict[str, str]] = {}
    for run in range(60):
        home = tmp_path / str(run)
        words = ["dessert-dice", "--players", "you,bot:random", "--dice", "real", "--seed", "5", "--first", "0"]
        shown = pipe(home, [*rolls, *KEYS, "q"], *words).replace(str(home), "")
        own, other = goals_in(home / "dessert-dice-1.json")
        assert said("screen-goal", dessert=own) in shown
        assert re.search("^Dizzy ", shown, re.MULTILINE)
        seen.setdefault(own, {})[other] = shown
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
    save = json.loads(text)
    assert save["log"][:3] == ["* ?", "* ?", ROLLS[0]]
    open_lines = " ".join(ROLLS + MOVES)
    for dessert in DESSERT_NAMES:
        assert text.count(dessert) == open_lines.count(dessert)
    assert "secret" not in text
    assert SECRET.hex() not in text


def test_all_saves_are_equally_long_and_alike(tmp_path: Path) -> None:
    """Whatever the goals, the sealed part has the same length, and outside it nothing differs."""
    files = []
    for goals in permutations(DESSERT_NAMES, 3):
        save = json.loads(stored(tmp_path, goals, ["Ann", "Bo", "Cy"], MOVES).read_text(encoding="utf-8"))
        sealed = save["save"].pop("sealed")
        files.append((len(sealed), json.dumps(save)))
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
    with pytest.raises(RecordError) as other:
        Save.read(path)
    assert other.value.message.id == "seal-other"
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
    shown = pipe(tmp_path, lines, "dessert-dice", "--players", "Ann,Bo", "--first", "0")
    goals = goals_in(tmp_path / "dessert-dice-1.json")
    curtains = [said("terminal-hand-over", name=name) for name in ("Ann", "Bo")]
    before, *pages = re.split("|".join(map(re.escape, curtains)), shown)
    assert re.findall("|".join(map(re.escape, curtains)), shown) == [curtains[seat] for seat in (0, 1, 0, 1, 0)]
    assert not any(goals_shown(before) or dealt_to(seat, before) for seat in (0, 1))
    for number, page in enumerate(pages[:4]):
        assert goals_shown(page) == {goals[number % 2]}
        assert dealt_to(1 - number % 2, page) == set()
    assert goals_shown(pages[4]) == set()
    assert dealt_to(0, pages[0]) == {goals[0]}
    assert said("dealt-hidden", player=player(1)) in pages[0]


def goals_shown(page: str) -> set[str]:
    """The goals that a page says are one's own."""
    return {dessert for dessert in DESSERT_NAMES if said("screen-goal", dessert=dessert) in page}


def dealt_to(seat: int, page: str) -> set[str]:
    """The goals that a page says were dealt to a seat."""
    return {dessert for dessert in DESSERT_NAMES if said("dealt", player=player(seat), dessert=dessert) in page}


def test_one_person_needs_no_curtain(tmp_path: Path) -> None:
    """Against bots nobody hands anything over, and the bot's goal is face down."""
    shown = pipe(tmp_path, ["q"], "dessert-dice", "--players", "you,bot:greedy", "--first", "0")
    names = (said("terminal-guest"), "you", "Clover")
    assert not any(said("terminal-hand-over", name=name) in shown for name in names)
    assert said("dealt-hidden", player="Clover") in shown
    assert sum(shown.count(said("screen-goal", dessert=dessert)) for dessert in DESSERT_NAMES) == 1


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
    shown = pipe(tmp_path, lines, "dessert-dice", "--players", "Ann,Bo", "--first", "0", "--seed", "9")
    result = match.record().result
    assert result is not None
    assert formatting.result(match, result) in shown
    record = Record.load(tmp_path / "dessert-dice-1.json")
    assert (record.log, record.result) == (match.log, result)
    assert "save" not in record.more
    assert verify(record).rolls == 26
