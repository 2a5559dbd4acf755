"""The report for a person: a progress bar while it is made, then the plot, the sums, the turning points and the mistakes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dicecafe.engine import files
from dicecafe.engine.progress import progress_bar
from dicecafe.engine.record import Record

from . import page
from .analysis import Analysis, analyse
from .plot import plot

MOST_MISTAKES: Final = 8  # told in the terminal; the page and the JSON have them all


def run(record: Record, playouts: int | None, as_json: bool, html: Path | None) -> int:
    """Analyse a record and tell it; the exit code."""
    with progress_bar(1.0, "analysing") as progress:
        analysis = analyse(record, playouts, progress)
    if html is not None:
        files.write(html, [page.page(analysis)])
    print(json.dumps(analysis.as_dict(), ensure_ascii=False) if as_json else text(analysis))
    if html is not None and not as_json:
        print(f"\nThe page is in {html}.")
    return 0


def text(analysis: Analysis) -> str:
    """All of it in words."""
    match = analysis.match
    title = f"{match.game.title}: {', '.join(match.names)}. {len(match.log)} lines{'' if match.over else ', not over yet'}."
    parts = [title, plot(curves(analysis), match.names), "\n".join(_sums(analysis))]
    if turns := analysis.turns:
        parts.append("\n".join(["Turning points:", *(f"  {turn.words}" for turn in turns)]))
    if worst := analysis.worst:
        told = [
            f"  Line {step.number}, {match.names[step.seat]}: {step.line.partition(' ')[2]} cost {100 * step.counted:.1f}%"
            f"{_give_or_take(step.cost.error if step.cost else 0.0)}, a {step.grade}; better: {step.best}"
            for step in worst[:MOST_MISTAKES]
        ]
        more = [f"  and {len(worst) - MOST_MISTAKES} more"] if len(worst) > MOST_MISTAKES else []
        parts.append("\n".join(["Costliest decisions:", *told, *more]))
    return "\n\n".join([*parts, "\n".join(analysis.notes)])


def curves(analysis: Analysis) -> list[list[float]]:
    """Each seat's chances along the game: at the start, then after each line."""
    seats = range(len(analysis.match.names))
    return [[analysis.walk.start.means[seat], *(step.after.means[seat] for step in analysis.steps)] for seat in seats]


def _sums(analysis: Analysis) -> Iterator[str]:
    wide = max(6, *(len(name) for name in analysis.match.names))
    end = "result" if analysis.match.over else "now"
    yield f"{'player':{wide}}   start    luck   skill  {end:>6}  less luck    cost  mistakes  blunders"
    for total in analysis.totals:
        yield (
            f"{total.name:{wide}}  {100 * total.start:5.1f}%  {100 * total.luck:+5.1f}%  {100 * total.skill:+5.1f}%"
            f"  {100 * total.final:5.1f}%  {100 * total.adjusted:8.1f}%  {100 * total.cost:5.1f}%"
            f"  {total.mistakes:8}  {total.blunders:8}"
        )


def _give_or_take(error: float) -> str:
    return f" (± {100 * error:.1f})" if error else ""
