"""Answering: operations at their addresses, as aiohttp has them asked, and answers as JSON or as files."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from aiohttp import web

from dicecafe.words import Message

from ..accounts import Accounts
from ..settings import Settings
from ..tables.cafe import Cafe
from ..tables.views import encode
from .clients import address_of, check_origin
from .operations import Asked, Operation, Reply, RequestError, invalid
from .pages import File
from .routes import OPERATIONS, described

CAFE = web.AppKey("cafe", Cafe)
ACCOUNTS = web.AppKey("accounts", Accounts)
SETTINGS = web.AppKey("settings", Settings)


def addresses(with_metrics: bool, base: str = "") -> list[web.RouteDef]:
    """All operations at their addresses below a path, and what describes and counts them."""
    found = [(web.get if one.method == "GET" else web.post)(base + one.path, responding(one)) for one in OPERATIONS]
    found += [web.get(base + path, schema) for path in ("/api/schema", "/api/schema/openapi.json")]
    return [*found, web.get(f"{base}/metrics", metrics)] if with_metrics else found


async def schema(request: web.Request) -> web.Response:
    """The API's description."""
    return web.Response(body=described(), content_type="application/vnd.oai.openapi+json")


async def metrics(request: web.Request) -> web.Response:
    """What the server counts, for Prometheus, which asks the server itself: what a proxy passes on comes from outside."""
    if "X-Forwarded-For" in request.headers:
        raise RequestError("request/nowhere", Message("request-nowhere"))
    return web.Response(
        body=request.app[CAFE].metrics.text(), headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}
    )


def responding(one: Operation) -> Callable[[web.Request], Coroutine[Any, Any, web.StreamResponse]]:
    """A handler of requests that answers with an operation."""

    async def respond(request: web.Request) -> web.StreamResponse:
        settings, body = request.app[SETTINGS], None
        if one.body is not None:
            check_origin(request.headers, settings)
            if request.content_type != "application/json":  # a page may send other kinds anywhere without asking
                raise RequestError("request/type", Message("request-type", given=request.content_type))
            body = await read(request)
        asked = Asked(request.app[CAFE], address_of(request, settings))
        answer = await one.call(asked, {**request.query, **request.match_info}, body)
        if isinstance(answer, File):
            return sent(answer, request.headers)
        return reply(answer.body, answer.status) if isinstance(answer, Reply) else reply(answer, one.status)

    return respond


def reply(answer: Any, status: int = 200) -> web.Response:
    """An answer as JSON."""
    return web.Response(body=encode(answer), status=status, content_type="application/json")


def sent(file: File, headers: Mapping[str, str]) -> web.Response:
    """A file, as small as the browser takes it; nothing, if it is the one that the browser knows."""
    accepted = {one.strip() for one in headers.get("Accept-Encoding", "").split(",")}  # one with a weight is not counted on
    encoding = next((how for how in file.encoded if how in accepted), "")
    answer = {"Cache-Control": file.cache_control, "ETag": file.etags[encoding], "Vary": "accept-encoding"}
    if file.etags[encoding] == headers.get("If-None-Match"):
        return web.Response(status=304, headers=answer)
    answer |= {"Content-Type": file.content_type, **({"Content-Encoding": encoding} if encoding else {})}
    return web.Response(body=file.encoded.get(encoding, file.body), headers=answer)


async def read(request: web.Request) -> bytes:
    """The body of a request; refuses one that is compressed, does not arrive in time, or is too large."""
    if "Content-Encoding" in request.headers:
        raise invalid("the body is compressed")
    timeout = request.app[SETTINGS].request_timeout
    try:
        async with asyncio.timeout(timeout):
            return await request.read()
    except TimeoutError:
        raise invalid(f"the body did not arrive within {timeout:g} seconds") from None
