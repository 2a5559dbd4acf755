"""The deck: a TOML file read, checked as a whole, and laid out as the tables that the rules read."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from dicecafe.engine.contract import AnyConfig
from dicecafe.engine.decks import DeckOption, demand, number, one_of, rows, table, word
from dicecafe.engine.rule import rule
from dicecafe.words import Message

from .abilities import RIGHT_NOW, TIMINGS, WINDOWS
from .deck_keys import KEYS, claims
from .odds import TABLES
from .ops import AIMED, OPS, read_effect
from .worths import worth

if TYPE_CHECKING:
    from .facts import AbilityInfo, CardInfo, DeckInfo

MAX_CARDS: Final = 64
FEWEST_CARDS: Final = 25  # six lines of three, a kept ability each, and one more on its way
MAX_ABILITIES: Final = 48
NO_ABILITY: Final = MAX_ABILITIES  # one more than a deck has, which does nothing
MAX_EFFECTS: Final = 3
ALL_EFFECTS: Final = (MAX_ABILITIES + 1) * MAX_EFFECTS
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
Word = Message | str  # a message where the house deck says the same; another deck's own word stands as it is
HOUSE_DESSERTS: Final = {
    "smore": Message("smore"),
    "cupcake": Message("cupcake"),
    "donut": Message("donut"),
    "icepop": Message("icepop"),
    "cookie": Message("cookie"),
    "pie": Message("pie"),
}
PARTS: Final = tuple(KEYS)


@dataclass(frozen=True)
class Ability:
    """An ability as people read it; `text` and `edge` are parts of a message."""

    id: str
    name: Word
    text: Word
    timing: int
    window: int
    edge: Word
    guesses: dict[int, float | None]  # what the designer thinks that it is worth, by the number of players

    def public(self) -> AbilityInfo:
        """It as a board shows it."""
        timing, window = TIMINGS[self.timing], [*WINDOWS][self.window]
        return {"name": self.name, "text": self.text, "edge": self.edge, "timing": timing, "window": window}


@dataclass(frozen=True)
class Deck:
    """A deck that has been checked: words for people, and tables of integers for the rules."""

    title: str
    desserts: list[str]  # as records spell them
    dessert_words: list[Word]
    campers: list[str]
    abilities: list[Ability]
    card_abilities: list[int]
    tables: dict[str, Any]  # the fields of Config that come from the deck

    def public(self, cfg: AnyConfig) -> dict[str, Any]:
        """The desserts, the cards and their abilities as a board draws them, and the points that start last call."""
        from .table import last_call_at  # it reads the deck itself

        info: DeckInfo = {
            "title": self.title,
            "desserts": [{"id": id, "name": name} for id, name in zip(self.desserts, self.dessert_words, strict=True)],
            "cards": [self._card(n) for n in range(len(self.campers))],
            "abilities": {ability.id: ability.public() for ability in self.abilities},
            "last_call_at": last_call_at(cfg),
        }
        return {**info}

    def _card(self, n: int) -> CardInfo:
        return {
            "n": n + 1,
            "camper": self.campers[n],
            "request": [self.desserts[side - 1] for side in self.tables["request"][n]],
            "points": self.tables["pays"][n],
            "ability": self.abilities[self.card_abilities[n]].id,
        }


def read(text: str) -> Deck:
    """Check a deck, given as JSON, as a whole and lay it out."""
    source = json.loads(text)
    head = table(source, "deck", "deck")
    unknown = sorted(set(source) - set(PARTS))
    demand(not unknown, ", ".join(unknown), Message("wrong-table", tables=[*PARTS]))
    for key, fixed in FIXED.items():
        number(head, key, "deck", fixed, fixed)
    _fixed(head, "deck", "last_call_ability_timings", [TIMINGS[RIGHT_NOW]])
    desserts = _desserts(source)
    abilities = rows(source, "ability")
    how_many = Message("wrong-abilities", most=MAX_ABILITIES, n=len(abilities))
    demand(1 <= len(abilities) <= MAX_ABILITIES, "ability", how_many)
    ids = [word(row, "id", f"ability {n}") for n, row in enumerate(abilities, 1)]
    demand(len(set(ids)) == len(ids), "ability", Message("wrong-same-id"))
    cards = _cards(source)
    laid_out = _lay_out(source, cards, desserts, ids)
    for row in abilities:
        n, given = laid_out["ability"][: len(cards)].count(ids.index(row["id"])), row.get("copies")
        wrong = Message("wrong-copies", n=n, given=repr(given))
        demand(type(given) is int and given == n, f"ability {row['id']}", wrong)
    house = DECK.house()
    ours = {row["id"]: row for row in (*house["dessert"], *house["ability"])}
    known = [_ability(row, f"ability {row['id']}", ours) for row in abilities]
    tables = {
        "n_cards": len(cards),
        "rerolls": number(head, "rerolls", "deck", 0, 4),
        "cash_ins": number(head, "cash_in_max", "deck", 1, LINE),
        **laid_out,
        **_effects(abilities),
        **_variants(source),
        **TABLES,
    }
    names = [_dessert_word(row, f"dessert {n}", ours) for n, row in enumerate(source["dessert"], 1)]
    campers = [word(card, "camper", f"card {n}") for n, card in enumerate(cards, 1)]
    return Deck(word(head, "title", "deck"), desserts, names, campers, known, laid_out["ability"][: len(cards)], tables)


@rule
def effect_at(ability: int, n: int) -> int:
    """Where an effect of an ability lies in the tables of all effects."""
    return ability * MAX_EFFECTS + n


def _fixed(row: Mapping[str, Any], where: str, key: str, value: Any) -> None:
    """Refuse a deck in which something that the rules fix is said to be otherwise."""
    holds = row.get(key) == value and type(row.get(key)) is type(value)
    demand(holds, where, Message("wrong-fixed", line=f"{key} = {json.dumps(value)}"))


def _desserts(source: Mapping[str, Any]) -> list[str]:
    """The six sides of the dice, as records spell them."""
    found = rows(source, "dessert")
    demand(len(found) == DESSERTS, "dessert", Message("wrong-desserts", n=DESSERTS))
    desserts = [word(row, "id", f"dessert {n}") for n, row in enumerate(found, 1)]
    tidy = all(dessert.isalpha() and dessert.islower() for dessert in desserts) and len(set(desserts)) == DESSERTS
    demand(tidy and "double" not in desserts, "dessert", Message("wrong-dessert-ids"))
    for n, row in enumerate(found, 1):
        number(row, "side", f"dessert {desserts[n - 1]}", n, n)
    return desserts


def _dessert_word(row: Mapping[str, Any], where: str, ours: Mapping[str, Any]) -> Word:
    """What a dessert is called."""
    name = word(row, "name", where)
    return HOUSE_DESSERTS[row["id"]] if name == ours.get(row["id"], {}).get("name") else name


def _cards(source: Mapping[str, Any]) -> list[Any]:
    """The request cards in the order of their numbers."""
    cards = rows(source, "card")
    wrong = Message("wrong-cards", fewest=FEWEST_CARDS, most=MAX_CARDS, n=len(cards))
    demand(FEWEST_CARDS <= len(cards) <= MAX_CARDS, "card", wrong)
    numbers = [number(card, "n", f"card {at}", 1, len(cards)) for at, card in enumerate(cards, 1)]
    demand(sorted(numbers) == [*range(1, len(cards) + 1)], "card", Message("wrong-card-numbers", n=len(cards)))
    return sorted(cards, key=lambda card: int(card["n"]))


def _lay_out(source: Mapping[str, Any], cards: list[Any], desserts: list[str], ids: list[str]) -> dict[str, list[Any]]:
    """The cards as tables by card, with room for the most cards there may be."""
    profiles = {word(row, "id", f"profile {n}"): row for n, row in enumerate(rows(source, "profile"), 1)}
    demand(len(profiles) == len(source["profile"]), "profile", Message("wrong-same-id"))
    request, nth, pays, ability = list[list[int]](), list[list[int]](), list[list[int]](), list[int]()
    for n, card in enumerate(cards, 1):
        where = f"card {n} ({card.get('camper', '?')})"
        asks = card.get("request")
        demand(isinstance(asks, list) and len(asks) == LINE, where, Message("wrong-request", n=LINE))
        sides = sorted(1 + one_of({"request": dessert}, "request", where, desserts) for dessert in asks or [])
        request.append(sides)
        nth.append([sides[:i].count(side) for i, side in enumerate(sides)])
        kind = {3: "all_different", 2: "pair", 1: "triple"}[len(set(sides))]
        demand(card.get("kind") == kind, where, Message("wrong-kind", request=asks, kind=kind))
        profile = profiles[[*profiles][one_of(card, "profile", where, [*profiles])]]
        other = Message("wrong-profile-kind", kind=kind, profile=card["profile"], other=str(profile.get("kind")))
        demand(profile.get("kind") == kind, where, other)
        pays.append(_points(card, where))
        right = profile.get("points")
        paid = Message("wrong-profile-points", points=str(card["points"]), profile=card["profile"], other=str(right))
        demand(card["points"] == right, where, paid)
        ability.append(one_of(card, "ability", where, ids))
    counts = Counter(card["profile"] for card in cards)
    for name, row in profiles.items():
        given, n = row.get("cards"), counts[name]
        demand(type(given) is int and given == n, f"profile {name}", Message("wrong-profile-cards", n=n, given=repr(given)))
    rest = MAX_CARDS - len(cards)
    none = [[0] * LINE] * rest
    return {"request": request + none, "nth": nth + none, "pays": pays + none, "ability": ability + [0] * rest}


def _points(row: Mapping[str, Any], where: str) -> list[int]:
    points = row.get("points")
    demand(isinstance(points, list) and len(points) == LINE, where, Message("wrong-points"))
    found = [number({"points": n}, "points", where, 1, 30) for n in points or []]
    demand(found == sorted(found), where, Message("wrong-points-order"))
    return found


def _ability(row: Mapping[str, Any], where: str, ours: Mapping[str, Any]) -> Ability:
    """The words of an ability; when it acts must fit its timing."""
    window = one_of(row, "window", where, [*WINDOWS])
    timing = one_of(row, "timing", where, [*TIMINGS])
    right = [*WINDOWS.values()][window]
    wrong = Message("wrong-timing", window=row["window"], timing=TIMINGS[right], given=row["timing"])
    demand(timing == right, where, wrong)
    _fixed(row, where, "last_call_cash_in", timing == RIGHT_NOW)
    demand(
        isinstance(row.get("optional"), bool),
        where,
        Message("deck-needs", key="optional", range=Message("option-switch"), value=repr(row.get("optional"))),
    )
    for key in ("name", "target", "chooser"):
        word(row, key, where)
    long = [isinstance(row.get(key), str) and 0 < len(row[key]) <= LONGEST_TEXT for key in ("text", "edge")]
    demand(all(long), where, Message("wrong-texts"))
    house, message = ours.get(row["id"], {}), Message(f"ability-{row['id'].replace('_', '-')}")
    name, text, edge = (message if row[key] == house.get(key) else str(row[key]) for key in ("name", "text", "edge"))
    guesses = {2: _guess(row, "value_2p", where), 4: _guess(row, "value_4p", where)}
    return Ability(row["id"], name, text, timing, window, edge, guesses)


def _effects(abilities: list[Any]) -> dict[str, list[int]]:
    """The abilities as tables: when they act, their effects, what those have been worth in play."""
    timing, window, count, worth_2p, worth_4p = ([0] * (MAX_ABILITIES + 1) for _ in range(5))
    op = [0] * ALL_EFFECTS
    parameters = {number.key: [0] * ALL_EFFECTS for known in OPS.values() for number in known.numbers}
    for a, row in enumerate(abilities):
        where = f"ability {row['id']}"
        window[a], timing[a] = [*WINDOWS].index(row["window"]), TIMINGS.index(row["timing"])
        effects = row.get("effects")
        fits = isinstance(effects, list) and 1 <= len(effects) <= MAX_EFFECTS
        demand(fits, where, Message("wrong-effects", most=MAX_EFFECTS))
        count[a] = len(effects)
        known = [read_effect(one, f"{where}, effects {n}", window[a]) for n, one in enumerate(effects, 1)]
        for effect, one in enumerate(known, effect_at(a, 0)):
            op[effect] = one.op
            for key, value in one.numbers.items():
                parameters[key][effect] = value
        ops = op[effect_at(a, 0) : effect_at(a, len(effects))]
        demand(len(set(ops)) == len(ops), where, Message("wrong-op-twice"))
        demand(sum([*OPS][one] in AIMED for one in ops) <= 1, where, Message("wrong-aims", ops=[*AIMED]))
        worth_2p[a], worth_4p[a] = worth(known, 2), worth(known, 4)
    when = {"timing": timing, "window": window}
    return {**when, "n_effects": count, "op": op, **parameters, "worth_2p": worth_2p, "worth_4p": worth_4p}


def _guess(row: Mapping[str, Any], key: str, where: str) -> float | None:
    """What the designer thinks that an ability is worth, in points, if they say; no bot hears of it."""
    value = row.get(key)
    fits = value is None or (isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 20)
    demand(fits, where, Message("wrong-worth", key=key, given=repr(value)))
    return value


def _variants(source: Mapping[str, Any]) -> dict[str, Any]:
    """The numbers of the two variant cards and of the seat option."""
    variants = {word(row, "id", f"variant {n}"): row for n, row in enumerate(rows(source, "variant"), 1)}
    demand({"sundae_sprint", "potluck"} == set(variants), "variant", Message("wrong-variants"))
    sprint, potluck, both = variants["sundae_sprint"], variants["potluck"], table(source, "variant_combo", "deck")
    for key, right in {"unused_reroll_needs_score": True, "rebuttal": False}.items():
        _fixed(sprint, "sundae_sprint", key, right)
    _fixed(potluck, "potluck", "share_neighbours", ["left", "right"])
    _fixed(potluck, "potluck", "share_on_last_call", False)
    treat = {word(row, "id", f"option {n}"): row for n, row in enumerate(rows(source, "option"), 1)}.get("late_seat_treat")
    demand(treat is not None, "option", Message("wrong-treat"))
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


DECK: Final = DeckOption[Deck](folder=Path(__file__).parent, read=read, keys=KEYS, claims=claims)
