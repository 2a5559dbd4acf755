"""A simulated party: people, their devices and bots at a table, until its game is over, and perhaps the next one too."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from simulated_people import Companion, Person, Spectator

from dicecafe.client import Client, Refused
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify
from dicecafe.protocol.messages import Key

if TYPE_CHECKING:
    from simulated_world import World

QUICK: tuple[str, dict[str, Any], str] = ("pig", {"target": 10}, "greedy")  # a game, its options, a bot that brings it to an end
GAMES = [QUICK, QUICK, ("dessert-dice", {}, "random"), ("dicecreams", {"cones": 3}, "greedy")]  # secrets; moves out of turn


class Party:
    """One or two people and bots; somebody looks on, and somebody may have two devices."""

    def __init__(self, world: World, number: int) -> None:
        self.world, self.number, rng = world, number, world.rng
        self.game, self.options, self.bot = rng.choice(GAMES)
        self.grace, self.bots, self.rematch = rng.choice([0, 3, 60]), rng.randint(0, 1), rng.random() < 0.2
        whims, count = rng.choice([0.0, 0.1, 0.3]), rng.randint(1, 2)
        self.people = [Person(world, f"person-{number}-{seat}", whims, self.bot) for seat in range(count)]
        one_die = self.game == QUICK[0]
        self.real_dice = one_die and not self.grace and rng.random() < 0.3  # before the host, who is not to vanish
        self.has_companion = rng.random() < 0.2
        for person in self.people if self.grace else []:
            person.others = [other for other in self.people if other is not person]

    async def play(self) -> None:
        """Sit down, play, and look whether all is as it should be; at a damaged table nothing need be."""
        try:
            await self._play_games()
        except Refused as error:
            if error.code != "table/broken" or not any(one.damaged for one in self.world.checks.ledgers.values()):
                raise

    async def _play_games(self) -> None:
        host, *guests = self.people
        seats = [host.name, *["open"] * len(guests), *[f"bot:{self.bot}"] * max(self.bots, 1 - len(guests))]
        key: Key = await host.patiently(lambda: self._open(host.client, seats))
        host.token = key.token
        for guest in guests:
            guest.token = (await guest.patiently(lambda: self._sit(guest, key))).token  # noqa: B023 (called at once)
        await self._play(key.table, Spectator(self.world, f"spectator-{self.number}", key.watch))
        damaged = self.world.checks.ledgers[key.table].damaged
        if self.rematch and not damaged and not any(person.vanished for person in self.people):
            await self._play_again(key.table)

    async def _open(self, client: Client, seats: list[str]) -> Key:
        return await client.open(self.game, seats, self.options, grace=self.grace, real_dice=self.real_dice, chat=True)

    async def _sit(self, guest: Person, key: Key) -> Key:
        return await guest.client.sit(key.code, guest.name, id=f"{guest.name:->16}")

    async def _play(self, table: str, *more: Person) -> None:
        everybody = [*self.people, *more]
        if self.has_companion:
            everybody.append(Companion(self.world, f"companion-{self.number}", self.people[0]))
        world = self.world
        living = [world.loop.create_task(one.live(), context=one.actor.context) for one in everybody]
        while not all(one.done() for one in living):
            await asyncio.wait(living, timeout=1.0)
            if world.checks.ledgers[table].damaged and not world.faults.active:  # it need not go on
                for one in living:
                    one.cancel()
        ends = await asyncio.gather(*living, return_exceptions=True)
        if world.checks.ledgers[table].damaged:
            return
        for end in ends:
            if isinstance(end, BaseException):
                world.checks.violated("a client understands what it hears", repr(end))
        await self._check_end(table)

    async def _play_again(self, table: str) -> None:
        """The rematch: everybody asks for it, and all get to the same table."""
        tokens = await asyncio.gather(*(person.again() for person in self.people))
        tables = {token.split(".")[0] for token in tokens}
        if len(tables) != 1 or tables == {self.world.checks.ledgers[table].table.id}:
            self.world.checks.violated("a rematch is one table", tokens)
        for person, token in zip(self.people, tokens, strict=True):
            person.token = token
        self.world.note(f"rematch at {tables}")
        await self._play(tables.pop())

    async def _check_end(self, id: str) -> None:
        """The game is over: its record is the log, and its dice can be verified."""
        host, checks = self.people[0], self.world.checks
        if id not in checks.ledgers or checks.ledgers[id].table.status != "over":
            return checks.violated("every game can end", id)
        record: Record = await host.patiently(lambda: host.client.record(id))
        if record.log != checks.ledgers[id].table.playing.log or (not verify(record).rolls and not self.real_dice):
            checks.violated("a record is the log", id)
        return None
