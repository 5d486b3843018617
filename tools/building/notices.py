"""The licences of the served files: ours, and those of the packages, as one text.

The packages are derived from the files that `tools/building/vendor.py` serves; the source maps
beside them name the bundled ones. A package without a licence file of its own has one in
tools/building/licences/, and so have the libraries that the WebAssembly files were built from.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from tesserae.app.installation.installing import LICENCES
from tools.building import bundles
from tools.building.vendor import PACKAGES, manifest_of

NAME: Final = LICENCES

OWN: Final = Path(__file__).absolute().parent / "licences"
"""Texts that no package contains: <package>.txt, or <name of a licence>.txt."""

BUILT_IN: Final = {
    "pyodide": ("cpython", "emscripten", "stackframe"),
    "@micropython/micropython-webassembly-pyscript": ("emscripten",),
    "@pyscript/core": ("toml-j0.4",),
}
"""Libraries in packages without a source map: names of texts in licences/."""

RULE: Final = "=" * 78


class Notice(NamedTuple):
    """A package, where it comes from, and the licences it comes under."""

    heading: str
    text: str


def write(root: Path) -> str:
    """All notices, ours first. Exits if a package has no licence."""
    parts = [Notice("Tesserae", (root / "LICENSE").read_text())]
    modules = root / "node_modules"
    built_in: dict[str, None] = {}
    for name in packages(modules):
        parts.append(_of_package(modules / name))
        built_in |= dict.fromkeys(BUILT_IN.get(name, ()))
    parts += [_of_library(name) for name in built_in]
    return "".join(f"{RULE}\n{heading}\n{RULE}\n\n{text.strip()}\n\n\n" for heading, text in parts)


def packages(modules: Path) -> list[str]:
    """The names of the packages that are served, each with those bundled into it."""
    names: dict[str, None] = dict.fromkeys(bundles.PACKAGES)
    for package in PACKAGES.values():
        folder = modules / package.source
        names[json.loads(manifest_of(folder).read_text())["name"]] = None
        served = {file for pattern in package.files for file in folder.glob(pattern)}
        for file in sorted(served):
            names |= dict.fromkeys(_bundled_packages(file.with_name(f"{file.name}.map")))
    return list(names)


def _bundled_packages(source_map: Path) -> Iterator[str]:
    """The packages whose sources a source map names; none without one."""
    if not source_map.exists():
        return
    for source in json.loads(source_map.read_text())["sources"]:
        _, within, path = source.rpartition("node_modules/")
        if within:
            parts = path.split("/")
            yield "/".join(parts[: 2 if parts[0].startswith("@") else 1])


def _of_package(folder: Path) -> Notice:
    about = json.loads(manifest_of(folder).read_text())
    name, licence = about["name"], about["license"].upper()
    texts = [*sorted(folder.glob("LICENSE*")), *_own(name), *_own(licence)]
    if not texts:
        sys.exit(f"No licence of {name} was found: put it into tools/building/licences.")
    author = about.get("author", "")
    author = author.get("name", "") if isinstance(author, dict) else author
    text = texts[0].read_text().replace("{{author}}", author)
    return Notice(f"{name} {about['version']}, {licence}{_address(about)}", text)


def _address(about: Mapping[str, Any]) -> str:
    """The address of a package's source, on a line of its own; the minimum for the MPL."""
    source = about.get("repository", "")
    url: str = source["url"] if isinstance(source, dict) else source
    return url and "\n" + url.removeprefix("git+").removesuffix(".git")


def _of_library(name: str) -> Notice:
    heading, _, text = (OWN / f"{name}.txt").read_text().partition("\n")
    return Notice(heading, text)


def _own(name: str) -> list[Path]:
    path = OWN / f"{Path(name).name}.txt"
    return [path] if path.exists() else []
