"""Attacks by company: what somebody can do to a table by sitting at it, looking on, or coming back again and again."""

from __future__ import annotations

import asyncio
from itertools import count

from .stranger import Socket, Stranger, together

SPECTATORS = 180  # sockets of an address, with room for those who play
CROWDS = 5  # addresses


async def crowd(stranger: Stranger) -> None:
    """900 spectators from five addresses come to a table of the others', and read nothing."""
    guests = [stranger.neighbour(number) for number in range(CROWDS)]
    await together(guest.look_on_unread(stranger.known["watch"]) for guest in guests for _ in range(SPECTATORS))


async def emotes(stranger: Stranger) -> None:
    """Ten devices of one seat clap as fast as they may, and 180 spectators hear each of them; table after table."""
    while stranger.going:
        key = await stranger.open("pig", "here", "here")
        if not key:
            await asyncio.sleep(0.5)
            continue
        ended = asyncio.Event()
        looking = [asyncio.create_task(_look_on(stranger, key["watch"], ended)) for _ in range(SPECTATORS)]
        await together(_clap(stranger, key["token"], number) for number in range(10))
        ended.set()
        await asyncio.gather(*looking, return_exceptions=True)


async def _look_on(stranger: Stranger, watch: str, ended: asyncio.Event) -> None:
    socket = await stranger.socket()
    await socket.say({"type": "hello", "watch": watch})
    listening = asyncio.create_task(socket.skip())
    await ended.wait()
    listening.cancel()
    socket.writer.close()


async def _clap(stranger: Stranger, token: str, number: int) -> None:
    socket = await stranger.device({"token": token})
    try:
        for id in count():
            await socket.say({"type": "emote", "id": f"{number}-{id}", "seat": 0, "emote": "clap"})
            stranger.sent["emotes"] += 1
            heard = await socket.hear("done")
            if not stranger.going or (heard["type"] == "refused" and heard["code"] == "limit/table"):
                return
    finally:
        socket.writer.close()


async def undos(stranger: Stranger) -> None:
    """Ten tables at which a move is made and taken back as fast as one may."""

    async def one() -> None:
        while stranger.going:
            if not (key := await stranger.open("burger-dice", "here", "here", first=0)):
                await asyncio.sleep(0.5)
                continue
            socket = await stranger.device(key)
            while stranger.going and await _undo(socket, await socket.to_a_choice()):
                stranger.sent["undos"] += 1
            socket.writer.close()

    await together(one() for _ in range(10))


async def _undo(socket: Socket, seat: int) -> bool:
    """Make the last of the moves there are, and take it back; False when there was too much of that."""
    move = socket.position["moves"][str(seat)][-1][0]
    for command, more in (("move", {"move": move}), ("undo", {})):
        said = await socket.command(command, seat=seat, at=socket.position["at"], **more)
        if said["type"] == "refused" and said["code"] == "limit/messages":
            await asyncio.sleep(0.5)
        elif said["type"] == "refused":
            return False
    return True


async def long_hellos(stranger: Stranger) -> None:
    """Ten at a time look on at games of 18,000 lines, ask for all they missed, and leave at once; again and again."""

    async def one(watch: str) -> None:
        async def attempt() -> None:
            socket = await stranger.socket()
            await socket.say({"type": "hello", "watch": watch})
            await socket.hear("welcome")
            socket.writer.close()
            stranger.sent["welcomes"] += 1

        await stranger.again_and_again(attempt)

    watches = stranger.known["watches"]
    await together(one(watches[n % len(watches)]) for n in range(10))
