"""Windows: the moments when rivals may use the abilities they keep; each is asked, in turn, where there is something to use."""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule

from .abilities import (
    AFTER_LAST_ROLL,
    BEFORE_FIRST_ROLL,
    DISCARD_CARD,
    FORCE_REROLL,
    RIVAL_SCORES,
    SCORE_WITH_RIVAL_DICE,
    TAKE_SCORE,
)
from .deck import LINE, MAX_EFFECTS
from .effects import begin_ability, share_of_score
from .table import (
    AFTER_ROLL,
    BEFORE_ROLL,
    CASHING,
    PREPARE,
    ROLLED,
    SCORED,
    START,
    WINDOW,
    Config,
    State,
    cards_in_line,
    discard,
    rerolls_left,
    rolled_matches,
    wait_for,
)


@rule
def open_window(s: State, phase: int) -> None:
    """DL-2: the rivals are asked, clockwise from the left."""
    s.phase = phase
    s.asked = 0


@rule
def ask_next(cfg: Config, s: State) -> None:
    """Ask the next rival who holds something to use now; when all have been asked, the turn goes on."""
    while s.asked < cfg.players - 1:
        s.asked += 1
        rival = (s.seat + s.asked) % cfg.players
        if can_use(cfg, s, rival):
            wait_for(s, WINDOW, rival)
            return
    if s.phase == BEFORE_ROLL:
        s.phase = START
    elif s.phase == SCORED:
        s.phase = CASHING
    else:
        s.phase = ROLLED if s.forced and rerolls_left(cfg, s) > 0 else PREPARE
        s.forced = 0


@rule
def window_now(s: State) -> int:
    """Which abilities the open window is for."""
    if s.phase == BEFORE_ROLL:
        return BEFORE_FIRST_ROLL
    return AFTER_LAST_ROLL if s.phase == AFTER_ROLL else RIVAL_SCORES


@called_rule
def can_use(cfg: Config, s: State, rival: Seat) -> bool:
    """DL-2, DL-3, DL-12: an ability for this window, not used this turn by anybody, with something to aim at."""
    if s.kept[rival] == 0:
        return False
    ability = cfg.ability[s.kept[rival] - 1]
    if cfg.window[ability] != window_now(s) or s.used >> ability & 1:
        return False
    for i in range(ability * MAX_EFFECTS, ability * MAX_EFFECTS + cfg.n_effects[ability]):
        if cfg.op[i] == DISCARD_CARD and cards_in_line(s, s.seat) < LINE:
            return False
        if cfg.op[i] == TAKE_SCORE and share_of_score(cfg, s, i) == 0:
            return False
        if cfg.op[i] == SCORE_WITH_RIVAL_DICE and not any_rolled_match(cfg, s, rival, 1):
            return False
    return True


@rule
def any_rolled_match(cfg: Config, s: State, seat: Seat, least: int) -> bool:
    """Whether some card of a line has at least so many matches with the rolled dice."""
    for place in range(seat * LINE, seat * LINE + LINE):
        if s.line[place] and rolled_matches(cfg, s, s.line[place]) >= least:
            return True
    return False


@rule
def aims_at(cfg: Config, card: int) -> int:
    """The operation of a This Round ability that is aimed as it is used; -1 if there is none."""
    ability = cfg.ability[card - 1]
    for i in range(ability * MAX_EFFECTS, ability * MAX_EFFECTS + cfg.n_effects[ability]):
        if cfg.op[i] == DISCARD_CARD or cfg.op[i] == FORCE_REROLL or cfg.op[i] == SCORE_WITH_RIVAL_DICE:
            return cfg.op[i]
    return -1


@rule
def use(cfg: Config, s: State, seat: Seat, aim: int) -> None:
    """A rival uses the kept ability; its card is on the pile before anything it causes (DL-17)."""
    card = s.kept[seat]
    s.kept[seat] = 0
    s.used |= 1 << cfg.ability[card - 1]
    s.aim = aim
    discard(s, card)
    begin_ability(s, seat, card)
