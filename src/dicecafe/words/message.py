"""Message: what is to be said, as an id of a catalogue and what it speaks of; never a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Parameter = Any  # a name (str), a number, a Message, or a list of these


class Message(tuple[str, dict[str, Parameter]]):
    """An id of a catalogue, and its parameters by name. In JSON: `["place", {"face": ["bun", {}]}]`."""

    __slots__ = ()

    def __new__(cls, id: str, /, **parameters: Parameter) -> Message:
        """`Message("place", face=Message("bun"))`."""
        return tuple.__new__(cls, (id, parameters))

    @property
    def id(self) -> str:
        """Which message of the catalogue it is."""
        return self[0]

    @property
    def parameters(self) -> dict[str, Parameter]:
        """What it speaks of."""
        return self[1]

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Parameter]]:
        """How `pickle` makes it again."""
        return (self.id,), self.parameters

    def __repr__(self) -> str:
        return f"Message({', '.join([repr(self.id), *(f'{name}={value!r}' for name, value in self.parameters.items())])})"

    def named(self, names: Sequence[str]) -> Message:
        """The message with players called by their names, for whoever does not know who sits where."""

        def name(value: Parameter) -> Parameter:
            if isinstance(value, Message):
                return names[value.parameters["seat"]] if value.id == "player" else value.named(names)
            return [name(one) for one in value] if isinstance(value, list) else value

        return Message(self.id, **{key: name(value) for key, value in self.parameters.items()})

    @classmethod
    def from_json(cls, value: list[Any]) -> Message:
        """The message that an array of JSON is, with all messages in it."""
        id, parameters = value
        return cls(id, **{name: _from_json(one) for name, one in parameters.items()})


def player(seat: int) -> Message:
    """Who sits at a seat; whoever says it knows the names."""
    return Message("player", seat=seat)


def _from_json(value: Any) -> Parameter:
    if not isinstance(value, list):
        return value
    if is_message(value):
        return Message.from_json(value)
    return [_from_json(one) for one in value]


def is_message(value: list[Any]) -> bool:
    """Whether an array of JSON is a message: an id and an object. Any other array is a list."""
    return len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], dict)
