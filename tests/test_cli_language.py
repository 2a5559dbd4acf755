"""The command line in every language: who chooses it, what depends on it, and what never does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dicecafe import words
from dicecafe.arguments import parsers
from dicecafe.cli import main
from dicecafe.terminal.encodings import transliterate_output
from dicecafe.usage import WIDTH
from dicecafe.words import Message, languages, speech

Call = Callable[..., tuple[int, str, str]]
OTHERS = [code for code in languages() if code != "en"]
HEADING = Message("games-heading")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Call:
    """Call a command; its exit code, standard output and standard error."""

    def call(*given: str) -> tuple[int, str, str]:
        code = main(given)
        out, err = capsys.readouterr()
        return code, out, err

    return call


@pytest.mark.parametrize("code", languages())
def test_the_option_wins_over_the_environment(run: Call, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """Before the command's name or after it; then DICECAFE_LANGUAGE; then what the system is set to."""
    said = speech(code).say(Message("command-play"))
    monkeypatch.setenv("DICECAFE_LANGUAGE", "en" if code != "en" else OTHERS[0])
    for given in (
        ["--language", code, "play", "-h"],
        ["play", f"--language={code}", "--help"],
        ["play", "-h", "--language", code],
    ):
        status, out, _ = run(*given)
        assert status == 0
        assert said in out.splitlines()
    assert speech(code).say(HEADING) in run("--language", code)[1].splitlines()
    monkeypatch.setenv("DICECAFE_LANGUAGE", code)
    assert said in run("play", "-h")[1].splitlines()
    monkeypatch.delenv("DICECAFE_LANGUAGE")
    monkeypatch.setenv("LANGUAGE", f"tlh:{code}_XX.UTF-8")
    assert said in run("play", "-h")[1].splitlines()


@pytest.mark.parametrize("given", [["games", "--language", "tlh"], ["--language=tlh"], ["games"]])
def test_a_language_that_is_not_spoken_is_refused(run: Call, monkeypatch: pytest.MonkeyPatch, given: list[str]) -> None:
    """With a code, and all that are; wherever it was asked for."""
    monkeypatch.setenv("DICECAFE_LANGUAGE", "tlh")
    code, out, err = run(*given)
    said = speech("en").say(Message("language-not-spoken", language="tlh", known=languages()))
    assert (code, out, err) == (2, "", f"dicecafe: {said} (language/unknown)\n")


def test_a_language_is_named(run: Call) -> None:
    """The option needs a value."""
    for given in (["games", "--language"], ["--language", "--json", "games"], ["games", "--language="]):
        code, _, err = run(*given)
        assert code == 2
        assert "(usage)" in err
        assert speech("en").say(Message("usage-value", name="--language", value=Message("value-language"))) in err


def test_the_program_speaks_as_before_afterwards(run: Call) -> None:
    """Whoever calls a command from a program finds the program's language as it was, whatever came of the command."""
    for given in (["games"], ["rules", "chess"], ["verify", "nowhere.json"]):
        run(*given, "--language", OTHERS[0])
        assert words.language() == "en"


# ---------------------------------------------------------------- what depends on it
@pytest.mark.parametrize("code", languages())
def test_every_page_of_help_is_in_the_language_and_fits(run: Call, code: str) -> None:
    """Its own words, on 80 columns."""
    pages = [run("--language", code, "-h")[1], *(run(parser.name, "-h", "--language", code)[1] for parser in parsers())]
    for parser, page in zip([None, *parsers()], pages, strict=True):
        assert max(map(len, page.splitlines())) <= WIDTH, page
        told = [argument.help for argument in parser.arguments if argument.help] if parser else [one.about for one in parsers()]
        flat = " ".join(page.split())
        for message in told:
            assert " ".join(speech(code).say(message).split()) in flat
        assert speech(code).say(Message("usage-options")) in page


def test_help_of_every_command_tells_its_options(run: Call) -> None:
    """All of them, each on a line of its own, and how the command is written."""
    for parser in parsers():
        code, out, _ = run(parser.name, "--help")
        assert code == 0
        assert out.splitlines()[0].startswith(speech("en").say(Message("usage-line", command=parser.command)).partition(" [")[0])
        listed = [line.split()[0] for line in out.splitlines() if line.startswith("  -")]
        assert listed == ["-h," if argument.name == "--help" else argument.name for argument in parser.options]


@pytest.mark.parametrize("code", languages())
def test_errors_speak_the_language_and_json_does_not(run: Call, code: str) -> None:
    """A sentence for the person, an id with parameters for the program."""
    message = Message(
        "game-unknown", name="chess", known=json.loads(run("rules", "chess", "--json")[1])["error"]["parameters"]["known"]
    )
    status, out, err = run("rules", "chess", "--json", "--language", code)
    assert status == 2
    assert err == f"dicecafe: {speech(code).say(message)} (game/unknown)\n"
    assert json.loads(out)["error"] == {
        "code": "game/unknown",
        "message": speech("en").say(message),
        "id": message.id,
        "parameters": message.parameters,
    }


def test_rules_and_games_are_told_in_the_language(run: Call) -> None:
    """The rules as the game's folder has them, the taglines of its catalogue."""
    from dicecafe.engine.registry import load

    for code in languages():
        assert run("rules", "pig", "--language", code)[1].rstrip("\n") == load("pig").rules_in(code).rstrip("\n")
        assert load("pig").speech(language=code).say(Message("tagline")) in run("games", "--language", code)[1]


# ---------------------------------------------------------------- what does not
def in_json(folder: Path) -> Iterator[list[str]]:
    """Commands whose answers programs read."""
    records = str(folder / "games.jsonl")
    yield ["simulate", "pig", "--games", "3", "--option", "target=20", "--records", records, "--json"]
    yield ["games", "--json"]
    yield ["rules", "burger-dice", "--json"]
    yield ["verify", records, "--json"]
    yield ["analyse", records, "--json"]
    yield ["solve", "pig", "--option", "target=10", "--json"]
    yield ["tournament", "pig", "--players", "greedy,random", "--games", "2", "--option", "target=10", "--json"]
    yield ["sweep", "pig", "--option", "target=10,20", "--games", "5", "--json"]
    yield ["report", "pig", "--games", "20", "--json"]
    yield ["replay", str(folder / "nowhere.json"), "--json"]


@pytest.mark.parametrize("code", OTHERS)
def test_json_and_records_are_the_same_bytes_in_every_language(run: Call, tmp_path: Path, code: str) -> None:
    """Whoever reads them by program need not know who made them."""
    for given in in_json(tmp_path):
        _, english, _ = run(*given)
        records = (tmp_path / "games.jsonl").read_bytes()
        _, other, _ = run(*given, "--language", code)
        assert english
        assert other == english, given
        assert (tmp_path / "games.jsonl").read_bytes() == records


def test_a_game_played_in_another_language_is_the_same_record(tmp_path: Path) -> None:
    """Players, options and lines, saved and finished."""
    made = set()
    for code in languages():
        home = tmp_path / code
        for keys in ("r\nq\n", "r\no\n" * 50):
            environment = {**os.environ, "DICECAFE_HOME": str(home), "DICECAFE_LANGUAGE": code}
            command = [sys.executable, "-m", "dicecafe", "play", "pig", "--seed", "5", "--option", "target=20"]
            done = subprocess.run(command, input=keys.encode(), env=environment, capture_output=True, check=False)
            assert done.returncode == 0, done.stderr
        made.add((home / "pig-2.json").read_bytes())
        saved = json.loads((home / "pig-1.json").read_bytes())
        del saved["save"]["sealed"]
        made.add(json.dumps(saved).encode())
    assert len(made) == 2


# ---------------------------------------------------------------- terminals with few letters
@pytest.mark.parametrize("code", languages())
def test_an_ascii_terminal_prints_the_nearest_letters(tmp_path: Path, code: str) -> None:
    """Nothing stops where a letter is missing: not the list of games, a page of a game, an error."""
    environment = {**os.environ, "DICECAFE_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii", "LANG": "C", "LC_ALL": "C"}
    for given, status in ((["games"], 0), (["play", "burger-dice", "--seed", "1", "--first", "0"], 0), (["rules", "chess"], 2)):
        command = [sys.executable, "-m", "dicecafe", *given, "--language", code]
        done = subprocess.run(command, input=b"r\nb\n\xff\n?\nq\n", env=environment, capture_output=True, check=False)
        assert done.returncode == status, done.stderr
        assert b"Traceback" not in done.stderr
        (done.stdout + done.stderr).decode("ascii")


def test_the_nearest_letters(tmp_path: Path) -> None:
    """Accents go, lines and blocks are drawn with what there is; the rest is a question mark."""
    with (tmp_path / "out.txt").open("w", encoding="ascii") as stream:
        transliterate_output(stream)
        stream.write("Würfel, ¿qué?, Straße, „so“ ─│█ ✗ 骰")
    assert (tmp_path / "out.txt").read_text(encoding="ascii") == 'Wurfel, que?, Strasse, "so" -|# x ?'
