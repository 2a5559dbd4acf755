"""Answers: what is told over HTTP of games that are over. docs/protocol.md and the client's types are made from these structs."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from .messages import Message, SeatInfo, TableInfo


# ---------------------------------------------------------------- replay
class Draw(msgspec.Struct):
    """One die or card: the weights of what it could show, and which of them it was, from 0."""

    weights: list[int]
    outcome: int


class ReplayStep(msgspec.Struct):
    """The game after one line of its log, or at its start, where there is none; nothing is hidden."""

    at: int  # lines of the log so far
    who: int | None  # who did the line; none is the dice, or the start
    line: str
    tell: Message | None  # what it says; `$who` in it is who did it
    state: dict[str, Any]
    facts: msgspec.Raw | None  # what the rules make of the state
    points: list[int]
    turn: int  # a seat, -1 for the dice, -2 when it is over
    draws: list[Draw]  # of a line of chance, in order
    tries: int | None  # the number of the first try for these draws; none where the table's own dice did not make them


class Replay(msgspec.Struct):
    """A game that is over, step by step, with all that proves its dice."""

    info: TableInfo
    seats: list[SeatInfo]
    commitment: str
    secret: str  # in hex
    nonces: list[str]  # by seat, empty for one that was not shown before the first roll; none at all where nobody adds any
    seals: list[str]  # of the nonces, by seat, empty for one that adds nothing; none at all where nobody sealed any
    result: dict[str, Any]
    places: list[int]  # the place of each seat, 0 for the winners
    total: int  # steps there are, the start among them
    steps: list[ReplayStep]


# ---------------------------------------------------------------- ending
class Part(msgspec.Struct, array_like=True):
    """What brought a seat points."""

    what: Message
    points: int  # 0 for what is worth telling and brought none


class BestTurn(msgspec.Struct):
    """The turn that brought its player most points."""

    seat: int
    points: int
    at: int  # lines of the log before it


class Ending(msgspec.Struct):
    """How a game that is over came out."""

    parts: list[list[Part]]  # by seat; they add up to its points
    best: BestTurn | None  # none where no turn brought more than a point


# ---------------------------------------------------------------- analysis
class Progress(msgspec.Struct):
    """An analysis that is being made: ask again a little later."""

    progress: float  # 0 to 1; 0 while others are before it
    sketch: Analysis | None = None  # a first look, once there is one: by few playouts, at no decision, so not complete


class JudgeInfo(msgspec.Struct):
    """Where the chances of an analysis come from."""

    how: Message
    exact: bool
    playouts: int  # of each position; 0 where they are exact
    interval: float  # half a 95% interval, in standard errors


class SeatTotal(msgspec.Struct):
    """One seat's sums, as chances to win: start + luck + skill = final."""

    seat: int
    name: str
    start: float
    start_error: float  # standard errors; 0 where chances are exact
    luck: float
    luck_error: float
    skill: float  # what decisions did, its own and the others'
    skill_error: float
    final: float
    final_error: float
    adjusted: float  # the result less the luck; may be below 0 or above 1
    adjusted_error: float
    cost: float | None  # of its own decisions; none in a first look
    cost_error: float | None
    mistakes: int | None  # blunders not counted
    blunders: int | None


class TurningPoint(msgspec.Struct):
    """A line that turned the game, for the seat it mattered to most."""

    line: int  # from 1
    seat: int
    before: float
    after: float
    mover: int | None  # of a roll: whose move led to it


class AnalysisStep(msgspec.Struct):
    """One line of the log, and each seat's chance to win before and after it."""

    line: int  # from 1
    text: str
    tell: Message  # what it says; `$who` in it is the seat
    seat: int | None  # none is the dice
    before: list[float]
    before_errors: list[float]
    after: list[float]
    after_errors: list[float]
    luck: list[float] | None = None  # of a roll, by seat
    cost: float | None = None  # of a decision
    cost_error: float | None = None
    chance: float | None = None  # of a mistake: to win after the move played; after the better one, `cost` more
    best: str | None = None  # the better move, in notation
    better: Message | None = None  # the same, to be said by its `label`; none where it was better to wait
    grade: Literal["mistake", "blunder"] | None = None


class Analysis(msgspec.Struct):
    """What the coach finds in a game."""

    game: str
    players: list[str]
    options: dict[str, Any]
    finished: bool
    complete: bool  # else a first look
    judge: JudgeInfo
    notes: list[Message]
    start: list[float]
    start_errors: list[float]
    final: list[float]
    final_errors: list[float]
    totals: list[SeatTotal]
    turning_points: list[TurningPoint]
    steps: list[AnalysisStep]
