"""The memory of a Pyodide that holds the whole app, and the archive it is made from."""

from __future__ import annotations

import hashlib
import io
import shutil
import struct
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Mapping
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

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
    "tesserae.app.main",
)
"""What the worker imports, and PyScript in it. With what these import, it is all there will be."""

PAGE: Final = 4096
"""Bytes that are sent, or left out because all are zero, together."""

AT_HOME: Final = ("shell", "cli", "__main__.py")
"""Parts of the package that the worker's Python does not import."""


def sources(package: Path) -> dict[str, bytes]:
    """The app's files: its modules, and what they read beside them."""
    found = sorted(path for path in package.rglob("*") if path.suffix in (".py", ".css", ".bin"))
    wanted = [path for path in found if path.relative_to(package).parts[0] not in AT_HOME]
    return {path.relative_to(package.parent).as_posix(): path.read_bytes() for path in wanted}


def archive(files: Mapping[str, bytes]) -> bytes:
    """A zip that is the same whenever it is made."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as packed:
        for name, content in files.items():
            packed.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return buffer.getvalue()


def short_hash(contents: Iterable[bytes]) -> str:
    """A name for contents."""
    digest = hashlib.sha256()
    for content in contents:
        digest.update(hashlib.sha256(content).digest())
    return digest.hexdigest()[:12]


class Baked(NamedTuple):
    """A snapshot as Pyodide makes it, and the memory as WebAssembly alone fills it."""

    whole: bytes
    initial: bytes

    @property
    def static(self) -> int:
        """Where the initial memory ends, as all beyond it is zero; a multiple of four."""
        return -(-len(self.initial.rstrip(b"\0")) // 4) * 4

    def difference(self) -> bytes:
        """The snapshot; where the initial memory has something, what differs from it.

        The browser has that already: a sixth of the snapshot need not be sent.
        """
        head = int.from_bytes(self.whole[4:8], "little")
        part = slice(head, head + self.static)
        differs = int.from_bytes(self.whole[part]) ^ int.from_bytes(self.initial[: self.static])
        return self.whole[:head] + differs.to_bytes(self.static) + self.whole[part.stop :]


def kept(root: Path, name: str, *parts: bytes) -> tuple[Path, bool]:
    """A folder below build/ for what is made of these parts, and whether it has been made.

    What was made of others goes.
    """
    home = root / "build" / name
    folder = home / short_hash(parts)
    if (folder / "done").exists():
        return folder, True
    shutil.rmtree(home, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder, False


def run_node(root: Path, tool: str, *arguments: str) -> None:
    """Runs one of the tools that need Node; what it says of its failure ends the build."""
    command = ["node", f"tools/{tool}", *arguments]
    if subprocess.run(command, cwd=root, check=False, timeout=300).returncode:
        sys.exit(f"The build ends here: tools/{tool} failed.")


def make(root: Path, app: bytes) -> Baked:
    """The snapshot of an archived app.

    The last one made is kept in build/ and made anew only when something it holds has changed.
    """
    tool = (root / "tools" / "snapshot.mjs").read_bytes()
    locked = (root / "package-lock.json").read_bytes()
    folder, done = kept(root, "snapshot", app, tool, locked, " ".join(IMPORTED).encode())
    if not done:
        (folder / "app.zip").write_bytes(app)
        run_node(root, "snapshot.mjs", str(folder / "app.zip"), str(folder), *IMPORTED)
        (folder / "done").touch()
    return Baked(*((folder / name).read_bytes() for name in ("snapshot.bin", "initial.bin")))


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
