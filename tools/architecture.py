"""Write the generated parts of docs/architecture.md: the layers, a move's way, a simulated game's way.

`python tools/architecture.py` rewrites them; the rest of the page is written by hand. tests/test_architecture.py takes the layers
from here, and refuses an import that goes upward.
"""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "dicecafe"
PAGE: Final = ROOT / "docs" / "architecture.md"
FILES: Final = sorted(path for path in SOURCE.rglob("*.py") if "tests" not in path.relative_to(SOURCE).parts)

# Lower layers first; a folder may import from itself and from lower layers.
LAYERS: Final[list[dict[str, str]]] = [
    {"words": "messages, catalogues"},
    {"engine": "contract, match, dice, records"},
    {
        "games": "a folder a game",
        "compiled": "jit, playouts, GPU",
    },  # a game is rules alone: what compiles them knows its contract
    {"solver": "exact chances", "testing": "conformance, golden files"},  # below bots: one of them plays from solved tables
    {"bots": "levels, search"},
    {"coach": "luck and skill"},  # below the lab, which asks it what a bot's decisions cost
    {"lab": "batches, reports", "learn": "networks by self-play"},
    {"protocol": "messages of the socket"},
    {  # server and client share the protocol and know nothing of each other
        "server": "live tables",
        "client": "a seat for a program",
        "terminal": "playing in a terminal",
        "envs": "Gymnasium and others",
    },
    {"offline": "the cafe inside a page"},  # a server's tables without a server
    {"usage": "commands and their options"},
    {"arguments": "reading a command line"},
    {"cli": "the commands", "__init__": "what a program imports"},
    {"__main__": "python -m dicecafe"},
]
RANK: Final = {folder: rank for rank, layer in enumerate(LAYERS) for folder in layer}
HIDDEN: Final = ("__init__", "__main__")  # not drawn: they only pass on names


class Stop(NamedTuple):
    """A function on the way, by its dotted name below `dicecafe` or as `file:function`, and what it does."""

    name: str
    does: str


MOVE: Final = [
    Stop("web/src/cafe/live.svelte.ts:move", "takes the choice of whoever sits at the browser"),
    Stop("web/src/cafe/link.ts:send", "sends it as a command with an id, again if no answer comes"),
    Stop("server.socket.connection.Connection.receive", "reads each frame, and counts it against the sender's pace"),
    Stop("server.socket.conversation.converse", "decodes it, answers `done` or `refused`"),
    Stop("server.tables.cafe.Cafe.do", "takes the table's lock, and does a command once, whoever sends it again"),
    Stop("server.tables.rooms.Rooms.transact", "decides, again where another process was faster"),
    Stop("server.tables.table.Table.move", "checks whose seat it is, and that the position is the one the player saw"),
    Stop("engine.match.Match.plan_move", "refuses what the rules forbid; else a `Step`, with nothing changed yet"),
    Stop("engine.contract.apply", "the game's own rule, interpreted on a copy of the position"),
    Stop("server.tables.rooms.Rooms.commit", "applies it and the rolls that follow; rolls back what can't be stored"),
    Stop("server.store.Store.extend", "stores move and rolls, durably and all or none"),
    Stop("server.tables.rooms.Rooms.publish", "sends them to everybody in the room, only now"),
    Stop("server.tables.views.Audience.news", "each device's view: position, legal moves, what happened"),
    Stop("web/src/cafe/live.svelte.ts:heard", "takes the news in, so that it always knows where the game stands"),
    Stop("web/src/cafe/stage.svelte.ts:show", "hands them to the board, step by step at a pace that people can follow"),
]
TERMINAL_MOVE: Final = [
    Stop("terminal.session.Session._decide", "shows the page of whoever's turn it is, reads a key"),
    Stop("engine.match.Match.play", "the same `plan_move`, then `commit`"),
    Stop("engine.match.Match.commit", "has the line stored, then applies the step"),
    Stop("terminal.saves.Save.write", "the file of the game, whole or not at all"),
    Stop("terminal.session.Session._follow", "shows what happened"),
]
GAME: Final = [
    Stop("cli.simulate", "makes a `Batch` of the command line: game, players, options, seed"),
    Stop("lab.run.run", "plays it and prints what it came to"),
    Stop("lab.run.simulate", "merges the sums of the chunks as they come in, and saves them"),
    Stop("lab.cluster.spread", "hands out chunks of games, to threads here or to Ray"),
    Stop("lab.simulation.Simulation.tally", "plays one chunk by the compiled template, on the CPU or on a GPU, and sums it up"),
    Stop("compiled.playout.batches", "that template for this game; for random players in lanes, where it has them"),
    Stop("compiled.playout.compiled", "slots filled, compiled once, kept on disk"),
    Stop("compiled.playout.many", "the games of a chunk, a row of points, places and length each"),
    Stop("compiled.playout.play", "one game: its stream, and the loop until `turn` says OVER"),
    Stop("engine.contract.chance", "where it is chance's turn: the weights, of which the game's stream picks one"),
    Stop("engine.contract.legal", "where it is a seat's: what it may do, of which its policy picks one"),
    Stop("engine.contract.apply", "the same rule as at a table, compiled"),
    Stop("engine.contract.score", "the points at the end; `ranks` makes places of them"),
    Stop("lab.measure.write_result", "a row of figures: shares of the win, in units of 1/2520, and points"),
    Stop("lab.tally.Tally.add", "whole numbers, so that the order of chunks changes nothing"),
    Stop("lab.statistics.statistics", "rates and means with their intervals, for JSON and for people"),
]


# ---------------------------------------------------------------- imports
def folder(path: Path) -> str:
    """The top folder or module of the package a file belongs to."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported(path: Path) -> set[str]:
    """The full names of what a file imports from the package, wherever in the file."""
    package = ["dicecafe", *path.relative_to(SOURCE).parts[:-1]]
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found |= {f"{module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("dicecafe.")}


def imports(path: Path) -> set[str]:
    """The top folders and modules of the package that a file imports."""
    tops = {name.split(".")[1] for name in imported(path)}
    return {top if top in RANK else "__init__" for top in tops}


def arrows() -> dict[str, set[str]]:
    """What each folder imports, but for what it imports through another as well."""
    direct: dict[str, set[str]] = {name: set() for name in RANK if name not in HIDDEN}
    for path in FILES:
        if (own := folder(path)) in direct:
            direct[own] |= imports(path) - {own, *HIDDEN}
    below: dict[str, set[str]] = {}
    for name in sorted(direct, key=RANK.__getitem__):
        below[name] = direct[name].union(*(below[other] for other in direct[name]))
    return {name: others.difference(*(below[other] for other in others)) for name, others in direct.items()}


def picture() -> str:
    """The folders and their imports as a Mermaid diagram."""
    nodes = [f'  {name}["<b>{name}</b><br>{what}"]' for layer in LAYERS for name, what in layer.items() if name not in HIDDEN]
    edges = [f"  {name} --> {other}" for name, others in arrows().items() for other in RANK if other in others]
    return "\n".join(["```mermaid", "flowchart TD", *reversed(nodes), *reversed(edges), "```"])


# ---------------------------------------------------------------- the page
def way(stops: list[Stop]) -> str:
    """The functions of a way in order, with links to their files. A function that is not there is an error."""
    lines = []
    for name, does in stops:
        file, _, function = name.partition(":")
        if function:
            path, shown = ROOT / file, f"{Path(file).name}: {function}"
            assert re.search(rf"\b{function}\(", path.read_text(encoding="utf-8")), f"{file} has no {function}"
        else:
            found = inspect.unwrap(pkgutil.resolve_name(f"dicecafe.{name}"))
            path, shown = Path(inspect.getfile(found)), name
        lines.append(f"1. [`{shown}`](../{path.relative_to(ROOT).as_posix()}): {does}")
    return "\n".join(lines)


def page() -> str:
    """The page with its generated parts as they are now: each between `<!-- name -->` and `<!-- end -->`."""
    parts = {"layers": picture(), "move": way(MOVE), "terminal": way(TERMINAL_MOVE), "game": way(GAME)}

    def renewed(part: re.Match[str]) -> str:
        return f"<!-- {part[1]} -->\n\n{parts.pop(part[1])}\n\n<!-- end -->"

    text = re.sub(r"<!-- (\w+) -->\n.*?<!-- end -->", renewed, PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert not parts, f"docs/architecture.md has no place for {', '.join(parts)}"
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
