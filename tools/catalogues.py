"""The catalogues held against each other and against the code; `python tools/catalogues.py` lists what is wrong, the gate too.

Found: files that Fluent can't read, ids that a language lacks, parameters and attributes that differ between languages, ids that
are used and missing, ids that nobody uses, and ids that a game and the cafe both have.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, visitor
from fluent.syntax import ast as ftl

from dicecafe.engine import registry
from dicecafe.engine.game import Game
from dicecafe.engine.options import Option

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "dicecafe"
CAFE = SOURCE / "words"
GAMES = sorted(path.parent.parent for path in (SOURCE / "games").glob("*/words/en.ftl"))
ALWAYS = {"tagline"}  # of a game: for the menu
OFTEN = {"prompt"}  # for the bar below its board, of a game whose board does not say what is asked
BUILT_IN = {"player"}  # said by whoever knows the names


class Entry(NamedTuple):
    """A message of one language: its parameters, its attributes."""

    parameters: frozenset[str]
    attributes: frozenset[str]


class _Names(visitor.Visitor):
    """The names that a message holds."""

    def __init__(self) -> None:
        self.variables, self.messages = set[str](), set[str]()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (Fluent's names)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 (Fluent's names)
        self.messages.add(node.id.name)


def names(node: ftl.BaseNode) -> _Names:
    """The parameters and the messages that a message speaks of."""
    found = _Names()
    found.visit(node)
    return found


@cache
def read(path: Path) -> ftl.Resource:
    """A file as Fluent reads it."""
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def messages(path: Path) -> dict[str, ftl.Message]:
    """The messages of a file by their ids."""
    return {entry.id.name: entry for entry in read(path).body if isinstance(entry, ftl.Message)}


def entries(path: Path) -> dict[str, Entry]:
    """What the messages of a file speak of; the messages that they refer to count too."""
    found = messages(path)

    def variables(id: str, seen: frozenset[str] = frozenset()) -> frozenset[str]:
        if id not in found or id in seen:
            return frozenset()
        own = names(found[id])
        inner = (variables(other, seen | {id}) for other in own.messages)
        return frozenset(own.variables).union(*inner)

    return {id: Entry(variables(id), frozenset(one.id.name for one in entry.attributes)) for id, entry in found.items()}


def catalogues() -> Iterator[tuple[str, dict[str, list[Path]]]]:
    """Every catalogue, the cafe's own first: a name for it, and its files by language."""
    yield "cafe", {folder.name: sorted(folder.glob("*.ftl")) for folder in sorted(CAFE.iterdir()) if any(folder.glob("*.ftl"))}
    for game in GAMES:
        yield game.name, {path.stem: [path] for path in sorted((game / "words").glob("*.ftl"))}


# ---------------------------------------------------------------- what is wrong
def unreadable() -> Iterator[str]:
    """What Fluent can't read, and ids that come twice."""
    for name, languages in catalogues():
        for language, paths in languages.items():
            seen = set[str]()
            for path in paths:
                for entry in read(path).body:
                    if isinstance(entry, ftl.Junk):
                        yield f"{path.relative_to(ROOT)}: can't be read: {str(entry.content).splitlines()[0]!r}"
                    elif isinstance(entry, ftl.Message):
                        if entry.id.name in seen:
                            yield f"{name} ({language}): {entry.id.name} comes twice"
                        seen.add(entry.id.name)
                        away = names(entry).messages - set(messages(path))
                        yield from (
                            f"{name} ({language}): {entry.id.name} refers to {id}, which is in another file" for id in away
                        )


def different() -> Iterator[str]:
    """Where a language lacks what English has, has more, or speaks of other things."""
    for name, languages in catalogues():
        ours = {id: entry for path in languages["en"] for id, entry in entries(path).items()}
        for language, paths in languages.items():
            theirs = {id: entry for path in paths for id, entry in entries(path).items()}
            yield from (f"{name}: {language} lacks {id}" for id in ours if id not in theirs)
            yield from (f"{name}: {language} has {id}, English has not" for id in theirs if id not in ours)
            for id in sorted(ours.keys() & theirs.keys()):
                if others := sorted(ours[id].attributes ^ theirs[id].attributes):
                    yield f"{name}: {id} has other attributes in {language}: {others}"
                if others := sorted(ours[id].parameters ^ theirs[id].parameters):
                    yield f"{name}: {id} speaks of other things in {language}: {others}"
    everywhere = set(next(catalogues())[1])
    for name, languages in catalogues():
        yield from (f"{name} has no {language}" for language in everywhere - set(languages))


def shared() -> Iterator[str]:
    """Ids that a game has and the cafe too: a message says only its id."""
    (_, cafe), *games = catalogues()
    ours = {id for path in cafe["en"] for id in messages(path)}
    for name, languages in games:
        yield from (f"{name} and the cafe both have {id}" for id in messages(languages["en"][0]) if id in ours)


def unused_and_missing() -> Iterator[str]:
    """Ids that nobody uses, and ids that are used and nowhere said."""
    (_, cafe), *games = catalogues()
    said = {id for path in cafe["en"] for id in messages(path)}
    used = used_in(path for path in sources() if (SOURCE / "games") not in path.parents)
    in_games = Used(set(), set())
    for name, languages in games:
        folder = SOURCE / "games" / name
        own = {id for path in languages["en"] for id in messages(path)}
        uses = used_in(path for path in sources() if folder in path.parents)
        uses.ids.update(ALWAYS, OFTEN & own, (f"option-{option.name}" for option in options(folder)))
        uses.ids.update(f"preset-{preset.name}" for preset in game_in(folder).presets)
        named = entries(languages["en"][0])
        chosen = [f"option-{option.name}" for option in options(folder) if option.choices]
        yield from (f"{name}: {id} has no .name" for id in own if id.startswith("option-") and "name" not in named[id].attributes)
        yield from (f"{name}: {id} has no .choice" for id in chosen if id in named and "choice" not in named[id].attributes)
        in_games.ids.update(uses.ids - own)
        idle = [id for id in sorted(own - uses.ids - referred(languages)) if not uses.built(id)]
        yield from (f"{name}: nobody uses {id}" for id in idle)
        yield from (f"{name}: {id} is used and nowhere said" for id in sorted(uses.ids - own - said - BUILT_IN))
    ids = used.ids | in_games.ids
    yield from (f"cafe: nobody uses {id}" for id in sorted(said - ids - referred(cafe)) if not used.built(id))
    yield from (f"cafe: {id} is used and nowhere said" for id in sorted(used.ids - said - BUILT_IN - ALWAYS - OFTEN))


def referred(languages: dict[str, list[Path]]) -> set[str]:
    """The messages that others of the catalogue speak of."""
    return {id for path in languages["en"] for entry in messages(path).values() for id in names(entry).messages}


class Used(NamedTuple):
    """The ids that files use, and the beginnings of those that they build."""

    ids: set[str]
    beginnings: set[str]

    def built(self, id: str) -> bool:
        """Whether an id begins like one that is built."""
        return any(id.startswith(beginning) for beginning in self.beginnings)


def sources() -> Iterator[Path]:
    """The files that say something, the tests left out."""
    yield from (path for path in SOURCE.rglob("*.py") if "tests" not in path.parts)
    for folder in (ROOT / "web" / "src", *SOURCE.glob("games/*/web")):
        yield from (path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte") and path.name not in GENERATED)


GENERATED = ("types.ts", "texts.ts", "messages.ts")
CALLED, STEP, SPELLED = r"(?<![\w.])(?:t|text)\(\s*", r"\btext: ", r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+"
IN_PAGES = re.compile(rf"""{CALLED}["']([\w-]+)["']|{STEP}["']([\w-]+)["']|["']({SPELLED})["']""")


def used_in(paths: Iterator[Path]) -> Used:
    """The ids that files use: in Python as `Message("id")`, in pages as `t("id")`, `text("id")`, or spelled like one."""
    used = Used(set(), set())
    for path in paths:
        text = path.read_text(encoding="utf-8")
        if path.suffix != ".py":
            known = {id for one in all_ids() for id in one}
            for called, step, spelled in IN_PAGES.findall(text):
                used.ids.update(id for id in (called, step) if id)
                used.ids.update({spelled} & known)
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message" and node.args:
                _collect(node.args[0], used)
    return used


def _collect(given: ast.expr, used: Used) -> None:
    """The ids that an expression may be."""
    match given:
        case ast.Constant(value=str(id)):
            used.ids.add(id)
        case ast.IfExp(body=one, orelse=other):
            _collect(one, used)
            _collect(other, used)
        case ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_]):
            used.beginnings.add(beginning)
        case ast.Subscript(value=ast.Dict(values=values)):
            for value in values:
                _collect(value, used)


@cache
def all_ids() -> list[frozenset[str]]:
    """The ids of every catalogue."""
    return [frozenset(id for path in languages["en"] for id in messages(path)) for _, languages in catalogues()]


def options(folder: Path) -> tuple[Option, ...]:
    """The options of a game."""
    return game_in(folder).options


def game_in(folder: Path) -> Game:
    """The game of a folder."""
    return registry.load(folder.name.replace("_", "-"))


def wrong() -> list[str]:
    """All that is wrong."""
    return [*unreadable(), *different(), *shared(), *unused_and_missing()]


# ---------------------------------------------------------------- the pseudo-language
ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀćđéƒǵħíĵķłḿńóƥɋŕśţúṽŵẋýźÁƁĆĐÉƑǴĦÍĴĶŁḾŃÓƤɊŔŚŢÚṼŴẊÝŹ",
)


class _Accent(visitor.Transformer):
    """Puts an accent on every letter of a text, and leaves everything else."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802 (Fluent's names)
        node.value = node.value.translate(ACCENTED)
        return node

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> ftl.StringLiteral:  # noqa: N802 (Fluent's names)
        return node


def accented(path: Path) -> str:
    """A catalogue in a language in which every letter has an accent: whatever has none was not said by a catalogue."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    return str(FluentSerializer().serialize(_Accent().visit(resource)))


if __name__ == "__main__":
    found = wrong()
    print("\n".join(found) or "Nothing is wrong.")
    sys.exit(bool(found))
