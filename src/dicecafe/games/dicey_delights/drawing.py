"""What a terminal shows of Dicey Delights: dice, lines, kept abilities, odds; as rows of rich markup for 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape

from dicecafe.engine.contract import Action, Seat
from dicecafe.engine.match import View
from dicecafe.words import Message

from . import awaits, moves, ops
from .advice import chances, group_worths
from .cards import pay, rolled_matches
from .deck import LINE, Word
from .moves import move_of, place_of, to_ability, to_dump, to_score, to_share, to_use_on_card
from .table import Config, State, is_last_call, kept_by, last_call_at, rerolls_left, starter
from .text import ability_name, camper, desserts, group_words, pays_now, request, seat_line, when
from .windows import aims_at

COLOURS = ("#c98d5a", "#f08bb4", "#b388eb", "#5aa9e6", "#d9a441", "#e0655a")
LETTERS = "abcdefgijklmnop"  # rivals' cards, while one is to be swapped; h is for hints
CROWDED = 4  # so many players have two rows each, fewer a row for every card
NAME = 10  # letters of a player's name that are shown
DIE = 9  # letters on a die
DESSERT = 7  # letters of a dessert in a row
PAYS = 15  # letters for what a card pays now


def say(view: View, word: Word, part: str = "") -> str:
    """A word or a message, or a part of it, in the language of the program."""
    return word if isinstance(word, str) else view.game.speech(view.names).say(word, part)


def short(view: View, word: Word, width: int) -> str:
    """A word that may be as wide as this: in short where it is wider, and cut where that is, too."""
    said = say(view, word)
    return said if len(said) <= width else say(view, word, "short")[:width]


def short_desserts(view: View, sides: Sequence[int], width: int = DIE) -> list[str]:
    """What sides of a die are called, as wide as a die may be."""
    return [short(view, name, width) for name in desserts(view.cfg, list(sides))]


def cell(text: str, width: int, colour: str = "") -> str:
    """Text cut and padded to a column, safe as markup, in a colour if one is given."""
    safe = escape(f"{text[:width]:{width}}")
    return f"[{colour}]{safe}[/]" if colour else safe


def heading(view: View, mine: int) -> str:
    """Whose turn it is, and how far it is to the end."""
    s: State = view.state
    call = Message("call-at", points=last_call_at(view.cfg))
    if is_last_call(s):
        call = Message("call-on", player=view.names[starter(s)][:NAME])
    whose = Message("screen-your-turn") if mine == s.seat else Message("screen-turn-of", player=view.names[s.seat][:NAME])
    if s.awaits == awaits.END:
        return escape(say(view, call))
    rolling = s.awaits in (awaits.ROLL_NOW, awaits.REROLL_OR_KEEP)
    left = [Message("screen-rerolls", n=rerolls_left(view.cfg, s))] if rolling else []
    return escape("   ".join(say(view, one) for one in (whose, call, *left)))


def dice_rows(view: View, marked: int) -> list[str]:
    """The dice as they lie, a mark under those to be rolled again."""
    s: State = view.state
    if not any(s.dice):
        return [f"  {escape(say(view, Message('screen-not-rolled')))}"]
    names = zip([side for side in s.dice if side], short_desserts(view, s.dice), strict=True)
    dice = [die(name, COLOURS[side - 1]) for side, name in names]
    wild = [die(say(view, Message("die-wild")), "")] if s.wild else []
    snack = [f"+ {say(view, Message('die-snack', dessert=name))}" for name in short_desserts(view, [s.snack])]
    again = marked if s.awaits in (awaits.REROLL_OR_KEEP, awaits.STIR_CHOICE) else 0
    mark = say(view, Message("screen-again"))
    under = [f"{mark if again >> i & 1 else str(i + 1):^11}" for i in range(len(dice))]
    return ["  " + " ".join([*dice, *wild, *map(escape, snack)]), "  " + " ".join(under)]


def die(name: str, colour: str) -> str:
    """A die that shows something."""
    return f"[{f'reverse {colour}'.strip()}] {escape(f'{name[:DIE]:^{DIE}}')} [/]"


def requests(view: View, card: int, width: int) -> str:
    """A request in columns, in the colours of its desserts."""
    sides = view.cfg.request[card - 1]
    names = request(view.cfg, card)
    return " ".join(cell(short(view, name, width), width, COLOURS[side - 1]) for side, name in zip(sides, names, strict=True))


def card_row(view: View, card: int, key: str, pays: str) -> str:
    """A card on one row: its key, camper, request, points, ability, and what it pays now."""
    points = "/".join(map(str, view.cfg.pays[card - 1]))
    row = f"{key:>2} {cell(camper(view.cfg, card), 8)} {requests(view, card, DESSERT)} {points:8} "
    return row + cell(said_ability(view, card), 16) + (f" [bold]-> {escape(pays)}[/]" if pays else "")


def said_ability(view: View, card: int) -> str:
    """What the ability on a card is called."""
    return say(view, ability_name(view.cfg, card))


def own_rows(view: View, seat: Seat, marked: int, legal: list[Action]) -> list[str]:
    """Your campers, a row each, with what they pay now; and the ability you keep."""
    s, cfg, rows = view.state, view.cfg, []
    for place, card in enumerate(s.line[seat]):
        if card:
            gone = "x" if s.awaits == awaits.DUMP_CHOICE and marked >> place & 1 else ""
            key = str(place + 1) if names_own_place(view, legal, place) else ""
            rows.append(card_row(view, card, gone + key, say(view, pays(view, seat, place, legal))[:PAYS]))
    kept = kept_by(s, seat)
    if kept and s.awaits != awaits.WINDOW:  # a window says it all below
        keep = Message("screen-you-keep", ability=ability_name(cfg, kept), when=when(cfg, kept))
        rows.append(escape(f"   {say(view, keep)}"[:79]))
    return rows


def names_own_place(view: View, legal: list[Action], place: int) -> bool:
    """Whether some action names this place of the own line."""
    if view.state.awaits == awaits.SWAP_CHOICE:
        return any(place_of(action) == place for action in legal if move_of(action) == moves.SWAP)
    if view.state.awaits == awaits.DUMP_CHOICE:
        return to_dump(1 << place) in legal
    own = [to_score(place), to_ability(place), to_share(place)]
    return any(action in legal for action in (own if aims_at_rival(view) else [*own, to_use_on_card(place)]))


def aims_at_rival(view: View) -> bool:
    """Whether the window at hand is for an ability that names a card of the rival's line."""
    s: State = view.state
    card = s.kept[s.decider] if s.awaits == awaits.WINDOW else 0
    return card > 0 and aims_at(view.cfg, card) == ops.DISCARD_CARD


def pays(view: View, seat: Seat, place: int, legal: list[Action]) -> Word:
    """What a card of yours would bring: with the dice as they lie on your turn, with a rival's where you may use them."""
    s, cfg = view.state, view.cfg
    card = s.line[seat][place]
    if s.awaits == awaits.CASH_IN and not (to_score(place) in legal or to_ability(place) in legal):
        return ""
    if s.awaits == awaits.WINDOW and to_use_on_card(place) in legal and not aims_at_rival(view):
        return Message("points", points=pay(cfg, card, rolled_matches(cfg, s, card)))
    if s.awaits == awaits.SHARE_OR_PASS and to_share(place) in legal:
        return Message("points", points=pay(cfg, card, rolled_matches(cfg, s, card) - cfg.share_less))
    return pays_now(cfg, s, seat, card)


def rival_places(cfg: Config, seat: Seat) -> list[tuple[int, int]]:
    """The places of all rivals' cards, seat by seat: whose, and which."""
    return [(rival, place) for rival in range(cfg.players) for place in range(LINE) if rival != seat]


def rival_keys(view: View, mine: int) -> dict[tuple[int, int], str]:
    """The keys of rivals' cards: letters for a swap, numbers for an ability aimed at the rival whose turn it is."""
    s: State = view.state
    if s.awaits == awaits.SWAP_CHOICE:
        return dict(zip(rival_places(view.cfg, mine), LETTERS, strict=False))
    return {(s.seat, place): str(place + 1) for place in range(LINE)} if aims_at_rival(view) else {}


def rival_rows(view: View, seat: Seat, keys: dict[tuple[int, int], str]) -> list[str]:
    """A rival's points, kept ability and line: a row for every card, or all in one where there are many players."""
    s, cfg = view.state, view.cfg
    head = escape(say(view, seat_line(cfg, s, seat, view.names[seat][:NAME]))[:79])
    cards = [(keys.get((seat, place), ""), card) for place, card in enumerate(s.line[seat]) if card]
    if cfg.players < CROWDED:
        return [head, *(card_row(view, card, key, "") for key, card in cards)]
    small = [f"{key or ' '} {requests(view, card, 3)} {cell(said_ability(view, card), 11)}" for key, card in cards]
    return [head, " ".join(small)]


def odds_rows(view: View) -> list[str]:
    """For every group of dice: what the turn is worth then, and how likely 1, 2 and 3 matches are on each camper."""
    s, cfg = view.state, view.cfg
    cards = [card for card in s.line[s.seat] if card]
    worths = group_worths(cfg, s)
    again, worth_head = say(view, Message("screen-odds-again")), say(view, Message("screen-odds-worth"))
    nothing, matches = say(view, Message("screen-odds-nothing")), say(view, Message("screen-odds-matches"))
    heads = "  ".join(f"{camper(cfg, card)[:11]:>11}" for card in cards)
    rows = [f"[dim]{escape(f'{again[:10]:>10}  {worth_head[:5]:>5}  {heads}  {matches}')}[/]"]
    for group, worth in enumerate(worths):
        name = group_words(group) if group else nothing[:10]
        odds = ["/".join(f"{100 * p:.0f}" for p in chances(cfg, s, card, group)[1:]) for card in cards]
        number = say(view, Message("screen-odds-number", n=worth))
        row = escape(f"{name:>10}  {number:>5}  " + "  ".join(f"{text:>11}" for text in odds))
        rows.append(f"[bold]{row}[/]" if worth == max(worths) else row)
    return [*rows, f"[dim]{escape(say(view, Message('screen-odds-lead')))}[/]"] if is_last_call(s) else rows
