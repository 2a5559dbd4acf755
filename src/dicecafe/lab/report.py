"""The balance report: what is unbalanced in a game, by how much, and how sure that is. All of it comes from the statistics."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import numpy as np

from dicecafe.engine import files
from dicecafe.engine.formatting import signed_decimal
from dicecafe.words import Message, say

from . import early
from .batch import Batch
from .formatting import heading, said_less_luck, share
from .measure import SEATS, WIN
from .run import PLAYING, RunSettings, simulate
from .statistics import MIN_SHARE, Figures, Z, rate, share_less_luck, standard_error, statistics, wilson

MAX_NAMED: Final = 3  # of the strongest and of the weakest
Z_999: Final = 3.290527  # a 99.9% interval reaches so many standard errors to both sides
SKILLS: Final = (("greedy", "random", 20_000), ("greedy", "easy", 200))  # the stronger, the weaker, and for how many games


@dataclass
class Report:
    """The figures of a batch and of skill, and what is found in them."""

    batch: Batch
    figures: Figures
    skill: list[Figures]
    summary: list[Message] = field(init=False)

    def __post_init__(self) -> None:
        seats, worth = _seats(self.batch, self.figures), _worth(self.figures.get("uses", []))
        skill = (found for one in self.skill for found in (_skill(one), *_less_luck(one)))
        self.summary = [*seats, *worth, *_course(self.figures), *skill]

    def as_dict(self) -> Figures:
        """Everything, for programs."""
        batch = self.batch
        head = {"game": batch.game.name, "options": batch.game.changed(batch.options), "players": batch.players}
        return {**head, "seed": batch.seed, "first": batch.first, "summary": self.summary, **self.figures, "skill": self.skill}


def run(batch: Batch, settings: RunSettings, expert: int, html: Path | None, as_json: bool) -> int:
    """Play, and write the report: as a page, as JSON, or its summary as text."""
    if html:
        from . import plots  # before the games are played, so that nobody waits in vain for a missing package

        plots.require()
    if html:
        files.require_folder(html)
    tally = simulate(batch, settings, detailed=True, doing=PLAYING)
    skill: list[Figures] = []
    try:
        skill = [] if tally.ended else skills(batch, expert, settings)
    except KeyboardInterrupt as ended:
        tally.ended = ended
    report = Report(batch, statistics(batch, tally), skill)
    if html:
        from .page import page

        files.write(html, [page(report)])
    if as_json:
        print(json.dumps({**early.field(batch.games, tally.ended), **report.as_dict()}))
    else:
        partial = early.line(tally.games, batch.games, tally.ended)
        print("\n".join([say(heading(batch, tally.games)), *partial, *(f"- {say(finding)}" for finding in report.summary)]))
        if html:
            print(say(Message("report-whole", path=str(html))))
    return early.exit_code(tally.ended)


# ---------------------------------------------------------------- skill
def skills(batch: Batch, expert: int, settings: RunSettings) -> list[Figures]:
    """How often a stronger bot beats weaker ones, sitting in each seat as often."""
    if len(batch.players) == 1 or batch.game.part("hints") is None:
        return []
    rows = [row for row in (*SKILLS, ("expert", "greedy", expert)) if row[2]]
    return [skill(batch, *row, replace(settings, stats=None, resume=False)) for row in rows]


def skill(batch: Batch, strong: str, weak: str, games: int, settings: RunSettings) -> Figures:
    """The wins of one stronger bot among weaker ones; an even share would be one in so many as there are seats."""
    seats, won, played, squares, less = len(batch.players), 0, 0, 0, np.zeros(2, object)
    for seat in range(seats):
        players = [strong if other == seat else weak for other in range(seats)]
        one = replace(batch, players=players, games=-(-games // seats))
        tally = simulate(one, settings, detailed=True, doing=Message("doing-skill", strong=strong, weak=weak))
        if tally.ended:
            raise tally.ended
        won, played = won + int(tally.sums[SEATS + seat]), played + tally.games
        squares, less = squares + int(tally.squares[SEATS + seat]), less + tally.less_luck[:, seat]
    figures = {"strong": strong, "weak": weak, "games": played, **rate(won / WIN, played), "even": 1 / seats}
    if tally.adjusted:
        figures["less_luck"] = share_less_luck(played, int(less[0]), int(less[1]), standard_error(played, won, squares) / WIN)
    return figures


# ---------------------------------------------------------------- what is found
def _seats(batch: Batch, figures: Figures) -> list[Message]:
    """Whether it matters where one sits; asked of players who are alike only."""
    seats, even = figures["seats"], 1 / len(figures["seats"])
    if len(seats) == 1:
        return [Message("report-alone", player=seats[0]["player"], wins=share(seats[0]))]
    if len(set(batch.players)) > 1:
        return [Message("report-unlike")]
    order = [seats[(batch.first + i) % len(seats)] for i in range(len(seats))]
    found = [_against(order[0], even, figures["games"]), *_less_luck(order[0])]
    if len(order) > 2:
        found.append(Message("report-seats", wins=[share(seat) for seat in order]))
    return found


def _less_luck(figures: Figures) -> list[Message]:
    """The same figure less luck, where that is known."""
    return [said_less_luck(figures["less_luck"])] if "less_luck" in figures else []


def _against(seat: Figures, even: float, games: int) -> Message:
    """What whoever starts wins, against an even share; judged less luck, where that is known."""
    judged, about = seat.get("less_luck", seat), {"wins": share(seat), "even": even}
    by = 100 * (judged["rate"] - even)
    if judged["low"] <= even <= judged["high"]:
        return Message("report-start-even", **about)
    low, high = wilson(seat["wins"], games, Z_999)
    if judged is not seat:
        low, high = (judged["rate"] + (judged[end] - judged["rate"]) * Z_999 / Z for end in ("low", "high"))
    return Message(
        "report-start",
        **about,
        doubt="some" if low <= even <= high else "none",
        size="slight" if abs(by) < 1 else "clear" if abs(by) < 5 else "large",
        side="advantage" if by > 0 else "handicap",
        by=abs(by),
    )


def _worth(uses: list[Figures]) -> list[Message]:
    """The strongest and the weakest cards and actions beside their like, of those that differ beyond doubt."""
    found, named = list[Message](), False
    for what, kind in (("card", "card"), ("action", "phrase")):
        asked = [use for use in uses if use["kind"] == kind and use["share"] >= MIN_SHARE]
        sure = sorted((use for use in asked if use["sure"]), key=lambda use: (-use["edge"], use["label"]))
        if asked and not sure:
            found.append(Message("report-no-worth", kind=what, count=len(asked)))
        strong = [_one_worth(use) for use in sure if use["edge"] > 0][:MAX_NAMED]
        weak = [_one_worth(use) for use in sure[::-1] if use["edge"] < 0][:MAX_NAMED]
        if strong:
            found.append(Message("report-strongest", kind=what, named=len(strong), count=len(asked), uses=strong))
        if weak:
            found.append(Message("report-weakest", kind=what, named=len(weak), count=len(asked), uses=weak))
        named = named or bool(strong or weak)
    return [*found, Message("report-no-cause")] if named else found


def _one_worth(use: Figures) -> Message:
    edge, low, high = (use["edge"], *(use[end] - use["peers"] for end in ("worth_low", "worth_high")))
    edges = {name: signed_decimal(100 * by) for name, by in (("edge", edge), ("low", low), ("high", high))}
    return Message("report-use", label=use["label"], share=use["share"], rate=use["rate"], **edges)


def _course(figures: Figures) -> list[Message]:
    turns, half = figures["turns"], figures["half_time"]
    low, high = (quantile(turns["histogram"], figures["games"], q) for q in (0.05, 0.95))
    found = [Message("report-turns", turns=turns["mean"], low=low, high=high)]
    if "decisions" in figures:
        decisions = figures["decisions"]
        found.append(Message("report-decisions", decisions=decisions["mean"], mattered=decisions["mattered"]))
    found.append(Message("report-dead-turns", share=figures["dead_turns"]["share"]))
    if len(figures["seats"]) > 1:
        found.append(Message("report-leads", leads=figures["lead_changes"]["mean"], comebacks=share(half["comebacks"])))
        found.append(Message("report-ties", ties=share(figures["ties"])) if figures["shared_wins"] else Message("report-no-ties"))
    return found


def _skill(one: Figures) -> Message:
    who = {"strong": one["strong"], "weak": one["weak"]}
    return Message("report-skill", **who, wins=share(one), games=one["games"], even=one["even"])


def quantile(histogram: dict[str, int], games: int, q: float) -> int:
    """The least value that so large a part of the games does not exceed."""
    below = 0
    for value, count in histogram.items():
        below += count
        if below >= q * games:
            return int(value)
    return 0
