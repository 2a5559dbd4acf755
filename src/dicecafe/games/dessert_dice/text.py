"""Dessert Dice as notation, and as messages of its catalogue (words/)."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

from dicecafe.engine.contract import CHANCE, Action, Seat
from dicecafe.words import Message, player

from .clusters import SQUARES, WIDTH
from .dice import (
    CARRIES,
    COLOUR,
    GREEN,
    NORTH_SOUTH,
    SHOWN,
    SIDES,
    TIPPED_EAST_WEST,
    TIPPED_NORTH_SOUTH,
    TOP,
    die_lying,
)
from .rules import (
    MAX_SEATS,
    NORTH,
    PLACE_GREEN,
    SOUTH,
    TIP,
    Config,
    State,
    beside,
    cluster,
    must_place,
)

COLOUR_NAMES = ("orange", "yellow", "blue", "purple", "green")
Dessert = Literal["ice-cream", "macaron", "sweet-roll", "jelly-tart"]
DESSERT_NAMES: tuple[Dessert, ...] = get_args(Dessert)
DIRECTIONS = ("north", "east", "south", "west")
SQUARE_NAMES = [f"{'abcde'[square % WIDTH]}{square // WIDTH + 1}" for square in range(SQUARES)]


def actions(cfg: Config) -> list[str]:
    """The notation of every action."""
    rows = [(shown, turn) for shown in range(SHOWN) for turn in range(2)]
    placements = [
        f"place {shown_name(shown)} {{}} ns:{DESSERT_NAMES[NORTH_SOUTH[die_lying(shown, turn)]]}" for shown, turn in rows
    ]
    return [
        *(row.format(square) for row in [*placements, "place green blank {}"] for square in SQUARE_NAMES),
        *(f"tip {square} {direction}" for square in SQUARE_NAMES for direction in DIRECTIONS),
    ]


def outcomes(cfg: Config) -> list[str]:
    """The notation of every deal and every roll."""
    deals = [f"deal {seat} {dessert}" for seat in range(MAX_SEATS) for dessert in DESSERT_NAMES]
    return [*deals, *(f"roll {shown_name(shown)}" for shown in range(SHOWN))]


def shown_name(shown: int) -> str:
    """A die of the supply: 'orange macaron'."""
    colour, side = divmod(shown, SIDES)
    return f"{COLOUR_NAMES[colour]} {DESSERT_NAMES[CARRIES[colour][side]]}"


def die_name(die: int) -> str:
    """A die as messages name it: 'orange-macaron', 'green-blank'."""
    return "green-blank" if die == GREEN else f"{COLOUR_NAMES[COLOUR[die]]}-{DESSERT_NAMES[TOP[die]]}"


def sees(cfg: Config, s: State, seat: Seat, who: Seat, doing: list[int]) -> bool:
    """A deal is seen by the seat it is for."""
    return who != CHANCE or s.dealt >= cfg.players or s.dealt == seat


def why_not(cfg: Config, s: State, seat: Seat, a: Action) -> Message:
    """Which ruling forbids an action."""
    if a < TIP:
        if not s.empty[a % SQUARES]:
            return Message("why-occupied", square=SQUARE_NAMES[a % SQUARES])
        if a >= PLACE_GREEN:
            return Message("why-blank-placed")
        return Message("why-none-left", die=die_name(die_lying(a // SQUARES // 2, 0)))
    square, direction = divmod(a - TIP, 4)
    to = beside(square, direction)
    if not s.board[square]:
        return Message("why-nothing-there", square=SQUARE_NAMES[square])
    if to < 0:
        return Message("why-edge", way=DIRECTIONS[direction], square=SQUARE_NAMES[square], ruling="DD-1")
    if not s.empty[to]:
        return Message("why-not-empty", square=SQUARE_NAMES[to])
    if must_place(cfg, s):
        return Message("why-must-place", n=s.moves, ruling="DD-5")
    return Message("why-undo", at=SQUARE_NAMES[square], to=SQUARE_NAMES[to], ruling="DD-4")


def describe(cfg: Config, s: State, seat: Seat, doing: list[int]) -> Message:
    """What happens; a deal that may not be seen comes with nothing in `doing`."""
    if seat == CHANCE:
        if s.dealt >= cfg.players:
            return Message("rolled", die=die_name(die_lying(doing[0], 0)))
        if not doing:
            return Message("dealt-hidden", player=player(s.dealt))
        return Message("dealt", player=player(s.dealt), dessert=DESSERT_NAMES[doing[0]])
    a = doing[0]
    if a < TIP:
        return placement(a)
    square, direction = divmod(a - TIP, 4)
    return tipping(s.board[square], square, direction)


@cache  # hundreds of them are offered in a position, and they are the same in every one
def placement(a: Action) -> Message:
    """A die of the supply goes `to` a square, `ns` to the north and south."""
    to = SQUARE_NAMES[a % SQUARES]
    if a >= PLACE_GREEN:
        return Message("place-blank", to=to)
    die = die_lying(*divmod(a // SQUARES, 2))
    return Message("place", die=die_name(die), to=to, ns=DESSERT_NAMES[NORTH_SOUTH[die]])


@cache
def tipping(die: int, square: int, direction: int) -> Message:
    """A die `at` a square goes `to` another, and another dessert comes `up`."""
    at, to = SQUARE_NAMES[square], SQUARE_NAMES[beside(square, direction)]
    if die == GREEN:
        return Message("tip-blank", at=at, to=to)
    tipped = TIPPED_NORTH_SOUTH[die] if direction in (NORTH, SOUTH) else TIPPED_EAST_WEST[die]
    return Message("tip", die=die_name(die), at=at, to=to, up=DESSERT_NAMES[TOP[tipped]])


def position(cfg: Config, s: State) -> list[Message | str]:
    """The position, north up: each die as its colour's and its top's first letters in notation."""
    lines: list[Message | str] = []
    for row in reversed(range(WIDTH)):
        dice = [s.board[row * WIDTH + column] for column in range(WIDTH)]
        lines.append(f"{row + 1}  " + " ".join(short(die) for die in dice))
    lines.append("   " + "  ".join("abcde"))
    counted = [(s.supply[shown], die_lying(shown, 0)) for shown in range(SHOWN)]
    supply = [Message("in-supply-dice", n=n, die=die_name(die)) for n, die in [*counted, (s.green, GREEN)] if n]
    lines.append(Message("in-supply", dice=supply) if supply else Message("in-supply-none"))
    for seat in range(cfg.players):
        if s.goals[seat]:
            dessert, n = DESSERT_NAMES[s.goals[seat] - 1], cluster(s, seat, 0)
            lines.append(Message("largest", player=player(seat), dessert=dessert, n=n))
    if s.went_to:
        lines.append(Message("no-way-back", at=SQUARE_NAMES[s.went_to - 1], to=SQUARE_NAMES[s.came_from - 1], ruling="DD-4"))
    return lines


def short(die: int) -> str:
    """A die in two letters: colour, then top in capitals; `..` is an empty square, `g-` the blank die."""
    if die == 0:
        return ".."
    return "g-" if die == GREEN else COLOUR_NAMES[COLOUR[die]][0] + DESSERT_NAMES[TOP[die]][0].upper()
