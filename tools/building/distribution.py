"""The Python package as a wheel, and its sources as an archive: the same bytes everywhere.

`python -m build` and pip call this by the hooks that pyproject.toml names, `make build` by `wheel`.
It needs nothing but Python: it also runs where only the archive of the sources was unpacked.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).absolute().parents[2]

INSTALLED: Final = ("*.py", "*.css", "*.js", "*.bin", "pool.txt", "py.typed")
"""The files of the package: its modules, and what they read."""

PAGE_ONLY: Final = ("tesserae/shell/",)
"""What only PyScript can import."""

TAG: Final = "py3-none-any"

WHEEL: Final = f"""\
Wheel-Version: 1.0
Generator: tesserae-games
Root-Is-Purelib: true
Tag: {TAG}
"""

BESIDE: Final = ("pyproject.toml", "README.md", "LICENSE", "tools/building/distribution.py")
"""What the archive of the sources has beside the package."""


def build_wheel(
    wheel_directory: str, config_settings: object = None, metadata_directory: object = None
) -> str:
    """Writes the wheel into a folder; returns its name (PEP 517)."""
    del config_settings, metadata_directory
    name, content = wheel(ROOT)
    (Path(wheel_directory) / name).write_bytes(content)
    return name


def build_editable(
    wheel_directory: str, config_settings: object = None, metadata_directory: object = None
) -> str:
    """Writes a wheel that leads to the sources, for `pip install -e` (PEP 660)."""
    del config_settings, metadata_directory
    path = f"{ROOT / 'py'}\n".encode()
    name, content = _packed(project(ROOT), {"tesserae.pth": path}, ROOT)
    (Path(wheel_directory) / name).write_bytes(content)
    return name


def build_sdist(sdist_directory: str, config_settings: object = None) -> str:
    """Writes the archive of the sources into a folder; returns its name (PEP 517)."""
    del config_settings
    about = project(ROOT)
    folder = stem(about)
    files = {f"py/{name}": content for name, content in package(ROOT).items()}
    files |= {name: (ROOT / name).read_bytes() for name in BESIDE}
    files["PKG-INFO"] = metadata(about, ROOT).encode()
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name, content in sorted(files.items()):
            entry = tarfile.TarInfo(f"{folder}/{name}")
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    name = f"{folder}.tar.gz"
    (Path(sdist_directory) / name).write_bytes(gzip.compress(buffer.getvalue(), mtime=0))
    return name


def wheel(root: Path) -> tuple[str, bytes]:
    """The wheel of a checkout: its name and its content."""
    return _packed(project(root), package(root), root)


def package(root: Path) -> dict[str, bytes]:
    """What is installed, by its path: the package without what only the page can run."""
    folder = root / "py"
    paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    wanted = [name for name in paths if any(fnmatch(paths[name].name, it) for it in INSTALLED)]
    wanted = [name for name in wanted if not name.startswith(PAGE_ONLY)]
    return {name: paths[name].read_bytes() for name in sorted(wanted)}


def project(root: Path) -> dict[str, Any]:
    """What pyproject.toml says of the distribution."""
    told: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    return told


def stem(about: Mapping[str, Any]) -> str:
    """The name and the version, as files are named."""
    return f"{about['name'].replace('-', '_')}-{about['version']}"


def metadata(about: Mapping[str, Any], root: Path) -> str:
    """The core metadata, with the README as the description."""
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {about['name']}",
        f"Version: {about['version']}",
        f"Summary: {about['description']}",
        f"Author: {', '.join(author['name'] for author in about['authors'])}",
        f"License-Expression: {about['license']}",
        *(f"License-File: {name}" for name in about["license-files"]),
        f"Keywords: {','.join(about['keywords'])}",
        *(f"Classifier: {classifier}" for classifier in about["classifiers"]),
        f"Requires-Python: {about['requires-python']}",
        *extras(about),
        "Description-Content-Type: text/markdown",
    ]
    return "\n".join([*lines, "", (root / about["readme"]).read_text("utf-8")])


def extras(about: Mapping[str, Any]) -> Iterator[str]:
    """The lines of the metadata for what is needed by some modules alone."""
    for extra, needed in about.get("optional-dependencies", {}).items():
        yield f"Provides-Extra: {extra}"
        for requirement in needed:
            yield f'Requires-Dist: {requirement} ; extra == "{extra}"'


def _packed(
    about: Mapping[str, Any], installed: Mapping[str, bytes], root: Path
) -> tuple[str, bytes]:
    notes = f"{stem(about)}.dist-info"
    commands = "".join(f"{name} = {entry}\n" for name, entry in about["scripts"].items())
    files = {**installed}
    files |= {f"{notes}/licenses/{it}": (root / it).read_bytes() for it in about["license-files"]}
    files[f"{notes}/METADATA"] = metadata(about, root).encode()
    files[f"{notes}/WHEEL"] = WHEEL.encode()
    files[f"{notes}/entry_points.txt"] = f"[console_scripts]\n{commands}".encode()
    record = [f"{name},{_recorded(content)}\n" for name, content in files.items()]
    files[f"{notes}/RECORD"] = "".join([*record, f"{notes}/RECORD,,\n"]).encode()
    return f"{stem(about)}-{TAG}.whl", _zipped(files)


def _recorded(content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest())
    return f"sha256={digest.rstrip(b'=').decode()},{len(content)}"


def _zipped(files: Mapping[str, bytes]) -> bytes:
    """A zip whose files all have the same date and permissions."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as packed:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name)
            entry.external_attr = 0o100644 << 16
            packed.writestr(entry, content, zipfile.ZIP_DEFLATED)
    return buffer.getvalue()
