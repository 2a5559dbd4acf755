"""A bot of one's own at a live table. Start a server with `dicecafe serve`, then

python examples/my_bot.py                     opens a table of Pig against a medium bot, and plays
python examples/my_bot.py --code K7PXQ2       takes an open seat at the table with that code, whatever its game

"""

from __future__ import annotations

import argparse
import asyncio
import random

from dicecafe.client import Client, state
from dicecafe.engine.errors import DiceCafeError
from dicecafe.protocol.messages import Position


def choose(position: Position) -> str:
    """The bot: in Pig it holds at 20, in other games it does anything that is allowed."""
    moves = [choice.move for choice in position.moves[position.turn]]
    if "hold" in moves:
        return "hold" if state(position)["pot"] >= 20 else "roll"
    return random.choice(moves)


async def main(address: str, code: str) -> None:
    """Sit down, play to the end, say how it went."""
    client = Client(address)
    key = await client.sit(code, "My bot") if code else await client.open("pig", ["My bot", "bot:medium"])
    async with client.table(key) as table:
        print(f"{table.info.title} at table {key.code}: {', '.join(seat.name or 'an open seat' for seat in table.seats)}")
        result = await table.play(choose)
        for seat, points in zip(table.seats, result["points"], strict=True):
            print(f"{seat.name}: {points}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A bot of one's own at a live table.")
    parser.add_argument("--address", default="http://localhost:8000", help="of the server (http://localhost:8000)")
    parser.add_argument("--code", default="", help="of a table with an open seat; without it a table of Pig is opened")
    asked = parser.parse_args()
    try:
        asyncio.run(main(asked.address, asked.code))
    except DiceCafeError as error:
        raise SystemExit(f"{error} [{error.code}]") from None
