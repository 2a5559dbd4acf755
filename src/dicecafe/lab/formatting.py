"""Formatting: figures as lines for people, in the language of this program."""

from __future__ import annotations

from typing import Final

from dicecafe.engine.formatting import changes, columns, decimal, percent
from dicecafe.words import Message, say

from .batch import Batch
from .statistics import MOST_SAVED, Figures

MAX_USES: Final = 6  # of the terms that are used most


def heading(batch: Batch, games: int) -> Message:
    """What was played."""
    options = changes(batch.game.changed(batch.options))
    return Message("lab-heading", game=batch.game.title, games=games, seed=str(batch.seed), **options)


def lines(figures: Figures) -> list[str]:
    """Figures as a table of what each seat won, and a line for each of the others that are known."""
    found: list[Message] = []
    if "less_luck" in figures["seats"][0]:
        found.append(Message("lab-less-luck-how"))
    if turns := figures.get("turns"):
        found.append(Message("lab-turns", turns=_mean(turns), **_span(turns)))
    if actions := figures.get("actions"):
        found.append(Message("lab-actions", actions=_mean(actions), **_span(actions)))
    if decisions := figures.get("decisions"):
        found.append(Message("lab-decisions", decisions=_mean(decisions), mattered=decisions["mattered"]))
    if turns:
        dead = figures["dead_turns"]
        found.append(Message("lab-leads", leads=_mean(figures["lead_changes"])))
        found.append(Message("lab-comebacks", comebacks=share(figures["half_time"]["comebacks"])))
        found.append(Message("lab-dead-turns", share=dead["share"], dead=_mean(dead)))
        found.append(Message("lab-ties", ties=share(figures["ties"])))
    elif ties := figures["shared_wins"]:
        found.append(Message("lab-ties", ties=ties))
    if uses := sorted((use for use in figures.get("uses", ()) if use["kind"] != "phrase"), key=lambda use: -use["uses"]):
        most = [Message("lab-use", label=use["label"], uses=use["uses"]) for use in uses[:MAX_USES]]
        found.append(Message("lab-uses", uses=most))
    return [*_table(figures), *map(say, found)]


def share(figures: Figures, digits: int = 1) -> Message:
    """A share with its interval."""
    return with_interval(*(percent(figures[key], digits) for key in ("rate", "low", "high")))


def interval(figures: Figures, digits: int = 1) -> Message:
    """The interval of a share."""
    return Message("figure-between", low=percent(figures["low"], digits), high=percent(figures["high"], digits))


def with_interval(middle: Message, low: Message, high: Message) -> Message:
    """A figure with its interval."""
    return Message("figure-with-interval", middle=middle, low=low, high=high)


def _table(figures: Figures) -> list[str]:
    heads = (
        Message("lab-seat"), Message("lab-player"), Message("lab-wins"), Message("lab-interval"), Message("lab-points"),
    )  # fmt: skip
    adjusted = all("less_luck" in seat for seat in figures["seats"])
    more = (Message("lab-less-luck"), Message("lab-interval"), Message("lab-worth")) if adjusted else ()
    rows = [[say(head) for head in (*heads, *more)]]
    for number, seat in enumerate(figures["seats"]):
        cells = [percent(seat["rate"]), interval(seat), decimal(seat["points"])]
        if adjusted:
            less = seat["less_luck"]
            cells += [percent(less["rate"], 2), interval(less, 2), games_worth(less)]
        rows.append([str(number), seat["player"], *map(say, cells)])
    return columns(rows, left=[1])


def said_less_luck(less_luck: Figures) -> Message:
    """A share less luck, and what its games are worth."""
    most = "yes" if less_luck["worth"] >= MOST_SAVED else "no"
    return Message("report-less-luck", wins=share(less_luck, 2), times=less_luck["worth"], most=most)


def games_worth(less_luck: Figures) -> Message:
    """How many games a game less luck is worth."""
    most = "yes" if less_luck["worth"] >= MOST_SAVED else "no"
    return Message("lab-games-worth", times=less_luck["worth"], most=most)


def _mean(figures: Figures) -> Message:
    if "low" not in figures:
        return decimal(figures["mean"])
    return with_interval(*(decimal(figures[key]) for key in ("mean", "low", "high")))


def _span(figures: Figures) -> dict[str, int]:
    return {end: figures[end] for end in ("shortest", "longest")}
