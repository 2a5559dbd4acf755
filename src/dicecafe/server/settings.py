"""Settings: what a server is told by flags and by its environment."""

from __future__ import annotations

from dataclasses import dataclass, field

from .budgets import Budgets


@dataclass(frozen=True)
class Settings(Budgets):
    """How a server runs, besides its budgets; the defaults are for one machine and one file."""

    store: str = "cafe.db"
    redis: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    key: str = ""  # signs tokens; without one the store keeps one of its own making
    origins: list[str] = field(default_factory=list)  # other sites whose pages may connect
    bot_threads: int = 2
    debounce: float = 2.0  # seconds until somebody whose socket closed is gone
    nonce_wait: float = 20.0  # seconds that a game at which all seats are taken waits for what devices add to its dice
    ping: float = 20.0  # seconds of silence after which a socket is pinged; after half as long again it is taken for dead
    waiting_days: float = 1.0  # a table at which nobody ever sat down is swept after this
    idle_days: float = 60.0  # one whose game stopped, after this
    trust_proxy: bool = False  # take the address from X-Forwarded-For
    metrics: bool = True
    log_addresses: bool = True  # whether the log says where refused requests came from
    memory_warning: int = 300_000_000  # bytes; the log tells when a process has more
    warm: bool = True  # compile what strong bots, hints and the coach need, in the background, as soon as the cafe opens
    client: str = ""  # the folder of the built client; without one, the one beside this file
