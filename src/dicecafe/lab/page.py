"""The balance report as one HTML file that needs nothing else: no script, no font, no picture from anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Final

from dicecafe.engine.formatting import decimal, percent, signed_decimal
from dicecafe.words import Message, language, say

from .plots import plots
from .report import Report
from .tell import heading, interval, lines

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
MOST: Final = 60  # rows of a table; the least used are left to --json
TRUST: Final = (
    Message("report-trust-intervals"),
    Message("report-trust-bots"),
    Message("report-trust-worth"),
    Message("report-trust-turns"),
)


def page(report: Report) -> str:
    """The whole page."""
    told, batch = report.as_dict(), report.batch
    title = _said(Message("report-title", game=batch.game.title))
    style = Path(__file__).with_name("page.css").read_text(encoding="utf-8")
    played = _said(Message("report-played", heading=heading(batch, told["games"]), players=batch.players))
    parts = [
        f'<!DOCTYPE html>\n<html lang="{language()}"><head><meta charset="utf-8"><title>{title}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>\n{style}</style></head><body><main>",
        f'<h1>{title}</h1><p class="quiet">{played}</p>',
        _head(Message("report-in-short")), "<ul>", *(f"<li>{_said(one)}</li>" for one in report.summary), "</ul></section>",
        *(f"{_head(name)}{svg}</section>" for name, svg in plots(told)),
        f"{_head(Message('report-figures'))}<pre>{escape(chr(10).join(lines(told)))}</pre></section>",
        *_uses(told.get("uses", [])),
        _head(Message("report-trust")), *(f"<p>{_said(note)}</p>" for note in TRUST), "</section>",
        "</main></body></html>",
    ]  # fmt: skip
    return "\n".join(parts) + "\n"


def _uses(uses: list[dict[str, Any]]) -> Iterator[str]:
    heads = "".join(f'<th class="n">{_said(head)}</th>' for head in HEADS)
    for kind, title in KINDS.items():
        rows = sorted((use for use in uses if use["kind"] == kind), key=lambda use: -use["games"])[:MOST]
        if rows:
            yield f"{_head(title)}<table><tr><th></th>{heads}</tr>"
            yield from (_row(use) for use in sorted(rows, key=lambda use: -use["edge"]))
            yield "</table></section>"


def _row(use: dict[str, Any]) -> str:
    worth, edge = (signed_decimal(100 * use[name]) for name in ("worth", "edge"))
    if not use["sure"]:
        edge = Message("report-doubtful", figure=edge)
    cells = (decimal(use["uses"], 0), percent(use["share"]), percent(use["rate"]), interval(use), worth, edge)
    told = "".join(f'<td class="n">{_said(cell)}</td>' for cell in cells)
    return f"<tr><td>{escape(use['label'])}</td>{told}</tr>"


def _head(title: Message) -> str:
    """The beginning of a section."""
    return f"<section><h2>{_said(title)}</h2>"


def _said(message: Message) -> str:
    """A message within the page."""
    return escape(say(message))
