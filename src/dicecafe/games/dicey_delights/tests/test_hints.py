"""The rules of thumb: always legal, far better than chance, and right where right can be computed."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from copy import deepcopy
from fractions import Fraction
from functools import cache
from itertools import product
from statistics import mean
from typing import Any

import pytest

from dicecafe.engine.match import Match
from dicecafe.games.dicey_delights import worths
from dicecafe.games.dicey_delights.deck import DECK
from dicecafe.games.dicey_delights.hints import choose
from dicecafe.games.dicey_delights.ops import OPS, read_effect
from dicecafe.games.dicey_delights.table import Config, State
from dicecafe.games.dicey_delights.worth import cash_in_worth
from dicecafe.lab.batch import Batch, records
from dicecafe.lab.run import simulate
from dicecafe.testing.conformance import Case, check_hints

from .table import GAME, play, position, roll

OPTIONS: dict[str, dict[str, Any]] = {
    "sprint": {"sundae_sprint": True},
    "potluck": {"potluck": True},
    "both": {"sundae_sprint": True, "potluck": True},
    "treat": {"late_seat_treat": True},
    "short": {"last_call": 10},
}
SIDES = range(1, 7)
Dice = tuple[int, ...]


def said(match: Match) -> str:
    """What greedy would do, in notation."""
    return match.view(match.turn).notation(choose(match.cfg, match.state, match.turn))


# ---------------------------------------------------------------- legal, and good
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("name", OPTIONS)
def test_greedy_is_always_legal(name: str, players: int) -> None:
    """Every option at every seat count, and both variants at once, where the kit tries each option alone at the table for two."""
    for seed in (1, 2):
        check_hints(Case(GAME, players, OPTIONS[name]), seed)


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int) -> None:
    """More than 90 of 100 games of two, from either seat."""
    names = ["random", "random"]
    names[seat] = "greedy"
    assert simulate(Batch(GAME, names, {}, 100, seed=3)).wins[seat] > 90


@pytest.mark.parametrize("rivals", [1, 3])
def test_turns_to_40_points(rivals: int) -> None:
    """Among random rivals, who hardly disturb, greedy needs 7 to 9 of its turns to get 40 points, on average of 200 games."""
    batch = Batch(GAME, ["greedy", *["random"] * rivals], {"last_call": 100}, 200, seed=4)
    turns = [turns_to(40, record.players, record.log) for record in records(batch)]
    assert len(turns) == 200
    assert 7 <= mean(turns) <= 9


def turns_to(points: int, players: list[str], log: list[str]) -> int:
    """In which of its turns seat 0 got so many points."""
    match, turns = Match(GAME, players, {"last_call": 100}), 0
    for line in log:
        turns += match.push(line) == "0 roll"
        if match.points[0] >= points:
            return turns
    raise AssertionError(f"seat 0 never had {points} points")


# ---------------------------------------------------------------- what abilities are worth
@pytest.mark.parametrize("key", ["value_2p", "value_4p"])
def test_what_the_designer_guesses_changes_no_game(key: str) -> None:
    """Bots do not read it: whatever a deck says, or nothing, games are the same to the last line."""
    players = ["greedy"] * int(key[6])
    as_it_is = [record.log for record in records(Batch(GAME, players, {}, 20, seed=5))]
    for said in (0, 12, None):
        deck = deepcopy(DECK.house())
        for ability in deck["ability"]:
            del ability[key]
            ability |= {} if said is None else {key: said}
        assert [record.log for record in records(Batch(GAME, players, {"deck": deck}, 20, seed=5))] == as_it_is


def test_worths_were_fitted_to_play() -> None:
    """The file says what made it, has a line for each operation, and no ability of the house deck is worth less than nothing."""
    made = tomllib.loads(worths.FILE.read_text(encoding="utf-8"))
    assert made["made"]["by"].startswith("python tools/worths.py --games ")
    assert {*made} == {"made", *OPS}
    for cfg in (GAME.config(2), GAME.config(4)):
        found = {ability.id: (cfg.worth_2p[n], cfg.worth_4p[n]) for n, ability in enumerate(DECK.of(cfg).abilities)}
        assert all(min(worth) > 0 for worth in found.values())
        assert found["cookie_jar"] > found["sweet_tip"] > found["clean_plate"]


def test_an_ability_of_ones_own_has_a_worth() -> None:
    """By its operations and their numbers: more points are worth more, and two effects more than one."""
    tip = read_effect({"op": "gain_points", "who": "owner", "amount": 1}, "", 0)
    more = read_effect({"op": "gain_points", "who": "owner", "amount": 3}, "", 0)
    stir = read_effect({"op": "reroll_now", "who": "owner", "times": 1}, "", 0)
    assert 0 < worths.worth([tip], 2) < worths.worth([tip, stir], 2) < worths.worth([more], 2) < 400


# ---------------------------------------------------------------- dice, by brute force
def prospects(cfg: Config, s: State, snack: int, wild: int) -> Callable[[Dice, int, int], Fraction]:
    """What dice are worth that are kept while so many others are rolled, with so many re-rolls after it and best play."""

    @cache
    def stop(dice: Dice, left: int) -> Fraction:
        a, b, c = (*dice, 0, 0)[:3]
        worth = cash_in_worth(cfg, s, a, b, c, snack, wild)
        cards = [card for card in s.line[s.seat] if card]
        asks = {dessert for card in cards for dessert in cfg.request[card - 1]}
        served = wild or asks & {*dice, snack}
        return Fraction(worth + (100 * cfg.sprint_points * left if cfg.sundae_sprint and served else 0))

    @cache
    def lying(dice: Dice, left: int) -> Fraction:
        return max(stop(dice, left), *(kept(*part, left - 1) for part in parts(dice))) if left else stop(dice, 0)

    @cache
    def kept(dice: Dice, rolled: int, left: int) -> Fraction:
        if rolled == 0:
            return stop(dice, left)
        throws = [tuple(sorted((*dice, *new))) for new in product(SIDES, repeat=rolled)]
        return sum((lying(throw, left) for throw in throws), Fraction()) / len(throws)

    return kept


def parts(dice: Dice) -> list[tuple[Dice, int]]:
    """What may be kept of dice, and how many of them are rolled again, at least one; by the group that is rolled."""
    groups = range(1, 1 << len(dice))
    left = [tuple(sorted(side for i, side in enumerate(dice) if not group >> i & 1)) for group in groups]
    return [(some, len(dice) - len(some)) for some in left]


def worth_of_groups(match: Match) -> dict[str, Fraction]:
    """What each answer to 're-roll or keep' is worth."""
    s = match.state
    dice = tuple(side for side in s.dice if side)
    left = 2 - s.rerolled
    kept = prospects(match.cfg, s, s.snack, s.wild)
    worth = {"keep": kept(tuple(sorted(dice)), 0, left)}
    for group, (some, rolled) in enumerate(parts(dice), 1):
        worth["reroll " + " ".join(str(i + 1) for i in range(3) if group >> i & 1)] = kept(some, rolled, left - 1)
    return worth


THROWS = [
    "pie pie pie",
    "smore cupcake donut",
    "cookie pie smore",
    "icepop icepop cookie",
    "donut donut pie",
    "cupcake icepop icepop",
]


@pytest.mark.parametrize("options", [{}, {"sundae_sprint": True}], ids=["plain", "sprint"])
@pytest.mark.parametrize("left", [1, 2])
@pytest.mark.parametrize("own", ["c43 c50 c34", "c1 c14 c44", "c35 c21 c49"])
def test_rerolls_by_exact_expectation(own: str, left: int, options: dict[str, Any]) -> None:
    """The group rolled again is worth most of all, by fractions and a recursion over all groups."""
    chosen = set()
    for throw in THROWS:
        before = "" if left == 2 else "0 roll / * smore smore smore / 0 reroll 1 2 3 / "
        match = play(position(own, "c12 c4 c8", options=options), f"{before or '0 roll / '}* {throw}")
        worth = worth_of_groups(match)
        assert set(worth) == set(match.moves(0))
        assert worth[said(match)] == max(worth.values()), (throw, said(match), worth)
        chosen.add(said(match))
    assert len(chosen) > 1


def test_keeping_is_best_where_nothing_is_better() -> None:
    """Three matches on the best card of all and more on another one: the dice are kept."""
    match = play(position("c50 c43 c34", "c12 c4 c8"), "0 roll / * cookie pie pie")
    assert said(match) == "keep"


@pytest.mark.parametrize("throw", THROWS)
def test_best_die_is_set(throw: str) -> None:
    """Chef's Choice: none of the 18 ways to set a die is worth more, by all the ways there are."""
    match = play(position("c43 c50 c34", "c12 c4 c8", kept={0: "c6"}), roll(0, throw))
    worth = {}
    for move in match.moves(0):
        dice = list(match.state.dice)
        if move != "pass":
            _, die, dessert = move.split()
            dice[int(die) - 1] = match.outcome_notation.index(dessert) + 1
        a, b, c = dice
        worth[move] = cash_in_worth(match.cfg, match.state, a, b, c, 0, 0)
    assert len(worth) == 19
    assert worth[said(match)] == max(worth.values())


def test_a_die_is_set_for_ten_points() -> None:
    """Cookie, smore, pie for a request of cookie, cookie, pie that pays 10: the s'more is turned to a cookie."""
    match = play(position("c49 c26 c38", "c12 c4 c8", kept={0: "c6"}), roll(0, "cookie smore pie"))
    assert said(match) == "set 2 cookie"


@pytest.mark.parametrize("own", ["c43 c50 c34", "c1 c2 c3", "c35 c21 c49", "c12 c45 c26"])
def test_best_snack_is_packed(own: str) -> None:
    """Packed Snack: no dessert makes the turn worth more, by fractions over the whole turn."""
    match = position(own, "c13 c4 c8", kept={0: "c10"})
    worth = {f"snack {match.outcome_notation[n - 1]}": prospects(match.cfg, match.state, n, 0)((), 3, 2) for n in SIDES}
    assert set(worth) == set(match.moves(0))
    assert worth[said(match)] == max(worth.values())
    assert min(worth.values()) < max(worth.values())


def wild_is_worth(match: Match) -> Fraction:
    """What two dice and a wild are worth more than three dice."""
    dice = [prospects(match.cfg, match.state, 0, wild)((), 3 - wild, 2) for wild in (0, 1)]
    return dice[1] - dice[0]


@pytest.mark.parametrize("own", ["c43 c50 c34", "c1 c14 c44", "c35 c21 c49"])
def test_wild_is_taken(own: str) -> None:
    """Wild Whip: two dice and a wild are worth more than three dice, and taken."""
    match = position(own, "c12 c4 c8", kept={0: "c48"})
    assert wild_is_worth(match) > 0
    assert said(match) == "wild"


def test_wild_is_declined_for_an_ability() -> None:
    """With a deck whose Cookie Jar takes 20 points, which a wild would rule out, three dice are worth more."""
    deck = deepcopy(DECK.house())
    jar = next(ability for ability in deck["ability"] if ability["id"] == "cookie_jar")
    jar["effects"][0] |= {"amount": 20, "amount_if_target_ahead": 20}
    match = position("c8 c20 c50", "c12 c4 c43", kept={0: "c48"}, options={"deck": deck})
    assert wild_is_worth(match) < 0
    assert said(match) == "pass"


# ---------------------------------------------------------------- rivals
def test_finders_sharers_waits_for_more() -> None:
    """A score of 6 is worth sharing, a score of 1 is not while the rival can still score; on the last chance it is."""
    match = play(position("c50 c44 c20", kept={1: "c18"}), f"{roll(0, 'cookie pie pie')} / 0 score c50")
    assert (match.turn, said(match)) == (1, "use")
    match = play(position("c50 c44 c20", "c12 c4 c8", kept={1: "c18"}), f"{roll(0, 'cookie smore icepop')} / 0 score c50")
    assert (match.turn, match.points, said(match)) == (1, [1, 0], "pass")
    match.push("1 pass")
    match.push("0 score c20")
    assert (match.turn, match.points, said(match)) == (1, [2, 0], "use")


def test_points_are_taken_from_the_richest() -> None:
    """Cookie Jar takes from the rival with most points; Pass the Hat from the next one too."""
    pies = roll(0, "pie pie pie")
    match = play(position("c8 c43 c50", "c12 c4 c1", players=4, points=(0, 5, 9, 3)), f"{pies} / 0 ability c8")
    assert (match.moves(0), said(match)) == (["from 1", "from 2", "from 3"], "from 2")
    match = play(position("c2 c43 c50", players=4, points=(0, 5, 4, 9)), f"{pies} / 0 ability c2")
    assert said(match) == "from 3"
    match.push("0 from 3")
    assert said(match) == "from 1"


# ---------------------------------------------------------------- last call
def outcomes(match: Match, move: str) -> list[int]:
    """The points of the whole line, which last call lets one score, after each way a re-roll can fall."""
    asks = {card["n"]: card for card in DECK.house()["card"]}
    cards = [asks[card] for card in match.state.line[0]]
    ids = match.outcome_notation[:6]
    again = move.split()[1:]
    dice = [ids if str(i + 1) in again else [ids[side - 1]] for i, side in enumerate(match.state.dice)]
    return [
        sum((0, *card["points"])[sum(min(throw.count(d), card["request"].count(d)) for d in ids)] for card in cards)
        for throw in product(*dice)
    ]


@pytest.mark.parametrize(("points", "right"), [(0, "reroll 1"), (34, "reroll 1 3")])
def test_last_call_goes_for_the_win(points: int, right: str) -> None:
    """With no chance to win, the re-roll of most expected points; where 7 points win, the one more likely to bring 7.

    The line has no Right Now card, so that points are all there is to get; one re-roll is left.
    """
    start = position("c45 c17 c3", "c12 c4 c8", call=1, points=(points, 40))
    match = play(start, "0 roll / * smore smore smore / 0 reroll 1 2 3 / * cookie pie smore")
    brings = {move: outcomes(match, move) for move in match.moves(0)}
    assert max(brings, key=lambda move: mean(brings[move])) == "reroll 1"
    assert mean(map(Fraction, brings["reroll 1"])) == Fraction(19, 3) > mean(map(Fraction, brings["reroll 1 3"]))
    wins = {move: Fraction(sum(34 + n > 40 for n in found), len(found)) for move, found in brings.items()}
    assert max(wins.values()) == wins["reroll 1 3"] == Fraction(11, 36) > wins["reroll 1"] == Fraction(1, 6)
    assert said(match) == right
