"""docs/protocol.md and web/src/messages.ts are what the protocol's structs say, and every example is a message it would take."""

from __future__ import annotations

import ast
import json
import re
import runpy
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from codes import CODES

from dicecafe.protocol import messages
from dicecafe.server.http.operations import openapi
from dicecafe.server.http.routes import OPERATIONS
from dicecafe.server.tables import events

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "protocol.md"
SPOKEN = [*typing.get_args(messages.ClientMessage), *typing.get_args(messages.ServerMessage)]


def script(name: str) -> dict[str, Any]:
    """What a script of tools/ defines."""
    return runpy.run_path(str(ROOT / "tools" / f"{name}.py"), run_name=name)


@pytest.mark.parametrize("name", ["protocol", "typescript"])
def test_generated_file_is_up_to_date(name: str) -> None:
    """The file is what its script makes of the structs now."""
    made = script(name)
    assert made["PAGE"].read_text(encoding="utf-8") == made["page"](), f"run python tools/{name}.py"


def test_every_example_is_a_message() -> None:
    """Each message of the socket has its section, whose example decodes as what it stands under, and nothing of it is lost."""
    text = PAGE.read_text(encoding="utf-8")
    named = {struct.__struct_config__.tag: struct for struct in SPOKEN} | {struct.__name__: struct for struct in wire()}
    found = re.findall(r"^### (\w+)\n(?:(?!^##).*\n)*?```json\n((?:(?!```).*\n)+)```$", text, re.MULTILINE)
    for title, example in found:
        value = msgspec.json.decode(example, type=named[title])
        assert holds(json.loads(msgspec.json.encode(value)), json.loads(example)), title
    assert {struct.__struct_config__.tag for struct in SPOKEN} <= {title for title, _ in found}


def holds(whole: Any, part: Any) -> bool:
    """Whether all that is in a value is in the other, which may tell defaults as well."""
    if isinstance(part, dict):
        return all(name in whole and holds(whole[name], value) for name, value in part.items())
    if isinstance(part, list):
        return len(whole) == len(part) and all(map(holds, whole, part))
    return bool(whole == part)


def wire() -> list[type[msgspec.Struct]]:
    """The structs of the wire."""
    return list(script("typescript")["wire"]())


def test_examples_decode_as_the_unions_do() -> None:
    """A client and a server that know only the unions read them all."""
    for struct, example in script("protocol")["examples"]().items():
        for union in (messages.ClientMessage, messages.ServerMessage):
            if struct in typing.get_args(union):
                assert type(msgspec.json.decode(example, type=union)) is struct


def test_every_kind_of_event_is_told() -> None:
    """Each kind has its row, and its example is one."""
    told = dict(script("protocol")["happenings"]())
    assert set(told) == set(typing.get_args(events.AnyEvent))
    for kind, example in told.items():
        assert msgspec.json.decode(example, type=messages.TableEvent).kind == kind.__struct_config__.tag


def test_every_address_is_listed() -> None:
    """Each path and method of the OpenAPI description."""
    listed = set(re.findall(r"^\| `([A-Z]+ /\S*)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    paths = openapi(OPERATIONS)["paths"]
    assert listed == {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}


def test_every_code_of_the_server_is_known() -> None:
    """Whatever error the server and the client make, its code is in the table of codes."""
    for path in sorted(path for folder in ("server", "client") for path in (ROOT / "src" / "dicecafe" / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            first = node.args[0] if isinstance(node, ast.Call) and node.args else None
            if isinstance(first, ast.Constant) and re.fullmatch(r"[a-z]+/[a-z-]+", str(first.value)):
                assert first.value in CODES or "application/" in str(first.value), path


def test_types_cover_every_struct() -> None:
    """TypeScript has each struct and each field, and tells messages apart by their type."""
    text = (ROOT / "web" / "src" / "messages.ts").read_text(encoding="utf-8")
    for struct in wire():
        pattern = rf"^export (?:interface|type) {struct.__name__} (?:= )?(.*?^}}|.*?;)$"
        found = re.search(pattern, text, re.MULTILINE | re.DOTALL)
        assert found, struct
        body = found[1]
        assert all(re.search(rf"\b{name}\??: ", body) for name in struct.__struct_encode_fields__), struct
        tag = struct.__struct_config__.tag
        assert not tag or f'type: "{tag}";' in body
