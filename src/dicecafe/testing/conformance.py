"""The conformance kit: what every game must pass, at every seat count and option set. Outside games import it too.

    from dicecafe.testing import conformance
    conformance.check(GAME)

Each check raises AssertionError with the case, the position and what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from dicecafe.compiled import playout
from dicecafe.compiled.step import HINTS, INTERRUPT_ODDS, RANDOM
from dicecafe.engine import contract, ending
from dicecafe.engine.contract import CHANCE, OVER, AnyState, Seat
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.errors import DiceCafeError, OptionError
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match
from dicecafe.engine.options import Value
from dicecafe.engine.record import Record
from dicecafe.engine.stream import Stream
from dicecafe.engine.structs import Struct
from dicecafe.engine.verify import verify_dice
from dicecafe.words import Message

from . import rare

STEPS = 3_000  # actions of a game that are looked at one by one; compiled games are played to their end
ASTRAY = 600  # lines of a game in which hints are not always followed: such games may not end soon
LONGEST = 50_000_000  # actions no game should need
INTERPRETED = 50_000  # actions of random games at a table that are interpreted: a few seconds


@dataclass(frozen=True)
class Case:
    """One table a game is checked at."""

    game: Game
    players: int
    options: dict[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join([self.game.name, f"players={self.players}", *(f"{k}={v}" for k, v in self.options.items())])

    @cached_property
    def cfg(self) -> Any:
        """The Config of the table, the last seat starting."""
        return self.game.config(self.players, self.options, self.players - 1)

    def match(self, seed: int) -> Match:
        """A match at the table, the last seat starting, with dice of this seed."""
        return self.starting(self.players - 1, seed)

    def starting(self, first: Seat, seed: int = 0) -> Match:
        """A match at the table in which this seat is to start."""
        return Match(self.game, [f"P{n}" for n in range(self.players)], self.options, first, StreamDice(seed))


def cases(game: Game) -> list[Case]:
    """Every seat count with the defaults, and every option at each end of its range."""
    found = [Case(game, players) for players in game.seats]
    for option in game.options:
        found += [_allowed(game, {option.name: value}) for value in option.edges() if value != option.default]
    return found


def _allowed(game: Game, options: dict[str, Value]) -> Case:
    """A case with these options; where they can't hold with the defaults, another option gives way as far as it can."""
    others = [{o.name: value} for o in game.options if o.name not in options for value in o.edges()]
    for also in [{}, *others]:
        case = Case(game, game.seats[0], {**options, **also})
        try:
            game.config(case.players, case.options)
        except OptionError:
            continue
        return case
    raise AssertionError(f"{game.name}: no other option makes room for {options}")


def check(game: Game, seeds: int = 20) -> None:
    """Run the whole kit on one game."""
    rare.check_options(game)
    for case in cases(game):
        check_case(case, seeds)


def check_case(case: Case, seeds: int = 20) -> None:
    """Run the whole kit on one table."""
    check_words(case)
    for seed in range(min(seeds, 3)):
        check_positions(case, seed)
        check_record(case, seed)
    rare.check_first(case)
    check_hints(case)
    rare.check_rare_hints(case)
    check_speeds_agree(case, seeds)
    check_lanes_agree(case, seeds)


def check_words(case: Case) -> None:
    """Every action has words of its own, and so has every outcome."""
    text = case.game.text
    for kind, names in (("actions", text.actions(case.cfg)), ("outcomes", text.outcomes(case.cfg))):
        assert len(set(names)) == len(names), f"{case}: two {kind} share their words: {_twice(names)}"
        assert all(name and name == " ".join(name.split()) for name in names), f"{case}: {kind} have untidy words: {names}"
    named = len(text.actions(case.cfg))
    same = named == case.game.n_actions or case.game.kernels["phrase"] is not contract.phrase
    assert same, f"{case}: {named} actions have words, but n_actions is {case.game.n_actions}"


def check_positions(case: Case, seed: int) -> None:
    """Walk a random game and look at every position of it."""
    game, cfg, stream = case.game, case.cfg, Stream(seed, 0)
    s = game.start(cfg)
    for step in range(STEPS):
        at = f"{case} seed={seed} step={step}: {s.text()}"
        _check_fields(s, at)
        assert game.State.parse(s.text()) == s, f"{at}: the position's text does not lead back to it"
        _check_views(case, s, stream, at)
        points = game.points(cfg, s)
        assert all(isinstance(n, int) and abs(n) < 1 << 31 for n in points), f"{at}: points are {points}"
        seat = game.kernels["turn"](s)
        if seat == OVER:
            assert not any(_legal(case, s, who, at) for who in range(cfg.players)), f"{at}: the game is over, but a move is legal"
            assert game.winners(cfg, s) or cfg.players == 1, f"{at}: nobody has won"
            return
        assert seat == CHANCE or 0 <= seat < cfg.players, f"{at}: turn() says {seat}"
        choices = _outcomes(case, s, at) if seat == CHANCE else _legal(case, s, seat, at)
        assert choices, f"{at}: nothing can happen"
        before, after = s.copy(), s.copy()
        game.kernels["apply"](cfg, after, seat, choices[stream.below(len(choices))])
        assert s == before, f"{at}: a copy shares a field with its original"
        s = after


def check_record(case: Case, seed: int) -> None:
    """A random game's record leads back to the same position, as text and as JSON, and its dice can be rolled again."""
    match, stream = case.match(seed), Stream(seed, 1)
    while not match.over and len(match.log) < STEPS:
        push_any(match, stream)
    record = replace(match.record(), log=list(match.log), dice=StreamDice(seed).public(over=True))  # whole, though it is not over
    assert Record.parse(record.json()) == record, f"{case} seed={seed}: the record's JSON does not lead back to it"
    assert Record.parse(record.text()) == record, f"{case} seed={seed}: the record's text does not lead back to it"
    assert Match.replay(case.game, record).state == match.state, f"{case} seed={seed}: the log leads to another position"
    rolls, _ = verify_dice(case.game, record)
    assert rolls == sum(line.startswith("*") for line in record.log), f"{case} seed={seed}: {rolls} rolls were checked"
    check_messages(case, match)
    if match.over:
        check_ending(case, match, f"{case} seed={seed}")


def check_ending(case: Case, match: Match, at: str) -> None:
    """Parts add up to the points, whoever made a losing move has not won, and asking for either changes nothing."""
    game, cfg, last = case.game, case.cfg, match.state.copy()
    found, places = ending.ending(match), game.places(cfg, match.state)
    for seat, parts in enumerate(found.parts):
        assert not parts or sum(points for _, points in parts) == match.points[seat], f"{at}: {parts} are not {match.points}"
    said = [message for parts in found.parts for message, _ in parts]
    for number, (who, actions, before) in enumerate(match.moments):
        kept = before.copy()
        said += [need[1]] if (need := ending.need(game, cfg, before)) else []
        lost = who != CHANCE and actions[0] in ending.losing(game, cfg, before, who)
        assert not lost or places[who], f"{at}: line {number} was said to lose, and {who} has won"
        assert before == kept, f"{at}: ending.py changes {kept.text()}"
    assert match.state == last, f"{at}: ending.py changes {last.text()}"
    for language in (path.stem for path in (game.folder / "words").glob("*.ftl")):
        speech = game.speech(match.names, language)
        assert all(speech.say(message, who=0) != message.id for message in said), f"{at}: the end says nothing in {language}"


def check_messages(case: Case, match: Match) -> None:
    """What a game tells can be said in every language of its catalogue, and its facts change nothing."""
    game, cfg, lines = case.game, case.cfg, match.moments[:50]
    for language in (path.stem for path in (game.folder / "words").glob("*.ftl")):
        speech = game.speech(match.names, language)
        for number, (who, actions, before) in enumerate(lines):
            for seat in (None, 0):
                assert speech.say(match.describe(number, seat), who=max(who, 0)), (
                    f"{case}: line {number} says nothing in {language}"
                )
            if who != CHANCE:
                message = game.text.describe(cfg, before, who, actions)
                assert speech.say(message, "label"), f"{case}: {actions} have no label"
                name, to_them = match.names[who], game.speech(match.names, language, you=who).say(message, who=who)
                if name in speech.say(message, who=who):
                    assert name not in to_them, f"{case}: {message.id} has no part `you` in {language}"
            for line in game.text.position(cfg, before):
                assert isinstance(line, str) or speech.say(line), f"{case}: a line of {before.text()} says nothing"
    if facts := game.facts:
        for moment in lines:
            before = moment.before.copy()
            facts(cfg, moment.before)
            assert moment.before == before, f"{case}: facts() changes {before.text()}"


def check_hints(case: Case, seed: int = 0) -> None:
    """A hint is legal and changes nothing, in games of players who follow all hints, half of them or none."""
    hints: Any = case.game.part("hints")
    for followed in (2, 1, 0) if hints else ():
        match, stream = case.match(seed), Stream(seed, 2)
        while (seat := match.turn) != OVER and len(match.log) < (STEPS if followed == 2 else ASTRAY):
            if seat != CHANCE:
                view, at = match.view(seat), f"{case} seed={seed} followed={followed} line={len(match.log)}"
                action = hints.choose(view.cfg, view.state, seat)
                assert view.state == match.view(seat).state, f"{at}: the hint changes {match.state.text()}"
                assert action in match.legal(seat), f"{at}: the hint {action} is not legal in {match.state.text()}"
            if seat != CHANCE and stream.below(2) < followed:
                match.play(seat, action)
            elif followed < 2:
                push_any(match, stream)
            else:
                match.roll()


def check_speeds_agree(case: Case, seeds: int) -> None:
    """Interpreted and compiled play the same games, to every field of the last position, and end."""
    import numpy as np

    game, cfg = case.game, case.cfg
    slow, fast = playout.interpreted(game, playout.one), playout.compiled(game, playout.one)
    for policy in (RANDOM, HINTS) if game.part("hints") else (RANDOM,):
        policies, looked_at = [policy] * case.players, 0
        for number in range(seeds if policy == RANDOM else -(-seeds // 10)):  # hints are slow when interpreted
            if looked_at > INTERPRETED:
                break
            end = np.zeros(1, game.State.dtype())
            trace = np.zeros((STEPS, 2), "i2")
            actions = int(fast(cfg.array(), np.array(policies, "i1"), 7, number, trace, end))
            assert actions < LONGEST, f"{case} game={number}: {actions} actions"
            if actions > 10 * STEPS:
                continue  # too long to interpret for a test; the other seeds and cases speak for it
            looked_at += actions
            twin, plain = game.State(), [[0, 0] for _ in range(STEPS)]
            assert slow([cfg], policies, 7, number, plain, [twin]) == actions, f"{case} game={number}: lengths differ"
            assert plain == trace.tolist(), f"{case} game={number}: the games differ"
            assert twin == game.State.from_record(end[0]), f"{case} game={number}: {twin} is not {end[0]}"


def check_lanes_agree(case: Case, games: int) -> None:
    """Games in lanes are the games one by one, each in its row; a rule that has no form in lanes is named."""
    import numpy as np

    game, cfgs, policies = case.game, case.cfg.array(), np.full(case.players, RANDOM, "i1")
    if not game.lanes:
        return
    from dicecafe.compiled import lanes  # which needs Numba

    played = []
    for kernel in (playout.compiled(game, playout.many), lanes.compiled(game, game.lanes)):
        rows = np.zeros((games, case.players), "i4"), np.zeros((games, case.players), "i1"), np.zeros(games, "i8")
        kernel(cfgs, policies, 7, 3, np.zeros((0, 2), "i2"), *rows)
        played.append(rows)
    for what, one_by_one, in_lanes in zip(("points", "places", "lengths"), *played, strict=True):
        assert (one_by_one == in_lanes).all(), f"{case}: {what} in lanes are {in_lanes}, not {one_by_one}"


def push_any(match: Match, stream: Stream) -> None:
    """Push a line of a random game; now and then another seat's, where seats may act out of turn."""
    seat = match.turn
    if match.game.interrupts and stream.below(INTERRUPT_ODDS) == 0 and match.legal(other := stream.below(len(match.names))):
        seat = other
    if seat == CHANCE:
        match.roll()
    else:
        moves = match.legal(seat)
        match.play(seat, moves[stream.below(len(moves))])


def refused(match: Match, line: str, code: str, *expected: object) -> None:
    """See that a match refuses a line with this code, and that nothing has changed.

    `expected` are ids of messages, values of parameters (`BD-3`) or whole messages that the refusal holds, at any depth.
    """
    log, state, message = list(match.log), match.state.copy(), None
    try:
        match.push(line)
    except DiceCafeError as error:
        message = error
    assert message is not None, f"{line!r} is not refused"
    assert message.code == code, f"{line!r} is refused with {message.code}, not {code}: {message}"
    held = list(contents(message.message))
    assert all(one in held for one in expected), f"{line!r} is refused otherwise than with {expected}: {message.message}"
    assert (match.log, match.state) == (log, state), f"{line!r} is refused, but has changed something"


def contents(value: Any) -> Iterator[Any]:
    """A message, its id, its parameters and all that is within them."""
    yield value
    if isinstance(value, Message):
        yield value.id
        for one in value.parameters.values():
            yield from contents(one)
    elif isinstance(value, list):
        for one in value:
            yield from contents(one)


def _legal(case: Case, s: AnyState, seat: Seat, at: str) -> list[int]:
    mask, again, before = [0] * case.game.n_actions, [0] * case.game.n_actions, s.copy()
    case.game.kernels["legal"](case.cfg, s, seat, mask)
    case.game.kernels["legal"](case.cfg, s, seat, again)
    assert mask == again, f"{at}: legal() says two things"
    assert s == before, f"{at}: legal() changes the position"
    assert all(entry in (0, 1) for entry in mask), f"{at}: the mask holds {set(mask)}"
    actions = [action for action, allowed in enumerate(mask) if allowed]
    if case.game.counts_legal:
        counted = case.game.kernels["count_legal"](case.cfg, s, seat)
        nth = [case.game.kernels["nth_legal"](case.cfg, s, seat, n) for n in range(counted)]
        assert nth == actions, f"{at}: legal() and nth_legal() differ: {actions} and {nth}"
    phrases = [case.game.kernels["phrase"](case.cfg, s, seat, action) for action in actions]
    assert len(set(phrases)) == len(phrases), f"{at}: two actions share a phrase: {phrases}"
    known = len(case.game.text.actions(case.cfg))
    assert all(0 <= phrase < known for phrase in phrases), f"{at}: phrases {phrases}, but there are {known}"
    return actions


def _outcomes(case: Case, s: AnyState, at: str) -> list[int]:
    weights, before = [-1] * case.game.n_outcomes, s.copy()
    n = case.game.kernels["chance"](case.cfg, s, weights)
    assert s == before, f"{at}: chance() changes the position"
    assert 1 <= n <= case.game.n_outcomes, f"{at}: {n} outcomes, but n_outcomes is {case.game.n_outcomes}"
    assert all(isinstance(w, int) and w >= 0 for w in weights[:n]), f"{at}: the weights are {weights[:n]}"
    words = [case.game.kernels["word"](case.cfg, s, o) for o in range(n) if weights[o]]
    assert len(set(words)) == len(words), f"{at}: two outcomes share a word: {words}"
    known = len(case.game.text.outcomes(case.cfg))
    assert all(0 <= word < known for word in words), f"{at}: words {words}, but there are {known}"
    return [o for o in range(n) if weights[o]]


def _check_views(case: Case, s: AnyState, stream: Stream, at: str) -> None:
    """Resampling what a seat can't see must not change what it sees."""
    hide, resample = case.game.kernels["hide"], case.game.kernels["resample"]
    numbers = [stream.below(1 << 31) for _ in range(64)]
    for seat in (-1, *range(case.players)):
        view = s.copy()
        hide(case.cfg, view, seat)
        other = view.copy()
        resample(case.cfg, other, seat, numbers.copy())
        hide(case.cfg, other, seat)
        assert other == view, f"{at}: seat {seat} sees what it should not: {view} and {other}"


def _check_fields(s: Struct, at: str) -> None:
    for name, field_type in type(s).fields.items():
        half = 1 << 8 * int(field_type.code[1]) - 1
        for number in _numbers(getattr(s, name)):
            assert type(number) is int, f"{at}: {name} holds {number!r}"
            assert -half <= number < half, f"{at}: {name} holds {number}, more than its type can"


def _numbers(value: Any) -> list[Any]:
    return [number for part in value for number in _numbers(part)] if isinstance(value, list) else [value]


def _twice(names: list[str]) -> list[str]:
    return sorted({name for name in names if names.count(name) > 1})
