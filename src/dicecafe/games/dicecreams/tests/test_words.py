"""The catalogues: they know the words of the house deck in every language, and another deck's own are said as they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from dicecafe.games.dicecreams.conditions import CONDITIONS, NUMBER, strong_name
from dicecafe.games.dicecreams.deck import DECK
from dicecafe.words import Message, Speech, languages

from .table import GAME, table
from .test_deck import invented

LANGUAGES = languages()
HOUSE = DECK.house()
WORDS = {
    "colour": [flavour["colour"] for flavour in HOUSE["flavour"]],
    "animal": [animal["id"] for animal in HOUSE["animal"]],
    "strong": [condition["id"] for condition in HOUSE["condition"]],
}


def speech(language: str) -> Speech:
    """The game's words in a language."""
    return GAME.speech(["Ann", "Bo"], language)


def variants(path: Path, id: str) -> list[str]:
    """The words that a message of a catalogue tells apart."""
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    (message,) = [entry for entry in entries if isinstance(entry, ast.Message) and entry.id.name == id]
    match message.value:
        case ast.Pattern(elements=[ast.Placeable(expression=ast.SelectExpression(variants=found))]):
            return [variant.key.name for variant in found if isinstance(variant.key, ast.Identifier)]
    raise AssertionError(f"{id} is no choice")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", WORDS)
def test_house_words_are_known(language: str, id: str) -> None:
    """Each catalogue has the words of deck.toml, in its order, and no others; conditions are a closed list."""
    others = [] if id == "strong" else ["other"]
    assert variants(GAME.folder / "words" / f"{language}.ftl", id) == [*WORDS[id], *others]


def test_english_is_the_deck_s_own() -> None:
    """In English the words of the deck are said as its file has them; cards keep their names everywhere."""
    english = speech("en")
    assert [english.say(Message("colour", die=word)) for word in WORDS["colour"]] == WORDS["colour"]
    assert [english.say(Message("animal", animal=word)) for word in WORDS["animal"]] == WORDS["animal"]
    assert [animal["name"].lower() for animal in HOUSE["animal"]] == WORDS["animal"]
    assert list(CONDITIONS) == WORDS["strong"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_conditions_are_told_apart(language: str) -> None:
    """No two conditions are said alike, and each says its numbers; narrowly too."""
    for part in ("", "narrow"):
        said = {name: speech(language).say(strong_name(NUMBER[name], 5, 2), part) for name in CONDITIONS}
        assert len(set(said.values())) == len(CONDITIONS)
        for name, params in CONDITIONS.items():
            assert ("5" in said[name]) == bool(params)
            assert ("2" in said[name]) == (params == ("values",))
            assert part or "\u00ad" not in said[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_deck_s_words_are_its_own(language: str) -> None:
    """A colour or an animal that the house deck does not have is said as the deck has it; one that it has is translated."""
    deck = invented()
    deck["flavour"][0]["colour"] = "azure"
    deck["animal"].append({"id": "otter"})
    cfg = table(deck=deck).cfg
    told = speech(language)
    assert told.say(Message("fill", die=DECK.of(cfg).colours[0], n=4, at="b2")).endswith("azure 4.")
    assert told.say(Message("animal", animal="newt")) == "newt"
    assert (told.say(Message("animal", animal="otter")) == "otter") == (language == "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_are_told_apart_by_three_letters(language: str) -> None:
    """The terminal has room for three letters of a colour."""
    assert len({speech(language).say(Message("colour", die=word))[:3] for word in WORDS["colour"]}) == len(WORDS["colour"])


def test_public_deck_is_what_the_cards_say() -> None:
    """What a board gets of a card is what its messages are made of, and plain JSON else."""
    cfg = table().cfg
    public: dict[str, Any] = GAME.deck(cfg) or {}
    for n, card in enumerate(public["cards"], 1):
        assert next(value for value in card.values() if isinstance(value, str)) == DECK.of(cfg).names[n - 1]
        assert card["strong"] == strong_name(cfg.strong[n - 1], cfg.strong_n[n - 1], cfg.strong_m[n - 1])
        assert all(speech(language).say(Message("demand", **slot)) for slot in card["slots"] for language in LANGUAGES)
        assert card["animal"] in WORDS["animal"]
