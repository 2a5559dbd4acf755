"""Tuning of cards: numbers that are moved by what their cards cause, and the deck that is written."""

from __future__ import annotations

import random
from dataclasses import replace
from math import sqrt
from pathlib import Path
from typing import Any

import pytest
from lab_checks import tune_says
from planting import house, label

from dicecafe import cli, load
from dicecafe.engine.decks import tables_in
from dicecafe.engine.tuning import DeckNumber
from dicecafe.lab.batch import Batch
from dicecafe.lab.candidates import Measured
from dicecafe.lab.card_numbers import PROBES, Line, groups_of
from dicecafe.lab.effects import effects_of
from dicecafe.lab.goals import Estimate, beside_median, parse
from dicecafe.lab.parameters import space
from dicecafe.lab.run import HERE


def toy_line(noise: float, planted: float) -> tuple[Line, dict[str, int]]:
    """Rounds in a world of forty cards whose worth rises with their number, of which one is far too strong."""
    tables: dict[str, Any] = {"card": [{"fame": 5} for _ in range(40)]}
    numbers = [DeckNumber("fame", f"c{n}", (("card", n, "fame"),), 0, 20, (f"c{n}",)) for n in range(40)]
    line, stream = Line(groups_of(numbers, tables), 0.02, 3, 1.0, 4), random.Random(11)
    heights = {f"c{n}": stream.gauss(0.0, 0.004) + (planted if n == 7 else 0.0) for n in range(40)}
    for _ in range(16):
        levels = line.plan()
        worths = [Estimate(key, heights[key] + 0.0075 * levels.get(key, 0) + stream.gauss(0.0, noise), noise) for key in heights]
        line.add(levels, beside_median(worths))
        if line.settled():
            break
    return line, line.found()


def test_a_card_too_strong_is_found_among_innocents() -> None:
    """It alone is moved, by as much as its slope says; the slope is the world's."""
    line, found = toy_line(0.006, 0.05)
    slope = line.slopes["fame"]
    assert abs(slope.value - 0.0075) < 3 * slope.error
    assert set(found) == {"c7"}
    assert -6 <= found["c7"] <= -4
    assert toy_line(0.006, 0.0)[1] == {}


def test_each_key_has_a_slope_of_its_own() -> None:
    """A step of one number does ten times as much as a step of another: both of two planted cards come back all the same."""
    tables: dict[str, Any] = {"card": [{"fame": 50, "times": 5} for _ in range(40)]}
    keys, steps = ["fame", "times"] * 20, {"fame": 0.002, "times": 0.02}
    numbers = [DeckNumber(key, f"c{n}", (("card", n, key),), 0, 100, (f"c{n}",)) for n, key in enumerate(keys)]
    line, stream = Line(groups_of(numbers, tables), 0.02, 3, 1.0, 4), random.Random(12)
    heights = {f"c{n}": stream.gauss(0.0, 0.004) + (0.06 if n in (6, 7) else 0.0) for n in range(40)}
    for _ in range(16):
        levels = line.plan()
        worths = [
            Estimate(f"c{n}", heights[f"c{n}"] + steps[key] * levels.get(f"c{n}", 0) + stream.gauss(0.0, 0.006), 0.006)
            for n, key in enumerate(keys)
        ]
        line.add(levels, beside_median(worths))
        if line.settled():
            break
    for key, step in steps.items():
        assert abs(line.slopes[key].value - step) < 3 * line.slopes[key].error
    found = line.found()
    assert set(found) == {"c6", "c7"}
    assert -30 <= found["c6"] <= -18
    assert -3 <= found["c7"] <= -2


def test_the_first_rounds_are_an_experiment() -> None:
    """As many numbers go up as down, then the other way; only then is anything known."""
    line, _ = toy_line(0.006, 0.05)
    first, up, down = (levels for levels, _ in line.rounds[: PROBES + 1])
    assert first == {}
    assert sorted(up.values()) == [-1] * 20 + [1] * 20
    assert down == {key: -by for key, by in up.items()}


def test_several_numbers_of_a_card_move_in_proportion() -> None:
    """The largest takes what rounding leaves; bounds hold."""
    tables = {"points": [2, 4, 12]}
    numbers = [DeckNumber("points", f"x/{n}", (("points", n),), 1, 30, ("x",)) for n in range(3)]
    (group,) = groups_of(numbers, tables).values()
    moved = {number.places[0][1]: value for number, value in group.moved(-9).items()}
    assert moved == {0: 1, 1: 2, 2: 6}
    assert group.reach() == (-15, 72)


def test_a_planted_card_is_brought_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of all Fame only that of the card that is far too strong; the deck that is written is right, and has its comments."""
    text = (load("dicecreams").folder / "deck.toml").read_text(encoding="utf-8")
    card = house("dicecreams")["icecream"][9]
    planted = text.replace(f'name = "{card["name"]}"\nanimal = "{card["animal"]}"\nfame = {card["fame"]}', "\n".join(
        [f'name = "{card["name"]}"', f'animal = "{card["animal"]}"', "fame = 22  # far too much"]
    ))  # fmt: skip
    assert planted != text
    mine, out = tmp_path / "mine.toml", tmp_path / "tuned.toml"
    mine.write_text(planted, encoding="utf-8")
    words = ("dicecreams", "--option", f"deck={mine}", "--goal", "cards=5", "--card", "fame", "--keep", "c1", "--out", str(out))
    said = tune_says(capsys, *words, "--games", "1500", "--tries", "5", "--confirm", "3000")
    assert [(row["label"], row["old"]) for row in said["numbers"]] == [(label(card, "name"), 22)]
    new = said["numbers"][0]["new"]
    assert 2 <= new <= 15
    (goal,) = said["goals"]
    assert goal["start"]["verdict"] == "missed"
    assert goal["tuned"]["verdict"] != "missed"
    assert out.read_text(encoding="utf-8") == planted.replace("fame = 22 ", f"fame = {new} ")
    assert tables_in(str(out)) == said["options"]["deck"]
    assert cli.main(["deck", "lint", str(out)]) == 0
    assert cli.main(["tune", *words]) == 1
    assert "file/unwritable" in capsys.readouterr().err


def test_a_number_without_a_trial_is_searched(capsys: pytest.CaptureFixture[str]) -> None:
    """With options, around what it is; where the deck says it in words too, that is told."""
    words = ("--option", "late_seat_treat=true", "--card", "start_points_step_2_to_4p=1..5", "--games", "60", "--tries", "5")
    said = tune_says(capsys, "dicey-delights", "--goal", "turns=..1", *words, "--players", "random,random", code=1)
    assert {row["values"]["start_points_step_2_to_4p"] for row in said["candidates"]} == {1, 2, 3, 4, 5}
    assert said["numbers"] == [{"key": "start_points_step_2_to_4p", "label": "", "old": 2, "new": 5}]
    assert said["by_hand"] == ["option late_seat_treat, text"]
    near = space(load("dicecreams"), [], ["most_strong_fame"], [], 2, ())
    assert near.parameters[0].values == tuple(range(2, 9))


def test_games_that_are_too_few_for_a_figure_leave_it_unknown(capsys: pytest.CaptureFixture[str]) -> None:
    """Of one game nobody knows what a card is worth; that is no finding, and no mistake of the program."""
    words = ("dicecreams", "--goal", "cards=2", "--card", "fame", "--games", "1", "--tries", "2", "--confirm", "1")
    assert cli.main(["tune", *words]) == 0
    assert "not known" in capsys.readouterr().out
    assert tune_says(capsys, *words)["goals"][0]["tuned"] == {"verdict": "unknown", "figures": []}


def test_effects_are_those_of_the_report() -> None:
    """Trials of cards are barred where there are such, else dealt; players must be compiled."""
    for name, cause in (("dicecreams", "barred"), ("dicey-delights", "dealt")):
        batch = Batch(load(name), ["greedy", "greedy"], {}, 1)
        found = effects_of(batch, "card")
        assert found is not None
        assert found.cause == cause
        assert effects_of(replace(batch, players=["easy", "greedy"]), "card") is None
    measured = Measured(Batch(load("dicecreams"), ["greedy", "greedy"], {}, 1), [parse("cards=1")], HERE)
    measured.play(400)
    (cards,) = measured.estimates()
    assert len(cards) == 36
    assert abs(sum(one.value for one in cards)) < 36 * sqrt(sum(one.error**2 for one in cards) / 36)
