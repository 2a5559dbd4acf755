"""Pig tells what happens as messages, which can be said in every language; and what its board is told is what the rules do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicecafe.engine.match import Match
from dicecafe.engine.registry import load
from dicecafe.games.pig import chances, text
from dicecafe.games.pig.facts import facts
from dicecafe.games.pig.rules import HOLD, ROLL, State
from dicecafe.testing.conformance import contents
from dicecafe.words import Message

GAME = load("pig")
LANGUAGES = sorted(path.stem for path in (GAME.folder / "words").glob("*.ftl"))


def table(target: int = 100) -> Match:
    """A turn in which something was rolled, held and lost."""
    match = Match(GAME, ["Ann", "Bo"], {"target": target})
    for line in ("0 roll", "* 6", "0 hold", "1 roll", "* 5", "1 roll", "* 1"):
        match.push(line)
    return match


def told() -> Iterator[Message]:
    """Everything that `text.py` and `chances.py` can say."""
    match = table()
    yield from (match.describe(number, None) for number in range(len(match.log)))
    yield from (line for line in text.position(match.cfg, match.state) if isinstance(line, Message))
    yield from (part for row in match.view(0).odds() for part in row)
    yield text.why_not(match.cfg, match.state, 1, ROLL)


def test_what_happens() -> None:
    """The message of each line, with the points that it is about."""
    match = table()
    assert [match.describe(number, None) for number in range(len(match.log))] == [
        Message("roll"),
        Message("shows", side=6),
        Message("hold", pot=6),
        Message("roll"),
        Message("shows", side=5),
        Message("roll"),
        Message("one", pot=5),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_in_every_language(language: str) -> None:
    """By that language's own catalogue, with nothing left to fill in; moves have a label."""
    speech, written = GAME.speech(["Ann", "Bo"], language), set[str]()
    for module in (text, chances):
        written |= set(re.findall(r'Message\("([\w-]+)"', Path(str(module.__file__)).read_text(encoding="utf-8")))
    assert written <= {one.id for message in told() for one in contents(message) if isinstance(one, Message)}
    assert all(speech.has(id) for id in written)
    for message in told():
        said = speech.say(message, who=0)
        assert said.strip()
        assert "{" not in said
        assert (speech.say(message, "label", who=0) != said) == (message.id in ("roll", "hold"))


@pytest.mark.parametrize("pot", range(12))
@pytest.mark.parametrize("banked", [0, 5, 9])
def test_facts_are_what_the_rules_do(banked: int, pot: int) -> None:
    """Holding wins exactly where the board says so, and brings what it says."""
    match = Match(GAME, ["Ann", "Bo"], {"target": 10})
    match.state = State(scores=[banked, 9, *[0] * 8], pot=pot)
    told = facts(match.cfg, match.state)
    match.play(0, HOLD)
    assert match.over == told["wins"] == (banked + pot >= 10)
    assert match.state.scores[0] == told["total"]
    assert told["need"] == max(0, 10 - banked - pot)
    assert match.over == facts(match.cfg, match.state)["wins"]
