"""Mutation testing: what it names is there. Whether it works, `make mutants` shows."""

from __future__ import annotations

import importlib
import inspect
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from tools.mutants.parts import PARTS

ROOT: Final = Path(__file__).parents[2]
EQUIVALENT: Final = ROOT / "tools" / "mutants" / "equivalent.toml"
CHANGES: Final[list[dict[str, Any]]] = tomllib.loads(EQUIVALENT.read_text("utf-8"))["change"]


@pytest.mark.parametrize("part", PARTS)
def test_every_pattern_of_a_part_finds_files(part: str) -> None:
    files, tests, left_out = PARTS[part]
    for pattern in (*files, *left_out):
        assert list((ROOT / "py" / "tesserae").glob(pattern)), pattern
    for test in tests:
        assert (ROOT / "tests" / test).exists(), test


@pytest.mark.parametrize("change", CHANGES, ids=lambda it: it["function"])
def test_what_an_equivalent_mutant_changes_is_in_its_function(change: dict[str, Any]) -> None:
    source = [line.strip() for line in inspect.getsource(found(change["function"])).splitlines()]
    for line in change["was"].strip().splitlines():
        assert line.strip() in source
    assert change["now"]
    assert change["why"].endswith(".")


def found(name: str) -> Any:
    """The function of a name, which is a module, perhaps a class, and the function itself."""
    module, _, rest = name.rpartition(".")
    try:
        return getattr(importlib.import_module(module), rest)
    except ModuleNotFoundError:
        return getattr(found(module), rest)
