"""Tell: facts as lines for people."""

from __future__ import annotations

from typing import Any

from .batch import Batch


def heading(batch: Batch, games: int) -> str:
    """What was played."""
    return f"{batch.game.title}: {games} games, seed {batch.seed}{changes(batch.game.changed(batch.options))}"


def changes(options: dict[str, Any]) -> str:
    """Options that are not the default, after a comma each."""
    return "".join(f", {name}={'own' if name == 'deck' else value}" for name, value in options.items())


def lines(told: dict[str, Any]) -> list[str]:
    """Facts as a table and a few lines."""
    width = max(6, *(len(seat["player"]) for seat in told["seats"]))
    said = [f"seat  {'player':{width}}   wins   95% interval     mean points"]
    for number, seat in enumerate(told["seats"]):
        interval = f"{seat['low']:6.1%} - {seat['high']:6.1%}"
        said.append(f"{number:4}  {seat['player']:{width}} {seat['rate']:6.1%}   {interval}   {seat['points']:9.1f}")
    turns, half, dead = told["turns"], told["half_time"], told["dead_turns"]
    said.append(f"turns a game: {_mean(turns)}, from {turns['shortest']} to {turns['longest']}")
    if "actions" in told:
        actions, decisions = told["actions"], told["decisions"]
        said.append(
            f"actions a game (rolls counted die by die): {_mean(actions)}, from {actions['shortest']} to {actions['longest']}"
        )
        said.append(f"decisions a game: {_mean(decisions)}; {decisions['mattered']:.1%} with more than one choice")
    said.append(f"lead changes a game: {_mean(told['lead_changes'])}")
    said.append(f"comebacks (the leader at half-time does not win): {share(half['comebacks'])}")
    said.append(f"turns that bring no points: {dead['share']:.1%}, {_mean(dead)} a game")
    said.append(f"shared wins: {share(told['ties'])}")
    uses = [use for use in told.get("uses", ()) if use["kind"] != "phrase"]
    if uses:
        said.append("used most: " + ", ".join(f"{use['label']} {use['uses']}" for use in sorted(uses, key=_uses)[:6]))
    return said


def share(told: dict[str, float]) -> str:
    """A share with its interval, in words."""
    return f"{told['rate']:.1%} ({told['low']:.1%} to {told['high']:.1%})"


def _mean(told: dict[str, float]) -> str:
    return f"{told['mean']:.1f} ({told['low']:.1f} to {told['high']:.1f})"


def _uses(use: dict[str, Any]) -> int:
    return -int(use["uses"])
