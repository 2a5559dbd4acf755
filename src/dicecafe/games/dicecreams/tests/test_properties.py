"""What holds at every moment of any game, whatever the options, the dice and the players."""

from __future__ import annotations

from itertools import chain, pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicecafe.engine.contract import CHANCE
from dicecafe.engine.errors import DiceCafeError, all_codes
from dicecafe.engine.match import Match
from dicecafe.engine.record import Record
from dicecafe.games.dicecreams.moves import SPRINKLE
from dicecafe.games.dicecreams.table import SETUP, State
from dicecafe.words import Message, languages

from .table import GAME, SET_UP, position, random_game, table

TABLES: list[tuple[int, int, dict[str, Any]]] = [
    *((players, meddling, {"cones": 3}) for players in range(1, 5) for meddling in (0, 4)),
    *((players, 3, {"cones": 3, "sprinkles": "own-decisions"}) for players in range(1, 5)),
    (3, 4, {"cones": 4, "last_orders": True}),
    (2, 0, {"cones": 10}),
]
every_table = pytest.mark.parametrize(("players", "meddling", "options"), TABLES, ids=str)


def dice_by_colour(s: State) -> list[int]:
    """The dice of each colour, wherever they are: pouch, aside, Fridge, IceCreams, hand, or being drawn."""
    lying = [*s.fridge_colour, *chain(*s.colour), s.held_colour, s.drawn]
    return [s.pouch[colour] + s.aside[colour] + lying.count(colour + 1) for colour in range(5)]


def cards_everywhere(s: State) -> list[int]:
    """The numbers of all cards: deck, top, market, IceCreams, completed, discarded, the Raccoon's."""
    lying = [s.top, *s.market, *s.card, *chain(*s.done), *s.raccoon[: s.n_raccoon]]
    piles = [n for n, (under, gone) in enumerate(zip(s.deck, s.discards, strict=True), 1) for _ in range(under + gone)]
    return sorted([card for card in lying if card] + piles)


@every_table
def test_dice_and_cards_are_conserved(players: int, meddling: int, options: dict[str, Any]) -> None:
    """Every die of every colour and every card is in exactly one place, after every line; nothing is ever negative."""
    lines = 0
    for number in range(3):
        for match in random_game(players, number, meddling, **options):
            s = match.state
            assert dice_by_colour(s) == [5] * 5, match.log[-3:]
            assert cards_everywhere(s) == [*range(1, 37)], match.log[-3:]
            assert min(*s.pouch, *s.aside, *s.sprinkles, *s.strong) >= 0
            lines += 1
    assert lines > 300


@every_table
def test_icecreams_stay_within_bounds(players: int, meddling: int, options: dict[str, Any]) -> None:
    """Two unfinished IceCreams each at the most, none of them empty, one ready at the most; values within 1 to 6."""
    for match in random_game(players, 7, meddling, **options):
        s = match.state
        assert s.drawn == 0
        cones = [*zip(s.card, s.colour, strict=True)]
        assert match.over or all(bool(card) == any(colours) for card, colours in cones)
        assert not any(card for card, _ in cones[2 * players :])
        ready = [cone for cone, (_, colours) in enumerate(cones, 1) if all(colours)]
        assert ready == ([s.serving] if s.serving else [])
        slots = zip(s.colour, s.value, strict=True)
        for colours, values in (*slots, (s.fridge_colour, s.fridge_value), ([s.held_colour], [s.held_value])):
            assert all(1 <= value <= 6 if colour else value == 0 for colour, value in zip(colours, values, strict=True))
        assert [sum(card > 0 for card in cards) for cards in s.done] == s.n_done
        assert all(strong <= done for strong, done in zip(s.strong, s.n_done, strict=True))


@every_table
def test_who_may_act(players: int, meddling: int, options: dict[str, Any]) -> None:
    """The seat to decide always can; others may only sprinkle and scrap, with any-time, and never in the set-up or at the end."""
    out_of_turn = 0
    for match in random_game(players, 5, meddling, **options):
        for seat in range(players):
            legal = match.legal(seat)
            if seat == match.turn:
                assert min(legal) < SPRINKLE
            elif match.over or match.state.phase == SETUP or "sprinkles" in options:
                assert legal == []
            else:
                assert all(action >= SPRINKLE for action in legal)
                out_of_turn += len(legal)
    assert bool(out_of_turn) == ("sprinkles" not in options)


def test_meddling_happens() -> None:
    """The random games with meddling do hold moves out of turn, between fills too."""
    match = [*random_game(3, 1, 3, cones=3)][-1]
    meddled = [(moment, then) for moment, then in pairwise(match.moments) if moment.who >= 0 and then.who == CHANCE]
    assert any(GAME.kernels["turn"](moment.before) == CHANCE for moment, _ in meddled)
    assert any(moment.who not in (GAME.kernels["turn"](moment.before), CHANCE) for moment in match.moments)


@pytest.mark.parametrize("players", range(1, 5))
def test_turns_go_round(players: int) -> None:
    """Each turn melts once, and the melts go clockwise from the first seat; each has three fills at its end."""
    match = [*random_game(players, players + 1, cones=3)][-1]
    melts = [int(line[0]) for line in match.log if line.endswith(" melt")]
    assert melts == [(match.first + turn) % players for turn in range(len(melts))]
    assert sum(line.startswith("* fill") for line in match.log) == 9 + 3 * len(melts)


@pytest.mark.parametrize("players", range(1, 5))
def test_everything_can_be_told(players: int) -> None:
    """Every line, position and refusal can be said in every language, and moves have labels; positions and records round-trip."""
    match = table(players)
    speeches = [GAME.speech(match.names, language) for language in languages()]
    for number, match in enumerate(random_game(players, 2, 5, cones=3)):
        if number % 10 == 0:
            lines = GAME.text.position(match.cfg, match.state)
            assert all(speech.say(line) != line.id for speech in speeches for line in lines if isinstance(line, Message))
            assert State.parse(match.state.text()) == match.state
            for action in set(range(GAME.n_actions)) - set(match.legal(0)):
                why = GAME.text.why_not(match.cfg, match.state, 0, action)
                assert all(speech.say(why).endswith(".") for speech in speeches)
    for number in range(len(match.log)):
        told, who = match.describe(number, 0), match.moments[number].who
        assert told == match.describe(number, None)
        for speech in speeches:
            assert speech.say(told, who=max(0, who)).endswith(".")
            assert who == CHANCE or not speech.say(told, "label").endswith(".")
    again = Match.replay(GAME, Record.parse(match.record().text()))
    assert (again.state, again.log) == (match.state, match.log)


def test_undo_restores_the_very_position() -> None:
    """Taking a move back restores the position and the log; doing it again leads to the same."""
    undone, before = 0, None
    for match in random_game(2, 3, 5, cones=3):
        after, who = match.state.copy(), match.moments[-1].who if match.log else CHANCE
        if who != CHANCE:
            line = match.undo(who)
            assert match.state == before
            match.push(line)
            assert match.state == after
            undone += 1
        before = after
    assert undone > 50


words = st.sampled_from(
    [
        "0",
        "1",
        "*",
        "melt",
        "take",
        "put",
        "scrap",
        "sprinkle",
        "serve",
        "x1",
        "a1",
        "m1.1",
        "+1",
        "fill",
        "blue",
        "top",
        "9",
        " ",
        "",
    ]
)


@settings(max_examples=60, derandomize=True)
@given(st.text() | st.lists(words, max_size=6).map(" ".join))
def test_odd_lines(line: str) -> None:
    """A line of any text is done or refused with one of our errors, and a refused one changes nothing."""
    for match in (table(), position(cones={"0x": (25, "y5 g1 -")})):
        log, state = list(match.log), match.state.copy()
        code = ""
        try:
            match.push(line)
        except DiceCafeError as error:
            code = error.code
        assert match.log == ([*log] if code else [*log, line])
        assert code in all_codes() and match.state == state if code else match.state != state


def test_the_set_up_is_read() -> None:
    """The set-up of the notation leads to the position it tells."""
    match = table()
    for line in SET_UP.split(" / "):
        match.push(line)
    assert match.state.text() == position(phase=match.state.phase, sprinkles=[2, 2, 0, 0]).state.text()
    assert match.moves(0)[0] == "melt"
