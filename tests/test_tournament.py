"""Tournaments: who is better shows, the same seed plays the same games, ratings are Elo's."""

from __future__ import annotations

import json

import pytest

from dicecafe import bots
from dicecafe.cli import main
from dicecafe.engine import registry
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.match import Match
from dicecafe.engine.stream import Stream
from dicecafe.lab.tournament import Pairing, one_match, play, ratings, share_of
from dicecafe.words import Message, languages, speech

PIG = registry.load("pig")


def quiet(done: int) -> None:
    """Nobody watches."""


def test_the_better_bot_comes_first_and_twice_the_same() -> None:
    """Greedy is rated above random in Pig; the same seed gives the same results."""
    found = [play(PIG, ["random", "greedy"], {}, 40, 3, quiet) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0].ended is None
    assert [rating.name for rating in ratings(["random", "greedy"], found[0].pairings)] == ["greedy", "random"]
    assert found[0].pairings[0].won < 10


def test_ratings_are_elos() -> None:
    """Three wins to one are 191 points, as on Elo's scale; intervals shrink with the root of the games; the mean is 1500."""
    few, many = (ratings(["a", "b"], [Pairing("a", "b", n, 0.75 * n)]) for n in (100, 10_000))
    assert many[0].name == "a"
    assert many[0].elo - many[1].elo == pytest.approx(190.8, abs=0.2)
    assert few[0].plus_minus == pytest.approx(10 * many[0].plus_minus, rel=0.03)
    assert sum(rating.elo for rating in few) == pytest.approx(3000)


def test_ratings_of_a_circle_are_equal() -> None:
    """a beats b beats c beats a: nobody is better."""
    circle = [Pairing("a", "b", 10, 7), Pairing("b", "c", 10, 7), Pairing("a", "c", 10, 3)]
    assert [rating.elo for rating in ratings(["a", "b", "c"], circle)] == pytest.approx([1500] * 3)


def test_a_bot_that_always_wins_has_a_rating() -> None:
    """Nobody's rating is infinite."""
    best, worst = ratings(["a", "b"], [Pairing("a", "b", 20, 20)])
    assert 300 < best.elo - worst.elo < 1500


def test_seats_and_first_moves_rotate() -> None:
    """Two bots that play alike: the one named first sits in seat 0 in even games, in seat 1 in odd ones; two games each start."""
    for number in range(12):
        match = Match(PIG, ["a", "b"], {}, number // 2 % 2, StreamDice(1, number))
        match.run([bots.make("greedy", PIG, Stream(1, 1))] * 2)
        won = PIG.winners(match.cfg, match.state) == [number % 2]
        for one, other in (("greedy", "medium"), ("medium", "greedy")):
            assert share_of(one_match(PIG, {}, 1, one, other, number), one) == won


@pytest.mark.parametrize("entrants", [["greedy"], ["greedy", "greedy"]])
def test_a_tournament_needs_two_bots(entrants: list[str]) -> None:
    """One bot, or one twice, is no tournament."""
    with pytest.raises(PlayerError) as refused:
        play(PIG, entrants, {}, 1, 1, quiet)
    assert refused.value.message == Message("tournament-bots")


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    """As a table, and as JSON."""
    for language in languages():
        assert main(["tournament", "pig", "--players", "random,easy,greedy", "--games", "6", "--language", language]) == 0
        title, _, head, *rows = capsys.readouterr().out.splitlines()
        voice = speech(language)
        assert title == voice.say(Message("tournament-heading", game="Pig", games=6, seed="0"))
        assert head.split("  ")[1].strip() == voice.say(Message("tournament-rating"))
        ends = [row.rindex(name) for row in rows[:3] for name in ("random", "easy", "greedy") if row.endswith(f"  {name}")]
        assert (len(ends), set(ends)) == (3, {head.rindex(voice.say(Message("tournament-bot")))})
    printed = set()
    for language in languages():
        assert main(["tournament", "pig", "--players", "random,easy", "--games", "4", "--json", "--language", language]) == 0
        printed.add(capsys.readouterr().out)
    told = json.loads(printed.pop())
    assert not printed
    assert {rating["bot"] for rating in told["ratings"]} == {"random", "easy"}
    assert told["pairings"][0]["games"] == 4
    assert main(["tournament", "pig", "--players", "genius,easy"]) == 2


def test_no_bot_draws_from_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice are the even streams of a seed: whoever had one of those for its choices would know what comes."""
    asked: list[int] = []

    def stream(seed: int, number: int) -> Stream:
        asked.append(number)
        return Stream(seed, number)

    monkeypatch.setattr("dicecafe.lab.tournament.Stream", stream)
    for number in range(6):
        one_match(PIG, {"target": 10}, 1, "random", "greedy", number)
    assert len(set(asked)) == 12
    assert all(number % 2 for number in asked)
