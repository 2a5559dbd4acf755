"""Fan-out: what one process stores, the others read and publish to their viewers. Redis notifies them at once; without it, and
for a notification that was lost, every process polls the store.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from dicecafe.engine.errors import DiceCafeError

from .store import MAX_NUMBER, StoreError
from .tables.cafe import Cafe

log = logging.getLogger("dicecafe.server")

CHANNEL = "dicecafe"
BATCH = 1000  # changes that are read at once
POLL_INTERVAL = 0.05  # seconds
POLL_INTERVAL_WITH_REDIS = 2.0
RETRY_DELAY = 1.0  # seconds until the store or Redis is tried again
SHUTDOWN_TIMEOUT = 3.0  # seconds for the tasks to stop


class Fanout:
    """Keeps one process in step with the others."""

    def __init__(self, cafe: Cafe, redis: str) -> None:
        self.cafe, self.redis, self.tasks = cafe, redis, list[asyncio.Task[None]]()
        self.outgoing: asyncio.Queue[str] = asyncio.Queue(10_000)  # notifications
        self.unread: set[str] = set()  # tables that changed, and could not be read then
        self.connected, self.closing = False, False

    def start(self) -> None:
        """Poll the store, and listen to Redis."""
        self.tasks.append(asyncio.create_task(self._poll()))
        if self.redis:
            self.cafe.rooms.notify = self._notify
            self.tasks.append(asyncio.create_task(self._with_redis(self._listen)))
            self.tasks.append(asyncio.create_task(self._with_redis(self._publish)))

    def _notify(self, table: str, number: int) -> None:
        if not self.outgoing.full():  # else the others find it when they poll
            self.outgoing.put_nowait(f"{table} {number}")

    async def _poll(self) -> None:
        """Refresh the tables at which other processes stored something."""
        since: int | None = None
        while True:
            try:
                if since is None:
                    since = await self.cafe.store.latest()
                    for table in list(self.cafe.rooms.rooms):  # opened meanwhile, and perhaps changed since
                        await self._refresh(table, MAX_NUMBER)
                for table in list(self.unread):
                    await self._refresh(table, MAX_NUMBER)
                since = await self.catch_up(since)
            except DiceCafeError as error:
                log.warning("the store can't be read", extra={"about": {"code": error.code}})
                await asyncio.sleep(RETRY_DELAY)
            await asyncio.sleep(POLL_INTERVAL_WITH_REDIS if self.connected else POLL_INTERVAL)

    async def catch_up(self, since: int) -> int:
        """Refresh the tables at which something was stored after a sequence number; up to where the store was read."""
        changes = None
        while changes is None or len(changes) == BATCH:  # with fewer there are no more, else a busy cafe would fall behind
            since = self.cafe.store.own(since)
            changes = await self.cafe.store.changes(since, BATCH)
            own = self.cafe.store.own(since)  # stored and published here meanwhile
            for sequence, table, number in changes:
                if sequence > own:
                    await self._refresh(table, number)
                since = sequence
        return since

    async def _refresh(self, table: str, number: int | str) -> None:
        """Refresh one table; if it can't be read now, or is none at all, the others still are, and it is when one polls again."""
        self.unread.discard(table)
        try:
            await self.cafe.refresh(table, int(number))
        except DiceCafeError as error:
            if isinstance(error, StoreError):
                self.unread.add(table)
            log.warning("a table can't be read", extra={"about": {"table": table, "code": error.code}})
        except Exception:
            log.exception("a table can't be read", extra={"about": {"table": table, "number": number}})

    async def _with_redis(self, work: Any) -> None:
        """Run something with a connection to Redis, and again when the connection was lost."""
        from redis import asyncio as redis

        while not self.closing:
            try:
                async with redis.from_url(self.redis) as client:
                    await work(client)
            except (redis.RedisError, OSError) as error:
                log.warning("Redis is gone; looking into the store instead", extra={"about": {"error": type(error).__name__}})
                await asyncio.sleep(RETRY_DELAY)

    async def _publish(self, client: Any) -> None:
        while True:
            await client.publish(CHANNEL, await self.outgoing.get())

    async def _listen(self, client: Any) -> None:
        async with client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            self.connected = True
            try:
                async for message in channel.listen():
                    if message["type"] == "message":
                        table, _, number = message["data"].decode(errors="replace").partition(" ")
                        await self._refresh(table, number)
            finally:
                self.connected = False

    async def close(self) -> None:
        """Stop; Redis' client may take a cancellation for a lost connection, so nobody waits for ever."""
        self.closing = True
        for task in self.tasks:
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=SHUTDOWN_TIMEOUT)
