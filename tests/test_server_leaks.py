"""Nothing about other seats' secrets leaves the server before the end: 200 games in process and 20 on the wire, byte by byte."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Self

import cafe_server
import pytest
from cafe_server import Device, Server
from leaks import SECRET_FIELDS, SECRETIVE, check_frame, deals_of
from websockets import ConnectionClosed
from websockets.sync.client import connect

from dicecafe.bots.advice import advise
from dicecafe.engine import registry
from dicecafe.engine.dice import Endless, RecordedDice
from dicecafe.engine.errors import DiceCafeError, DiceError
from dicecafe.engine.match import Match
from dicecafe.engine.moment import Step
from dicecafe.server.tables import events
from dicecafe.server.tables.events import Opened, Plan
from dicecafe.server.tables.table import Table
from dicecafe.server.tables.views import Audience
from dicecafe.server.workers.jobs import Choose, Sight, encode

IN_PROCESS, ON_THE_WIRE = 200, 20  # games


def test_every_game_with_secrets_is_here() -> None:
    """A new game with secrets says here where it keeps them."""
    assert list(SECRET_FIELDS) == SECRETIVE


# ---------------------------------------------------------------- in process
class Played:
    """A game at a table, driven like `Rooms` drives it: what happened, and the bytes every device got."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng, self.secret = Random(seed), f"{seed + 1:064x}"
        seats = registry.load(game).seats
        players = seats[seed % len(seats)]
        # one device a seat, or two seats at the first device, such that somebody else has a secret that could be another
        self.devices = [[seat] for seat in range(players)]
        if players > 2 and seed % 4 == 1:
            self.devices[:2] = [[0, 1]]
        holders = {seat: f"holder-{device[0]}" for device in self.devices for seat in device}
        later = self.devices[1:] if seed % 2 else []  # these sit down at a table that is open
        waiting = {seat for device in later for seat in device}
        plans = [
            Plan("open") if seat in waiting else Plan("here", f"Player {seat}", "", holder, "n")
            for seat, holder in holders.items()
        ]
        self.opened = Opened(
            game=game,
            options={},
            seats=plans,
            first=seed % players,
            host="holder-0",
            watch="w",
            code="CODE22",
            secret=self.secret,
        )
        self.sits = [events.Sat(seat=s, name=f"Player {s}", holder=holders[s]) for s in sorted(waiting)]
        self.table = Table("t", self.opened)
        self.happened: list[tuple[int, Any]] = [(1, self.opened)]
        self.viewers: list[list[int]] = [*self.devices, []]
        self.frames: dict[int, list[bytes]] = {number: [] for number in range(len(self.viewers))}

    @property
    def match(self) -> Match:
        """The match."""
        return self.table.playing

    def let(self, asked: Any) -> tuple[int, Any]:
        """Let a step or an event be so."""
        step = asked if isinstance(asked, Step) else None
        event = events.Line(line=step.line) if step else asked
        self.table.apply(event, step)
        self.happened.append((self.table.number, event))
        return self.happened[-1]

    def publish(self, told: list[tuple[int, Any]], viewers: list[int]) -> None:
        """News for these viewers; now and then one of them comes back, to all of it or to the rest."""
        audience, first = Audience(self.table, told), self.table.number % len(viewers)
        for number in viewers[first:] + viewers[:first]:  # whoever is told first may leave something for the others
            mine = self.viewers[number]
            self.frames[number].append(audience.news(mine, 0 in mine, words=True))
            if self.table.match and self.table.number % 9 == 0:
                for seen in (0, self.table.number // 2):
                    self.frames[number].append(Audience(self.table, self.happened[seen:]).welcome(mine, 0 in mine, words=True))

    def play(self) -> list[list[Any]]:
        """Play to the end with random moves; what happened, commit by commit."""
        everybody, done = list(range(len(self.viewers))), []
        asking: list[Any] = list(self.sits)
        while True:
            told = [self.let(asking.pop(0))] if asking else []
            while self.table.must_roll():
                told.append(self.let(self.table.rolled()))
            if told:
                done.append([event for _, event in told])
            if self.table.match and self.match.over:
                return done
            if told:
                self.publish(told, everybody)
            if not asking:
                seat = self.match.turn
                asking.append(self.match.plan_move(seat, self.rng.choice(self.match.legal(seat))))

    def refusals(self, seat: int, rng: Random) -> list[str]:
        """What a seat is told of moves that can't be: not now, not ever, not by it."""
        said, at = [], self.table.at
        holder = self.table.chairs[seat].holder
        for move in [*rng.sample(self.match.action_notation, 3), "deal 0 macaron"]:
            for whose in range(len(self.table.chairs)):
                try:
                    self.table.move(holder, whose, at, move)
                except DiceCafeError as error:
                    said.append(f"{error.code} {error.message!r} {error}")
        return said


def otherwise(game: Played, commits: list[list[Any]], viewer: int, rng: Random, stop: int = -1) -> Played | None:
    """The same game where secrets that a device may not know are others; None where they can't all be as drawn."""
    seed = int(game.secret, 16) - 1
    other, mine = Played(game.opened.game, seed), game.viewers[viewer]
    same = True
    for commit in commits[:stop]:
        told = []
        for event in commit:
            if not isinstance(event, events.Line):
                told.append(other.let(event))
                continue
            line, number = event.line, len(other.match.log)
            if not line.startswith("*"):
                seat, _, move = line.partition(" ")
                told.append(other.let(other.match.plan_move(int(seat), move)))
                continue
            known = any(game.match._may_see(game.match.moments[number], seat) for seat in [*mine, None])
            try:
                step = other.match.plan_roll(RecordedDice([line]) if known else Drawn(rng))
            except DiceError:
                return None
            same = same and step.line == line
            told.append(other.let(step))
        other.publish(told, [viewer])
    return None if same else other


class Drawn(Endless):
    """Dice that a test draws."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def outcome(self, weights: Sequence[int], words: Sequence[str]) -> int:
        """Any that can be."""
        return self.rng.choices(range(len(weights)), weights)[0]

    def public(self, over: bool) -> dict[str, Any]:
        """They are nobody's."""
        return {}


def another(game: Played, commits: list[list[Any]], viewer: int, stop: int = -1) -> Played:
    """A game that differs in what a device may not know, and in nothing else."""
    rng = Random(viewer)
    while True:
        if other := otherwise(game, commits, viewer, rng, stop):
            return other


@pytest.mark.parametrize("game", SECRETIVE)
def test_no_frame_holds_or_depends_on_anothers_secret(game: str) -> None:
    """In 200 games each device's bytes hold no other seat's secret, and are the same bytes whatever the others' secrets are."""
    frames = 0
    for seed in range(IN_PROCESS):
        played = Played(game, seed)
        commits = played.play()
        deals = deals_of(played.match)
        assert len(deals) == 2 * len(played.table.chairs)  # the line, and the message
        for viewer, mine in enumerate(played.viewers):
            for frame in played.frames[viewer]:
                check_frame(frame, SECRET_FIELDS[game], deals, played.secret)
            other = another(played, commits, viewer)
            assert other.match.log != played.match.log[: len(other.match.log)]
            assert other.frames[viewer] == played.frames[viewer], f"seed {seed}, seats {mine}"
            frames += len(other.frames[viewer])
        last = json.loads(Audience(played.table, played.happened[-1:]).news([], False))["position"]
        assert last["secret"] == played.secret
        assert all(last["state"][SECRET_FIELDS[game]][: len(played.table.chairs)])
        assert last["result"] is not None
    assert frames > IN_PROCESS * 100


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_is_refused_or_advised_says_nothing_of_others(game: str) -> None:
    """Refusals, odds and hints are the same whatever the others' secrets are."""
    for seed in range(12):
        played = Played(game, seed)
        commits = played.play()
        stop = len(commits) * 2 // 3
        here = another(played, commits, len(played.viewers) - 1, stop)  # any game, stopped halfway
        middle = [[event for _, event in here.happened[1:]]]
        seat = here.match.turn
        viewer = next(number for number, mine in enumerate(here.viewers) if seat in mine)
        there = another(here, middle, viewer, len(middle))
        assert here.match.log != there.match.log
        assert here.refusals(seat, Random(seed)) == there.refusals(seat, Random(seed))
        assert here.match.view(seat).odds() == there.match.view(seat).odds()
        if seed < 4:
            hints = [advise(one.match.view(seat), one.match.legal(seat)) for one in (here, there)]
            assert hints[0] == hints[1]


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_a_worker_is_told_says_nothing_of_others(game: str) -> None:
    """The bytes that leave for a worker are the same whatever the others' secrets are; the past that a seat saw is in them."""
    for seed in range(24):
        played = Played(game, seed)
        commits = played.play()
        here = another(played, commits, len(played.viewers) - 1, len(commits) * 2 // 3)
        middle = [[event for _, event in here.happened[1:]]]
        for viewer, mine in enumerate(here.viewers[:-1]):
            there = another(here, middle, viewer, len(middle))
            for seat in mine:
                sights = [Sight.of(one.match, seat, searching=True) for one in (here, there)]
                assert encode(Choose("expert", 1, sights[0])) == encode(Choose("expert", 1, sights[1]))
                assert len(sights[0].past) == len(here.match.log)
                for state in (sights[0].state, *(line.before for line in sights[0].past)):
                    assert not any(value for other, value in enumerate(state[SECRET_FIELDS[game]]) if other not in (seat, *mine))
                assert sights[0].state[SECRET_FIELDS[game]][seat]


# ---------------------------------------------------------------- on the wire
class Tap:
    """A connection that writes down every frame that comes."""

    def __init__(self, *where: Any, **how: Any) -> None:
        self.socket, self.frames = connect(*where, **how).__enter__(), list[str]()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Hang up, and write down what was not read yet."""
        self.socket.close()
        with suppress(ConnectionClosed):
            while True:
                self.recv(timeout=0)

    def recv(self, timeout: float | None = None) -> str:
        """The next frame."""
        self.frames.append(str(self.socket.recv(timeout=timeout)))
        return self.frames[-1]

    def send(self, message: str) -> None:
        """Send a frame."""
        self.socket.send(message)


@pytest.fixture
def tapped(monkeypatch: pytest.MonkeyPatch) -> list[Tap]:
    """Every connection of the test, tapped."""
    taps: list[Tap] = []

    def tap(*where: Any, **how: Any) -> Tap:
        taps.append(Tap(*where, **how))
        return taps[-1]

    monkeypatch.setattr(cafe_server, "connect", tap)
    return taps


def play_watched(server: Server, keys: list[dict[str, Any]], watch: str, rng: Random) -> None:
    """Play a table to its end with random moves; devices ask for hints, try what can't be, drop out and come back."""
    devices = [server.device(key) for key in keys]
    spectator = server.device(watch=watch)
    lines = hints = 0
    while not all(device.over for device in devices):
        device = next((device for device in devices if device.my_turn() is not None), None)
        if device is None:  # somebody has not heard yet
            for other in devices:
                if not other.over:
                    other.next()
            continue
        seat, lines = device.my_turn(), lines + 1
        if lines % 10 == 3:
            rival = (int(seat or 0) + 1) % len(device.seats)
            at = device.position["at"] if device.position else 0
            assert device.ask("move", seat=seat, at=at, move="tip a1 south")["type"] == "refused"
            assert device.ask("move", seat=rival, at=at, move="peek")["type"] == "refused"
            assert device.ask("hint", seat=rival)["type"] == "refused"
        if lines == 30 and not hints:
            hints += device.ask("hint", seat=seat)["type"] == "done"
        if lines % 17 == 5:
            device.close()
            number = devices.index(device)
            devices[number] = device = server.device(keys[number], seen=0)
            device.commands = 1000 * lines  # ids of a token are never used twice
            spectator.close()
            spectator = server.device(watch=watch)
        if device.my_turn() is not None:
            device.move(choose=rng.choice)
        for other in devices:
            while other.n < device.n:
                other.next()
    while not spectator.over:
        spectator.next()
    for device in [*devices, spectator]:
        assert device.position
        assert device.position["secret"]
        device.close()


@pytest.mark.parametrize("game", SECRETIVE)
def test_on_the_wire(game: str, tmp_path: Path, tapped: list[Tap]) -> None:
    """Every frame of 20 games through real sockets, and all that HTTP, metrics and the log say, keep the secrets to the end."""
    aloud, private = [], []  # what the server said to anybody, and what it must not have
    with Server(tmp_path / "cafe.db", debounce="60") as server:
        for seed in range(ON_THE_WIRE):
            rng, before = Random(seed), len(tapped)
            players = 2 + seed % 3
            together = 2 if players > 2 and seed % 2 else 1  # seats at the host's device
            seats = [f"Wilhelmina{seat}" for seat in range(together)]
            key = server.open(game, *seats, *["open"] * (players - together))
            waiting = server.device(watch=key["watch"])
            keys = [key, *(server.sit(key["code"], f"Xanthippe{seat}") for seat in range(together, players))]
            early = server.get(f"/api/records/{key['table']}")
            assert (early[0], early[1]["code"]) == (409, "record/unfinished")
            aloud.append(json.dumps([early[1], server.get(f"/api/tables/{key['code']}")[1]]))
            play_watched(server, keys, key["watch"], rng)
            waiting.close()
            status, record = server.get(f"/api/records/{key['table']}")
            assert status == 200
            match = Match.replay(registry.load(game), cafe_record(record))
            deals, secret = deals_of(match), record["dice"]["secret"]
            for tap in tapped[before:]:
                for frame in tap.frames:
                    check_private(frame, keys)
                    if json.loads(frame).get("position") and json.loads(frame)["position"]["turn"] == -2:
                        break  # from here on it is over, and open
                    check_frame(frame, SECRET_FIELDS[game], deals, secret)
            assert not any(word in aloud[-1] for word in [secret, *deals])
            private += [secret, *deals, *(key["token"] for key in keys), key["watch"], key["table"], key["code"]]
        with pytest.raises(AssertionError, match="token/invalid"):
            Device(server.address, token=f"{keys[0]['token']}x")
        aloud.append(server.get("/metrics")[1])
        aloud.append(server.stop())
    private += ["Wilhelmina", "Xanthippe"]
    for word in private:
        assert not any(word in said for said in aloud[-2:])
    assert "dicecafe_events_total" in aloud[-2]
    assert "Traceback" not in aloud[-1]


def cafe_record(said: dict[str, Any]) -> Any:
    """A record as it came over HTTP."""
    from dicecafe.engine.record import Record

    return Record.from_dict(said)


def check_private(frame: str, keys: list[dict[str, Any]]) -> None:
    """No frame holds a token, or the holder that is inside one."""
    for key in keys:
        assert key["token"] not in frame
        assert key["token"].split(".")[1] not in frame
