"""The command line: parse and call. Exit codes: 0 done, 1 the thing asked for is not so, 2 bad usage."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from dicecafe import __version__
from dicecafe.engine import options as option_words
from dicecafe.engine import registry
from dicecafe.engine.errors import DiceCafeError, GameError, RecordError
from dicecafe.engine.game import Game, span

NOT_SO, BAD_USAGE = 1, 2


class UsageError(DiceCafeError):
    """A command line that can't be understood."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are errors like all others."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and how to see what is right."""
        raise UsageError("usage", f"{message[:1].upper()}{message[1:]}. See: {self.prog} --help")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
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
    seats = _players(asked.players)
    given = option_words.parse(game.options, asked.option, game.title)
    return terminal.start(game, seats, given, asked.seed, asked.dice == "real", asked.first, asked.fast)


def simulate(asked: argparse.Namespace) -> int:
    """Play many games of bots, and sum them up."""
    from dicecafe.lab.run import run

    game = registry.load(asked.game)
    given = option_words.parse(game.options, asked.option, game.title)
    records = Path(asked.records) if asked.records else None
    return run(game, _players(asked.players), given, asked.games, asked.seed, asked.first, records, asked.cores, asked.json)


def tournament(asked: argparse.Namespace) -> int:
    """Let bots play each other, and rate them."""
    from dicecafe.engine.progress import progress_bar
    from dicecafe.lab import tournament as round_robin

    game, entrants = registry.load(asked.game), _players(asked.players)
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
    from dicecafe.lab.batch import Batch, records, simulate

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
    _play_arguments(command("play", play, as_json=False))
    _serve_arguments(command("serve", serve, as_json=False))
    _simulate_arguments(command("simulate", simulate))
    rated = command("tournament", tournament)
    rated.add_argument("game", metavar="GAME")
    rated.add_argument("--players", default="easy,medium,hard,expert", help="the bots (easy,medium,hard,expert)")
    rated.add_argument("--games", type=_positive, default=100, metavar="N", help="for each pair (100)")
    rated.add_argument("--seed", type=_count, default=0, metavar="N", help="of the dice and the bots' whims (0)")
    rated.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    solved = command("solve", solve)
    solved.add_argument("game", metavar="GAME")
    solved.add_argument("--players", type=_positive, default=2, metavar="N", help="how many (2)")
    solved.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    record = command("replay", replay, as_json=False)
    record.add_argument("record", metavar="RECORD", help="a .json, .jsonl or .txt file")
    record.add_argument("--number", type=int, default=1, metavar="N", help="which record of a .jsonl file, from 1")
    record.add_argument("--lines", type=_count, metavar="N", help="only the first N lines")
    _analyse_arguments(command("analyse", analyse))
    command("verify", verify).add_argument("record", metavar="RECORD", help="a .json, .jsonl or .txt file")
    command("bench", bench).add_argument("games", metavar="GAME", nargs="*", help="all games if none is named")
    command("warm", warm).add_argument("games", metavar="GAME", nargs="*", help="all games if none is named")
    return top


def _play_arguments(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", nargs="?")
    command.add_argument(
        "--players", default="you,bot:greedy", help="people by name; bot:easy to bot:expert, bot:perfect (you,bot:greedy)"
    )
    command.add_argument("--seed", type=_count, metavar="N", help="dice that can be had again")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    command.add_argument("--dice", choices=("cafe", "real"), default="cafe", help="real: you type in what your dice show")
    command.add_argument("--first", type=_count, metavar="SEAT", help="the seat that starts (else by lot)")
    command.add_argument("--fast", action="store_true", help="no pauses while bots play")
    command.add_argument("--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game (the last one)")


def _serve_arguments(command: Parser) -> None:
    command.add_argument("--host", metavar="ADDRESS", help="where to listen (127.0.0.1; 0.0.0.0 for the whole network)")
    command.add_argument("--port", type=_positive, metavar="N", help="(8000)")
    command.add_argument("--store", metavar="FILE|URL", help="a SQLite file or postgresql://... (cafe.db)")
    command.add_argument("--redis", metavar="URL", help="redis://..., to keep several processes in step at once")
    command.add_argument("--workers", type=_positive, metavar="N", help="processes (1)")
    command.add_argument("--origins", action="append", metavar="URL", help="another site whose pages may connect (repeatable)")
    command.add_argument("--trust-proxy", action="store_true", default=None, help="take addresses from X-Forwarded-For")
    command.add_argument("--open", action="store_true", help="open the page in a browser")


def _simulate_arguments(command: Parser) -> None:
    command.add_argument("game", metavar="GAME")
    command.add_argument("--players", default="random,random", help="bots by seat: random, greedy (random,random)")
    command.add_argument("--games", type=_positive, default=10_000, metavar="N", help="how many (10000)")
    command.add_argument("--seed", type=_count, default=0, metavar="N", help="of the dice and the bots' whims (0)")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    command.add_argument("--first", type=_count, default=0, metavar="SEAT", help="the seat that starts (0)")
    command.add_argument("--records", metavar="FILE.jsonl", help="write every game as a record")
    command.add_argument("--cores", type=_positive, metavar="N", help="threads to play on (all cores)")


def _analyse_arguments(command: Parser) -> None:
    command.add_argument("record", metavar="RECORD", help="a .json, .jsonl or .txt file")
    command.add_argument("--number", type=int, default=1, metavar="N", help="which record of a .jsonl file, from 1")
    command.add_argument("--html", metavar="FILE", help="write a page with the plot and every move")
    command.add_argument("--playouts", type=_positive, metavar="N", help="for each position that is not solved (by the game)")


def _count(text: str) -> int:
    number = int(text)
    if not 0 <= number < 1 << 63:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 0 to 2^63-1")
    return number


def _positive(text: str) -> int:
    if _count(text) == 0:
        raise argparse.ArgumentTypeError("it must be at least 1")
    return int(text)


_count.__name__ = _positive.__name__ = "whole number"  # what argparse calls the type in its complaints


def _players(text: str) -> list[str]:
    players = [name.strip() for name in text.split(",")]
    if not all(players):
        raise UsageError("usage", f"Players are names with commas between them, not {text!r}.")
    return players


def _some_games(names: Sequence[str]) -> list[Game]:
    return [registry.load(name) for name in names or registry.names()]


def _menu(game: Game) -> dict[str, Any]:
    options = [{"name": o.name, "default": o.default, "range": o.range(), "help": o.help} for o in game.options]
    players = [game.seats[0], game.seats[-1]]
    return {
        "name": game.name, "title": game.title, "tagline": game.tagline, "designer": game.designer,
        "players": players, "minutes": game.minutes, "options": options,
    }  # fmt: skip
