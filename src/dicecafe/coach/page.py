"""The analysis as one HTML file that needs nothing else: no script, no font, no picture from anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from dicecafe.engine.contract import CHANCE, Seat
from dicecafe.engine.formatting import percent, signed_percent
from dicecafe.words import Message, Speech, say

from . import messages
from .analysis import Analysis, Step, Total
from .estimate import T_95

WIDE, HIGH, LEFT, TOP = 900, 300, 44, 12  # the plot and its margins
COLOURS: Final = 8  # in the style sheet; from there on they come again, dashed
DASHES: Final = ("", "7 4", "2 4")
BAR, LONGEST = 400, 120  # pixels of a bar for a chance of 1, and the most it gets


def page(analysis: Analysis) -> str:
    """The whole page."""
    match, speech = analysis.match, analysis.match.game.speech(analysis.match.names)
    title, length = (escape(speech.say(one)) for one in (messages.title(match), messages.length(match)))
    style = Path(__file__).with_name("page.css").read_text(encoding="utf-8")
    parts = [
        f'<!DOCTYPE html>\n<html lang="{speech.language}"><head><meta charset="utf-8"><title>{title}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>\n{style}</style></head><body><main>",
        f'<h1>{title}</h1><p class="quiet">{length}</p>',
        _head(Message("analyse-chances")), *_plot(analysis, speech), "</section>",
        _head(Message("analyse-luck-and-skill")), *_totals(analysis), "</section>",
        *_turns(analysis, speech),
        _head(Message("analyse-every-line")), *_moves(analysis, speech), "</section>",
        _head(Message("analyse-trust")), *(f"<p>{_html(note)}</p>" for note in analysis.notes), "</section>",
        "</main></body></html>",
    ]  # fmt: skip
    return "\n".join(parts) + "\n"


def _plot(analysis: Analysis, speech: Speech) -> Iterator[str]:
    steps, names, start = analysis.steps, analysis.match.names, analysis.valuation.start
    rows = [start.means, *(step.after.means for step in steps)]
    label = _html(Message("analyse-chances-of", players=names))
    yield f'<svg class="plot" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">'
    for chance in (0, 0.25, 0.5, 0.75, 1):
        y = _y(chance)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDE - 8}" y1="{y}" y2="{y}"/>'
        yield f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{_html(percent(chance, 0))}</text>'
    for seat in range(len(names)):
        points = " ".join(f"{_x(number, len(rows))},{_y(row[seat])}" for number, row in enumerate(rows))
        yield f'<polyline class="curve" {_stroke(seat)} points="{points}"/>'
    for turn in analysis.turns:
        x, y, moment = _x(turn.step.number, len(rows)), _y(turn.after), escape(messages.turned(turn, speech))
        yield f'<circle cx="{x}" cy="{y}" r="5" fill="var(--s{turn.seat % COLOURS})"><title>{moment}</title></circle>'
    width = round(max(1.0, (WIDE - LEFT - 8) / max(1, len(rows) - 1)), 1)
    for number, row in enumerate(rows):
        hover = Message("analyse-at-start", chances=messages.chances(names, row))
        if number:
            what = messages.happened(steps[number - 1], speech)
            hover = Message("analyse-at-line", line=str(number), what=what, chances=messages.chances(names, row))
        x = round(_x(number, len(rows)) - width / 2, 1)
        yield f'<rect class="hover" x="{x}" y="{TOP}" width="{width}" height="{HIGH - 2 * TOP}">'
        yield f"<title>{_html(hover)}</title></rect>"
    yield '</svg><ul class="legend">'
    for seat, name in enumerate(names):
        line = f'<svg viewBox="0 0 30 10" aria-hidden="true"><path class="curve" d="M0 5H30" {_stroke(seat)}/></svg>'
        yield f"<li>{line}{escape(name)}</li>"
    yield "</ul>"


def _totals(analysis: Analysis) -> Iterator[str]:
    player, *heads = map(_html, messages.heads(analysis))
    yield (
        f"<table><thead><tr><th>{player}</th>" + "".join(f'<th class="n">{head}</th>' for head in heads) + "</tr></thead><tbody>"
    )
    for total in analysis.totals:
        yield f"<tr><td>{escape(total.name)}</td>" + "".join(_total_cells(total)) + "</tr>"
    yield "</tbody></table>"
    yield f'<p class="quiet">{_html(Message("analyse-sums"))}</p>'


def _total_cells(total: Total) -> Iterator[str]:
    start, luck, skill, *others = map(_html, messages.figures(total))
    yield f'<td class="n">{start}</td>'
    for shown, value in ((luck, total.luck), (skill, total.skill)):
        yield f'<td class="n">{shown}{_bar(value / 5)}</td>'
    for cell in (*others, total.mistakes, total.blunders):
        yield f'<td class="n">{cell}</td>'


def _turns(analysis: Analysis, speech: Speech) -> Iterator[str]:
    if analysis.turns:
        yield f"{_head(Message('analyse-turns'))}<ul>"
        for turn in analysis.turns:
            yield f"<li>{escape(messages.turned(turn, speech))}</li>"
        yield "</ul></section>"


def _moves(analysis: Analysis, speech: Speech) -> Iterator[str]:
    names = analysis.match.names
    line, what, after = map(_html, (Message("analyse-line-head"), Message("analyse-happened"), Message("analyse-after")))
    yield f'<table><thead><tr><th class="n">{line}</th><th>{what}</th><th class="n">{after}</th>'
    yield f"<th>{_html(Message('analyse-luck'))}</th><th>{_html(Message('analyse-cost'))}</th></tr></thead><tbody>"
    for step in analysis.steps:
        happened = f'{escape(messages.happened(step, speech))}<br><code class="quiet">{escape(step.line)}</code>'
        yield f'<tr><td class="n">{step.number}</td><td>{happened}</td>'
        yield f'<td class="n">{_chances(step)}</td><td>{_luck(step, names)}</td><td>{_cost(step)}</td></tr>'
    yield "</tbody></table>"


def _chances(step: Step) -> str:
    margin = T_95 * max(step.after.errors)
    chances = " · ".join(_html(percent(chance, 0)) for chance in step.after.means)
    return chances + (f'<br><span class="quiet">±{_html(percent(margin))}</span>' if margin else "")


def _luck(step: Step, names: Sequence[str]) -> str:
    if step.luck is None:
        return ""
    seat = max(range(len(names)), key=lambda other: (round(step.luck[other], 9) if step.luck else 0.0, -other))
    lucky = step.luck[seat]
    return f"{escape(names[seat])} {_html(signed_percent(lucky))}{_bar(lucky)}" if lucky >= 0.0005 else ""


def _cost(step: Step) -> str:
    if step.seat == CHANCE or not step.counted:
        return ""
    grade = f'<span class="{step.grade}">{_html(Message("analyse-grade", grade=step.grade))}</span> ' if step.grade else ""
    better = _html(Message("analyse-better", better=messages.better(step)))
    return f'{grade}{_html(percent(step.counted))}{_bar(-step.counted)}<span class="quiet">{better}</span>'


def _head(title: Message) -> str:
    """The beginning of a section."""
    return f"<section><h2>{_html(title)}</h2>"


def _html(message: Message) -> str:
    """A message within the page."""
    return escape(say(message))


def _bar(value: float) -> str:
    width = min(LONGEST, round(abs(value) * BAR))
    return f'<span class="bar {"good" if value > 0 else "bad"}" style="width:{width}px"></span>' if width else ""


def _stroke(seat: Seat) -> str:
    dash = DASHES[seat // COLOURS % len(DASHES)]
    return f'stroke="var(--s{seat % COLOURS})"' + (f' stroke-dasharray="{dash}"' if dash else "")


def _x(number: int, count: int) -> float:
    return round(LEFT + (WIDE - LEFT - 8) * number / max(1, count - 1), 1)


def _y(chance: float) -> float:
    return round(TOP + (HIGH - 2 * TOP) * (1 - chance), 1)
