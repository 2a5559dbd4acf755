"""Dessert Dice in a terminal: the board with a cursor, north up, and the supply beside it."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from dicecafe.engine.contract import Action, Seat
from dicecafe.engine.match import View
from dicecafe.words import Message, Speech

from .clusters import SQUARES, WIDTH
from .dice import COLOUR, EAST_WEST, GREEN, NORTH_SOUTH, SHOWN, SIDES, TOP, die_lying
from .rules import EAST, NORTH, PLACE_GREEN, SOUTH, TIP, WEST, State, beside, cluster, must_place
from .text import COLOUR_NAMES, DESSERT_NAMES, SQUARE_NAMES, die_name

COLOURS = ("#f0913a", "#f2d13c", "#5aa9e6", "#b48ae0", "#7bbf6a")
CELL = 8
TOP_WIDTH = 4  # of a dessert on top, in the supply
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
COLUMNS = tuple("abcde")
LETTERS = "abcdefgijklmn"  # the dice of the supply by what they show, the blank one last; h is for hints
CHOOSE = ("\n", " ", "")
CANCEL = ("\x1b", "\x7f", "\b")


def pick(view: View, legal: Sequence[Action]) -> Generator[str | int, str, None]:
    """Move the cursor; Enter on an empty square asks for a die and its spin, Enter on a die for the way it tips."""
    s: State = view.state
    square, column = SQUARES // 2, ""
    asked = opening(view)
    while True:
        key = yield page(view, square, asked)
        asked, typed, column = opening(view), column + key.lower(), ""
        if key in WAYS:
            square = moved(square, WAYS[key])
        elif typed in SQUARE_NAMES:
            square = SQUARE_NAMES.index(typed)
        elif key.lower() in COLUMNS:
            column = key.lower()  # its row is the next key
        elif key in CHOOSE and s.empty[square]:
            yield from place(view, square)
        elif key in CHOOSE:
            yield from tip(view, square)
        elif key not in CANCEL:
            asked = Message("screen-slip")


def place(view: View, square: int) -> Generator[str | int, str, None]:
    """Choose a die of the supply for an empty square, and how it is turned."""
    name = SQUARE_NAMES[square]
    key = yield page(view, square, Message("screen-which-die", square=name))
    while key not in (*CANCEL, *WAYS):
        shown = LETTERS.find(key) if len(key) == 1 else -1
        if shown == SHOWN:
            key = yield PLACE_GREEN + square
        elif shown < 0:
            key = yield page(view, square, Message("screen-a-letter", square=name, first=LETTERS[0], last=LETTERS[-1]))
        else:
            one, two = (Message("dessert-name", dessert=DESSERT_NAMES[NORTH_SOUTH[die_lying(shown, turn)]]) for turn in range(2))
            die = die_name(die_lying(shown, 0))
            key = yield page(view, square, Message("screen-which-turn", square=name, die=die, one=one, two=two))
            if key in ("1", "2"):
                key = yield (2 * shown + int(key) - 1) * SQUARES + square


def tip(view: View, square: int) -> Generator[str | int, str, None]:
    """Choose the way a die tips."""
    name, die = SQUARE_NAMES[square], view.state.board[square]
    asked = Message("screen-which-way-blank", square=name)
    if die != GREEN:
        asked = Message("screen-which-way", square=name, **sides(die))
    key = yield page(view, square, asked)
    while key not in (*CANCEL, *CHOOSE):
        key = yield TIP + 4 * square + WAYS[key] if key in WAYS else page(view, square, Message("screen-slip-way", square=name))


def moved(square: int, direction: int) -> int:
    """The square the cursor is on after a step; it stays at the edge."""
    to = beside(square, direction)
    return to if to >= 0 else square


def opening(view: View) -> Message:
    """What there is to do, and what is forbidden this time."""
    s: State = view.state
    if must_place(view.cfg, s):
        return Message("screen-must-place", n=s.moves, ruling="DD-5")
    if not s.went_to:
        return Message("screen-opening")
    at, to = SQUARE_NAMES[s.went_to - 1], SQUARE_NAMES[s.came_from - 1]
    return Message("screen-opening-undo", at=at, to=to, ruling="DD-4")


def help(view: View) -> str:
    """The rules of a turn."""
    return view.game.speech(view.names).say(Message("screen-help"))


def score(view: View, seat: Seat) -> str:
    """The own largest cluster; nobody knows what the others are after."""
    return str(cluster(view.state, seat, 0)) if view.state.goals[seat] else "?"


def page(view: View, cursor: int, asked: Message) -> str:
    """The table, and what is asked."""
    return f"{draw(view, cursor)}\n{escape(view.game.speech(view.names).say(asked))}"


def draw(view: View, cursor: int | None = None) -> str:
    """Board and supply side by side."""
    speech = view.game.speech(view.names)
    left, right = board(view.state, cursor, speech), supply(view, speech)
    right += [""] * (len(left) - len(right))
    return "\n".join(a + GAP + b for a, b in zip(left, right, strict=True))


def board(s: State, cursor: int | None, speech: Speech) -> list[str]:
    """Two lines a row, north up: the top of each die, and its sides below."""
    lines = []
    for row in reversed(range(WIDTH)):
        squares = range(row * WIDTH, (row + 1) * WIDTH)
        upper = [dyed(top(s.board[square], speech), s.board[square], square == cursor) for square in squares]
        lower = [dyed(below(s.board[square], speech), s.board[square], square == cursor) for square in squares]
        lines += [f"{row + 1} {''.join(upper)}", f"  {''.join(lower)}"]
    return [*lines, "  " + "".join(f"{letter:^{CELL}}" for letter in COLUMNS)]


def top(die: int, speech: Speech) -> str:
    """A die's colour and top: `o MAC`."""
    if die == 0:
        return "·"
    if die == GREEN:
        return speech.say(Message("screen-die-blank"))
    return speech.say(Message("screen-die", colour=COLOUR_NAMES[COLOUR[die]], top=DESSERT_NAMES[TOP[die]]))


def below(die: int, speech: Speech) -> str:
    """A die's sides: north-south, east-west."""
    return "" if die in (0, GREEN) else speech.say(Message("screen-sides", **sides(die)))


def sides(die: int) -> dict[str, str]:
    """What comes up when a die is tipped north or south, and when it is tipped east or west."""
    return {"ns": DESSERT_NAMES[NORTH_SOUTH[die]], "ew": DESSERT_NAMES[EAST_WEST[die]]}


def dyed(text: str, die: int, here: bool) -> str:
    """A piece of a square in its die's colour, with the cursor around it."""
    inner = CELL - 2
    text = escape(set_cell_size(" " * ((inner - cell_len(text)) // 2) + text, inner))
    left, right = (r"\[", "]") if here else (" ", " ")
    return f"{left}[{COLOURS[COLOUR[die]]}]{text}[/]{right}" if die else f"{left}{text}{right}"


def supply(view: View, speech: Speech) -> list[str]:
    """The own goal, and the dice still to be placed with their letters."""
    s: State = view.state
    goal = s.goals[view.seat] if view.seat is not None else 0
    said = speech.say(Message("screen-goal", dessert=DESSERT_NAMES[goal - 1]))
    lines = [f"[bold]{escape(said)}[/]" if goal else ""]
    names = [speech.say(Message("colour-name", colour=colour)) for colour in COLOUR_NAMES]
    wide = max(map(cell_len, names))
    tops = [speech.say(Message("screen-top", top=dessert)) for dessert in DESSERT_NAMES]
    for colour, name in enumerate(names[:-1]):
        group = range(colour * SIDES, (colour + 1) * SIDES)
        dice = [f"{LETTERS[n]} {s.supply[n]}×{set_cell_size(tops[TOP[die_lying(n, 0)]], TOP_WIDTH)}" for n in group]
        lines.append(f"[{COLOURS[colour]}]{escape(set_cell_size(name, wide))}[/] {escape(' '.join(dice))}")
    blank = f"{LETTERS[SHOWN]} {s.green}×{speech.say(Message('screen-blank'))}"
    lines.append(f"[{COLOURS[-1]}]{escape(set_cell_size(names[-1], wide))}[/] {escape(blank)}")
    return [*lines, "", escape(speech.say(Message("screen-legend")))]
