"""The deck: the house's own, bad ones refused as a whole, and one of one's own played to the end."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from dicecafe.cli import main
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify, verify_file
from dicecafe.games.dicecreams.deck import DECK, Deck
from dicecafe.games.dicecreams.text import described
from dicecafe.lab.batch import Batch, records
from dicecafe.testing.conformance import contents
from dicecafe.words import Message, languages, say

from .referee import Refused, check
from .table import GAME, table

ANYTHING = {"need": "any"}
COLOURS = ["blue", "yellow", "black", "pink", "green"]
STRONG: list[dict[str, Any]] = [
    {"id": "all_odd"},
    {"id": "sum_at_most", "n": 7},
    {"id": "at_least_two", "value": 4},
    {"id": "contains_both", "values": [1, 6]},
]


def invented() -> dict[str, Any]:
    """A small deck: eight cards, two animals that the house deck does not have."""
    anything = [{"need": "any"}, {"need": "any"}]
    firsts = [{"need": "any"}, {"need": "colour", "colour": "pink"}, {"need": "number", "number": 5}, {"need": "any"}]
    return {
        "deck": {
            "title": "Night Market",
            "start_sprinkles": 2,
            "strong_token_fame": 1,
            "most_strong_fame": 4,
            "most_strong_needs": 1,
            "animal_set_fame": {"2": 2, "3": 5, "4": 9, "5": 14, "6": 20},
        },
        "flavour": [{"colour": colour, "dice": 5} for colour in COLOURS],
        "animal": [{"id": "yak"}, {"id": "newt"}],
        "icecream": [
            {
                "n": n,
                "name": f"Scoop {n}",
                "animal": "yak" if n % 2 else "newt",
                "fame": n,
                "slots": [firsts[n % 4], *anything],
                "strong": STRONG[n % 4],
            }
            for n in range(1, 9)
        ],
    }


def toml(value: Any) -> str:
    """A value of a deck in TOML, tables inline; JSON's spelling of texts, numbers and lists is TOML's too."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items()) + "}"
    return f"[{', '.join(map(toml, value))}]" if isinstance(value, list) else json.dumps(value)


def written(folder: Path, deck: dict[str, Any]) -> Path:
    """A deck as a TOML file."""
    path = folder / "my.toml"
    path.write_text("".join(f"{key} = {toml(value)}\n" for key, value in deck.items()), encoding="utf-8")
    return path


def card(name: str, animal: str, fame: int, slots: list[dict[str, Any]], strong: dict[str, Any]) -> Message:
    """A card as it is said."""
    demands, condition = [Message("demand", **slot) for slot in slots], Message("strong", **strong)
    return Message("card", name=name, animal=Message("animal", animal=animal), fame=fame, slots=demands, strong=condition)


def house() -> Deck:
    """The house deck."""
    return DECK.of(table().cfg)


# ---------------------------------------------------------------- the house deck
def test_house_deck() -> None:
    """The house deck has 36 IceCreams, 6 of each of 6 animals, 25 dice, and the rulebook's Fame."""
    deck = house()
    assert deck.tables["n_cards"] == len(deck.names) == 36
    assert Counter(deck.tables["animal"][:36]) == dict.fromkeys(range(6), 6)
    assert deck.animals == ["fox", "owl", "hedgehog", "bear", "rabbit", "otter"]
    assert (deck.colours, deck.tables["dice"]) == (COLOURS, [5, 5, 5, 5, 5])
    assert deck.tables["set_fame"] == [0, 0, 2, 5, 9, 14, 20]
    assert [deck.tables[key] for key in ("start_sprinkles", "token_fame", "most_fame", "most_needs")] == [2, 1, 4, 1]
    assert len(set(deck.tables["strong"][:36])) == 12


def test_house_deck_is_laid_out_as_its_file_says() -> None:
    """Cards come out as they went in: demands, Fame, conditions with their numbers."""
    cfg = table().cfg
    numbers = [{"need": "number", "n": n} for n in (2, 4, 1)]
    both = {"strong": "contains_both", "n": 2, "m": 5}
    assert described(cfg, 6) == card("Moonpath Mystery", "fox", 8, numbers, both)
    yellow = [{"need": "colour", "die": "yellow"}, ANYTHING, ANYTHING]
    assert described(cfg, 25) == card("Clover Cone", "rabbit", 4, yellow, {"strong": "sum_at_most", "n": 5})


def test_house_deck_is_not_carried() -> None:
    """A record with the house deck says nothing of it."""
    assert "deck" not in table().record().as_dict()


# ---------------------------------------------------------------- bad decks
Change = Callable[[dict[str, Any]], object]
BAD: dict[str, tuple[Change, list[Any]]] = {  # what is changed, and what the refusal holds: where, and of what
    "unknown condition": (
        lambda d: d["icecream"][3].update(strong={"id": "all_red"}),
        ["icecream 4 (Scoop 4), strong", "id", "'all_red'"],
    ),
    "seven slots": (
        lambda d: d["icecream"][0].update(slots=[{"need": "any"}] * 7),
        ["icecream 1 (Scoop 1)", Message("deck-slots", n=3)],
    ),
    "number 9": (
        lambda d: d["icecream"][1].update(slots=[{"need": "any"}, {"need": "number", "number": 9}, {"need": "any"}]),
        ["icecream 2 (Scoop 2), slots 2", "number", "9"],
    ),
    "unknown need": (
        lambda d: d["icecream"][1]["slots"].__setitem__(0, {"need": "luck"}),
        ["icecream 2 (Scoop 2), slots 1", "need", "'luck'"],
    ),
    "slot that is no table": (
        lambda d: d["icecream"][1]["slots"].__setitem__(2, "any"),
        ["icecream 2 (Scoop 2), slots 3", Message("deck-slot")],
    ),
    "unknown colour": (
        lambda d: d["icecream"][1]["slots"].__setitem__(0, {"need": "colour", "colour": "red"}),
        ["icecream 2 (Scoop 2), slots 1", "colour", "'red'"],
    ),
    "missing animal": (lambda d: d["icecream"][2].pop("animal"), ["icecream 3 (Scoop 3)", "animal"]),
    "unknown animal": (lambda d: d["animal"].pop(), ["icecream 2 (Scoop 2)", "animal", "'newt'"]),
    "missing title": (lambda d: d["deck"].pop("title"), ["deck", "title"]),
    "wrong dice": (lambda d: d["flavour"][2].update(dice=6), ["flavour black", "dice", "6"]),
    "four colours": (lambda d: d["flavour"].pop(), ["flavour", Message("deck-colours", n=5)]),
    "a colour of two blanks": (lambda d: d["flavour"][0].update(colour="  "), ["flavour", "'  '"]),
    "a colour that another begins with": (lambda d: d["flavour"][0].update(colour="black tea"), ["flavour", "'black tea'"]),
    "one animal twice": (lambda d: d["animal"].append({"id": "yak"}), ["animal", Message("deck-animals", most=20)]),
    "one number twice": (lambda d: d["icecream"][4].update(n=4), ["icecream", Message("deck-numbering", n=8)]),
    "extra parameter": (
        lambda d: d["icecream"][3].update(strong={"id": "all_odd", "n": 3}),
        ["icecream 4 (Scoop 4), strong", Message("deck-not-taken", extra=["n"], condition="all_odd")],
    ),
    "missing parameter": (
        lambda d: d["icecream"][3].update(strong={"id": "sum_at_most"}),
        ["icecream 4 (Scoop 4), strong", "n"],
    ),
    "one value of two": (
        lambda d: d["icecream"][3].update(strong={"id": "contains_both", "values": [1]}),
        ["icecream 4 (Scoop 4), strong", Message("deck-values")],
    ),
    "no Fame": (lambda d: d["icecream"][7].update(fame=-1), ["icecream 8 (Scoop 8)", "fame", "-1"]),
    "half a Fame": (lambda d: d["icecream"][7].update(fame=1.5), ["icecream 8 (Scoop 8)", "fame", "1.5"]),
    "no name": (lambda d: d["icecream"][5].pop("name"), ["icecream 6", "name"]),
    "two cards": (lambda d: d.update(icecream=d["icecream"][:2]), ["icecream", Message("deck-cards", most=64, n=2)]),
    "no cards": (lambda d: d.pop("icecream"), ["icecream"]),
    "no head": (lambda d: d.pop("deck"), ["deck"]),
    "no Fame for four": (lambda d: d["deck"]["animal_set_fame"].pop("4"), ["deck.animal_set_fame", "4"]),
}


def refusal(doing: Callable[[], object], code: str) -> Message:
    """What is said when this is refused; in every language it is something."""
    with pytest.raises(DiceCafeError) as error:
        doing()
    assert error.value.code == code
    assert len({error.value.say(language) for language in languages()}) == len(languages())
    return error.value.message


@pytest.mark.parametrize("name", BAD)
def test_bad_decks_are_refused(name: str, tmp_path: Path) -> None:
    """A deck with one thing wrong is refused as a whole, from a file and from a record, and the card and the field are named."""
    deck = invented()
    table(deck=deck)
    change, wrong = BAD[name]
    deck = deepcopy(deck)
    change(deck)
    for said in (
        refusal(lambda: table(deck=deck), "deck/invalid"),
        refusal(lambda: DECK.parse(str(written(tmp_path, deck))), "deck/invalid"),
    ):
        held = list(contents(said))
        assert all(one in held for one in wrong), said


def test_files_that_are_no_decks(tmp_path: Path) -> None:
    """A file that is not TOML, is not text, or is not there, is refused with its name."""
    path = tmp_path / "odd.toml"
    path.write_text("[deck\ntitle = ", encoding="utf-8")
    assert str(path) in contents(refusal(lambda: DECK.parse(str(path)), "deck/unreadable"))
    path.write_bytes(b"\xff\xfe\x00")
    for wrong in (path, tmp_path / "none.toml", tmp_path):
        assert str(wrong) in contents(refusal(partial(DECK.parse, str(wrong)), "file/unreadable"))


def test_what_a_record_can_not_hold() -> None:
    """A deck is a table of what JSON can hold."""
    refusal(lambda: table(deck={**invented(), "made": Path("x")}), "deck/unreadable")
    refusal(lambda: table(deck="my.toml"), "option/wrong-type")


# ---------------------------------------------------------------- a deck of one's own
def test_file_and_tables_are_the_same_deck(tmp_path: Path) -> None:
    """The deck read from a file is the deck given as tables, with its own names."""
    read = DECK.parse(str(written(tmp_path, invented())))
    assert read == invented()
    cfg = table(deck=read).cfg
    assert cfg.deck == table(deck=invented()).cfg.deck != table().cfg.deck
    both = {"strong": "contains_both", "n": 1, "m": 6}
    assert described(cfg, 3) == card("Scoop 3", "yak", 3, [ANYTHING] * 3, both)
    assert (DECK.of(cfg).title, cfg.n_cards) == ("Night Market", 8)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_invented_deck_is_played_to_the_end(players: int) -> None:
    """Greedy bots, compiled, play the small deck to the end; referee and verify accept it, with the deck in the record."""
    batch = Batch(GAME, ["greedy"] * players, {"deck": invented(), "cones": 3}, 20, seed=4)
    for record in records(batch):
        said = record.as_dict()
        assert (said["deck"], said["options"]) == (invented(), {"cones": 3})
        check(json.loads(record.json()))
        verify(Record.parse(record.text()))


def test_simulate_with_a_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`dicecafe simulate --option deck=my.toml --records` carries the deck whole; `dicecafe verify` takes it."""
    mine, out = written(tmp_path, invented()), tmp_path / "out.jsonl"
    options = ["--option", f"deck={mine}", "--option", "cones=3", "--players", "greedy,greedy", "--games", "10"]
    assert main(["simulate", "dicecreams", *options, "--records", str(out)]) == 0
    mine.unlink()
    assert main(["verify", str(out)]) == 0
    lines = out.read_text(encoding="utf-8").splitlines()
    of_logs = sum(len(json.loads(line)["log"]) for line in lines)
    assert say(Message("verify-done", records=10, lines=of_logs)) in capsys.readouterr().out
    assert len(lines) == len(verify_file(out)) == 10
    for line in lines:
        said = json.loads(line)
        assert said["deck"] == invented()
        assert said["options"] == {"cones": 3}
        check(said)
    del said["deck"]
    with pytest.raises(Refused):
        check(said)


def test_simulate_refuses_a_bad_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command line refuses a bad deck in words, and writes nothing."""
    deck = invented()
    deck["icecream"][6]["fame"] = "lots"
    words = ["--option", f"deck={written(tmp_path, deck)}", "--games", "1", "--records", str(tmp_path / "out.jsonl")]
    assert main(["simulate", "dicecreams", *words]) != 0
    assert "icecream 7 (Scoop 7)" in capsys.readouterr().err
    assert not (tmp_path / "out.jsonl").exists()
