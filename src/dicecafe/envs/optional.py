"""Optional imports: the packages of the extra `dicecafe[envs]`, and the error where one is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message


class EnvError(DiceCafeError):
    """An environment that can't be made."""

    codes: ClassVar = {
        "envs/missing": "a package that environments need is not installed",
        "envs/device": "an environment can't run there",
        "envs/relative": "a game does not say which of its numbers name seats, so that none can be counted from who looks",
        "envs/autoreset": "a vector environment can't be told to wait when a game is over",
    }


@contextmanager
def optional_import(package: str) -> Iterator[None]:
    """Around the import of a package that only environments need."""
    try:
        yield
    except ImportError as error:
        raise EnvError("envs/missing", Message("envs-missing", package=package, error=str(error))) from error
