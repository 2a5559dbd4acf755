"""A game that is over: its replay proves its dice, and its analysis says what the coach finds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from cafe_server import Server, play_out
from finished_games import FINAL_ROUND, check_dice, finished, play_lines, replayed, short_pig

from dicecafe import bots
from dicecafe.coach import analyse
from dicecafe.engine import registry
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.match import Match
from dicecafe.engine.record import Record
from dicecafe.engine.stream import Stream
from dicecafe.engine.verify import verify
from dicecafe.protocol.answers import Analysis, Progress
from dicecafe.server.metrics import Metrics
from dicecafe.server.settings import Settings
from dicecafe.server.tables import analyses as analyses_module
from dicecafe.server.tables.analyses import Analyses
from dicecafe.server.workers.lanes import WorkerLanes
from dicecafe.server.workers.process import Late


@pytest.mark.parametrize("game", registry.names())
def test_a_replay_goes_through_the_game_and_proves_its_dice(cafe: Server, game: str) -> None:
    """The start and every line, nothing hidden; every roll comes out again from the secret."""
    key = finished(cafe, game)
    replay = replayed(cafe, key["table"])
    record = Record.from_dict(cafe.get(f"/api/records/{key['table']}")[1])
    assert [step["line"] for step in replay["steps"]] == ["", *record.log]
    assert [seat["name"] for seat in replay["seats"]] == ["Ann", "Bo"]
    assert (replay["total"], replay["result"], replay["nonces"]) == (len(record.log) + 1, record.result, ["tea", "tea"])
    match = Match(registry.load(game), record.players, record.table_options, 0)
    for step in replay["steps"]:
        if step["at"]:
            match.push(step["line"])
            assert step["who"] == (None if step["line"].startswith("*") else int(step["line"][0]))
            assert bool(step["draws"]) == (step["who"] is None)
            assert step["tell"]
        assert step["state"] == match.state.values()
        assert (step["turn"], step["points"]) == (match.turn, match.points)
    assert check_dice(replay) >= 3


@pytest.mark.parametrize("game", registry.names())
def test_an_ending_says_where_the_points_came_from(cafe: Server, game: str) -> None:
    """Seat by seat they add up, and the best turn, of more than a point, began where it is said to."""
    table = finished(cafe, game)["table"]
    replay, ending = replayed(cafe, table), cafe.get(f"/api/records/{table}/ending")[1]
    assert [sum(points for _, points in parts) for parts in ending["parts"]] == replay["result"]["points"]
    steps, best = replay["steps"], ending["best"]
    if best is None:  # the dice of a table are its own: now and then nobody's turn brings more
        moves = [(then, now, now["who"]) for then, now in pairwise(steps) if now["who"] is not None]
        assert not any(now["points"][who] > then["points"][who] + 1 for then, now, who in moves)
    else:
        assert steps[best["at"] + 1]["who"] is not None
        assert best["points"] > 1
        assert steps[best["at"]]["points"][best["seat"]] >= 0
    going_on = cafe.open(game, "Ann", "Bo", first=0)
    assert cafe.get(f"/api/records/{going_on['table']}/ending")[1]["code"] == "record/unfinished"


def test_the_final_round_says_what_one_needs_and_what_loses(cafe: Server) -> None:
    """With the position; which moves lose is told to whoever may make them."""
    key = cafe.open("burger-dice", "Ann", "Bo", first=0, real_dice=True, options={"target": 3})
    with cafe.device(key) as host:
        play_lines(host, FINAL_ROUND[0])
        assert host.position is not None
        assert (host.position["need"], host.position["losing"]) == (None, [])
        play_lines(host, FINAL_ROUND[1])
        assert host.position["need"] == [1, ["need", {"points": 4, "tie": 3}]]
        assert host.position["losing"] == ["stop"]


def test_a_replay_in_parts(cafe: Server) -> None:
    """The parts are the whole; beyond the end there is nothing; a game that goes on has none."""
    path = f"/api/records/{short_pig(cafe)}/replay"
    whole = cafe.get(path)[1]
    parts = [cafe.get(f"{path}?start={start}&count=4")[1]["steps"] for start in (0, 4, 8)]
    assert [len(part) for part in parts] == [4, 2, 0]
    assert [step for part in parts for step in part] == whole["steps"]
    assert cafe.get(f"{path}?count=0")[0] == cafe.get(f"{path}?start=-1")[0] == 400
    going_on = cafe.open("pig", "Ann", "Bo", first=0)
    assert cafe.get(f"/api/records/{going_on['table']}/replay")[1]["code"] == "record/unfinished"


def test_real_dice_are_not_proven(cafe: Server) -> None:
    """What people typed in has its draws, but no tries; the record does not claim otherwise."""
    table = short_pig(cafe)
    replay = cafe.get(f"/api/records/{table}/replay")[1]
    assert [step["tries"] for step in replay["steps"]] == [None] * 6
    assert replay["steps"][2]["draws"] == [{"weights": [1] * 6, "outcome": 3}]
    assert verify(Record.from_dict(cafe.get(f"/api/records/{table}")[1])).rolls == 0


def analysed(server: Server, table: str) -> dict[str, Any]:
    """The analysis of a game, once it is there."""
    while True:
        status, said = server.get(f"/api/records/{table}/analysis")
        if status == 200:
            return dict(said)
        assert status == 202, said
        assert 0 <= said["progress"] <= 1
        time.sleep(0.05)


def test_an_analysis_is_made_beside_everything_else(cafe: Server) -> None:
    """202 with progress, then what the coach finds in the record, the same for everybody."""
    table = finished(cafe, "pig")["table"]
    assert cafe.get(f"/api/records/{table}/analysis")[0] == 202
    found = analysed(cafe, table)
    record = Record.from_dict(cafe.get(f"/api/records/{table}")[1])
    ours = analyse(record).as_dict()
    assert found["totals"] == ours["totals"]
    assert found["turning_points"] == ours["turning_points"]
    assert [step["after"] for step in found["steps"]] == [step["after"] for step in ours["steps"]]
    assert analysed(cafe, table) == found
    going_on = cafe.open("pig", "Ann", "Bo", first=0)
    assert cafe.get(f"/api/records/{going_on['table']}/analysis")[1]["code"] == "record/unfinished"
    assert cafe.get("/api/records/nosuch/analysis")[1]["code"] == "table/unknown"


def test_a_first_look_comes_before_the_whole() -> None:
    """Where playouts are needed: soon, by few of them and without costs; then everything."""
    match, looks = Match(registry.load("pig"), ["Ann", "Bo", "Cy", "Di"], {"target": 40}, 0, StreamDice(6)), list[Progress]()
    match.run([bots.make("medium", match.game, Stream(6, seat), match.cfg) for seat in range(4)])

    async def doing(analyses: Analyses) -> None:
        analyses.start("four", match.record(), "ann")
        while isinstance(found := analyses.find("four"), Progress):
            looks.append(found)
            await asyncio.sleep(0.01)
        assert isinstance(found, Analysis)
        sketch = next(look.sketch for look in looks if look.sketch)
        assert (looks[0].sketch, looks[-1].sketch) == (None, sketch)
        assert (sketch.complete, found.complete) == (False, True)
        assert sketch.judge.playouts < found.judge.playouts
        assert ("note-sketch", {}) in [(id, about) for id, about in sketch.notes]
        assert all(total.cost is total.mistakes is total.blunders is None for total in sketch.totals)
        assert not any(step.cost or step.grade for step in sketch.steps)
        for early, late in zip(sketch.totals, found.totals, strict=True):
            assert early.luck_error > late.luck_error > 0
            assert abs(early.luck - late.luck) < 4 * early.luck_error

    with_analyses(doing)


def test_a_first_look_is_sent_once(cafe: Server) -> None:
    """Again to whoever does not say to have seen it, as a newcomer; and not to others, who only hear how far the whole is."""
    key, sketches = cafe.open("pig", "Ann", *["bot:medium"] * 3, first=0, options={"target": 30}), list[Any]()
    with cafe.device(key) as ann:
        play_out([ann], lambda moves: moves[0])
    address = f"/api/records/{key['table']}/analysis"
    while (answer := cafe.get(f"{address}?seen=0"))[0] == 202:
        sketches += [answer[1]["sketch"]] * (answer[1]["sketch"] is not None)
        status, said = cafe.get(f"{address}?seen=1")
        assert status == 200 or said["sketch"] is None
        time.sleep(0.02)
    assert answer[1]["complete"]
    assert sketches
    assert all(sketch == sketches[0] for sketch in sketches)
    assert cafe.get(f"{address}?seen=2")[1]["code"] == "request/invalid"


def short_record() -> Record:
    """A game of Pig that was soon over."""
    match = Match(registry.load("pig"), ["Ann", "Bo"], {"target": 10})
    for line in ("0 roll", "* 4", "0 roll", "* 6", "0 hold"):
        match.push(line)
    return match.record()


def with_analyses(work: Callable[[Analyses], Awaitable[None]], **settings: Any) -> None:
    """Do something with a coach of its own."""

    async def run() -> None:
        lanes = WorkerLanes(Settings(**settings), Metrics())
        try:
            await work(Analyses(lanes.coach, Settings(**settings)))
        finally:
            await lanes.close()

    asyncio.run(asyncio.wait_for(run(), 300))


def refusal(ask: Callable[[], object]) -> str:
    """The code with which something is refused."""
    with pytest.raises(DiceCafeError) as refused:
        ask()
    return refused.value.code


def test_analyses_wait_for_each_other_and_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many of one address wait, and only so many are kept."""
    monkeypatch.setattr(analyses_module, "MAX_RESULTS", 1)

    async def doing(analyses: Analyses) -> None:
        assert analyses.find("a") is None
        assert analyses.start("a", short_record(), "ann") == Progress(0.0)
        await asyncio.sleep(0)  # it is being made: others wait
        analyses.start("b", short_record(), "ann")
        assert refusal(lambda: analyses.start("c", short_record(), "ann")) == "analysis/busy"
        futures = [analyses.jobs["a"].future, analyses.jobs["b"].future]
        assert analyses.find("b") == Progress(0.0)
        one, other = await asyncio.gather(*futures)
        assert one == other
        assert analyses.find("a") is None
        assert msgspec.to_builtins(analyses.find("b"))["steps"]
        assert not analyses.jobs

    with_analyses(doing, analyses_per_address=1)


def test_analyses_that_fail_switch_nobody_s_coach_off() -> None:
    """Whoever asked for them and never came back: each is told once when somebody does, and the next one is made."""
    broken = Record("pig", ["Ann", "Bo"], log=["0 fly"])

    async def doing(analyses: Analyses) -> None:
        for number in range(20):
            analyses.start(str(number), broken, f"mallory {number}")
            if number % 10 == 9:
                await asyncio.gather(*(job.future for job in analyses.jobs.values()), return_exceptions=True)
        analyses.start("fine", short_record(), "ann")
        await analyses.jobs["fine"].future
        assert isinstance(analyses.find("fine"), Analysis)
        assert refusal(lambda: analyses.find("3")) == "record/log"
        assert analyses.find("3") is None

    with_analyses(doing, analyses_waiting=10)


def test_a_long_game_does_not_hold_the_coach() -> None:
    """One with too many lines is refused, and one that takes too long is given up; both with their codes."""

    async def doing(analyses: Analyses) -> None:
        assert (
            refusal(lambda: analyses.start("long", Record("pig", ["Ann", "Bo"], log=["0 roll"] * 11), "ann")) == "analysis/long"
        )
        late = analyses.start("late", short_record(), "ann")
        assert late == Progress(0.0)
        with pytest.raises(Late):
            await analyses.jobs["late"].future
        assert refusal(lambda: analyses.find("late")) == "analysis/late"

    with_analyses(doing, analysis_lines=10, analysis_seconds=0.0)
