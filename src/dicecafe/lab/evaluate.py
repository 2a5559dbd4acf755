"""Evaluate: how well a bot plays a game: its rating among the levels, what its decisions cost, and the best answer to it."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from dicecafe import bots, solver
from dicecafe.bots.search import Search
from dicecafe.coach.decisions import Critic
from dicecafe.coach.judge import Judge, judge_for
from dicecafe.coach.valuation import Point
from dicecafe.engine.contract import CHANCE, Action
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.exits import Ended, partial_field
from dicecafe.engine.formatting import changes, columns, percent
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match, Player
from dicecafe.engine.options import Value
from dicecafe.engine.progress import progress_bar
from dicecafe.engine.stream import Stream
from dicecafe.words import Message, say

from . import duel, early
from .batch import Batch
from .formatting import interval
from .measure import SEATS, WIN
from .run import RunSettings, simulate
from .statistics import Figures, Scored, Z, less_luck, rate
from .tournament import Pairing, ratings

LEVELS: Final = ("random", "easy", "medium", "hard")  # it is rated among; perfect too where that is solved, expert if asked for
FEWEST: Final = 0.1  # of all that decisions cost: kinds that cost less are not told of
SHOWN: Final = 5  # kinds of decision that are told of
PHASES: Final = ("early", "middle", "late")  # thirds of a game, by its lines
STREAM: Final = 97  # of the decisions that are looked at


@dataclass(frozen=True)
class Rival(Scored):
    """What a bot won against one of the levels, in plain wins and less luck where that is known."""

    name: str
    games: int
    plain: Figures
    less_luck: Figures | None

    @property
    def pairing(self) -> tuple[float, float]:
        """Games and wins that say as much: with less luck, as many as have this interval."""
        share, spread = self.best["rate"], (self.best["high"] - self.best["low"]) / 2 / Z
        games = min(self.games * 1000.0, max(self.games, share * (1 - share) / spread**2 if spread else self.games))
        return games, min(max(share, 0.0), 1.0) * games


@dataclass(frozen=True)
class Kind:
    """Decisions of one kind: what was done, what would have been better, when; how many, and what they cost together."""

    chosen: str
    better: str
    phase: str
    count: int
    cost: float


@dataclass
class Costs:
    """What the decisions with a choice cost a bot, in chances to win."""

    exact: bool
    decisions: int = 0
    total: float = 0.0
    squares: float = 0.0
    kinds: dict[tuple[str, str, str], list[float]] = field(default_factory=lambda: defaultdict(list))

    def add(self, cost: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.total += cost
        self.squares += cost * cost

    def figures(self) -> Figures:
        """The mean cost of a decision, with its interval, and the kinds that cost most."""
        n = max(1, self.decisions)
        mean = self.total / n
        half = Z * sqrt(max(0.0, self.squares / n - mean * mean) / n)
        kinds = sorted((Kind(*name, len(costs), sum(costs)) for name, costs in self.kinds.items()), key=lambda kind: -kind.cost)
        told = [kind for kind in kinds if kind.cost > FEWEST * self.total][:SHOWN]
        rows = [{**vars(kind), "share": kind.cost / self.total} for kind in told]
        return {
            "exact": self.exact, "decisions": self.decisions, "mean": mean, "low": max(0.0, mean - half), "high": mean + half,
            "kinds": rows,
        }  # fmt: skip


def run(
    game: Game,
    bot: str,
    options: dict[str, Value],
    games: int,
    decisions: int,
    seed: int,
    expert: bool,
    cores: int | None,
    as_json: bool,
) -> int:
    """Evaluate, and print what was found."""
    bots.admit([bot])
    name = bot.removeprefix("bot:")
    same = bots.expert_is_perfect(game, game.config(2, options))
    rivals = [*LEVELS, *(["expert"] if expert and not same else []), "perfect"]
    levels = [level for level in rivals if level != name and _plays(game, level, options)]
    settings, found, ended = RunSettings(cores), list[Rival](), None
    for level in levels:
        rival, ended = against(game, name, level, options, games, seed, settings)
        if rival:
            found.append(rival)
        if ended:
            break
    if not found:
        raise PlayerError("players/unknown", Message("evaluate-nobody", game=game.title))
    figures: Figures = {
        "game": game.name, "bot": name, "options": game.changed(options), "seed": seed, "games": games,
        **partial_field(games * len(levels), ended),
        "against": [{"level": one.name, "games": one.games, **one.plain, "less_luck": one.less_luck} for one in found],
        "ratings": _ratings(name, found),
    }  # fmt: skip
    if expert or name == "expert":
        figures["expert_is_perfect"] = same
    if not ended:
        figures["costs"] = costs(game, name, options, decisions, seed).figures()
        figures["exact"] = exact(game, name, options)
        best = min(found, key=lambda one: one.best["rate"])
        figures["bound"] = {"level": best.name, **{key: 1 - best.best[other] for key, other in BOUNDS}}
    print(
        json.dumps(figures)
        if as_json
        else "\n".join(_lines(game, name, options, figures, early.line(sum(r.games for r in found), games * len(levels), ended)))
    )
    return early.exit_code(ended)


BOUNDS: Final = (("rate", "rate"), ("low", "high"), ("high", "low"))  # of the rival's share, from the bot's


def _plays(game: Game, level: str, options: dict[str, Value]) -> bool:
    """Whether a level can play for two with these options, and at once."""
    cfg = game.config(2, options)
    try:
        bots.make(level, game, Stream(0, 0), cfg)
        return level != "perfect" or solver.is_quick(game, cfg)
    except PlayerError:
        return False


def against(
    game: Game, bot: str, level: str, options: dict[str, Value], games: int, seed: int, settings: RunSettings
) -> tuple[Rival | None, Ended]:
    """What the bot wins against a level, each in both seats and each the first to move as often."""
    won, played, adjusted, squares = 0, 0, list[Figures](), 0.0
    for seat in range(2):
        players = [bot, level] if seat == 0 else [level, bot]
        batch = Batch(game, players, options, -(-games // 2), seed, 0)
        try:
            tally = simulate(batch, settings, detailed=True, doing=Message("doing-skill", strong=bot, weak=level))
        except KeyboardInterrupt as stopped:
            return None, stopped
        if tally.ended:
            return None, tally.ended
        won, played = won + int(tally.sums[SEATS + seat]), played + tally.games
        if tally.adjusted:
            adjusted.append(less_luck(tally, seat))
            squares += ((adjusted[-1]["high"] - adjusted[-1]["low"]) / 2) ** 2
    less = None
    if len(adjusted) == 2:
        middle, half = sum(one["rate"] for one in adjusted) / 2, sqrt(squares) / 2
        less = {"rate": middle, "low": middle - half, "high": middle + half}
    return Rival(level, played, rate(won / WIN, played), less), None


def _ratings(bot: str, found: list[Rival]) -> list[Figures]:
    """The ratings of the bot and the levels, by what it won against each."""
    pairings = [Pairing(bot, one.name, *one.pairing) for one in found]  # type: ignore[arg-type]  # games less luck are no whole number
    ranked = ratings([bot, *(one.name for one in found)], pairings)
    return [{"bot": one.name, "elo": round(one.elo, 1), "plus_minus": round(one.plus_minus, 1)} for one in ranked]


# ---------------------------------------------------------------- decisions
def costs(game: Game, bot: str, options: dict[str, Value], most: int, seed: int) -> Costs:
    """What the bot's decisions cost, a random part of those with a choice; exact where the table is solved."""
    cfg = game.config(max(2, game.seats[0]), options)
    judge = judge_for(game, cfg, None, seed)
    critic, names = Critic(game, cfg, judge, ["bot", "rival"]), [bot, "medium" if game.part("hints") else "random"]
    found, stream = Costs(judge.exact), Stream(seed, STREAM)
    with progress_bar(most, say(Message("doing-analyse"))) as progress:
        number = 0
        while found.decisions < most and number < most:
            _look(Batch(game, names, options, 1, seed).match(number), critic, judge, found, most, stream)
            number += 1
            progress(found.decisions)
    return found


def _look(match: Match, critic: Critic, judge: Judge, found: Costs, most: int, stream: Stream) -> None:
    """Look at some decisions of the bot, seat 0, in a game."""
    for number, (who, actions, before) in enumerate(match.moments):
        legal = match.game.legal(match.cfg, before, 0) if who == 0 else []
        if len(legal) < 2 or found.decisions >= most or (not judge.exact and stream.below(8)):
            continue
        nothing = judge.chances(match.cfg, match.state)
        cost = critic.cost(Point(number, 0, actions[0], before, nothing, number))
        found.add(cost.cost)
        if cost.best != actions[0] and cost.cost > 0:
            verbs = [_verb(match, before, action) for action in (actions[0], cost.best)]
            phase = PHASES[min(2, 3 * number // len(match.log))]
            found.kinds[verbs[0], verbs[1], phase].append(cost.cost)


def _verb(match: Match, s: object, action: Action) -> str:
    """What sort of action it is: the first word of its notation."""
    if action == CHANCE:
        return "wait"
    return match.action_notation[int(match.game.kernels["phrase"](match.cfg, s, 0, action))].split()[0]


# ---------------------------------------------------------------- exact
def exact(game: Game, bot: str, options: dict[str, Value]) -> Figures | None:
    """The exact chances against perfect play and against the best answer; none where they can't be had in about a minute."""
    cfg = game.config(2, options)
    try:
        if not solver.is_quick(game, cfg):
            return None
        solution = solver.solve(game, 2, options)
    except PlayerError:
        return None

    def make() -> Player:
        return bots.make(bot, game, Stream(0, 0), cfg)

    if isinstance(make(), Search):  # it chooses by chance, and takes its time
        return None
    perfect = duel.against(solution, make, knows=False)
    answer = duel.against(solution, make, knows=True) if perfect is not None else None
    return None if perfect is None or answer is None else {"against_perfect": perfect, "best_answer": 1 - answer}


# ---------------------------------------------------------------- for people
def _lines(game: Game, bot: str, options: dict[str, Value], figures: Figures, partial: list[str]) -> list[str]:
    rated = {row["bot"]: row for row in figures["ratings"]}
    heading = Message(
        "evaluate-heading",
        bot=bot,
        game=game.title,
        games=figures["games"],
        seed=str(figures["seed"]),
        **changes(game.changed(options)),
    )
    heads = (
        Message("evaluate-against"), Message("evaluate-won"), Message("lab-interval"), Message("lab-less-luck"),
        Message("lab-interval"), Message("tournament-rating"),
    )  # fmt: skip
    rows = [[say(head) for head in heads]]
    for one in figures["against"]:
        less, elo = one["less_luck"], Message("tournament-elo", n=rated[one["level"]]["elo"])
        cells = [percent(one["rate"]), interval(one), *([percent(less["rate"]), interval(less)] if less else [])]
        rows.append([one["level"], *map(say, cells), *([] if less else ["", ""]), say(elo)])
    own = rated[bot]
    found = [say(heading), *partial, "", *(f"  {line}" for line in columns(rows, left=[0])), ""]
    found.append(say(Message("evaluate-rating", bot=bot, elo=own["elo"], error=own["plus_minus"])))
    if figures.get("expert_is_perfect"):
        found.append(say(Message("lab-expert-perfect")))
    if costs := figures.get("costs"):
        how = {"exact": "yes" if costs["exact"] else "no", "decisions": costs["decisions"]}
        about = {name: percent(costs[name], 2) for name in ("mean", "low", "high")}
        found.append(say(Message("evaluate-cost", **about, **how)))
        found += [f"  {say(_kind(kind))}" for kind in costs["kinds"]]
    if known := figures.get("exact"):
        found.append(
            say(Message("evaluate-exact", perfect=percent(known["against_perfect"], 2), best=percent(known["best_answer"], 2)))
        )
    elif bound := figures.get("bound"):
        found.append(say(Message("evaluate-bound", level=bound["level"], won=percent(bound["rate"]), between=interval(bound))))
    return found


def _kind(kind: Figures) -> Message:
    return Message(
        "evaluate-kind",
        chosen=kind["chosen"],
        better=kind["better"],
        phase=kind["phase"],
        count=kind["count"],
        cost=percent(kind["cost"] / kind["count"], 1),
        share=percent(kind["share"], 0),
    )
