"""Dessert Dice by Michael Purcell (CC BY-SA 4.0): place dice and tip them, for the largest cluster of your secret dessert.

The law is rules.md in this folder; DD-n are its rulings. Options: `edition`, `stall_limit`, `tie_everyone`.
"""

from __future__ import annotations

from dicecafe.engine import game
from dicecafe.engine.contract import CHANCE, OVER, Action, Ints, Outcome, Seat
from dicecafe.engine.rule import called_rule, rule
from dicecafe.engine.structs import Struct, i1, i2, i4

from .clusters import BOARD, EAST_EDGE, SQUARES, WEST_EDGE, WIDTH, count, nth_size, nth_square
from .dice import COLOURS, DESSERTS, DICE_OF_COLOUR, GREEN, SHOWN, SIDES, TIPPED_EAST_WEST, TIPPED_NORTH_SOUTH, TOP, die_lying

MAX_SEATS = 4  # squares of the board (DD-1) are numbers: a1 is 0, b1 is 1, a2 is 5
TILES = 0  # the edition that compares clusters at a tie; the other looks at the last placement alone

# Actions: a die of the supply, with one of its two turns about the vertical axis, or the green one, on a square; or a tip.
PLACE_GREEN = 2 * SHOWN * SQUARES
TIP = PLACE_GREEN + SQUARES
NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
ACTIONS = TIP + 4 * SQUARES
STEP = (WIDTH, 1, -WIDTH, -1)  # from a square to the one beside it, by direction


class Config(game.Config):
    """The options of a table."""

    edition = i1()  # which tie-break: TILES or cards
    stall_limit = i2()  # so many moves in a row, and a placement must follow; 0 is off (DD-5)
    tie_everyone = i1()  # 1: at a tie every player goes on comparing, not only the tied (DD-7)


class State(Struct):
    """A whole position."""

    goals = i1(MAX_SEATS)  # the secret dessert of each seat, from 1; 0 is not dealt, or not to be seen
    dealt = i1()  # goals dealt so far
    unrolled = i1(COLOURS)  # dice of each colour still to be rolled at set-up
    supply = i1(SHOWN)  # dice in the supply by colour and top face
    green = i1()  # 1 while the blank die is in the supply
    empty = i1(SQUARES)  # 1 for each empty square
    board = i1(SQUARES)  # the die on each square: which, and how it lies (see dice.py)
    seat = i1()  # whose turn it is
    turns = i4()  # turns taken: 32,767 are soon passed where two players tip the same dice to and fro
    placed = i4(MAX_SEATS)  # the turn of each seat's last placement, from 1; 0 is never
    left = i1()  # dice not on the board yet
    moves = i4()  # moves in a row with no placement
    came_from = i1()  # the square the die tipped last turn came from, from 1; 0 is none
    went_to = i1()  # the square it went to


@rule
def new(cfg: Config, s: State) -> None:
    """An empty board; every die is still to be rolled."""
    s.seat = cfg.first
    s.green = 1
    s.left = SQUARES
    for colour in range(COLOURS):
        s.unrolled[colour] = DICE_OF_COLOUR
    for square in range(SQUARES):
        s.empty[square] = 1


@rule
def to_roll(s: State) -> int:
    """How many dice are still to be rolled at set-up."""
    dice = 0
    for colour in range(COLOURS):
        dice += s.unrolled[colour]
    return dice


@rule
def turn(s: State) -> Seat:
    """The set-up is chance; then the seats in turn, until the board is full."""
    if s.left == 0:
        return OVER
    return CHANCE if to_roll(s) else s.seat


@rule
def chance(cfg: Config, s: State, weights: Ints) -> int:
    """A goal tile nobody has yet; then any die of the box, each of its three desserts as likely."""
    if s.dealt < cfg.players:
        for dessert in range(DESSERTS):
            weights[dessert] = 1
        for seat in range(s.dealt):
            weights[s.goals[seat] - 1] = 0
        return DESSERTS
    for shown in range(SHOWN):
        weights[shown] = s.unrolled[shown // SIDES]
    return SHOWN


@rule
def word(cfg: Config, s: State, o: Outcome) -> int:
    """`deal SEAT DESSERT`, then `roll COLOUR DESSERT`."""
    if s.dealt < cfg.players:
        return s.dealt * DESSERTS + o
    return MAX_SEATS * DESSERTS + o


@rule
def legal(cfg: Config, s: State, seat: Seat, mask: Ints) -> None:
    """Place any die on any empty square; tip any die into an empty square beside it.

    Fast because the mask has a row of 25 squares for every kind of die: a row is the list of empty squares as it stands, so a
    legal row is one copy of 25 bytes, which the compiler does in two instructions, and a die that is not there costs one test.
    """
    if seat != s.seat or s.left == 0 or to_roll(s):
        return
    for shown in range(SHOWN):
        if s.supply[shown]:
            for square in range(SQUARES):
                mask[2 * shown * SQUARES + square] = s.empty[square]
            for square in range(SQUARES):
                mask[(2 * shown + 1) * SQUARES + square] = s.empty[square]
    if s.green:
        for square in range(SQUARES):
            mask[PLACE_GREEN + square] = s.empty[square]
    if must_place(cfg, s):
        return
    for square in range(SQUARES):
        if s.board[square]:
            for direction in range(4):
                if can_tip(s, square, direction):
                    mask[TIP + 4 * square + direction] = 1


# ---------------------------------------------------------------- the same without a mask, as bits of the board
@rule
def count_legal(cfg: Config, s: State, seat: Seat) -> int:
    """As many placements as kinds of dice times empty squares, of which there are as many as dice left; and the tips."""
    if seat != s.seat or s.left == 0 or to_roll(s):
        return 0
    n = rows(s) * s.left
    if not must_place(cfg, s):
        for direction in range(4):
            n += count(tippable(s, direction))
    return n


@rule
def nth_legal(cfg: Config, s: State, seat: Seat, n: int) -> int:
    """The n-th action: a row of the mask and an empty square, or a square and a direction."""
    if n < rows(s) * s.left:
        return nth_row(s, n // s.left) * SQUARES + nth_square(empty_squares(s), n % s.left)
    n -= rows(s) * s.left
    north, east, south, west = tippable(s, NORTH), tippable(s, EAST), tippable(s, SOUTH), tippable(s, WEST)
    for square in range(SQUARES):
        ways = (north >> square & 1) | (east >> square & 1) << 1 | (south >> square & 1) << 2 | (west >> square & 1) << 3
        here = count(ways)
        if n < here:
            return TIP + 4 * square + nth_square(ways, n)
        n -= here
    return -1


@rule
def rows(s: State) -> int:
    """How many rows of the mask are legal: two for each kind of die in the supply, one for the green die."""
    n = 0
    for shown in range(SHOWN):
        n += s.supply[shown] > 0
    return 2 * n + s.green


@rule
def nth_row(s: State, n: int) -> int:
    """The n-th of them."""
    for shown in range(SHOWN):
        if s.supply[shown]:
            if n < 2:
                return 2 * shown + n
            n -= 2
    return 2 * SHOWN


@rule
def empty_squares(s: State) -> int:
    """The empty squares as bits."""
    bits = 0
    for square in range(SQUARES):
        bits |= s.empty[square] << square
    return bits


@rule
def tippable(s: State, direction: int) -> int:
    """The squares whose die can be tipped this way, as bits (see `can_tip`)."""
    free = empty_squares(s)
    if direction == NORTH:
        into = free >> WIDTH
    elif direction == SOUTH:
        into = free << WIDTH
    elif direction == EAST:
        into = (free & ~WEST_EDGE) >> 1
    else:
        into = (free & ~EAST_EDGE) << 1
    if s.went_to and s.came_from - s.went_to == STEP[direction]:
        into &= ~(1 << s.went_to - 1)
    return into & ~free & BOARD


@rule
def must_place(cfg: Config, s: State) -> bool:
    """DD-5: after so many moves in a row the next turn must be a placement."""
    return cfg.stall_limit > 0 and s.moves >= cfg.stall_limit


@rule
def beside(square: int, direction: int) -> int:
    """The square beside this one, or -1 off the board."""
    if direction == NORTH and square >= SQUARES - WIDTH:
        return -1
    if direction == SOUTH and square < WIDTH:
        return -1
    if direction == EAST and square % WIDTH == WIDTH - 1:
        return -1
    if direction == WEST and square % WIDTH == 0:
        return -1
    return square + STEP[direction]


@rule
def can_tip(s: State, square: int, direction: int) -> bool:
    """Into an empty square of the board, and not straight back where the last player's move came from (DD-4)."""
    to = beside(square, direction)
    if to < 0 or not s.empty[to]:
        return False
    return not (s.went_to == square + 1 and s.came_from == to + 1)


@rule
def apply(cfg: Config, s: State, seat: Seat, a: Action) -> None:
    """Deal a goal, roll a die, place one or tip one."""
    if seat == CHANCE:
        if s.dealt < cfg.players:
            s.goals[s.dealt] = a + 1
            s.dealt += 1
        else:
            s.unrolled[a // SIDES] -= 1
            s.supply[a] += 1
        return
    s.turns += 1
    if a < TIP:
        place(s, seat, a)
    else:
        tip(s, (a - TIP) // 4, (a - TIP) % 4)
    s.seat = seat + 1 if seat + 1 < cfg.players else 0


@rule
def place(s: State, seat: Seat, a: Action) -> None:
    """Put a die of the supply on an empty square, its top as rolled, its sides as the player turns it (DD-3)."""
    square = a % SQUARES
    if a < PLACE_GREEN:
        row = a // SQUARES
        s.supply[row // 2] -= 1
        s.board[square] = die_lying(row // 2, row % 2)
    else:
        s.green = 0
        s.board[square] = GREEN
    s.empty[square] = 0
    s.left -= 1
    s.placed[seat] = s.turns
    s.moves = 0
    s.came_from = 0
    s.went_to = 0


@rule
def tip(s: State, square: int, direction: int) -> None:
    """Tip a die over an edge: its top changes places with the side it falls on."""
    to = beside(square, direction)
    die = s.board[square]
    s.board[to] = TIPPED_NORTH_SOUTH[die] if direction in (NORTH, SOUTH) else TIPPED_EAST_WEST[die]
    s.board[square] = 0
    s.empty[square] = 1
    s.empty[to] = 0
    s.moves += 1
    s.came_from = square + 1
    s.went_to = to + 1


# ---------------------------------------------------------------- secrets
@rule
def hide(cfg: Config, s: State, seat: Seat) -> None:
    """A goal is seen by its owner alone until the game is over."""
    if s.left:
        for other in range(MAX_SEATS):
            if other != seat:
                s.goals[other] = 0


@rule
def resample(cfg: Config, s: State, seat: Seat, pick: Ints) -> None:
    """Deal the goals nobody at this seat knows: any that is not taken yet, seat by seat."""
    for other in range(s.dealt):
        if s.goals[other] == 0:
            free = 0
            for dessert in range(1, DESSERTS + 1):
                free += not_taken(s, dessert)
            skip = pick[other] % free
            for dessert in range(1, DESSERTS + 1):
                if not_taken(s, dessert):
                    if skip == 0:
                        s.goals[other] = dessert
                        break
                    skip -= 1


@rule
def not_taken(s: State, dessert: int) -> int:
    """1 if no seat has this goal."""
    for seat in range(MAX_SEATS):
        if s.goals[seat] == dessert:
            return 0
    return 1


# ---------------------------------------------------------------- the end
@rule
def showing(s: State, dessert: int) -> int:
    """The squares whose die shows this dessert on top, as bits; the blank die shows none (DD-9)."""
    bits = 0
    for square in range(SQUARES):
        if TOP[s.board[square]] == dessert:
            bits |= 1 << square
    return bits


@rule
def score(cfg: Config, s: State, points: Ints) -> None:
    """The size of the largest cluster of each seat's dessert; a lone die is a cluster of 1 (DD-6)."""
    for seat in range(cfg.players):
        points[seat] = cluster(s, seat, 0)


@rule
def ranks(cfg: Config, s: State, points: Ints, places: Ints) -> None:
    """One winner: the best score, then the tie-break of the edition; the others by their scores."""
    first = winner(cfg, s)
    for seat in range(cfg.players):
        places[seat] = 1
        for other in range(cfg.players):
            if other != first and points[other] > points[seat]:
                places[seat] += 1
    places[first] = 0


@rule
def cluster(s: State, seat: Seat, nth: int) -> int:
    """The size of the seat's n-th largest cluster, from 0; 0 when it has no more."""
    return nth_size(showing(s, s.goals[seat] - 1), nth) if s.goals[seat] else 0


@called_rule
def winner(cfg: Config, s: State) -> Seat:
    """DD-7: compare cluster by cluster among those still in; DD-8: then the last placer of them."""
    still_in = (1 << cfg.players) - 1
    rounds = SQUARES if cfg.edition == TILES else 1
    for nth in range(rounds):
        best = 0
        for seat in range(cfg.players):
            if still_in >> seat & 1:
                best = max(best, cluster(s, seat, nth))
        if best == 0 and nth > 0:
            break
        tied = 0
        for seat in range(cfg.players):
            if still_in >> seat & 1 and cluster(s, seat, nth) == best:
                tied |= 1 << seat
        if count(tied) == 1 or not (cfg.edition == TILES and cfg.tie_everyone):
            still_in = tied
        if count(still_in) == 1:
            break
    return last_placer(cfg, s, still_in)


@rule
def last_placer(cfg: Config, s: State, among: int) -> Seat:
    """Of these seats the one that placed a die last; if none ever did, the first of them in turn order."""
    best = -1
    for k in range(cfg.players):
        seat = (cfg.first + k) % cfg.players
        if among >> seat & 1 and (best < 0 or s.placed[seat] > s.placed[best]):
            best = seat
    return best
