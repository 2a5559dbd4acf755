"""A deck of one's own: new abilities made of known operations, played by hand and at random."""

from __future__ import annotations

import json

import pytest

from dicecafe.engine.contract import CHANCE
from dicecafe.engine.match import Match
from dicecafe.engine.record import Record
from dicecafe.games.dicey_delights.deck import DECK
from dicecafe.testing.conformance import refused
from dicecafe.words import Message, player

from .invented import NEW, OWN, invented
from .referee import Refused, check
from .table import GAME, asked, dice, pile, play, position, random_game, roll, steps, table

PIES = roll(0, "pie pie pie")
OPTIONS = {"deck": invented()}


def test_taken_for_what_it_is() -> None:
    """It is a deck with names of its own, and not the house deck."""
    cfg = table(deck=invented()).cfg
    assert cfg.deck != table().cfg.deck
    deck = DECK.of(cfg)
    assert (deck.title, len(deck.abilities)) == ("Night Camp", 29)
    assert deck.abilities[deck.card_abilities[37]].name == "Night Watch"


def test_own_words_are_told() -> None:
    """What the deck calls its own is told as it stands there, in every language; the house deck's words are translated."""
    match = play(position(kept={0: "c49"}, options=OPTIONS), "0 snack pie")
    assert seats_line(match, 0) == Message("seat-keeps", player=player(0), points=0, ability="Picnic", when="own_turn_start")
    for language, word in (("en", "Pie"), ("de", "Kuchen"), ("es", "Tarta")):
        speech = GAME.speech(match.names, language)
        assert "Picnic" in speech.say(seats_line(match, 0))
        assert word in speech.say(match.describe(len(match.log) - 1, None), who=0)


def seats_line(match: Match, seat: int) -> Message:
    """What the position says of a seat."""
    lines = [line for line in GAME.text.position(match.cfg, match.state) if isinstance(line, Message)]
    return next(line for line in lines if line.id.startswith("seat") and line.parameters["player"] == player(seat))


def test_a_smaller_dump() -> None:
    """Where an ability discards one card at most, naming two is refused with that, not with their order."""
    deck = invented()
    plate = next(row for row in deck["ability"] if row["id"] == "clean_plate")
    plate["effects"][1]["discard_max"] = 1
    match = position("c42 c43 c50", options={"deck": deck})
    play(match, f"{roll(0, 'smore smore smore')} / 0 ability c42")
    assert steps(match) == {"pass", "dump c43", "dump c50"}
    refused(match, "0 dump c43 c50", "move/illegal", Message("why-dump-limit", n=1))


def test_for_points_only() -> None:
    """Where one card a turn is the limit, and an ability adds one for points, a second card gives no ability."""
    deck = invented()
    deck["deck"]["cash_in_max"] = 1
    star = next(row for row in deck["ability"] if row["id"] == "gold_star")
    star.update(window="own_turn_start", effects=[{"op": "extra_cash_in", **OWN, "amount": 1, "kind": "points"}])
    match = play(position("c43 c50 c12", "c31 c4 c8", kept={0: "c26"}, options={"deck": deck}), f"{PIES} / 0 score c43")
    assert steps(match) == {"done", "score c50"}
    refused(match, "0 ability c12", "move/illegal", Message("why-points-only", n=1, ruling="DL-4"))


def test_a_triple_scoop() -> None:
    """An ability that multiplies by three says so: on the move, in the terminal, in the log."""
    deck = invented()
    scoop = next(row for row in deck["ability"] if row["id"] == "double_scoop")
    scoop["effects"][0].update(factor=3, max_extra=20)
    match = play(position(kept={0: "c11"}, options={"deck": deck}), PIES)
    play(match, "0 score c43 double")
    assert match.describe(len(match.log) - 1, None) == Message("score-more", camper="Finn", points=9, factor=3)
    assert match.points == [9, 0]


# ---------------------------------------------------------------- by hand
def test_raid() -> None:
    """A point gained, one taken from a chosen rival, and dice rolled again: one effect after the other."""
    match = play(position("c12 c43 c50", "c31 c4 c8", players=3, points=(0, 0, 4), options=OPTIONS), f"{PIES} / 0 ability c12")
    assert (match.points, asked(match)) == ([1, 0, 4], (0, {"from 1", "from 2"}))
    play(match, "0 from 2")
    assert (match.points, "stir 1 3" in steps(match)) == ([2, 0, 3], True)
    play(match, "0 stir 1 / * cookie")
    assert (dice(match), asked(match)) == ("cookie pie pie", (0, {"done", "score c43", "score c50"}))
    assert pile(match) == "c12"


def test_applause() -> None:
    """Points for the owner as a rival scores, however little; the rival keeps all."""
    match = play(position(kept={1: "c21"}, options=OPTIONS), f"{roll(0, 'pie smore smore')} / 0 score c50")
    assert asked(match) == (1, {"use", "pass"})
    assert play(match, "1 use").points == [1, 2]


def test_toll_and_sticky_fingers() -> None:
    """A rival who has already paid has less to give: Sticky Fingers takes only what is left."""
    match = position(players=3, kept={1: "c22", 2: "c28"}, options=OPTIONS)
    play(match, f"{roll(0, 'cookie pie pie')} / 0 score c50 / 1 use")
    assert match.points == [1, 5, 0]
    assert play(match, "2 use").points == [0, 5, 1]


def test_night_watch() -> None:
    """No re-roll at all, so that nothing is kept; points are taken from the rival whose turn it is, more from one ahead."""
    for points, after in (((2, 2), [1, 3]), ((9, 2), [6, 5]), ((0, 0), [0, 0])):
        match = play(position(kept={1: "c38"}, points=points, options=OPTIONS), "1 use / 0 roll / * pie pie pie")
        assert match.points == after
        assert steps(match) == {"score c43", "score c50", "score c34"}
        refused(match, "0 keep", "move/illegal")


def test_night_watch_against_a_warm_up() -> None:
    """The cap holds after every extra re-roll."""
    match = play(position(kept={0: "c35", 1: "c38"}, options=OPTIONS), "1 use / 0 roll / * pie pie pie / 0 score c43")
    assert match.points == [3 + 1, 0]


@pytest.mark.parametrize("kept", [{1: "c38", 2: "c3"}, {1: "c3", 2: "c38"}])
def test_night_watch_and_lights_out(kept: dict[int, str]) -> None:
    """Of two caps the lower one holds, whichever comes first."""
    match = play(position(players=3, kept=kept, options=OPTIONS), "1 use / 2 use / 0 roll / * pie pie pie")
    assert steps(match) == {"score c43", "score c50", "score c34"}


def test_warm_up() -> None:
    """Three re-rolls, and a point more for each card scored."""
    match = play(position(kept={0: "c35"}, options=OPTIONS), "0 roll / * pie pie pie" + " / 0 reroll 1 / * pie" * 2)
    assert "keep" in steps(match)
    play(match, "0 reroll 1 / * donut / 0 score c43 / 0 score c50")
    assert (match.turn, match.points) == (CHANCE, [5 + 4, 0])


def test_picnic() -> None:
    """A snack is named, then the wild taken or declined; with both, two rolled dice may serve three desserts of any card."""
    match = position(kept={0: "c49"}, options=OPTIONS)
    play(match, "0 snack pie")
    assert asked(match) == (0, {"wild", "pass"})
    play(match, "0 wild / 0 roll / * pie smore / 0 keep / 0 score c43 / 0 score c50")
    assert match.points == [4 + 6, 0]
    declined = play(
        position(kept={0: "c49"}, options=OPTIONS), f"0 snack pie / 0 pass / {roll(0, 'pie smore smore')} / 0 score c43"
    )
    assert declined.points == [3, 0]


# ---------------------------------------------------------------- at random
def finished(number: int) -> Match:
    """A random game with the deck, to its end."""
    *_, match = random_game(2 + number % 5, number, deck=invented(), last_call=20 + number % 3 * 10)
    return match


@pytest.mark.parametrize("number", range(30))
def test_random_games(number: int) -> None:
    """Whole games: the referee accepts their records, which carry the deck and lead back to the same end."""
    match = finished(number)
    said = json.loads(match.record().json())
    assert said["deck"] == invented()
    assert "deck" not in said["options"]
    check(said)
    again = Match.replay(GAME, Record.parse(match.record().text()))
    assert (again.state, again.options) == (match.state, match.options)
    assert again.record().result == said["result"]


def test_the_new_abilities_are_met() -> None:
    """In those games every new ability is cashed in, so the referee has seen them all."""
    logs = [line for number in range(30) for line in finished(number).log]
    for name, (n, *_) in NEW.items():
        assert any(line.endswith(f" ability c{n}") for line in logs), name


def test_without_its_deck_a_record_is_refused() -> None:
    """The referee needs the deck: with the house deck the same log breaks a rule in some game."""
    wrong = 0
    for number in range(10):
        said = json.loads(finished(number).record().json())
        del said["deck"]
        try:
            check(said)
        except Refused:
            wrong += 1
    assert wrong > 0
