"""The documentation is true: its examples run and print what it shows, its lists are complete, its links lead somewhere."""

from __future__ import annotations

import contextlib
import doctest
import html
import importlib
import io
import json
import os
import pkgutil
import re
import runpy
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from cafe_server import Server
from codes import CODES

from dicecafe import Match, Record, StreamDice, cli, load, usage
from dicecafe.arguments import parsers
from dicecafe.bots.levels import Hinted
from dicecafe.engine.verify import verify
from dicecafe.lab import bench
from dicecafe.server.settings import Settings

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
COMMANDS, RECORDS, TUTORIAL, ERRORS, LAB, LIMITS = (
    DOCS / f"{name}.md" for name in ("commands", "records", "adding-a-game", "errors", "lab", "limits")
)
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / "src").rglob("*.md"), *(ROOT / "benchmarks").glob("*.md")])
FENCE = re.compile(r"^(`{3,})(\w*)\n(.*?)^\1$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    return [body for _, named, body in FENCE.findall(page.read_text(encoding="utf-8")) if named == language]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to be in, with a home for saved games beside it and nobody at the keyboard."""
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("DICECAFE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setattr(bench, "SECONDS", 0.001)
    return here


# ---------------------------------------------------------------- examples of Python
def run_sessions(page: Path) -> None:
    """Run the `>>>` sessions of a page, one after the other in one space."""
    sessions = blocks(page, "pycon")
    assert sessions, f"{page} has no session"
    test = doctest.DocTestParser().get_doctest("\n".join(sessions), {}, page.name, str(page), 0)
    told = io.StringIO()
    assert doctest.DocTestRunner(verbose=False).run(test, out=told.write).failed == 0, told.getvalue()


def test_readme_game() -> None:
    """The game in the README is played as it says, in twelve lines as it says."""
    run_sessions(ROOT / "README.md")
    (game,) = blocks(ROOT / "README.md", "pycon")
    assert len(game.splitlines()) == 12


def test_records_page(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The record it shows is a real one in both its forms, and the code beside it rolls the first die without us."""
    (as_json,), (as_text,), (code,) = (blocks(RECORDS, language) for language in ("json", "text", "python"))
    record = Record.parse(as_json)
    assert record.text() == as_text
    assert verify(record).rolls == sum(line.startswith("*") for line in record.log)
    (folder / "game.json").write_text(as_json, encoding="utf-8")
    run_sessions(RECORDS)
    capsys.readouterr()
    exec(compile(code, str(RECORDS), "exec"), {})
    told = capsys.readouterr().out.strip()
    assert told.startswith(f"The die shows {record.log[1][2:]};")
    assert f"`{told}`" in RECORDS.read_text(encoding="utf-8")
    assert set(re.findall(r"^import (.+)$", code, re.MULTILINE)) == {"hashlib, hmac, json, pathlib"}


# ---------------------------------------------------------------- examples of commands
class Example(NamedTuple):
    """A command line of a page, and what the page says it prints, if it does."""

    words: list[str]
    shown: str


def examples(page: Path) -> Iterator[Example]:
    """The `$` lines in the console blocks of a page."""
    for block in blocks(page, "console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            line, _, shown = part.partition("\n")
            yield Example(shlex.split(line, comments=True), shown)


@pytest.mark.parametrize("page", [ROOT / "README.md", COMMANDS, LAB, DOCS / "study.md"], ids=lambda page: page.name)
def test_commands_run(page: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every example does what it is there to show, in order, starting in an empty folder."""
    found = list(examples(page))
    assert found
    for (program, *words), shown in found:
        assert program == "dicecafe"
        if words[:1] == ["serve"] and "--show-settings" not in words:  # it runs until it is stopped
            with Server("cafe.db", *words[1:]) as server:
                assert server.get("/health")[0] == 200
            continue
        assert cli.main(words) == 0, f"{words}: {capsys.readouterr().err}"
        out = capsys.readouterr().out
        assert out, words
        flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE * ("..." in shown)
        assert not shown or doctest.OutputChecker().check_output(shown, out, flags), (
            f"{words} prints\n{out}\nbut is shown as\n{shown}"
        )


def test_readme_shows_every_command() -> None:
    """One line each."""
    shown = [example.words[1] for example in examples(ROOT / "README.md")]
    assert sorted(shown) == sorted(cli.COMMANDS) == sorted(parser.name for parser in parsers())


def mentioned(text: str) -> set[str]:
    """The options that a text mentions."""
    return set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", text))


def test_every_command_and_option_is_explained() -> None:
    """Each command has a section that tells its options, all of them and no others."""
    head, *sections = re.split(r"^## ", COMMANDS.read_text(encoding="utf-8"), flags=re.MULTILINE)
    common = {"-h", *(argument.name for argument in (usage.HELP, usage.VERSION, usage.LANGUAGE))}
    assert common <= mentioned(head)
    told = {title.removeprefix("dicecafe "): body for title, _, body in (section.partition("\n") for section in sections)}
    assert set(told) == {*cli.COMMANDS, "Exit codes"}
    for parser in parsers():
        assert mentioned(told[parser.name]) == {argument.name for argument in parser.options} - common, parser.name


def test_exit_codes(folder: Path) -> None:
    """What the page says of exit codes is so."""
    assert cli.main(["games"]) == 0
    (folder / "bad.json").write_text("{}", encoding="utf-8")
    assert cli.main(["verify", "bad.json"]) == cli.main(["simulate", "pig", "--games", "1", "--records", "bad.json/x.jsonl"]) == 1
    assert (
        cli.main(["rules", "chess"])
        == cli.main(["play", "pig", "--option", "target=1"])
        == cli.main(["verify", "nowhere.json"])
        == 2
    )
    assert cli.main(["simulate", "pig", "--players", "greedy,chef"]) == 2


def test_speeds_in_the_readme_are_those_measured() -> None:
    """Each row is one of benchmarks/results.md, of which it leaves out the ratios."""

    def rows(text: str) -> dict[str, list[str]]:
        found = (re.findall(r"[^|]+", line) for line in text.splitlines() if line.startswith("| "))
        return {cells[0].strip(): [cell.strip() for cell in cells[1:]] for cells in found}

    results = (ROOT / "benchmarks" / "results.md").read_text(encoding="utf-8")
    measured = rows(results.partition("## Speed")[2].partition("## ")[0])
    shown = rows((ROOT / "README.md").read_text(encoding="utf-8").partition("Random playouts")[2].partition("## ")[0])
    names = [name for name in shown if name.strip("-")]
    assert len(names) == 4
    for name in names:
        assert shown[name] == measured[name][::2], name


@pytest.mark.parametrize("page", [ROOT / "README.md", ROOT / "CONTRIBUTING.md"], ids=lambda page: page.name)
def test_make_targets_exist(page: Path) -> None:
    """Whatever a page tells people to make can be made."""
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    asked = set(re.findall(r"(?:`|^    )make (\w+)", page.read_text(encoding="utf-8"), re.MULTILINE))
    assert asked
    assert asked <= targets


def test_every_variable_is_explained() -> None:
    """The environment variables that the program looks at are on the page of commands, or on that of limits."""
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    used = set(re.findall(r"\b(?:DICECAFE|XDG)_[A-Z_]+\b", sources))
    used |= {f"DICECAFE_{setting.name.upper()}" for setting in fields(Settings)}
    pages = "".join(page.read_text(encoding="utf-8") for page in (COMMANDS, LIMITS))
    assert used == set(re.findall(r"\b(?:DICECAFE|XDG)_[A-Z_]+\b", pages))


# ---------------------------------------------------------------- the tutorial
def tutorial_files() -> dict[str, str]:
    """The files that the tutorial builds, by name: its marked blocks put together."""
    parts: dict[str, list[str]] = {}
    for _, _, body in FENCE.findall(TUTORIAL.read_text(encoding="utf-8")):
        if marked := re.match(r"(?:(?:#|//) ([\w./]+)|<!-- ([\w./]+) -->)\n", body):
            parts.setdefault(marked[1] or marked[2], []).append(body[marked.end() :].strip("\n"))
    return {name: "\n\n\n".join(found) + "\n" for name, found in parts.items()}


@pytest.fixture
def my_pig(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the tutorial's package in it, on the path."""
    files = tutorial_files()
    (folder / "my_pig").mkdir()
    for name, text in files.items():
        place = folder if name in ("pyproject.toml", "test_my_pig.py") else folder / "my_pig"
        (place / name).parent.mkdir(exist_ok=True)
        (place / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("DICECAFE_CACHE", str(folder / "cache"))  # the package is gone after the test, and so should this be
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] in ("my_pig", "test_my_pig")]:
        del sys.modules[name]


def test_tutorial_is_the_game_itself() -> None:
    """Put together, the blocks are the files of the game, to the letter; other languages, pictures and types are left out."""
    game = load("pig").folder
    found = [path.relative_to(game) for folder in ("", "web", "words") for path in (game / folder).iterdir() if path.is_file()]
    other = re.compile(r"\.svg$|^types\.ts$|^digests\.txt$|\b(?!en)[a-z]{2}\.(ftl|md)$")  # pictures, generated files, languages
    told = {str(path) for path in found if not other.search(path.name)}
    built = {name: text for name, text in tutorial_files().items() if name not in ("pyproject.toml", "test_my_pig.py")}
    assert set(built) == told
    for name, text in built.items():
        assert text == (game / name).read_text(encoding="utf-8"), f"{name} differs between the tutorial and {game}"


def test_tutorial_passes_the_kit(my_pig: Path) -> None:
    """The tutorial's own test runs the kit on what the tutorial built."""
    importlib.import_module("test_my_pig").test_the_kit()


def test_tutorial_plays(my_pig: Path) -> None:
    """The game it builds can be loaded and played, and plays like ours."""
    game = importlib.import_module("my_pig").GAME
    assert game.name == "my-pig"
    run_sessions(TUTORIAL)
    ours, theirs = (Match(one, ["Ann", "Bo"], dice=StreamDice(1)) for one in (load("pig"), game))
    for match in (ours, theirs):
        match.run([Hinted(match.game)] * 2)
    assert ours.log == theirs.log


def test_tutorial_registers(my_pig: Path) -> None:
    """An installed package that announces the game as the page says makes it a game like any other."""
    project = tomllib.loads((my_pig / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed = my_pig / "my_pig-0.1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = "".join(
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in found.items())
        for group, found in project["entry-points"].items()
    )
    (installed / "entry_points.txt").write_text(points)
    told = ""
    for (program, *words), _ in examples(TUTORIAL):
        assert program == "dicecafe"
        environment = {**os.environ, "PYTHONPATH": str(my_pig), "PYTHONWARNINGS": "error"}
        command = [sys.executable, "-m", "dicecafe", *words]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
        assert done.returncode == 0, done.stderr
        told += done.stdout
    assert "my-pig" in told
    assert json.loads((my_pig / "games.jsonl").read_text(encoding="utf-8").splitlines()[0])["game"] == "my-pig"


# ---------------------------------------------------------------- pages made from the code
def script(name: str) -> dict[str, Any]:
    """What a script of tools/ defines."""
    return runpy.run_path(str(ROOT / "tools" / f"{name}.py"), run_name=name)


@pytest.mark.parametrize("name", ["rulings", "errors", "architecture", "limits", "decks"])
def test_generated_page_is_up_to_date(name: str, folder: Path) -> None:
    """The page is what its script makes of the code now."""
    made = script(name)
    assert made["PAGE"].read_text(encoding="utf-8") == made["page"](), f"run python tools/{name}.py"


def test_every_error_code_is_listed() -> None:
    """Each code has its row."""
    listed = re.findall(r"^\| `([a-z/-]+)` \|", ERRORS.read_text(encoding="utf-8"), re.MULTILINE)
    assert listed == list(CODES)


def test_glossary_names_what_is_there() -> None:
    """Each word has one meaning, in the order of the alphabet, and the place it names exists."""
    glossary = (DOCS / "architecture.md").read_text(encoding="utf-8").partition("## Glossary")[2]
    rows = [line.strip("| ").split(" | ") for line in glossary.splitlines() if line.startswith("|")][2:]
    words = [word for word, _, _ in rows]
    assert words
    assert words == sorted(set(words))
    for _, _, place in rows:
        pkgutil.resolve_name(place.strip("`"))


def test_picture_is_up_to_date() -> None:
    """The picture shows the page a terminal would show now, and fetches nothing."""
    made = script("picture")
    svg = made["PICTURE"].read_text(encoding="utf-8")
    texts = [html.unescape(text) for text in re.findall(r"<text [^>]*clip-path[^>]*>([^<]*)</text>", svg)]
    page = made["take"]().text.splitlines()
    assert "".join("".join(texts).split()) == "".join("".join(page).split()), "run python tools/picture.py"
    assert max(map(len, page)) <= made["COLUMNS"]
    assert len(page) <= made["LINES"]
    assert not re.search(r"url\((?!#)|@import|<image|href", svg)


# ---------------------------------------------------------------- links
def anchors(page: Path) -> set[str]:
    """The anchors that GitHub makes of a page's headings."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    """Every relative link points to a file or folder that exists, and to a heading that does."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{page} links to {link}"
        with contextlib.suppress(IsADirectoryError):
            assert not anchor or anchor in anchors(target), f"{page} links to {link}"
