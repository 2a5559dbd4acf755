"""An independent referee for Dessert Dice records, written from the rules file alone."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NoReturn

DESSERTS = ("ice-cream", "macaron", "sweet-roll", "jelly-tart")
CARRIES = {  # DD-2: each colour leaves out one dessert
    "orange": {"ice-cream", "macaron", "sweet-roll"},
    "yellow": {"ice-cream", "macaron", "jelly-tart"},
    "blue": {"ice-cream", "sweet-roll", "jelly-tart"},
    "purple": {"macaron", "sweet-roll", "jelly-tart"},
}
GREEN = ("green", "blank")

COLUMNS = "abcde"
ROWS = "12345"
SQUARES = [column + row for column in COLUMNS for row in ROWS]
# Each direction: columns to the east, rows to the north, and the axis that comes on top.
DIRECTIONS = {"north": (0, 1, "ns"), "south": (0, -1, "ns"), "east": (1, 0, "ew"), "west": (-1, 0, "ew")}

Die = dict[str, str]  # the dessert on each axis: top, ns (north-south) and ew (east-west)
Board = dict[str, Die]  # the die on each square that has one


class Refused(ValueError):
    """The record breaks a rule, which the message names."""


@dataclass
class Log:
    """The lines of a game, read once from first to last."""

    lines: list[str]
    number: int = 0  # of the line just read

    def read(self) -> tuple[str, list[str]]:
        """Move on to the next line, who and what; there must be one while the game is not over."""
        self.number += 1
        if self.number > len(self.lines):
            self.refuse("The end: the log stops before the board is full")
        who, *words = self.lines[self.number - 1].split(" ")
        return who, words

    def refuse(self, rule: str) -> NoReturn:
        """Refuse the line just read."""
        line = self.lines[self.number - 1 : self.number]
        shown = repr(line[0]) if line else "(end of log)"
        raise Refused(f"log line {self.number}: {shown}: {rule}")


@dataclass
class Table:
    """What lies on the table, and what the players have to remember."""

    supply: Counter[tuple[str, str]]  # how many dice of each colour and top face
    board: Board = field(default_factory=dict)
    last_tip: tuple[str, str] | None = None  # from where to where, if the action just before was a move
    moves_in_row: int = 0  # since the latest placement
    placers: list[int] = field(default_factory=list)  # the seat behind every placement, in order


def check(record: dict[str, Any]) -> None:
    """Pass a record of a finished game that is right in full; refuse any other."""
    for name, right in (("format", "dicecafe/1"), ("game", "dessert-dice")):
        if record.get(name) != right:
            raise Refused(f"{name}: {record.get(name)!r} is not {right!r}")
    options = read_options(record.get("options"))
    seats = len(read_texts(record, "players"))
    if not 2 <= seats <= 4:
        raise Refused(f"players: {seats}, but 2 to 4 can play")
    first = record.get("first", 0)
    if type(first) is not int or not 0 <= first < seats:
        raise Refused(f"first: {first!r} is not a seat")
    log = Log(read_texts(record, "log"))
    desserts = deal_tiles(log, seats)
    table = Table(supply=roll_dice(log))
    play(log, table, options["stall_limit"], seats, first)
    if log.number < len(log.lines):
        log.read()
        log.refuse("The end: the board is full, the game is over")
    lists = [clusters(table.board, dessert) for dessert in desserts]
    check_result(record.get("result"), desserts, lists, winner(lists, options, table.placers, first))


def read_options(given: Any) -> dict[str, Any]:
    """Take the defaults for what is not given; every option is known and in range."""
    defaults: dict[str, Any] = {"edition": "tiles", "stall_limit": 16, "tie_everyone": False}
    if not isinstance(given, dict) or not given.keys() <= defaults.keys():
        raise Refused(f"options: {given!r} is not an object of {', '.join(defaults)}")
    options = defaults | given
    if options["edition"] not in ("tiles", "cards"):
        raise Refused(f"options: edition is {options['edition']!r}, not 'tiles' or 'cards'")
    # Not isinstance: Python would take true for 1.
    if type(options["stall_limit"]) is not int or not 0 <= options["stall_limit"] <= 200:
        raise Refused(f"options: stall_limit is {options['stall_limit']!r}, not a number 0 to 200 (DD-5)")
    if not isinstance(options["tie_everyone"], bool):
        raise Refused(f"options: tie_everyone is {options['tie_everyone']!r}, not true or false (DD-7)")
    return options


def read_texts(record: dict[str, Any], name: str) -> list[str]:
    """Take the players' names or the lines of the log: a list of texts."""
    texts = record.get(name)
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise Refused(f"{name}: not a list of texts")
    return texts


def deal_tiles(log: Log, seats: int) -> list[str]:
    """Deal each player one tile, from seat 0 up; there is one tile a dessert."""
    dealt: list[str] = []
    for seat in range(seats):
        who, words = log.read()
        if who != "*" or words[:2] != ["deal", str(seat)] or len(words) != 3:
            log.refuse(f"Set-up: '* deal {seat} <dessert>' is due")
        if words[2] not in DESSERTS or words[2] in dealt:
            log.refuse("Components: there are four tiles, one per dessert; no such tile is left")
        dealt.append(words[2])
    return dealt


def roll_dice(log: Log) -> Counter[tuple[str, str]]:
    """Roll six dice of each colour; with the green one they are the supply."""
    supply: Counter[tuple[str, str]] = Counter([GREEN])
    rolled: Counter[str] = Counter()
    for _ in range(24):
        who, words = log.read()
        if who != "*" or words[:1] != ["roll"] or len(words) != 3:
            log.refuse("Set-up: '* roll <colour> <dessert>' is due, 24 of them")
        _, colour, top = words
        if top not in CARRIES.get(colour, ()):
            log.refuse("Components, DD-2: no die of that colour has that face")
        rolled[colour] += 1
        if rolled[colour] > 6:
            log.refuse(f"Components: there are six {colour} dice")
        supply[colour, top] += 1
    return supply


def play(log: Log, table: Table, stall_limit: int, seats: int, first: int) -> None:
    """Play clockwise, a placement or a move a turn, until the board is full."""
    seat = first
    while len(table.board) < len(SQUARES):
        who, words = log.read()
        if who != str(seat):
            log.refuse(f"Set-up: it is the turn of seat {seat}, and chance is done")
        if words[:1] == ["place"]:
            place(log, table, words, seat)
        elif words[:1] == ["tip"]:
            move(log, table, words, stall_limit)
        else:
            log.refuse("A turn: neither a placement nor a move")
        seat = (seat + 1) % seats


def place(log: Log, table: Table, words: list[str], seat: int) -> None:
    """Put a die of the supply, its top unchanged, onto an empty square."""
    if len(words) < 4:
        log.refuse("Notation: 'place <colour> <top> <square> ns:<dessert>' or 'place green blank <square>'")
    _, colour, top, square, *axis = words
    if table.supply[colour, top] < 1:
        log.refuse("Place: no such die in the supply")
    if square not in SQUARES or square in table.board:
        log.refuse("Place, DD-1: not an empty square of the board")
    table.board[square] = spin(log, colour, top, axis)
    table.supply[colour, top] -= 1
    table.last_tip = None
    table.moves_in_row = 0
    table.placers.append(seat)


def spin(log: Log, colour: str, top: str, axis: list[str]) -> Die:
    """Choose which of the two other desserts lies north-south; the remaining one lies east-west (DD-3)."""
    if (colour, top) == GREEN:
        if axis:
            log.refuse("Notation, DD-9: the blank die has no axis to name")
        return {"top": "blank", "ns": "blank", "ew": "blank"}
    others = CARRIES[colour] - {top}
    if axis not in [[f"ns:{dessert}"] for dessert in others]:
        log.refuse("DD-3: the north-south axis has to be one of the two other desserts of the die")
    ns = axis[0].removeprefix("ns:")
    (ew,) = others - {ns}
    return {"top": top, "ns": ns, "ew": ew}


def move(log: Log, table: Table, words: list[str], stall_limit: int) -> None:
    """Tip a die on the board into an empty square beside it."""
    if len(words) != 3 or words[2] not in DIRECTIONS:
        log.refuse("Notation: 'tip <square> north', south, east or west")
    _, start, direction = words
    if stall_limit and table.moves_in_row >= stall_limit:
        log.refuse(f"DD-5: after {table.moves_in_row} moves in a row this turn must be a placement")
    if start not in table.board:
        log.refuse("Move: no die on that square")
    goal = beside(start, direction)
    if goal is None or goal in table.board:
        log.refuse("Move: not into an empty square, or off the board")
    # The die that went there is the one there now: nothing was done in between.
    if table.last_tip == (goal, start):
        log.refuse("DD-4: the move undoes the move of the player just before")
    table.board[goal] = tip(table.board.pop(start), direction)
    table.last_tip = (start, goal)
    table.moves_in_row += 1


def beside(square: str, direction: str) -> str | None:
    """Find the square beside this one, if the board has one there; row 1 is the south edge."""
    east, north, _ = DIRECTIONS[direction]
    column, row = COLUMNS.index(square[0]) + east, ROWS.index(square[1]) + north
    return COLUMNS[column] + ROWS[row] if 0 <= column < 5 and 0 <= row < 5 else None


def tip(die: Die, direction: str) -> Die:
    """Swap the top with the axis the die is tipped along; the other axis stays."""
    _, _, axis = DIRECTIONS[direction]
    return die | {"top": die[axis], axis: die["top"]}


def clusters(board: Board, dessert: str) -> list[int]:
    """Size every connected group of dice showing the dessert, largest first; a lone die is one (DD-6)."""
    left = {square for square, die in board.items() if die["top"] == dessert}
    sizes = []
    while left:
        cluster = [left.pop()]
        for square in cluster:  # which grows on the way
            near = left & {beside(square, direction) for direction in DIRECTIONS}
            cluster.extend(near)
            left -= near
        sizes.append(len(cluster))
    return sorted(sizes, reverse=True)


def score(sizes: list[int]) -> int:
    """Give the size of the largest cluster; no die: 0."""
    return max(sizes, default=0)


def winner(lists: list[list[int]], options: dict[str, Any], placers: list[int], first: int) -> int:
    """Find the highest score, and settle a tie as the edition says."""
    best = max(map(score, lists))
    tied = [seat for seat, sizes in enumerate(lists) if score(sizes) == best]
    if options["edition"] == "tiles" and len(tied) > 1:
        tied = best_of_everyone(lists, placers) if options["tie_everyone"] else best_lists(lists, tied)
    return last_placer(tied, placers, len(lists), first)


def best_lists(lists: list[list[int]], tied: list[int]) -> list[int]:
    """Compare the tied players' clusters in order, largest first; a player with none left falls behind (DD-7)."""
    best = max(lists[seat] for seat in tied)
    return [seat for seat in tied if lists[seat] == best]


def best_of_everyone(lists: list[list[int]], placers: list[int]) -> list[int]:
    """Set everybody's largest aside until one player is best alone, else the last placer of all wins (DD-7)."""
    while any(lists):
        lists = [sizes[1:] for sizes in lists]
        scores = [score(sizes) for sizes in lists]
        if scores.count(max(scores)) == 1:
            return [scores.index(max(scores))]
    return placers[-1:]


def last_placer(tied: list[int], placers: list[int], seats: int, first: int) -> int:
    """Find who of the tied placed a die most recently; if none ever did, the first in turn order (DD-8)."""
    for seat in reversed(placers):
        if seat in tied:
            return seat
    return min(tied, key=lambda seat: (seat - first) % seats)


def check_result(result: Any, desserts: list[str], lists: list[list[int]], won: int) -> None:
    """Compare the written result with the board."""
    if not isinstance(result, dict):
        raise Refused(f"result: {result!r} is not an object")
    right = {"points": [score(sizes) for sizes in lists], "winners": [won], "desserts": desserts, "clusters": lists}
    for name, value in right.items():
        # As written: in Python 1, 1.0 and True are equal, in a record they are not.
        if repr(result.get(name)) != repr(value):
            raise Refused(f"result: {name} is {result.get(name)!r}, The end and the score make it {value!r}")
