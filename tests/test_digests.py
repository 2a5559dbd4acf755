"""A game is shown as it was played: rules and decks have digests, and a record of others is refused or comes out the same."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest
from refusals import refused

from dicecafe import bots
from dicecafe.engine import decks, registry
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.digests import alike, canonical, digests, known
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match
from dicecafe.engine.record import Record
from dicecafe.engine.stream import Stream
from dicecafe.engine.verify import verify

SOURCE = '''
"""What it is."""
from .moves import ROLL

LIMIT = 3  # dice


@rule
def apply(s: State, action: int) -> None:
    """Do it."""
    if action == ROLL:
        s.waste += LIMIT
'''
SAME = """from .turns import ROLL
from dicecafe.engine.rule import called_rule
LIMIT = (3)
@called_rule
def apply(s, action):
    if action == ROLL:  # another word of it

        s.waste += LIMIT
"""


def read(source: str) -> Any:
    """A module's source as it counts."""
    return [canonical(ast.parse(source).body)]


def test_what_changes_nothing_changes_no_digest() -> None:
    """Comments, docstrings, annotations, blanks, marks and imports; anything else does."""
    assert read(SOURCE) == read(SAME)
    for other in (SAME.replace("3", "4"), SAME.replace("+=", "-="), SAME.replace("waste", "taste"), SAME + "\nMORE = 1\n"):
        assert read(other) != read(SAME)


@pytest.mark.parametrize("name", registry.names())
def test_todays_rules_are_written_down(name: str) -> None:
    """Whoever changes the rules says whether games come out as before: `python tools/digests.py`, or with `--changed`."""
    game = registry.load(name)
    paragraphs = (game.folder / "digests.txt").read_text(encoding="utf-8").strip().split("\n\n")
    assert game.rules_digest in paragraphs[-1].split(), "say so with tools/digests.py"
    assert len(" ".join(paragraphs).split()) == len(set(" ".join(paragraphs).split()))


def test_older_rules_that_play_alike_are_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the last paragraph; not those before it."""
    pig = registry.load("pig")
    monkeypatch.setitem(vars(pig), "folder", tmp_path)
    (tmp_path / "digests.txt").write_text("aa\n\nbb\ncc\n")
    assert known(pig) == {"bb", "cc", pig.rules_digest}
    monkeypatch.setitem(vars(pig), "known_digests", known(pig))
    assert [alike(pig, {}, {"rules": rules}) for rules in ("aa", "bb", pig.rules_digest)] == [False, True, True]
    assert alike(pig, {}, {})  # a record of before


@pytest.mark.parametrize("name", registry.names())
def test_every_record_says_what_it_was_played_with(name: str) -> None:
    """In both forms, and without a secret in it."""
    record = Match(registry.load(name), ["Ann", "Bo"]).record()
    assert record.digests == digests(registry.load(name), {})
    assert Record.parse(record.text()).digests == Record.parse(record.json()).digests == record.digests


def pig(**changes: Any) -> Record:
    """A finished game of Pig."""
    log = ["0 roll", "* 3", "0 roll", "* 1", "1 roll", "* 6", "1 roll", "* 5", "1 hold"]
    result = {"points": [0, 11], "winners": [1]}
    data = {
        "format": "dicecafe/1",
        "game": "pig",
        "options": {"target": 10},
        "players": ["Ann", "Bo"],
        "log": log,
        "result": result,
    }
    return Record.from_dict({**data, **changes})


def test_a_record_of_other_rules_comes_out_as_it_did_or_is_refused() -> None:
    """`verify` says which; halfway through, the end counts as well."""
    game = registry.load("pig")
    assert verify(pig()).rules == "unknown"
    assert verify(pig(digests=digests(game, {}))).rules == "same"
    other = {"rules": "0" * 32}
    assert verify(pig(digests=other)).rules == "other"
    assert len(Match.replay(game, pig(digests=other), lines=4).log) == 4
    for wrong in ({"result": {"points": [0, 12], "winners": [1]}}, {"log": ["0 hold"]}, {"log": ["0 roll"], "result": {}}):
        for lines in (None, 1):
            with refused("record/other-rules", "record-other-rules"):
                Match.replay(game, pig(digests=other, **wrong), lines)
    with refused("record/format", "record-digests"):
        pig(digests={"rules": 3})


def another_deck(game: Game) -> dict[str, Any]:
    """The deck of DiceCreams with dearer cards."""
    option = next(option for option in game.options if isinstance(option, decks.DeckOption))
    deck = option.house()
    for card in deck["icecream"]:
        card["fame"] += 1
    return deck


def test_another_house_deck_makes_no_other_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record with the deck of its time is refused where it would come out otherwise, and not where it carries its deck."""
    game = registry.load("dicecreams")
    old = played(game, {})
    assert verify(old).rules == "same"
    whole = played(game, {"deck": another_deck(game)})
    changed = json.dumps(another_deck(game), sort_keys=True)
    monkeypatch.setattr(decks, "_house", lambda folder: changed)
    assert digests(game, {})["deck"] != old.digests["deck"]
    with refused("record/other-rules"):
        verify(old)
    old.digests = {}
    with refused("record/result"):  # as before there were digests: other points, for the same log
        verify(old)
    assert verify(whole).rules == "same"


def played(game: Game, options: dict[str, Any]) -> Record:
    """A game of hints against hints."""
    match = Match(game, ["Ann", "Bo"], {"cones": 3, **options}, dice=StreamDice(1, 0))
    match.run([bots.make("greedy", game, Stream(1, seat), match.cfg) for seat in range(2)])
    return match.record()
