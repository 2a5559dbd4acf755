"""Where the dice come from. Rules hold no generator: whoever drives a match hands it one of these.

`StreamDice` for simulations and seeds, `FairDice` for live games (committed to before the first roll, provable afterwards),
`RecordedDice` for the dice of a record; `real_dice.TypedDice` for real dice on a real table.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from dicecafe.words import Message

from .errors import DiceError, RecordError
from .stream import Stream


class Dice(Protocol):
    """Anything that decides one die or card at a time."""

    def outcome(self, weights: Sequence[int], words: Sequence[str]) -> int:
        """Which of the outcomes it is; an outcome of weight 0 can't be."""

    def done(self, more: bool) -> None:
        """A line of chance is complete, and `more` of them follow or not: refuse dice that are left over."""

    def public(self, over: bool) -> dict[str, Any]:
        """What a record says of these dice, while the game goes on or once it is over."""


class Endless:
    """Dice that are never left over."""

    def done(self, more: bool) -> None:
        """Nothing can be wrong."""


def weighted(below: Callable[[int], int], weights: Sequence[int]) -> int:
    """The outcome that a number below the sum of the weights falls on."""
    r = below(sum(weights))
    for outcome, weight in enumerate(weights):
        r -= weight
        if r < 0:
            return outcome
    raise DiceError("dice/impossible", Message("dice-nothing"))


class StreamDice(Endless):
    """The dice of game `number` of a seeded batch."""

    def __init__(self, seed: int, number: int = 0) -> None:
        self.seed, self.number = seed, number
        self.stream = Stream(seed, 2 * number)

    def outcome(self, weights: Sequence[int], words: Sequence[str]) -> int:
        """The next outcome of the stream."""
        return weighted(self.stream.below, weights)

    def public(self, over: bool) -> dict[str, Any]:
        """The seed and the number say everything, so nothing before the end."""
        return {"seed": self.seed, "number": self.number} if over else {}


class FairDice(Endless):
    """Dice nobody can bend, and anybody can check.

    SHA-256 of the secret, the commitment, is shown first; then every player may add a nonce, whose own SHA-256 (its seal) was
    known before anybody showed theirs; once the game is over the secret is shown, so that every roll can be recomputed.
    Roll number `counter` (each try counts) is the first four bytes of
    HMAC-SHA256(secret, "nonce,nonce,...:counter") as a big-endian number x; it is passed over if x >= 2^32 - 2^32 % n,
    else the result is x % n.
    """

    def __init__(
        self, secret: bytes | None = None, nonces: Sequence[str] = (), counter: int = 0, seals: Sequence[str] = ()
    ) -> None:
        self.secret = secret if secret is not None else secrets.token_bytes(32)
        self.nonces = list(nonces)
        self.seals = list(seals)  # by seat as the nonces then are, empty for one that adds nothing; or none at all
        self.counter = counter
        self._begun = hmac.new(self.secret, f"{','.join(self.nonces)}:".encode(), "sha256")  # what all rolls begin with

    @property
    def commitment(self) -> str:
        """What is published before the first roll."""
        return hashlib.sha256(self.secret).hexdigest()

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each exactly as likely."""
        fair = (1 << 32) - (1 << 32) % n
        while True:
            roll = self._begun.copy()
            roll.update(b"%d" % self.counter)
            self.counter += 1
            x = int.from_bytes(roll.digest()[:4], "big")
            if x < fair:
                return x % n

    def outcome(self, weights: Sequence[int], words: Sequence[str]) -> int:
        """The next outcome of the secret."""
        return weighted(self.below, weights)

    def public(self, over: bool) -> dict[str, Any]:
        """The commitment, the seals and the nonces; the secret only when the game is over."""
        shown: dict[str, Any] = {"commitment": self.commitment, "nonces": self.nonces}
        if self.seals:
            shown["seals"] = self.seals
        return {**shown, "secret": self.secret.hex()} if over else shown


def seal_of(nonce: str) -> str:
    """What a player promises of a nonce before showing it."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def fit(nonces: Sequence[str], seals: Sequence[str]) -> bool:
    """Whether nonces, seat by seat, are the sealed ones; one that is empty was not shown."""
    pairs = zip(nonces, seals, strict=False)
    return len(nonces) == len(seals) and all(not nonce or seal_of(nonce) == seal for nonce, seal in pairs)


class RecordedDice:
    """The dice of a record, in their order, for whoever wants the same dice and other decisions."""

    def __init__(self, log: Sequence[str]) -> None:
        self.lines = [line[2:] for line in log if line.startswith("* ")]
        self.rest = ""

    def outcome(self, weights: Sequence[int], words: Sequence[str]) -> int:
        """The next outcome of the record."""
        if not self.rest:
            if not self.lines:
                raise DiceError("dice/none", Message("dice-line-short", possible=list(words)))
            self.rest = self.lines.pop(0)
        for outcome, (word, weight) in enumerate(zip(words, weights, strict=True)):
            if weight and f"{self.rest} ".startswith(f"{word} "):
                self.rest = self.rest[len(word) + 1 :]
                return outcome
        possible = [word for word, weight in zip(words, weights, strict=True) if weight]
        raise DiceError("dice/impossible", Message("dice-line-wrong", rest=self.rest, possible=possible))

    def done(self, more: bool) -> None:
        """Refuse a line that says more than can happen at once."""
        if self.rest:
            raise DiceError("dice/impossible", Message("dice-line-long", rest=self.rest))

    def public(self, over: bool) -> dict[str, Any]:
        """Where they came from first is not known here."""
        return {}


def from_public(data: Any) -> Dice | None:
    """The dice a finished record describes, ready to roll its first roll again; None where nobody can (real dice)."""
    if not isinstance(data, dict):
        raise RecordError("record/format", Message("record-dice-object", value=repr(data)))
    if "secret" in data:
        return _committed(data)
    if "seed" in data:
        seed, number = data["seed"], data.get("number", 0)
        if not all(type(n) is int and 0 <= n < 1 << 63 for n in (seed, number)):
            raise RecordError("record/format", Message("record-seed", seed=repr(seed), number=repr(number)))
        return StreamDice(seed, number)
    return None


def _committed(data: dict[str, Any]) -> FairDice:
    try:
        nonces, seals = data.get("nonces", []), data.get("seals", [])
        ",".join([*nonces, *seals]).encode()
        dice = FairDice(bytes.fromhex(data["secret"]), nonces, seals=seals)
    except (TypeError, ValueError) as error:
        raise RecordError("record/format", Message("record-secret", error=str(error))) from error
    if dice.commitment != data.get("commitment"):
        other = Message("record-commitment", ours=dice.commitment, theirs=str(data.get("commitment")))
        raise RecordError("record/commitment", other)
    if seals and not fit(nonces, seals):
        raise RecordError("record/seal", Message("record-seal", nonces=nonces, seals=seals))
    return dice
