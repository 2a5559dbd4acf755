"""Errors: every refusal as an ErrorBody with its code, and the headers that every answer has."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from aiohttp import web

from dicecafe.engine.errors import DiceCafeError
from dicecafe.protocol.messages import ErrorBody
from dicecafe.words import Message

from ..garbage import break_cycle
from ..metrics import Metrics
from .answering import SETTINGS, reply
from .clients import address_of
from .operations import RequestError
from .pages import OFFLINE
from .tracing import HEADER, ID

log = logging.getLogger("dicecafe.server")

METRICS = web.AppKey("metrics", Metrics)
CODE = web.ResponseKey("code", str)

STATUS = {  # by the code of an error, or the part before the slash
    "request/nowhere": 404,
    "request/method": 405,
    "request/too-large": 413,
    "request/type": 415,
    "game/unknown": 404,
    "language/unknown": 404,
    "table/unknown": 404,
    "table/removed": 410,
    "table/busy": 503,
    "table": 409,
    "seat/not-yours": 403,
    "seat": 409,
    "token": 403,
    "origin": 403,
    "record/unfinished": 409,
    "limit/sockets": 403,
    "limit/full": 503,
    "limit/busy": 503,
    "limit/deck": 413,
    "limit": 429,
    "store": 503,
    "client": 503,
    "after": 409,
    "analysis/long": 409,
    "analysis": 503,
    "server/closing": 503,
    "server": 500,
}
CSP = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
WITH_PYTHON = CSP.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")  # in WebAssembly
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def status_of(code: str) -> int:
    """The HTTP status of an error, by its code."""
    return STATUS.get(code) or STATUS.get(code.partition("/")[0]) or 400


def refused(error: DiceCafeError) -> web.Response:
    """An error as an answer, which remembers its code."""
    game = error.game.name.replace("_", "-") if error.game else ""
    response = reply(ErrorBody(error.code, error.message, game), status_of(error.code))
    response[CODE] = error.code
    return response


@web.middleware
async def answer_errors(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Answer what can't be done with its code; a mistake of ours goes to the log, not to the world."""
    try:
        return await handler(request)
    except DiceCafeError as error:
        return refused(error)
    except web.HTTPMethodNotAllowed as error:
        allow = {"Allow": ", ".join(sorted({*error.allowed_methods, "OPTIONS"}))}
        if request.method == "OPTIONS":
            break_cycle(error)
            return web.Response(status=204, headers=allow)
        response = refused(RequestError("request/method", Message("request-method")))
        response.headers.update(allow)
        break_cycle(error)
        return response
    except web.HTTPRequestEntityTooLarge:
        return refused(RequestError("request/too-large", Message("request-too-large")))
    except web.HTTPNotFound as error:
        break_cycle(error)
        return refused(RequestError("request/nowhere", Message("request-nowhere")))
    except ConnectionError:
        return web.Response()  # the client is gone, and will not get it
    except Exception as error:
        log.error("a request failed", exc_info=error, extra={"about": {"request": request.get(ID, "")}})
        return refused(RequestError("server/failed", Message("server-failed")))


async def count_refusal(request: web.Request, response: web.StreamResponse) -> None:
    """Count an answer that refuses something."""
    if code := response.get(CODE):
        request.app[METRICS].refuse(code, address_of(request, request.app[SETTINGS]))


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Every answer with the headers that keep a browser safe, and without the one that names our software.

    A socket is no page and needs none of them; they would be kept as long as it is open, 2 KB.
    """
    if response.status != 101:
        response.headers.update(HEADERS)
        if request.path.startswith(f"{request.app[SETTINGS].base_path}{OFFLINE}/"):
            response.headers["Content-Security-Policy"] = WITH_PYTHON
        response.headers[HEADER] = request.get(ID, "")
    response.headers.pop("Server", None)
