"""What the lab measures is what the records say: recomputed from them in plain Python, for games of every kind."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from lab_checks import Reckoned, check

from dicecafe import DiceCafeError, Match, cli, load
from dicecafe.lab import games as lab
from dicecafe.lab.batch import Batch, records
from dicecafe.lab.facts import facts
from dicecafe.lab.games import Measured, match_of
from dicecafe.lab.measure import ACTIONS, CHOICES, DECISIONS, LEADS, SEATS, TIED, WHOLE
from dicecafe.lab.words import Words
from dicecafe.words import Message, say

TABLES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("pig", ["greedy", "random", "greedy"], {"target": 30}),
    ("burger-dice", ["greedy", "random"], {"target": 20}),
    ("dessert-dice", ["greedy", "greedy"], {}),
    ("dicecreams", ["random", "greedy"], {}),  # random acts out of turn
    ("dicecreams", ["greedy"], {}),  # nobody need win
    ("dicey-delights", ["greedy", "greedy", "random"], {}),
]
GAMES = 25


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=str)
def test_facts_are_those_of_the_records(name: str, players: list[str], options: dict[str, Any]) -> None:
    """Played compiled and measured by the kernel, or read from the records: the same figures."""
    batch = Batch(load(name), players, options, GAMES, seed=4, first=len(players) - 1)
    measured, found = Measured(batch), Reckoned(len(players))
    for record in records(batch):
        found.add(record)
    check(facts(measured, measured.tally(0, GAMES)), found)


def test_matches_count_like_compiled_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same bots at a table play the same games, and the same is measured of them."""
    measured = Measured(Batch(load("burger-dice"), ["greedy", "random"], {"target": 15}, 6, seed=2))
    compiled = measured(0, 6)
    monkeypatch.setattr(measured, "play", measured._matches)
    played = measured(0, 6)
    assert np.array_equal(compiled.rows, played.rows)
    assert np.array_equal(compiled.uses, played.uses)


def test_any_bot_plays() -> None:
    """A level and a perfect player share a table; the figures are those of their records."""
    batch = Batch(load("pig"), ["easy", "perfect"], {"target": 20}, 8, seed=1)
    found = Reckoned(2)
    for number in range(8):
        found.add(match_of(batch, number).record())
    measured = Measured(batch)
    check(facts(measured, measured.tally(0, 8)), found)


def test_a_long_game_gets_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """A trace that is too short for a game, or for all, changes nothing."""
    measured = Measured(Batch(load("pig"), ["random", "random"], {}, 40))
    whole = measured(0, 40)
    for room in (16, 3000):
        monkeypatch.setattr(lab, "ROOM", room)
        assert np.array_equal(measured(0, 40).rows, whole.rows)


def test_cards_have_a_worth_of_their_own() -> None:
    """Where actions name no card, the game tells which one they use: as many as were served."""
    game = load("dicecreams")
    batch = Batch(game, ["greedy", "greedy"], {}, 10)
    measured = Measured(batch)
    uses = {(use["kind"], use["word"]): use for use in facts(measured, measured.tally(0, 10))["uses"]}
    served: Counter[str] = Counter()
    for record in records(batch):
        match = Match(game, record.players, record.table_options)
        for line in record.log:
            who, _, words = line.partition(" ")
            if words.startswith("serve "):
                served[f"c{match.state.card[2 * int(who) + 'xy'.index(words[-1])]}"] += 1
            match.push(line)
    assert served == {word: use["uses"] for (kind, word), use in uses.items() if kind == "card"}
    assert uses["thing", "c1"]["label"] == "c1"  # a place in the Fridge is no card


# ---------------------------------------------------------------- perfect players
def test_perfect_games_are_the_same_in_any_chunk() -> None:
    """Game n has its own dice."""
    measured = Measured(Batch(load("burger-dice"), ["perfect", "perfect"], {"target": 12}, 1, seed=3, first=1))
    whole, part = measured(0, 300), measured(100, 50)
    assert np.array_equal(whole.rows[100:150], part.rows)
    assert (whole.rows[:, SEATS : SEATS + 2].sum(axis=1) == WHOLE).all()


def test_perfect_turns_are_those_of_matches() -> None:
    """Turn by turn from the table, or move by move at a table: alike on the average, in every figure of turns."""
    batch = Batch(load("pig"), ["perfect", "perfect"], {"target": 60}, 1, seed=5)
    measured = Measured(batch)
    many = measured(0, 20_000).rows
    few = np.zeros((400, many.shape[1]), "i8")
    measured._matches(0, few, np.zeros((2, len(measured.words), 3), "i8"))
    unseen = [ACTIONS, DECISIONS, CHOICES]
    assert (many[:, unseen] == 0).all()
    seen = [column for column in range(many.shape[1]) if column not in (*unseen, TIED)]  # nobody ties
    error = few.std(axis=0) / 20
    assert (abs(many.mean(axis=0) - few.mean(axis=0)) < 3 * error)[seen].all()
    assert few[:, LEADS].any()


def test_perfect_games_are_not_recorded(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody knows their single moves."""
    words = ["simulate", "pig", "--players", "perfect,perfect", "--games", "2", "--records", str(tmp_path / "x.jsonl")]
    assert cli.main(words) == 2
    assert say(Message("simulate-perfect")) in capsys.readouterr().err


def test_a_bot_that_cannot_play_there_is_refused() -> None:
    """Before any game is played."""
    with pytest.raises(DiceCafeError) as refused:
        Batch(load("dicecreams"), ["perfect", "perfect"], {}, 1)
    assert refused.value.message.id == "solver-none"


def test_a_card_is_called_by_its_name() -> None:
    """The first plain word on it: messages are words of a language, and names are not."""
    words = Words(load("dicecreams"), load("dicecreams").config(2))
    words.deck["c1"] = {"n": 1, "animal": Message("animal-bear"), "name": "Moonpath Mystery", "text": "other"}
    assert words.names["c1"] == "Moonpath Mystery"
    assert words.label("card", "c1") == "Moonpath Mystery (c1)"
