"""A page that is its own server: whole games of every title against bots, stored before they are told, and no server anywhere."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Awaitable, Callable
from typing import Any, Self

import pytest
from cafe_server import seat_order

from dicecafe import Record
from dicecafe.engine import registry
from dicecafe.engine.contract import OVER
from dicecafe.engine.verify import verify
from dicecafe.offline import store
from dicecafe.offline.cafe import MOST_TABLES, PageCafe

MOVES = 100_000
Test = Callable[["Page"], Awaitable[None]]


class Page:
    """A page with a cafe of its own, whose rows are kept in a list."""

    def __init__(self, rows: list[bytes], full: bool) -> None:
        self.rows, self.full = rows, full
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.rng, self.position, self.commands = random.Random(1), dict[str, Any](), 0

    async def __aenter__(self) -> Self:
        self.cafe = await PageCafe.open(self.keep, list(self.rows), self.replace)
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in list(self.cafe.tasks):
            task.cancel()
        await asyncio.gather(*self.cafe.tasks, return_exceptions=True)

    async def keep(self, rows: list[bytes]) -> None:
        """Store rows, as the page's database does."""
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        self.rows += rows

    async def replace(self, rows: list[bytes]) -> None:
        """Store rows in place of all."""
        if self.full:
            raise OSError("QuotaExceededError")
        self.rows[:] = rows

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """What a request is answered."""
        given, answer = await self.cafe.request(method, path, None if body is None else json.dumps(body))
        assert given == status, answer
        return json.loads(answer)

    async def open(self, game: str, *seats: str) -> dict[str, Any]:
        """Open a table, and connect to it."""
        order = {"game": game, "first": 0, "seats": [seat_order(seat) for seat in seats]}
        key: dict[str, Any] = await self.ask("POST", "/api/tables", order, 201)
        await self.connect(key["token"])
        return key

    async def connect(self, token: str) -> dict[str, Any]:
        """Say hello."""
        self.cafe.connect(1, lambda text: self.heard.put_nowait(json.loads(text)), lambda: None)
        self.cafe.receive(1, json.dumps({"type": "hello", "token": token}))
        return await self.until("welcome")

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (message := await self.heard.get())["type"] != kind:
            self.position = message.get("position") or self.position
        self.position = message.get("position") or self.position
        return message

    async def command(self, kind: str, **about: Any) -> dict[str, Any]:
        """Ask for something; the answer, whatever it is."""
        self.commands += 1
        self.cafe.receive(1, json.dumps({"type": kind, "id": str(self.commands), **about}))
        while (message := await self.heard.get()).get("id") != str(self.commands):
            self.position = message.get("position") or self.position
        return message

    async def play(self, moves: int = MOVES) -> None:
        """Take any legal move, so many times or to the end, while the bots play in between."""
        while self.position["turn"] != OVER and moves:
            offered = self.position.get("moves", {})
            moves -= bool(offered)
            for seat in offered:
                move = self.rng.choice(offered[seat])[0]
                await self.command("move", seat=int(seat), at=self.position["at"], move=move)
            if not offered:
                await self.until("news")


def alone(test: Test, rows: list[bytes] | None = None, full: bool = False) -> None:
    """Do something in a page, which may have no room for more rows."""

    async def run() -> None:
        async with Page([] if rows is None else rows, full) as page:
            await test(page)

    asyncio.run(run())


@pytest.mark.parametrize("game", registry.names())
def test_a_whole_game_against_a_medium_bot_and_its_record_verifies(game: str) -> None:
    """The same tables, the same dice that can be proved, the same records."""

    async def test(page: Page) -> None:
        key = await page.open(game, "Ann", "bot:medium")
        await page.play()
        record = Record.from_dict(await page.ask("GET", f"/api/records/{key['table']}"))
        assert record.result == page.position["result"]
        assert verify(record).rolls
        replay = await page.ask("GET", f"/api/records/{key['table']}/replay")
        assert [step["line"] for step in replay["steps"][1:]] == list(record.log)

    alone(test)


def test_a_game_goes_on_where_the_page_was_closed() -> None:
    """Nothing that was told is lost, whenever the page goes: all of it was kept before."""
    rows, token, seen = list[bytes](), "", dict[str, Any]()

    async def begin(page: Page) -> None:
        nonlocal token, seen
        token = (await page.open("pig", "Ann", "Bo"))["token"]
        for _ in range(5):
            seen = await page.command("move", seat=page.position["turn"], at=page.position["at"], move="roll")

    async def again(page: Page) -> None:
        assert (await page.connect(token))["n"] >= seen["n"]
        await page.play(1)

    alone(begin, rows)
    alone(again, rows)


def test_a_move_that_cannot_be_kept_did_not_happen() -> None:
    """A full disk is told of, and the game goes on when there is room again."""

    async def test(page: Page) -> None:
        await page.open("pig", "Ann", "Bo")
        page.full, at = True, page.position["at"]
        refused = await page.command("move", seat=page.position["turn"], at=at, move="roll")
        assert refused["code"] == "store/unavailable"
        assert page.position["at"] == at
        page.full = False
        await page.command("move", seat=page.position["turn"], at=at, move="roll")
        assert page.position["at"] > at

    alone(test)


@pytest.mark.parametrize("kind", [b"Opened", b"Added"])
def test_damaged_rows_cost_their_table_alone(kind: bytes) -> None:
    """What can't be read, or is of another version, takes nothing else with it; nor does what came after it at the table."""
    rows, tokens = list[bytes](), list[str]()

    async def begin(page: Page) -> None:
        for _ in range(2):
            tokens.append((await page.open("pig", "Ann", "Bo"))["token"])
            for _ in range(2):
                await page.command("move", seat=page.position["turn"], at=page.position["at"], move="roll")
            page.cafe.disconnect(1)

    async def again(page: Page) -> None:
        assert (await page.connect(tokens[1]))["info"]["game"] == "pig"

    alone(begin, rows)
    first = next(at for at, row in enumerate(rows) if kind in row)
    alone(again, [*rows[:first], b"\xc1 torn", *rows[first + 1 :]])


def test_old_tables_make_way() -> None:
    """A page keeps so many tables: the ones that were used last."""
    rows = list[bytes]()

    async def begin(page: Page) -> None:
        for _ in range(MOST_TABLES + 3):
            await page.ask("POST", "/api/tables", {"game": "pig", "seats": [seat_order("Ann"), seat_order("bot:easy")]}, 201)
        assert len(page.cafe.store.tables) == MOST_TABLES + 3

    async def again(page: Page) -> None:
        assert len(page.cafe.store.tables) == MOST_TABLES

    alone(begin, rows)
    alone(again, rows)


def test_rows_are_written_anew_when_few_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fewest are kept that make the same tables; what can't be read stays, and where there is no room all stays as it was."""
    rows, seen = list[bytes](), list[dict[str, Any]]()

    async def begin(page: Page) -> None:
        for _ in range(2):
            token = (await page.open("pig", "Ann", "Bo"))["token"]
            await page.play(20)
            page.cafe.disconnect(1)
            seen.append(await page.connect(token) | {"token": token})
            page.cafe.disconnect(1)

    async def again(page: Page) -> None:
        for before in seen:
            assert (await page.connect(before["token"])) | {"token": before["token"]} == before
            page.cafe.disconnect(1)

    async def nothing(page: Page) -> None:
        pass

    alone(begin, rows)
    torn = next(at for at, row in enumerate(rows) if b"Added" in row)
    rows.insert(torn, b"\xc1 torn")
    before = list(rows)
    monkeypatch.setattr(store, "SPARE_ROWS", len(rows))
    alone(again, rows)
    assert rows == before

    monkeypatch.setattr(store, "SPARE_ROWS", 10)
    alone(nothing, rows, full=True)
    assert rows == before
    alone(again, rows)
    assert len(rows) == 1 + 1 + 2 * len(seen)  # what is torn, the key, and each table with what happened there
    alone(again, rows)


def test_what_a_page_cannot_do_is_said() -> None:
    """Hints tell the rule of thumb and no chance, the coach what it takes, and menus offer no bots that search."""

    async def test(page: Page) -> None:
        games = await page.ask("GET", "/api/games")
        assert {level for game in games for level in game["levels"]} == {"easy", "medium"}
        key = await page.open("pig", "Ann", "bot:medium")
        while len(page.position.get("moves", {}).get("0", [])) < 2:  # a choice, and not the first roll of a turn
            await page.play(1)
        hint = await page.command("hint", seat=0)
        assert hint["answer"][0][0] == "hint-thumb-alone"
        assert "choices" not in hint
        await page.play()
        while (answer := await page.cafe.request("GET", f"/api/records/{key['table']}/analysis"))[0] == 202:
            await asyncio.sleep(0)
        assert json.loads(answer[1])["code"] == "offline/coach"
        assert (await page.ask("GET", "/api/nowhere", status=400))["code"] == "request/nowhere"
        assert (await page.ask("POST", "/api/tables", {"game": "chess", "seats": []}, status=400))["code"] == "request/invalid"

    alone(test)


def test_the_rest_of_the_api_is_there() -> None:
    """Words, rules and the list of languages, as a server has them."""

    async def test(page: Page) -> None:
        assert "de" in await page.ask("GET", "/api/words")
        assert "pig" in (await page.ask("GET", "/api/words/de"))["games"]
        assert "Pig" in (await page.ask("GET", "/api/games/pig/rules?lang=de"))["text"]

    alone(test)


def test_a_page_needs_no_server_and_no_compiler() -> None:
    """What runs in a page imports neither aiohttp nor NumPy, nor what reads catalogues: a browser has none of them."""
    absent = {"aiohttp", "numpy", "numba", "llvmlite", "fluent"}
    loaded = f"import dicecafe.offline.cafe, sys; sys.exit(bool({absent} & {{*sys.modules}}))"
    assert subprocess.run([sys.executable, "-c", loaded], check=False).returncode == 0
