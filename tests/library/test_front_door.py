"""`import tesserae`: quick, and everything of the library is there."""

from __future__ import annotations

import subprocess
import sys

import pytest

import tesserae as ts
from tesserae import library


def test_importing_loads_nothing_of_the_package() -> None:
    code = "import sys, tesserae; print([it for it in sys.modules if it.startswith('tesserae.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_every_name_is_offered() -> None:
    assert dir(ts) == sorted(library.__all__)
    names: dict[str, object] = {}
    exec("from tesserae import *", names)
    assert set(library.__all__) <= names.keys()


def test_other_names_are_not() -> None:
    for name in ("Bored", "core_", "__wrapped__"):
        with pytest.raises(AttributeError):
            getattr(ts, name)
