"""Match: the one play loop. Terminal, server, coach and tests all drive a game through it; it alone refuses moves.

A match is its options and its log. Each line is stored before it is applied, so that no move is shown that could be lost.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Protocol

from dicecafe.words import Message

from .contract import CHANCE, OVER, Action, AnyConfig, AnyState, Seat, phrase, word
from .dice import Dice, RecordedDice
from .digests import check_alike, digests
from .errors import DiceCafeError, DiceError, MoveError, RecordError, did_you_mean
from .game import Game
from .moment import Moment, Moments, Snapshot, Step
from .options import Value
from .record import Record

MAX_LISTED: Final = 8  # moves that a refusal lists
MAX_COMPARED: Final = 100  # moves that a misspelt one is compared with; where there are more, their first words


@dataclass(frozen=True)
class View:
    """What one seat sees: all that a bot or a screen may know. Seat None is a spectator's."""

    game: Game
    cfg: AnyConfig
    state: AnyState
    seat: Seat | None
    names: list[str]
    past: Callable[..., list[Moment]] = lambda last=0: []  # what was done so far, or the last so many lines, as this seat saw it

    @property
    def points(self) -> list[int]:
        """The points of each seat, as far as this one can tell."""
        return self.game.points(self.cfg, self.state)

    def odds(self) -> list[tuple[Message, Message]]:
        """What the dice to come may bring this seat, and how likely; nothing where its game has no `chances`."""
        chances = self.game.part("chances")
        return chances.odds(self.cfg, self.state, self.seat) if chances and self.seat is not None else []

    def notation(self, action: Action) -> str:
        """An action of this seat in notation."""
        phrase = int(self.game.kernels["phrase"](self.cfg, self.state, self.seat, action))
        return self.game.notation(self.cfg).actions[phrase]


class Player(Protocol):
    """Anything that sits at a seat."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""


class Match:
    """A game being played: `play` makes a move, `roll` rolls the dice, `push` does either from a line of a log."""

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        options: Mapping[str, Value] | None = None,
        first: Seat = 0,
        dice: Dice | None = None,
        store: Callable[[list[str], list[bool]], None] | None = None,
    ) -> None:
        self.game, self.names, self.first, self.dice, self.store = game, list(players), first, dice, store
        self.options = game.changed(options or {})
        self.cfg = game.config(len(self.names), self.options, first)
        self.decks = game.decks(self.cfg)  # kept as long as the match is
        self.log: list[str] = []
        self.moments = Moments(game.kernels["apply"], self.cfg)
        self.public: list[bool] = []  # for each line, whether every seat may see it before the end
        self.given = 0  # lines taken over from another match (see `begin_after`), which the dice of this one did not make
        self.state = game.start(self.cfg)
        self._legal_in: Any = None  # the position whose legal actions are known
        self._legal: dict[Seat, list[Action]] = {}

    # ------------------------------------------------------------ asking
    @property
    def turn(self) -> Seat:
        """Whose decision it is: a seat, CHANCE or OVER."""
        return int(self.game.kernels["turn"](self.state))

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.turn == OVER

    @cached_property
    def action_notation(self) -> list[str]:
        """The notation of every move there is: the phrases that the game's `phrase` chooses from."""
        return self.game.notation(self.cfg).actions

    @cached_property
    def outcome_notation(self) -> list[str]:
        """The notation of every chance word, by number."""
        return self.game.notation(self.cfg).outcomes

    @cached_property
    def _phrase_numbers(self) -> dict[str, int]:
        return self.game.notation(self.cfg).numbers

    def legal(self, seat: Seat) -> list[Action]:
        """What a seat may do now; computed once for a position."""
        if self._legal_in is not self.state:
            self._legal_in, self._legal = self.state, {}
        if seat not in self._legal:
            self._legal[seat] = self.game.legal(self.cfg, self.state, seat)
        return self._legal[seat]

    def moves(self, seat: Seat) -> list[str]:
        """What a seat may do now, in notation."""
        words, legal = self.action_notation, self.legal(seat)
        return [words[action if self._plain else self._phrase(seat, action)] for action in legal]

    def notation(self, seat: Seat, action: Action) -> str:
        """A legal action of a seat in notation."""
        return self.action_notation[self._phrase(seat, action)]

    def chances(self, state: AnyState = None) -> tuple[list[int], list[str]]:
        """The weights and the words of what may happen next."""
        state = self.state if state is None else state
        weights = [0] * self.game.n_outcomes
        n = self.game.kernels["chance"](self.cfg, state, weights)
        if self.game.kernels["word"] is word:
            return weights[:n], self.outcome_notation[:n]
        return weights[:n], [self.outcome_notation[self.game.kernels["word"](self.cfg, state, o)] for o in range(n)]

    def view(self, seat: Seat | None) -> View:
        """What a seat or a spectator sees: the only way out for a position. Later moves do not change it."""
        moments, public, everything = self.moments.copy(), self.public[:], self.over

        def past(last: int = sys.maxsize) -> list[Moment]:
            return [
                Moment(
                    moment.who,
                    moment.actions if is_public or everything or self._may_see(moment, seat) else [],
                    self._seen(moment.before, seat),
                )
                for moment, is_public in zip(moments[-last:], public[-last:], strict=True)
            ]

        return View(self.game, self.cfg, self._seen(self.state, seat), seat, list(self.names), past)

    def sees(self, number: int, seat: Seat | None) -> bool:
        """Whether a seat, or a spectator, may know line `number` of the log; at the end everybody may."""
        return self.public[number] or self.over or self._may_see(self.moments[number], seat)

    def next_is_dealt(self, before: AnyState = None) -> bool:
        """Whether the program deals what comes next, or came after a position, even where dice are real: cards and secrets."""
        before, dealt = self.state if before is None else before, getattr(self.game.text, "dealt", None)
        moment = Moment(int(self.game.kernels["turn"](before)), [], before)
        return bool(dealt and dealt(self.cfg, before)) or not self._may_see(moment, None)

    def describe(self, number: int, seat: Seat | None) -> Message:
        """Line `number` of the log as a message for a seat or a spectator; the line itself says who acted."""
        who, actions, before = self.moments[number]
        doing = actions if self.sees(number, seat) else []
        return self.game.text.describe(self.cfg, self.seen(before, seat), who, doing)

    def draws(self, number: int) -> list[tuple[list[int], int]]:
        """What made line `number` of the log if it is one of chance: the weights of each die or card, and which it was."""
        who, outcomes, before = self.moments[number]
        state, found = before.copy(), list[tuple[list[int], int]]()
        for outcome in outcomes if who == CHANCE else []:
            found.append((self.chances(state)[0], outcome))
            self.game.kernels["apply"](self.cfg, state, CHANCE, outcome)
        return found

    @property
    def points(self) -> list[int]:
        """The points of each seat, so far or at the end."""
        return self.game.points(self.cfg, self.state)

    # ------------------------------------------------------------ doing
    def play(self, seat: Seat, move: str | Action) -> str:
        """Make a seat's move, given in notation or by number; returns its line."""
        return self.commit(self.plan_move(seat, move))

    def roll(self, dice: Dice | None = None) -> str:
        """Roll the dice for the next line of chance; returns the line."""
        return self.commit(self.plan_roll(dice))

    def plan_move(self, seat: Seat, move: str | Action) -> Step:
        """The step that a seat's move makes, if it is legal; `commit` applies it."""
        action = self._allowed(seat, move)
        after = self.state.copy()
        self.game.kernels["apply"](self.cfg, after, seat, action)
        words = self.action_notation[self._phrase(seat, action)]
        return Step(f"{seat} {words}", Moment(seat, [action], self.state), after)

    def plan_roll(self, dice: Dice | None = None) -> Step:
        """The step that the next roll makes; `commit` applies it."""
        dice = dice or self.dice
        if self.turn != CHANCE:
            raise DiceError("dice/none", Message("dice-not-now"))
        if dice is None:
            raise DiceError("dice/none", Message("dice-missing"))
        after, words, outcomes = self.state.copy(), ["*"], list[Action]()
        while len(words) == 1 or self.joins(after):
            weights, names = self.chances(after)
            outcome = dice.outcome(weights, names)
            words.append(names[outcome])
            outcomes.append(outcome)
            self.game.kernels["apply"](self.cfg, after, CHANCE, outcome)
        dice.done(more=self.game.kernels["turn"](after) == CHANCE)
        return Step(" ".join(words), Moment(CHANCE, outcomes, self.state), after)

    def push(self, line: str) -> str:
        """Do what a line of a log says."""
        who, _, words = line.partition(" ")
        if line != " ".join(line.split()):
            raise MoveError("move/unreadable", Message("line-blanks", line=repr(line)))
        if who == "*":
            return self.roll(RecordedDice([line]))
        seats = [str(seat) for seat in range(len(self.names))]
        if who not in seats:
            raise MoveError("move/unreadable", Message("line-start", seats=seats))
        return self.play(int(who), words)

    def begin_after(self, lines: Sequence[str]) -> None:
        """Start from the lines of another match; from there on the dice are this one's."""
        for line in lines:
            self.push(line)
        self.given = len(self.log)

    def commit(self, step: Step) -> str:
        """Store the line of a step, then apply it; returns the line."""
        is_public = self._may_see(step.moment, None)
        if self.store:
            self.store([*self.log, step.line], [*self.public, is_public])
        self.log.append(sys.intern(step.line))  # the same few lines come again and again: 8 bytes each instead of 60
        self.moments.append(step.moment)
        self.public.append(is_public)
        self.state = step.after
        return step.line

    def undo(self, seat: Seat) -> str:
        """Take back a seat's last move, or with CHANCE the last roll, if nothing has happened since; returns its line."""
        self.undoable(seat)
        if self.store:
            self.store(self.log[:-1], self.public[:-1])
        self.state = self.moments[-1].before
        self.moments.cut(len(self.moments) - 1)
        self.public.pop()
        return self.log.pop()

    def undoable(self, seat: Seat) -> None:
        """Refuse to take back a seat's last move where it can't be."""
        if len(self.log) <= self.given:
            raise MoveError("undo/refused", Message("undo-nothing"))
        if (who := self.moments[-1].who) != seat:
            why = Message("undo-rolled") if who == CHANCE else Message("undo-other", name=self.names[who])
            raise MoveError("undo/refused", why)

    def snapshot(self, moving: bool = False) -> Snapshot:
        """The match as it is now, for `restore`; `moving` says that nothing will be undone before that."""
        last = None if moving or not self.log else (self.log[-1], self.moments[-1], self.public[-1])
        return Snapshot(len(self.log), last, self.state)

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a snapshot; the state of the dice is the caller's business."""
        undone = len(self.log) < snapshot.lines
        self.moments.cut(snapshot.lines)
        del self.log[snapshot.lines :], self.public[snapshot.lines :]
        if undone and snapshot.last:
            line, moment, is_public = snapshot.last
            self.log.append(line)
            self.moments.append(moment)
            self.public.append(is_public)
        self.state = snapshot.state

    def run(self, players: Sequence[Player]) -> None:
        """Play to the end with these players and the match's dice."""
        while (seat := self.turn) != OVER:
            if seat == CHANCE:
                self.roll()
            else:
                self.play(seat, players[seat].choose(self.view(seat), self.legal(seat)))

    # ------------------------------------------------------------ text
    def read(self, words: str, seat: Seat | None = None) -> int:
        """The number of the phrase in these words; a refusal lists moves only for the seat to move."""
        if (phrase := self._phrase_numbers.get(words)) is None:
            unknown = Message("move-unknown", move=repr(words), game=self.game.title)
            if self.turn < 0 or seat not in (None, self.turn):
                raise MoveError("move/unreadable", unknown)
            known = self.action_notation if len(self.action_notation) <= MAX_COMPARED else self.moves(self.turn)
            close = known if len(known) <= MAX_COMPARED else {move.partition(" ")[0] for move in known}
            raise MoveError("move/unreadable", self._now(did_you_mean(unknown, words, close)))
        return phrase

    def record(self, seat: Seat | None = None) -> Record:
        """The match as a record: what a seat, or a spectator, may know of it; everything and the result once it is over."""
        log = self.log[:] if self.over else [line for number, line in enumerate(self.log) if self.sees(number, seat)]
        record = Record.of_table(self.game.name, list(self.names), self.options, self.first, log)
        record.given = self.given if self.over else sum(self.sees(number, seat) for number in range(self.given))
        record.result = self.game.result(self.cfg, self.state) if self.over else None
        record.digests = digests(self.game, self.options)
        if self.dice:
            record.dice = self.dice.public(self.over)
        return record

    @classmethod
    def replay(cls, game: Game, record: Record, lines: int | None = None) -> Match:
        """The match a record tells of, or its first lines; a line that can't follow is refused with its number."""
        check_alike(game, record, lambda: cls._replay(game, record))
        return cls._replay(game, record, lines)

    @classmethod
    def _replay(cls, game: Game, record: Record, lines: int | None = None) -> Match:
        if "deck" in record.more and not any(option.name == "deck" for option in game.options):
            raise RecordError("record/format", Message("record-no-deck", game=game.title))
        if record.more.get("deck") == {}:
            raise RecordError("record/format", Message("record-empty-deck"))
        match = cls(game, record.players, record.table_options, record.first)
        for number, line in enumerate(record.log[:lines], 1):
            try:
                match.push(line)
            except DiceCafeError as error:
                about = Message("record-line", number=str(number), line=repr(line), error=error.message)
                raise RecordError("record/log", about, error.game) from error
        match.given = min(record.given, len(match.log))
        return match

    # ------------------------------------------------------------ the gate
    def _allowed(self, seat: Seat, move: str | Action) -> Action:
        """The number of a legal move; any other is refused with the rule that forbids it."""
        legal = self.legal(seat)
        if isinstance(move, str):
            phrase = self.read(move, seat)
            if self._plain and phrase in legal:
                return phrase
            for action in legal:
                if self._phrase(seat, action) == phrase:
                    return action
        elif move in legal:
            return move
        if self.turn == OVER:
            raise MoveError("move/over", Message("move-over"))
        if isinstance(move, int):
            if not 0 <= move < self.game.n_actions:
                raise MoveError("move/unreadable", Message("move-no-number", game=self.game.title, number=str(move)))
            phrase = self._phrase(seat, move)
        if seat != self.turn or seat == CHANCE:
            not_yours = Message("move-dice-next", seat=str(seat))
            if self.turn != CHANCE:
                not_yours = Message("move-other-next", seat=str(seat), name=self.names[self.turn], next=str(self.turn))
            if self.game.interrupts:
                not_yours = Message("move-not-now", not_yours=not_yours, why=self._why_not(seat, phrase))
            raise MoveError("move/not-your-turn", not_yours, self.game.folder)
        illegal = Message("move-illegal", move=self.action_notation[phrase], why=self._why_not(seat, phrase))
        raise MoveError("move/illegal", self._now(illegal), self.game.folder)

    def _why_not(self, seat: Seat, phrase: int) -> Message:
        """Which rule forbids a move; players are named, since a refusal may be read where their seats are not known."""
        return self.game.text.why_not(self.cfg, self.view(seat).state, seat, phrase).named(self.names)

    @cached_property
    def _plain(self) -> bool:
        """Whether a phrase is the action of the same number."""
        return self.game.kernels["phrase"] is phrase

    def _phrase(self, seat: Seat, action: Action) -> int:
        return action if self._plain else int(self.game.kernels["phrase"](self.cfg, self.state, seat, action))

    def _now(self, refusal: Message) -> Message:
        """A refusal, and what is possible now."""
        if self.turn < 0:
            return refusal
        moves = self.moves(self.turn)
        if len(moves) > MAX_LISTED:
            return Message("move-now-more", refusal=refusal, moves=", ".join(moves[:MAX_LISTED]), more=len(moves) - MAX_LISTED)
        return Message("move-now", refusal=refusal, moves=", ".join(moves))

    def seen(self, state: AnyState, seat: Seat | None) -> Any:
        """A position as a seat sees it, to look at only: where nothing is secret it is the position itself."""
        return self._seen(state, seat) if self.game.has_secrets else state

    def _seen(self, state: AnyState, seat: Seat | None) -> Any:
        seen = state.copy()
        self.game.kernels["hide"](self.cfg, seen, -1 if seat is None else seat)
        return seen

    def _may_see(self, moment: Moment, seat: Seat | None) -> bool:
        sees = self.game.sees
        return sees is None or bool(sees(self.cfg, moment.before, -1 if seat is None else seat, moment.who, moment.actions))

    def joins(self, state: AnyState) -> bool:
        """Whether the next outcome goes on the line of the one before: it is a die of the same roll."""
        return bool(self.game.kernels["turn"](state) == CHANCE and self.game.kernels["joins"](self.cfg, state))
