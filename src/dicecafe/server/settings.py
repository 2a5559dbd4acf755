"""Settings: how a server runs, and which of them can't be so. `sources` says where they come from."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import unquote, urlsplit

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message

from .budgets import Budgets, Rate

PREFIX = "DICECAFE_"  # of a setting's name in the environment
MAY_BE_ZERO = ("debounce", "drain", "finished_days", "port")
SHORTEST_KEY = 16  # letters
DAY = 86_400  # seconds
BASE_PATH = re.compile(r"(/(?!\.\.?(/|$))[A-Za-z0-9._~-]+)+")  # no slash at its end, no `.` or `..` in it
REDIS_SCHEMES = ("redis", "rediss", "unix")


class ServeError(DiceCafeError):
    """A server that can't be started this way."""

    codes: ClassVar = {
        "serve/port": "the port can't be had",
        "serve/setting": "a setting can't be read, or can't be so",
        "serve/alone": "several processes need a store they can share",
    }


@dataclass(frozen=True)
class Settings(Budgets):
    """How a server runs, besides its budgets; the defaults are for one machine and one file."""

    store: str = "cafe.db"
    redis: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    base_path: str = ""  # below which all of the cafe is, as `/games` where a proxy has other sites beside it
    workers: int = 1
    key: str = ""  # signs tokens; without one the store keeps one of its own making
    origins: list[str] = field(default_factory=list)  # other sites whose pages may connect
    bots: list[str] = field(default_factory=list)  # from outside, which tables are offered: module:name, or an installed one
    bot_processes: int = 2  # in which bots that search think; others have one, hints one, the coach one
    bot_seconds: float = 10.0  # that a bot thinks about a move, then one of a quicker level decides
    debounce: float = 2.0  # seconds until somebody whose socket closed is gone
    nonce_wait: float = 20.0  # seconds that a game at which all seats are taken waits for what devices add to its dice
    ping: float = 20.0  # seconds of silence after which a socket is pinged; after half as long again it is taken for dead
    waiting_days: float = 1.0  # a table at which nobody ever sat down is swept after this
    idle_days: float = 60.0  # one whose game stopped, after this
    finished_days: float = 90.0  # one whose game is over, after this; 0: never
    drain: float = 0.0  # seconds between the signal to stop and the end, in which a proxy sees that others are to be asked
    trust_proxy: bool = False  # take the address from X-Forwarded-For, whoever says it
    proxies: list[str] = field(default_factory=list)  # addresses and networks whose X-Forwarded-For is believed, and no other's
    metrics: bool = True
    log_requests: bool = False  # whether the log tells of every request
    log_addresses: bool = True  # whether the log says where refused requests came from
    memory_warning: int = 300_000_000  # bytes; the log tells when a process has more
    warm: bool = True  # compile what strong bots, hints and the coach need, in the background, as soon as the cafe opens
    demo: str = ""  # the folder of the cafe as files alone, by which people play bots without a network; without one they do not
    client: str = ""  # the folder of the built client; without one, the one beside this file

    @property
    def behind_proxy(self) -> bool:
        """Whether connections are a proxy's rather than people's."""
        return self.trust_proxy or bool(self.proxies)

    @property
    def kept_seconds(self) -> tuple[float, float, float]:
        """How long tables are kept at which nobody ever sat down, whose game stopped, and whose game is over."""
        return self.waiting_days * DAY, self.idle_days * DAY, self.finished_days * DAY or math.inf


# ---------------------------------------------------------------- checking
def check(settings: Settings, sources: Mapping[str, str] | None = None) -> None:
    """Refuse settings with which a server could not work; all of them, before anybody can connect.

    `sources` says by which name somebody set each; else it is the environment's.
    """

    def demand(holds: bool, name: str, value: object, wanted: str) -> None:
        if not holds:
            shown, known = str(value) if isinstance(value, Rate) else repr(value), (sources or {}).get(name, variable(name))
            raise ServeError(
                "serve/setting", Message("serve-range", name=known, value=shown, wanted=Message(f"serve-wants-{wanted}"))
            )

    for one in fields(settings):
        value: Any = getattr(settings, one.name)
        if isinstance(value, Rate):
            demand(value.amount >= 1 and value.seconds > 0 and all(map(math.isfinite, value)), one.name, value, "rate")
        elif isinstance(value, int | float) and not isinstance(value, bool):
            least = 0 if one.name in MAY_BE_ZERO else math.ulp(0.0)
            demand(math.isfinite(value) and value >= least, one.name, value, "number")
    demand(not settings.base_path or bool(BASE_PATH.fullmatch(settings.base_path)), "base_path", settings.base_path, "path")
    for proxy in settings.proxies:
        demand(is_network(proxy), "proxies", proxy, "network")
    for origin in settings.origins:
        demand(is_origin(origin), "origins", origin, "origin")
    demand(not settings.redis or urlsplit(settings.redis).scheme in REDIS_SCHEMES, "redis", settings.redis, "redis")
    demand(not settings.demo or (Path(settings.demo) / "files.json").is_file(), "demo", settings.demo, "demo")
    demand(not settings.client or Path(settings.client).is_dir(), "client", settings.client, "folder")
    key = settings.key
    demand(not key or (len(key) >= SHORTEST_KEY and key.isprintable()), "key", "*" * len(key), "key")


def is_origin(text: str) -> bool:
    """Whether a text is what a browser calls an origin."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return False
    return bool(parts.scheme and parts.hostname) and port != 0 and text == f"{parts.scheme}://{parts.netloc}"


def is_network(text: str) -> bool:
    """Whether a text is an address, or a network of them."""
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def variable(name: str) -> str:
    """The variable of the environment that holds a setting."""
    return f"{PREFIX}{name.upper()}"


def without_password(address: str) -> str:
    """An address without its password, whether that stands before the @ or among the parameters after the ?."""
    place, mark, query = address.partition("?")
    if "@" in query:  # of one of the two, and it is not known of which
        return f"{place.partition('://')[0]}://..."
    head, at, tail = place.rpartition("@")
    words = (word.partition("=") for word in query.split("&"))
    shown = "&".join(f"{name}{equals}{'...' if 'password' in unquote(name) else value}" for name, equals, value in words)
    return (f"{head.rpartition('/')[0]}/...@{tail}" if at else place) + mark + shown
