"""What the coach found as messages, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Sequence

from dicecafe.engine.contract import CHANCE
from dicecafe.engine.formatting import percent, signed_percent
from dicecafe.engine.match import Match
from dicecafe.words import Message, Speech, player

from .analysis import WAITING, Analysis, Step, Total, Turn
from .estimate import T_95


def title(match: Match) -> Message:
    """Which game it was, and whose."""
    return Message("analyse-title", game=match.game.title, players=match.names)


def length(match: Match) -> Message:
    """How long it was, and whether it is over."""
    return Message("analyse-lines", lines=len(match.log), over="yes" if match.over else "no")


def happened(step: Step, speech: Speech) -> str:
    """What a line says."""
    return speech.say(step.tell, who=None if step.seat == CHANCE else step.seat)


def turned(turn: Turn, speech: Speech) -> str:
    """A moment that turned the game, in a sentence."""
    step, about = turn.step, {"player": player(turn.seat), "what": happened(turn.step, speech)}
    if turn.mover is not None:
        about["mover"] = player(turn.mover)
    message = Message(
        "analyse-turn" if turn.mover is None else "analyse-turn-after",
        line=str(step.number),
        **about,
        before=percent(turn.before, 0),
        after=percent(turn.after, 0),
        verdict=turn.grade or ("none" if step.luck is None else "lucky" if turn.after > turn.before else "unlucky"),
    )
    return speech.say(message)


def mistake(step: Step) -> Message:
    """A decision that cost something, and what would have been better."""
    return Message(
        "analyse-mistake",
        line=str(step.number),
        player=player(step.seat),
        move=step.line.partition(" ")[2],
        cost=percent(step.counted),
        error=100 * T_95 * step.cost.error if step.cost else 0,
        grade=step.grade,
        better=better(step),
    )


def better(step: Step) -> Message | str:
    """The better move, in notation; or to wait."""
    return Message("analyse-wait") if step.best == WAITING else step.best


def chances(names: Sequence[str], means: Sequence[float]) -> list[Message]:
    """Everybody's chance to win, in whole percents."""
    return [Message("analyse-chance", player=name, chance=percent(mean, 0)) for name, mean in zip(names, means, strict=True)]


# ---------------------------------------------------------------- the table of sums
def heads(analysis: Analysis) -> list[Message]:
    """What stands above the sums."""
    return [
        Message("analyse-player"), Message("analyse-start"), Message("analyse-luck"), Message("analyse-skill"),
        Message("analyse-result" if analysis.match.over else "analyse-now"), Message("analyse-adjusted"), Message("analyse-cost"),
        Message("analyse-mistakes"), Message("analyse-blunders"),
    ]  # fmt: skip


def figures(total: Total) -> list[Message]:
    """The sums of a seat, under all heads but the first and the last two."""
    return [
        give_or_take(percent(total.start), percent(T_95 * total.start_error)),
        give_or_take(signed_percent(total.luck), percent(T_95 * total.luck_error)),
        give_or_take(signed_percent(total.skill), percent(T_95 * total.skill_error)),
        give_or_take(percent(total.final), percent(T_95 * total.final_error)),
        give_or_take(percent(total.adjusted), percent(T_95 * total.adjusted_error)),
        give_or_take(percent(total.cost or 0.0), percent(T_95 * (total.cost_error or 0.0))),
    ]


def give_or_take(figure: Message, margin: Message) -> Message:
    """A figure with half its 95% interval, where that is not nothing."""
    return Message("analyse-give-or-take", figure=figure, margin=margin) if margin.parameters["n"] else figure
