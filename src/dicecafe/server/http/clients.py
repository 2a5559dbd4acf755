"""Clients: where a request comes from."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
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
    """The address that pays for a request."""
    remote = request.remote or "local"
    if not settings.behind_proxy or not (forwarded := request.headers.getall("X-Forwarded-For", [])):
        return payer(remote)
    words = [word.strip() for line in forwarded for word in line.split(",")]
    if not settings.proxies:
        return payer(words[-1])  # the last word is the proxy's, what came before may be anybody's
    proxies = tuple(settings.proxies)
    return payer(next((word for word in (remote, *reversed(words)) if not is_proxy(word, proxies)), words[0]))


@lru_cache(4096)
def is_proxy(address: str, proxies: tuple[str, ...]) -> bool:
    """Whether an address is one of those, or of a network among them."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found  # as a socket for both kinds of addresses says them
    return any(found in ip_network(proxy) for proxy in proxies)


def is_forwarded(remote: str, settings: Settings) -> bool:
    """Whether a connection from an address is a proxy's, for others, rather than somebody's own."""
    return is_proxy(remote, tuple(settings.proxies)) if settings.proxies else settings.trust_proxy


@lru_cache(4096)
def payer(address: str) -> str:
    """Who pays for what an address does: itself, or of IPv6 its network of 64 bits, which is one customer's."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((int(found) >> 64 << 64, 64)))


@lru_cache(4096)
def network(address: str) -> str:
    """The largest network that is likely to be one customer's, of an address that pays: itself, or of IPv6 48 bits."""
    return str(ip_network(address).supernet(new_prefix=48)) if address.endswith("/64") else address


def check_origin(headers: Mapping[str, str], settings: Settings) -> None:
    """Refuse a page that is not ours; a program that is no page at all has no origin."""
    origin = headers.get("Origin")
    if origin is None or origin in settings.origins:
        return
    with suppress(ValueError):  # no address at all
        if urlsplit(origin).netloc == headers.get("Host"):
            return
    raise OriginError("origin/foreign", Message("origin-foreign"))
