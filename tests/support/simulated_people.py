"""Simulated people: the real client, at tables over a simulated network. They play, wave, take back, leave, and come back."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from simulated_loop import Actor

from dicecafe.bots import make
from dicecafe.client import Client, Lost, Refused, Table
from dicecafe.engine import registry
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.stream import Stream
from dicecafe.protocol import messages
from dicecafe.protocol.messages import News, Position, SeatRequest, TableOrder, Welcome

if TYPE_CHECKING:
    from simulated_world import World

T = TypeVar("T")
LATE = {  # others were faster, one asked twice, or odds took too long
    "command/stale",
    "limit/questions",
    "move/not-your-turn",
    "table/busy",
    "table/playing",
    "table/waiting",
    "thinking/late",
    "undo/refused",
}


class Device(Table):
    """A client whose every message is checked."""

    world: World
    name = ""

    def _apply(self, message: Welcome | News) -> None:
        heard, self.heard = getattr(self, "heard", 0), message.n
        self.world.note(f"{self.name} hears {message.n}")
        table = message.info.table if isinstance(message, Welcome) else self.info.table
        self.world.checks.heard(self.name, table, heard, message)
        if isinstance(message, Welcome):
            self.world.wire_of[self.name].greeted = self.world.loop.now
        super()._apply(message)


class SimulatedClient(Client):
    """The client of one person, whose requests over HTTP go to any process and may be lost."""

    def __init__(self, world: World, name: str) -> None:
        super().__init__("http://cafe", patience=1e9)
        self.world, self.name = world, name

    def _folder(self, game: str) -> Any:
        return registry.load(game).folder

    def _table(self, hello: messages.Hello) -> Table:
        table = super()._table(hello)
        table.__class__ = Device
        assert isinstance(table, Device)
        table.world, table.name = self.world, self.name
        return table

    async def _ask(self, path: str, kind: type[T], body: msgspec.Struct | None = None) -> T:
        parts = path.split("/")[2:]

        def work(cafe: Any) -> Any:
            if isinstance(body, TableOrder):
                return cafe.open(body)
            if isinstance(body, SeatRequest):
                return cafe.sit(parts[1], body)
            return cafe.record(parts[1])

        try:
            return await self.world.request(work)  # type: ignore[no-any-return]  # as asked
        except DiceCafeError as error:
            if isinstance(error, Lost):
                raise
            raise Refused(error.code, error.message) from None


class Person:
    """Somebody who sits at a table until its game is over."""

    def __init__(self, world: World, name: str, whims: float = 0.0, level: str = "random") -> None:
        self.world, self.name, self.whims = world, name, whims  # whims: how often they do something else than move
        self.level = level  # how they play when the game has to come to an end
        self.rng = Random(f"{world.seed} {name}")
        self.pace = self.rng.choice([1.0, 20.0])  # moves a second
        self.actor = Actor(name)
        world.actors.append(self.actor)
        self.client = SimulatedClient(world, name)
        self.token = ""
        self.has_companion = False  # whether they have another device
        self.away = False  # whether nobody is at the device
        self.vanished = False  # for good
        self.others: list[Person] = []  # who wait for them, though not for ever
        self.doing = "is coming"

    def __str__(self) -> str:
        return f"{self.name} {self.doing}{' (away)' * self.away}{' (vanished)' * self.vanished}"

    async def patiently(self, work: Any) -> Any:
        """Ask for something until it is answered."""
        while True:
            try:
                return await work()
            except Lost:
                pass
            except Refused as error:
                if error.code not in ("store/unavailable", "table/busy"):
                    raise
            await asyncio.sleep(self.rng.uniform(0.05, 0.5))

    async def live(self) -> None:
        """Come to the table, and back whenever something goes wrong, until the game is over."""
        while not self.vanished:
            self.doing = "is connecting"
            if self.away:
                await asyncio.sleep(0.5)
                continue
            try:
                async with self.at_table() as device:
                    await self.play(device)
                    if device.over:
                        return
            except Lost:
                await asyncio.sleep(self.rng.uniform(0.05, 0.5))

    async def again(self) -> str:
        """Ask for a rematch; the token for it."""
        self.doing = "asks for a rematch"
        while True:
            try:
                async with self.at_table() as device:
                    return await device.rematch()
            except Lost:
                await asyncio.sleep(self.rng.uniform(0.05, 0.5))

    def at_table(self) -> Device:
        """A device at one's table."""
        self.world.holders[self.name] = self.token.split(".")[1]
        device = self.client.table(self.token)
        assert isinstance(device, Device)
        return device

    def come_back(self) -> None:
        """Be there again."""
        self.away = False

    def may_vanish(self) -> bool:
        """Whether a bot takes over from them: somebody stays who would wait, for a while."""
        return any(not other.vanished for other in self.others)

    async def play(self, device: Device) -> None:
        """Do what one does at a table, until its game is over or one leaves."""
        while not (device.over or self.away or self.vanished):
            self.doing = f"looks at {device.number}"
            if (command := self.decide(device, device.position)) is None:
                with suppress(TimeoutError):
                    async with asyncio.timeout(1.0):
                        await device.change()
                continue
            await asyncio.sleep(self.rng.expovariate(self.pace) if self.world.faults.active else 0.01)
            try:
                self.doing = f"asks for {command}"
                await device.link.ask(command)
            except Refused as error:
                if error.code == "table/broken":
                    raise
                if error.code not in LATE:
                    self.world.checks.violated("nobody is refused what is theirs", f"{self.name}: {error!r} {command}")
                    return

    def decide(self, device: Device, position: Position | None) -> Any:
        """What to ask for now, if anything."""
        if position is None or not device.you:
            return None
        if position.dice:
            return messages.Dice(f"{self.name}-{device._id()}", position.at, " ".join(map(self.rng.choice, position.dice)))
        seat = self.rng.choice(device.you) if position.turn not in device.you else position.turn
        mine, moves = position.turn == seat, position.moves.get(seat, [])
        whim, id = self.world.faults.active and self.rng.random() < self.whims, f"{self.name}-{device._id()}"
        if whim and position.undo is not None:
            return messages.Undo(id, position.at, position.undo)
        if whim and position.undo_dice:
            return messages.Undo(id, position.at)
        if whim and mine:
            if self.rng.random() < 0.2:
                return self.rng.choice([messages.Leave(id, seat), messages.Odds(id, seat), messages.Say(id, seat, "hello")])
            return messages.SendEmote(id, seat, "wow")
        if mine and moves and not self.world.faults.active and self.level != "random":
            view = device.view(position)
            return messages.Move(id, seat, position.at, view.notation(make(self.level, view.game, Stream(0, 0)).choose(view, [])))
        if moves and (mine or whim):
            return messages.Move(id, seat, position.at, self.rng.choice(moves).move)
        return None


class Spectator(Person):
    """Somebody who looks on."""

    def __init__(self, world: World, name: str, watch: str) -> None:
        super().__init__(world, name)
        self.watch = watch

    async def live(self) -> None:
        """Look on until the game is over."""
        while True:
            try:
                async with self.client.watch(self.watch) as device:
                    while not device.over:
                        await device.change()
                    return
            except Lost:
                await asyncio.sleep(self.rng.uniform(0.05, 0.5))


class Companion(Person):
    """Another device of somebody, which comes and goes as it likes."""

    def __init__(self, world: World, name: str, owner: Person) -> None:
        super().__init__(world, name)
        self.owner, self.token, owner.has_companion = owner, owner.token, True

    async def play(self, device: Device) -> None:
        """Look on, for a while or to the end."""
        until = self.world.loop.now + self.rng.expovariate(0.2)
        while not device.over and not self.vanished and (not self.world.faults.active or self.world.loop.now < until):
            self.vanished = self.owner.vanished
            with suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await device.change()
