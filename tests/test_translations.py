"""Whatever the server says, the client can say in German and Spanish: sentences of played games are looked up in its words."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path

from dicecafe import Match, load
from dicecafe.engine import registry
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.stream import Stream

ROOT = Path(__file__).parent.parent
GAMES, LINES = 4, 250  # played at random for each number of players, and looked at of each
FORBIDDEN = 12  # moves that are not allowed, asked for at every position


def sentences(name: str) -> set[str]:
    """What is said in some games at random, and of them: lines, labels, refusals, chances, options."""
    game = load(name)
    found = {option.help for option in game.options}
    for players in game.seats:
        for number in range(GAMES):
            whim = Stream(players, 2 * number + 1)
            match = Match(game, [f"P{seat}" for seat in range(players)], dice=StreamDice(players, number))
            while not match.over and len(match.log) < LINES:
                seat = match.turn
                if seat < 0:
                    match.roll()
                else:
                    found |= at(match, seat, whim)
                    legal = match.legal(seat)
                    match.play(seat, legal[whim.below(len(legal))])
                found.add(match.tell(len(match.log) - 1, None))
    return found


def at(match: Match, seat: int, whim: Stream) -> set[str]:
    """What may be said to a seat that is to move."""
    game, cfg, state, names = match.game, match.cfg, match.state, match.names
    legal = match.legal(seat)
    labels = {game.words.tell(cfg, state, seat, [action], names).removeprefix(f"{names[seat]}: ") for action in legal}
    phrases, words = {match.said(seat, action) for action in legal}, match.action_words
    asked = [whim.below(len(words)) for _ in range(FORBIDDEN)]
    refusals = {game.words.why_not(cfg, state, seat, phrase) for phrase in asked if words[phrase] not in phrases}
    chances = {part for row in match.view(seat).odds() for part in row}
    return labels | refusals | chances


def test_every_sentence_has_its_german_and_its_spanish(tmp_path: Path) -> None:
    """The client's own matcher does the looking up, in one run of vitest."""
    said = {name: sorted(sentences(name)) for name in registry.names()}
    assert all(len(found) > 3 for found in said.values())
    file = tmp_path / "sentences.json"
    file.write_text(json.dumps({**said, "": sorted(refusals_of_the_server())}))
    command = ["npx", "vitest", "run", "--config", "web/vite.config.ts"]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "SENTENCES": str(file)}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]


def refusals_of_the_server() -> set[str]:
    """What people at a table may be told, from the list of errors, each in the words of its example."""
    text = (ROOT / "docs" / "errors.md").read_text(encoding="utf-8")
    codes = (
        "table",
        "seat",
        "move",
        "limit",
        "chat",
        "undo",
        "token",
        "record",
        "store",
        "name",
        "analysis",
        "after",
        "dice",
        "players",
    )
    rows = re.findall(r"^\| `(\w+)/[\w-]+` \|.*\| (.+?) \|$", text, re.M)
    return {said for kind, said in rows if kind in codes}
