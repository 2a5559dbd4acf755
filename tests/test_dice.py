"""Dice from four sources: a seeded stream, a committed secret, people, a record."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Sequence

import pytest
from refusals import refused

from dicecafe.engine.dice import FairDice, RecordedDice, StreamDice, TypedDice, from_public, weighted
from dicecafe.engine.errors import DiceCafeError, RecordError
from dicecafe.words import Message

FACES = ["bun", "patty", "pickles"]


def typed(*lines: str) -> TypedDice:
    """Dice of a person who types these lines."""
    waiting = list(lines)

    def ask(possible: Sequence[str]) -> str:
        return waiting.pop(0)

    return TypedDice(ask)


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


def test_typed_dice_take_words_and_their_beginnings() -> None:
    """All dice of a roll on one line, commas or not, first letters where they are clear."""
    dice = typed("Bun, pa pick")
    assert [dice.outcome([1, 1, 1], FACES) for _ in range(3)] == [0, 1, 2]
    dice.done(more=False)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("p", Message("dice-unclear", typed="p", which=["patty", "pickles"])),
        ("lettuce", Message("dice-no-side", typed="lettuce")),
        ("", Message("dice-too-few")),
    ],
)
def test_typed_dice_refuse_kindly(line: str, message: Message) -> None:
    """An impossible face is quoted, with what there is, and the next line starts afresh."""
    dice = typed(line, "bun")
    with refused("dice/impossible", message.id, **message.parameters, possible=FACES):
        dice.outcome([1, 1, 1], FACES)
    assert dice.outcome([1, 1, 1], FACES) == 0


def test_typed_dice_refuse_too_many() -> None:
    """More dice than were rolled are a slip of the keyboard."""
    dice = typed("bun bun")
    dice.outcome([1, 1, 1], FACES)
    with refused("dice/impossible", "dice-too-many", typed="bun"):
        dice.done(more=False)


def test_typed_dice_may_be_typed_ahead() -> None:
    """Where more rolls follow, their dice may stand on the same line."""
    dice = typed("bun bun")
    dice.outcome([1, 1, 1], FACES)
    dice.done(more=True)
    assert dice.outcome([1, 1, 1], FACES) == 0


def test_a_face_that_cannot_come_is_not_offered() -> None:
    """An outcome of weight 0 is no answer."""
    with refused("dice/impossible", "dice-no-side", typed="patty", possible=["bun", "pickles"]):
        typed("patty").outcome([1, 0, 1], FACES)


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
    assert from_public(typed().public(over=True)) is None


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
