"""The terminal page: it fits, every choice can be typed, the odds are right, and a slip loses nothing."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from dicecafe.engine.match import Match, View
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify
from dicecafe.games.dicey_delights import screen
from dicecafe.games.dicey_delights.deck import DECK
from dicecafe.games.dicey_delights.rules import USE_CARD, WILD
from dicecafe.games.dicey_delights.table import (
    CASH_IN,
    DUMP_CHOICE,
    REROLL_OR_KEEP,
    ROLL_NOW,
    SET_CHOICE,
    SHARE_OR_PASS,
    SNACK_CHOICE,
    STIR_CHOICE,
    SWAP_CHOICE,
    TARGET_CHOICE,
    WILD_CHOICE,
    WINDOW,
)
from dicecafe.games.dicey_delights.worth import cash_in_worth

from .invented import invented
from .referee import check
from .table import GAME, play, position, random_game, roll

COLUMNS, ROWS = 80, 24 - 6  # heading, rule, keys, prompt and an answer are around the page
PIES = roll(0, "pie pie pie")
KINDS: dict[int, Callable[[], Match]] = {
    WINDOW: lambda: play(position(kept={1: "c18"}), f"{PIES} / 0 score c43"),
    ROLL_NOW: position,
    REROLL_OR_KEEP: lambda: play(position(), "0 roll / * pie smore cookie"),
    CASH_IN: lambda: play(position(kept={0: "c11"}), PIES),
    SHARE_OR_PASS: lambda: play(
        position("c43 c50 c34", "c48 c4 c8", options={"potluck": True}), f"{PIES} / 0 score c43 / 0 done / * draw 0 c1"
    ),
    TARGET_CHOICE: lambda: play(position("c8 c43 c50", "c12 c4 c1", players=4), f"{PIES} / 0 ability c8"),
    SWAP_CHOICE: lambda: play(position("c36 c43 c50"), f"{PIES} / 0 ability c36"),
    DUMP_CHOICE: lambda: play(position("c42 c43 c50"), f"{roll(0, 'smore smore smore')} / 0 ability c42"),
    STIR_CHOICE: lambda: play(position("c1 c43 c50"), f"{PIES} / 0 ability c1"),
    SET_CHOICE: lambda: play(position(kept={0: "c6"}), PIES),
    WILD_CHOICE: lambda: position(kept={0: "c48"}),
    SNACK_CHOICE: lambda: position(kept={0: "c10"}),
}
OPTIONS: list[dict[str, Any]] = [{}, {"potluck": True}, {"sundae_sprint": True}, {"last_call": 100}]


NAMES = ["you", "greedy 1", "greedy 2", "random 1", "random 2", "Flo"]
LONG_NAMES = [f"{n} player of long name" for n in range(6)]


def decisions(players: int, games: int = 4) -> Iterator[Match]:
    """The positions of a few random games in which a seat decides."""
    for number in range(games):
        yield from (match for match in random_game(players, number, **OPTIONS[number % 4]) if match.turn >= 0)


def typed(match: Match, *keys: str) -> str | int:
    """What the screen says to keys in turn: a page, or an action."""
    dialogue = screen.pick(match.view(match.turn), match.legal(match.turn))
    return [next(dialogue), *(dialogue.send(key) for key in keys)][-1]


def plain(page: str | int) -> list[str]:
    """The lines of a page as they stand on the screen."""
    assert isinstance(page, str)
    return Text.from_markup(page).plain.split("\n")


def words(page: str | int) -> str:
    """The words of a page, wherever its lines break."""
    return " ".join(" ".join(plain(page)).split())


def keys_for(match: Match, action: int) -> str:
    """The keys for an action, from its notation: letters as the page names them, numbers for dice, places, seats and sides."""
    s, seat = match.state, match.turn
    verb, *rest = match.view(seat).say(action).split()
    line = s.line[3 * (s.seat if USE_CARD <= action < USE_CARD + 3 and bedtime(match) else seat) :][:3]
    desserts = match.outcome_words[:6]
    places = {f"c{card}": str(place) for place, card in enumerate(line, 1) if card}
    words = "".join(places.get(word) or (str(desserts.index(word) + 1) if word in desserts else word) for word in rest)
    if verb == "swap":
        others = [card for i, card in enumerate(s.line[: 3 * match.cfg.players]) if i // 3 != seat]
        return places[rest[0]] + "abcdefgijklmnop"[others.index(int(rest[1][1:]))]
    if verb in ("reroll", "stir", "dump"):
        return "".join(sorted(words)) + ("d" if verb == "dump" else "r")
    if words.endswith("double"):
        return f"d{words[:1]}"
    return words or {"roll": "r", "keep": "k", "pass": "n", "use": "y", "wild": "y", "done": "x"}[verb]


def bedtime(match: Match) -> bool:
    """Whether the decision is about Early Bedtime, which names a card of another line."""
    return match.state.kept[match.turn] in (7, 46)


# ---------------------------------------------------------------- keys
@pytest.mark.parametrize("players", range(2, 7))
def test_every_legal_action_can_be_typed(players: int) -> None:
    """At any position of random games the keys of each legal action choose it, one by one and all at once."""
    verbs = set()
    for match in decisions(players, 2):
        for action in match.legal(match.turn):
            keys = keys_for(match, action)
            said = match.view(match.turn).say(action)
            assert typed(match, *keys) == action, (said, keys)
            assert typed(match, keys.upper()) == action, (said, keys)
            verbs.add(said.split(" ")[0])
    assert verbs >= {"roll", "keep", "reroll", "score", "ability", "done", "use", "pass", "share", "from"}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_choice_can_be_made(kind: int) -> None:
    """Each kind of choice, at a table of its own: all that is legal can be typed, and the match takes it."""
    legal = KINDS[kind]().legal(KINDS[kind]().turn)
    for action in legal:
        match = KINDS[kind]()
        assert match.state.awaits == kind
        chosen = typed(match, *keys_for(match, action))
        assert chosen == action
        match.play(match.turn, action)


@pytest.mark.parametrize(
    ("kind", "keys", "move"),
    [
        (WINDOW, "y", "use"),
        (ROLL_NOW, "r", "roll"),
        (REROLL_OR_KEEP, "13r", "reroll 1 3"),
        (REROLL_OR_KEEP, "1231r", "reroll 2 3"),
        (REROLL_OR_KEEP, "1ok", "keep"),
        (CASH_IN, "1", "score c43"),
        (CASH_IN, "d3", "score c34 double"),
        (SHARE_OR_PASS, "1", "share c48"),
        (TARGET_CHOICE, "3", "from 3"),
        (SWAP_CHOICE, "2b", "swap c43 c4"),
        (DUMP_CHOICE, "23d", "dump c43 c50"),
        (STIR_CHOICE, "2r", "stir 2"),
        (SET_CHOICE, "24", "set 2 icepop"),
        (WILD_CHOICE, "n", "pass"),
        (SNACK_CHOICE, "6", "snack pie"),
    ],
)
def test_keys_by_hand(kind: int, keys: str, move: str) -> None:
    """A few keys of every kind of choice, and the moves they are."""
    match = KINDS[kind]()
    action = typed(match, *keys)
    assert isinstance(action, int)
    assert match.view(match.turn).say(action) == move


def test_no_code_begins_another() -> None:
    """Keys are never waited for in vain, and u, q and ? are left to the session."""
    for kind, start in KINDS.items():
        match = start()
        codes = screen.codes(match.view(match.turn))
        assert not [(a, b) for a in codes for b in codes if a != b and b.startswith(a)], kind
        assert not {code[0] for code in codes} & set("uq?")


@pytest.mark.parametrize("kind", KINDS)
def test_a_wrong_key_loses_nothing(kind: int) -> None:
    """A key that means nothing here changes neither the position nor the page, which says so; the right ones work after it."""
    match = KINDS[kind]()
    before = match.state.copy()
    for wrong in ("z", "9", "[", "[/]", "\\", "zz[b]"):
        assert words(typed(match, wrong)) == words(typed(match)) + f" '{wrong}' does nothing here."
    assert words(typed(match, "\x1b[A")) == words(typed(match)) + " That key does nothing here."
    assert typed(match, "z", "\n") == typed(match), "what was said is gone with the next key"
    for starting_again in ("\x1b", "\x7f", "", "\n"):
        assert typed(match, starting_again) == typed(match)
    action = match.legal(match.turn)[-1]
    assert typed(match, "z", *keys_for(match, action)) == action
    assert (match.state, match.log) == (before, KINDS[kind]().log)


def test_marks_outlive_a_slip() -> None:
    """Marked dice stay marked after a wrong key; a die that is not there can't be marked."""
    match = KINDS[REROLL_OR_KEEP]()
    assert any("(marked: 1 3)" in line for line in plain(typed(match, "1", "3", "z")))
    assert typed(match, "1", "z", "3", "r") == match.legal(0)[-3]
    match = play(position(kept={1: "c17"}), "1 use / 0 roll / * pie smore")
    dialogue = screen.pick(match.view(0), match.legal(0))
    next(dialogue)
    assert dialogue.send("13r") == dialogue.send("r") == match.legal(0)[1]
    assert words(typed(match, "3")).endswith(" '3' does nothing here.")


def test_a_slip_starts_a_code_again() -> None:
    """What begins no code clears what was typed; the page says what was typed so far."""
    match = KINDS[SET_CHOICE]()
    assert plain(typed(match, "2"))[-1].endswith("typed: 2")
    assert words(typed(match, "2", "z")) == words(typed(match)) + " '2z' does nothing here."
    assert plain(typed(match, "z2"))[-1].endswith("'z' does nothing here.   typed: 2")
    assert typed(match, "2", "\x1b") == typed(match)
    assert typed(match, "2", "z", "1", "4") == typed(match, "2", "\x1b", "1", "4") == typed(match, "14")


@pytest.mark.parametrize(("kind", "key"), [(REROLL_OR_KEEP, "r"), (STIR_CHOICE, "r"), (DUMP_CHOICE, "d")])
def test_nothing_is_done_with_nothing_marked(kind: int, key: str) -> None:
    """The key for what is marked says so where nothing is."""
    for keys in (key, f"11{key}"):
        assert words(typed(KINDS[kind](), *keys)) == words(typed(KINDS[kind]())) + " Nothing is marked yet."


# ---------------------------------------------------------------- the page
def misfits(match: Match, names: list[str], *typing: str) -> set[str]:
    """What does not fit in the page of a match, and in those that keys lead to."""
    match.names, found = names[: match.cfg.players], set()
    for keys in ("", *typing):
        page = typed(match, *keys)
        if isinstance(page, str):
            lines = plain(page)
            found |= {f"{cell_len(line)} columns: {line}" for line in lines if cell_len(line) > COLUMNS}
            rows = ROWS + ("does nothing here." in lines[-1])  # in the place of an answer
            found |= {f"{len(lines)} rows: {lines[-2]} / {lines[-1]}"} if len(lines) > rows else set()
    return found


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])
@pytest.mark.parametrize("kind", KINDS)
def test_pages_of_every_kind_fit(kind: int, names: list[str]) -> None:
    """The page of each kind of choice, its odds and its marks fit 80 columns, and with 6 rows around them 24 rows."""
    assert not misfits(KINDS[kind](), names, "12", "o", "d", "1", "z")


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])
@pytest.mark.parametrize("players", range(2, 7))
def test_pages_fit(players: int, names: list[str]) -> None:
    """So do pages of random games."""
    found, seen = set(), set()
    for match in decisions(players, 3):
        found |= misfits(match, names, "z")
        seen.add(match.state.awaits)
    assert seen >= {WINDOW, ROLL_NOW, REROLL_OR_KEEP, CASH_IN, SHARE_OR_PASS}
    assert not found


@pytest.mark.parametrize("name", ["[bold]", "[/]", "[red]x[/red]", "back\\", "[link=x", "twelve long[b]", "\\[x]"])
def test_names_are_no_markup(name: str) -> None:
    """A name is shown as it is typed, its first letters at least, whatever it looks like to rich."""
    for start in KINDS.values():
        match = start()
        match.names = [name] * match.cfg.players
        for keys in ("", "o"):
            shown = "\n".join(plain(typed(match, *keys)))
            assert f"{name[:10]}: " in shown or "worth" in shown
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


def test_the_page_tells_the_position() -> None:
    """Dice, campers with what they pay now, the rival's points and kept ability, last call and re-rolls."""
    match = play(position(points=(3, 7), kept={1: "c18"}), "0 roll / * pie smore cookie")
    page = "\n".join(plain(typed(match)))
    assert "Your turn   last call at 40   re-rolls left 2" in page
    assert re.search(r"Pie .* S'more .* Cookie", page)
    assert re.search(r"Finn +Donut +Pie +Pie +2/3/4 +Sweet Tip +-> 2 points", page)
    assert re.search(r"Priya +Cookie +Pie +Pie +1/3/6 +Cookie Jar +-> 3 points", page)
    assert "Bo: 7 points, keeps Finders Sharers" in page
    assert re.search(r"Noah +S'more +Donut +Ice Pop +1/2/6 +Sweet Tip", page)
    match = position(call=1, points=(0, 40))
    assert "LAST CALL by Bo" in plain(typed(match))[0]


def test_a_window_shows_whose_turn_it_is() -> None:
    """A rival who is asked sees whose turn it is, and the ability in words; a wild and a snack lie beside the dice."""
    page = "\n".join(plain(typed(KINDS[WINDOW]())))
    assert page.startswith("Ann's turn")
    assert "Finders Sharers: When a rival scores a card, gain the same points (3 at most)." in page.replace("\n", " ")
    match = play(position(kept={0: "c48"}), "0 wild / 0 roll / * pie smore")
    assert "wild" in plain(typed(match))[1]
    assert screen.codes(position(kept={0: "c48"}).view(0))["y"] == WILD


# ---------------------------------------------------------------- odds
def odds(match: Match) -> dict[str, tuple[float, list[list[int]]]]:
    """The odds page as numbers: by group, the worth and the chances of 1, 2 and 3 matches on each camper."""
    found = {}
    for line in plain(typed(match, "o")):
        if row := re.fullmatch(r" *(nothing|\d(?: \d)*) +(\d+\.\d\d) +([\d/ ]+)", line):
            found[row[1]] = (float(row[2]), [[int(n) for n in part.split("/")] for part in row[3].split()])
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
    assert list(shown) == ["nothing", "1", "2", "1 2", "3", "1 3", "2 3", "1 2 3"]
    for group, (value, chances) in shown.items():
        throws = falls(match, group)
        left = 0 if group == "nothing" else 1
        assert value == pytest.approx(float(worth(match, throws, left)), abs=0.0051), group
        for card, told in zip(match.state.line[:3], chances, strict=True):
            ids = [[match.outcome_words[side - 1] for side in dice] for dice in throws]
            served = [sum(min(dice.count(d), asks[card].count(d)) for d in set(asks[card])) for dice in ids]
            assert told == [pytest.approx(100 * served.count(n) / len(served), abs=0.501) for n in (1, 2, 3)]


def test_odds_come_and_go() -> None:
    """o shows the odds in the place of the rivals, o again hides them; they are for choices of dice only."""
    for kind, start in KINDS.items():
        match = start()
        shown = "matches, %" in str(typed(match, "o"))
        assert shown == (kind in (REROLL_OR_KEEP, STIR_CHOICE))
        assert words(typed(match, "o", "o")) == words(typed(match)) + ("" if shown else " 'o' does nothing here.")


@pytest.mark.parametrize("options", [{}, {"sundae_sprint": True}], ids=["plain", "sprint"])
def test_odds_of_a_stir(options: dict[str, Any]) -> None:
    """What is stirred is worth the mean of what lies then; re-rolls not used count in a sprint for stirring and leaving alike.

    The pie serves both campers whatever the two other dice show, so that the points for them are sure.
    """
    match = play(position("c1 c43 c50", options=options), f"{roll(0, 'icepop icepop pie')} / 0 ability c1")
    shown = {group: value for group, (value, _) in odds(match).items()}
    sure = shown["nothing"] - float(worth(match, falls(match, ""), 0))
    for group in ("1", "2", "1 2"):
        assert shown[group] - sure == pytest.approx(float(worth(match, falls(match, group), 0)), abs=0.011), group


# ---------------------------------------------------------------- help
@pytest.mark.parametrize("kind", KINDS)
def test_help_names_a_rule(kind: int) -> None:
    """The help for each kind of choice names a rule that the rules file has."""
    help = screen.help(view_of(kind))
    cited = re.findall(r"DL-\d+", help)
    assert set(cited) <= set(GAME.rulings)
    assert cited or re.search(r"\(A turn, \d\)", help)


@pytest.mark.parametrize("kind", KINDS)
def test_help_fits(kind: int) -> None:
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
    assert "The game is over: [bold] " in run.stdout
    (path,) = tmp_path.glob("*.json")
    record = Record.load(path)
    assert record.players[0] == "[bold]"
    assert verify(record).how == "seed"
    check(json.loads(record.json()))
    assert {"roll", "reroll", "keep", "score"} <= {line.split(" ")[1] for line in record.log if line.startswith("0 ")}
