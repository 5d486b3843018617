"""The whole app as one HTML file, which opens by a double click and needs no network.

It is the site's page and the site's files, packed into it in base 85. Modules do not
load from file://, so what imports or fetches here asks `web/onefile/inside.js` instead.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
import string
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import quote

from tesserae.app.installation.installing import LICENCES

ROOT: Final = Path(__file__).absolute().parents[2]
HERE: Final = ROOT / "web" / "onefile"

NAME: Final = "tesserae.html"

FILES: Final = (
    "app-*/page.py",
    "app-*/later.js",
    "app-*/study.css",
    "app-*/puzzles-*.txt",
    "app-*/boot.js",
    "app-*/empty_database.js",
    "app-*/heap.js",
    "app-*/instantiate.js",
    "app-*/empty.zip",
    "app-*/worker.py",
    "vendor/snapshot-*/snapshot.bin",
    "vendor/snapshot-*/fetched.bin",
    "vendor/pyodide-*/pyodide.js",
    "vendor/python-*/python.js",
    "vendor/python-*/python.bin",
    "vendor/python-*/deferred.bin",
    "vendor/zstddec-*/zstd.bin",
    "vendor/micropython-*/micropython.js",
    "vendor/micropython-*/micropython.wasm",
    "vendor/micropython-*/deferred.wasm",
)
"""The files of the site that it contains: without those for a start without the snapshot."""

WHOLE: Final = (
    *(pattern for pattern in FILES if not re.match("vendor/(snapshot|python|zstddec)-", pattern)),
    "app-*/app.zip",
    "vendor/pyodide-*/pyodide.asm.js",
    "vendor/pyodide-*/pyodide.asm.wasm",
    "vendor/pyodide-*/pyodide-lock.json",
    "vendor/pyodide-*/python_stdlib.zip",
)
"""The files if the build has no snapshot."""

SCRIPTS: Final = ("loading.js", "page.js")
"""The scripts of the page, which run before the files are unpacked."""

DIGITS: Final = string.digits + string.ascii_letters.swapcase() + "!#$%&()*+-;,=>?@^_`{|}~"
"""The digits of `base64.b85encode`, except the one that would begin a tag."""

POLICY: Final = (
    "default-src 'none'; script-src {first} {start} blob: 'unsafe-eval' 'wasm-unsafe-eval'; "
    "worker-src blob:; style-src {style}; img-src data:; base-uri 'none'; form-action 'none'"
)
"""Its content security policy: it may not connect to anything."""

REWIRING: Final = (
    (
        r'(?m)^import \{ (\w+) as (\w+), (\w+) \} from (".*");$',
        r"const { \1: \2, \3 } = await import(\4);",
    ),
    (r'(?m)^import \{ (\w+) \} from (".*");$', r"const { \1 } = await import(\2);"),
    (r'(?m)^import (".*");$', r"await import(\1);"),
    (r"(?<![\w.$])import\(", "inside.load("),
    (r"import\.meta\.url|document\.currentScript\.src", "inside.base"),
)
"""Redirects requests of scripts to the files inside: pattern -> replacement."""


def sources() -> list[Path]:
    """Its sources besides the site's files."""
    return [Path(__file__), *sorted(path for path in HERE.rglob("*") if path.is_file())]


def write(out: Path, values: Mapping[str, str], lean: bool) -> int:
    """Writes it from a built site and the values of its page; returns its size in bytes.

    lean: the site has a snapshot.
    """
    scripts = [(out / values["app"] / name).read_text() for name in SCRIPTS]
    first = _own("inside.js") + "\n".join(map(rewire, scripts))
    start, style = _own("start.js"), values["style"]
    icon = quote((ROOT / "web" / "icons" / "icon.svg").read_text())
    head = f'<link rel="icon" href="data:image/svg+xml,{icon}">\n<style>{style}</style>'
    files, worker = pack(out, FILES if lean else WHOLE), '<script type="py" worker></script>'
    body = f"<script>{first}</script>\n{files}\n{worker}\n<script>{start}</script>\n"
    body += f'<script type="text/plain" id="licences">\n{(out / LICENCES).read_text()}</script>\n'
    policy = POLICY.format(first=_hash(first), start=_hash(start), style=_hash(style))
    page = (ROOT / "index.html").read_text()
    for name, value in {**values, "embed": 'data-onefile=""'}.items():
        page = page.replace("{{" + name + "}}", value)
    page = _substitute(page, r'(?<=Security-Policy" content=")[^"]*', policy)
    page = _substitute(page, r'(?s)<link rel="icon".*?(?=\n</head>)', head)
    page = _substitute(page, r'(?s)<script src="[^"]*/loading\.js".*(?=</body>)', body)
    (out / NAME).write_text(page)
    return (out / NAME).stat().st_size


def pack(out: Path, patterns: Sequence[str]) -> str:
    """Files of the site in inert script tags, named as `inside.js` expects."""
    served = [path for pattern in patterns for path in sorted(out.glob(pattern))]
    files = {path.name: path.read_bytes() for path in served}
    files |= {path.name: path.read_bytes() for path in sorted((HERE / "pyscript").glob("*.py"))}
    files["worker.js"] = (_own("inside.js") + _own("worker.js")).encode()
    return "\n".join(_tag(*_pack(name, content)) for name, content in files.items())


def rewire(script: str) -> str:
    """A script that imports from the files inside."""
    for pattern, instead in REWIRING:
        script = re.sub(pattern, instead, script)
    return script


def _pack(name: str, content: bytes) -> tuple[str, bytes]:
    """The name and the content as stored: compressed, unless the file already is."""
    if name.endswith(".bin"):
        return name, content
    if name.endswith(".js") and name != "worker.js":
        content = rewire(content.decode()).encode()
    return f"{name}.gz", gzip.compress(content, mtime=0)


def _tag(name: str, content: bytes) -> str:
    text = base64.b85encode(content).decode().replace("<", ",")
    return f'<script type="text/plain" data-file="{name}">{text}</script>'


def _own(name: str) -> str:
    return (HERE / name).read_text().replace("{{digits}}", DIGITS)


def _substitute(page: str, pattern: str, replacement: str) -> str:
    """The page with a pattern replaced, which must match exactly once."""
    changed, count = re.subn(pattern, lambda _: replacement, page)
    if count != 1:
        sys.exit(
            f"tools/building/onefile.py finds this {count} times in index.html, not once: {pattern}"
        )
    return changed


def _hash(script: str) -> str:
    """The hash that allows an inline script or style in the policy."""
    return "'sha256-" + base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() + "'"
