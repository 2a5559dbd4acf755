"""Causes: faults planted in decks are found by them, and nothing else is."""

from __future__ import annotations

from typing import Any

import caused
import pytest
from planting import PLANTERS, tried

from dicecafe import load
from dicecafe.lab.batch import Batch
from dicecafe.lab.causes import MARGIN, causes
from dicecafe.lab.run import HERE

SMALL = {"dicecreams": (2, 20_000), "dicey-delights": (1, 8_000)}  # which faults, in how many games: fewer than a report's


@pytest.mark.parametrize("name", PLANTERS)
def test_planted_faults_are_found_by_their_causes(name: str) -> None:
    """A card twice too strong, one never worth its while, something impossible, an option, a wrong guess; no innocent card."""
    assert tried(name, *SMALL[name]) == (set(), set())


# ---------------------------------------------------------------- by a second way
FEW = {"dicecreams": 4, "dicey-delights": 5}


@pytest.mark.parametrize("name", FEW)
def test_what_causes_do_is_reckoned_a_second_way(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every effect and every guess, in plain Python: from the records of the games, or by playing them at a table."""
    monkeypatch.setattr("dicecafe.lab.causes.TRIES", 2)
    batch = Batch(load(name), ["greedy", "greedy"], {}, FEW[name], seed=6)
    part: Any = batch.game.part("causes")
    deck, kind = batch.game.decks(batch.config)[0], 0
    found, guessed = causes(batch, HERE)
    assert [one["cause"] for one in found] == (
        ["barred", "plain", "option"] if name == "dicecreams" else ["barred", "dealt", "option"]
    )
    for one in found:
        told = {thing["label"]: thing for thing in one["things"]}
        assert len(told) > 3 or one["cause"] == "option"
        if one["cause"] == "dealt":
            gains = caused.of_deals(batch, part.cards(deck))
            assert {label: thing["effect"] for label, thing in told.items()} == pytest.approx(gains)
            continue
        if one["cause"] == "option":
            effects = {label: caused.of_options(batch, label) for label in told}
        else:
            change = part.changes(deck)[kind]
            effects, kind = caused.of_changes(batch, kind, change.things), kind + 1
        for label, thing in told.items():
            assert (thing["effect"], thing["error"]) == pytest.approx(
                (sum(effects[label]) / len(effects[label]), caused.error(effects[label])), abs=1e-3
            )
            assert thing["times"] == len(effects[label])
    labels = [guess.thing for guess in part.guesses(deck, 2)]
    (guesses,) = guessed
    tries = caused.of_claims(batch, labels) if guesses["unit"] == "share" else caused.of_tries(batch, labels)
    told = {thing["label"]: thing for thing in guesses["things"]}
    assert {*told} == {label for label, values in tries.items() if len(values) >= 2}
    for label, thing in told.items():
        assert (thing["found"], thing["times"]) == (pytest.approx(sum(tries[label]) / len(tries[label])), len(tries[label]))


@pytest.mark.parametrize("name", FEW)
def test_what_is_said_of_causes_follows_from_them(name: str) -> None:
    """Intervals that hold at once, beside the median of their like, and a verdict by the whole of each."""
    batch = Batch(load(name), ["greedy", "greedy"], {}, 400, seed=2)
    found, guessed = causes(batch, HERE)
    intervals = sum(len(one["things"]) for one in (*found, *guessed))
    for one in found:
        said = {thing["label"]: (thing["low"], thing["high"], thing["verdict"]) for thing in one["things"]}
        for label, (low, high, verdict) in caused.verdicts(one, intervals, MARGIN).items():
            assert said[label] == (pytest.approx(low), pytest.approx(high), verdict)
