"""The command line: parse and call. Exit codes: 0 done, 1 the thing asked for is not so, 2 bad usage."""

from __future__ import annotations

import errno
import json
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dicecafe import __version__, arguments, usage
from dicecafe.engine import options as option_words
from dicecafe.engine import registry
from dicecafe.engine.errors import DiceCafeError, FileError, GameError, RecordError, did_you_mean
from dicecafe.engine.exits import BAD_USAGE, NO_START, NOT_SO, STOPPED, complain
from dicecafe.engine.game import Game, span
from dicecafe.learn.command import train
from dicecafe.terminal.encodings import discard_output, readable, transliterate_output
from dicecafe.usage import PROGRAM, UsageError
from dicecafe.words import Message, language, say, set_language, system_language

if TYPE_CHECKING:
    from dicecafe.lab.batch import Batch
    from dicecafe.lab.run import RunSettings

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # what a disk says that takes no more
NOT_SO_CODES = ("file/unwritable", "file/no-folder", "bot/failed", "bot/illegal", "backup/", "admin/")  # besides those of records
ENGLISH = "en"  # what programs read, whatever people do


def main(given: Sequence[str] | None = None) -> int:
    """Run one command in the language it asks for; the exit code."""
    words = [readable(word) for word in (sys.argv[1:] if given is None else given)]
    before = language()
    transliterate_output(sys.stdout, sys.stderr)
    try:
        set_language(system_language())
        chosen, rest = usage.take_language(words)
        set_language(chosen)
        code = run(rest)
        sys.stdout.flush()
        return code
    except DiceCafeError as error:
        return _complain(error, "--json" in words)
    except KeyboardInterrupt:
        print(say(Message("command-stopped")), file=sys.stderr)
        return STOPPED
    except BrokenPipeError:  # the reader has seen enough, as with `| head`
        sys.stderr.close()
        return 0
    except OSError as error:
        if error.errno not in FULL:
            raise
        discard_output(sys.stdout, sys.stderr)
        return _complain(FileError("file/unwritable", Message("output-unwritable", error=str(error.strerror).lower())), False)
    finally:
        set_language(before)


def run(words: Sequence[str]) -> int:
    """Run one command in the language that is set; the exit code, or a DiceCafeError."""
    if not words:
        return welcome()
    name, *rest = words
    if name in ("-h", "--help"):
        print(overview())
        return 0
    if name == "--version":
        print(f"{PROGRAM} {__version__}")
        return 0
    known = {parser.name: parser for parser in arguments.parsers()}
    if name not in known:
        unknown = Message("usage-unknown", word=name) if name.startswith("-") else Message("usage-command", word=name)
        raise usage.wrong(PROGRAM, did_you_mean(unknown, name, [*known, "--help", "--version", "--language"]))
    asked = known[name].read(rest)
    if asked.help:
        print(known[name].help())
        return 0
    return COMMANDS[name](asked)


def _complain(error: DiceCafeError, as_json: bool) -> int:
    """Say what is wrong: to people in their language, to programs by code and id, with the English words beside them."""
    if as_json:
        print(json.dumps({"error": error.as_dict()}))
    complain(error)
    if error.code.startswith("serve/"):
        return NO_START
    return NOT_SO if isinstance(error, RecordError) or error.code.startswith(NOT_SO_CODES) else BAD_USAGE


# ---------------------------------------------------------------- commands
def welcome() -> int:
    """What dicecafe can do, and the games."""
    print(f"{overview()}\n\n{say(Message('games-heading'))}")
    return games(Namespace(json=False))


def overview() -> str:
    """The help of all commands together."""
    commands = [(parser.name, parser.about) for parser in arguments.parsers()]
    options = usage.option_rows([usage.LANGUAGE, usage.VERSION, usage.HELP])
    line = f"{PROGRAM} {say(Message('value-command'))}"
    return usage.page(line, Message("command-about"), (Message("usage-commands"), commands), (Message("usage-options"), options))


def games(asked: Namespace) -> int:
    """List the games."""
    known: list[Game] = []
    for name in registry.names():
        try:
            known.append(registry.load(name))
        except GameError as error:  # one broken game must not hide the others
            complain(error)
    if asked.json:
        print(json.dumps({"games": [_menu(game) for game in known]}))
        return 0
    seats = [say(Message("games-players", players=span(game.seats))) for game in known]
    minutes = [say(Message("games-minutes", minutes=game.minutes)) for game in known]
    left, middle, right = (max(map(len, column)) for column in ([game.name for game in known], seats, minutes))
    width = usage.WIDTH if sys.stdout.isatty() else sys.maxsize  # into a pipe, a game is a line
    for game, who, long in zip(known, seats, minutes, strict=True):
        head = f"{game.name:{left}}  {who:>{middle}}  {long:>{right}}"
        print("\n".join(usage.columns(head, game.speech().say(Message("tagline")), len(head), width)))
    return 0


def rules(asked: Namespace) -> int:
    """Print a game's rules, its rulings and its options."""
    game = registry.load(asked.game)
    if asked.json:
        rulings = {ruling.number: ruling.text for ruling in game.rulings.values()}
        print(json.dumps({**_menu(game), "rules": game.rules_text, "rulings": rulings}))
    elif sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(game.rules_in(language())))
    else:
        print(game.rules_in(language()))
    return 0


def play(asked: Namespace) -> int:
    """Play in the terminal."""
    from dicecafe.terminal import play as terminal
    from dicecafe.terminal import saves

    if asked.resume is not None:
        return terminal.resume(Path(asked.resume) if asked.resume else saves.latest(), asked.fast)
    if asked.game is None:
        raise UsageError("usage", Message("usage-which-game", command=f"{PROGRAM} play", games=registry.names()))
    game = registry.load(asked.game)
    seats = arguments.players(asked.players)
    given = option_words.parse(game.options, asked.option, game.title)
    return terminal.start(game, seats, given, asked.seed, asked.dice == "real", asked.first, asked.fast)


def simulate(asked: Namespace) -> int:
    """Play many games of bots, and sum them up."""
    from dicecafe.lab.run import run

    batch, settings = _batch(asked)
    return run(batch, Path(asked.records) if asked.records else None, settings, asked.json)


def sweep(asked: Namespace) -> int:
    """Play a game under several rule sets with the same dice, and tell which differences are real."""
    from dicecafe.lab import sweep as lab

    sets = lab.rule_sets(registry.load(asked.game), asked.option, asked.against)
    batch, settings = _batch(asked, sets[0][1])
    return lab.run(batch, sets, settings, asked.json)


def tune(asked: Namespace) -> int:
    """Tune options and numbers of cards towards goals, and confirm what came of it on fresh dice."""
    from dicecafe.lab.tuned import Request, run

    batch, settings = _batch(asked, {})
    wanted = Request(asked.goal, asked.option, asked.card, asked.keep, asked.tries, asked.confirm, asked.out)
    return run(batch, settings, wanted, asked.json)


def report(asked: Namespace) -> int:
    """Tell what is unbalanced in a game, by how much, and how sure that is."""
    from dicecafe.lab.report import run

    batch, settings = _batch(asked)
    return run(batch, settings, asked.expert, Path(asked.html) if asked.html else None, asked.json)


def _batch(asked: Namespace, given: dict[str, Any] | None = None) -> tuple[Batch, RunSettings]:
    """The games that a command of the lab asks for, and where to play them."""
    from dicecafe.lab.batch import Batch
    from dicecafe.lab.run import RunSettings

    game, stats = registry.load(asked.game), getattr(asked, "stats", None)
    if given is None:
        given = option_words.parse(game.options, asked.option, game.title)
    if getattr(asked, "resume", False) and not stats:
        raise UsageError("usage", Message("usage-resume", option="--resume", stats="--stats"))
    batch = Batch(game, arguments.players(asked.players), given, asked.games, asked.seed, asked.first)
    return batch, RunSettings(
        asked.cores, asked.ray, Path(stats) if stats else None, bool(stats and asked.resume), getattr(asked, "device", "cpu")
    )


def tournament(asked: Namespace) -> int:
    """Let bots play each other, and rate them."""
    from dicecafe.lab.tournament import run

    return run(registry.load(asked.game), arguments.players(asked.players), asked.option, asked.games, asked.seed, asked.json)


def evaluate(asked: Namespace) -> int:
    """Tell how well a bot plays a game."""
    from dicecafe.lab.evaluate import run

    if asked.game is None:
        command = f"{PROGRAM} evaluate {asked.bot} --game"
        raise UsageError("usage", Message("usage-which-game", command=command, games=registry.names()))
    game = registry.load(asked.game)
    given = option_words.parse(game.options, asked.option, game.title)
    return run(game, asked.bot, given, asked.games, asked.decisions, asked.seed, asked.expert, asked.cores, asked.json)


def depth(asked: Namespace) -> int:
    """Tell how much skill a game has room for."""
    from dicecafe.lab.depth import run

    game = registry.load(asked.game)
    return run(game, asked.option, asked.games, asked.split, asked.decisions, asked.seed, asked.expert, asked.cores, asked.json)


def solve(asked: Namespace) -> int:
    """Work out the exact chances of a game."""
    from dicecafe.solver.report import run

    game = registry.load(asked.game)
    return run(game, asked.players, option_words.parse(game.options, asked.option, game.title), asked.json)


def replay(asked: Namespace) -> int:
    """Step through a record."""
    from dicecafe.engine.record import Record
    from dicecafe.terminal.replay import replay as step

    return step(Record.load(Path(asked.record), asked.number), asked.lines)


def analyse(asked: Namespace) -> int:
    """Tell the chances along a record, its mistakes and its luck; of several records, what they come to."""
    from dicecafe.coach.report import run, run_many
    from dicecafe.engine.record import Record

    if not asked.records:
        raise usage.wrong(f"{PROGRAM} analyse", Message("usage-missing", value=Message("value-record")))
    paths = [Path(path) for path in asked.records]
    records = [one for path in paths for one in ([Record.load(path, asked.number)] if asked.number else Record.load_all(path))]
    if len(records) == 1:
        return run(records[0], asked.playouts, asked.seed, asked.json, Path(asked.html) if asked.html else None)
    if asked.html:
        raise usage.wrong(f"{PROGRAM} analyse", Message("usage-one-record", name="--html", records=len(records)))
    return run_many(records, asked.playouts, asked.seed, asked.json)


def verify(asked: Namespace) -> int:
    """Replay a record and roll its dice again."""
    from dicecafe.terminal.verify import verify as check

    return check(Path(asked.record), Path(asked.pinned) if asked.pinned else None, asked.json)


def bench(asked: Namespace) -> int:
    """Measure random playouts on this machine."""
    from dicecafe.lab.bench import bench as measure

    return measure(_some_games(asked.games), asked.json)


def warm(asked: Namespace) -> int:
    """Compile the games ahead, so that nobody waits for the compiler."""
    from time import perf_counter

    from dicecafe.engine.progress import progress_bar

    rows: list[dict[str, Any]] = []
    for game in _some_games(asked.games):
        steps, parts = compiling(game), dict[str, float]()
        if asked.only:
            steps = {part: compile_it for part, compile_it in steps.items() if part in asked.only}
        with progress_bar(len(steps), say(Message("doing-compiling", game=game.name))) as progress:
            for done, (part, compile_it) in enumerate(steps.items(), 1):
                started = perf_counter()
                compile_it(game)
                parts[part] = perf_counter() - started
                progress(done)
        rows.append({"game": game.name, "seconds": sum(parts.values()), "parts": parts})
        if not asked.json:
            timings = [Message("warm-part", part=part, seconds=seconds) for part, seconds in parts.items()]
            print(say(Message("warm-ready", game=game.name, seconds=sum(parts.values()), parts=timings)), flush=True)
    if asked.json:
        print(json.dumps({"games": rows}))
    return 0


def compiling(game: Game) -> dict[str, Callable[[Game], None]]:
    """What there is to compile for a game, by name, and what compiles it."""
    from dicecafe import bots, coach, envs, lab, solver

    steps: dict[str, tuple[Callable[[Game], None], str | None]] = {  # and the part that a game needs for it
        "playouts": (lab.warm_playouts, None),
        "search": (bots.warm, "hints"),
        "analysis": (coach.warm, "hints"),
        "solver": (solver.warm, "solve"),
        "lab": (lab.warm, None),
        "environments": (envs.warm, None),
    }
    return {part: compile_it for part, (compile_it, needed) in steps.items() if not needed or game.part(needed)}


def deck(asked: Namespace) -> int:
    """Write a deck to start from, check one, compare two, or draw the cards of one."""
    from dicecafe.terminal import decks

    fewest, most = arguments.DECKS[asked.doing]
    if not fewest <= len(asked.decks) <= most:
        about = Message("usage-decks", doing=asked.doing, range=span(range(fewest, most + 1)), n=len(asked.decks))
        raise usage.wrong(f"{PROGRAM} deck", about)
    return decks.run(asked.doing, [*asked.decks, None], asked.game, asked.json)


def serve(asked: Namespace) -> int:
    """Open the cafe: live tables in the browser, for people and bots."""
    from dicecafe.server import sources
    from dicecafe.server.serve import start as run

    flags = {name: value for name, value in vars(asked).items() if name in sources.KINDS and value}
    found = sources.find(flags, asked.settings or "")
    if asked.show_settings:
        print(sources.shown(found))
        return 0
    return run(found.settings, asked.open)


def admin(asked: Namespace) -> int:
    """Tables and decks of a store: listed, closed, deleted, exported."""
    from dicecafe.server.admin import report

    if bool(asked.names) == (asked.doing in ("tables", "decks")) and asked.doing != "export":
        raise usage.wrong(f"{PROGRAM} admin", Message(f"usage-admin-{'none' if asked.names else 'which'}", doing=asked.doing))
    if asked.doing != "cards":
        return report.managed(asked.doing, asked.store, asked.names, asked.json)
    from dicecafe.terminal import decks

    return max(decks.cards(decks.Source(*one), asked.json) for one in report.cards(asked.store, asked.names))


def backup(asked: Namespace) -> int:
    """Copy a store into a file while servers use it."""
    from dicecafe.server.admin import backups, report

    return report.copied("backup", backups.backup(asked.store, Path(asked.file)), asked.json)


def restore(asked: Namespace) -> int:
    """Make a store of a backup."""
    from dicecafe.server.admin import backups, report

    return report.copied("restore", backups.restore(Path(asked.file), asked.store, asked.replace), asked.json)


COMMANDS: dict[str, Callable[[Namespace], int]] = {
    call.__name__: call for call in (
        games, rules, play, serve, admin, backup, restore, simulate, sweep, tune, report, tournament, evaluate, depth, solve,
        train, replay, analyse, verify, deck, bench, warm,
    )
}  # fmt: skip


def _some_games(names: Sequence[str]) -> list[Game]:
    return [registry.load(name) for name in names or registry.names()]


def _menu(game: Game) -> dict[str, Any]:
    """What a menu says of a game, for programs."""
    spoken = game.speech(language=ENGLISH)
    options = [
        {"name": o.name, "default": o.default, "range": spoken.say(o.range()), "help": spoken.say(Message(f"option-{o.name}"))}
        for o in game.options
    ]
    players = [game.seats[0], game.seats[-1]]
    return {
        "name": game.name, "title": game.title, "tagline": spoken.say(Message("tagline")), "designer": game.designer,
        "players": players, "minutes": game.minutes, "options": options,
    }  # fmt: skip
