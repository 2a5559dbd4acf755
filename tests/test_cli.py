"""The command line: what it prints, its exit codes, and one clear sentence for every kind of bad input."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dicecafe import Match, Record, bots, cli
from dicecafe.arguments import PARTS
from dicecafe.cli import compiling, main
from dicecafe.engine import registry
from dicecafe.engine.errors import DiceCafeError
from dicecafe.terminal import formatting
from dicecafe.words import Message, say


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
        assert err
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
    told = json.loads(run("verify", str(records), "--json")[1])
    assert (told["ok"], told["records"], told["dice"]) == (True, 3, ["seed"])
    assert out.startswith(say(Message("verify-done", records=3, lines=told["lines"])))
    code, out, _ = run("replay", str(records), "--number", "2")
    assert code == 0
    record = Record.load(records, 2)
    over = formatting.result(Match.replay(registry.load("pig"), record), record.result or {})
    assert over in out
    assert len(run("replay", str(records), "--lines", "3")[1].splitlines()) == 1 + 3 + 3


def test_warm(run: Any) -> None:
    """Compiling ahead says when each game is ready, and what there was to compile; each package compiles its own."""
    parts = ["playouts", "search", "analysis", "solver", "lab", "environments"]

    def ready(*parts: str) -> str:
        """What is said of a game that is ready, whatever the seconds."""
        told = [Message("warm-part", part=part, seconds=7.0) for part in parts]
        return re.escape(say(Message("warm-ready", game="pig", seconds=7.0, parts=told))).replace(r"7\.00", r"\d+\.\d\d") + "\n"

    assert re.fullmatch(ready(*parts), run("warm", "pig")[1])
    (row,) = json.loads(run("warm", "pig", "--json")[1])["games"]
    assert row["game"] == "pig"
    assert row["seconds"] == pytest.approx(sum(row["parts"].values()))
    assert list(row["parts"]) == list(PARTS) == parts
    assert list(compiling(registry.load("dicecreams"))) == [part for part in parts if part != "solver"]
    packages = [f"dicecafe.{name}" for name in ("lab", "bots", "coach", "solver", "lab", "envs")]
    assert [step.__module__ for step in compiling(registry.load("pig")).values()] == packages
    assert re.fullmatch(ready("search", "lab"), run("warm", "pig", "--only", "lab", "--only=search")[1])


GAMES = registry.names()


def parts(message: Message) -> Iterator[Message]:
    """A message, and all messages in it."""
    yield message
    for value in message.parameters.values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, Message):
                yield from parts(one)


def number(name: str, low: int, value: str, high: str = "") -> Message:
    """That an argument is a whole number; the end of all seeds is told to nobody who is far from it."""
    range = Message("option-number", low=str(low), high=high) if high else Message("option-number-from", low=str(low))
    return Message("option-wrong", name=name, range=range, value=repr(value))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["fly"], Message("usage-command", word="fly")),
        (["ply", "pig"], Message("did-you-mean", message=Message("usage-command", word="ply"), close="play")),
        (["--versoin"], Message("did-you-mean", message=Message("usage-unknown", word="--versoin"), close="--version")),
        (["simulate"], Message("usage-missing", value=Message("value-game"))),
        (["simulate", "pig", "burger-dice"], Message("usage-unknown", word="burger-dice")),
        (["simulate", "pig", "--games"], Message("usage-value", name="--games", value=Message("value-number"))),
        (
            ["simulate", "--gmes", "5", "pig"],
            Message("did-you-mean", message=Message("usage-unknown", word="--gmes"), close="--games"),
        ),
        (
            ["simulate", "pig", "--json=1"],
            Message("usage-other", detail="argument --json: ignored explicit argument '1'"),
        ),
        (["simulate", "chess"], Message("game-unknown", name="chess", known=GAMES)),
        (
            ["rules", "burgerdice"],
            Message("did-you-mean", message=Message("game-unknown", name="burgerdice", known=GAMES), close="burger-dice"),
        ),
        (["play"], Message("usage-which-game", command="dicecafe play", games=GAMES)),
        (["play", "pig", "--players", "you,bot:genius"], Message("bot-unknown", name="genius", known=list(bots.BOTS))),
        (["play", "pig", "--players", "you,,Bo"], Message("usage-players", text="you,,Bo")),
        (
            ["play", "pig", "--players", "you"],
            Message("players-count", game="Pig", seats=Message("span", low=2, high=10), players=1),
        ),
        (["play", "pig", "--first", "5"], Message("players-first", last=1, first="5")),
        (
            ["play", "pig", "--option", "target=5"],
            Message("option-wrong", name="target", range=Message("option-number", low="10", high="1000"), value="5"),
        ),
        (
            ["play", "pig", "--dice", "loaded"],
            Message("option-wrong", name="--dice", range=Message("option-choice", choices=["cafe", "real"]), value="'loaded'"),
        ),
        (
            ["simulate", "pig", "--option", "target=abc"],
            Message("option-wrong", name="target", range=Message("option-number", low="10", high="1000"), value="'abc'"),
        ),
        (["simulate", "pig", "--option", "target"], Message("option-form", text="target")),
        (
            ["simulate", "pig", "--option", "deck=my.toml"],
            Message("option-unknown", game="Pig", name="deck", has=Message("option-known", names=["target"])),
        ),
        (
            ["simulate", "burger-dice", "--option", "roll_size=6"],
            Message("too-few-dice", roll_size=6, waste_limit=4, needed=14, dice=12, ruling="BD-1"),
        ),
        (["simulate", "pig", "--games", "0"], number("--games", 1, "0")),
        (["simulate", "pig", "--games", "x"], number("--games", 1, "x")),
        (["simulate", "pig", "--seed", "-1"], number("--seed", 0, "-1")),
        (["simulate", "pig", "--games", "1e99"], number("--games", 1, "1e99", "2^63-1")),
        (["serve", "--port", "70000"], number("--port", 1, "70000", "65535")),
        (["simulate", "pig", "--seed", str(1 << 63)], number("--seed", 0, str(1 << 63), "2^63-1")),
        (["simulate", "pig", "--resume"], Message("usage-resume", option="--resume", stats="--stats")),
        (["verify", "missing.json"], Message("file-unreadable", path="missing.json", error="no such file or directory")),
        (["replay", "missing.json"], Message("file-unreadable", path="missing.json", error="no such file or directory")),
        (
            ["play", "--resume", "missing.json"],
            Message("file-unreadable", path="missing.json", error="no such file or directory"),
        ),
        (["bench", "chess"], Message("game-unknown", name="chess", known=GAMES)),
    ],
)
def test_bad_usage_gets_a_sentence_and_code_2(run: Any, words: list[str], said: Message) -> None:
    """One clear sentence, exit code 2, nothing on standard output."""
    with pytest.raises(DiceCafeError) as caught:
        cli.run(words)
    assert said in parts(caught.value.message)
    code, out, err = run(*words)
    assert (code, out, err) == (2, "", f"dicecafe: {caught.value} ({caught.value.code})\n")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("damage", "id"),
    [
        (lambda text: text[: len(text) // 2], "record-json"),
        (lambda text: text.replace('"0 roll"', '"1 roll"', 1), "move-other-next"),
        (lambda text: text.replace('"winners": [', '"winners": [9, ', 1), "record-result"),
        (lambda text: text.replace("dicecafe/1", "dicecafe/9"), "record-version"),
        (lambda text: "", "record-json"),
        (lambda text: text.replace('"log"', '"deck": {"cards": [1]}, "log"'), "record-no-deck"),
    ],
)
def test_a_record_that_fails_gets_a_sentence_and_code_1(run: Any, records: Path, tmp_path: Path, damage: Any, id: str) -> None:
    """Whatever is wrong with a record, verify says what, as words and as JSON."""
    path = tmp_path / "bad.json"
    path.write_text(damage(records.read_text(encoding="utf-8").split("\n")[0]), encoding="utf-8")
    code, out, err = run("verify", str(path))
    assert (code, out) == (1, "")
    assert err.count("\n") == 1
    code, out, again = run("verify", str(path), "--json")
    error = json.loads(out)["error"]
    assert (code, again) == (1, err)
    assert set(error) == {"code", "message", "id", "parameters"}
    message = Message.from_json([error["id"], error["parameters"]])
    assert id in [one.id for one in parts(message)]
    assert err == f"dicecafe: {error['message']} ({error['code']})\n"


def test_verify_goes_on_after_a_record_that_is_wrong(run: Any, records: Path, tmp_path: Path) -> None:
    """Each is told by its number, and of the others what was proved; the code is that of a wrong one."""
    lines = records.read_text(encoding="utf-8").splitlines()
    path, unfinished = tmp_path / "some.jsonl", Record.parse(lines[0])
    unfinished.log, unfinished.result = unfinished.log[:5], None
    path.write_text("\n".join([unfinished.json(), lines[1], "{", lines[2]]), encoding="utf-8")
    code, out, err = run("verify", str(path))
    told = json.loads(run("verify", str(path), "--json")[1])
    assert code == 1
    assert (told["ok"], told["records"], [error["code"] for error in told["wrong"]]) == (
        False, 2, ["record/unfinished", "record/unreadable"],
    )  # fmt: skip
    assert out.startswith(say(Message("verify-done", records=2, lines=told["lines"])))
    assert err == "".join(f"dicecafe: {error['message']} ({error['code']})\n" for error in told["wrong"])
    assert [error["parameters"]["number"] for error in told["wrong"]] == ["1", "3"]


def test_records_never_replace_a_file_by_half_of_one(run: Any, tmp_path: Path) -> None:
    """A place that can't be written is an error before anything is lost."""
    (tmp_path / "file").write_text("kept", encoding="utf-8")
    code, _, err = run("simulate", "pig", "--games", "5", "--records", str(tmp_path / "file" / "out.jsonl"))
    assert code == 1
    assert "(file/no-folder)" in err
    assert (tmp_path / "file").read_text(encoding="utf-8") == "kept"
