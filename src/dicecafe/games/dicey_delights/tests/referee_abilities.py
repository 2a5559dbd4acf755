"""The table of the independent referee: the deck as its file has it, who has what, and what each effect of an ability does."""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from itertools import combinations, permutations, product
from typing import Any, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")
Entry = dict[str, Any]  # a table of the deck's file: a card, an ability, an effect

DESSERTS = ("smore", "cupcake", "donut", "icepop", "cookie", "pie")
LINE, DICE, REROLLS, CASH_INS, LAST_CALL_CASH_INS = 3, 3, 2, 2, 3
BEFORE_ROLL, AFTER_ROLL, SCORES = "before_rival_first_roll", "after_rival_last_roll", "rival_scores"

# What the head of a deck may not change: the rules and the notation know no other numbers.
HEAD = {"line_size": LINE, "dice": DICE, "rerolls": REROLLS, "cash_in_min": 1, "cash_in_max": CASH_INS, "abilities_per_turn": 1}
HEAD |= {"last_call_at": 40, "last_call_cash_in_min": 0, "last_call_cash_in_max": LAST_CALL_CASH_INS, "points_floor": 0}
# Which effects have a meaning where. A Next Turn ability does each of its effects in that effect's own step.
ANYWHERE = {"gain_points", "gain_points_per", "gain_points_roll", "take_points"}
EFFECTS = {
    "on_cash_in": ANYWHERE | {"swap_cards", "refresh_line", "extra_cash_in", "reroll_now"},
    BEFORE_ROLL: ANYWHERE | {"dice_delta", "reroll_cap", "discard_card"},
    AFTER_ROLL: ANYWHERE | {"force_reroll", "score_with_rival_dice", "discard_card"},
    SCORES: ANYWHERE | {"copy_score", "take_score"},
}
NEXT_TURN = {
    "reroll_delta",
    "set_die",
    "cash_in_limit",
    "wild_die",
    "bonus_dessert",
    "score_multiplier",
    "score_bonus",
    "gain_points",
}
WINDOWS = {"right_now": ["on_cash_in"], "this_round": [BEFORE_ROLL, AFTER_ROLL, SCORES]}
WINDOWS["next_turn"] = ["own_turn_start", "own_before_cash_in", "own_score"]
CHOICES = {"discard_card", "force_reroll", "score_with_rival_dice"}  # 'use' names one thing at most
ONLY_ONE = {
    ("swap_cards", "own"),
    ("swap_cards", "rival"),
    ("discard_card", "count"),
    ("force_reroll", "dice"),
    ("set_die", "dice"),
}
ONLY_ONE |= {("score_with_rival_dice", "cards"), ("wild_die", "dice"), ("bonus_dessert", "count")}


class Refused(AssertionError):
    """The record breaks a rule, which the message names."""


class Due(NamedTuple):
    """What must come next: from whom (a seat, or * for chance), all that is legal, and the rule that says so."""

    who: str
    legal: list[str]
    rule: str


Play: TypeAlias = Generator[Due, str, T]  # says what is due, is sent what came (without the who)


@dataclass
class Player:
    """What one player has."""

    points: int = 0
    line: list[str] = field(default_factory=list)
    kept: str | None = None  # the card of a kept ability; one at most (DL-1)


@dataclass
class Turn:
    """What is known of the turn that is on."""

    seat: int
    last_call: bool
    effects: list[Entry]  # of the Next Turn ability that works in this turn
    used: set[str] = field(default_factory=set)  # This Round abilities used in this turn (DL-3)
    fewer: int = 0  # dice taken away
    least: int = 1  # but so many are rolled
    cap: int | None = None  # on re-rolls, whatever else is added (DL-4)
    rerolls: int = REROLLS
    rerolled: int = 0
    forced: bool = False  # a die was forced in the window that is open
    wilds: int = 0
    snacks: list[str] = field(default_factory=list)
    rolled: list[str] = field(default_factory=list)  # what the rolled dice show now, from the left
    limit: int = CASH_INS
    cashed: int = 0
    abilities: int = 0
    scored: int = 0
    doubled: int = 0
    just_scored: int = 0  # all the points of the last score (DL-16)

    def all_of(self, op: str) -> list[Entry]:
        """List the effects of this kind that work in this turn."""
        return [effect for effect in self.effects if effect["op"] == op]


def read_deck(deck: Any, seats: int) -> tuple[dict[str, Entry], dict[str, Entry]]:
    """Take the cards by their names and the abilities by their ids; every effect must have a meaning where it stands."""
    try:
        abilities: dict[str, Entry] = {ability["id"]: ability for ability in deck["ability"]}
        cards: dict[str, Entry] = {f"c{card['n']}": card for card in deck["card"]}
        wrong = [f"{name} = {deck['deck'][name]}" for name in HEAD if deck.get("deck", {}).get(name, HEAD[name]) != HEAD[name]]
        wrong += [name for name, one in cards.items() if len(one["points"]) != 3 or one["ability"] not in abilities]
        wrong += [name for name, one in cards.items() if len(one["request"]) != 3 or not set(one["request"]) <= set(DESSERTS)]
        for name, ability in abilities.items():
            timing, window, effects = ability["timing"], ability["window"], ability["effects"]
            allowed = NEXT_TURN if timing == "next_turn" else EFFECTS.get(window, set())
            wrong += [name] if window not in WINDOWS[timing] or len([e for e in effects if e["op"] in CHOICES]) > 1 else []
            wrong += [f"{name}: {effect}" for effect in effects if effect["op"] not in allowed]
            wrong += [f"{name}: {e}" for e in effects for op, param in ONLY_ONE if e["op"] == op and e.get(param, 1) != 1]
        wrong += ["too few cards"] if len(cards) < LINE * seats else []
        wrong += ["a number twice"] if len(cards) != len(deck["card"]) or len(abilities) != len(deck["ability"]) else []
    except (KeyError, TypeError, AttributeError) as fault:
        raise Refused(f"deck: not in the format of the house deck ({fault!r})") from fault
    if wrong:
        raise Refused(f"deck: the rules give no meaning to: {', '.join(wrong)}")
    return cards, abilities


def matches(request: list[str], dice: Iterable[str], wilds: int = 0) -> int:
    """Count the requested desserts that the dice serve, each die once; a wild serves what is left over (DL-11)."""
    return min(3, (Counter(request) & Counter(dice)).total() + wilds)


def share(effect: Entry, points: int) -> int:
    """Count the share of a score that is taken, rounded as the effect says, within its limit."""
    up = effect["den"] - 1 if effect.get("round", "down") == "up" else 0
    return int(min(effect["max"], (points * effect["num"] + up) // effect["den"]))


class Table:
    """Everything on the table, and the abilities that change it."""

    def __init__(self, deck: Any, seats: int) -> None:
        """Start with all cards in the deck."""
        self.deck = deck
        self.cards, self.abilities = read_deck(deck, seats)
        self.players = [Player() for _ in range(seats)]
        self.hidden = list(self.cards)  # the deck, in no known order
        self.discards: list[str] = []

    # ---------------------------------------------------------------- abilities

    def window(self, turn: Turn, window: str) -> Play[None]:
        """Ask every rival who can use an ability of this window now, once, clockwise; settle each use first (DL-2)."""
        for seat in self.rivals(turn.seat):
            card = self.players[seat].kept
            if card is None or self.ability(card)["window"] != window:
                continue
            ability = self.ability(card)
            uses = self.uses(turn, seat, ability)
            if ability["id"] in turn.used or not uses:  # DL-3, DL-12
                continue
            what = yield Due(str(seat), ["pass", *uses], f"DL-2, DL-3: the window {window} is open for seat {seat}")
            if what != "pass":
                turn.used.add(ability["id"])
                self.players[seat].kept = None
                self.discards.append(card)  # before any draw it causes (DL-17)
                yield from self.happen(turn, seat, ability, what.removeprefix("use").strip())

    def uses(self, turn: Turn, seat: int, ability: Entry) -> list[str]:
        """List the ways to use a This Round ability now; none if any part of it has nothing to aim at (DL-12)."""
        uses = ["use"]
        for effect in ability["effects"]:
            match effect["op"]:
                case "discard_card":  # only from a full line
                    line = self.players[turn.seat].line
                    uses = [f"use {card}" for card in line] if len(line) >= LINE else []
                case "force_reroll":
                    uses = [f"use {die}" for die in range(1, len(turn.rolled) + 1)]
                case "score_with_rival_dice":
                    line = self.players[seat].line
                    uses = [f"use {card}" for card in line if matches(self.cards[card]["request"], turn.rolled) > 0]
                case "take_score" if share(effect, turn.just_scored) < 1:
                    return []
            if not uses:
                return []
        return uses

    def happen(self, turn: Turn, seat: int, ability: Entry, choice: str) -> Play[None]:
        """Let the effects of a Right Now ability cashed in, or of a This Round ability used, happen in their order."""
        player, active, mine = self.players[seat], self.players[turn.seat], str(seat)
        for effect in ability["effects"]:
            match effect["op"]:
                case "gain_points":
                    self.gain(turn.seat if effect.get("who") == "target" else seat, effect["amount"])
                case "gain_points_per":
                    ahead = sum(self.players[rival].points > player.points for rival in self.rivals(seat))
                    self.gain(seat, min(effect["max"], effect["base"] + effect["each"] * ahead))
                case "gain_points_roll":
                    rolled = yield from self.dice(effect["dice"], "Notation: the bonus roll")
                    most = min(3, max(Counter(rolled).values()))
                    self.gain(seat, effect[{1: "all_different", 2: "pair", 3: "triple"}[most]])
                case "take_points" if seat != turn.seat:
                    self.take(turn.seat, seat, effect)
                case "take_points":
                    yield from self.take_from_chosen(seat, effect)
                case "swap_cards" if player.line:
                    theirs = [card for rival in self.rivals(seat) for card in self.players[rival].line]
                    swaps = [f"swap {own} {other}" for own, other in product(player.line, theirs)]
                    legal = ["pass", *swaps] if effect.get("optional", True) or not swaps else swaps
                    what = yield Due(mine, legal, "Notation: own card, rival's card, or pass")
                    if what != "pass":
                        self.swap(seat, *what.split()[1:])
                case "refresh_line":
                    if player.line:
                        sizes = range(1, effect["discard_max"] + 1)
                        dumps = [" ".join(("dump", *some)) for size in sizes for some in permutations(player.line, size)]
                        what = yield Due(mine, ["pass", *dumps], "Notation: 'dump' own cards, or pass")
                        for card in what.split()[1:]:
                            player.line.remove(card)
                            self.discards.append(card)
                    yield from self.fill(seat, "DL-10, DL-17: the line is filled at once", effect["fill_to"])
                case "extra_cash_in":
                    turn.limit += effect["amount"]  # for points only: the turn's one ability was this card
                case "reroll_now":
                    for _ in range(effect["times"]):
                        what = yield Due(mine, ["pass", *self.some_dice(turn, "stir")], "Notation: 'stir' dice, or pass")
                        if what == "pass":
                            break
                        yield from self.roll_again(turn, what.split()[1:])
                case "dice_delta":
                    turn.fewer -= effect["amount"]
                    turn.least = max(turn.least, effect["min_dice"])
                case "reroll_cap":
                    turn.cap = effect["max"] if turn.cap is None else min(turn.cap, effect["max"])
                case "discard_card":
                    active.line.remove(choice)
                    self.discards.append(choice)
                case "force_reroll":
                    turn.forced = True
                    yield from self.roll_again(turn, [choice])
                case "copy_score":
                    self.gain(seat, min(effect["max"], turn.just_scored))
                case "take_score":
                    self.move(turn.seat, seat, share(effect, turn.just_scored))
                case "score_with_rival_dice":  # no window: DL-5
                    scored = self.cards[choice]
                    self.gain(seat, scored["points"][matches(scored["request"], turn.rolled) - 1])
                    yield from self.replace(seat, choice)

    def take_from_chosen(self, seat: int, effect: Entry) -> Play[None]:
        """Choose a rival to take points from; where more may be chosen, others or pass."""
        left = [str(rival) for rival in self.rivals(seat)]
        for number in range(effect.get("max_targets", 1)):
            if left:
                legal = [f"from {rival}" for rival in left] + (["pass"] if number else [])
                what = yield Due(str(seat), legal, "Notation: 'from' a rival, each one once")
                if what == "pass":
                    return
                left.remove(what.split()[1])
                self.take(int(what.split()[1]), seat, effect)

    # ---------------------------------------------------------------- small things

    def rivals(self, seat: int) -> list[int]:
        """List the other seats, clockwise from the left."""
        return [(seat + step) % len(self.players) for step in range(1, len(self.players))]

    def ability(self, card: str) -> Entry:
        """Give the ability of a card."""
        return self.abilities[self.cards[card]["ability"]]

    def entry(self, kind: str, name: str) -> Entry:
        """Find a variant or an option in the deck."""
        for entry in self.deck.get(kind, []):
            if entry["id"] == name:
                return dict(entry)
        raise Refused(f"options: the deck has no {kind} {name}")

    def gain(self, seat: int, amount: int) -> None:
        """Give points, never to below 0 (DL-6)."""
        self.players[seat].points = max(0, self.players[seat].points + amount)

    def move(self, giver: int, taker: int, amount: int) -> None:
        """Move points, no more than the giver has (DL-6)."""
        amount = min(amount, self.players[giver].points)
        self.gain(giver, -amount)
        self.gain(taker, amount)

    def take(self, giver: int, taker: int, effect: Entry) -> None:
        """Take points by an effect, which may take more from one who is ahead."""
        ahead = self.players[giver].points > self.players[taker].points
        amount: int = effect["amount_if_target_ahead"] if ahead and "amount_if_target_ahead" in effect else effect["amount"]
        self.move(giver, taker, amount)

    def swap(self, seat: int, own: str, other: str) -> None:
        """Swap an own card with a rival's."""
        rival = next(player for player in self.players if other in player.line)
        line = self.players[seat].line
        line[line.index(own)], rival.line[rival.line.index(other)] = other, own

    def some_dice(self, turn: Turn, word: str) -> list[str]:
        """List every group of the rolled dice, in rising order."""
        dice = [str(die) for die in range(1, len(turn.rolled) + 1)]
        return [" ".join((word, *group)) for size in range(1, len(dice) + 1) for group in combinations(dice, size)]

    def dice(self, number: int, rule: str) -> Play[list[str]]:
        """Roll so many dice."""
        what = yield Due("*", [" ".join(faces) for faces in product(DESSERTS, repeat=number)], rule)
        return what.split()

    def roll_again(self, turn: Turn, which: list[str]) -> Play[None]:
        """Roll the named dice again."""
        rolled = yield from self.dice(len(which), "Notation: the dice rolled again, from the left")
        for die, face in zip(which, rolled, strict=True):
            turn.rolled[int(die) - 1] = face

    def fill(self, seat: int, rule: str, size: int = LINE) -> Play[None]:
        """Draw until the line has its size."""
        for _ in range(size - len(self.players[seat].line)):
            yield from self.draw(seat, rule)

    def replace(self, seat: int, card: str) -> Play[None]:
        """Discard a card of a line and draw a new one at once."""
        self.players[seat].line.remove(card)
        self.discards.append(card)
        yield from self.draw(seat, "DL-17: a new card is drawn at once")

    def draw(self, seat: int, rule: str) -> Play[None]:
        """Draw a card; with an empty deck the discard pile is shuffled first, and with nothing at all nothing is drawn."""
        if not self.hidden:
            self.hidden, self.discards = self.discards, []
        if self.hidden:
            what = yield Due("*", [f"draw {seat} {card}" for card in self.hidden], rule)
            card = what.split()[2]
            self.hidden.remove(card)
            self.players[seat].line.append(card)
