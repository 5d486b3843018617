"""`import tesserae`: quick, and everything of the library is there."""

from __future__ import annotations

import pkgutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import tesserae as ts
from tesserae import library


def test_importing_loads_nothing_of_the_package() -> None:
    code = "import sys, tesserae; print([it for it in sys.modules if it.startswith('tesserae.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_every_name_is_offered() -> None:
    assert {"Board", "Engine", "match", "puzzles"} <= {*dir(ts)}
    names: dict[str, object] = {}
    exec("from tesserae import *", names)
    assert {*dir(ts)} <= names.keys()


def test_no_module_hides_what_has_its_name() -> None:
    """A module that is loaded becomes an attribute of its package."""
    modules = {it.name for it in pkgutil.iter_modules(library.__path__)}
    assert not modules & {*dir(ts)}


def test_other_names_are_not() -> None:
    for name in ("Bored", "core_", "__wrapped__"):
        with pytest.raises(AttributeError):
            getattr(ts, name)


def test_a_board_does_not_wait_for_engines_and_processes() -> None:
    code = "import sys, tesserae; tesserae.Board; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "tesserae.library.board" in loaded
    assert not {"tesserae.search.engine", "subprocess", "multiprocessing"} & set(loaded)


def test_the_version_is_that_of_the_package() -> None:
    told = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    assert ts.__version__ == told["project"]["version"]
