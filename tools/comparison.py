"""Counts the statements on the page that compares libraries, and runs them.

    PYTHONPATH=py python -m tools.comparison [LIBRARY]

docs/comparison.md has a snippet of each library for each task. Those of libraries that are not
installed are not run. They look for a UCI engine `stockfish`, and in the current folder for
`syzygy` with its tables of three pieces.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

PAGE: Final = Path(__file__).absolute().parents[1] / "docs" / "comparison.md"

LIBRARIES: Final = {"Tesserae": "tesserae", "python-chess": "chess", "OpenSpiel": "pyspiel"}
"""The libraries in the order of the table, and what each is imported as."""

FENCE: Final = re.compile(r"^```(python)?\n(?:# (\S+)\n)?(.*?)^```$", re.MULTILINE | re.DOTALL)


class Snippet(NamedTuple):
    """What a library needs for a task; the empty task is what all begin with."""

    task: str
    library: str
    source: str


def snippets() -> Iterator[Snippet]:
    """All snippets of the page, in order."""
    for section in re.split(r"^## ", PAGE.read_text("utf-8"), flags=re.MULTILINE):
        task = "" if section.startswith("# ") else section[: section.index("\n")]
        for found in FENCE.finditer(section):
            yield Snippet(task, "Tesserae" if found[1] else found[2], found[3])


IMPORTS: Final = (ast.Import, ast.ImportFrom)


def statements(source: str) -> int:
    """How many statements there are, those within others too, without imports."""
    nodes = ast.walk(ast.parse(source))
    return sum(isinstance(it, ast.stmt) and not isinstance(it, IMPORTS) for it in nodes)


def table() -> list[str]:
    """The rows of the table: a dash where a library has nothing for the task."""
    counts = {(it.task, it.library): str(statements(it.source)) for it in snippets()}
    tasks = dict.fromkeys(it.task for it in snippets() if it.task)
    rows = {task: [counts.get((task, library), "–") for library in LIBRARIES] for task in tasks}
    return [
        f"| [{task}](#{task.lower().replace(' ', '-')}) | {' | '.join(row)} |"
        for task, row in rows.items()
    ]


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
