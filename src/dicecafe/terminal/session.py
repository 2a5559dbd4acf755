"""Session: one game at one terminal, people at the keyboard and bots beside them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from types import ModuleType
from typing import Any

from rich.cells import cell_len
from rich.markup import escape

from dicecafe import bots
from dicecafe.bots.advice import advise
from dicecafe.engine import ending
from dicecafe.engine.contract import CHANCE, OVER, Seat
from dicecafe.engine.dice import FairDice
from dicecafe.engine.errors import DiceError, MoveError
from dicecafe.engine.match import Match, Player, View
from dicecafe.engine.real_dice import TypedDice, next_dice, retypable
from dicecafe.engine.stream import Stream
from dicecafe.words import Message, say

from . import formatting, news, plain
from .console import Console, Left
from .plain import Move, Note, Picking
from .saves import Save

HISTORY = 6  # rows of what just happened that stay on the screen; all since a person's own last choice, where there is room
AROUND = 6  # lines of a screen that are neither page nor history
PACE = 0.7  # seconds a bot's step stays before the next, so that a person can follow
KEYS = (  # what every page offers
    ("u", Message("terminal-undo")),
    ("h", Message("terminal-hint")),
    ("?", Message("terminal-rule")),
    ("q", Message("terminal-leave")),
)


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

    def __init__(self, match: Match, save: Save, console: Console, choices: Stream, fast: bool) -> None:
        self.match, self.save, self.console, self.fast = match, save, console, fast
        self.face = Face(match.game.part("screen"))
        self.bots: list[Player | None] = [
            bots.make(seat, match.game, choices, match.cfg) if seat.startswith("bot:") else None for seat in save.seats
        ]
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.shared = match.game.has_secrets and len(self.people) > 1  # one device for several people with secrets
        self.you = self.people[0] if len(self.people) == 1 else None  # the seat of the one person at the keyboard
        self.viewer = self.you  # whose eyes are on the screen
        self.shown_lines = len(match.log)  # lines already seen by the people here
        self.speech = formatting.speech_of(match, self.you)
        self.names = formatting.display_names(match.names, self.you)
        self.greeting: list[str] = []  # said at the start, and on a terminal until somebody here has chosen
        match.store = lambda log, is_open: save.write(match, log, is_open)

    def run(self) -> int:
        """Play until the game is over or the people leave; the exit code."""
        try:
            with self.console.open():
                self._play()
        except (Left, KeyboardInterrupt):
            self._saved()
            return 0
        except bots.BotError:
            self._saved()
            raise
        self.save.finish(self.match)
        self._goodbye()
        return 0

    def _saved(self) -> None:
        self.console.say("\n" + say(Message("terminal-saved", command=f"dicecafe play --resume {self.save.path}")), whole=True)

    def _play(self) -> None:
        if not self.match.log:
            self.save.write(self.match, [], [])
            self.greeting = list(self._greeting())
            if not self.console.live:
                self.console.say("\n".join(self.greeting))
        while (seat := self.match.turn) != OVER:
            bot = self.bots[seat] if seat != CHANCE else None
            if seat == CHANCE:
                self._roll()
            elif bot is not None:
                self.match.play(seat, bot.choose(self.match.view(seat), self.match.legal(seat)))
                self._follow()
            else:
                self._decide(seat)

    def _greeting(self) -> Iterator[str]:
        """Which game it is, who begins, which bots play, and that the dice are fixed."""
        dice = self.match.dice
        first = self.match.first
        about = Message("terminal-welcome", game=self.match.game.title, tagline=Message("tagline"), name=self.names[first])
        yield self.speech.say(about, who=first)
        if playing := [
            Message("terminal-bot", name=name, level=Message("level", level=seat.removeprefix("bot:")))
            for name, seat in zip(self.names, self.save.seats, strict=True)
            if seat.startswith("bot:")
        ]:
            yield say(Message("terminal-bots", bots=playing))
        if isinstance(dice, FairDice):
            yield say(Message("terminal-sealed", commitment=dice.commitment[:16], command="dicecafe verify"))

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
            if not self.match.dice.typed:
                self._say("", _roll_yours(next_dice(self.match)))
            try:
                self.match.roll()
                return
            except DiceError as error:
                self.console.say(error.say())

    def _follow(self) -> None:
        """Show a person at a terminal what just happened before the next thing does; a choice of their own shows it itself."""
        turn = self.match.turn
        if not self.console.live or self.fast or turn in (OVER, *self.people) or self._setting_up():
            return
        view = replace(self.match.view(self.viewer), names=self.names)
        self._table(turn if turn != CHANCE else self.match.moments[-1].who, view, self.face.draw(view))
        time.sleep(PACE)

    def _setting_up(self) -> bool:
        """Whether nobody has decided anything yet."""
        return all(moment.who == CHANCE for moment in self.match.moments)

    def _decide(self, seat: Seat) -> None:
        """Ask a person for one choice."""
        self._curtain(seat)
        view = replace(self.match.view(seat), names=self.names)
        picking: Picking = self.face.pick(view, self.match.legal(seat))
        shown = next(picking)
        losing = {self.match.notation(seat, a): a for a in ending.losing(view.game, view.cfg, view.state, seat)}
        while True:
            if isinstance(shown, int | Move):
                try:
                    move = shown if isinstance(shown, Move) else self.match.notation(seat, shown)
                    if move not in losing:
                        self.match.play(seat, shown)
                        return
                    self._say("", Message("terminal-losing", move=plain.label(view, losing.pop(move))))  # asked once
                except MoveError as error:
                    self.console.say(error.say())
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
                shown = Note(say(Message("terminal-another")))
            elif key == "h":
                self._say("", Message("terminal-thinking"))
                shown = Note("\n".join(advise(view, self.match.legal(seat)).lines(self.speech)))
            elif key == "?":
                rules = say(Message("terminal-all-rules", command=f"dicecafe rules {self.match.game.name}"))
                shown = Note(f"{self.face.help(view)}\n{rules}")
            else:
                shown = Move(key) if key in self.match.action_notation else picking.send(key)

    def _curtain(self, seat: Seat) -> None:
        """Hide one person's secrets before the next one looks."""
        if not self.shared or self.viewer == seat:
            return
        self.console.clear()
        self.viewer = None
        hand_over = say(Message("terminal-hand-over", name=self.names[seat]))
        if self.console.key(f"\n\n{hand_over} ") == "q":
            raise Left
        self.viewer = seat

    def _undo(self, seat: Seat) -> bool:
        real = isinstance(self.match.dice, TypedDice) and retypable(self.match)
        try:
            self.match.undo(CHANCE if real else seat)
        except MoveError as error:
            self.console.say(error.say())
            return False
        self.shown_lines = min(self.shown_lines, len(self.match.log))
        return True

    # ------------------------------------------------------------ drawing
    def _page(self, seat: Seat, view: View, page: str) -> None:
        self._table(seat, view, page)
        keys = plain.wrap([f"[{key}] {say(does)}" for key, does in KEYS])
        self.console.show(f"[dim]{escape(keys)}[/]")

    def _table(self, seat: Seat, view: View, page: str, below: int = 0) -> None:
        """A fresh screen: everybody's points, what happened, and a page, with so many lines to come below it."""
        self.console.clear()
        self._heading(seat, view)
        if need := ending.need(view.game, view.cfg, view.state):
            self.console.show(f"[bold]{escape(self.speech.say(need[1], who=need[0]))}[/]")
        self._tell_news(self.console.screen.height - page.count("\n") - AROUND - below)
        self.console.show(page)

    def _heading(self, seat: Seat, view: View) -> None:
        """The game and everybody's points; many names leave no room for the game's."""
        scores = [f"{name} {self.face.score(view, who)}" for who, name in enumerate(view.names)]
        room = self.console.screen.width - cell_len("   ".join(scores)) - 2
        title = self.match.game.title if len(self.match.game.title) + 3 <= room else ""
        named = [f"[bold reverse] {escape(s)} [/]" if who == seat else escape(s) for who, s in enumerate(scores)]
        self.console.show("   ".join([*([f"[bold]{escape(title)}[/]"] if title else []), *named]))
        self.console.show("[dim]" + "─" * 79 + "[/]")

    def _tell_news(self, room: int = HISTORY) -> None:
        """What happened since the people here last looked; on a terminal also what was before it, where there is room."""
        live = self.console.live
        start, own = news.latest(self.match, self.people) if live else (self.shown_lines, len(self.match.log))
        rows = news.rows(self.match, start, self.viewer, self.you)
        if live:
            new = sum(row.last > own for row in rows)
            rows = rows[-min(room, max(new + 1, HISTORY)) :] if room > 0 else []
            taken = sum(1 + cell_len(line) // news.WIDTH for line in self.greeting)
            for line in self.greeting if own < 0 and len(rows) + taken <= room else []:
                self.console.say(line)
        for row in rows:
            self.console.show(escape(row.text) if row.last > own else f"[dim]{escape(row.text)}[/]")
        self.shown_lines = len(self.match.log)

    def _goodbye(self) -> None:
        record = self.match.record()
        assert record.result is not None
        lines = ["", formatting.result(self.match, record.result, self.you), *formatting.came_from(self.match, self.you)]
        path = self.save.path
        paths = [Message("terminal-record", path=str(path)), Message("terminal-again", command=f"dicecafe replay {path}")]
        if isinstance(self.match.dice, FairDice):
            paths.append(Message("terminal-prove", command=f"dicecafe verify {path}"))
        if self.console.live:
            view = replace(self.match.view(self.viewer), names=self.names)
            self._table(OVER, view, self.face.draw(view), len(lines) + len(paths))
        else:
            self._tell_news()
        for line in lines:
            self.console.say(line)
        for message in paths:
            self.console.say(say(message), whole=True)

    def _say(self, before: str, message: Message) -> None:
        self.console.say(before + say(message))


def _roll_yours(dice: list[list[str]]) -> Message:
    """What to roll and to type: so many dice that are alike, or what to read off one after the other."""
    if all(faces == dice[0] for faces in dice):
        return Message("terminal-roll-yours", n=len(dice), possible=dice[0])
    return Message("terminal-roll-parts", parts=[Message("terminal-roll-part", possible=faces) for faces in dice])
