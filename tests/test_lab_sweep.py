"""Sweeps: the same dice under several rules, and whether a difference is real."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any

import pytest
from lab_checks import stopped_after

from dicecafe import DiceCafeError, cli, load
from dicecafe.lab import run
from dicecafe.lab.batch import Batch, records
from dicecafe.lab.pairs import Pairs
from dicecafe.lab.simulation import Simulation
from dicecafe.lab.statistics import simultaneous_z
from dicecafe.lab.sweep import rule_sets
from dicecafe.solver import solve
from dicecafe.words import Message, languages, speech

BURGER, DESSERT = load("burger-dice"), load("dessert-dice")


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """What a sweep says, as JSON."""
    assert cli.main(["sweep", *words, "--json"]) == 0
    said: dict[str, Any] = json.loads(capsys.readouterr().out)
    return said


def measures(said: dict[str, Any], number: int = 0) -> dict[str, dict[str, Any]]:
    """One comparison, by measure."""
    return {row["measure"]: row for row in said["comparisons"][number]["measures"]}


# ---------------------------------------------------------------- what is asked
def test_ranges_and_lists() -> None:
    """Whole numbers from low to high in steps; values with commas; two rule sets."""
    assert [options for _, options in rule_sets(BURGER, ["target=30..50:10", "dice=12"], [])] == [
        {"dice": 12, "target": target} for target in (30, 40, 50)
    ]
    assert [name for name, _ in rule_sets(BURGER, ["waste_limit=3..4"], [])] == ["waste_limit=3", "waste_limit=4"]
    assert [options["edition"] for _, options in rule_sets(DESSERT, ["edition=cards,tiles"], [])] == ["cards", "tiles"]
    assert rule_sets(BURGER, ["target=30"], ["waste_limit=3"]) == [
        ("target=30", {"target": 30}), ("waste_limit=3", {"target": 30, "waste_limit": 3})
    ]  # fmt: skip


def test_several_options_and_decks_with_each_other(tmp_path: Path) -> None:
    """Every value of one with every value of the others, the first of each first."""
    found = rule_sets(BURGER, ["target=30,40", "waste_limit=3..4", "dice=11"], [])
    assert [name for name, _ in found] == [f"target={t}, waste_limit={w}" for t in (30, 40) for w in (3, 4)]
    assert found[1][1] == {"target": 30, "waste_limit": 4, "dice": 11}
    game, paths = load("dicecreams"), [tmp_path / f"{name}.toml" for name in ("one", "two")]
    for path, fame in zip(paths, (1, 2), strict=True):
        house = (game.folder / "deck.toml").read_text(encoding="utf-8")
        path.write_text(house.replace("strong_token_fame = 1", f"strong_token_fame = {fame}"), encoding="utf-8")
    decks = rule_sets(game, [f"deck={paths[0]},{paths[1]}", "cones=9,10"], [])
    assert [name for name, _ in decks] == [f"deck={path}, cones={n}" for path in paths for n in (9, 10)]
    assert decks[0][1]["deck"] != decks[2][1]["deck"]


@pytest.mark.parametrize(
    ("given", "against", "code"),
    [
        (["target=30..x"], [], "option/range"),
        (["target=30..20"], [], "option/range"),
        (["target=30..40:0"], [], "option/range"),
        (["target=30..40:20"], [], "option/range"),
        (["target=30,30"], [], "option/range"),
        (["edition=tiles..cards"], [], "option/range"),
        (["target=30"], [], "option/range"),
        ([], [], "option/range"),
        (["target=30..69:1", "dice=11..12"], [], "option/range"),
        (["target=30..40"], ["dice=11"], "option/range"),
        (["target=30..5000:100"], [], "option/out-of-range"),
        (["edition=tiles,plates"], [], "option/out-of-range"),
        (["goal=30..40"], [], "option/unknown"),
        (["target"], ["dice=11"], "option/unknown"),
        ([], ["goal=11"], "option/unknown"),
    ],
)
def test_what_cannot_be_swept_is_refused(given: list[str], against: list[str], code: str) -> None:
    """With a word on what would be right."""
    game = DESSERT if any("edition" in text for text in given) else BURGER
    with pytest.raises(DiceCafeError) as refused:
        rule_sets(game, given, against)
    assert refused.value.code == code


# ---------------------------------------------------------------- what is said
def test_differences_are_those_of_pairs_of_records(capsys: pytest.CaptureFixture[str]) -> None:
    """The mean difference and its interval, as wide as its verdict asks, recomputed from the records of both sides."""
    said = told(capsys, "burger-dice", "--option", "target=20", "--against", "target=30", "--games", "60", "--seed", "9")
    sides = [list(records(Batch(BURGER, ["greedy", "greedy"], {"target": target}, 60, seed=9))) for target in (20, 30)]
    results = [[record.result or {} for record in side] for side in sides]
    values: dict[str, Callable[[dict[str, Any]], float]] = {
        "seat_0": lambda result: float(0 in result["winners"]),
        "points": lambda result: fmean(result["points"]),
    }
    for key, value in values.items():
        one, other = ([value(result) for result in side] for side in results)
        differences = [b - a for a, b in zip(one, other, strict=True)]
        row, half = measures(said)[key], simultaneous_z(13) * sqrt(variance(differences) / 60)
        assert (row["first"], row["second"]) == pytest.approx((fmean(one), fmean(other)))
        assert (row["difference"], row["low"], row["high"]) == pytest.approx(
            (fmean(differences), fmean(differences) - half, fmean(differences) + half)
        )
    assert measures(said)["points"]["verdict"] == "real"
    assert measures(said)["seat_0"]["verdict"] == "chance"
    assert all((row["verdict"] == "real") == (row["low"] > 0 or row["high"] < 0) for row in measures(said).values())
    assert measures(said)["seat_0"]["name"] == ["measure-wins", {"seat": "0"}]


def test_the_same_rules_are_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """With the same dice nothing differs at all."""
    said = told(capsys, "burger-dice", "--option", "target=20", "--against", "target=20", "--games", "50")
    assert {row["verdict"] for row in measures(said).values()} == {"same"}


def test_chance_is_seldom_called_real() -> None:
    """The same rules with other dice differ by chance alone: about five of a hundred comparisons may say otherwise."""
    wrong = 0
    one = Simulation(Batch(load("pig"), ["greedy", "greedy"], {"target": 20}, 1, seed=1))
    for seed in range(2, 102):
        other = Simulation(Batch(load("pig"), ["greedy", "greedy"], {"target": 20}, 1, seed=seed))
        pairs = Pairs(2).add(one(200 * seed, 200)[0], other(0, 200)[0])
        wrong += any(row["verdict"] == "real" for row in pairs.compared(1))
    assert wrong <= 10


def test_pairing_makes_intervals_narrower(capsys: pytest.CaptureFixture[str]) -> None:
    """Common dice take away luck: turns differ less from game to game than they vary."""
    said = told(capsys, "burger-dice", "--option", "target=48,50", "--games", "500")
    first, second = (rules["turns"] for rules in said["sets"])
    row = measures(said)["turns"]
    apart = sqrt((first["high"] - first["low"]) ** 2 + (second["high"] - second["low"]) ** 2)
    assert row["high"] - row["low"] < 0.8 * apart


def test_two_decks(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """A deck of one's own against the house's, found by its path, dots and all."""
    deck = (load("dicey-delights").folder / "deck.toml").read_text(encoding="utf-8")
    own = tmp_path / "a..b.toml"
    own.write_text(deck.replace("[1, 2, 10]", "[1, 2, 3]"), encoding="utf-8")
    assert own.read_text() != deck
    said = told(capsys, "dicey-delights", "--against", f"deck={own}", "--games", "40")
    assert [rules["name"] for rules in said["sets"]] == ["", f"deck={own}"]
    assert measures(said)["points"]["verdict"] != "same"
    for path, told_of in ((own, 1), (load("dicey-delights").folder / "deck.toml", 0)):
        assert cli.main(["sweep", "dicey-delights", "--against", f"deck={path}", "--games", "2"]) == 0
        assert capsys.readouterr().out.count("dicecafe report dicey-delights") == told_of


def test_perfect_players_have_the_solvers_advantage(capsys: pytest.CaptureFixture[str]) -> None:
    """Sweeping the target finds, within the intervals it states, what the solver knows."""
    said = told(capsys, "burger-dice", "--players", "perfect,perfect", "--option", "target=10..30:10", "--games", "20000")
    for target, rules in zip((10, 20, 30), said["sets"], strict=True):
        seat = rules["seats"][0]
        assert seat["low"] <= solve(BURGER, 2, {"target": target}).first_player_win <= seat["high"]
        assert "actions" not in rules


def test_a_stopped_sweep_says_what_it_knows(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """All rule sets have had the same games by then."""
    monkeypatch.setattr(run, "spread", stopped_after(1))
    assert cli.main(["sweep", "pig", "--option", "target=20,30", "--games", "5000"]) == 130
    out, voice = capsys.readouterr().out.splitlines(), speech("en")
    assert out[0] == voice.say(Message("sweep-heading", game="Pig", games=512, seed="0", changed=0, options=[]))
    assert voice.say(Message("sweep-against", second="target=30", first="target=20")) in out


@pytest.mark.parametrize("language", languages())
def test_tables_are_in_the_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Columns are as wide as their words: all rows of a comparison have their verdicts one below the other."""
    assert cli.main(["sweep", "pig", "--against", "target=20", "--games", "200", "--language", language]) == 0
    out, voice = capsys.readouterr().out.splitlines(), speech(language)
    as_it_is = voice.say(Message("sweep-as-it-is"))
    assert out[3].startswith(f"{as_it_is:{max(len(as_it_is), len('target=20'))}}  ")
    rows = out[out.index(voice.say(Message("sweep-against", second="target=20", first=as_it_is))) + 1 :]
    verdicts = [voice.say(Message("sweep-verdict", verdict=verdict)) for verdict in ("real", "chance", "same")]
    assert len(rows) == 12
    assert len({row.index(next(f"  {one}" for one in verdicts if row.endswith(f"  {one}"))) for row in rows}) == 1
    for name in (Message("measure-wins", seat="1"), Message("measure-dead-turns")):
        assert any(row.startswith(f"  {voice.say(name)}  ") for row in rows)
