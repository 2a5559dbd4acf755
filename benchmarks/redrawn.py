"""What results less luck would be worth where no values of positions are known: dice and cards are drawn again, and played on.

    python benchmarks/redrawn.py dicecreams greedy,greedy --games 600 --past 4 --times 64
    python benchmarks/redrawn.py dicecreams hard,hard --games 200 --past 1
    python benchmarks/redrawn.py dessert-dice hard,hard --games 200 --past 0 --times 1

Whatever chance brings between two decisions is compared with as much that is drawn in its place. After each the hints play on,
past so many turns, and the game's network says who stands how; after what came as often as there are others. Players who choose
at random do so there too, and what they chose is drawn again as well.

It prints what a game less luck is worth in plain ones, and what it would be with the weight that suits these very games best;
what both take in processor time; and how much of who wins the network tells at the start of the last turn. All but the time
follows from the seed.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

from dicecafe import load
from dicecafe.bots import mcts
from dicecafe.bots.mcts import estimated_chance, logits, quiet
from dicecafe.compiled import jit
from dicecafe.compiled.results import new_places, new_points, settle, win_share
from dicecafe.compiled.step import copy_state, hinted_action, new_mask, new_states, new_weights, random_action, roll
from dicecafe.engine.contract import CHANCE, OVER, AnyConfig, AnyState, Configs, Ints, States, apply, new, turn
from dicecafe.engine.rule import called_rule, rule
from dicecafe.engine.stream import seeded
from dicecafe.lab.batch import Batch
from dicecafe.lab.values import trace_of


@called_rule
def played_on(
    cfg: AnyConfig,
    states: States,
    source: States,
    at: int,
    random: Ints,
    past: int,
    weights: Ints,
    mask: Ints,
    dice: Any,
    step: Any,
) -> tuple[float, Any]:
    """Seat 0's chance as it is said past so many turns; and the stream of the dice after it."""
    points, places, passed = new_points(), new_places(), 0
    copy_state(states, 0, source, at)
    while turn(states[0]) != OVER:
        who = turn(states[0])
        if who == CHANCE:
            a, dice = roll(cfg, states[0], weights, dice, step)
        else:
            if quiet(cfg, states[0]):
                if passed == past:
                    logits(cfg, states[0], points)
                    return estimated_chance(cfg.players, points, 0), dice
                passed += 1
            if random[who]:
                a, dice = random_action(cfg, states[0], who, mask, dice, step)
            else:
                a = hinted_action(cfg, states, who)
        apply(cfg, states[0], who, a)
    settle(cfg, states[0], points, places)
    return win_share(cfg.players, places, 0), dice


@called_rule
def drawn_again(cfg: AnyConfig, s: AnyState, weights: Ints, mask: Ints, dice: Any, step: Any) -> Any:
    """Let chance do something until the next decision, or a player something at random; the stream after it."""
    who = turn(s)
    if who != CHANCE:
        a, dice = random_action(cfg, s, who, mask, dice, step)
        apply(cfg, s, who, a)
    while who == CHANCE and turn(s) == CHANCE:
        a, dice = roll(cfg, s, weights, dice, step)
        apply(cfg, s, CHANCE, a)
    return dice


@rule
def redrawn(cfgs: Configs, trace: Ints, random: Ints, past: int, times: int, seed: int, found: Any) -> None:
    """Write what luck did to seat 0's result in one game, and its chance by the network at the start of the last turn."""
    cfg, states, others, mask, weights, points = cfgs[0], new_states(), new_states(), new_mask(), new_weights(), new_points()
    s, i, luck, last = states[0], 0, 0.0, 0.5
    dice, step = seeded(seed, 0)
    new(cfg, s)
    while i < len(trace):
        who = trace[i][0]
        again = who < 0 or (random[who] and turn(s) == who)
        for _ in range(times if again else 0):
            copy_state(states, 2, states, 0)
            dice = drawn_again(cfg, states[2], weights, mask, dice, step)
            chance, dice = played_on(cfg, others, states, 2, random, past, weights, mask, dice, step)
            luck -= chance / times
        if who >= 0 and turn(s) == who and quiet(cfg, s):
            logits(cfg, s, points)
            last = estimated_chance(cfg.players, points, 0)
        apply(cfg, s, CHANCE if who < 0 else who, trace[i][1])
        i += 1
        while who < 0 and i < len(trace) and trace[i][0] < 0:
            apply(cfg, s, CHANCE, trace[i][1])
            i += 1
        for _ in range(times if again else 0):
            chance, dice = played_on(cfg, others, states, 0, random, past, weights, mask, dice, step)
            luck += chance / times
    found[0], found[1] = luck, last


def main() -> None:
    """Play, draw again, and print what it is worth."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("name", help="game")
    parser.add_argument("players", help="two levels")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--past", type=int, default=0, help="turns that are played on")
    parser.add_argument("--times", type=int, default=16, help="that chance is drawn again")
    asked = parser.parse_args()
    game, players = load(asked.name), asked.players.split(",")
    batch = Batch(game, players, {}, asked.games)
    cfgs, random = batch.config.array(), np.array([name == "random" for name in players], "i1")
    kernel = jit.compiled(redrawn, mcts.slots(game), f"{game.name}-redrawn")
    kernel(cfgs, trace_of(batch.match(0)), random, asked.past, 1, 0, np.zeros(2))  # compiled before the time counts
    rows, spent = [], np.zeros(2)
    for number in range(asked.games):
        began = time.process_time()
        match = batch.match(number)
        played = time.process_time()
        found = np.zeros(2)
        kernel(cfgs, trace_of(match), random, asked.past, asked.times, number, found)
        spent += (played - began, time.process_time() - played)
        winners = game.winners(match.cfg, match.state)
        rows.append(((0 in winners) / max(1, len(winners)), *found))
    won, luck, last = np.array(rows).T
    weight = np.cov(won, luck)[0, 1] / luck.var(ddof=1)
    plain, told = won.var(), np.corrcoef(won, last)[0, 1] ** 2
    print(f"{game.title}, {asked.players}: seat 0 wins {won.mean():.1%} of {asked.games} games")
    print(
        f"a game is worth {plain / (won - luck).var():.2f}, by a weight of {weight:.2f} {plain / (won - weight * luck).var():.2f}"
    )
    print(f"processor time of a game {1000 * spent[0] / asked.games:.1f} ms, of its luck {1000 * spent[1] / asked.games:.1f} ms")
    print(f"of who wins, the network tells {told:.0%} at the start of the last turn")


if __name__ == "__main__":
    main()
