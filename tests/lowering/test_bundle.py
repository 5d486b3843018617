"""In which order a bundle has its modules."""

from __future__ import annotations

import ast

from tools.lowering.bundle import lowered
from tools.lowering.sources import APP, ENGINE


def imported(text: str) -> set[str]:
    """The files of the modules that a module imports as it is loaded."""
    nodes = [node for node in ast.parse(text).body if isinstance(node, ast.ImportFrom)]
    names = {f"{node.module}.{it.name}" for node in nodes for it in node.names}
    modules = names | {str(node.module) for node in nodes}
    paths = {name.replace(".", "/") for name in modules}
    return {f"{path}.py" for path in paths} | {f"{path}/__init__.py" for path in paths}


def test_what_plays_can_be_imported_file_by_file() -> None:
    bundle = lowered("tetrad")
    files = list(bundle[ENGINE])
    assert "tesserae/games/tetrad/engine/planner.py" in files
    for number, text in enumerate(bundle[ENGINE].values()):
        assert not imported(text) & set(files[number:])
    assert list(bundle[APP]) == sorted(bundle[APP]), "smaller, when it is packed"
