"""Choices: at how many decisions there is one to speak of.

A decision may have one legal action; or all that may be done is as good as equal, so that no choice is a mistake; or every choice
but one is a mistake. What is left is open: some choices are good and others are not, or the playouts can't tell. Where a table is
not solved, a first look ranks the choices, and the best, the next and the worst are played on from with fresh dice.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from dicecafe.bots.estimates import estimates
from dicecafe.coach.analysis import MISTAKE
from dicecafe.coach.judge import Judge, judge_for
from dicecafe.coach.valuation import after
from dicecafe.engine.contract import Action, AnyConfig, AnyState, Seat
from dicecafe.engine.exits import Ended
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match, View
from dicecafe.engine.options import Value
from dicecafe.engine.stream import Stream
from dicecafe.words import Message

from .batch import Batch
from .run import RunSettings, accumulate
from .statistics import Figures, rate

KINDS: Final = ("one", "equal", "clear", "open")  # one legal action; all as good as equal; one best; neither is known to be so
PHASES: Final = ("early", "middle", "late")  # thirds of a game, by its lines
MOST: Final = 40  # of more choices so many are looked at, drawn at random, and the hint's
RANKING: Final = 64  # playouts of the first look at each choice...
LOOKS: Final = (800, 6400)  # ...and of those that follow, the second where the first leaves it open
STREAM: Final = 98  # of the decisions that are looked at


class Decision(NamedTuple):
    """A decision in a game: where, what kind of action it came to, and whether there was a choice."""

    verb: str
    phase: str
    choices: int
    state: AnyState
    seat: Seat
    chosen: Action


@dataclass(frozen=True)
class Looking:
    """Looks at decisions in turn; the job of a process."""

    game: Game
    options: dict[str, Value]
    player: str
    games: int
    seed: int

    def __reduce__(self) -> tuple[Any, ...]:  # without the decisions, which each process finds by itself
        return Looking, (self.game, self.options, self.player, self.games, self.seed)

    def __call__(self, start: int, count: int) -> Seen:
        """Look at the decisions with these numbers, of those with a choice, in an order drawn at random."""
        found, cfg = Seen(), self.game.config(2, self.options)
        judge = judge_for(self.game, cfg)
        for number in range(start, start + count):
            decision = self.drawn[number]
            kind = kind_of(self.game, cfg, judge, decision, Stream(self.seed, number))
            found.kinds.append((decision.verb, decision.phase, kind))
        return found

    @cached_property
    def every(self) -> list[Decision]:
        """All decisions of the games, in turn and out of turn."""
        found = list[Decision]()
        for number in range(self.games):
            match = Batch(self.game, [self.player] * 2, self.options, 0, self.seed).match(number)
            for line, (who, actions, state) in enumerate(match.moments):
                if who >= 0:
                    legal = len(self.game.legal(match.cfg, state, who))
                    phase = PHASES[min(2, 3 * line // len(match.log))]
                    found.append(Decision(verb_of(match, state, who, actions[0]), phase, legal, state.copy(), who, actions[0]))
        return found

    @cached_property
    def drawn(self) -> list[Decision]:
        """Those with a choice, in an order drawn at random."""
        listed = [decision for decision in self.every if decision.choices > 1]
        stream = Stream(self.seed, STREAM)
        for last in range(len(listed) - 1, 0, -1):
            other = stream.below(last + 1)
            listed[last], listed[other] = listed[other], listed[last]
        return listed


class Seen:
    """The kinds of the decisions that were looked at."""

    def __init__(self) -> None:
        self.kinds = list[tuple[str, str, str]]()

    @property
    def games(self) -> int:
        """How many decisions were looked at."""
        return len(self.kinds)

    def merge(self, other: Seen) -> None:
        """Add what others saw."""
        self.kinds += other.kinds


def verb_of(match: Match, state: AnyState, seat: Seat, action: Action) -> str:
    """The kind of an action: the first word of its notation."""
    return match.action_notation[int(match.game.kernels["phrase"](match.cfg, state, seat, action))].split()[0]


# ---------------------------------------------------------------- one decision
def kind_of(game: Game, cfg: AnyConfig, judge: Judge, decision: Decision, stream: Stream) -> str:
    """What kind of a decision it is: by the chance after the best choice, the next and the worst."""
    legal = game.legal(cfg, decision.state, decision.seat)
    if judge.exact:
        then = (after(game, cfg, decision.state, decision.seat, move) for move in legal)
        chances = sorted(judge.chances(cfg, state).means[decision.seat] for state in then)
        return classified(chances[-1] - chances[-2], 0.0, chances[-1] - chances[0], 0.0)
    seen = decision.state.copy()
    game.kernels["hide"](cfg, seen, decision.seat)
    view = View(game, cfg, seen, decision.seat, ["0", "1"])
    if len(legal) > MOST:
        others = [move for move in legal if move != decision.chosen]
        legal = [decision.chosen, *(others.pop(stream.below(len(others))) for _ in range(MOST - 1))]
    first = estimates(view, legal, RANKING, stream.below(1 << 30)).chances
    ranked = sorted(range(len(legal)), key=lambda move: -first[move])
    moves = [legal[at] for at in dict.fromkeys((ranked[0], ranked[1], ranked[-1]))]
    kind = "open"
    for playouts in LOOKS:
        found = estimates(view, moves, playouts, stream.below(1 << 30))
        kind = classified(
            found.chances[0] - found.chances[1], found.lead_error(0, 1), found.chances[0] - found.chances[-1],
            found.lead_error(0, len(moves) - 1),
        )  # fmt: skip
        if kind != "open":
            break
    return kind


def classified(lead: float, lead_error: float, spread: float, spread_error: float) -> str:
    """The kind of a decision, by how far the best is ahead of the next and of the worst, with halves of their intervals."""
    if abs(spread) + spread_error < MISTAKE and abs(lead) + lead_error < MISTAKE:
        return "equal"
    return "clear" if lead >= MISTAKE and lead > lead_error else "open"


# ---------------------------------------------------------------- all of them
def choices(
    game: Game, options: dict[str, Value], player: str, games: int, looked_at: int, seed: int, settings: RunSettings
) -> tuple[Figures | None, Ended]:
    """The shares of the kinds among all decisions of a player's games: in all, by kind of action, by thirds of a game."""
    job = Looking(game, options, player, games, seed)
    every, seen = job.every, Seen()
    most = min(looked_at, len(job.drawn))
    if ended := accumulate(job, seen, range(most), settings, Message("doing-analyse"), interpreted=True):
        return None, ended
    groups = [("all", "", every)]
    for name, at in (("verb", 0), ("phase", 1)):
        members = defaultdict(list)
        for decision in every:
            members[decision[at]].append(decision)
        order = PHASES if name == "phase" else sorted(members, key=lambda verb: -len(members[verb]))
        groups += [(name, str(word), members[word]) for word in order if members[word]]
    rows = [_row(name, word, listed, seen, games) for name, word, listed in groups]
    return {"player": player, "games": games, "decisions": len(every), "looked_at": most, "rows": rows}, None


def _row(group: str, word: str, listed: list[Decision], seen: Seen, games: int) -> Figures:
    forced = sum(decision.choices == 1 for decision in listed)
    found = [kind for verb, phase, kind in seen.kinds if group == "all" or word == (verb if group == "verb" else phase)]
    row: Figures = {"by": group, "word": word, "a_game": len(listed) / games, "one": rate(forced, len(listed))}
    free = 1 - forced / len(listed)
    for kind in KINDS[1:]:
        share = rate(found.count(kind), len(found))
        row[kind] = {end: free * share[end] for end in ("rate", "low", "high")}
    return row | {"looked_at": len(found)}
