"""Counts the statements for ten tasks in three libraries, and runs them.

    PYTHONPATH=py python -m tools.comparison [LIBRARY]

Each library has a file in docs/examples/comparison, with a cell for each task; docs/comparison.md
has the table. What is not installed is not run. The files look for a UCI engine `stockfish`, and in
the current folder for `syzygy` with its tables of three pieces.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

DOCS: Final = Path(__file__).absolute().parents[1] / "docs"

PAGE: Final = DOCS / "comparison.md"

FOLDER: Final = DOCS / "examples" / "comparison"

LIBRARIES: Final = {"Tesserae": "tesserae", "python-chess": "chess", "OpenSpiel": "pyspiel"}
"""The libraries in the order of the table, and what each is imported as."""

FILES: Final = {
    "Tesserae": "with_tesserae.py",
    "python-chess": "with_chess.py",
    "OpenSpiel": "with_openspiel.py",
}


class Snippet(NamedTuple):
    """A library's code for a task; the empty task is the imports."""

    task: str
    library: str
    source: str


def snippets() -> Iterator[Snippet]:
    """All snippets, library by library."""
    for library, file in FILES.items():
        text = (FOLDER / file).read_text("utf-8")
        begin, *cells = re.split(r"^# %% (.+)\n", text, flags=re.MULTILINE)
        yield Snippet("", library, begin)
        for task, source in zip(cells[::2], cells[1::2], strict=True):
            yield Snippet(task, library, source)


IMPORTS: Final = (ast.Import, ast.ImportFrom)


def statements(source: str) -> int:
    """The number of statements, including nested ones, without imports."""
    nodes = ast.walk(ast.parse(source))
    return sum(isinstance(it, ast.stmt) and not isinstance(it, IMPORTS) for it in nodes)


def table() -> list[str]:
    """The rows of the table: a dash if a library has nothing for the task."""
    counts = {(it.task, it.library): str(statements(it.source)) for it in snippets()}
    tasks = dict.fromkeys(it.task for it in snippets() if it.task)
    rows = {task: [counts.get((task, library), "–") for library in LIBRARIES] for task in tasks}
    return [f"| {task} | {' | '.join(row)} |" for task, row in rows.items()]


def main() -> None:
    """Prints the table, then what the snippets print."""
    print("\n".join(table()))
    for library in sys.argv[1:] or LIBRARIES:
        print(f"\n# {library}")
        if find_spec(LIBRARIES[library]) is None:
            print("not installed")
            continue
        names: dict[str, object] = {}
        for snippet in snippets():
            if snippet.library == library:
                print(f"## {snippet.task}")
                exec(snippet.source, names)


if __name__ == "__main__":
    main()
