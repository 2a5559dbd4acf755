"""What the board is told beside the state: measures and tables of the rules, and what moves carry, held against the rules."""

from __future__ import annotations

import pytest

from dicecafe.engine.contract import CHANCE
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match
from dicecafe.games.dicecreams import text
from dicecafe.games.dicecreams.facts import ASKS, ENUMS, FIT, facts
from dicecafe.games.dicecreams.rules import apply, legal_places
from dicecafe.games.dicecreams.scoring import card_fame, fame_of
from dicecafe.games.dicecreams.table import MELT, MOST_DONE, REFILL
from dicecafe.words import Message

from .table import GAME, SPOTS, at, cards_to_come, on, play, position, random_game, steps, table
from .test_deck import invented


def ask_of(match: Match) -> str:
    """What the board is told to ask for."""
    return ASKS[facts(match.cfg, match.state)["ask"]]


def asked_by_rules(match: Match) -> str:
    """The same, told by what the rules let happen next."""
    if match.over:
        return "over" if max(match.state.n_done) >= match.cfg.cones else "raccoon"
    if match.turn == CHANCE:
        kinds = {line.split()[0] for line in cards_to_come(match)}
        return "fill" if kinds == {"fill"} or kinds <= set("123456") else "card"
    moves = steps(match)
    kind = moves[0].split()[0]
    if kind != "take":
        return {"put": "place", "set-aside": "nowhere"}.get(kind, kind)
    if match.turn != match.state.seat:
        return "neighbour"
    if len(moves) == 1:
        return "last"
    return "first" if match.cfg.players > 1 else "alone"


@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_is_promised_comes_true(players: int) -> None:
    """Where a Flavour fits, what melts away, what serving pays, how far the end is: as the next line shows."""
    seen = set[int]()
    for number in range(3):
        for match in random_game(players, number, 5, cones=3):
            told = facts(match.cfg, match.state)
            assert (told["left"] == 0) >= match.over
            if match.turn < 0:
                continue
            seat, names = match.turn, text.actions(match.cfg)
            for move in steps(match):
                after = match.state.copy()
                apply(match.cfg, after, seat, names.index(move))
                if move == "melt":
                    assert told["gone"] == after.sprinkles[seat] - match.state.sprinkles[seat]
                elif move.startswith("serve"):
                    assert told["gain"] == fame_of(match.cfg, after, seat) - match.points[seat]
                elif move.startswith("take"):
                    mask = [0] * len(names)
                    legal_places(match.cfg, after, seat, mask)
                    places = {name.split()[-1][0] for name, may in zip(names, mask, strict=True) if may}
                    fit = "nowhere" if places == {"s"} else "glass" if places & {"x", "y"} else "card"
                    assert told["fits"][SPOTS.index(move.split()[1])] == FIT[fit]
                    seen.add(FIT[fit])
    assert seen == {FIT["nowhere"], FIT["card"], FIT["glass"]}


@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_is_asked_is_what_may_be_done(players: int) -> None:
    """In every position of random games; the spot that counts is the one whose line the next Flavour is taken from."""
    asked = set()
    for number in range(3):
        for match in random_game(players, number, 5, cones=3):
            ask = ask_of(match)
            assert ask == asked_by_rules(match)
            asked.add(ask)
            told = facts(match.cfg, match.state)["at"]
            if ask in ("neighbour", "last"):
                first = SPOTS[told - 1]
                assert at(match, first) == "-"
                assert all(set(move.split()[1]) & set(first) for move in steps(match))
            elif ask in ("first", "alone", "melt", "fill", "over", "raccoon"):
                assert told == 0
    either = {"over", "raccoon", "nowhere"}
    others = {"first", "neighbour"} if players == 1 else {"alone"}
    assert asked | either == {*ASKS} - others | either


@pytest.mark.parametrize("players", [1, 3])
def test_the_flavour_in_the_hand_lies_where_it_came_from(players: int) -> None:
    """Until it is dealt with, at every step of a turn; none is told while nobody holds one."""
    held = set()
    for match in random_game(players, 2, 5, cones=3):
        told = facts(match.cfg, match.state)["hand"]
        taken = next((line.split()[2] for line in reversed(match.log) if " take " in line), "")
        assert told == (SPOTS.index(taken) + 1 if match.state.held_colour else 0)
        if told:
            held.add(match.state.phase)
    assert len(held) == (2 if players == 1 else 3)


def test_who_ended_the_game_is_told() -> None:
    """The Raccoon's last card ends it; where the last IceCream is served in the same turn, that did."""
    cards = [*range(20, 26)] + [0] * (MOST_DONE - 6)
    for served, ask in ((2, "raccoon"), (3, "over")):
        done = [[*range(40, 40 + served)]]
        match = position(players=1, options={"cones": 3}, turns=1, raccoon=cards, n_raccoon=6, done=done, phase=REFILL)
        match.state.fridge_colour[0] = 0
        assert ask_of(match) == "fill"
        assert ask_of(play(match, "* fill a1 green 1")) == "card"
        assert ask_of(play(match, "* top 30")) == ask


def test_what_fits_nowhere_is_told() -> None:
    """DC-2: a Flavour that has no slot; DC-13: an IceCream that is full is to be served."""
    stuck = position(cones={"0x": (6, "b2 - -"), "0y": (30, "y2 - -")})
    assert ask_of(play(stuck, "0 take b3")) == "nowhere"
    assert ask_of(play(position(cones={"0x": (25, "y6 b6 -")}), "0 take b2")) == "place"
    assert ask_of(position(cones={"0x": (25, "y2 b2 k1")}, serving=1)) == "serve"


def test_scrapping_gains_what_the_board_says() -> None:
    """A Sprinkle for a Flavour."""
    match = position(cones={"0x": (13, "b3 k6 -")})
    had = match.state.sprinkles[0]
    assert play(match, "0 scrap x1").state.sprinkles[0] == had + ENUMS["Gain"]["scrap"]


def test_spots_and_places_are_those_of_the_notation() -> None:
    """A die that is taken from a spot, and put on a place, comes from and goes to the field of its number."""
    for spot, number in ENUMS["Spot"].items():
        match = position(players=1, cones={"0y": (9, "p2 - -")})
        lay = match.state.fridge_colour[number], match.state.fridge_value[number]
        play(match, f"0 take {spot}")
        assert (match.state.held_colour, match.state.held_value) == lay
        assert at(match, spot) == "-"
    for place, number in ENUMS["Place"].items():
        match = position(cones={f"0{place}": (9, "p2 - -")})
        assert match.state.card.index(9) == number


@pytest.mark.parametrize("value", range(1, 7))
def test_melted_is_what_melting_leaves(value: int) -> None:
    """What the table says of a value is what the rules leave of such a die; 0 is nothing."""
    match = play(position(cones={"0x": (13, f"b{value} k6 -")}, phase=MELT), "0 melt")
    left = ENUMS["Melted"][str(value)]
    assert on(match, "0x") == f"{f'b{left}' if left else '-'} k5 -"


def test_raccoons_number_is_that_of_the_rules() -> None:
    """DC-1: with one card less the Raccoon goes on, with its number of cards the game is over."""
    needed = ENUMS["Room"]["raccoon"]
    for had, over in ((needed - 2, False), (needed - 1, True)):
        cards = [*range(20, 20 + had)] + [0] * (MOST_DONE - had)
        match = position(players=1, turns=1, raccoon=cards, n_raccoon=had, phase=REFILL)
        match.state.fridge_colour[0] = 0
        assert play(match, "* fill a1 green 1 / * top 30").over == over


def test_room_is_that_of_the_state() -> None:
    """A seat's cards begin where the board looks for them."""
    room, state = ENUMS["Room"], GAME.State.fields
    assert state["done"].shape == (GAME.seats[-1], room["done"])
    assert state["colour"].shape == (len(ENUMS["Place"]) * GAME.seats[-1], room["slots"])


@pytest.mark.parametrize("deck", [{}, invented()], ids=["house", "invented"])
def test_set_fame_is_what_the_rules_count(deck: dict[str, object]) -> None:
    """What a board shows for so many of an animal is what those cards score beyond their own Fame, more than six included."""
    cfg = table(deck=deck).cfg
    told = (GAME.deck(cfg) or {})["set_fame"]
    assert len(told) == cfg.n_cards + 1
    for alike in range(min(len(told), MOST_DONE)):
        assert told[alike] == card_fame(cfg, [1] * MOST_DONE, alike) - alike * cfg.fame[0]


def test_moves_carry_what_is_drawn() -> None:
    """A move to a new IceCream says on which slot the die will lie, and serving says whether it wins the token."""
    begun = served = 0
    for number in range(6):
        for match in random_game(2, number, 5, cones=3):
            if match.turn == CHANCE or match.over:
                continue
            for action in match.legal(match.turn):
                offered = GAME.text.describe(match.cfg, match.state, match.turn, [action])
                after, seat = match.state.copy(), match.turn
                GAME.kernels["apply"](match.cfg, after, seat, action)
                if offered.id == "begin":
                    slot = 6 * seat + 3 * "xy".index(offered.parameters["at"][0]) + int(offered.parameters["at"][1]) - 1
                    sent = after.values()  # as a board has them
                    assert (sent["colour"][slot], sent["value"][slot]) == (match.state.held_colour, match.state.held_value)
                    assert match.state.values()["colour"][slot] == 0
                    begun += 1
                elif offered.id.startswith("serve"):
                    assert (offered.id == "serve-strong") == (after.strong[seat] > match.state.strong[seat])
                    served += 1
    assert begun > 20
    assert served > 10


def test_a_card_that_goes_to_the_market_is_not_called_the_next() -> None:
    """The first two of a game; the third is."""
    match = Match(GAME, ["Ann", "Bo"], None, 0, StreamDice(5))
    while match.turn == CHANCE:
        match.roll()
    ids = [match.describe(number, None).id for number in range(len(match.log))]
    assert ids == ["fill"] * len(SPOTS) + ["to-market", "to-market", "top"]


def test_what_is_told() -> None:
    """Each kind of line by its message: who did it is said by the line itself."""
    lines = {
        "0 melt": Message("melt"),
        "0 sprinkle b2 +1": Message("up", at="b2"),
        "0 sprinkle b2 -1": Message("down", at="b2"),
        "0 take b2": Message("take", die="blue", n=4, at="b2"),
        "0 put x3": Message("put", die="blue", n=4, at="x3"),
        "0 serve x": Message("serve", card="Clover Cone"),
        "1 take b1": Message("take", die="black", n=3, at="b1"),
        "1 put m1.2": Message("begin", card="Russet Ripple", at="x2"),
        "* top 20": Message("top", card="Berry Bowl", animal="bear"),
        "1 scrap x2": Message("scrap", at="x2"),
        "0 take b3": Message("take", die="pink", n=6, at="b3"),
        "0 put y3": Message("put", die="pink", n=6, at="y3"),
        "* fill b1 pink 1": Message("fill", die="pink", n=1, at="b1"),
    }
    match = position(cones={"0x": (25, "y6 b6 -"), "0y": (13, "b3 - -")}, phase=MELT)
    play(match, " / ".join(lines))
    assert [match.describe(number, None) for number in range(len(match.log))] == list(lines.values())
    stuck = position(cones={"0x": (6, "b2 - -"), "0y": (30, "y2 - -")})
    assert play(stuck, "0 take b3 / 0 set-aside").describe(1, 0) == Message("aside", die="pink", n=6)
    strong = position(cones={"0x": (25, "y2 b2 k1")}, serving=1)
    assert play(strong, "0 serve x").describe(0, 0) == Message("serve-strong", card="Clover Cone")
