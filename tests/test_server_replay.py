"""A game that is over: its replay proves its dice, and its analysis says what the coach finds."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest
from cafe_server import Server
from finished_games import check_dice, finished, replayed, short_pig

from dicecafe.coach import analyse
from dicecafe.engine import registry
from dicecafe.engine.errors import RecordError
from dicecafe.engine.match import Match
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify
from dicecafe.protocol.answers import Progress
from dicecafe.server.tables.analyses import Analyses, AnalysisError


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


def test_analyses_wait_for_each_other_and_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many wait, only so many are kept, and a failed one is told once and can be asked for again."""
    monkeypatch.setattr("dicecafe.server.tables.analyses.MAX_WAITING", 2)
    monkeypatch.setattr("dicecafe.server.tables.analyses.MAX_RESULTS", 1)
    match = Match(registry.load("pig"), ["Ann", "Bo"], {"target": 10})
    for line in ("0 roll", "* 4", "0 roll", "* 6", "0 hold"):
        match.push(line)
    gate, analyses = threading.Event(), Analyses()
    analyses.pool.submit(gate.wait)
    try:
        assert analyses.find("a") is None
        assert analyses.start("a", match.record()) == Progress(0.0)
        analyses.start("b", match.record())
        with pytest.raises(AnalysisError) as refused:
            analyses.start("c", match.record())
        assert refused.value.code == "analysis/busy"
        gate.set()
        both = [analyses.jobs[id].future.result() for id in "ab"]
        assert both[0] == both[1] == analyses.find("a") == analyses.find("b")
        assert analyses.find("a") is None
        broken = Record("pig", ["Ann", "Bo"], log=["0 fly"])
        analyses.start("a", broken)
        assert analyses.jobs["a"].future.exception() is not None
        with pytest.raises(RecordError):
            analyses.find("a")
        assert analyses.find("a") is None
    finally:
        analyses.close()
