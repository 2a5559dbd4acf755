"""What the tests share, those of the games too."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from browser import Visitor
    from cafe_server import Server
    from playwright.sync_api import Browser
    from slow_game import SlowGame
    from stores import Cluster


# helpers that assert
pytest.register_assert_rewrite("answers", "board", "browser", "cafe_server", "finished_games", "lab_checks", "stores")
settings.register_profile("no clock", deadline=None)  # a busy machine is no failure
settings.load_profile("no clock")
os.environ["DICECAFE_LANGUAGE"] = "en"  # whatever the system of whoever runs the tests speaks


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games of a test go to a folder of its own."""
    home = tmp_path / "home"
    monkeypatch.setenv("DICECAFE_HOME", str(home))
    return home


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for the tests of a file."""
    import browser

    with browser.chromium() as found:
        yield found


@pytest.fixture(scope="module")
def cafe(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of a file."""
    import pseudo
    from cafe_server import Server

    words = pseudo.write(tmp_path_factory.mktemp("words"))
    with Server(tmp_path_factory.mktemp("cafe") / "cafe.db", words=str(words)) as server:
        yield server


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests that leave it whole."""
    from stores import Cluster

    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store of each kind."""
    return str(tmp_path / "cafe.db") if request.param == "sqlite" else request.getfixturevalue("cluster").database()


@pytest.fixture
def visitor(chromium: Browser, cafe: Server) -> Iterator[Callable[..., Visitor]]:
    """People with browsers of their own; when they leave, nothing may have gone wrong."""
    from browser import Visitor

    visitors: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        visitors.append(Visitor(chromium, cafe.address, **how))
        return visitors[-1]

    yield come
    for one in visitors:
        one.leaves()


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowGame]:
    """A game whose bots think until a gate is opened."""
    from slow_game import SlowGame, forget

    game = SlowGame(tmp_path / "path")
    monkeypatch.syspath_prepend(str(game.path))
    forget()
    yield game
    forget()
