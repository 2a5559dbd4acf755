"""Fan-out: what one process stores, the others read and tell. Redis says at once that there is something new; without it, and for
a message that was lost, every process looks into the store from time to time.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from dicecafe.engine.errors import DiceCafeError

from .cafe import Cafe

log = logging.getLogger("dicecafe.server")

CHANNEL = "dicecafe"
SOON = 0.05  # seconds between two looks where nobody says that there is something
SELDOM = 2.0  # and where somebody does
GOODBYE = 3.0  # seconds that listening may take to stop
PATIENCE = 1.0  # until Redis is tried again


class Fanout:
    """Keeps one process in step with the others."""

    def __init__(self, cafe: Cafe, redis: str) -> None:
        self.cafe, self.redis, self.tasks = cafe, redis, list[asyncio.Task[None]]()
        self.said: asyncio.Queue[str] = asyncio.Queue(10_000)
        self.connected, self.closing = False, False

    def start(self) -> None:
        """Listen, and look."""
        self.tasks.append(asyncio.create_task(self._look()))
        if self.redis:
            self.cafe.rooms.wake = self._say
            self.tasks.append(asyncio.create_task(self._keep(self._listen)))
            self.tasks.append(asyncio.create_task(self._keep(self._publish)))

    def _say(self, table: str, number: int) -> None:
        if not self.said.full():  # else the others will look by themselves
            self.said.put_nowait(f"{table} {number}")

    async def _look(self) -> None:
        """Read from the store what nobody told."""
        since: int | None = None
        while True:
            try:
                if since is None:
                    since = await self.cafe.store.latest()
                since = self.cafe.store.own(since)
                changes = await self.cafe.store.changes(since)
                own = self.cafe.store.own(since)  # stored and told here while we looked
                for sequence, table, number in changes:
                    if sequence > own:
                        await self._heard(table, number)
                    since = sequence
            except DiceCafeError as error:
                log.warning("the store can't be read", extra={"about": {"code": error.code}})
                await asyncio.sleep(PATIENCE)
            await asyncio.sleep(SELDOM if self.connected else SOON)

    async def _heard(self, table: str, number: int | str) -> None:
        """One table that can't be read now, or what is none at all, is no reason not to read the others."""
        try:
            await self.cafe.heard(table, int(number))
        except DiceCafeError as error:
            log.warning("a table can't be read", extra={"about": {"table": table, "code": error.code}})
        except Exception:
            log.exception("a table can't be read", extra={"about": {"table": table, "number": number}})

    async def _keep(self, work: Any) -> None:
        """Do something with Redis, and again when it was gone."""
        from redis import asyncio as redis

        while not self.closing:
            try:
                async with redis.from_url(self.redis) as client:
                    await work(client)
            except (redis.RedisError, OSError) as error:
                log.warning("Redis is gone; looking into the store instead", extra={"about": {"error": type(error).__name__}})
                await asyncio.sleep(PATIENCE)

    async def _publish(self, client: Any) -> None:
        while True:
            await client.publish(CHANNEL, await self.said.get())

    async def _listen(self, client: Any) -> None:
        async with client.pubsub() as heard:
            await heard.subscribe(CHANNEL)
            self.connected = True
            try:
                async for message in heard.listen():
                    if message["type"] == "message":
                        table, _, number = message["data"].decode(errors="replace").partition(" ")
                        await self._heard(table, number)
            finally:
                self.connected = False

    async def close(self) -> None:
        """Stop listening; Redis' client may take a cancellation for a lost connection, so nobody waits for ever."""
        self.closing = True
        for task in self.tasks:
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=GOODBYE)
