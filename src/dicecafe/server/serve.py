"""Serve: start the server."""

from __future__ import annotations

import asyncio
import atexit
import logging
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from contextlib import suppress
from functools import partial
from multiprocessing.connection import wait
from typing import Any, Final

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message, say

from .accounts import Accounts, shared_memory
from .brought_bots import bring
from .logs import log_to_stderr
from .settings import ServeError, Settings, without_password

log = logging.getLogger("dicecafe.server")

STOP_SIGNALS = (signal.SIGTERM, signal.SIGINT)
STARTUP_FAILED = 3  # the exit code of a server that can't be started as it is
BUFFER = 64 * 1024  # bytes that the system keeps of what a client sends, and of what it does not read; by itself it keeps 6 MB
ACCEPT_BACKLOG = 2048  # connections that wait to be accepted
SHUTDOWN_TIMEOUT = 5.0  # seconds for requests under way
PARENT_POLL_INTERVAL = 1.0  # seconds
ALLOCATOR = "PYTHONMALLOC"  # the variable that Python reads when it starts


def start(settings: Settings, open_page: bool = False) -> int:
    """Serve in a process whose memory goes back to the system when tables have left: begun anew, where Python has its own arenas.

    These are freed only when nothing at all is left in one: 46% more than before stayed of 500 tables, and 19% does with the C
    library's allocator, at 4% more processor time. PYTHONMALLOC=pymalloc in the environment keeps Python's.
    """
    if sys.platform == "linux" and ALLOCATOR not in os.environ:
        os.environ[ALLOCATOR] = "malloc"
        with suppress(OSError):  # where it may not be executed, memory matters less than tables
            os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
    return serve(settings, open_page)


def serve(settings: Settings, open_page: bool = False) -> int:
    """Run until told to stop."""
    bring(settings.bots)
    if settings.workers > 1 and settings.store == ":memory:":
        raise ServeError("serve/alone", Message("serve-alone"))
    listener = _bind(settings)
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0") else settings.host
    address = f"http://{host}:{settings.port}{settings.base_path}"
    print(say(Message("serve-open", address=address, store=without_password(settings.store))), flush=True)
    if open_page and has_screen():
        threading.Timer(1.0, lambda: webbrowser.open(address)).start()
    if settings.warm:
        atexit.register(_start_warming().terminate)
    return supervise(settings, listener) if settings.workers > 1 else run(settings, listener)


def supervise(settings: Settings, listener: socket.socket) -> int:
    """Keep several processes running that share the port, until told to stop."""
    context, memory = multiprocessing.get_context("spawn"), shared_memory(settings.workers)

    def start(number: int) -> Any:
        worker = context.Process(target=_work, args=(settings, listener, memory.name, number))
        worker.start()
        return worker

    for stop in STOP_SIGNALS:
        signal.signal(stop, lambda *_: sys.exit(0))
    workers = [start(number) for number in range(settings.workers)]
    try:
        while True:
            wait([worker.sentinel for worker in workers])
            if STARTUP_FAILED in [worker.exitcode for worker in workers]:
                return STARTUP_FAILED
            workers = [worker if worker.is_alive() else start(number) for number, worker in enumerate(workers)]
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join()
        memory.close()
        memory.unlink()


def _work(settings: Settings, listener: socket.socket, memory: str, number: int) -> None:
    accounts = Accounts(settings, memory, number, settings.workers)
    try:
        sys.exit(run(settings, listener, accounts))
    finally:
        accounts.close()


def run(settings: Settings, listener: socket.socket, accounts: Accounts | None = None) -> int:
    """Serve in this process; 0 when told to stop, STARTUP_FAILED if it can't be started."""
    log_to_stderr("info")
    try:
        import uvloop  # not there on Windows
    except ImportError:
        make_loop: Any = None
    else:
        make_loop = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=make_loop) as runner:
        try:
            runner.run(_run(settings, listener, accounts))
        except DiceCafeError as error:
            log.error("%s [%s]", error, error.code)
            return STARTUP_FAILED
    return 0


async def _run(settings: Settings, listener: socket.socket, accounts: Accounts | None) -> None:
    """Serve until a signal comes, or until the parent is gone."""
    from aiohttp import web

    from .app import create_app
    from .http.answering import ACCOUNTS, CAFE
    from .http.peers import Peer, Peers

    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    for number in STOP_SIGNALS:
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    app = create_app(settings, accounts)
    runner = web.AppRunner(app, shutdown_timeout=SHUTDOWN_TIMEOUT)
    listening: asyncio.Server | None = None
    try:
        await runner.setup()
        assert runner.server is not None
        peers = Peers(settings, app[ACCOUNTS], app[CAFE].metrics)
        connect = partial(Peer, peers, runner.server, **http_options(settings))
        log.info("the cafe is open", extra={"about": {"connections": peers.most, "workers": settings.workers}})
        listening = await loop.create_server(connect, sock=listener, backlog=ACCEPT_BACKLOG)
        ends = [asyncio.create_task(end) for end in (stop.wait(), parent_gone())]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if stop.is_set():
            app[CAFE].health.closing = True
            await asyncio.sleep(settings.drain)
    finally:
        if listening:
            listening.close()
        await runner.cleanup()


def http_options(settings: Settings) -> dict[str, Any]:
    """What aiohttp is told of requests."""
    return {
        "access_log": None,
        "auto_decompress": False,  # 64 KB would grow to 64 MB, in the loop
        "keepalive_timeout": settings.request_timeout,  # from the last answer, or the start, to a whole head
        "lingering_time": settings.request_timeout,
        "max_line_size": settings.header_bytes,
        "max_field_size": settings.header_bytes,
        "max_headers": settings.headers,
    }


async def parent_gone() -> None:
    """Wait until the parent of a worker was killed: nobody else would stop the worker, and it would keep the port."""
    parent = multiprocessing.parent_process()
    while parent is None or parent.is_alive():
        await asyncio.sleep(PARENT_POLL_INTERVAL)


GENTLY: Final = """
import os, sys
getattr(os, "nice", int)(19)
if hasattr(os, "SCHED_IDLE"):  # else it takes a third of a core from whoever waits for the coach, who is at nice 15
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
from dicecafe.cli import main
sys.exit(main(sys.argv[1:]))
"""


def _start_warming() -> subprocess.Popen[bytes]:
    """`dicecafe warm`, as a process that everybody else goes before: the first hint should not wait for a compiler."""
    parts = [f"--only={part}" for part in ("search", "analysis", "solver")]
    command = [sys.executable, "-c", GENTLY, "warm", "--json", *parts]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def has_screen() -> bool:
    """Whether a browser could show anything here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _bind(settings: Settings) -> socket.socket:
    """The socket to listen at, which all workers share; refuses a port that somebody has."""
    listener = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    for buffer in (socket.SO_RCVBUF, socket.SO_SNDBUF):
        listener.setsockopt(socket.SOL_SOCKET, buffer, BUFFER)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(ACCEPT_BACKLOG)  # from here on whoever connects waits, and is not refused
    except (OSError, OverflowError) as error:
        listener.close()
        why = str(error).rstrip(".")
        raise ServeError("serve/port", Message("serve-port", port=str(settings.port), host=settings.host, error=why)) from error
    return listener
