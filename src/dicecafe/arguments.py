"""Arguments: how the words of a command line are read. What is done with them is in `cli`."""

from __future__ import annotations

import argparse
from typing import NoReturn

from dicecafe.engine.errors import DiceCafeError


class UsageError(DiceCafeError):
    """A command line that can't be understood."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are errors like all others."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and how to see what is right."""
        raise UsageError("usage", f"{message[:1].upper()}{message[1:]}. See: {self.prog} --help")


def of_play(command: Parser) -> None:
    """What `play` takes."""
    command.add_argument("game", metavar="GAME", nargs="?")
    command.add_argument(
        "--players", default="you,bot:greedy", help="people by name; bot:easy to bot:expert, bot:perfect (you,bot:greedy)"
    )
    command.add_argument("--seed", type=count, metavar="N", help="dice that can be had again")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    command.add_argument("--dice", choices=("cafe", "real"), default="cafe", help="real: you type in what your dice show")
    command.add_argument("--first", type=count, metavar="SEAT", help="the seat that starts (else by lot)")
    command.add_argument("--fast", action="store_true", help="no pauses while bots play")
    command.add_argument("--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game (the last one)")


def of_serve(command: Parser) -> None:
    """What `serve` takes."""
    command.add_argument("--host", metavar="ADDRESS", help="where to listen (127.0.0.1; 0.0.0.0 for the whole network)")
    command.add_argument("--port", type=positive, metavar="N", help="(8000)")
    command.add_argument("--store", metavar="FILE|URL", help="a SQLite file or postgresql://... (cafe.db)")
    command.add_argument("--redis", metavar="URL", help="redis://..., to keep several processes in step at once")
    command.add_argument("--workers", type=positive, metavar="N", help="processes (1)")
    command.add_argument("--origins", action="append", metavar="URL", help="another site whose pages may connect (repeatable)")
    command.add_argument("--trust-proxy", action="store_true", default=None, help="take addresses from X-Forwarded-For")
    command.add_argument("--open", action="store_true", help="open the page in a browser")


def of_lab(command: Parser, players: str, games: int) -> Parser:
    """What the commands of the lab have in common."""
    of_many(command, players, games, "bots by seat: random, greedy, easy to expert, perfect")
    command.add_argument("--first", type=count, default=0, metavar="SEAT", help="the seat that starts (0)")
    command.add_argument("--cores", type=positive, metavar="N", help="threads to play on (all cores)")
    command.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, local, or its address")
    return command


def of_many(command: Parser, players: str, games: int, who: str) -> None:
    """What commands that play many games take."""
    command.add_argument("game", metavar="GAME")
    command.add_argument("--players", default=players, help=f"{who} ({players})")
    command.add_argument("--games", type=positive, default=games, metavar="N", help=f"how many ({games})")
    command.add_argument("--seed", type=count, default=0, metavar="N", help="of the dice and the bots' whims (0)")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")


def of_kept(command: Parser) -> None:
    """What commands that keep their sums take."""
    command.add_argument("--stats", metavar="FILE.json", help="keep the sums of all statistics in a file")
    command.add_argument("--resume", action="store_true", help="go on with the games of that file")


def of_analyse(command: Parser) -> None:
    """What `analyse` takes."""
    command.add_argument("record", metavar="RECORD", help="a .json, .jsonl or .txt file")
    command.add_argument("--number", type=int, default=1, metavar="N", help="which record of a .jsonl file, from 1")
    command.add_argument("--html", metavar="FILE", help="write a page with the plot and every move")
    command.add_argument("--playouts", type=positive, metavar="N", help="for each position that is not solved (by the game)")


def count(text: str) -> int:
    """A whole number from 0 on."""
    number = int(text)
    if not 0 <= number < 1 << 63:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 0 to 2^63-1")
    return number


def positive(text: str) -> int:
    """A whole number from 1 on."""
    if count(text) == 0:
        raise argparse.ArgumentTypeError("it must be at least 1")
    return int(text)


count.__name__ = positive.__name__ = "whole number"  # what argparse calls the type in its complaints


def players(text: str) -> list[str]:
    """Who sits where."""
    players = [name.strip() for name in text.split(",")]
    if not all(players):
        raise UsageError("usage", f"Players are names with commas between them, not {text!r}.")
    return players
