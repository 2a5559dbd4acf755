"""Serve: start the server, with settings from flags and the environment."""

from __future__ import annotations

import asyncio
import atexit
import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from dataclasses import asdict, fields
from typing import Any

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message, say

from .metrics import log_to_stderr
from .settings import Settings

HANDED_ON = "_DICECAFE_SETTINGS"  # where a worker finds the settings
LONGEST_MESSAGE = 16 * 1024
GOODBYE = 5  # seconds that open connections get at the end
ORPHANED = 1.0  # seconds between two looks whether a worker's parent is there


class ServeError(DiceCafeError):
    """A server that can't be started this way."""


def serve(settings: Settings, open_page: bool = False) -> int:
    """Run until told to stop."""
    import uvicorn

    if settings.workers > 1 and settings.store == ":memory:":
        raise ServeError("serve/alone", Message("serve-alone"))
    _free(settings)
    os.environ[HANDED_ON] = json.dumps(asdict(settings))
    log_to_stderr("info")
    address = f"http://{'localhost' if settings.host in ('127.0.0.1', '0.0.0.0') else settings.host}:{settings.port}"
    print(say(Message("serve-open", address=address, store=_shown(settings.store))), flush=True)
    if open_page and has_screen():
        threading.Timer(1.0, lambda: webbrowser.open(address)).start()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn stops well, then raises the signal again
    if settings.warm:
        atexit.register(_warming().terminate)
    uvicorn.run(
        "dicecafe.server.app:app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        ws="dicecafe.server.wire:Wire",
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=GOODBYE,
    )
    return 0


async def end_with_parent() -> None:
    """Let a worker stop whose parent was killed: nobody else would stop it, and it would keep the port."""
    if parent := multiprocessing.parent_process():
        while parent.is_alive():
            await asyncio.sleep(ORPHANED)
        signal.raise_signal(signal.SIGTERM)


def _warming() -> subprocess.Popen[bytes]:
    """`dicecafe warm`, as a process that everybody else goes before: the first hint should not wait for a compiler."""
    gently = "import os, sys; getattr(os, 'nice', int)(19); from dicecafe.cli import main; sys.exit(main(sys.argv[1:]))"
    parts = [f"--only={part}" for part in ("playouts", "search", "analysis", "solver")]
    command = [sys.executable, "-c", gently, "warm", "--json", *parts]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def has_screen() -> bool:
    """Whether a browser could show anything here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def from_environment() -> Settings:
    """The settings that `serve` handed on, or those of the environment."""
    if handed := os.environ.get(HANDED_ON):
        log_to_stderr("info")
        return Settings(**json.loads(handed))
    return Settings(**environment())


def environment() -> dict[str, Any]:
    """What the environment says: DICECAFE_ and the name of a setting."""
    found: dict[str, Any] = {}
    for setting in fields(Settings):
        text = os.environ.get(f"DICECAFE_{setting.name.upper()}")
        if text is not None:
            found[setting.name] = read(setting.name, str(setting.type), text)
    return found


def read(name: str, kind: str, text: str) -> Any:
    """The value that a text stands for, of a setting of that kind."""
    try:
        if kind == "bool":
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[text.lower()]
        if kind == "list[str]":
            return [part.strip() for part in text.split(",") if part.strip()]
        return {"int": int, "float": float}.get(kind, str)(text)
    except (KeyError, ValueError):
        wrong = Message("serve-setting", name=f"DICECAFE_{name.upper()}", kind=kind, value=repr(text))
        raise ServeError("serve/setting", wrong) from None


def _free(settings: Settings) -> None:
    """Refuse a port that somebody has, before anything else is started."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except (OSError, OverflowError) as error:
            why = str(error).rstrip(".")
            taken = Message("serve-port", port=str(settings.port), host=settings.host, error=why)
            raise ServeError("serve/port", taken) from error


def _shown(store: str) -> str:
    """A store's address without its password."""
    head, at, tail = store.rpartition("@")
    return f"{head.rpartition('/')[0]}/...@{tail}" if at else store
