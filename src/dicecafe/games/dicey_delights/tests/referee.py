"""An independent referee for Dicey Delights records, written from the rules file and the deck's file alone."""

import tomllib
from pathlib import Path
from typing import Any

from .referee_abilities import (
    AFTER_ROLL,
    BEFORE_ROLL,
    CASH_INS,
    DESSERTS,
    DICE,
    LAST_CALL_CASH_INS,
    REROLLS,
    SCORES,
    Due,
    Entry,
    Play,
    Refused,
    Table,
    Turn,
    matches,
)

__all__ = ["Due", "Referee", "Refused", "check", "matches", "read_options"]


def check(record: dict[str, Any]) -> None:
    """Pass a record of a finished game that is right in full; refuse any other."""
    referee = Referee(record)
    log = record.get("log")
    if not isinstance(log, list) or not all(isinstance(text, str) for text in log):
        raise Refused("log: not a list of texts")
    for text in log:
        referee.line(text)
    if referee.due is not None:
        raise Refused(f"log line {len(log) + 1}: (end of log): the game is not over, due is {referee.due}")
    given = record.get("result")
    for name, right in referee.result().items():
        # Compared as text, so that neither true nor 1.0 is taken for 1.
        if not isinstance(given, dict) or repr(given.get(name)) != repr(right):
            raise Refused(f"result: Last call and the end, DL-8: {name} is {right!r}, not as in {given!r}")


def read_options(given: Any) -> dict[str, Any]:
    """Take the defaults for what is not given; every option is known, of its type and in range."""
    options: dict[str, Any] = {"last_call": 40, "sundae_sprint": False, "potluck": False, "late_seat_treat": False}
    if not isinstance(given, dict):
        raise Refused(f"options: {given!r} is not an object")
    for name, value in given.items():
        if name not in options or type(value) is not type(options[name]) or (name == "last_call" and not 10 <= value <= 200):
            raise Refused(f"options: {name!r} can't be {value!r}")
    return options | given


class Referee(Table):
    """A game as far as its lines have come: what lies on the table, and what is due next (None when the game is over)."""

    def __init__(self, record: dict[str, Any]) -> None:
        """Read everything but the log and the result; the first line is due."""
        if record.get("format") != "dicecafe/1" or record.get("game") != "dicey-delights":
            raise Refused(f"format, game: {record.get('format')!r}, {record.get('game')!r}, not 'dicecafe/1', 'dicey-delights'")
        names = record.get("players")
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names) or not 2 <= len(names) <= 6:
            raise Refused(f"players: {names!r} is not a list of 2 to 6 names")
        first = record.get("first", 0)
        if type(first) is not int or not 0 <= first < len(names):
            raise Refused(f"first: {first!r} is not a seat")
        self.options = read_options(record.get("options", {}))
        house = Path(__file__).parent.parent / "deck.toml"
        super().__init__(record["deck"] if "deck" in record else tomllib.loads(house.read_text(encoding="utf-8")), len(names))
        self.starter: int | None = None  # of the last call
        self.turn: Turn | None = None
        self.number = 0  # lines that have come
        self.game = self.play(first)
        self.due: Due | None = next(self.game)

    def line(self, text: str) -> None:
        """Take the next line of the log, or refuse it."""
        self.number += 1
        if self.due is None:
            raise Refused(f"log line {self.number}: {text!r}: the game is already over")
        who, _, what = text.partition(" ")
        if who != self.due.who or what not in self.due.legal:
            some = ", ".join(self.due.legal[:60])
            raise Refused(f"log line {self.number}: {text!r}: {self.due.rule}: due from {self.due.who} is one of: {some}")
        try:
            self.due = self.game.send(what)
        except StopIteration:
            self.due = None

    def result(self) -> dict[str, Any]:
        """Say how a game that is over ended: the starter wins ties, then who took the last-call turn earlier."""
        assert self.starter is not None, "the game is not over"
        points = [player.points for player in self.players]
        order = [self.starter, *self.rivals(self.starter)]
        return {"points": points, "winners": [max(order, key=lambda seat: points[seat])], "starter": self.starter}

    # ---------------------------------------------------------------- the flow of the game

    def play(self, first: int) -> Play[None]:
        """Deal, take turns to the left until somebody starts the last call, then one more turn for all who are due one."""
        steps = self.entry("option", "late_seat_treat") if self.options["late_seat_treat"] else {}
        step = steps.get("start_points_step_2_to_4p" if len(self.players) <= 4 else "start_points_step_5_to_6p", 0)
        for later, seat in enumerate([first, *self.rivals(first)]):
            self.players[seat].points = step * later  # DL-15
        for seat in range(len(self.players)):
            yield from self.fill(seat, "Set-up: three cards each, from seat 0")
        seat = first
        yield from self.take_turn(seat)
        while self.players[seat].points < self.last_call_at():  # DL-7
            seat = self.rivals(seat)[0]
            yield from self.take_turn(seat)
        self.starter = seat
        for rival in self.rivals(seat):
            yield from self.take_turn(rival)
        behind = any(self.players[rival].points > self.players[seat].points for rival in self.rivals(seat))  # DL-8
        if behind and not (self.options["sundae_sprint"] and not self.entry("variant", "sundae_sprint")["rebuttal"]):
            yield from self.take_turn(seat)

    def take_turn(self, seat: int) -> Play[None]:
        """Take one turn, by the numbers of the rules file; step 9 is in play."""
        player = self.players[seat]
        kept = player.kept
        effects: list[Entry] = []
        if kept is not None:
            player.kept = None
            if self.ability(kept)["timing"] == "this_round":  # step 1
                self.discards.append(kept)
                kept = None
            else:
                effects = self.ability(kept)["effects"]
        turn = self.turn = Turn(seat, self.starter is not None, effects)
        yield from self.window(turn, BEFORE_ROLL)
        yield from self.start_next_turn_ability(turn)
        yield from self.roll(turn)
        for _ in turn.all_of("set_die"):
            sides = [f"set {die} {dessert}" for die in range(1, len(turn.rolled) + 1) for dessert in DESSERTS]
            what = yield Due(str(seat), ["pass", *sides], "A turn 6: one die may be set")
            if what != "pass":
                _, die, dessert = what.split()
                turn.rolled[int(die) - 1] = dessert
        yield from self.cash_in(turn)
        if self.options["sundae_sprint"]:  # before the refill, with no window (DL-15)
            sprint = self.entry("variant", "sundae_sprint")
            if turn.scored or not sprint["unused_reroll_needs_score"]:
                player.points += sprint["unused_reroll_points"] * (turn.rerolls - turn.rerolled)
        yield from self.fill(seat, "A turn 8: the line is refilled to 3")
        if kept is not None:
            self.discards.append(kept)  # after the refill (DL-17)
        if self.options["potluck"]:
            yield from self.potluck(turn)

    def start_next_turn_ability(self, turn: Turn) -> Play[None]:
        """Step 3: the snack is named, the wild taken or declined; extras are added, then the cap holds (DL-4)."""
        for _ in turn.all_of("bonus_dessert"):
            what = yield Due(str(turn.seat), [f"snack {dessert}" for dessert in DESSERTS], "A turn 3: a snack is named")
            turn.snacks.append(what.split()[1])
        for _ in turn.all_of("wild_die"):
            what = yield Due(str(turn.seat), ["wild", "pass"], "A turn 3: the wild is taken or declined")
            turn.wilds += what == "wild"
        for effect in turn.all_of("gain_points"):
            self.gain(turn.seat, effect["amount"])
        turn.rerolls = max(0, REROLLS + sum(effect["amount"] for effect in turn.all_of("reroll_delta")))
        if turn.cap is not None:
            turn.rerolls = min(turn.rerolls, turn.cap)
        turn.limit = max([effect["max"] for effect in turn.all_of("cash_in_limit")], default=CASH_INS)
        turn.limit = max(turn.limit, LAST_CALL_CASH_INS if turn.last_call else CASH_INS)

    def roll(self, turn: Turn) -> Play[None]:
        """Steps 4 and 5: roll, re-roll, be reacted to; a forced die lets you go on if re-rolls are left."""
        yield Due(str(turn.seat), ["roll"], "A turn 4, Notation: 'roll' is always logged")
        turn.rolled = yield from self.dice(max(turn.least, DICE - turn.wilds - turn.fewer), "DL-4: the dice rolled")
        while True:
            while turn.rerolled < turn.rerolls:
                what = yield Due(str(turn.seat), ["keep", *self.some_dice(turn, "reroll")], "A turn 4, DL-4: re-roll or keep")
                if what == "keep":
                    break
                turn.rerolled += 1
                yield from self.roll_again(turn, what.split()[1:])
            turn.forced = False
            yield from self.window(turn, AFTER_ROLL)
            if not turn.forced or turn.rerolled >= turn.rerolls:
                return

    def cash_in(self, turn: Turn) -> Play[None]:
        """Step 7: cash in cards one after the other; it is over without a line when nothing more can be cashed in."""
        player = self.players[turn.seat]
        while legal := self.cash_ins(turn):
            done = ["done"] if turn.cashed or turn.last_call else []  # DL-13
            what = yield Due(str(turn.seat), done + legal, "A turn 7, DL-9, DL-10, DL-11, DL-13: cash in")
            if what == "done":
                return
            kind, card, *double = what.split()
            turn.cashed += 1
            player.line.remove(card)
            if kind == "score":
                self.discards.append(card)
                turn.doubled += len(double)
                yield from self.score(turn, self.cards[card], len(double) > 0)
            else:
                turn.abilities += 1
                ability = self.ability(card)
                if ability["timing"] == "right_now":
                    self.discards.append(card)  # before any draw it causes (DL-17)
                    yield from self.happen(turn, turn.seat, ability, "")
                else:
                    player.kept = card

    def cash_ins(self, turn: Turn) -> list[str]:
        """List the legal cash-ins: points for a match, the ability of a card without one (the first of the turn only)."""
        if turn.cashed >= turn.limit:
            return []
        legal = []
        for card in self.players[turn.seat].line:
            if matches(self.cards[card]["request"], turn.rolled + turn.snacks, turn.wilds) > 0:
                legal.append(f"score {card}")
                if turn.doubled < sum(effect["cards"] for effect in turn.all_of("score_multiplier")):
                    legal.append(f"score {card} double")
            elif turn.abilities == 0 and (not turn.last_call or self.ability(card)["timing"] == "right_now"):
                legal.append(f"ability {card}")
        return legal

    def score(self, turn: Turn, card: Entry, double: bool) -> Play[None]:
        """Give the points of a card with all its bonuses, then open the window for rivals."""
        points = card["points"][matches(card["request"], turn.rolled + turn.snacks, turn.wilds) - 1]
        bonus = sum(effect["amount"] for effect in turn.all_of("score_bonus"))
        if double:
            effect = turn.all_of("score_multiplier")[0]
            bonus += min(points * (effect["factor"] - 1), effect["max_extra"])
        turn.scored += 1
        turn.just_scored = points + bonus
        self.gain(turn.seat, turn.just_scored)
        yield from self.window(turn, SCORES)

    def potluck(self, turn: Turn) -> Play[None]:
        """Let the neighbours share the dice that were rolled, left first (DL-11, DL-14)."""
        card_rules = self.entry("variant", "potluck")
        if turn.last_call and not card_rules["share_on_last_call"]:
            return
        sides = {"left": self.rivals(turn.seat)[0], "right": self.rivals(turn.seat)[-1]}
        for seat in dict.fromkeys(sides[side] for side in card_rules["share_neighbours"]):
            served = {card: matches(self.cards[card]["request"], turn.rolled) for card in self.players[seat].line}
            legal = [f"share {card}" for card, number in served.items() if number >= card_rules["share_min_matches"]]
            if not legal:
                continue
            what = yield Due(str(seat), ["pass", *legal], "DL-14: a neighbour may share, left first")
            if what != "pass":
                card = what.split()[1]
                pays = served[card] - card_rules["share_pays_matches_minus"]
                self.gain(seat, self.cards[card]["points"][pays - 1])
                self.gain(turn.seat, card_rules["thank_you_points"])
                yield from self.replace(seat, card)

    def last_call_at(self) -> int:
        """Give the points that start the last call; a variant's number goes before the option (DL-14)."""
        table: Entry = {"last_call_at": self.options["last_call"]}
        if self.options["sundae_sprint"] and self.options["potluck"]:
            table = self.deck["variant_combo"]
        elif self.options["sundae_sprint"] or self.options["potluck"]:
            table = self.entry("variant", "potluck" if self.options["potluck"] else "sundae_sprint")
        by_players = table.get("last_call_at_2p" if len(self.players) == 2 else "last_call_at_3p_plus")
        return int(table["last_call_at"] if by_players is None else by_players)
