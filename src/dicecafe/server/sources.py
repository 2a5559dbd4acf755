"""Sources: where a server's settings come from. A file is read first, then the environment, then flags; the later one wins."""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, NamedTuple

from dicecafe.engine import files
from dicecafe.engine.errors import did_you_mean
from dicecafe.words import Message

from .budgets import Rate
from .settings import PREFIX, ServeError, Settings, check, variable, without_password

FILE_VARIABLE: Final = "DICECAFE_SETTINGS"  # names the file of settings
ELSEWHERE: Final = ("CACHE", "HOME", "LANGUAGE", "WORDS", "SETTINGS")  # variables that are no settings
KINDS: Final = {one.name: str(one.type) for one in fields(Settings)}
SECRET: Final = "key"
ADDRESSES: Final = ("store", "redis")  # which may hold a password


class Found(NamedTuple):
    """Settings that can be so, and by which name each was set: of a file, the environment, a flag."""

    settings: Settings
    sources: dict[str, str]


def find(flags: Mapping[str, Any], path: str = "") -> Found:
    """All settings: those of a file, the environment's, and the flags that were given; refuses what can't be."""
    path = path or os.environ.get(FILE_VARIABLE, "")
    values, sources = dict[str, Any](), dict[str, str]()
    for given, named in ((in_file(path), f"{path}: {{}}".format), (environment(), variable), (flags, flag)):
        values |= given
        sources |= {name: named(name) for name in given}
    found = Found(Settings(**values), sources)
    check(*found)
    return found


def environment() -> dict[str, Any]:
    """What the environment says: DICECAFE_ and the name of a setting; refuses a name that there is not."""
    names = {variable(name): name for name in KINDS}
    found: dict[str, Any] = {}
    for given, text in os.environ.items():
        if given in names:
            found[names[given]] = read(text, KINDS[names[given]], given)
        elif given.startswith(PREFIX) and given.removeprefix(PREFIX) not in ELSEWHERE:
            raise unknown(given, names)
    return found


def in_file(path: str) -> dict[str, Any]:
    """What a TOML file says: names of settings in small letters, and their values; refuses a name that there is not."""
    if not path:
        return {}
    try:
        tables = tomllib.loads(files.read(Path(path)))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ServeError("serve/setting", Message("file-not-toml", path=path, error=str(error))) from error
    for name in tables:
        if name not in KINDS:
            raise unknown(name, KINDS)
    return {name: convert(value, KINDS[name], f"{path}: {name}") for name, value in tables.items()}


def convert(value: object, kind: str, name: str) -> Any:
    """The value of a setting that a file holds: as TOML writes such a thing, or as the environment would."""
    if type(value).__name__ == kind or (kind == "list[str]" and isinstance(value, list) and {*map(type, value)} <= {str}):
        return value
    if kind == "float" and type(value) is int:
        return float(value)
    if isinstance(value, str):
        return read(value, kind, name)
    raise misread(value, kind, name)


def read(text: str, kind: str, name: str) -> Any:
    """The value that a text stands for, of a setting of that kind; `name` is what an error calls it."""
    try:
        if kind == "bool":
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[text.lower()]
        if kind == "list[str]":
            return [part.strip() for part in text.split(",") if part.strip()]
        readers: dict[str, Callable[[str], Any]] = {"int": int, "float": float, "Rate": Rate.parse}
        return readers.get(kind, str)(text)
    except (KeyError, ValueError):
        raise misread(text, kind, name) from None


def misread(value: object, kind: str, name: str) -> ServeError:
    """A value that is not of its setting's kind."""
    return ServeError("serve/setting", Message("serve-setting", name=name, kind=kind, value=repr(value)))


def unknown(name: str, known: Iterable[str]) -> ServeError:
    """A setting that there is not."""
    return ServeError("serve/setting", did_you_mean(Message("serve-unknown", name=name), name, known))


def flag(name: str) -> str:
    """The flag that says a setting."""
    return f"--{name.replace('_', '-')}"


# ---------------------------------------------------------------- shown
def shown(found: Found) -> str:
    """All settings as a file of them, each with where it was set. What nobody set is a comment, and so is what is secret."""
    lines = []
    for name in KINDS:
        value, source = getattr(found.settings, name), found.sources.get(name, "")
        safe = _without_secret(name, value)
        line = f"{name} = {_toml(safe)}{f'  # {source}' if source else ''}"
        lines.append(line if source and safe == value else f"# {line}")
    return "\n".join(lines)


def _without_secret(name: str, value: Any) -> Any:
    if name in ADDRESSES:
        return without_password(value)
    return "*" * len(value) if name == SECRET else value


def _toml(value: Any) -> str:
    """A value as TOML writes it; a text as JSON would, which TOML reads."""
    if isinstance(value, Rate):
        return f'"{value}"'
    return json.dumps(value, ensure_ascii=False)
