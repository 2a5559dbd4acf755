"""Operations: the API as functions. Their signatures declare parameters, body and answer; OpenAPI is made from the same.

They know nothing of HTTP: `answering` has a server call them, and a page that is its own server does so too.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, ClassVar, get_type_hints

import msgspec

import dicecafe
from dicecafe.engine.errors import DiceCafeError
from dicecafe.protocol.messages import ErrorBody
from dicecafe.words import Message

from ..tables.cafe import Cafe

REFUSALS = {
    400: "The request can't be read, or asks for what can't be.",
    403: "A page of another site may not ask for this.",
    404: "There is no such game, table or language.",
    409: "Not now: the table stands otherwise.",
    413: "The request is too large.",
    415: "The body is not said to be JSON.",
    429: "Too much at once from this address.",
    503: "Nothing can be stored now, or too much waits already.",
}

Handler = Callable[..., Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Asked:
    """Who is asked, and who asks."""

    cafe: Cafe
    address: str

    def limited(self) -> tuple[Cafe, str]:
        """The cafe, for a request that counts against the limit of its address; and the address, which pays."""
        self.cafe.accounts.take("tables", self.address)
        return self.cafe, self.address


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer with another status than the usual one."""

    body: Any
    status: int


class RequestError(DiceCafeError):
    """A request that can't be read, or that leads nowhere."""

    codes: ClassVar = {
        "request/invalid": "a request is not what the address takes",
        "request/nowhere": "nothing is at that address",
        "request/method": "the address is not asked that way",
        "request/too-large": "the request is too large",
        "request/type": "the body of a request is not said to be application/json",
        "server/failed": "a mistake of the server's; it is in its log",
    }


class Operation:
    """One method of one path, and the handler that is called with what a request holds."""

    def __init__(
        self, handler: Handler, method: str, path: str, id: str, refusals: tuple[int, ...], answers: dict[int, Any]
    ) -> None:
        self.handler, self.method, self.path, self.id, self.refusals = handler, method, path, id, refusals
        types = get_type_hints(handler, include_extras=True)
        answer, self.body = types.pop("return"), types.pop("body", None)
        self.status = 201 if method == "POST" else 200
        self.answers = answers or {self.status: answer}
        del types["asked"]
        defaults = {name: p.default for name, p in inspect.signature(handler).parameters.items() if p.default is not p.empty}
        fields: list[Any] = [(name, kind, defaults[name]) if name in defaults else (name, kind) for name, kind in types.items()]
        self.parameters = msgspec.defstruct("Parameters", fields)

    async def call(self, asked: Asked, parameters: dict[str, str], body: bytes | None = None) -> Any:
        """What the handler answers, given texts from path and query, and the body if it takes one."""
        given = msgspec.structs.asdict(convert(parameters, self.parameters))
        if body is not None:
            given["body"] = decode(body, self.body)
        return await self.handler(asked, **given)


def operation(
    method: str, path: str, id: str, *refusals: int, answers: dict[int, Any] | None = None
) -> Callable[[Handler], Operation]:
    """Declare a handler's operation: its address, its id, the statuses it refuses with, and its answers if they are several.

    A parameter of the handler that is named in the path comes from there, `body` is the body, and the others come from the query.
    """
    return lambda handler: Operation(handler, method, path, id, refusals, answers or {})


def convert(given: dict[str, str], kind: Any) -> Any:
    """The parameters that texts stand for."""
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise invalid(located(error)) from None


def decode(body: bytes, kind: Any) -> Any:
    """The struct that a body is."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise invalid(located(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise invalid(str(error)) from None


def located(error: msgspec.ValidationError) -> str:
    """What is wrong, after the name of where it is."""
    what, _, where = str(error).partition(" - at `$")
    return f"{where.strip('.`') or 'data'} {what}"


def invalid(why: str) -> RequestError:
    """The refusal of a request that says something wrong."""
    return RequestError("request/invalid", Message("request-invalid", why=why))


# ---------------------------------------------------------------- OpenAPI
def openapi(operations: list[Operation]) -> dict[str, Any]:
    """The description of operations, for programs."""
    types = [kind for one in operations for kind in (one.body, *one.answers.values()) if kind is not None]
    types += [field.type for one in operations for field in msgspec.structs.fields(one.parameters)]
    made, components = msgspec.json.schema_components([ErrorBody, *types], ref_template="#/components/schemas/{name}")
    schemas = {repr(kind): schema for kind, schema in zip([ErrorBody, *types], made, strict=True)}
    paths: dict[str, Any] = {}
    for one in operations:
        paths.setdefault(one.path, {})[one.method.lower()] = _described(one, schemas)
    info = {"title": "Dice Cafe", "version": dicecafe.__version__}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def _described(one: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    def content(kind: Any) -> dict[str, Any]:
        return {"content": {"application/json": {"schema": schemas[repr(kind)]}}}

    responses = {status: {"description": HTTPStatus(status).description, **content(kind)} for status, kind in one.answers.items()}
    responses |= {status: {"description": REFUSALS[status], **content(ErrorBody)} for status in one.refusals}
    described: dict[str, Any] = {
        "operationId": one.id,
        "summary": one.handler.__doc__,
        "responses": {str(status): response for status, response in responses.items()},
    }
    if parameters := [_parameter(one, field, schemas) for field in msgspec.structs.fields(one.parameters)]:
        described["parameters"] = parameters
    if one.body is not None:
        described["requestBody"] = {"required": True, **content(one.body)}
    return described


def _parameter(one: Operation, field: msgspec.structs.FieldInfo, schemas: dict[str, Any]) -> dict[str, Any]:
    where = "path" if f"{{{field.name}}}" in one.path else "query"
    default = {} if field.required else {"default": field.default}
    return {"name": field.name, "in": where, "required": field.required, "schema": {**schemas[repr(field.type)], **default}}
