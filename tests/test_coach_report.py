"""What the coach shows: the command, its JSON, the page and the plot."""

from __future__ import annotations

import dataclasses
import json
import re
import statistics
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dicecafe import Match, Record, StreamDice, bots, load
from dicecafe.cli import main
from dicecafe.coach import analyse
from dicecafe.coach.analysis import WAITING
from dicecafe.coach.messages import mistake, turned
from dicecafe.coach.page import page
from dicecafe.coach.plot import mark, plot
from dicecafe.engine.formatting import percent
from dicecafe.engine.stream import Stream
from dicecafe.protocol.answers import Analysis
from dicecafe.words import Message, languages, player, speech

VOID = {"meta", "br", "link", "img", "hr", "input"}


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    """Call a command; its exit code, standard output and standard error."""

    def call(*words: str) -> tuple[int, str, str]:
        code = main(words)
        out, err = capsys.readouterr()
        return code, out, err

    return call


def a_record(*names: str, game: str = "pig") -> Record:
    """A short game of bots."""
    match = Match(load(game), list(names) or ["Ann", "Bo"], {"target": 30}, dice=StreamDice(4))
    match.run([bots.make("random", match.game, Stream(4, seat)) for seat in range(len(match.names))])
    return match.record()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A file with a short game."""
    path = tmp_path / "game.json"
    a_record().save(path)
    return path


def said(id: str, language: str = "en", **about: Any) -> str:
    """A message of the catalogue."""
    return speech(language).say(Message(id, **about))


# ---------------------------------------------------------------- the command
@pytest.mark.parametrize("language", languages())
def test_analyse_tells_a_game(run: Any, record: Path, tmp_path: Path, language: str) -> None:
    """A plot, the sums, the turning points; the page where it is wanted; all of it in the language."""
    code, out, _ = run("analyse", str(record), "--html", str(tmp_path / "game.html"), "--language", language)
    assert code == 0
    for id in ("analyse-luck", "analyse-adjusted", "analyse-turns", "analyse-worst", "analyse-several"):
        assert said(id, language) in out
    assert f"{said('figure-percent-0', language, n=1)} │" in out
    assert said("note-chances", language, how=Message("judge-exact")) in out
    assert said("analyse-page", language, path=str(tmp_path / "game.html")) in out
    assert max(map(len, out.splitlines())) < 160
    page = (tmp_path / "game.html").read_text(encoding="utf-8")
    assert page.startswith(f'<!DOCTYPE html>\n<html lang="{language}">')
    assert f"<h2>{said('analyse-every-line', language)}</h2>" in page


def test_json_is_one_object(run: Any, record: Path) -> None:
    """Everything that is told, as numbers and messages."""
    code, out, _ = run("analyse", str(record), "--json")
    told = json.loads(out)
    assert code == 0
    assert told["judge"] == {"how": ["judge-exact", {}], "exact": True, "playouts": 0, "interval": 2.13}
    assert told["notes"] == [["note-chances", {"how": ["judge-exact", {}]}]]
    assert told["finished"] is True
    assert sum(told["final"]) == 1
    assert {"line", "text", "tell", "seat", "before", "before_errors", "after", "after_errors"} < set(told["steps"][0])
    for step in told["steps"]:
        assert ("luck" in step) == (step["seat"] is None)
        assert ({"cost", "cost_error", "best", "grade"} <= set(step)) == (step["seat"] is not None)
    for total in told["totals"]:
        assert total["start"] + total["luck"] + total["skill"] == pytest.approx(total["final"], abs=1e-9)
        assert total["adjusted"] == pytest.approx(total["final"] - total["luck"])
    assert 3 <= len(told["turning_points"]) <= 5
    assert [turn["line"] for turn in told["turning_points"]] == sorted(turn["line"] for turn in told["turning_points"])


def test_json_is_what_the_server_sends(run: Any, record: Path) -> None:
    """The same fields, and the same messages in them; a language changes not a byte."""
    printed = [run("analyse", str(record), "--json", "--language", language)[1] for language in languages()]
    assert len(set(printed)) == 1
    sent = msgspec.json.decode(msgspec.json.encode(msgspec.convert(analyse(Record.load(record)).as_dict(), Analysis)))
    ours = json.loads(printed[0])
    for one in (sent, ours):
        one["steps"] = [{key: value for key, value in step.items() if value is not None} for step in one["steps"]]
    assert sent == ours


def test_a_moment_in_a_sentence() -> None:
    """Quoted on purpose: who moved, what the dice did, and to whom; a decision with its grade."""
    record = Record("pig", ["Ann", "Bo"], {"target": 20}, log=["0 hold", "1 roll", "* 6", "1 roll", "* 1"])
    analysis = analyse(record)
    voice = load("pig").speech(["Ann", "Bo"], "en")
    told = [turned(turn, voice) for turn in analysis.turns]
    assert told[0] == "Line 1, Ann holds with nothing in the pot. Ann: 62% -> 38%, a blunder."
    assert "Line 5, after Bo's move: A 1: 6 points lost. Bo: " in told[-1]
    assert told[-1].endswith(", unlucky.")
    assert mistake(analysis.steps[0]) == Message(
        "analyse-mistake", line="1", player=player(0), move="hold", grade="blunder", better="roll", error=0.0,
        cost=Message("figure-percent-1", n=analysis.steps[0].counted),
    )  # fmt: skip
    waited = dataclasses.replace(analysis.steps[0], best=WAITING, better=None)
    assert mistake(waited).parameters["better"] == Message("analyse-wait")


def test_playouts_and_errors(run: Any, tmp_path: Path) -> None:
    """Where nothing is solved the standard errors are told."""
    a_record("Ann", "Bo", "Cy", "Di").save(tmp_path / "four.json")
    code, out, _ = run("analyse", str(tmp_path / "four.json"), "--json", "--playouts", "20")
    told = json.loads(out)
    assert code == 0
    assert told["judge"] == {"how": ["judge-searched", {"playouts": 20}], "exact": False, "playouts": 20, "interval": 2.13}
    assert ["note-errors", {}] in told["notes"]
    assert min(told["start_errors"]) > 0
    assert told["final_errors"] == [0, 0, 0, 0]
    assert "± " in page(analyse(Record.load(tmp_path / "four.json"), 20))


def test_many_games_are_summed_up_over_players(run: Any, tmp_path: Path) -> None:
    """Means and their intervals, worked out again here from the analyses of each; files may hold one game or several."""
    games = []
    for seed in range(5):
        match = Match(load("pig"), ["Ann", "Bo"] if seed % 2 else ["Bo", "Ann"], {"target": 30}, dice=StreamDice(seed))
        match.run([bots.make("random", match.game, Stream(seed, seat)) for seat in range(2)])
        games.append(match.record())
    (tmp_path / "four.jsonl").write_text("".join(f"{one.json()}\n" for one in games[:4]), encoding="utf-8")
    games[4].save(tmp_path / "one.json")
    paths = [str(tmp_path / "four.jsonl"), str(tmp_path / "one.json")]
    code, out, _ = run("analyse", *paths, "--json")
    told = json.loads(out)
    assert code == 0
    assert [player["name"] for player in told["players"]] == ["Bo", "Ann"]
    assert [game["totals"] for game in told["games"]] == [analyse(one).as_dict()["totals"] for one in games]
    for summed in told["players"]:
        own = [total for game in told["games"] for total in game["totals"] if total["name"] == summed["name"]]
        assert (summed["games"], len(own)) == (5, 5)
        for name in ("final", "luck", "skill", "adjusted", "cost", "mistakes", "blunders"):
            values = [total[name] for total in own]
            assert summed[name] == pytest.approx(statistics.mean(values))
            assert summed[f"{name}_error"] == pytest.approx(statistics.stdev(values) / 5**0.5)
    for language in languages():
        lines = run("analyse", *paths, "--language", language)[1].splitlines()
        assert lines[0] == said("analyse-many", language, games=5)
        assert [line.split()[:2] for line in lines[3:5]] == [["Bo", "5"], ["Ann", "5"]]
        assert all("±" in line for line in lines[3:5])
    assert (
        run("analyse", paths[0], "--number", "2", "--json")[1]
        == json.dumps(analyse(games[1]).as_dict(), ensure_ascii=False) + "\n"
    )


def test_what_many_games_refuse(run: Any, record: Path, tmp_path: Path) -> None:
    """One page is of one game, and there must be a record."""
    assert run("analyse")[0] == 2
    code, _, err = run("analyse", str(record), str(record), "--html", str(tmp_path / "two.html"))
    assert code == 2
    assert said("usage-one-record", name="--html", records=2) in err
    assert not (tmp_path / "two.html").exists()


def test_another_seed_is_another_opinion(run: Any, tmp_path: Path) -> None:
    """Its sums differ by about what their errors say, which are told in words and on the page; one seed gives the same twice."""
    a_record("Ann", "Bo", "Cy", "Di").save(tmp_path / "four.json")
    asked = ("analyse", str(tmp_path / "four.json"), "--playouts", "100")
    one, again, other = (json.loads(run(*asked, "--seed", seed, "--json")[1]) for seed in ("0", "0", "1"))
    assert one == again
    assert one["totals"] != other["totals"]
    for first, second in zip(one["totals"], other["totals"], strict=True):
        for name in ("luck", "skill", "adjusted"):
            both = (first[f"{name}_error"] ** 2 + second[f"{name}_error"] ** 2) ** 0.5
            assert both > 0
            assert abs(first[name] - second[name]) < 4 * both
    made = page(analyse(Record.load(tmp_path / "four.json"), 100))
    for total in one["totals"]:
        margin = speech("en").say(percent(2.13 * total["luck_error"]))
        assert f"±{margin}" in made
        assert f"±{margin}" in run(*asked)[1]


@pytest.mark.parametrize(
    ("text", "id", "code"),
    [
        ("", "record-json", 1),
        ("{}", "record-version", 1),
        ('{"format": "dicecafe/1", "game": "chess", "players": ["A", "B"], "log": []}', "game-unknown", 1),
        ('{"format": "dicecafe/1", "game": "pig", "players": ["A"], "log": []}', "players-count", 1),
        ('{"format": "dicecafe/1", "game": "pig", "players": ["A", "B"], "log": ["1 roll"]}', "record-line", 1),
        (
            '{"format": "dicecafe/1", "game": "pig", "players": ["A", "B"], "options": {"target": 1}, "log": []}',
            "option-wrong",
            1,
        ),
        (None, "file-unreadable", 2),
    ],
)
def test_wrong_files(run: Any, tmp_path: Path, text: str | None, id: str, code: int) -> None:
    """One sentence, as words and as JSON, and the exit code of a record that is not so."""
    path = tmp_path / "bad.json"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    got, out, err = run("analyse", str(path))
    assert (got, out, err.count("\n")) == (code, "", 1)
    error = json.loads(run("analyse", str(path), "--json")[1])["error"]
    assert error["id"] == id
    assert err == f"dicecafe: {error['message']} ({error['code']})\n"


def test_bad_usage(run: Any, record: Path, tmp_path: Path) -> None:
    """No playouts are too few, and a page needs a place."""
    assert run("analyse", str(record), "--playouts", "0")[0] == 2
    (tmp_path / "file").write_text("kept", encoding="utf-8")
    code, out, err = run("analyse", str(record), "--html", str(tmp_path / "file" / "x.html"))
    assert (code, out) == (1, "")
    assert "(file/unwritable)" in err


# ---------------------------------------------------------------- the page
class Checker(HTMLParser):
    """Notes what is not closed, and what is asked for from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Every tag that is opened."""
        self.tags.append(tag)
        self.fetched += [name for name, _ in attributes if name in ("src", "href", "srcset", "data")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """A tag that closes itself."""
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """What is closed must be what was opened last."""
        assert self.open.pop() == tag


@pytest.mark.parametrize("finished", [True, False])
def test_page_is_whole_and_alone(finished: bool) -> None:
    """Well formed, with a curve a seat and a row a line; it asks for nothing from anywhere and runs nothing."""
    record = a_record("<script>alert(1)</script>", 'Bo "&" Co')
    if not finished:
        record.log, record.result = record.log[:9], None
    analysis = analyse(record)
    made, checker = page(analysis), Checker()
    checker.feed(made)
    checker.close()
    assert checker.open == []
    assert checker.tags.count("polyline") == 2
    assert checker.tags.count("tr") == 1 + 2 + 1 + len(record.log)
    assert checker.tags.count("rect") == len(record.log) + 1
    assert "script" not in checker.tags
    assert checker.fetched == []
    assert not re.search(r"https?:|//|url\(|@import", made)
    assert "&lt;script&gt;" in made
    assert said("analyse-lines", lines=len(record.log), over="yes" if finished else "no") in made
    assert "prefers-color-scheme: dark" in made


# ---------------------------------------------------------------- the plot
def test_plot_has_its_size_and_its_ends() -> None:
    """The winner's mark ends at the top, the loser's at the bottom, where both are there is a plus."""
    drawn = plot([[0.5, 0.5, 1.0], [0.5, 0.5, 0.0]], ["Ann", "Bo"])
    *rows, axis, _, legend = drawn.splitlines()
    assert len(rows) == 12
    assert max(map(len, drawn.splitlines())) == len(axis) == 70
    assert rows[0].startswith("100% │")
    assert rows[0].endswith(mark(0))
    assert rows[-1].endswith(mark(1))
    assert sum(row.count("+") for row in rows) > 10
    assert "● Ann   ○ Bo" in legend


def test_plot_of_many_seats_and_of_one_point() -> None:
    """Every seat has a mark of its own; a game that has not begun is a flat line."""
    assert len({mark(seat) for seat in range(16)}) == 16
    assert "│" + mark(0) * 64 in plot([[0.3]], ["Ann"])
