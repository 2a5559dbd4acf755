"""Thinking in the page itself: bots by their rules of thumb, between two turns of the event loop. Nothing is compiled here."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final

from dicecafe.bots.advice import Advice
from dicecafe.bots.levels import Hinted
from dicecafe.engine.errors import DiceCafeError
from dicecafe.server.workers.jobs import Advise, Analyse, Job, Sight
from dicecafe.server.workers.process import Failed
from dicecafe.server.workers.queues import Ticket
from dicecafe.server.workers.work import work
from dicecafe.words import Message

LEVELS: Final = ("easy", "medium")  # of the bots that need no search


class OfflineError(DiceCafeError):
    """Something that takes a server."""

    codes: ClassVar = {
        "offline/coach": "the coach needs a server: a page alone can't play thousands of games",
    }


class PageLane:
    """All jobs of a page, each at once; see `Lane`."""

    def submit(self, ticket: Ticket) -> asyncio.Future[Any]:
        """Begin a job."""
        return asyncio.ensure_future(think(ticket.job))

    def waiting(self, address: str) -> int:
        """Nothing waits for another."""
        return 0


class PageLanes:
    """The lanes of a page, one for everything; see `Lanes`."""

    def __init__(self) -> None:
        self.quick = self.hints = self.bots = self.coach = PageLane()

    async def close(self) -> None:
        """Nothing runs."""


async def think(job: Job) -> Any:
    """The result of a job, when everybody else had a turn."""
    await asyncio.sleep(0)
    match job:
        case Analyse():
            raise OfflineError("offline/coach", Message("offline-coach"))
        case Advise():
            return thumb(job.sight)
    try:
        return work(job)
    except DiceCafeError:
        raise
    except Exception as error:
        raise Failed(repr(error)) from error


def thumb(sight: Sight) -> Advice:
    """What the rule of thumb would do; how likely that wins would take thousands of games, so it is said that nobody knows."""
    view = sight.view()
    move = view.notation(Hinted(view.game).choose(view, sight.legal))
    return Advice([], [Message("hint-one" if len(sight.legal) == 1 else "hint-thumb-alone", move=move)])
