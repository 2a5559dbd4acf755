"""Sums in a file: what was stopped goes on to the same numbers, and sums of other games are refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from lab_checks import stopped_after

from dicecafe import cli
from dicecafe.lab import run, stats_file
from dicecafe.lab.batch import Batch
from dicecafe.lab.tally import Tally
from dicecafe.words import Message, say

WORDS = ["simulate", "pig", "--players", "greedy,random", "--option", "target=30", "--seed", "6"]


def call(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """The exit code of a command, and what it says."""
    code = cli.main(list(words))
    told = capsys.readouterr()
    return code, told.out, told.err


def heading(games: int) -> str:
    """The first line of what is said of so many games."""
    return say(Message("lab-heading", game="Pig", games=games, seed="6", changed=1, options=["target=30"]))


def test_resumed_is_the_same_as_in_one_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Stopped in the middle and gone on with: the same bytes, in the file and on the screen."""
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    games = ["--games", "2000", "--stats"]
    assert call(capsys, *WORDS, *games, str(one))[0] == 0
    with monkeypatch.context() as patch:
        patch.setattr(run, "spread", stopped_after(2))
        code, out, err = call(capsys, *WORDS, *games, str(two))
    assert code == 130
    assert out.splitlines()[:2] == [heading(1024), say(Message("lab-stopped", done=1024, games=2000))]
    assert say(Message("lab-saved", path=str(two))) in err
    assert json.loads(two.read_text())["games"] == 1024
    resumed = call(capsys, *WORDS, *games, str(two), "--resume", "--cores", "1")
    assert resumed[0] == 0
    assert two.read_bytes() == one.read_bytes()
    assert resumed[1] == call(capsys, *WORDS, *games, str(one), "--resume")[1]


def test_more_games_go_on_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """To ask for more games than the file holds plays only those that are new."""
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    call(capsys, *WORDS, "--games", "700", "--stats", str(one))
    call(capsys, *WORDS, "--games", "900", "--stats", str(one), "--resume")
    call(capsys, *WORDS, "--games", "900", "--stats", str(two))
    assert one.read_bytes() == two.read_bytes()


def test_stopped_before_the_first_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """There is nothing to keep."""
    monkeypatch.setattr(run, "spread", stopped_after(0))
    code, _, err = call(capsys, *WORDS, "--games", "2000", "--stats", str(tmp_path / "one.json"))
    assert (code, say(Message("command-stopped")) in err) == (130, True)
    assert not list(tmp_path.glob("*.json"))


def test_results_alone_are_told_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a file of sums as well: what is there is printed and marked, and the records are those of the games played."""
    monkeypatch.setattr(run, "spread", stopped_after(2))
    records = tmp_path / "records.jsonl"
    code, out, _ = call(capsys, *WORDS, "--games", "9000", "--records", str(records))
    assert code == 130
    assert out.splitlines()[:2] == [heading(4096), say(Message("lab-stopped", done=4096, games=9000))]
    assert len(records.read_text(encoding="utf-8").splitlines()) == 4096
    code, out, _ = call(capsys, *WORDS, "--games", "9000", "--json")
    told = json.loads(out)
    assert (code, told["games"], told["partial"]) == (130, 4096, {"asked": 9000, "why": "stopped"})


def test_the_file_is_saved_along_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """So that a crash does not lose everything."""
    seen, save = list[int](), stats_file.save

    def saved(path: Path, batch: Batch, tally: Tally) -> None:
        seen.append(tally.games)
        save(path, batch, tally)

    monkeypatch.setattr(stats_file, "save", saved)
    call(capsys, *WORDS, "--games", "2000", "--stats", str(tmp_path / "one.json"))
    assert seen == [512, 1024, 1536, 2000, 2000]


@pytest.mark.parametrize(
    ("change", "what", "theirs", "ours"),
    [
        (["--seed", "7"], "seed", "6", "7"),
        (["--option", "target=31"], "options", '{"target": 30}', '{"target": 31}'),
        (["--players", "greedy,greedy"], "players", '["greedy", "random"]', '["greedy", "greedy"]'),
        (["--first", "1"], "first", "0", "1"),
    ],
)
def test_other_games_are_refused(
    change: list[str], what: str, theirs: str, ours: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The sums of other dice, options, players can't go on."""
    path = str(tmp_path / "one.json")
    call(capsys, *WORDS, "--games", "10", "--stats", path)
    number, out, _ = call(capsys, *WORDS, *change, "--games", "20", "--stats", path, "--resume", "--json")
    error = json.loads(out)["error"]
    assert (number, error["code"], error["id"]) == (2, "tally/other", "tally-other")
    assert error["parameters"] == {"path": path, "what": what, "theirs": theirs, "ours": ours}


def test_another_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Named by what differs first."""
    path = str(tmp_path / "one.json")
    call(capsys, *WORDS, "--games", "10", "--stats", path)
    code, out, _ = call(capsys, "simulate", "burger-dice", "--stats", path, "--resume", "--json")
    about = json.loads(out)["error"]["parameters"]
    assert (code, about["what"], about["theirs"], about["ours"]) == (2, "game", '"pig"', '"burger-dice"')


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "tally/unreadable"),
        ("[]", "tally/unreadable"),
        ('{"format": "dicecafe/1"}', "tally/unreadable"),
        ("games", "tally/unreadable"),
        ("sums", "tally/unreadable"),
        ("turns", "tally/unreadable"),
        ("uses", "tally/unreadable"),
    ],
)
def test_unreadable_sums_are_refused(text: str, code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Not JSON, not sums, or not all of them."""
    path = tmp_path / "one.json"
    call(capsys, *WORDS, "--games", "10", "--stats", str(path))
    said = json.loads(path.read_text())
    said[text] = {"verb fly": [[1, 1, 1]] * 2} if text == "uses" else ["x"]
    path.write_text(json.dumps(said) if text.isalpha() else text)
    number, _, err = call(capsys, *WORDS, "--games", "20", "--stats", str(path), "--resume")
    assert (number, code in err) == (2, True)


def test_resume_needs_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    """Which one, it asks; and one that is not there can't be read."""
    assert call(capsys, *WORDS, "--resume")[0] == 2
    code, _, err = call(capsys, *WORDS, "--resume", "--stats", "nowhere.json")
    assert (code, "file/unreadable" in err) == (2, True)
