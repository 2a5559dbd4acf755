"""The end in a terminal: what one needs, a certain loss asked about once, and where the points came from."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from dicecafe import load
from dicecafe.words import Message, say

WORDS = load("burger-dice").speech(["Ann", "Bo"])
FINAL = ["r", "bun patty bun", "b", "p", "b", "s", "r", "bun bun bun", "B", "B", "B"]


def play(home: Path, keys: list[str]) -> str:
    """A game of Burger Dice to 3 by real dice; what was shown."""
    command = [sys.executable, "-m", "dicecafe", "play", "burger-dice", "--option", "target=3", "--dice", "real"]
    environment = {**os.environ, "DICECAFE_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
    text = "".join(f"{key}\n" for key in keys)
    run = subprocess.run(
        [*command, "--players", "Ann,Bo", "--first", "0"], input=text, capture_output=True, text=True, env=environment, check=True
    )
    return run.stdout


def test_a_certain_loss_is_asked_about_once(own_home: Path) -> None:
    """Stopping behind in the final round is done only by the second press; the end says who made what, and the best moment."""
    asked = say(Message("terminal-losing", move=WORDS.say(Message("stop", points=0), "label")))
    shown = play(own_home / "once", [*FINAL, "s"])
    assert WORDS.say(Message("need", points=4, tie=3), who=1) in shown
    assert asked in shown
    assert WORDS.say(Message("stop", points=0), who=1) not in shown
    shown = play(own_home / "twice", [*FINAL, "s", "s"])
    assert shown.count(asked) == 1
    burgers = Message("terminal-part", what=WORDS.say(Message("part-burgers", n=1, size=3)), points=3)
    assert say(Message("terminal-place-from", place=1, name="Ann", points=3, parts=[burgers])) in shown
    assert say(Message("terminal-place", place=2, name="Bo", points=0)) in shown
    assert WORDS.say(Message("best-turn", points=3), who=0) in shown


def test_rolling_on_is_not_asked_about(own_home: Path) -> None:
    """It may still win."""
    assert say(Message("terminal-losing", move="")).split("?")[1] not in play(own_home, [*FINAL, "r"])
