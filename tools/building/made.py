"""What takes long to make is kept in build/, and made anew only when what it is made of changes."""

from __future__ import annotations

import fcntl
import hashlib
import shutil
import subprocess
import sys
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path


def short_hash(contents: Iterable[bytes]) -> str:
    """A name for contents."""
    digest = hashlib.sha256()
    for content in contents:
        digest.update(hashlib.sha256(content).digest())
    return digest.hexdigest()[:12]


@contextmanager
def kept(root: Path, name: str, *parts: bytes) -> Iterator[tuple[Path, bool]]:
    """A folder below build/ for what is made of these parts, and whether it has been made.

    Unless it has, it is to be made in the body of the `with`; meanwhile every other process that
    wants something of this name waits. What was made of other parts goes.
    """
    home = root / "build" / name
    folder = home / short_hash(parts)
    home.parent.mkdir(exist_ok=True)
    with (home.parent / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (folder / "done").exists():
            yield folder, True
            return
        shutil.rmtree(home, ignore_errors=True)
        folder.mkdir(parents=True)
        yield folder, False
        (folder / "done").touch()


def run_node(root: Path, tool: str, *arguments: str) -> None:
    """Runs one of the tools that need Node; what it says of its failure ends the build."""
    command = ["node", f"tools/{tool}", *arguments]
    if subprocess.run(command, cwd=root, check=False, timeout=300).returncode:
        sys.exit(f"The build ends here: tools/{tool} failed.")


def compressed(root: Path, folder: Path, name: str) -> bytes:
    """A file of a kept folder, compressed for the browser; kept beside it."""
    packed = folder / f"{name}.zst"
    if not packed.exists():
        fresh = folder / f"{name}.fresh"
        run_node(root, "pyodide/compress.mjs", str(folder / name), str(fresh))
        fresh.rename(packed)
    return packed.read_bytes()


def description(packed: bytes) -> dict[str, int]:
    """What the browser knows of a compressed file: how many bytes it has, and their checksum."""
    return {"packed": len(packed), "checksum": zlib.adler32(packed)}
