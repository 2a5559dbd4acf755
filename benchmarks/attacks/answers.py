"""Attacks by answers: pages that cost more to make than to ask for, and large ones that nobody reads."""

from __future__ import annotations

import asyncio
import socket
from itertools import count

from .stranger import HOST, LOST, Stranger, together

PAGES = ("/api/schema", "/api/games", "/metrics", "/api/games/dicey-delights/rules?lang=de", "/api/words", "/health")
SMALL_BUFFER = 4096  # bytes that the system reads for an attacker who reads nothing
STEPS = 1000  # of a replay: a MB


async def heavy_pages(stranger: Stranger) -> None:
    """Pages that have to be made anew are asked for on ten connections, as fast as they come."""

    async def one() -> None:
        async def attempt() -> None:
            reader, writer = await stranger.connect()
            try:
                for number in count():
                    if not stranger.going:
                        return
                    await stranger.ask(reader, writer, "GET", PAGES[number % len(PAGES)])
            finally:
                writer.close()

        await stranger.again_and_again(attempt)

    await together(one() for _ in range(10))


async def unread_answers(stranger: Stranger) -> None:
    """Replays of a MB are asked for, and nothing of them is read: 30 at a time from each of 20 addresses."""

    async def one(guest: Stranger, path: str) -> None:
        made = socket.socket()
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        made.setblocking(False)
        made.bind((guest.address, 0))
        try:
            await asyncio.get_running_loop().sock_connect(made, (HOST, stranger.port))
            made.send(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            stranger.sent["requests"] += 1
            while stranger.going:
                await asyncio.sleep(0.2)
        except LOST:
            stranger.answers["cut off"] += 1
        finally:
            made.close()

    records = stranger.known["records"]
    paths = [f"/api/records/{record}/replay?count={STEPS}" for record in records]
    guests = [stranger.neighbour(number) for number in range(20)]
    await together(one(guest, paths[n % len(paths)]) for guest in guests for n in range(30))


async def foreign_pages(stranger: Stranger) -> None:
    """Pages of another site order tables, as the plain text that browsers send anywhere without asking."""
    body = b'{"game": "pig", "seats": [{"kind": "here"}, {"kind": "here"}]}'
    start = f"POST /api/tables HTTP/1.1\r\nHost: {HOST}\r\nOrigin: https://elsewhere.example\r\nContent-Length: {len(body)}\r\n"

    async def one(kind: str) -> None:
        async def attempt() -> None:
            reader, writer = await stranger.connect()
            try:
                while stranger.going:
                    writer.write(f"{start}Content-Type: {kind}\r\n\r\n".encode() + body)
                    stranger.sent["requests"] += 1
                    await stranger.answer(reader)
            finally:
                writer.close()

        await stranger.again_and_again(attempt)

    await together(one(kind) for kind in ("text/plain", "application/json"))
