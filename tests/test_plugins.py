"""Bots from outside: by module:name or installed, wherever bots play; and what is said of those that are none."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import brought
import numpy as np
import pytest
from cafe_server import Server, play_out

from dicecafe import Match, StreamDice, bots, cli, load
from dicecafe.bots import plugins
from dicecafe.engine.errors import DiceCafeError, PlayerError
from dicecafe.engine.registry import names
from dicecafe.engine.stream import Stream
from dicecafe.envs.tables import Tables
from dicecafe.lab.batch import Batch, records
from dicecafe.lab.run import simulate
from dicecafe.server import brought_bots
from dicecafe.server.settings import ServeError

SUPPORT = Path(__file__).parent / "support"
EXAMPLES = Path(__file__).parent.parent / "examples"


@pytest.fixture(autouse=True)
def none_admitted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test begins with the cafe's own bots alone."""
    monkeypatch.setattr(plugins, "_admitted", {})


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path with a package that announces a bot, as pip leaves one."""
    (tmp_path / "guest_bots.py").write_text(
        "class Timid:\n    def choose(self, view, legal):\n        return legal[-1]\n", encoding="utf-8"
    )
    info = tmp_path / "guest_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guest-bots\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[dicecafe.bots]\ntimid = guest_bots:Timid\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    plugins._installed.cache_clear()
    yield tmp_path
    plugins._installed.cache_clear()
    sys.modules.pop("guest_bots", None)


def test_every_kind_plays_every_game() -> None:
    """An object, a class and a function; with numbers of NumPy's."""
    for name in names():
        batch = Batch(load(name), ["brought:Chancy", "bot:brought:first", "brought:ready"][: load(name).seats[-1]], {}, 1)
        assert batch.method == "matches"
        match = Match(batch.game, ["a", "b", "c"], dice=StreamDice(1))
        players = [bots.make(one, batch.game, Stream(1, 1), match.cfg) for one in batch.players]
        for _ in range(200):
            if match.over:
                break
            if match.turn < 0:
                match.roll()
            else:
                match.play(match.turn, players[match.turn].choose(match.view(match.turn), match.legal(match.turn)))


def test_one_that_follows_the_hints_is_greedy() -> None:
    """The same dice, the same games, in batches and as records."""
    ours, theirs = (Batch(load("pig"), [name, "greedy"], {"target": 30}, 5, seed=3) for name in ("greedy", "brought:hinted"))
    assert (simulate(ours, detailed=True).sums == simulate(theirs, detailed=True).sums).all()
    assert [record.log for record in records(ours)] == [record.log for record in records(theirs)]


def test_a_seed_of_its_own_makes_the_same_games() -> None:
    """Game n is the same game, alone or among others."""
    batch = Batch(load("pig"), ["brought:Chancy", "brought:Chancy"], {"target": 20}, 4, seed=9)
    assert [record.log for record in records(batch)] == [batch.match(number).log for number in range(4)]
    assert len({tuple(record.log) for record in records(batch)}) == 4


def test_an_installed_one_plays_by_its_name(installed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Commands know it from the entry point alone, in this process and in a fresh one."""
    assert cli.main(["simulate", "pig", "--players", "timid,random", "--games", "3", "--option", "target=20", "--json"]) == 0
    assert [seat["player"] for seat in json.loads(capsys.readouterr().out)["seats"]] == ["timid", "random"]
    words = ["tournament", "pig", "--players", "timid,greedy", "--games", "2", "--option", "target=20", "--json"]
    path = os.pathsep.join([str(installed), *sys.path])
    done = subprocess.run(
        [sys.executable, "-m", "dicecafe", *words],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert {rating["bot"] for rating in json.loads(done.stdout)["ratings"]} == {"timid", "greedy"}
    assert cli.main(["simulate", "pig", "--players", "timd,random", "--games", "3"]) == 2
    assert "timid" in capsys.readouterr().err


def test_a_file_in_this_folder_plays(tmp_path: Path) -> None:
    """As `dicecafe` is started, the folder where one is is not on the path."""
    (tmp_path / "own.py").write_text("def choose(view, legal):\n    return legal[-1]\n", encoding="utf-8")
    (tmp_path / "json.py").write_text("raise SystemError('replaced')\n", encoding="utf-8")
    code = "import sys; sys.path.remove(''); from dicecafe.cli import main; sys.exit(main(sys.argv[1:]))"
    words = ["simulate", "pig", "--players", "own:choose,random", "--games", "2", "--option", "target=20"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run(
        [sys.executable, "-c", code, *words], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("bot", ["own_bots:hold_at_20", "own_bots:Network"])
def test_the_examples_play(bot: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What examples/own_bots.py shows works, with the command it shows, and in a report."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    for command in ("simulate", "report"):
        words = [command, "pig", "--players", f"{bot},random", "--games", "2", "--option", "target=15"]
        assert cli.main(words) == 0, capsys.readouterr().err
    assert bot in (EXAMPLES.parent / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_page_shows_one_that_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file and the command of docs/bots.md."""
    page = (EXAMPLES.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    ((name, code),) = re.findall(r"```python\n# (\w+\.py)\n(.*?)```", page, re.DOTALL)
    (tmp_path / name).write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    ((words),) = re.findall(r"^\$ dicecafe (.+)$", page, re.MULTILINE)
    assert cli.main(words.split()) == 0


# ---------------------------------------------------------------- what is wrong with one
@pytest.mark.parametrize(
    ("name", "code", "quotes"),
    [
        ("nowhere:bot", "bot/missing", ("nowhere", os.getcwd())),
        ("brought.nowhere:bot", "bot/missing", ("brought.nowhere",)),
        ("brought:Chanzy", "bot/missing", ("Chanzy", "Did you mean Chancy?")),
        ("brought:", "bot/missing", ("brought has no ",)),
        (":bot", "bot/missing", ("ValueError",)),
        ("brought:number", "bot/broken", ("7", "choose(view, legal)")),
        ("brought:empty", "bot/broken", ("choose(view, legal)",)),
        ("brought:grumbling", "bot/broken", ("KeyError: 'pig'", "brought.py:")),
        ("genius", "players/unknown", ("genius", "expert")),
    ],
)
def test_what_is_no_bot_is_refused_at_once(name: str, code: str, quotes: tuple[str, ...]) -> None:
    """Before any game: which name, what is wrong with it, what would be right."""
    with pytest.raises(PlayerError) as caught:
        Batch(load("pig"), [name, "greedy"], {}, 1)
    assert caught.value.code == code
    assert all(one in str(caught.value) for one in quotes), str(caught.value)


def test_a_module_that_fails_is_quoted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With its error and the line; also where a module that it needs is missing."""
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "broken_bot.py").write_text("x = 1\ny = x / 0\n", encoding="utf-8")
    (tmp_path / "needy_bot.py").write_text("import torch_that_is_not_there\n", encoding="utf-8")
    for name, quotes in (("broken_bot", ("ZeroDivisionError", "broken_bot.py:2")), ("needy_bot", ("torch_that_is_not_there",))):
        with pytest.raises(DiceCafeError) as caught:
            bots.admit([f"{name}:bot"])
        assert caught.value.code == "bot/missing"
        assert all(one in str(caught.value) for one in quotes), str(caught.value)


@pytest.mark.parametrize(
    ("bot", "code", "quotes"),
    [
        ("illegal", "bot/illegal", ("1 (place bun)", "rules forbid", "0 (roll)")),
        ("cheating", "bot/illegal", ("1 (place bun)", "rules forbid", "0 (roll)")),
        ("beyond", "bot/illegal", ("99", "no action", "0 (roll)")),
        ("words", "bot/illegal", ("'hold'", "no action")),
        ("nothing", "bot/illegal", ("None", "no action")),
        ("yes", "bot/illegal", ("True", "no action")),
        ("half", "bot/illegal", ("0.5", "no action")),
        ("odd", "bot/illegal", ("<Unprintable>", "no action")),
        ("failing", "bot/failed", ("ZeroDivisionError", "brought.py:")),
    ],
)
def test_a_bad_choice_is_told_with_the_game(
    bot: str, code: str, quotes: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """One line, the code, the game in which it was, exit code 1, no traceback: in simulate and in tournaments."""
    seats = f"brought:{bot},greedy"
    for words in (["simulate", "burger-dice", "--games", "2"], ["tournament", "burger-dice", "--games", "2"]):
        assert cli.main([*words, "--players", seats, "--seed", "5", "--option", "target=10"]) == 1
        err = capsys.readouterr().err
        assert err.count("\n") == 1
        assert f"({code})" in err
        assert all(one in err for one in ["Game 0 of seed 5", f"brought:{bot}", *quotes]), err


def test_one_that_is_for_other_games_is_refused() -> None:
    """It says for which."""
    Batch(load("pig"), ["brought:PigOnly", "greedy"], {}, 1)
    with pytest.raises(PlayerError, match="brought:PigOnly plays pig only"):
        Batch(load("burger-dice"), ["brought:PigOnly", "greedy"], {}, 1)


# ---------------------------------------------------------------- the terminal
def test_play_keeps_the_game_when_a_bot_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was played is saved, and goes on when the bot is mended; a file from elsewhere names no code to run."""
    monkeypatch.setenv("DICECAFE_HOME", str(tmp_path))
    seats = "bot:brought:failing,bot:greedy"
    assert cli.main(["play", "pig", "--players", seats, "--option", "target=30", "--seed", "1", "--first", "1"]) == 1
    told = capsys.readouterr()
    assert "(bot/failed)" in told.err
    assert "dicecafe play --resume" in told.out
    saved = tmp_path / "pig-1.json"
    plugins._admitted.clear()
    monkeypatch.setattr(brought, "failing", brought.first)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    for file in tmp_path.iterdir():
        if file.is_file():
            (elsewhere / file.name).write_bytes(file.read_bytes())
    assert cli.main(["play", "--resume", str(elsewhere / "pig-1.json")]) == 2
    assert "(players/unknown)" in capsys.readouterr().err
    monkeypatch.setattr(brought, "failing", brought.hinted)
    assert cli.main(["play", "--resume", str(saved)]) == 0


# ---------------------------------------------------------------- environments
@pytest.mark.parametrize("same_step", [False, True])
@pytest.mark.parametrize("device", ["cpu", "python"])
@pytest.mark.parametrize("name", names())
def test_opponents_that_are_asked_play_the_same_games(name: str, device: str, same_step: bool) -> None:
    """One that follows the hints leaves every array as greedy does, which plays in the kernel."""
    game, rng = load(name), np.random.default_rng(1)
    asked, known = (
        Tables(game, 3, 2, opponents=opponents, horizon=12, same_step=same_step, device=device)
        for opponents in (brought.hinted, "greedy")
    )
    asked.begin(7)
    known.begin(7)
    for step in range(40):
        for array in ("rows", "masks", "seats", "gains", "rewards", "terminated", "truncated", "illegal", "finals"):
            mine, theirs = getattr(asked, array), getattr(known, array)
            if array == "finals":
                ended = known.terminated | known.truncated
                mine, theirs = mine[ended[: len(mine)]], theirs[ended[: len(theirs)]]
            assert np.array_equal(mine, theirs), (step, array)
        actions = (rng.random(known.masks.shape) * known.masks).argmax(1)
        actions[0] = game.n_actions if step % 5 == 0 else actions[0]
        asked.step(actions)
        known.step(actions)


@pytest.mark.parametrize("opponent", ["easy", "medium", "hard", "expert", "perfect", "brought:Chancy"])
def test_every_level_is_an_opponent(opponent: str) -> None:
    """Also those that search, and perfect ones."""
    tables = Tables(load("pig"), 2, options={"target": 20}, opponents=opponent)
    tables.begin(1)
    ended, rng = 0, np.random.default_rng(2)
    for _ in range(30):
        tables.step((rng.random(tables.masks.shape) * tables.masks).argmax(1))
        ended += int(tables.terminated.sum())
        assert not tables.seats.any()
    assert ended


def test_asked_opponents_see_what_their_seat_may() -> None:
    """The view and the decisions before it, as the seat saw them."""
    brought.Remembering.seen.clear()
    tables = Tables(load("dessert-dice"), 1, 3, opponents=["greedy", brought.Remembering], device="python")
    tables.begin(3)
    for _ in range(4):
        tables.step([int(tables.masks[0].argmax())])
    assert {view.seat for view in brought.Remembering.seen} == {2}
    past = brought.Remembering.seen[-1].past()
    assert {moment.who for moment in past} <= {0, 2}
    goals = [name for name in load("dessert-dice").State.fields if "goal" in name]
    assert goals


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"opponents": ["greedy", "easy"]}, "players/count"),
        ({"opponents": "nowhere:bot"}, "bot/missing"),
        ({"opponents": "chef"}, "players/unknown"),
        ({"opponents": 7}, "bot/broken"),
    ],
)
def test_opponents_that_can_not_be(given: dict[str, Any], code: str) -> None:
    """Each with its code; what is no bot is found when the first game begins."""
    with pytest.raises(DiceCafeError) as caught:
        Tables(load("pig"), 1, **given).begin(1)
    assert caught.value.code == code


# ---------------------------------------------------------------- the server
def test_a_stranger_names_no_module(cafe: Server) -> None:
    """Neither in an order nor later; nothing is imported."""
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "level": "brought:first"}]
    status, answer = cafe.post("/api/tables", {"game": "pig", "seats": seats})
    assert (status, answer["code"]) == (400, "players/unknown")


def test_whoever_starts_the_server_brings_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The menu offers them for their games, tables seat them by name, and workers think for them; one that fails is replaced."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(SUPPORT), os.environ.get("PYTHONPATH", "")]))
    bring = ("--bots", "brought:PigOnly", "--bots", "brought:nothing")
    with Server(str(tmp_path / "cafe.db"), *bring) as server:
        levels = {game["name"]: game["levels"] for game in server.get("/api/games")[1]}
        assert levels["pig"][-2:] == ["PigOnly", "nothing"]
        assert levels["burger-dice"][-1] == "nothing"
        seats = [{"kind": "here", "name": "Ann"}, *({"kind": "bot", "level": level} for level in ("PigOnly", "nothing"))]
        status, key = server.post("/api/tables", {"game": "pig", "seats": seats, "options": {"target": 10}})
        assert status == 201, key
        with server.device(key) as ann:
            assert [seat["name"] for seat in ann.seats] == ["Ann", "PigOnly", "nothing"]
            play_out([ann], lambda moves: moves[-1])
        assert server.get(f"/api/records/{key['table']}")[1]["players"] == ["Ann", "PigOnly", "nothing"]


@pytest.mark.parametrize(("name", "code"), [("brought:nowhere", "bot/missing"), ("brought:number", "bot/broken")])
def test_a_server_with_what_is_no_bot_is_not_opened(name: str, code: str) -> None:
    """It is found before anybody can come."""
    with pytest.raises(PlayerError) as caught:
        brought_bots.bring([name])
    assert caught.value.code == code


def test_a_bot_is_not_called_like_another() -> None:
    """Levels keep their names, and two bots have two."""
    brought_bots.bring(["brought:first", "brought:first"])
    plugins.admit_as("easier", plugins.find("brought:first"))
    for name in ("own:easy", "other:first", "own:" + "x" * 21, "own:ö"):
        with pytest.raises(ServeError):
            brought_bots.bring([name])
