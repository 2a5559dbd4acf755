"""The balance report as one HTML file that needs nothing else: no script, no font, no picture from anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

from dicecafe.engine.formatting import decimal, percent, signed_decimal
from dicecafe.words import Message, language, say

from .formatting import heading, interval, lines
from .plots import plots
from .report import Report
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
MAX_ROWS: Final = 60  # rows of a table; the least used are left to --json
TRUST: Final = (
    Message("report-trust-intervals"),
    Message("report-trust-bots"),
    Message("report-trust-worth"),
    Message("report-trust-turns"),
)


def page(report: Report) -> str:
    """The whole page."""
    figures, batch = report.as_dict(), report.batch
    title = _escaped(Message("report-title", game=batch.game.title))
    style = Path(__file__).with_name("page.css").read_text(encoding="utf-8")
    played = _escaped(Message("report-played", heading=heading(batch, figures["games"]), players=batch.players))
    parts = [
        f'<!DOCTYPE html>\n<html lang="{language()}"><head><meta charset="utf-8"><title>{title}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>\n{style}</style></head><body><main>",
        f'<h1>{title}</h1><p class="quiet">{played}</p>',
        _head(Message("report-in-short")), "<ul>", *(f"<li>{_escaped(one)}</li>" for one in report.summary), "</ul></section>",
        *(f"{_head(name)}{svg}</section>" for name, svg in plots(figures)),
        f"{_head(Message('report-figures'))}<pre>{escape(chr(10).join(lines(figures)))}</pre></section>",
        *_uses(figures.get("uses", [])),
        _head(Message("report-trust")), *(f"<p>{_escaped(note)}</p>" for note in TRUST), "</section>",
        "</main></body></html>",
    ]  # fmt: skip
    return "\n".join(parts) + "\n"


def _uses(uses: list[Figures]) -> Iterator[str]:
    heads = "".join(f'<th class="n">{_escaped(head)}</th>' for head in HEADS)
    for kind, title in KINDS.items():
        rows = sorted((use for use in uses if use["kind"] == kind), key=lambda use: -use["games"])[:MAX_ROWS]
        if rows:
            yield f"{_head(title)}<table><tr><th></th>{heads}</tr>"
            yield from (_row(use) for use in sorted(rows, key=lambda use: -use["edge"]))
            yield "</table></section>"


def _row(use: Figures) -> str:
    worth, edge = (signed_decimal(100 * use[name]) for name in ("worth", "edge"))
    if not use["sure"]:
        edge = Message("report-doubtful", figure=edge)
    cells = (decimal(use["uses"], 0), percent(use["share"]), percent(use["rate"]), interval(use), worth, edge)
    row = "".join(f'<td class="n">{_escaped(cell)}</td>' for cell in cells)
    return f"<tr><td>{escape(use['label'])}</td>{row}</tr>"


def _head(title: Message) -> str:
    """The beginning of a section."""
    return f"<section><h2>{_escaped(title)}</h2>"


def _escaped(message: Message) -> str:
    """A message within the page."""
    return escape(say(message))
