"""Dessert Dice in words."""

from __future__ import annotations

from dicecafe.engine.contract import CHANCE, Seat

from .clusters import SQUARES, WIDTH
from .dice import CARRIES, COLOUR, EAST_WEST, GREEN, NORTH_SOUTH, SHOWN, SIDES, TOP, die_lying
from .rules import (
    MAX_SEATS,
    PLACE_GREEN,
    STEP,
    TIP,
    Config,
    State,
    beside,
    cluster,
    must_place,
)

COLOUR_NAMES = ("orange", "yellow", "blue", "purple", "green")
DESSERT_NAMES = ("ice-cream", "macaron", "sweet-roll", "jelly-tart")
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
    """A die on the board: 'orange macaron', 'green blank'."""
    return "green blank" if die == GREEN else f"{COLOUR_NAMES[COLOUR[die]]} {DESSERT_NAMES[TOP[die]]}"


def sees(cfg: Config, s: State, seat: Seat, who: Seat, doing: list[int]) -> bool:
    """A deal is seen by the seat it is for."""
    return who != CHANCE or s.dealt >= cfg.players or s.dealt == seat


def why_not(cfg: Config, s: State, seat: Seat, a: int) -> str:
    """Which ruling forbids an action."""
    if a < TIP:
        if not s.empty[a % SQUARES]:
            return f"There is a die on {SQUARE_NAMES[a % SQUARES]} already: place on an empty square (A turn)."
        die = "green blank" if a >= PLACE_GREEN else shown_name(a // SQUARES // 2)
        return f"There is no {die} die left in the supply (A turn)."
    square, direction = divmod(a - TIP, 4)
    to = beside(square, direction)
    if not s.board[square]:
        return f"There is no die on {SQUARE_NAMES[square]} to tip (A turn)."
    if to < 0:
        return f"{DIRECTIONS[direction].capitalize()} of {SQUARE_NAMES[square]} the board ends (DD-1)."
    if not s.empty[to]:
        return f"There is a die on {SQUARE_NAMES[to]}: a die tips into an empty square only (A turn)."
    if must_place(cfg, s):
        return f"After {s.moves} moves in a row with no placement this turn must be a placement (DD-5)."
    return f"The die on {SQUARE_NAMES[square]} just came from {SQUARE_NAMES[to]}: you may not undo the last player's move (DD-4)."


def tell(cfg: Config, s: State, seat: Seat, doing: list[int], names: list[str]) -> str:
    """What happens, as a sentence; a deal that may not be seen comes with nothing in `doing`."""
    if seat == CHANCE:
        if s.dealt < cfg.players:
            goal = f": {DESSERT_NAMES[doing[0]]}" if doing else " face down"
            return f"A goal for {names[s.dealt]}{goal}."
        return f"A die of the supply shows {shown_name(doing[0])}."
    who, a = names[seat], doing[0]
    if a < TIP:
        die = GREEN if a >= PLACE_GREEN else die_lying(*divmod(a // SQUARES, 2))
        sides = "" if die == GREEN else f", {DESSERT_NAMES[NORTH_SOUTH[die]]} to the north and south"
        return f"{who}: place {die_name(die)} on {SQUARE_NAMES[a % SQUARES]}{sides}."
    square, direction = divmod(a - TIP, 4)
    way = f"{SQUARE_NAMES[square]} {DIRECTIONS[direction]}"
    return f"{who}: tip {die_name(s.board[square])} from {way}, {coming_up(s, square, direction)} comes up."


def coming_up(s: State, square: int, direction: int) -> str:
    """What a tip would bring to the top."""
    die = s.board[square]
    side = NORTH_SOUTH[die] if STEP[direction] % WIDTH == 0 else EAST_WEST[die]
    return "nothing" if die == GREEN else DESSERT_NAMES[side]


def position(cfg: Config, s: State, names: list[str]) -> str:
    """The position in words, north up: each die as its colour's and its top's first letters."""
    lines = []
    for row in reversed(range(WIDTH)):
        dice = [s.board[row * WIDTH + column] for column in range(WIDTH)]
        lines.append(f"{row + 1}  " + " ".join(short(die) for die in dice))
    lines.append("   " + "  ".join("abcde"))
    supply = [f"{s.supply[shown]} {shown_name(shown)}" for shown in range(SHOWN) if s.supply[shown]]
    lines.append(f"supply: {', '.join([*supply, *(['1 green blank'] if s.green else [])]) or 'empty'}")
    for seat in range(cfg.players):
        if s.goals[seat]:
            lines.append(f"{names[seat]}: {DESSERT_NAMES[s.goals[seat] - 1]}, largest cluster {cluster(s, seat, 0)}")
    if s.went_to:
        lines.append(f"may not tip back: {SQUARE_NAMES[s.went_to - 1]} to {SQUARE_NAMES[s.came_from - 1]} (DD-4)")
    return "\n".join(lines)


def short(die: int) -> str:
    """A die in two letters: colour, then top in capitals; `..` is an empty square, `g-` the blank die."""
    if die == 0:
        return ".."
    return "g-" if die == GREEN else COLOUR_NAMES[COLOUR[die]][0] + DESSERT_NAMES[TOP[die]][0].upper()
