"""Tracing: each request has an id, which its answer and the log name; the log tells of all requests where that is wanted.

It names the kind of address and never the address itself: codes and links in it are keys to tables.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web

from .answering import SETTINGS
from .clients import is_forwarded

log = logging.getLogger("dicecafe.server")

ID: Final = web.RequestKey("id", str)
HEADER: Final = "X-Request-Id"
GIVEN: Final = re.compile(r"[A-Za-z0-9-]{1,64}")  # what a proxy may call a request


@web.middleware
async def trace(request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> web.StreamResponse:
    """Give a request its id, the proxy's if there is one."""
    settings = request.app[SETTINGS]
    given = request.headers.get(HEADER, "") if is_forwarded(request.remote or "local", settings) else ""
    request[ID] = given if GIVEN.fullmatch(given) else secrets.token_hex(8)
    if not settings.log_requests:
        return await handler(request)
    started = time.perf_counter()
    response = await handler(request)
    resource = request.match_info.route.resource
    about: dict[str, object] = {
        "request": request[ID],
        "method": request.method,
        "path": resource.canonical if resource else "page",
    }
    about |= {"status": response.status, "seconds": round(time.perf_counter() - started, 4)}
    log.info("request", extra={"about": about})
    return response
