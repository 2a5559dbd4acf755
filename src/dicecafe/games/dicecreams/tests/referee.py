"""An independent referee for DiceCreams records, written from the rules file alone."""

import tomllib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

Card = dict[str, Any]  # as the deck's file has it: n, animal, fame, slots, strong

COLOURS = ("blue", "yellow", "black", "pink", "green")
SIDES = ("1", "2", "3", "4", "5", "6")
COLUMNS, ROWS, SLOTS = "abc", "123", "123"
SPOTS = [column + row for row in ROWS for column in COLUMNS]  # row by row from the top, left to right
SET_FAME = {0: 0, 1: 0, 2: 2, 3: 5, 4: 9, 5: 14, 6: 20}
FREE_MOVES = (["sprinkle"], ["scrap"])
RACCOON_CARDS = 7  # whatever the option cones is (DC-1)


class Refused(ValueError):
    """The record breaks a rule, which the message names."""


class Flavour(NamedTuple):
    """A die: a colour and a value."""

    colour: str
    value: int


@dataclass
class Player:
    """What one player has; cards and dice of unfinished IceCreams lie by place (x, y) and slot (1, 2, 3)."""

    sprinkles: int = 2
    strong: int = 0
    cards: dict[str, Card] = field(default_factory=dict)
    dice: dict[str, dict[str, Flavour]] = field(default_factory=dict)
    completed: list[Card] = field(default_factory=list)

    def flavours(self) -> list[str]:
        """List where this player's Flavours lie: x1, y3 and so on."""
        return [place + slot for place in self.dice for slot in self.dice[place]]


def check(record: dict[str, Any]) -> None:
    """Pass a record of a finished game that is right in full; refuse any other."""
    if record.get("format") != "dicecafe/1" or record.get("game") != "dicecreams":
        raise Refused(f"format, game: {record.get('format')!r}, {record.get('game')!r}, not 'dicecafe/1', 'dicecreams'")
    seats = len(read_texts(record, "players"))
    if not 1 <= seats <= 4:
        raise Refused(f"players: {seats}, but 1 to 4 can play")
    first = record.get("first", 0)
    if type(first) is not int or not 0 <= first < seats:
        raise Refused(f"first: {first!r} is not a seat")
    house = Path(__file__).parent.parent / "deck.toml"
    cards = read_cards(record["deck"] if "deck" in record else tomllib.loads(house.read_text(encoding="utf-8")))
    game = Game(read_texts(record, "log"), read_options(record.get("options"), seats), cards, seats)
    game.set_up()
    game.play(first)
    if game.number < len(game.lines):
        game.read()
        game.refuse("The end, DC-7: the game is already over")
    given = record.get("result")
    for name, right in final_result(game.players, game.raccoon).items():
        # Compared as text, so that neither true nor 1.0 is taken for 1.
        if not isinstance(given, dict) or repr(given.get(name)) != repr(right):
            raise Refused(f"result: The end, DC-1, DC-9 and DC-10 make {name} {right!r}, not as in {given!r}")


def read_texts(record: dict[str, Any], name: str) -> list[str]:
    """Take a list of texts from the record: the players' names, the lines of the log."""
    texts = record.get(name)
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise Refused(f"{name}: not a list of texts")
    return texts


def read_options(given: Any, seats: int) -> dict[str, Any]:
    """Take the defaults for what is not given; every option is known, of its type and in range."""
    options: dict[str, Any] = {"cones": 7, "sprinkles": "any-time", "last_orders": False}
    cones = list(range(3, 9 if seats == 4 else 11))
    allowed: dict[str, list[Any]] = {"cones": cones, "sprinkles": ["any-time", "own-decisions"], "last_orders": [False, True]}
    if not isinstance(given, dict):
        raise Refused(f"options: {given!r} is not an object")
    for name, value in given.items():
        if name not in options or type(value) is not type(options[name]) or value not in allowed[name]:
            raise Refused(f"options: {name!r} can't be {value!r}, only {allowed.get(name, 'left out: it is unknown')}")
    return options | given


def read_cards(deck: Any) -> dict[int, Card]:
    """Take the IceCreams of a deck by their numbers; three at least, for the market and the top."""
    try:
        cards: dict[int, Card] = {card["n"]: card for card in deck["icecream"]}
        sound = len(cards) == len(deck["icecream"]) >= 3
        for n, card in cards.items():
            sound &= [type(n), type(card["fame"]), type(card["animal"])] == [int, int, str] and len(card["slots"]) == 3
            [suits(card, slot, Flavour("blue", 1)) for slot in SLOTS]  # a slot or condition without sense raises
            condition_holds(card["strong"], [Flavour("blue", 1)] * 3)
    except (KeyError, TypeError, IndexError) as fault:
        raise Refused(f"deck: not in the format of the house deck ({fault!r})") from fault
    if not sound:
        raise Refused("deck: IceCreams need their own number, an animal, Fame and three slots, and there are three or more")
    return cards


def suits(card: Card, slot: str, die: Flavour) -> bool:
    """See whether a slot's demand holds for a Flavour."""
    demand = card["slots"][int(slot) - 1]
    shown = {"any": None, "colour": die.colour, "number": die.value}[demand["need"]]
    return shown is None or bool(demand[demand["need"]] == shown)


def condition_holds(strong: dict[str, Any], dice: list[Flavour]) -> bool:
    """Check a Strong Flavour condition on three Flavours from the left, by the deck's table."""
    a, b, c = values = [die.value for die in dice]
    table: dict[str, Callable[[], bool]] = {
        "all_odd": lambda: all(value % 2 == 1 for value in values),
        "all_even": lambda: all(value % 2 == 0 for value in values),
        "all_equal": lambda: a == b == c,
        "sum_at_most": lambda: bool(a + b + c <= strong["n"]),
        "sum_at_least": lambda: bool(a + b + c >= strong["n"]),
        "sum_exactly": lambda: bool(a + b + c == strong["n"]),
        "all_at_most": lambda: all(value <= strong["n"] for value in values),
        "all_at_least": lambda: all(value >= strong["n"] for value in values),
        "at_least_two": lambda: values.count(strong["value"]) >= 2,
        "contains_both": lambda: all(value in values for value in strong["values"]),
        "staircase": lambda: b == a + 1 and c == b + 1,
        "same_colour": lambda: len({die.colour for die in dice}) == 1,
    }
    return table[strong["id"]]()


def in_line_with(spot: str) -> list[str]:
    """List the other spots of the row from the left, then those of the column from the top."""
    return [c + spot[1] for c in COLUMNS if c != spot[0]] + [spot[0] + r for r in ROWS if r != spot[1]]


class Game:
    """Everything on the table, and the log as far as it has been read."""

    def __init__(self, lines: list[str], options: dict[str, Any], cards: dict[int, Card], seats: int) -> None:
        """Start before the first line: all dice in the pouch, all cards in the deck."""
        self.lines = lines
        self.number = 0  # lines read
        self.options = options
        self.begun = False  # the set-up is over
        self.players = [Player() for _ in range(seats)]
        self.raccoon: list[Card] = []
        self.pouch = Counter(dict.fromkeys(COLOURS, 5))
        self.aside: Counter[str] = Counter()
        self.fridge: dict[str, Flavour] = {}  # a spot that waits for its refill is missing
        self.cards = cards
        self.market: dict[str, int] = {}  # card numbers by spot, "1" and "2"
        self.top: int | None = None
        self.top_due = False  # a card lies on top that no line has shown yet
        self.under = list(cards)  # the cards under the top one, in no known order
        self.discards: list[int] = []

    def refuse(self, rule: str) -> NoReturn:
        """Refuse the line just read."""
        line = (*self.lines, "(end of log)")[self.number - 1]
        raise Refused(f"log line {self.number}: {line!r}: {rule}")

    def read(self) -> tuple[str, list[str]]:
        """Read who and what of the next line; there must be one while the game is not over."""
        self.number += 1
        if self.number > len(self.lines):
            self.refuse("The end: the log stops before the game is over")
        who, *words = self.lines[self.number - 1].split(" ")
        return who, words

    def next_line(self, decider: int | None) -> tuple[str, list[str]]:
        """Read on past sprinkles and scraps; the decider is the seat whose decision it is, if it is anybody's."""
        who, words = self.read()
        while words[:1] in FREE_MOVES:
            self.sprinkle_or_scrap(who, words, decider)
            self.show_top_cards()
            who, words = self.read()
        return who, words

    def read_move(self, seat: int, rule: str) -> list[str]:
        """Read the next move; the rule says what this seat is to do."""
        who, words = self.next_line(seat)
        if who != str(seat):
            self.refuse(f"{rule}: seat {seat} is to do that now")
        return words

    def read_card(self, line: tuple[str, list[str]], kind: str) -> int:
        """Draw the card that a chance line names; it must be one that can come."""
        who, words = line
        for number in self.under:
            if who == "*" and " ".join(words) == f"{kind} {number}":
                self.under.remove(number)
                return number
        return self.refuse(f"Set-up, DC-5, DC-8: '* {kind} n' is due, n one of {sorted(self.under)}")

    def fill_fridge(self) -> None:
        """Fill the empty spots row by row from the top, left to right; an empty pouch takes the set-aside dice first (DC-4)."""
        for spot in [spot for spot in SPOTS if spot not in self.fridge]:
            who, words = self.next_line(None)
            if who != "*" or words[:2] != ["fill", spot] or len(words) != 4 or words[3] not in SIDES:
                self.refuse(f"A turn 5, Notation: '* fill {spot} <colour> <value>' is due")
            if self.pouch.total() == 0:
                self.pouch, self.aside = self.aside, Counter()
            if self.pouch[words[2]] == 0:
                self.refuse(f"DC-4: no {words[2]} die is in the pouch")
            self.pouch[words[2]] -= 1
            self.fridge[spot] = Flavour(words[2], int(words[3]))

    def deal(self) -> None:
        """Move the top card to an empty market spot; without a top card the next is due, of the discards if none is under it."""
        for spot in ("1", "2"):
            if spot not in self.market and self.top is not None:
                self.market[spot], self.top = self.top, None
        if self.top is None and not self.top_due:
            if not self.under:
                self.under, self.discards = self.discards, []  # DC-5
            self.top_due = len(self.under) > 0

    def show_top_cards(self) -> None:
        """Read the lines of all top cards that are due; only sprinkles and scraps may come in between (DC-5, DC-7)."""
        while self.top_due:
            who, words = self.read()
            if words[:1] in FREE_MOVES:
                self.sprinkle_or_scrap(who, words, None)
            else:
                self.top, self.top_due = self.read_card((who, words), "top"), False
                self.deal()

    def discard_empty(self, player: Player) -> None:
        """Discard every IceCream left with no Flavour; without a top card it becomes the deck (DC-5)."""
        for place in ("x", "y"):
            if player.dice.get(place) == {}:
                del player.dice[place]
                self.discards.append(player.cards.pop(place)["n"])
        self.deal()

    def sprinkle_or_scrap(self, who: str, words: list[str], decider: int | None) -> None:
        """Let a seat sprinkle or scrap, if it may do so now (DC-7)."""
        if not self.begun or who not in [str(seat) for seat in range(len(self.players))]:
            self.refuse("Sprinkles, DC-7: only players may do that, and only after the set-up")
        if self.options["sprinkles"] == "own-decisions" and who != str(decider):
            self.refuse("DC-7: own-decisions, and this is no decision of that seat")
        act = self.sprinkle if words[0] == "sprinkle" else self.scrap
        act(self.players[int(who)], words)

    def sprinkle(self, player: Player, words: list[str]) -> None:
        """Spend 1 to change a Flavour of one's own IceCreams or of the Fridge by 1, within 1 to 6."""
        if len(words) != 3 or words[2] not in ("+1", "-1") or words[1] not in [*self.fridge, *player.flavours()]:
            self.refuse("Sprinkles: +1 or -1 to a Flavour that lies in the Fridge or on an own IceCream")
        if player.sprinkles < 1:
            self.refuse("Sprinkles: that seat has none to spend")
        spot = words[1]
        dice, key = (self.fridge, spot) if spot in self.fridge else (player.dice[spot[0]], spot[1])
        value = dice[key].value + int(words[2])
        if not 1 <= value <= 6:
            self.refuse("Sprinkles: within 1 to 6")
        dice[key] = Flavour(dice[key].colour, value)
        player.sprinkles -= 1

    def scrap(self, player: Player, words: list[str]) -> None:
        """Set aside a Flavour of one's own unfinished IceCreams for 1 Sprinkle (DC-12)."""
        if len(words) != 2 or words[1] not in player.flavours():
            self.refuse("Sprinkles: 'scrap' names no Flavour of an own IceCream")
        dice = player.dice[words[1][0]]
        if len(dice) == 3:
            self.refuse("DC-13: a complete IceCream can't be scrapped from")
        self.aside[dice.pop(words[1][1]).colour] += 1
        player.sprinkles += 1
        self.discard_empty(player)

    def set_up(self) -> None:
        """Fill the Fridge and the market and see the top card; nobody can do anything before that."""
        self.fill_fridge()
        for spot in ("1", "2"):
            self.market[spot] = self.read_card(self.next_line(None), f"market {spot}")
        self.top = self.read_card(self.next_line(None), "top")
        self.begun = True

    def play(self, first: int) -> None:
        """Take turns clockwise until the game is over (DC-11), with last orders at the end of a round (DC-16)."""
        seats = len(self.players)
        for turn in count(1):
            self.play_turn((first + turn - 1) % seats)
            if seats == 1 and turn % 2 == 0:
                self.raccoon_takes_card()
            done = any(len(player.completed) >= self.options["cones"] for player in self.players)
            waits = self.options["last_orders"] and turn % seats != 0
            if (done and not waits) or len(self.raccoon) >= RACCOON_CARDS:
                return

    def play_turn(self, seat: int) -> None:
        """Melt, first Flavour, neighbour's Flavour, last Flavour, refill."""
        self.melt(seat)
        first = self.take(seat, SPOTS, "A turn 2")
        if len(self.players) == 1:
            second = self.raccoon_takes_flavour(first)
        else:
            second = self.take((seat + 1) % len(self.players), in_line_with(first), "A turn 3")
        self.take(seat, [spot for spot in in_line_with(first) if spot in in_line_with(second)], "A turn 4")
        self.fill_fridge()

    def melt(self, seat: int) -> None:
        """Take 1 off every Flavour at once; one that falls below 1 goes to the pouch for a Sprinkle."""
        if self.read_move(seat, "A turn 1, melt") != ["melt"]:
            self.refuse("A turn 1: every turn has its melt, before anything but sprinkles and scraps")
        player = self.players[seat]
        for spot in player.flavours():
            dice, slot = player.dice[spot[0]], spot[1]
            dice[slot] = Flavour(dice[slot].colour, dice[slot].value - 1)
            if dice[slot].value < 1:
                self.pouch[dice.pop(slot).colour] += 1
                player.sprinkles += 1
        self.discard_empty(player)
        self.show_top_cards()

    def take(self, seat: int, allowed: list[str], rule: str) -> str:
        """Take a Flavour out of the Fridge and place it; give the spot it came from."""
        words = self.read_move(seat, f"{rule}, take")
        if len(words) != 2 or words[0] != "take" or words[1] not in allowed:
            self.refuse(f"{rule}: seat {seat} is to take one of {' '.join(allowed)}")
        self.place(seat, self.fridge.pop(words[1]))
        return words[1]

    def place(self, seat: int, die: Flavour) -> None:
        """Put a Flavour where it fits (DC-3) and serve what it completes; set it aside only if it fits nowhere (DC-2)."""
        player = self.players[seat]
        words = self.read_move(seat, "Placing, put or set-aside")
        fitting = self.fitting_spots(player, die)
        if words == ["set-aside"] and not fitting:
            self.aside[die.colour] += 1
            return
        if len(words) != 2 or words[0] != "put" or words[1] not in fitting:
            self.refuse(f"Placing, DC-2, DC-3: {die.colour} {die.value} fits on {fitting}; it is set aside only if on none")
        where, slot = words[1][0], words[1][-1]
        if where == "m":
            where = "y" if "x" in player.cards else "x"
            player.cards[where], player.dice[where] = self.cards[self.market.pop(words[1][1])], {}
            self.deal()
        player.dice[where][slot] = die
        if len(player.dice[where]) == 3:
            self.serve(seat, where)
        self.show_top_cards()

    def fitting_spots(self, player: Player, die: Flavour) -> list[str]:
        """List where a Flavour may go: own unfinished IceCreams, and new ones for who has fewer than two."""
        spots = [p + s for p, card in player.cards.items() for s in SLOTS if s not in player.dice[p] and suits(card, s, die)]
        if len(player.cards) < 2:
            spots += [f"m{m}.{s}" for m, number in self.market.items() for s in SLOTS if suits(self.cards[number], s, die)]
        return spots

    def serve(self, seat: int, where: str) -> None:
        """Serve a complete IceCream before anybody's next decision, and check its condition once (DC-13)."""
        if self.read_move(seat, "DC-13, serve") != ["serve", where]:
            self.refuse(f"DC-13: 'serve {where}' is due")
        player = self.players[seat]
        card, dice = player.cards.pop(where), player.dice.pop(where)
        player.strong += condition_holds(card["strong"], [dice[slot] for slot in SLOTS])
        player.completed.append(card)
        self.aside.update(die.colour for die in dice.values())

    def raccoon_takes_flavour(self, first: str) -> str:
        """Set aside the highest Flavour in line with the first; ties: row before column, from the left, from the top (DC-1)."""
        spot = max(in_line_with(first), key=lambda s: self.fridge[s].value)  # max gives the first of equals
        self.aside[self.fridge.pop(spot).colour] += 1
        return spot

    def raccoon_takes_card(self) -> None:
        """Give the Raccoon market card 1, if there is one, and fill its spot (DC-1)."""
        if "1" in self.market:
            self.raccoon.append(self.cards[self.market.pop("1")])
            self.deal()
            self.show_top_cards()


def final_result(players: list[Player], raccoon: list[Card]) -> dict[str, Any]:
    """Turn leftover Flavours into Sprinkles, count the Fame, find who wins: most Fame, Sprinkles, IceCreams (DC-10)."""
    for player in players:
        player.sprinkles += len(player.flavours())
    most = max(player.strong for player in players)
    points = [cards_fame(p.completed) + p.strong + (4 if p.strong == most > 0 else 0) for p in players]  # DC-9
    ranks = [(fame, p.sprinkles, len(p.completed)) for fame, p in zip(points, players, strict=True)]
    result: dict[str, Any] = {"points": points, "winners": [s for s, rank in enumerate(ranks) if rank == max(ranks)]}
    result["sprinkles"] = [player.sprinkles for player in players]
    result["strong"] = [player.strong for player in players]
    result["cards"] = [[card["n"] for card in player.completed] for player in players]
    if len(players) == 1:  # DC-1
        result["raccoon"] = cards_fame(raccoon)
        result["winners"] = [0] if points[0] > result["raccoon"] else []
    return result


def cards_fame(cards: list[Card]) -> int:
    """Count the Fame of IceCreams and of their sets of animals; more than 6 of one count as 6."""
    animals = Counter(card["animal"] for card in cards)
    return int(sum(card["fame"] for card in cards)) + sum(SET_FAME[min(number, 6)] for number in animals.values())
