"""What the lab may change to see what it causes: an ability that a seat does not use, or that does nothing."""

from __future__ import annotations

from typing import Final

from dicecafe.engine.causes import Change, Guess
from dicecafe.engine.contract import Action, Seat
from dicecafe.engine.rule import rule

from . import awaits
from .cards import ability_of
from .deck import NO_ABILITY, Deck
from .moves import ABILITY, move_of, place_of
from .table import Config, State, filled_seat

UNUSED: Final = -10_000  # what an ability is worth to a seat that shall not use it


@rule
def change(cfg: Config, kind: int, ability: int) -> None:
    """A seat to which an ability is worth less than nothing does not use it, unless it must."""
    cfg.worth_2p[ability] = UNUSED
    cfg.worth_4p[ability] = UNUSED


@rule
def dealt_to(cfg: Config, s: State) -> Seat:
    """Cards come to the line that is being filled."""
    return filled_seat(s) if s.awaits == awaits.CARD else -1


@rule
def tried(cfg: Config, s: State, seat: Seat, a: Action) -> int:
    """The ability that a card is cashed in for."""
    return ability_of(cfg, s.line[seat][place_of(a)]) if move_of(a) == ABILITY else -1


@rule
def blank(cfg: Config, s: State, seat: Seat, a: Action) -> None:
    """The card has an ability that acts at once and does nothing."""
    cfg.ability[s.line[seat][place_of(a)] - 1] = NO_ABILITY


# ---------------------------------------------------------------- for people
def changes(deck: Deck) -> list[Change]:
    """A seat can be without each ability."""
    return [Change("barred", "ability", [ability.id for ability in deck.abilities])]


def cards(deck: Deck) -> list[str]:
    """The request cards by their numbers."""
    return [f"{camper} (c{n})" for n, camper in enumerate(deck.campers, 1)]


def guesses(deck: Deck, players: int) -> list[Guess]:
    """What the deck says that its abilities are worth, for two and for four; in between it lies in between."""
    return [Guess("ability", "points", ability.id, _guess(ability.guesses, players)) for ability in deck.abilities]


def _guess(by_players: dict[int, float | None], players: int) -> float | None:
    two, four = by_players[2], by_players[4]
    if players != 3 or two is None or four is None:
        return two if players == 2 else four
    return (two + four) / 2
