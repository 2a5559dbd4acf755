"""The end of DiceCreams: what one needs in the last turn, which moves lose it, and what the Fame came from."""

from __future__ import annotations

from dicecafe.engine import ending
from dicecafe.engine.contract import Action, Seat
from dicecafe.engine.ending import Need, Part, those_lost
from dicecafe.words import Message

from .cones import owner_of, ready_cone, serve
from .flow import RACCOONS_CARDS, is_reached, left_of
from .moves import ACTIONS, SPRINKLE
from .rules import apply, legal_step, turn
from .scoring import fame_of, is_ahead, most_strong, raccoon_fame, set_fame
from .table import ENDED, REFILL, Config, State
from .text import animal_name, done_by


def need(cfg: Config, s: State) -> Need | None:
    """Once somebody has completed enough: the Fame that whoever decides still needs to be first (DC-10)."""
    if s.phase == ENDED or not is_reached(cfg, s):
        return None
    seat = turn(s) if turn(s) >= 0 else s.seat
    short = short_of(cfg, s, seat)
    return seat, Message("need", fame=short) if short > 0 else Message("need-none")


def short_of(cfg: Config, s: State, seat: Seat) -> int:
    """The Fame that a seat lacks to have nobody ahead of it; alone it must have more than the Raccoon (DC-1)."""
    own = fame_of(cfg, s, seat)
    if cfg.players == 1:
        return raccoon_fame(cfg, s) + 1 - own
    fame = [fame_of(cfg, s, other) for other in range(cfg.players)]
    return max(fame[other] + wins_tie(cfg, s, other, seat) - own for other in range(cfg.players) if other != seat)


def wins_tie(cfg: Config, s: State, one: Seat, other: Seat) -> bool:
    """Whether one is ahead of another where their Fame is the same."""
    return is_ahead(s, [0] * cfg.players, one, other)


def losing(cfg: Config, s: State, seat: Seat) -> list[Action]:
    """The steps that end the game with another ahead; Sprinkles end nothing, and are no way out of placing a Flavour."""
    if max(s.n_done) < cfg.cones - 1 and s.n_raccoon < RACCOONS_CARDS:
        return []
    mask = [0] * ACTIONS
    legal_step(cfg, s, seat, mask)
    return those_lost(cfg, s, seat, [action for action in range(SPRINKLE) if mask[action]], apply, is_lost)


def is_lost(cfg: Config, s: State, seat: Seat) -> bool:
    """Whether the last Flavour of the game is placed, and another has more Fame."""
    if s.serving and owner_of(ready_cone(s)) == seat:
        s = served_at_best(cfg, s)
    following = left_of(cfg, s.seat)
    goes_on = cfg.last_orders and cfg.players > 1 and following != cfg.first
    if s.phase < REFILL or goes_on or not is_reached(cfg, s):
        return False
    if cfg.players == 1:
        return fame_of(cfg, s, seat) <= raccoon_fame(cfg, s)
    return fame_of(cfg, s, seat) < max(fame_of(cfg, s, other) for other in range(cfg.players))


def served_at_best(cfg: Config, s: State) -> State:
    """The position after serving what is ready, with a Strong token whatever is on it: Sprinkles may still bring that."""
    best = s.copy()
    cone = ready_cone(best)
    tokens = best.strong[owner_of(cone)]
    serve(cfg, best, cone)
    best.strong[owner_of(cone)] = tokens + 1
    best.phase += 1
    return best


class Ledger(ending.Ledger):
    """All of it lies before the players."""

    def parts(self, s: State) -> list[list[Part]]:
        """IceCreams, animals alike, Strong tokens; and Sprinkles, which break a tie."""
        return [self._parts(s, seat) for seat in range(self.cfg.players)]

    def _parts(self, s: State, seat: Seat) -> list[Part]:
        cfg, cards = self.cfg, done_by(s, seat)
        found: list[Part] = []
        if cards:
            found.append((Message("part-cards", n=len(cards)), sum(cfg.fame[card - 1] for card in cards)))
        animals = [animal_name(cfg, card) for card in cards]
        sets = [(fame, animal, alike) for animal in set(animals) if (fame := set_fame(cfg, alike := animals.count(animal)))]
        found += [(Message("part-animals", n=n, animal=animal), fame) for fame, animal, n in sorted(sets, reverse=True)]
        if tokens := s.strong[seat]:
            found.append((Message("part-tokens", n=tokens), cfg.token_fame * tokens))
        if tokens >= cfg.most_needs and tokens == most_strong(cfg, s):
            found.append((Message("part-most-tokens"), cfg.most_fame))
        return [*found, (Message("part-sprinkles", n=s.sprinkles[seat]), 0)]
