"""Refusals as tests expect them: by their code, and by the id and the parameters of what is said, never by a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message


def within(message: Message) -> Iterator[Message]:
    """A message, and those that it speaks of."""
    yield message
    for value in message.parameters.values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, Message):
                yield from within(one)


def said(message: Message, id: str) -> Message:
    """The message of that id: this one, or one that it speaks of."""
    found = [one for one in within(message) if one.id == id]
    assert found, f"{id} is not said in {message}"
    return found[0]


@contextmanager
def refused(code: str, id: str = "", **parameters: Any) -> Iterator[pytest.ExceptionInfo[DiceCafeError]]:
    """What is refused with a code, and a message with that id and these parameters, somewhere in what is said; in words, too."""
    with pytest.raises(DiceCafeError) as caught:
        yield caught
    assert caught.value.code == code
    if id:
        given = said(caught.value.message, id).parameters
        assert {name: given.get(name) for name in parameters} == parameters, given
    assert str(caught.value)
    assert str(caught.value) != caught.value.message.id, "no catalogue has it"
