"""Every error code there is, gathered from the error classes of all modules: each class declares its own."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Final

import dicecafe
from dicecafe.engine.errors import DiceCafeError, all_codes

SKIPPED: Final = ("dicecafe.games", "dicecafe.__main__")  # games refuse by the classes of the engine


def classes(base: type[DiceCafeError] = DiceCafeError) -> list[type[DiceCafeError]]:
    """An error class and all below it."""
    return [base, *(one for child in base.__subclasses__() for one in classes(child))]


for module in pkgutil.walk_packages(dicecafe.__path__, "dicecafe."):
    if not module.name.startswith(SKIPPED):
        importlib.import_module(module.name)

CODES: Final = dict(sorted(all_codes().items()))
