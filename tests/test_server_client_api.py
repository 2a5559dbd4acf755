"""What a client that holds no rules asks the server for at a table: all about it, hints, odds."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from cafe_server import Server
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from dicecafe import words
from dicecafe.engine import registry
from dicecafe.server.http.catalogues import words_of


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
    assert deck["abilities"]["sweet_tip"]["text"] == ["ability-sweet-tip", {}]
    assert {dessert for card in deck["cards"] for dessert in card["request"]} <= {one["id"] for one in deck["desserts"]}

    deck_option: Any = registry.load("dicecreams").options[-1]
    own = deck_option.house()
    own["icecream"][0]["name"] = "Home Cone"
    code = cafe.open("dicecreams", "Ann", "open", options={"deck": own})["code"]
    cards = cafe.get(f"/api/tables/{code}")[1]["info"]["deck"]["cards"]
    assert cards[0] == {
        "n": 1, "name": "Home Cone", "animal": "fox", "fame": 4,
        "slots": [{"need": "colour", "die": "green"}, {"need": "any"}, {"need": "any"}],
        "strong": ["strong", {"strong": "at_least_two", "n": 6}],
    }  # fmt: skip


# ---------------------------------------------------------------- hints and odds
def test_a_hint_names_its_move(cafe: Server) -> None:
    """The best moves come in notation, with the chance to win after each, best first; and what is to be said of them."""
    key = cafe.open("pig", "Ann", "bot:easy", first=0)
    with cafe.device(key) as ann:
        done = ann.ask("hint", seat=0)
        moves, chances = zip(*done["choices"], strict=True)
        assert moves == ("roll", "hold")
        assert 1 > chances[0] > chances[1] > 0
        assert [id for id, _ in done["answer"]] == ["hint-better", "hint-exact", "hint-thumb-same"]


def test_odds_are_for_who_asks(cafe: Server) -> None:
    """What the dice may bring, to the seat alone; where nothing is to come, it says so."""
    key = cafe.open("pig", "Ann", "Bo", "bot:easy", first=0)
    with cafe.device(key) as ann, cafe.device(watch=key["watch"]) as watcher:
        done = ann.ask("odds", seat=0)
        assert done["odds"][0] == [["odds-one", {"pot": 0}], ["chance", {"share": 1 / 6}]]
        assert "answer" not in done
        other = ann.ask("odds", seat=1)
        assert other["answer"] == [["odds-none", {}]]
        assert "odds" not in other
        assert watcher.ask("odds", seat=0)["code"] == "seat/not-yours"
    key = cafe.open("dessert-dice", "Ann", "bot:easy", first=0)
    with cafe.device(key) as ann:
        assert [label for (label, _), _ in ann.ask("odds", seat=0)["odds"]] == ["odds-left", "odds-tips"]


# ---------------------------------------------------------------- words
def test_the_words_of_a_language(cafe: Server) -> None:
    """The catalogues that a page needs, and those of every game; what only terminals say is not sent to it."""
    assert set(cafe.get("/api/words")[1]) >= set(words.languages())
    for language in words.languages():
        said = cafe.get(f"/api/words/{language}")[1]
        assert said["language"] == language
        assert list(said["games"]) == registry.names()
        assert all("\ntagline =" in text for text in said["games"].values())
        cafes = {line.partition(" =")[0] for line in said["cafe"].splitlines()}
        assert {"chance", "move-over", "seats-taken", "judge-exact", "welcome"} <= cafes
        assert "serve-open" not in cafes


def test_words_are_sent_small_and_once(cafe: Server) -> None:
    """Compressed for who takes that; who has them already hears so."""
    plain = ask(cafe, "/api/words/de")
    small = ask(cafe, "/api/words/de", {"accept-encoding": "gzip"})
    assert gzip.decompress(small.read()) == (text := plain.read())
    assert json.loads(text)["language"] == "de"
    assert len(text) > 3 * int(small.headers["content-length"])
    assert (plain.headers["cache-control"], small.headers["content-encoding"]) == ("no-cache", "gzip")
    with pytest.raises(HTTPError) as known:
        ask(cafe, "/api/words/de", {"if-none-match": str(plain.headers["etag"])})
    with known.value as answer:
        assert (answer.code, answer.read()) == (304, b"")


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a terminal; so somebody can try out a language of which a few words are there."""
    (tmp_path / "xx" / "games").mkdir(parents=True)
    (tmp_path / "xx" / "page.ftl").write_text("you = Xou\n", encoding="utf-8")
    hold = "hold = { $who } xolds { $pot }.\n    .label = Xold { $pot }\n"
    (tmp_path / "xx" / "games" / "pig.ftl").write_text(hold, encoding="utf-8")
    monkeypatch.setenv("DICECAFE_WORDS", str(tmp_path))
    assert "xx" in words.languages()
    xx, en = words_of("xx"), words_of("en")
    assert "\nyou = You" in en.cafe
    assert "you = Xou" in xx.cafe
    assert "\nyou = You" not in xx.cafe
    assert "\nguest = Guest" in f"\n{xx.cafe}"
    for text in (xx.cafe, *xx.games.values()):
        parsed = FluentParser().parse(text)
        assert not [entry for entry in parsed.body if isinstance(entry, ftl.Junk)]
    pig = {entry.id.name: entry for entry in FluentParser().parse(xx.games["pig"]).body if isinstance(entry, ftl.Message)}
    assert FluentSerializer().serialize_entry(pig["hold"]).startswith("hold = { $who } xolds")
    assert set(pig) == {entry.id.name for entry in FluentParser().parse(en.games["pig"]).body if isinstance(entry, ftl.Message)}


def ask(cafe: Server, path: str, headers: dict[str, str] | None = None) -> Any:
    """An answer with its headers."""
    return urlopen(Request(cafe.address + path, headers=headers or {}), timeout=30)
