"""The documentation's site: every page is in it, no link of it leads nowhere, and it reads without a script."""

from __future__ import annotations

import functools
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from browser import ROOT, chromium, violations

LINK = re.compile(r'(?:href|src)="([^"#?]+)')
AWAY = re.compile(r"^([a-z]+:|//)")


class Files(SimpleHTTPRequestHandler):
    """A host of files."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site; a warning of Sphinx, as of a page that no menu has, is an error."""
    folder = tmp_path_factory.mktemp("site")
    made = subprocess.run([sys.executable, ROOT / "tools" / "docsite.py", folder], capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    return folder


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """Where it is served."""
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=site)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_every_page_is_there(site: Path) -> None:
    """The README, and each page of docs/."""
    for path in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        assert (site / path.relative_to(ROOT).with_suffix("") / "index.html").exists(), path


def test_no_link_leads_nowhere(site: Path) -> None:
    """Every link and picture of every page is a file of the site."""
    for page in site.rglob("*.html"):
        for link in LINK.findall(page.read_text(encoding="utf-8")):
            if not AWAY.match(link) and page.name != "genindex.html":
                target = (page.parent / unquote(link)).resolve()
                assert target.exists(), f"{page.relative_to(site)}: {link}"


def test_it_reads_without_a_script_and_is_clean(address: str) -> None:
    """On a phone by night as on a desktop by day; axe finds nothing."""
    with chromium() as browser:
        bare = browser.new_context(java_script_enabled=False).new_page()
        bare.goto(f"{address}/docs/lab/")
        assert "What does a rule change?" in bare.inner_text("main, article")
        for path, width, scheme in (("", 390, "dark"), ("docs/records/", 1280, "light")):
            look: Any = {"viewport": {"width": width, "height": 800}, "color_scheme": scheme}
            page = browser.new_context(**look).new_page()
            page.goto(f"{address}/{path}")
            assert not violations(page)
