"""The terminal's page: a key for every choice, the rule for it, and all of it on 80 columns and 24 rows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest
from rich.cells import cell_len
from rich.text import Text

from dicecafe.engine.match import Match
from dicecafe.games.burger_dice import screen
from dicecafe.games.burger_dice.rules import PLACE, ROLL, STOP, WASTE

from .table import FACES, GAME, at_stake, left, play, position, random_game, table

COLUMNS = 80
ROWS = 12  # of 24: the heading takes 2, what just happened 6, the choices 4
FULL = "bun patty pickles ketchup cheese"
WIDEST = {"roll_size": 6, "waste_limit": 8, "dice": 18}


def decisions(players: int = 3, number: int = 0, **options: int) -> Iterator[Match]:
    """Every position of a random game in which a seat decides."""
    return (match for match in random_game(players, number, **options) if match.turn >= 0)


def drawn(match: Match) -> list[str]:
    """The page's lines as they stand on the screen."""
    return Text.from_markup(screen.draw(match.view(match.turn))).plain.split("\n")


def width(match: Match) -> int:
    """The widest line of the page."""
    return max(cell_len(line) for line in drawn(match))


# ---------------------------------------------------------------- keys
@pytest.mark.parametrize("number", range(3))
def test_every_legal_action_has_one_key(number: int) -> None:
    """At any position of a game each legal action has exactly one key and a label of its own."""
    for match in decisions(2 + number, number, target=10):
        view = match.view(match.turn)
        keys, legal = screen.keys(view), match.legal(match.turn)
        for action in legal:
            assert list(keys.values()).count(action) == 1
        assert len({screen.label(view, action) for action in legal}) == len(legal)


def test_keys_are_single_and_leave_the_session_its_own() -> None:
    """A key is one letter, and none is u, q or ?, with which the session takes back, leaves and helps."""
    keys = screen.keys(table().view(0))
    assert all(len(key) == 1 for key in keys)
    assert not set(keys) & set("uq?")
    assert sorted(keys.values()) == list(range(GAME.n_actions))


@pytest.mark.parametrize(("key", "face"), list(zip("bpikc", FACES, strict=True)))
def test_small_letter_places_and_capital_wastes(key: str, face: str) -> None:
    """The letter of a face places it, its capital wastes it."""
    match = table()
    keys = screen.keys(match.view(0))
    assert match.action_words[keys[key]] == f"place {face}"
    assert match.action_words[keys[key.upper()]] == f"waste {face}"


def test_labels() -> None:
    """A label says what its action is, and what it scores."""
    view = position(served=7, noted=2, options={"roll_size": 2}).view(0)
    assert screen.label(view, ROLL) == "Roll 2 dice"
    assert screen.label(view, STOP) == "Stop and score 9"
    assert [screen.label(view, PLACE + face) for face in range(5)] == [f"place {face}" for face in FACES]
    assert [screen.label(view, WASTE + face) for face in range(5)] == [f"waste {face}" for face in FACES]


# ---------------------------------------------------------------- the picture
@pytest.mark.parametrize("number", range(4))
def test_fits_the_screen(number: int) -> None:
    """200 positions of random games fit 80 columns and leave the session its rows."""
    positions = 0
    for match in islice(decisions(2 + number, 10 + number, target=10), 50):
        assert width(match) <= COLUMNS
        assert len(drawn(match)) <= ROWS
        positions += 1
    assert positions == 50


def test_tallest_page_fits_its_rows() -> None:
    """The tallest burger over a roll, in the final round, still leaves the session its rows."""
    assert len(drawn(position(FULL, "bun bun patty", waste=3, served=3, final=1))) <= ROWS


def test_noted_points_fit_80_columns() -> None:
    """BD-2: the noted points fit too."""
    assert width(position("bun patty", "bun bun patty", noted=12, served=6, waste=3)) <= COLUMNS


@pytest.mark.parametrize("rolled", ["bun bun bun bun bun bun", "pickles pickles ketchup ketchup patty cheese"])
def test_six_dice_fit_80_columns(rolled: str) -> None:
    """With roll_size 6 nothing is wider than 80 columns."""
    assert width(position("bun", rolled, options=WIDEST)) <= COLUMNS


def test_eight_waste_dice_fit_80_columns() -> None:
    """With waste_limit 8 the bin and its warning fit too."""
    assert width(position("bun", "bun", waste=7, options=WIDEST)) <= COLUMNS


@pytest.mark.parametrize("on_the_table", ["", "bun", "bun patty", "bun pickles", "bun ketchup", FULL])
@pytest.mark.parametrize("final", [0, 1])
def test_facts_stand_in_one_column(on_the_table: str, final: int) -> None:
    """What is beside the burger starts in one column, whatever is on the burger."""
    page = drawn(position(on_the_table, served=3, waste=1, final=final))
    facts = ("at stake", "the bin", "Final round", "a bun now closes")
    assert len({line.index(fact) for line in page for fact in facts if fact in line}) == 1


def test_shows_the_position() -> None:
    """The page shows what is at stake, the bin, the burger, and the dice with the keys that fit."""
    page = "\n".join(drawn(position("bun cheese", "bun bun cheese", waste=3, served=4)))
    assert re.search(r"at stake +4 points", page)
    assert "✗ ✗ ✗ ·" in page
    assert "One more" in page
    assert "a bun now closes this burger for 3 points" in page
    assert (page.count("BUN"), page.count("CHEESE"), page.count("PATTY")) == (2, 1, 0)
    assert (page.count("(b)"), page.count("(c)"), page.count("(B)"), page.count("(C)")) == (2, 0, 2, 1)


def test_keys_shown_under_the_dice_are_those_that_work() -> None:
    """Over a whole game, the keys under the dice are the keys of the legal actions, and no others."""
    seen = 0
    for match in decisions(2, 3, target=10):
        if left(match):
            view = match.view(match.turn)
            legal = match.legal(match.turn)
            working = {key for key, action in screen.keys(view).items() if action in legal}
            assert set(re.findall(r"\((\w)\)", "\n".join(drawn(match)))) == working
            seen += 1
    assert seen > 50


def test_shows_nothing_of_the_last_turn() -> None:
    """After a turn the next player finds an empty plate, an empty bin and nothing at stake."""
    match = play(position("bun patty", waste=2, served=9, noted=3), "0: stop")
    page = "\n".join(drawn(match))
    assert "an empty plate" in page
    assert "✗" not in page
    assert at_stake(match) == 0
    assert re.search(r"at stake +0 points", page)


def test_final_round_is_announced() -> None:
    """A player knows that this is the last turn."""
    assert "Final round" in "\n".join(drawn(position(final=1)))
    assert "Final round" not in "\n".join(drawn(position()))


# ---------------------------------------------------------------- help
@pytest.mark.parametrize("rolled", ["", "bun patty cheese"])
def test_help_cites_a_rule(rolled: str) -> None:
    """The help for either kind of decision cites a ruling that exists, and fits the screen."""
    help = screen.help(position("bun", rolled).view(0))
    cited = re.findall(r"BD-\d+", help)
    assert cited
    assert set(cited) <= set(GAME.rulings)
    assert max(len(line) for line in help.split("\n")) <= COLUMNS


def test_help_gives_the_numbers_of_this_table() -> None:
    """The help tells this table's target and waste limit, not the defaults."""
    options = {"target": 77, "waste_limit": 5}
    assert "At 5 waste dice" in screen.help(position("bun", "bun", options=options).view(0))
    assert "first to reach 77" in screen.help(position("bun", options=options).view(0))
