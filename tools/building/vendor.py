"""The served files of third-party packages: those that start Python.

Modules are served as .js: hosts that do not know .mjs give it a type that browsers refuse for a
module.
"""

from __future__ import annotations

import base64
import gzip
import json
import re
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple


class Package(NamedTuple):
    """A package of node_modules, and its served files."""

    source: str
    files: tuple[str, ...]


PACKAGES: Final[Mapping[str, Package]] = {
    "pyodide": Package(
        "pyodide",
        (
            "pyodide.mjs",
            "pyodide.asm.mjs",
            "pyodide.asm.wasm",
            "python_stdlib.zip",
            "pyodide-lock.json",
        ),
    ),
    "pyscript": Package(
        "@pyscript/core/dist",
        (
            "core.js",
            "core-*.js",
            "error-*.js",
            # Plugins, loaded by the worker's kind of script even if they are off.
            "deprecations-manager-*.js",
            "donkey-*.js",
            "py-editor-*.js",
            "py-game-*.js",
            "py-terminal-*.js",
        ),
    ),
    "micropython": Package(
        "@micropython/micropython-webassembly-pyscript", ("micropython.mjs", "micropython.wasm")
    ),
    "zstddec": Package("zstddec", ("LICENSE",)),
}

DECODER: Final = "zstd.bin"
"""The WebAssembly of zstddec, gzipped. The package's own script fetches it from a `data:` address,
which content security policies forbid, and never frees the memory of decoded data."""


def copy(modules: Path, out: Path, suffix: str = ".js") -> dict[str, str]:
    """Copies the served files into vendor/<name>-<version>/; returns these folders by name.

    suffix: the ending of module names.
    """
    folders = {}
    for name, package in PACKAGES.items():
        source = modules / package.source
        folders[name] = f"vendor/{name}-{_version(source)}"
        folder = out / folders[name]
        folder.mkdir(parents=True)
        for pattern in package.files:
            for file in sorted(source.glob(pattern)):
                served = file.with_suffix(suffix) if file.suffix == ".mjs" else file
                shutil.copyfile(file, folder / served.name)
    decoder = decoder_within((modules / "zstddec" / "dist" / "zstddec.mjs").read_text())
    (out / folders["zstddec"] / DECODER).write_bytes(gzip.compress(decoder, mtime=0))
    return folders


def decoder_within(script: str) -> bytes:
    """The WebAssembly in zstddec's script."""
    found = re.search('const wasm = "([A-Za-z0-9+/=]+)"', script)
    if not found:
        sys.exit("tools/building/vendor.py finds no WebAssembly in zstddec's script.")
    return base64.b64decode(found[1])


def _version(folder: Path) -> str:
    """The version of the package that a folder belongs to."""
    version: str = json.loads(manifest_of(folder).read_text())["version"]
    return version


def manifest_of(folder: Path) -> Path:
    """The manifest of the package that a folder belongs to."""
    manifest = folder / "package.json"
    return manifest if manifest.exists() else manifest_of(folder.parent)
