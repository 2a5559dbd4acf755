"""The balance report: what is unbalanced in a game, by how much, and how sure that is.

What a card or an option does is told by its causes (`causes.py`), first of all, after what can't be used at all. What only goes
with winning is in the tables, and no finding is made of it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import numpy as np

from dicecafe.engine import files
from dicecafe.engine.card_faces import Finding
from dicecafe.engine.exits import partial_field
from dicecafe.engine.formatting import decimal, percent, signed_decimal
from dicecafe.words import Message, say

from . import early
from .batch import Batch
from .causes import MARGIN, WRONG_BY, causes
from .formatting import heading, said_less_luck, share, with_interval
from .measure import SEATS, WIN
from .run import PLAYING, RunSettings, simulate
from .statistics import Figures, Z, rate, share_less_luck, standard_error, statistics, wilson

MAX_NAMED: Final = 6  # of the strong and of the weak
Z_999: Final = 3.290527  # a 99.9% interval reaches so many standard errors to both sides
SKILLS: Final = (("greedy", "random", 20_000), ("greedy", "easy", 200))  # the stronger, the weaker, and for how many games


@dataclass
class Report:
    """The figures of a batch, of causes and of skill, and what is found in them."""

    batch: Batch
    figures: Figures
    skill: list[Figures]
    causes: list[Figures] = field(default_factory=list)
    guesses: list[Figures] = field(default_factory=list)
    summary: list[Message] = field(init=False)

    def __post_init__(self) -> None:
        dead = [Message("deck-finding", kind=one.kind, where=one.where, what=one.message) for one in deck_findings(self.batch)]
        found = [message for one in self.causes for message in _cause(one)] + [_guess(one) for one in self.guesses]
        skill = (said for one in self.skill for said in (_skill(one), *_less_luck(one)))
        rest = [*_seats(self.batch, self.figures), *_course(self.figures), *skill]
        tables = [Message("report-no-cause")] if self.figures.get("uses") else []
        self.summary = [*dead, *_unused(self.figures), *found, *rest, *tables]

    def as_dict(self) -> Figures:
        """Everything, for programs."""
        batch = self.batch
        head = {"game": batch.game.name, "options": batch.game.changed(batch.options), "players": batch.players}
        found = {"summary": self.summary, "causes": self.causes, "guesses": self.guesses}
        return {**head, "seed": batch.seed, "first": batch.first, **found, **self.figures, "skill": self.skill}


def run(batch: Batch, settings: RunSettings, expert: int, html: Path | None, as_json: bool) -> int:
    """Play, and write the report: as a page, as JSON, or its summary as text."""
    if html:
        from . import plots  # before the games are played, so that nobody waits in vain for a missing package

        plots.require()
    if html:
        files.require_folder(html)
    tally = simulate(batch, settings, detailed=True, doing=PLAYING)
    skill, found = list[Figures](), (list[Figures](), list[Figures]())
    try:
        if not tally.ended:
            found = causes(batch, settings)
            skill = skills(batch, expert, settings)
    except KeyboardInterrupt as ended:
        tally.ended = ended
    report = Report(batch, statistics(batch, tally), skill, *found)
    if html:
        from .page import page

        files.write(html, [page(report)])
    if as_json:
        print(json.dumps({**partial_field(batch.games, tally.ended), **report.as_dict()}))
    else:
        partial, speech = early.line(tally.games, batch.games, tally.ended), batch.game.speech()
        told = (f"- {speech.say(finding)}" for finding in report.summary)
        print("\n".join([say(heading(batch, tally.games)), *partial, *told]))
        if html:
            print(say(Message("report-whole", path=str(html))))
    return early.exit_code(tally.ended)


def deck_findings(batch: Batch) -> list[Finding]:
    """What enumeration finds in the deck: what is impossible, always so, without effect, on no card."""
    part, decks = batch.game.part("faces"), batch.game.decks(batch.config)
    return list(part.findings(decks[0])) if part and decks else []


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


def _unused(figures: Figures) -> list[Message]:
    """The cards and abilities that nobody used, where others of them were used often."""
    unused = [one["label"] for one in figures.get("unused", [])]
    return [Message("report-unused", games=figures["games"], labels=unused)] if unused else []


def _cause(one: Figures) -> list[Message]:
    """What stands out from its like by its effect; of options, each that does something for whoever starts."""
    about = {"cause": one["cause"], "kind": one["of"], "count": len(one["things"])}
    sure = sorted(
        (thing for thing in one["things"] if thing["verdict"] in ("strong", "weak")), key=lambda thing: -thing["difference"]
    )
    if not one["things"]:
        return []
    if not sure:
        return [Message("report-even", **about, margin=100 * MARGIN)]
    if one["cause"] == "option":
        return [Message("report-option", label=thing["label"], more=_points(thing, "difference")) for thing in sure]
    strong = [thing for thing in sure if thing["verdict"] == "strong"][:MAX_NAMED]
    weak = [thing for thing in sure[::-1] if thing["verdict"] == "weak"][:MAX_NAMED]
    found = [Message("report-strong", **about, things=list(map(_thing, strong)))] if strong else []
    return found + ([Message("report-weak", **about, things=list(map(_thing, weak)))] if weak else [])


def _thing(thing: Figures) -> Message:
    return Message("report-thing", label=thing["label"], more=_points(thing, "difference"))


def _points(thing: Figures, key: str) -> Message:
    """A difference of chances in points of a hundred, with its interval."""
    return with_interval(*(signed_decimal(100 * thing[name]) for name in (key, "low", "high")))


def _guess(one: Figures) -> Message:
    """Which of the designer's guesses are wrong, the one that is furthest off first."""
    about = {"kind": one["of"], "unit": one["unit"], "count": len(one["things"]), "by": figure(one, WRONG_BY[one["unit"]])}
    wrong = [thing for thing in one["things"] if thing["verdict"] == "wrong"]
    if not wrong:
        return Message("report-guesses-hold", **about)
    wrong.sort(key=lambda thing: -abs(thing["found"] - thing["said"]))
    said = [
        Message(
            "report-guess",
            label=thing["label"],
            said=figure(one, thing["said"]),
            found=with_interval(*(figure(one, thing[key]) for key in ("found", "low", "high"))),
        )
        for thing in wrong[:MAX_NAMED]
    ]
    return Message("report-guesses-wrong", **about, wrong=len(wrong), guesses=said)


def figure(one: Figures, value: float) -> Message:
    """A figure in the unit of the guesses."""
    return decimal(value) if one["unit"] == "points" else percent(value, 0)


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
