"""The deck: the house's own, and bad ones refused as a whole; one of one's own is in test_invented_deck.py."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from dicecafe.engine.errors import OptionError
from dicecafe.games.dicey_delights.abilities import WINDOWS
from dicecafe.games.dicey_delights.deck import DECK, PARTS
from dicecafe.games.dicey_delights.ops import OPS
from dicecafe.words import Message, languages

from .table import GAME, table

Entry = dict[str, Any]


# ---------------------------------------------------------------- the house deck
def test_house_deck() -> None:
    """50 cards, 23 abilities, each on as many cards as it says; it is read as its file has it."""
    deck, source = DECK.of(table().cfg), DECK.house()
    assert (deck.tables["n_cards"], len(deck.abilities), len(set(deck.campers))) == (50, 23, 50)
    assert deck.desserts == ["smore", "cupcake", "donut", "icepop", "cookie", "pie"]
    copies = Counter(deck.abilities[ability].id for ability in deck.card_abilities)
    assert copies == {ability["id"]: ability["copies"] for ability in source["ability"]}


def test_house_deck_in_words() -> None:
    """The words of the house deck are messages, and in English they are what its file says."""
    deck, source, english = DECK.of(table().cfg), DECK.house(), GAME.speech(language="en")
    for word, row in zip(deck.dessert_words, source["dessert"], strict=True):
        assert isinstance(word, Message)
        assert (english.say(word), len(english.say(word, "short")) <= 7) == (row["name"], True)
    for ability, row in zip(deck.abilities, source["ability"], strict=True):
        assert isinstance(ability.name, Message)
        assert ability.name == ability.text == ability.edge == Message(f"ability-{row['id'].replace('_', '-')}")
        said = [english.say(ability.name, part) for part in ("", "text", "edge")]
        assert said == [row["name"], row["text"], row["edge"]]


def test_words_of_another_deck() -> None:
    """A deck of one's own says what differs from the house deck's as it is, and the rest in every language."""
    source = deepcopy(DECK.house())
    source["dessert"][5]["name"] = "Apple Pie"
    ability(source, "sweet_tip").update(name="Big Tip")
    ability(source, "gold_star").update(text="Shine.", edge="Brightly.")
    deck = DECK.of(table(deck=source).cfg)
    assert deck.dessert_words[4:] == [Message("cookie"), "Apple Pie"]
    words = {ability.id: (ability.name, ability.text, ability.edge) for ability in deck.abilities}
    assert words["sweet_tip"] == ("Big Tip", Message("ability-sweet-tip"), Message("ability-sweet-tip"))
    assert words["gold_star"] == (Message("ability-gold-star"), "Shine.", "Brightly.")


def test_what_a_board_gets() -> None:
    """The deck for a board: cards by their numbers with a name first, and the ability of each by its id."""
    cfg = table(potluck=True).cfg
    public = DECK.of(cfg).public(cfg)
    assert public["cards"][11] == {
        "n": 12,
        "camper": "Noah",
        "request": ["smore", "donut", "icepop"],
        "points": [1, 2, 6],
        "ability": "sweet_tip",
    }
    assert public["abilities"]["sweet_tip"]["name"] == Message("ability-sweet-tip")
    assert (public["abilities"]["sweet_tip"]["timing"], public["abilities"]["sweet_tip"]["window"]) == ("right_now", "on_cash_in")
    assert public["last_call_at"] == 50
    assert Message.from_json(json.loads(json.dumps(public))["desserts"][5]["name"]) == Message("pie")


def test_house_deck_is_not_carried() -> None:
    """A record with the house deck says nothing of it."""
    assert "deck" not in table().record().as_dict()


# ---------------------------------------------------------------- bad decks
def card(deck: Entry, n: int) -> Entry:
    """A card by its number."""
    found: Entry = deck["card"][n - 1]
    return found


def ability(deck: Entry, name: str) -> Entry:
    """An ability by its id."""
    return next(row for row in deck["ability"] if row["id"] == name)


def effects(name: str, *new: Entry) -> Callable[[Entry], object]:
    """A change of a deck: other effects for an ability."""
    return lambda deck: ability(deck, name).update(effects=[*new])


def changed(name: str, **new: Any) -> Callable[[Entry], object]:
    """A change of a deck: something else about an ability."""
    return lambda deck: ability(deck, name).update(new)


GAIN: Entry = {"op": "gain_points", "who": "owner", "amount": 1}
TAKE: Entry = {"op": "take_points", "from": "target", "to": "owner", "amount": 1}
FORCE: Entry = {"op": "force_reroll", "who": "target", "dice": 1, "chooser": "owner"}
TAG: Entry = {"op": "score_with_rival_dice", "who": "owner", "cards": 1}
TIP, TIP_1, CARD_7 = "ability sweet_tip", "ability sweet_tip, effects 1", "card 7 (Tomasz)"


def needs(key: str, range: Message | str, value: object) -> Message:
    """That a key has another value than it may have."""
    return Message("deck-needs", key=key, range=range, value=repr(value))


def number(low: int, high: int) -> Message:
    """A whole number within a range."""
    return Message("option-number", low=str(low), high=str(high))


def one_of(*choices: str) -> Message:
    """One of some words."""
    return Message("option-choice", choices=[*choices])


# What is changed in the house deck; and of the refusal, which place it names, and what is wrong there.
BAD: dict[str, tuple[Callable[[Entry], object], str, Message]] = {
    # the head
    "no head": (lambda d: d.pop("deck"), "deck", Message("deck-needs-table", key="deck")),
    "no title": (lambda d: d["deck"].pop("title"), "deck", Message("deck-needs-word", key="title", value="None")),
    "too many players": (lambda d: d["deck"].update(players_max=9), "deck", needs("players_max", "6", 9)),
    "an unknown table": (lambda d: d.update(crad=[]), "crad", Message("wrong-table", tables=[*PARTS])),
    "a profile twice": (lambda d: d["profile"].append(d["profile"][0]), "profile", Message("wrong-same-id")),
    "a list as an id": (
        lambda d: d["variant"][0].update(id=[1]),
        "variant 1",
        Message("deck-needs-word", key="id", value="[1]"),
    ),
    "a table as an id": (lambda d: d["option"][0].update(id={}), "option 1", Message("deck-needs-word", key="id", value="{}")),
    "an operation twice": (effects("sweet_tip", GAIN, GAIN), TIP, Message("wrong-op-twice")),
    "four dice": (lambda d: d["deck"].update(dice=4), "deck", needs("dice", "3", 4)),
    "a line of four": (lambda d: d["deck"].update(line_size=4), "deck", needs("line_size", "3", 4)),
    "many re-rolls": (lambda d: d["deck"].update(rerolls=5), "deck", needs("rerolls", number(0, 4), 5)),
    "no cash-ins": (lambda d: d["deck"].update(cash_in_max=0), "deck", needs("cash_in_max", number(1, 3), 0)),
    "timings": (
        lambda d: d["deck"].update(last_call_ability_timings=["right_now", "this_round"]),
        "deck",
        Message("wrong-fixed", line='last_call_ability_timings = ["right_now"]'),
    ),
    # desserts
    "five desserts": (lambda d: d["dessert"].pop(), "dessert", Message("wrong-desserts", n=6)),
    "a side twice": (lambda d: d["dessert"][3].update(side=3), "dessert icepop", needs("side", "4", 3)),
    "untidy dessert": (lambda d: d["dessert"][3].update(id="ice pop"), "dessert", Message("wrong-dessert-ids")),
    # cards
    "no cards": (lambda d: d.pop("card"), "card", Message("deck-needs-rows", key="card")),
    "few cards": (lambda d: d.update(card=d["card"][:24]), "card", Message("wrong-cards", fewest=25, most=64, n=24)),
    "a number twice": (lambda d: card(d, 5).update(n=4), "card", Message("wrong-card-numbers", n=50)),
    "two desserts": (lambda d: card(d, 7)["request"].pop(), CARD_7, Message("wrong-request", n=3)),
    "unknown dessert": (
        lambda d: card(d, 7).update(request=["smore", "cupcake", "cake"]),
        CARD_7,
        needs("request", one_of("smore", "cupcake", "donut", "icepop", "cookie", "pie"), "cake"),
    ),
    "wrong kind": (
        lambda d: card(d, 7).update(kind="pair"),
        CARD_7,
        Message("wrong-kind", request=["smore", "cupcake", "donut"], kind="all_different"),
    ),
    "unknown profile": (
        lambda d: card(d, 7).update(profile="mild"),
        CARD_7,
        needs("profile", one_of("classic_mix", "steady_mix", "classic_pair", "steady_pair", "dare_pair"), "mild"),
    ),
    "wrong profile": (
        lambda d: card(d, 7).update(profile="dare_pair"),
        CARD_7,
        Message("wrong-profile-kind", kind="all_different", profile="dare_pair", other="pair"),
    ),
    "other points": (
        lambda d: card(d, 7).update(points=[1, 2, 7]),
        CARD_7,
        Message("wrong-profile-points", points="[1, 2, 7]", profile="classic_mix", other="[1, 2, 6]"),
    ),
    "falling points": (lambda d: card(d, 7).update(points=[3, 2, 6]), CARD_7, Message("wrong-points-order")),
    "two points": (lambda d: card(d, 7).update(points=[3, 6]), CARD_7, Message("wrong-points")),
    "half points": (lambda d: card(d, 7).update(points=[1, 2.5, 6]), CARD_7, needs("points", number(1, 30), 2.5)),
    "unknown ability": (
        lambda d: card(d, 7).update(ability="nap"),
        CARD_7,
        needs("ability", one_of(*(row["id"] for row in DECK.house()["ability"])), "nap"),
    ),
    "no camper": (lambda d: card(d, 7).pop("camper"), "card 7", Message("deck-needs-word", key="camper", value="None")),
    "a profile's cards": (
        lambda d: d["profile"][0].update(cards=15),
        "profile classic_mix",
        Message("wrong-profile-cards", n=14, given="15"),
    ),
    # abilities
    "no abilities": (lambda d: d["ability"].clear(), "ability", Message("wrong-abilities", most=48, n=0)),
    "copies": (changed("sweet_tip", copies=4), TIP, Message("wrong-copies", n=3, given="4")),
    "an id twice": (lambda d: ability(d, "gold_star").update(id="sweet_tip"), "ability", Message("wrong-same-id")),
    "unknown window": (changed("sweet_tip", window="at_night"), TIP, needs("window", one_of(*WINDOWS), "at_night")),
    "wrong timing": (
        changed("sweet_tip", timing="next_turn"),
        TIP,
        Message("wrong-timing", window="on_cash_in", timing="right_now", given="next_turn"),
    ),
    "in last call": (
        changed("gold_star", last_call_cash_in=True),
        "ability gold_star",
        Message("wrong-fixed", line="last_call_cash_in = false"),
    ),
    "maybe optional": (changed("sweet_tip", optional="maybe"), TIP, needs("optional", Message("option-switch"), "maybe")),
    "no text": (changed("sweet_tip", text=""), TIP, Message("wrong-texts")),
    "no worth": (changed("sweet_tip", value_2p="much"), TIP, Message("wrong-worth", key="value_2p", given="'much'")),
    # effects
    "no effects": (effects("sweet_tip"), TIP, Message("wrong-effects", most=3)),
    "four effects": (effects("sweet_tip", GAIN, GAIN, GAIN, GAIN), TIP, Message("wrong-effects", most=3)),
    "no table": (
        lambda d: ability(d, "sweet_tip").update(effects=["gain"]),
        TIP_1,
        Message("wrong-effect-form", example='{ op = "gain_points", who = "owner", amount = 2 }'),
    ),
    "unknown operation": (effects("sweet_tip", {"op": "dance"}), TIP_1, needs("op", one_of(*OPS), "dance")),
    "wrong window": (
        effects("sweet_tip", GAIN, FORCE),
        "ability sweet_tip, effects 2",
        Message("wrong-effect-window", op="force_reroll", window="on_cash_in"),
    ),
    "a number missing": (
        effects("sweet_tip", {"op": "gain_points", "who": "owner"}),
        TIP_1,
        needs("amount", number(1, 20), None),
    ),
    "a number too high": (effects("sweet_tip", {**GAIN, "amount": 21}), TIP_1, needs("amount", number(1, 20), 21)),
    "a number that is none": (effects("sweet_tip", {**GAIN, "amount": True}), TIP_1, needs("amount", number(1, 20), True)),
    "another word": (effects("sweet_tip", {**GAIN, "who": "target"}), TIP_1, needs("who", "owner", "target")),
    "none of two words": (
        effects("cookie_jar", {**TAKE, "from": "owner"}),
        "ability cookie_jar, effects 1",
        needs("from", one_of("target", "each_target"), "owner"),
    ),
    "a word too many": (
        effects("sweet_tip", {**GAIN, "when": "later"}),
        TIP_1,
        Message("wrong-effect-keys", keys=["when"], op="gain_points"),
    ),
    "many targets": (
        effects("cookie_jar", {**TAKE, "max_targets": 2}),
        "ability cookie_jar, effects 1",
        Message("wrong-many-targets"),
    ),
    "targets in a window": (
        effects("lights_out", {**TAKE, "from": "each_target", "max_targets": 2}),
        "ability lights_out, effects 1",
        Message("wrong-targets-in-window"),
    ),
    "two aims": (
        effects("butterfingers", FORCE, TAG),
        "ability butterfingers",
        Message("wrong-aims", ops=["discard_card", "force_reroll", "score_with_rival_dice"]),
    ),
    # variants
    "one variant": (lambda d: d["variant"].pop(), "variant", Message("wrong-variants")),
    "rebuttal": (
        lambda d: d["variant"][0].update(rebuttal=True),
        "sundae_sprint",
        Message("wrong-fixed", line="rebuttal = false"),
    ),
    "sharing for nothing": (
        lambda d: d["variant"][1].update(share_pays_matches_minus=2),
        "potluck",
        needs("share_pays_matches_minus", number(0, 1), 2),
    ),
    "no combination": (lambda d: d.pop("variant_combo"), "deck", Message("deck-needs-table", key="variant_combo")),
    "no treat": (lambda d: d["option"].clear(), "option", Message("wrong-treat")),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_decks_are_refused(name: str) -> None:
    """A deck with one thing wrong is refused as a whole; the place and what would be right are named, in every language."""
    deck = deepcopy(DECK.house())
    change, where, what = BAD[name]
    change(deck)
    with pytest.raises(OptionError) as error:
        table(deck=deck)
    assert (error.value.code, error.value.message) == ("deck/invalid", Message("deck-wrong", where=where, what=what))
    for language in languages():
        assert f"{where} " in error.value.say(language)
        assert what.id not in error.value.say(language)


def test_bad_decks_are_changed_house_decks() -> None:
    """It is the change that is refused: the house deck itself, given as a deck of one's own, is taken."""
    assert table(deck=deepcopy(DECK.house())).cfg.deck == table().cfg.deck


def test_files_that_are_no_decks(tmp_path: Path) -> None:
    """A file that is not TOML is refused with its name; so is an empty one."""
    path = tmp_path / "odd.toml"
    path.write_text("[deck\ntitle = ", encoding="utf-8")
    with pytest.raises(OptionError) as error:
        DECK.parse(str(path))
    assert (error.value.code, error.value.message.id) == ("deck/unreadable", "file-not-toml")
    assert error.value.message.parameters["path"] == str(path)
    path.write_text("", encoding="utf-8")
    with pytest.raises(OptionError) as empty:
        DECK.parse(str(path))
    assert empty.value.message == Message("deck-empty", path=str(path))


def test_house_deck_as_a_file(tmp_path: Path) -> None:
    """The house deck's file, copied, is a deck as well."""
    path = tmp_path / "mine.toml"
    path.write_bytes((DECK.folder / "deck.toml").read_bytes())
    assert DECK.parse(str(path)) == DECK.house()
