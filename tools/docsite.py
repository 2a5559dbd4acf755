"""Build the documentation's site: `python tools/docsite.py [FOLDER]`, or `make docs`.

Its pages are the repository's own, at the paths that they have here, so that every link between them holds; `docs/site/` has the
first pages and the settings of Sphinx.
"""

from __future__ import annotations

import html
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path
from typing import Final

from PIL import Image

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/*.md",
    "benchmarks/*.md",
    "benchmarks/load/*.md",
    "src/dicecafe/games/*/rules.md",
)
PICTURES: Final = ("docs/*.svg", "docs/pictures/*")
LINK: Final = re.compile(r"\[([^][]*(?:\[[^][]*\][^][]*)*)\]\(([^)#\s]*)(?:#[^)\s]*)?\)")
PICTURE: Final = re.compile(r'<img src="([^"]*)" width="(\d+)" alt="([^"]*)">')
MENDED: Final = {  # what axe finds in the theme's pages
    '<div class="highlight"><pre>': '<div class="highlight"><pre tabindex="0">',
    '<div class="table-wrapper': '<div tabindex="0" class="table-wrapper',
    '<aside class="sidebar-drawer">': '<aside class="sidebar-drawer" aria-label="Pages">',
    '<aside class="toc-drawer': '<aside aria-label="On this page" class="toc-drawer',
}
AWAY: Final = re.compile(r"^[a-z]+:")
FIRST: Final = re.compile(r"</h1>.*?<p[^>]*>(.*?)</p>", re.DOTALL)
TAG: Final = re.compile(r"<[^>]*>")
SHOWN: Final = re.compile(r'src="([^"]*_images/)([^"/]+)\.(png|webp)"')
LARGE: Final = re.compile(r'(href="[^"]*_images/[^"/]+)\.png')
QUALITY: Final = 90  # of a picture, from 0 to 100
LONGEST: Final = 155  # letters of a description that a search shows


def main() -> int:
    """Lay the pages out, and have Sphinx make the site; its exit code."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist" / "site").resolve()
    with tempfile.TemporaryDirectory() as scratch:
        lay_out(Path(scratch))
        shutil.rmtree(folder, ignore_errors=True)
        command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "dirhtml", scratch, str(folder)]
        code = subprocess.run(command, check=False).returncode
    for path in folder.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        text = LARGE.sub(r"\1.webp", text)
        text = SHOWN.sub(lambda found: shown(found, folder / "_images"), text)
        for given, better in MENDED.items():
            text = text.replace(given, better)
        first, image, rest = text.partition("<img alt=")  # what is below the first is fetched when somebody comes there
        text = first + image + rest.replace("<img alt=", '<img loading="lazy" alt=')
        text = text.replace("</title>", f'</title><meta name="description" content="{about(text)}">', 1)
        path.write_text(text, encoding="utf-8")
    for path in (folder / "_images").glob("*.png"):
        path.unlink()
    return code


def shown(found: re.Match[str], folder: Path) -> str:
    """A picture with its size, so that nothing moves when it comes; and as WebP, of a third of the bytes."""
    before, name, kind = found.groups()
    with Image.open(folder / f"{name}.{kind}") as picture:
        if kind == "png" and not (folder / f"{name}.webp").exists():
            picture.save(folder / f"{name}.webp", quality=QUALITY)
        width, height = picture.size
    return f'src="{before}{name}.webp" width="{width}" height="{height}"'


def about(page: str) -> str:
    """What a page says first, for whoever searches."""
    found = FIRST.search(page)
    words = html.unescape(TAG.sub("", found[1])).split() if found else ["Dice", "Cafe"]
    return html.escape(textwrap.shorten(" ".join(words), LONGEST, placeholder=" …"))


def lay_out(folder: Path) -> None:
    """Copy all pages and pictures to where Sphinx reads them."""
    found = {path for pattern in (*PAGES, *PICTURES) for path in ROOT.glob(pattern)}
    for path in found:
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            target.write_text(linked(path, found), encoding="utf-8")
        else:
            shutil.copy(path, target)
    for path in (ROOT / "docs" / "site").iterdir():
        if path.suffix == ".md":  # they move up, to be the first that a reader sees
            up = path.read_text(encoding="utf-8").replace("](../../", "](").replace("](../", "](docs/")
            (folder / path.name).write_text(up, encoding="utf-8")
    shutil.copy(ROOT / "docs" / "site" / "conf.py", folder)
    shutil.copytree(ROOT / "docs" / "site" / "static", folder / "static")
    shutil.copy(ROOT / "web" / "public" / "icon.svg", folder)


def linked(path: Path, found: set[Path]) -> str:
    """A page whose links lead to pages of the site; what is in the repository alone is named, and no link."""

    def link(match: re.Match[str]) -> str:
        text, target = match[1], match[2]
        if not target or AWAY.match(target) or (path.parent / target).resolve() in found:
            return match[0]
        return text

    text = LINK.sub(link, path.read_text(encoding="utf-8"))
    return PICTURE.sub(r"![\3](\1){width=\2px}", text.replace("<p>\n<img", "\n<img").replace("\n</p>", "\n"))


if __name__ == "__main__":
    sys.exit(main())
