"""Draw docs/picture.svg: a real page of the terminal game, 80 columns by 24 lines. `python tools/picture.py` rewrites it."""

from __future__ import annotations

import io
import re
import tempfile
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from rich.console import Console as RichConsole
from rich.terminal_theme import TerminalTheme

from dicecafe.engine.contract import CHANCE
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match
from dicecafe.engine.registry import load
from dicecafe.engine.stream import Stream
from dicecafe.terminal.console import Console, Left
from dicecafe.terminal.saves import Save
from dicecafe.terminal.session import Session

PICTURE = Path(__file__).parent.parent / "docs" / "picture.svg"
COLUMNS, LINES = 80, 24
SEED = 2204
KEYS = "rbpcrkPCribPsrbibrbiIrpkbrbkbsrbpbrbikrpPKr"  # what was pressed so far, at either seat
ESPRESSO = TerminalTheme(
    (0x1F, 0x17, 0x14),
    (0xF6, 0xE9, 0xDD),
    [
        (0x2B, 0x20, 0x1B),  # black
        (0xFF, 0x8A, 0x80),  # red
        (0x6F, 0xD3, 0xA8),  # green
        (0xF0, 0xB3, 0x5A),  # yellow
        (0x8F, 0xB4, 0xD9),  # blue
        (0xF0, 0x7A, 0xA8),  # magenta
        (0x8C, 0xCF, 0xCB),  # cyan
        (0xC3, 0xA8, 0x98),  # white
    ],
)


class Camera(Console):
    """A terminal that remembers its last page; at the first question it has the picture, and leaves."""

    def __init__(self) -> None:
        self.live = True
        self.text = self.svg = ""
        self.clear()

    def open(self) -> AbstractContextManager[object]:
        """Hold no keyboard."""
        return nullcontext()

    def clear(self) -> None:
        """Start a fresh page."""
        self.screen = RichConsole(
            record=True, width=COLUMNS, height=LINES, file=io.StringIO(), color_system="truecolor", highlight=False
        )

    def key(self, prompt: str) -> str:
        """Take the picture instead of asking."""
        if not self.text:
            self.screen.print(prompt, end="", markup=False)
            self.text = self.screen.export_text(clear=False)
            self.screen.print("\n" * (LINES - len(self.text.splitlines())), end="")
            self.svg = offline(self.screen.export_svg(title="dicecafe play burger-dice", theme=ESPRESSO, unique_id="dicecafe"))
        raise Left


def take() -> Camera:
    """Play a seeded game up to the page worth showing, and let the terminal draw it."""
    game, camera = load("burger-dice"), Camera()
    match, screen = Match(game, ["You", "greedy"], dice=StreamDice(SEED)), game.part("screen")
    assert screen is not None
    for key in KEYS:
        match.play(match.turn, screen.keys(match.view(match.turn))[key])
        while match.turn == CHANCE:
            match.roll()
    with tempfile.TemporaryDirectory() as folder:
        save = Save(Path(folder) / "game.json", ["you", "bot:greedy"])
        Session(match, save, camera, Stream(SEED, 1), fast=True).run()
    return camera


def offline(svg: str) -> str:
    """The picture without the fonts it would fetch from the network, the reader's own will do; and with every space kept."""
    plain = re.sub(r"\s*@font-face\s*\{[^}]*\}", "", svg).replace("<svg ", '<svg xml:space="preserve" ', 1)
    return plain.replace("Fira Code, monospace", "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace")


if __name__ == "__main__":
    PICTURE.write_text(take().svg, encoding="utf-8")
