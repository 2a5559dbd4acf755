"""The terminal's page: a key for every choice, the rule for it, and all of it on 80 columns and 24 rows, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from dicecafe.engine.match import Match
from dicecafe.games.burger_dice import screen
from dicecafe.games.burger_dice.rules import PLACE, ROLL, STOP, WASTE
from dicecafe.terminal import plain
from dicecafe.words import Message, set_language

from .table import FACES, GAME, LANGUAGES, at_stake, left, play, position, random_game, table

COLUMNS = 80
ROWS = 12  # of 24: the heading takes 2, what just happened 6, the choices 4
FULL = "bun patty pickles ketchup cheese"
WIDEST = {"roll_size": 6, "waste_limit": 8, "dice": 18}


@pytest.fixture(autouse=True, params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """The language of the program."""
    set_language(request.param)
    yield request.param
    set_language("en")


def said(id: str, **about: Any) -> str:
    """A message of the game's as the page says it."""
    return GAME.speech().say(Message(id, **about))


def decisions(players: int = 3, number: int = 0, **options: int) -> Iterator[Match]:
    """Every position of a random game in which a seat decides."""
    return (match for match in random_game(players, number, **options) if match.turn >= 0)


def drawn(match: Match) -> list[str]:
    """The page's lines as they stand on the screen."""
    return Text.from_markup(screen.draw(match.view(match.turn))).plain.split("\n")


def width(match: Match) -> int:
    """The widest line of the page."""
    return max(cell_len(line) for line in drawn(match))


def column(line: str, part: str) -> int:
    """The column in which a part of a line begins."""
    return cell_len(line[: line.index(part)])


# ---------------------------------------------------------------- keys
@pytest.mark.parametrize("number", range(3))
def test_every_legal_action_has_one_key(number: int) -> None:
    """At any position of a game each legal action has exactly one key and a label of its own."""
    for match in decisions(2 + number, number, target=10):
        view = match.view(match.turn)
        keys, legal = screen.keys(view), match.legal(match.turn)
        for action in legal:
            assert list(keys.values()).count(action) == 1
        assert len({plain.label(view, action) for action in legal}) == len(legal)


def test_keys_are_single_and_leave_the_session_its_own() -> None:
    """A key is one letter, and none is u, q, h or ?, with which the session takes back, leaves, hints and helps."""
    keys = screen.keys(table().view(0))
    assert all(len(key) == 1 for key in keys)
    assert not set(keys) & set("uqh?")
    assert sorted(keys.values()) == list(range(GAME.n_actions))


@pytest.mark.parametrize(("key", "face"), list(zip("bpikc", FACES, strict=True)))
def test_small_letter_places_and_capital_wastes(key: str, face: str) -> None:
    """The letter of a face places it, its capital wastes it."""
    match = table()
    keys = screen.keys(match.view(0))
    assert match.action_notation[keys[key]] == f"place {face}"
    assert match.action_notation[keys[key.upper()]] == f"waste {face}"


def test_labels() -> None:
    """A label names its action and what it scores: the die, or the dice, or the points."""
    view = position("bun", served=7, noted=2, options={"roll_size": 2}).view(0)
    assert "2" in plain.label(view, ROLL)
    assert "9" in plain.label(view, STOP)
    for face, name in enumerate(FACES):
        assert said(name).lower() in plain.label(view, PLACE + face).lower()
        assert said(name).lower() in plain.label(view, WASTE + face).lower()


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
    closes = said("bun-closes", points=len(on_the_table.split()) + 1)
    facts = [said("row-stake"), said("row-bin"), *[said("final-round")] * final, *[closes] * (len(on_the_table.split()) > 1)]
    columns = [column(line, fact) for fact in facts for line in page if fact in line]
    assert (len(columns), len(set(columns))) == (len(facts), 1)


@pytest.mark.parametrize("dice", [3, 6])
def test_dice_and_their_keys_stand_in_columns(dice: int) -> None:
    """Each die is as wide as its neighbours, whatever it shows, and its keys are below its middle."""
    page = drawn(position("bun", "bun patty pickles ketchup cheese pickles"[: {3: 17, 6: 99}[dice]], options=WIDEST))
    top, names, bottom, place, waste = page[-5:]
    frames = [(one.start(), one.end()) for one in re.finditer("┌─+┐", top)]
    assert len(frames) == dice
    assert len({end - start for start, end in frames}) == 1
    assert frames == [(one.start(), one.end()) for one in re.finditer("└─+┘", bottom)]
    assert frames == [(one.start(), one.end()) for one in re.finditer("│[^│]+│", names)]
    for keys in (place, waste):
        assert len(keys) <= len(top) <= COLUMNS
        assert all(len(keys[start:end].strip()) in (1, 3) for start, end in frames)


def test_shows_the_position() -> None:
    """The page shows what is at stake, the bin, the burger, and the dice with the keys that fit."""
    page = "\n".join(drawn(position("bun cheese", "bun bun cheese", waste=3, served=4)))
    assert re.search(rf"{said('row-stake')} +{said('stake-points', points=4)}", page)
    assert "✗ ✗ ✗ ·" in page
    assert said("one-more-ends-it") in page
    assert said("bun-closes", points=3) in page
    assert [page.count(said(face).upper()) for face in ("bun", "cheese", "patty")] == [2, 1, 0]
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
    assert said("empty-plate") in page
    assert "✗" not in page
    assert at_stake(match) == 0
    assert re.search(rf"{said('row-stake')} +{said('stake-points', points=0)}", page)


def test_final_round_is_announced() -> None:
    """A player knows that this is the last turn."""
    assert said("final-round") in "\n".join(drawn(position(final=1)))
    assert said("final-round") not in "\n".join(drawn(position()))


# ---------------------------------------------------------------- help
@pytest.mark.parametrize("rolled", ["", "bun patty cheese"])
def test_help_cites_a_rule(rolled: str) -> None:
    """The help for either kind of decision cites a ruling that exists."""
    cited = re.findall(r"BD-\d+", screen.help(position("bun", rolled).view(0)))
    assert cited
    assert set(cited) <= set(GAME.rulings)


@pytest.mark.parametrize("match", [table(), position("bun"), position("bun", "bun"), position("bun", options={"waste_limit": 1})])
def test_help_fits_the_screen(match: Match) -> None:
    """No line is wider than the screen."""
    assert max(cell_len(line) for line in screen.help(match.view(0)).split("\n")) <= COLUMNS


def test_help_gives_the_numbers_of_this_table() -> None:
    """The help tells this table's target and waste limit, not the defaults."""
    options = {"target": 77, "waste_limit": 5}
    assert screen.help(position("bun", "bun", options=options).view(0)) == said("help-dice", waste_limit=5)
    assert screen.help(position("bun", options=options).view(0)) == said("help-stop", target=77)
    assert "5" in said("help-dice", waste_limit=5)
    assert "77" in said("help-stop", target=77)
