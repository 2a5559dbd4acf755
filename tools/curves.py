"""Draw the curves of every network that the cafe brings: `python tools/curves.py` rewrites docs/pictures/curve-GAME.svg.

One panel for each number of seats: the loss of games that were not learned from after each time over the positions, and that of
the game's fitted standing beside it. Ink and ground change together with the reader's light or dark page.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, Final

from dicecafe.bots import network
from dicecafe.engine.game import Game
from dicecafe.engine.registry import is_ours, load, names

PICTURES: Final = Path(__file__).parent.parent / "docs" / "pictures"
WIDE, HIGH = 236, 210  # of a panel
LEFT, RIGHT, TOP, BOTTOM = 52, 14, 34, 38  # of its frame, from its edges
TICKS: Final = 3
STYLE: Final = """\
svg { font: 12px system-ui, sans-serif; --ground: #fdf8f2; --ink: #2b201b; --pale: #6b5a50; --line: #b4521e; }
@media (prefers-color-scheme: dark) { svg { --ground: #1f1714; --ink: #f6e9dd; --pale: #c3a898; --line: #f0b35a; } }
rect { fill: var(--ground); } text { fill: var(--ink); } .pale { fill: var(--pale); }
path { fill: none; stroke: var(--pale); } .curve { stroke: var(--line); stroke-width: 2.5; } .fitted { stroke-dasharray: 5 4; }
circle { fill: var(--line); }"""


def picture(game: Game) -> str:
    """The curves of a game's networks as an SVG."""
    made = network.read(game.folder / network.FILE)["made"]
    wide = WIDE * len(made)
    told = "; ".join(
        f"{players} players: from {one['curve'][0]:.3f} to {min(one['curve']):.3f}, fitted {one['loss']['fitted']:.3f}"
        for players, one in made.items()
    )
    about = f"{game.title}: loss in nats a position after each time over the positions. {told}."
    panels = [line for number, (players, one) in enumerate(made.items()) for line in panel(WIDE * number, players, one)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {HIGH}" role="img">',
            f"<title>{escape(about)}</title>",
            f"<style>\n{STYLE}\n</style>",
            f'<rect width="{wide}" height="{HIGH}" rx="8"/>',
            *panels,
            "</svg>\n",
        ]
    )


def panel(left: int, players: str, made: dict[str, Any]) -> list[str]:
    """One number of seats."""
    curve, fitted = made["curve"], made["loss"]["fitted"]
    low, high = min(curve), max(*curve, fitted)
    low, high = low - 0.08 * (high - low), high + 0.08 * (high - low)
    right, bottom = left + WIDE - RIGHT, HIGH - BOTTOM

    def across(epoch: int) -> float:
        return round(left + LEFT + (right - left - LEFT) * epoch / (len(curve) - 1), 1)

    def down(loss: float) -> float:
        return round(float(TOP + (bottom - TOP) * (high - loss) / (high - low)), 1)

    ticks = [low + (high - low) * (2 * tick + 1) / (2 * TICKS) for tick in range(TICKS)]
    way = " L".join(f"{across(epoch)} {down(loss)}" for epoch, loss in enumerate(curve))
    return [
        f'<text x="{left + LEFT}" y="20">{players} players</text>',
        f'<path d="M{left + LEFT} {TOP} V{bottom} H{right}"/>',
        *(f'<text class="pale" x="{left + LEFT - 6}" y="{down(one) + 4}" text-anchor="end">{one:.3f}</text>' for one in ticks),
        *(
            f'<text class="pale" x="{across(epoch)}" y="{bottom + 16}" text-anchor="middle">{epoch + 1}</text>'
            for epoch in (0, len(curve) - 1)
        ),
        f'<path class="fitted" d="M{left + LEFT} {down(fitted)} H{right}"/>',
        f'<text class="pale" x="{right}" y="{down(fitted) + 15}" text-anchor="end">fitted standing</text>',
        f'<path class="curve" d="M{way}"/>',
        *(f'<circle cx="{across(epoch)}" cy="{down(loss)}" r="2.5"/>' for epoch, loss in enumerate(curve)),
        f'<text class="pale" x="{right}" y="{bottom + 32}" text-anchor="end">times over the positions</text>',
    ]


def games() -> list[Game]:
    """The cafe's own games that have networks."""
    return [load(name) for name in names() if is_ours(name) and (load(name).folder / network.FILE).is_file()]


def path(game: Game) -> Path:
    """Where the picture of a game is."""
    return PICTURES / f"curve-{game.name}.svg"


if __name__ == "__main__":
    for one in games():
        path(one).write_text(picture(one), encoding="utf-8")
