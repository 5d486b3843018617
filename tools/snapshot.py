"""The memory of a Pyodide that holds the whole app, and the archive it is made from."""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

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
"""What the worker imports, and PyScript in it. With the app's modules and what all these import,
it is all there will be."""

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


def modules(files: Iterable[str]) -> list[str]:
    """The names of the app's modules. All are imported: a file could not be read later."""
    names = (name.removesuffix(".py") for name in files if name.endswith(".py"))
    return [name.removesuffix("/__init__").replace("/", ".") for name in names]


def short_hash(contents: Iterable[bytes]) -> str:
    """A name for contents."""
    digest = hashlib.sha256()
    for content in contents:
        digest.update(hashlib.sha256(content).digest())
    return digest.hexdigest()[:12]


def make(root: Path, app: bytes) -> bytes:
    """The snapshot of an archived app.

    The last one made is kept in build/ and made anew only when something it holds has changed.
    """
    tool = root / "tools" / "snapshot.mjs"
    locked = (root / "package-lock.json").read_bytes()
    with zipfile.ZipFile(io.BytesIO(app)) as packed:
        imported = [*IMPORTED, *modules(packed.namelist())]
    digest = short_hash([app, tool.read_bytes(), locked, " ".join(imported).encode()])
    folder = root / "build" / "snapshot"
    kept = folder / f"{digest}.bin"
    if not kept.exists():
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder.parent) as own:
            zipped, fresh = Path(own) / "app.zip", Path(own) / "fresh.bin"
            zipped.write_bytes(app)
            command = ["node", str(tool), str(zipped), str(fresh), *imported]
            if subprocess.run(command, cwd=root, check=False, timeout=300).returncode:
                sys.exit("The build ends here: the app could not be put into a snapshot.")
            for old in folder.iterdir():
                old.unlink(missing_ok=True)
            fresh.rename(kept)
    return kept.read_bytes()
