"""Every game passes the kit, at every seat count and with every option at each end of its range."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import broken_pig
import pytest

from dicecafe.engine import registry
from dicecafe.engine.contract import CHANCE
from dicecafe.testing import conformance, rare
from dicecafe.testing.conformance import Case

CASES = [case for name in registry.names() for case in conformance.cases(registry.load(name))]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_conformance(case: Case) -> None:
    """The kit has nothing to say; 200 games a seat count, or 50,000 actions of them, are the same interpreted and compiled."""
    conformance.check_case(case, seeds=200 if not case.options else 5)


def changed(**functions: Any) -> Case:
    """A table of Pig with some of its rules changed."""
    game = registry.load("pig")
    rules = ModuleType(game.rules.__name__)
    vars(rules).update(vars(game.rules))
    vars(rules).update(functions)
    return Case(replace(game, rules=rules), 2)


PIG = registry.load("pig").kernels
HINTS = registry.load("pig").part("hints")


def legal_never(cfg: Any, s: Any, seat: int, mask: Any) -> None:
    """A game that gets stuck."""


def legal_with_side_effects(cfg: Any, s: Any, seat: int, mask: Any) -> None:
    """A question that changes the answer."""
    PIG["legal"](cfg, s, seat, mask)
    s.pot += 1


def legal_counts(cfg: Any, s: Any, seat: int, mask: Any) -> None:
    """A mask that is no mask."""
    PIG["legal"](cfg, s, seat, mask)
    mask[0] *= 2


def legal_after_the_end(cfg: Any, s: Any, seat: int, mask: Any) -> None:
    """A game that does not know when to stop."""
    mask[0] = mask[1] = 1


def chance_negative(cfg: Any, s: Any, weights: Any) -> int:
    """A die with a side that is less than impossible."""
    n: int = PIG["chance"](cfg, s, weights)
    weights[2] = -1
    return n


def chance_of_nothing(cfg: Any, s: Any, weights: Any) -> int:
    """A die without sides."""
    return 0


def word_of_all(cfg: Any, s: Any, o: int) -> int:
    """Two sides of one name."""
    return 0


def apply_too_much(cfg: Any, s: Any, seat: int, a: int) -> None:
    """A field that overflows."""
    PIG["apply"](cfg, s, seat, a)
    s.rolling += 200


def hide_half(cfg: Any, s: Any, seat: int) -> None:
    """A view that shows what the seat can't know."""


def resample_seen(cfg: Any, s: Any, seat: int, pick: Any) -> None:
    """Resampling what was never hidden."""
    s.pot += 1


def phrase_of_all(cfg: Any, s: Any, seat: int, a: int) -> int:
    """The same words for every action."""
    return 0


def phrase_beyond(cfg: Any, s: Any, seat: int, a: int) -> int:
    """Words that nobody has listed."""
    return a + 100


@pytest.mark.parametrize(
    ("functions", "message"),
    [
        ({"legal": legal_never}, "nothing can happen"),
        ({"legal": legal_with_side_effects}, r"legal\(\) (says two things|changes the position)"),
        ({"legal": legal_counts}, "the mask holds"),
        ({"legal": legal_after_the_end}, "over, but a move is legal"),
        ({"chance": chance_negative}, "the weights are"),
        ({"chance": chance_of_nothing}, "0 outcomes"),
        ({"word": word_of_all}, "share a word"),
        ({"phrase": phrase_of_all}, "share a phrase"),
        ({"phrase": phrase_beyond}, "but there are"),
        ({"apply": apply_too_much}, "more than its type can"),
        ({"hide": hide_half, "resample": resample_seen}, "sees what it should not"),
    ],
)
def test_the_kit_finds_broken_games(functions: dict[str, Any], message: str) -> None:
    """Each promise of the contract that is broken is found and named."""
    case = changed(**functions)
    with pytest.raises(AssertionError, match=message):
        conformance.check_positions(case, 1)


def test_the_kit_finds_a_sentence_without_its_part_you(tmp_path: Path) -> None:
    """What names the player who moved is said otherwise to that player, in every language."""
    for path in (registry.load("pig").folder / "words").glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        catalogue = tmp_path / "words" / path.name
        catalogue.parent.mkdir(exist_ok=True)
        catalogue.write_text(re.sub(r"(?m)^ +[.]you = .*\n", "", text) if path.stem == "de" else text, encoding="utf-8")
    with pytest.raises(AssertionError, match="roll has no part `you` in de"):
        conformance.check_record(changed(__file__=str(tmp_path / "rules.py")), 1)


def hint_of_nothing(cfg: Any, s: Any, seat: int) -> int:
    """An action that there is not."""
    return CHANCE


def hint_lost_ahead(cfg: Any, s: Any, seat: int) -> int:
    """Nonsense where only players who follow the hints get to: they roll until 60 points are at risk."""
    return 2 if s.pot >= 60 else 0


def hint_lost_astray(cfg: Any, s: Any, seat: int) -> int:
    """Nonsense where only players who do not follow the hints get to: with more than one roll in the pot."""
    return 2 if s.pot > 6 else int(s.pot > 0)


def hint_with_side_effects(cfg: Any, s: Any, seat: int) -> int:
    """Advice that changes what it is about."""
    s.pot += 1
    return 0


@pytest.mark.parametrize(
    ("choose", "message"),
    [
        (hint_of_nothing, "followed=2 line=0: the hint -1 is not legal"),
        (hint_lost_ahead, "followed=2 .*: the hint 2 is not legal"),
        (hint_lost_astray, "followed=[01] .*: the hint 2 is not legal"),
        (hint_with_side_effects, "followed=2 line=0: the hint changes"),
    ],
)
def test_the_kit_finds_broken_hints(choose: Any, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint that is not legal or changes the position is found, whether following hints leads there or not following them."""
    monkeypatch.setattr(HINTS, "choose", choose)
    with pytest.raises(AssertionError, match=message):
        conformance.check_case(Case(registry.load("pig"), 2), seeds=0)


def test_the_kit_finds_a_starter_that_is_passed_over() -> None:
    """`cfg.first` is to be obeyed, whichever seat it names."""
    with pytest.raises(AssertionError, match="first=1: seat 0 has the first decision"):
        rare.check_first(changed(new=broken_pig.starts_at_0))


def test_the_kit_finds_an_option_that_is_ignored() -> None:
    """An option that no rule reads, and that makes no game another one."""
    with pytest.raises(AssertionError, match="pig: target is ignored: no rule reads it"):
        rare.check_options(changed(apply=broken_pig.plays_to_100).game)


@pytest.mark.parametrize("name", registry.names())
def test_every_option_matters(name: str) -> None:
    """At an end of its range games come out otherwise; one that matters seldom is read."""
    rare.check_options(registry.load(name))


def test_the_kit_finds_a_hint_that_is_seldom_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once in tens of thousands of decisions: which game, which step, which position."""
    case = changed()
    rare.check_rare_hints(case)
    monkeypatch.setattr(HINTS, "choose", broken_pig.wrong_at_44)
    conformance.check_hints(case)  # a few games do not show it
    with pytest.raises(AssertionError, match=r"game=\d+ step=\d+: the hint 2 is not legal in scores=44,"):
        rare.check_rare_hints(changed())
