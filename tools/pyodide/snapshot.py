"""The memory of a Pyodide that holds the whole app, and the archive it is made from."""

from __future__ import annotations

import ast
import io
import json
import re
import shutil
import struct
import sys
import zipfile
from collections.abc import Iterable, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.building import cache

IMPORTED: Final = (
    "asyncio",
    "base64",
    "collections",
    "functools",
    "html",
    "inspect",
    "io",
    "json",
    "pathlib",
    "random",
    "sys",
    "traceback",
)
"""What the worker imports, and PyScript in it. With what the app's modules import, it is all that
there will be of the library."""

AT_ONCE: Final = ("tesserae.app.main", "tesserae.app.engine.helping")
"""What has run when the page starts, with all that it imports. Other modules of the app run when
they are first imported."""

PLAYING: Final = re.compile(r"tesserae\.(core\.\w+|search(\.\w+)*|games\.\w+\.engine(\.\w+)?)")
"""Modules that games against the computer need besides: their code is in the snapshot, being less
than what it makes. The code of all others is fetched, in one file, when one is first imported."""

FETCHED: Final = "fetched.bin"

LAZY: Final = "baking/lean_imports.py"

HEAP: Final = "heap.js"
"""Restores in the browser what is not sent."""

SHIM: Final = "instantiate.js"
"""Makes Pyodide's module, here and in the browser."""

PAGE: Final = 4096
"""Bytes that are sent, or left out because all are zero, together."""

AT_HOME: Final = {
    *("shell", "cli", "library", "adapters"),
    *("__main__.py", "diagram.py", "diagrams.py", "encoding.py", "planes.py", "prerender.py"),
}
"""Folders and files of the package that the page does not need."""


def sources(package: Path) -> dict[str, bytes]:
    """The app's files: its modules, and what they read beside them."""
    paths = sorted(path for path in package.rglob("*") if path.suffix in (".py", ".css", ".bin"))
    wanted = [path for path in paths if AT_HOME.isdisjoint(path.relative_to(package).parts)]
    return {path.relative_to(package.parent).as_posix(): path.read_bytes() for path in wanted}


def archive(files: Mapping[str, bytes]) -> bytes:
    """A zip with the same bytes whenever it is made: its files have no dates."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as packed:
        for name, content in files.items():
            packed.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return buffer.getvalue()


def modules(files: Iterable[str]) -> list[str]:
    """The names of the app's modules."""
    names = (name.removesuffix(".py") for name in files if name.endswith(".py"))
    return [name.removesuffix("/__init__").replace("/", ".") for name in names]


def at_once(files: Mapping[str, bytes]) -> list[str]:
    """Modules to run before the snapshot; also those that read files, which are missing later."""
    reading = [name for name, content in files.items() if b"importlib.resources" in content]
    return [*IMPORTED, *sorted(library(files)), *AT_ONCE, *modules(reading)]


def library(files: Mapping[str, bytes]) -> set[str]:
    """The modules of the standard library that the app imports anywhere."""
    found = set[str]()
    for content in (content for name, content in files.items() if name.endswith(".py")):
        for node in ast.walk(ast.parse(content)):
            if isinstance(node, ast.Import):
                found |= {it.name for it in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
    return {name for name in found if name.partition(".")[0] in sys.stdlib_module_names}


class Baked(NamedTuple):
    """A snapshot as Pyodide makes it, and the memory as WebAssembly alone fills it.

    sparse: the snapshot without what web/heap.js puts back. folder: where all this is kept.
    """

    folder: Path
    whole: bytes
    sparse: bytes
    initial: bytes

    @property
    def static(self) -> int:
        """The end of the initial memory, as all beyond it is zero; a multiple of four."""
        return len(self.initial) // 4 * 4

    def difference(self) -> bytes:
        """The snapshot; where the initial memory has something, what differs from it.

        The browser has that already: a sixth of the snapshot need not be sent.
        """
        head = int.from_bytes(self.sparse[4:8], "little")
        part = slice(head, head + self.static)
        differs = int.from_bytes(self.sparse[part]) ^ int.from_bytes(self.initial[: self.static])
        return self.sparse[:head] + differs.to_bytes(self.static) + self.sparse[part.stop :]

    def pack(self, root: Path) -> tuple[dict[str, bytes], dict[str, Any]]:
        """The files that are sent, and what the browser must know to restore the snapshot."""
        sent = self.folder / "sent"
        if not sent.exists():
            steps = (self.folder / "steps.bin").read_bytes()
            sent.write_bytes(without_zeros(self.difference()) + steps)
        packed = cache.compress(root, self.folder, sent.name)
        fetched = cache.compress(root, self.folder, FETCHED)
        layout = json.loads((self.folder / "layout.json").read_text())
        known = {
            "unpacked": len(self.whole),
            "static": self.static,
            "layout": layout,
            **cache.description(packed),
            "fetched": cache.description(fetched),
        }
        return {"snapshot.bin": packed, FETCHED: fetched}, known


def make(root: Path, interpreter: Path, app: bytes, name: str = "snapshot") -> Baked:
    """The snapshot of an archived app, for the interpreter in a folder.

    The last one of this name is kept in build/ and made anew only when something it holds has
    changed.
    """
    tools = [root / "tools" / "pyodide" / name for name in ("snapshot.mjs", "baking/bake.py", LAZY)]
    tools += [root / "web" / name for name in (HEAP, SHIM)]
    with zipfile.ZipFile(io.BytesIO(app)) as packed:
        files = {name: packed.read(name) for name in packed.namelist()}
    later = [it for it in modules(files) if PLAYING.fullmatch(it)]
    apart = [it for it in modules(files) if not PLAYING.fullmatch(it)]
    lists = [" ".join(names) for names in (at_once(files), later, apart)]
    parts = [app, interpreter.name.encode(), *(names.encode() for names in lists)]
    parts += [tool.read_bytes() for tool in [Path(__file__), *tools]]
    with cache.cached_folder(root, name, *parts) as (folder, done):
        if not done:
            (folder / "app.zip").write_bytes(app)
            lazy = with_lazy_imports(root, folder / "library.zip")
            paths = [interpreter, lazy, tools[1], folder / "app.zip", folder]
            cache.run_node(root, "pyodide/snapshot.mjs", *map(str, paths), *lists)
    baked = [folder / "snapshot.bin", folder / "sparse.bin", interpreter / "initial.bin"]
    return Baked(folder, *(path.read_bytes() for path in baked))


def with_lazy_imports(root: Path, library: Path) -> Path:
    """A standard library that has Python start with lazy imports."""
    shutil.copyfile(root / "node_modules" / "pyodide" / "python_stdlib.zip", library)
    with zipfile.ZipFile(library, "a") as packed:
        lazy = (root / "tools" / "pyodide" / LAZY).read_bytes()
        packed.writestr(zipfile.ZipInfo("sitecustomize.py"), lazy)
    return library


def without_zeros(content: bytes) -> bytes:
    """The pages of a snapshot that are not empty, in runs.

    First how many runs there are, then where each begins and how long it is, in 32-bit words with
    the least byte first; then what is in them, one after the other.
    """
    pages = [content[at : at + PAGE] for at in range(0, len(content), PAGE)]
    runs: list[tuple[int, bytes]] = []
    for full, group in groupby(enumerate(pages), lambda page: any(page[1])):
        numbered = list(group)
        if full:
            runs.append((numbered[0][0] * PAGE, b"".join(page for _, page in numbered)))
    table = [len(runs), *(number for at, run in runs for number in (at, len(run)))]
    return struct.pack(f"<{len(table)}I", *table) + b"".join(run for _, run in runs)
