"""Operations: the API as functions. Their signatures declare parameters, body and answer; OpenAPI is made from the same."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, ClassVar, get_type_hints

import msgspec
from aiohttp import web

import dicecafe
from dicecafe.engine.errors import DiceCafeError
from dicecafe.protocol.messages import ErrorBody
from dicecafe.words import Message

from ..settings import Settings
from ..tables.views import encode
from .clients import check_origin

SETTINGS = web.AppKey("settings", Settings)
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
        del types["request"]
        defaults = {name: p.default for name, p in inspect.signature(handler).parameters.items() if p.default is not p.empty}
        fields: list[Any] = [(name, kind, defaults[name]) if name in defaults else (name, kind) for name, kind in types.items()]
        self.parameters = msgspec.defstruct("Parameters", fields)

    async def respond(self, request: web.Request) -> web.StreamResponse:
        """Answer a request."""
        found = convert({**request.query, **request.match_info}, self.parameters)
        given = msgspec.structs.asdict(found)
        if self.body is not None:
            check_origin(request.headers, request.app[SETTINGS])
            if request.content_type != "application/json":  # a page may send other kinds anywhere without asking
                raise RequestError("request/type", Message("request-type", given=request.content_type))
            given["body"] = decode(await read(request), self.body)
        answer = await self.handler(request, **given)
        return answer if isinstance(answer, web.StreamResponse) else reply(answer, self.status)


def operation(
    method: str, path: str, id: str, *refusals: int, answers: dict[int, Any] | None = None
) -> Callable[[Handler], Operation]:
    """Declare a handler's operation: its address, its id, the statuses it refuses with, and its answers if they are several.

    A parameter of the handler that is named in the path comes from there, `body` is the body, and the others come from the query.
    """
    return lambda handler: Operation(handler, method, path, id, refusals, answers or {})


def reply(answer: Any, status: int = 200) -> web.Response:
    """An answer as JSON."""
    return web.Response(body=encode(answer), status=status, content_type="application/json")


async def read(request: web.Request) -> bytes:
    """The body of a request; refuses one that does not arrive in time, or is too large."""
    timeout = request.app[SETTINGS].request_timeout
    try:
        async with asyncio.timeout(timeout):
            return await request.read()
    except TimeoutError:
        raise invalid(f"the body did not arrive within {timeout:g} seconds") from None


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
