"""Sweeps: a game under several rule sets with the same dice: an option over its range, or one deck or option against another."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from dicecafe.engine.decks import DeckOption
from dicecafe.engine.errors import OptionError
from dicecafe.engine.formatting import changes, columns, decimal, percent, signed_decimal, signed_percent
from dicecafe.engine.game import Game
from dicecafe.engine.options import Option, Value, find, parse
from dicecafe.words import Message, say

from .batch import Batch
from .facts import facts
from .games import Measured
from .kept import How, play
from .pairs import Pairs, measures
from .tally import Tally

Settings = list[tuple[str, dict[str, Value]]]  # each rule set as it was given, nothing for the game as it is; and its options


def settings(game: Game, given: list[str], against: list[str]) -> Settings:
    """The rule sets that a person asked for: values of one option, or two sets of options."""
    fixed, swept = list[str](), list[tuple[Option, list[Value]]]()
    for text in given:
        name, equals, value = text.partition("=")
        option = find(game.options, name, game.title) if equals else None
        if option and not isinstance(option, DeckOption) and (".." in value or "," in value):
            swept.append((option, values(option, value)))
        else:
            fixed.append(text)
    base, other = parse(game.options, fixed, game.title), parse(game.options, against, game.title)
    if len(swept) + bool(against) != 1:
        raise OptionError("option/range", Message("sweep-one-thing"))
    if against:
        return [(", ".join(fixed), base), (", ".join(against), {**base, **other})]
    ((option, found),) = swept
    return [(f"{option.name}={value}", {**base, option.name: value}) for value in found]


def values(option: Option, text: str) -> list[Value]:
    """The values that a range or a list names: 30..100:10, or tiles,cards."""
    if "," in text:
        found = [option.parse(part) for part in text.split(",")]
    else:
        ends, _, step = text.partition(":")
        low, _, high = ends.partition("..")
        try:
            found = [option.check(value) for value in range(int(low), int(high) + 1, int(step or 1))]
        except ValueError as error:
            if isinstance(error, OptionError):
                raise
            found = []
    if len(found) < 2 or len(set(found)) < len(found):
        raise OptionError("option/range", Message("sweep-no-range", option=f"{option.name}={text}"))
    return found


class Sweep:
    """Plays the same games under each rule set: the sums of each, and the pairs of the first one with each other."""

    def __init__(self, batches: list[Batch]) -> None:
        self.batches, self.measured = batches, [Measured(batch) for batch in batches]
        self.seats = len(batches[0].players)

    def __reduce__(self) -> Any:
        return Sweep, (self.batches,)

    def __call__(self, start: int, count: int) -> tuple[list[Tally], list[Pairs]]:
        """Play games `start` and on."""
        played = [measured(start, count) for measured in self.measured]
        tallies = [measured.empty.add(games) for measured, games in zip(self.measured, played, strict=True)]
        return tallies, [Pairs.of(played[0].rows, games.rows, self.seats) for games in played[1:]]

    def run(self, how: How) -> tuple[list[Tally], list[Pairs]]:
        """All games of the sweep."""
        tallies, pairs = [measured.empty for measured in self.measured], list[Pairs]()

        def add(part: tuple[list[Tally], list[Pairs]]) -> None:
            for tally, more in zip(tallies, part[0], strict=True):
                tally.merge(more)
            for known, new in zip(pairs, part[1], strict=True) if pairs else ():
                known.merge(new)
            pairs[:] = pairs or part[1]

        games = range(0, self.batches[0].games, self.batches[0].chunk)
        play(self, games, how, Message("doing-play-each"), add, lambda: tallies[0].games)
        return tallies, pairs


def run(batch: Batch, asked: Settings, how: How, as_json: bool) -> int:
    """Sweep, and print what differs."""
    sweep = Sweep([replace(batch, options=options) for _, options in asked])
    tallies, pairs = sweep.run(how)
    names, seats = [name for name, _ in asked], len(batch.players)
    at_once = len(pairs) * len(measures(seats))
    told = [facts(measured, tally) for measured, tally in zip(sweep.measured, tallies, strict=True)]
    compared = [pair.compared(seats, at_once) for pair in pairs]
    if as_json:
        sets = [
            {"name": name, "options": batch.game.changed(options), **fact}
            for (name, options), fact in zip(asked, told, strict=True)
        ]
        rows = [{"first": names[0], "second": name, "measures": rows} for name, rows in zip(names[1:], compared, strict=True)]
        head = {"game": batch.game.name, "players": batch.players, "seed": batch.seed, "first": batch.first}
        print(json.dumps({**head, "games": tallies[0].games, "sets": sets, "comparisons": rows}))
    else:
        print("\n".join(_lines(batch, asked, told, compared)))
    return 0 if tallies[0].games == batch.games else 1


def _lines(batch: Batch, asked: Settings, told: list[dict[str, Any]], compared: list[list[dict[str, Any]]]) -> list[str]:
    names, games = [name or say(Message("sweep-as-it-is")) for name, _ in asked], told[0]["games"]
    common = {name: value for name, value in asked[0][1].items() if all(other.get(name) == value for _, other in asked)}
    options = changes(batch.game.changed(common))
    said = [say(Message("sweep-heading", game=batch.game.title, games=games, seed=str(batch.seed), **options)), ""]
    seats = [Message("sweep-seat", seat=str(seat), player=fact["player"]) for seat, fact in enumerate(told[0]["seats"])]
    table = [["", *map(say, seats), say(Message("sweep-turns"))]]
    for name, fact in zip(names, told, strict=True):
        wins = [say(_interval(*(percent(seat[key], 2) for key in ("rate", "low", "high")))) for seat in fact["seats"]]
        table.append([name, *wins, say(decimal(fact["turns"]["mean"]))])
    said += columns(table)
    for name, rows in zip(names[1:], compared, strict=True):
        said += ["", say(Message("sweep-against", second=name, first=names[0]))]
        said += [f"  {line}" for line in columns([_cells(row) for row in rows], left=range(4))]
    return said


def _cells(row: dict[str, Any]) -> list[str]:
    """One measure of a comparison: its name, both values, the difference and whether it is real."""
    plain, signed = (percent, signed_percent) if row["is_share"] else (decimal, signed_decimal)
    change = Message("sweep-change", first=plain(row["first"], 2), second=plain(row["second"], 2))
    difference = _interval(*(signed(row[key], 2) for key in ("difference", "low", "high")))
    return [say(one) for one in (row["name"], change, difference, Message("sweep-verdict", verdict=row["verdict"]))]


def _interval(middle: Message, low: Message, high: Message) -> Message:
    return Message("figure-with-interval", middle=middle, low=low, high=high)
