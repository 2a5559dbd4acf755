"""Tell: facts as lines for people, in the language of this program."""

from __future__ import annotations

from typing import Any

from dicecafe.engine.formatting import changes, columns, decimal, percent
from dicecafe.words import Message, say

from .batch import Batch

MOST_USES = 6  # words that are told to be used most


def heading(batch: Batch, games: int) -> Message:
    """What was played."""
    options = changes(batch.game.changed(batch.options))
    return Message("lab-heading", game=batch.game.title, games=games, seed=str(batch.seed), **options)


def short_lines(told: dict[str, Any]) -> list[str]:
    """A summary of compiled games as a table and a line or two."""
    actions, ties = told["actions"], told["shared_wins"]
    said = [Message("lab-actions", actions=decimal(actions["mean"]), **_span(actions))]
    said += [Message("lab-ties", ties=ties)] if ties else []
    return [*_table(told), *map(say, said)]


def lines(told: dict[str, Any]) -> list[str]:
    """Facts as a table and a few lines."""
    turns, half, dead = told["turns"], told["half_time"], told["dead_turns"]
    said = [Message("lab-turns", turns=_mean(turns), **_span(turns))]
    if "actions" in told:
        actions, decisions = told["actions"], told["decisions"]
        said.append(Message("lab-actions", actions=_mean(actions), **_span(actions)))
        said.append(Message("lab-decisions", decisions=_mean(decisions), mattered=decisions["mattered"]))
    said.append(Message("lab-leads", leads=_mean(told["lead_changes"])))
    said.append(Message("lab-comebacks", comebacks=share(half["comebacks"])))
    said.append(Message("lab-dead-turns", share=dead["share"], dead=_mean(dead)))
    said.append(Message("lab-ties", ties=share(told["ties"])))
    uses = sorted((use for use in told.get("uses", ()) if use["kind"] != "phrase"), key=lambda use: -use["uses"])
    if uses:
        most = [Message("lab-use", label=use["label"], uses=use["uses"]) for use in uses[:MOST_USES]]
        said.append(Message("lab-uses", uses=most))
    return [*_table(told), *map(say, said)]


def share(told: dict[str, float]) -> Message:
    """A share with its interval."""
    return Message("figure-with-interval", middle=percent(told["rate"]), low=percent(told["low"]), high=percent(told["high"]))


def interval(told: dict[str, float]) -> Message:
    """The interval of a share."""
    return Message("figure-between", low=percent(told["low"]), high=percent(told["high"]))


def _table(told: dict[str, Any]) -> list[str]:
    """What each seat won."""
    heads = (
        Message("lab-seat"), Message("lab-player"), Message("lab-wins"), Message("lab-interval"), Message("lab-points"),
    )  # fmt: skip
    rows = [[say(head) for head in heads]]
    for number, seat in enumerate(told["seats"]):
        figures = (percent(seat["rate"]), interval(seat), decimal(seat["points"]))
        rows.append([str(number), seat["player"], *map(say, figures)])
    return columns(rows, left=[1])


def _mean(told: dict[str, float]) -> Message:
    return Message("figure-with-interval", middle=decimal(told["mean"]), low=decimal(told["low"]), high=decimal(told["high"]))


def _span(told: dict[str, Any]) -> dict[str, int]:
    return {end: told[end] for end in ("shortest", "longest")}
