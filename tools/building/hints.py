"""Hints in the page for the files that it loads first."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tesserae.games import catalog
from tools.building import micropython


def of_start(out: Path, folders: Mapping[str, str]) -> dict[str, str]:
    """Hints for the files that MicroPython and PyScript load one after the other."""
    core = next((out / folders["pyscript"]).glob("core-*.js")).relative_to(out)
    home = folders["micropython"]
    later = f"{home}/{micropython.DEFERRED}"
    return {
        "games": " ".join(catalog.NAMES),
        "micropython_hints": _module_hints(f"{home}/{micropython.SCRIPT}")
        + _file_hint(f"{home}/{micropython.WASM}"),
        "pyscript_hints": _module_hints(f"{folders['pyscript']}/core.js", core.as_posix())
        + (_file_hint(later) if (out / later).exists() else ""),
    }


def _file_hint(path: str) -> str:
    return f'<link rel="preload" href="{path}" as="fetch" crossorigin>'


def _module_hints(*paths: str) -> str:
    return "".join(f'<link rel="modulepreload" href="{path}">' for path in paths)
