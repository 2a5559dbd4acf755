"""The balance report: what is unbalanced in a game, by how much, and how sure that is. Every sentence comes from the facts."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from dicecafe.engine import files

from .batch import Batch
from .facts import SELDOM, facts, rate
from .kept import How, tallied
from .measure import SEATS, WHOLE
from .summary import wilson
from .tell import heading, share

STRICT: Final = 3.290527  # a 99.9% interval reaches so many standard errors to both sides
SKILLS: Final = (("greedy", "random", 20_000), ("greedy", "easy", 200))  # the stronger, the weaker, and for how many games


@dataclass
class Report:
    """The facts of a batch and of skill, and what they say in words."""

    batch: Batch
    facts: dict[str, Any]
    skill: list[dict[str, Any]]
    summary: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.summary = [*_unbalanced(self.batch, self.facts), *_course(self.facts), *(_skill(one) for one in self.skill)]

    def as_dict(self) -> dict[str, Any]:
        """Everything, for programs."""
        batch = self.batch
        head = {"game": batch.game.name, "options": batch.game.changed(batch.options), "players": batch.players}
        return {**head, "seed": batch.seed, "first": batch.first, "summary": self.summary, **self.facts, "skill": self.skill}


def run(batch: Batch, how: How, expert: int, html: Path | None, as_json: bool) -> int:
    """Play, and write the report: as a page, as JSON, or its summary as text."""
    if html:
        from . import plots  # before the games are played, so that nobody waits in vain for a missing package

        plots.require()
    measured, tally = tallied(batch, how)
    report = Report(batch, facts(measured, tally), skills(batch, expert, how))
    if html:
        from .page import page

        files.write(html, [page(report)])
    if as_json:
        print(json.dumps(report.as_dict()))
    else:
        print("\n".join([heading(batch, tally.games), *(f"- {sentence}" for sentence in report.summary)]))
        if html:
            print(f"The whole report: {html}")
    return 0 if tally.games >= batch.games else 1


# ---------------------------------------------------------------- skill
def skills(batch: Batch, expert: int, how: How) -> list[dict[str, Any]]:
    """How often a stronger bot beats weaker ones, sitting in each seat as often."""
    if len(batch.players) == 1 or batch.game.part("hints") is None:
        return []
    rows = [row for row in (*SKILLS, ("expert", "greedy", expert)) if row[2]]
    return [skill(batch, *row, replace(how, stats=None, resume=False)) for row in rows]


def skill(batch: Batch, strong: str, weak: str, games: int, how: How) -> dict[str, Any]:
    """The wins of one stronger bot among weaker ones; an even share would be one in so many as there are seats."""
    seats, won, played = len(batch.players), 0, 0
    for seat in range(seats):
        players = [strong if other == seat else weak for other in range(seats)]
        one = replace(batch, players=players, games=-(-games // seats))
        _, tally = tallied(one, how, f"{strong} against {weak}")
        won, played = won + int(tally.sums[SEATS + seat]), played + tally.games
    return {"strong": strong, "weak": weak, "games": played, **rate(won / WHOLE, played), "even": 1 / seats}


# ---------------------------------------------------------------- in words
def _unbalanced(batch: Batch, told: dict[str, Any]) -> list[str]:
    return [*_seats(batch, told), *_worth(told.get("uses", []))]


def _seats(batch: Batch, told: dict[str, Any]) -> list[str]:
    """Whether it matters where one sits; asked of players who are alike only."""
    seats, even = told["seats"], 1 / len(told["seats"])
    if len(seats) == 1:
        return [f"Alone, {seats[0]['player']} wins {share(seats[0])} of the games."]
    if len(set(batch.players)) > 1:
        return ["The players differ, so these games don't tell what a seat is worth; let all be alike for that."]
    order = [seats[(batch.first + i) % len(seats)] for i in range(len(seats))]
    said = [f"Whoever starts {_against(order[0], even, told['games'])}"]
    if len(order) > 2:
        said.append("From the starter round the table, the seats win " + ", ".join(share(seat) for seat in order) + ".")
    return said


def _against(seat: dict[str, Any], even: float, games: int) -> str:
    by = 100 * (seat["rate"] - even)
    wins = f"wins {share(seat)} of the games, where an even share is {even:.1%}"
    if seat["low"] <= even <= seat["high"]:
        return f"{wins}: no advantage and no handicap can be seen in so many games."
    size = "a slight" if abs(by) < 1 else "a clear" if abs(by) < 5 else "a large"
    low, high = wilson(seat["wins"], games, STRICT)
    doubt = "probably" if low <= even <= high else "beyond doubt"
    return f"{wins}: {doubt} {size} {'advantage' if by > 0 else 'handicap'}, {abs(by):.1f} points of a hundred."


def _worth(uses: list[dict[str, Any]]) -> list[str]:
    """The strongest and the weakest cards and actions beside their like, of those that differ beyond doubt."""
    said, named = list[str](), False
    for what, kind in (("card", "card"), ("action", "phrase")):
        asked = [use for use in uses if use["kind"] == kind and use["share"] >= SELDOM]
        sure = sorted((use for use in asked if use["sure"]), key=lambda use: (-use["edge"], use["label"]))
        if asked and not sure:
            said.append(f"No {what} stands out: whoever uses one of the {len(asked)} wins about as often as with its like.")
        strong, weak = [use for use in sure if use["edge"] > 0], [use for use in sure[::-1] if use["edge"] < 0]
        for best, some in (("strongest", strong), ("weakest", weak)):
            if some:
                named = True
                listed = "; ".join(_one_worth(use) for use in some[:3])
                said.append(f"The {best} {what}{'s' * (len(some) > 1)} of {len(asked)}: {listed}.")
    caveat = "Use is not cause: who is ahead may be the one who can afford a card or an action, or has time for it."
    return [*said, caveat] if named else said


def _one_worth(use: dict[str, Any]) -> str:
    low, high = (use[end] - use["peers"] for end in ("worth_low", "worth_high"))
    edge = f"{100 * use['edge']:+.1f} beside its like ({100 * low:+.1f} to {100 * high:+.1f})"
    return f"{use['label']} (in {use['share']:.1%} of a seat's games; {use['rate']:.1%} of those won, {edge})"


def _course(told: dict[str, Any]) -> list[str]:
    turns, dead, half = told["turns"], told["dead_turns"], told["half_time"]
    low, high = (quantile(turns["histogram"], told["games"], q) for q in (0.05, 0.95))
    said = [f"A game takes {turns['mean']:.1f} turns, nine of ten games from {low} to {high}."]
    if "decisions" in told:
        decisions = told["decisions"]
        said.append(
            f"There are {decisions['mean']:.1f} decisions in a game; {decisions['mattered']:.1%} offer more than one choice."
        )
    said.append(f"{dead['share']:.1%} of all turns bring no points.")
    if len(told["seats"]) > 1:
        comebacks, changes = half["comebacks"], told["lead_changes"]["mean"]
        said.append(
            f"The lead changes {changes:.1f} times; the leader at half-time does not win {share(comebacks)} of the games."
        )
        said.append(f"{share(told['ties'])} of the games end with a shared win." if told["shared_wins"] else "No win was shared.")
    return said


def _skill(one: dict[str, Any]) -> str:
    who = f"{one['strong']} against {one['weak']}"
    return f"Skill against luck: {who} wins {share(one)} of {one['games']} games; luck alone would be {one['even']:.1%}."


def quantile(histogram: dict[str, int], games: int, q: float) -> int:
    """The least value that so large a part of the games does not exceed."""
    below = 0
    for value, count in histogram.items():
        below += count
        if below >= q * games:
            return int(value)
    return 0
