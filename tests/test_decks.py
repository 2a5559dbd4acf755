"""Decks: every key is checked, and `dicecafe deck` writes, checks, compares and draws them, in any game that has one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dicecafe.cli import main
from dicecafe.engine import registry
from dicecafe.engine.deck_keys import Key
from dicecafe.engine.decks import DeckOption
from dicecafe.words import Message, languages, speech

GAMES = [name for name in registry.names() if registry.load(name).deck_option]


def option_of(name: str) -> DeckOption[Any]:
    """The option of a game that takes a deck."""
    option = registry.load(name).deck_option
    assert option is not None
    return option


def whats(name: str, tables: dict[str, Any]) -> list[Message]:
    """What is wrong with the keys of a deck."""
    return [fault.what for fault in option_of(name).wrong_keys(tables)]


@pytest.mark.parametrize("name", GAMES)
def test_the_house_deck_is_right(name: str) -> None:
    """It has every key that there is in some row, and nothing is wrong with it."""
    option = option_of(name)
    assert not whats(name, option.house())
    assert not list(option.wrong_claims(option.house()))
    assert set(option.keys) == set(option.house())


@pytest.mark.parametrize("name", GAMES)
def test_every_fixed_key_is_held_to_the_rules(name: str) -> None:
    """A value that the rules fix can't be said to be another, as it could in silence."""
    option, tried = option_of(name), 0
    for table, keys in option.keys.items():
        assert not isinstance(keys, Key)
        for key, known in keys.items():
            if isinstance(known, Key) and known.use == "fixed":
                tables = option.house()
                row = next(row for row in (tables[table] if isinstance(tables[table], list) else [tables[table]]) if key in row)
                row[key] = 99
                assert [what.id for what in whats(name, tables)] == ["deck-fixed-option" if known.option else "deck-fixed"]
                tried += 1
    assert tried > 5


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", ["deck-needs", "deck-needs-word"])
def test_what_is_not_there_is_not_quoted(id: str, language: str) -> None:
    """A key that is missing is asked for; nobody is told that it should not be None."""
    missing, wrong = (speech(language).say(Message(id, key="fame", range="0..20", value=value)) for value in ("None", "'x'"))
    assert "None" not in missing
    assert "'x'" in wrong
    assert "fame" in missing


@pytest.mark.parametrize("name", GAMES)
def test_unknown_keys_are_told_the_right_one(name: str) -> None:
    """A misspelt key is told which was meant, one that is like none is told what there is, in every language."""
    tables = option_of(name).house()
    tables["deck"]["titel"] = tables["deck"].pop("title")
    tables["zebra"] = 1
    assert whats(name, tables) == [
        Message("deck-unknown-close", close="title"),
        Message("deck-unknown", keys=[*option_of(name).keys]),
    ]
    for language in languages():
        said = [registry.load(name).speech(language=language).say(fault.message) for fault in option_of(name).wrong_keys(tables)]
        assert "`title`" in said[0]


@pytest.mark.parametrize("name", GAMES)
def test_new_lint_diff_and_cards(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A new deck is right and the same as the game's own; a file that is there is not written over."""
    path = tmp_path / "my.toml"
    assert main(["deck", "new", name, str(path)]) == 0
    written = path.read_bytes()
    assert main(["deck", "new", name, str(path)]) == 1
    assert path.read_bytes() == written
    capsys.readouterr()
    assert main(["deck", "diff", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["changes"] == []
    path.write_text(path.read_text(encoding="utf-8").replace("version = 1", "version = 2"), encoding="utf-8")
    assert main(["deck", "diff", str(path), "--json"]) == 0
    (change,) = json.loads(capsys.readouterr().out)["changes"]
    assert change == {"kind": "changed", "where": "deck, version", "old": 1, "new": 2, "note": True}
    assert main(["deck", "lint", str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["ok"], found["errors"]) == (name, True, [])
    assert main(["deck", "cards", name]) == 0
    drawn = capsys.readouterr().out
    assert all(card["name"] in drawn for card in found["cards"])
    path.write_text(path.read_text(encoding="utf-8") + "\nzebra = 1\n", encoding="utf-8")
    assert main(["deck", "lint", str(path)]) == 1
    assert main(["deck", "cards", str(path)]) == 2


def test_what_is_no_deck(capsys: pytest.CaptureFixture[str]) -> None:
    """A game without a deck, too many words, and a file that is not there are refused."""
    assert [main(["deck", *words.split()]) for words in ("new pig", "lint", "lint a b", "lint nowhere.toml")] == [2, 2, 2, 2]
    assert "deck/invalid" in capsys.readouterr().err


@pytest.mark.parametrize(("text", "games"), [("1e1", 10), ("1_0", 10), ("1.5e1", 15)])
def test_numbers_as_people_write_them(text: str, games: int, capsys: pytest.CaptureFixture[str]) -> None:
    """`--games 1e6` and `1_000_000` are numbers; 1.55e1 is none that is whole."""
    assert main(["simulate", "pig", "--games", text, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == games
    assert main(["simulate", "pig", "--games", "1.55e1"]) == 2
