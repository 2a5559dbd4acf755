"""Burger Dice as notation, and as messages of its catalogue (words/)."""

from __future__ import annotations

from dicecafe.engine.contract import CHANCE, Action, Seat
from dicecafe.words import Message, player

from .rules import BUN, FACES, PLACE, ROLL, STOP, WASTE, Config, State, at_stake, height

NAMES = ("bun", "patty", "pickles", "ketchup", "cheese")  # in notation
WORDS = (Message("bun"), Message("patty"), Message("pickles"), Message("ketchup"), Message("cheese"))
ADDED = [Message("add", face=word) for word in WORDS]  # made once: every position offers some of these
WASTED = [Message("waste", face=word) for word in WORDS]


def actions(cfg: Config) -> list[str]:
    """The notation of every action."""
    return ["roll", *(f"place {name}" for name in NAMES), *(f"waste {name}" for name in NAMES), "stop"]


def outcomes(cfg: Config) -> list[str]:
    """The notation of every face."""
    return list(NAMES)


def why_not(cfg: Config, s: State, seat: Seat, a: Action) -> Message:
    """Which rule forbids an action."""
    if a == STOP and s.rolls == 0:
        return Message("why-roll-first")
    if a in (ROLL, STOP):
        return Message("why-dice-left", dice=loose_dice(s))
    face = (a - PLACE) % FACES
    if s.loose == 0:
        return Message("why-none-left", face=WORDS[face])
    if s.rolled[face] == 0:
        return Message("why-not-rolled", face=WORDS[face], dice=loose_dice(s))
    if face == BUN:
        return Message("why-ingredient-first")
    if s.burger[BUN] == 0:
        return Message("why-bun-first", face=WORDS[face])
    return Message("why-on-it-already", face=WORDS[face])


def describe(cfg: Config, s: State, seat: Seat, doing: list[int]) -> Message:
    """What happens."""
    if seat == CHANCE:
        dice = [WORDS[face] for face in doing]
        return Message("no-bun", dice=dice) if s.rolls == 1 and BUN not in doing else Message("shows", dice=dice)
    a = doing[0]
    if a == ROLL:
        return Message("roll", n=cfg.roll_size)
    if a == STOP:
        return Message("stop", points=at_stake(s))
    if a >= WASTE:
        n = s.waste + 1
        return Message("bust", face=WORDS[a - WASTE], n=n) if n >= cfg.waste_limit else WASTED[a - WASTE]
    if a - PLACE == BUN:
        return Message("close", points=height(s) + 1) if s.burger[BUN] else Message("start")
    return ADDED[a - PLACE]


def position(cfg: Config, s: State) -> list[Message | str]:
    """The position, line by line."""
    scores = [Message("score", player=player(seat), points=s.scores[seat]) for seat in range(cfg.players)]
    layers = [WORDS[face] for face in range(FACES) if s.burger[face]]
    lines: list[Message | str] = [
        Message("scores-final", scores=scores, target=cfg.target)
        if s.final
        else Message("scores", scores=scores, target=cfg.target),
        Message("stake", player=player(s.seat), points=at_stake(s), waste=s.waste, limit=cfg.waste_limit),
        Message("burger", layers=layers) if layers else Message("no-burger"),
    ]
    return [*lines, Message("rolled", dice=loose_dice(s))] if s.loose else lines


def loose_dice(s: State) -> list[Message]:
    """The dice still to be dealt with, by face."""
    return [WORDS[face] for face in range(FACES) for _ in range(s.rolled[face])]
