"""What causes do, by a second way: in plain Python, from records where the games have any, else played at a table step by step.

Nothing of `lab/causes.py` and `lab/trials.py` is used. Effects come as lists, one number a game or a try.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import accumulate
from math import sqrt
from statistics import NormalDist, median, stdev
from typing import Any

from dicecafe import Match
from dicecafe.compiled import jit, step
from dicecafe.engine import contract
from dicecafe.engine.contract import CHANCE, OVER
from dicecafe.engine.game import Game
from dicecafe.engine.stream import Stream
from dicecafe.lab.batch import Batch, records

WITHOUT, ASIDE = 1 << 40, 1 << 41  # streams of who is without what, and of games on the side
Effects = dict[str, list[float]]


def won(match: Match) -> list[float]:
    """What each seat has of the win."""
    winners = match.game.winners(match.cfg, match.state)
    return [(seat in winners) / len(winners) for seat in range(match.cfg.players)]


def replays(batch: Batch) -> list[Match]:
    """The games of a batch, by their records."""
    found = []
    for record in records(batch):
        match = Match(batch.game, record.players, record.table_options, record.first)
        for line in record.log:
            match.push(line)
        found.append(match)
    return found


# ---------------------------------------------------------------- from records
def of_options(batch: Batch, option: str) -> list[float]:
    """How much more whoever starts wins of each game under another value of an option."""
    name, _, value = option.partition("=")
    given = {"true": True, "false": False}.get(value, value)
    other = Batch(batch.game, batch.players, {**batch.options, name: given}, batch.games, batch.seed, batch.first)
    pairs = zip(replays(batch), replays(other), strict=True)
    return [won(after)[batch.first] - won(before)[batch.first] for before, after in pairs]


def of_deals(batch: Batch, labels: list[str]) -> dict[str, float]:
    """What it does to be dealt each card rather than another that was left: by who had it in the line once it had come."""
    gains: dict[str, float] = defaultdict(float)
    chances: dict[str, float] = defaultdict(float)
    for match in replays(batch):
        shares = won(match)
        for who, actions, before in match.moments:
            state = before.copy()
            for action in actions:
                lines, weights = [sum(map(bool, line)) for line in state.line], [0] * batch.game.n_outcomes
                outcomes = batch.game.kernels["chance"](match.cfg, state, weights) if who == CHANCE else 0
                batch.game.kernels["apply"](match.cfg, state, who, action)
                owners = [seat for seat, had in enumerate(lines) if sum(map(bool, state.line[seat])) > had]
                if who == CHANCE and owners:
                    more, whole = shares[owners[0]] - 0.5, sum(weights[:outcomes])
                    for card, weight in enumerate(weights[:outcomes]):
                        gains[labels[card]] += ((card == action) * whole - weight) * more
                        chances[labels[card]] += weight
    return {label: gains[label] / chances[label] for label in chances if chances[label]}


def of_claims(batch: Batch, labels: list[str]) -> Effects:
    """Whether each card came off, every time that it was put to the test."""
    found: Effects = defaultdict(list)
    causes: Any = batch.game.part("causes")
    for match in replays(batch):
        for who, actions, before in match.moments:
            if who != CHANCE and (card := causes.claimed(match.cfg, before, who, actions[0])) >= 0:
                found[labels[card]].append(float(bool(causes.holds(match.cfg, before, who, actions[0]))))
    return found


# ---------------------------------------------------------------- played step by step
class Table:
    """A game played in plain Python, in which every seat decides and acts in a world of its own, by the game's hints."""

    def __init__(self, game: Game, cfg: Any, worlds: list[Any], dice: Stream) -> None:
        self.game, self.cfg, self.worlds, self.dice = game, cfg, worlds, dice
        self.state = game.start(cfg)

    @property
    def turn(self) -> int:
        """A seat, CHANCE or OVER."""
        return int(self.game.kernels["turn"](self.state))

    def hint(self) -> int:
        """What the seat whose turn it is would do."""
        seen, seat, hints = self.state.copy(), self.turn, self.game.part("hints")
        self.game.kernels["hide"](self.worlds[seat], seen, seat)
        assert hints is not None
        return int(hints.choose(self.worlds[seat], seen, seat))

    def step(self, action: int | None = None) -> None:
        """Roll, or do what was chosen, or what the hints say."""
        if self.turn != CHANCE:
            action = self.hint() if action is None else action
            self.game.kernels["apply"](self.worlds[self.turn], self.state, self.turn, action)
            return
        weights = [0] * self.game.n_outcomes
        outcomes = self.game.kernels["chance"](self.cfg, self.state, weights)
        drawn = self.dice.below(sum(weights[:outcomes]))
        came = next(outcome for outcome, passed in enumerate(accumulate(weights[:outcomes])) if drawn < passed)
        self.game.kernels["apply"](self.cfg, self.state, CHANCE, came)

    def shares(self) -> list[float]:
        """What each seat has of the win, each with the points that it has in its own world."""
        points = [self.game.points(world, self.state)[seat] for seat, world in enumerate(self.worlds)]
        places = [0] * len(points)
        self.game.kernels["ranks"](self.cfg, self.state, points, places)
        return [(place == 0) / places.count(0) for place in places]


def of_changes(batch: Batch, kind: int, labels: list[str]) -> Effects:
    """What those lost who were without something, once round the table on the same dice."""
    found: Effects = defaultdict(list)
    causes: Any = batch.game.part("causes")
    for number in range(batch.games):
        stream = Stream(batch.seed, WITHOUT + number)
        lacks = [stream.below(2) if stream.below(2) == 0 else None for _ in labels]
        sets = [0.0, 0.0]
        for turned in range(2):
            worlds = [batch.config.copy() for _ in range(2)]
            for thing, lack in enumerate(lacks):
                if lack is not None:
                    causes.change(worlds[(lack - turned) % 2], kind, thing)
            table = Table(batch.game, batch.config, worlds, Stream(batch.seed, 2 * number))
            while table.turn != OVER:
                table.step()
            for seat, share in enumerate(table.shares()):
                sets[(seat + turned) % 2] += share
        for label, lack in zip(labels, lacks, strict=True):
            if lack is not None:
                found[label].append((1 - sets[lack]) / 2)
    return found


def of_tries(batch: Batch, labels: list[str]) -> Effects:
    """What those were ahead who tried something, against the same with nothing in it, once everybody has had a turn."""
    found: Effects = defaultdict(list)
    game: Game = batch.game
    causes: Any = game.part("causes")
    for number in range(batch.games):
        cfg, choices, asides = batch.config, Stream(batch.seed, 2 * number + 1), 0
        table = Table(game, cfg, [cfg, cfg], Stream(batch.seed, 2 * number))
        while (seat := table.turn) != OVER:
            if seat == CHANCE:
                table.step()
                continue
            action = table.hint()
            if choices.below(3) == 0:
                legal = game.legal(cfg, table.state, seat)
                tries = [move for move in legal if causes.tried(cfg, table.state, seat, move) >= 0]
                if tries:
                    action = tries[choices.below(len(tries))]
                    thing, blank = causes.tried(cfg, table.state, seat, action), cfg.copy()
                    causes.blank(blank, table.state, seat, action)
                    dice = ASIDE + 1024 * number + asides
                    ahead = [_ahead(table, world, seat, action, Stream(batch.seed, dice)) for world in (cfg, blank)]
                    found[labels[thing]].append(float(ahead[0] - ahead[1]))
                    asides += 1
            table.step(action)
    return found


def _ahead(table: Table, world: Any, seat: int, action: int, dice: Stream) -> int:
    aside = Table(table.game, world, [world, world], dice)
    aside.state = table.state.copy()
    now = jit.interpreted(contract.turn_number, step.plain_slots(table.game), "turn_number")
    number, turns = now(aside.state), 0
    aside.step(action)
    while aside.turn != OVER:
        if aside.turn != CHANCE and now(aside.state) != number:
            number, turns = now(aside.state), turns + 1
            if turns > 2:
                break
        aside.step()
    points = table.game.points(world, aside.state)
    return int(points[seat] - points[1 - seat])


# ---------------------------------------------------------------- what is said of them
def error(values: list[float]) -> float:
    """The standard error of a mean."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def verdicts(one: dict[str, Any], intervals: int, margin: float) -> dict[str, tuple[float, float, str]]:
    """The interval of each thing beside the median of its like, and what is said of it, from effects and errors as told."""
    z, alone = NormalDist().inv_cdf(1 - 0.05 / 2 / intervals), one["cause"] == "option"
    effects, errors = ([thing[key] for thing in one["things"]] for key in ("effect", "error"))
    like = 0.0 if alone else median(effects)
    of_like = 0.0 if alone else 1.2533 * sqrt(sum(e * e for e in errors)) / len(errors)
    found = {}
    for thing in one["things"]:
        middle, half = thing["effect"] - like, z * sqrt(thing["error"] ** 2 + of_like**2)
        verdict = "strong" if middle - half > margin else "weak" if middle + half < -margin else "like"
        found[thing["label"]] = (middle - half, middle + half, verdict)
    return found
