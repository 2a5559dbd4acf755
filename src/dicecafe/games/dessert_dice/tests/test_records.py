"""Records of whole games: the independent referee and `verify` accept them, and find what is changed in them."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from random import Random

import pytest

from dicecafe.engine.errors import RecordError
from dicecafe.engine.match import Match
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify
from dicecafe.games.dessert_dice.text import DESSERT_NAMES
from dicecafe.lab.batch import Batch, records

from .referee import check
from .table import GAME

GAMES = 200
SETUP = 24  # roll lines


@cache
def played(bot: str, players: int, edition: str) -> list[Record]:
    """A compiled batch of games."""
    return list(records(Batch(GAME, [bot] * players, {"edition": edition}, GAMES, seed=51, first=players - 1)))


@pytest.mark.parametrize("edition", ["tiles", "cards"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_batches_are_accepted(bot: str, players: int, edition: str) -> None:
    """200 compiled games each: the referee takes them, and `verify` rolls every die of them again."""
    for record in played(bot, players, edition):
        check(record.as_dict())
        assert verify(record).rolls == players + SETUP


@pytest.mark.parametrize(
    "options", [{"tie_everyone": True}, {"stall_limit": 0}, {"stall_limit": 1}, {"stall_limit": 200}], ids=str
)
def test_batches_with_options_are_accepted(options: dict[str, int]) -> None:
    """The other options too, greedy against random."""
    for record in records(Batch(GAME, ["greedy", "random", "random"], dict(options), 60, seed=52)):
        check(record.as_dict())


def test_the_editions_differ_in_winners_alone() -> None:
    """The same seed is the same game in both editions; some ties go to another player, and nothing else changes."""
    others = 0
    for tiles, cards in zip(played("random", 3, "tiles"), played("random", 3, "cards"), strict=True):
        assert tiles.log == cards.log
        assert tiles.result is not None
        assert cards.result is not None
        others += tiles.result["winners"] != cards.result["winners"]
        assert {**tiles.result, "winners": 0} == {**cards.result, "winners": 0}
    assert 0 < others < GAMES


def test_rolls_in_any_order_are_accepted() -> None:
    """The 24 roll lines of set-up may stand in any order: the position after them is the same, and so is the end."""
    random = Random(1)
    for record in played("greedy", 2, "tiles")[:20]:
        other = deepcopy(record)
        rolls = other.log[2 : 2 + SETUP]
        random.shuffle(rolls)
        other.log[2 : 2 + SETUP] = rolls
        assert other.log != record.log
        match, again = Match.replay(GAME, record), Match.replay(GAME, other)
        assert (match.state, match.record().result) == (again.state, again.record().result)
        check(other.as_dict())
        other.dice = {}
        assert verify(other).rolls == 0


def finds(record: Record, *codes: str) -> None:
    """See that verify refuses a record, with one of these codes."""
    with pytest.raises(RecordError) as error:
        verify(record)
    assert error.value.code in codes


def test_deals_out_of_place_are_refused() -> None:
    """Deals come first, from seat 0 up; a deal after a roll or in another order is refused with its line."""
    record = played("greedy", 2, "tiles")[0]
    for change in ((1, 0, 2), (0, 2, 1)):
        other = deepcopy(record)
        other.log[:3] = [record.log[number] for number in change]
        with pytest.raises(RecordError, match=r"Line [12] of the log"):
            Match.replay(GAME, other)


def test_verify_finds_another_deal() -> None:
    """A goal exchanged for one that nobody had is found, with and without the seed, though every line stays legal."""
    record = deepcopy(played("greedy", 2, "tiles")[1])
    dealt = [line.split()[3] for line in record.log[:2]]
    record.log[0] = f"* deal 0 {next(name for name in DESSERT_NAMES if name not in dealt)}"
    finds(record, "record/result", "record/dice")
    record.dice = {}
    finds(record, "record/result")


def test_verify_finds_every_dropped_line() -> None:
    """Any one line left out is found."""
    record = played("greedy", 3, "cards")[0]
    for number in range(len(record.log)):
        other = deepcopy(record)
        del other.log[number]
        finds(other, "record/log", "record/dice", "record/result", "record/unfinished")


def test_verify_finds_a_wrong_result() -> None:
    """Another winner, other points, desserts or clusters are found."""
    record = played("random", 3, "tiles")[0]
    assert record.result is not None
    for name, wrong in (("winners", [0, 1, 2]), ("points", [25, 0, 0]), ("desserts", []), ("clusters", [[1], [1], [1]])):
        other = deepcopy(record)
        other.result = {**record.result, name: wrong}
        finds(other, "record/result")


def test_both_forms_of_a_record() -> None:
    """A record comes back from its JSON and from its text."""
    for record in played("random", 4, "cards")[:20]:
        assert Record.parse(record.json()) == record
        assert Record.parse(record.text()) == record
