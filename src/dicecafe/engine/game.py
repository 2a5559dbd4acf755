"""Game: everything the cafe knows about one game, gathered from its folder."""

from __future__ import annotations

import importlib
import importlib.util
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import compress
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, Protocol

from dicecafe.words import Message, Speech, speech

from . import contract, digests, options
from .contract import AnyConfig, AnyState, Seat
from .decks import Deck, DeckOption
from .errors import GameError, OptionError, PlayerError
from .options import Option, Preset, Value
from .structs import Struct, i1


class Config(Struct):
    """What every game's Config starts with; a game adds a field for each of its options."""

    players = i1()  # how many seats play
    first = i1()  # the seat that starts


class Text(Protocol):
    """What a game's `text.py` defines."""

    def actions(self, cfg: AnyConfig) -> list[str]:
        """The notation of every action, by number; with a `phrase` of the game's own, by the number that it gives."""

    def outcomes(self, cfg: AnyConfig) -> list[str]:
        """The notation of every chance word, by number."""

    # A game with secrets also defines sees(cfg, s, seat, who, doing) -> bool: whether `seat` (-1 is a spectator) may know of a
    # line of the log before the end; `s` is the position before it. A game with cards defines dealt(cfg, s) -> bool: whether
    # what comes next is a card, which the program deals even where people roll real dice.

    def why_not(self, cfg: AnyConfig, s: AnyState, seat: Seat, phrase: int) -> Message:
        """Which rule forbids the move with this phrase now; `ruling` is its number. Called for illegal moves only."""

    def describe(self, cfg: AnyConfig, s: AnyState, seat: Seat, doing: list[int]) -> Message:
        """What a line of the log is, an action or the outcomes of a roll; `s` is the position before it.

        Whoever says it knows who did it, as `$who`; to whoever did it, it is said by its part `you`. The `label` of the message
        is what the move is called where it is offered. Where the hearer may not know what happened, `doing` is empty.
        """

    def position(self, cfg: AnyConfig, s: AnyState) -> list[Message | str]:
        """The position, a few lines; what is drawn with letters and numbers alone is a plain line."""


@dataclass(frozen=True)
class Ruling:
    """A numbered ruling of the rules text: its number (BD-2), its short name, its words."""

    number: str
    title: str
    text: str


class Notation(NamedTuple):
    """The words of a table: every move, every chance word, and the numbers of the moves."""

    actions: list[str]
    outcomes: list[str]
    numbers: dict[str, int]


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its rules as kernels, its words, its options, and what a menu says of it."""

    title: str
    designer: str  # a name; nothing where nobody knows
    seats: range
    minutes: int
    rules: ModuleType
    text: Text
    n_actions: int
    n_outcomes: int
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()  # values of options that a menu offers together
    interrupts: bool = False  # whether a seat may act when it is not its turn
    lanes: int = 0  # games at once in which a core plays a batch of random players fastest, where that was measured
    check: Callable[[Any], Message | None] = field(default=lambda cfg: None)  # what is wrong between options, or nothing
    details: Callable[[Any, Any], dict[str, Any]] = field(default=lambda cfg, s: {})  # more of a result, at the end

    def __post_init__(self) -> None:
        for name in contract.REQUIRED:
            if name not in vars(self.rules):
                raise GameError("game/broken", Message("game-lacks", module=self.rules.__name__, name=name))

    @cached_property
    def folder(self) -> Path:
        """The game's own folder."""
        return Path(str(self.rules.__file__)).parent

    @cached_property
    def name(self) -> str:
        """The game's name on the command line and in records: its folder's, with dashes."""
        return self.folder.name.replace("_", "-")

    @cached_property
    def rules_digest(self) -> str:
        """The digest of the rules as they are now; see `digests`."""
        return digests.rules_digest(self)

    @cached_property
    def known_digests(self) -> frozenset[str]:
        """The digests of all rules under which games come out as they do now."""
        return digests.known(self)

    @cached_property
    def kernels(self) -> dict[str, Callable[..., Any]]:
        """The functions of the contract, the game's own or the default."""
        return {name: getattr(self.rules, name, getattr(contract, name)) for name in contract.KERNELS}

    @cached_property
    def has_secrets(self) -> bool:
        """Whether seats see different things."""
        return self.kernels["hide"] is not contract.hide

    @cached_property
    def sees(self) -> Callable[..., bool] | None:
        """Who may know of a line, where not everybody may know of all: the `sees` of the game's text.py."""
        return getattr(self.text, "sees", None)

    @cached_property
    def counts_legal(self) -> bool:
        """Whether the game can tell how many actions are legal without a mask."""
        return self.kernels["count_legal"] is not contract.count_legal

    @cached_property
    def tells_kinds(self) -> bool:
        """Whether the game says what sort of thing comes next."""
        return self.kernels["kind"] is not contract.kind

    def notation(self, cfg: AnyConfig) -> Notation:
        """The words of a table; shared by all that have its options, since there can be thousands."""
        return _notation(self, cfg.text())

    @property
    def State(self) -> type[Struct]:  # noqa: N802 (the names of the contract)
        """The type of a position."""
        return self.rules.State  # type: ignore[no-any-return]  # rules are any module that has the contract's names

    @property
    def Config(self) -> type[Config]:  # noqa: N802 (the names of the contract)
        """The type of the options."""
        return self.rules.Config  # type: ignore[no-any-return]  # rules are any module that has the contract's names

    def config(self, players: int, given: Mapping[str, object] | None = None, first: int = 0) -> Any:
        """The Config of a table of this game; refuses what can't be."""
        if players not in self.seats:
            raise PlayerError("players/count", Message("players-count", game=self.title, seats=span(self.seats), players=players))
        if isinstance(first, bool) or first not in range(players):
            raise PlayerError("players/first", Message("players-first", last=players - 1, first=str(first)))
        values = options.complete(self.options, given or {}, self.title)
        fields = {name: field for option in self.options for name, field in option.fields(values[option.name]).items()}
        cfg = self.Config(players=players, first=first, **fields)
        if wrong := self.check(cfg):
            raise OptionError("option/conflict", wrong, self.folder)
        return cfg

    def changed(self, given: Mapping[str, Value]) -> dict[str, Value]:
        """The options that differ from the default, as a record holds them."""
        values = options.complete(self.options, given, self.title)
        return {option.name: values[option.name] for option in self.options if values[option.name] != option.default}

    def settings(self, given: Mapping[str, Value]) -> dict[str, Value]:
        """Every option with its value, the defaults filled in; a deck is no setting, `deck` shows it."""
        values = options.complete(self.options, given, self.title)
        return {option.name: values[option.name] for option in self.options if not isinstance(option, DeckOption)}

    @cached_property
    def deck_option(self) -> DeckOption[Any] | None:
        """The option whose value is a deck, in a game that has one."""
        return next((option for option in self.options if isinstance(option, DeckOption)), None)

    def decks(self, cfg: AnyConfig) -> list[Deck]:
        """The decks of a table: one, or none."""
        return [option.of(cfg) for option in self.options if isinstance(option, DeckOption)]

    def deck(self, cfg: AnyConfig) -> dict[str, Any] | None:
        """The cards of a table as a board draws them; None for a game without a deck."""
        return next((deck.public(cfg) for deck in self.decks(cfg)), None)

    def start(self, cfg: AnyConfig) -> Any:
        """The start position."""
        s = self.State()
        self.kernels["new"](cfg, s)
        return s

    def legal(self, cfg: AnyConfig, s: AnyState, seat: Seat) -> list[int]:
        """What a seat may do, as numbers, rising."""
        mask = [0] * self.n_actions
        self.kernels["legal"](cfg, s, seat, mask)
        return list(compress(range(self.n_actions), mask))

    def points(self, cfg: AnyConfig, s: AnyState) -> list[int]:
        """The points of each seat, so far or at the end."""
        points = [0] * cfg.players
        self.kernels["score"](cfg, s, points)
        return points

    def places(self, cfg: AnyConfig, s: AnyState) -> list[int]:
        """The place of each seat, 0 for the winners, by the game's own tie-breaks."""
        places = [0] * cfg.players
        self.kernels["ranks"](cfg, s, self.points(cfg, s), places)
        return places

    def winners(self, cfg: AnyConfig, s: AnyState) -> list[int]:
        """The seats in first place, rising."""
        return [seat for seat, place in enumerate(self.places(cfg, s)) if place == 0]

    def shares(self, cfg: AnyConfig, s: AnyState) -> list[float]:
        """Each seat's share of the win of a game that is over; nobody's, where one who plays alone has lost."""
        winners = self.winners(cfg, s)
        return [(seat in winners) / max(1, len(winners)) for seat in range(cfg.players)]

    @cached_property
    def facts(self) -> Callable[[Any, Any], Any] | None:
        """What a screen draws and a position does not say by itself, derived from the rules: `facts` of the game's facts.py."""
        return getattr(self.part("facts"), "facts", None)

    @cached_property
    def ending(self) -> ModuleType | None:
        """What the game says of its end: its ending.py, which `engine.ending` reads."""
        return self.part("ending")

    def speech(self, names: Sequence[str] = (), language: str | None = None, you: Seat | None = None) -> Speech:
        """Whoever speaks of this game, with these players, to one of them (`you`) or to anybody."""
        return speech(language, self.folder, names, you)

    def result(self, cfg: AnyConfig, s: AnyState) -> dict[str, Any]:
        """The result of a game that is over, as a record holds it."""
        return {"points": self.points(cfg, s), "winners": self.winners(cfg, s), **self.details(cfg, s)}

    def part(self, name: str) -> ModuleType | None:
        """A module of the game's folder that need not be there (`hints`, `facts`, `screen`, `solve`, `lesson` …), by its name."""
        package = self.rules.__name__.rpartition(".")[0]
        path = f"{package}.{name}" if package else name
        return importlib.import_module(path) if importlib.util.find_spec(path) else None

    @cached_property
    def rules_text(self) -> str:
        """The rules as Markdown, from the game's folder."""
        return (self.folder / "rules.md").read_text(encoding="utf-8")

    def rules_in(self, language: str) -> str:
        """The rules in a language (`de`), where the game's folder has them so; else in English."""
        path = self.folder / f"rules.{language}.md"
        return path.read_text(encoding="utf-8") if path.is_file() else self.rules_text

    @cached_property
    def rulings(self) -> dict[str, Ruling]:
        """The numbered rulings of the rules text."""
        return rulings_of(self.rules_text)


@lru_cache(maxsize=64)
def _notation(game: Game, options: str) -> Notation:
    cfg = game.Config.parse(options)
    return _shared(tuple(game.text.actions(cfg)), tuple(game.text.outcomes(cfg)))


@lru_cache(maxsize=64)
def _shared(actions: tuple[str, ...], outcomes: tuple[str, ...]) -> Notation:
    """The same words once, whatever the options and the deck: they are up to half a MB."""
    return Notation(list(actions), list(outcomes), {words: number for number, words in enumerate(actions)})


def rulings_of(text: str) -> dict[str, Ruling]:
    """The numbered rulings of a rules text, by number."""
    found = re.findall(r"^- \*\*([A-Z]+-\d+) ([^*]+?)\.\*\* (.+?)(?=\n- |\n\n|\Z)", text, re.M | re.S)
    return {number: Ruling(number, title, re.sub(r"\s+", " ", words)) for number, title, words in found}


def span(numbers: range) -> Message:
    """'2 to 6', or '2' where there is one."""
    return Message("span", low=numbers[0], high=numbers[-1]) if len(numbers) > 1 else Message("span-one", n=numbers[0])
