"""What dice, cards and abilities are worth to a sensible player, in hundredths of a point."""

from __future__ import annotations

from dicecafe.engine.contract import Ints, Seat
from dicecafe.engine.rule import called_rule, rule, scratch

from .cards import ability_of, cards_left, may_use_ability, pay, served
from .deck import LINE
from .odds import EXACT, first_throw, last_throw, look_ahead, new_worths, thrown
from .table import DICE, NOWHERE, Config, State, is_last_call, reroll_limit, seats_after, starter

POINT = 100
MOST = 1000 * POINT  # more than anything is worth
WINNING = 20 * POINT  # what it is worth to be ahead after a last-call turn
ABILITY = LINE  # where the best ability of a line stands, behind the points of its cards
new_line = scratch(LINE + 1)


@rule
def ability_worth(cfg: Config, ability: int) -> int:
    """What an ability has been worth in play, for this many players (worths.py)."""
    if cfg.players == 2:
        return cfg.worth_2p[ability]
    if cfg.players == 3:
        return (cfg.worth_2p[ability] + cfg.worth_4p[ability]) // 2
    return cfg.worth_4p[ability]


@rule
def weigh_line(cfg: Config, s: State, a: int, b: int, c: int, snack: int, wild: int, line: Ints) -> None:
    """Write what these dice make of the active player's line: the points of its cards, the best first, and its best ability.

    That is the place of one that may be cashed in, NOWHERE if there is none.
    """
    first, second, third = 0, 0, 0
    best, found = -MOST, NOWHERE
    for place in range(LINE):
        card = s.line[s.seat][place]
        if card:
            n = served(cfg, card, a, b, c, snack, wild)
            points = pay(cfg, card, n) if n else 0
            if points > first:
                first, second, third = points, first, second
            elif points > second:
                second, third = points, second
            elif points > third:
                third = points
            if n == 0 and may_use_ability(cfg, s, card) and ability_worth(cfg, ability_of(cfg, card)) > best:
                best, found = ability_worth(cfg, ability_of(cfg, card)), place
    line[0], line[1], line[2], line[ABILITY] = first, second, third, found


@rule
def best_cards(s: State, line: Ints, most: int) -> int:
    """The points of the best cards of a line, so many at most."""
    total = 0
    if most > 0 and line[0]:
        total += line[0] + s.bonus
        if s.factor_cards > 0:
            total += min(line[0] * (s.factor - 1), s.factor_most)
    for nth in range(1, LINE):
        if most > nth and line[nth]:
            total += line[nth] + s.bonus
    return total


@called_rule
def cash_in_worth(cfg: Config, s: State, a: int, b: int, c: int, snack: int, wild: int) -> int:
    """What the active player can still make of these dice: the best cards to score, or an ability in the place of one."""
    line, most = new_line(), cards_left(cfg, s)
    weigh_line(cfg, s, a, b, c, snack, wild, line)
    worth = best_cards(s, line, most) * POINT
    if line[ABILITY] != NOWHERE:
        ability = ability_worth(cfg, ability_of(cfg, s.line[s.seat][line[ABILITY]]))
        worth = max(worth, best_cards(s, line, most - 1) * POINT + ability)
    return in_the_end(cfg, s, worth)


@rule
def in_the_end(cfg: Config, s: State, worth: int) -> int:
    """In last call being ahead counts most."""
    if is_last_call(s) and s.points[s.seat] * POINT + worth >= points_to_lead(cfg, s, s.seat) * POINT:
        return worth + WINNING
    return worth


@rule
def points_to_lead(cfg: Config, s: State, seat: Seat) -> int:
    """The points with which a seat would win if the game ended now: ties go by the order of last-call turns."""
    need = 0
    for rival in range(cfg.players):
        if rival != seat:
            earlier = seats_after(cfg, starter(s), rival) < seats_after(cfg, starter(s), seat)
            need = max(need, s.points[rival] + earlier)
    return need


# ---------------------------------------------------------------- before the dice lie
@called_rule
def weigh_throws(cfg: Config, s: State, ends: Ints, early: Ints, dice: int, snack: int, wild: int) -> None:
    """What every throw of so many dice is worth to the active player, and what re-rolls not used then bring (Sundae Sprint)."""
    for throw in range(first_throw(dice), last_throw(dice) + 1):
        a, b, c = cfg.shows[throw][0], cfg.shows[throw][1], cfg.shows[throw][2]
        ends[throw] = cash_in_worth(cfg, s, a, b, c, snack, wild) * EXACT
        early[throw] = 0
        if cfg.sundae_sprint and serves_any(cfg, s, a, b, c, snack, wild):
            early[throw] = cfg.sprint_points * POINT * EXACT


@rule
def serves_any(cfg: Config, s: State, a: int, b: int, c: int, snack: int, wild: int) -> bool:
    """Whether some card of the active player could be scored."""
    for place in range(LINE):
        card = s.line[s.seat][place]
        if card and served(cfg, card, a, b, c, snack, wild):
            return True
    return False


@called_rule
def turn_worth(cfg: Config, s: State, ends: Ints, early: Ints, worths: Ints, snack: int, wild: int) -> int:
    """What the active player may expect of the turn before the first roll, with this snack or wild."""
    dice = max(1, DICE - wild - s.fewer_dice)
    weigh_throws(cfg, s, ends, early, dice, snack, wild)
    look_ahead(cfg, ends, early, worths, dice, reroll_limit(cfg, s))
    return int(worths[0])


@called_rule
def throw_now(cfg: Config, s: State, group: int) -> int:
    """The throw that the active player's dice are, without a group of them."""
    a = 0 if group & 1 else s.dice[0]
    b = 0 if group & 2 else s.dice[1]
    c = 0 if group & 4 else s.dice[2]
    return thrown(cfg, a, b, c)


@called_rule
def line_worth(cfg: Config, s: State, seat: Seat) -> int:
    """What a seat may expect of its next turn as its line lies, where nobody has rolled; on its own turn with all it has."""
    ends, early, worths = new_worths(), new_worths(), new_worths()
    if seat == s.seat:
        return turn_worth(cfg, s, ends, early, worths, s.snack, s.wild) // EXACT
    active, fewer, extra, cap = s.seat, s.fewer_dice, s.extra_rerolls, s.reroll_cap
    bonus, cards, most = s.bonus, s.factor_cards, s.most_cards
    s.seat, s.fewer_dice, s.extra_rerolls, s.reroll_cap = seat, 0, 0, 0
    s.bonus, s.factor_cards, s.most_cards = 0, 0, 0
    worth = turn_worth(cfg, s, ends, early, worths, 0, 0) // EXACT
    s.seat, s.fewer_dice, s.extra_rerolls, s.reroll_cap = active, fewer, extra, cap
    s.bonus, s.factor_cards, s.most_cards = bonus, cards, most
    return worth
