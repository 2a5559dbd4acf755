"""The report for a person: a progress bar while it is made, then the plot, the sums, the turning points and the mistakes."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from dicecafe.engine import files
from dicecafe.engine.formatting import columns
from dicecafe.engine.progress import progress_bar
from dicecafe.engine.record import Record
from dicecafe.words import Message, say

from . import messages, page, summary
from .analysis import Analysis, analyse
from .plot import plot

MOST_MISTAKES: Final = 8  # shown in the terminal; the page and the JSON have them all


def run_many(records: Sequence[Record], playouts: int | None, seed: int, as_json: bool) -> int:
    """Analyse several records and print what they come to, player by player; the exit code."""
    with progress_bar(len(records), say(Message("doing-analyse"))) as progress:
        found = [analyse(record, playouts, partial(_advance, progress, number), seed) for number, record in enumerate(records)]
    print(json.dumps(summary.as_dict(found), ensure_ascii=False) if as_json else summary.text(found))
    return 0


def _advance(progress: Callable[[float], None], number: int, done: float) -> None:
    progress(number + done)


def run(record: Record, playouts: int | None, seed: int, as_json: bool, html: Path | None) -> int:
    """Analyse a record and print what was found; the exit code."""
    with progress_bar(1.0, say(Message("doing-analyse"))) as progress:
        analysis = analyse(record, playouts, progress, seed)
    if html is not None:
        files.write(html, [page.page(analysis)])
    print(json.dumps(analysis.as_dict(), ensure_ascii=False) if as_json else text(analysis))
    if html is not None and not as_json:
        print(f"\n{say(Message('analyse-page', path=str(html)))}")
    return 0


def text(analysis: Analysis) -> str:
    """All of it in words."""
    match, speech = analysis.match, analysis.match.game.speech(analysis.match.names)
    heading = Message("analyse-heading", title=messages.title(match), lines=messages.length(match))
    parts = [[speech.say(heading)], [plot(curves(analysis), match.names)], _sums(analysis)]
    if turns := analysis.turns:
        parts.append([say(Message("analyse-turns")), *(f"  {messages.turned(turn, speech)}" for turn in turns)])
    if worst := analysis.worst:
        mistakes = [messages.mistake(step) for step in worst[:MOST_MISTAKES]]
        more = [Message("analyse-more", more=len(worst) - MOST_MISTAKES)] if len(worst) > MOST_MISTAKES else []
        parts.append([say(Message("analyse-worst")), *(f"  {speech.say(one)}" for one in [*mistakes, *more])])
    parts.append([speech.say(note) for note in analysis.notes])
    return "\n\n".join("\n".join(part) for part in parts)


def curves(analysis: Analysis) -> list[list[float]]:
    """Each seat's chances along the game: at the start, then after each line."""
    seats = range(len(analysis.match.names))
    return [[analysis.valuation.start.means[seat], *(step.after.means[seat] for step in analysis.steps)] for seat in seats]


def _sums(analysis: Analysis) -> list[str]:
    rows = [[say(head) for head in messages.heads(analysis)]]
    for total in analysis.totals:
        rows.append([total.name, *map(say, messages.figures(total)), str(total.mistakes), str(total.blunders)])
    return columns(rows)
