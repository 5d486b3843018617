"""The Python of the documents, of the examples and of the notebooks passes `mypy --strict`."""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.test_documents import PAGES, ROOT, snippets

EXAMPLES = [
    "docs/examples/arena/harness.py",
    "docs/examples/comparison/with_tesserae.py",
    "docs/examples/course.py",
]
"""Those of the examples that are of this library."""

CONFIG = """
[mypy]
strict = true
disable_error_code = no-redef
[mypy-matplotlib.*]
ignore_missing_imports = true
"""
"""A session may define a function again."""


def sources() -> Iterator[tuple[str, str]]:
    """The Python of a session, and a name of a module for it."""
    for page in PAGES:
        parts = [
            source
            if kind == "python"
            else "".join(it.source for it in doctest.DocTestParser().get_examples(source))
            for kind, source, _ in snippets(page)
        ]
        if parts:
            yield f"page_{Path(page).stem}", "\n".join(parts)
    for example in EXAMPLES:
        yield f"example_{Path(example).stem}", (ROOT / example).read_text("utf-8")
    for path in sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")):
        cells = json.loads(path.read_text("utf-8"))["cells"]
        code = ["".join(it["source"]) for it in cells if it["cell_type"] == "code"]
        yield f"notebook_{path.stem}", "\n".join(code)


@pytest.mark.slow
def test_all_snippets_are_typed(tmp_path: Path) -> None:
    (tmp_path / "mypy.ini").write_text(CONFIG)
    names = []
    for name, source in sources():
        module = f"{name.replace('-', '_')}.py"
        assert module not in names
        names.append(module)
        (tmp_path / module).write_text(source, "utf-8")
    assert len(names) > 15
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--cache-dir", str(ROOT / ".mypy_cache/snippets"), *names],
        cwd=tmp_path,
        env={"MYPYPATH": f"{ROOT / 'py'}:{ROOT / 'tools/stubs'}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
