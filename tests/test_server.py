"""The server as people use it: real sockets, people and bots mixed, coming and going."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cafe_server import Device, Server, play_out

from dicecafe.engine import registry
from dicecafe.engine.dice import seal_of
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify
from dicecafe.words import Message, speech

GAMES = registry.names()
UNSEALED = {"seal": "", "shown": False, "avatar": ""}  # a seat that adds nothing to the dice


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of these tests; absences are noticed quickly."""
    with Server(tmp_path_factory.mktemp("cafe") / "cafe.db", debounce="0.05") as running:
        yield running


def hurried(game: str) -> dict[str, int]:
    """Options with which a game of random moves is over soon."""
    known = {option.name for option in registry.load(game).options}
    return {"target": 30} if "target" in known else {"cones": 3} if "cones" in known else {}


def sensible(seed: int) -> object:
    """Moves at random, but none of the kinds that make a game go on for ever."""
    rng = random.Random(seed)

    def choose(moves: list[str]) -> str:
        return rng.choice([move for move in moves if not move.startswith(("tip", "scrap"))] or moves)

    return choose


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_people_and_bots(server: Server, game: str) -> None:
    """Two people on two devices and a bot; a spectator hears it all; the record is public at the end, and its dice are proven."""
    key = server.open(game, "Ann", "open", "bot:medium", options=hurried(game), seal=seal_of("abc"))
    assert server.get(f"/api/tables/{key['code']}")[1]["status"] == "waiting"
    assert server.get(f"/api/records/{key['table']}")[1]["code"] == "record/unfinished"
    guest = server.sit(key["code"].lower(), "Bo", seal_of("n"))
    with server.device(key) as ann, server.device(guest) as bo, server.device(watch=key["watch"]) as watcher:
        assert (ann.you, bo.you, watcher.you) == ([0], [1], [])
        for device, nonce in ((ann, "abc"), (bo, "n")):
            assert device.ask("nonce", nonce=nonce)["type"] == "done"
        play_out([ann, bo], sensible(4))
        while not watcher.over:
            watcher.next()
        assert watcher.position is not None
        assert ann.position is not None
        assert watcher.position["result"] == ann.position["result"]
        commitment = ann.welcome["info"]["commitment"]
    status, said = server.get(f"/api/records/{key['table']}")
    record = Record.from_dict(said)
    assert status == 200
    assert record.players == ["Ann", "Bo", "Hazel"]
    assert record.dice["commitment"] == commitment
    assert record.dice["nonces"] == ["abc", "n", ""]
    assert record.dice["seals"] == [seal_of("abc"), seal_of("n"), ""]
    assert verify(record).how == Message("verify-dice", source="secret")
    assert server.get(f"/api/tables/{key['code']}")[1]["status"] == "over"


def test_who_comes_back_hears_what_was_missed(server: Server) -> None:
    """With the last number it saw, a device gets exactly what came after it; with none, everything it may know."""
    key = server.open("burger-dice", "Ann", "open", first=0)
    guest = server.sit(key["code"], "Bo")
    with server.device(key) as ann:
        bo = server.device(guest)
        seen = bo.welcome["n"]
        bo.close()
        ann.move("roll")
        again = server.device(guest, seen=seen)
        numbers = [told["n"] for told in again.welcome["events"]]
        assert len(numbers) >= 2
        assert numbers == list(range(seen + 1, again.welcome["n"] + 1))
        fresh = server.device(guest)
        assert [told["n"] for told in fresh.welcome["events"]] == list(range(1, fresh.welcome["n"] + 1))
        again.close()
        fresh.close()


def test_a_command_is_done_once(server: Server) -> None:
    """The same id again is answered with the same number; an old look is refused; nothing happens twice."""
    key = server.open("pig", "Ann", "bot:easy", first=0)
    with server.device(key) as ann:
        command = {"type": "move", "id": "once", "seat": 0, "at": 0, "move": "roll"}
        ann.send(command)
        done = ann.hear("done")
        ann.send(command)
        assert ann.hear("done") == done
        assert ann.ask("move", seat=0, at=0, move="roll")["code"] == "command/stale"
        assert ann.position is not None
        assert ann.position["at"] >= 2
    with server.device(key) as ann:
        ann.send(command)
        assert ann.hear("done") == done


def test_undo_over_the_wire(server: Server) -> None:
    """One's own move comes back while nothing was rolled; everybody hears of it."""
    key = server.open("burger-dice", "Ann", "open", first=0)
    guest = server.sit(key["code"], "Bo")
    with server.device(key) as ann, server.device(guest) as bo:
        ann.move("roll")
        assert ann.position is not None
        rolled = ann.position
        assert ann.ask("undo", seat=0, at=rolled["at"])["code"] == "undo/refused"
        ann.move(choose=lambda moves: next(move for move in moves if move.startswith("waste")))
        assert ann.position["undo"] == 0
        assert ann.ask("undo", seat=0, at=ann.position["at"])["type"] == "done"
        assert bo.until("undone")["seat"] == 0
        assert bo.position is not None
        assert bo.position["state"] == rolled["state"]


def test_a_dropped_seat_is_played_by_a_bot_and_taken_back(server: Server) -> None:
    """Gone, after the grace time a bot's, and its own again when somebody comes; only while another person waits."""
    key = server.open("pig", "Ann", "open", first=1, grace=1)
    guest = server.sit(key["code"], "Bo")
    with server.device(key) as ann:
        server.device(guest).close()
        assert ann.until("gone")["seat"] == 1
        assert ann.until("handed")["seat"] == 1
        assert ann.seats[1] == {"name": "Bo", "kind": "person", "level": "medium", "here": False, **UNSEALED}
        while ann.my_turn() is None:
            ann.next()
        with server.device(guest):
            assert ann.until("came")["seat"] == 1
            assert ann.seats[1] == {"name": "Bo", "kind": "person", "level": "", "here": True, **UNSEALED}


def test_leaving_before_and_after(server: Server) -> None:
    """Before the game a left seat is open again; after that a bot plays it."""
    key = server.open("pig", "Ann", "open", "open", first=0)
    guest = server.sit(key["code"], "Bo")
    with server.device(key) as ann, server.device(guest) as bo:
        assert ann.ask("leave", seat=0)["code"] == "seat/host"
        assert bo.ask("leave", seat=1)["type"] == "done"
        assert ann.until("stood")["seat"] == 1
        assert ann.ask("bot", seat=1, level="easy")["type"] == "done"
        server.sit(key["code"], "Cy")
        ann.until("sat")
        assert [seat["name"] for seat in ann.seats] == ["Ann", "Biscuit", "Cy"]
        assert ann.ask("leave", seat=0)["type"] == "done"
        assert _told(ann, "handed")["text"] == "medium"


def test_emotes_and_chat(server: Server) -> None:
    """Emotes always; words only where the host allows them; neither from a spectator."""
    quiet, loud = server.open("pig", "Ann", "bot:easy", first=0), server.open("pig", "Ann", "bot:easy", first=0, chat=True)
    with server.device(quiet) as ann, server.device(watch=quiet["watch"]) as watcher:
        assert ann.ask("emote", seat=0, emote="clap")["type"] == "done"
        assert watcher.until("emoted") == {"n": ann.n, "kind": "emoted", "seat": 0, "text": "clap"}
        assert ann.ask("say", seat=0, text="hello")["code"] == "chat/off"
        assert ann.ask("emote", seat=0, emote="sneer")["code"] == "message/unreadable"
        assert watcher.ask("emote", seat=0, emote="clap")["code"] == "seat/not-yours"
    with server.device(loud) as ann, server.device(watch=loud["watch"]) as watcher:
        assert ann.ask("say", seat=0, text=" <b>hi</b>\n there ")["type"] == "done"
        assert watcher.until("said")["text"] == "<b>hi</b> there"


def test_rematch(server: Server) -> None:
    """All go to the new table with tokens of their own, and the next seat starts."""
    key = server.open("pig", "Ann", "open", first=0, options={"target": 10})
    guest = server.sit(key["code"], "Bo")
    with server.device(key) as ann, server.device(guest) as bo, server.device(watch=key["watch"]) as watcher:
        assert ann.ask("rematch")["code"] == "table/playing"
        play_out([ann, bo], sensible(1))
        assert watcher.ask("rematch")["code"] == "seat/not-yours"
        assert bo.ask("rematch")["type"] == "done"
        told = [device.until("again") if device is not bo else _told(bo, "again") for device in (ann, bo, watcher)]
        assert len({one["table"] for one in told}) == 1
        assert "token" not in told[2]
        assert ann.ask("rematch")["type"] == "done"
        with Device(server.address, told[0]["token"]) as new_ann, Device(server.address, told[1]["token"]) as new_bo:
            assert (new_ann.you, new_bo.you) == ([0], [1])
            assert new_ann.welcome["info"]["first"] == 1
            play_out([new_ann, new_bo], sensible(2))


def _told(device: Device, kind: str) -> Any:
    """An event that the device has heard of already."""
    return next(told for message in device.heard for told in message.get("events", []) if told["kind"] == kind)


def test_several_seats_on_one_device(server: Server) -> None:
    """The device looks through the eyes of whoever's turn it is, and acts for all its seats."""
    key = server.open("dessert-dice", "Ann", "Bo", "bot:easy")
    with server.device(key) as device:
        assert device.you == [0, 1]
        for _ in range(6):
            while device.my_turn() is None:
                device.next()
            assert device.position is not None
            assert device.position["eyes"] == device.my_turn()
            goals = device.position["state"]["goals"]
            assert [seat for seat, goal in enumerate(goals) if goal] == [device.my_turn()]
            device.move(choose=sensible(3))


def test_real_dice_at_the_hosts_table(server: Server) -> None:
    """The host's device is asked what the dice show; what they can't show is refused."""
    key = server.open("burger-dice", "Ann", "open", first=0, real_dice=True)
    guest = server.sit(key["code"], "Bo")
    with server.device(key) as ann, server.device(guest) as bo:
        ann.move("roll")
        assert ann.position is not None
        assert [faces[:2] for faces in ann.position["dice"]] == [["bun", "patty"]] * 3
        bo.until("line")
        assert bo.position is not None
        assert bo.position["dice"] == []
        at = ann.position["at"]
        assert bo.ask("dice", at=at, dice="bun bun bun")["code"] == "seat/not-yours"
        assert ann.ask("dice", at=at, dice="bun bun soup")["code"] == "dice/impossible"
        assert ann.ask("dice", at=at, dice="bun")["message"] == ["dice-too-few", {"missing": 2}]
        assert ann.ask("dice", at=at, dice="patty bun")["message"] == ["dice-too-few", {"missing": 1}]
        assert ann.ask("dice", at=at, dice="b b patty")["type"] == "done"
        assert ann.position["state"]["rolled"][:2] == [2, 1]
        assert ann.position["undo_dice"]
        bo.until("line")
        assert not bo.position["undo_dice"]
        assert bo.ask("undo", at=ann.position["at"])["code"] == "seat/not-yours"
        assert ann.ask("undo", at=ann.position["at"])["type"] == "done"
        assert len(ann.position["dice"]) == 3
        assert bo.until("undone") == {"n": ann.n, "kind": "undone"}
        assert ann.ask("dice", at=ann.position["at"], dice="b k k")["type"] == "done"
        ann.move()
        assert not ann.position["undo_dice"]


def test_a_hint_is_for_who_asks(server: Server) -> None:
    """What a strong player would do, at one's own turn only."""
    key = server.open("pig", "Ann", "bot:easy", first=0)
    with server.device(key) as ann, server.device(watch=key["watch"]) as watcher:
        assert ann.ask("hint", seat=0)["answer"][1][0] in ("hint-exact", "hint-searched")
        assert watcher.ask("hint", seat=0)["code"] == "seat/not-yours"
        assert ann.ask("hint", seat=1)["code"] == "seat/not-yours"


@pytest.mark.parametrize(
    ("order", "status", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "here"}]}, 404, "game/unknown"),
        ({"game": "pig", "seats": [{"kind": "here"}]}, 400, "players/count"),
        ({"game": "pig", "seats": [{"kind": "bot", "level": "easy"}] * 2}, 400, "players/count"),
        ({"game": "pig", "seats": [{"kind": "here"}, {"kind": "bot", "level": "genius"}]}, 400, "players/unknown"),
        ({"game": "pig", "seats": [{"kind": "here"}] * 2, "options": {"target": "far"}}, 400, "option/wrong-type"),
        ({"game": "pig", "seats": [{"kind": "here"}] * 2, "options": {"luck": 1}}, 400, "option/unknown"),
        ({"game": "pig", "seats": [{"kind": "here"}] * 2, "first": 7}, 400, "players/first"),
        ({"game": "pig", "seats": [{"kind": "throne"}] * 2}, 400, "request/invalid"),
        ({"game": "pig"}, 400, "request/invalid"),
        ({"game": "dicecreams", "seats": [{"kind": "here"}] * 2, "options": {"deck": "/etc/passwd"}}, 400, "option/wrong-type"),
        ({"game": "dicecreams", "seats": [{"kind": "here"}] * 2, "options": {"deck": {"x": 1}}}, 400, "deck/invalid"),
    ],
)
def test_tables_that_can_not_be(server: Server, order: object, status: int, code: str) -> None:
    """What is wrong is said with its code; no file of the server's is ever read."""
    answered, said = server.post("/api/tables", order)
    assert (answered, said["code"]) == (status, code), said
    folder = registry.load(said["game"]).folder if "game" in said else None
    assert speech("en", folder).has(said["message"][0])
    assert ("game" in said) == (code == "deck/invalid")


def test_a_seat_asked_for_again_is_the_same_seat(server: Server) -> None:
    """A request whose answer was lost comes again with its id, and takes no second seat; another id does."""
    key = server.open("pig", "Ann", "open", "open")
    path, bo = f"/api/tables/{key['code']}/seats", {"name": "Bo", "id": "0123456789abcdef"}
    first, again, other = (server.post(path, body)[1] for body in (bo, bo, {**bo, "id": "fedcba9876543210"}))
    assert first == again
    assert (first["seats"], other["seats"]) == ([1], [2])
    assert server.post(path, {"name": "Bo", "id": "short"})[1]["code"] == "request/invalid"


def test_codes_and_addresses_that_lead_nowhere(server: Server) -> None:
    """Unknown codes, records, games and pages are 404, with words."""
    for path, code in [
        ("/api/tables/NOSUCH", "table/unknown"),
        ("/api/records/nosuch", "table/unknown"),
        ("/api/games/chess/rules", "game/unknown"),
        ("/api/words/tlh", "language/unknown"),
        ("/nowhere", "request/nowhere"),
    ]:
        status, said = server.get(path)
        assert (status, said["code"]) == (404, code)
    assert server.post("/api/tables/NOSUCH/seats", {"name": "Ann"})[1]["code"] == "table/unknown"
    key = server.open("pig", "Ann", "bot:easy")
    assert server.post(f"/api/tables/{key['code']}/seats", {"name": "Bo"})[1]["code"] == "seat/taken"


def test_what_there_is(server: Server) -> None:
    """The games with their options and levels, their rules with the rulings, health and metrics."""
    games = {game["name"]: game for game in server.get("/api/games")[1]}
    assert list(games) == GAMES
    assert games["burger-dice"]["levels"][-1] == "perfect"
    target, deck = games["burger-dice"]["options"][0], games["dicecreams"]["options"][-1]
    assert target == {"name": "target", "kind": "number", "default": 50, "low": 3, "high": 500, "choices": []}
    assert (deck["name"], deck["kind"], deck["default"]) == ("deck", "deck", {})
    for name in GAMES:
        rules = server.get(f"/api/games/{name}/rules")[1]
        assert rules["text"].startswith("# ")
        assert len(rules["rulings"]) == len(registry.load(name).rulings)
    assert server.get("/health")[1]["status"] == "open"
    assert "dicecafe_events_total" in server.get("/metrics")[1]
    assert server.get("/metrics", **{"X-Forwarded-For": "1.2.3.4"})[1]["code"] == "request/nowhere", (
        "what is counted is no visitor's"
    )


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    """Asked to stop in the middle, the server goes quietly; started again, the tokens are good and the game goes on."""
    with Server(tmp_path / "cafe.db") as server:
        key = server.open("pig", "Ann", "open", first=0, options={"target": 20})
        guest = server.sit(key["code"], "Bo")
        with server.device(key) as ann:
            ann.move("roll")
            at = ann.position
        said = server.stop()
        assert "Traceback" not in said
        server.start()
        with server.device(key) as ann, server.device(guest) as bo:
            assert ann.position is not None
            assert at is not None
            assert (ann.position["state"], ann.position["at"]) == (at["state"], at["at"])
            play_out([ann, bo], sensible(5))
