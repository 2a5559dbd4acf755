"""The client against a real server: whole games, sockets that break, commands that come twice or too late."""

from __future__ import annotations

import asyncio
import random
import runpy
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from cafe_server import Server, free_port
from refusals import refused
from stores import execute

from dicecafe import Record, load
from dicecafe.client import Client, Lost, Refused, Table, state
from dicecafe.engine import registry
from dicecafe.engine.verify import verify
from dicecafe.protocol import messages
from dicecafe.protocol.messages import Position

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of this file."""
    with Server(tmp_path_factory.mktemp("cafe") / "cafe.db") as server:
        yield server


@pytest.fixture
def client(server: Server) -> Client:
    """A client of it."""
    return Client(server.address)


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Have something done, within a minute or two."""
    return asyncio.run(asyncio.wait_for(work, 120))


def anything(seed: int) -> Any:
    """A bot that does anything that is allowed."""
    stream = random.Random(seed)
    return lambda position: stream.choice(position.moves[position.turn]).move


def by_the_rules(table: Table, position: Position) -> str:
    """A bot that thinks with the game's own rules of thumb."""
    view = table.view(position)
    hints = view.game.part("hints")
    assert hints is not None
    assert view.seat == position.turn
    return view.notation(int(hints.choose(view.cfg, view.state.copy(), view.seat)))


def careful(position: Position) -> str:
    """A bot for Pig that holds at 8, and so takes its time."""
    return "hold" if state(position)["pot"] >= 8 else "roll"


# ---------------------------------------------------------------- whole games
@pytest.mark.parametrize("game", registry.names())
def test_a_whole_game(client: Client, game: str) -> None:
    """Two clients and a bot play to the end, losing their sockets now and then; all see the same end, and the dice were fair."""

    async def one(table: Table) -> dict[str, Any]:
        async def shaky(position: Position) -> str:
            if position.at % 20 > 17:
                await table.link.drop()
            return by_the_rules(table, position)

        return await table.play(shaky)

    async def play() -> tuple[Any, ...]:
        key = await client.open(game, ["Ann", "bot:greedy", "open"])
        other = await client.sit(key.code, "Bo")
        assert (key.seats, other.seats) == ([0], [2])
        async with client.table(key) as ann, client.table(other.token) as bo, client.watch(key.watch) as eve:
            results = await asyncio.gather(one(ann), one(bo))
            while not eve.over:
                await eve.change()
            assert eve.you == []
            return *results, eve.result, await client.record(key.table), (await client.look(key.code)).status

    ann, bo, eve, record, status = run(play())
    assert ann == bo == eve == record["result"]
    assert status == "over"
    checked = Record.from_dict(record)
    assert verify(checked).rolls == sum(line.startswith("*") for line in checked.log)
    assert checked.players == ["Ann", "Clover", "Bo"]
    assert load(game).name == checked.game


def test_several_seats_on_one_device(client: Client) -> None:
    """One key plays two seats, and looks through the eyes of the one whose turn it is."""

    async def play() -> dict[str, Any]:
        async with client.table(await client.open("pig", ["Ann", "Bo"], {"target": 20}, first=1)) as table:
            assert table.you == [0, 1]
            assert table.turn == 1
            return await table.play(careful)

    assert max(run(play())["points"]) >= 20


# ---------------------------------------------------------------- sockets that break
def test_news_go_on_after_a_break(client: Client) -> None:
    """Numbers have no gap, whatever happened while the socket was away."""

    async def play() -> tuple[list[int], int]:
        key = await client.open("pig", ["Ann", "open"], {"target": 30}, first=0)
        other = await client.sit(key.code, "Bo")
        async with client.table(key) as ann, client.table(other) as bo:
            numbers, start, news = list[int](), ann.number, ann.news()

            async def listen() -> None:
                async for told in news:
                    numbers.extend(event.n for event in told.events)
                    if len(numbers) % 7 == 0:
                        await ann.link.drop()
                    if ann.over:
                        return

            await asyncio.gather(listen(), ann.play(careful), bo.play(careful))
            assert ann.number >= numbers[-1]
            return numbers, start

    numbers, start = run(play())
    assert numbers == list(range(start + 1, start + 1 + len(numbers)))


def test_unanswered_command_is_sent_again(client: Client) -> None:
    """What was asked while the socket was away, or whose answer got lost with it, is done once."""

    async def play() -> None:
        async with client.table(await client.open("pig", ["Ann", "Bo"], {"target": 1000}, first=0)) as table:
            news, lines = table.news(), list[int]()
            for turn in range(10):
                asked = asyncio.create_task(table.move("hold"))
                if turn % 2:
                    await asyncio.sleep(0)  # sent, and the socket closed before the answer
                await table.link.drop()
                number = await asked
                while number not in lines:
                    lines += [event.n for event in (await anext(news)).events if event.kind == "line"]
            assert len(lines) == 10
            assert table.position is not None
            assert table.position.at == lines[-1]

    run(play())


def test_server_that_comes_back(tmp_path: Path) -> None:
    """A server that is killed and started again goes on with the table, and the client with it."""

    async def play(server: Server) -> dict[str, Any]:
        client = Client(server.address)
        async with client.table(await client.open("pig", ["Ann", "Bo"], {"target": 40})) as table:
            for _ in range(5):
                await table.move("roll")
            number = table.number
            await asyncio.to_thread(server.kill)
            playing = asyncio.create_task(table.play(careful))
            await asyncio.to_thread(server.start)
            result = await playing
            assert table.number > number
            return result

    with Server(tmp_path / "cafe.db") as server:
        assert max(run(play(server))["points"]) >= 40


def test_server_that_is_not_there(tmp_path: Path) -> None:
    """Asked for a table or in the middle of a game, a server that stays away is lost, and says so."""
    nowhere = Client(f"http://127.0.0.1:{free_port()}")

    async def play(server: Server) -> None:
        client = Client(server.address, patience=0.3)
        async with client.table(await client.open("pig", ["Ann", "Bo"])) as table:
            await asyncio.to_thread(server.kill)
            news = table.news()
            with refused("connection/lost", "connection-lost"):
                await table.move("roll")
            with pytest.raises(Lost):
                await table.play(careful)
            assert [told async for told in news] == []

    for ask in (nowhere.look("ABCDEF"), nowhere.table("a.b.c").__aenter__()):
        with refused("connection/lost", "connection-lost"):
            run(ask)
    with Server(tmp_path / "cafe.db") as server:
        run(play(server))


def test_slower_than_the_limit(tmp_path: Path) -> None:
    """A bot that is faster than a server allows waits, and plays on."""

    async def play(server: Server) -> int:
        client = Client(server.address)
        async with client.table(await client.open("pig", ["Ann", "Bo"], {"target": 1000})) as table:
            return len({await table.move("hold") for _ in range(12)})

    with Server(tmp_path / "cafe.db", messages="5/0.25") as server:
        assert run(play(server)) == 12


def test_a_lost_answer_costs_no_second_seat(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sits down and hears no answer asks again and has the same seat; two who sit down have two."""
    answer, lost = client._request, list[object]()

    def deaf(path: str, body: Any) -> bytes:
        found = answer(path, body)
        if path.endswith("/seats") and not lost:
            lost.append(found)
            raise Lost(client.base_url, "the answer was lost")
        return found

    async def play() -> None:
        key = await client.open("pig", ["Ann", "open", "open"])
        monkeypatch.setattr(client, "_request", deaf)
        bo, cy = await client.sit(key.code, "Bo"), await client.sit(key.code, "Cy", id="0123456789abcdef")
        assert lost
        assert (bo.seats, cy.seats) == ([1], [2])
        assert await client.sit(key.code, "Cy", id="0123456789abcdef") == cy

    run(play())


def test_a_client_that_fails_says_so(client: Client) -> None:
    """Whatever goes wrong while listening, nobody waits for an answer for ever."""

    async def play() -> None:
        async with client.table(await client.open("pig", ["Ann", "Bo"], first=0)) as table:

            def broken(message: object) -> None:
                raise RuntimeError("a mistake of ours")

            table.link.on_message = broken
            with refused("connection/lost", "client-failed", error="RuntimeError('a mistake of ours')"):
                await table.move("hold")

    run(play())


# ---------------------------------------------------------------- what is refused
def test_a_table_that_breaks_is_told_to_everybody_there(tmp_path: Path) -> None:
    """Also to a spectator, who asks for nothing and would else wait for ever."""
    store = tmp_path / "cafe.db"

    async def test(client: Client) -> None:
        key = await client.open("pig", ["Ann", "Bo"])
        async with client.watch(key.watch) as watching, client.table(key) as playing:
            execute(str(store), f"DELETE FROM events WHERE number > 1 AND table_id = '{key.table}'")
            with refused("table/broken"):
                await playing.move("roll")
            with refused("table/broken"):
                await watching.change()

    with Server(store) as server:
        run(test(Client(server.address)))


def test_repeated_id_is_done_once(client: Client) -> None:
    """The same command under the same id is answered with the number it had."""

    async def play() -> None:
        async with client.table(await client.open("pig", ["Ann", "Bo"], first=0)) as table:
            command = messages.Move("once", 0, 0, "hold")
            first, again = await table.link.ask(command), await table.link.ask(command)
            assert first == again
            assert table.position is not None
            assert table.position.at == first.n

    run(play())


def test_stale_and_wrong_commands(client: Client) -> None:
    """They are refused with a code, and change nothing."""

    async def play() -> None:
        key = await client.open("pig", ["Ann", "open"], first=0)
        async with client.table(key) as ann:
            assert ann.position is None
            await wrong("table/waiting", ann.move("roll"))
            other = await client.sit(key.code, "Ann")
            async with client.table(other) as bo:
                assert [seat.name for seat in bo.seats] == ["Ann", "Ann 2"]
                held = await ann.move("hold")
                await wrong("command/stale", bo.move("roll", at=0))
                await wrong("move/not-your-turn", ann.move("roll"))
                await wrong("move/unreadable", bo.move("jump"))
                await wrong("seat/not-yours", bo.move("roll", seat=0))
                await wrong("chat/off", bo.say("Hello"))
                await wrong("message/unreadable", bo.move("x" * 300))
                await bo.move("hold")
                assert bo.position is not None
                await bo.undo()
                assert bo.position.at == held
                assert bo.turn == 1
                hint = await bo.hint()
                assert {choice.move for choice in hint.choices} == {"roll", "hold"}
                assert hint.says[1].id in ("hint-exact", "hint-searched")
        await wrong("seat/taken", client.sit(key.code, "Eve"))
        await wrong("table/unknown", client.look("nowhere"))
        await wrong("game/unknown", client.open("chess", ["Ann", "Bo"]))
        await wrong("record/unfinished", client.record(key.table))
        await wrong("token/invalid", client.table("a.b.c").__aenter__())

    async def wrong(code: str, work: Coroutine[Any, Any, Any]) -> None:
        with refused(code) as caught:
            await work
        assert isinstance(caught.value, Refused)

    run(play())


def test_around_the_game(client: Client) -> None:
    """Emotes, words, a bot for an open seat, leaving, and a rematch to which everybody has a token."""

    async def play() -> None:
        key = await client.open("pig", ["Ann", "open", "open"], {"target": 10}, chat=True)
        async with client.table(key) as ann:
            news = ann.news()
            other = await client.sit(key.code, "Bo")
            async with client.table(other) as bo:
                await bo.emote("wow")
                await bo.say("Hello")
                await ann.add_bot(2, "random")
                kinds: list[str] = []
                while "filled" not in kinds:
                    kinds += [event.kind for event in (await anext(news)).events]
                assert [kind for kind in kinds if kind not in ("came", "line")] == ["sat", "emoted", "said", "filled"]
                await asyncio.gather(ann.play(careful), bo.play(careful))
                token = await ann.rematch()
                while not bo.again:
                    await bo.change()
                async with client.table(token) as first, client.table(bo.again) as second:
                    assert first.info.table == second.info.table != key.table
                    assert (first.you, second.you) == ([0], [1])
                    assert first.info.first == (ann.info.first + 1) % 3

    run(play())


def test_leaving_before_the_game(client: Client) -> None:
    """The seat is open again, and ours no longer."""

    async def play() -> None:
        key = await client.open("pig", ["Ann", "open", "open"])
        async with client.table(await client.sit(key.code, "Bo")) as bo:
            assert bo.you == [1]
            await bo.leave()
            assert bo.you == []
            assert bo.seats[1].kind == "open"

    run(play())


# ---------------------------------------------------------------- the example, and what the client needs
def test_example_plays(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    """The bot in examples/ opens a table and plays; and it joins one by its code."""
    made = runpy.run_path(str(ROOT / "examples" / "my_bot.py"))
    run(made["main"](server.address, ""))
    told = capsys.readouterr().out
    assert told.startswith("Pig at table ")
    assert "My bot: " in told

    async def join(client: Client) -> None:
        key = await client.open("dessert-dice", ["Ann", "open"])
        async with client.table(key) as ann:
            await asyncio.gather(made["main"](server.address, key.code), ann.play(anything(3)))

    run(join(Client(server.address)))
    assert "My bot: " in capsys.readouterr().out


def test_client_needs_no_server() -> None:
    """It loads nothing of the server, and neither a framework nor NumPy."""
    check = "import sys; print([n for n in sys.modules if n.startswith(('dicecafe.server', 'aiohttp', 'numpy'))])"
    done = subprocess.run([sys.executable, "-c", f"import dicecafe.client; {check}"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
