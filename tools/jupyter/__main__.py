"""Makes the page of the notebooks: build/lab, a folder of plain files.

    make lab

JupyterLite makes it; Python runs in the browser, in Pyodide, whose files and packages are served
beside it. So Pyodide's list of packages names those alone that are there: those of
requirements-lab-page.txt, which run in the browser, and the package of this repository.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Mapping
from email.parser import Parser
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.building.distribution import wheel

ROOT: Final = Path(__file__).absolute().parents[2]
SITE: Final = ROOT / "build/lab"
SOURCE: Final = ROOT / "build/lab-source"
WHEELS: Final = ROOT / "build/lab-wheels"
"""Where `make lab` puts what requirements-lab-page.txt names."""

PYODIDE: Final = ROOT / "node_modules/pyodide"
FILES: Final = (
    *("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"),
    *("pyodide-lock.json", "package.json"),
)

KERNEL: Final = "@jupyterlite/pyodide-kernel-extension:kernel"
AT_ONCE: Final = ("micropip", "tesserae-games", "anywidget")
"""What is there before the first cell runs."""

STUBBED: Final = frozenset({"widgetsnbextension"})
"""What the kernel has a wheel of its own for, which does nothing."""

ENVIRONMENT: Final = {
    "platform_system": "Emscripten",
    "sys_platform": "emscripten",
    "os_name": "posix",
    "platform_python_implementation": "CPython",
    "implementation_name": "cpython",
    "extra": "",
}


def entry(file: Path, python: str, known: frozenset[str]) -> tuple[str, dict[str, Any]]:
    """A wheel in Pyodide's list. ValueError if it needs what is not there."""
    with zipfile.ZipFile(file) as packed:
        [told] = [it for it in packed.namelist() if it.endswith(".dist-info/METADATA")]
        about = Parser().parsestr(packed.read(told).decode())
        tops = {name.partition("/")[0] for name in packed.namelist()}
    name = canonicalize_name(about["Name"])
    environment = {**ENVIRONMENT, "python_version": python, "python_full_version": f"{python}.0"}
    needed = map(Requirement, about.get_all("Requires-Dist") or ())
    applying = (it for it in needed if it.marker is None or it.marker.evaluate(environment))
    depends = {canonicalize_name(it.name) for it in applying} - STUBBED
    missing = depends - known
    if missing:
        raise ValueError(f"{file.name} needs {', '.join(sorted(missing))}")
    imports = sorted(top.removesuffix(".py") for top in tops if not top.endswith("-info"))
    return name, {
        "name": name,
        "version": about["Version"],
        "file_name": file.name,
        "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
        "package_type": "package",
        "install_dir": "site",
        "unvendored_tests": False,
        "imports": imports,
        "depends": sorted(depends),
    }


def packages(folder: Path, python: str) -> Mapping[str, dict[str, Any]]:
    """The list of all wheels in a folder."""
    files = sorted(folder.glob("*.whl"))
    known = frozenset(canonicalize_name(it.name.partition("-")[0]) for it in files)
    return dict(entry(it, python, known) for it in files)


def write_source() -> None:
    """Writes what JupyterLite reads: the notebooks, Pyodide, and the settings."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    pyodide = SOURCE / "static/pyodide"
    pyodide.mkdir(parents=True)
    for name in FILES:
        shutil.copy(PYODIDE / name, pyodide)
    for path in WHEELS.glob("*.whl"):
        shutil.copy(path, pyodide)
    name, content = wheel(ROOT)
    (pyodide / name).write_bytes(content)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    python = lock["info"]["python"].rpartition(".")[0]
    lock["packages"] = packages(pyodide, python)
    (pyodide / "pyodide-lock.json").write_text(json.dumps(lock), "utf-8")
    shutil.copytree(ROOT / "notebooks", SOURCE / "files")
    settings = {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "Tesserae",
            "litePluginSettings": {
                KERNEL: {
                    "disablePyPIFallback": True,
                    "loadPyodideOptions": {"packages": AT_ONCE},
                }
            },
        },
    }
    (SOURCE / "jupyter-lite.json").write_text(json.dumps(settings, indent=1), "utf-8")


def foreign(site: Path) -> Iterator[str]:
    """The settings of a site that name another origin, from which something would be loaded."""
    for file in sorted(site.rglob("jupyter-lite.json")):
        told = json.loads(file.read_text("utf-8")).get("jupyter-config-data", {})
        for plugin, its in told.get("litePluginSettings", {}).items():
            for name, value in its.items():
                if "://" in json.dumps(value):
                    yield f"{file.relative_to(site)}: {plugin}: {name}"


def main() -> None:
    """Makes the page anew. Exits with 1 if JupyterLite cannot, or if it names another origin."""
    write_source()
    shutil.rmtree(SITE, ignore_errors=True)
    build = [
        sys.executable,
        "-m",
        "jupyterlite_core",
        "build",
        "--no-sourcemaps",
        "--no-unused-shared-packages",
    ]
    folders = ["--lite-dir", str(SOURCE), "--output-dir", str(SITE)]
    made = subprocess.run(
        [*build, *folders], cwd=SOURCE, check=False, capture_output=True, encoding="utf-8"
    )
    if made.returncode:
        sys.exit(made.stdout + made.stderr)
    loaded = [*foreign(SITE)]
    if loaded:
        sys.exit("\n".join(loaded))
    print(f"{SITE.relative_to(ROOT)}/lab/index.html?path=first_steps.ipynb")


if __name__ == "__main__":
    main()
