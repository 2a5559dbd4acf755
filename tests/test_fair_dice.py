"""Fair dice, sealed against the server itself: what each device pins, and what a server that cheats can't get past."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from bent_server import BentServer
from cafe_server import Server
from refusals import refused

from dicecafe import cli
from dicecafe.client import Client, state
from dicecafe.engine.dice import FairDice, fit, seal_of
from dicecafe.engine.errors import DiceCafeError, RecordError
from dicecafe.engine.pinned import Pinned
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify
from dicecafe.protocol.messages import Key, Position
from dicecafe.server.tables import events
from dicecafe.server.tables import table as tables

OLD = """\
{"kind":"opened","game":"pig","options":{"target":20},"seats":[{"kind":"here","name":"Ann","holder":"host","nonce":"tea"},{"kind":"open"},{"kind":"bot","level":"random"}],"first":0,"host":"host","watch":"w","code":"CODE22","secret":"5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e"}
{"kind":"sat","seat":1,"name":"Bo","holder":"bo","nonce":"milk"}
{"kind":"line","line":"0 roll"}
{"kind":"line","line":"* 4"}
{"kind":"line","line":"0 roll"}
{"kind":"line","line":"* 6"}
{"kind":"line","line":"0 roll"}
{"kind":"line","line":"* 2"}
"""
FIRST_ROLLS = 4  # that an attack makes sixes


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """An honest server."""
    with Server(tmp_path_factory.mktemp("cafe") / "cafe.db") as running:
        yield running


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Have something done, within a minute or two."""
    return asyncio.run(asyncio.wait_for(work, 120))


def until_24(position: Position) -> str:
    """Four sixes, and a hold."""
    return "hold" if state(position)["pot"] >= 24 else "roll"


async def play_out(client: Client, *keys: Key | str) -> list[str]:
    """Play a table to its end with all of its keys; the tokens for the rematch."""

    async def one(key: Key | str) -> str:
        async with client.table(key) as table:
            await table.play(until_24)
            return await table.rematch()

    return list(await asyncio.gather(*map(one, keys)))


def first_rolls(record: Any) -> list[str]:
    """The first rolls of a record."""
    return [line for line in record["log"] if line.startswith("*")][:FIRST_ROLLS]


# ---------------------------------------------------------------- servers that cheat
def opened(seal: str = "") -> tables.Table:
    """A table of Pig with an open seat."""
    plans = [events.Plan("here", "Ann", "", "ann", seal=seal), events.Plan("open")]
    fixed: dict[str, Any] = {"options": {}, "first": 0, "host": "ann", "watch": "w", "code": "c", "secret": "ab" * 32}
    return tables.Table("table", events.Opened(game="pig", seats=plans, **fixed))


@pytest.mark.parametrize("rematch", [False, True], ids=["the first game", "its rematch"])
def test_a_secret_that_is_drawn_afterwards_is_found(tmp_path: Path, rematch: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """At a table of one device, where four sixes used to pass: by the client, and by `verify` with what it pinned."""
    with BentServer("draws its secret afterwards", tmp_path / "cafe.db") as bent:

        async def play() -> tuple[Any, Pinned, str]:
            client = Client(bent.address)
            key: Key | str = await client.open("pig", ["Ann", "Bo"], {"target": 30}, first=0)
            (again,) = await play_out(client, key)
            if rematch:
                key = again
                await play_out(client, key)
            token = key if isinstance(key, str) else key.token
            with pytest.raises(RecordError) as caught:
                await client.verify(key)
            return await client.record(token.partition(".")[0]), client.pinned[token], caught.value.code

        record, pinned, code = run(play())
    assert code == "record/pinned"
    assert first_rolls(record) == ["* 6"] * FIRST_ROLLS
    (tmp_path / "game.json").write_text(json.dumps(record))
    pinned.save(tmp_path / "pinned.json")
    assert cli.main(["verify", str(tmp_path / "game.json"), "--pinned", str(tmp_path / "pinned.json")]) == 1
    assert pinned.commitment in capsys.readouterr().err
    assert cli.main(["verify", str(tmp_path / "game.json")]) == 0  # it holds together, and more can't be seen in it
    assert "Not checked: that the dice were sealed" in capsys.readouterr().out


@pytest.mark.parametrize(
    "attack", ["draws its secret afterwards", "chooses our nonce", "chooses the nonce of its friend", "leaves out our nonce"]
)
def test_nonces_that_are_exchanged_are_found(tmp_path: Path, attack: str) -> None:
    """Ours, and that of a friend of the server's who shows theirs last: its seal was pinned before we showed ours."""
    with BentServer(attack, tmp_path / "cafe.db") as bent:

        async def play() -> tuple[Any, str]:
            client = Client(bent.address)
            key = await client.open("pig", ["Ann", "open"], {"target": 30}, first=0)
            await play_out(client, key, await client.sit(key.code, "Bo"))
            with pytest.raises(RecordError) as caught:
                await client.verify(key)
            return await client.record(key.table), caught.value.code

        record, code = run(play())
    assert code == "record/pinned"
    assert verify(Record.from_dict(record)).pinned == ""  # the record alone holds together
    assert first_rolls(record) == ["* 6"] * FIRST_ROLLS or attack == "leaves out our nonce"


def test_who_is_said_to_be_late_is_told_that_nothing_is_proved(tmp_path: Path) -> None:
    """A server can always say that; it can't say it and prove anything."""
    with BentServer("says that we are late", tmp_path / "cafe.db") as bent:

        async def play() -> Any:
            client = Client(bent.address)
            key = await client.open("pig", ["Ann", "Bo"], {"target": 30}, first=0)
            await play_out(client, key)
            return await client.verify(key), await client.record(key.table), client.pinned[key.token]

        verified, record, pinned = run(play())
    assert verified.pinned == "commitment"
    assert pinned.seals == []
    assert record["dice"]["nonces"] == ["", ""]
    assert record["dice"]["seals"] == [seal_of(pinned.nonce)] * 2


def test_a_commitment_that_changes_is_not_played_with(tmp_path: Path) -> None:
    """The client goes no further, and shows no nonce, when the table is not the one it took a seat at."""
    with BentServer("shows two commitments", tmp_path / "cafe.db") as bent:

        async def come() -> None:
            client = Client(bent.address)
            async with client.table(await client.open("pig", ["Ann", "bot:easy"])):
                pass

        with pytest.raises(RecordError) as caught:
            run(come())
        assert caught.value.code == "record/pinned"


# ---------------------------------------------------------------- honest ones
def test_both_games_are_proved_to_both_devices(server: Server) -> None:
    """Two devices, a game and its rematch: each adds a new nonce to each game, and each can prove both."""

    async def play() -> None:
        client = Client(server.address)
        key = await client.open("pig", ["Ann", "open"], {"target": 20}, first=0)
        tokens = [key.token, (await client.sit(key.code, "Bo")).token]
        seen = []
        for _ in range(2):
            again = await play_out(client, *tokens)
            assert [(await client.verify(token)).pinned for token in tokens] == ["nonce", "nonce"]
            dice = (await client.record(tokens[0].partition(".")[0]))["dice"]
            assert dice["nonces"] == [client.pinned[token].nonce for token in tokens]
            seen += [*dice["nonces"], dice["commitment"]]
            tokens = again
        assert len(set(seen)) == 6

    run(play())


def test_the_order_decides_nothing() -> None:
    """What comes with the order is a seal: the same secret with another nonce rolls other dice, and none before it is shown."""

    def rolls(nonce: str) -> list[int]:
        table = opened(seal_of(nonce))
        table.apply(events.Filled(seat=1, level="easy"))
        assert (table.match, table.next_bot(), table.must_roll(), table.awaited) == (None, None, False, [0])
        table.apply(table.show("ann", nonce, ""))
        return [table.dice.below(6) for _ in range(20)]

    assert rolls("tea") == rolls("tea") != rolls("milk")


def test_nothing_begins_before_the_nonces_are_there(server: Server) -> None:
    """Not the dice, and not a bot whose turn it is; then it is at once."""
    key = server.open("pig", "Ann", "bot:random", first=1, seal=seal_of("tea"))
    with server.device(key) as ann:
        assert (ann.welcome["position"], ann.welcome["n"]) == (None, 1)
        assert ann.welcome["seats"][0]["seal"] == seal_of("tea") == key["seals"][0]
        assert ann.ask("emote", seat=0, emote="think")["n"] == 2  # nobody did anything
        assert ann.ask("nonce", nonce="tea")["n"] == 3
        assert ann.until("line")["seat"] == 1
        assert ann.seats[0]["shown"]


def test_a_nonce_may_come_with_the_hello(server: Server) -> None:
    """Where all seals are known the game has begun by the welcome; a nonce that is of no use is passed over."""
    key = server.open("pig", "Ann", "Bo", first=0, seal=seal_of("tea"))
    assert key["seals"] == [seal_of("tea")] * 2
    for nonce in ("coffee", "tea", "tea"):
        with server.device(key, nonce=nonce) as ann:
            assert (ann.position is None) == (nonce == "coffee")
            assert ann.n == (1 if nonce == "coffee" else 2)


def test_a_nonce_is_taken_once_in_its_time() -> None:
    """Not before all seats are taken, nor another one than was sealed, nor when the game began without it."""
    table = opened(seal_of("tea"))
    with refused("nonce/early"):
        table.show("ann", "tea", "")
    table.apply(table.sit("Bo", "bo", seal_of("milk")))
    with refused("nonce/other"):
        table.show("ann", "milk", "")
    with refused("seat/not-yours"):
        table.show("eve", "tea", "")
    table.apply(table.show("ann", "tea", seal_of("next")))
    assert table.show("ann", "tea", seal_of("other")) == events.Shown(seat=0)  # only its answer was lost
    table.apply(events.Late(seat=1))
    assert table.dice.nonces == ["tea", ""]
    with refused("nonce/late"):
        table.show("bo", "milk", "")
    assert (table.chairs[0].next, table.chairs[1].next) == (seal_of("next"), "")
    table.apply(table.show("bo", "", seal_of("rematch")))
    assert table.chairs[1].next == seal_of("rematch")


def test_no_seat_opens_again_once_the_seals_are_known() -> None:
    """Else whoever took it could choose a nonce by those that were shown: who leaves then leaves the seat to a bot."""
    table = opened(seal_of("tea"))
    table.apply(table.sit("Bo", "bo", seal_of("milk")))
    table.apply(table.show("ann", "tea", ""))
    left = table.leave("bo", 1)
    assert isinstance(left, events.Handed)
    table.apply(left)
    assert table.dice.nonces == ["tea", ""]


def test_a_device_that_stays_away_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    """The game begins without its nonce, also after a kill; the record says so, and so does its own check."""

    async def play(server: Server) -> None:
        client = Client(server.address)
        key = await client.open("pig", ["Ann", "open"], {"target": 20}, first=0)
        guest = await client.sit(key.code, "Bo")
        async with client.table(key) as ann:
            assert [seat.shown for seat in ann.seats] == [True, False]
            server.kill()
            server.start()
            while not ann.position:
                await ann.change()
            async with client.table(guest) as bo:
                await asyncio.gather(ann.play(until_24), bo.play(until_24))
        assert [(await client.verify(one)).pinned for one in (key, guest)] == ["nonce", "commitment"]
        dice = (await client.record(key.table))["dice"]
        assert (dice["nonces"][1], dice["seals"][1]) == ("", seal_of(client.pinned[guest.token].nonce))

    with Server(tmp_path / "cafe.db", nonce_wait="0.3") as server:
        run(play(server))


def test_a_table_of_old_rolls_the_same_dice() -> None:
    """Its nonces came with the order and with the seat; a roll that were another would be refused as broken."""
    first, *rest = map(events.decode, OLD.encode().splitlines())
    table = tables.Table("old", first)
    for event in rest:
        table.apply(event)
    assert table.dice.nonces == ["tea", "milk"]
    assert table.dice.public(over=False) == {"commitment": table.dice.commitment, "nonces": ["tea", "milk"]}


# ---------------------------------------------------------------- what is pinned
def test_nonces_fit_their_seals_seat_by_seat() -> None:
    """In another order, or beside a seal that is not theirs, they would be a choice."""
    seals = [seal_of("a"), "", seal_of("b")]
    assert fit(["a", "", "b"], seals)
    assert fit(["a", "", ""], seals)
    for bad in (["b", "", "a"], ["a", "b"], ["a", "c", "b"], ["a", "", "b", "b"]):
        assert not fit(bad, seals)


def damages() -> list[Callable[[dict[str, Any]], object]]:
    """What may be wrong with the dice of a record."""
    return [
        lambda dice: dice.update(commitment="ab" * 32),
        lambda dice: dice.update(seals=["", *dice["seals"][1:]]),
        lambda dice: dice.pop("seals"),
        lambda dice: dice.update(nonces=["", "milk"]),
    ]


@pytest.mark.parametrize("damage", damages())
def test_a_pin_holds_the_dice_to_what_was_seen(tmp_path: Path, damage: Callable[[dict[str, Any]], object]) -> None:
    """Through its file too; each thing that is another is refused."""
    dice = FairDice(bytes(32), ["tea", "milk"], seals=[seal_of("tea"), seal_of("milk")]).public(over=True)
    Pinned(dice["commitment"], "tea", dice["seals"]).save(tmp_path / "pinned.json")
    pinned = Pinned.load(tmp_path / "pinned.json")
    assert pinned.check(dice)
    assert not Pinned(dice["commitment"]).check(dice)
    damage(dice)
    with refused("record/pinned"):
        pinned.check(dice)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"commitment": 1}', '{"commitment": "a", "seals": [1]}', "\ud800"])
def test_a_file_that_is_no_pin_is_refused(tmp_path: Path, text: str) -> None:
    """With a code, whatever it is."""
    (tmp_path / "pinned.json").write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(DiceCafeError) as caught:
        Pinned.load(tmp_path / "pinned.json")
    assert caught.value.code in ("record/unreadable", "file/unreadable")


def test_a_device_without_the_nonce_adds_nothing_to_what_another_sealed(server: Server) -> None:
    """A second device of the same token shows nothing; the first one's nonce is waited for."""

    async def come() -> None:
        key = await Client(server.address).open("pig", ["Ann", "Bo"])
        async with Client(server.address).table(key) as table:
            assert table.position is None
            assert table.pinned == Pinned(key.commitment)

    run(come())
