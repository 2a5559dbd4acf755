"""Every message of Dessert Dice can be said in every language, of every die and dessert, and cites rules that are there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from typing import Any

import catalogues
import pytest

from dicecafe.games.dessert_dice import screen, text
from dicecafe.games.dessert_dice.dice import GREEN, SHOWN, die_lying
from dicecafe.games.dessert_dice.rules import TIP, beside
from dicecafe.games.dessert_dice.text import COLOUR_NAMES, DESSERT_NAMES, DIRECTIONS, SQUARE_NAMES, die_name
from dicecafe.testing.conformance import contents
from dicecafe.words import Message, player

from .table import GAME, LANGUAGES, decisions, play, table

CATALOGUE = GAME.folder / "words" / "en.ftl"
WRITTEN = re.compile(r'Message\(\s*["\']([\w-]+)["\']')
DICE = [*(die_name(die_lying(shown, 0)) for shown in range(SHOWN)), "green-blank"]
DESSERT = dict.fromkeys(("dessert", "top", "ns", "ew", "up"), DESSERT_NAMES)
NUMBER = dict.fromkeys(("n", "tips", "left", "limit", "count", "all"), (0, 1, 2, 21))
SQUARE = dict.fromkeys(("square", "at", "to"), ("c3",))
KNOWN: dict[str, Any] = {
    **DESSERT,
    **NUMBER,
    **SQUARE,
    "die": DICE,
    "colour": COLOUR_NAMES,
    "way": DIRECTIONS,
    "choice": ("tiles", "cards"),
    "player": (player(1),),
    "ruling": ("DD-4",),
    "dice": ([Message("in-supply-dice", n=2, die="blue-ice-cream"), Message("in-supply-dice", n=1, die="green-blank")],),
    "sizes": ([4, 2, 1],),
    "one": (Message("dessert-name", dessert="macaron"),),
    "two": (Message("dessert-name", dessert="ice-cream"),),
    "first": ("a",),
    "last": ("n",),
}


def all_messages() -> Iterator[Message]:
    """Every message of the catalogue, with everything that it can speak of."""
    for id, entry in catalogues.entries(CATALOGUE).items():
        names = sorted(entry.parameters - {"who"})
        for values in product(*(KNOWN[name] for name in names)):
            yield Message(id, **dict(zip(names, values, strict=True)))


def told() -> Iterator[Message]:
    """What is said of games: of their lines, of every position, of every action whether it is legal or not."""
    squares = range(len(SQUARE_NAMES))
    ways = [(square, direction) for square in squares for direction in range(4) if beside(square, direction) >= 0]
    yield from (text.placement(action) for action in range(TIP))
    yield from (text.tipping(die, *way) for die in range(1, GREEN + 1) for way in ways)
    start = table()
    yield from (start.describe(number, seat) for number in range(len(start.log)) for seat in (0, None))
    tipped, stalled = (play(table(stall_limit=limit), "place green blank c3", "tip c3 north") for limit in (2, 1))
    ended = table()
    ended.state.supply, ended.state.green = [0] * SHOWN, 0
    for match in (start, tipped, stalled, ended, *islice(decisions(3, 5), 0, None, 20)):
        yield from (line for line in text.position(match.cfg, match.state) if isinstance(line, Message))
        illegal = set(range(GAME.n_actions)) - set(match.legal(match.turn))
        yield from (text.why_not(match.cfg, match.state, match.turn, action) for action in illegal)


def ids_in(module: Any) -> set[str]:
    """The ids that a module spells out."""
    return set(WRITTEN.findall(Path(module.__file__).read_text(encoding="utf-8")))


def test_all_that_text_py_says_is_looked_at_here() -> None:
    """No message of `text.py` is left out of the test below."""
    assert ids_in(text) <= {one.id for message in told() for one in contents(message) if isinstance(one, Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_in_every_language(language: str) -> None:
    """By that language's own catalogue, whatever it speaks of, with nothing left to fill in."""
    speech = GAME.speech(["Ann", "Bo"], language)
    for message in all_messages():
        said = speech.say(message, who=0)
        assert speech.has(message.id)
        assert said.strip()
        assert "{" not in said
    for message in told():
        assert speech.has(message.id)
        assert speech.say(message, who=0)
    for id in ids_in(screen):
        assert speech.has(id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_have_labels(language: str) -> None:
    """What a move is called where it is offered begins with a capital, is no sentence, and tells moves apart."""
    speech, match = GAME.speech(["Ann", "Bo"], language), play(table(), "place green blank c3", "tip c3 north")
    labels = []
    for action in match.legal(0):
        message = text.describe(match.cfg, match.state, 0, [action])
        labels.append(speech.say(message, "label"))
        assert labels[-1] != speech.say(message, who=0)
        assert labels[-1][0].isupper()
        assert not labels[-1].endswith(".")
    assert len(set(labels)) == len(labels) > 500


@pytest.mark.parametrize("language", LANGUAGES)
def test_desserts_and_dice_have_one_name_each(language: str) -> None:
    """Wherever a dessert stands it is called the same, and no two of them, or of the dice, share a name."""
    speech = GAME.speech((), language)
    for dessert in DESSERT_NAMES:
        places = {"dessert-name": "dessert", "ns-name": "ns", "ew-name": "ew", "up-name": "up"}
        assert len({speech.say(Message(id, **{about: dessert})) for id, about in places.items()}) == 1
    assert len({speech.say(Message("dessert-name", dessert=dessert)) for dessert in DESSERT_NAMES}) == len(DESSERT_NAMES)
    assert len({speech.say(Message("colour-name", colour=colour)) for colour in COLOUR_NAMES}) == len(COLOUR_NAMES)
    for id in ("die-name", "the-die"):
        assert len({speech.say(Message(id, die=die)) for die in DICE}) == len(DICE)
    for die in DICE[:-1]:
        shown = speech.say(Message("dessert-name", dessert=die.partition("-")[2]))
        assert all(shown in speech.say(Message(id, die=die)) for id in ("die-name", "the-die"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_cite_the_rules(language: str) -> None:
    """A refusal names a ruling that is there, or a section of the rules in its language."""
    speech, rules = GAME.speech(["Ann", "Bo"], language), GAME.rules_in(language)
    for message in {repr(message): message for message in told() if message.id.startswith("why-")}.values():
        (cited,) = re.findall(r"\(([^()]+)\)", speech.say(message))
        assert cited == message.parameters.get("ruling", cited)
        assert cited in GAME.rulings or re.search(rf"^## {re.escape(cited)}\b", rules, re.MULTILINE), cited
