"""Makes the site of the documentation: build/docs, a folder of plain files.

    make docs

Sphinx reads the pages that `tools.site.pages` writes, and the docstrings; a warning is an error.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.site import pages
from tools.site.pages import ROOT

SITE: Final = ROOT / "build/docs"
PAGES: Final = ROOT / "build/docs-pages"

_LOADED: Final = re.compile(
    r"""<(?:script|img|iframe|source)[^>]+src=["']?(?:https?:)?//"""
    r"""|<link (?![^>]*rel=["']?canonical)[^>]+href=["']?(?:https?:)?//"""
    r"""|(?:url\(|@import )["']?(?:https?:)?//"""
)
"""References that a browser loads from another origin."""

ACCESSIBLE: Final = {
    'role="heading"': 'role="heading" aria-level="2"',
    '<aside class="sidebar-drawer"': '<aside aria-label="All pages" class="sidebar-drawer"',
    '<aside class="toc-drawer': '<aside aria-label="On this page" class="toc-drawer',
    # What may be scrolled can be by the keyboard.
    "<pre>": '<pre tabindex="0">',
    '<div class="table-wrapper': '<div tabindex="0" class="table-wrapper',
    # Lines of a long signature are no list of definitions.
    "<dl>\n<dd><em": '<dl role="none">\n<dd><em',
    '<th class="head"><p></p></th>': "<td></td>",
}
"""Markup of Sphinx and the theme, and its replacement for screen readers."""


def accessible(page: str) -> str:
    """A page that assistive technology understands."""
    for before, after in ACCESSIBLE.items():
        page = page.replace(before, after)
    return page


def foreign(site: Path) -> Iterator[str]:
    """The references in a site's files that load from other origins."""
    for file in sorted(site.rglob("*")):
        if file.suffix in {".html", ".css", ".svg"}:
            for found in _LOADED.finditer(file.read_text("utf-8")):
                yield f"{file.relative_to(site)}: {found[0]}"


def main() -> None:
    """Writes the site anew. Exits with 1 if anything in it is not right."""
    for folder in (SITE, PAGES):
        shutil.rmtree(folder, ignore_errors=True)
    pages.write(PAGES)
    options = ["-q", "-b", "html", "-E", "-W", "-n", "--keep-going"]
    folders = ["-c", "tools/site", "-d", "build/docs-trees", str(PAGES), str(SITE)]
    command = [sys.executable, "-m", "sphinx", *options, *folders]
    made = subprocess.run(command, cwd=ROOT, check=False)
    if made.returncode:
        sys.exit(made.returncode)
    for file in SITE.rglob("*.html"):
        file.write_text(accessible(file.read_text("utf-8")), "utf-8")
    loaded = [*foreign(SITE)]
    if loaded:
        sys.exit("\n".join(loaded))
    print(f"{SITE.relative_to(ROOT)}/index.html")


if __name__ == "__main__":
    main()
