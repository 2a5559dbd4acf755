"""The command line: parse and call. Exit codes: 0 done, 1 the thing asked for is not so, 2 bad usage."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dicecafe import __version__, arguments
from dicecafe.arguments import Parser, UsageError
from dicecafe.engine import options as option_words
from dicecafe.engine import registry
from dicecafe.engine.errors import DiceCafeError, GameError, RecordError
from dicecafe.engine.game import Game, span

if TYPE_CHECKING:
    from dicecafe.lab.batch import Batch
    from dicecafe.lab.kept import How

NOT_SO, BAD_USAGE = 1, 2
PARTS = ("playouts", "search", "analysis", "solver", "lab", "environments")  # of what `warm` compiles


def main(given: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    words = list(sys.argv[1:] if given is None else given)
    try:
        asked = parser().parse_args(words)
        code: int = asked.call(asked)
        sys.stdout.flush()
        return code
    except DiceCafeError as error:
        return _complain(error, "--json" in words)
    except KeyboardInterrupt:
        print("Stopped; nothing half-done was left behind.", file=sys.stderr)
        return NOT_SO
    except BrokenPipeError:  # the reader has seen enough, as with `| head`
        sys.stderr.close()
        return 0


def _complain(error: DiceCafeError, as_json: bool) -> int:
    if as_json:
        print(json.dumps({"error": {"code": error.code, "message": str(error)}}))
    print(f"dicecafe: {error} ({error.code})", file=sys.stderr)
    return NOT_SO if isinstance(error, RecordError) or error.code == "file/unwritable" else BAD_USAGE


# ---------------------------------------------------------------- commands
def welcome(asked: argparse.Namespace) -> int:
    """What dicecafe can do, and the games."""
    parser().print_help()
    print("\nThe games:")
    return games(asked)


def games(asked: argparse.Namespace) -> int:
    """List the games."""
    known: list[Game] = []
    for name in registry.names():
        try:
            known.append(registry.load(name))
        except GameError as error:  # one broken game must not hide the others
            print(f"dicecafe: {error} ({error.code})", file=sys.stderr)
    if getattr(asked, "json", False):
        print(json.dumps({"games": [_menu(game) for game in known]}))
        return 0
    for game in known:
        print(f"  {game.name:15} {span(game.seats):>7} players, {game.minutes:3} min   {game.tagline}")
    return 0


def rules(asked: argparse.Namespace) -> int:
    """Print a game's rules, its rulings and its options."""
    game = registry.load(asked.game)
    if asked.json:
        rulings = {ruling.number: ruling.text for ruling in game.rulings.values()}
        print(json.dumps({**_menu(game), "rules": game.rules_text, "rulings": rulings}))
    elif sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(game.rules_text))
    else:
        print(game.rules_text)
    return 0


def play(asked: argparse.Namespace) -> int:
    """Play in the terminal."""
    from dicecafe.terminal import play as terminal
    from dicecafe.terminal import saves

    if asked.resume is not None:
        return terminal.resume(Path(asked.resume) if asked.resume else saves.latest(), asked.fast)
    if asked.game is None:
        raise UsageError("usage", f"Which game? dicecafe play GAME, where GAME is one of {', '.join(registry.names())}.")
    game = registry.load(asked.game)
    seats = arguments.players(asked.players)
    given = option_words.parse(game.options, asked.option, game.title)
    return terminal.start(game, seats, given, asked.seed, asked.dice == "real", asked.first, asked.fast)


def simulate(asked: argparse.Namespace) -> int:
    """Play many games of bots, and sum them up."""
    from dicecafe.lab.run import run

    batch, how = _batch(asked)
    return run(batch, Path(asked.records) if asked.records else None, how, asked.json)


def sweep(asked: argparse.Namespace) -> int:
    """Play a game under several rule sets with the same dice, and tell which differences are real."""
    from dicecafe.lab import sweep as lab

    sets = lab.settings(registry.load(asked.game), asked.option, asked.against)
    batch, how = _batch(asked, sets[0][1])
    return lab.run(batch, sets, how, asked.json)


def report(asked: argparse.Namespace) -> int:
    """Tell what is unbalanced in a game, by how much, and how sure that is."""
    from dicecafe.lab.report import run

    batch, how = _batch(asked)
    return run(batch, how, asked.expert, Path(asked.html) if asked.html else None, asked.json)


def _batch(asked: argparse.Namespace, given: dict[str, Any] | None = None) -> tuple[Batch, How]:
    """The games that a command of the lab asks for, and how to play them."""
    from dicecafe.lab.batch import Batch
    from dicecafe.lab.kept import How

    game, stats = registry.load(asked.game), getattr(asked, "stats", None)
    if given is None:
        given = option_words.parse(game.options, asked.option, game.title)
    if getattr(asked, "resume", False) and not stats:
        raise UsageError("usage", "--resume goes on with the games in a file: say which with --stats FILE.")
    batch = Batch(game, arguments.players(asked.players), given, asked.games, asked.seed, asked.first)
    return batch, How(
        asked.cores, asked.ray, Path(stats) if stats else None, bool(stats and asked.resume), getattr(asked, "device", "cpu")
    )


def tournament(asked: argparse.Namespace) -> int:
    """Let bots play each other, and rate them."""
    from dicecafe.engine.progress import progress_bar
    from dicecafe.lab import tournament as round_robin

    game, entrants = registry.load(asked.game), arguments.players(asked.players)
    given = option_words.parse(game.options, asked.option, game.title)
    with progress_bar(asked.games * len(entrants) * (len(entrants) - 1) // 2, "playing") as progress:
        pairings = round_robin.play(game, entrants, given, asked.games, asked.seed, progress)
    print(round_robin.report(game, entrants, pairings, asked.seed, asked.json))
    return 0


def solve(asked: argparse.Namespace) -> int:
    """Work out the exact chances of a game."""
    from dicecafe.solver.report import run

    game = registry.load(asked.game)
    return run(game, asked.players, option_words.parse(game.options, asked.option, game.title), asked.json)


def replay(asked: argparse.Namespace) -> int:
    """Step through a record."""
    from dicecafe.engine.record import Record
    from dicecafe.terminal.replay import replay as step

    return step(Record.load(Path(asked.record), asked.number), asked.lines)


def analyse(asked: argparse.Namespace) -> int:
    """Tell the chances along a record, its mistakes and its luck."""
    from dicecafe.coach.report import run
    from dicecafe.engine.record import Record

    record = Record.load(Path(asked.record), asked.number)
    return run(record, asked.playouts, asked.json, Path(asked.html) if asked.html else None)


def verify(asked: argparse.Namespace) -> int:
    """Replay a record and roll its dice again."""
    from dicecafe.engine.verify import verify_file

    done = verify_file(Path(asked.record))
    lines, rolls, given = (sum(getattr(one, what) for one in done) for what in ("lines", "rolls", "given"))
    dice = sorted({one.how for one in done})
    if asked.json:
        said = {"ok": True, "records": len(done), "lines": lines, "given": given, "rolls": rolls, "dice": dice}
        print(json.dumps(said))
        return 0
    how = "; ".join(dice)
    print(f"{len(done)} record{'s' * (len(done) != 1)}, {lines} lines: every line is legal and the result is right.")
    if given:
        print(f"{given} of the lines were given at the start: their dice are those of another record.")
    print(f"{rolls} rolls made again and found the same ({how})." if rolls else f"No roll could be checked ({how}).")
    return 0


def bench(asked: argparse.Namespace) -> int:
    """Measure random playouts on this machine."""
    from dicecafe.lab.bench import bench as measure

    return measure(_some_games(asked.games), asked.json)


def warm(asked: argparse.Namespace) -> int:
    """Compile the games ahead, so that nobody waits for the compiler."""
    from time import perf_counter

    from dicecafe.engine.progress import progress_bar

    rows: list[dict[str, Any]] = []
    for game in _some_games(asked.games):
        steps, parts = _compiling(game), dict[str, float]()
        if asked.only:
            steps = {part: compile_it for part, compile_it in steps.items() if part in asked.only}
        with progress_bar(len(steps), f"compiling {game.name}") as progress:
            for done, (part, compile_it) in enumerate(steps.items(), 1):
                started = perf_counter()
                compile_it()
                parts[part] = perf_counter() - started
                progress(done)
        rows.append({"game": game.name, "seconds": sum(parts.values()), "parts": parts})
        if not asked.json:
            told = ", ".join(f"{part} {seconds:.2f} s" for part, seconds in parts.items())
            print(f"{game.name:16} ready in {sum(parts.values()):.2f} s: {told}", flush=True)
    if asked.json:
        print(json.dumps({"games": rows}))
    return 0


def _compiling(game: Game) -> dict[str, Callable[[], object]]:
    """What there is to compile for a game, by name, and what compiles it: the least of each thing that needs a compiler."""
    from dicecafe import solver
    from dicecafe.bots.search import Search
    from dicecafe.coach import loosely
    from dicecafe.engine.contract import CHANCE
    from dicecafe.engine.dice import StreamDice
    from dicecafe.engine.match import Match
    from dicecafe.engine.stream import Stream
    from dicecafe.envs.tables import Tables
    from dicecafe.lab.batch import Batch, records, simulate
    from dicecafe.lab.games import Measured

    batch = Batch(game, ["random"] * game.seats[0], {}, 1)
    match = Match(game, [str(seat) for seat in range(game.seats[0])], dice=StreamDice(0))
    while match.turn == CHANCE:
        match.roll()
    steps: dict[str, Callable[[], object]] = {"playouts": lambda: (simulate(batch, 1), list(records(batch, 1)))}
    if game.part("hints"):
        steps["search"] = lambda: Search(game, Stream(0, 0), 1).branches(match.view(match.turn))
        steps["analysis"] = lambda: loosely.chances(game, match.cfg, match.state, 1, 0, False)
    if game.part("solve"):
        steps["solver"] = lambda: solver.warm(game)
    steps["lab"] = lambda: Measured(batch)(0, 1)
    steps["environments"] = lambda: Tables(game, 1).begin(0)
    return steps


def serve(asked: argparse.Namespace) -> int:
    """Open the cafe: live tables in the browser, for people and bots."""
    from dicecafe.server.serve import environment
    from dicecafe.server.serve import serve as run
    from dicecafe.server.settings import Settings

    flags = {name: value for name, value in vars(asked).items() if name in Settings.__match_args__ and value is not None}
    return run(Settings(**environment() | flags), asked.open)


# ---------------------------------------------------------------- parsing
def parser() -> Parser:
    """The parser of all commands."""
    top = Parser("dicecafe", description="Dice games to play, to study and to simulate by the million.")
    top.add_argument("--version", action="version", version=f"dicecafe {__version__}")
    top.set_defaults(call=welcome)
    commands = top.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)

    def command(name: str, call: Callable[[argparse.Namespace], int], as_json: bool = True) -> Parser:
        said = (call.__doc__ or "").rstrip(".")
        new: Parser = commands.add_parser(name, help=said, description=said + ".")
        new.set_defaults(call=call)
        if as_json:
            new.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
        return new

    command("games", games)
    command("rules", rules).add_argument("game", metavar="GAME")
    arguments.of_play(command("play", play, as_json=False))
    arguments.of_serve(command("serve", serve, as_json=False))
    simulated = arguments.of_lab(command("simulate", simulate), "random,random", 10_000)
    simulated.add_argument("--records", metavar="FILE.jsonl", help="write every game as a record")
    arguments.of_kept(simulated)
    simulated.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="cuda: play on a GPU (cpu)")
    swept = arguments.of_lab(command("sweep", sweep), "greedy,greedy", 10_000)
    swept.add_argument("--against", action="append", default=[], metavar="NAME=VALUE", help="the other rule set's option")
    told = arguments.of_lab(command("report", report), "greedy,greedy", 100_000)
    told.add_argument("--html", metavar="FILE", help="write the whole report as one page")
    told.add_argument("--expert", type=arguments.count, default=0, metavar="N", help="games of an expert against greedy (0)")
    arguments.of_kept(told)
    arguments.of_many(command("tournament", tournament), "easy,medium,hard,expert", 100, "the bots; --games are for each pair")
    solved = command("solve", solve)
    solved.add_argument("game", metavar="GAME")
    solved.add_argument("--players", type=arguments.positive, default=2, metavar="N", help="how many (2)")
    solved.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    record = command("replay", replay, as_json=False)
    record.add_argument("record", metavar="RECORD", help="a .json, .jsonl or .txt file")
    record.add_argument("--number", type=int, default=1, metavar="N", help="which record of a .jsonl file, from 1")
    record.add_argument("--lines", type=arguments.count, metavar="N", help="only the first N lines")
    arguments.of_analyse(command("analyse", analyse))
    command("verify", verify).add_argument("record", metavar="RECORD", help="a .json, .jsonl or .txt file")
    command("bench", bench).add_argument("games", metavar="GAME", nargs="*", help="all games if none is named")
    new = command("warm", warm)
    new.add_argument("games", metavar="GAME", nargs="*", help="all games if none is named")
    new.add_argument("--only", choices=PARTS, action="append", help="one of the parts; may be given several times")
    return top


def _some_games(names: Sequence[str]) -> list[Game]:
    return [registry.load(name) for name in names or registry.names()]


def _menu(game: Game) -> dict[str, Any]:
    options = [{"name": o.name, "default": o.default, "range": o.range(), "help": o.help} for o in game.options]
    players = [game.seats[0], game.seats[-1]]
    return {
        "name": game.name, "title": game.title, "tagline": game.tagline, "designer": game.designer,
        "players": players, "minutes": game.minutes, "options": options,
    }  # fmt: skip
