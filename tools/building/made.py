"""What takes long to make is kept in build/, and made anew only when what it is made of changes."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import zlib
from collections.abc import Iterable
from pathlib import Path


def short_hash(contents: Iterable[bytes]) -> str:
    """A name for contents."""
    digest = hashlib.sha256()
    for content in contents:
        digest.update(hashlib.sha256(content).digest())
    return digest.hexdigest()[:12]


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


def compressed(root: Path, folder: Path, name: str) -> bytes:
    """A file of a kept folder, compressed for the browser; kept beside it."""
    packed = folder / f"{name}.zst"
    if not packed.exists():
        fresh = folder / f"{name}.fresh"
        run_node(root, "pyodide/compress.mjs", str(folder / name), str(fresh))
        fresh.rename(packed)
    return packed.read_bytes()


def sizes(content: bytes, packed: bytes) -> dict[str, int]:
    """What the browser knows of a compressed file: its bytes, and the checksum of its content."""
    return {"packed": len(packed), "checksum": zlib.adler32(content)}
