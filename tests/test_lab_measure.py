"""What the lab measures is what the records say: recomputed from them in plain Python, for games of every kind."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from lab_checks import Reckoned, check

from dicecafe import DiceCafeError, Match, cli, load
from dicecafe.lab import simulation as lab
from dicecafe.lab.batch import Batch, records
from dicecafe.lab.measure import ACTIONS, CHOICES, DECISIONS, LEADS, SEATS, TIED, WIN
from dicecafe.lab.run import simulate
from dicecafe.lab.simulation import Simulation
from dicecafe.lab.statistics import statistics
from dicecafe.lab.vocabulary import Vocabulary
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
def test_statistics_are_those_of_the_records(name: str, players: list[str], options: dict[str, Any]) -> None:
    """Played compiled and measured by the kernel, or read from the records: the same figures."""
    batch = Batch(load(name), players, options, GAMES, seed=4, first=len(players) - 1)
    found = Reckoned(len(players))
    for record in records(batch):
        found.add(record)
    check(statistics(batch, simulate(batch, detailed=True)), found)


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [("burger-dice", ["greedy", "random"], {"target": 15}), ("dessert-dice", ["medium", "random"], {})],
    ids=str,
)
def test_matches_count_like_compiled_games(
    name: str, players: list[str], options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same bots at a table play the same games, and the same is measured of them."""
    simulation = Simulation(Batch(load(name), players, options, 6, seed=2))
    assert simulation.batch.method == "compiled"
    rows, uses = simulation(0, 6)
    monkeypatch.setattr(simulation, "play", simulation._matches)
    match_rows, match_uses = simulation(0, 6)
    assert np.array_equal(rows, match_rows)
    assert np.array_equal(uses, match_uses)


def test_any_bot_plays() -> None:
    """A level and a perfect player share a table; the figures are those of their records."""
    batch = Batch(load("pig"), ["easy", "perfect"], {"target": 20}, 8, seed=1)
    found = Reckoned(2)
    for record in records(batch):
        found.add(record)
    check(statistics(batch, simulate(batch)), found)


def test_a_long_game_gets_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """A trace that is too short for a game, or for all, changes nothing."""
    simulation = Simulation(Batch(load("pig"), ["random", "random"], {}, 40))
    rows, _ = simulation(0, 40)
    for room in (16, 3000):
        monkeypatch.setattr(lab, "TRACE_ROOM", room)
        assert np.array_equal(simulation(0, 40)[0], rows)


def test_cards_have_a_worth_of_their_own() -> None:
    """Where actions name no card, the game tells which one they use: as many as were served."""
    game = load("dicecreams")
    batch = Batch(game, ["greedy", "greedy"], {}, 10)
    figures = statistics(batch, simulate(batch, detailed=True))
    uses = {(use["kind"], use["word"]): use for use in figures["uses"]}
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
    simulation = Simulation(Batch(load("burger-dice"), ["perfect", "perfect"], {"target": 12}, 1, seed=3, first=1))
    (whole, _), (part, _) = simulation(0, 300), simulation(100, 50)
    assert np.array_equal(whole[100:150], part)
    assert (whole[:, SEATS : SEATS + 2].sum(axis=1) == WIN).all()


def test_perfect_turns_are_those_of_matches() -> None:
    """Turn by turn from the table, or move by move at a table: alike on the average, in every figure of turns."""
    batch = Batch(load("pig"), ["perfect", "perfect"], {"target": 60}, 1, seed=5)
    simulation = Simulation(batch)
    many, uses = simulation(0, 20_000)
    few = np.zeros((400, many.shape[1]), "i8")
    simulation._matches(0, few, uses)
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
    vocabulary = Vocabulary(load("dicecreams"), load("dicecreams").config(2))
    vocabulary.deck["c1"] = {"n": 1, "animal": Message("animal-bear"), "name": "Moonpath Mystery", "text": "other"}
    assert vocabulary.card_names["c1"] == "Moonpath Mystery"
    assert vocabulary.label("card", "c1") == "Moonpath Mystery (c1)"
