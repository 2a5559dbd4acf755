"""Accounts: what each address has spent of its budgets, for all workers of a server together.

They share a table in memory, a row an address. Of a rate a row has the time at which all of it is there again: one number that
every worker writes. Two that do so in the same instant may lose a count; that is cheaper than a lock, which a crashed worker
would leave locked. Of what is held, such as a socket, each worker has a column of its own, which is empty when the worker starts.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from array import array
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from .budgets import Budgets, Rate, declared
from .limits import ROUNDING, over

if TYPE_CHECKING:
    from multiprocessing.shared_memory import SharedMemory

ROWS = 1 << 14  # addresses at a time; where more are busy at once, some share a row
PROBES = 16  # rows among which an address finds its own
KEY_BYTES = 6  # of a key, which is a whole number in a float
NUMBER = 8  # bytes

RATES = [one.name for one in declared() if one.per == "address" and isinstance(one.default, Rate)]
HELD = [one.name for one in declared() if one.per == "address" and not isinstance(one.default, Rate)]
FIRST_HELD = 1 + len(RATES)  # the column; the key is in column 0


class Refill(NamedTuple):
    """A rate as it is counted: the column of the time at which all of it is there again, and the seconds that one more adds."""

    column: int
    seconds: float  # in which all of it is refilled
    share: float

    @classmethod
    def of(cls, column: int, rate: Rate) -> Refill:
        """A rate in a column."""
        return cls(column, rate.seconds, rate.seconds / rate.amount)


def width(workers: int) -> int:
    """The numbers of a row."""
    return FIRST_HELD + len(HELD) * workers


class Accounts:
    """The rows as one worker reads and writes them; `shared` names the memory that it shares with the others."""

    def __init__(
        self,
        budgets: Budgets,
        shared: str = "",
        worker: int = 0,
        workers: int = 1,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.budgets, self.worker, self.workers, self.clock = budgets, worker, workers, clock
        self.width = width(workers)
        self.memory = attached(shared) if shared else None
        buffer = self.memory.buf if self.memory else None
        self.rows: Any = buffer.cast("d") if buffer else array("d", bytes(NUMBER * ROWS * self.width))
        self.columns = {name: FIRST_HELD + at * workers for at, name in enumerate(HELD)}
        self.rates = {name: Refill.of(column, getattr(budgets, name)) for column, name in enumerate(RATES, 1)}
        self.key_of = lru_cache(ROWS)(_keys(shared.encode() or secrets.token_bytes(16)))
        self.holding: Counter[tuple[str, str]] = Counter()  # by budget and address, in this worker
        self.spent: Counter[str] = Counter()  # by budget, in this worker
        self.refused: Counter[str] = Counter()
        for name in HELD if shared else []:
            for row in range(ROWS):
                self.rows[row * self.width + self.columns[name] + worker] = 0.0

    def close(self) -> None:
        """Let go of the memory that is shared."""
        if self.memory:
            self.rows.release()
            self.memory.close()

    # ------------------------------------------------------------ rates
    def take(self, name: str, address: str, amount: float = 1) -> None:
        """Take some of a rate, or refuse it."""
        column, seconds, share = self.rates[name]
        at, now = self._row(address) + column, self.clock()
        full_at = max(now, self.rows[at]) + amount * share
        if full_at - now > seconds + ROUNDING:
            self._refuse(name)
        self.rows[at] = full_at
        self.spent[name] += int(amount)

    def check(self, name: str, address: str) -> None:
        """Refuse where nothing of a rate is left."""
        column, seconds, _ = self.rates[name]
        if self.rows[self._row(address) + column] - self.clock() >= seconds:
            self._refuse(name)

    def charge(self, name: str, address: str, amount: float) -> None:
        """Count what was spent of a rate, even if it is more than there was."""
        column, _, share = self.rates[name]
        at = self._row(address) + column
        self.rows[at] = max(self.clock(), self.rows[at]) + amount * share
        self.spent[name] += int(amount)

    # ------------------------------------------------------------ what is held
    def hold(self, name: str, address: str) -> None:
        """Count one more that an address holds, or refuse it."""
        at = self._row(address) + self.columns[name]
        if sum(self.rows[at : at + self.workers]) >= getattr(self.budgets, name):
            self._refuse(name)
        self.spent[name] += 1
        self._change(name, address, 1)

    def release(self, name: str, address: str) -> None:
        """Count one less."""
        self._change(name, address, -1)

    def _change(self, name: str, address: str, by: int) -> None:
        self.holding[name, address] += by
        self.rows[self._row(address) + self.columns[name] + self.worker] = self.holding[name, address]
        if not self.holding[name, address]:
            del self.holding[name, address]

    def _refuse(self, name: str) -> NoReturn:
        self.refused[name] += 1
        raise over(self.budgets, name)

    # ------------------------------------------------------------ rows
    def _row(self, address: str) -> int:
        """Where the row of an address begins: its own, one that is free, or at worst one that it shares."""
        key, rows = self.key_of(address), self.rows
        if rows[home := int(key) % ROWS * self.width] == key:  # as it nearly always is
            return home
        for row in self._places(key):
            if rows[row] == key:
                return row
            if not rows[row]:
                rows[row] = key
                return row
        for row in self._places(key):
            if self._idle(row):
                rows[row : row + self.width] = array("d", [key, *[0.0] * (self.width - 1)])
                return row
        return next(self._places(key))

    def _places(self, key: float) -> Iterator[int]:
        home = int(key) % ROWS
        return ((home + probe) % ROWS * self.width for probe in range(PROBES))

    def _idle(self, row: int) -> bool:
        """Whether nothing is held, and all that was spent is there again."""
        held, rates = self.rows[row + FIRST_HELD : row + self.width], self.rows[row + 1 : row + FIRST_HELD]
        return not any(held) and max(rates) <= self.clock()


def attached(name: str) -> SharedMemory:
    """The memory of that name, which another process made."""
    from multiprocessing.shared_memory import SharedMemory  # a browser has none

    return SharedMemory(name)


def shared_memory(workers: int) -> SharedMemory:
    """Memory for the accounts of several workers."""
    from multiprocessing.shared_memory import SharedMemory

    return SharedMemory(create=True, size=NUMBER * ROWS * width(workers))


def _keys(secret: bytes) -> Callable[[str], float]:
    """A function from addresses to keys, which nobody outside can foresee; 0 is no key."""

    def key(address: str) -> float:
        return float(int.from_bytes(hashlib.blake2b(address.encode(), key=secret[:64], digest_size=KEY_BYTES).digest()) | 1)

    return key
