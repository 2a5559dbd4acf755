"""Peers: the connections of a process, counted from the moment they are accepted, whatever comes on them or does not."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, cast

from aiohttp import WSCloseCode, web

from dicecafe.engine.errors import DiceCafeError

from ..accounts import Accounts
from ..limits import LimitError, over
from ..metrics import Metrics
from ..settings import Settings
from ..slices import Slices
from ..socket.frames import Frames
from .clients import address_of, is_forwarded, payer
from .errors import HEADERS, refused
from .holders import Holders
from .operations import invalid

log = logging.getLogger("dicecafe.server")

END_OF_HEAD = b"\r\n\r\n"
DESCRIPTORS_KEPT = 128  # file descriptors for the store, the log and the like
NEWCOMERS = 64  # connections that have yet to say what they want, when all others are in use
LEAVE_TIMEOUT = 0.5  # seconds
MAX_LEAVING = 64  # connections that are not taken and still there
MAX_DESCRIPTORS = 65_536  # more are never asked for


class Peers:
    """All connections of a process, those that wait for a request apart: when there are too many, the oldest of them goes.

    When all are in use, whoever uses most loses one to a newcomer who uses fewer.
    """

    def __init__(self, settings: Settings, accounts: Accounts, metrics: Metrics) -> None:
        self.settings, self.accounts, self.metrics = settings, accounts, metrics
        self.most = min(settings.connections, max(1, descriptors() - DESCRIPTORS_KEPT - NEWCOMERS))
        self.peers: set[Peer] = set()
        self.idle: dict[Peer, None] = {}  # the oldest first
        self.idle_by_address: dict[str, dict[Peer, None]] = {}
        self.in_use = Holders[Peer]()
        self.leaving = 0
        self.turns = Slices()  # in which requests begin: hundreds may have arrived at once
        metrics.connections.set_function(lambda: len(self.peers))

    def admit(self, peer: Peer) -> None:
        """Count a connection; refuse one too many if none can be closed for it."""
        if len(self.peers) >= self.most + NEWCOMERS and not self._close_oldest(self.idle, "connections"):
            raise over(self.settings, "connections")
        if not peer.forwarded:  # else all of them are the proxy's
            self.accounts.take("connects", peer.address)
            try:
                self.accounts.hold("connections_per_address", peer.address)
            except LimitError:
                if not self._close_oldest(self.idle_by_address.get(peer.address, {}), "connections_per_address"):
                    raise
                self.accounts.hold("connections_per_address", peer.address)
        self.peers.add(peer)
        self.set_idle(peer)

    def forget(self, peer: Peer) -> None:
        """Count a connection no longer."""
        if peer in self.peers:
            self.peers.discard(peer)
            self._set_not_idle(peer)
            self.in_use.remove(peer)
            if not peer.forwarded:
                self.accounts.release("connections_per_address", peer.address)

    def set_idle(self, peer: Peer) -> None:
        """The connection waits for a request."""
        self.in_use.remove(peer)
        if peer in self.peers:
            self.idle[peer] = self.idle_by_address.setdefault(peer.address, {})[peer] = None

    def set_in_use(self, peer: Peer, address: str) -> None:
        """The connection has a request of an address; if all are in use, another makes way for it, or it is refused."""
        if len(self.in_use) >= self.most:
            if (largest := self.in_use.largest(address)) is None:
                raise over(self.settings, "connections")
            self.in_use.remove(largest)
            largest.make_way(over(self.settings, "connections"))
        if peer in self.peers:
            self._set_not_idle(peer)
            self.in_use.add(peer, address)

    def _set_not_idle(self, peer: Peer) -> None:
        if self.idle.pop(peer, self) is None:
            own = self.idle_by_address[peer.address]
            del own[peer]
            if not own:
                del self.idle_by_address[peer.address]

    def see_off(self, transport: asyncio.Transport, answer: bytes) -> None:
        """Answer a connection that is not taken; some are given time to send their request, else the system drops the answer."""
        transport.write(answer)
        if self.leaving < MAX_LEAVING:
            self.leaving += 1
            transport.write_eof()
            asyncio.get_running_loop().call_later(LEAVE_TIMEOUT, self._left, transport)
        else:
            transport.close()

    def _left(self, transport: asyncio.Transport) -> None:
        self.leaving -= 1
        transport.abort()

    def _close_oldest(self, among: dict[Peer, None], budget: str) -> bool:
        oldest = next(iter(among), None)
        if oldest:
            oldest.turn_away(over(self.settings, budget))
        return oldest is not None


class Peer(web.RequestHandler):
    """One connection, as aiohttp's handler of requests with a count of all that arrives."""

    __slots__ = ("address", "deadline", "forwarded", "frames", "in_head", "last_bytes", "peers", "received")

    def __init__(self, peers: Peers, server: web.Server, **options: Any) -> None:
        super().__init__(server, loop=asyncio.get_running_loop(), **options)
        self.peers, self.address, self.forwarded = peers, "", False
        self.frames: Frames | None = None  # of a socket
        self.received, self.in_head, self.last_bytes = 0, True, b""  # since the last answer
        self.deadline: asyncio.TimerHandle | None = None  # of a client that does not read its answer

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection, or say why not."""
        remote = str((transport.get_extra_info("peername") or ["local"])[0])
        self.address, self.forwarded = payer(remote), is_forwarded(remote, self.peers.settings)
        try:
            self.peers.admit(self)
        except LimitError as error:
            self.peers.metrics.refuse(error.code, self.address)
            self.peers.see_off(cast(asyncio.Transport, transport), plain(error))
        else:
            super().connection_made(transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        """The connection is gone."""
        self.peers.forget(self)
        self._stop_waiting()
        super().connection_lost(exc)
        if self.frames:
            self.frames.release()

    def data_received(self, data: bytes) -> None:
        """Pass on what arrives, up to so much between two answers."""
        if self not in self.peers.peers:
            pass  # it was turned away
        elif self.frames is None and self._too_much(data):
            self.turn_away(invalid("there is no end to it"))
        else:
            super().data_received(data)

    def _too_much(self, data: bytes) -> bool:
        """Whether a request's head, or all of it, is larger than any may be."""
        settings = self.peers.settings
        self.received += len(data)
        if self.in_head:
            self.in_head = END_OF_HEAD not in data and END_OF_HEAD not in self.last_bytes + data[:3]
            self.last_bytes = data[-3:]
        return self.received > settings.head_bytes + (0 if self.in_head else 2 * settings.request_bytes)

    def begin_request(self, address: str) -> None:
        """A whole head is there, of an address; behind a proxy it is the client's."""
        self.peers.set_in_use(self, address)

    def end_request(self, whole: bool) -> None:
        """The request is answered; `whole` says whether all of it had arrived."""
        self.received, self.in_head, self.last_bytes = 0, whole, b""
        if self.frames is None:
            self.peers.set_idle(self)

    def pause_writing(self) -> None:
        """An answer is larger than what the client has read of it: the rest is kept here, so long and no longer."""
        super().pause_writing()
        if self.frames is None:  # a socket has a budget of its own
            settings = self.peers.settings
            self.deadline = asyncio.get_running_loop().call_later(settings.answer_timeout, self.drop)
            self.peers.metrics.unread.note(self, self.waiting, settings.unread_in_all)

    def resume_writing(self) -> None:
        """The client has read nearly all of it."""
        self._stop_waiting()
        super().resume_writing()

    def _stop_waiting(self) -> None:
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None
            self.peers.metrics.unread.forget(self)

    @property
    def waiting(self) -> int:
        """The bytes of an answer that the client has not read."""
        return self.transport.get_write_buffer_size() if self.transport else 0

    def drop(self) -> None:
        """Hang up on a client that does not read its answer; it could not be told why either."""
        if self.transport is not None:
            self.peers.metrics.refuse("limit/unread", self.address)
            asyncio.get_running_loop().call_soon(self.transport.abort)  # not at once: it may be the one that called

    def make_way(self, error: DiceCafeError) -> None:
        """Go, whatever the connection is used for."""
        if self.frames:
            self.frames.stop(WSCloseCode.TRY_AGAIN_LATER, error.code)
        else:
            self.turn_away(error)

    def turn_away(self, error: DiceCafeError) -> None:
        """Answer with a refusal, if nothing else is being answered, and close."""
        self.peers.metrics.refuse(error.code, self.address)
        if self.transport is not None and self in self.peers.idle:
            self.transport.write(plain(error))
        self.peers.forget(self)
        self.force_close()

    def set_parser(self, parser: Any, data_received_cb: Callable[[], None] | None = None) -> None:
        """From now on the connection is a socket."""
        self.frames = Frames(parser, self.peers.settings.frames, self.peers.settings.message_bytes)
        super().set_parser(self.frames, data_received_cb)  # type: ignore[arg-type]  # it has the same two methods

    def handle_error(
        self, request: web.BaseRequest, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        """Answer bytes that are no HTTP as everything else is answered, and log no traceback: anybody may send them."""
        if status >= 500:
            return super().handle_error(request, status, exc, message)
        self.peers.metrics.refuse("request/invalid", self.address)
        response = refused(invalid((message or "").partition("\n")[0][:200]))
        response.headers.update({**HEADERS, "Server": ""})  # else aiohttp names itself
        response.force_close()
        return response


@web.middleware
async def count_requests(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Tell a connection when its request begins and ends."""
    peer = request.protocol
    assert isinstance(peer, Peer)
    address = address_of(request, peer.peers.settings)
    try:
        peer.peers.accounts.take("requests", address)
        peer.begin_request(address)
        await peer.peers.turns.turn()
        return await handler(request)
    except LimitError as error:
        response = refused(error)
        if error.code in ("limit/requests", "limit/full"):
            response.force_close()
        return response
    finally:
        peer.end_request(request.content.is_eof())


def plain(error: DiceCafeError) -> bytes:
    """A refusal as bytes, for a connection that gets no other."""
    response = refused(error)
    assert isinstance(response.body, bytes)
    headers = {**HEADERS, "Content-Type": "application/json", "Content-Length": len(response.body), "Connection": "close"}
    head = [f"HTTP/1.1 {response.status} {response.reason}", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*head, "", ""]).encode() + response.body


def descriptors() -> int:
    """The files that this process may have open: as many as the system lets it."""
    try:
        import resource  # not there on Windows
    except ImportError:
        return 1 << 31
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < (wanted := min(hard, MAX_DESCRIPTORS)):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)
