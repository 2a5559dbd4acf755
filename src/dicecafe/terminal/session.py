"""Session: one game at one terminal, people at the keyboard and bots beside them."""

from __future__ import annotations

import time
from functools import partial
from types import ModuleType
from typing import Any

from rich.markup import escape

from dicecafe import bots
from dicecafe.bots.advice import advise
from dicecafe.engine.contract import CHANCE, OVER
from dicecafe.engine.dice import FairDice, TypedDice
from dicecafe.engine.errors import DiceError, MoveError
from dicecafe.engine.match import Match, Player, View
from dicecafe.engine.stream import Stream

from . import plain
from .console import Console, Left
from .plain import Move, Note, Picking
from .saves import Save

HISTORY = 6  # sentences of what just happened that stay on the screen
AROUND = 6  # lines of a screen that are neither page nor history
PACE = 0.4  # seconds a bot's move stays before the next, so that a person can follow


class Face:
    """How a game looks here: what its `screen.py` draws, and for the rest the plain face."""

    def __init__(self, screen: ModuleType | None) -> None:
        self.screen = screen

    def __getattr__(self, name: str) -> Any:
        if name == "pick" and not hasattr(self.screen, "pick"):
            return partial(plain.pick, face=self)
        return getattr(self.screen, name, None) or getattr(plain, name)


class Session:
    """One game at one terminal."""

    def __init__(self, match: Match, save: Save, console: Console, whim: Stream, fast: bool) -> None:
        self.match, self.save, self.console, self.fast = match, save, console, fast
        self.face = Face(match.game.part("screen"))
        self.bots: list[Player | None] = [
            bots.make(seat, match.game, whim, match.cfg) if seat.startswith("bot:") else None for seat in save.seats
        ]
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.shared = match.game.has_secrets and len(people) > 1  # one device for several people with secrets
        self.viewer = people[0] if len(people) == 1 else None  # whose eyes are on the screen
        self.told = len(match.log)  # lines already seen by the people here
        match.store = lambda log, is_open: save.write(match, log, is_open)

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
            self.save.write(self.match, [], [])
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
        if self.match.next_is_dealt():
            self.match.roll(FairDice())  # nobody can type in what nobody may see, and the deck is ours
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
        if self.console.live and not self.fast and not self._setting_up():
            self.console.show(escape(self.match.tell(len(self.match.log) - 1, self.viewer)))
            time.sleep(PACE)

    def _setting_up(self) -> bool:
        """Whether nobody has decided anything yet."""
        return all(moment.who == CHANCE for moment in self.match.moments)

    def _decide(self, seat: int) -> None:
        """Ask a person for one choice."""
        self._curtain(seat)
        view = self.match.view(seat)
        picking: Picking = self.face.pick(view, self.match.legal(seat))
        shown = next(picking)
        while True:
            if isinstance(shown, int | Move):
                try:
                    self.match.play(seat, shown)
                    return
                except MoveError as error:
                    self.console.say(str(error))
            elif isinstance(shown, Note):
                self.console.say(shown)
            else:
                self._page(seat, view, shown)
            key = self.console.key("> ")
            if key == "q":
                raise Left
            if key == "u":
                if self._undo(seat):
                    return
                shown = Note("Choose another, or ? for the rule.")
            elif key == "h":
                self.console.say("Thinking ...")
                shown = Note(advise(view, self.match.legal(seat)).words)
            elif key == "?":
                shown = Note(f"{self.face.help(view)}\nAll the rules: dicecafe rules {self.match.game.name}")
            else:
                shown = Move(key) if key in self.match.action_words else picking.send(key)

    def _curtain(self, seat: int) -> None:
        """Hide one person's secrets before the next one looks."""
        if not self.shared or self.viewer == seat:
            return
        self.console.clear()
        self.viewer = None
        name = self.match.names[seat]
        if self.console.key(f"\n\nHand the device to {name}. Nobody else looks. {name}: press a key. ") == "q":
            raise Left
        self.viewer = seat

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except MoveError as error:
            self.console.say(str(error))
            return False
        self.told = min(self.told, len(self.match.log))
        return True

    # ------------------------------------------------------------ drawing
    def _page(self, seat: int, view: View, page: str) -> None:
        self.console.clear()
        self._heading(seat, view)
        self._tell_news(self.console.screen.height - page.count("\n") - AROUND)
        self.console.show(f"{page}\n[dim]\\[u] take back   \\[h] hint   \\[?] the rule   \\[q] save and leave[/]")

    def _heading(self, seat: int, view: View) -> None:
        """The game and everybody's points; many names leave no room for the game's."""
        scores = [f"{name} {self.face.score(view, who)}" for who, name in enumerate(view.names)]
        room = self.console.screen.width - len("   ".join(scores)) - 2
        title = self.match.game.title if len(self.match.game.title) + 3 <= room else ""
        named = [f"[bold reverse] {escape(s)} [/]" if who == seat else escape(s) for who, s in enumerate(scores)]
        self.console.show("   ".join([*([f"[bold]{escape(title)}[/]"] if title else []), *named]))
        self.console.show("[dim]" + "─" * 79 + "[/]")

    def _tell_news(self, room: int = HISTORY) -> None:
        """What happened since the people here last looked; on a terminal the last few sentences stay, as far as there is room."""
        last = max(0, min(HISTORY, room))
        start = max(0, len(self.match.log) - last) if self.console.live else self.told
        for number in range(start, len(self.match.log)):
            self.console.show(f"[dim]{escape(self.match.tell(number, self.viewer))}[/]")
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
