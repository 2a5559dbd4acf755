"""Attacks by frames: sockets that never say hello, that do not read, or that come and go."""

from __future__ import annotations

import asyncio

from wire import PING, PONG, TEXT, frame

from .stranger import Socket, Stranger, together

AT_ONCE = 5_000  # frames in one chunk
READERS = 10  # of those who do not read


async def empty_pings(stranger: Stranger) -> None:
    """Empty pings before a hello."""
    await _frames(stranger, frame(PING, b""), "pings")


async def empty_pongs(stranger: Stranger) -> None:
    """Empty pongs before a hello."""
    await _frames(stranger, frame(PONG, b""), "pongs")


async def empty_texts(stranger: Stranger) -> None:
    """Empty texts before a hello."""
    await _frames(stranger, frame(TEXT, b""), "texts")


async def empty_fragments(stranger: Stranger) -> None:
    """A message in empty fragments, which never ends."""
    await _frames(stranger, b"\x00\x80\0\0\0\0", "fragments", b"\x01\x80\0\0\0\0")


async def single_bytes(stranger: Stranger) -> None:
    """A message of 16 KB, each byte a fragment of its own, again and again."""
    await _frames(stranger, b"\x00\x81\0\0\0\0x", "fragments", b"\x01\x80\0\0\0\0")


async def _frames(stranger: Stranger, one: bytes, what: str, first: bytes = b"") -> None:
    async def attempt() -> None:
        socket = await stranger.socket()
        listening = asyncio.create_task(socket.listen())
        try:
            socket.writer.write(first)
            while stranger.going and not listening.done():
                await stranger.flood(socket.writer, one * AT_ONCE)
                stranger.sent[what] += AT_ONCE
        finally:
            listening.cancel()
            socket.writer.close()

    await stranger.again_and_again(attempt)


async def unread_pongs(stranger: Stranger) -> None:
    """Ten sockets send pings of 125 bytes and read none of the pongs."""
    ping = frame(PING, b"x" * 125) * 500

    async def one() -> None:
        async def attempt() -> None:
            socket = await stranger.socket()
            socket.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport of both directions
            try:
                while stranger.going:
                    async with asyncio.timeout(2):
                        await stranger.flood(socket.writer, ping)
                    stranger.sent["pings"] += 500
            finally:
                socket.writer.transport.abort()

        await stranger.again_and_again(attempt)

    await together(one() for _ in range(READERS))


async def slow_readers(stranger: Stranger) -> None:
    """Ten spectators of a busy table read nothing of it."""
    key = await stranger.open("dicey-delights", "here", "here", chat=True)

    async def talker() -> None:
        async def attempt() -> None:
            socket = await stranger.device(key)
            listening = asyncio.create_task(socket.listen())
            try:
                while stranger.going and not listening.done():
                    socket.ids += 1
                    await socket.say({"type": "say", "id": f"{id(socket)}-{socket.ids}", "seat": 0, "text": "x" * 200})
                    await asyncio.sleep(0.05)
            finally:
                listening.cancel()
                socket.writer.close()

        await stranger.again_and_again(attempt)

    await together([*(stranger.look_on_unread(key["watch"]) for _ in range(READERS)), *(talker() for _ in range(4))])


async def reconnects(stranger: Stranger) -> None:
    """A device at a table connects, is welcomed and hangs up, again and again."""
    key = await stranger.open("dicey-delights", "here", "here")

    async def one() -> None:
        async def attempt() -> None:
            socket: Socket = await stranger.device(key)
            socket.writer.close()
            stranger.sent["reconnects"] += 1

        await stranger.again_and_again(attempt)

    await together(one() for _ in range(4))


async def silent_sockets(stranger: Stranger) -> None:
    """Sockets that say nothing, as many as are let in."""
    await together(_be_silent(stranger) for _ in range(400))


async def full_house(stranger: Stranger) -> None:
    """4,400 sockets from 22 addresses say nothing: more than there are connections."""
    guests = [stranger.neighbour(number) for number in range(22)]
    await together(_be_silent(guest) for guest in guests for _ in range(200))


async def _be_silent(guest: Stranger) -> None:
    async def attempt() -> None:
        socket = await guest.socket()
        await socket.listen()
        socket.writer.close()

    await guest.again_and_again(attempt)
