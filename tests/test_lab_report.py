"""The report: what its summary claims holds when it is recomputed from the records, and its page needs nothing else."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter, defaultdict
from html import escape, unescape
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from lab_checks import Reckoned, check, stopped_after
from playwright.sync_api import Browser

from dicecafe import cli, load
from dicecafe.lab import causes, report, run
from dicecafe.lab.batch import Batch, records
from dicecafe.lab.formatting import share
from dicecafe.lab.plots import worth_rows
from dicecafe.lab.report import Report, quantile
from dicecafe.lab.run import simulate
from dicecafe.lab.statistics import simultaneous_z, statistics, wilson
from dicecafe.words import Message, languages, say, speech


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of skill, so that tests are quick."""
    monkeypatch.setattr(report, "SKILLS", (("greedy", "random", 40), ("greedy", "easy", 4)))


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """What the report says, as JSON."""
    assert cli.main(["report", *words, "--json"]) == 0
    said: dict[str, Any] = json.loads(capsys.readouterr().out)
    return said


@pytest.mark.parametrize("name", ["burger-dice", "dicey-delights", "dicecreams"])
def test_claims_hold_when_recomputed_from_the_records(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every number in the summary, reckoned anew from records of the same games and put into the same messages."""
    games, players = 30, ["greedy", "greedy"]
    said = told(capsys, name, "--games", str(games), "--seed", "3")
    found, lengths = Reckoned(2), list[int]()
    for record in records(Batch(load(name), players, {}, games, seed=3)):
        before = found.sums["turns"]
        found.add(record)
        lengths.append(found.sums["turns"] - before)
    check(said, found)
    lengths.sort()
    sums = found.sums
    findings = dict(said["summary"])
    start = findings.get("report-start") or findings["report-start-even"]
    assert (start["wins"], start["even"]) == (shown(found.wins[0], games), 0.5)
    assert findings["report-turns"] == {"turns": pytest.approx(sums["turns"] / games), "low": lengths[1], "high": lengths[28]}
    mattered = pytest.approx(sums["choices"] / sums["decisions"])
    assert findings["report-decisions"] == {"decisions": pytest.approx(sums["decisions"] / games), "mattered": mattered}
    assert findings["report-dead-turns"] == {"share": pytest.approx(sums["dead"] / sums["turns"])}
    comebacks = shown(sums["led"] - sums["held"], sums["led"])
    assert findings["report-leads"] == {"leads": pytest.approx(sums["lead_changes"] / games), "comebacks": comebacks}


def shown(successes: float, trials: int) -> Any:
    """A share with its interval, as JSON holds it."""
    low, high = wilson(successes, trials)
    return json.loads(json.dumps(share({"rate": successes / trials, "low": low, "high": high})))


def test_skill_is_that_of_the_records(capsys: pytest.CaptureFixture[str]) -> None:
    """The stronger bot sits in each seat as often; its wins are counted there."""
    said = told(capsys, "burger-dice", "--games", "20", "--option", "target=15")
    won = 0
    for seat, players in enumerate((["greedy", "random"], ["random", "greedy"])):
        won += sum(seat in (r.result or {})["winners"] for r in records(Batch(load("burger-dice"), players, {"target": 15}, 20)))
    one, other = said["skill"]
    assert (one["strong"], one["weak"], one["games"], one["even"]) == ("greedy", "random", 40, 0.5)
    assert one["rate"] == pytest.approx(won / 40)
    assert (other["weak"], other["games"]) == ("easy", 4)
    about = {"strong": "greedy", "weak": "random", "wins": shown(won, 40), "games": 40, "even": 0.5}
    assert ["report-skill", about] in said["summary"]


def test_uses_are_those_of_the_records(capsys: pytest.CaptureFixture[str]) -> None:
    """How often an action was used, and by whom who won: counted in the lines of the records."""
    games = 400
    said = told(capsys, "dicecreams", "--games", str(games), "--seed", "3")
    used, won = Counter[str](), defaultdict[str, float](float)
    for record in records(Batch(load("dicecreams"), ["greedy", "greedy"], {}, games, seed=3)):
        winners = (record.result or {})["winners"]
        for seat in range(2):
            for action in {line.partition(" ")[2] for line in record.log if line.startswith(f"{seat} ")}:
                used[action] += 1
                won[action] += (seat in winners) / len(winners)
    phrases = {use["word"]: use for use in said["uses"] if use["kind"] == "phrase"}
    assert {*phrases} == {*used}
    for action, use in phrases.items():
        assert (use["share"], use["rate"]) == pytest.approx((used[action] / (2 * games), won[action] / used[action])), action


def test_words_are_compared_with_their_like() -> None:
    """The edge is the worth less the median of its peers: cards, or actions of one verb. Its interval is the corrected one."""
    batch = Batch(load("dicey-delights"), ["greedy", "greedy"], {}, 300)
    said = statistics(batch, simulate(batch, detailed=True))
    z = simultaneous_z(len(said["uses"]))
    for group in (
        [use for use in said["uses"] if use["kind"] == "card"],
        [use for use in said["uses"] if use["kind"] == "phrase" and use["word"].startswith("ability ")],
    ):
        middle = median(use["rate"] - use["expected"] for use in group)
        assert len(group) > 10
        for use in group:
            assert use["edge"] == pytest.approx(use["rate"] - use["expected"] - middle)
            low, high = wilson(use["rate"] * use["games"], use["games"], z)
            assert (use["worth_low"], use["worth_high"]) == pytest.approx((low - use["expected"], high - use["expected"]))
            assert use["sure"] == (not use["worth_low"] <= middle <= use["worth_high"])
    assert {use["edge"] - use["worth"] for use in said["uses"] if use["kind"] == "verb"} == {0.0}
    bearers = [f"ability {word}" for word, card in batch.vocabulary.deck.items() if card["ability"] == "one_more_stir"]
    ability = next(use for use in said["uses"] if use["word"] == "one_more_stir")
    assert ability["uses"] == sum(use["uses"] for use in said["uses"] if use["word"] in bearers) > 0


def test_cards_that_nobody_uses_are_told_first() -> None:
    """They have no edge to be found by; beside others of the deck that were used often, that is a finding."""
    batch = Batch(load("dicecreams"), ["greedy", "greedy"], {}, 200)
    tally = simulate(batch, detailed=True)
    dead = batch.vocabulary.terms.index(("card", "c7"))
    assert tally.uses[:, dead].any()
    assert not any(message.id == "report-unused" for message in Report(batch, statistics(batch, tally), []).summary)
    tally.uses[:, dead] = 0
    first, *others = Report(batch, statistics(batch, tally), []).summary
    assert first == Message("report-unused", games=200, labels=[batch.vocabulary.label("card", "c7")])
    assert not any(message.id == "report-unused" for message in others)


def test_nothing_is_found_in_what_every_winner_must_do(capsys: pytest.CaptureFixture[str]) -> None:
    """Pig's hold goes with winning since nobody wins without it: no summary names an action, and no plot draws it."""
    said = told(capsys, "pig", "--games", "2000")
    assert not [about for _, about in said["summary"] if "things" in about or "label" in about]
    assert "pig" not in json.dumps(said["summary"])
    assert "hold" not in json.dumps(said["summary"])
    assert {use["word"] for use in said["uses"] if use["needed"]} == {"hold", "roll"}
    assert not any(use["sure"] for use in said["uses"])
    assert worth_rows(said["uses"]) == []


@pytest.mark.parametrize(
    ("rate", "doubt", "size", "side", "by"),
    [
        (0.512, "some", "clear", "advantage", 1.2),
        (0.5099, "some", "slight", "advantage", 0.99),
        (0.55, "none", "large", "advantage", 5.0),
        (0.46, "none", "clear", "handicap", 4.0),
    ],
)
def test_how_sure_it_is(rate: float, doubt: str, size: str, side: str, by: float) -> None:
    """The size of an advantage, and how sure it is."""
    seat = a_seat(rate)
    about = {"wins": share(seat), "even": 0.5, "doubt": doubt, "size": size, "side": side, "by": pytest.approx(by)}
    assert report._against(seat, 0.5, 10_000) == Message("report-start", **about)


def test_an_even_seat() -> None:
    """No advantage and no handicap can be seen."""
    seat = a_seat(0.5)
    assert report._against(seat, 0.5, 10_000) == Message("report-start-even", wins=share(seat), even=0.5)


def a_seat(rate: float) -> dict[str, Any]:
    """What a seat won of ten thousand games."""
    low, high = wilson(rate * 10_000, 10_000)
    return {"player": "greedy", "wins": rate * 10_000, "rate": rate, "low": low, "high": high}


def test_tables_of_other_kinds(capsys: pytest.CaptureFixture[str]) -> None:
    """Three seats, one seat, players that differ, perfect players: each has a summary of its own."""
    three = told(capsys, "pig", "--players", "greedy,greedy,greedy", "--games", "50", "--first", "1")["summary"]
    assert three[0][1]["even"] == pytest.approx(1 / 3)
    assert len(dict(three)["report-seats"]["wins"]) == 3
    alone = told(capsys, "dicecreams", "--players", "greedy", "--games", "20")
    assert (alone["summary"][0][0], alone["summary"][0][1]["player"]) == ("report-alone", "greedy")
    assert alone["skill"] == []
    assert told(capsys, "pig", "--players", "greedy,random", "--games", "20")["summary"][0] == ["report-unlike", {}]
    perfect = told(capsys, "pig", "--players", "perfect,perfect", "--option", "target=20", "--games", "200")
    assert "uses" not in perfect
    assert "report-decisions" not in dict(perfect["summary"])


def test_experts_when_asked_for(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """They are slow, so nobody gets them unasked."""
    monkeypatch.setattr(report, "SKILLS", ())
    (skill,) = told(capsys, "pig", "--option", "target=10", "--games", "10", "--expert", "2")["skill"]
    assert (skill["strong"], skill["weak"], skill["games"]) == ("expert", "greedy", 2)


def test_quantiles() -> None:
    """The least value that is not exceeded by so many."""
    assert [quantile({"3": 5, "4": 90, "9": 5}, 100, q) for q in (0.05, 0.06, 0.95, 0.96)] == [3, 4, 4, 9]


# ---------------------------------------------------------------- the page
@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A page of a game with cards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(report, "SKILLS", (("greedy", "random", 40),))
        path = tmp_path_factory.mktemp("page") / "report.html"
        assert cli.main(["report", "dicey-delights", "--games", "100", "--html", str(path)]) == 0
    return path.read_text(encoding="utf-8")


def test_the_page_needs_nothing_else(page: str) -> None:
    """No script, no link, no font, no picture from anywhere."""
    assert set(re.findall(r"https?://[^\s\"'<]+", page)) <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert not re.search(r"<script|<link|@import|<image|url\((?!#)", page)


def test_the_page_says_what_json_says(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The summary stands at the top, sentence by sentence."""
    said = [unescape(item) for item in re.findall(r"<li>(.*?)</li>", page)]
    batch = Batch(load("dicey-delights"), ["greedy", "greedy"], {}, 100)
    figures = statistics(batch, simulate(batch, detailed=True))
    voice = batch.game.speech()
    found = [voice.say(one) for one in Report(batch, figures, [], *causes.causes(batch, run.HERE)).summary]
    assert said[:-3] + said[-1:] == found
    assert page.index(f"<h2>{say(Message('report-in-short'))}</h2>") < page.index("<svg")


def test_paper_is_wide_enough(page: str, chromium: Browser) -> None:
    """Printed on A4 no table loses a column and no picture its side."""
    context = chromium.new_context(viewport={"width": 688, "height": 1016})  # 210 mm less two margins of 14
    sheet = context.new_page()
    sheet.emulate_media(media="print")
    sheet.set_content(page)
    found = "all => all.filter(one => one.getBoundingClientRect().right > innerWidth).map(one => one.outerHTML.slice(0, 80))"
    assert sheet.locator("section, table, th, td, section > svg").evaluate_all(found) == []
    assert sheet.locator("td").count() > 1000
    context.close()


def test_plots_take_the_pages_colours(page: str) -> None:
    """So that they can be read in light and in dark; and no two share an id, so that none is drawn with another's shapes."""
    pictures = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(pictures) == 8
    for picture in pictures:
        assert "var(--ink)" in picture
        colours = set(re.findall(r"#[0-9a-f]{6}\b", picture))
        assert colours <= {"#ffffff", "#000000"}, colours
        assert not re.search(r"(fill|stroke): #", picture)
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    for link in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', page):
        assert (link[0] or link[1]) in ids


def test_the_page_is_the_same_every_time(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No date, no chance in it."""
    path = tmp_path / "report.html"
    monkeypatch.setattr(report, "SKILLS", (("greedy", "random", 40),))
    assert cli.main(["report", "dicey-delights", "--games", "100", "--html", str(path)]) == 0
    assert path.read_text(encoding="utf-8") == page


def test_without_matplotlib(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It says what to install before it plays; without a page it is not needed."""
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert cli.main(["report", "pig", "--games", "10", "--html", str(tmp_path / "x.html")]) == 2
    assert "pip install 'dicecafe[lab]'" in capsys.readouterr().err
    assert cli.main(["report", "pig", "--games", "10"]) == 0


def test_a_stopped_report_says_what_it_knows(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Of the games that were played."""
    monkeypatch.setattr(run, "spread", stopped_after(1))
    monkeypatch.setattr(report, "SKILLS", ())
    assert cli.main(["report", "pig", "--games", "5000"]) == 130
    heading = Message("lab-heading", game="Pig", games=512, seed="0", changed=0, options=[])
    assert capsys.readouterr().out.splitlines()[0] == say(heading)


# ---------------------------------------------------------------- languages
def test_json_is_the_same_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    """To the byte: what is found is an id with parameters."""
    for command in (["report", "pig"], ["simulate", "pig"], ["sweep", "pig", "--option", "target=20,30"]):
        printed = set()
        for language in languages():
            assert cli.main([*command, "--games", "20", "--json", "--language", language]) == 0
            printed.add(capsys.readouterr().out)
        assert len(printed) == 1


@pytest.mark.parametrize("language", languages())
def test_the_report_is_in_the_language(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the terminal and on the page, with the labels of its plots."""
    path, voice = tmp_path / "report.html", speech(language)
    assert cli.main(["report", "pig", "--games", "50", "--html", str(path), "--language", language]) == 0
    out, page = capsys.readouterr().out, path.read_text(encoding="utf-8")
    assert out.splitlines()[-1] == voice.say(Message("report-whole", path=str(path)))
    assert [line for line in out.splitlines() if line.startswith("- ")] == [
        f"- {voice.say(Message.from_json(one))}" for one in told(capsys, "pig", "--games", "50")["summary"]
    ]
    assert f'<html lang="{language}">' in page
    for id in ("report-in-short", "plot-wins", "report-phrases", "report-trust-worth"):
        assert escape(voice.say(Message(id))) in page
    for label in (Message("plot-axis-points"), Message("plot-seat", seat="0", player="greedy")):
        assert f">{voice.say(label)}</text>" in page
