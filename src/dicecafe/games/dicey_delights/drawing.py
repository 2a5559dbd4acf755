"""What a terminal shows of Dicey Delights: dice, lines, kept abilities, odds; as rows of rich markup for 80 columns."""

from __future__ import annotations

from rich.markup import escape

from dicecafe.engine.match import View

from .abilities import DISCARD_CARD
from .advice import chances, group_worths
from .deck import DECK, LINE
from .rules import ABILITY, DUMP, SCORE, SHARE, SWAP, USE_CARD
from .table import (
    CASH_IN,
    DUMP_CHOICE,
    LINES,
    REROLL_OR_KEEP,
    ROLL_NOW,
    SHARE_OR_PASS,
    STIR_CHOICE,
    SWAP_CHOICE,
    WINDOW,
    Config,
    State,
    last_call_at,
    pay,
    rerolls_left,
    rolled_matches,
)
from .text import ability_name, group_words, pays_now, points_words, request, when
from .windows import aims_at

COLOURS = ("#c98d5a", "#f08bb4", "#b388eb", "#5aa9e6", "#d9a441", "#e0655a")
LETTERS = "abcdefgijklmnop"  # rivals' cards, while one is to be swapped; h is for hints
CROWDED = 4  # so many players have two rows each, fewer a row for every card
NAME = 10  # letters of a player's name that are shown


def cell(text: str, width: int, colour: str = "") -> str:
    """Text cut and padded to a column, safe as markup, in a colour if one is given."""
    safe = escape(f"{text[:width]:{width}}")
    return f"[{colour}]{safe}[/]" if colour else safe


def heading(view: View, mine: int) -> str:
    """Whose turn it is, and how far it is to the end."""
    s: State = view.state
    call = f"LAST CALL by {view.names[s.starter - 1][:NAME]}" if s.starter else f"last call at {last_call_at(view.cfg)}"
    whose = "Your" if mine == s.seat else f"{view.names[s.seat][:NAME]}'s"
    left = f"   re-rolls left {rerolls_left(view.cfg, s)}" if s.awaits in (ROLL_NOW, REROLL_OR_KEEP) else ""
    return escape(f"{whose} turn   {call}{left}")


def dice_rows(view: View, marked: int) -> list[str]:
    """The dice as they lie, a mark under those to be rolled again."""
    s, names = view.state, DECK.of(view.cfg).dessert_names
    if not any(s.dice):
        return ["  (the dice are not rolled yet)"]
    dice = [f"[reverse {COLOURS[side - 1]}] {escape(f'{names[side - 1][:9]:^9}')} [/]" for side in s.dice if side]
    more = ["[reverse]   wild    [/]"] * s.wild + ([escape(f"+ {names[s.snack - 1][:9]} (snack)")] if s.snack else [])
    again = marked if s.awaits in (REROLL_OR_KEEP, STIR_CHOICE) else 0
    under = [f"{'again' if again >> die & 1 else die + 1!s:^11}" for die in range(len(dice))]
    return ["  " + " ".join([*dice, *more]), "  " + " ".join(under)]


def requests(cfg: Config, card: int, width: int) -> str:
    """A request in columns, in the colours of its desserts."""
    sides = cfg.request[(card - 1) * LINE : card * LINE]
    return " ".join(cell(name, width, COLOURS[side - 1]) for side, name in zip(sides, request(cfg, card), strict=True))


def card_row(cfg: Config, card: int, key: str, pays: str) -> str:
    """A card on one row: its key, camper, request, points, ability, and what it pays now."""
    points = "/".join(map(str, cfg.pays[(card - 1) * LINE : card * LINE]))
    row = f"{key:>2} {cell(DECK.of(cfg).campers[card - 1], 8)} {requests(cfg, card, 7)} {points:8} "
    return row + cell(ability_name(cfg, card), 16) + (f" [bold]-> {escape(pays)}[/]" if pays else "")


def own_rows(view: View, seat: int, marked: int, legal: list[int]) -> list[str]:
    """Your campers, a row each, with what they pay now; and the ability you keep."""
    s, cfg, rows = view.state, view.cfg, []
    for place in range(LINE):
        if card := s.line[seat * LINE + place]:
            gone = "x" if s.awaits == DUMP_CHOICE and marked >> place & 1 else ""
            key = str(place + 1) if names_own_place(view, legal, place) else ""
            rows.append(card_row(cfg, card, gone + key, pays(view, seat, place, legal)))
    kept = s.in_use if seat == s.seat and s.in_use else s.kept[seat]
    if kept and s.awaits != WINDOW:  # a window says it all below
        rows.append(escape(f"   You keep {ability_name(cfg, kept)} ({when(cfg, kept)})"))
    return rows


def names_own_place(view: View, legal: list[int], place: int) -> bool:
    """Whether some action names this place of the own line."""
    if view.state.awaits == SWAP_CHOICE:
        return any((action - SWAP) // LINES == place for action in legal if action >= SWAP)
    if view.state.awaits == DUMP_CHOICE:
        return DUMP + (1 << place) - 1 in legal
    own = (SCORE, ABILITY, SHARE) if aims_at_rival(view) else (SCORE, ABILITY, SHARE, USE_CARD)
    return any(start + place in legal for start in own)


def aims_at_rival(view: View) -> bool:
    """Whether the window at hand is for an ability that names a card of the rival's line."""
    s: State = view.state
    card = s.kept[s.decider] if s.awaits == WINDOW else 0
    return card > 0 and aims_at(view.cfg, card) == DISCARD_CARD


def pays(view: View, seat: int, place: int, legal: list[int]) -> str:
    """What a card of yours would bring: with the dice as they lie on your turn, with a rival's where you may use them."""
    s, cfg = view.state, view.cfg
    card = s.line[seat * LINE + place]
    if s.awaits == CASH_IN and not (SCORE + place in legal or ABILITY + place in legal):
        return ""
    if s.awaits == WINDOW and USE_CARD + place in legal and not aims_at_rival(view):
        return points_words(pay(cfg, card, rolled_matches(cfg, s, card)))
    if s.awaits == SHARE_OR_PASS and SHARE + place in legal:
        return points_words(pay(cfg, card, rolled_matches(cfg, s, card) - cfg.share_less))
    return pays_now(cfg, s, seat, card)


def rival_places(cfg: Config, seat: int) -> list[int]:
    """The places of all rivals' cards, seat by seat."""
    return [place for place in range(cfg.players * LINE) if place // LINE != seat]


def rival_keys(view: View, mine: int) -> dict[int, str]:
    """The keys of rivals' cards: letters for a swap, numbers for an ability aimed at the rival whose turn it is."""
    s: State = view.state
    if s.awaits == SWAP_CHOICE:
        return dict(zip(rival_places(view.cfg, mine), LETTERS, strict=False))
    return {s.seat * LINE + i: str(i + 1) for i in range(LINE)} if aims_at_rival(view) else {}


def rival_rows(view: View, seat: int, keys: dict[int, str]) -> list[str]:
    """A rival's points, kept ability and line: a row for every card, or all in one where there are many players."""
    s, cfg = view.state, view.cfg
    kept = s.in_use if seat == s.seat and s.in_use else s.kept[seat]
    head = f"{view.names[seat][:NAME]}: {points_words(s.points[seat])}"
    if kept:
        head += f", keeps {ability_name(cfg, kept)[:16]} ({when(cfg, kept)})"
    places = [place for place in range(seat * LINE, seat * LINE + LINE) if s.line[place]]
    if cfg.players < CROWDED:
        return [escape(head[:79]), *(card_row(cfg, s.line[place], keys.get(place, ""), "") for place in places)]
    small = [f"{keys.get(p, ' ')} {requests(cfg, s.line[p], 3)} {cell(ability_name(cfg, s.line[p]), 11)}" for p in places]
    return [escape(head[:79]), " ".join(small)]


def odds_rows(view: View) -> list[str]:
    """For every group of dice: what the turn is worth then, and how likely 1, 2 and 3 matches are on each camper."""
    s, cfg = view.state, view.cfg
    cards = [card for card in s.line[s.seat * LINE : s.seat * LINE + LINE] if card]
    worths = group_worths(cfg, s)
    heads = "  ".join(escape(f"{DECK.of(cfg).campers[card - 1][:11]:>11}") for card in cards)
    rows = [f"[dim]roll again  worth  {heads}  (1/2/3 matches, %)[/]"]
    for group, worth in enumerate(worths):
        name = group_words(group) if group else "nothing"
        odds = ["/".join(f"{100 * p:.0f}" for p in chances(cfg, s, card, group)[1:]) for card in cards]
        row = f"{name:>10}  {worth:5.2f}  " + "  ".join(f"{text:>11}" for text in odds)
        rows.append(f"[bold]{row}[/]" if worth == max(worths) else row)
    return [*rows, "[dim]In last call being ahead is worth 20 points here.[/]"] if s.starter else rows
