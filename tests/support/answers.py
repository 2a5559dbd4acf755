"""What comes back to somebody who is no device at a table: answers with their headers, and connections before a hello."""

from __future__ import annotations

import http.client
import json
from typing import Any

from cafe_server import Server
from codes import CODES
from websockets.sync.client import connect

JSON = {"content-type": "application/json"}
ORDER = {"game": "pig", "seats": [{"kind": "here", "name": "Ann"}, {"kind": "open"}]}
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Answer:
    """What came back: status, headers, body."""

    def __init__(self, server: Server, method: str, path: str, body: Any = None, **headers: str) -> None:
        line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
        head = {name.replace("_", "-"): value for name, value in headers.items()}
        line.request(method, path, body, JSON | head, encode_chunked=not isinstance(body, bytes | str | None))
        answer = line.getresponse()
        self.status, self.headers, self.body = answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
        line.close()

    @property
    def code(self) -> str:
        """The code of a refusal, which is one there is."""
        said = json.loads(self.body)
        assert set(said) == {"code", "message"}
        assert said["code"] in CODES
        assert said["message"]
        return str(said["code"])


def check_headers(answer: Answer) -> None:
    """Nothing foreign is loaded, framed, sniffed, shared or told about us."""
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["connect-src"] == "'self'"
    assert not any(word in answer.headers["content-security-policy"] for word in ("*", "http", "unsafe-eval"))
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "server" not in answer.headers
    assert not [name for name in answer.headers if name.startswith("access-control-") or name == "set-cookie"]


def join(server: Server, **how: Any) -> Any:
    """A connection before its hello."""
    return connect(f"ws://127.0.0.1:{server.port}/socket", compression=None, max_size=None, max_queue=None, **how)


def readable(schema: Any) -> Any:
    """A schema without the `prefixItems` of messages: Schemathesis 4.32 makes an old draft's `items` of them and refuses them."""
    if isinstance(schema, list):
        return [readable(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if items := schema.get("prefixItems"):
        return {"type": "array", "items": {"anyOf": items}, "minItems": len(items), "maxItems": len(items)}
    return {key: readable(value) for key, value in schema.items()}
