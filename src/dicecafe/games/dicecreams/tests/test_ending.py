"""The last turn says what one needs, ending the game behind is known before it is done, and the Fame has its sources."""

from __future__ import annotations

from typing import Any

from dicecafe.engine import ending
from dicecafe.engine.match import Match
from dicecafe.games.dicecreams.ending import Ledger, need
from dicecafe.games.dicecreams.rules import score
from dicecafe.games.dicecreams.table import LAST
from dicecafe.words import Message

from .table import play, position


def losing(match: Match) -> set[str]:
    """The moves that lose for certain, in notation."""
    actions = ending.losing(match.game, match.cfg, match.state, match.turn)
    return {match.notation(match.turn, action) for action in actions}


def fame(match: Match) -> list[int]:
    """The Fame of each seat."""
    points = [0] * match.cfg.players
    score(match.cfg, match.state, points)
    return points


def needed(match: Match) -> Message | None:
    """What the seat that decides needs."""
    found = need(match.cfg, match.state)
    assert found is None or found[0] == match.turn
    return found and found[1]


def last_flavour(done: list[list[int]], **fields: Any) -> Match:
    """Seat 0 holds the last Flavour of its turn, with an IceCream of card 1 that lacks one."""
    cones = {"0x": (1, "b1 y1 -")}
    held = {"held_colour": 1, "held_value": 4, "holder": 0, "phase": LAST, **fields}
    return position(cones=cones, market=(2, 7), done=done, options={"cones": 3}, **held)


def test_need_begins_when_somebody_has_enough() -> None:
    """The difference in Fame, and one more where the other would win the tie (DC-10)."""
    assert needed(position(done=[[1, 2], [7, 8]], options={"cones": 3})) is None
    match = position(done=[[1], [7, 8, 9]], options={"cones": 3}, market=(2, 10))
    own, other = fame(match)
    assert needed(match) == Message("need", fame=other - own + 1)  # as many Sprinkles, fewer IceCreams
    match.state.sprinkles[0] += 1
    assert needed(match) == Message("need", fame=other - own)
    match.state.strong[0] = 60
    assert needed(match) == Message("need-none")


def test_alone_one_must_beat_the_raccoon() -> None:
    """As much Fame as it has is not enough (DC-1)."""
    match = position(1, done=[[1, 2, 3]], options={"cones": 3}, market=(4, 7))
    match.state.raccoon[:3], match.state.n_raccoon = [7, 8, 9], 3
    short = fame(match)[0]
    match.state.strong[0] = 0
    raccoon = match.game.result(match.cfg, match.state)["raccoon"]
    expected = Message("need", fame=raccoon + 1 - short) if raccoon >= short else Message("need-none")
    assert needed(match) == expected


def test_ending_the_game_behind_is_a_certain_loss() -> None:
    """The third IceCream would end it; a new one from the market lets it go on."""
    behind = last_flavour([[2, 3], [8, 9]])
    behind.state.strong[1] = 50
    assert losing(behind) == {move for move in behind.moves(0) if move.startswith("put x")}
    assert losing(behind), "the third Flavour of x fits"
    ahead = last_flavour([[2, 3], [8, 9]])
    ahead.state.strong[0] = 50
    assert losing(ahead) == set()
    early = last_flavour([[2], [8, 9]])
    early.state.strong[1] = 50
    assert losing(early) == set(), "nobody has enough yet"


def test_a_strong_token_may_still_turn_it() -> None:
    """Before serving, Sprinkles may fulfil the condition: a loss that hangs on it is not certain."""
    close = last_flavour([[2, 3], [8, 9]])
    served = play(last_flavour([[2, 3], [8, 9]]), "0 put x3 / 0 serve x")
    close.state.strong[1] += fame(served)[0] - fame(served)[1] + 1 - close.cfg.most_fame
    assert losing(close) == set()


def test_fame_has_its_sources() -> None:
    """Cards, animals alike, tokens and the most of them; they add up to the Fame."""
    match = position(done=[[1, 2, 3], [8]], market=(4, 7), strong=[2, 1, 0, 0])
    parts = Ledger(match.cfg).parts(match.state)
    assert [sum(points for _, points in of_seat) for of_seat in parts] == fame(match)
    assert [message.id for message, _ in parts[0]][-3:] == ["part-tokens", "part-most-tokens", "part-sprinkles"]
    assert (Message("part-tokens", n=2), 2 * match.cfg.token_fame) in parts[0]
    assert (Message("part-animals", n=3, animal="fox"), match.cfg.set_fame[3]) in parts[0]
