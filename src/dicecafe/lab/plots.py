"""Plots of a report, by matplotlib, as SVG to stand within a page: its colours are those of the page, light or dark."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from dicecafe.engine.errors import MissingPackage
from dicecafe.words import Message, say

from .statistics import MIN_SHARE, Figures

INK: Final = "#010203"  # colours that stand for the page's own, which are put in afterwards
LINE: Final = "#010204"
COLOURS: Final = tuple(f"#0102{10 + i}" for i in range(8))
WIDE: Final = 8.0
MAX_TERMS: Final = 24


def require() -> None:
    """Say what to install where matplotlib is missing."""
    try:
        import matplotlib  # noqa: F401 (whether it is there)
    except ImportError as error:
        raise MissingPackage("extra/missing", Message("plots-need", command="pip install 'dicecafe[lab]'")) from error


def plots(figures: Figures) -> Iterator[tuple[Message, str]]:
    """The titles and pictures of a report."""
    yield Message("plot-wins"), _svg(_wins, figures, 0.6 + 0.4 * len(figures["seats"]))
    yield Message("plot-points"), _svg(_points, figures, 3.0)
    yield Message("plot-turns"), _svg(_turns, figures, 2.6)
    for one in figures["causes"]:
        rows = at_the_ends(one["things"], "difference")
        yield Message("report-cause", cause=one["cause"]), _svg(_cause, {"rows": rows}, 0.8 + 0.26 * len(rows), one["cause"])
    if rows := worth_rows(figures.get("uses", [])):
        yield Message("plot-worth"), _svg(_worth, {**figures, "rows": rows}, 0.8 + 0.26 * len(rows))
    if figures["skill"]:
        yield Message("plot-skill"), _svg(_skill, figures, 0.6 + 0.5 * len(figures["skill"]))


def worth_rows(uses: list[Figures]) -> list[Figures]:
    """The terms to draw: cards where there are any, else actions. What every winner used tells nothing."""
    often = [use for use in uses if MIN_SHARE <= use["share"] <= 1 - MIN_SHARE and not use["needed"]]
    cards = [use for use in often if use["kind"] == "card"]
    return at_the_ends(cards or [use for use in often if use["kind"] == "phrase"], "edge")


def at_the_ends(rows: list[Figures], key: str) -> list[Figures]:
    """The rows in the order of a figure; of many, those at both ends."""
    rows = sorted(rows, key=lambda row: row[key])
    return rows if len(rows) <= MAX_TERMS else rows[: MAX_TERMS // 2] + rows[-MAX_TERMS // 2 :]


def _svg(draw: Callable[[Any, Figures], None], figures: Figures, high: float, which: str = "") -> str:
    import matplotlib
    from matplotlib.figure import Figure

    own = {"svg.fonttype": "none", "svg.hashsalt": draw.__name__ + which, "font.size": 11, "font.family": "sans-serif"}
    own |= dict.fromkeys(("text.color", "axes.labelcolor", "xtick.labelcolor", "ytick.labelcolor"), INK)
    own |= dict.fromkeys(("axes.edgecolor", "xtick.color", "ytick.color", "grid.color"), LINE)
    with matplotlib.rc_context(own):
        figure = Figure(figsize=(WIDE, high), layout="constrained")
        axes = figure.subplots()
        axes.set_axisbelow(True)
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes, figures)
        out = io.StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    svg = re.sub(r"<metadata>.*?</metadata>", "", out.getvalue()[out.getvalue().index("<svg") :], flags=re.DOTALL)
    svg = re.sub(r'\s(?:width|height)="[\d.]+pt"', "", svg, count=2)
    svg = re.sub(r'((?:id="|url\(#|href="#))', rf"\g<1>{draw.__name__.strip('_')}{which}-", svg)  # several pictures share a page
    names = {INK: "--ink", LINE: "--line", **{colour: f"--s{i}" for i, colour in enumerate(COLOURS)}}
    return re.sub("|".join(names), lambda found: f"var({names[found[0]]})", svg)


def _bars(axes: Any, rows: list[tuple[str, float, float, float]], mark: float | None) -> None:
    """A point and its interval for each row, in percent."""
    for i, (_, middle, low, high) in enumerate(rows):
        axes.errorbar(
            100 * middle, i, xerr=[[100 * (middle - low)], [100 * (high - middle)]], fmt="o", color=COLOURS[0], capsize=4
        )
    if mark is not None:
        axes.axvline(100 * mark, color=INK, linestyle="--", linewidth=1)
    axes.set_yticks(range(len(rows)), [name for name, *_ in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.xaxis.set_major_formatter(_tick)
    axes.grid(axis="x")


def _wins(axes: Any, figures: Figures) -> None:
    rows = [(_seat(i, s), s["rate"], s["low"], s["high"]) for i, s in enumerate(figures["seats"])]
    _bars(axes, rows, 1 / len(rows))


def _worth(axes: Any, figures: Figures) -> None:
    rows = [
        (use["label"], use["edge"], use["worth_low"] - use["peers"], use["worth_high"] - use["peers"]) for use in figures["rows"]
    ]
    _bars(axes, rows[::-1], 0.0)


def _cause(axes: Any, figures: Figures) -> None:
    rows = [(thing["label"], thing["difference"], thing["low"], thing["high"]) for thing in figures["rows"]]
    _bars(axes, rows[::-1], 0.0)


def _skill(axes: Any, figures: Figures) -> None:
    rows = [(_among(one), one["rate"], one["low"], one["high"]) for one in figures["skill"]]
    _bars(axes, rows, figures["skill"][0]["even"])
    axes.set_xlim(0, 102)


def _points(axes: Any, figures: Figures) -> None:
    for i, seat in enumerate(figures["seats"]):
        _histogram(axes, seat["histogram"], figures["games"], COLOURS[i % len(COLOURS)], _seat(i, seat))
    axes.set_xlabel(say(Message("plot-axis-points")))
    axes.legend(frameon=False)


def _turns(axes: Any, figures: Figures) -> None:
    _histogram(axes, figures["turns"]["histogram"], figures["games"], COLOURS[1], "")
    axes.set_xlabel(say(Message("plot-axis-turns")))


def _seat(number: int, seat: Figures) -> str:
    return say(Message("plot-seat", seat=str(number), player=seat["player"]))


def _among(skill: Figures) -> str:
    return say(Message("plot-among", strong=skill["strong"], weak=skill["weak"]))


def _tick(hundredths: float, position: int) -> str:
    """A mark on an axis of percent."""
    return say(Message("plot-percent", share=hundredths / 100))


def _histogram(axes: Any, bins: dict[str, int], games: int, colour: str, label: str) -> None:
    low, high = min(map(int, bins)), max(map(int, bins))
    values = [100 * bins.get(str(value), 0) / games for value in range(low, high + 1)]
    axes.stairs(values, [value - 0.5 for value in range(low, high + 2)], color=colour, label=label, linewidth=1.5)
    axes.yaxis.set_major_formatter(_tick)
    axes.set_ylabel(say(Message("plot-axis-games")))
    axes.grid(axis="y")
