"""The solver: its answers hold together with the rules, perfect plays by them, tables are kept, what is not solved is refused."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dicecafe import Match, StreamDice, bots, cli, load, solver
from dicecafe.bots import advice
from dicecafe.engine.contract import CHANCE, OVER
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.stream import Stream
from dicecafe.server.tables.table import check_level
from dicecafe.solver import Solution, mixing, race, solve, store, sweep, trial
from dicecafe.solver.turns import EQUAL
from dicecafe.words import Message, languages, speech

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("pig", 2, {"target": 30}),
    ("pig", 3, {"target": 15}),
    ("burger-dice", 2, {"target": 12}),
    ("burger-dice", 2, {"target": 10, "waste_limit": 6, "roll_size": 2}),
    ("burger-dice", 3, {"target": 6}),
]
ids = ["pig", "pig-3", "burger", "burger-options", "burger-3"]


def positions(solution: Solution, cfg: Any, games: int) -> list[Any]:
    """Every position of some games, half of the moves random and half perfect."""
    game, found = solution.game, []
    for number in range(games):
        rng, s = Stream(5, number), game.start(cfg)
        while game.kernels["turn"](s) != OVER:
            found.append(s)
            turn = race.Turn(game, solution.part, cfg)
            seat = game.kernels["turn"](s)
            if seat == CHANCE:
                weights = [weight for weight, _ in turn.outcomes(s)]
                r, o = rng.below(sum(weights)), 0
                while r >= weights[o]:
                    r, o = r - weights[o], o + 1
                s = turn.outcomes(s)[o][1]
            else:
                legal = turn.legal(s, seat)
                perfect = solution.best(cfg, s, seat, legal)
                assert perfect in legal
                s = turn.after(s, seat, legal[rng.below(len(legal))] if rng.below(2) else perfect)
        found.append(s)
    return found


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=ids)
def test_chances_hold_together(name: str, players: int, options: dict[str, Any]) -> None:
    """A decision is worth its best move, a roll the mean of what it may show, an end what it is, wherever the rules lead."""
    game = load(name)
    solution, cfg = solve(game, players, options), game.config(players, options, first=players - 1)
    for s in positions(solution, cfg, games=6):
        chances, seat = solution.chances(cfg, s), game.kernels["turn"](s)
        turn = race.Turn(game, solution.part, cfg)
        assert sum(chances) == pytest.approx(1, abs=1e-10)
        if seat == OVER:
            winners = game.winners(cfg, s)
            assert chances == [(i in winners) / len(winners) for i in range(players)]
        elif seat == CHANCE:
            outcomes, mean = turn.outcomes(s), [0.0] * players
            for weight, after in outcomes:
                for i, chance in enumerate(solution.chances(cfg, after)):
                    mean[i] += weight * chance / sum(w for w, _ in outcomes)
            assert chances == pytest.approx(mean, abs=1e-10)
        else:
            values = solution.values(cfg, s, seat, turn.legal(s, seat))
            best = solution.best(cfg, s, seat, list(values))
            assert chances[seat] == pytest.approx(max(values.values()), abs=1e-10)
            assert values[best] == pytest.approx(max(values.values()), abs=1e-10)
            assert solution.chances(cfg, turn.after(s, seat, best)) == pytest.approx(chances, abs=1e-10)


def test_far_off_positions() -> None:
    """Positions that hardly ever come up are answered as well: a huge turn, a hopeless gap."""
    game = load("burger-dice")
    for players in (2, 3):
        solution, cfg = solve(game, players, {"target": 6}), game.config(players, {"target": 6})
        for text in (
            "noted=400 rolls=9 waste=1",
            "scores=900,0,0,0,0,0 rolls=1 seat=1 final=1 to_play=0,1,1,0,0,0 waste=3",
            "scores=500,500,0,0,0,0 noted=90 rolls=4 seat=1 final=1 to_play=0,1,0,0,0,0",
        ):
            if players == 2:
                text = text.replace("to_play=0,1,1", "to_play=0,1,0")
            s: Any = game.State.parse(text)
            seat, turn = s.seat, race.Turn(game, solution.part, cfg)
            values = solution.values(cfg, s, seat, turn.legal(s, seat))
            assert solution.chances(cfg, s)[seat] == pytest.approx(max(values.values()), abs=1e-10)


def test_ties_are_broken_as_documented() -> None:
    """Stop before rolling, but not with nothing; then most points, least waste; then the lowest action."""
    game = load("burger-dice")
    solution, cfg = solve(game, 2, {"target": 12}), game.config(2, {"target": 12})
    turn = race.Turn(game, solution.part, cfg)
    equal = 0
    for s in positions(solution, cfg, games=20):
        seat = game.kernels["turn"](s)
        if seat < 0:
            continue
        values = solution.values(cfg, s, seat, turn.legal(s, seat))
        best = solution.best(cfg, s, seat, list(values))
        ties = [a for a, value in values.items() if value >= max(values.values()) - EQUAL / 10]
        equal += len(ties) > 1
        if solution.part.STOP_ACTION in ties and len(ties) > 1:
            assert (best == solution.part.STOP_ACTION) == (solution.part.stake(cfg, s) > 0)
        elif len({solution.part.shape(cfg, turn.after(s, seat, a)) for a in ties}) == 1:
            assert best == ties[0]
    assert equal > 20
    sure = game.State.parse("scores=0,20,0,0,0,0 noted=30 rolls=2 final=1 to_play=1,0,0,0,0,0")
    assert solution.best(cfg, sure, 0, turn.legal(sure, 0)) == solution.part.STOP_ACTION
    options = frozenset({(0, (1, 0)), (0, race.BUST), (3, (2, 1)), (3, (1, 2))})
    assert race.in_order(options) == [(3, (1, 2)), (3, (2, 1)), (0, (1, 0)), (0, race.BUST)]


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=ids)
def test_compiled_games_come_out_as_solved(name: str, players: int, options: dict[str, Any]) -> None:
    """Each seat of perfect players wins as often as the solution says, within 3 standard errors."""
    solution, games = solve(load(name), players, options), 40_000
    wins = trial.play(solution, [None] * players, games, seed=1)
    assert wins.sum() == games
    for won, chance in zip(wins, solution.seat_win, strict=True):
        assert abs(won / games - chance) < 3 * (chance * (1 - chance) / games) ** 0.5


@pytest.mark.parametrize(("name", "players", "options"), [TABLES[0], TABLES[2]], ids=["pig", "burger"])
def test_the_bot_plays_as_the_compiled_table(name: str, players: int, options: dict[str, Any]) -> None:
    """In every game at a table, roll by roll, the bot ends up where the compiled plan would."""
    game = load(name)
    solution = solve(game, players, options)
    turn, ends = race.Turn(game, solution.part, game.config(players, options)), 0
    for number in range(8):
        match = Match(game, ["Ann", "Bo"], options, dice=StreamDice(3, number))
        match.run([bots.make("bot:perfect", game, Stream(0, 0), match.cfg)] * 2)
        here = expected = None
        for moment in match.moments:
            if moment.who == CHANCE:
                continue
            s, cfg = moment.before, match.cfg
            if (key := solution.part.rest(cfg, s)) is None:
                if here is None:  # the dice have landed: what would the plan make of them?
                    here = solution.played(solution.standing(cfg, s)[0], solution.part.stake(cfg, s))
                    expected = planned(solution, turn, s, here)
            else:
                if expected is not None and solution.part.mover(s) == expected[0]:
                    assert (solution.part.stake(cfg, s), key) == expected[1:]
                    ends += 1
                here = expected = None
                plan = solution.played(solution.standing(cfg, s)[0], solution.part.stake(cfg, s))
                stops = bool(plan.stop[solution.part.stake(cfg, s), solution.nodes[key]])
                assert (moment.actions == [solution.part.STOP_ACTION]) == stops
    assert ends > 20 or name == "pig"  # a roll of one die leaves nothing to choose


def planned(solution: Solution, turn: race.Turn, s: Any, plan: Any) -> tuple[int, int, Any] | None:
    """Who moves, and the points and the moment that the compiled choice leads to; None for a bust."""
    mover, base = solution.part.mover(s), solution.part.stake(turn.cfg, s)
    turn.base, turn.seen, turn.found = base, {}, {}
    best, high = None, -1.0
    for gain, key in race.without_worse(turn._options(s, mover), solution.part):
        x = plan.worth[0, 0] if key == race.BUST else plan.u[base + gain, solution.nodes[key]]
        if x > high + EQUAL:
            best, high = None if key == race.BUST else (mover, base + gain, key), x
    return best


@pytest.mark.parametrize(("name", "players", "options"), [TABLES[0], TABLES[2]], ids=["pig", "burger"])
def test_against_a_threshold(name: str, players: int, options: dict[str, Any]) -> None:
    """Perfect beats a player with a fixed threshold as often as it should, exactly reckoned, within 3 standard errors."""
    solution, games = solve(load(name), players, options), 40_000
    simple = trial.threshold(solution.graph, 8)
    starts, follows = trial.against(solution, simple).chances
    assert starts > solution.seat_win[0]
    assert follows > solution.seat_win[1]
    for seats, seat, chance in (([None, simple], 0, starts), ([simple, None], 1, follows)):
        won = trial.play(solution, seats, games, seed=2)[seat] / games
        assert abs(won - chance) < 3 * (chance * (1 - chance) / games) ** 0.5


# ---------------------------------------------------------------- three players
def test_best_answers_that_settle_from_another_start() -> None:
    """At 1, 7 and 25 of 60 best answers go round in a circle from a neighbour's chances, yet single moves are in balance."""
    game, options = load("pig"), {"target": 60}
    solution, cfg = solve(game, 3, options), game.config(3, options)
    assert solution.error_bound < 1e-12
    assert not {solution.position(at) for at in ((1, 7, 25), (7, 25, 1), (25, 1, 7))} & set(solution.mixes)
    for at in ((1, 7, 25), (7, 25, 1), (25, 1, 7), (10, 17, 17), (17, 17, 10), (17, 10, 17)):  # and where lots are drawn
        s = game.start(cfg)
        s.scores[:3] = at
        values = solution.values(cfg, s, 0, race.Turn(game, solution.part, cfg).legal(s, 0))
        assert solution.chances(cfg, s)[0] == pytest.approx(max(values.values()), abs=1e-12)


def test_unsettled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no balance is found, it says where, and what to try."""
    game = load("pig")
    graph = race.graph(game, race.part_of(game), game.config(3))
    monkeypatch.setattr(mixing.Ring, "solve", lambda ring: None)
    with pytest.raises(solver.SolverError) as refused:
        sweep.sweep(graph, np.zeros((1, 2)), 1, False, 0, 0, 50, 3, lambda done: None, 1)
    assert refused.value.message == Message("solver-unsettled", totals="0, 7, 7", target="50")


# ---------------------------------------------------------------- the cache
def test_tables_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is read back as it was; a spoilt or foreign file is as good as none; no room to write is no reason to fail."""
    game, asked = load("burger-dice"), {"target": 5}
    expected = solve(game, 2, asked).seat_win
    monkeypatch.setenv("DICECAFE_CACHE", str(tmp_path))
    monkeypatch.setattr(solver, "_known", {})
    assert solve(game, 2, asked).seat_win == expected
    (kept,) = (tmp_path / "solved").iterdir()
    whole = kept.read_text(encoding="utf-8")

    def never(*_: Any) -> None:
        raise AssertionError("solved again")

    with monkeypatch.context() as patched:
        patched.setattr(solver, "_known", {})
        patched.setattr(solver, "_solve", never)
        again = solve(game, 2, asked)
        cfg = game.config(2, asked)
        assert again.seat_win == again.chances(cfg, game.start(cfg)) == expected
    for spoilt in ("", "x", whole[:-9], whole.replace("A", "B", 1), "1\n2\n3"):
        kept.write_text(spoilt, encoding="utf-8")
        monkeypatch.setattr(solver, "_known", {})
        assert solve(game, 2, asked).seat_win == expected
        assert kept.read_text(encoding="utf-8") == whole
    assert store.load(kept, {"game": "other"}, game, again.part) is None
    monkeypatch.setenv("DICECAFE_CACHE", "/dev/null")
    monkeypatch.setattr(solver, "_known", {})
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(solver, "_solve", lambda *_: again)
        assert solve(game, 2, asked) is again


def test_the_folder_of_tables_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those not used for longest go first, but small ones before large ones; reading one is using it."""
    monkeypatch.setattr(store, "MOST_FILES", 3)
    monkeypatch.setattr(store, "MOST_BYTES", 1000)
    monkeypatch.setattr(store, "LARGE", 300)
    for age, (name, size) in enumerate([("large", 300), ("old", 10), ("used", 10), ("new", 10), ("newest", 10)], 1):
        file = tmp_path / f"{name}.txt"
        file.write_text("x" * size + "\n\n", encoding="utf-8")
        os.utime(file, (age, age))
    store.load(tmp_path / "used.txt", {}, load("pig"), race.part_of(load("pig")))
    store.prune(tmp_path)
    assert sorted(file.stem for file in tmp_path.iterdir()) == ["large", "newest", "used"]
    monkeypatch.setattr(store, "MOST_BYTES", 200)
    store.prune(tmp_path)
    assert not [*tmp_path.iterdir()]


def test_few_solutions_are_known_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every combination of options is a table of its own: the ones asked for last are kept in memory."""
    monkeypatch.setenv("DICECAFE_CACHE", str(tmp_path))
    monkeypatch.setattr(solver, "_known", {})
    monkeypatch.setattr(solver, "MOST_KNOWN", 2)
    solved = {target: solve(load("pig"), 2, {"target": target}) for target in (10, 11)}
    assert solve(load("pig"), 2, {"target": 10}) is solved[10]
    solve(load("pig"), 2, {"target": 12})
    assert solve(load("pig"), 2, {"target": 10}) is solved[10]
    assert solve(load("pig"), 2, {"target": 11}) is not solved[11]
    assert len(solver._known) == 2


# ---------------------------------------------------------------- who waits
@pytest.mark.parametrize(
    ("name", "players", "options", "quick"),
    [
        ("pig", 2, {}, True),
        ("pig", 2, {"target": 1000}, False),
        ("pig", 3, {"target": 60}, True),
        ("burger-dice", 2, {}, True),
        ("burger-dice", 2, {"roll_size": 6, "waste_limit": 8, "dice": 30}, False),
        ("burger-dice", 3, {"target": 60}, False),
        ("burger-dice", 3, {"target": 10}, False),
    ],
)
def test_what_is_solved_while_people_wait(
    name: str, players: int, options: dict[str, Any], quick: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One bound for hints, the coach and live tables, by what solving takes; beyond it nothing begins to be solved."""
    monkeypatch.setenv("DICECAFE_CACHE", str(tmp_path))  # nothing was solved before
    monkeypatch.setattr(solver, "_solve", lambda *_: pytest.fail("solved"))
    game = load(name)
    cfg = game.config(players, options)
    assert solver.is_quick(game, cfg) is quick
    if quick:
        check_level(game, "perfect", cfg)
        return
    with pytest.raises(solver.SolverError) as refused:
        check_level(game, "bot:perfect", cfg)
    assert refused.value.code == "solver/long"
    assert f"dicecafe solve {name} --players {players} " in str(refused.value)
    view = Match(game, ["a", "b", "c"][:players], options).view(0)
    assert advice._exact(view, [0]) is None
    store.path(game, solver._asked(game, players, options)).parent.mkdir()
    store.path(game, solver._asked(game, players, options)).touch()  # somebody solved it
    check_level(game, "perfect", cfg)


def test_warm_keeps_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling ahead solves for two players and for three, and leaves no table behind."""
    solved: list[int] = []
    real = solver._solve

    def counted(*args: Any) -> Solution:
        found = real(*args)
        solved.append(found.players)
        return found

    monkeypatch.setattr(solver, "_solve", counted)
    monkeypatch.setattr(store, "save", lambda *_: pytest.fail("kept"))
    solver.warm(load("pig"))
    assert solved == [2, 3]


# ---------------------------------------------------------------- people
def test_solve_command(capsys: pytest.CaptureFixture[str]) -> None:
    """Both faces of the command."""
    printed = set()
    for language in languages():
        words = ["solve", "burger-dice", "--option", "target=6", "--players", "3", "--json"]
        assert cli.main([*words, "--language", language]) == 0
        printed.add(capsys.readouterr().out)
    found = json.loads(printed.pop())
    assert not printed
    assert found["first_player_win"] == found["seat_win"][0]
    assert len(found["seat_win"]) == found["players"] == 3
    assert {"turn_value", "turn_bust", "error_bound"} <= set(found)
    solution = solve(load("burger-dice"), 2, {"target": 6})
    for language in languages():
        assert cli.main(["solve", "burger-dice", "--option", "target=6", "--language", language]) == 0
        head, first, second, *_ = capsys.readouterr().out.splitlines()
        voice, (one, other) = speech(language), solution.seat_win
        about = {"game": "Burger Dice", "players": 2, "changed": 1, "options": ["target=6"]}
        assert head == voice.say(Message("solve-heading", **about))
        assert first == f"  {voice.say(Message('solve-first', seat='0', chance=one))}"
        assert second == f"  {voice.say(Message('solve-seat', seat='1', chance=other))}"


@pytest.mark.parametrize(
    ("name", "players", "options", "id", "about"),
    [
        ("dicecreams", 2, {}, "solver-none", {"solved": ["Burger Dice", "Pig"]}),
        ("burger-dice", 4, {}, "solver-players", {"solved": Message("span", low=2, high=3), "players": 4}),
        ("burger-dice", 3, {"target": 500}, "solver-target", {"players": 3, "most": 120, "target": 500}),
    ],
)
def test_refused(name: str, players: int, options: dict[str, Any], id: str, about: dict[str, Any]) -> None:
    """What is not solved is said to be not, with what is; the bot says so before the game begins."""
    game = load(name)
    told = Message(id, game=game.title, **about)
    with pytest.raises(DiceCafeError) as refused:
        solve(game, players, options)
    assert (refused.value.code, refused.value.message) == ("solver/none", told)
    with pytest.raises(DiceCafeError) as refused:
        bots.make("bot:perfect", game, Stream(0, 0), game.config(players, options))
    assert refused.value.message == told
