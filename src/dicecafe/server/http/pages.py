"""Pages: the built client, files that browsers ask for. All are read at once, so what is not one of them can't be asked for."""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import ClassVar

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message

BUILT = Path(__file__).parents[1] / "client"  # where `make web` puts it
INDEX = "index.html"
PAGES = re.compile(r"/|/(join|table|watch|game|learn|rules)/[^/]{1,64}|/settings")  # the client's own, which it reads itself
CONTENT_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".jpg": "image/jpeg",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".txt": "text/plain; charset=utf-8",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # what a browser may accept, the smallest first, and how such a neighbour's name ends
FOR_EVER = "public, max-age=31536000, immutable"  # a file whose name holds its hash
ASK_AGAIN = "no-cache"
OFFLINE = "/offline"  # where the cafe as files alone is, for people without a network


class PageError(DiceCafeError):
    """A page that can't be shown."""

    codes: ClassVar = {
        "client/unbuilt": "the pages for browsers are not built yet",
    }


@dataclass(frozen=True)
class File:
    """A file of the client."""

    body: bytes
    content_type: str
    cache_control: str
    encoded: dict[str, bytes] = field(default_factory=dict)  # the same, by how it is compressed

    @cached_property
    def etags(self) -> dict[str, str]:
        """The ETag of each form, by how it is compressed ("" for the plain one). Hashed once, since files never change."""
        forms = {"": self.body, **self.encoded}
        return {encoding: f'"{hashlib.sha256(body).hexdigest()[:24]}"' for encoding, body in forms.items()}


class Pages:
    """The files of a folder that holds a built client, or does not yet."""

    def __init__(self, folder: Path, base: str = "", mark: str = "") -> None:
        self.folder, self.base, self.files = folder, base, dict[str, File]()
        self.mark = mark  # what the client is told: that the same can be had `offline`, or `online`

    def find(self, path: str) -> File | None:
        """The file at an address of the site; the client's own addresses all lead to its index."""
        if not path.startswith(f"{self.base}/"):
            return None
        path = path.removeprefix(self.base)
        if INDEX not in self.files:
            self.files = read(self.folder)
            if INDEX in self.files:
                self.files[INDEX] = placed(self.files[INDEX], self.base, self.mark)
        if not PAGES.fullmatch(path):
            return self.files.get(path[1:])
        if INDEX not in self.files:
            raise PageError("client/unbuilt", Message("client-unbuilt"))
        return self.files[INDEX]


def placed(index: File, base: str, mark: str) -> File:
    """The index with the addresses of its files: they are the same on every page, and all below the base."""
    body = index.body.replace(b'="./', f'="{base}/'.encode())
    if mark:
        body = body.replace(b"<html ", f"<html data-{mark} ".encode(), 1)
    return replace(index, body=body, encoded={"gzip": gzip.compress(body, mtime=0)})


def read(folder: Path) -> dict[str, File]:
    """The files of a folder by their address, without the compressed ones beside them."""
    paths = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    return {
        name: File(
            path.read_bytes(),
            CONTENT_TYPES[path.suffix],
            FOR_EVER if name.startswith("assets/") else ASK_AGAIN,
            {how: paths[name + end].read_bytes() for how, end in ENCODINGS.items() if name + end in paths},
        )
        for name, path in paths.items()
        if path.suffix in CONTENT_TYPES
    }
