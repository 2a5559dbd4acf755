"""Golden files: whole games and counts of positions as text, rewritten by one command and reviewed as a diff.

A golden file says in its head what it holds, so a new case is a new file with a head alone; `make golden` fills it in.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from dicecafe.engine import registry
from dicecafe.engine.contract import CHANCE, OVER, AnyConfig, AnyState
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match
from dicecafe.engine.stream import Stream
from dicecafe.words import Message

Head = dict[str, Any]
MANY = 20  # more legal moves than this are counted, not listed


def split(text: str) -> tuple[Head, str]:
    """The head of a golden file, `key = JSON` a line, and its body."""
    head, _, body = text.partition("\n\n")
    pairs = (line.partition(" = ") for line in head.splitlines() if line)
    return {key: json.loads(value) for key, _, value in pairs}, body


def fill(text: str) -> str:
    """The golden file anew: its head as it is, its body as the rules have it now."""
    head, _ = split(text)
    body = perft(head) if "depth" in head else playthrough(head)
    return "\n".join([*(f"{key} = {json.dumps(value)}" for key, value in head.items()), "", *body]) + "\n"


def playthrough(head: Head) -> Iterator[str]:
    """A whole game: each line of the log, the message that tells it, and before each decision the position and what was legal."""
    game = registry.load(head["game"])
    match = Match(game, head["players"], head.get("options"), head.get("first", 0), StreamDice(head["seed"]))
    stream, hints = Stream(head["seed"], 1), game.part("hints")
    while (seat := match.turn) != OVER:
        if seat == CHANCE:
            line = match.roll()
        else:
            yield f"# {match.state.text()}"
            legal, moves = match.legal(seat), match.moves(seat)
            yield f"#   legal: {', '.join(moves) if len(moves) <= MANY else len(moves)}"
            greedy = hints is not None and match.names[seat].startswith("greedy")
            view = match.view(seat).state
            line = match.play(seat, hints.choose(match.cfg, view, seat) if greedy and hints else legal[stream.below(len(legal))])
        yield f"{line}    # {spelled(match.describe(len(match.log) - 1, None))}"
    yield f"# {match.state.text()}"
    yield json.dumps(match.record().result)


def spelled(value: Any) -> str:
    """A message as its id and its parameters: `close points=4`, `shows dice=[bun, patty, bun]`."""
    if isinstance(value, list):
        return f"[{', '.join(map(spelled, value))}]"
    if not isinstance(value, Message):
        return str(value)
    inner = [f"{name}={_inner(one)}" for name, one in value.parameters.items()]
    return " ".join([value.id, *inner])


def _inner(value: Any) -> str:
    return f"({spelled(value)})" if isinstance(value, Message) and value.parameters else spelled(value)


def perft(head: Head) -> Iterator[str]:
    """How many decisions, chances and ends lie at each depth below a position, and under each first move at the last one."""
    game = registry.load(head["game"])
    cfg = game.config(head["players"], head.get("options"), head.get("first", 0))
    s = game.State.parse(head["position"]) if head.get("position") else game.start(cfg)
    yield "depth decisions chances ends"
    for depth in range(1, head["depth"] + 1):
        yield " ".join(map(str, [depth, *count(game, cfg, s, depth)]))
    yield "split decisions chances ends"
    for words, after in branches(game, cfg, s):
        yield " ".join(map(str, [words, *count(game, cfg, after, head["depth"] - 1)]))


def count(game: Game, cfg: AnyConfig, s: AnyState, depth: int) -> tuple[int, int, int]:
    """Decisions, chances and ends at exactly this depth below a position."""
    if depth == 0:
        turn = game.kernels["turn"](s)
        return int(turn >= 0), int(turn == CHANCE), int(turn == OVER)
    totals = [0, 0, 0]
    for _, after in branches(game, cfg, s):
        for i, n in enumerate(count(game, cfg, after, depth - 1)):
            totals[i] += n
    return totals[0], totals[1], totals[2]


def branches(game: Game, cfg: AnyConfig, s: AnyState) -> Iterator[tuple[str, Any]]:
    """Everything that can happen next, in words, with the position after it."""
    turn = game.kernels["turn"](s)
    if turn == CHANCE:
        weights = [0] * game.n_outcomes
        n = game.kernels["chance"](cfg, s, weights)
        words = game.text.outcomes(cfg)
        choices = [(CHANCE, o, words[game.kernels["word"](cfg, s, o)]) for o in range(n) if weights[o]]
    else:
        names = game.text.actions(cfg)
        phrase = game.kernels["phrase"]
        seats = range(cfg.players)
        choices = [(seat, a, names[phrase(cfg, s, seat, a)]) for seat in seats for a in game.legal(cfg, s, seat)]
    for seat, choice, name in choices:
        after = s.copy()
        game.kernels["apply"](cfg, after, seat, choice)
        yield f"{'*' if seat == CHANCE else seat} {name}", after
