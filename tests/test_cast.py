"""Bots as characters, and the avatars of people: at a table, in its record, at the rematch, and at tables of old."""

from __future__ import annotations

import pytest
from browser import ROOT
from cafe_server import Device, Server, play_out

from dicecafe.bots import BOTS
from dicecafe.bots.cast import CAST, character
from dicecafe.protocol.messages import AVATARS
from dicecafe.server.tables import events
from dicecafe.server.tables.events import Opened, Plan
from dicecafe.server.tables.table import Table

ART = ROOT / "web" / "src" / "art" / "avatars"


def faces(device: Device) -> list[tuple[str, str]]:
    """Who sits at a device's table, by name and face."""
    return [(seat["name"], seat["avatar"]) for seat in device.seats]


def test_every_bot_is_somebody() -> None:
    """Each level has its own characters, no two share a name or a face, and none has a face that people choose."""
    assert set(CAST) == set(BOTS)
    cast = [one for level in CAST.values() for one in level]
    assert len({one.name for one in cast}) == len({one.avatar for one in cast}) == len(cast)
    assert not {one.avatar for one in cast} & set(AVATARS)
    tempers = (ROOT / "web" / "src" / "cafe" / "tempers.ts").read_text(encoding="utf-8")
    for avatar in [*(one.avatar for one in cast), *filter(None, AVATARS)]:
        assert (ART / f"{avatar}.svg").exists()
    assert all(one.avatar in tempers.replace('"', " ").split() for one in cast)


def test_a_character_sits_once_at_a_table() -> None:
    """The next one comes when a name is taken, also by a person; when all are there, the first again."""
    assert character("easy", []).name == "Biscuit"
    assert character("bot:easy", ["biscuit"]).name == "Pudding"
    assert character("perfect", ["Espresso"]).name == "Espresso"


def test_names_and_faces_are_the_same_for_everybody(cafe: Server) -> None:
    """Who opens, who joins, who watches and who plays again sees the same characters; so does the record."""
    seats = [{"kind": "here", "name": "Ann", "avatar": "fox"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    order = {"game": "pig", "seats": [*seats, {"kind": "open"}], "first": 0, "options": {"target": 10}}
    status, key = cafe.post("/api/tables", order)
    assert status == 201
    status, guest = cafe.post(f"/api/tables/{key['code']}/seats", {"name": "Bo", "avatar": "cupcake"})
    assert status == 201
    everybody = [("Ann", "fox"), ("Biscuit", "hamster"), ("Pudding", "sloth"), ("Bo", "cupcake")]
    with cafe.device(key) as ann, cafe.device(guest) as bo, cafe.device(watch=key["watch"]) as watcher:
        assert all(faces(device) == everybody for device in (ann, bo, watcher))
        play_out([ann, bo], lambda moves: moves[-1])
        assert ann.ask("rematch")["type"] == "done"
        again = bo.until("again")
    with Device(cafe.address, again["token"]) as bo:
        assert faces(bo) == everybody
    assert cafe.get(f"/api/records/{key['table']}")[1]["players"] == [name for name, _ in everybody]


@pytest.mark.parametrize("avatar", ["wolf", "<svg>", 3])
def test_an_avatar_is_one_of_a_dozen(cafe: Server, avatar: object) -> None:
    """Nobody sends a picture of their own, nor sits there with a bot's face."""
    seats = [{"kind": "here", "name": "Ann", "avatar": avatar}, {"kind": "bot", "level": "easy"}]
    status, answer = cafe.post("/api/tables", {"game": "pig", "seats": seats})
    assert (status, answer["code"]) == (400, "request/invalid")


def test_tables_of_old_have_no_faces() -> None:
    """What was stored before there were characters reads as it did."""
    plans = [Plan("here", "Ann", "", "ann"), Plan("bot", level="easy"), Plan("open")]
    stored = Opened(game="pig", options={}, seats=plans, first=0, host="ann", watch="w", code="C", secret="00" * 32)
    table = Table("t", stored)
    table.apply(events.decode(b'{"kind":"filled","seat":2,"level":"easy"}'))
    assert table.playing.names == ["Ann", "Bot easy", "Bot easy 2"]
    assert [chair.avatar for chair in table.chairs] == ["", "", ""]
