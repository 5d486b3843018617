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
"""What a browser loads from another origin."""


def foreign(site: Path) -> Iterator[str]:
    """What the files of a site load from other origins."""
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
    loaded = [*foreign(SITE)]
    if loaded:
        sys.exit("\n".join(loaded))
    print(f"{SITE.relative_to(ROOT)}/index.html")


if __name__ == "__main__":
    main()
