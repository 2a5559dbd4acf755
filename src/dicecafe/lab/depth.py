"""Depth: how much skill a game has room for: the ladder of players, the portions of dice and decisions, and the real choices."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import log
from typing import Final

from dicecafe import bots, solver
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.exits import Ended, partial_field
from dicecafe.engine.formatting import changes, columns, decimal, percent
from dicecafe.engine.game import Game
from dicecafe.engine.options import Value, parse
from dicecafe.engine.stream import Stream
from dicecafe.words import Message, say

from . import early
from .choices import KINDS, choices
from .formatting import interval, share
from .ladder import Ladder, Link, climb, heights
from .portions import PARTS, portions
from .run import RunSettings
from .statistics import Figures, Z
from .tournament import ELO

STEPS: Final = {"sixty": ELO * log(0.6 / 0.4), "two_hundred": 200.0}  # a step of the ladder: to win 60%; and 200 points of Elo
CHOICE_GAMES: Final = 20  # games whose decisions are counted


def run(
    game: Game,
    given: Sequence[str],
    games: int,
    split: int,
    decisions: int,
    seed: int,
    expert: bool,
    cores: int | None,
    as_json: bool,
) -> int:
    """Measure, with options as they were given, and print what was found; of what was stopped, as far as it got."""
    options = parse(game.options, given, game.title)
    figures: Figures = {"game": game.name, "options": game.changed(options), "seed": seed, "games": games}
    best, found, ended = tops(game, options, expert), Figures(), None
    try:
        ended = measured(found, game, options, best, games, split, decisions, seed, RunSettings(cores))
    except KeyboardInterrupt as stopped:
        if not found:
            raise
        ended = stopped
    if expert:
        found["expert_is_perfect"] = bots.expert_is_perfect(game, game.config(2, options))
    print(
        json.dumps({**figures, **partial_field(games, ended), **found})
        if as_json
        else "\n".join(_lines(game, {**figures, **found}, ended))
    )
    return early.exit_code(ended)


def tops(game: Game, options: dict[str, Value], expert: bool) -> list[str]:
    """The players above the rules of thumb, the best last: perfect where the table is solved in a moment, as expert then is."""
    cfg = game.config(2, options)
    names = ["hard", *(["expert"] if expert and not bots.expert_is_perfect(game, cfg) else [])]
    bots.make("hard", game, Stream(0, 0), cfg)  # refuses a game without hints
    try:
        return [*names, "perfect"] if solver.is_quick(game, cfg) else names
    except PlayerError:
        return names


def measured(
    found: Figures,
    game: Game,
    options: dict[str, Value],
    best: list[str],
    games: int,
    split: int,
    decisions: int,
    seed: int,
    settings: RunSettings,
) -> Ended:
    """Fill in the figures, part after part; why it ended early, if it did."""
    climbed = climb(game, options, best, games, seed, settings)
    ended = climbed.ended
    if climbed.links:
        found["ladder"] = ladder(climbed)
    for pair in (("greedy", "greedy"), ("greedy", "easy"), (best[-1], "greedy")):
        if not ended:
            row, ended = portions(game, options, pair, split, seed, settings)
            found.setdefault("portions", []).extend([row] if row else [])
    if not ended:
        rows, ended = choices(game, options, "greedy", CHOICE_GAMES, decisions, seed, settings)
        found |= {"choices": rows} if rows else {}
    return ended


def ladder(climbed: Ladder) -> Figures:
    """The rungs from below, what each wins against the one below it, and the steps from the lowest to the highest."""
    above = heights(climbed.links)
    rungs: list[Figures] = [{"player": climbed.links[0].below.label(), "elo": 0.0, "error": 0.0}]
    for link, (elo, error) in zip(climbed.links, above[1:], strict=True):
        rungs.append({**_won(link), "elo": elo, "error": error})
    elo, error = above[-1]
    steps = {name: [elo / size, Z * error / size] for name, size in STEPS.items()}
    return {"rungs": rungs, "elo": elo, "error": error, **steps, "left_out": [_won(link) for link in climbed.left_out]}


def _won(link: Link) -> Figures:
    """What the upper rung of a link won."""
    return {"player": link.above.label(), "games": link.games, **link.plain, "less_luck": link.less_luck}


# ---------------------------------------------------------------- for people
def _lines(game: Game, figures: Figures, ended: Ended) -> list[str]:
    about = {"games": figures["games"], "seed": str(figures["seed"]), **changes(figures["options"])}
    found = [say(Message("depth-heading", game=game.title, **about))]
    if ended:
        found.append(say(Message("depth-stopped")))
    if figures.get("expert_is_perfect"):
        found.append(say(Message("lab-expert-perfect")))
    if "ladder" in figures:
        found += ["", *_ladder_lines(figures["ladder"])]
    if figures.get("portions"):
        found += ["", *_portion_lines(figures["portions"])]
    if "choices" in figures:
        found += ["", *_choice_lines(figures["choices"])]
    return found


def _ladder_lines(one: Figures) -> list[str]:
    heads = (
        Message("depth-player"), Message("depth-wins"), Message("lab-interval"), Message("lab-less-luck"),
        Message("lab-interval"), Message("depth-above"), Message("tournament-interval"),
    )  # fmt: skip
    rows = [[say(head) for head in heads]]
    for rung in one["rungs"]:
        cells = [Message("depth-elo", n=rung["elo"]), Message("tournament-give-or-take", n=Z * rung["error"])]
        if "rate" not in rung:
            rows.append([say(rung["player"]), "", "", "", "", say(cells[0]), ""])
            continue
        less = rung["less_luck"]
        shown = [percent(rung["rate"]), interval(rung), *([percent(less["rate"], 2), interval(less, 2)] if less else [])]
        rows.append([say(rung["player"]), *map(say, shown), *([] if less else ["", ""]), *map(say, cells)])
    steps = {name: decimal(one[name][0]) for name in STEPS} | {f"{name}_error": decimal(one[name][1]) for name in STEPS}
    told = Message("depth-steps", elo=one["elo"], error=Z * one["error"], **steps)
    out = [say(Message("depth-left-out", player=r["player"], wins=share(r["less_luck"] or r))) for r in one["left_out"]]
    return [say(Message("depth-ladder")), *_indented(columns(rows)), say(told), *out]


def _portion_lines(rows: list[Figures]) -> list[str]:
    between = Message("lab-interval")
    heads = (
        Message("depth-between"), Message("depth-start"), between, Message("depth-luck"), between,
        Message("depth-skill"), between,
    )  # fmt: skip
    table = [[say(head) for head in heads]]
    for row in rows:
        cells = [cell for name in PARTS for cell in (percent(row[name]["rate"], 0), interval(row[name], 0))]
        table.append([say(Message("depth-pair", one=row["players"][0], other=row["players"][1])), *map(say, cells)])
    return [say(Message("depth-portions", games=rows[0]["games"])), *_indented(columns(table))]


def _choice_lines(one: Figures) -> list[str]:
    kinds = {
        "one": Message("depth-one"), "equal": Message("depth-equal"), "clear": Message("depth-clear"),
        "open": Message("depth-open"),
    }  # fmt: skip
    heads = (Message("depth-decisions"), Message("depth-a-game"), *(kinds[kind] for kind in KINDS))
    table = [[say(head) for head in heads]]
    for row in one["rows"]:
        name = Message("depth-phase", phase=row["word"]) if row["by"] != "verb" else None
        cells = [say(_share(row[kind])) if kind == "one" or row["looked_at"] else "" for kind in KINDS]
        table.append([say(name) if name else row["word"], say(decimal(row["a_game"])), *cells])
    return [
        say(Message("depth-choices", decisions=one["decisions"], looked_at=one["looked_at"])),
        *_indented(columns(table)),
    ]


def _share(figures: Figures) -> Message:
    return Message("depth-share", share=percent(figures["rate"], 0), between=interval(figures, 0))


def _indented(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]
