"""The memory of a Pyodide that holds the whole app, and the archive it is made from."""

from __future__ import annotations

import hashlib
import io
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

LIBRARY: Final = (
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
"""What the worker and PyScript import of the standard library. Nothing else can be later."""

AT_HOME: Final = ("shell", "cli", "__main__.py")
"""Parts of the package that the worker's Python does not import."""


def sources(package: Path) -> dict[str, bytes]:
    """The app's files: its modules, and what they read beside them."""
    found = sorted(path for path in package.rglob("*") if path.suffix in (".py", ".css"))
    wanted = [path for path in found if path.relative_to(package).parts[0] not in AT_HOME]
    return {path.relative_to(package.parent).as_posix(): path.read_bytes() for path in wanted}


def module_names(files: Iterable[str]) -> list[str]:
    """The names by which the modules among files are imported."""
    modules = [name.removesuffix(".py") for name in files if name.endswith(".py")]
    return [name.removesuffix("/__init__").replace("/", ".") for name in modules]


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


def make(root: Path, app: bytes, names: Iterable[str]) -> bytes:
    """The snapshot of an archived app whose modules have these names.

    The last one made is kept in build/ and made anew only when something it holds has changed.
    """
    tool = root / "tools" / "snapshot.mjs"
    wanted = [*LIBRARY, *names]
    locked = (root / "package-lock.json").read_bytes()
    digest = short_hash([app, tool.read_bytes(), locked, " ".join(wanted).encode()])
    folder = root / "build" / "snapshot"
    kept = folder / f"{digest}.bin"
    if not kept.exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        packed = folder / "app.zip"
        packed.write_bytes(app)
        fresh = folder / "fresh.bin"
        command = ["node", str(tool), str(packed), str(fresh), *wanted]
        if subprocess.run(command, cwd=root, check=False, timeout=300).returncode:
            sys.exit("The build ends here: the app could not be put into a snapshot.")
        fresh.rename(kept)
    return kept.read_bytes()
