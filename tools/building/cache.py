"""Caches slow steps of the build in build/: they run again only when their inputs change."""

from __future__ import annotations

import fcntl
import hashlib
import shutil
import subprocess
import sys
import threading
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

DOING: Final = {
    "pyodide/interpreter.mjs": "Making Pyodide smaller (about 20 s)...",
    "pyodide/split.mjs": "Setting aside what of Pyodide is hardly ever called (about 5 s)...",
    "micropython/split.mjs": "Setting aside what of MicroPython is hardly called (about 3 s)...",
    "pyodide/marking.mjs": "Having functions mark that they are called (about 5 s)...",
    "pyodide/snapshot.mjs": "Taking a snapshot of Python with the app imported (about 5 s)...",
    "pyodide/compress.mjs": "Compressing what Python starts from (about 10 s)...",
}
"""The messages while tools run."""

_closed = threading.Event()


class MissingError(Exception):
    """The cache lacks something, and must not make it."""


def holds(make: Callable[[], object]) -> bool:
    """Whether the cache has everything that a function makes; calls it, without slow steps."""
    _closed.set()
    try:
        make()
    except MissingError:
        return False
    finally:
        _closed.clear()
    return True


def say(text: str) -> None:
    """Prints a message before a slow step."""
    print(text, flush=True)


def short_hash(contents: Iterable[bytes]) -> str:
    """A hash of some contents, to name files after."""
    digest = hashlib.sha256()
    for content in contents:
        digest.update(hashlib.sha256(content).digest())
    return digest.hexdigest()[:12]


@contextmanager
def cached_folder(root: Path, name: str, *parts: bytes) -> Iterator[tuple[Path, bool]]:
    """A folder below build/ for the output of these inputs, and whether it is complete.

    If it is not, the body of the `with` must fill it; other processes that want the same name wait
    meanwhile. The output of other inputs is deleted.
    """
    home = root / "build" / name
    folder = home / short_hash(parts)
    home.parent.mkdir(exist_ok=True)
    with (home.parent / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (folder / "done").exists():
            yield folder, True
            return
        if _closed.is_set():
            raise MissingError(name)
        shutil.rmtree(home, ignore_errors=True)
        folder.mkdir(parents=True)
        yield folder, False
        (folder / "done").touch()


def run_node(root: Path, tool: str, *arguments: str) -> None:
    """Runs a tool in Node; the build ends if it fails."""
    if _closed.is_set():
        raise MissingError(tool)
    say(DOING[tool])
    command = ["node", f"tools/{tool}", *arguments]
    if subprocess.run(command, cwd=root, check=False, timeout=300).returncode:
        sys.exit(f"The build ends here: tools/{tool} failed.")


def compress(root: Path, folder: Path, name: str) -> bytes:
    """A file of a cached folder, compressed for the browser; cached beside it."""
    tool = "pyodide/compress.mjs"
    packed = folder / f"{name}.{short_hash([(root / 'tools' / tool).read_bytes()])}.zst"
    if not packed.exists():
        fresh = folder / f"{name}.fresh"
        run_node(root, tool, str(folder / name), str(fresh))
        fresh.rename(packed)
    return packed.read_bytes()


def description(packed: bytes) -> dict[str, int]:
    """The size of a compressed file and its checksum, for the browser."""
    return {"packed": len(packed), "checksum": zlib.adler32(packed)}
