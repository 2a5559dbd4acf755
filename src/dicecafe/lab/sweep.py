"""Sweeps: a game under several rule sets with the same dice: options over their ranges, decks, or one set against another."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from itertools import combinations, product
from math import prod
from typing import Any, Final

from dicecafe.engine.decks import DeckOption
from dicecafe.engine.errors import OptionError
from dicecafe.engine.exits import partial_field
from dicecafe.engine.formatting import changes, columns, decimal, percent, signed_decimal, signed_percent
from dicecafe.engine.game import Game
from dicecafe.engine.options import Option, Value, find, parse
from dicecafe.words import Message, say

from . import early
from .batch import Batch
from .formatting import share, with_interval
from .pairs import Pairs
from .run import RunSettings, accumulate
from .simulation import Simulation
from .statistics import Figures, statistics
from .tally import Tally

MOST_SETS: Final = 64  # rule sets of one sweep: each is played as often as all others
RuleSets = list[tuple[str, dict[str, Value]]]  # each as it was given ("" for the game as it is), and its options


def rule_sets(game: Game, given: list[str], against: list[str]) -> RuleSets:
    """The rule sets that a person asked for: all values of some options and decks with each other, or two sets of options."""
    fixed, swept = list[str](), list[list[tuple[str, str, Value]]]()
    for text in given:
        name, equals, value = text.partition("=")
        option = find(game.options, name, game.title) if equals else None
        if option and ("," in value or (".." in value and not isinstance(option, DeckOption))):
            swept.append(values(option, value))
        else:
            fixed.append(text)
    base, other = parse(game.options, fixed, game.title), parse(game.options, against, game.title)
    if bool(swept) == bool(against):
        raise OptionError("option/range", Message("sweep-one-thing"))
    if against:
        return [(", ".join(fixed), base), (", ".join(against), {**base, **other})]
    count = prod(len(one) for one in swept)
    if count > MOST_SETS:
        raise OptionError("option/range", Message("sweep-too-many", count=count, most=MOST_SETS))
    return [
        (", ".join(f"{name}={text}" for name, text, _ in row), {**base, **{name: value for name, _, value in row}})
        for row in product(*swept)
    ]


def values(option: Option, text: str) -> list[tuple[str, str, Value]]:
    """The values that a range or a list names, 30..100:10 or tiles,cards, each with the option's name and as it is written."""
    if "," in text:
        parts = [part.strip() for part in text.split(",")]
        found = [(option.name, part, option.parse(part)) for part in parts]
    else:
        ends, _, step = text.partition(":")
        low, _, high = ends.partition("..")
        try:
            numbers = range(int(low), int(high) + 1, int(step or 1))
            found = [(option.name, str(value), option.check(value)) for value in numbers]
        except ValueError as error:
            if isinstance(error, OptionError):
                raise
            found = []
    if len(found) < 2 or any(one[2] == another[2] for one, another in combinations(found, 2)):
        raise OptionError("option/range", Message("sweep-no-range", option=f"{option.name}={text}"))
    return found


@dataclass
class SweepTally:
    """The sums of each rule set, and the pairs of the first one with each other."""

    tallies: list[Tally]
    pairs: list[Pairs]

    @property
    def games(self) -> int:
        """How many games were played of each."""
        return self.tallies[0].games

    def merge(self, other: SweepTally) -> None:
        """Count the games of others."""
        for tally, more in zip(self.tallies, other.tallies, strict=True):
            tally.merge(more)
        for pairs, further in zip(self.pairs, other.pairs, strict=True):
            pairs.merge(further)


class Sweep:
    """Plays the same games under each rule set; the job that a thread or another machine is given."""

    def __init__(self, batches: list[Batch]) -> None:
        self.batches, self.simulations = batches, [Simulation(batch) for batch in batches]

    def __reduce__(self) -> tuple[Any, ...]:
        return Sweep, (self.batches,)

    def __call__(self, start: int, count: int) -> SweepTally:
        """Play games `start` and on."""
        played, total = [simulation(start, count) for simulation in self.simulations], self.empty
        for tally, (rows, uses) in zip(total.tallies, played, strict=True):
            tally.add(rows, uses)
        for pairs, (rows, _) in zip(total.pairs, played[1:], strict=True):
            pairs.add(played[0][0], rows)
        return total

    @property
    def empty(self) -> SweepTally:
        """The sums of no games."""
        less_luck = all(simulation.values for simulation in self.simulations)
        pairs = [Pairs(len(batch.players), less_luck) for batch in self.batches[1:]]
        return SweepTally([simulation.empty for simulation in self.simulations], pairs)


def run(batch: Batch, rule_sets: RuleSets, settings: RunSettings, as_json: bool) -> int:
    """Sweep, and print what differs."""
    sweep = Sweep([replace(batch, options=options) for _, options in rule_sets])
    total, games = sweep.empty, range(0, batch.games, sweep.simulations[0].chunk)
    interpreted = any(one.interpreted for one in sweep.batches)
    ended = accumulate(sweep, total, games, settings, Message("doing-play-each"), interpreted=interpreted)
    figures = [statistics(one, tally) for one, tally in zip(sweep.batches, total.tallies, strict=True)]
    compared = [pairs.compared(len(total.pairs)) for pairs in total.pairs]
    if as_json:
        sets = [
            {"name": name, "options": batch.game.changed(options), **its_figures}
            for (name, options), its_figures in zip(rule_sets, figures, strict=True)
        ]
        (first, _), *others = rule_sets
        rows = [{"first": first, "second": name, "measures": rows} for (name, _), rows in zip(others, compared, strict=True)]
        head = {"game": batch.game.name, "players": batch.players, "seed": batch.seed, "first": batch.first}
        head |= partial_field(batch.games, ended)
        print(json.dumps({**head, "games": total.games, "sets": sets, "comparisons": rows}))
    else:
        heading, *rest = _lines(batch, rule_sets, figures, compared)
        print("\n".join([heading, *early.line(total.games, batch.games, ended), *rest]))
    return early.exit_code(ended)


def _lines(batch: Batch, rule_sets: RuleSets, figures: list[Figures], compared: list[list[Figures]]) -> list[str]:
    names, games = [name or say(Message("sweep-as-it-is")) for name, _ in rule_sets], figures[0]["games"]
    common = {name: value for name, value in rule_sets[0][1].items() if all(other.get(name) == value for _, other in rule_sets)}
    options = changes(batch.game.changed(common))
    lines = [say(Message("sweep-heading", game=batch.game.title, games=games, seed=str(batch.seed), **options)), ""]
    seats = [Message("sweep-seat", seat=str(number), player=seat["player"]) for number, seat in enumerate(figures[0]["seats"])]
    rows = [["", *map(say, seats), say(Message("sweep-turns"))]]
    for name, its_figures in zip(names, figures, strict=True):
        wins = [say(share(seat, 2)) for seat in its_figures["seats"]]
        rows.append([name, *wins, say(decimal(its_figures["turns"]["mean"]))])
    lines += columns(rows)
    for name, measures in zip(names[1:], compared, strict=True):
        lines += ["", say(Message("sweep-against", second=name, first=names[0]))]
        lines += [f"  {line}" for line in columns([_cells(measure) for measure in measures], left=range(4))]
    decks = [batch.game.decks(batch.game.config(len(batch.players), options)) for _, options in rule_sets]
    return [*lines, "", say(Message("sweep-decks", game=batch.game.name))] if any(one != decks[0] for one in decks) else lines


def _cells(row: Figures) -> list[str]:
    """One measure of a comparison: its name, both values, the difference and whether it is real."""
    plain, signed = (percent, signed_percent) if row["is_share"] else (decimal, signed_decimal)
    change = Message("sweep-change", first=plain(row["first"], 2), second=plain(row["second"], 2))
    difference = with_interval(*(signed(row[key], 2) for key in ("difference", "low", "high")))
    return [say(one) for one in (row["name"], change, difference, Message("sweep-verdict", verdict=row["verdict"]))]
