"""Settings: what a server is told is checked, all of it, before anybody can connect."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cafe_server import free_port
from refusals import refused

from dicecafe.server.budgets import BUDGETS, Rate
from dicecafe.server.settings import Settings, check, without_password
from dicecafe.server.sources import environment, find, read, shown

WRONG: dict[str, tuple[Any, ...]] = {
    "origins": (["cafe.example"], ["https://cafe.example/"], ["https://"], ["https://cafe.example:port"], ["*"]),
    "redis": ("localhost:6379", "http://localhost"),
    "client": ("/nowhere/at/all",),
    "demo": ("/nowhere/at/all", "/"),
    "key": ("short", " " * 5, "sixteen letters\n!", "sixteen letters \udcff"),
    "workers": (0, -1),
    "ping": (0.0, -1.0, float("nan"), float("inf")),
    "idle_days": (0.0, float("nan")),
    "finished_days": (-1.0, float("inf")),
    "debounce": (-1.0,),
    "base_path": ("games", "/games/", "//games", "/a b", "/..", "/games/./here"),
}


def test_what_there_is_by_default_is_right() -> None:
    """Also what people would write."""
    check(Settings())
    check(Settings(origins=["https://cafe.example", "http://localhost:5173"], redis="rediss://host", key="a key of 16 letters"))
    check(Settings(port=0, debounce=0.0, finished_days=0.0, client=str(Path(__file__).parent)))


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_what_can_not_be_is_refused(name: str, value: Any) -> None:
    """By the name of its variable; a key is not shown."""
    with refused("serve/setting", "serve-range", name=f"DICECAFE_{name.upper()}") as error:
        check(replace(Settings(), **{name: value}))
    assert name != "key" or value not in str(error.value)


@pytest.mark.parametrize("name", BUDGETS)
def test_no_budget_is_nothing(name: str) -> None:
    """Neither none at all, nor less, nor no number."""
    wrong: list[Any] = [0, -1, float("nan")]
    if isinstance(BUDGETS[name].default, Rate):
        wrong = [Rate(0, 60), Rate(30, 0), Rate(-1, 60), Rate(float("nan"), 1), Rate(1, float("inf"))]
    for value in wrong:
        with refused("serve/setting", "serve-range"):
            check(replace(Settings(), **{name: value}))


def test_rates_are_read_as_they_are_written() -> None:
    """An amount and seconds."""
    assert read("30/60", "Rate", "tables") == Rate(30, 60) == Rate.parse(str(Rate(30, 60)))
    for text in ("30", "30/", "/60", "30/60/2", "many"):
        with refused("serve/setting", "serve-setting", kind="Rate"):
            read(text, "Rate", "tables")


@pytest.mark.parametrize("name", ["DICECAFE_TABELS", "DICECAFE_TABLES_PER_MINUTE"])
def test_a_variable_that_there_is_not_is_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name with a letter wrong would else do nothing; what other parts of the program read is theirs."""
    monkeypatch.setenv("DICECAFE_HOME", "/tmp")
    monkeypatch.setenv("DICECAFE_TABLES", "7/60")
    assert environment()["tables"] == Rate(7, 60)
    monkeypatch.setenv(name, "7/60")
    with refused("serve/setting", "serve-unknown", name=name) as error:
        environment()
    assert "DICECAFE_TABLES?" in str(error.value)


def test_a_flag_wins_over_the_environment_and_that_over_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each by itself where the others say nothing; the file is named by a flag, or by the environment."""
    path = tmp_path / "cafe.toml"
    path.write_text('port = 1\nworkers = 2\nping = 30\ntables = "7/60"\norigins = ["https://cafe.example"]\nwarm = false\n')
    monkeypatch.setenv("DICECAFE_PORT", "3")
    monkeypatch.setenv("DICECAFE_WORKERS", "4")
    expected = Settings(port=5, workers=4, ping=30.0, tables=Rate(7, 60), origins=["https://cafe.example"], warm=False)
    assert find({"port": 5}, str(path)).settings == expected
    monkeypatch.setenv("DICECAFE_SETTINGS", str(path))
    found = find({"port": 5})
    assert found.settings == expected
    assert [found.sources[name] for name in ("port", "workers", "ping")] == ["--port", "DICECAFE_WORKERS", f"{path}: ping"]


@pytest.mark.parametrize(
    ("text", "id", "name"),
    [
        ("prot = 1", "serve-unknown", "prot"),
        ("port = 1.5", "serve-setting", "{path}: port"),
        ("port = true", "serve-setting", "{path}: port"),
        ("origins = [1]", "serve-setting", "{path}: origins"),
        ('tables = "many"', "serve-setting", "{path}: tables"),
        ("ping = -1", "serve-range", "{path}: ping"),
        ("ping = nan", "serve-range", "{path}: ping"),
    ],
)
def test_a_file_of_settings_that_is_wrong_is_refused(tmp_path: Path, text: str, id: str, name: str) -> None:
    """By the name in the file."""
    path = tmp_path / "cafe.toml"
    path.write_text(text)
    with refused("serve/setting", id, name=name.format(path=path)):
        find({}, str(path))


def test_a_file_of_settings_that_can_not_be_read_is_refused(tmp_path: Path) -> None:
    """Because it is not there, or is no TOML."""
    with refused("file/unreadable"):
        find({}, str(tmp_path / "none.toml"))
    (tmp_path / "cafe.toml").write_text("port 80")
    with refused("serve/setting", "file-not-toml"):
        find({}, str(tmp_path / "cafe.toml"))


def test_what_is_shown_is_a_file_of_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which leads to the same settings, but for secrets: those are not shown."""
    monkeypatch.setenv("DICECAFE_KEY", "a key of 16 letters")
    monkeypatch.setenv("DICECAFE_TABLES", "7/60")
    monkeypatch.setenv("DICECAFE_ORIGINS", "https://cafe.example,http://localhost:5173")
    found = find({"store": "postgresql://ann:tea@localhost/cafe", "port": 80, "warm": False})
    text = shown(found)
    assert not any(secret in text for secret in ("a key of", "tea"))
    assert 'tables = "7/60"  # DICECAFE_TABLES' in text.splitlines()
    assert "# workers = 1" in text.splitlines()
    path = tmp_path / "cafe.toml"
    path.write_text(text)
    for name in ("KEY", "TABLES", "ORIGINS"):
        monkeypatch.delenv(f"DICECAFE_{name}")
    again = find({"store": found.settings.store}, str(path)).settings
    assert again == replace(found.settings, key="")


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("cafe.db", "cafe.db"),
        ("postgresql://ann:tea@localhost/cafe", "postgresql://...@localhost/cafe"),
        ("postgresql://localhost/cafe?user=ann&password=tea", "postgresql://localhost/cafe?user=ann&password=..."),
        (
            "postgresql://localhost/cafe?p%61ssword=tea&sslmode=require",
            "postgresql://localhost/cafe?p%61ssword=...&sslmode=require",
        ),
        ("postgresql://localhost/cafe?password=te@a", "postgresql://..."),
        ("postgresql://ann:te?@localhost/cafe", "postgresql://..."),
    ],
)
def test_an_address_is_shown_without_its_password(address: str, shown: str) -> None:
    """Wherever in it that stands."""
    assert without_password(address) == shown


@pytest.mark.parametrize(
    ("setting", "code"),
    [
        ({"DICECAFE_PING": "nan"}, "serve/setting"),
        ({"DICECAFE_HEADERS": "0"}, "serve/setting"),
        ({"DICECAFE_KEY": "short"}, "serve/setting"),
        ({"DICECAFE_STORE": "mysql://localhost/cafe"}, "store/url"),
        ({"DICECAFE_STORE": "/dev/null/cafe.db"}, "store/unavailable"),
        ({"DICECAFE_STORE": "mysql://localhost/cafe", "DICECAFE_WORKERS": "2"}, "store/url"),
    ],
)
def test_a_server_that_could_not_work_does_not_start(tmp_path: Path, setting: dict[str, str], code: str) -> None:
    """It says why, with a code, and ends with 3."""
    command = [sys.executable, "-m", "dicecafe", "serve", "--port", str(free_port())]
    environment = {**os.environ, "DICECAFE_WARM": "0", **setting}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 3
    assert code in done.stderr
    assert "Traceback" not in done.stderr
