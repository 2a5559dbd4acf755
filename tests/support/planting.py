"""Faults planted in a game's deck, each of which a report must find by its cause, and name nothing else.

Other numbers plant them on other cards.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from typing import Any, NamedTuple

from dicecafe import load
from dicecafe.lab.batch import Batch
from dicecafe.lab.causes import causes
from dicecafe.lab.report import deck_findings
from dicecafe.lab.run import HERE, RunSettings

GAMES = {"dicecreams": 40_000, "dicey-delights": 40_000}  # of a report, so that every fault is beyond doubt


class Planted(NamedTuple):
    """A deck with faults, and what a report should name."""

    deck: dict[str, Any]
    options: dict[str, Any]
    strong: str  # the label of the card that is twice too strong
    weak: str  # of the card that is never worth its while
    impossible: str  # where in the deck something can't be
    option: str  # the option that would take an advantage from whoever starts
    guess: str  # the label of what the designer guesses wrong
    altered: str | None = None  # the label of a card that asks for other things now, so that it may be stronger or weaker


def dicecreams(number: int) -> Planted:
    """A card of twice the most Fame, one of none that asks for much, a Strong condition that can't be, a rate that is far off."""
    deck = deepcopy(house("dicecreams"))
    cards = deck["icecream"]
    strong, weak, impossible, guess = (cards[(7 * number + 9 * n) % len(cards)] for n in range(4))
    strong["fame"] = 12
    weak["fame"] = 0
    weak["slots"] = [{"need": "number", "number": value} for value in (6, 1, 6)]
    asked = ("blue", "yellow")
    impossible["slots"] = [*({"need": "colour", "colour": colour} for colour in asked), {"need": "any"}]
    impossible["strong"] = {"id": "same_colour"}
    for card in cards:
        del card["requirements"], card["hit_rate"]  # the house deck's own rates are not those of these bots
    for row in deck["condition"]:
        del row["cards"]
    guess["hit_rate"] = 0.9
    where = f"icecream {impossible['n']} ({impossible['name']})"
    names = label(strong, "name"), label(weak, "name")
    return Planted(deck, {}, *names, where, "last_orders=true", label(guess, "name"), label(impossible, "name"))


def dicey_delights(number: int) -> Planted:
    """A card that pays twice, one that pays a point and does nothing, an ability without effect, a worth that is far off."""
    deck = deepcopy(house("dicey-delights"))
    cards, abilities = deck["card"], deck["ability"]
    nadia = next(card for card in cards if card["camper"] == "Nadia")
    repay(deck, nadia, [1, 2, 8], "mild")  # with 10, it is the one card of the house deck that reports name now and then
    strong, weak = cards[(11 * number) % len(cards)], cards[(11 * number + 25) % len(cards)]
    repay(deck, strong, [2 * points for points in strong["points"]], "twice")
    repay(deck, weak, [1, 1, 1], "never")
    void = next(row for row in abilities if row["id"] == "lights_out")
    other = next(card for card in cards if card["ability"] == void["id"] and card is not strong)
    weak["ability"], other["ability"] = other["ability"], weak["ability"]
    void["effects"] = [{"op": "reroll_cap", "who": "target", "max": 6}]
    void["value_2p"] = 0.0
    guess = abilities[number % 10]
    guess["value_2p"] = 12.0 if guess["value_2p"] < 5 else 0.0
    names = label(strong, "camper"), label(weak, "camper")
    return Planted(deck, {}, *names, "ability lights_out", "late_seat_treat=true", guess["id"])


def repay(deck: dict[str, Any], card: dict[str, Any], points: list[int], profile: str) -> None:
    """Let a card pay otherwise, by a profile of its own."""
    old = next(row for row in deck["profile"] if row["id"] == card["profile"])
    old["cards"] -= 1
    deck["profile"].append({"id": profile, "kind": old["kind"], "points": points, "cards": 1})
    card |= {"profile": profile, "points": points}


def label(card: dict[str, Any], key: str) -> str:
    """A card as reports name it."""
    return f"{card[key]} (c{card['n']})"


def house(name: str) -> dict[str, Any]:
    """A game's own deck."""
    option = load(name).deck_option
    assert option is not None
    return option.house()


PLANTERS = {"dicecreams": dicecreams, "dicey-delights": dicey_delights}


class Verdict(NamedTuple):
    """What a report found of the faults, and whom it named without cause."""

    missed: set[str]
    innocent: set[str]


def plant(name: str, number: int) -> Planted:
    """A deck with faults, by their number."""
    return PLANTERS[name](number)


def tried(name: str, number: int, games: int | None = None, settings: RunSettings = HERE) -> Verdict:
    """Report on a deck with faults, and tell what was found of them."""
    planted = plant(name, number)
    batch = Batch(load(name), ["greedy", "greedy"], {**planted.options, "deck": planted.deck}, games or GAMES[name], seed=number)
    found, guessed = causes(replace(batch), settings)
    named = {
        verdict: {
            thing["label"] for one in found if one["cause"] != "option" for thing in one["things"] if thing["verdict"] == verdict
        }
        for verdict in ("strong", "weak")
    }
    options = {
        thing["label"] for one in found if one["cause"] == "option" for thing in one["things"] if thing["verdict"] == "weak"
    }
    wrong = {thing["label"] for one in guessed for thing in one["things"] if thing["verdict"] == "wrong"}
    dead = {finding.where for finding in deck_findings(batch)}
    faults = {
        "strong": planted.strong in named["strong"],
        "weak": planted.weak in named["weak"],
        "impossible": planted.impossible in dead,
        "option": planted.option in options,
        "guess": planted.guess in wrong,
    }
    innocent = (named["strong"] - {planted.strong}) | (named["weak"] - {planted.weak}) | (wrong - {planted.guess})
    return Verdict({fault for fault, is_found in faults.items() if not is_found}, innocent - {planted.altered or ""})
