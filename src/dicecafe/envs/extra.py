"""The extra `dicecafe[envs]`: what is asked of somebody who has not installed it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message


class EnvError(DiceCafeError):
    """An environment that can't be made."""


@contextmanager
def extra(package: str) -> Iterator[None]:
    """Around the import of a package that only environments need."""
    try:
        yield
    except ImportError as error:
        raise EnvError("envs/missing", Message("envs-missing", package=package, error=str(error))) from error
