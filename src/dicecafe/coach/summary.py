"""The summary: what the coach found in many games, summed up over players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from dicecafe.engine.formatting import columns, decimal, percent, signed_percent
from dicecafe.words import Message, say

from .analysis import Analysis, Total
from .estimate import T_95, standard_error
from .messages import give_or_take

FIGURES: Final = ("final", "luck", "skill", "adjusted", "cost", "mistakes", "blunders")
T_FEW: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)  # half a 95% interval of 2, 3, ... games, in errors


@dataclass(frozen=True)
class PlayerSummary:
    """The means of a player's games, each with its standard error."""

    name: str
    games: int
    means: dict[str, float]
    errors: dict[str, float | None]  # none for a count of a single game

    @property
    def interval(self) -> float:
        """Half a 95% interval, in standard errors: Student's, of the games; of a single one, that of its playouts."""
        if self.games == 1:
            return T_95
        freedom = self.games - 1
        return T_FEW[freedom - 1] if freedom <= len(T_FEW) else 1.96 + 2.5 / freedom

    def as_dict(self) -> dict[str, Any]:
        """The summary as the object that JSON holds."""
        figures = {name: self.means[name] for name in FIGURES} | {f"{name}_error": self.errors[name] for name in FIGURES}
        return {"name": self.name, "games": self.games, "interval": self.interval, **figures}


def summaries(analyses: Sequence[Analysis]) -> list[PlayerSummary]:
    """The summary of each player, by name, in the order in which they appear."""
    found: dict[str, list[Total]] = {}
    for analysis in analyses:
        for total in analysis.totals:
            found.setdefault(total.name, []).append(total)
    return [_summary(name, totals) for name, totals in found.items()]


def as_dict(analyses: Sequence[Analysis]) -> dict[str, Any]:
    """All of it as one object: the players, and the sums of each game."""
    listed = [analysis.as_dict() for analysis in analyses]
    games = [{key: found[key] for key in ("game", "options", "finished", "judge", "totals")} for found in listed]
    return {"players": [one.as_dict() for one in summaries(analyses)], "games": games}


def text(analyses: Sequence[Analysis]) -> str:
    """The table of the players, and how far to trust it."""
    heads = ("player", "games", "result", "luck", "skill", "adjusted", "cost", "mistakes", "blunders")
    rows = [[say(Message(f"analyse-{head}")) for head in heads]]
    rows += [[one.name, str(one.games), *map(say, _cells(one))] for one in summaries(analyses)]
    heading, help = Message("analyse-many", games=len(analyses)), Message("analyse-many-help")
    return "\n".join([say(heading), "", *columns(rows), "", say(help)])


def _cells(player: PlayerSummary) -> list[Message]:
    cells = []
    for name in FIGURES:
        shown = signed_percent if name in ("luck", "skill") else decimal if name in ("mistakes", "blunders") else percent
        margin = player.interval * (player.errors[name] or 0.0)
        cells.append(give_or_take(shown(player.means[name]), decimal(margin) if shown is decimal else percent(margin)))
    return cells


def _summary(name: str, totals: list[Total]) -> PlayerSummary:
    values = {figure: [float(getattr(total, figure)) for total in totals] for figure in FIGURES}
    means = {figure: sum(listed) / len(listed) for figure, listed in values.items()}
    if len(totals) > 1:
        return PlayerSummary(name, len(totals), means, {figure: standard_error(listed) for figure, listed in values.items()})
    return PlayerSummary(name, 1, means, {figure: getattr(totals[0], f"{figure}_error", None) for figure in FIGURES})
