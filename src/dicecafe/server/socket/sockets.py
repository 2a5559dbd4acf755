"""Sockets: the WebSockets at which devices play."""

from __future__ import annotations

import asyncio
import logging

from aiohttp import WSCloseCode, web

from ..accounts import Accounts
from ..garbage import break_cycle
from ..http.clients import address_of, check_origin
from ..tables.cafe import Cafe
from .connection import Connection
from .conversation import converse

log = logging.getLogger("dicecafe.server")


class Sockets:
    """All sockets of one process."""

    def __init__(self, cafe: Cafe, accounts: Accounts) -> None:
        self.cafe, self.accounts, self.connections = cafe, accounts, set[Connection]()

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """One connection, from its first byte to its last."""
        settings = self.cafe.settings
        address = address_of(request, settings)
        check_origin(request.headers, settings)
        self.accounts.hold("sockets_per_address", address)
        try:
            connection = await Connection.accept(request, address, settings, self.cafe.metrics)
            self.connections.add(connection)
            self.cafe.metrics.sockets.inc()
            try:
                await converse(self.cafe, connection)
            except Exception:
                log.exception("a connection failed")
                await connection.close(WSCloseCode.INTERNAL_ERROR, "server/failed")
            finally:
                connection.release()
                break_cycle(connection.socket.exception())
                self.connections.discard(connection)
                self.cafe.metrics.sockets.dec()
        finally:
            self.accounts.release("sockets_per_address", address)
        return connection.socket

    async def ping_silent(self) -> None:
        """Ping clients that are silent. aiohttp's own heartbeat would keep a closed socket, 6 KB, until cycles are collected."""
        while True:
            await asyncio.sleep(self.cafe.settings.ping / 4)
            for connection in list(self.connections):
                await connection.check_silence()

    async def close(self) -> None:
        """Close them all: the server stops, and clients may come back."""
        await asyncio.gather(*(connection.close(WSCloseCode.SERVICE_RESTART) for connection in self.connections))
