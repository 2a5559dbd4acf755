"""Dessert Dice in a terminal: the board with a cursor, north up, and the supply beside it."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from dicecafe.engine.match import View

from .clusters import SQUARES, WIDTH
from .dice import COLOUR, EAST_WEST, GREEN, NORTH_SOUTH, SHOWN, SIDES, TOP, die_lying
from .rules import EAST, NORTH, PLACE_GREEN, SOUTH, TIP, WEST, State, beside, cluster, must_place
from .text import COLOUR_NAMES, DESSERT_NAMES, SQUARE_NAMES, coming_up, shown_name

TOPS = ("ICE", "MAC", "ROLL", "TART")  # a dessert on top
SIDE = ("ic", "ma", "ro", "ta")  # a dessert on a side
COLOURS = ("#f0913a", "#f2d13c", "#5aa9e6", "#b48ae0", "#7bbf6a")
CELL = 8
GAP = "   "
WAYS = {
    "\x1b[A": NORTH,
    "\x1b[C": EAST,
    "\x1b[B": SOUTH,
    "\x1b[D": WEST,  # the arrow keys
    "up": NORTH,
    "right": EAST,
    "down": SOUTH,
    "left": WEST,
}
LETTERS = "abcdefgijklmn"  # the dice of the supply by what they show, the blank one last; h is for hints
CHOOSE = ("\n", " ", "")
CANCEL = ("\x1b", "\x7f", "\b")


def pick(view: View, legal: Sequence[int]) -> Generator[str | int, str, None]:
    """Move the cursor; Enter on an empty square asks for a die and its spin, Enter on a die for the way it tips."""
    s: State = view.state
    square = SQUARES // 2
    while True:
        key = yield page(view, square, opening(view))
        if key in WAYS:
            square = moved(square, WAYS[key])
        elif key in SQUARE_NAMES:
            square = SQUARE_NAMES.index(key)
        elif key in CHOOSE and s.empty[square]:
            yield from place(view, square)
        elif key in CHOOSE:
            yield from tip(view, square)


def place(view: View, square: int) -> Generator[str | int, str, None]:
    """Choose a die of the supply for an empty square, and how it is turned."""
    key = yield page(view, square, f"{SQUARE_NAMES[square]}: which die? Its letter (Esc: another square)")
    while key not in (*CANCEL, *WAYS):
        shown = LETTERS.find(key) if len(key) == 1 else -1
        if shown == SHOWN:
            key = yield PLACE_GREEN + square
        elif shown < 0:
            key = yield page(view, square, f"{SQUARE_NAMES[square]}: a letter from a to n, please (Esc: another square)")
        else:
            turns = [f"[{turn + 1}] {DESSERT_NAMES[NORTH_SOUTH[die_lying(shown, turn)]]}" for turn in range(2)]
            asked = f"{SQUARE_NAMES[square]}, {shown_name(shown)}. North-south: {'  '.join(turns)}"
            key = yield page(view, square, asked)
            if key in ("1", "2"):
                key = yield (2 * shown + int(key) - 1) * SQUARES + square


def tip(view: View, square: int) -> Generator[str | int, str, None]:
    """Choose the way a die tips."""
    s: State = view.state
    ways = f"north/south {coming_up(s, square, NORTH)}, east/west {coming_up(s, square, EAST)}"
    key = yield page(view, square, f"Tip {SQUARE_NAMES[square]} by arrow: {ways} (Esc: another)")
    while key in WAYS:
        key = yield TIP + 4 * square + WAYS[key]


def moved(square: int, direction: int) -> int:
    """The square the cursor is on after a step; it stays at the edge."""
    to = beside(square, direction)
    return to if to >= 0 else square


def opening(view: View) -> str:
    """What there is to do, and what is forbidden this time."""
    s: State = view.state
    if must_place(view.cfg, s):
        return f"Place a die: {s.moves} tips in a row are enough (DD-5). Arrows move, Enter chooses."
    undo = f" Not {SQUARE_NAMES[s.went_to - 1]} back to {SQUARE_NAMES[s.came_from - 1]} (DD-4)." if s.went_to else ""
    return f"Place a die or tip one: arrows move, Enter chooses.{undo}"


def help(view: View) -> str:
    """The rules of a turn."""
    return (
        "Place any die of the supply on an empty square, its top as it is;\n"
        "you choose which side lies north-south (DD-3).\n"
        "Or tip any die over an edge into an empty square: top and side change places.\n"
        "You may not undo the move of the player before you (DD-4).\n"
        "The game ends when the board is full. Your score is the largest group of dice,\n"
        "edge to edge, that show your secret dessert; a lone die is 1 (DD-6)."
    )


def score(view: View, seat: int) -> str:
    """The own largest cluster; nobody knows what the others are after."""
    return str(cluster(view.state, seat, 0)) if view.state.goals[seat] else "?"


def page(view: View, cursor: int, asked: str) -> str:
    """Board and supply side by side, and what is asked."""
    left, right = board(view.state, cursor), supply(view)
    right += [""] * (len(left) - len(right))
    return "\n".join([*(a + GAP + b for a, b in zip(left, right, strict=True)), asked.replace("[", "\\[")])


def board(s: State, cursor: int) -> list[str]:
    """Two lines a row, north up: the top of each die, and its sides below."""
    lines = []
    for row in reversed(range(WIDTH)):
        squares = range(row * WIDTH, (row + 1) * WIDTH)
        lines.append(f"{row + 1} " + "".join(upper(s.board[square], square == cursor) for square in squares))
        lines.append("  " + "".join(lower(s.board[square], square == cursor) for square in squares))
    return [*lines, "  " + "".join(f"{letter:^{CELL}}" for letter in "abcde")]


def upper(die: int, here: bool) -> str:
    """A die's colour and top: `o MAC`."""
    text = "·" if die == 0 else "g -" if die == GREEN else f"{COLOUR_NAMES[COLOUR[die]][0]} {TOPS[TOP[die]]}"
    return dyed(f"{text:^{CELL - 2}}", die, here)


def lower(die: int, here: bool) -> str:
    """A die's sides: north-south, east-west."""
    text = "" if die in (0, GREEN) else f"{SIDE[NORTH_SOUTH[die]]}|{SIDE[EAST_WEST[die]]}"
    return dyed(f"{text:^{CELL - 2}}", die, here)


def dyed(text: str, die: int, here: bool) -> str:
    """A piece of a square in its die's colour, with the cursor around it."""
    left, right = (r"\[", "]") if here else (" ", " ")
    return f"{left}[{COLOURS[COLOUR[die]]}]{text}[/]{right}" if die else f"{left}{text}{right}"


def supply(view: View) -> list[str]:
    """The own goal, and the dice still to be placed with their letters."""
    s: State = view.state
    goal = s.goals[view.seat] if view.seat is not None else 0
    lines = [f"[bold]your goal: {DESSERT_NAMES[goal - 1]}[/]" if goal else ""]
    for colour in range(len(COLOURS) - 1):
        group = range(colour * SIDES, (colour + 1) * SIDES)
        dice = [f"{LETTERS[shown]} {s.supply[shown]}x{TOPS[TOP[die_lying(shown, 0)]]:4}" for shown in group]
        lines.append(f"[{COLOURS[colour]}]{COLOUR_NAMES[colour]:6}[/] " + " ".join(dice))
    lines.append(f"[{COLOURS[-1]}]green [/] {LETTERS[SHOWN]} {s.green}xblank")
    return [*lines, "", "below each top: n-s|e-w sides"]
