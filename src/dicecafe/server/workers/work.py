"""Work: what a worker process does. It reads jobs from its standard input and writes replies to its standard output.

A frame is four bytes of length, then the body: a job as `jobs.encode` writes it, a reply pickled. Of each job it says when it
begins (compiling comes before), how far it is, what it found so far, and how it ended. At the end of its input it ends, in the
middle of a thought too.
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache, lru_cache
from typing import Any, Final, Literal

from dicecafe import bots
from dicecafe.bots import plugins
from dicecafe.bots.advice import advise
from dicecafe.engine import registry
from dicecafe.engine.contract import Action, AnyConfig
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.game import Game
from dicecafe.engine.options import Value
from dicecafe.engine.record import Record
from dicecafe.engine.stream import Stream

from .jobs import Advise, Analyse, Choose, Job, Odds, ReadDeck, Sight, decode

SOLVING: Final = 0.3  # seconds that a move waits for the solution of its table

Kind = Literal["begun", "progress", "partial", "done", "refused", "failed"]
Progress = Callable[[float], None]
Partial = Callable[[Any], None]
_beside = ThreadPoolExecutor(1)


def work(job: Job, progress: Progress = lambda done: None, partial: Partial = lambda result: None) -> Any:
    """Do a job; its result. A job that takes its time may tell a first one."""
    match job:
        case Choose():
            return _choose(job)
        case Advise():
            return advise(job.sight.view(), job.sight.legal)
        case Odds():
            return job.sight.view().odds()
        case Analyse():
            return _analyse(job, progress, partial)
        case ReadDeck():
            option = registry.load(job.game).deck_option
            assert option is not None
            return option.lay_out(job.deck)


def prepare(job: Job) -> None:
    """Compile what a job needs, or load what was compiled: that takes its time, and is no fault of who asks."""
    match job:
        case Analyse():
            record = Record.from_dict(job.record)
            game = registry.load(record.game)
            cfg = game.config(len(record.players), record.table_options)
            if _is_solved(game, cfg):
                _warm_solver(game, cfg)
            else:
                _warm_coach(game)
        case Advise() | Choose(level="perfect"):
            view = job.sight.view()
            _warm_search(view.game, learned=isinstance(job, Choose))
            _warm_solver(view.game, view.cfg)
        case Choose(level="hard" | "expert"):
            game = registry.load(job.sight.game)
            _warm_search(game, learned=True)
            if job.level == "expert" and bots.expert_is_perfect(game, job.sight.view().cfg):
                _solving(game, len(job.sight.names), tuple(sorted(job.sight.options.items())))
        case Choose(plugin=plugin) if plugin:
            plugins.admit_as(job.level, _found(plugin))


def _choose(job: Choose) -> Action:
    """The choice of a bot; one that would have to solve its table for too long searches instead."""
    view = job.sight.view()
    level = "expert" if job.level == "perfect" and not _is_solved(view.game, view.cfg) else job.level
    cfg = view.cfg if level != "expert" or _expert_knows(view.game, job.sight) else None  # without one it searches
    return bots.make(level, view.game, Stream(job.seed, 1), cfg).choose(view, job.sight.legal)


def _expert_knows(game: Game, sight: Sight) -> bool:
    """Whether the solution of an expert's table is there, or comes at once; until it does the expert searches."""
    if not bots.expert_is_perfect(game, sight.view().cfg):
        return False
    try:
        return _solving(game, len(sight.names), tuple(sorted(sight.options.items()))).result(SOLVING)
    except TimeoutError:
        return False


@lru_cache(maxsize=64)
def _solving(game: Game, players: int, options: tuple[tuple[str, Value], ...]) -> Future[bool]:
    """A table that is being solved beside other work, so that nobody waits for it; whether it could be."""
    from dicecafe import solver

    def solve() -> bool:
        try:
            solver.solve(game, players, dict(options))
        except solver.SolverError:  # no equilibrium was found
            return False
        return True

    return _beside.submit(solve)


def _analyse(job: Analyse, progress: Progress, partial: Partial) -> Any:
    from dicecafe.coach.analysis import analyse
    from dicecafe.coach.judge import usual_playouts

    record = Record.from_dict(job.record)
    playouts = usual_playouts(registry.load(record.game), len(record.players)) // job.playout_divisor
    return analyse(record, playouts, progress, sketched=lambda sketch: partial(sketch.as_dict())).as_dict()


def _is_solved(game: Game, cfg: AnyConfig) -> bool:
    """Whether there is an exact solution of the table, or will be in a moment."""
    from dicecafe import solver

    try:
        return solver.is_quick(game, cfg)
    except solver.SolverError:
        return False


def _warm_solver(game: Game, cfg: AnyConfig) -> None:
    if _is_solved(game, cfg):
        _warm_solver_for(game, int(cfg.players))


@cache
def _found(plugin: str) -> plugins.Plugin:
    return plugins.find(plugin)


@cache
def _warm_solver_for(game: Game, players: int) -> None:
    from dicecafe import solver

    solver.warm(game, [players])


@cache
def _warm_search(game: Game, learned: bool) -> None:
    if game.part("hints"):
        bots.warm_search(game, learned)


@cache
def _warm_coach(game: Game) -> None:
    from dicecafe import coach

    if game.part("hints"):
        coach.warm(game)


# ---------------------------------------------------------------- the process
def main(nice: int) -> None:
    """Work until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends it to all; the server says when to stop
    getattr(os, "nice", int)(nice)
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed is no reply
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(waiting,), daemon=True).start()

    def reply(kind: Kind, body: Any = None) -> None:
        frame = pickle.dumps((kind, body))
        replies.write(len(frame).to_bytes(4, "big") + frame)
        replies.flush()

    while True:
        answer(waiting.get(), reply)


def answer(frame: bytes, reply: Callable[..., None]) -> None:
    """Do the job of a frame, and tell how it went."""
    try:
        job = decode(frame)
        prepare(job)
        reply("begun")
        result = work(job, lambda done: reply("progress", done), lambda first: reply("partial", first))
    except DiceCafeError as error:
        reply("refused", error)
    except Exception:
        reply("failed", traceback.format_exc())
    else:
        reply("done", result)


def _read(waiting: queue.SimpleQueue[bytes]) -> None:
    """Read jobs; when there will be no more, nobody wants a reply either."""
    source = sys.stdin.buffer
    while len(head := source.read(4)) == 4:
        waiting.put(source.read(int.from_bytes(head, "big")))
    os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]))
