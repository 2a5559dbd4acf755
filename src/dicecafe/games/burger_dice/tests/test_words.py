"""Every message of Burger Dice can be said in every language, and cites rules that are there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dicecafe.engine.match import Match
from dicecafe.games.burger_dice import chances, screen, text
from dicecafe.testing.conformance import contents
from dicecafe.words import Message

from .table import BUST, GAME, LANGUAGES, NOTHING, SIX, THREE, play, position, table

WRITTEN = re.compile(r'Message\(\s*["\']([\w-]+)["\']')


def positions() -> Iterator[Match]:
    """Matches in which, between them, everything can be said."""
    yield table()
    yield play(table(), "0: roll")
    yield play(table(target=3), f"0: {THREE}\n1: {NOTHING}")
    yield position("bun patty", "bun patty cheese", waste=3, served=3, noted=3)
    yield position("bun", "bun patty", final=1)
    yield position("", "bun patty")
    yield position("bun")


def told() -> Iterator[Message]:
    """What is said of them, of every action whether it is legal or not, and of the lines that led there."""
    again = "roll, * patty patty cheese, * bun patty cheese, place bun, place patty, waste cheese, stop"
    for match in (
        play(table(), f"0: {SIX}\n1: {BUST}\n0: {again}"),
        play(table(waste_limit=1), "0: roll, * bun bun bun, waste bun"),
    ):
        yield from (match.describe(number, None) for number in range(len(match.log)))
    for match in positions():
        yield from (line for line in text.position(match.cfg, match.state) if isinstance(line, Message))
        yield from (label for row in chances.odds(match.cfg, match.state, 0) for label in row)
        yield from (text.describe(match.cfg, match.state, 0, [action]) for action in range(GAME.n_actions))
        illegal = set(range(GAME.n_actions)) - set(match.legal(0))
        yield from (text.why_not(match.cfg, match.state, 0, action) for action in illegal)


def ids_in(module: Any) -> set[str]:
    """The ids that a module spells out."""
    return set(WRITTEN.findall(Path(module.__file__).read_text(encoding="utf-8")))


def test_all_that_text_py_says_is_looked_at_here() -> None:
    """No message of `text.py` or `chances.py` is left out of the test below."""
    said = {one.id for message in told() for one in contents(message) if isinstance(one, Message)}
    assert ids_in(text) | ids_in(chances) <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_in_every_language(language: str) -> None:
    """By that language's own catalogue, with nothing left to fill in."""
    speech = GAME.speech(["Ann", "Bo"], language)
    for message in told():
        for part in ("", "label"):
            said = speech.say(message, part, who=0)
            assert said.strip()
            assert "{" not in said
        for one in contents(message):
            if isinstance(one, Message) and one.id not in ("player", "chance", "chance-under", "chance-over"):
                assert speech.has(one.id)
    for id in ids_in(screen):
        assert speech.has(id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_have_labels(language: str) -> None:
    """What a move is called where it is offered begins with a capital or a number, and is no sentence."""
    speech = GAME.speech(["Ann", "Bo"], language)
    for match in positions():
        for action in match.legal(0):
            message = text.describe(match.cfg, match.state, 0, [action])
            label = speech.say(message, "label")
            assert label != speech.say(message, who=0)
            assert label[0].isupper() or label[0].isdigit()
            assert not label.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_cite_the_rules_of_their_language(language: str) -> None:
    """A refusal names the section and the number that the rules in that language have, the same as the English ones do."""
    speech, english = GAME.speech(["Ann", "Bo"], language), GAME.speech(["Ann", "Bo"], "en")
    rules = GAME.rules_in(language)
    for message in told():
        if message.id.startswith("why-"):
            (section, number), (_, same) = (re.findall(r"\(([^,()]+), (\d)\)", one.say(message))[0] for one in (speech, english))
            assert f"## {section}\n" in rules
            assert number == same
            assert f"\n{number}. " in rules.partition(f"## {section}\n")[2]
