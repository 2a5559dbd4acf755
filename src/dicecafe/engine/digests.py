"""Digests: which rules and which deck a game was played under, so that nobody shows other points for it later.

The digest of the rules is that of their source as the program reads it: a comment, a docstring, an annotation, a mark such as
`@rule` or an import changes nothing, nor does a translation or a screen. It covers `rules.py` and all it imports from the game's
folder, what `text.py` calls the moves and rolls, the kernels that the contract gives, and the names and defaults of the options,
since a record leaves defaults out. A deck has a digest of its own, of its content.

Other source need not mean other games. `digests.txt` in a game's folder lists every version of its rules, a digest a line; an
empty line stands where games come out otherwise. All of the last paragraph play alike. `python tools/digests.py` adds today's.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from dicecafe.words import Message

from . import contract
from .decks import DeckOption, content_digest
from .errors import RecordError

if TYPE_CHECKING:
    from .game import Game
    from .match import Match
    from .record import Record

NOTATION: Final = ("actions", "outcomes")  # of text.py: the words of a log
IGNORED: Final = {"annotation", "returns", "type_comment", "type_params", "kind", "ctx", "decorator_list"}


def rules_digest(game: Game) -> str:
    """The digest of a game's rules."""
    parts = [*sources(game.folder / Path(str(game.rules.__file__)).name), _source(Path(contract.__file__))]
    words = game.folder / "text.py"
    if words.is_file():
        parts.append([one for one in _source(words) if isinstance(one, ast.FunctionDef) and one.name in NOTATION])
    options = {option.name: option.default for option in game.options}
    text = json.dumps([[list(map(canonical, part)) for part in parts], options], sort_keys=True)
    return content_digest(text)


def sources(file: Path) -> list[list[ast.stmt]]:
    """The statements of a module and of all that it imports from its own folder, by the modules' names."""
    found: dict[str, list[ast.stmt]] = {}
    waiting = [file.stem]
    while waiting:
        name = waiting.pop()
        path = file.with_name(f"{name}.py")
        if name not in found and path.is_file():
            found[name] = _source(path)
            waiting += _imports(found[name])
    return [found[name] for name in sorted(found)]


def canonical(node: Any) -> Any:
    """A piece of source as plain lists, without what changes nothing; the same in every version of Python."""
    if isinstance(node, ast.AST):
        fields = [(name, value) for name, value in ast.iter_fields(node) if name not in IGNORED and value not in (None, [])]
        return [type(node).__name__, *([name, canonical(value)] for name, value in fields)]
    if isinstance(node, list):
        return [canonical(one) for one in node if not _says_nothing(one)]
    return repr(node)


def known(game: Game) -> frozenset[str]:
    """The digests of all rules under which games come out as they do now."""
    file = game.folder / "digests.txt"
    last = file.read_text(encoding="utf-8").strip().split("\n\n")[-1].split() if file.is_file() else []
    return frozenset([*last, game.rules_digest])


def digests(game: Game, given: Mapping[str, Any]) -> dict[str, str]:
    """The digests of a table of the game with these options: of its rules, and of its deck if there is one."""
    decks = [option for option in game.options if isinstance(option, DeckOption)]
    return {"rules": game.rules_digest, **{option.name: option.digest(given.get(option.name) or {}) for option in decks}}


def alike(game: Game, given: Mapping[str, Any], recorded: Mapping[str, str]) -> bool:
    """Whether a game with these options comes out as when it was recorded; where no digest was recorded, it is taken to."""
    now = digests(game, given)
    rules = recorded.get("rules", now["rules"]) in game.known_digests
    return rules and all(recorded.get(name, digest) == digest for name, digest in now.items() if name != "rules")


def same_result(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether two results have the same points and winners; a game may add more to what it says of them."""
    return all(one.get(key) == other.get(key) for key in ("points", "winners"))


def check_alike(game: Game, record: Record, replay: Callable[[], Match]) -> None:
    """Refuse a record of other rules or another deck, unless it is over and comes out as it did."""
    if alike(game, record.table_options, record.digests):
        return
    other = RecordError("record/other-rules", Message("record-other-rules", game=game.title))
    try:
        match = replay()
    except RecordError as error:
        raise other if error.code == "record/log" else error from error
    if not (match.over and record.result and same_result(game.result(match.cfg, match.state), record.result)):
        raise other


def _source(path: Path) -> list[ast.stmt]:
    return ast.parse(path.read_text(encoding="utf-8")).body


def _imports(statements: list[ast.stmt]) -> Iterator[str]:
    """The modules of the same folder that are imported."""
    for one in statements:
        if isinstance(one, ast.ImportFrom) and one.level == 1:
            yield from [one.module] if one.module else [alias.name for alias in one.names]


def _says_nothing(node: Any) -> bool:
    """Whether it is a docstring or an import."""
    return isinstance(node, ast.Import | ast.ImportFrom) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
