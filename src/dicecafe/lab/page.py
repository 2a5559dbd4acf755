"""The balance report as one HTML file that needs nothing else: no script, no font, no picture from anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from .plots import plots
from .report import Report
from .tell import heading, lines

KINDS = {"card": "Cards", "verb": "Actions", "thing": "Things that actions name", "phrase": "Actions, word for word"}
HEADS = "".join(
    f'<th class="n">{head}</th>' for head in ("uses", "in games of a seat", "won", "95% interval", "worth", "beside its like")
)
MOST = 60  # rows of a table; the least used are left to --json
TRUST = (
    "Intervals are 95%: of a hundred such intervals, five miss the true value. What is said to be beyond doubt would come "
    "about by chance in fewer than five of a hundred whole reports.",
    "These are games of the bots named above. Stronger players may find another game in the same rules.",
    "Worth is how often those who used something won, less what the same seats win in all. Use is not cause: who is ahead may be "
    "the one who can afford it. Beside its like is the same less the mean of all cards, or of all actions with that verb; a "
    "question mark says that it may be chance.",
    "Half-time is when half of a game's turns have been taken. A turn without points leaves its seat with no more than it had.",
)


def page(report: Report) -> str:
    """The whole page."""
    told, batch = report.as_dict(), report.batch
    title = escape(f"{batch.game.title}: balance")
    style = Path(__file__).with_name("page.css").read_text(encoding="utf-8")
    played = escape(f"{heading(batch, told['games'])}. Players: {', '.join(batch.players)}.")
    parts = [
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>\n{style}</style></head><body><main>",
        f'<h1>{title}</h1><p class="quiet">{played}</p>',
        "<section><h2>In short</h2><ul>", *(f"<li>{escape(said)}</li>" for said in report.summary), "</ul></section>",
        *(f"<section><h2>{escape(name)}</h2>{svg}</section>" for name, svg in plots(told)),
        f"<section><h2>The figures</h2><pre>{escape(chr(10).join(lines(told)))}</pre></section>",
        *_uses(told.get("uses", [])),
        "<section><h2>How far to trust this</h2>", *(f"<p>{escape(note)}</p>" for note in TRUST), "</section>",
        "</main></body></html>",
    ]  # fmt: skip
    return "\n".join(parts) + "\n"


def _uses(uses: list[dict[str, Any]]) -> Iterator[str]:
    for kind, title in KINDS.items():
        rows = sorted((use for use in uses if use["kind"] == kind), key=lambda use: -use["games"])[:MOST]
        if rows:
            yield f"<section><h2>{title}</h2><table><tr><th></th>{HEADS}</tr>"
            yield from (_row(use) for use in sorted(rows, key=lambda use: -use["edge"]))
            yield "</table></section>"


def _row(use: dict[str, Any]) -> str:
    worth = f"{100 * use['worth']:+.1f}", f"{100 * use['edge']:+.1f}{'' if use['sure'] else ' ?'}"
    cells = (use["uses"], f"{use['share']:.1%}", f"{use['rate']:.1%}", f"{use['low']:.1%} to {use['high']:.1%}", *worth)
    told = "".join(f'<td class="n">{cell}</td>' for cell in cells)
    return f"<tr><td>{escape(use['label'])}</td>{told}</tr>"
