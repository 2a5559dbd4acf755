"""A simulated event loop: its clock jumps to the next timer when nothing is left to do, and a seed decides everything else.

Every callback belongs to an actor, the one in whose context it was scheduled: a server process, a device, the database. Within an
actor callbacks run in the order in which they were scheduled, as asyncio promises; which actor goes next is drawn. An actor that
crashes stops between two callbacks, which is at an `await`: its tasks are never resumed, and nothing of it is cleaned up.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")
MAX_STEPS_AT_ONCE = 100_000  # callbacks at one instant; with more of them somebody goes round in circles


class Stuck(Exception):
    """The simulation can't go on: nothing is left to wait for, or time stands still."""


class Actor:
    """Somebody with callbacks of their own, who may crash."""

    def __init__(self, name: str) -> None:
        self.name, self.alive = name, True
        self.ready: deque[Handle] = deque()
        self.tasks: dict[asyncio.Task[Any], None] = {}  # all that are not done
        self.fuse = 0  # callbacks until it crashes; 0: it does not
        self.context = copy_context()
        self.context.run(_current.set, self)


_current: ContextVar[Actor] = ContextVar("actor")


def current_actor() -> Actor:
    """Whose code runs."""
    return _current.get()


class Handle:
    """A callback that waits for its turn."""

    __slots__ = ("actor", "args", "callback", "context", "is_cancelled", "when")

    def __init__(self, callback: Callable[..., Any], args: tuple[Any, ...], context: Context, actor: Actor, when: float) -> None:
        self.callback, self.args, self.context, self.actor, self.when = callback, args, context, actor, when
        self.is_cancelled = False

    def cancel(self) -> None:
        """Never call it."""
        self.is_cancelled = True

    def cancelled(self) -> bool:
        """Whether it is never called."""
        return self.is_cancelled


class SimulatedLoop:
    """An event loop without threads, sockets or a clock of its own: the part of asyncio's interface that needs none of them."""

    def __init__(self, seed: int) -> None:
        self.rng, self.now, self.steps = Random(seed), 0.0, 0
        self.as_loop: Any = self  # for asyncio, which asks for a whole one
        self.world = Actor("world")  # whoever has no context of their own
        self.runnable: list[Actor] = []
        self.timers: list[tuple[float, int, Handle]] = []
        self.scheduled, self.stopped, self.ending = 0, False, False
        self.on_error: Callable[[dict[str, Any]], None] = lambda context: None
        self.on_crash: Callable[[Actor], None] = lambda actor: None

    # ------------------------------------------------------------ running
    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something to its end, or until somebody sets `stopped`."""
        asyncio._set_running_loop(self.as_loop)
        try:
            task = self.create_task(work, context=self.world.context)
            instant, steps = self.now, self.steps
            while not task.done() and not self.stopped:
                self._step()
                if self.now != instant:
                    instant, steps = self.now, self.steps
                elif self.steps - steps > MAX_STEPS_AT_ONCE:
                    raise Stuck(f"more than {MAX_STEPS_AT_ONCE} callbacks at {instant}")
            if task.done():
                task.result()
        finally:
            asyncio._set_running_loop(None)

    def _step(self) -> None:
        """One callback, after the clock has gone on if there was none."""
        while not self.runnable:
            if not self.timers:
                raise Stuck("nothing is left to wait for")
            self.now = max(self.now, self.timers[0][0])
            while self.timers and self.timers[0][0] <= self.now:
                handle = heapq.heappop(self.timers)[2]
                if not handle.is_cancelled:
                    self._queue(handle)
        at = self.rng.randrange(len(self.runnable)) if len(self.runnable) > 1 else 0
        actor = self.runnable[at]
        handle = actor.ready.popleft()
        if not actor.ready:
            self.runnable.pop(at)
        if handle.is_cancelled:
            return
        self.steps += 1
        try:
            handle.context.run(handle.callback, *handle.args)
        except Exception as error:
            self.call_exception_handler({"message": "a callback failed", "exception": error})
        if actor.fuse:
            actor.fuse -= 1
            if not actor.fuse and actor.alive:
                self.on_crash(actor)

    def _queue(self, handle: Handle) -> None:
        actor = handle.actor
        if not actor.ready and actor.alive:
            self.runnable.append(actor)
        actor.ready.append(handle)

    def crash(self, actor: Actor) -> None:
        """Stop an actor where it stands; what it would have done next is kept, so that nothing of it is cleaned up."""
        if self.ending:
            return
        actor.alive, actor.fuse = False, 0
        if actor in self.runnable:
            self.runnable.remove(actor)

    def end(self, actors: list[Actor]) -> None:
        """Cancel all that is left, crashed or not, so that nothing survives the simulation."""
        self.stopped, self.ending = False, True
        for actor in actors:
            actor.fuse = 0
            if not actor.alive and actor.ready:
                self.runnable.append(actor)
            actor.alive = True
        self.run(self._cancel(actors))

    async def _cancel(self, actors: list[Actor]) -> None:
        own = asyncio.current_task()
        while left := [task for actor in actors for task in actor.tasks if task is not own]:
            for task in left:
                task.cancel()
            await asyncio.sleep(1.0)

    # ------------------------------------------------------------ what asyncio asks of a loop
    def time(self) -> float:
        """The simulated clock, in seconds."""
        return self.now

    def call_soon(self, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> Any:
        """Call something as soon as its actor comes to it."""
        context = context or copy_context()
        handle = Handle(callback, args, context, context.get(_current, self.world), self.now)
        self._queue(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_at(self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> Any:
        """Call something at a time."""
        context = context or copy_context()
        handle = Handle(callback, args, context, context.get(_current, self.world), when)
        self.scheduled += 1
        heapq.heappush(self.timers, (when, self.scheduled, handle))
        return handle

    def call_later(self, delay: float, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> Any:
        """Call something after a while."""
        return self.call_at(self.now + delay, callback, *args, context=context)

    def create_future(self) -> asyncio.Future[Any]:
        """A future of this loop."""
        return asyncio.Future(loop=self.as_loop)

    def create_task(
        self, coro: Generator[Any, None, T] | Coroutine[Any, Any, T], *, name: str | None = None, context: Context | None = None
    ) -> asyncio.Task[T]:
        """A task, of the actor that creates it or of the one whose context is given."""
        context = (context or copy_context()).copy()
        tasks = context.get(_current, self.world).tasks
        task = asyncio.Task(
            coro, loop=self.as_loop, name=name or "", context=context
        )  # its names would be counted on from run to run
        tasks[task] = None
        task.add_done_callback(lambda done: tasks.pop(done, None), context=self.world.context)
        return task

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """Call something after a while, which is how long it took."""
        future = self.create_future()

        def work() -> None:
            if not future.done():
                try:
                    future.set_result(func(*args))
                except Exception as error:
                    future.set_exception(error)

        self.call_later(self.rng.expovariate(200.0), work)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Something failed and nobody was there to hear of it."""
        self.on_error(context)

    def get_debug(self) -> bool:
        """It has no debug mode."""
        return False

    def is_running(self) -> bool:
        """Whether anything runs."""
        return True

    def is_closed(self) -> bool:
        """It holds nothing that could be closed."""
        return False
