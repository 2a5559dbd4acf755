"""The extra `dicecafe[envs]`: what is asked of somebody who has not installed it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from dicecafe.engine.errors import DiceCafeError


class EnvError(DiceCafeError):
    """An environment that can't be made."""


@contextmanager
def extra(package: str) -> Iterator[None]:
    """Around the import of a package that only environments need."""
    try:
        yield
    except ImportError as error:
        message = f"This environment needs {package}, which can't be imported ({error}): pip install 'dicecafe[envs]'."
        raise EnvError("envs/missing", message) from error
