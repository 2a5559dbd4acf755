"""Search: the same seed gives the same move, always a legal one, from nothing but what the seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from dicecafe import bots
from dicecafe.bots import belief, mcts
from dicecafe.bots.estimates import BATCHES
from dicecafe.bots.search import Search
from dicecafe.bots.search_tree import SearchParameters, SearchTree
from dicecafe.coach import noisy_playouts
from dicecafe.compiled import jit, step
from dicecafe.engine import registry, stream
from dicecafe.engine.contract import CHANCE, OVER
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.match import Match
from dicecafe.engine.stream import Stream
from dicecafe.words import Message

GAMES = registry.names()


def position(name: str, players: int, decisions: int, seed: int = 5) -> Match:
    """A game of greedy players after so many decisions, where somebody has a choice."""
    game = registry.load(name)
    match = Match(game, [f"P{seat}" for seat in range(players)], {}, 0, StreamDice(seed))
    hints = game.part("hints")
    assert hints is not None
    while not match.over:
        seat = match.turn
        if seat == CHANCE:
            match.roll()
        elif decisions <= 0 and len(match.legal(seat)) > 1:
            return match
        else:
            decisions -= 1
            match.play(seat, int(hints.choose(match.cfg, match.view(seat).state, seat)))
    raise AssertionError(f"{name} was over before that")


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_playouts_give_the_same_search(name: str) -> None:
    """Every visit of every branch is the same twice, and in two parts; another seed's are not."""
    match = position(name, 2, 9)
    view = match.view(match.turn)
    found = [Search(match.game, Stream(3, 1), 200).branches(view) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0] != Search(match.game, Stream(4, 1), 200).branches(view)
    timed = Search(match.game, Stream(3, 1), 200, milliseconds=1_000_000).branches(view)
    assert found[0] == timed


@pytest.mark.parametrize("name", GAMES)
def test_the_compiled_search_is_the_interpreted_one(name: str) -> None:
    """Every node and every sum is the same to the bit, as is what the coach's playouts come to."""
    match = position(name, 2, 9)
    game, seat, cfg, root = match.game, match.turn, match.cfg, match.state
    plain = {**mcts.slots(game), **step.plain_slots(game, 3), step.INTERRUPTS: 0}
    for compilers_own in (stream.seeded, stream.below):
        del plain[compilers_own]
    tries = match.legal(seat)[:3]
    nodes, used, sums = np.zeros((200, mcts.COLUMNS), "i4"), np.zeros(1, "i8"), np.zeros((200, 3))
    lists: list[Any] = [nodes.tolist(), sums.tolist(), used.tolist()]
    parameters = [0.5, 0.2, 2.0, 8.0]  # slips too
    jit.interpreted(mcts.search, plain, game.name)([cfg], [root], parameters, seat, tries, 3, 0, 12, *lists)
    arrays = np.array(parameters), seat, np.array(tries, "i8")
    mcts.compiled(game, mcts.search)(cfg.array(), root.array(), *arrays, 3, 0, 12, nodes, sums, used)
    assert [nodes.tolist(), sums.tolist(), used.tolist()] == lists
    coached, wins = plain | {mcts.quiet: mcts.quiet}, [[0.0, 0.0] for _ in range(BATCHES)]
    rest = 3, 0, BATCHES, 16, 1, noisy_playouts.NONE, seat, tries[0]
    jit.interpreted(noisy_playouts.sample, coached, game.name)([cfg], [root], *rest, wins)
    found = np.zeros((BATCHES, 2))
    noisy_playouts.compiled(game)(cfg.array(), root.array(), *rest, found)
    assert found.tolist() == wins


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_search_is_legal(name: str, seats: str) -> None:
    """At every table the action is a legal one, all playouts are accounted for, and rewards are shares of one win."""
    game = registry.load(name)
    players = max(game.seats[0], 2) if seats == "fewest" else game.seats[-1]
    for decisions in (0, 7, 20):
        match = position(name, players, decisions)
        seat = match.turn
        search = Search(game, Stream(1, decisions), 60)
        branches = search.branches(match.view(seat))
        assert sum(branch.visits for branch in branches) == 60
        assert {branch.action for branch in branches} <= set(match.legal(seat))
        assert all(sum(branch.rewards) == pytest.approx(1) for branch in branches)
        assert search.choose(match.view(seat), match.legal(seat)) in match.legal(seat)


def test_legal_moves_are_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is given the legal moves of its seat tries these, and does not ask the rules for them again."""
    match = position("dessert-dice", 2, 7)
    view, legal = match.view(match.turn), match.legal(match.turn)
    monkeypatch.delattr(type(match.game), "legal")
    assert Search(match.game, Stream(3, 1), 200).choose(view, legal) in legal


def test_search_wins_when_it_can() -> None:
    """Pig, 12 at stake with 88 banked: holding wins at once. With nothing at stake holding only gives the turn away."""
    match = Match(registry.load("pig"), ["a", "b"])
    match.state.scores[:2] = [88, 90]
    match.state.pot = 12
    search = Search(match.game, Stream(1, 1), 300)
    branches = {match.action_notation[branch.action]: branch for branch in search.branches(match.view(0))}
    assert branches["hold"].rewards == [1.0, 0.0]
    assert match.action_notation[search.choose(match.view(0), match.legal(0))] == "hold"
    match.state.pot = 0
    assert match.action_notation[search.choose(match.view(0), match.legal(0))] == "roll"


@pytest.mark.parametrize("name", ["easy", "medium", "hard", "expert", "greedy", "random"])
def test_no_bot_sees_what_its_seat_can_not(name: str) -> None:
    """Other goals in the rivals' hands and other dice to come never change a move."""
    match = position("dessert-dice", 3, 6)
    seat = match.turn
    moves = set()
    for goals in ([0, 1, 2, 3], [0, 1, 3, 2], [0, 2, 3, 1], [0, 3, 1, 2]):
        other = match.state.copy()
        own = other.goals[seat]
        rest = [goal for goal in range(1, 5) if goal != own]
        for rival, goal in zip([r for r in range(3) if r != seat], goals[1:], strict=False):
            other.goals[rival] = rest[goal - 1]
        twin = Match(match.game, match.names, {}, 0, StreamDice(goals[1]))
        twin.state = other
        bot = bots.make(name, match.game, Stream(7, 7))
        if isinstance(bot, Search):
            bot.playouts = 200
        moves.add(bot.choose(twin.view(seat), twin.legal(seat)))
    assert len(moves) == 1


def test_a_full_tree_goes_on_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    """With room for one position beside the root the search still ends, with a legal move."""
    monkeypatch.setattr("dicecafe.bots.search.NODES_PER_PLAYOUT", 0)
    match = position("pig", 2, 3)
    search = Search(match.game, Stream(1, 1), 100, parameters=SearchParameters(widening=5))
    assert len(search.branches(match.view(match.turn))) == 1
    assert search.choose(match.view(match.turn), match.legal(match.turn)) in match.legal(match.turn)


@pytest.mark.parametrize("name", ["hard", "expert", "easy", "perfect"])
def test_batches_refuse_bots_of_the_table(name: str) -> None:
    """Compiled batches know random, greedy and medium; the others are told where they play."""
    with pytest.raises(PlayerError) as refused:
        bots.policy(name)
    assert refused.value.message == Message("bot-not-in-batches", name=name)


def test_levels_need_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without hints has no levels, and says so."""

    def nothing(self: Any, name: str) -> None:
        return None

    game = registry.load("pig")
    monkeypatch.setattr(type(game), "part", nothing)
    for name in ("easy", "medium", "hard", "expert"):
        with pytest.raises(PlayerError) as refused:
            bots.make(name, game, Stream(1, 1))
        assert refused.value.message == Message("bot-no-hints", game="Pig", name=name)


@pytest.mark.parametrize("name", [name for name in GAMES if registry.load(name).part("standing")])
def test_standings_are_fair_promises(name: str) -> None:
    """Where standings promise a seat three wins in four or more, greedy players have won far more than half of the games."""
    game = registry.load(name)
    standing, hints = game.part("standing"), game.part("hints")
    assert standing is not None
    assert hints is not None
    promised, kept = 0, 0.0
    for number in range(40):
        match, favourites = Match(game, ["a", "b"], {}, number % 2, StreamDice(8, number)), []
        while (seat := match.turn) != OVER:
            if seat == CHANCE:
                match.roll()
                continue
            if standing.quiet(match.cfg, match.state):
                lead = standing.standing(match.cfg, match.state, 0) - standing.standing(match.cfg, match.state, 1)
                favourites += [0] if lead > 1100 else [1] if lead < -1100 else []
            match.play(seat, int(hints.choose(match.cfg, match.view(seat).state, seat)))
        winners = game.winners(match.cfg, match.state)
        promised += len(favourites)
        kept += sum(seat in winners for seat in favourites)
    assert promised > 30
    assert kept / promised > 0.62


def test_belief_follows_what_a_rival_does() -> None:
    """Dessert Dice: after a few moves of a rival who follows the hints, most deals that are thought of give it its real goal."""
    match = position("dessert-dice", 2, 10)
    seat = match.turn
    rival = 1 - seat
    thought = belief.root_positions(match.game, match.view(seat), 5)
    right = sum(int(deal["goals"][rival]) == match.state.goals[rival] for deal in thought)
    assert right > 0.8 * belief.DEALS
    assert all(int(deal["goals"][seat]) == match.state.goals[seat] for deal in thought)
    start = position("dessert-dice", 2, 0)
    assert len({int(deal["goals"][1 - start.turn]) for deal in belief.root_positions(match.game, start.view(start.turn), 5)}) == 3


def test_belief_knows_no_more_than_its_seat() -> None:
    """The rivals' moves as the seat saw them are all it has: other goals behind the same moves give the same deals."""
    match = position("dessert-dice", 3, 9)
    seat = match.turn
    thought = belief.root_positions(match.game, match.view(seat), 5)
    a, b = (rival for rival in range(3) if rival != seat)
    for state in (match.state, *(moment.before for moment in match.moments if moment.who >= 0)):
        state.goals[a], state.goals[b] = state.goals[b], state.goals[a]
    assert (belief.root_positions(match.game, match.view(seat), 5) == thought).all()


@pytest.mark.parametrize("playouts", [20, 400])
def test_more_playouts_look_no_further(playouts: int) -> None:
    """Dessert Dice for two: the own action and the reply. Every visit to a line of hints once added a move to it."""
    match = position("dessert-dice", 2, 6)
    tree = SearchTree(match.game, match.view(match.turn), SearchParameters(widening=0.0, near=1), 3, 10 * playouts)
    tree.run(playouts, match.legal(match.turn)[:2])
    assert deepest(tree) == 2


def test_a_seat_that_does_two_things_at_one_quiet_position_passes_it_once() -> None:
    """DiceCreams: a Sprinkle before the melting is judged when the melting is, at the start of the next turn."""
    match = next(found for decisions in range(40) if "melt" in moves_of(found := position("dicecreams", 2, decisions)))
    sprinkle = next(action for move, action in moves_of(match).items() if move.startswith("sprinkle"))
    parameters = SearchParameters(widening=0.0, horizon=0, learned=False)
    tree = SearchTree(match.game, match.view(match.turn), parameters, 3, 2000)
    tree.run(50, [sprinkle])
    assert deepest(tree) > 2


def moves_of(match: Match) -> dict[str, int]:
    """What may be done, by its notation."""
    return {match.action_notation[action]: action for action in match.legal(match.turn)}


def deepest(tree: SearchTree) -> int:
    """How many decisions and rolls the longest path of a tree has."""
    parents = {child: node for node in range(tree.used[0] + 1) for child in children(tree, node)}
    depths = {0: 0}
    for node in sorted(parents):
        depths[node] = depths[parents[node]] + 1
    return max(depths.values())


def children(tree: SearchTree, node: int) -> Iterator[int]:
    """The nodes below a node."""
    child = int(tree.nodes[node, mcts.FIRST])
    while child:
        yield child
        child = int(tree.nodes[child, mcts.NEXT])


def test_a_short_time_is_enough_for_a_move() -> None:
    """A search whose time is up before it began still tries the hint."""
    match = position("dessert-dice", 2, 0)
    move = Search(match.game, Stream(1, 1), 500, milliseconds=1).choose(match.view(match.turn), match.legal(match.turn))
    assert move in match.legal(match.turn)


def test_halving_gives_the_best_the_most() -> None:
    """All actions are tried as often at first; the two that are left at the end are tried most, the hint among them."""
    match = position("dicey-delights", 2, 40)
    seat = match.turn
    assert len(match.legal(seat)) > 3
    branches = Search(match.game, Stream(1, 1), 800).branches(match.view(seat))
    visits = sorted((branch.visits for branch in branches), reverse=True)
    hints = match.game.part("hints")
    assert hints is not None
    hint = int(hints.choose(match.cfg, match.view(seat).state, seat))
    assert {branch.action for branch in branches} == set(match.legal(seat))
    assert hint in {branch.action for branch in branches[:2]}
    assert visits[1] > 1.5 * visits[2] > 1.5 * visits[-1]
