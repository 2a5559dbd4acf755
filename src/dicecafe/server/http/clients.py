"""Clients: where a request comes from."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import ClassVar
from urllib.parse import urlsplit

from aiohttp import web

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message

from ..settings import Settings


class OriginError(DiceCafeError):
    """A page of another site."""

    codes: ClassVar = {
        "origin/foreign": "a page of another site tried to connect",
    }


def address_of(request: web.Request, settings: Settings) -> str:
    """Where a request comes from."""
    forwarded = request.headers.getall("X-Forwarded-For", []) if settings.trust_proxy else []
    if forwarded:
        return forwarded[-1].split(",")[-1].strip()  # the last word is the proxy's, what came before may be anybody's
    return request.remote or "local"


def check_origin(headers: Mapping[str, str], settings: Settings) -> None:
    """Refuse a page that is not ours; a program that is no page at all has no origin."""
    origin = headers.get("Origin")
    if origin is None or origin in settings.origins:
        return
    with suppress(ValueError):  # no address at all
        if urlsplit(origin).netloc == headers.get("Host"):
            return
    raise OriginError("origin/foreign", Message("origin-foreign"))
