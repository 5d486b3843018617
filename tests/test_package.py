"""The Python package: all that it needs is installed with it."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatch

from tesserae.view.strings import STRINGS
from tools.build import PY, ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def test_everything_beside_the_modules_is_installed() -> None:
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["*"]
    files = [path for path in (PY / "tesserae").rglob("*") if path.is_file()]
    others = [path for path in files if path.suffix not in (".py", ".pyc")]
    assert {path.suffix for path in others} >= {".css", ".bin"}
    assert [it for it in others if not any(fnmatch(it.name, like) for like in patterns)] == []


def test_it_says_that_it_is_typed() -> None:
    assert (PY / "tesserae" / "py.typed").is_file()
    assert "Typing :: Typed" in PROJECT["project"]["classifiers"]


def test_the_version_is_told_once_more_in_the_changelog() -> None:
    assert f"## [{PROJECT['project']['version']}]" in (ROOT / "CHANGELOG.md").read_text()


def test_every_language_names_every_language() -> None:
    for sentences in STRINGS.values():
        assert all(f"language.{name}" in sentences for name in STRINGS)
