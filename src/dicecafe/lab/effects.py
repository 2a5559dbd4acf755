"""Effects: what each card or ability is worth to a seat, by the first trial of its game that tells (see `causes`).

*Barred* goes before *dealt*. *Plain* does not serve: it tells what a card's number is worth beside the median number, and a card
that asks for more should have more.
"""

from __future__ import annotations

from dataclasses import dataclass

from dicecafe.engine.causes import Change
from dicecafe.engine.exits import Ended

from .batch import Batch
from .causes import CHUNK, Sums, Trial
from .goals import Estimate
from .measure import WIN
from .run import RunSettings, accumulate
from .statistics import standard_error


@dataclass(frozen=True)
class Effects:
    """A trial of the things of one kind, and what they are called."""

    cause: str
    labels: tuple[str, ...]
    kind: int = 0

    def play(self, batch: Batch, games: range, settings: RunSettings) -> tuple[Sums, Ended]:
        """Try these games of a batch."""
        sums = Sums(len(self.labels))
        trial = Trial(batch, self.cause, len(self.labels), self.kind)
        ended = accumulate(trial, sums, range(games.start, games.stop, CHUNK), settings)
        return sums, ended

    def estimates(self, batch: Batch, sums: Sums) -> list[Estimate]:
        """What each is worth, in shares of a win; what was never tried is left out."""
        found = list[Estimate]()
        for label, (total, squares, times) in zip(self.labels, sums.of.tolist(), strict=True):
            if self.cause == "dealt" and times:
                each = sums.games / times / WIN  # from a game to a chance to be dealt it
                found.append(Estimate(label, each * total / sums.games, each * standard_error(sums.games, total, squares)))
            elif self.cause != "dealt" and times > 1:
                scale = len(batch.players) * WIN
                found.append(Estimate(label, total / times / scale, standard_error(times, total, squares) / scale))
        return found


def effects_of(batch: Batch, of: str) -> Effects | None:
    """The trial that tells what the things of a kind are worth at a table; None where there is none."""
    part, decks = batch.game.part("causes"), batch.game.decks(batch.config)
    if part is None or not decks or batch.method != "compiled" or len(batch.players) == 1:
        return None
    changes: list[Change] = part.changes(decks[0]) if hasattr(part, "changes") else []
    for kind, change in enumerate(changes):
        if change.cause == "barred" and change.of == of:
            return Effects("barred", tuple(change.things), kind)
    if of == "card" and hasattr(part, "cards"):
        return Effects("dealt", tuple(part.cards(decks[0])))
    return None
