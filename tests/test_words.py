"""Words are data: catalogues agree with each other and with the code, and a message is said by the catalogues alone."""

from __future__ import annotations

import ast
import json
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import catalogues
import msgspec
import pseudo
import pytest
import typescript_games

from dicecafe.engine import registry
from dicecafe.engine.errors import DiceCafeError, MoveError
from dicecafe.words import Message, languages, player, say, set_language, speech, system_language

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "dicecafe"


# ---------------------------------------------------------------- the catalogues
def test_the_catalogues_agree_with_each_other_and_with_the_code() -> None:
    """Nothing is missing in a language, used and not said, said and not used, or speaks of other things elsewhere."""
    assert catalogues.wrong() == []


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (("roll = ", "rolled = "), "de lacks roll"),
        (("{ $pot }", "{ $pott }"), "hold speaks of other things in de: ['pot', 'pott']"),
        ((".label = ", ".lable = "), "roll has other attributes in de: ['label', 'lable']"),
        (("tagline = ", "tagline "), "can't be read: 'tagline "),
        (("prompt = ", "prompt-2 = x\nprompt = "), "de has prompt-2, English has not"),
        (("prompt = ", "target = x\nprompt = "), "target comes twice"),
    ],
)
def test_a_wrong_catalogue_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: tuple[str, str], found: str) -> None:
    """Each kind of mistake in a translation is told."""
    game = tmp_path / "pig"
    (game / "words").mkdir(parents=True)
    for path in (SOURCE / "games" / "pig" / "words").glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        (game / "words" / path.name).write_text(text.replace(*change) if path.stem == "de" else text, encoding="utf-8")
    monkeypatch.setattr(catalogues, "SOURCE", tmp_path)
    monkeypatch.setattr(catalogues, "GAMES", [game])
    monkeypatch.setattr(catalogues, "ROOT", tmp_path)
    assert any(found in one for one in [*catalogues.unreadable(), *catalogues.different()])


@pytest.mark.parametrize("game", catalogues.GAMES, ids=lambda game: game.name)
def test_every_move_has_a_name_for_the_midst_of_a_sentence(game: Path) -> None:
    """Whatever is offered under a label has a brief name, which ends no sentence; in English it begins small."""
    for path in (game / "words").glob("*.ftl"):
        for id, entry in catalogues.entries(path).items():
            assert ("label" in entry.attributes) == ("brief" in entry.attributes), (path, id)
    text = (game / "words" / "en.ftl").read_text(encoding="utf-8")
    assert not re.findall(r"\.brief = (?:[A-Z].*|.*\.)$", text, re.MULTILINE)


def test_an_id_that_is_missing_or_unused_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Python and in pages."""
    page = tmp_path / "Page.svelte"
    page.write_text('<p>{t("no-such-text")}</p>')
    code = tmp_path / "code.py"
    code.write_text('Message("no-such-message", n=1); Message("one" if x else "other"); Message(f"built-{x}")')
    assert catalogues.used_in(iter([page])).ids == {"no-such-text"}
    used = catalogues.used_in(iter([code]))
    assert used.ids == {"no-such-message", "one", "other"}
    assert used.built("built-of-parts")
    monkeypatch.setattr(catalogues, "sources", lambda: iter([page, code]))
    told = list(catalogues.unused_and_missing())
    assert "cafe: no-such-text is used and nowhere said" in told
    assert "cafe: nobody uses did-you-mean" in told


def test_no_language_is_named_in_code() -> None:
    """A language is files: codes of languages other than English stand in no program."""
    others = "|".join(set(languages()) - {"en"})
    files = [path for path in catalogues.sources() if not path.name.endswith(".ftl")]
    assert not [str(path) for path in files if re.search(rf"""["']({others})["']""", path.read_text(encoding="utf-8"))]


def test_types_are_generated() -> None:
    """What boards know of a position, its facts and its texts is what Python says."""
    for path, text in typescript_games.pages().items():
        assert path.read_text(encoding="utf-8") == text, f"run python tools/typescript.py: {path}"


# ---------------------------------------------------------------- English in code
def raised(path: Path) -> Iterator[ast.Call]:
    """The calls that make an error with a code."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and len(node.args) > 1 and isinstance(code := node.args[0], ast.Constant) and coded(code):
            yield node


def coded(code: ast.Constant) -> bool:
    """Whether it is the code of an error."""
    return re.fullmatch(r"[a-z]+/[a-z-]+|usage", str(code.value)) is not None


def test_no_error_holds_a_sentence() -> None:
    """An error's message is a Message."""
    for path in catalogues.sources():
        for call in raised(path) if path.suffix == ".py" else ():
            spoken = [type(one).__name__ for one in call.args[1:] if isinstance(one, ast.JoinedStr | ast.Constant)]
            assert not spoken, f"{path}:{call.lineno} says a sentence"


# ---------------------------------------------------------------- messages
def test_a_message_is_an_array_of_json() -> None:
    """And comes back from it, and from a pickle, with all that is in it."""
    message = Message("shows", dice=[Message("bun"), Message("patty")], n=2, name="Ann", who=player(1))
    body = msgspec.json.encode(message)
    dice, who = [["bun", {}], ["patty", {}]], ["player", {"seat": 1}]
    assert json.loads(body) == ["shows", {"dice": dice, "n": 2, "name": "Ann", "who": who}]
    assert Message.from_json(json.loads(body)) == message
    assert isinstance(Message.from_json(json.loads(body)).parameters["dice"][0], Message)
    assert pickle.loads(pickle.dumps(message)) == message
    assert eval(repr(message)) == message


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A game with a catalogue in three languages."""
    texts = {
        "en": "eat = { $who } eats { $n ->\n    [one] a pie\n   *[other] { $n } pies\n }.\n    .label = Eat { $n }\n",
        "de": "eat = { $who } isst { $n ->\n    [one] einen Kuchen\n   *[other] { $n } Kuchen\n }.\n    .label = { $n } essen\n",
    }
    more = """
list = { $them } / { LIST($them, type: "disjunction") }
share = { NUMBER($x, style: "percent", maximumFractionDigits: 1) }
pie = pie
share-with = { $who } gives { $them } a pie.
    .you = You give { $them } a pie.
    .label = Share
take = { $who } takes a pie from { $player }.
    .you = You take a pie from { $player }.
    .to-you = { $who } takes a pie from you.
"""
    (tmp_path / "words").mkdir()
    for language, text in texts.items():
        (tmp_path / "words" / f"{language}.ftl").write_text(text + more)
    return tmp_path


@pytest.mark.parametrize(
    ("language", "n", "said", "label"),
    [
        ("en", 1, "Ann eats a pie.", "Eat 1"),
        ("en", 1200, "Ann eats 1,200 pies.", "Eat 1,200"),
        ("de", 1, "Ann isst einen Kuchen.", "1 essen"),
        ("de", 1200, "Ann isst 1.200 Kuchen.", "1.200 essen"),
        ("es", 2, "Ann eats 2 pies.", "Eat 2"),  # a game that lacks a language speaks English
    ],
)
def test_plurals_and_numbers_are_the_languages(toy: Path, language: str, n: int, said: str, label: str) -> None:
    """And the label is another way to say the same."""
    voice = speech(language, toy, ["Ann", "Bo"])
    assert voice.say(Message("eat", n=n), who=0) == said
    assert voice.say(Message("eat", n=n), "label", who=0) == label


@pytest.mark.parametrize(
    ("you", "who", "part", "said"),
    [
        (0, 0, "", "You give Bo a pie."),
        (1, 0, "", "Ann gives Bo a pie."),
        (None, 0, "", "Ann gives Bo a pie."),
        (0, 0, "label", "Share"),
        (0, None, "label", "Share"),
    ],
)
def test_who_did_it_is_told_so(toy: Path, you: int | None, who: int | None, part: str, said: str) -> None:
    """By the part `you`: to that player alone, in place of the sentence and of no other part."""
    assert speech("en", toy, ["Ann", "Bo"], you).say(Message("share-with", them=[player(1)]), part, who) == said


@pytest.mark.parametrize(
    ("you", "said"), [(0, "You take a pie from Bo."), (1, "Ann takes a pie from you."), (None, "Ann takes a pie from Bo.")]
)
def test_whom_it_was_done_to_is_told_so(toy: Path, you: int | None, said: str) -> None:
    """By the part `to-you`: to that player alone."""
    assert speech("en", toy, ["Ann", "Bo"], you).say(Message("take", player=player(1)), who=0) == said


def test_what_has_no_part_you_is_told_as_to_all(toy: Path) -> None:
    """By name; and a message within is not about whoever moved."""
    ann = speech("en", toy, ["Ann", "Bo"], you=0)
    assert ann.say(Message("eat", n=1), who=0) == "Ann eats a pie."
    within = [player(0), Message("share-with", them="Bo", who="Cy")]
    assert ann.say(Message("list", them=within), who=0).startswith("Ann and Cy gives Bo a pie.")


def test_lists_players_shares_and_messages_within(toy: Path) -> None:
    """All of it as the language has it."""
    them = [player(1), Message("pie"), "Zoe"]
    assert speech("en", toy, ["Ann", "Bo"]).say(Message("list", them=them)) == "Bo, pie, and Zoe / Bo, pie, or Zoe"
    assert speech("de", toy, ["Ann", "Bo"]).say(Message("list", them=them)) == "Bo, pie und Zoe / Bo, pie oder Zoe"
    assert speech("de", toy).say(Message("share", x=0.0408)) == "4,1\xa0%"


def test_what_no_catalogue_has_is_said_by_its_own_text_or_its_id(toy: Path) -> None:
    """A deck of one's own brings its words; a game without a catalogue shows ids, and nothing breaks."""
    assert speech("en", toy).say(Message("ability-x", text="Sweet Tip")) == "Sweet Tip"
    assert speech("en", toy / "nowhere").say(Message("eat", n=2)) == "eat"


def test_an_error_says_itself_in_any_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """`str` is English whatever the program speaks; the ruling is a field."""
    message = Message("move-illegal", move="hold", why=Message("why-not", ruling="PG-2"))
    error = MoveError("move/illegal", message, registry.load("pig").folder)
    assert error.ruling == "PG-2"
    assert error.say("de") != str(error) == error.say("en")
    again: DiceCafeError = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, again.message, str(again)) == (MoveError, error.code, error.message, str(error))
    try:
        set_language("de")
        assert say(Message("move-over")) == speech("de").say(Message("move-over")) != speech("en").say(Message("move-over"))
        assert error.say() == error.say("de")
        assert str(error) == error.say("en")
    finally:
        set_language("en")


@pytest.mark.parametrize(
    ("given", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "es_MX"}, "es"),
        ({"LANGUAGE": "ja:de:en", "LANG": "en_GB"}, "de"),
        ({}, "en"),
    ],
)
def test_the_systems_language(monkeypatch: pytest.MonkeyPatch, given: dict[str, str], language: str) -> None:
    """As POSIX and GNU have it, as far as the cafe speaks it."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


def test_a_language_is_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is in a folder of its own is there too, without a line of code."""
    assert pseudo.CODE not in languages()
    monkeypatch.setenv("DICECAFE_WORDS", str(pseudo.write(tmp_path)))
    assert pseudo.CODE in languages()
    assert not re.search("[a-zA-Z]", speech(pseudo.CODE).say(Message("move-over")))
