"""Budgets: how much of each resource a client nobody knows may claim. Each is declared here, once.

A budget is a setting (`DICECAFE_` and its name), a row of docs/limits.md, and a code with which what is over it is refused. To
add one: a line in `Budgets`, a sentence named after its code in the catalogues, `raise over(settings, name)` where it is spent.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any, Literal, NamedTuple, Self, TypeVar

Per = Literal["request", "connection", "address", "table", "process"]
T = TypeVar("T")


class Rate(NamedTuple):
    """So many at once, refilled evenly within so many seconds: `30/60`."""

    amount: float
    seconds: float

    def __str__(self) -> str:
        return f"{self.amount:.12g}/{self.seconds:.12g}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The rate that a text says; a ValueError if it says none."""
        amount, _, seconds = text.partition("/")
        return cls(float(amount), float(seconds))


class Budget(NamedTuple):
    """One resource: what is counted for whom, how much of it there is, and the code of the refusal when it is spent."""

    name: str
    default: float | Rate
    per: Per
    code: str
    counts: str


def budget(default: T, per: Per, code: str, counts: str) -> T:
    """Declare a budget as a field of `Budgets`."""
    found: T = field(default=default, metadata={"per": per, "code": code, "counts": counts})
    return found


@dataclass(frozen=True)
class Budgets:
    """All budgets, with values that suit a cafe on one small machine."""

    # ------------------------------------------------------------ connections, whatever they are for
    connections: int = budget(
        4000, "process", "limit/full", "connections in use, as far as there are file descriptors; then whoever has most loses one"
    )
    connections_per_address: int = budget(512, "address", "limit/connections", "connections at a time, also half-sent requests")
    connects: Rate = budget(Rate(1200, 60), "address", "limit/connects", "new connections")

    lag: float = budget(
        0.5, "process", "limit/busy", "seconds by which the event loop is late, on average over five; then no tables are opened"
    )

    # ------------------------------------------------------------ HTTP
    head_bytes: int = budget(32 * 1024, "request", "request/invalid", "bytes of a request's head")
    header_bytes: int = budget(8190, "request", "request/invalid", "bytes of a request line, and of each header")
    headers: int = budget(64, "request", "request/invalid", "headers")
    request_bytes: int = budget(256 * 1024, "request", "request/too-large", "bytes of a body; a deck of one's own fits")
    request_timeout: float = budget(10.0, "request", "request/invalid", "seconds for the head, and as many for the body")
    answer_timeout: float = budget(60.0, "request", "limit/unread", "seconds in which an answer is read")
    requests: Rate = budget(Rate(3000, 300), "address", "limit/requests", "requests of any kind, for pages too")
    tables: Rate = budget(
        Rate(30, 60), "address", "limit/tables", "tables opened, looked for and joined, rematches, records read"
    )

    # ------------------------------------------------------------ sockets
    hello_timeout: float = budget(10.0, "connection", "limit/hello", "seconds from the start to a valid hello")
    hellos: int = budget(10, "connection", "limit/hello", "messages that are no valid hello")
    frames: Rate = budget(Rate(240, 3), "connection", "limit/frames", "frames of any kind: fragments, pings, pongs, messages")
    message_bytes: int = budget(16 * 1024, "connection", "limit/message", "bytes of a message; a larger one closes the socket")
    messages: Rate = budget(Rate(60, 3), "connection", "limit/messages", "messages, pings and pongs")
    refusals: int = budget(200, "connection", "limit/refusals", "messages in a row that are refused")
    messages_per_address: Rate = budget(Rate(600, 3), "address", "limit/messages", "commands on all its sockets")
    unread_bytes: int = budget(2_000_000, "connection", "limit/unread", "bytes sent to a client who does not read them")
    unread_in_all: int = budget(
        64_000_000, "process", "limit/unread", "the same of all clients, and answers; over it, whoever has most goes"
    )
    sockets_per_address: int = budget(200, "address", "limit/sockets", "sockets at a time")

    # ------------------------------------------------------------ tables
    # Of 10,000 games of greedy bots, at the options that make them longest, one has 10,681 lines (one to 500 points, for six).
    lines_per_game: int = budget(20_000, "table", "limit/lines", "moves and rolls of a game; one that has more can't go on")
    lines_read: Rate = budget(Rate(100_000, 60), "address", "limit/reading", "lines of games that are read from the store")
    deck_bytes: int = budget(64 * 1024, "table", "limit/deck", "bytes of a deck that is brought, with the other options")
    stored_bytes: Rate = budget(
        Rate(64_000_000, 86_400), "address", "limit/store", "bytes that its tables, seats, commands and bots add to the store"
    )
    viewers_per_table: int = budget(500, "table", "limit/spectators", "devices at a table; then nobody else may look on")
    asides_per_table: int = budget(
        2000, "table", "limit/table", "emotes, words, moves taken back, comings and goings; each seat has a share"
    )

    # ------------------------------------------------------------ thinking
    hints_per_address: int = budget(16, "address", "limit/hints", "hints that wait for a worker, and odds")
    hints_waiting: int = budget(200, "process", "limit/hints", "hints that wait for a worker, and odds")
    hint_seconds: float = budget(20.0, "request", "thinking/late", "seconds of work on a hint, or on odds")
    analyses_per_address: int = budget(2, "address", "analysis/busy", "analyses that wait for a worker")
    analyses_waiting: int = budget(16, "process", "analysis/busy", "analyses that wait for a worker")
    analysis_lines: int = budget(2000, "request", "analysis/long", "lines of a game that is to be analysed")
    analysis_seconds: float = budget(300.0, "request", "analysis/late", "seconds of work on an analysis")


def declared(budgets: type[Budgets] | Budgets = Budgets) -> Iterator[Budget]:
    """Every budget there is, in order."""
    for one in fields(budgets):
        if "per" in one.metadata:
            default: Any = one.default
            yield Budget(one.name, default, **one.metadata)


BUDGETS = {one.name: one for one in declared()}
