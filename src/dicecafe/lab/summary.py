"""Summary: what a batch of games came to, kept as running sums."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

Z: Final = 1.959964  # a 95% interval reaches so many standard errors to both sides


def wilson(successes: float, trials: int, z: float = Z) -> tuple[float, float]:
    """Wilson's 95% interval for a proportion; right even near 0 and 1."""
    if trials == 0:
        return 0.0, 1.0
    rate, spread = successes / trials, z * z / trials
    centre = (rate + spread / 2) / (1 + spread)
    half = z * sqrt(rate * (1 - rate) / trials + spread / (4 * trials)) / (1 + spread)
    return (centre - half if successes else 0.0), (centre + half if successes < trials else 1.0)


class Summary:
    """Wins, points and lengths of the games added so far."""

    def __init__(self, players: list[str]) -> None:
        self.players = players
        self.games = 0
        self.shared = 0  # games with more than one winner; each of them is counted as having won
        self.actions = 0
        self.shortest = 0
        self.longest = 0
        self.wins = [0] * len(players)
        self.points = [0] * len(players)

    def add(self, points: Any, places: Any, lengths: Any) -> None:
        """Count games: a row a game, a column a seat."""
        first = self.games == 0
        won = places == 0
        self.games += len(lengths)
        self.shared += int((won.sum(axis=1) > 1).sum())
        self.actions += int(lengths.sum())
        self.shortest = int(lengths.min()) if first else min(self.shortest, int(lengths.min()))
        self.longest = max(self.longest, int(lengths.max()))
        for seat in range(len(self.players)):
            self.wins[seat] += int(won[:, seat].sum())
            self.points[seat] += int(points[:, seat].sum())

    def as_dict(self) -> dict[str, Any]:
        """Everything, for programs."""
        seats = []
        for seat, name in enumerate(self.players):
            low, high = wilson(self.wins[seat], self.games)
            rate, mean = self.wins[seat] / self.games, self.points[seat] / self.games
            seats.append({"player": name, "wins": self.wins[seat], "rate": rate, "low": low, "high": high, "points": mean})
        length = {"mean": self.actions / self.games, "shortest": self.shortest, "longest": self.longest}
        return {"games": self.games, "seats": seats, "shared_wins": self.shared, "actions": length}
