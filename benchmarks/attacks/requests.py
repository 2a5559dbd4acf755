"""Attacks by HTTP: requests that never end, that are none, or that are too many."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from .stranger import LOST, Stranger, together

CHUNK = 64 * 1024
HALVES = 1_100  # half-sent requests at once: more than there are file descriptors by default
SLOW_BODIES = 300
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


async def endless_headers(stranger: Stranger) -> None:
    """One connection sends header after header, and no end of them."""
    await _endless(stranger, b"X-Header: %b\r\n" % (b"x" * 50), b"")


async def endless_value(stranger: Stranger) -> None:
    """One connection sends one header, whose value has no end."""
    await _endless(stranger, b"x", b"X-Header: ")


async def _endless(stranger: Stranger, piece: bytes, start: bytes) -> None:
    chunk = piece * (CHUNK // len(piece))

    async def attempt() -> None:
        reader, writer = await stranger.connect()
        try:
            writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n" + start)
            while stranger.going and not reader.at_eof():
                await stranger.flood(writer, chunk)
                stranger.sent["KB of headers"] += len(chunk) // 1024
        finally:
            await _count_status(stranger, reader)
            writer.close()

    await stranger.again_and_again(attempt)


async def _count_status(stranger: Stranger, reader: asyncio.StreamReader) -> None:
    """Count the status of an answer that is there already."""
    try:
        async with asyncio.timeout(0.01):
            stranger.answers[f"HTTP {(await reader.readline()).split()[1].decode()}"] += 1
    except (*LOST, IndexError):
        pass


async def half_requests(stranger: Stranger) -> None:
    """1,100 connections each send half a request, and wait; one that is closed is opened anew."""

    async def one() -> None:
        async def attempt() -> None:
            reader, writer = await stranger.connect()
            try:
                writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Half: ")
                while stranger.going and not reader.at_eof():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(reader.read(100), 0.5)
                stranger.answers["cut off"] += reader.at_eof()
            finally:
                writer.close()

        await stranger.again_and_again(attempt)

    await together(one() for _ in range(HALVES))


async def slow_bodies(stranger: Stranger) -> None:
    """300 orders of a table, whose bodies come a byte a second."""

    async def one() -> None:
        async def attempt() -> None:
            reader, writer = await stranger.connect()
            try:
                writer.write(
                    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n"
                )
                while stranger.going and not reader.at_eof():
                    writer.write(b" ")
                    await writer.drain()
                    await asyncio.sleep(1)
                await _count_status(stranger, reader)
            finally:
                writer.close()

        await stranger.again_and_again(attempt)

    await together(one() for _ in range(SLOW_BODIES))


async def no_http(stranger: Stranger) -> None:
    """Ten connections at a time send bytes that are no HTTP, and come again."""
    noise = random.Random(1).randbytes(2_000)

    async def one() -> None:
        async def attempt() -> None:
            reader, writer = await stranger.connect()
            try:
                await stranger.flood(writer, noise)
                status = (await asyncio.wait_for(reader.readline(), 5)).split()
                stranger.answers[f"HTTP {status[1].decode()}" if status else "cut off"] += 1
            finally:
                writer.close()

        await stranger.again_and_again(attempt)

    await together(one() for _ in range(10))


async def guessed_codes(stranger: Stranger) -> None:
    """Codes of tables are tried, on four connections that stay."""
    rng = random.Random(2)

    async def one() -> None:
        async def attempt() -> None:
            reader, writer = await stranger.connect()
            try:
                while stranger.going:
                    code = "".join(rng.choices(LETTERS, k=6))
                    await stranger.ask(reader, writer, "GET", f"/api/tables/{code}")
            finally:
                writer.close()

        await stranger.again_and_again(attempt)

    await together(one() for _ in range(4))
