"""The report of a run, as Markdown that also reads well in a terminal."""

from __future__ import annotations

import json
from typing import Any

import machine
from results import (
    COLD,
    OURS,
    OURS_INTERPRETED,
    ROWS,
    SEARCH,
    SEARCH_TO_THE_END,
    SEARCHES,
    TITLES,
    WARM,
    Goal,
    Results,
)

# With an empty cache, before rules had a compiler of their own (issue 18): seconds by title.
PROCESSOR_BEFORE = 292
WALL_BEFORE = {"Burger Dice": 43, "Dessert Dice": 48, "DiceCreams": 115, "Dicey Delights": 180}
TURN_BEFORE = {"Dessert Dice": 10.5, "DiceCreams": 14.5, "Dicey Delights": 22.6}


def report(results: Results) -> str:
    """All of it, without a date, so that a diff shows what changed."""
    versions = ", ".join(f"{name} {version}" for name, version in results.versions.items())
    parts = [
        "# Benchmarks: results",
        "Random playouts of two players; an action is a decision or one die. One core unless a row says otherwise,\n"
        "in processor time; the best repetition counts. "
        "Written by `.venv/bin/python benchmarks/run.py --write`; README.md here tells what is measured and how.",
        f"Machine: {machine.processor()}, {len(machine.cores())} cores. {versions}.",
        "## Speed, in million actions per second",
        speeds(results),
        "[cpu.md](cpu.md) tells what made the difference, and by profile what holds the rest back.",
        "## On a GPU, in million actions per second",
        on_a_gpu(),
        "## Search, in thousand playouts per second",
        searches(results),
        "The same in Pig beside OpenSpiel's search, in turns, a simulation being a playout:",
        searches_of_pig(results),
        "## Ratios to keep",
        goals(results),
        "## Waiting and interpreting",
        waits(results),
        "## With an empty cache",
        cold(json.loads((machine.HERE / "cold.json").read_text(encoding="utf-8"))),
    ]
    if results.left_out:
        parts.append("Left out: " + "; ".join(results.left_out) + ".")
    return "\n\n".join(parts) + "\n"


def speeds(results: Results) -> str:
    """A line for each program, with how it compares to ours."""
    lines = []
    for row in ROWS:
        line = [row]
        for game in TITLES:
            line += [millions(results.speed(row, game)), times(results.ratio(row, OURS, game))]
        lines.append(line)
    return table(["", *(heading for title in TITLES.values() for heading in (title, ": ours"))], lines)


def on_a_gpu() -> str:
    """A line for each game, as `gpu.py --write` found it where there was a GPU."""
    facts = json.loads((machine.HERE / "gpu.json").read_text(encoding="utf-8"))
    note = f"{facts['device']}, by `PYTHONPATH=src python benchmarks/gpu.py --write`, which is run by hand: a game a thread,\n"
    note += "the fewest players, everything on the device. [gpu.md](gpu.md) tells what makes the difference."
    lines = [
        [one["title"], str(one["players"]), millions(one["speed"]), f"{one['games']:,}", "yes" if one["same"] else "NO"]
        for one in facts["played"]
    ]
    return note + "\n\n" + table(["", "players", "million actions/s", "games at once", "the CPU's to the bit"], lines)


def searches(results: Results) -> str:
    """A line for each game: how fast its expert searches; and what a playout is there."""
    lines, horizons = [], []
    for (row, game), facts in results.told.items():
        if row == SEARCH:
            speeds = [thousands(results.searching(kind, game)) for kind in (SEARCH, SEARCH_TO_THE_END)]
            move = f"{facts['playouts']:,} in {1000 * facts['seconds']:.0f} ms"
            position = f"line {facts['line']} of {facts['lines']}, {facts['choices']} choices"
            lines.append([facts["title"], *speeds, move, position])
            horizons.append(f"- {facts['title']}: {facts['stops']}")
    text = "Processor time of one core. A search starts in the middle of a game of two greedy players, with a new tree.\n"
    text += "Each playout walks down the tree and goes on by the game's hints, to the end or to the expert's horizon:"
    return "\n\n".join(
        [text, "\n".join(horizons), table(["", "to the horizon", "to the end", "a move of expert's", "position"], lines)]
    )


def searches_of_pig(results: Results) -> str:
    """A line for each kind of search, with how it compares to OpenSpiel's."""
    lines = [[row, thousands(results.searching(row, "pig")), times(results.search_ratio(row))] for row in SEARCHES]
    return table(["", "Pig", ": OpenSpiel"], lines)


def goals(results: Results) -> str:
    """The ratios to keep, and whether they are kept."""
    lines = [[goal.text, goal.bound, times(goal.ratio), verdict(goal)] for goal in results.goals()]
    return table(["ratio", "goal", "measured", ""], lines)


def waits(results: Results) -> str:
    """How long the compiler takes, and an action without it."""
    lines = []
    for game, title in TITLES.items():
        cold, warm = (results.told[row, game]["seconds"] for row in (COLD, WARM))
        interpreted = results.speed(OURS_INTERPRETED, game) or 0.0
        lines.append([title, f"{cold:.1f} s", f"{warm:.2f} s", f"{1e6 / interpreted:.1f} us"])
    imports = min(facts["seconds_import"] for (row, _), facts in results.told.items() if row in (COLD, WARM))
    note = "The first two are from asking for the compiled playout to the end of its first game; "
    note += f"importing LLVM takes {imports:.2f} s more, once a process."
    return table(["", COLD, WARM, "interpreted, an action"], lines) + "\n\n" + note


def cold(facts: Any) -> str:
    """What is compiled on a fresh machine, and how long the first things at a live table take there."""
    names = list(dict.fromkeys(part for game in facts["games"] for part in game["parts"]))
    compiled, live, everything = [], [], 0.0
    for game in facts["games"]:
        title, parts, first = game["title"], game["parts"], game["live"]
        processor, wall = (sum(part[i] for part in parts.values()) for i in range(2))
        everything += processor
        seconds = [f"{parts[name][0]:.1f}" if name in parts else "" for name in names]
        compiled.append([title, *seconds, f"{processor:.1f}", f"{wall:.1f}", str(WALL_BEFORE.get(title, ""))])
        times = [f"{first[what]:.1f}" if what in first else "" for what in ("hint", "expert", "look", "coach")]
        times += [f"{game['coach'][what]:.1f}" if "coach" in game else "" for what in ("look", "page")]
        live.append([title, *times, str(TURN_BEFORE.get(title, ""))])
    return "\n\n".join(
        [
            f"{facts['machine']}, by `PYTHONPATH=src python benchmarks/cold.py --write`. Processor seconds of what\n"
            f"`dicecafe warm` compiles, {everything:.0f} s for everything; it was {PROCESSOR_BEFORE} s when every template had\n"
            "Numba compile all rules again. The last two columns are by the clock on the wall, now and then.",
            table(["", *names, "all", "wall", "wall then"], compiled),
            "Seconds until the first things at a live table are there, of a server that was started with an empty cache\n"
            "and is asked at once: a hint, the whole first turn of an expert, the coach's first look at a game by hints\n"
            "and its whole page. Of these two also the processor seconds, with an empty cache and on any machine, however busy.",
            table(
                ["", "hint", "expert's turn", "coach's look", "coach's page", "look, CPU", "page, CPU", "expert's turn then"],
                live,
            ),
        ]
    )


def table(heads: list[str], lines: list[list[str]]) -> str:
    """A Markdown table with its columns lined up; all but the first to the right."""
    widths = [max(3, *(len(line[i]) for line in [heads, *lines])) for i in range(len(heads))]

    def row(cells: list[str]) -> str:
        first, *others = zip(cells, widths, strict=True)
        return "| " + " | ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)]) + " |"

    rule = "| " + " | ".join("-" * width if i == 0 else "-" * (width - 1) + ":" for i, width in enumerate(widths)) + " |"
    return "\n".join([row(heads), rule, *map(row, lines)])


def millions(speed: float | None) -> str:
    """Actions per second in millions."""
    if speed is None:
        return ""
    return f"{speed / 1e6:,.0f}" if speed >= 1e7 else f"{speed / 1e6:.2f}"


def thousands(speed: float | None) -> str:
    """Playouts per second in thousands."""
    if speed is None:
        return ""
    return f"{speed / 1e3:,.0f}" if speed >= 1e5 else f"{speed / 1e3:.1f}"


def times(ratio: float | None) -> str:
    """A ratio with as many digits as it deserves."""
    if ratio is None:
        return ""
    return f"{ratio:.2f}" if ratio >= 0.1 else f"{ratio:.4f}"


def verdict(goal: Goal) -> str:
    """Whether a goal is met, in a word."""
    if goal.ratio is None:
        return "not measured"
    return "met" if goal.met else "missed"
