"""Windows: the moments when rivals may use the abilities they keep; each is asked, in turn, where there is something to use."""

from __future__ import annotations

from typing import Final

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule

from . import awaits, ops, phases
from .abilities import AFTER_LAST_ROLL, BEFORE_FIRST_ROLL, RIVAL_SCORES
from .cards import ability_of, rolled_matches
from .deck import LINE, effect_at
from .effects import begin_ability, share_of_score
from .table import Config, State, cards_in_line, discard, rerolls_left, wait_for

NO_AIM: Final = -1


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
            wait_for(s, awaits.WINDOW, rival)
            return
    if s.phase == phases.BEFORE_ROLL:
        s.phase = phases.START
    elif s.phase == phases.SCORED:
        s.phase = phases.CASHING
    else:
        s.phase = phases.ROLLED if s.forced and rerolls_left(cfg, s) > 0 else phases.PREPARE
        s.forced = 0


@rule
def window_now(s: State) -> int:
    """Which abilities the open window is for."""
    if s.phase == phases.BEFORE_ROLL:
        return BEFORE_FIRST_ROLL
    return AFTER_LAST_ROLL if s.phase == phases.AFTER_ROLL else RIVAL_SCORES


@called_rule
def can_use(cfg: Config, s: State, rival: Seat) -> bool:
    """DL-2, DL-3, DL-12: an ability for this window, not used this turn by anybody, with something to aim at."""
    if s.kept[rival] == 0:
        return False
    ability = ability_of(cfg, s.kept[rival])
    if cfg.window[ability] != window_now(s) or s.used >> ability & 1:
        return False
    for n in range(cfg.n_effects[ability]):
        effect = effect_at(ability, n)
        op = cfg.op[effect]
        if op == ops.DISCARD_CARD and cards_in_line(s, s.seat) < LINE:
            return False
        if op == ops.TAKE_SCORE and share_of_score(cfg, s, effect) == 0:
            return False
        if op == ops.SCORE_WITH_RIVAL_DICE and not any_rolled_match(cfg, s, rival, 1):
            return False
    return True


@rule
def any_rolled_match(cfg: Config, s: State, seat: Seat, least: int) -> bool:
    """Whether some card of a line has at least so many matches with the rolled dice."""
    for place in range(LINE):
        card = s.line[seat][place]
        if card and rolled_matches(cfg, s, card) >= least:
            return True
    return False


@rule
def aims_at(cfg: Config, card: int) -> int:
    """The operation of a This Round ability that is aimed as it is used; NO_AIM if there is none."""
    ability = ability_of(cfg, card)
    for n in range(cfg.n_effects[ability]):
        op = cfg.op[effect_at(ability, n)]
        if op == ops.DISCARD_CARD or op == ops.FORCE_REROLL or op == ops.SCORE_WITH_RIVAL_DICE:
            return op
    return NO_AIM


@rule
def use(cfg: Config, s: State, seat: Seat, aim: int) -> None:
    """A rival uses the kept ability; its card is on the pile before anything it causes (DL-17)."""
    card = s.kept[seat]
    s.kept[seat] = 0
    s.used |= 1 << ability_of(cfg, card)
    s.aim = aim
    discard(s, card)
    begin_ability(s, seat, card)
