"""Copies of the project with toys among its games, to see that nothing else need change."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tesserae.games.catalog import NAMES

ROOT = Path(__file__).parents[2]
FILES = (
    "index.html",
    "LICENSE",
    "README.md",
    "package-lock.json",
    "package.json",
    "pyproject.toml",
    "pyscript.toml",
)
"""What a build needs besides the folders."""

TOYS = {"nim": "data", "konane": "konane_data", "breakthrough": "breakthrough_data"}
"""The toys, and the folders of their data for tests."""


class Project:
    """A copy of the project with other games in its catalog; toys that are named are copied."""

    def __init__(self, root: Path, names: tuple[str, ...]) -> None:
        self.root = root
        ignored = shutil.ignore_patterns("__pycache__", "test_fourth_game.py", "docs")
        for folder in ("py", "tests", "tools", "web"):
            shutil.copytree(ROOT / folder, root / folder, ignore=ignored)
        shutil.copytree(ROOT / "docs" / "examples", root / "docs" / "examples")
        for name in FILES:
            shutil.copy(ROOT / name, root)
        (root / "node_modules").symlink_to(ROOT / "node_modules")
        games = root / "py" / "tesserae" / "games"
        for toy in (TOYS.keys() & set(names)) - set(NAMES):
            shutil.copytree(ROOT / "tests" / "toy" / toy, games / toy, ignore=ignored)
            data = ROOT / "tests" / "toy" / TOYS[toy]
            shutil.copytree(data, root / "tests" / "games" / toy, ignore=ignored)
        catalog = games / "catalog.py"
        catalog.write_text(listing(catalog.read_text(), names))

    def python(self, *arguments: str) -> str:
        """What Python says there; fails with what it complained of."""
        paths = os.pathsep.join([str(self.root / "py"), str(self.root)])
        done = subprocess.run(
            [sys.executable, *arguments],
            capture_output=True,
            check=False,
            cwd=self.root,
            env={**os.environ, "LEAN": "0", "PYTHONPATH": paths},
            text=True,
            timeout=600,
        )
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stdout


def listing(catalog: str, names: tuple[str, ...]) -> str:
    """The source of the catalog with other games in it: an import and a line for each."""
    imports = f"from tesserae.games import {', '.join(names)}\n"
    lines = "".join(f"    {name}.LISTING,\n" for name in names)
    catalog, imported = re.subn(r"from tesserae.games import .*\n", imports, catalog)
    catalog, listed = re.subn(r"(?<=\] = \(\n)(    \w+\.LISTING,\n)+", lines, catalog)
    assert (imported, listed) == (1, 1)
    return catalog
