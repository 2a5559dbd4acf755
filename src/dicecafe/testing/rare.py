"""What a few games by hand do not show: a starter that is passed over, an option that nothing reads, a hint that is wrong once in
ten thousand decisions. Found in many compiled games, which the conformance kit looks at."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from dicecafe.compiled import jit, step
from dicecafe.compiled.results import new_places, new_points, settle
from dicecafe.compiled.step import (
    N_ACTIONS,
    copy_state,
    fill_mask,
    hinted_action,
    new_mask,
    new_states,
    new_weights,
    random_action,
    roll,
)
from dicecafe.engine.contract import CHANCE, OVER, AnyConfig, Configs, Ints, apply, new, turn
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.game import Game
from dicecafe.engine.rule import is_rule, rule
from dicecafe.engine.stream import below, seeded

if TYPE_CHECKING:
    from .conformance import Case

ASKED: Final = 40_000  # hints of a case, at each of three rates of following them
DECISIONS: Final = 20_000  # in which two values of an option are compared
NO_HINTS: Final = -1
GAME, STEP, HINT, CHECKSUM = range(4)  # what a wrong hint is told by


# ---------------------------------------------------------------- who starts
def check_first(case: Case) -> None:
    """The seat that is to start has the first decision, whoever it is."""
    for first in range(case.players):
        match = case.starting(first)
        while match.turn == CHANCE:
            match.roll()
        assert match.turn in (first, OVER), f"{case} first={first}: seat {match.turn} has the first decision"


# ---------------------------------------------------------------- options
def check_options(game: Game) -> None:
    """Every option makes some games others at an end of its range; one that matters too seldom to be seen is read by a rule."""
    used = _attributes(game)
    for option in game.options:
        edges = [value for value in option.edges() if value != option.default]
        seen = any(differs(game, {option.name: value}, {option.name: option.default}) for value in edges)
        fields = option.fields(option.default)
        assert seen or not edges or used & fields.keys(), f"{game.name}: {option.name} is ignored: no rule reads it"


def differs(game: Game, one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether games with the same dice come out otherwise, at any table where both can be; so too if there is none."""
    tables = [(seats, also) for also in _also(game, one) for seats in dict.fromkeys((game.seats[0], game.seats[-1]))]
    allowed = [(seats, {**also, **one}, {**also, **other}) for seats, also in tables]
    allowed = [table for table in allowed if _can_be(game, table[0], table[1]) and _can_be(game, table[0], table[2])]
    return not allowed or any(_checksum(game, seats, mine) != _checksum(game, seats, theirs) for seats, mine, theirs in allowed)


def _attributes(game: Game) -> set[str]:
    """The names of all that the game's rules ask of Config and State."""
    waiting: list[Any] = [kernel for kernel in game.kernels.values() if is_rule(kernel)]
    seen, found = set[Any](), set[str]()
    while waiting:
        one = waiting.pop()
        if is_rule(one) and one not in seen:
            seen.add(one)
            found.update(one.__code__.co_names)
            waiting += [one.__globals__[name] for name in one.__code__.co_names if name in one.__globals__]
    return found


def _also(game: Game, given: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Other options that may have to be otherwise too: none, or one of them at an end of its range."""
    return [{}, *({o.name: value} for o in game.options if o.name not in given for value in o.edges() if value != o.default)]


def _can_be(game: Game, seats: int, options: Mapping[str, Any]) -> bool:
    try:
        game.config(seats, options)
    except DiceCafeError:
        return False
    return True


def _checksum(game: Game, seats: int, options: Mapping[str, Any]) -> int:
    """A number that stands for all that happens in some games of random players: hints read options too, and play otherwise."""
    return int(_walked(game, game.config(seats, options), 11, NO_HINTS, DECISIONS)[0][CHECKSUM])


# ---------------------------------------------------------------- hints
def check_rare_hints(case: Case, seed: int = 0) -> None:
    """Tens of thousands of hints are legal, in games of players who follow all hints, half of them or none."""
    if case.game.part("hints") is None:
        return
    for followed in (2, 1, 0):
        found, position = _walked(case.game, case.cfg, seed, followed, ASKED)
        if found[GAME] >= 0:
            at = f"{case} seed={seed} followed={followed} game={found[GAME]} step={found[STEP]}"
            where = case.game.State.from_record(position[0]).text()
            raise AssertionError(f"{at}: the hint {found[HINT]} is not legal in {where}")


# ---------------------------------------------------------------- the games
@rule
def walk(cfgs: Configs, seed: int, followed: int, decisions: int, found: Ints, position: Any) -> None:
    """Play games for so many decisions, or until a hint is not legal: of two hints so many are followed, NO_HINTS are asked for.

    A game that has no end is left when the decisions are used up, so that a broken one ends too.
    """
    cfg, states, mask, weights = cfgs[0], new_states(), new_mask(), new_weights()
    points, places = new_points(), new_places()
    game, left, checksum = 0, decisions, 0
    while left > 0:
        dice, dice_step = seeded(seed, 2 * game)
        choice, choice_step = seeded(seed, 2 * game + 1)
        copy_state(states, 0, states, 2)
        new(cfg, states[0])
        steps = 0
        while left > 0:
            who = turn(states[0])
            if who == OVER:
                break
            if who == CHANCE:
                a, dice = roll(cfg, states[0], weights, dice, dice_step)
            else:
                left -= 1
                a, choice = random_action(cfg, states[0], who, mask, choice, choice_step)
                if followed > NO_HINTS:
                    h = hinted_action(cfg, states, who)
                    fill_mask(cfg, states[0], who, mask)
                    if h < 0 or h >= N_ACTIONS or mask[h] == 0:
                        found[GAME], found[STEP], found[HINT] = game, steps, h
                        copy_state(position, 0, states, 0)
                        return
                    choice, r = below(choice, choice_step, 2)
                    if r < followed:
                        a = h
            apply(cfg, states[0], who, a)
            checksum = mixed(checksum, a)
            steps += 1
        settle(cfg, states[0], points, places)
        for seat in range(cfg.players):
            checksum = mixed(mixed(checksum, points[seat]), places[seat])
        game += 1
    found[CHECKSUM] = checksum


@rule
def mixed(checksum: int, number: int) -> int:
    """A checksum with one more number in it."""
    return (checksum * 31 + number + 1_000) % (1 << 40)


@cache
def _compiled(game: Game) -> Any:
    slots = step.compiled_slots(game, states=3)  # the one being played, one to show a seat, one of zeros
    return jit.compiled(walk, slots, f"{game.name}-walk")


def _walked(game: Game, cfg: AnyConfig, seed: int, followed: int, decisions: int) -> tuple[Any, Any]:
    """What `walk` finds, and the position of it."""
    import numpy as np

    found, position = np.full(4, -1, "i8"), np.zeros(1, game.State.dtype())
    _compiled(game)(cfg.array(), seed, followed, decisions, found, position)
    return found, position
