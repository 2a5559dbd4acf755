"""The deck: the house's own, and bad ones refused as a whole; one of one's own is in test_invented_deck.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from dicecafe.engine.errors import OptionError
from dicecafe.games.dicey_delights.deck import DECK
from dicecafe.games.dicey_delights.text import ability_name, card_name, when

from .table import table

Entry = dict[str, Any]


# ---------------------------------------------------------------- the house deck
def test_house_deck() -> None:
    """50 cards, 23 abilities, each on as many cards as it says; it is read as its file has it."""
    deck, source = DECK.of(table().cfg), DECK.house()
    assert (deck.tables["n_cards"], len(deck.abilities), len(set(deck.campers))) == (50, 23, 50)
    assert deck.desserts == ["smore", "cupcake", "donut", "icepop", "cookie", "pie"]
    copies = Counter(deck.abilities[ability].name for ability in deck.card_abilities)
    assert copies == {ability["name"]: ability["copies"] for ability in source["ability"]}
    assert [ability.edge for ability in deck.abilities] == [ability["edge"] for ability in source["ability"]]


def test_house_deck_in_words() -> None:
    """Cards and abilities come out as they went in."""
    cfg = table().cfg
    assert card_name(cfg, 12) == "c12 Noah: S'more, Donut, Ice Pop (1/2/6); Sweet Tip"
    assert card_name(cfg, 49) == "c49 Tala: Cookie, Cookie, Pie (1/2/10); Wild Whip"
    told = {ability_name(cfg, card): when(cfg, card) for card in range(1, 51)}
    assert told["Sweet Tip"] == "right now"
    assert told["Sugar Overload"] == "this round, before a rival's first roll"
    assert len(told) == len(DECK.of(cfg).abilities) == 23


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
TIP, TIP_1 = "ability sweet_tip", "ability sweet_tip, effect 1,"
BAD: dict[str, tuple[Callable[[Entry], object], list[str]]] = {
    # the head
    "no head": (lambda d: d.pop("deck"), ["needs a table `deck`"]),
    "no title": (lambda d: d["deck"].pop("title"), ["deck needs `title`, a word, not None"]),
    "too many players": (lambda d: d["deck"].update(players_max=9), ["deck needs `players_max`, 6, not 9"]),
    "an unknown table": (lambda d: d.update(crad=[]), ["crad is no table of a deck; there are deck, dessert"]),
    "a profile twice": (lambda d: d["profile"].append(d["profile"][0]), ["profile gives every profile an id of its own"]),
    "a list as an id": (lambda d: d["variant"][0].update(id=[1]), ["variant 1 needs `id`, a word, not [1]"]),
    "a table as an id": (lambda d: d["option"][0].update(id={}), ["option 1 needs `id`, a word, not {}"]),
    "an operation twice": (
        effects("sweet_tip", *[{"op": "gain_points", "who": "owner", "amount": 1}] * 2),
        ["ability sweet_tip names an operation twice"],
    ),
    "four dice": (lambda d: d["deck"].update(dice=4), ["deck needs `dice`, 3, not 4"]),
    "a line of four": (lambda d: d["deck"].update(line_size=4), ["deck needs `line_size`, 3, not 4"]),
    "many re-rolls": (lambda d: d["deck"].update(rerolls=5), ["deck needs `rerolls`, a whole number from 0 to 4, not 5"]),
    "no cash-ins": (lambda d: d["deck"].update(cash_in_max=0), ["deck needs `cash_in_max`, a whole number from 1 to 3, not 0"]),
    "timings": (
        lambda d: d["deck"].update(last_call_ability_timings=["right_now", "this_round"]),
        ["deck", 'last_call_ability_timings = ["right_now"]'],
    ),
    # desserts
    "five desserts": (lambda d: d["dessert"].pop(), ["dessert names 6 desserts", "each side of a die"]),
    "a side twice": (lambda d: d["dessert"][3].update(side=3), ["dessert icepop needs `side`, 4, not 3"]),
    "untidy dessert": (lambda d: d["dessert"][3].update(id="ice pop"), ["dessert needs six different ids", "small letters"]),
    # cards
    "no cards": (lambda d: d.pop("card"), ["card is missing: [[card]] for each"]),
    "few cards": (lambda d: d.update(card=d["card"][:24]), ["card lists 25 to 64 cards, not 24"]),
    "a number twice": (lambda d: card(d, 5).update(n=4), ["card numbers its cards 1 to 50, each once"]),
    "two desserts": (lambda d: card(d, 7)["request"].pop(), ["card 7 (Tomasz) needs `request`, a list of 3 desserts"]),
    "unknown dessert": (
        lambda d: card(d, 7).update(request=["smore", "cupcake", "cake"]),
        ["card 7 (Tomasz) needs `request`, one of smore, cupcake, donut, icepop, cookie, pie, not 'cake'"],
    ),
    "wrong kind": (
        lambda d: card(d, 7).update(kind="pair"),
        ["card 7 (Tomasz) asks for smore, cupcake, donut, so its `kind` is all_different"],
    ),
    "unknown profile": (lambda d: card(d, 7).update(profile="mild"), ["card 7 (Tomasz) needs `profile`, one of classic_mix,"]),
    "wrong profile": (
        lambda d: card(d, 7).update(profile="dare_pair"),
        ["card 7 (Tomasz) is all_different, but its profile dare_pair is pair"],
    ),
    "other points": (
        lambda d: card(d, 7).update(points=[1, 2, 7]),
        ["card 7 (Tomasz) pays [1, 2, 7], but its profile classic_mix pays [1, 2, 6]"],
    ),
    "falling points": (lambda d: card(d, 7).update(points=[3, 2, 6]), ["card 7 (Tomasz) pays no less for more matches"]),
    "half points": (lambda d: card(d, 7).update(points=[1, 2.5, 6]), ["card 7 (Tomasz)", "whole number from 1 to 30, not 2.5"]),
    "unknown ability": (lambda d: card(d, 7).update(ability="nap"), ["card 7 (Tomasz) needs `ability`, one of", "not 'nap'"]),
    "no camper": (lambda d: card(d, 7).pop("camper"), ["card 7 needs `camper`, a word, not None"]),
    "a profile's cards": (
        lambda d: d["profile"][0].update(cards=15),
        ["profile classic_mix, of 14 cards, needs `cards`, 14, not 15"],
    ),
    # abilities
    "copies": (changed("sweet_tip", copies=4), [f"{TIP}, on 3 cards, needs `copies`, 3, not 4"]),
    "an id twice": (lambda d: ability(d, "gold_star").update(id="sweet_tip"), ["every ability an id of its own"]),
    "unknown window": (changed("sweet_tip", window="at_night"), [f"{TIP} needs `window`, one of on_cash_in,", "not 'at_night'"]),
    "wrong timing": (
        changed("sweet_tip", timing="next_turn"),
        [f"{TIP} acts on_cash_in, so its `timing` is right_now, not next_turn"],
    ),
    "in last call": (
        changed("gold_star", last_call_cash_in=True),
        ["ability gold_star is next_turn: `last_call_cash_in` is false"],
    ),
    "no text": (changed("sweet_tip", text=""), [f"{TIP} needs `text` and `edge`, in words"]),
    "no worth": (changed("sweet_tip", value_2p="much"), [f"{TIP} needs `value_2p`", "from 0 to 20, not 'much'"]),
    # effects
    "no effects": (effects("sweet_tip"), [f"{TIP} needs `effects`, a list of 1 to 3"]),
    "four effects": (effects("sweet_tip", GAIN, GAIN, GAIN, GAIN), [f"{TIP} needs `effects`, a list of 1 to 3"]),
    "no table": (lambda d: ability(d, "sweet_tip").update(effects=["gain"]), [f"{TIP_1} is a table such as", "gain_points"]),
    "unknown operation": (effects("sweet_tip", {"op": "dance"}), [f"{TIP_1} needs `op`, one of gain_points,", "not 'dance'"]),
    "wrong window": (effects("sweet_tip", GAIN, FORCE), ["effect 2, has force_reroll, which can't act in the window on_cash_in"]),
    "a number missing": (
        effects("sweet_tip", {"op": "gain_points", "who": "owner"}),
        [f"{TIP_1} needs `amount`, a whole number from 1 to 20, not None"],
    ),
    "a number too high": (effects("sweet_tip", {**GAIN, "amount": 21}), [f"{TIP_1} needs `amount`", "from 1 to 20, not 21"]),
    "a number that is none": (effects("sweet_tip", {**GAIN, "amount": True}), [f"{TIP_1} needs `amount`", "not True"]),
    "another word": (effects("sweet_tip", {**GAIN, "who": "target"}), [f"{TIP_1} needs `who`, owner, not 'target'"]),
    "a word too many": (effects("sweet_tip", {**GAIN, "when": "later"}), [f"{TIP_1} has when, which gain_points does not take"]),
    "many targets": (effects("cookie_jar", {**TAKE, "max_targets": 2}), ["cookie_jar, effect 1,", 'from = "each_target"']),
    "targets in a window": (
        effects("lights_out", {**TAKE, "from": "each_target", "max_targets": 2}),
        ["lights_out, effect 1,", "one target alone in a rival's window"],
    ),
    "two aims": (effects("butterfingers", FORCE, TAG), ["ability butterfingers has at most one of", "a use has one aim"]),
    # variants
    "one variant": (lambda d: d["variant"].pop(), ["variant has the two cards sundae_sprint and potluck"]),
    "rebuttal": (lambda d: d["variant"][0].update(rebuttal=True), ["sundae_sprint has rebuttal = false"]),
    "sharing for nothing": (
        lambda d: d["variant"][1].update(share_pays_matches_minus=2),
        ["potluck needs `share_pays_matches_minus`, a whole number from 0 to 1, not 2"],
    ),
    "no combination": (lambda d: d.pop("variant_combo"), ["needs a table `variant_combo`"]),
    "no treat": (lambda d: d["option"].clear(), ["option has late_seat_treat"]),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_decks_are_refused(name: str) -> None:
    """A deck with one thing wrong is refused as a whole; the place and what would be right are named."""
    deck = deepcopy(DECK.house())
    change, words = BAD[name]
    change(deck)
    with pytest.raises(OptionError) as error:
        table(deck=deck)
    assert error.value.code == "deck/invalid"
    for word in words:
        assert word in str(error.value)


def test_bad_decks_are_changed_house_decks() -> None:
    """It is the change that is refused: the house deck itself, given as a deck of one's own, is taken."""
    assert table(deck=deepcopy(DECK.house())).cfg.deck == table().cfg.deck


def test_files_that_are_no_decks(tmp_path: Path) -> None:
    """A file that is not TOML is refused with its name; so is an empty one."""
    path = tmp_path / "odd.toml"
    path.write_text("[deck\ntitle = ", encoding="utf-8")
    with pytest.raises(OptionError, match=r"odd\.toml is not TOML") as error:
        DECK.parse(str(path))
    assert error.value.code == "deck/unreadable"
    path.write_text("", encoding="utf-8")
    with pytest.raises(OptionError, match=r"odd\.toml is empty"):
        DECK.parse(str(path))


def test_house_deck_as_a_file(tmp_path: Path) -> None:
    """The house deck's file, copied, is a deck as well."""
    path = tmp_path / "mine.toml"
    path.write_bytes((DECK.folder / "deck.toml").read_bytes())
    assert DECK.parse(str(path)) == DECK.house()
