"""An independent referee for Burger Dice records, written from the rules file alone."""

from dataclasses import dataclass, field
from typing import Any, NoReturn

BUN = "bun"
INGREDIENTS = ("patty", "pickles", "ketchup", "cheese")
FACES = (BUN, *INGREDIENTS)

# Each option: its default, its least and its greatest value.
OPTIONS = {
    "dice": (12, 11, 30),
    "roll_size": (3, 1, 6),
    "waste_limit": (4, 1, 8),
    "target": (50, 3, 500),
}


class Refused(ValueError):
    """The record breaks a rule, which the message names."""


class Log:
    """The lines of a game, read once from first to last."""

    def __init__(self, lines: list[str]) -> None:
        """Start before the first line."""
        self.lines = lines
        self.number = 0

    def read(self) -> str:
        """Move on to the next line; there must be one while the game is not over."""
        self.number += 1
        if self.number > len(self.lines):
            self.refuse("The end: the log stops before the game is over")
        return self.lines[self.number - 1]

    def refuse(self, rule: str) -> NoReturn:
        """Refuse the line just read."""
        line = self.lines[self.number - 1 : self.number]
        shown = repr(line[0]) if line else "(end of log)"
        raise Refused(f"log line {self.number}: {shown}: {rule}")


@dataclass
class Turn:
    """What one player has on the table during a turn."""

    burger: list[str] = field(default_factory=list)  # in progress, the bottom bun first
    complete: int = 0  # dice lying in complete burgers
    noted: int = 0  # points of complete burgers whose dice came back (BD-2)
    waste: int = 0


def check(record: dict[str, Any]) -> None:
    """Pass a record of a finished game that is right in full; refuse any other."""
    if record.get("format") != "dicecafe/1":
        raise Refused(f"format: {record.get('format')!r} is not 'dicecafe/1'")
    if record.get("game") != "burger-dice":
        raise Refused(f"game: {record.get('game')!r} is not 'burger-dice'")
    options = read_options(record.get("options"))
    seats = count_players(record.get("players"))
    log = Log(read_lines(record.get("log")))
    points = play(log, options, seats, read_first(record.get("first", 0), seats))
    if log.number < len(log.lines):
        log.read()
        log.refuse("The end: the game is already over")
    check_result(record.get("result"), points)


def is_whole(value: Any) -> bool:
    """Tell whole numbers from everything else; Python would take true for 1."""
    return type(value) is int


def read_options(given: Any) -> dict[str, int]:
    """Take the defaults for what is not given; every option is known and in range, BD-1 holds."""
    if not isinstance(given, dict):
        raise Refused(f"options: {given!r} is not an object")
    options = {name: default for name, (default, _, _) in OPTIONS.items()}
    for name, value in given.items():
        if name not in OPTIONS:
            raise Refused(f"options: {name!r} is unknown")
        _, least, greatest = OPTIONS[name]
        if not is_whole(value) or not least <= value <= greatest:
            raise Refused(f"options: {name} is {value!r}, not a number {least} to {greatest}")
        options[name] = value
    needed = options["roll_size"] + options["waste_limit"] + 4
    if options["dice"] < needed:
        raise Refused(f"options: dice is {options['dice']}, BD-1 asks for at least {needed}")
    return options


def count_players(players: Any) -> int:
    """Count the players: 2 to 6 names."""
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise Refused(f"players: {players!r} is not a list of names")
    if not 2 <= len(players) <= 6:
        raise Refused(f"players: {len(players)}, but 2 to 6 can play")
    return len(players)


def read_first(first: Any, seats: int) -> int:
    """Find who begins: one of the seats (BD-5)."""
    if not is_whole(first) or not 0 <= first < seats:
        raise Refused(f"first: {first!r} is not a seat (BD-5)")
    return int(first)


def read_lines(lines: Any) -> list[str]:
    """Take the log: a list of lines of text."""
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise Refused("log: not a list of lines of text")
    return lines


def play(log: Log, options: dict[str, int], seats: int, first: int) -> list[int]:
    """Play clockwise to the target, then the final round, then tie turns; give the totals."""
    points = [0] * seats
    seat = first
    points[seat] = play_turn(log, seat, options)
    while points[seat] < options["target"]:
        seat = (seat + 1) % seats
        points[seat] += play_turn(log, seat, options)
    # The final round is a fixed list of turns, so reaching the target in it starts nothing (BD-6).
    others = seats_after(seat, seats)[:-1]
    while others:
        for seat in others:
            points[seat] += play_turn(log, seat, options)
        others = tied_after(seat, points)
    return points


def seats_after(seat: int, seats: int) -> list[int]:
    """List every seat clockwise from the one after this; this one comes last."""
    return [(seat + step) % seats for step in range(1, seats + 1)]


def tied_after(seat: int, points: list[int]) -> list[int]:
    """List who shares the lead, in seat order after the seat that just played (BD-4)."""
    leaders = [s for s in seats_after(seat, len(points)) if points[s] == max(points)]
    return leaders if len(leaders) > 1 else []


def play_turn(log: Log, seat: int, options: dict[str, int]) -> int:
    """Play one turn and give the points it scores."""
    turn = Turn()
    if read_move(log, seat) != ["roll"]:
        log.refuse("A turn 1: a turn begins with a roll")
    rolled = roll_first(log, options["roll_size"])
    while deal(log, seat, turn, rolled, options["waste_limit"]):
        if stops(log, seat):
            return turn.noted + turn.complete
        gather_dice(log, turn, options)
        rolled = roll(log, options["roll_size"])
    return 0


def read_move(log: Log, seat: int) -> list[str]:
    """Read a player's line; it must be that player's turn."""
    who, *words = log.read().split(" ")
    if who == "*":
        log.refuse("A turn 1, 4: no dice are to be rolled here, a first roll with a bun stands")
    if who != str(seat):
        log.refuse(f"A turn, The end: it is the turn of seat {seat}")
    return words


def roll(log: Log, size: int) -> list[str]:
    """Read the faces of a roll: always as many dice as the option says."""
    who, *faces = log.read().split(" ")
    if who != "*":
        log.refuse("A turn 1, 4: the result of a roll is due (a first roll needs a bun)")
    if any(face not in FACES for face in faces):
        log.refuse("Components: no die has such a face")
    if len(faces) != size:
        log.refuse(f"A turn 1, 4 and BD-2: a roll is of {size} dice, not {len(faces)}")
    return faces


def roll_first(log: Log, size: int) -> list[str]:
    """Roll all the same dice again until there is a bun among them."""
    rolled = roll(log, size)
    while BUN not in rolled:
        rolled = roll(log, size)
    return rolled


def deal(log: Log, seat: int, turn: Turn, rolled: list[str], waste_limit: int) -> bool:
    """Deal with every rolled die, one at a time; say whether the turn goes on."""
    while rolled:
        words = read_move(log, seat)
        if words in (["stop"], ["roll"]):
            log.refuse("A turn 4: rolled dice are left")
        if len(words) != 2 or words[0] not in ("place", "waste"):
            log.refuse("Notation: neither 'place <face>' nor 'waste <face>'")
        verb, face = words
        if face not in rolled:
            log.refuse(f"A turn 2: no such die is left, only {' '.join(rolled)}")
        rolled.remove(face)
        if verb == "place":
            place(log, turn, face)
        turn.waste += verb == "waste"
        if turn.waste >= waste_limit:
            return False  # at once, with whatever dice are left (BD-3)
    return True


def place(log: Log, turn: Turn, face: str) -> None:
    """Start a burger, add to it or close it."""
    if not turn.burger and face != BUN:
        log.refuse("A turn 2: only a bun may start a burger")
    if turn.burger == [BUN] and face == BUN:
        log.refuse("A turn 2: a bun can't be placed on a bottom bun alone")
    if face != BUN and face in turn.burger:
        log.refuse("A turn 2: the burger has that ingredient already")
    turn.burger.append(face)
    if face == BUN and len(turn.burger) > 1:
        turn.complete += len(turn.burger)
        turn.burger = []


def stops(log: Log, seat: int) -> bool:
    """Say whether the player stops; the one other choice is to roll more dice."""
    words = read_move(log, seat)
    if words not in (["stop"], ["roll"]):
        log.refuse("A turn 4: no rolled die is left, so it is stop or roll")
    return words == ["stop"]


def gather_dice(log: Log, turn: Turn, options: dict[str, int]) -> None:
    """Note the complete burgers and take their dice back when too few are free (BD-2)."""
    held = turn.waste + len(turn.burger)
    if options["dice"] - held - turn.complete < options["roll_size"]:
        turn.noted += turn.complete
        turn.complete = 0
    # BD-1 promises this never happens; the referee counts the dice rather than trust that.
    if options["dice"] - held - turn.complete < options["roll_size"]:
        log.refuse("BD-1, BD-2: too few dice are free to roll")


def check_result(result: Any, points: list[int]) -> None:
    """Compare the written result with the totals; the highest total wins."""
    if not isinstance(result, dict):
        raise Refused(f"result: {result!r} is not an object")
    winners = [seat for seat, total in enumerate(points) if total == max(points)]
    for name, right in (("points", points), ("winners", winners)):
        given = result.get(name)
        if not isinstance(given, list) or not all(map(is_whole, given)) or given != right:
            raise Refused(f"result: {name} is {given!r}, A turn 5 and The end make it {right}")
