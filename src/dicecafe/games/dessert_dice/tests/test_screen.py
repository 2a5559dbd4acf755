"""The terminal's page as a dialogue, in every language: a square, a die, a spin, a way to tip; on 80 columns and 24 rows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

from dicecafe.engine.match import Match
from dicecafe.games.dessert_dice import screen
from dicecafe.games.dessert_dice.clusters import SQUARES, WIDTH
from dicecafe.games.dessert_dice.dice import GREEN
from dicecafe.games.dessert_dice.rules import PLACE_GREEN, TIP
from dicecafe.games.dessert_dice.text import COLOUR_NAMES, DESSERT_NAMES, DIRECTIONS, SQUARE_NAMES
from dicecafe.terminal.session import HISTORY
from dicecafe.words import Message, set_language

from .table import GAME, ICE, LANGUAGES, MACARON, ROLL, TART, decisions, pipe, play, said, table

COLUMNS = 80
ROWS = 24 - 2 - HISTORY - 2  # the heading takes 2, what just happened 6, the footer and the prompt 2
NORTH, EAST, SOUTH, WEST = ARROWS = "\x1b[A", "\x1b[C", "\x1b[B", "\x1b[D"
ENTER, ESCAPE = "\n", "\x1b"
BLUE = f"place blue {ICE} c3 ns:{ROLL}"


@pytest.fixture(autouse=True, params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """The language of the program."""
    set_language(request.param)
    yield request.param
    set_language("en")


def dessert(name: str) -> str:
    """What a dessert is called."""
    return said("dessert-name", dessert=name)


def answers(match: Match, *keys: str) -> list[str | int]:
    """What the dialogue says at first and after each key."""
    picking = screen.pick(match.view(match.turn), match.legal(match.turn))
    return [next(picking), *(picking.send(key) for key in keys)]


def chosen(match: Match, *keys: str) -> str:
    """The action that keys lead to; before the last of them everything is a page."""
    *pages, action = answers(match, *keys)
    assert all(isinstance(page, str) for page in pages)
    assert isinstance(action, int), action
    return match.action_notation[action]


def asked(match: Match, *keys: str) -> str:
    """The last line of the page that keys lead to."""
    page = answers(match, *keys)[-1]
    assert isinstance(page, str)
    return plain(page)[-1]


def plain(page: str) -> list[str]:
    """A page's lines as they stand on the screen."""
    return Text.from_markup(page).plain.split("\n")


def way_to(square: int) -> list[str]:
    """Arrow keys from c3."""
    x, y = square % WIDTH - 2, square // WIDTH - 2
    return [EAST if x > 0 else WEST] * abs(x) + [NORTH if y > 0 else SOUTH] * abs(y)


def keys_for(action: int) -> list[str]:
    """Single keys that lead to an action."""
    if action >= TIP:
        square, direction = divmod(action - TIP, 4)
        return [*way_to(square), ENTER, ARROWS[direction]]
    row, square = divmod(action, SQUARES)
    spin = [] if action >= PLACE_GREEN else [str(1 + row % 2)]
    return [*way_to(square), ENTER, "abcdefgijklmn"[row // 2], *spin]


# ---------------------------------------------------------------- the dialogue
def test_a_square_a_die_a_spin() -> None:
    """Arrows to a square, Enter, the die's letter, the number of the spin."""
    match = table()
    assert chosen(match, ENTER, "g", "1") == f"place blue {ICE} c3 ns:{ROLL}"
    assert chosen(match, ENTER, "g", "2") == f"place blue {ICE} c3 ns:{TART}"
    assert chosen(match, NORTH, EAST, EAST, ENTER, "a", "1") == f"place orange {ICE} e4 ns:{MACARON}"
    assert chosen(match, SOUTH, WEST, ENTER, "n") == "place green blank b2"
    assert chosen(match, "a5", "", "m", "2") == f"place purple {TART} a5 ns:{ROLL}"


def test_the_question_names_the_spins_in_order() -> None:
    """The question after the letter says what [1] and [2] lay north-south."""
    for letter in "abcdefgijklm":
        question = asked(table(), ENTER, letter)
        spins = [spin.strip() for spin in re.split(r"\[[12]\]", question)[1:]]
        assert [dessert(chosen(table(), ENTER, letter, key).split("ns:")[1]) for key in "12"] == spins


def test_the_cursor_stays_at_the_edge() -> None:
    """Past the edge the cursor stays; it is seen around its square."""
    assert chosen(table(), *[NORTH] * 9, *[WEST] * 9, ENTER, "n") == "place green blank a5"
    page = plain(str(answers(table(), *[SOUTH] * 9, *[EAST] * 9)[-1]))
    assert [line for line in page if "[" in line] == page[8:10]
    assert page[8].index("[") == 2 + 4 * 8


@pytest.mark.parametrize(("arrow", "way"), list(zip(ARROWS, DIRECTIONS, strict=True)))
def test_a_die_and_an_arrow(arrow: str, way: str) -> None:
    """Enter on a die, then an arrow, tips it that way."""
    assert chosen(play(table(), BLUE), ENTER, arrow) == f"tip c3 {way}"
    word = {"north": "up", "east": "right", "south": "down", "west": "left"}[way]
    assert chosen(play(table(), BLUE), "c3", "", word) == f"tip c3 {way}"


def test_the_question_says_what_comes_up() -> None:
    """Before a tip one reads what it would bring to the top."""
    assert asked(play(table(), BLUE), ENTER) == said("screen-which-way", square="c3", ns=ROLL, ew=TART)
    assert asked(play(table(), "place green blank c3"), ENTER) == said("screen-which-way-blank", square="c3")
    for ns, ew in ((ROLL, TART), (TART, ROLL)):
        question = said("screen-which-way", square="c3", ns=ns, ew=ew)
        assert question.index(dessert(ns)) < question.index(dessert(ew))


@pytest.mark.parametrize("keys", [[ENTER], [NORTH, ENTER], [NORTH, ENTER, "a"], [NORTH, ENTER, "z"]], ids=repr)
def test_escape_leads_to_another_square(keys: list[str]) -> None:
    """Esc at a tip, at the die and at the spin leaves the square; the cursor stays where it was."""
    match = play(table(), BLUE)
    assert asked(match, *keys, ESCAPE) == asked(match)
    there = "c3" if keys == [ENTER] else "c4"
    assert answers(match, *keys, ESCAPE)[-1] == answers(match, there)[-1]


def test_the_page_says_which_tip_is_forbidden() -> None:
    """DD-4 is on the page after a tip, and gone after a placement."""
    match = play(table(), BLUE, "tip c3 north")
    assert asked(match) == said("screen-opening-undo", at="c4", to="c3", ruling="DD-4")
    assert "DD-4" in asked(match)
    assert asked(play(match, "place green blank a1")) == said("screen-opening")


def test_another_letter_at_the_spin_is_another_die() -> None:
    """Who changes their mind about the die types another letter."""
    assert chosen(table(), ENTER, "a", "d", "1") == f"place yellow {ICE} c3 ns:{MACARON}"
    assert asked(table(), ENTER, "z") == said("screen-a-letter", square="c3", first="a", last="n")
    assert chosen(table(), ENTER, "z", "n") == "place green blank c3"


def test_a_wrong_key_is_answered() -> None:
    """With what would be right: where a square is chosen, and where a way to tip is."""
    assert asked(table(), "x") == said("screen-slip")
    assert asked(table(), "x", NORTH) == said("screen-opening")
    assert asked(play(table(), BLUE), ENTER, "x") == said("screen-slip-way", square="c3")
    assert chosen(play(table(), BLUE), ENTER, "x", NORTH) == "tip c3 north"


def test_a_square_is_typed_key_by_key() -> None:
    """Its column and its row, in small letters or capitals; a wrong row is no square."""
    assert chosen(table(), "A", "5", ENTER, "n") == "place green blank a5"
    assert asked(table(), "a", "9") == said("screen-slip")
    assert chosen(table(), "a", "b", "2", ENTER, "n") == "place green blank b2"


def test_a_refused_tip_goes_on_in_the_dialogue() -> None:
    """After a refused way the next arrow is another way of the same die."""
    match = play(table(), BLUE, "tip c3 north")
    *_, refused, other = answers(match, NORTH, ENTER, SOUTH, EAST)
    assert isinstance(refused, int)
    assert isinstance(other, int)
    assert refused not in match.legal(0)
    assert match.action_notation[refused] == "tip c4 south"
    assert match.action_notation[other] == "tip c4 east"


@pytest.mark.parametrize("number", range(3))
def test_every_legal_action_can_be_reached(number: int) -> None:
    """At any moment of a game single keys lead to each legal action."""
    for match in islice(decisions(2 + number, number), 0, None, 9):
        view, legal = match.view(match.turn), match.legal(match.turn)
        for action in legal:
            picking = screen.pick(view, legal)
            next(picking)
            *_, last = (picking.send(key) for key in keys_for(action))
            assert last == action
    assert not {key for action in range(GAME.n_actions) for key in keys_for(action)} & set("uq?")


# ---------------------------------------------------------------- through a session
def test_forbidden_moves_are_answered_with_the_ruling(tmp_path: Path, language: str) -> None:
    """In a real session a forbidden choice is told with its ruling, and the dialogue goes on to a legal one."""
    lines = ["", "a1", "", "n"]  # Ann: the green die on a1
    lines += ["", "a1", "", "left", "down", "right"]  # Bo: off the board twice, then east
    lines += ["", "b1", "", "left", "up"]  # Ann: back is forbidden, north is not
    lines += ["", "b2", "", "tip b2 south", "place green blank c3", "right"]  # Bo
    shown = pipe(tmp_path, lines, "dessert-dice", "--players", "Ann,Bo", "--first", "0", language=language)
    assert said("why-edge", way="west", square="a1", ruling="DD-1") in shown
    assert said("why-edge", way="south", square="a1", ruling="DD-1") in shown
    assert shown.count(said("why-undo", at="b1", to="a1", ruling="DD-4")) == 1
    assert shown.count(said("why-undo", at="b2", to="b1", ruling="DD-4")) == 1
    assert said("why-blank-placed") in shown
    assert GAME.speech(["Ann", "Bo"]).say(Message("tip-blank", at="b1", to="b2"), who=0) in shown
    assert sum(shown.count(said("terminal-hand-over", name=name)) for name in ("Ann", "Bo")) == 5


def test_a_stalled_game_says_so(tmp_path: Path, language: str) -> None:
    """DD-5: the page says that a placement must follow, and a tip is refused with the ruling."""
    lines = ["", "place green blank a1", "", "tip a1 north", "", "a2", "", "up"]
    words = ["dessert-dice", "--players", "Ann,Bo", "--first", "0", "--option", "stall_limit=1"]
    shown = pipe(tmp_path, lines, *words, language=language)
    assert said("screen-must-place", n=1, ruling="DD-5") in shown
    assert said("why-must-place", n=1, ruling="DD-5") in shown


# ---------------------------------------------------------------- the picture
@pytest.mark.parametrize("number", range(4))
def test_pages_fit_the_screen(number: int) -> None:
    """100 positions: every page of the dialogue and every sentence fits 80 columns, and the whole fits 24 rows."""
    positions = 0
    for match in islice(decisions(2 + number % 3, 10 + number), 25):
        match.names[:] = ["greedy", "random", "greedy 2", "random 2"][: len(match.names)]
        keys = [[], [ENTER], [*way_to(3 * positions % SQUARES), ENTER], [ENTER, "z"]]
        pages = [page for way in keys for page in answers(match, *way) if isinstance(page, str)]
        for page in pages:
            assert len(plain(page)) <= ROWS
            assert max(map(cell_len, plain(page))) <= COLUMNS, max(plain(page), key=cell_len)
        for line in range(max(0, len(match.log) - HISTORY), len(match.log)):
            told = GAME.speech(match.names).say(match.describe(line, match.turn), who=max(0, match.moments[line].who))
            assert cell_len(told) <= COLUMNS, told
        positions += 1
    assert positions == 25


@pytest.mark.parametrize("letter", "abcdefgijklm")
def test_the_question_for_the_spin_fits(letter: str) -> None:
    """The longest question is no wider than the screen."""
    assert cell_len(asked(table(), ENTER, letter)) <= COLUMNS


def test_the_longest_lines_fit() -> None:
    """Whatever tip is asked for or forbidden, and however many there were."""
    lines = [said("screen-which-way", square="c3", ns=ns, ew=ew) for ns in DESSERT_NAMES for ew in DESSERT_NAMES if ns != ew]
    lines += [said("screen-opening-undo", at="c4", to="c3", ruling="DD-4"), said("screen-must-place", n=200, ruling="DD-5")]
    assert max(map(cell_len, lines)) <= COLUMNS, max(lines, key=cell_len)


def test_letters_for_dice_fit_their_cells_and_differ() -> None:
    """Two dice that do not lie alike do not look alike, and nothing is cut off."""
    faces = [(screen.top(die, GAME.speech()), screen.below(die, GAME.speech())) for die in range(1, GREEN + 1)]
    assert len(set(faces)) == len(faces)
    assert max(cell_len(part) for face in faces for part in face) <= screen.CELL - 2
    assert max(cell_len(said("screen-top", top=name)) for name in DESSERT_NAMES) <= screen.TOP_WIDTH


def test_the_help_fits() -> None:
    """The help cites rulings that exist, and no line of it is wider than the screen."""
    help = screen.help(table().view(0))
    cited = set(re.findall(r"DD-\d+", help))
    assert cited
    assert cited <= set(GAME.rulings)
    assert max(map(cell_len, help.split("\n"))) <= COLUMNS, max(help.split("\n"), key=cell_len)


def test_the_page_shows_the_position() -> None:
    """North is up; a die shows colour, top and sides; the supply shows what is left, and the own goal."""
    match = play(table(goals=(TART, ICE)), BLUE, f"place orange {MACARON} a5 ns:{ROLL}", "place green blank e1")
    page = plain(str(answers(match)[0]))
    assert re.match(rf"5 +{said('screen-die', colour='orange', top=MACARON)} ", page[0])
    assert re.match(rf" +{re.escape(said('screen-sides', ns=ROLL, ew=ICE))} ", page[1])
    assert re.search(rf"\[ ?{said('screen-die', colour='blue', top=ICE)} ?\]", page[4])
    assert said("screen-sides", ns=ROLL, ew=TART) in page[5]
    assert page[8].startswith("1 ")
    assert said("screen-die-blank") in page[8]
    assert [page[10].split()[:5], said("screen-goal", dessert=ICE) in page[0]] == [["a", "b", "c", "d", "e"], True]
    text = "\n".join(page)
    assert f"b 1×{said('screen-top', top=MACARON)}" in text
    assert f"g 1×{said('screen-top', top=ICE)}" in text
    assert f"n 0×{said('screen-blank')}" in text


def test_score_is_the_own_one() -> None:
    """Beside the names stands the own largest cluster, and a question mark for everybody else."""
    match = play(table(goals=(ICE, MACARON)), BLUE, f"place orange {ICE} c4 ns:{ROLL}")
    shown = [[screen.score(match.view(seat), who) for who in (0, 1)] for seat in (0, 1, None)]
    assert shown == [["2", "?"], ["?", "0"], ["?", "?"]]


def test_columns_stand_under_each_other() -> None:
    """The supply starts in one column, wherever the cursor is."""
    match = play(table(), BLUE, "place green blank e1")
    for square in SQUARE_NAMES:
        page = plain(str(answers(match, square)[-1]))
        names = [said("colour-name", colour=colour) for colour in COLOUR_NAMES]
        starts = [cell_len(line[: line.index(name)]) for line, name in zip(page[1:6], names, strict=True)]
        assert starts == [2 + WIDTH * 8 + 3] * 5
        letters = [cell_len(line[: line.index(f" {letter} ")]) for line, letter in zip(page[1:6], "adgkn", strict=True)]
        assert len(set(letters)) == 1
