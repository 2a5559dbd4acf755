"""No goal leaks: what a seat or a spectator learns before the end is the same, to the byte, whatever the others were dealt."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from dicecafe import bots
from dicecafe.engine.contract import CHANCE
from dicecafe.engine.dice import FairDice, StreamDice, from_public
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.match import Match
from dicecafe.engine.stream import Stream
from dicecafe.games.dessert_dice import screen
from dicecafe.games.dessert_dice.facts import facts
from dicecafe.games.dessert_dice.text import DESSERT_NAMES
from dicecafe.terminal.session import Face
from dicecafe.words import Message, player

from .table import GAME, PEOPLE, compiled_choice, compiled_goals, random_game, table

Watcher = int | None  # a seat, or a spectator


def other_deals(match: Match, seat: Watcher, random: Random) -> Match | None:
    """The same match with other goals for everybody but this seat; None while there are none to exchange."""
    own = match.state.goals[seat] if seat is not None else 0
    others = [who for who in range(match.state.dealt) if who != seat]
    free = [goal for goal in range(1, 5) if goal != own]
    dealt = [match.state.goals[who] for who in others]
    while others and (goals := random.sample(free, len(others))) != dealt:
        lines = {f"* deal {who} {DESSERT_NAMES[goal - 1]}" for who, goal in zip(others, goals, strict=True)}
        twin = Match(GAME, match.names, match.options, match.first)
        for line in match.log:
            hidden = [new for new in lines if line.startswith("* deal ") and new.split()[2] == line.split()[2]]
            twin.push(hidden[0] if hidden else line)
        assert twin.state.goals != match.state.goals
        return twin
    return other_deals(match, seat, random) if others else None


def refusals(match: Match, seat: int, random: Random) -> Iterator[str]:
    """What a seat hears when it tries what it may not."""
    illegal = sorted(set(range(GAME.n_actions)) - set(match.legal(seat)))
    moves: list[int | str] = [*random.sample(illegal, min(40, len(illegal))), -1, GAME.n_actions, "tip", "deal 0 macaron", ""]
    for move in moves:
        with pytest.raises(DiceCafeError) as error:
            match.play(seat, move)
        yield f"{error.value.code} {error.value.message!r} {error.value}"
    with pytest.raises(DiceCafeError) as error:
        match.undo((seat + 1) % len(match.names) if match.moments and match.moments[-1].who == seat else seat)
    yield f"{error.value.message!r} {error.value}"


def learnt(match: Match, seat: Watcher, seed: int) -> list[Any]:
    """Everything that reaches a seat, or a spectator."""
    view, face = match.view(seat), Face(screen)
    said: list[Any] = [
        view.state.text(),
        view.points,
        view.names,
        match.turn,
        GAME.text.position(view.cfg, view.state),
        facts(view.cfg, view.state),
    ]
    said += [match.describe(number, seat) for number in range(len(match.log))]
    said += [match.record(seat).json(), match.record(seat).text()]
    said += [face.score(view, who) for who in range(len(match.names))]
    said += [face.help(view), face.draw(view)]
    if match.turn == CHANCE:
        return said
    picking = face.pick(view, match.legal(match.turn))
    said += [next(picking), *(picking.send(key) for key in ("\x1b[A", "\x1b[C", "\n"))]
    if seat is not None:
        said += [match.legal(seat), *refusals(match, seat, Random(seed))]
        said += [GAME.text.describe(view.cfg, view.state, seat, [action]) for action in match.legal(seat)]
        if seat == match.turn:
            said += [bots.make("greedy", GAME, Stream(0, 0)).choose(view, match.legal(seat)), compiled_choice(match, seat)]
            said += [bots.make("random", GAME, Stream(0, 0)).choose(view, match.legal(seat))]
    return said


@pytest.mark.parametrize("number", range(24))
def test_nothing_leaks(number: int) -> None:
    """Random games at random moments: every seat and a spectator learn the same from any two deals they can't tell apart."""
    random, compared = Random(number), 0
    players = 2 + number % 3
    lines = len(list(random_game(players, 100 + number))) - 1
    moments = {*random.sample(range(1, players + 25), 2), *random.sample(range(players + 24, lines), 4)}
    for match in random_game(players, 100 + number):
        if len(match.log) not in moments:
            continue
        watchers: list[Watcher] = [None, *range(players)]
        for seat in watchers:
            twin = other_deals(match, seat, random)
            if twin is not None:
                ours, theirs = learnt(match, seat, number), learnt(twin, seat, number)
                assert ours == theirs, f"seat {seat} after {len(match.log)} lines"
                compared += 1
    assert compared >= 4 * (players + 1)


def test_the_leak_test_can_tell() -> None:
    """The owner of an exchanged goal does learn the difference, in the view, the record, the page and the greedy choice."""
    one = table(3, goals=DESSERT_NAMES[:3])
    two = table(3, goals=(DESSERT_NAMES[3], *DESSERT_NAMES[1:3]))
    for match in (one, two):
        for line in ("0 place orange macaron c3 ns:ice-cream", "1 place blue jelly-tart d3 ns:ice-cream", "2 tip c3 north"):
            match.push(line)
    ours, theirs = learnt(one, 0, 1), learnt(two, 0, 1)
    differ = [number for number, (a, b) in enumerate(zip(ours, theirs, strict=True)) if a != b]
    assert len(differ) >= 7
    assert ours[-3] != theirs[-3]
    assert compiled_choice(one, 0) != compiled_choice(two, 0)
    assert learnt(one, 1, 1) == learnt(two, 1, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_view_and_record_before_the_end(players: int) -> None:
    """A view holds the own goal only; a spectator's record holds no deal line, a seat's record the own one only."""
    for match in random_game(players, 90 + players):
        if match.over:
            break
        assert not any("deal" in line for line in match.record().log)
        assert match.view(None).state.goals == [0] * 4
        for seat in range(min(match.state.dealt, players)):
            assert [line for line in match.record(seat).log if "deal" in line] == [match.log[seat]]
            assert match.log[seat].startswith(f"* deal {seat} ")
            goals = match.view(seat).state.goals
            assert goals[seat] == match.state.goals[seat]
            assert sum(map(bool, goals)) == 1
        assert match.record().result is None


def test_compiled_players_see_their_own_goal_only() -> None:
    """In compiled playouts a hint is handed the view of its seat, not the whole position."""
    match = table(4)
    for seat in range(4):
        assert compiled_goals(match, seat) == match.view(seat).state.goals
        assert compiled_goals(match, seat)[seat] == match.state.goals[seat]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_told_before_the_end(players: int) -> None:
    """A deal is told by its dessert to its owner, as face down to everybody else."""
    match = table(players)
    for line in range(players):
        for seat in (None, *range(players)):
            shown = Message("dealt", player=player(line), dessert=DESSERT_NAMES[line])
            assert match.describe(line, seat) == (shown if seat == line else Message("dealt-hidden", player=player(line)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_end_everything_is_open(players: int) -> None:
    """At the end every seat and a spectator see all goals, hear every deal, and have the same whole record."""
    *_, match = random_game(players, 80 + players)
    assert match.over
    for seat in (None, *range(players)):
        assert match.view(seat).state == match.state
        assert match.record(seat) == match.record()
        for line in range(players):
            goal = DESSERT_NAMES[match.state.goals[line] - 1]
            assert match.describe(line, seat) == Message("dealt", player=player(line), dessert=goal)
    record = match.record()
    assert record.log == match.log
    assert record.result is not None
    assert record.result["desserts"] == [line.split()[3] for line in match.log[:players]]


def test_sealed_dice_say_nothing_before_the_end() -> None:
    """Live dice: before the end a record holds their commitment, not the secret from which the deals could be had."""
    match = Match(GAME, PEOPLE[:2], dice=FairDice(b"x" * 32, ["nonce"]))
    while match.turn == CHANCE:
        match.roll()
        assert set(match.record(0).dice) == {"commitment", "nonces"}
        assert (b"x" * 32).hex() not in match.record(0).json()
    while not match.over:
        match.play(match.turn, match.legal(match.turn)[0])
    assert match.record().dice["secret"] == (b"x" * 32).hex()


def test_seeded_dice_give_no_goal_away() -> None:
    """A record of a game that is not over must not hold what the others' goals can be computed from."""
    match = Match(GAME, PEOPLE[:2], dice=StreamDice(12345, 3))
    while match.turn == CHANCE:
        match.roll()
    dice = from_public(match.record(1).dice)
    assert dice is None or Match(GAME, PEOPLE[:2]).roll(dice) != match.log[0]
