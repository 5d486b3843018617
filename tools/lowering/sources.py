"""The app's modules as syntax trees, and which of them belong to a bundle."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
RUNTIME: Final = Path(__file__).parent / "runtime"

START: Final = "tesserae.app.main"

ENGINES: Final = (
    "tesserae.core.puzzle.proven_judge",
    "tesserae.search.engine",
    "tesserae.search.estimating",
    "tesserae.search.reviewing",
    "tesserae.search.second_try",
    "tesserae.search.time_slicing",
    "tesserae.games.*.engine.endgame",
    "tesserae.games.*.engine.planner",
    "tesserae.games.*.engine.prover",
    "tesserae.games.*.engine.turn_judge",
)
"""What thinks: in no bundle."""

REPLACED: Final = "tesserae.core.json_text"
"""The runtime has another module of that name: bytes make this one fast in CPython alone."""

Modules = dict[str, "Module"]


class Refused(Exception):
    """Something that cannot be lowered: where, and why."""

    def __init__(self, path: Path, node: ast.AST, why: str) -> None:
        at = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        super().__init__(f"{at}:{getattr(node, 'lineno', 1)}: {why}")


class Module(NamedTuple):
    """A module: its dotted name, its file and its syntax tree."""

    name: str
    path: Path
    tree: ast.Module


def module(name: str) -> Module | None:
    """The module of that name; None if the app has none."""
    path = ROOT / "py" / name.replace(".", "/")
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return Module(name, path, ast.parse(path.read_text("utf-8"))) if path.exists() else None


def modules(absent: Iterable[str]) -> tuple[Modules, Modules]:
    """Those that the app is made of, and those that it imports when they are needed.

    absent: packages that are left out.
    """
    left_out = (*absent, *ENGINES, REPLACED)
    first = _followed({}, [START], left_out, lambda tree: tree.body)
    every = _followed(first, _imported(first.values(), ast.walk), left_out, ast.walk)
    return first, {name: it for name, it in every.items() if name not in first}


def dotted(node: ast.AST | None) -> str:
    """A name with its attributes, as `a.b`; "" for any other expression."""
    if isinstance(node, ast.Attribute):
        before = dotted(node.value)
        return before and f"{before}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def at_run_time(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but annotations and what only type checkers read."""
    if isinstance(tree, ast.If) and dotted(tree.test) == "TYPE_CHECKING":
        return
    yield tree
    for name, value in ast.iter_fields(tree):
        for node in value if isinstance(value, list) else [value]:
            if isinstance(node, ast.AST) and name not in ("annotation", "returns"):
                yield from at_run_time(node)


_Walk = Callable[[ast.Module], Iterable[ast.AST]]


def _followed(known: Modules, waiting: list[str], left_out: Sequence[str], walk: _Walk) -> Modules:
    """What is known, and everything that is imported from there on."""
    found = dict(known)
    while waiting:
        name = waiting.pop()
        if name in found or any(fnmatchcase(name, pattern) for pattern in left_out):
            continue
        if (there := module(name)) is not None:
            found[name] = there
            waiting += [name.rpartition(".")[0], *_imported([there], walk)]
    return found


def _imported(modules: Iterable[Module], walk: _Walk) -> list[str]:
    """What may be modules among the names that modules import."""
    return [
        name
        for it in modules
        for node in walk(it.tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for name in (node.module, *(f"{node.module}.{it.name}" for it in node.names))
    ]
