"""Long games for tests: a game of Pig with as many lines as one likes, put into a store."""

from __future__ import annotations

from dicecafe.server.store import Store, TableRow
from dicecafe.server.tables import events
from dicecafe.server.tables.events import Line, Opened, Plan

SECRET = "5e" * 32
HOST = "ann-and-bo"  # the holder of both seats


def long_pig(turns: int) -> list[str]:
    """A game for two with real dice, to 10 points: so many turns with a 1, and then one that wins."""
    lines = [line for turn in range(turns) for line in (f"{turn % 2} roll", "* 1")]
    winner = turns % 2
    return [*lines, f"{winner} roll", "* 6", f"{winner} roll", "* 6", f"{winner} hold"]


async def store_pig(store: Store, id: str, lines: list[str], over: bool = True) -> None:
    """Store a game of these lines, as if it had been played here."""
    seats = [Plan("here", name, "", HOST) for name in ("Ann", "Bo")]
    opened = Opened(
        game="pig",
        options={"target": 10},
        seats=seats,
        first=0,
        host=HOST,
        watch=f"watch-{id}",
        code=id.upper(),
        secret=SECRET,
        real_dice=True,
    )
    await store.create(TableRow(id, opened.code, opened.watch), events.encode(opened))
    bodies = [events.encode(Line(line=line)) for line in lines]
    if over:
        winner = int(lines[-1][0])
        result = {"points": [12 * (seat == winner) for seat in range(2)], "winners": [winner]}
        bodies[-1] = events.encode(Line(line=lines[-1], result=result))
    for start in range(0, len(bodies), 1000):
        await store.extend(id, start + 2, bodies[start : start + 1000], over and start + 1000 >= len(bodies))
