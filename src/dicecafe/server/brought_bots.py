"""The bots that whoever starts the server brings: levels of tables besides the cafe's own, which a stranger knows by name."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dicecafe import bots
from dicecafe.bots import plugins
from dicecafe.words import Message

from .settings import ServeError

LEVEL = re.compile(r"[A-Za-z][\w-]{0,19}")


def bring(names: Sequence[str]) -> None:
    """Offer these bots, each called by the last part of its name; refuses what is no bot, or is called like another."""
    for name in names:
        plain = name.removeprefix("bot:")
        level = re.split("[:.]", plain)[-1]
        known = plugins.admitted().get(level)
        if not LEVEL.fullmatch(level) or level in bots.BOTS or (known and known.name != plain):
            raise ServeError("serve/setting", Message("serve-bot", name=plain, level=level))
        plugins.admit_as(level, plugins.find(plain, bots.BOTS))
