"""Levels: easy errs as people do; expert is perfect where that is known in a moment, and nobody waits for it."""

from __future__ import annotations

import json
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dicecafe import bots, cli, load, solver
from dicecafe.bots.perfect import Perfect
from dicecafe.bots.search import Search
from dicecafe.engine import registry
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match
from dicecafe.engine.stream import Stream
from dicecafe.server.workers import work as workers
from dicecafe.server.workers.jobs import Choose, Sight, decode, encode
from dicecafe.server.workers.work import prepare, work
from dicecafe.solver import store
from dicecafe.words import Message

SHORT: dict[str, Any] = {"target": 20}


# ---------------------------------------------------------------- those that search
@pytest.mark.parametrize(("name", "waits"), [("burger-dice", "stop"), ("pig", "hold")])
def test_nobody_waits_for_others_for_ever(name: str, waits: str) -> None:
    """Three at Burger Dice, all a few points from the target: whoever reaches it gives the others the last word."""
    game = load(name)
    cfg = game.config(3)
    s = game.start(cfg)
    s.scores[0], s.scores[1], s.scores[2] = cfg.target - 3, cfg.target - 3, cfg.target - 1
    s.seat = 2
    if name == "burger-dice":
        s.rolls = 1
    notation = game.notation(cfg).actions
    legal = game.legal(cfg, s, 2)
    assert waits in {notation[action] for action in legal}
    idle: Any = getattr(game.part("standing"), "idle")  # noqa: B009 (mypy knows nothing of a game's parts)
    assert [notation[action] for action in legal if idle(cfg, s, action)] == [waits]
    match = Match(game, ["a", "b", "c"], {}, 0, StreamDice(1))
    bot = Search(game, Stream(1, 1), 400)
    view = replace(match.view(2), state=s)
    assert notation[bot.choose(view, legal)] == "roll"


# ---------------------------------------------------------------- expert
@pytest.mark.parametrize(
    ("name", "players", "options", "kind"),
    [
        ("pig", 2, {}, Perfect),
        ("pig", 3, {"target": 30}, Perfect),
        ("burger-dice", 2, {}, Perfect),
        ("burger-dice", 2, {"waste_limit": 3}, Perfect),
        ("pig", 3, {}, Search),
        ("pig", 6, {"target": 20}, Search),
        ("burger-dice", 3, {}, Search),
        ("burger-dice", 2, {"roll_size": 6, "waste_limit": 8, "dice": 30}, Search),
        ("dicecreams", 2, {}, Search),
    ],
)
def test_expert_is_perfect_where_that_is_known_in_a_moment(
    name: str, players: int, options: dict[str, Any], kind: type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Elsewhere it searches, also where a solution was found before: a seed is the same game on every machine."""
    monkeypatch.setenv("DICECAFE_CACHE", str(tmp_path))
    game = load(name)
    cfg = game.config(players, options)
    assert isinstance(bots.make("bot:expert", game, Stream(1, 1), cfg), kind)
    assert isinstance(bots.make("hard", game, Stream(1, 1), cfg), Search)
    if kind is Search and game.part("solve") and players == 3:
        kept = store.path(game, solver._asked(game, players, options))
        kept.parent.mkdir()
        kept.touch()
        assert solver.is_quick(game, cfg)
        assert isinstance(bots.make("expert", game, Stream(1, 1), cfg), Search)


def test_no_expert_waits_for_its_table_to_be_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then it searches; then it plays perfectly, from a worker as anywhere."""
    game, solved = load("pig"), solver.solve
    monkeypatch.setattr(game.part("standing"), "PLAYOUTS", 64)
    monkeypatch.setattr(workers, "SOLVING", 0.0)
    workers._solving.cache_clear()
    match, at_it, may_go_on = Match(game, ["Ann", "Bo"], SHORT, 0, StreamDice(1)), threading.Event(), threading.Event()

    def slowly(*given: Any) -> Any:
        at_it.set()
        may_go_on.wait()
        return solved(*given)

    monkeypatch.setattr(solver, "solve", slowly)
    job = decode(encode(Choose("expert", 3, Sight.of(match, 0, searching=True))))
    prepare(job)
    at_it.wait()
    searched = bots.make("expert", game, Stream(3, 1)).choose(match.view(0), match.legal(0))
    assert work(job) == searched
    may_go_on.set()
    monkeypatch.setattr(workers, "SOLVING", 60.0)
    monkeypatch.setattr(bots, "Search", None)
    match.state.pot = 7
    held = decode(encode(Choose("expert", 3, Sight.of(match, 0, searching=True))))
    perfect = bots.make("perfect", game, Stream(0, 0), match.cfg).choose(match.view(0), match.legal(0))
    monkeypatch.setattr(Search, "choose", lambda *given: pytest.fail("searched"))
    assert work(held) == perfect


def test_where_no_equilibrium_is_found_a_worker_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """For three players that may be."""
    game = load("pig")
    monkeypatch.setattr(game.part("standing"), "PLAYOUTS", 64)
    workers._solving.cache_clear()

    def unsettled(*given: Any) -> Any:
        raise solver.SolverError("solver/none", Message("solver-none", game="Pig", solved=[]))

    monkeypatch.setattr(solver, "solve", unsettled)
    match = Match(game, ["Ann", "Bo", "Cy"], SHORT, 0, StreamDice(1))
    assert work(Choose("expert", 3, Sight.of(match, 0, searching=True))) in match.legal(0)


def test_it_is_said_that_expert_is_perfect(capsys: pytest.CaptureFixture[str]) -> None:
    """By the ladder and by what evaluates bots, which then play against perfect alone."""
    words = ["evaluate", "expert", "--game", "pig", "--option", "target=15", "--games", "4", "--decisions", "9"]
    assert cli.main(words) == 0
    assert "expert plays from the exact solution" in capsys.readouterr().out
    assert cli.main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["expert_is_perfect"] is True
    assert found["costs"]["mean"] == 0
    assert found["exact"]["against_perfect"] == pytest.approx(0.5, abs=1e-9)
    words = ["depth", "pig", "--option", "target=15", "--games", "4", "--split", "2", "--decisions", "4", "--expert"]
    assert cli.main(words) == 0
    assert "expert plays from the exact solution" in capsys.readouterr().out
    assert cli.main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    climbed = {str(rung["player"]) for part in ("rungs", "left_out") for rung in found["ladder"][part]}
    assert found["expert_is_perfect"] is True
    assert not any("expert" in player for player in climbed)
    assert any("perfect" in player for player in climbed)


# ---------------------------------------------------------------- easy
def chosen_by_easy(match: Match, times: int = 200) -> list[str]:
    """What easy players do in a position, in notation."""
    view, legal = match.view(match.turn), match.legal(match.turn)
    return [view.notation(bots.make("easy", match.game, Stream(5, number)).choose(view, legal)) for number in range(times)]


def test_easy_misjudges_risk_both_ways() -> None:
    """Pig: at times it holds too early, and at times it rolls on where it had better hold; it never passes with nothing."""
    match, held = Match(load("pig"), ["Ann", "Bo"]), {}
    for pot in (0, 6, 14, 20, 30):
        match.state.pot = pot
        held[pot] = chosen_by_easy(match).count("hold") / 200
    assert held[0] == 0
    assert 0.02 < held[6] < 0.4
    assert 0.02 < held[14] < 0.4
    assert 0.4 < held[20] < 0.9
    assert 0.4 < held[30] < 0.95


def test_easy_sees_what_wins_at_once() -> None:
    """Nobody passes by a game that is won."""
    match = Match(load("pig"), ["Ann", "Bo"])
    match.state.scores[:2] = [88, 90]
    match.state.pot = 12
    assert chosen_by_easy(match) == ["hold"] * 200


def test_easy_seldom_does_what_is_absurd() -> None:
    """Burger Dice: of two dice it now and then wastes the one that it could place, but mostly the one that it can't."""
    match = Match(load("burger-dice"), ["Ann", "Bo"])
    match.state = match.game.State.parse("rolls=2 burger=1,1,0,0,0 rolled=0,1,0,1,0 loose=2 waste=1")
    chosen = chosen_by_easy(match)
    assert 0 < chosen.count("waste ketchup") < 30
    assert chosen.count("place ketchup") > 100


def played(name: str, number: int) -> Match:
    """A game of easy against medium."""
    match = Match(load(name), ["easy", "medium"], {}, number % 2, StreamDice(8, number))
    match.run([bots.make(level, match.game, Stream(3, number)) for level in match.names])
    return match


@pytest.mark.parametrize("name", registry.names())
def test_easy_loses_to_medium_and_errs_the_same_twice(name: str) -> None:
    """Clearly, but not always; and one stream makes the same mistakes."""
    games = 200 if load(name).n_actions < 20 else 24
    matches = [played(name, number) for number in range(games)]
    assert played(name, 1).log == matches[1].log
    won = sum((0 in winners) / len(winners) for winners in (match.game.winners(match.cfg, match.state) for match in matches))
    assert won / games < 0.5
