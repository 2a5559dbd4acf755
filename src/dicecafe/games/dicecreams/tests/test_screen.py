"""The terminal page: it fits, it shows what matters, and every legal action can be typed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.text import Text

from dicecafe import Match, StreamDice, load
from dicecafe.engine.contract import CHANCE
from dicecafe.engine.stream import Stream
from dicecafe.games.dicecreams.rules import SERVE
from dicecafe.games.dicecreams.screen import codes, help, pick
from dicecafe.games.dicecreams.text import actions

GAME = load("dicecreams")


def decisions(players: int, seed: int, steps: int = 400) -> Iterator[tuple[Match, int]]:
    """The decisions of a random game."""
    match, whim = Match(GAME, ["A player of long name"] * players, dice=StreamDice(seed)), Stream(seed, 1)
    for _ in range(steps):
        seat = match.turn
        if seat == CHANCE:
            match.roll()
        elif seat >= 0:
            yield match, seat
            legal = match.legal(seat)
            match.play(seat, legal[whim.below(len(legal))])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pages_fit(players: int) -> None:
    """No line is wider than 80 columns, and page, heading and prompt fit 24 rows."""
    for match, seat in decisions(players, players):
        dialogue = pick(match.view(seat), match.legal(seat))
        for page in (next(dialogue), dialogue.send("a long line")):
            assert isinstance(page, str)
            lines = Text.from_markup(page).plain.split("\n")
            assert max(map(len, lines)) <= 80, max(lines, key=len)
            assert len(lines) <= 24 - 5


def test_every_legal_action_can_be_typed() -> None:
    """Typing the code of a legal action, key by key, chooses it."""
    for match, seat in decisions(3, 9):
        for action in match.legal(seat):
            wanted = SERVE if action == SERVE + 1 else action
            found = [code for code, number in codes().items() if number == wanted]
            dialogue = pick(match.view(seat), match.legal(seat))
            next(dialogue)
            said: object = None
            for key in found[0]:
                said = dialogue.send(key)
            assert said == action, match.action_words[action]


def test_no_code_begins_another() -> None:
    """Keys are never waited for in vain."""
    assert not [(a, b) for a in codes() for b in codes() if a != b and b.startswith(a)]
    assert len(codes()) == len(actions(GAME.config(2))) - 1  # one key serves x or y, whichever is ready


def test_a_slip_starts_again() -> None:
    """What begins no code, or Escape, clears what was typed."""
    match, seat = next(decisions(2, 1))
    dialogue = pick(match.view(seat), match.legal(seat))
    next(dialogue)
    assert "typed: a" in str(dialogue.send("a"))
    assert "typed" not in str(dialogue.send("z"))
    assert "typed: +" in str(dialogue.send("+"))
    assert "typed" not in str(dialogue.send("\x1b"))


@pytest.mark.parametrize("wrong", ["z", "9", "[", "[/]", "[bold]", "\\", "a long line", "\x1b[A"])
def test_a_wrong_key_says_so(wrong: str) -> None:
    """The page says that a key does nothing here, and is as before with the next one; the right ones still work."""
    match, seat = next(decisions(2, 1))
    dialogue = pick(match.view(seat), match.legal(seat))
    page = next(dialogue)
    said = "That key does nothing here." if wrong == "\x1b[A" else f"'{wrong[:8]}' does nothing here."
    assert Text.from_markup(str(dialogue.send(wrong))).plain == f"{Text.from_markup(str(page)).plain}   {said}"
    assert "'az' does nothing here." in str([dialogue.send("a"), dialogue.send("z")][-1])
    assert [dialogue.send(key) for key in ("\x1b", "\x7f", "\n", "")] == [page] * 4
    assert dialogue.send("m") == match.legal(seat)[0]


def test_the_page_tells_demands_and_melting() -> None:
    """A cone is shown with its Flavours, what melting leaves of them, its demands and its Strong condition."""
    match, seat = next(decisions(2, 1))
    match.state.card[2], match.state.colour[6], match.state.value[6] = 5, 2, 4
    page = Text.from_markup(str(next(pick(match.view(seat), match.legal(seat))))).plain
    assert "x yel 4|  -  |  -    melts to 3 - -  fox 6: yel blu 5 (all >= 5)" in page


def test_the_help_fits() -> None:
    """The rule of a turn cites its rulings and fits the screen."""
    match, seat = next(decisions(2, 1))
    assert max(map(len, help(match.view(seat)).split("\n"))) <= 80
    assert "DC-13" in help(match.view(seat))
