"""Facts: what a tally says, as numbers with 95% intervals; the one place where figures of reports are reckoned."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Any, Final

from dicecafe import bots

from .games import Measured
from .measure import ACTIONS, CHOICES, DEAD, DECISIONS, HELD, LEADS, LED, SEATS, TIED, TURNS, WHOLE
from .measure import GAMES as WORD_GAMES
from .measure import USES as WORD_USES
from .measure import WINS as WORD_WINS
from .summary import Z, wilson
from .tally import Tally

SURE: Final = 0.05  # the chance that anything at all in a report is called sure and is not
SELDOM: Final = 0.01  # what is used in fewer games of a seat is left to the tables


def facts(measured: Measured, tally: Tally) -> dict[str, Any]:
    """Everything, for programs; figures of single actions are left out where none were seen."""
    games = tally.games
    led, held = int(tally.sums[LED]), int(tally.sums[HELD])
    told: dict[str, Any] = {
        "games": games,
        "seats": [_seat(tally, seat, name) for seat, name in enumerate(bots.names(measured.batch.players))],
        "shared_wins": int(tally.sums[TIED]),
        "ties": rate(int(tally.sums[TIED]), games),
        "turns": {**mean(tally, TURNS), **_span(tally, TURNS), "histogram": _bins(tally.turns)},
        "lead_changes": mean(tally, LEADS),
        "half_time": {"led": led, "held": held, "comebacks": rate(led - held, led)},
        "dead_turns": {**mean(tally, DEAD), "share": _ratio(tally, DEAD, TURNS)},
    }
    if tally.sums[ACTIONS]:
        told["actions"] = {**mean(tally, ACTIONS), **_span(tally, ACTIONS)}
        told["decisions"] = {**mean(tally, DECISIONS), "mattered": _ratio(tally, CHOICES, DECISIONS)}
        told["choices"] = mean(tally, CHOICES)
        used = [i for i in range(len(measured.words)) if tally.uses[:, i, WORD_GAMES].any()]
        strict = NormalDist().inv_cdf(1 - SURE / 2 / max(1, len(used)))
        told["uses"] = _beside_peers(measured, [_use(measured, tally, i, strict) for i in used])
    return told


def rate(successes: float, trials: int) -> dict[str, Any]:
    """A share with its interval."""
    low, high = wilson(successes, trials)
    return {"rate": successes / trials if trials else 0.0, "low": low, "high": high}


def mean(tally: Tally, column: int) -> dict[str, float]:
    """A mean with its interval."""
    n, total, squares = tally.games, int(tally.sums[column]), int(tally.squares[column])
    middle = total / n
    half = Z * sqrt((n * squares - total * total) / n / n / max(1, n - 1))
    return {"mean": middle, "low": middle - half, "high": middle + half}


def _span(tally: Tally, column: int) -> dict[str, int]:
    return {"shortest": int(tally.lows[column]), "longest": int(tally.highs[column])}


def _ratio(tally: Tally, part: int, whole: int) -> float:
    return int(tally.sums[part]) / max(1, int(tally.sums[whole]))


def _bins(bins: Any) -> dict[str, int]:
    return {str(value): int(bins[value]) for value in bins.nonzero()[0]}


def _seat(tally: Tally, seat: int, name: str) -> dict[str, Any]:
    wins, points = int(tally.sums[SEATS + seat]) / WHOLE, mean(tally, SEATS + tally.seats + seat)
    spread = {"points": points["mean"], "points_low": points["low"], "points_high": points["high"]}
    return {"player": name, "wins": wins, **rate(wins, tally.games), **spread, "histogram": _bins(tally.points[seat])}


def _use(measured: Measured, tally: Tally, word: int, strict: float) -> dict[str, Any]:
    """The use and worth of a word: how often seats that used it won, less how often the same seats win in all.

    In an interval of `strict` standard errors, none of all words is wrong in 95 of 100 reports.
    """
    used, seats = tally.uses[:, word], tally.seats
    games, wins = int(used[:, WORD_GAMES].sum()), int(used[:, WORD_WINS].sum()) / WHOLE
    share = [int(tally.sums[SEATS + seat]) / WHOLE / tally.games for seat in range(seats)]
    expected = sum(int(used[seat, WORD_GAMES]) * share[seat] for seat in range(seats)) / games
    kind, text = measured.words.listed[word]
    won, (low, high) = rate(wins, games), wilson(wins, games, strict)
    return {
        "kind": kind, "word": text, "label": measured.words.label(kind, text), "uses": int(used[:, WORD_USES].sum()),
        "games": games, "share": games / (seats * tally.games), **won, "expected": expected,
        "worth": won["rate"] - expected, "worth_low": won["low"] - expected, "worth_high": won["high"] - expected,
        "surely": [low - expected, high - expected],
    }  # fmt: skip


def _beside_peers(measured: Measured, uses: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Add the worth beside that of its peers: to play any card may go with winning, which tells nothing of that one."""
    groups: dict[Any, list[dict[str, Any]]] = {}
    for use in uses:
        groups.setdefault(measured.words.peers(use["kind"], use["word"]), []).append(use)
    for group, members in groups.items():
        games = sum(use["games"] for use in members)
        common = sum(use["games"] * use["worth"] for use in members) / games if group and len(members) > 1 else 0.0
        for use in members:
            low, high = use.pop("surely")
            use |= {"peers": common, "edge": use["worth"] - common, "sure": not low <= common <= high}
    return uses
