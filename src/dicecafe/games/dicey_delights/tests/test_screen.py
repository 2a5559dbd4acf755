"""The terminal page: it fits, it tells the position, the odds are right, and a whole game can be played on it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from dicecafe.engine.match import Match, View
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify
from dicecafe.games.dicey_delights import awaits, moves, screen
from dicecafe.games.dicey_delights.deck import DECK
from dicecafe.games.dicey_delights.worth import cash_in_worth
from dicecafe.words import Message, languages, say, set_language

from .choices import KINDS, decisions, plain, said, typed, words
from .invented import invented
from .referee import check
from .table import GAME, LINES, play, position, roll

COLUMNS, ROWS = 80, 24 - 6  # heading, rule, keys, prompt and an answer are around the page
NAMES = ["you", "greedy 1", "greedy 2", "random 1", "random 2", "Flo"]
LONG_NAMES = [f"{n} player of long name" for n in range(6)]


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language that the program may speak."""
    set_language(request.param)
    yield request.param
    set_language("en")


# ---------------------------------------------------------------- the page
def misfits(match: Match, names: list[str], *typing: str) -> set[str]:
    """What does not fit in the page of a match, and in those that keys lead to."""
    match.names, found = names[: match.cfg.players], set()
    for keys in ("", *typing):
        page = typed(match, *keys)
        if isinstance(page, str):
            lines = plain(page)
            found |= {f"{cell_len(line)} columns: {line}" for line in lines if cell_len(line) > COLUMNS}
            rows = ROWS + (said("screen-slip", keys="z") in lines[-1])  # in the place of an answer
            found |= {f"{len(lines)} rows: {lines[-2]} / {lines[-1]}"} if len(lines) > rows else set()
    return found


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])
@pytest.mark.parametrize("kind", KINDS)
def test_pages_of_every_kind_fit(kind: int, names: list[str], language: str) -> None:
    """The page of each kind of choice, its odds and its marks fit 80 columns, and with 6 rows around them 24 rows."""
    assert not misfits(KINDS[kind](), names, "12", "o", "d", "1", "z")


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])
@pytest.mark.parametrize("players", range(2, 7))
def test_pages_fit(players: int, names: list[str], language: str) -> None:
    """So do pages of random games."""
    found, seen, all_kinds = set(), set(), language == "en"
    for match in decisions(players, 3 if all_kinds else 1):
        found |= misfits(match, names, "z")
        seen.add(match.state.awaits)
    assert seen >= {
        awaits.WINDOW,
        awaits.ROLL_NOW,
        awaits.REROLL_OR_KEEP,
        awaits.CASH_IN,
        *([awaits.SHARE_OR_PASS] if all_kinds else []),
    }
    assert not found


@pytest.mark.parametrize("ability", [row["id"] for row in DECK.house()["ability"] if row["timing"] == "this_round"])
def test_every_window_fits(ability: str, language: str) -> None:
    """A window tells what happened and what the ability says; with six players there are two rows for it."""
    lines = " ".join(LINES).split()
    free = (f"c{card['n']}" for card in DECK.house()["card"] if card["ability"] == ability and f"c{card['n']}" not in lines)
    match = position(*LINES[:1], "c40 c35 c47", *LINES[2:], kept={1: next(free)})
    for lines_of_log in ("", f"{roll(0, 'pie pie cookie')}", "0 score c50"):
        if lines_of_log and match.state.awaits != awaits.WINDOW:
            play(match, lines_of_log)
    assert match.state.awaits == awaits.WINDOW
    assert not misfits(match, LONG_NAMES)


@pytest.mark.parametrize("name", ["[bold]", "[/]", "[red]x[/red]", "back\\", "[link=x", "twelve long[b]", "\\[x]"])
def test_names_are_no_markup(name: str) -> None:
    """A name is shown as it is typed, its first letters at least, whatever it looks like to rich."""
    for start in KINDS.values():
        match = start()
        match.names = [name] * match.cfg.players
        for keys in ("", "o"):
            shown = "\n".join(plain(typed(match, *keys)))
            assert f"{name[:10]}: " in shown or said("screen-odds-worth") in shown
            assert "\\:" not in shown.replace(f"{name[:10]}:", "")


@pytest.mark.parametrize("players", [2, 4])
def test_a_deck_is_no_markup(players: int) -> None:
    """Names in a deck of one's own are shown as they are, too: campers, desserts, abilities."""
    deck = invented()
    for row in (*deck["card"], *deck["ability"], *deck["dessert"]):
        row["camper" if "camper" in row else "name"] = "[/x]"
    match = play(position(players=players, kept={0: "c10"}, options={"deck": deck}), "0 snack pie / 0 roll / * pie pie pie")
    for keys in ("", "o"):
        shown = "\n".join(plain(typed(match, *keys)))
        assert shown.count("[/x]") >= 9
        assert "\\" not in shown


def in_a_row(page: str, *words: str) -> bool:
    """Whether words stand on one row of a page, in this order; where they are wide, in short."""
    return re.search(".*".join(re.escape(word[:5]) for word in words), page) is not None


def test_the_page_tells_the_position(language: str) -> None:
    """Dice, campers with what they pay now, the rival's points and kept ability, last call and re-rolls."""
    match = play(position(points=(3, 7), kept={1: "c18"}), "0 roll / * pie smore cookie")
    page = "\n".join(plain(typed(match)))
    heading = [said("screen-your-turn"), said("call-at", points=40), said("screen-rerolls", n=2)]
    assert plain(typed(match))[0] == "   ".join(heading)
    assert in_a_row(page, *(said(dessert) for dessert in ("pie", "smore", "cookie")))
    donut, pie, tip = said("donut"), said("pie"), said("ability-sweet-tip")[:16]
    assert in_a_row(page, "Finn", donut, pie, pie, "2/3/4", tip, "->", said("points", points=2))
    assert in_a_row(page, "Priya", said("cookie"), pie, pie, "1/3/6", said("ability-cookie-jar")[:16], "->")
    ability = Message("ability-finders-sharers")
    assert said("seat-keeps", player="Bo", points=7, ability=ability, when="rival_scores")[:79] in page
    assert in_a_row(page, "Noah", said("smore"), donut, "1/2/6", tip)
    match = position(call=1, points=(0, 40))
    assert said("call-on", player="Bo") in plain(typed(match))[0]


def test_a_window_shows_whose_turn_it_is(language: str) -> None:
    """A rival who is asked sees whose turn it is, and the ability in words; a wild and a snack lie beside the dice."""
    page = typed(KINDS[awaits.WINDOW]())
    assert plain(page)[0].startswith(said("screen-turn-of", player="Ann"))
    ability = Message("ability-finders-sharers")
    text = said("screen-ability", ability=ability, text=GAME.speech(language=language).say(ability, "text"))
    assert " ".join(text.split()) in words(page)
    assert said("screen-scored", player="Ann", points=3) in words(page)
    match = play(position(kept={0: "c48"}), "0 wild / 0 roll / * pie smore")
    assert said("die-wild") in plain(typed(match))[1]
    assert screen.codes(position(kept={0: "c48"}).view(0))["y"] == moves.WILD


# ---------------------------------------------------------------- odds
def odds(match: Match) -> dict[str, tuple[float, list[list[int]]]]:
    """The odds page as numbers: by group, the worth and the chances of 1, 2 and 3 matches on each camper."""
    found = {}
    for line in plain(typed(match, "o")):
        if row := re.fullmatch(r" *(\D+|\d(?: \d)*) +(\d+[.,]\d\d) +([\d/ ]+)", line):
            chances = [[int(n) for n in part.split("/")] for part in row[3].split()]
            found[row[1].strip()] = (float(row[2].replace(",", ".")), chances)
    return found


def falls(match: Match, group: str) -> list[tuple[int, ...]]:
    """All the ways a group of dice can fall."""
    return [*product(*(range(1, 7) if str(i + 1) in group else (side,) for i, side in enumerate(match.state.dice)))]


def worth(match: Match, throws: list[tuple[int, ...]], left: int) -> Fraction:
    """What equally likely throws are worth in points with so many re-rolls left and best play, by brute force."""
    total, memo = Fraction(), dict[tuple[int, ...], Fraction]()
    for throw in map(tuple, map(sorted, throws)):
        if throw not in memo:
            a, b, c = throw
            memo[throw] = Fraction(cash_in_worth(match.cfg, match.state, a, b, c, 0, 0), 100)
            for again in product((False, True), repeat=3) if left else ():
                sides = [range(1, 7) if rolled else (side,) for rolled, side in zip(again, throw, strict=True)]
                memo[throw] = max(memo[throw], worth(match, [*product(*sides)], 0))
        total += memo[throw]
    return total / len(throws)


@pytest.mark.parametrize("throw", ["pie smore cookie", "icepop icepop donut"])
def test_odds_are_right(throw: str) -> None:
    """Every number of the odds page is the one counted out over all throws: worth, and 1, 2 and 3 matches in per cent."""
    match = play(position("c43 c50 c35"), f"0 roll / * {throw}")
    asks = {card["n"]: card["request"] for card in DECK.house()["card"]}
    shown = odds(match)
    nothing = said("screen-odds-nothing")
    assert list(shown) == [nothing, "1", "2", "1 2", "3", "1 3", "2 3", "1 2 3"]
    for group, (value, chances) in shown.items():
        throws = falls(match, group)
        left = 0 if group == nothing else 1
        assert value == pytest.approx(float(worth(match, throws, left)), abs=0.0051), group
        for card, told in zip(match.state.line[0], chances, strict=True):
            ids = [[match.outcome_notation[side - 1] for side in dice] for dice in throws]
            served = [sum(min(dice.count(d), asks[card].count(d)) for d in set(asks[card])) for dice in ids]
            assert told == [pytest.approx(100 * served.count(n) / len(served), abs=0.501) for n in (1, 2, 3)]


def test_odds_come_and_go() -> None:
    """o shows the odds in the place of the rivals, o again hides them; they are for choices of dice only."""
    for kind, start in KINDS.items():
        match = start()
        shown = said("screen-odds-matches") in str(typed(match, "o"))
        assert shown == (kind in (awaits.REROLL_OR_KEEP, awaits.STIR_CHOICE))
        answer = "" if shown else f" {said('screen-slip', keys='o')}"
        assert words(typed(match, "o", "o")) == words(typed(match)) + answer


@pytest.mark.parametrize("options", [{}, {"sundae_sprint": True}], ids=["plain", "sprint"])
def test_odds_of_a_stir(options: dict[str, Any]) -> None:
    """What is stirred is worth the mean of what lies then; re-rolls not used count in a sprint for stirring and leaving alike.

    The pie serves both campers whatever the two other dice show, so that the points for them are sure.
    """
    match = play(position("c1 c43 c50", options=options), f"{roll(0, 'icepop icepop pie')} / 0 ability c1")
    shown = {group: value for group, (value, _) in odds(match).items()}
    sure = shown[said("screen-odds-nothing")] - float(worth(match, falls(match, ""), 0))
    for group in ("1", "2", "1 2"):
        assert shown[group] - sure == pytest.approx(float(worth(match, falls(match, group), 0)), abs=0.011), group


# ---------------------------------------------------------------- help
@pytest.mark.parametrize("kind", KINDS)
def test_help_names_a_rule(kind: int, language: str) -> None:
    """The help for each kind of choice names a rule that the rules file has."""
    help = screen.help(view_of(kind))
    cited = re.findall(r"DL-\d+", help)
    assert set(cited) <= set(GAME.rulings)
    assert cited or re.search(r"\(\w+ \w+, \d\)", help)


@pytest.mark.parametrize("kind", KINDS)
def test_help_fits(kind: int, language: str) -> None:
    """No line of the help is wider than the screen, and it is no longer than the screen."""
    lines = screen.help(view_of(kind)).split("\n")
    assert max(map(len, lines)) <= COLUMNS, max(lines, key=len)
    assert len(lines) < 24


def view_of(kind: int) -> View:
    """A position in which this kind of choice is to be made."""
    match = KINDS[kind]()
    return match.view(match.turn)


# ---------------------------------------------------------------- a whole game
def test_a_whole_game_from_a_pipe(tmp_path: Path) -> None:
    """A game typed blindly, wrong keys and all, comes to its end; its record is right, and nothing wrong is in it."""
    words = ["dicey-delights", "--players", "[bold],bot:greedy", "--option", "last_call=20", "--seed", "7", "--fast"]
    home = {**os.environ, "DICECAFE_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    keys = "\n".join(["zz", "r", "o", "13r", "?", "k", "1", "9", "2", "3", "x", "n", "y", "14", "1a", ""] * 60)
    command = [sys.executable, "-m", "dicecafe", "play", *words]
    run = subprocess.run(command, input=keys, capture_output=True, text=True, env=home, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    (path,) = tmp_path.glob("*.json")
    record = Record.load(path)
    assert record.players[0] == "[bold]"
    assert record.result is not None
    for name, points in zip(record.players, record.result["points"], strict=True):
        assert say(Message("terminal-score", name=name, points=points)) in run.stdout
    assert verify(record).how == Message("verify-dice", source="seed")
    check(json.loads(record.json()))
    assert {"roll", "reroll", "keep", "score"} <= {line.split(" ")[1] for line in record.log if line.startswith("0 ")}


def test_nobodys_turn_when_it_is_over() -> None:
    """The last page says no more whose turn it is."""
    match = Match(GAME, ["Ann", "Bo"])
    assert said("screen-your-turn") in screen.draw(match.view(match.first))
    match.state.awaits = awaits.END
    assert said("screen-your-turn") not in screen.draw(match.view(match.first))
