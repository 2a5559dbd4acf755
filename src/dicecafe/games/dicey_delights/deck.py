"""The deck: a TOML file read, checked as a whole, and laid out as the tables that the rules read."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dicecafe.engine.decks import DeckOption, demand, number, one_of, rows, table, word

from .abilities import AIMED, NUMBERS, OPS, RIGHT_NOW, TIMINGS, WINDOWS, read_effect
from .odds import TABLES

MAX_CARDS: Final = 64
FEWEST_CARDS: Final = 25  # six lines of three, a kept ability each, and one more on its way
MAX_ABILITIES: Final = 48
MAX_EFFECTS: Final = 3
LINE: Final = 3
DESSERTS: Final = 6
LONGEST_TEXT: Final = 400
FIXED: Final = {  # numbers that a deck states and the rules fix
    "players_min": 2,
    "players_max": 6,
    "line_size": LINE,
    "dice": 3,
    "cash_in_min": 1,
    "abilities_per_turn": 1,
    "last_call_at": 40,
    "last_call_cash_in_min": 0,
    "last_call_cash_in_max": LINE,
    "points_floor": 0,
}
PARTS: Final = ("deck", "dessert", "profile", "window", "op", "ability", "card", "variant", "variant_combo", "option")


@dataclass(frozen=True)
class Ability:
    """An ability as people read it."""

    id: str
    name: str
    text: str
    timing: int
    window: int
    edge: str


@dataclass(frozen=True)
class Deck:
    """A deck that has been checked: names for people, and tables of integers for the rules."""

    title: str
    desserts: list[str]  # as records spell them
    dessert_names: list[str]
    campers: list[str]
    abilities: list[Ability]
    card_abilities: list[int]
    tables: dict[str, Any]  # the fields of Config that come from the deck

    def public(self, cfg: Any) -> dict[str, Any]:
        """The desserts, the cards and their abilities as a board draws them, and the points that start last call."""
        from .table import last_call_at  # it reads the deck itself

        return {
            "title": self.title,
            "desserts": [{"id": id, "name": name} for id, name in zip(self.desserts, self.dessert_names, strict=True)],
            "cards": [self._card(n) for n in range(len(self.campers))],
            "abilities": {
                ability.id: {
                    "name": ability.name,
                    "text": ability.text,
                    "edge": ability.edge,
                    "timing": TIMINGS[ability.timing],
                    "window": [*WINDOWS][ability.window],
                }
                for ability in self.abilities
            },
            "rerolls": self.tables["rerolls"],
            "cash_ins": self.tables["cash_ins"],
            "last_call_at": last_call_at(cfg),
        }

    def _card(self, n: int) -> dict[str, Any]:
        places = slice(n * LINE, n * LINE + LINE)
        return {
            "n": n + 1,
            "camper": self.campers[n],
            "request": [self.desserts[side - 1] for side in self.tables["request"][places]],
            "points": self.tables["pays"][places],
            "ability": self.abilities[self.card_abilities[n]].id,
        }


def read(text: str) -> Deck:
    """Check a deck, given as JSON, as a whole and lay it out."""
    source = json.loads(text)
    head = table(source, "deck", "deck")
    unknown = sorted(set(source) - set(PARTS))
    demand(not unknown, ", ".join(unknown), f"is no table of a deck; there are {', '.join(PARTS)}")
    for key, fixed in FIXED.items():
        number(head, key, "deck", fixed, fixed)
    demand(head.get("last_call_ability_timings") == [TIMINGS[RIGHT_NOW]], "deck", 'has last_call_ability_timings = ["right_now"]')
    desserts = _desserts(source)
    abilities = rows(source, "ability")
    demand(1 <= len(abilities) <= MAX_ABILITIES, "ability", f"lists 1 to {MAX_ABILITIES} abilities, not {len(abilities)}")
    ids = [word(row, "id", f"ability {n}") for n, row in enumerate(abilities, 1)]
    demand(len(set(ids)) == len(ids), "ability", "gives every ability an id of its own")
    cards = _cards(source)
    laid_out = _lay_out(source, cards, desserts, ids)
    for row in abilities:
        copies = laid_out["ability"][: len(cards)].count(ids.index(row["id"]))
        number(row, "copies", f"ability {row['id']}, on {copies} cards,", copies, copies)
    read_abilities = [_ability(row, f"ability {row['id']}") for row in abilities]
    tables = {
        "n_cards": len(cards),
        "rerolls": number(head, "rerolls", "deck", 0, 4),
        "cash_ins": number(head, "cash_in_max", "deck", 1, LINE),
        **laid_out,
        **_effects(abilities),
        **_variants(source),
        **TABLES,
    }
    names = [word(row, "name", f"dessert {n}") for n, row in enumerate(source["dessert"], 1)]
    campers = [word(card, "camper", f"card {n}") for n, card in enumerate(cards, 1)]
    return Deck(word(head, "title", "deck"), desserts, names, campers, read_abilities, laid_out["ability"][: len(cards)], tables)


def _desserts(source: Mapping[str, Any]) -> list[str]:
    """The six sides of the dice, as records spell them."""
    found = rows(source, "dessert")
    demand(len(found) == DESSERTS, "dessert", f"names {DESSERTS} desserts, one for each side of a die")
    desserts = [word(row, "id", f"dessert {n}") for n, row in enumerate(found, 1)]
    tidy = all(dessert.isalpha() and dessert.islower() for dessert in desserts) and len(set(desserts)) == DESSERTS
    demand(tidy and "double" not in desserts, "dessert", "needs six different ids, each a word of small letters")
    for n, row in enumerate(found, 1):
        number(row, "side", f"dessert {desserts[n - 1]}", n, n)
    return desserts


def _cards(source: Mapping[str, Any]) -> list[Any]:
    """The request cards in the order of their numbers."""
    cards = rows(source, "card")
    demand(FEWEST_CARDS <= len(cards) <= MAX_CARDS, "card", f"lists {FEWEST_CARDS} to {MAX_CARDS} cards, not {len(cards)}")
    numbers = [number(card, "n", f"card {at}", 1, len(cards)) for at, card in enumerate(cards, 1)]
    demand(sorted(numbers) == [*range(1, len(cards) + 1)], "card", f"numbers its cards 1 to {len(cards)}, each once")
    return sorted(cards, key=lambda card: int(card["n"]))


def _lay_out(source: Mapping[str, Any], cards: list[Any], desserts: list[str], ids: list[str]) -> dict[str, list[int]]:
    """The cards as tables by card, with room for the most cards there may be."""
    profiles = {word(row, "id", f"profile {n}"): row for n, row in enumerate(rows(source, "profile"), 1)}
    demand(len(profiles) == len(source["profile"]), "profile", "gives every profile an id of its own")
    request, nth, pays, ability = list[int](), list[int](), list[int](), list[int]()
    for n, card in enumerate(cards, 1):
        where = f"card {n} ({card.get('camper', '?')})"
        asks = card.get("request")
        demand(isinstance(asks, list) and len(asks) == LINE, where, f"needs `request`, a list of {LINE} desserts")
        sides = sorted(1 + one_of({"request": dessert}, "request", where, desserts) for dessert in asks or [])
        request += sides
        nth += [sides[:i].count(side) for i, side in enumerate(sides)]
        kind = {3: "all_different", 2: "pair", 1: "triple"}[len(set(sides))]
        demand(card.get("kind") == kind, where, f"asks for {', '.join(asks or [])}, so its `kind` is {kind}")
        profile = profiles[[*profiles][one_of(card, "profile", where, [*profiles])]]
        demand(profile.get("kind") == kind, where, f"is {kind}, but its profile {card['profile']} is {profile.get('kind')}")
        pays += _points(card, where)
        right = profile.get("points")
        demand(card["points"] == right, where, f"pays {card['points']}, but its profile {card['profile']} pays {right}")
        ability.append(one_of(card, "ability", where, ids))
    counts = Counter(card["profile"] for card in cards)
    for name, row in profiles.items():
        number(row, "cards", f"profile {name}, of {counts[name]} cards,", counts[name], counts[name])
    rest = MAX_CARDS - len(cards)
    wide = {"request": request, "nth": nth, "pays": pays}
    return {**{key: column + [0] * (LINE * rest) for key, column in wide.items()}, "ability": ability + [0] * rest}


def _points(row: Mapping[str, Any], where: str) -> list[int]:
    points = row.get("points")
    demand(isinstance(points, list) and len(points) == LINE, where, "needs `points`, for 1, 2 and 3 matches")
    found = [number({"points": n}, "points", where, 1, 30) for n in points or []]
    demand(found == sorted(found), where, "pays no less for more matches")
    return found


def _ability(row: Mapping[str, Any], where: str) -> Ability:
    """The words of an ability; when it acts must fit its timing."""
    window = one_of(row, "window", where, [*WINDOWS])
    timing = one_of(row, "timing", where, [*TIMINGS])
    right = [*WINDOWS.values()][window]
    demand(timing == right, where, f"acts {row['window']}, so its `timing` is {TIMINGS[right]}, not {row['timing']}")
    at_last = timing == RIGHT_NOW
    demand(row.get("last_call_cash_in") is at_last, where, f"is {row['timing']}: `last_call_cash_in` is {str(at_last).lower()}")
    demand(isinstance(row.get("optional"), bool), where, "needs `optional`, true or false")
    for key in ("target", "chooser"):
        word(row, key, where)
    texts = [row.get("text"), row.get("edge")]
    demand(all(isinstance(t, str) and 0 < len(t) <= LONGEST_TEXT for t in texts), where, "needs `text` and `edge`, in words")
    return Ability(row["id"], word(row, "name", where), str(texts[0]), timing, window, str(texts[1]))


def _effects(abilities: list[Any]) -> dict[str, list[int]]:
    """The abilities as tables: when they act, their effects, what they are worth."""
    timing, window, count, op, worth_2p, worth_4p = ([0] * MAX_ABILITIES for _ in range(6))
    op *= MAX_EFFECTS
    numbers = [[0] * (MAX_ABILITIES * MAX_EFFECTS) for _ in range(NUMBERS)]
    for a, row in enumerate(abilities):
        where = f"ability {row['id']}"
        window[a], timing[a] = [*WINDOWS].index(row["window"]), TIMINGS.index(row["timing"])
        effects = row.get("effects")
        fits = isinstance(effects, list) and 1 <= len(effects) <= MAX_EFFECTS
        demand(fits, where, f"needs `effects`, a list of 1 to {MAX_EFFECTS}")
        count[a] = len(effects)
        for i, effect in enumerate(effects):
            op[a * MAX_EFFECTS + i], given = read_effect(effect, f"{where}, effect {i + 1},", window[a])
            for column, n in zip(numbers, given, strict=True):
                column[a * MAX_EFFECTS + i] = n
        ops = op[a * MAX_EFFECTS : a * MAX_EFFECTS + len(effects)]
        demand(len(set(ops)) == len(ops), where, "names an operation twice; give it larger numbers instead")
        aimed = [[*OPS][op[a * MAX_EFFECTS + i]] in AIMED for i in range(len(effects))]
        demand(sum(aimed) <= 1, where, f"has at most one of {', '.join(AIMED)}: a use has one aim")
        worth_2p[a], worth_4p[a] = _worth(row, "value_2p", where), _worth(row, "value_4p", where)
    columns = dict(zip(("first_number", "second_number", "third_number"), numbers, strict=True))
    head = {"timing": timing, "window": window, "n_effects": count, "op": op, **columns}
    return {**head, "worth_2p": worth_2p, "worth_4p": worth_4p}


def _worth(row: Mapping[str, Any], key: str, where: str) -> int:
    """What an ability is worth, in hundredths of a point."""
    value = row.get(key)
    fits = isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 20
    demand(fits, where, f"needs `{key}`, its worth in points from 0 to 20, not {value!r}")
    return round(100 * float(value or 0))


def _variants(source: Mapping[str, Any]) -> dict[str, Any]:
    """The numbers of the two variant cards and of the seat option."""
    variants = {word(row, "id", f"variant {n}"): row for n, row in enumerate(rows(source, "variant"), 1)}
    demand({"sundae_sprint", "potluck"} == set(variants), "variant", "has the two cards sundae_sprint and potluck")
    sprint, potluck, both = variants["sundae_sprint"], variants["potluck"], table(source, "variant_combo", "deck")
    for key, right in {"unused_reroll_needs_score": True, "rebuttal": False}.items():
        demand(sprint.get(key) is right, "sundae_sprint", f"has {key} = {str(right).lower()}")
    demand(potluck.get("share_neighbours") == ["left", "right"], "potluck", 'has share_neighbours = ["left", "right"]')
    demand(potluck.get("share_on_last_call") is False, "potluck", "has share_on_last_call = false")
    treat = {word(row, "id", f"option {n}"): row for n, row in enumerate(rows(source, "option"), 1)}.get("late_seat_treat")
    demand(treat is not None, "option", "has late_seat_treat")
    least = number(potluck, "share_min_matches", "potluck", 1, LINE)
    calls = ("last_call_at_2p", "last_call_at_3p_plus")
    steps = ("start_points_step_2_to_4p", "start_points_step_5_to_6p")
    return {
        "sprint_call": number(sprint, "last_call_at", "sundae_sprint", 10, 200),
        "sprint_points": number(sprint, "unused_reroll_points", "sundae_sprint", 0, 5),
        "potluck_calls": [number(potluck, key, "potluck", 10, 200) for key in calls],
        "share_needs": least,
        "share_less": number(potluck, "share_pays_matches_minus", "potluck", 0, least - 1),
        "thanks": number(potluck, "thank_you_points", "potluck", 0, 5),
        "both_calls": [number(both, key, "variant_combo", 10, 200) for key in calls],
        "late_steps": [number(treat or {}, key, "late_seat_treat", 0, 5) for key in steps],
    }


DECK: Final = DeckOption[Deck](folder=Path(__file__).parent, read=read)
