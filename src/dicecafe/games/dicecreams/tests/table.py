"""A table for the tests: matches, positions and lines, told as the rulebook tells them.

A die is a letter and a value: `b4` is blue 4, `y` yellow, `k` black, `p` pink, `g` green; `-` is no die.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from dicecafe.engine.contract import CHANCE
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match
from dicecafe.engine.registry import load
from dicecafe.engine.stream import Stream
from dicecafe.games.dicecreams.moves import SPRINKLE
from dicecafe.games.dicecreams.table import FIRST, State
from dicecafe.words import Message

GAME = load("dicecreams")
PEOPLE = ["Ann", "Bo", "Cy", "Di"]
LETTERS = "bykpg"
SPOTS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
FRIDGE = "g1 k3 p2 y5 b4 g6 k2 p6 b1"
SET_UP = (
    "* fill a1 green 1 / * fill b1 black 3 / * fill c1 pink 2 / * fill a2 yellow 5 / * fill b2 blue 4 / * fill c2 green 6 / "
    "* fill a3 black 2 / * fill b3 pink 6 / * fill c3 blue 1 / * market 1 1 / * market 2 7 / * top 13"
)


def table(players: int = 2, first: int = 0, **options: Any) -> Match:
    """A new game of so many players."""
    return Match(GAME, PEOPLE[:players], options, first)


def position(
    players: int = 2,
    fridge: str = FRIDGE,
    cones: Mapping[str, tuple[int, str]] | None = None,
    market: Sequence[int] = (1, 7),
    top: int = 13,
    under: Sequence[int] | None = None,
    discards: Sequence[int] = (),
    done: Sequence[Sequence[int]] = (),
    pouch: str | None = None,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """A game before seat 0's first Flavour: the Fridge, the IceCreams as {"0x": (card, dice)}, the cards; the rest is elsewhere.

    Dice that are nowhere lie in the pouch; where `pouch` says what lies there, they are set aside.
    """
    match = table(players, **(options or {}))
    s = State(phase=FIRST, neighbour=1 % players, market=list(market), top=top, sprinkles=[2, 2, 2, 2])
    s.fridge_colour, s.fridge_value = _dice(fridge)
    for where, (card, dice) in (cones or {}).items():
        cone = 2 * int(where[0]) + "xy".index(where[1])
        s.card[cone] = card
        s.colour[cone], s.value[cone] = _dice(dice)
    for seat, cards in enumerate(done):
        s.done[seat][: len(cards)] = cards
        s.n_done[seat] = len(cards)
    gone = {*market, top, *s.card, *chain(*s.done), *discards}
    for card in under if under is not None else {*range(1, match.cfg.n_cards + 1)} - gone:
        s.deck[card - 1] = 1
    for card in discards:
        s.discards[card - 1] = 1
    rest = [5 - [*s.fridge_colour, *chain(*s.colour)].count(colour) for colour in range(1, 6)]
    s.pouch = rest if pouch is None else [pouch.count(letter) for letter in LETTERS]
    s.aside = [all_of - there for all_of, there in zip(rest, s.pouch, strict=True)]
    for name, value in fields.items():
        setattr(s, name, value)
    match.state = s
    return match


def _dice(text: str) -> tuple[list[int], list[int]]:
    dice = text.split()
    return [LETTERS.find(die[0]) + 1 for die in dice], [0 if die == "-" else int(die[1]) for die in dice]


def play(match: Match, lines: str) -> Match:
    """Do lines of a log, cut by slashes."""
    for line in lines.split(" / "):
        match.push(line)
    return match


def why_not(match: Match, seat: int, move: str) -> Message:
    """The rule that the game's words name against a move."""
    return GAME.text.why_not(match.cfg, match.state, seat, match.read(move))


def end_turn(match: Match) -> Match:
    """Let the turn go on to its end, everybody doing the first thing that moves it on."""
    turns = match.state.turns
    while not match.over and (match.state.turns == turns or match.turn == CHANCE):
        if match.turn == CHANCE:
            match.roll(StreamDice(3, len(match.log)))
        else:
            match.play(match.turn, match.legal(match.turn)[0])
    return match


def on(match: Match, where: str) -> str:
    """The dice on an IceCream, such as 0x; nothing if there is none."""
    cone = 2 * int(where[0]) + "xy".index(where[1])
    s = match.state
    return " ".join(map(_die, s.colour[cone], s.value[cone])) if s.card[cone] else ""


def at(match: Match, spot: str) -> str:
    """The die on a spot of the Fridge."""
    return _die(match.state.fridge_colour[SPOTS.index(spot)], match.state.fridge_value[SPOTS.index(spot)])


def hand(match: Match) -> str:
    """The die that was taken and is still to be placed."""
    return _die(match.state.held_colour, match.state.held_value)


def _die(colour: int, value: int) -> str:
    return f"{LETTERS[colour - 1]}{value}" if colour else "-"


def pile(counts: Sequence[int]) -> str:
    """The dice of the pouch, or of those set aside, as letters."""
    return "".join(letter * n for letter, n in zip(LETTERS, counts, strict=True))


def steps(match: Match) -> list[str]:
    """What the seat whose decision it is may do, but for Sprinkles."""
    return [match.action_notation[action] for action in match.legal(match.turn) if action < SPRINKLE]


def cards_to_come(match: Match) -> list[str]:
    """The lines of chance that may come next."""
    weights, words = match.chances()
    return [word for weight, word in zip(weights, words, strict=True) if weight]


def random_game(players: int, number: int, meddling: int = 0, **options: Any) -> Iterator[Match]:
    """One match of a random game after another line of it; one line in `meddling` is a random seat's, if it may do anything."""
    match, rng = table(players, number % players, **options), Stream(11, 2 * number + 1)
    match.dice = StreamDice(11, number)
    yield match
    while not match.over:
        if meddling and rng.below(meddling) == 0 and (moves := match.legal(seat := rng.below(players))):
            match.play(seat, moves[rng.below(len(moves))])
        elif match.turn == CHANCE:
            match.roll()
        else:
            moves = match.legal(match.turn)
            moves = moves if rng.below(3) == 0 else [move for move in moves if move < SPRINKLE]
            match.play(match.turn, moves[rng.below(len(moves))])
        yield match
