"""Statistics: the figures of a tally, with 95% intervals; the one place where figures of reports are computed."""

from __future__ import annotations

from collections.abc import Hashable
from math import sqrt
from statistics import NormalDist, median
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dicecafe.bots import cast
from dicecafe.engine.contract import Seat

from .batch import Batch
from .measure import ACTIONS, CHOICES, DEAD, DECISIONS, GAMES, HELD, LEADS, LED, SEATS, TIED, TURNS, USES, WIN, WINS
from .tally import Tally
from .values import FINE

Figures = dict[str, Any]  # a JSON object

Z: Final = 1.959964  # a 95% interval reaches so many standard errors to both sides
FALSE_ALARMS: Final = 0.05  # the chance that a report calls anything at all sure that is not
ROUNDED: Final = 0.5 / FINE  # what results less luck may be rounded by
MOST_SAVED: Final = 1_000_000.0  # games saved for each: beyond, nothing but rounding is left
MIN_SHARE: Final = 0.01  # terms used in fewer games of a seat are left to the tables
OFTEN: Final = 20  # uses of its like that make it strange that something was never used


def statistics(batch: Batch, tally: Tally) -> Figures:
    """All figures that are known: of turns where the games were measured, of actions where there are any."""
    games, tied = tally.games, int(tally.sums[TIED])
    seats = [_seat(tally, seat, name) for seat, name in enumerate(cast.plain_names(batch.players))]
    if not tally.sums[TURNS]:
        results = [{key: seat[key] for key in ("player", "wins", "rate", "low", "high", "points")} for seat in seats]
        actions = {"mean": mean(tally, ACTIONS)["mean"], **_span(tally, ACTIONS)}
        return {"games": games, "seats": results, "shared_wins": tied, "actions": actions}
    led, held = int(tally.sums[LED]), int(tally.sums[HELD])
    figures: Figures = {
        "games": games,
        "seats": seats,
        "shared_wins": tied,
        "ties": rate(tied, games),
        "turns": {**mean(tally, TURNS), **_span(tally, TURNS), "histogram": _histogram(tally.turns)},
        "lead_changes": mean(tally, LEADS),
        "half_time": {"led": led, "held": held, "comebacks": rate(led - held, led)},
        "dead_turns": {**mean(tally, DEAD), "share": _ratio(tally, DEAD, TURNS)},
    }
    if tally.sums[ACTIONS]:
        figures["actions"] = {**mean(tally, ACTIONS), **_span(tally, ACTIONS)}
        figures["decisions"] = {**mean(tally, DECISIONS), "mattered": _ratio(tally, CHOICES, DECISIONS)}
        figures["choices"] = mean(tally, CHOICES)
        figures["uses"] = _uses(batch, tally)
        figures["unused"] = _unused(batch, tally)
    return figures


class Scored:
    """What somebody won of a number of games: plainly, and less luck where that is known."""

    games: int
    plain: Figures
    less_luck: Figures | None

    @property
    def best(self) -> Figures:
        """The figures that say most."""
        return self.less_luck or self.plain


# ---------------------------------------------------------------- intervals
def wilson(successes: float, trials: int, z: float = Z) -> tuple[float, float]:
    """Wilson's interval of z standard errors for a proportion; right even near 0 and 1."""
    if trials == 0:
        return 0.0, 1.0
    rate, spread = successes / trials, z * z / trials
    centre = (rate + spread / 2) / (1 + spread)
    half = z * sqrt(rate * (1 - rate) / trials + spread / (4 * trials)) / (1 + spread)
    return (centre - half if successes else 0.0), (centre + half if successes < trials else 1.0)


def simultaneous_z(intervals: int) -> float:
    """How many standard errors so many intervals must reach to all hold at once, but for a chance of FALSE_ALARMS."""
    return NormalDist().inv_cdf(1 - FALSE_ALARMS / 2 / intervals)


def standard_error(n: int, total: float, squares: float) -> float:
    """The standard error of the mean of n numbers, from their sum and the sum of their squares."""
    return sqrt(max(0, n * squares - total * total) / n / n / max(1, n - 1))


def rate(successes: float, trials: int) -> Figures:
    """A share with its interval."""
    low, high = wilson(successes, trials)
    return {"rate": successes / trials if trials else 0.0, "low": low, "high": high}


def mean(tally: Tally, column: int) -> dict[str, float]:
    """A mean with its interval."""
    n, total, squares = tally.games, int(tally.sums[column]), int(tally.squares[column])
    middle, half = total / n, Z * standard_error(n, total, squares)
    return {"mean": middle, "low": middle - half, "high": middle + half}


def less_luck(tally: Tally, seat: Seat) -> Figures:
    """A seat's share of the wins less luck."""
    column, (total, squares) = SEATS + seat, tally.less_luck[:, seat]
    plain = standard_error(tally.games, int(tally.sums[column]), int(tally.squares[column])) / WIN
    assert tally.adjusted == tally.games
    return share_less_luck(tally.games, total, squares, plain)


def share_less_luck(games: int, total: int, squares: int, plain: float) -> Figures:
    """A share of the wins less luck with its interval, and how many times as many plain games would say as much.

    The sum and the squares are in units of FINE; `plain` is the standard error of the plain share.
    """
    middle, spread = total / games / FINE, standard_error(games, total, squares) / FINE
    half = Z * spread + ROUNDED
    plain = plain or sqrt(max(0.0, middle * (1.0 - middle)) / games)  # where all games ended alike
    return {"rate": middle, "low": middle - half, "high": middle + half, "worth": games_saved(plain, spread)}


def games_saved(plain: float, spread: float) -> float:
    """How many times as many games would be needed for the smaller of two standard errors."""
    return min((plain / spread) ** 2, MOST_SAVED) if spread else MOST_SAVED


# ---------------------------------------------------------------- parts of the figures
def _span(tally: Tally, column: int) -> dict[str, int]:
    return {"shortest": int(tally.lows[column]), "longest": int(tally.highs[column])}


def _ratio(tally: Tally, part: int, whole: int) -> float:
    return int(tally.sums[part]) / max(1, int(tally.sums[whole]))


def _histogram(bins: NDArray[np.int64]) -> dict[str, int]:
    return {str(value): int(bins[value]) for value in bins.nonzero()[0]}


def _seat(tally: Tally, seat: Seat, name: str) -> Figures:
    wins, points = tally.wins[seat], mean(tally, SEATS + tally.seats + seat)
    means = {"points": points["mean"], "points_low": points["low"], "points_high": points["high"]}
    figures = {"player": name, "wins": wins, **rate(wins, tally.games), **means, "histogram": _histogram(tally.points[seat])}
    return figures | ({"less_luck": less_luck(tally, seat)} if tally.adjusted else {})


def _uses(batch: Batch, tally: Tally) -> list[Figures]:
    """The use and worth of each term that was used, and its edge: the worth less the median worth of its peers.

    To play any card may go with winning, which says nothing of that one card. The interval of a worth is as wide as `sure` asks:
    all of them hold at once in 95 of 100 reports.
    """
    used = [term for term in range(len(batch.vocabulary)) if tally.uses[:, term, GAMES].any()]
    z = simultaneous_z(max(1, len(used)))
    uses, groups = list[Figures](), dict[Hashable, list[Figures]]()
    for term in used:
        kind, word = batch.vocabulary.terms[term]
        uses.append({"kind": kind, "word": word, "label": batch.vocabulary.label(kind, word), **_use(tally, term, z)})
        groups.setdefault(batch.vocabulary.peers(kind, word), []).append(uses[-1])
    for group, members in groups.items():
        common = median(use["worth"] for use in members) if group and len(members) > 1 else 0.0
        for use in members:
            apart = not use["worth_low"] <= common <= use["worth_high"]
            use |= {"peers": common, "edge": use["worth"] - common, "sure": apart and not use["needed"]}
    return uses


def _unused(batch: Batch, tally: Tally) -> list[Figures]:
    """The cards, and what is on them, that nobody ever used, where half of their like were used often."""
    groups = {kind: batch.vocabulary.of_deck(kind) for kind in ("card", "thing")}
    return [
        {"kind": kind, "word": batch.vocabulary.terms[term][1], "label": batch.vocabulary.label(*batch.vocabulary.terms[term])}
        for kind, terms in groups.items()
        for term in terms
        if not tally.uses[:, term, USES].any() and median(int(tally.uses[:, like, USES].sum()) for like in terms) >= OFTEN
    ]


def _use(tally: Tally, term: int, z: float) -> Figures:
    """How often seats that used a term won, less how often the same seats win in all; and an interval of z errors for that."""
    used, seats, all_wins = tally.uses[:, term], tally.seats, tally.wins
    games, wins = int(used[:, GAMES].sum()), int(used[:, WINS].sum()) / WIN
    expected = sum(int(used[seat, GAMES]) * (all_wins[seat] / tally.games) for seat in range(seats)) / games
    won, (low, high) = rate(wins, games), wilson(wins, games, z)
    return {
        "uses": int(used[:, USES].sum()), "games": games, "share": games / (seats * tally.games), **won, "expected": expected,
        "worth": won["rate"] - expected, "worth_low": low - expected, "worth_high": high - expected,
        "needed": int(used[:, WINS].sum()) == int(tally.sums[SEATS : SEATS + seats].sum()),  # nobody won without it
    }  # fmt: skip
