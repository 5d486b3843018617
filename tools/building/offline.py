"""The copy for offline use: the files that the service worker caches, and their hashes."""

from __future__ import annotations

import base64
import hashlib
import json
from pathlib import Path
from typing import Final

from tesserae.app.model.settings import LANGUAGES
from tesserae.games import catalog
from tools.building import interpreter, lab, onefile, previews, standin

WEB: Final = Path(__file__).resolve().parents[2] / "web"

HEADERS: Final = "_headers"
"""The file with headers for some hosts, which do not serve it: it cannot be precached."""


MISSING: Final = "404.html"
"""The page that hosts show where they have no file."""


STATIC: Final = frozenset({*catalog.NAMES, *LANGUAGES, "oembed", "robots.txt", "sitemap.xml"})
"""The folders and files that tools/building/static_pages.py writes."""

SCREENSHOTS: Final = ("wide.webp", "narrow.webp")
"""Pictures of the app for people who may install it."""


def is_kept(path: str, lean: bool = True) -> bool:
    """Whether the service worker caches a file.

    Not the pages without scripts, which lead to the app; nor the files of the lab, those for a
    start without the snapshot if there is one, and those of the app in MicroPython; nor downloads,
    and the page for missing files.
    """
    if path.endswith((".whl", ".d.ts")) or Path(path).parts[0] in STATIC:
        return False
    others = {
        *SCREENSHOTS,
        *standin.FILES,
        *lab.NAMES,
        HEADERS,
        onefile.NAME,
        MISSING,
        previews.NAME,
    }
    others |= {*interpreter.WHOLE} if lean else set()
    return Path(path).name not in others


def write_service_worker(out: Path, build: str, lean: bool = True) -> None:
    """Writes the service worker, with the list of the files to cache: the last file of a build."""
    paths = {path.relative_to(out).as_posix(): path for path in sorted(out.rglob("*"))}
    present = {name: path for name, path in paths.items() if path.is_file()}
    files = {name: path for name, path in present.items() if is_kept(name, lean)}
    files["./"] = files.pop("index.html")
    hashes = {path: integrity(file.read_bytes()) for path, file in files.items()}
    sizes = {path: file.stat().st_size for path, file in files.items()}
    folders = [name.removesuffix("index.html") for name in present if name.endswith("/index.html")]
    built = {"build": build, "hashes": hashes, "bytes": sizes, "folders": folders}
    known = f"const BUILT = {json.dumps(built, indent=1)};"
    # In braces, half of the script is a syntax error, and never runs.
    script = f"{{\n{known}\n{(WEB / 'sw.js').read_text()}}}\n"
    (out / "sw.js").write_text(f'"use strict";\n{script}')


def integrity(content: bytes) -> str:
    """A hash in the form that fetch checks."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()
