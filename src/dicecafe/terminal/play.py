"""A whole game in the terminal: people at the keyboard, bots beside them, dice from the cafe or from the table."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType

from rich.markup import escape

from dicecafe import bots
from dicecafe.engine import registry
from dicecafe.engine.contract import CHANCE, OVER
from dicecafe.engine.dice import Dice, FairDice, StreamDice, TypedDice
from dicecafe.engine.errors import DiceCafeError, DiceError, FileError
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match, Player, View
from dicecafe.engine.options import Value
from dicecafe.engine.stream import Stream

from . import plain
from .console import Console, Left
from .saves import Save, fresh

HISTORY = 6  # sentences of what just happened that stay on the screen
PACE = 0.4  # seconds a bot's move stays before the next, so that a person can follow


class Session:
    """One game at one terminal."""

    def __init__(self, match: Match, save: Save, console: Console, whim: Stream, fast: bool) -> None:
        self.match, self.save, self.console, self.fast = match, save, console, fast
        self.face: ModuleType = match.game.part("screen") or plain
        self.bots: list[Player | None] = [
            bots.make(seat, match.game, whim) if seat.startswith("bot:") else None for seat in save.seats
        ]
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.told = len(match.log)  # lines already seen by the people here
        match.store = lambda log: save.write(match, log)

    def run(self) -> int:
        """Play until the game is over or the people leave; the exit code."""
        try:
            with self.console.open():
                self._play()
        except (Left, KeyboardInterrupt):
            self.console.say(f"\nSaved. Go on with: dicecafe play --resume {self.save.path}")
            return 0
        self.save.finish(self.match)
        self._goodbye()
        return 0

    def _play(self) -> None:
        if not self.match.log:
            self.save.write(self.match, [])
            self._welcome()
        while (seat := self.match.turn) != OVER:
            bot = self.bots[seat] if seat != CHANCE else None
            if seat == CHANCE:
                self._roll()
            elif bot is not None:
                self.match.play(seat, bot.choose(self.match.view(seat), self.match.legal(seat)))
                self._follow()
            else:
                self._decide(seat)

    def _welcome(self) -> None:
        dice = self.match.dice
        first = self.match.names[self.match.first]
        self.console.say(f"{self.match.game.title}: {self.match.game.tagline} {first} first.")
        if isinstance(dice, FairDice):
            self.console.say(f"The dice are fixed and sealed: {dice.commitment[:16]}... (dicecafe verify proves them at the end)")

    def _roll(self) -> None:
        if not isinstance(self.match.dice, TypedDice):
            self.match.roll()
            self._follow()
            return
        self._tell_news()
        while True:
            try:
                self.match.roll()
                return
            except DiceError as error:
                self.console.say(str(error))

    def _follow(self) -> None:
        """Let a person at a terminal see what just happened before the next thing does."""
        if self.console.live and not self.fast:
            self.console.show(escape(self.match.tell(len(self.match.log) - 1, self._viewer())))
            time.sleep(PACE)

    def _viewer(self) -> int | None:
        return self.people[0] if len(self.people) == 1 else None

    def _decide(self, seat: int) -> None:
        """Ask a person for one choice."""
        view, legal = self.match.view(seat), self.match.legal(seat)
        keys: dict[str, int] = self.face.keys(view)
        offered = {key: action for key, action in keys.items() if action in legal}
        self._page(seat, view, offered)
        while True:
            key = self.console.key("> ")
            if key in offered:
                self.match.play(seat, offered[key])
                return
            if key == "u" and self._undo(seat):
                return
            if key == "q":
                raise Left
            if key == "?":
                self.console.say(self.face.help(view) + f"\nAll the rules: dicecafe rules {self.match.game.name}")
            elif key != "u":
                self._refuse(seat, key, keys, offered)

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except FileError:
            raise
        except DiceCafeError as error:
            self.console.say(str(error))
            return False
        self.told = min(self.told, len(self.match.log))
        return True

    def _refuse(self, seat: int, key: str, keys: dict[str, int], offered: dict[str, int]) -> None:
        """Say why a key does nothing; a key of an action that is not legal gets the rule that forbids it."""
        try:
            if key in keys:
                self.match.play(seat, keys[key])
            elif key in self.match.action_words:
                self.match.play(seat, key)
        except DiceCafeError as error:
            self.console.say(str(error))
            return
        self.console.say(f"Please press one of {', '.join(offered)}, or ? for the rule." if key else "Please choose.")

    # ------------------------------------------------------------ drawing
    def _page(self, seat: int, view: View, offered: dict[str, int]) -> None:
        self.console.clear()
        self._heading(seat)
        self._tell_news()
        self.console.show(self.face.draw(view))
        choices = wrap([f"[{key}] {self.face.label(view, action)}" for key, action in offered.items()])
        self.console.show(f"\n{escape(choices)}\n[dim]\\[u] take back   \\[?] the rule   \\[q] save and leave[/]")

    def _heading(self, seat: int) -> None:
        points = self.match.points
        scores = "   ".join(
            f"[bold reverse] {escape(name)} {points[who]} [/]" if who == seat else f"{escape(name)} {points[who]}"
            for who, name in enumerate(self.match.names)
        )
        self.console.show(f"[bold]{escape(self.match.game.title)}[/]   {scores}")
        self.console.show("[dim]" + "─" * 79 + "[/]")

    def _tell_news(self) -> None:
        """What happened since the people here last looked; on a terminal the last few sentences stay."""
        start = max(0, len(self.match.log) - HISTORY) if self.console.live else self.told
        for number in range(start, len(self.match.log)):
            self.console.show(f"[dim]{escape(self.match.tell(number, self._viewer()))}[/]")
        self.told = len(self.match.log)

    def _goodbye(self) -> None:
        self._tell_news()
        record = self.match.record()
        assert record.result is not None
        names, result = self.match.names, record.result
        scores = ", ".join(f"{name} {points}" for name, points in zip(names, result["points"], strict=True))
        winners = " and ".join(names[seat] for seat in result["winners"])
        self.console.say(f"\nThe game is over: {scores}. Winner: {winners or 'nobody'}!")
        self.console.say(f"The record is {self.save.path}\nSee it again: dicecafe replay {self.save.path}")
        if isinstance(self.match.dice, FairDice):
            self.console.say(f"Prove the dice: dicecafe verify {self.save.path}")


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
    console = Console()
    dice: Dice = FairDice(nonces=[secrets.token_hex(8) for seat in seats if not seat.startswith("bot:")])
    if real_dice:
        dice = TypedDice(_asker(console))
    elif seed is not None:
        dice = StreamDice(seed)
    whim = Stream(secrets.randbits(32) if seed is None else seed, 1)
    starter = whim.below(max(1, len(seats))) if first is None else first
    match = Match(game, bots.names(seats), options, starter, dice)
    return Session(match, Save(fresh(game.name), list(seats)), console, whim, fast).run()


def resume(path: Path, fast: bool = False) -> int:
    """Go on with a saved game."""
    save, record, dice = Save.read(path)
    console = Console()
    match = Match.replay(registry.load(record.game), record)
    match.dice = dice or TypedDice(_asker(console))
    return Session(match, save, console, Stream(secrets.randbits(32), 1), fast).run()


def wrap(items: Sequence[str], width: int = 79) -> str:
    """Items side by side, on as many lines as they need."""
    lines = [""]
    for item in items:
        if lines[-1] and len(lines[-1]) + 3 + len(item) > width:
            lines.append(item)
        else:
            lines[-1] += f"   {item}" if lines[-1] else item
    return "\n".join(lines)


def _asker(console: Console) -> Callable[[Sequence[str]], str]:
    def ask(possible: Sequence[str]) -> str:
        console.say(f"Roll your dice. Each can show {', '.join(possible)}; type them all, first letters will do.")
        return console.line("your dice: ")

    return ask
