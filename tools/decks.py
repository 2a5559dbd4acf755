"""Rewrite docs/decks.md, the keys of every game's deck: `python tools/decks.py`. The gate says when it is out of date."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from dicecafe.engine import registry
from dicecafe.engine.deck_keys import Key, Keys

PAGE = Path(__file__).resolve().parent.parent / "docs" / "decks.md"
HEAD = """# Decks

A game with cards takes a deck of your own: a TOML file in the form of the game's own, which `dicecafe deck new` writes for you
with its comments. `dicecafe deck lint` checks it and finds out by trying all dice how likely each card's condition or request
is; one that no dice fulfil is named. `dicecafe deck diff` tells what you changed, `dicecafe deck cards` draws each card
([all commands](commands.md#dicecafe-deck)). Play with it by `--option deck=FILE`, wherever a command takes options.

Every key is checked, and one that is unknown is refused with the one that was meant. What a key is for:

- **read**: the rules read it. Change it and the game changes.
- **fixed**: the rules fix it. It may be left out; if it is there, it must be as below. Where an option sets it, that is named.
- **counted**: it may be left out; if it is there, it must agree with the cards.
- **note**: for people alone. No game changes with it.

This page is made from the code by `python tools/decks.py`.
"""


def page() -> str:
    """The page as it should be."""
    return HEAD + "".join("\n" + "\n".join(_game(name)) + "\n" for name in registry.names() if registry.load(name).deck_option)


def _game(name: str) -> Iterator[str]:
    game = registry.load(name)
    option = game.deck_option
    assert option is not None
    yield f"## {game.title}"
    yield ""
    yield "| table | key | what it is for | in the game's own deck |"
    yield "| --- | --- | --- | --- |"
    house = option.house()
    for table, keys in option.keys.items():
        assert not isinstance(keys, Key)
        many = isinstance(house[table], list)
        yield from _rows(f"[[{table}]]" if many else f"[{table}]", keys, house[table][0] if many else house[table])


def _rows(table: str, keys: Keys, house: Mapping[str, Any]) -> Iterator[str]:
    for key, known in keys.items():
        value = house.get(key)
        shown = json.dumps(value, ensure_ascii=False)[:60].replace("|", "\\|") if value is not None else ""
        if isinstance(known, Key):
            use = f"{known.use}, set by `--option {known.option}=N`" if known.option else known.use
            yield f"| `{table}` | `{key}` | {use} | {f'`{shown}`' if shown else ''} |"
        else:
            yield from _rows(f"{table} {key}", known, value[0] if isinstance(value, list) else value or {})


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
