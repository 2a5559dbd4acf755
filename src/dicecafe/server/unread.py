"""Unread: what clients were sent and have not read, answers and messages. The system takes no more of it, so it is kept here."""

from __future__ import annotations

from collections import Counter
from typing import Protocol


class Reader(Protocol):
    """A client that is sent something."""

    address: str  # who pays for it

    @property
    def waiting(self) -> int:
        """The bytes that it has not read."""

    def drop(self) -> None:
        """Send it away, since it does not read."""


class Unread:
    """The unread bytes of all clients of a process; where they are too many, whoever has most of them goes."""

    def __init__(self) -> None:
        self.total = 0
        self.readers: dict[Reader, int] = {}
        self.addresses: Counter[str] = Counter()

    def note(self, reader: Reader, size: int, most: int) -> None:
        """A client has so many bytes to read, and all together may have so many."""
        self._set(reader, size)
        while self.total > most:
            worst = self._worst()
            if (size := worst.waiting) < self.readers[worst]:  # it has read some since it was last sent something
                self._set(worst, size)
            else:
                self.forget(worst)
                worst.drop()

    def forget(self, reader: Reader) -> None:
        """A client has nothing to read, or is gone."""
        if size := self.readers.pop(reader, 0):
            self.total -= size
            self.addresses[reader.address] -= size
            if not self.addresses[reader.address]:
                del self.addresses[reader.address]

    def _set(self, reader: Reader, size: int) -> None:
        self.forget(reader)
        if size:
            self.readers[reader] = size
            self.addresses[reader.address] += size
            self.total += size

    def _worst(self) -> Reader:
        """Of the address that has most to read, the client that has most: many connections do not make one look modest."""
        address = max(self.addresses, key=self.addresses.__getitem__)
        return max((reader for reader in self.readers if reader.address == address), key=self.readers.__getitem__)
