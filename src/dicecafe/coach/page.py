"""The analysis as one HTML file that needs nothing else: no script, no font, no picture from anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from dicecafe.engine.contract import CHANCE, Seat

from .analysis import Analysis, Step, Total

WIDE, HIGH, LEFT, TOP = 900, 300, 44, 12  # the plot and its margins
COLOURS: Final = 8  # in the style sheet; from there on they come again, dashed
DASHES: Final = ("", "7 4", "2 4")
BAR, LONGEST = 400, 120  # pixels of a bar for a chance of 1, and the most it gets


def page(analysis: Analysis) -> str:
    """The whole page."""
    match = analysis.match
    title = escape(f"{match.game.title}: {', '.join(match.names)}")
    style = Path(__file__).with_name("page.css").read_text(encoding="utf-8")
    state = "" if match.over else " The game is not over yet."
    parts = [
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>\n{style}</style></head><body><main>",
        f'<h1>{title}</h1><p class="quiet">{len(match.log)} lines.{state}</p>',
        "<section><h2>Chances to win</h2>", *_plot(analysis), "</section>",
        "<section><h2>Luck and skill</h2>", *_totals(analysis), "</section>",
        *_turns(analysis),
        "<section><h2>Every line</h2>", *_moves(analysis), "</section>",
        "<section><h2>How far to trust this</h2>", *(f"<p>{escape(note)}</p>" for note in analysis.notes), "</section>",
        "</main></body></html>",
    ]  # fmt: skip
    return "\n".join(parts) + "\n"


def _plot(analysis: Analysis) -> Iterator[str]:
    steps, names, start = analysis.steps, analysis.match.names, analysis.walk.start
    rows = [start.means, *(step.after.means for step in steps)]
    label = escape(f"Chances to win of {', '.join(names)}, line by line")
    yield f'<svg class="plot" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">'
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDE - 8}" y1="{y}" y2="{y}"/>'
        yield f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{percent}%</text>'
    for seat in range(len(names)):
        points = " ".join(f"{_x(number, len(rows))},{_y(row[seat])}" for number, row in enumerate(rows))
        yield f'<polyline class="curve" {_stroke(seat)} points="{points}"/>'
    for turn in analysis.turns:
        x, y = _x(turn.step.number, len(rows)), _y(turn.after)
        yield f'<circle cx="{x}" cy="{y}" r="5" fill="var(--s{turn.seat % COLOURS})"><title>{escape(turn.words)}</title></circle>'
    width = round(max(1.0, (WIDE - LEFT - 8) / max(1, len(rows) - 1)), 1)
    for number, row in enumerate(rows):
        told = f"Line {number}: {steps[number - 1].sentence}" if number else "At the start"
        chances = ", ".join(f"{name} {chance:.0%}" for name, chance in zip(names, row, strict=True))
        x = round(_x(number, len(rows)) - width / 2, 1)
        yield f'<rect class="hover" x="{x}" y="{TOP}" width="{width}" height="{HIGH - 2 * TOP}">'
        yield f"<title>{escape(told)} {escape(chances)}</title></rect>"
    yield '</svg><ul class="legend">'
    for seat, name in enumerate(names):
        line = f'<svg viewBox="0 0 30 10" aria-hidden="true"><path class="curve" d="M0 5H30" {_stroke(seat)}/></svg>'
        yield f"<li>{line}{escape(name)}</li>"
    yield "</ul>"


def _totals(analysis: Analysis) -> Iterator[str]:
    end = "Result" if analysis.match.over else "Now"
    head = ("Start", "Luck", "Skill", end, "Less luck", "Cost", "Mistakes", "Blunders")
    yield "<table><thead><tr><th>Player</th>" + "".join(f'<th class="n">{title}</th>' for title in head) + "</tr></thead><tbody>"
    for total in analysis.totals:
        yield f"<tr><td>{escape(total.name)}</td>" + "".join(_total_cells(total)) + "</tr>"
    yield "</tbody></table>"
    yield "<p class=\"quiet\">Start + luck + skill = result. Skill is what decisions did, one's own and the others'.</p>"


def _total_cells(total: Total) -> Iterator[str]:
    yield f'<td class="n">{total.start:.1%}</td>'
    for signed in (total.luck, total.skill):
        yield f'<td class="n">{signed:+.1%}{_bar(signed / 5)}</td>'
    for plain in (total.final, total.adjusted, total.cost):
        yield f'<td class="n">{plain:.1%}</td>'
    yield f'<td class="n">{total.mistakes}</td><td class="n">{total.blunders}</td>'


def _turns(analysis: Analysis) -> Iterator[str]:
    if analysis.turns:
        yield "<section><h2>Turning points</h2><ul>"
        for turn in analysis.turns:
            yield f"<li>{escape(turn.words)}</li>"
        yield "</ul></section>"


def _moves(analysis: Analysis) -> Iterator[str]:
    names = analysis.match.names
    yield '<table><thead><tr><th class="n">Line</th><th>What happened</th><th class="n">Chances after</th>'
    yield "<th>Luck</th><th>Cost</th></tr></thead><tbody>"
    for step in analysis.steps:
        told = f'{escape(step.sentence)}<br><code class="quiet">{escape(step.line)}</code>'
        yield f'<tr><td class="n">{step.number}</td><td>{told}</td>'
        yield f'<td class="n">{_chances(step)}</td><td>{_luck(step, names)}</td><td>{_cost(step)}</td></tr>'
    yield "</tbody></table>"


def _chances(step: Step) -> str:
    error = max(step.after.errors)
    chances = " · ".join(f"{chance:.0%}" for chance in step.after.means)
    return chances + (f'<br><span class="quiet">± {error:.1%}</span>' if error else "")


def _luck(step: Step, names: Sequence[str]) -> str:
    if step.luck is None:
        return ""
    seat = max(range(len(names)), key=lambda other: (round(step.luck[other], 9) if step.luck else 0.0, -other))
    lucky = step.luck[seat]
    return f"{escape(names[seat])} {lucky:+.1%}{_bar(lucky)}" if lucky >= 0.0005 else ""


def _cost(step: Step) -> str:
    if step.seat == CHANCE or not step.counted:
        return ""
    grade = f'<span class="{step.grade}">{step.grade}</span> ' if step.grade else ""
    return f'{grade}{step.counted:.1%}{_bar(-step.counted)}<span class="quiet">better: {escape(step.best)}</span>'


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
