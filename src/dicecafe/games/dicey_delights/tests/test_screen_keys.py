"""The keys of the terminal page: every choice can be typed, and a slip loses nothing."""

from __future__ import annotations

import pytest

from dicecafe.engine.match import Match
from dicecafe.games.dicey_delights import awaits, moves, screen
from dicecafe.games.dicey_delights.moves import move_of

from .choices import KINDS, decisions, plain, said, typed, words
from .table import play, position


def keys_for(match: Match, action: int) -> str:
    """The keys for an action, from its notation: letters as the page names them, numbers for dice, places, seats and sides."""
    s, seat = match.state, match.turn
    verb, *rest = match.view(seat).notation(action).split()
    line = s.line[s.seat if move_of(action) == moves.USE_ON_CARD and bedtime(match) else seat]
    desserts = match.outcome_notation[:6]
    places = {f"c{card}": str(place) for place, card in enumerate(line, 1) if card}
    words = "".join(places.get(word) or (str(desserts.index(word) + 1) if word in desserts else word) for word in rest)
    if verb == "swap":
        others = [card for rival, line in enumerate(s.line[: match.cfg.players]) if rival != seat for card in line]
        return places[rest[0]] + "abcdefgijklmnop"[others.index(int(rest[1][1:]))]
    if verb in ("reroll", "stir", "dump"):
        return "".join(sorted(words)) + ("d" if verb == "dump" else "r")
    if words.endswith("double"):
        return f"d{words[:1]}"
    return words or {"roll": "r", "keep": "k", "pass": "n", "use": "y", "wild": "y", "done": "x"}[verb]


def bedtime(match: Match) -> bool:
    """Whether the decision is about Early Bedtime, which names a card of another line."""
    return match.state.kept[match.turn] in (7, 46)


@pytest.mark.parametrize("players", range(2, 7))
def test_every_legal_action_can_be_typed(players: int) -> None:
    """At any position of random games the keys of each legal action choose it, one by one and all at once."""
    verbs = set()
    for match in decisions(players, 2):
        for action in match.legal(match.turn):
            keys = keys_for(match, action)
            said = match.view(match.turn).notation(action)
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
        (awaits.WINDOW, "y", "use"),
        (awaits.ROLL_NOW, "r", "roll"),
        (awaits.REROLL_OR_KEEP, "13r", "reroll 1 3"),
        (awaits.REROLL_OR_KEEP, "1231r", "reroll 2 3"),
        (awaits.REROLL_OR_KEEP, "1ok", "keep"),
        (awaits.CASH_IN, "1", "score c43"),
        (awaits.CASH_IN, "d3", "score c34 double"),
        (awaits.SHARE_OR_PASS, "1", "share c48"),
        (awaits.TARGET_CHOICE, "3", "from 3"),
        (awaits.SWAP_CHOICE, "2b", "swap c43 c4"),
        (awaits.DUMP_CHOICE, "23d", "dump c43 c50"),
        (awaits.STIR_CHOICE, "2r", "stir 2"),
        (awaits.SET_CHOICE, "24", "set 2 icepop"),
        (awaits.WILD_CHOICE, "n", "pass"),
        (awaits.SNACK_CHOICE, "6", "snack pie"),
    ],
)
def test_keys_by_hand(kind: int, keys: str, move: str) -> None:
    """A few keys of every kind of choice, and the moves they are."""
    match = KINDS[kind]()
    action = typed(match, *keys)
    assert isinstance(action, int)
    assert match.view(match.turn).notation(action) == move


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
        assert words(typed(match, wrong)) == f"{words(typed(match))} {said('screen-slip', keys=wrong)}"
    assert words(typed(match, "\x1b[A")) == f"{words(typed(match))} {said('screen-slip-key')}"
    assert typed(match, "z", "\n") == typed(match), "what was said is gone with the next key"
    for starting_again in ("\x1b", "\x7f", "", "\n"):
        assert typed(match, starting_again) == typed(match)
    action = match.legal(match.turn)[-1]
    assert typed(match, "z", *keys_for(match, action)) == action
    assert (match.state, match.log) == (before, KINDS[kind]().log)


def test_marks_outlive_a_slip() -> None:
    """Marked dice stay marked after a wrong key; a die that is not there can't be marked."""
    match = KINDS[awaits.REROLL_OR_KEEP]()
    assert said("screen-mark-dice", dice="1 2 3", n=2, marked="1 3") in words(typed(match, "1", "3", "z"))
    assert typed(match, "1", "z", "3", "r") == match.legal(0)[-3]
    match = play(position(kept={1: "c17"}), "1 use / 0 roll / * pie smore")
    dialogue = screen.pick(match.view(0), match.legal(0))
    next(dialogue)
    assert dialogue.send("13r") == dialogue.send("r") == match.legal(0)[1]
    assert words(typed(match, "3")).endswith(said("screen-slip", keys="3"))


def test_a_slip_starts_a_code_again() -> None:
    """What begins no code clears what was typed; the page says what was typed so far."""
    match = KINDS[awaits.SET_CHOICE]()
    so_far = said("screen-typed", keys="2")
    assert plain(typed(match, "2"))[-1].endswith(so_far)
    assert words(typed(match, "2", "z")) == f"{words(typed(match))} {said('screen-slip', keys='2z')}"
    assert plain(typed(match, "z2"))[-1].endswith(f"{said('screen-slip', keys='z')}   {so_far}")
    assert typed(match, "2", "\x1b") == typed(match)
    assert typed(match, "2", "z", "1", "4") == typed(match, "2", "\x1b", "1", "4") == typed(match, "14")


@pytest.mark.parametrize(("kind", "key"), [(awaits.REROLL_OR_KEEP, "r"), (awaits.STIR_CHOICE, "r"), (awaits.DUMP_CHOICE, "d")])
def test_nothing_is_done_with_nothing_marked(kind: int, key: str) -> None:
    """The key for what is marked says so where nothing is."""
    for keys in (key, f"11{key}"):
        assert words(typed(KINDS[kind](), *keys)) == f"{words(typed(KINDS[kind]()))} {said('screen-nothing-marked')}"
