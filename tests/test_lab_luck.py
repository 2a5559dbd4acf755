"""Results less luck: unbiased whatever the values, with intervals that hold the truth as often as they say."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dicecafe import bots, cli, load, solver
from dicecafe.engine.contract import CHANCE, OVER
from dicecafe.engine.stream import Stream
from dicecafe.lab import again, duel, report, tournament, values
from dicecafe.lab.batch import Batch
from dicecafe.lab.measure import SEATS, WIN
from dicecafe.lab.run import RunSettings, simulate
from dicecafe.lab.simulation import Simulation
from dicecafe.lab.statistics import MOST_SAVED, statistics
from dicecafe.lab.values import FINE, Values, slip_of, values_of
from dicecafe.solver import field, policies

RACES: list[tuple[str, dict[str, Any]]] = [("pig", {"target": 30}), ("burger-dice", {"target": 15})]
PAIRS = [["greedy", "greedy"], ["random", "random"], ["greedy", "random"]]


def chance_at_start(batch: Batch) -> float:
    """Seat 0's chance as the values of the players' own policies have it."""
    known = values_of(batch)
    assert known is not None
    start, table = known.tables[5][0], known.tables[6]
    return float(table[batch.first, 0, 0, 0, start])


def nonsense(known: Values) -> Values:
    """The same values with tables of noise in their place."""
    noise = np.random.default_rng(5)
    *graph, table, last, duel = known.tables
    drawn = [noise.random(held.shape).astype(held.dtype) for held in (table, last, duel)]
    wrong = Values.__new__(Values)
    wrong.__dict__ |= {**vars(known), "tables": (*graph, *drawn)}
    return wrong


@pytest.mark.parametrize(("name", "options"), RACES, ids=["pig", "burger"])
@pytest.mark.parametrize("players", PAIRS, ids=" ".join)
def test_chances_of_policies_are_those_of_long_plain_runs(name: str, options: dict[str, Any], players: list[str]) -> None:
    """The exact chance at the start lies in an interval of four standard errors of many plain games."""
    batch = Batch(load(name), players, options, 60_000, seed=7, first=1)
    won = simulate(batch).wins[0] / batch.games
    assert won == pytest.approx(chance_at_start(batch), abs=4 * (max(won * (1 - won), 1e-4) / batch.games) ** 0.5)


@pytest.mark.parametrize(("name", "options"), RACES, ids=["pig", "burger"])
@pytest.mark.parametrize("players", PAIRS, ids=" ".join)
def test_less_luck_the_values_of_the_players_leave_nothing(name: str, options: dict[str, Any], players: list[str]) -> None:
    """Where the values are those of the players' own policies, every game says the chance at the start."""
    batch = Batch(load(name), players, options, 60, seed=3)
    rows, _ = Simulation(batch)(0, batch.games)
    assert rows[:, -2] / FINE == pytest.approx(chance_at_start(batch), abs=2e-4)
    assert np.array_equal(rows[:, -2:].sum(axis=1), np.full(batch.games, FINE))


@pytest.mark.parametrize(("name", "options"), RACES, ids=["pig", "burger"])
def test_those_who_stop_best_have_the_chance_of_perfect_players(name: str, options: dict[str, Any]) -> None:
    """Both best against each other: the solution, in Pig to the digits of the table, as there is no other choice."""
    game = load(name)
    tables = policies.chances(game, game.config(2, options), [policies.BEST, policies.BEST])
    best = float(tables[6][0, 0, 0, 0, tables[5][0]])
    assert best == pytest.approx(solver.solve(game, 2, options).first_player_win, abs=1e-6 if name == "pig" else 2e-3)


@pytest.mark.parametrize(("name", "options"), RACES, ids=["pig", "burger"])
@pytest.mark.parametrize("players", PAIRS[:2], ids=" ".join)
def test_nonsense_invents_nothing(
    name: str, options: dict[str, Any], players: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With tables of noise results less luck are noisy, but their mean is what it was."""
    batch = Batch(load(name), players, options, 3000, seed=11)
    truth, simulation = chance_at_start(batch), Simulation(batch)
    assert simulation.values is not None
    monkeypatch.setattr(simulation, "values", nonsense(simulation.values))
    rows, _ = simulation(0, batch.games)
    said = rows[:, -2] / FINE
    assert said.std() > 0.5
    assert said.mean() == pytest.approx(truth, abs=4 * said.std() / batch.games**0.5)


@pytest.mark.parametrize(("name", "options"), RACES, ids=["pig", "burger"])
def test_a_value_before_a_roll_is_the_mean_of_those_after_it(name: str, options: dict[str, Any]) -> None:
    """Whatever the tables hold, which is why rolls need not be looked at outcome by outcome."""
    batch = Batch(load(name), ["greedy", "random"], options, 1)
    known = values_of(batch)
    assert known is not None
    game, cfg, tables = batch.game, batch.config, nonsense(known).tables
    asked = ask(game, tables)
    rng, s, rolls = Stream(1, 1), game.start(cfg), 0
    while game.kernels["turn"](s) != OVER:
        seat = game.kernels["turn"](s)
        if seat == CHANCE:
            weights = [0] * game.n_outcomes
            n, after = game.kernels["chance"](cfg, s, weights), []
            for outcome in range(n):
                twin = s.copy()
                game.kernels["apply"](cfg, twin, CHANCE, outcome)
                after.append(asked(cfg, twin))
            assert asked(cfg, s) == pytest.approx(np.average(after, weights=weights[:n]), abs=1e-9)
            action, rolls = rng.below(n), rolls + 1
        else:
            legal = game.legal(cfg, s, seat)
            action = legal[rng.below(len(legal))]
        game.kernels["apply"](cfg, s, seat, action)
    assert rolls > 12


def ask(game: Any, tables: Any) -> Any:
    """What a position is worth by these tables, interpreted."""
    from dicecafe.compiled import jit, step

    function = jit.interpreted(policies.chance_of_first, {**step.plain_slots(game), **policies.slots(game)}, "asked")
    return lambda cfg, s: function(cfg, s, tables)


def test_intervals_hold_the_truth_as_often_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 200 batches of 150 games, with values that leave some luck, about 95 in 100."""
    batch = Batch(load("pig"), ["greedy", "greedy"], {"target": 30}, 150)
    truth, held = chance_at_start(batch), 0
    for seed in range(200):
        one = Batch(batch.game, batch.players, batch.options, batch.games, seed)
        simulation = Simulation(one)
        assert simulation.values is not None
        monkeypatch.setattr(simulation.values, "weights", np.array([[0.6], [-0.6]]))
        less = statistics(one, simulation.tally(0, one.games))["seats"][0]["less_luck"]
        held += less["low"] <= truth <= less["high"]
        assert 4 < less["worth"] < 9
    assert 181 <= held <= 198


def test_two_cores_say_what_one_says() -> None:
    """Sums are whole numbers, in whatever order they come; and a game less luck is worth any number of plain ones here."""
    batch = Batch(load("burger-dice"), ["greedy", "greedy"], {"target": 15}, 1200, seed=2)
    one, two = (statistics(batch, simulate(batch, RunSettings(cores), detailed=True)) for cores in (1, 2))
    assert one == two
    assert one["seats"][0]["less_luck"]["worth"] == MOST_SAVED


def test_bots_that_search_have_values_too() -> None:
    """Who plays by what nobody knows is taken to stop best: much of the luck goes, and the mean stays."""
    batch = Batch(load("pig"), ["perfect", "easy"], {"target": 20}, 300, seed=4)
    assert slip_of("perfect") == policies.BEST
    assert slip_of("bot:easy") == values.LIKE["easy"]
    seat = statistics(batch, simulate(batch))["seats"][0]
    assert seat["less_luck"]["worth"] > 5
    assert seat["rate"] == pytest.approx(seat["less_luck"]["rate"], abs=4 * (0.25 / 300) ** 0.5)


@pytest.mark.parametrize(
    ("name", "options", "players", "least"),
    [
        ("pig", {"target": 40}, ["easy", "medium"], 25),
        ("burger-dice", {"target": 20}, ["medium", "easy"], 12),
        ("pig", {"target": 40}, ["medium", "easy", "greedy"], 25),
    ],
    ids=["pig", "burger", "pig 3"],
)
def test_what_easy_does_by_chance_is_taken_off(
    name: str, options: dict[str, Any], players: list[str], least: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked again, so that a game is worth many times as many as without; both have the same mean."""
    batch = Batch(load(name), players, options, 150, seed=6)
    found = Simulation(batch)(0, batch.games)[0]
    assert np.array_equal(found[-20:], Simulation(batch)(batch.games - 20, 20)[0])
    monkeypatch.setattr(again, "BOTS", ())
    values._values.cache_clear()
    without = Simulation(batch)(0, batch.games)[0]
    values._values.cache_clear()
    plain, less, dice = (rows[:, at] / unit for rows, at, unit in (
        (found, SEATS, WIN), (found, -len(players), FINE), (without, -len(players), FINE)
    ))  # fmt: skip
    assert plain.var() / less.var() > max(least, 1.5 * plain.var() / dice.var())
    assert np.abs((less - dice).mean()) < 4 * (less - dice).std() / batch.games**0.5


def test_easy_asked_by_nonsense_invents_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its choices weighed by tables of noise have the mean 0."""
    batch = Batch(load("pig"), ["easy", "medium"], {"target": 20}, 600, seed=2)
    known = values_of(batch)
    assert known is not None
    wrong, taken = nonsense(known), list[float]()
    for number in range(batch.games):
        match = batch.match(number)
        taken.append(wrong.luck_of(match, batch.players)[0] - wrong.luck_of(match, ["", "medium"])[0])
    assert np.std(taken) > 0.1
    assert abs(np.mean(taken)) < 4 * np.std(taken) / batch.games**0.5


def test_a_tournament_less_luck_is_nearer_the_truth(capsys: pytest.CaptureFixture[str]) -> None:
    """Of 60 games the share of medium players less luck is within a percent of their exact chance against perfect play."""
    game, options = load("pig"), {"target": 30}
    (pairing,) = tournament.play(game, ["medium", "perfect"], options, 60, 2, lambda done: None).pairings
    truth = duel.against(solver.solve(game, 2, options), lambda: bots.make("medium", game, Stream(0, 0)), knows=False)
    found = pairing.figures
    assert found is not None
    assert found["rate"] == pytest.approx(truth, abs=0.01)
    assert found["worth"] > 15
    plain, less = (tournament.ratings(["medium", "perfect"], [pairing], one) for one in (False, True))
    assert less[0].plus_minus < plain[0].plus_minus / 3
    assert cli.main(["tournament", "dessert-dice", "--players", "easy,medium", "--games", "2", "--json"]) == 0
    assert "less_luck" not in capsys.readouterr().out


def test_a_sweep_compares_results_less_luck(capsys: pytest.CaptureFixture[str]) -> None:
    """The difference between two targets is that of the exact chances."""
    words = ["sweep", "pig", "--option", "target=20,30", "--players", "greedy,random", "--games", "40", "--json"]
    assert cli.main(words) == 0
    (compared,) = json.loads(capsys.readouterr().out)["comparisons"]
    found = {row["measure"]: row for row in compared["measures"]}["seat_0_less_luck"]
    truth = [chance_at_start(Batch(load("pig"), ["greedy", "random"], {"target": target}, 1)) for target in (20, 30)]
    assert found["difference"] == pytest.approx(truth[1] - truth[0], abs=2e-5)
    assert found["verdict"] == "real"


def test_a_report_judges_the_starter_less_luck(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """An advantage that so few games could not show is beyond doubt; skill is told less luck too."""
    monkeypatch.setattr(report, "SKILLS", (("greedy", "random", 20),))
    assert cli.main(["report", "pig", "--players", "greedy,greedy", "--games", "30", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    (found,) = [parameters for id_, parameters in said["summary"] if id_ == "report-start"]
    assert (found["doubt"], found["side"]) == ("none", "advantage")
    assert found["by"] == pytest.approx(100 * chance_at_start(Batch(load("pig"), ["greedy", "greedy"], {}, 1)) - 50, abs=0.01)
    assert said["skill"][0]["less_luck"]["rate"] == pytest.approx(0.997, abs=0.002)


def test_what_is_foreseen_is_worth_games_and_unbiased() -> None:
    """Where weights are fitted to other games: a game is worth almost three or more, and the mean is that of a long plain run."""
    game = load("dicey-delights")
    for players in (["greedy"] * 2, ["greedy"] * 3):
        many = Batch(game, players, {}, 12_000, seed=8)
        won = [wins / many.games for wins in simulate(many).wins]
        batch = Batch(game, players, {}, 1500, seed=9)
        for seat, figures in enumerate(statistics(batch, simulate(batch, detailed=True))["seats"]):
            less = figures["less_luck"]
            assert less["worth"] > (2.7 if len(players) == 2 else 2.0)
            error = ((less["high"] - less["low"]) ** 2 / 16 + won[seat] * (1 - won[seat]) / many.games) ** 0.5
            assert less["rate"] == pytest.approx(won[seat], abs=4 * error)


def test_weights_are_fitted_to_other_games_than_are_played() -> None:
    """Also where a batch has the very seed that weights are fitted to; and they don't depend on the games played."""
    game, players = load("dicey-delights"), ["greedy", "greedy"]
    known = [values_of(Batch(game, players, {}, 10, seed)) for seed in (1, 2, values.FIT_SEED)]
    first, second, same = (one.weights for one in known if one)
    assert np.array_equal(first, second)
    assert not np.array_equal(first, same)


def test_nonsense_foreseen_invents_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weights of noise leave the mean where it was."""
    batch = Batch(load("dicey-delights"), ["greedy", "greedy"], {}, 1200, seed=5)
    simulation = Simulation(batch)
    assert simulation.values is not None
    wrong = np.random.default_rng(1).normal(size=simulation.values.weights.shape)
    monkeypatch.setattr(simulation.values, "weights", wrong)
    rows, _ = simulation(0, batch.games)
    shifts = rows[:, -2:] / FINE - rows[:, SEATS : SEATS + 2] / WIN
    assert (np.abs(shifts.mean(axis=0)) < 4 * shifts.std(axis=0) / batch.games**0.5).all()
    assert shifts.std() > 0.1


# ---------------------------------------------------------------- races of three and more
FIELDS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("pig", {"target": 40}, ["greedy", "random", "greedy"]),
    ("pig", {"target": 40}, ["greedy"] * 5),
    ("burger-dice", {"target": 15}, ["greedy", "random", "greedy"]),
    ("burger-dice", {"target": 20}, ["greedy"] * 4),
]


@pytest.mark.parametrize(("name", "options", "players"), FIELDS, ids=["pig 3", "pig 5", "burger 3", "burger 4"])
def test_a_field_less_luck_is_that_of_long_plain_runs(name: str, options: dict[str, Any], players: list[str]) -> None:
    """Every seat's share; and where everybody runs a race of their own, nothing but rounding is left."""
    many = Batch(load(name), players, options, 40_000, seed=7, first=1)
    won = [wins / many.games for wins in simulate(many).wins]
    batch = Batch(many.game, players, options, 300, seed=3, first=1)
    for seat, figures in enumerate(statistics(batch, simulate(batch, detailed=True))["seats"]):
        less = figures["less_luck"]
        error = ((less["high"] - less["low"]) ** 2 / 16 + won[seat] * (1 - won[seat]) / many.games) ** 0.5
        assert less["rate"] == pytest.approx(won[seat], abs=4 * error)
        assert less["worth"] > (10_000 if name == "pig" else 12)


def test_who_thinks_in_a_field_is_taken_to_stop_best() -> None:
    """Nearly twice as much luck is left if it is taken to follow the hints; the mean is that of the same games."""
    batch = Batch(load("pig"), ["hard", "medium", "medium"], {}, 120, seed=5)
    matches, found = [batch.match(number) for number in range(batch.games)], list[Any]()
    plain = np.array([[float(seat in match.game.winners(match.cfg, match.state)) for seat in range(3)] for match in matches])
    for players in (batch.players, ["medium"] * 3):
        known = values_of(replace(batch, players=players))
        assert known is not None
        found.append(plain - [known.luck_of(match, []) for match in matches])
    best, hints = found
    assert (1.8 * best.var(axis=0) < hints.var(axis=0)).all()
    assert (np.abs((best - plain).mean(axis=0)) < 4 * plain.std(axis=0) / batch.games**0.5).all()


def noisy(known: Values) -> Values:
    """The same values of a field with noise in place of what its players need and do."""
    noise, fixed = np.random.default_rng(6), len(known.tables) - 4
    drawn = [noise.random(table.shape) / (1 if table.ndim == 4 else table.shape[-1]) for table in known.tables[fixed:]]
    wrong = type(known).__new__(type(known))
    wrong.__dict__ |= {**vars(known), "tables": (*known.tables[:fixed], *drawn)}
    return wrong


@pytest.mark.parametrize(("name", "options", "players"), FIELDS[::2], ids=["pig", "burger"])
def test_a_nonsensical_field_invents_nothing(
    name: str, options: dict[str, Any], players: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is taken off has the mean 0."""
    batch = Batch(load(name), players, options, 1500, seed=12)
    simulation = Simulation(batch)
    assert simulation.values is not None
    monkeypatch.setattr(simulation, "values", noisy(simulation.values))
    rows, _ = simulation(0, batch.games)
    taken = rows[:, -3:] / FINE - rows[:, SEATS : SEATS + 3] / WIN
    assert (np.abs(taken.mean(axis=0)) < 4 * taken.std(axis=0) / batch.games**0.5).all()
    assert taken.std() > 0.1


def test_intervals_of_a_field_hold_the_truth_as_often_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 150 batches of 100 games of three, with values that leave some luck, about 95 in 100."""
    held, options = 0, {"target": 25}
    for seed in range(150):
        batch = Batch(load("pig"), ["greedy"] * 3, options, 100, seed)
        simulation = Simulation(batch)
        assert simulation.values is not None
        if not seed:
            truth = simulation(0, 1)[0][0, -3] / FINE  # nothing is left but the chance at the start
        monkeypatch.setattr(simulation.values, "weights", 0.6 * np.eye(3, field.MAX_SEATS))
        less = statistics(batch, simulation.tally(0, batch.games))["seats"][0]["less_luck"]
        held += less["low"] <= truth <= less["high"]
        assert 3 < less["worth"] < 11
        monkeypatch.undo()
    assert 134 <= held <= 149


def test_long_batches_of_quick_bots_are_plain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a race of three and more alone. A file of fewer games goes on to the same bytes as in one go; what is plain stays so."""
    monkeypatch.setattr(values, "FIELD_GAMES", 600)
    game, players, options = load("pig"), ["greedy", "random", "greedy"], {"target": 25}
    few, many = (Batch(game, players, options, games, seed=3) for games in (600, 601))
    assert values_of(few) is not None
    assert values_of(many) is None
    assert values_of(replace(many, players=["greedy", "easy", "greedy"])) is not None
    assert values_of(replace(many, players=players[:2])) is not None
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    assert simulate(few, RunSettings(stats=one)).adjusted == 600
    assert simulate(many, RunSettings(stats=one, resume=True)).adjusted == 0
    simulate(many, RunSettings(stats=two))
    assert one.read_bytes() == two.read_bytes()
    monkeypatch.setattr(values, "FIELD_GAMES", 700)
    more = simulate(replace(many, games=700), RunSettings(stats=one, resume=True))
    assert (more.games, more.adjusted) == (700, 0)
    assert "less_luck" not in statistics(many, more)["seats"][0]


def test_what_nobody_foresees_is_not_told() -> None:
    """A game without values, a race that is too long, and perfect players alone have plain figures."""
    assert values_of(Batch(load("dessert-dice"), ["greedy", "greedy"], {}, 1)) is None
    assert values_of(Batch(load("pig"), ["greedy"] * 3, {"target": 121}, 1)) is None
    assert values_of(Batch(load("pig"), ["perfect", "perfect"], {}, 1)) is None
