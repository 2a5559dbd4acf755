"""Process: one worker as the server sees it: given a ticket it brings the result, and past the deadline it is killed."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from typing import Any, Self

from .jobs import encode
from .queues import Ticket

PREPARATION = 600.0  # seconds for compiling what a job needs, which is done once for all


class Failed(Exception):
    """A worker ended, or made a mistake; what it said of that."""


class Late(Exception):
    """A job was not done in its time, and its worker was killed."""


class Process:
    """A worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process, self.killed = process, False

    @classmethod
    async def start(cls, nice: int) -> Self:
        """A new process, spawned and not forked, with the modules of this one."""
        command = [sys.executable, "-P", "-m", "dicecafe.server.workers.work", str(nice)]
        path = os.pathsep.join(folder or os.getcwd() for folder in sys.path)
        pipe = asyncio.subprocess.PIPE
        return cls(
            await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, env={**os.environ, "PYTHONPATH": path})
        )

    async def do(self, ticket: Ticket) -> Any:
        """The result of a job; raises what the worker refused, Late or Failed."""
        assert self.process.stdin is not None
        frame = encode(ticket.job)
        try:
            self.process.stdin.write(len(frame).to_bytes(4, "big") + frame)
            async with asyncio.timeout(PREPARATION) as deadline:
                while True:
                    kind, body = await self._reply()
                    if kind == "begun":
                        deadline.reschedule(asyncio.get_running_loop().time() + ticket.seconds)
                    elif kind == "progress":
                        ticket.progress(body)
                    elif kind == "partial":
                        ticket.partial(body)
                    elif kind == "done":
                        return body
                    elif kind == "refused":
                        raise body
                    else:
                        raise Failed(body)
        except TimeoutError:
            self.kill()
            raise Late from None
        except (EOFError, OSError) as error:
            self.kill()
            raise Failed(f"the worker ended: {error!r}") from None

    @property
    def alive(self) -> bool:
        """Whether it can be given another job."""
        return not self.killed and self.process.returncode is None

    def kill(self) -> None:
        """End it, whatever it is at."""
        if self.alive:
            self.killed = True
            self.process.kill()

    async def ended(self) -> None:
        """Wait for the end of one that was killed."""
        await self.process.communicate()

    async def _reply(self) -> tuple[str, Any]:
        assert self.process.stdout is not None
        length = int.from_bytes(await self.process.stdout.readexactly(4), "big")
        reply: tuple[str, Any] = pickle.loads(await self.process.stdout.readexactly(length))
        return reply
