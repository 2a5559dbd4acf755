"""No English is left in the terminal: in a language in which every letter has an accent, only names and notation have none."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pseudo
import pytest

from dicecafe import Match, Record, StreamDice, load
from dicecafe.bots.levels import Hinted
from dicecafe.engine.registry import names

SEED = 11
FROM_LIBRARIES = ["and", "or"]  # lists are Babel's, which takes a language that it does not know for English
KEYS = ["Esc", "Enter"]
NOTATION = re.compile(r"(?<![^\W_])(?:[A-Z]{2}-\d+|[a-zA-Z]\d*|\d+[a-zA-Z])(?![^\W_])")  # a ruling; a key, a square, a place


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The catalogues of the pseudo-language."""
    return pseudo.write(tmp_path_factory.mktemp("words"))


def command(words: Path, home: Path, given: list[str], keys: list[str]) -> str:
    """What a command prints in the pseudo-language, errors too."""
    environment = {**os.environ, "DICECAFE_WORDS": str(words), "DICECAFE_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-m", "dicecafe", *given, "--language", pseudo.CODE],
        input="".join(f"{key}\n" for key in keys),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


def played(name: str) -> Match:
    """A whole game, the same as in the terminal: its dice are seeded, and everybody follows the game's hints."""
    game = load(name)
    match = Match(game, ["Ann", "Clover"], dice=StreamDice(SEED))
    match.run([Hinted(game), Hinted(game)])
    return match


def strings(value: Any) -> Iterator[str]:
    """All strings in something."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (text for one in value.values() for text in strings(one))
    elif isinstance(value, list | tuple):
        yield from (text for one in value for text in strings(one))


def known(match: Match) -> list[str]:
    """What may stand there in plain letters, the longest first: names, notation, and rules that are in English alone."""
    drawn = [line for line in match.game.text.position(match.cfg, match.state) if isinstance(line, str)]
    rules = [text for ruling in match.game.rulings.values() for text in (ruling.title, ruling.text)]
    notation = [*match.action_notation, *match.outcome_notation, *drawn]
    names = [*match.names, match.game.title, match.game.name, *strings(match.game.deck(match.cfg) or {})]
    said = {*names, *rules, *notation, *(word for words in notation for word in words.split()), *FROM_LIBRARIES, *KEYS}
    return sorted((word for word in said if re.search("[a-zA-Z]", word)), key=len, reverse=True)


def plain_words(text: str, allowed: list[str]) -> set[str]:
    """The words in plain letters that are neither names nor notation, nor commands, files and digests."""
    text = re.sub(r"\bdicecafe [a-z]+(?: --[a-z]+)?|\S*/\S*\.jsonl?|\b[0-9a-f]{16}\b", " ", text)
    for word in allowed:
        text = re.sub(rf"(?<![^\W_]){re.escape(word)}(?![^\W_])", " ", text)
    return set(re.findall("[a-zA-Z]+", NOTATION.sub(" ", text)))


def forbidden(match: Match) -> list[str]:
    """A move that the rules refuse at the first decision of a game, if there is one."""
    start = Match(match.game, match.names)
    for line in match.log:
        if start.turn == 0:
            break
        start.push(line)
    return [move for move in match.action_notation if move not in start.moves(0)][:1]


@pytest.mark.parametrize("name", names())
def test_a_whole_game_has_no_plain_letter(words: Path, tmp_path: Path, name: str) -> None:
    """Every page, told line, refusal and rule of it; then the same game once more as a replay."""
    match = played(name)
    moves = [line.partition(" ")[2] for line in match.log if line.startswith("0 ")]
    given = ["play", name, "--players", "Ann,bot:greedy", "--seed", str(SEED), "--first", "0", "--fast"]
    shown = command(words, tmp_path, given, ["?", "~", "u", *forbidden(match), *moves])
    assert plain_words(shown, known(match)) == set()
    record = Record.load(tmp_path / f"{name}-1.json")
    assert record.log == match.log
    again = command(words, tmp_path, ["replay", str(tmp_path / f"{name}-1.json")], [])
    assert plain_words(again, known(match)) == set()


def test_hints_fair_dice_and_a_saved_game_have_no_plain_letter(words: Path, tmp_path: Path) -> None:
    """What is said beside the moves: the sealed dice, a hint, the way back; and that the dice were checked."""
    match = played("pig")
    given = ["play", "pig", "--players", "Ann,bot:greedy", "--first", "0", "--option", "target=10", "--fast"]
    shown = command(words, tmp_path, given, ["h", "q"])
    shown += command(words, tmp_path, ["play", "--resume"], ["r", "o"] * 200)
    shown += command(words, tmp_path, ["verify", str(tmp_path / "pig-1.json")], [])
    assert plain_words(shown, known(match)) == set()


def test_what_is_left_in_english_is_found(words: Path) -> None:
    """The test above finds a word that no catalogue said."""
    match = played("pig")
    assert plain_words("Ann ŕółłś 3 dice (PG-1). [r] Ŕółł, dicecafe rules pig", known(match)) == {"dice"}
