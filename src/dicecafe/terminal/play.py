"""Play in the terminal: a new game, or one that was saved."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path

from dicecafe import bots
from dicecafe.bots import cast
from dicecafe.engine import registry
from dicecafe.engine.dice import Dice, FairDice, StreamDice
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match
from dicecafe.engine.options import Value
from dicecafe.engine.real_dice import TypedDice
from dicecafe.engine.stream import Stream
from dicecafe.words import Message, say

from .console import Console
from .saves import Save, folder, fresh
from .session import Session


def start(
    game: Game,
    seats: Sequence[str],
    options: dict[str, Value],
    seed: int | None = None,
    real_dice: bool = False,
    first: int | None = None,
    fast: bool = False,
) -> int:
    """Play a new game; `seats` are names of people and bot:NAME."""
    bots.admit(seat for seat in seats if seat.startswith("bot:"))
    console = Console()
    dice: Dice = FairDice(nonces=[secrets.token_hex(8) for seat in seats if not seat.startswith("bot:")])
    if real_dice:
        dice = TypedDice(_asker(console))
    elif seed is not None:
        dice = StreamDice(seed)
    choices = Stream(secrets.randbits(32) if seed is None else seed, 1)
    starter = choices.below(max(1, len(seats))) if first is None else first
    match = Match(game, cast.names(seats), options, starter, dice)
    return Session(match, Save(fresh(game.name), list(seats)), console, choices, fast).run()


def resume(path: Path, fast: bool = False) -> int:
    """Go on with a saved game."""
    save, record, dice = Save.read(path)
    if path.resolve().parent == folder().resolve():  # a file from elsewhere names no code to run
        bots.admit(seat for seat in save.seats if seat.startswith("bot:"))
    console = Console()
    match = Match.replay(registry.load(record.game), record)
    match.dice = dice or TypedDice(_asker(console))
    return Session(match, save, console, Stream(secrets.randbits(32), 1), fast).run()


def _asker(console: Console) -> Callable[[Sequence[str]], str]:
    def ask(possible: Sequence[str]) -> str:
        return console.line(f"{say(Message('terminal-your-dice'))} ")

    return ask
