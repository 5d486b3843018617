"""The files of third-party packages that are served: those that Python runs on, and fzstd.

Modules are served under names in .js: hosts that have not heard of .mjs give it a type that
browsers refuse for a module.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple


class Package(NamedTuple):
    """A package of node_modules, and its files that are served."""

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
            # Plugins, asked for by the worker's kind of script even where they are off.
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
    "fzstd": Package("fzstd", ("esm/index.mjs", "LICENSE")),
}


def copy(modules: Path, out: Path, suffix: str = ".js") -> dict[str, str]:
    """Copies the served files into vendor/<name>-<version>/; returns these folders by name.

    suffix: what the names of modules end in.
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
    return folders


def _version(folder: Path) -> str:
    """The version of the package that a folder belongs to."""
    version: str = json.loads(manifest_of(folder).read_text())["version"]
    return version


def manifest_of(folder: Path) -> Path:
    """The manifest of the package that a folder belongs to."""
    manifest = folder / "package.json"
    return manifest if manifest.exists() else manifest_of(folder.parent)
