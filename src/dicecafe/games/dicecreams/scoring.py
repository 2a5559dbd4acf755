"""Fame: what completed IceCreams, animals and Strong tokens are worth at the end."""

from __future__ import annotations

from dicecafe.engine.contract import Ints, Seat
from dicecafe.engine.rule import called_rule, rule

from .deck import MOST_ANIMALS
from .table import Config, State

MOST_ALIKE = 6  # more of an animal bring no more Fame


@rule
def set_fame(cfg: Config, alike: int) -> int:
    """The Fame of so many animals alike: 2, 5, 9, 14, 20 for 2 to 6."""
    return cfg.set_fame[min(alike, MOST_ALIKE)]


@called_rule
def card_fame(cfg: Config, cards: Ints, n: int) -> int:
    """The Fame of the first n of some cards, and of the animals on them."""
    fame = 0
    for i in range(n):
        fame += cfg.fame[cards[i] - 1]
    for animal in range(MOST_ANIMALS):
        alike = 0
        for i in range(n):
            alike += cfg.animal[cards[i] - 1] == animal
        fame += set_fame(cfg, alike)
    return fame


@rule
def most_strong(cfg: Config, s: State) -> int:
    """The most Strong tokens anybody has."""
    most = 0
    for seat in range(cfg.players):
        most = max(most, s.strong[seat])
    return most


@called_rule
def fame_of(cfg: Config, s: State, seat: Seat) -> int:
    """A seat's Fame; the bonus for the most tokens goes to all who share it, to nobody without any (DC-9)."""
    fame = cfg.token_fame * s.strong[seat] + card_fame(cfg, s.done[seat], s.n_done[seat])
    if s.strong[seat] >= cfg.most_needs and s.strong[seat] == most_strong(cfg, s):
        fame += cfg.most_fame
    return fame


@rule
def raccoon_fame(cfg: Config, s: State) -> int:
    """The Raccoon scores cards and animals, no tokens (DC-1)."""
    return card_fame(cfg, s.raccoon, s.n_raccoon)


@rule
def is_ahead(s: State, points: Ints, a: Seat, b: Seat) -> bool:
    """DC-10: more Fame, then more Sprinkles, then more completed IceCreams."""
    if points[a] != points[b]:
        return bool(points[a] > points[b])
    if s.sprinkles[a] != s.sprinkles[b]:
        return s.sprinkles[a] > s.sprinkles[b]
    return s.n_done[a] > s.n_done[b]
