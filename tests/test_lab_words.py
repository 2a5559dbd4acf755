"""What the lab, the solver and the coach print comes from catalogues alone: in a pseudo-language no plain letter is left."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import pseudo
import pytest

from dicecafe import Match, StreamDice, bots, cli, load
from dicecafe.engine.formatting import changes, columns, decimal, percent, signed_decimal, signed_percent
from dicecafe.engine.stream import Stream
from dicecafe.lab import bench, report
from dicecafe.words import Message, speech

NOTATION = (
    "roll",
    "hold",
    "greedy",
    "random",
    "easy",
    "hard",
    "perfect",
    "target",
    "pig",
    "Pig",
    "Ann",
    "Bo",
)  # names and notation of these games
COMMANDS = [
    "simulate pig --games 20 --players greedy,random --option target=30",
    "simulate pig --games 20 --stats sums.json",
    "sweep pig --games 20 --against target=20",
    "report pig --games 50 --html page.html",
    "tournament pig --players easy,random --games 2",
    "depth pig --option target=10 --games 4 --split 2 --decisions 4",
    "analyse game.json --html page.html",
    "solve pig --option target=20",
    "bench pig",
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to be in with a record, where everybody speaks the pseudo-language."""
    monkeypatch.setenv("DICECAFE_WORDS", str(pseudo.write(tmp_path / "words")))
    monkeypatch.setattr(report, "SKILLS", (("greedy", "random", 4),))
    monkeypatch.setattr(bench, "SECONDS", 0.001)
    monkeypatch.chdir(tmp_path)
    match = Match(load("pig"), ["Ann", "Bo"], {"target": 30}, dice=StreamDice(4))
    match.run([bots.make("random", match.game, Stream(4, seat)) for seat in range(2)])
    match.record().save(tmp_path / "game.json")
    return tmp_path


def texts(page: str) -> list[str]:
    """What a reader of a page sees, and what its pictures are called."""
    body = re.sub(r"<style>.*?</style>|<!--.*?-->|<defs>.*?</defs>", "", page, flags=re.DOTALL)
    return [unescape(found) for found in re.findall(r'>([^<>]+)<|aria-label="([^"]*)"', body) for found in found]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.partition(" ")[0])
def test_every_word_is_said_by_a_catalogue(command: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """On standard output, on standard error, and on pages."""
    assert cli.main([*command.split(), "--language", pseudo.CODE]) == 0
    told: Any = capsys.readouterr()
    assert told.out
    shown = re.sub(r"dicecafe play .*|\S+\.(json|html)|\d+e-\d+", "", told.out + told.err)
    pages = [text for path in folder.glob("page.html") for text in texts(path.read_text(encoding="utf-8"))]
    assert pseudo.unsaid([shown, *pages], NOTATION) == set()


# ---------------------------------------------------------------- figures
@pytest.mark.parametrize(
    ("figure", "english", "german"),
    [
        (percent(0.5536), "55.4%", "55,4\xa0%"),
        (percent(1, 0), "100%", "100\xa0%"),
        (decimal(1234.5, 2), "1,234.50", "1.234,50"),
        (signed_percent(-0.01, 2), "-1.00%", "-1,00\xa0%"),
        (signed_decimal(5.96), "+6.0", "+6,0"),
        (signed_decimal(0), "+0.0", "+0,0"),
    ],
)
def test_figures(figure: Message, english: str, german: str) -> None:
    """As the language writes them."""
    assert speech("en").say(figure) == english
    assert speech("de").say(figure) == german


def test_columns_are_as_wide_as_their_words() -> None:
    """Words begin at the left where that was asked for, numbers end at the right; no blanks at the end of a line."""
    assert columns([["Platz", "", "Siege"], ["0", "a", "5"]], left=[1]) == ["Platz     Siege", "    0  a      5"]
    assert columns([["long word", "x"], ["y", ""]]) == ["long word  x", "y"]


def test_changed_options_are_as_they_were_given() -> None:
    """A deck of one's own is no value that fits in a line."""
    told = changes({"target": 30, "deck": {"cards": []}})
    assert told == {"changed": 2, "options": ["target=30", Message("figure-own-deck")]}
