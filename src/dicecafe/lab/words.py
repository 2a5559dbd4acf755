"""Words: what the actions of a game name, so that the use and worth of each verb, card and thing can be told."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any, Final

import numpy as np

from dicecafe.engine.game import Game

VERB, THING, CARD, PHRASE = KINDS = ("verb", "thing", "card", "phrase")
MOST: Final = 6  # words of an action that are counted: its verb, itself, the things it names


class Words:
    """Every word of a game's actions by number, and the words of each phrase.

    An action's first word is its verb, the others are things; where the game has a deck, `c7` is its card 7. An action
    counts as a whole too, as a phrase. In a game whose `uses.py` tells which card an action uses, cards come from
    there alone, and `c1` may be the name of a place.
    """

    def __init__(self, game: Game, cfg: Any) -> None:
        deck = (game.deck(cfg) or {}).get("cards", [])
        told = game.part("uses") is not None
        self.deck = {f"c{card['n']}": card for card in deck}
        self.spelled = {} if told else self.deck  # the cards that actions name
        self.phrases = game.text.actions(cfg)
        self.numbers: dict[tuple[str, str], int] = {}
        self.of_phrase = np.full((len(self.phrases), MOST), -1, "i4")
        for number, phrase in enumerate(self.phrases):
            for place, word in enumerate(self._words(phrase)[:MOST]):
                self.of_phrase[number, place] = self.numbers.setdefault(word, len(self.numbers))
        self.first_card = len(self.numbers)
        for card in self.deck if told else ():
            self.numbers[CARD, card] = len(self.numbers)
        self.listed = list(self.numbers)

    def __len__(self) -> int:
        return len(self.listed)

    def _words(self, phrase: str) -> list[tuple[str, str]]:
        verb, *things = phrase.split()
        found = [(CARD if thing in self.spelled else THING, thing) for thing in dict.fromkeys(things)]
        on_card = self.spelled.get(things[0], {}).get(verb) if things else None  # `ability c7` names the ability on card 7
        found += [(THING, on_card)] if isinstance(on_card, str) else []
        return [(VERB, verb), (PHRASE, phrase), *found]

    @cached_property
    def names(self) -> dict[str, str]:
        """What cards are called: the first word on each."""
        return {word: next((said for said in card.values() if isinstance(said, str)), word) for word, card in self.deck.items()}

    def peers(self, kind: str, word: str) -> tuple[str, str] | None:
        """The group of words that one is compared with: its kind, of phrases those of its verb; a verb is compared with none."""
        return None if kind == VERB else (kind, word.partition(" ")[0] if kind == PHRASE else "")

    def label(self, kind: str, word: str) -> str:
        """A word for people: a card with its name."""
        cards = self.deck if kind == CARD else self.spelled
        return re.sub(r"\bc\d+\b", lambda found: f"{self.names[found[0]]} ({found[0]})" if found[0] in cards else found[0], word)
