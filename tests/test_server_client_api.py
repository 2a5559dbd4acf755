"""What a client that holds no rules asks the server for at a table: all about it, hints, odds."""

from __future__ import annotations

import pytest
from cafe_server import Server

from dicecafe.engine import registry


# ---------------------------------------------------------------- the table
@pytest.mark.parametrize("game", registry.names())
def test_info_holds_all_settings_and_the_deck(cafe: Server, game: str) -> None:
    """Every option has its value, changed or not; the deck is drawn from `deck`, so it is no setting."""
    options = registry.load(game).options
    key = cafe.open(game, "Ann", "open")
    info = cafe.get(f"/api/tables/{key['code']}")[1]["info"]
    assert info["options"] == {}
    assert info["settings"] == {option.name: option.default for option in options if option.name != "deck"}
    assert (info["deck"] is not None) == any(option.name == "deck" for option in options)


def test_settings_tell_what_was_changed(cafe: Server) -> None:
    """A changed option stands among the others."""
    key = cafe.open("burger-dice", "Ann", "bot:easy", options={"target": 30}, first=0)
    with cafe.device(key) as ann:
        info = ann.welcome["info"]
    assert info["options"] == {"target": 30}
    assert info["settings"] == {"target": 30, "waste_limit": 4, "roll_size": 3, "dice": 12}


def test_the_decks_on_the_wire(cafe: Server) -> None:
    """A board finds on every card what it draws, and for a deck of one's own too."""
    code = cafe.open("dicey-delights", "Ann", "open")["code"]
    deck = cafe.get(f"/api/tables/{code}")[1]["info"]["deck"]
    assert deck["last_call_at"] == 40
    assert deck["cards"][0] == {
        "n": 1, "camper": "Mateo", "request": ["smore", "smore", "cupcake"], "points": [1, 2, 10], "ability": "one_more_stir",
    }  # fmt: skip
    assert {card["ability"] for card in deck["cards"]} == set(deck["abilities"])
    assert deck["abilities"]["sweet_tip"]["text"] == "Gain 2 points."
    assert {dessert for card in deck["cards"] for dessert in card["request"]} <= {one["id"] for one in deck["desserts"]}

    own = registry.load("dicecreams").options[-1].house()  # type: ignore[attr-defined]
    own["icecream"][0]["name"] = "Home Cone"
    code = cafe.open("dicecreams", "Ann", "open", options={"deck": own})["code"]
    cards = cafe.get(f"/api/tables/{code}")[1]["info"]["deck"]["cards"]
    assert cards[0] == {
        "n": 1, "name": "Home Cone", "animal": "fox", "fame": 4,
        "slots": [{"need": "colour", "colour": "green"}, {"need": "any"}, {"need": "any"}],
        "strong": {"id": "at_least_two", "numbers": [6], "text": "6 + 6 + ?"},
    }  # fmt: skip


# ---------------------------------------------------------------- hints and odds
def test_a_hint_names_its_move(cafe: Server) -> None:
    """The best move comes in notation as well, and is one of those that are offered."""
    key = cafe.open("pig", "Ann", "bot:easy", first=0)
    with cafe.device(key) as ann:
        done = ann.ask("hint", seat=0)
        assert done["move"] == "roll"
        assert done["move"] in done["answer"]


def test_odds_are_for_who_asks(cafe: Server) -> None:
    """What the dice may bring, to the seat alone; a game with nothing to say of that says so."""
    key = cafe.open("pig", "Ann", "Bo", "bot:easy", first=0)
    with cafe.device(key) as ann, cafe.device(watch=key["watch"]) as watcher:
        done = ann.ask("odds", seat=0)
        assert done["odds"][0] == ["a 1: the turn and its 0 points are lost", "17%"]
        assert done["answer"].splitlines()[0] == ": ".join(done["odds"][0])
        other = ann.ask("odds", seat=1)
        assert (other["odds"], other["answer"]) == ([], "There are no dice to come for you now.")
        assert watcher.ask("odds", seat=0)["code"] == "seat/not-yours"
    key = cafe.open("dessert-dice", "Ann", "bot:easy", first=0)
    with cafe.device(key) as ann:
        assert ann.ask("odds", seat=0)["odds"] == []
