"""A table for the tests: matches, positions and lines of a log, told as the rulebook tells them.

Cards are `c1` to `c50`, several of them a text such as "c12 c43 c50".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from dicecafe.engine.contract import CHANCE
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match
from dicecafe.engine.registry import load
from dicecafe.engine.stream import Stream
from dicecafe.testing.conformance import push_any

GAME = load("dicey-delights")
PEOPLE = ["Ann", "Bo", "Cy", "Di", "Eve", "Flo"]
# Lines for seats that a test says nothing of: seat 0 wants pies, the others do not care for them.
LINES = ["c43 c50 c34", "c12 c4 c8", "c29 c26 c39", "c13 c16 c30", "c21 c25 c27", "c36 c38 c44"]


def table(players: int = 2, first: int = 0, **options: Any) -> Match:
    """A new game of so many players; nothing is dealt yet."""
    return Match(GAME, PEOPLE[:players], options, first)


def position(
    *lines: str,
    players: int = 2,
    first: int = 0,
    points: Sequence[int] = (),
    kept: Mapping[int, str] | None = None,
    call: int | None = None,
    deck: str | None = None,
    pile: str = "",
    options: Mapping[str, Any] | None = None,
) -> Match:
    """A game in which the turn of seat `first` has just begun: what lies before each seat, what it keeps and has scored.

    `call` is the seat that has started last call. Where `deck` says what is left in it, cards that lie nowhere are gone.
    """
    lines = (*lines, *LINES[len(lines) : players])
    match = table(len(lines), first, **(options or {}))
    draws = [f"* draw {seat} {card}" for seat, cards in enumerate(lines) for card in cards.split()]
    play(match, " / ".join(draws[:-1]))
    s = match.state
    s.points[: len(points)] = points
    for seat, card in (kept or {}).items():
        s.kept[seat] = _take(s, card)
    for card in pile.split():
        s.discards[_take(s, card) - 1] = 1
    if deck is not None:
        s.deck = [int(f"c{n}" in [*deck.split(), draws[-1].split()[-1]]) for n in range(1, len(s.deck) + 1)]
        s.n_deck = sum(s.deck)
    s.starter = 0 if call is None else call + 1
    return play(match, draws[-1])


def _take(s: Any, card: str) -> int:
    """A card out of the deck."""
    number = int(card[1:])
    assert s.deck[number - 1], f"{card} lies elsewhere"
    s.deck[number - 1] = 0
    s.n_deck -= 1
    return number


def play(match: Match, lines: str) -> Match:
    """Do lines of a log, cut by slashes."""
    for line in lines.split(" / "):
        match.push(line)
    return match


def roll(seat: int, dice: str) -> str:
    """The lines of a roll that is kept at once."""
    return f"{seat} roll / * {dice} / {seat} keep"


def steps(match: Match) -> set[str]:
    """What the seat whose decision it is may do, or what the dice or the deck may bring."""
    if match.turn == CHANCE:
        weights, words = match.chances()
        return {word for weight, word in zip(weights, words, strict=True) if weight}
    return set(match.moves(match.turn))


def asked(match: Match) -> tuple[int, set[str]]:
    """Whose decision it is, and what they may do."""
    return match.turn, steps(match)


def line(match: Match, seat: int) -> str:
    """The cards before a seat, by their numbers."""
    return _cards(match.state.line[seat])


def kept(match: Match, seat: int) -> str:
    """The card of the ability that a seat keeps, if it keeps one."""
    return _cards([match.state.kept[seat]])


def pile(match: Match) -> str:
    """The discard pile."""
    return _cards([card for card, there in enumerate(match.state.discards, 1) if there])


def dice(match: Match) -> str:
    """The rolled dice."""
    return " ".join(match.outcome_notation[side - 1] for side in match.state.dice if side)


def _cards(cards: Sequence[int]) -> str:
    return " ".join(f"c{card}" for card in sorted(cards) if card)


def random_game(players: int, number: int, **options: Any) -> Iterator[Match]:
    """One match of a random game after another line of it."""
    match, rng = table(players, number % players, **options), Stream(11, 2 * number + 1)
    match.dice = StreamDice(11, number)
    yield match
    while not match.over:
        push_any(match, rng)
        yield match
