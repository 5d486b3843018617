"""The hash of a whole build, which anybody can recompute (docs/releasing.md).

licences.txt shows it and is not part of it, nor are the lines of sw.js with the hash of that file.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Final

from tools.building import notices

WORKER: Final = "sw.js"


def of(out: Path) -> str:
    """The hash of a build: SHA-256 of what sha256sum prints of its files, in order."""
    files = {path.relative_to(out).as_posix(): path for path in out.rglob("*") if path.is_file()}
    names = sorted(files.keys() - {notices.NAME, WORKER}, key=str.encode)
    lines = [f"{_sha256(files[name].read_bytes())}  ./{name}\n" for name in names]
    worker = files[WORKER].read_bytes().splitlines(keepends=True)
    rest = b"".join(line for line in worker if notices.NAME.encode() not in line)
    return _sha256("".join([*lines, f"{_sha256(rest)}  -\n"]).encode())


def heading(build: str, digest: str) -> str:
    """The lines above the licences."""
    return f"Build {build}\nSHA-256 {digest}\n\n\n"


def check(out: Path, digest: str) -> None:
    """Exits unless a build has the hash that it shows."""
    found = of(out)
    if found != digest:
        sys.exit(f"The build shows the hash {digest}, and has {found}.")


def _sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
