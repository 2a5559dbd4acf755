"""The terminal page: it fits in every language, it shows what matters, and every legal action can be typed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from rich.text import Text

from dicecafe import Match, StreamDice, load
from dicecafe.engine.contract import CHANCE
from dicecafe.engine.stream import Stream
from dicecafe.games.dicecreams.moves import SERVE
from dicecafe.games.dicecreams.screen import codes, help, pick
from dicecafe.games.dicecreams.text import actions
from dicecafe.words import Message, language, languages, set_language

GAME = load("dicecreams")
LANGUAGES = languages()


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    """The program speaks each language in turn."""
    before = language()
    set_language(request.param)
    yield request.param
    set_language(before)


def said(id: str, **about: object) -> str:
    """What the page says, in the language of the program."""
    return GAME.speech().say(Message(id, **about))


def plain(page: object) -> str:
    """A page as people see it."""
    return Text.from_markup(str(page)).plain


def decisions(players: int, seed: int, steps: int = 400) -> Iterator[tuple[Match, int]]:
    """The decisions of a random game."""
    match, rng = Match(GAME, ["A player of long name"] * players, dice=StreamDice(seed)), Stream(seed, 1)
    for _ in range(steps):
        seat = match.turn
        if seat == CHANCE:
            match.roll()
        elif seat >= 0:
            yield match, seat
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pages_fit(players: int, spoken: str) -> None:
    """No line is wider than 80 columns, and page, heading and prompt fit 24 rows."""
    for match, seat in decisions(players, players):
        dialogue = pick(match.view(seat), match.legal(seat))
        for page in (next(dialogue), dialogue.send("a long line")):
            assert isinstance(page, str)
            lines = plain(page).split("\n")
            assert max(map(len, lines)) <= 80, max(lines, key=len)
            assert len(lines) <= 24 - 5


def test_columns_keep_their_widths(spoken: str) -> None:
    """The dice of the Fridge stand under their letters, and the cards beside them begin in one column."""
    for match, seat in decisions(2, 3, 100):
        head, *rows = plain(next(pick(match.view(seat), match.legal(seat)))).split("\n")[:4]
        for row, column in product(range(3), range(3)):
            die = rows[row][4 + 7 * column : 9 + 7 * column]
            assert (die.strip() == "-") == (match.state.fridge_colour[3 * row + column] == 0)
            assert die.strip()[-1] == str(match.state.fridge_value[3 * row + column] or "-")
        assert [head.index(letter) for letter in "abc"] == [4, 11, 18]
        names = [said("screen-market", spot="1"), said("screen-market", spot="2"), said("screen-next")]
        wide = max(map(len, names))
        assert [line[27 : 28 + wide] for line in (head, *rows[:2])] == [f"{name:{wide}} " for name in names]


def test_every_legal_action_can_be_typed() -> None:
    """Typing the code of a legal action, key by key, chooses it."""
    for match, seat in decisions(3, 9):
        for action in match.legal(seat):
            wanted = SERVE if action == SERVE + 1 else action
            found = [code for code, number in codes().items() if number == wanted]
            dialogue = pick(match.view(seat), match.legal(seat))
            next(dialogue)
            chosen: object = None
            for key in found[0]:
                chosen = dialogue.send(key)
            assert chosen == action, match.action_notation[action]


def test_no_code_begins_another() -> None:
    """Keys are never waited for in vain."""
    assert not [(a, b) for a in codes() for b in codes() if a != b and b.startswith(a)]
    assert len(codes()) == len(actions(GAME.config(2))) - 1  # one key serves x or y, whichever is ready


def test_a_slip_starts_again() -> None:
    """What begins no code, or Escape, clears what was typed."""
    match, seat = next(decisions(2, 1))
    dialogue = pick(match.view(seat), match.legal(seat))
    page = next(dialogue)
    assert plain(dialogue.send("a")) == f"{plain(page)}   {said('screen-typed', keys='a')}"
    assert said("screen-typed", keys="az") not in plain(dialogue.send("z"))
    assert plain(dialogue.send("+")) == f"{plain(page)}   {said('screen-typed', keys='+')}"
    assert dialogue.send("\x1b") == page


@pytest.mark.parametrize("wrong", ["z", "9", "[", "[/]", "[bold]", "\\", "a long line", "\x1b[A"])
def test_a_wrong_key_says_so(wrong: str) -> None:
    """The page says that a key does nothing here, and is as before with the next one; the right ones still work."""
    match, seat = next(decisions(2, 1))
    dialogue = pick(match.view(seat), match.legal(seat))
    page = next(dialogue)
    slip = said("screen-slip-key") if wrong == "\x1b[A" else said("screen-slip", keys=wrong[:8])
    assert plain(dialogue.send(wrong)) == f"{plain(page)}   {slip}"
    assert said("screen-slip", keys="az") in plain([dialogue.send("a"), dialogue.send("z")][-1])
    assert [dialogue.send(key) for key in ("\x1b", "\x7f", "\n", "")] == [page] * 4
    assert dialogue.send("m") == match.legal(seat)[0]


def test_the_page_tells_demands_and_melting(spoken: str) -> None:
    """A cone is shown with its Flavours, what melting leaves of them, its demands and its Strong condition."""
    match, seat = next(decisions(2, 1))
    match.state.card[2], match.state.colour[2][0], match.state.value[2][0] = 5, 2, 4
    page = plain(next(pick(match.view(seat), match.legal(seat))))
    yellow, blue = said("colour", die="yellow")[:3], said("colour", die="blue")[:3]
    strong = said("strong", strong="all_at_least", n=5)
    card = said("screen-card", animal=said("animal", animal="fox"), fame=6, demands=f"{yellow} {blue} 5", strong=strong)
    assert f"x {yellow} 4|  -  |  -    {said('screen-melts', melted='3 - -')}  {card}\n" in page


def test_the_help_fits(spoken: str) -> None:
    """The rule of a turn cites its rulings and fits the screen."""
    match, seat = next(decisions(2, 1))
    assert max(map(len, help(match.view(seat)).split("\n"))) <= 80
    assert "DC-13" in help(match.view(seat))
