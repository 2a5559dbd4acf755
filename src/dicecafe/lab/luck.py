"""Luck: what the rolls and the random choices of a game did, so that it can be taken off the result.

A roll is worth what came of it less the mean of what might have come; so is a choice of a player whose policy is known, over what
that policy might have done. Whatever a position is said to be worth, such differences are 0 on average, and a result less some of
them has the mean of plain results: the AIVAT estimator (Burch, Schmid, Moravcik and Bowling 2018). What is said decides how much
of the variance goes with them, and nothing else, as long as it was fixed before the games were played: see `values`.

Games are replayed by the rules from their traces, so that this serves compiled games and matches alike. A position may be looked
at in several ways at once, its features; each has a sum of its own.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from dicecafe.compiled import arrays, jit, step
from dicecafe.compiled.step import copy_state, fill_mask, hinted_action, new_mask, new_states, new_weights, total
from dicecafe.engine.contract import CHANCE, AnyConfig, AnyState, Configs, Ints, Seat, States, apply, chance, new, turn
from dicecafe.engine.game import Game
from dicecafe.engine.rule import Constant, called_rule, rule

MOST_OPTIONS: Final = 64  # of a choice that is looked at: more would cost more than they tell

FEATURES = Constant()
MEANS = Constant()  # 1 where the features before a roll are the means of those after it, whatever the tables hold
N_ACTIONS = step.N_ACTIONS
N_OUTCOMES = Constant()


# ---------------------------------------------------------------- slots
@rule
def weigh(cfg: AnyConfig, s: AnyState, tables: Any, features: Any) -> None:
    """Write the features of a position, dice in the air or not."""
    raise NotImplementedError


@rule
def foresee(cfg: AnyConfig, s: AnyState, outcomes: int, features: Any) -> bool:
    """Write the features of what each outcome of the next die or card would lead to; whether that tells anything.

    `s` is a copy that may be changed.
    """
    return False


def new_features() -> Any:
    """Room for the features of a position."""
    raise NotImplementedError


# ---------------------------------------------------------------- the templates
@rule
def corrections(cfgs: Configs, trace: Ints, ends: Ints, slips: Any, tables: Any, luck: Any) -> None:
    """Replay each game of the trace and add up what luck did to each feature; `slips` says which policies are known."""
    begin = 0
    for game in range(len(ends)):
        correct(cfgs[0], trace[begin : ends[game]], slips, tables, luck[game])
        begin = ends[game]


@rule
def correct(cfg: AnyConfig, trace: Ints, slips: Any, tables: Any, luck: Any) -> None:
    """Replay one game; a policy slips so often, doing anything that is legal, and else does what the hints say."""
    states, mask, weights = new_states(), new_mask(), new_weights()
    before, after = new_features(), new_features()
    s, follows = states[0], 0
    new(cfg, s)
    for i in range(len(trace)):
        who = trace[i][0]
        a = trace[i][1]
        if who < 0 and MEANS:
            if not follows:
                weigh(cfg, s, tables, before)
            apply(cfg, s, CHANCE, a)
            weigh(cfg, s, tables, after)
            for j in range(FEATURES):
                luck[j] += after[j] - before[j]
                before[j] = after[j]
            follows = 1
        elif who < 0:
            outcomes = chance(cfg, s, weights)
            whole = total(weights, outcomes)
            if weights[a] < whole:
                for option in range(outcomes):
                    if weights[option]:
                        compare(cfg, states, CHANCE, option, a, weights[option] / whole, tables, luck)
            apply(cfg, s, CHANCE, a)
        else:
            if slips[who] > 0.0 and turn(s) == who:
                choose(cfg, states, mask, who, a, slips[who], tables, luck)
            apply(cfg, s, who, a)
            follows = 0


@called_rule
def choose(cfg: AnyConfig, states: States, mask: Ints, who: Seat, a: int, slip: float, tables: Any, luck: Any) -> None:
    """Add what a choice did, over all that the policy might have done."""
    choices = fill_mask(cfg, states[0], who, mask)
    if choices < 2 or choices > MOST_OPTIONS:
        return
    hinted = hinted_action(cfg, states, who) if slip < 1.0 else -1
    for option in range(N_ACTIONS):
        if mask[option]:
            compare(cfg, states, who, option, a, slip / choices + (1.0 - slip) * (option == hinted), tables, luck)


@called_rule
def compare(cfg: AnyConfig, states: States, who: Seat, option: int, a: int, share: float, tables: Any, luck: Any) -> None:
    """Take the features after an option off by its share, and add them if it is what was done."""
    features = new_features()
    copy_state(states, 2, states, 0)
    apply(cfg, states[2], who, option)
    weigh(cfg, states[2], tables, features)
    by = (1.0 if option == a else 0.0) - share
    for i in range(FEATURES):
        luck[i] += by * features[i]


@rule
def choices(cfgs: Configs, trace: Ints, asked: Ints, tables: Any, at: Ints, worths: Any) -> int:
    """Replay one game: where those who are asked had a choice, and the features after everything they might have done."""
    cfg, states, mask, features, found = cfgs[0], new_states(), new_mask(), new_features(), 0
    s = states[0]
    new(cfg, s)
    for i in range(len(trace)):
        who = trace[i][0]
        if who >= 0 and asked[who] and turn(s) == who and fill_mask(cfg, s, who, mask) > 1:
            at[found] = i
            for option in range(N_ACTIONS):
                if mask[option]:
                    copy_state(states, 2, states, 0)
                    apply(cfg, states[2], who, option)
                    weigh(cfg, states[2], tables, features)
                    for j in range(FEATURES):
                        worths[found, option, j] = features[j]
            found += 1
        apply(cfg, s, CHANCE if who < 0 else who, trace[i][1])
    return found


@rule
def foreseen(cfgs: Configs, trace: Ints, ends: Ints, slips: Any, tables: Any, luck: Any) -> None:
    """The same of rolls alone, whose outcomes a game's `luck.py` looks at all at once, before any of them comes."""
    features, begin = np.empty((N_OUTCOMES, FEATURES)), 0
    for outcome in range(N_OUTCOMES):
        for j in range(FEATURES):
            features[outcome, j] = 0.0
    for game in range(len(ends)):
        foresee_game(cfgs[0], trace[begin : ends[game]], features, luck[game])
        begin = ends[game]


@rule
def foresee_game(cfg: AnyConfig, trace: Ints, features: Any, luck: Any) -> None:
    """Replay one game; `features` has a row for each outcome."""
    states, weights = new_states(), new_weights()
    s = states[0]
    new(cfg, s)
    for i in range(len(trace)):
        who = trace[i][0]
        a = trace[i][1]
        if who < 0:
            outcomes = chance(cfg, s, weights)
            whole = total(weights, outcomes)
            copy_state(states, 1, states, 0)
            if weights[a] < whole and foresee(cfg, states[1], outcomes, features):
                for j in range(FEATURES):
                    mean = 0.0
                    for option in range(outcomes):
                        if weights[option]:
                            mean += weights[option] * features[option, j]
                    luck[j] += features[a, j] - mean / whole
        apply(cfg, s, CHANCE if who < 0 else who, a)


# ---------------------------------------------------------------- binding
def compiled_foreseen(game: Game, part: Any) -> Any:
    """`foreseen` for one game, by its `luck.py`."""
    own = {foresee: part.foresee, FEATURES: part.FEATURES, N_OUTCOMES: game.n_outcomes}
    return jit.compiled(foreseen, {**step.compiled_slots(game, states=2), **own}, f"{game.name}-foreseen")


def compiled(
    game: Game, weigher: Any, features: int, slots: dict[Any, Any], means: bool = False, template: Any = corrections
) -> Any:
    """`corrections`, or `choices`, for one game and one way to weigh its positions."""
    own = {weigh: weigher, FEATURES: features, MEANS: int(means), new_features: arrays.Room("f8", features)}
    slots = {**step.compiled_slots(game, states=3), **slots, **own}
    return jit.compiled(template, slots, f"{game.name}-{template.__name__}-{features}")
