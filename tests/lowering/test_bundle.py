"""In which order a bundle has its modules."""

from __future__ import annotations

import ast
import gzip
import json
from pathlib import Path

import pytest

from tesserae.games.catalog import NAMES
from tests.lowering.answering import bundle_of
from tools.lowering.sources import APP, ENGINE, PY, modules


def served(part: str) -> list[str]:
    """The files of a part, in their order."""
    [path] = bundle_of("tetrad", part)
    header, _, _ = gzip.decompress(path.read_bytes()).partition(b"\n")
    return [*json.loads(header)]


def imported(tree: ast.Module) -> set[str]:
    """The modules that a module imports as it is loaded."""
    nodes = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    names = {f"{node.module}.{it.name}" for node in nodes for it in node.names}
    return names | {str(node.module) for node in nodes}


@pytest.mark.slow
def test_what_plays_can_be_imported_file_by_file() -> None:
    parts = modules([f"tesserae.games.{name}" for name in NAMES if name != "tetrad"])
    part, names = parts[ENGINE], list(parts[ENGINE])
    assert "tesserae.games.tetrad.engine.evaluation" in names
    assert "tesserae.games.tetrad.engine.planner" not in names, "stronger levels plan their turns"
    for number, module in enumerate(part.values()):
        assert not imported(module.tree) & set(names[number:])
    there = {*parts[APP], *names}
    packages = {name.rpartition(".")[0] for name in names if ".strings." not in name}
    assert packages <= there, "or they would be imported as folders that hold nothing"
    own = [name for name in served(ENGINE) if not name.startswith("lowered/")]
    paths = [module.path.relative_to(PY) for module in part.values()]
    assert [Path(name).with_suffix(".py") for name in own if name.endswith(".mpy")] == paths


def test_what_lies_beside_what_is_like_it_packs_best() -> None:
    assert served(APP) == sorted(served(APP))
