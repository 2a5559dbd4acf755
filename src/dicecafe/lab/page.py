"""The balance report as one HTML file that needs nothing else: no script, no font, no picture from anywhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from dicecafe.engine.formatting import decimal, percent, signed_decimal
from dicecafe.words import Message, language, say

from .causes import MARGIN
from .formatting import heading, interval, lines
from .plots import plots
from .report import Report, figure
from .statistics import Figures

KINDS: Final = {
    "card": Message("report-cards"),
    "verb": Message("report-verbs"),
    "thing": Message("report-things"),
    "phrase": Message("report-phrases"),
}
HEADS: Final = (
    Message("report-head-uses"),
    Message("report-head-share"),
    Message("report-head-won"),
    Message("lab-interval"),
    Message("report-head-worth"),
    Message("report-head-edge"),
)
CAUSE_HEADS: Final = (
    Message("report-head-effect"),
    Message("report-head-beside"),
    Message("report-head-all"),
    Message("report-head-verdict"),
)
GUESS_HEADS: Final = (
    Message("report-head-said"),
    Message("report-head-found"),
    Message("report-head-all"),
    Message("report-head-verdict"),
)
MAX_ROWS: Final = 60  # rows of a table; the least used are left to --json
TRUST: Final = (
    Message("report-trust-intervals"),
    Message("report-trust-causes", margin=100 * MARGIN),
    Message("report-trust-bots"),
    Message("report-trust-worth"),
    Message("report-trust-turns"),
)


def page(report: Report) -> str:
    """The whole page."""
    figures, batch = report.as_dict(), report.batch
    title = _escaped(Message("report-title", game=batch.game.title))
    sentences = map(batch.game.speech().say, report.summary)
    style = Path(__file__).with_name("page.css").read_text(encoding="utf-8")
    played = _escaped(Message("report-played", heading=heading(batch, figures["games"]), players=batch.players))
    parts = [
        f'<!DOCTYPE html>\n<html lang="{language()}"><head><meta charset="utf-8"><title>{title}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>\n{style}</style></head><body><main>",
        f'<h1>{title}</h1><p class="quiet">{played}</p>',
        _head(Message("report-in-short")), "<ul>", *(f"<li>{escape(one)}</li>" for one in sentences), "</ul></section>",
        *_causes(report.causes), *_guesses(report.guesses),
        *(f"{_head(name)}{svg}</section>" for name, svg in plots(figures)),
        f"{_head(Message('report-figures'))}<pre>{escape(chr(10).join(lines(figures)))}</pre></section>",
        *_uses(figures.get("uses", [])),
        _head(Message("report-trust")), *(f"<p>{_escaped(note)}</p>" for note in TRUST), "</section>",
        "</main></body></html>",
    ]  # fmt: skip
    return "\n".join(parts) + "\n"


def _causes(causes: list[Figures]) -> Iterator[str]:
    """A table for each way to find a cause, the strongest first."""
    for one in causes:
        things = sorted(one["things"], key=lambda thing: -thing["difference"])
        rows = [(thing["label"], [_points(thing["effect"]), _points(thing["difference"]), *_judged(thing)]) for thing in things]
        yield from _table(Message("report-cause", cause=one["cause"]), CAUSE_HEADS, rows)


def _judged(thing: Figures) -> list[Message]:
    between = Message("figure-between", low=_points(thing["low"]), high=_points(thing["high"]))
    return [between, Message("report-verdict", verdict=thing["verdict"])]


def _points(share: float) -> Message:
    """A difference of chances in points of a hundred."""
    return signed_decimal(100 * share)


def _guesses(guesses: list[Figures]) -> Iterator[str]:
    """A table of what the designer says and what play says, the furthest off first."""
    for one in guesses:
        rows = list[tuple[str, list[Message]]]()
        for thing in sorted(one["things"], key=lambda thing: -abs(thing["found"] - thing["said"])):
            said, found, low, high = (figure(one, thing[key]) for key in ("said", "found", "low", "high"))
            between = Message("figure-between", low=low, high=high)
            rows.append((thing["label"], [said, found, between, Message("report-verdict", verdict=thing["verdict"])]))
        yield from _table(Message("report-guesses"), GUESS_HEADS, rows)


def _uses(uses: list[Figures]) -> Iterator[str]:
    for kind, title in KINDS.items():
        rows = sorted((use for use in uses if use["kind"] == kind), key=lambda use: -use["games"])[:MAX_ROWS]
        by_edge = [(use["label"], _use(use)) for use in sorted(rows, key=lambda use: -use["edge"])]
        yield from _table(Message("report-uses", uses=title), HEADS, by_edge)


def _use(use: Figures) -> list[Message]:
    worth, edge = (signed_decimal(100 * use[name]) for name in ("worth", "edge"))
    if not use["sure"]:
        edge = Message("report-doubtful", figure=edge)
    return [decimal(use["uses"], 0), percent(use["share"]), percent(use["rate"]), interval(use), worth, edge]


def _table(title: Message, heads: Sequence[Message], rows: Iterable[tuple[str, list[Message]]]) -> Iterator[str]:
    """A section with a table, if there is anything in it."""
    lines = [f"<tr><td>{escape(label)}</td>{''.join(map(_cell, cells))}</tr>" for label, cells in rows]
    if lines:
        above = "".join(f'<th class="n">{_escaped(head)}</th>' for head in heads)
        yield f"{_head(title)}<table><tr><th></th>{above}</tr>"
        yield from lines
        yield "</table></section>"


def _cell(figure: Message) -> str:
    return f'<td class="n">{_escaped(figure)}</td>'


def _head(title: Message) -> str:
    """The beginning of a section."""
    return f"<section><h2>{_escaped(title)}</h2>"


def _escaped(message: Message) -> str:
    """A message within the page."""
    return escape(say(message))
