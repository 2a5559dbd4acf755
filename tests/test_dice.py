"""Dice from four sources: a seeded stream, a committed secret, people, a record."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from refusals import refused

from dicecafe.engine.dice import FairDice, RecordedDice, StreamDice, from_public, weighted
from dicecafe.engine.errors import DiceCafeError, RecordError
from dicecafe.engine.real_dice import TypedDice

FACES = ["bun", "patty", "pickles"]


def test_weights_are_kept() -> None:
    """An outcome of weight 2 comes twice as often, one of weight 0 never."""
    dice = StreamDice(1)
    counts = Counter(dice.outcome([2, 0, 1], FACES) for _ in range(6000))
    assert set(counts) == {0, 2}
    assert 3800 < counts[0] < 4200


def test_weighted_walks_the_weights() -> None:
    """Each number below the sum falls on one outcome."""
    assert [weighted({3: r}.__getitem__, [2, 0, 1]) for r in range(3)] == [0, 0, 2]


def test_fair_dice_are_what_the_secret_says() -> None:
    """Anybody can recompute a roll from the secret, the nonces and the counter."""
    dice = FairDice(bytes(32), ["a", "b"])
    assert dice.commitment == hashlib.sha256(bytes(32)).hexdigest()
    expected = [int.from_bytes(hmac.new(bytes(32), f"a,b:{n}".encode(), "sha256").digest()[:4], "big") % 6 for n in range(5)]
    assert [dice.below(6) for _ in range(5)] == expected  # the first five are below 2^32 - 4, so none is passed over


def test_fair_dice_pass_over_unfair_numbers() -> None:
    """With a bound just over 2^31 about half of the tries are passed over, and each try counts."""
    dice = FairDice(bytes(32))
    n = (1 << 31) + 1
    assert all(0 <= dice.below(n) < n for _ in range(20))
    assert dice.counter > 25


def test_the_secret_is_shown_only_at_the_end() -> None:
    """A record of a game that goes on holds the commitment alone."""
    dice = FairDice(bytes(32), ["a"])
    assert dice.public(over=False) == {"commitment": dice.commitment, "nonces": ["a"]}
    assert dice.public(over=True)["secret"] == "00" * 32
    assert FairDice().secret != FairDice().secret


def test_recorded_dice_come_in_their_order() -> None:
    """The chance lines of a log, whoever decides what."""
    dice = RecordedDice(["0 roll", "* bun patty", "0 stop", "* pickles"])
    assert [dice.outcome([1, 1, 1], FACES) for _ in range(3)] == [0, 1, 2]
    with refused("dice/none", "dice-line-short", possible=FACES):
        dice.outcome([1, 1, 1], FACES)


def test_dice_of_a_record_can_be_rolled_again() -> None:
    """What a record says of its dice is enough to roll them again, except where people rolled."""
    for dice in (StreamDice(7, 3), FairDice(bytes(32), ["a"])):
        again = from_public(dice.public(over=True))
        assert again is not None
        assert [again.outcome([1] * 6, FACES) for _ in range(20)] == [dice.outcome([1] * 6, FACES) for _ in range(20)]
    assert from_public(TypedDice(str).public(over=True)) is None


@pytest.mark.parametrize(
    "said", [[], {"secret": "xyz"}, {"seed": "x"}, {"seed": None}, {"secret": 5}, {"seed": -1, "number": []}]
)
def test_a_record_with_odd_dice_is_refused(said: object) -> None:
    """Bad `dice` of a record is an error of the record."""
    with pytest.raises(DiceCafeError) as caught:
        from_public(said)
    assert caught.value.code == "record/format"


def test_another_secret_than_committed_to_is_found() -> None:
    """Who shows another secret at the end is caught."""
    said = FairDice(bytes(32)).public(over=True) | {"secret": "11" * 32}
    with pytest.raises(RecordError) as caught:
        from_public(said)
    assert caught.value.code == "record/commitment"
