"""What abilities are worth, from play: `python tools/worths.py` fits a line to each operation, into the game's `worths.toml`.

Seats of greedy players now and then cash a card in for its ability, whichever it is. From there the game is played on twice with
the same dice, once with the ability and once as if it did nothing, until everybody has had a turn and its owner one more. What
the owner is ahead of the rivals then, on average, more than without it, is what it was worth. Besides those of the house deck,
abilities of one operation each with several numbers are tried, a few at a time; a line for each operation is fitted to all.
As bots play by these lines, it is done twice over.

`--compare` plays the lines against the deck's own guesses instead, each in every seat on the same dice.
"""

from __future__ import annotations

import argparse
import datetime
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from typing import Any, NamedTuple

import numpy as np

from dicecafe import load
from dicecafe.engine.game import Game
from dicecafe.games.dicey_delights.abilities import TIMINGS, WINDOWS
from dicecafe.games.dicey_delights.deck import DECK
from dicecafe.games.dicey_delights.ops import OPS, Effect, read_effect
from dicecafe.games.dicey_delights.worths import FILE, PLAYERS, fitted, size
from dicecafe.lab import trials
from dicecafe.lab.measure import WIN

GAME = load("dicey-delights")
ROUNDS = 2
AT_ONCE = 8  # invented abilities in a deck, a card each
PART = 2000  # games of one call

# One effect each: when it acts, its operation, and the numbers to try.
TRIED: list[tuple[str, dict[str, Any], list[dict[str, Any]]]] = [
    ("on_cash_in", {"op": "gain_points", "who": "owner"}, [{"amount": n} for n in (1, 3, 6)]),
    (
        "on_cash_in",
        {"op": "gain_points_per", "who": "owner", "per": "rival_ahead"},
        [{"base": 0, "each": 2, "max": 4}, {"base": 2, "each": 2, "max": 6}],
    ),
    (
        "on_cash_in",
        {"op": "gain_points_roll", "who": "owner", "dice": 3},
        [{"all_different": 0, "pair": 2, "triple": 20}, {"all_different": 2, "pair": 5, "triple": 10}],
    ),
    (
        "on_cash_in",
        {"op": "take_points", "from": "target", "to": "owner"},
        [{"amount": 1}, {"amount": 2, "amount_if_target_ahead": 4}],
    ),
    ("on_cash_in", {"op": "swap_cards", "own": 1, "rival": 1, "optional": True}, [{}]),
    ("on_cash_in", {"op": "refresh_line", "who": "owner", "fill_to": 3}, [{"discard_max": n} for n in (0, 2)]),
    ("on_cash_in", {"op": "extra_cash_in", "who": "owner", "kind": "points"}, [{"amount": n} for n in (1, 2)]),
    ("on_cash_in", {"op": "reroll_now", "who": "owner", "times": 1}, [{}]),
    ("before_rival_first_roll", {"op": "dice_delta", "who": "target", "min_dice": 1}, [{"amount": n} for n in (-1, -2)]),
    ("before_rival_first_roll", {"op": "reroll_cap", "who": "target"}, [{"max": n} for n in (0, 1)]),
    ("own_turn_start", {"op": "reroll_delta", "who": "owner"}, [{"amount": n} for n in (1, 2, 4)]),
    ("before_rival_first_roll", {"op": "discard_card", "from": "target", "count": 1, "refill": "end_of_turn"}, [{}]),
    ("after_rival_last_roll", {"op": "force_reroll", "who": "target", "dice": 1, "chooser": "owner"}, [{}]),
    ("rival_scores", {"op": "copy_score", "to": "owner"}, [{"max": n} for n in (1, 2, 6)]),
    (
        "rival_scores",
        {"op": "take_score", "from": "target", "to": "owner", "round": "down"},
        [{"num": 1, "den": 3, "max": 2}, {"num": 1, "den": 1, "max": 6}],
    ),
    ("after_rival_last_roll", {"op": "score_with_rival_dice", "who": "owner", "cards": 1}, [{}]),
    ("own_before_cash_in", {"op": "set_die", "who": "owner", "dice": 1}, [{}]),
    ("own_turn_start", {"op": "cash_in_limit", "who": "owner", "max": 3}, [{}]),
    ("own_turn_start", {"op": "wild_die", "who": "owner", "dice": 1, "scope": "every_card"}, [{}]),
    ("own_turn_start", {"op": "bonus_dessert", "who": "owner", "count": 1, "named": "before_first_roll"}, [{}]),
    (
        "own_score",
        {"op": "score_multiplier", "who": "owner"},
        [{"factor": 2, "cards": 1, "max_extra": 2}, {"factor": 3, "cards": 1, "max_extra": 12}],
    ),
    ("own_score", {"op": "score_bonus", "who": "owner", "per": "card_scored"}, [{"amount": n} for n in (1, 3)]),
]


class Worth(NamedTuple):
    """What an ability was worth in points, and how often it was tried."""

    effects: list[Effect]
    mean: float
    times: int


def decks() -> list[dict[str, Any]]:
    """The house deck, each time with a few more abilities in the place of a card's own."""
    rows = [(window, {**effect, **numbers}) for window, effect, choices in TRIED for numbers in choices]
    made = []
    for start in range(0, len(rows), AT_ONCE):
        deck = deepcopy(DECK.house())
        by_id = {row["id"]: row for row in deck["ability"]}
        for n, (window, effect) in enumerate(rows[start : start + AT_ONCE]):
            card = deck["card"][(start + n * (len(deck["card"]) // AT_ONCE)) % len(deck["card"])]
            by_id[card["ability"]]["copies"] -= 1
            deck["ability"].append(invented(f"tried_{n}", window, effect))
            card["ability"] = f"tried_{n}"
        made.append(deck)
    return made


def invented(id: str, window: str, effect: dict[str, Any]) -> dict[str, Any]:
    """An ability of one effect, for one card."""
    timing = TIMINGS[WINDOWS[window]]
    words = {"id": id, "name": id, "text": "As it says.", "edge": "None.", "target": "none", "chooser": "owner", "optional": True}
    when = {"timing": timing, "window": window, "last_call_cash_in": timing == "right_now"}
    return {**words, **when, "copies": 1, "effects": [effect]}


def measured(deck: dict[str, Any], players: int, games: int, seed: int) -> list[Worth]:
    """What each ability of a deck was worth in so many games."""
    cfgs, kernel = GAME.config(players, {"deck": deck}).array(), trials.compiled(GAME, trials.doubt)
    policies = np.ones(players, "i1")

    def part(start: int) -> Any:
        sums = np.zeros((len(deck["ability"]), 3), "i8")
        kernel(cfgs, np.zeros(1, cfgs.dtype), policies, seed, start, PART, sums)
        return sums

    with ThreadPoolExecutor() as pool:
        total = sum(pool.map(part, range(0, games, PART)))
    rows = zip(deck["ability"], total.tolist(), strict=True)
    return [Worth(effects_of(row), gain / times / (players - 1), times) for row, (gain, _, times) in rows if times]


def effects_of(row: dict[str, Any]) -> list[Effect]:
    """The effects of an ability of a deck."""
    return [read_effect(effect, row["id"], [*WINDOWS].index(row["window"])) for effect in row["effects"]]


def lines(found: list[Worth], players: int) -> list[tuple[float, float]]:
    """The line of each operation that fits all best; an operation without numbers has no slope."""
    rows, worths = np.zeros((len(found), 2 * len(OPS))), np.array([one.mean for one in found])
    for row, one in zip(rows, found, strict=True):
        for effect in one.effects:
            row[2 * effect.op] += 1
            row[2 * effect.op + 1] += size(effect, players)
    weights = np.sqrt([one.times for one in found])
    fit = np.linalg.lstsq(rows * weights[:, None], worths * weights, rcond=None)[0]
    return [(float(fit[2 * op]), float(fit[2 * op + 1])) for op in range(len(OPS))]


def write(by_players: dict[int, list[tuple[float, float]]], games: int, seed: int) -> None:
    """Write the lines down, with what made them."""
    made = f'[made]\nby = "python tools/worths.py --games {games} --seed {seed}"\ndate = {datetime.date.today()}\n'
    made += f"games = {games}  # of each of {len(decks())} decks, for two players and for four, {ROUNDS} times\nseed = {seed}\n"
    text = "# What each operation is worth in points: where its line starts, and its slope (worths.py says over what).\n\n" + made
    for op, name in enumerate(OPS):
        text += f"\n[{name}]\n"
        for players, key in PLAYERS.items():
            text += f"{key} = [{by_players[players][op][0]:.3f}, {by_players[players][op][1]:.3f}]\n"
    FILE.write_text(text, encoding="utf-8")
    fitted.cache_clear()


def fit(games: int, seed: int) -> None:
    """Fit the lines, twice over."""
    for turn in range(ROUNDS):
        found = {
            players: lines([one for deck in fresh(turn) for one in measured(deck, players, games, seed + turn)], players)
            for players in PLAYERS
        }
        write(found, games, seed)
        print(FILE.read_text(encoding="utf-8"))


def fresh(turn: int) -> list[dict[str, Any]]:
    """The decks of a round, each with a title of its own, so that none is remembered with the worths of the last round."""
    made = decks()
    for deck in made:
        deck["deck"]["title"] = f"round {turn}"
    return made


def compare(game: Game, players: int, games: int, seed: int) -> None:
    """Let one seat play by the lines and the others by the deck's guesses, and tell how often it wins."""
    cfgs = game.config(players).array()
    rows = DECK.house()["ability"]
    guessed = cfgs.copy()
    for field, key in (("worth_2p", "value_2p"), ("worth_4p", "value_4p")):
        guessed[0][field][: len(rows)] = [round(100 * row[key]) for row in rows]
    kernel, won = trials.compiled(game, trials.duel), np.zeros((games, players), "i8")
    for seat in range(players):
        worlds = np.repeat(guessed, players)
        worlds[seat] = cfgs[0]
        for number in range(games):
            wins = np.zeros(players, "i8")
            kernel(cfgs, worlds, np.ones(players, "i1"), seed, number, wins)
            won[number, seat] = wins[seat]
    shares = won.mean(axis=1) / WIN
    half = 196 * shares.std() / games**0.5
    print(f"{players} players: fitted wins {100 * shares.mean():.2f}% ± {half:.2f} of {games * players} games")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compare", action="store_true")
    asked = parser.parse_args()
    if asked.compare:
        for players in PLAYERS:
            compare(GAME, players, asked.games, asked.seed)
    else:
        fit(asked.games, asked.seed)
