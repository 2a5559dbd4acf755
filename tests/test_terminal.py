"""Playing in a terminal, through a pipe and a real pty: whole games, wrong keys, leaving, coming back, a kill in the middle."""

from __future__ import annotations

import importlib
import io
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from pty_terminal import COMMAND, Terminal
from rich.cells import cell_len

from dicecafe import Match, Record, StreamDice, load
from dicecafe.bots.levels import Hinted
from dicecafe.engine.contract import CHANCE
from dicecafe.engine.game import Game
from dicecafe.engine.registry import names
from dicecafe.engine.verify import verify
from dicecafe.terminal import formatting, news, plain, saves
from dicecafe.terminal import play as terminal
from dicecafe.words import Message, languages, say, set_language, speech

PAGE = say(Message("terminal-leave"))  # the last words of a page
OVER = say(Message("terminal-over", scores=[], winners=[], n=1)).partition(":")[0]
PRESS = say(Message("terminal-press", keys=["r"])).partition("r;")[0]
SAVED = say(Message("terminal-saved", command=""))


def burger(id: str, part: str = "", **parameters: Any) -> str:
    """What Burger Dice says."""
    return load("burger-dice").speech(["Ann", "Bo"]).say(Message(id, **parameters), part)


def play(home: Path, keys: Iterable[str], *words: str) -> subprocess.CompletedProcess[str]:
    """Play through a pipe, a line a key."""
    environment = {**os.environ, "DICECAFE_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
    text = "".join(f"{key}\n" for key in keys)
    return subprocess.run([*COMMAND, *words], input=text, capture_output=True, text=True, env=environment, check=False)


def saved(home: Path) -> Path:
    """The one game in the folder."""
    (path,) = home.glob("*.json")
    return path


def test_a_whole_game(own_home: Path) -> None:
    """Rolling and holding in turn wins or loses in the end; the record verifies."""
    run = play(own_home, "rh" * 200, "pig", "--option", "target=20", "--fast")
    assert run.returncode == 0, run.stderr
    assert OVER in run.stdout
    assert "dicecafe verify" in run.stdout
    record = Record.load(saved(own_home))
    assert verify(record).how == Message("verify-dice", source="secret")
    assert record.dice["commitment"][:16] in run.stdout


def test_the_same_seed_is_the_same_game(own_home: Path) -> None:
    """--seed fixes the dice, who starts, and what bots do on a rng."""
    runs = [play(own_home / str(n), "rh" * 200, "pig", "--seed", "5", "--players", "you,bot:random") for n in (1, 2)]
    clean = [run.stdout.replace(str(own_home / str(n)), "") for n, run in zip((1, 2), runs, strict=True)]
    assert clean[0] == clean[1]


def test_wrong_keys_get_an_answer(own_home: Path) -> None:
    """An unknown key, a key of a move that is not legal, and ? for the rule."""
    run = play(own_home, ["z", "s", "stop", "?", "u", "", "q"], "burger-dice", "--seed", "1", "--first", "0")
    assert say(Message("terminal-press", keys=["r"])) in run.stdout
    assert run.stdout.count(burger("why-roll-first")) == 2
    assert burger("help-first-roll") in run.stdout
    assert say(Message("undo-nothing")) in run.stdout
    assert run.returncode == 0


def test_leave_and_come_back(own_home: Path) -> None:
    """q saves; the command it names goes on with the same dice, and the record verifies."""
    first = play(own_home, "rr" + "q", "pig", "--first", "0")
    path = saved(own_home)
    assert f"dicecafe play --resume {path}" in first.stdout
    log = Record.load(path).log
    assert log[:1] == ["0 roll"]
    again = play(own_home, "rh" * 300, "--resume", str(path))
    assert OVER in again.stdout
    record = Record.load(path)
    assert record.log[: len(log)] == log
    assert verify(record).rolls > 0


def test_resume_finds_the_last_game(own_home: Path) -> None:
    """--resume alone goes on with the last game that is not over; finished ones are passed over."""
    play(own_home, "rrhrrhq", "pig", "--first", "0", "--seed", "3")
    play(own_home, "rh" * 300, "pig", "--option", "target=10")
    run = play(own_home, "q", "--resume")
    assert run.returncode == 0
    assert "pig-1.json" in run.stdout
    finished = play(own_home, "", "--resume", str(own_home / "pig-2.json"))
    assert finished.returncode == 1
    path = str(own_home / "pig-2.json")
    assert say(Message("save-finished", path=path, command=f"dicecafe replay {path}")) in finished.stderr


def test_nothing_to_resume(own_home: Path) -> None:
    """With no saved game it says how to start one."""
    run = play(own_home, "", "--resume")
    assert run.returncode == 1
    assert say(Message("save-none", folder=str(own_home), command="dicecafe play")) in run.stderr


@pytest.mark.parametrize("damage", ['"seats"', '"sealed": "', '"sealed"', '"nonces"', '"game"'])
def test_a_damaged_save_is_refused(own_home: Path, damage: str) -> None:
    """A save that lacks something, or holds nonsense, is an error in a sentence and stays as it is."""
    play(own_home, "rq", "pig", "--first", "0")
    path = saved(own_home)
    changed = damage + "zz" if damage.endswith(': "') else damage.replace('"', '"x', 1)
    text = path.read_text(encoding="utf-8").replace(damage, changed, 1)
    path.write_text(text, encoding="utf-8")
    run = play(own_home, "q", "--resume", str(path))
    assert run.returncode == 1
    assert "Traceback" not in run.stderr
    assert path.read_text(encoding="utf-8") == text


def test_real_dice(own_home: Path) -> None:
    """People type what their dice show; impossible faces are refused kindly."""
    keys = ["r", "bun bun lettuce", "pickles", "b p", "bun patty bun bun", "bun cheese bun", "u", "bun patty bun", "b", "p", "b"]
    keys += ["s", "q"]
    run = play(own_home, keys, "burger-dice", "--dice", "real", "--players", "Ann,Bo", "--first", "0")
    faces = load("burger-dice").notation(load("burger-dice").config(2)).outcomes
    assert run.stdout.count(say(Message("terminal-roll-yours", n=3, possible=faces))) == 6
    assert say(Message("dice-too-few", missing=2)) in run.stdout
    assert say(Message("dice-no-side", typed="lettuce", possible=faces)) in run.stdout
    assert say(Message("dice-unclear", typed="p", which=["patty", "pickles"], possible=faces)) in run.stdout
    assert say(Message("dice-too-many", typed="bun")) in run.stdout
    record = Record.load(saved(own_home))
    assert "0 stop" in record.log
    assert "* bun patty bun" in record.log
    assert "* bun cheese bun" not in record.log
    assert record.dice == {"real": True}
    again = play(own_home, ["r", "b i k", "q"], "--resume", str(saved(own_home)))
    assert say(Message("dice-no-side", typed="i", possible=faces)) in again.stdout


def test_a_full_disk_stops_the_game_with_a_sentence(own_home: Path) -> None:
    """A move that can't be stored is not made: the game stops and says so."""
    own_home.parent.mkdir(exist_ok=True)
    own_home.write_text("a file where the folder should be", encoding="utf-8")
    run = play(own_home, "r", "pig")
    assert run.returncode == 1
    assert "(file/unwritable)" in run.stderr
    assert "Traceback" not in run.stderr


def test_one_key_a_choice_and_control_c(own_home: Path) -> None:
    """On a terminal a single key plays; Ctrl-C saves and says how to go on."""
    terminal = Terminal(own_home, "burger-dice", "--players", "Ann,Bo", "--first", "0", "--fast")
    page = terminal.wait(PAGE)
    assert burger("roll", "label", n=3) in page
    terminal.press("r")
    page = terminal.wait(PAGE)
    assert burger("bun").upper() in page
    assert all(len(line) <= 80 for line in page.replace("\r", "").split("\n"))
    terminal.press("b")
    terminal.wait(PAGE)
    terminal.press("u")
    terminal.wait(PAGE)
    terminal.press("\x03")
    assert "dicecafe play --resume" in terminal.wait(".json")
    assert terminal.end() == 0
    assert Record.load(saved(own_home)).log[-1].startswith("* ")


def test_kill_9_loses_nothing_that_was_shown(own_home: Path) -> None:
    """Whatever was on the screen is on the disk, and the game goes on."""
    terminal = Terminal(own_home, "burger-dice", "--players", "Ann,Bo", "--first", "0", "--fast")
    terminal.wait(PAGE)
    terminal.press("r")
    terminal.wait(PAGE)
    os.kill(terminal.pid, signal.SIGKILL)
    assert terminal.end() == -signal.SIGKILL
    log = Record.load(saved(own_home)).log
    assert log[0] == "0 roll"
    assert "bun" in log[-1]
    again = Terminal(own_home, "--resume")
    assert burger("bun").upper() in again.wait(PAGE)
    again.press("q")
    again.wait(SAVED)
    assert again.end() == 0
    assert Record.load(saved(own_home)).log == log


def test_bots_can_be_followed(own_home: Path) -> None:
    """A bot's moves are told one by one while a person watches."""
    terminal = Terminal(own_home, "pig", "--players", "you,bot:greedy", "--first", "1", "--seed", "4")
    seen = terminal.wait(PAGE)
    assert load("pig").speech(["", "Clover"]).say(Message("roll"), who=1) in seen
    terminal.press("\x1b[A")  # an arrow key is no choice here
    terminal.wait(PRESS)
    terminal.press("q")
    terminal.wait(SAVED)
    assert terminal.end() == 0


def test_the_end_tells_nothing_twice(own_home: Path) -> None:
    """The last page has each of the last sentences once, above the places."""
    words = ["pig", "--players", "you,bot:greedy", "--first", "0", "--seed", "4", "--option", "target=10", "--fast"]
    terminal = Terminal(own_home, *words)
    page = terminal.wait(PAGE)
    assert "Clover" in page  # who plays is said on the first page, which nothing wipes away
    for key in "ro" * 30:
        terminal.press(key)
        if OVER in terminal.wait(PAGE, OVER):
            break
    assert terminal.end() == 0
    last = terminal.seen.rpartition(PAGE)[2].splitlines()
    match = Match.replay(load("pig"), Record.load(saved(own_home)))
    told = [row.text for row in news.rows(match, news.latest(match, [0])[0], 0, 0)]
    shown = [line for line in last if line in told]
    assert shown == told[-len(shown) :]
    assert say(Message("terminal-again", command=f"dicecafe replay {saved(own_home)}")) in last  # in one piece, to be copied


def test_dice_stand_behind_their_roll_and_many_alike_are_one_sentence() -> None:
    """A roll and what it shows are a row; the dice of a supply are summed up, in every language."""
    pig = Match(load("pig"), ["You", "Bo"], dice=StreamDice(seed=4))
    pig.play(0, "roll")
    pig.roll()
    told = news.rows(pig, 0, 0, 0)
    assert [row.last for row in told] == [1]
    assert told[0].text == " ".join(formatting.log_line(pig, number, 0, 0) for number in range(2))
    dessert = Match(load("dessert-dice"), ["You", "Bo"], dice=StreamDice(seed=4))
    while dessert.turn == CHANCE:
        dessert.roll()
    for code in languages():
        set_language(code)
        text = "\n".join(row.text for row in news.rows(dessert, 0, 0, 0))
        assert load("dessert-dice").speech().say(Message("rolled", die="", count=24), "many") in text
        assert len(text.splitlines()) <= 2
        assert formatting.log_line(dessert, len(dessert.log) - 1, 0) not in text
    set_language("en")


def test_what_is_new_is_told_from_ones_own_last_choice_on() -> None:
    """And some decisions from before."""
    match = Match(load("pig"), ["You", "Bo"], dice=StreamDice(seed=4))
    assert news.latest(match, [0]) == (0, -1)
    for number in range(10):
        match.play(match.turn, "hold")
        assert news.latest(match, [0])[1] == number - number % 2
    assert news.latest(match, [0])[0] == 10 - news.LEAST


def test_the_one_person_at_the_keyboard_is_told_so(own_home: Path) -> None:
    """Who begins, what they do and that they win is said to them; bots are called by their names."""
    run = play(own_home, "ro" * 40, "pig", "--players", "you,bot:random", "--first", "0", "--seed", "3", "--option", "target=10")
    game = load("pig")
    record = Record.load(saved(own_home))
    match, result = Match.replay(game, record), record.result or {}
    assert record.players[0] == "You"
    to_them, to_all = game.speech(["You", "Dizzy"], you=0), game.speech(["You", "Dizzy"])
    welcome = Message("terminal-welcome", game=game.title, tagline=Message("tagline"), name="You")
    assert to_them.say(welcome, who=0) in run.stdout
    assert f"{say(Message('terminal-you'))} 0" in run.stdout
    assert to_them.say(Message("roll"), who=0) in run.stdout
    assert to_all.say(Message("roll"), who=1) in run.stdout
    assert to_all.say(Message("roll"), who=0) not in run.stdout
    assert result["winners"] == [0]
    assert formatting.result(match, result, you=0) in run.stdout
    assert formatting.result(match, result) not in run.stdout


def test_several_people_are_called_by_their_names(own_home: Path) -> None:
    """At one keyboard, where nobody is told more than the others; who has no name is a guest."""
    run = play(own_home, ["r", "o"] * 3 + ["q"], "pig", "--players", "you,Ann", "--first", "0", "--seed", "3")
    guest = say(Message("terminal-guest"))
    told = load("pig").speech([guest, "Ann"])
    assert f"{guest} 0" in run.stdout
    assert all(told.say(Message("roll"), who=seat) in run.stdout for seat in (0, 1))
    assert load("pig").speech([guest, "Ann"], you=0).say(Message("roll"), who=0) not in run.stdout.splitlines()


def test_keys_typed_ahead_are_not_lost(own_home: Path) -> None:
    """An arrow key and the keys right behind it, all at once, are as many keys."""
    terminal = Terminal(own_home, "dessert-dice", "--players", "you,bot:greedy", "--first", "0", "--seed", "4", "--fast")
    terminal.wait(PAGE)
    terminal.press("\x1b[A\x1bOC\n")
    game = load("dessert-dice")
    terminal.wait(game.speech().say(Message("screen-which-die", square="d4")))
    terminal.press("a1")
    seen = terminal.wait(game.speech().say(Message("screen-opening"))[:20])
    _, record, _ = saves.Save.read(saved(own_home))
    match = Match.replay(game, record)
    (number,) = [number for number, line in enumerate(match.log) if line.startswith("0 ")]
    assert match.log[number].endswith(" d4") or " d4 " in match.log[number]
    assert formatting.log_line(match, number, 0, you=0) in seen
    terminal.press("q")
    terminal.wait(SAVED)
    assert terminal.end() == 0


def test_every_game_has_a_key_for_every_action() -> None:
    """The plain face finds a letter for each action, and keeps u, q and ? free."""
    game = load("pig")
    view = Match(game, ["Ann", "Bo"]).view(0)
    keys = plain.keys(view)
    assert sorted(keys.values()) == list(range(game.n_actions))
    assert not set(keys) & set("uq?")
    assert "PG-1" in plain.help(view)


def test_two_bots_alike_are_told_apart(own_home: Path) -> None:
    """Names at a table differ."""
    play(own_home, "q", "pig", "--players", "you,bot:greedy,bot:greedy,Ann,Ann", "--first", "0")
    assert Record.load(saved(own_home)).players == ["You", "Clover", "Clover 2", "Ann", "Ann 2"]
    assert json.loads(saved(own_home).read_text(encoding="utf-8"))["save"]["seats"][1] == "bot:greedy"
    assert saves.fresh("pig").name == "pig-2.json"


@pytest.fixture
def theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Game]:
    """Make a game of somebody else's, which has these catalogues."""

    def make(*catalogues: str) -> Game:
        name = f"their_pig_{len(catalogues)}"
        folder = tmp_path / "installed" / name
        shutil.copytree(load("pig").folder, folder, ignore=shutil.ignore_patterns("tests", "web", "__pycache__", "rules.*.md"))
        for path in (folder / "words").iterdir():
            if path.stem not in catalogues:
                path.unlink()
        monkeypatch.syspath_prepend(str(folder.parent))
        game = importlib.import_module(name).GAME
        assert isinstance(game, Game)
        return game

    return make


@pytest.mark.parametrize("catalogues", [(), ("en",)])
def test_a_game_of_others_speaks_what_it_can(
    theirs: Callable[..., Game],
    catalogues: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """English where it has no other words; without any, ids, and moves in notation. The cafe's own words are the person's."""
    game = theirs(*catalogues)
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\nx\nh\nu\n" + "r\no\n" * 100))
    set_language("es")
    try:
        assert terminal.start(game, ["you", "bot:greedy"], {"target": 20}, seed=1, first=0, fast=True) == 0
    finally:
        set_language("en")
    out = capsys.readouterr().out
    assert speech("es").say(Message("terminal-leave")) in out
    tagline, roll, rolls = "tagline", "[r] roll", "roll\n"
    if catalogues:
        ours = load("pig").speech([], "en", you=0)
        tagline, rolls = ours.say(Message("tagline")), ours.say(Message("roll"), who=0)
        roll = f"[r] {ours.say(Message('roll'), 'label')}"
    assert all(words in out for words in (tagline, roll, rolls))
    assert str(game.rulings["PG-2"].text) in out


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", names())
def test_pages_fit_80_columns_in_every_language(own_home: Path, name: str, language: str) -> None:
    """Whatever the words: the first pages of every game. Only what was told may be longer, and is wrapped."""
    game = load(name)
    match = Match(game, ["Ann", "Clover"], dice=StreamDice(3))
    moves: list[str] = []
    while not match.over and len(moves) < 12:
        if match.turn == CHANCE:
            match.roll()
        else:
            seat = match.turn
            line = match.play(seat, Hinted(game).choose(match.view(seat), match.legal(seat)))
            moves += [line.partition(" ")[2]] * (seat == 0)
    run = play(
        own_home, [*moves, "q"], name, "--players", "Ann,bot:greedy", "--seed", "3", "--first", "0", "--language", language
    )
    assert run.returncode == 0, run.stderr
    pages = run.stdout.split("─" * 79)[1:]
    assert len(pages) == len(moves) + 1
    keys = speech(language).say(Message("terminal-leave"))
    voice = game.speech(match.names, language, you=0)
    told = {voice.say(match.describe(number, 0), who=moment.who) for number, moment in enumerate(match.moments)}
    for page in pages:
        drawn = [line for line in page.partition("\n> ")[0].splitlines() if line not in told]
        assert keys in drawn[-1]
        assert max(map(cell_len, drawn)) <= 80, page
