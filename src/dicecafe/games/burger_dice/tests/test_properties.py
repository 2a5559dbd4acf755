"""What holds at every moment of any game, whatever the options, the dice and the players; that no odd text breaks anything."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from dicecafe.engine import options as engine_options
from dicecafe.engine.contract import CHANCE, OVER
from dicecafe.engine.dice import Endless, weighted
from dicecafe.engine.errors import DiceCafeError, all_codes
from dicecafe.engine.match import Match
from dicecafe.engine.record import FORMAT, Record
from dicecafe.engine.verify import verify
from dicecafe.games.burger_dice.rules import BUN, PLACE, ROLL, STOP, WASTE, State, height
from dicecafe.words import Message

from .table import BUST, FACES, GAME, NOTHING, PEOPLE, THREE, at_stake, play, position, table

thorough = settings(max_examples=150, derandomize=True)


class Choices(Endless):
    """Bytes that stand for the choices of everybody, the dice included."""

    def __init__(self, numbers: bytes) -> None:
        self.numbers = list(reversed(numbers))

    def below(self, n: int) -> int:
        """The next choice out of `n`; the first once there is no more."""
        return self.numbers.pop() % n if self.numbers else 0

    def outcome(self, weights: Sequence[int], words: Sequence[str]) -> int:
        """The next die."""
        return weighted(self.below, weights)

    def public(self, over: bool) -> dict[str, Any]:
        """Nothing."""
        return {}


@st.composite
def tables(draw: st.DrawFn) -> Match:
    """A new game, of any number of players and any options."""
    players = draw(st.integers(2, 6))
    roll_size, waste_limit = draw(st.integers(1, 6)), draw(st.integers(1, 8))
    dice = draw(st.integers(max(11, roll_size + waste_limit + 4), 30))
    given = {"target": draw(st.integers(3, 12)), "roll_size": roll_size, "waste_limit": waste_limit, "dice": dice}
    return Match(GAME, PEOPLE[:players], given, draw(st.integers(0, players - 1)))


numbers = st.binary(min_size=100, max_size=600)


def lines(match: Match, numbers: bytes) -> Iterator[Match]:
    """The match before each next line that the choices make, and after the last."""
    choices = Choices(numbers)
    careful = choices.below(3)  # of three games one is played at random, and two so that burgers get done
    yield match
    while choices.numbers and not match.over:
        if match.turn == CHANCE:
            match.roll(choices)
        else:
            moves = likely(match.legal(match.turn)) if careful else match.legal(match.turn)
            match.play(match.turn, moves[choices.below(len(moves))])
        yield match


def likely(moves: list[int]) -> list[int]:
    """The moves of somebody who wastes nothing that fits, and rolls on nine times of ten."""
    if STOP in moves:
        return [ROLL] * 9 + [STOP]
    return [move for move in moves if PLACE <= move < WASTE] or moves


# ---------------------------------------------------------------- what always holds
@thorough
@given(tables(), numbers)
def test_dice_are_conserved(match: Match, numbers: bytes) -> None:
    """Waste, burgers, rolled dice and dice in the air are never more than the dice in the box; a burger has its bun first."""
    for _ in lines(match, numbers):
        s = match.state
        assert s.waste + height(s) + s.served + s.loose + s.in_air <= match.cfg.dice
        assert s.loose == sum(s.rolled)
        assert min(s.waste, s.served, s.noted, s.in_air, *s.rolled, *s.burger) >= 0
        assert s.waste < match.cfg.waste_limit
        assert max(s.burger) <= 1
        assert s.burger[BUN] == 1 or height(s) == 0


@thorough
@given(tables(), numbers)
def test_points_never_fall(match: Match, numbers: bytes) -> None:
    """What is at stake is never negative, totals never fall, and only a stop raises one, by what was at stake."""
    before, stake = match.points, 0
    for _ in lines(match, numbers):
        assert at_stake(match) >= 0
        gains = [now - then for now, then in zip(match.points, before, strict=True)]
        expected = [0] * len(before)
        if match.log and match.log[-1].endswith(" stop"):
            expected[match.moments[-1].who] = stake
        assert gains == expected
        before, stake = match.points, at_stake(match)


@thorough
@given(tables(), numbers)
def test_the_turn_passes_clockwise(match: Match, numbers: bytes) -> None:
    """The turn passes to the left; only after the final round are seats passed over, and only those behind the lead."""
    seat = match.first
    for _ in lines(match, numbers):
        if match.over:
            break
        now, final = match.state.seat, match.state.final
        assert match.turn in (now, CHANCE)
        passed = (seat + 1) % len(match.names)
        while seat != now and passed != now:
            assert final
            assert match.points[passed] < max(match.points)
            passed = (passed + 1) % len(match.names)
        seat = now


@thorough
@given(tables(), numbers)
def test_somebody_can_always_act(match: Match, numbers: bytes) -> None:
    """Until the end there is a choice for the one seat whose turn it is, and none for the others."""
    for _ in lines(match, numbers):
        for seat in range(len(match.names)):
            assert bool(match.legal(seat)) == (seat == match.turn)


@thorough
@given(tables(), numbers)
def test_undo_restores_the_very_position(match: Match, numbers: bytes) -> None:
    """Taking a move back restores the state and the log; nobody else's move and no roll can be taken back."""
    states: list[State] = []
    for _ in lines(match, numbers):
        states.append(match.state.copy())
        if not match.log:
            continue
        log, who = list(match.log), match.moments[-1].who
        for seat in range(len(match.names)):
            if seat != who:
                with pytest.raises(DiceCafeError) as error:
                    match.undo(seat)
                assert error.value.code == "undo/refused"
        assert (match.state, match.log) == (states[-1], log)
        if who != CHANCE:
            assert match.undo(who) == log[-1]
            assert (match.state, match.log) == (states[-2], log[:-1])
            match.push(log[-1])
            assert (match.state, match.log) == (states[-1], log)


@pytest.mark.parametrize("seat", [OVER, 0, 1, 2])
def test_undo_takes_back_no_roll(seat: int) -> None:
    """Once the dice have spoken no seat takes it back; whoever typed them in may, who is no seat."""
    match = play(table(), "0: roll, * bun patty cheese")
    with pytest.raises(DiceCafeError) as error:
        match.undo(seat)
    assert error.value.code == "undo/refused"
    assert match.undo(CHANCE) == "* bun patty cheese"
    with pytest.raises(DiceCafeError):
        match.undo(CHANCE)


@thorough
@given(tables(), numbers)
def test_positions_round_trip(match: Match, numbers: bytes) -> None:
    """A position's text spells that position."""
    for _ in lines(match, numbers):
        assert State.parse(match.state.text()) == match.state


@thorough
@given(tables(), numbers, st.lists(st.text(), min_size=2, max_size=6))
def test_records_round_trip(match: Match, numbers: bytes, names: list[str]) -> None:
    """A record's text and JSON spell that record, whatever the players are called, and it replays to the same position."""
    for _ in lines(match, numbers):
        pass
    record = match.record()
    record.players = (names * 6)[: len(record.players)]
    assert Record.parse(record.text()) == record
    assert Record.parse(record.json()) == record
    again = Match.replay(GAME, record)
    assert (again.state, again.log, again.options) == (match.state, match.log, match.options)


@thorough
@given(tables(), numbers)
def test_every_line_is_told(match: Match, numbers: bytes) -> None:
    """Every line has a message, every position its lines, and refusals a reason, for each seat and for a spectator."""
    speech = GAME.speech(match.names)
    for _ in lines(match, numbers):
        for line in GAME.text.position(match.cfg, match.state):
            assert isinstance(line, Message)
            assert speech.has(line.id)
        for seat in range(len(match.names)):
            for action in set(range(GAME.n_actions)) - set(match.legal(seat)):
                assert speech.has(GAME.text.why_not(match.cfg, match.state, seat, action).id)
    for number in range(len(match.log)):
        assert match.describe(number, None) == match.describe(number, 0)
        assert speech.has(match.describe(number, None).id)


# ---------------------------------------------------------------- odd texts
def only_ours(doing: Callable[..., object], *given: object) -> None:
    """Whatever is done either works or is refused with one of our errors."""
    try:
        doing(*given)
    except DiceCafeError as error:
        refused = error
    else:
        return
    assert refused.code in all_codes()
    assert str(refused)


def moments() -> list[Match]:
    """A match at the start, with dice in the air, with dice to deal with, between rolls, and over."""
    over = play(table(target=3), f"0: {THREE}\n1: {NOTHING}")
    return [table(), play(table(), "0: roll"), position("bun", "bun patty cheese"), position("bun"), over]


words = st.sampled_from(
    ["0", "1", "*", "roll", "stop", "place", "waste", "eat", *FACES, "=", ",", "", " ", "\t", "\n", "-1", "٣", "seat=1", "\x00"]
)
odd = st.text() | st.lists(words, max_size=6).map(" ".join) | st.lists(words, max_size=6).map("".join)
jsons: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


@thorough
@given(odd)
@example("*")
@example("* ")
@example("0")
@example("0 ")
@example("* bun bun bun bun bun bun")
def test_odd_lines(line: str) -> None:
    """A line of any text is done or refused, and a refused one changes nothing."""
    for match in moments():
        log, state = list(match.log), match.state.copy()
        only_ours(match.push, line)
        assert match.log == log or match.log == [*log, line]
        assert match.state == state or len(match.log) == len(log) + 1


fields = st.tuples(st.sampled_from(list(State.fields)), odd).map("=".join)


@thorough
@given(odd | st.lists(fields).map(" ".join))
@example("scores=1,2,3,4,5,6,7")
@example("scores=")
@example("seat=" + "9" * 5000)
@example("seat=128")
@example("seat")
def test_odd_positions(text: str) -> None:
    """Any text is a position or refused."""
    only_ours(State.parse, text)


@thorough
@given(odd | st.lists(odd).map(lambda found: "\n".join([FORMAT, *found])) | jsons.map(json.dumps))
@example(f"{FORMAT}\nformat = 5")
@example(FORMAT)
@example("[" * 100_000)
@example("[" * 900 + "]" * 900)
@example('{"format": ' + "[" * 900 + "]" * 900 + "}")
@example("9" * 5000)
def test_odd_records(text: str) -> None:
    """Any text is a record or refused."""
    only_ours(Record.parse, text)


def finished() -> dict[str, Any]:
    """A short finished record, as JSON holds it."""
    record = play(table(target=3), f"0: {BUST}\n1: {THREE}\n0: {NOTHING}").record().as_dict()
    return {**record, "dice": {"seed": 1, "number": 2}}


@thorough
@given(st.dictionaries(st.sampled_from([*finished(), "deck", "more"]), jsons, min_size=1, max_size=3))
@example({"options": {"target": None}})
@example({"options": {"": 0}})
@example({"players": ["", ""]})
@example({"players": []})
@example({"first": -1})
@example({"first": 10**30})
@example({"result": {"points": None}})
@example({"dice": {}, "result": {"points": [0, 3], "winners": [1]}})
@example({"dice": {"secret": "00", "nonces": 1}})
def test_odd_parts_of_a_record(parts: dict[str, Any]) -> None:
    """A record with any part replaced by any JSON is refused or right, read, replayed and verified."""
    text = json.dumps({**finished(), **parts})
    only_ours(lambda: verify(Record.parse(text)))


@thorough
@given(st.sampled_from(["text", "json"]), st.integers(0, 2000), st.integers(0, 8), st.text(max_size=3))
def test_damaged_records(form: str, where: int, cut: int, inserted: str) -> None:
    """A record with a few characters lost or gained is refused or still one."""
    record = Record.from_dict(finished())
    text = record.text() if form == "text" else record.json()
    where %= len(text)
    damaged = text[:where] + inserted + text[where + cut :]
    only_ours(lambda: verify(Record.parse(damaged)))


@thorough
@given(odd)
@example("9" * 5000)
@example("1_0")
@example("٣")
def test_odd_options(text: str) -> None:
    """Any text typed for an option is a value within its range or refused."""
    for option in GAME.options:
        only_ours(option.parse, text)
    only_ours(engine_options.parse, GAME.options, [text], GAME.title)


@thorough
@given(st.integers() | st.integers(-5, 40), st.sampled_from(["{}", " {}", "+{}", "{}\n", "0{}"]))
def test_typed_numbers(number: int, form: str) -> None:
    """A whole number typed for an option is taken exactly when it is within the range."""
    for option in GAME.options:
        inside = option.low <= number <= option.high
        only_ours(option.parse, form.format(number))
        if inside:
            assert option.parse(str(number)) == number
        else:
            with pytest.raises(DiceCafeError) as error:
                option.parse(str(number))
            assert error.value.message.parameters["range"] == option.range()


@thorough
@given(st.dictionaries(st.sampled_from(["target", "dice", "waste_limit", "roll_size", "odd", ""]), jsons, max_size=3))
def test_odd_tables(options: dict[str, Any]) -> None:
    """Options of any kind make a table that can be played, or are refused."""
    only_ours(Match, GAME, PEOPLE[:2], options)
