"""The command line: what it prints, its exit codes, and one clear sentence for every kind of bad input."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from dicecafe.cli import PARTS, _compiling, main
from dicecafe.engine import registry


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    """Call a command; its exit code, standard output and standard error."""

    def call(*words: str) -> tuple[int, str, str]:
        code = main(words)
        out, err = capsys.readouterr()
        return code, out, err

    return call


@pytest.fixture
def records(run: Any, tmp_path: Path) -> Path:
    """A file of three short games."""
    path = tmp_path / "out.jsonl"
    assert run("simulate", "pig", "--games", "3", "--option", "target=20", "--records", str(path))[0] == 0
    return path


def test_no_command_tells_what_there_is(run: Any) -> None:
    """The first screen explains itself."""
    code, out, _ = run()
    assert code == 0
    assert all(name in out for name in registry.names())
    assert "play" in out


def test_games_and_rules(run: Any) -> None:
    """The games, and the rules with their rulings."""
    assert run("games")[0] == 0
    listed = json.loads(run("games", "--json")[1])["games"]
    assert [game["name"] for game in listed] == registry.names()
    for name in registry.names():
        rules = json.loads(run("rules", name, "--json")[1])
        assert rules["rulings"]
        assert run("rules", name)[1].strip() == rules["rules"].strip()


def test_simulate_prints_the_same_bytes_twice(run: Any, tmp_path: Path) -> None:
    """Standard output and the records are the same for the same command."""
    results = []
    for name in ("a", "b"):
        words = ("simulate", "burger-dice", "--players", "greedy,random", "--games", "20", "--seed", "7")
        code, out, err = run(*words, "--records", str(tmp_path / name))
        assert code == 0
        assert "million actions/s" in err
        results.append((out, (tmp_path / name).read_bytes()))
    assert results[0] == results[1]
    assert results[0][1].count(b"\n") == 20


def test_simulate_json_is_one_object(run: Any) -> None:
    """--json prints one object and nothing else."""
    code, out, _ = run("simulate", "pig", "--players", "bot:greedy,random", "--games", "100", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["games"] == 100
    assert sum(seat["wins"] for seat in told["seats"]) == 100
    assert all(seat["low"] <= seat["rate"] <= seat["high"] for seat in told["seats"])


def test_verify_and_replay(run: Any, records: Path) -> None:
    """Records of a batch verify, and can be read as sentences."""
    code, out, _ = run("verify", str(records))
    assert code == 0
    assert "3 records" in out
    assert json.loads(run("verify", str(records), "--json")[1])["ok"] is True
    code, out, _ = run("replay", str(records), "--number", "2")
    assert code == 0
    assert "Winner:" in out
    assert "Winner:" not in run("replay", str(records), "--lines", "3")[1]


def test_warm(run: Any) -> None:
    """Compiling ahead says when each game is ready, and what there was to compile."""
    parts = ["playouts", "search", "analysis", "solver", "lab", "environments"]
    told = ", ".join(rf"{part} \S+ s" for part in parts)
    assert re.fullmatch(rf"pig +ready in \S+ s: {told}\n", run("warm", "pig")[1])
    (row,) = json.loads(run("warm", "pig", "--json")[1])["games"]
    assert row["game"] == "pig"
    assert row["seconds"] == pytest.approx(sum(row["parts"].values()))
    assert list(row["parts"]) == list(PARTS) == parts
    assert list(_compiling(registry.load("dicecreams"))) == [part for part in parts if part != "solver"]
    assert re.fullmatch(
        r"pig +ready in \S+ s: search \S+ s, lab \S+ s\n", run("warm", "pig", "--only", "lab", "--only=search")[1]
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["fly"], "invalid choice: 'fly'"),
        (["simulate"], "required: GAME"),
        (["simulate", "chess"], "There is no game 'chess'"),
        (["rules", "burgerdice"], "Did you mean burger-dice?"),
        (["play"], "Which game?"),
        (["play", "pig", "--players", "you,bot:genius"], "There is no bot 'genius'"),
        (["play", "pig", "--players", "you,,Bo"], "commas between them"),
        (["play", "pig", "--players", "you"], "Pig is for 2 to 10 players, not 1"),
        (["play", "pig", "--first", "5"], "The first seat is 0 to 1, not 5"),
        (["play", "pig", "--option", "target=5"], "target is a whole number from 10 to 1000, not 5"),
        (["simulate", "pig", "--option", "target=abc"], "not 'abc'"),
        (["simulate", "pig", "--option", "target"], "name=value"),
        (["simulate", "pig", "--option", "deck=my.toml"], "Pig has no option 'deck'"),
        (["simulate", "burger-dice", "--option", "roll_size=6"], "at least 14 dice"),
        (["simulate", "pig", "--games", "0"], "at least 1"),
        (["simulate", "pig", "--games", "x"], "invalid whole number value: 'x'"),
        (["simulate", "pig", "--seed", "-1"], "whole number"),
        (["simulate", "pig", "--seed", str(1 << 63)], "from 0 to"),
        (["verify", "missing.json"], "missing.json can't be read: no such file"),
        (["replay", "missing.json"], "can't be read"),
        (["play", "--resume", "missing.json"], "can't be read"),
        (["bench", "chess"], "There is no game"),
    ],
)
def test_bad_usage_gets_a_sentence_and_code_2(run: Any, words: list[str], said: str) -> None:
    """One clear sentence, exit code 2, nothing on standard output."""
    code, out, err = run(*words)
    assert code == 2
    assert said in err
    assert err.startswith("dicecafe: ")
    assert err.count("\n") == 1
    assert out == ""


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: text[: len(text) // 2], "not a whole JSON record"),
        (lambda text: text.replace('"0 roll"', '"1 roll"', 1), "It is not seat 1's turn"),
        (lambda text: text.replace('"winners": [', '"winners": [9, ', 1), "The log leads to"),
        (lambda text: text.replace("dicecafe/1", "dicecafe/9"), "not 'dicecafe/9'"),
        (lambda text: "", "not a whole JSON record"),
        (lambda text: text.replace('"log"', '"deck": {"cards": [1]}, "log"'), "can't carry a deck"),
    ],
)
def test_a_record_that_fails_gets_a_sentence_and_code_1(run: Any, records: Path, tmp_path: Path, damage: Any, said: str) -> None:
    """Whatever is wrong with a record, verify says what, as words and as JSON."""
    path = tmp_path / "bad.json"
    path.write_text(damage(records.read_text(encoding="utf-8").split("\n")[0]), encoding="utf-8")
    code, out, err = run("verify", str(path))
    assert (code, out) == (1, "")
    assert said in err
    assert err.count("\n") == 1
    code, out, _ = run("verify", str(path), "--json")
    assert code == 1
    assert said in json.loads(out)["error"]["message"]


def test_records_never_replace_a_file_by_half_of_one(run: Any, tmp_path: Path) -> None:
    """A place that can't be written is an error before anything is lost."""
    (tmp_path / "file").write_text("kept", encoding="utf-8")
    code, _, err = run("simulate", "pig", "--games", "5", "--records", str(tmp_path / "file" / "out.jsonl"))
    assert code == 1
    assert "can't be written" in err
    assert (tmp_path / "file").read_text(encoding="utf-8") == "kept"
