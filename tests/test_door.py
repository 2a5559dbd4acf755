"""The door of a room: one at a time, in order, and nobody who goes away keeps it closed."""

from __future__ import annotations

import asyncio

from dicecafe.server.door import Door


def test_one_at_a_time_in_the_order_they_came() -> None:
    """Also when the door opens between two who wait: nobody slips in."""

    async def run() -> list[str]:
        door, said = Door(), list[str]()

        async def work(name: str) -> None:
            async with door:
                said.append(f"{name} in")
                await asyncio.sleep(0)
                said.append(f"{name} out")

        door.close()
        tasks = [asyncio.create_task(work(name)) for name in "abc"]
        await asyncio.sleep(0)
        door.open()
        passed_on = door.closed
        assert passed_on, "it is a's now, though a has not gone on yet"
        await asyncio.gather(*tasks)
        assert not door.closed
        return said

    assert asyncio.run(run()) == [f"{name} {what}" for name in "abc" for what in ("in", "out")]


def test_who_goes_away_keeps_nobody_out() -> None:
    """One who stops waiting is passed over; one who was let in and stops at that moment lets the next one in."""

    async def run() -> list[str]:
        door, said = Door(), list[str]()

        async def work(name: str) -> None:
            async with door:
                said.append(name)

        door.close()
        tasks = {name: asyncio.create_task(work(name)) for name in "abc"}
        await asyncio.sleep(0)
        tasks["a"].cancel()
        await asyncio.sleep(0)
        door.open()  # it is b's
        tasks["b"].cancel()
        await asyncio.wait(tasks.values())
        assert not door.closed
        return said

    assert asyncio.run(run()) == ["c"]


def test_a_mistake_inside_opens_it() -> None:
    """Whatever goes wrong behind it."""

    async def run() -> bool:
        door = Door()
        try:
            async with door:
                raise ValueError
        except ValueError:
            return door.closed

    assert asyncio.run(run()) is False
