"""Dicey Delights in a terminal: the dice, your campers with what they pay now, every rival's line, and odds on request."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from rich.markup import escape

from dicecafe.engine.match import View

from .abilities import WINDOWS
from .advice import chances, group_worths
from .deck import DECK, DESSERTS, LINE
from .rules import (
    ABILITY,
    DONE,
    DOUBLE,
    DUMP,
    FROM,
    KEEP,
    PASS,
    REROLL,
    ROLL,
    SCORE,
    SET,
    SHARE,
    SNACK,
    STIR,
    SWAP,
    USE,
    USE_CARD,
    USE_DIE,
    WILD,
)
from .table import (
    CASH_IN,
    DICE,
    DUMP_CHOICE,
    LINES,
    REROLL_OR_KEEP,
    ROLL_NOW,
    SET_CHOICE,
    SHARE_OR_PASS,
    SNACK_CHOICE,
    STIR_CHOICE,
    SWAP_CHOICE,
    TARGET_CHOICE,
    WILD_CHOICE,
    WINDOW,
    Config,
    State,
    last_call_at,
    matches,
    rerolls_left,
)
from .text import WHEN, ability_name, group_words, pays_now, points_words, request

COLOURS = ("#c98d5a", "#f08bb4", "#b388eb", "#5aa9e6", "#d9a441", "#e0655a")
LETTERS = "abcdefghijklmno"  # rivals' cards, while one is to be swapped
CROWDED = 4  # so many players have two rows each, fewer a row for every card
MARKING = (REROLL_OR_KEEP, STIR_CHOICE, DUMP_CHOICE)  # choices of a group


def pick(view: View, legal: Sequence[int]) -> Generator[str | int, str, None]:
    """Gather keys until they name an action: numbers mark dice and name cards, letters act; o shows the odds."""
    s: State = view.state
    marked, typed, odds = 0, "", False
    known = codes(view)
    key = yield page(view, marked, typed, odds)
    while True:
        chosen: int | None = None
        for letter in key.lower() or "\n":
            if letter == "o" and s.awaits in (REROLL_OR_KEEP, STIR_CHOICE):
                odds = not odds
            elif letter in "123" and s.awaits in MARKING:
                marked ^= 1 << (int(letter) - 1)
            elif letter in ("r", "d") and s.awaits in MARKING and marked:
                chosen = {REROLL_OR_KEEP: REROLL, STIR_CHOICE: STIR, DUMP_CHOICE: DUMP}[s.awaits] + marked - 1
            else:
                typed = typed + letter if any(code.startswith(typed + letter) for code in known) else ""
                if typed in known:
                    chosen, typed = known[typed], ""
        key = yield page(view, marked, typed, odds) if chosen is None else chosen


def codes(view: View) -> dict[str, int]:
    """What is typed for every action of the choice at hand; none is the beginning of another."""
    s, seat = view.state, view.seat or 0
    places = range(LINE)
    dice = range(DICE)
    by_choice: dict[int, dict[str, int]] = {
        ROLL_NOW: {"r": ROLL},
        REROLL_OR_KEEP: {"k": KEEP},
        WINDOW: {"y": USE, **{str(i + 1): aim(view) + i for i in places}},
        CASH_IN: {"x": DONE, **cash_in_codes(view)},
        SHARE_OR_PASS: {str(i + 1): SHARE + i for i in places if s.line[seat * LINE + i]},
        TARGET_CHOICE: {str(rival): FROM + rival for rival in range(view.cfg.players)},
        SWAP_CHOICE: {
            f"{i + 1}{letter}": SWAP + i * LINES + other
            for i in places
            for letter, other in zip(LETTERS, rival_places(view.cfg, seat), strict=False)
        },
        SET_CHOICE: {f"{die + 1}{side + 1}": SET + die * DESSERTS + side for die in dice for side in range(DESSERTS)},
        WILD_CHOICE: {"y": WILD},
        SNACK_CHOICE: {str(side + 1): SNACK + side for side in range(DESSERTS)},
    }
    passing = {} if s.awaits in (ROLL_NOW, REROLL_OR_KEEP, CASH_IN, SNACK_CHOICE) else {"n": PASS}
    return {**by_choice.get(s.awaits, {}), **passing}


def aim(view: View) -> int:
    """Where the actions start that aim the kept ability: at a die, or at a card."""
    return USE_DIE if USE_DIE in view_legal(view) else USE_CARD


def view_legal(view: View) -> list[int]:
    """What the seat may do now."""
    mask = [0] * view.game.n_actions
    view.game.kernels["legal"](view.cfg, view.state, view.seat, mask)
    return [action for action, allowed in enumerate(mask) if allowed]


def cash_in_codes(view: View) -> dict[str, int]:
    """A number scores a camper that matches, or cashes it in for its ability; with d before it, doubled."""
    s, found = view.state, {}
    for place in range(LINE):
        if card := s.line[s.seat * LINE + place]:
            found[str(place + 1)] = (SCORE if matches(view.cfg, s, card) else ABILITY) + place
            found[f"d{place + 1}"] = DOUBLE + place
    return found


def rival_places(cfg: Config, seat: int) -> list[int]:
    """The places of all rivals' cards, seat by seat."""
    return [place for place in range(cfg.players * LINE) if place // LINE != seat]


# ---------------------------------------------------------------- words
def asked(view: View, marked: int) -> str:
    """What there is to do, and what to type for it."""
    s: State = view.state
    mark = f" (marked: {group_words(marked)})" if marked else ""
    line = s.line[(view.seat or 0) * LINE : (view.seat or 0) * LINE + LINE]
    cards = " ".join(str(place + 1) for place, card in enumerate(line) if card)
    names = DECK.of(view.cfg).dessert_names
    sides = " ".join(f"{side + 1} {name}" for side, name in enumerate(names))
    rivals = " ".join(f"{seat} {name}" for seat, name in enumerate(view.names) if seat != view.seat)
    return {
        ROLL_NOW: "r rolls the dice",
        REROLL_OR_KEEP: f"1 2 3 mark dice, r rolls them again{mark}   k keeps   o odds",
        WINDOW: window_words(view),
        CASH_IN: f"{cards} cash in a camper{'   d before it doubles' if s.factor_cards > 0 else ''}   x done",
        SHARE_OR_PASS: f"Share {view.names[s.seat]}'s dice? {cards} scores a camper of yours, for a match less   n passes",
        TARGET_CHOICE: f"Take points from: {rivals}{'   n enough' if s.targets else ''}",
        SWAP_CHOICE: "Swap: 1 2 3 your camper, then the letter of a rival's   n passes",
        DUMP_CHOICE: f"1 2 3 mark campers, d discards them{mark}   n keeps all",
        STIR_CHOICE: f"Stir: 1 2 3 mark dice, r rolls them{mark}   n leaves them   o odds",
        SET_CHOICE: f"Set: 1 2 3 the die, then {sides}   n passes",
        WILD_CHOICE: "Wild die instead of the third one? y takes it   n declines",
        SNACK_CHOICE: f"Pack a snack: {sides}",
    }[s.awaits]


def window_words(view: View) -> str:
    """An ability to use: ten words and the keys."""
    card = view.state.kept[view.seat or 0]
    legal = view_legal(view)
    keys = "y uses it"
    if USE not in legal:
        keys = " ".join(str(i + 1) for i in range(LINE) if aim(view) + i in legal) + " aims it"
    ability = DECK.of(view.cfg).abilities[view.cfg.ability[card - 1]]
    return f"{ability.name}: {ability.text}\n{keys}   n passes"


def help(view: View) -> str:
    """The rule for the decision at hand."""
    s: State = view.state
    if s.awaits == WINDOW:
        card = s.kept[view.seat or 0]
        ability = DECK.of(view.cfg).abilities[view.cfg.ability[card - 1]]
        return f"{ability.name}: {ability.text}\n{ability.edge}\nOf each ability one copy at most is used in a turn (DL-3)."
    kept = [card for card in (s.line[place] for place in range((view.seat or 0) * LINE, (view.seat or 0) * LINE + LINE)) if card]
    told = [DECK.of(view.cfg).abilities[view.cfg.ability[card - 1]] for card in kept]
    return "\n".join(
        [
            "Roll, roll any dice again up to twice, then cash in 1 or 2 campers.",
            "A camper with at least 1 match may be scored; one with none may be cashed in",
            "for its ability, one a turn (A turn, 7). Every die serves every camper once.",
            f"Who ends a turn with {last_call_at(view.cfg)} points starts last call: one turn more for all",
            "others, with up to 3 cash-ins.",
            *(f"- {ability.name} ({WHEN[[*WINDOWS][ability.window]]}): {ability.text}" for ability in told),
        ]
    )


def score(view: View, seat: int) -> str:
    """Points so far."""
    return str(view.points[seat])


# ---------------------------------------------------------------- drawing
def page(view: View, marked: int, typed: str, odds: bool) -> str:
    """The dice, your line, the odds or the rivals' lines, and what is asked."""
    s: State = view.state
    mine = view.seat if view.seat is not None else s.seat
    others = [(mine + i) % view.cfg.players for i in range(1, view.cfg.players)]
    rest = odds_rows(view) if odds else [row for seat in others for row in rival_rows(view, seat)]
    call = f"LAST CALL by {view.names[s.starter - 1]}" if s.starter else f"last call at {last_call_at(view.cfg)}"
    whose = "Your" if mine == s.seat else f"{view.names[s.seat]}'s"
    left = f"   re-rolls left {rerolls_left(view.cfg, s)}" if s.awaits in (ROLL_NOW, REROLL_OR_KEEP) else ""
    head = f"{whose} turn   {call}{left}"
    lines = [escape(head), *dice_rows(view, marked), *own_rows(view, mine, marked), *rest]
    return "\n".join([*lines, escape(asked(view, marked)) + (f"   typed: {typed}" if typed else "")])


def dice_rows(view: View, marked: int) -> list[str]:
    """The dice as they lie, a mark under those to be rolled again."""
    s, names = view.state, DECK.of(view.cfg).dessert_names
    if not any(s.dice):
        return ["  (the dice are not rolled yet)"]
    dice = [f"[{COLOURS[side - 1]}]▐[reverse]{names[side - 1]:^9}[/reverse]▌[/]" for side in s.dice if side]
    more = ["▐  wild   ▌"] * s.wild + ([f"+ {names[s.snack - 1]} (snack)"] if s.snack else [])
    stirring = s.awaits in (REROLL_OR_KEEP, STIR_CHOICE)
    under = [f"{'again' if marked >> die & 1 and stirring else die + 1!s:^11}" for die in range(len(dice))]
    return ["  " + " ".join([*dice, *more]), "  " + " ".join(under)]


def dessert_words(cfg: Config, card: int, width: int) -> str:
    """A request in columns, in the colours of its desserts."""
    sides = cfg.request[(card - 1) * LINE : card * LINE]
    return " ".join(
        f"[{COLOURS[side - 1]}]{escape(name[:width]):{width}}[/]" for side, name in zip(sides, request(cfg, card), strict=True)
    )


def pays_words(cfg: Config, card: int) -> str:
    """What a card pays for 1, 2 and 3 matches."""
    return "/".join(map(str, cfg.pays[(card - 1) * LINE : card * LINE]))


def own_rows(view: View, seat: int, marked: int) -> list[str]:
    """Your campers, a row each, with what they pay now; and the ability you keep."""
    s, cfg = view.state, view.cfg
    rows = []
    for place in range(LINE):
        card = s.line[seat * LINE + place]
        if card:
            gone = "x" if s.awaits == DUMP_CHOICE and marked >> place & 1 else " "
            now = pays_now(cfg, s, seat, card)
            name = DECK.of(cfg).campers[card - 1]
            row = f"{gone}{place + 1} {escape(name):8.8} {dessert_words(cfg, card, 7)} {pays_words(cfg, card):7}"
            rows.append(f"{row} {escape(ability_name(cfg, card)):16.16}" + (f" [bold]-> {escape(now)}[/]" if now else ""))
    return [*rows, *kept_row(view, seat, "You keep")]


def kept_row(view: View, seat: int, who: str) -> list[str]:
    """A kept ability, and when it acts."""
    s, deck = view.state, DECK.of(view.cfg)
    card = s.in_use if seat == s.seat and s.in_use else s.kept[seat]
    if not card:
        return []
    ability = deck.abilities[view.cfg.ability[card - 1]]
    return [escape(f"  {who} {ability.name} ({WHEN[[*WINDOWS][ability.window]]})")]


def rival_rows(view: View, seat: int) -> list[str]:
    """A rival's points, kept ability and line: a row for every card, or all in one where there are many players."""
    s, cfg = view.state, view.cfg
    kept = kept_row(view, seat, "keeps")
    head = f"{escape(view.names[seat])[:14]}: {points_words(s.points[seat])}" + (f",{kept[0][1:]}" if kept else "")
    places = [place for place in range(seat * LINE, seat * LINE + LINE) if s.line[place]]
    letters = dict(zip(rival_places(cfg, view.seat or 0), LETTERS, strict=False)) if s.awaits == SWAP_CHOICE else {}
    if cfg.players < CROWDED:
        return [head, *(f" {letters.get(place, ' ')} {rival_card(cfg, s.line[place])}" for place in places)]
    small = [f"{letters.get(p, ' ')} {dessert_words(cfg, s.line[p], 3)} {ability_name(cfg, s.line[p]):11.11}" for p in places]
    return [head, " ".join(small)]


def rival_card(cfg: Config, card: int) -> str:
    """A rival's card on one row."""
    name = DECK.of(cfg).campers[card - 1]
    return f"{escape(name):8.8} {dessert_words(cfg, card, 7)} {pays_words(cfg, card):7} {escape(ability_name(cfg, card))}"


def odds_rows(view: View) -> list[str]:
    """For every group of dice: what the turn is worth then, and how likely 1, 2 and 3 matches are on each camper."""
    s, cfg = view.state, view.cfg
    stirring = s.awaits == STIR_CHOICE
    cards = [card for card in s.line[s.seat * LINE : s.seat * LINE + LINE] if card]
    worths = group_worths(cfg, s, 0 if stirring else rerolls_left(cfg, s) - 1)
    heads = "  ".join(f"{escape(DECK.of(cfg).campers[card - 1]):>14.14}" for card in cards)
    rows = [f"[dim]roll again  worth  {heads}   (1/2/3 matches, %)[/]"]
    for group, worth in enumerate(worths):
        name = group_words(group) if group else "nothing"
        odds = ["/".join(f"{100 * p:.0f}" for p in chances(cfg, s, card, group)[1:]) for card in cards]
        best = "[bold]" if worth == max(worths) else ""
        rows.append(f"{best}{name:>10}  {worth:5.2f}  " + "  ".join(f"{text:>14}" for text in odds) + ("[/]" if best else ""))
    return rows
