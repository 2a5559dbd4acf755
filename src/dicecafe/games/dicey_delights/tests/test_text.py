"""What is told: ids and parameters of moves, refusals and the position; all of it can be said in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry

from dicecafe.engine.match import Match
from dicecafe.games.dicey_delights import awaits
from dicecafe.words import Message, languages, player

from .choices import KINDS, decisions
from .table import GAME, play, position, random_game, roll, table

LANGUAGES = languages()
PIES = roll(0, "pie pie pie")
SCOOP = Message("ability-double-scoop")

# A few moves of each kind of choice, and what they are.
TOLD: dict[int, dict[str, Message]] = {
    awaits.WINDOW: {
        "use": Message("use", ability=Message("ability-finders-sharers"), rival=player(0)),
        "pass": Message("pass", awaits="window"),
    },
    awaits.ROLL_NOW: {"roll": Message("roll")},
    awaits.REROLL_OR_KEEP: {
        "keep": Message("keep"),
        "reroll 2": Message("reroll", die=2),
        "reroll 1 3": Message("rerolls", dice=[1, 3]),
    },
    awaits.CASH_IN: {
        "score c43": Message("score", camper="Finn", points=3),
        "score c50 double": Message("score-more", camper="Priya", points=6, factor=2),
    },
    awaits.SHARE_OR_PASS: {
        "share c48": Message("share-dice", rival=player(0), camper="Grace", points=1),
        "pass": Message("pass", awaits="share"),
    },
    awaits.TARGET_CHOICE: {"from 2": Message("take", points=0, rival=player(2))},
    awaits.SWAP_CHOICE: {
        "swap c43 c12": Message("swap", camper="Finn", rival=player(1), other="Noah"),
        "pass": Message("pass", awaits="swap"),
    },
    awaits.DUMP_CHOICE: {
        "dump c43": Message("dump", campers=["Finn"]),
        "dump c43 c50": Message("dump", campers=["Finn", "Priya"]),
        "pass": Message("pass", awaits="dump"),
    },
    awaits.STIR_CHOICE: {
        "stir 1": Message("reroll", die=1),
        "stir 1 2 3": Message("rerolls", dice=[1, 2, 3]),
        "pass": Message("pass", awaits="stir"),
    },
    awaits.SET_CHOICE: {"set 2 icepop": Message("set", die=2, dessert=Message("icepop")), "pass": Message("pass", awaits="set")},
    awaits.WILD_CHOICE: {"wild": Message("wild"), "pass": Message("pass", awaits="wild")},
    awaits.SNACK_CHOICE: {"snack pie": Message("snack", dessert=Message("pie"))},
}


def offered(match: Match) -> dict[str, Message]:
    """What may be done now, by its notation."""
    view = match.view(match.turn)
    return {
        view.notation(action): GAME.text.describe(match.cfg, view.state, match.turn, [action])
        for action in match.legal(match.turn)
    }


@pytest.mark.parametrize("kind", KINDS)
def test_moves(kind: int) -> None:
    """Moves of every kind: a board finds points, dice and targets in the parameters."""
    match = KINDS[kind]()
    told = offered(match)
    assert {move: told[move] for move in TOLD[kind]} == TOLD[kind]
    for move in TOLD[kind]:
        again = KINDS[kind]()
        again.play(again.turn, move)
        assert again.describe(len(again.log) - 1, None) == TOLD[kind][move], "what is offered is what is told"


@pytest.mark.parametrize(
    ("match", "move", "told"),
    [
        (
            lambda: play(position("c12 c43 c50", "c31 c4 c8"), PIES),
            "ability c12",
            Message("cash-in", camper="Noah", ability=Message("ability-sweet-tip")),
        ),
        (lambda: play(position("c12 c43 c50", "c31 c4 c8"), f"{PIES} / 0 ability c12"), "done", Message("done")),
        (
            lambda: position(kept={1: "c7"}),
            "use c50",
            Message("use-discard", ability=Message("ability-early-bedtime"), camper="Priya", rival=player(0)),
        ),
        (
            lambda: play(position(kept={1: "c27"}), PIES),
            "use 3",
            Message("use-die", ability=Message("ability-butterfingers"), rival=player(0), die=3),
        ),
        (
            lambda: play(position("c12 c4 c8", "c43 c50 c25", kept={1: "c33"}), roll(0, "pie pie smore")),
            "use c43",
            Message("use-score", ability=Message("ability-tag-along"), camper="Finn", rival=player(0), points=3),
        ),
    ],
)
def test_other_moves(match: object, move: str, told: Message) -> None:
    """Cashing in, stopping, and abilities that are aimed."""
    assert callable(match)
    assert offered(match())[move] == told


def test_chance() -> None:
    """Dice, bonus dice and cards; whoever draws is named, since nobody does it."""
    match = play(position("c9 c43 c50"), f"{roll(0, 'pie donut pie')} / 0 ability c9 / * pie pie cookie / 0 done / * draw 0 c1")
    told = {line: match.describe(number, None) for number, line in enumerate(match.log)}
    pie, donut, cookie = Message("pie"), Message("donut"), Message("cookie")
    assert told["* pie donut pie"] == Message("shows", dice=[pie, donut, pie], at=[1, 2, 3])
    assert told["* pie pie cookie"] == Message("bonus-roll", dice=[pie, pie, cookie])
    assert told["* draw 0 c1"] == Message("draw", player=player(0), camper="Mateo")
    again = play(position(), "0 roll / * pie donut pie / 0 reroll 1 3 / * cookie pie")
    assert again.describe(len(again.log) - 1, None) == Message("shows", dice=[cookie, pie], at=[1, 3]), (
        "it says which dice they are"
    )


@pytest.mark.parametrize("players", [2, 4])
def test_dice_told(players: int) -> None:
    """The dice as they lie are those that were told, throws and dice that were set: whoever listens needs no rule for that."""
    ids = GAME.text.outcomes(table().cfg)
    for number in range(6):
        lie: dict[int, str] = {}
        heard = 0
        for match in random_game(players, number, last_call=20):
            for at, line in enumerate(match.log[heard:], heard):
                told, notation = match.describe(at, None), line.split()[1:]
                assert told is not None
                if told.id == "roll":
                    lie = {}
                elif told.id == "shows":
                    lie |= dict(zip(told.parameters["at"], notation, strict=True))
                elif told.id == "set":
                    lie[told.parameters["die"]] = notation[-1]
            heard = len(match.log)
            if any(match.state.dice) and match.turn >= 0:
                assert [lie[die] for die in sorted(lie)] == [ids[side - 1] for side in match.state.dice if side]


def test_position() -> None:
    """Whose turn it is, the dice, and of every seat the points, the kept ability and the cards with what they pay now."""
    match = play(position("c12 c43 c50", "c31 c4 c8", points=(3, 7), kept={0: "c11"}), "0 roll / * pie cookie cookie")
    turn, dice, ann, noah, finn, _, bo, *cards = GAME.text.position(match.cfg, match.state)
    assert turn == Message("position-turn", player=player(0), call=Message("call-at", points=40))
    assert dice == Message("position-dice", dice=[Message("pie"), Message("cookie"), Message("cookie")], rerolls=2)
    assert ann == Message("seat-keeps", player=player(0), points=3, ability=SCOOP, when="own_score")
    assert bo == Message("seat", player=player(1), points=7)
    assert isinstance(noah, Message)
    assert isinstance(finn, Message)
    tip = Message("ability-sweet-tip")
    request = [Message("smore"), Message("donut"), Message("icepop")]
    about = {"card": "c12", "camper": "Noah", "request": request, "pays": "1/2/6", "ability": tip, "when": "on_cash_in"}
    assert noah == Message("card-now", **about, now=tip)
    assert finn.parameters["now"] == Message("points", points=2)
    assert [isinstance(card, Message) and card.id for card in cards] == ["card"] * 3
    on_call = GAME.text.position(match.cfg, position(call=1).state)
    assert on_call[0] == Message("position-turn", player=player(0), call=Message("call-on", player=player(1)))
    assert on_call[1] == Message("position-no-dice")


# ---------------------------------------------------------------- refusals
def refusals() -> Iterator[Message]:
    """Why each move that can be spelled is forbidden, in a position of every kind and in some more."""
    more = [
        play(position("c12 c25 c43", "c31 c4 c8"), f"{PIES} / 0 ability c12"),
        play(position("c12 c43 c50", "c31 c4 c8"), PIES),
        play(position("c12 c25 c48", "c31 c4 c8", call=1, points=(0, 40)), roll(0, "cookie cookie cookie")),
        play(position("c15 c12 c43", "c31 c4 c8"), f"{PIES} / 0 ability c15"),
        play(position("c12 c43 c50", "c31 c4 c8", kept={0: "c16"}), f"{PIES} / 0 score c43 / 0 score c50"),
        position(kept={1: "c7"}),
        play(position(kept={1: "c27"}), PIES),
        play(position(kept={1: "c27", 0: "c48"}), "0 wild / 0 roll / * pie pie / 0 keep"),
        play(position("c12 c4 c8", "c43 c50 c25", kept={1: "c33"}), roll(0, "pie pie smore")),
        play(position("c2 c43 c50", players=4, points=(0, 9, 0, 5)), f"{PIES} / 0 ability c2 / 0 from 1"),
        play(position(kept={1: "c17"}), "1 use / 0 roll / * pie pie"),
        play(position("c34 c43 c12", "c31 c4 c8"), f"{roll(0, 'icepop icepop pie')} / 0 score c43"),
    ]
    for match in (*more, *(start() for start in KINDS.values())):
        legal = set(match.moves(match.turn))
        for phrase, words in enumerate(match.action_notation):
            if words not in legal:
                yield GAME.text.why_not(match.cfg, match.state, match.turn, phrase)


RARE = {"why-dump-limit", "why-points-only"}  # with decks of one's own alone: test_invented_deck.py


def test_refusals() -> None:
    """Every reason is given somewhere, in every language; one by a numbered ruling of the rules names it."""
    seen: dict[str, Message] = {}
    for message in refusals():
        seen.setdefault(repr(message), message)
    found = {message.id for message in seen.values()}
    known = {id for id in ids("en") if id.startswith(("why-", "time-to-"))}
    assert found <= known
    assert known - found <= RARE, "a reason that no position here gives"
    for message in seen.values():
        for language in LANGUAGES:
            said = GAME.speech(PEOPLE, language).say(message)
            assert set(re.findall(r"DL-\d+", said)) <= set(GAME.rulings)
            assert message.parameters.get("ruling", "") in said


PEOPLE = ["Ann", "Bo", "Cy", "Di", "Eve", "Flo"]


# ---------------------------------------------------------------- every language
def ids(language: str) -> dict[str, set[str]]:
    """The messages of the catalogue, and the parts of each."""
    text = (GAME.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Entry)]
    return {entry.id.name: {part.id.name for part in entry.attributes} for entry in entries}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_moves_can_be_said(language: str) -> None:
    """What happens in random games, and whatever could, as a sentence and as a label; no id is left standing for itself."""
    said, known = set(), ids(language)
    for players in (2, 4):
        for match in decisions(players, 2):
            speech = GAME.speech(match.names, language)
            for told in offered(match).values():
                sentence, label = speech.say(told, who=match.turn), speech.say(told, "label")
                assert sentence.endswith((".", "!"))
                assert label[0] == label[0].upper()
                assert not label.endswith(".")
                assert told.id in known
                said.add(told.id)
    assert said >= {"roll", "keep", "reroll", "rerolls", "score", "score-more", "cash-in", "done", "use", "use-die", "pass"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_passing(language: str) -> None:
    """To pass is called by what it means, wherever it is offered."""
    speech = GAME.speech(language=language)
    kinds = [told["pass"].parameters["awaits"] for told in TOLD.values() if "pass" in told]
    labels = {speech.say(Message("pass", awaits=awaits), "label") for awaits in [*kinds, "target"]}
    assert len(labels) == 8


def test_languages_have_the_same() -> None:
    """The same messages in the same order with the same parts, under the same headings."""
    files = [(GAME.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    headings = [[line for line in text.splitlines() if line.startswith("##")] for text in files]
    assert headings[0] == headings[1] == headings[2]
    assert [*ids("en").items()] == [*ids("de").items()] == [*ids("es").items()]
