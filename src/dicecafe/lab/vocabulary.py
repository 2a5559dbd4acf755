"""Vocabulary: the terms that a game's actions are made of, whose use and worth are counted: verbs, things, cards, phrases."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Final

import numpy as np

from dicecafe.engine.contract import AnyConfig
from dicecafe.engine.game import Game

VERB, THING, CARD, PHRASE = ("verb", "thing", "card", "phrase")
MAX_TERMS: Final = 6  # terms of an action that are counted: its verb, itself, the things it names


class Vocabulary:
    """Every term of a game's actions by number, and the terms of each action.

    An action's first word is its verb, the others are things; where the game has a deck, `c7` is its card 7. An action
    counts as a whole too, as a phrase. In a game whose `uses.py` says which card an action uses, cards come from
    there alone, and `c1` may be the name of a place.
    """

    def __init__(self, game: Game, cfg: AnyConfig) -> None:
        deck = (game.deck(cfg) or {}).get("cards", [])
        has_uses = game.part("uses") is not None
        self.deck = {f"c{card['n']}": card for card in deck}
        self.named_cards = {} if has_uses else self.deck  # the cards that actions name
        actions = game.text.actions(cfg)
        self.numbers: dict[tuple[str, str], int] = {}
        self.of_action = np.full((len(actions), MAX_TERMS), -1, "i4")
        for number, action in enumerate(actions):
            for place, term in enumerate(self._terms(action)[:MAX_TERMS]):
                self.of_action[number, place] = self.numbers.setdefault(term, len(self.numbers))
        self.first_card = len(self.numbers)
        for card in self.deck if has_uses else ():
            self.numbers[CARD, card] = len(self.numbers)
        self.terms = list(self.numbers)

    def __len__(self) -> int:
        return len(self.terms)

    def _terms(self, action: str) -> list[tuple[str, str]]:
        verb, *things = action.split()
        found = [(CARD if thing in self.named_cards else THING, thing) for thing in dict.fromkeys(things)]
        on_card = self.named_cards.get(things[0], {}).get(verb) if things else None  # `ability c7`: the ability on card 7
        found += [(THING, on_card)] if isinstance(on_card, str) else []
        return [(VERB, verb), (PHRASE, action), *found]

    def of_deck(self, kind: str) -> list[int]:
        """The cards, or the things on them that actions name, by their numbers."""
        words = {word for card in self.deck.values() for word in card.values() if isinstance(word, str)}
        return [n for n, (its, word) in enumerate(self.terms) if its == kind and (kind == CARD or word in words)]

    @cached_property
    def card_names(self) -> dict[str, str]:
        """What cards are called: the first plain text on each."""
        return {word: next((text for text in card.values() if isinstance(text, str)), word) for word, card in self.deck.items()}

    def peers(self, kind: str, word: str) -> tuple[str, str] | None:
        """The group that a term is compared with: its kind, of phrases those of its verb; a verb is compared with none."""
        return None if kind == VERB else (kind, word.partition(" ")[0] if kind == PHRASE else "")

    def label(self, kind: str, word: str) -> str:
        """A term for people: a card with its name."""
        cards = self.deck if kind == CARD else self.named_cards
        return re.sub(r"\bc\d+\b", lambda found: self._with_name(found[0]) if found[0] in cards else found[0], word)

    def _with_name(self, card: str) -> str:
        return f"{self.card_names[card]} ({card})"
