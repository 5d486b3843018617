"""The app's modules as syntax trees, and which of them belong to a bundle."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Sequence
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


def among(name: str, patterns: Iterable[str]) -> bool:
    """Whether a name fits one of some patterns."""
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def dotted(node: ast.AST | None) -> str:
    """A name with its attributes, as `a.b`; "" for any other expression."""
    if isinstance(node, ast.Attribute):
        before = dotted(node.value)
        return before and f"{before}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def at_run_time(source: str) -> ast.Module:
    """A module without types. A Literal is its values; aliases and type variables are None."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef():
                node.returns = None
            case ast.arg():
                node.annotation = None
            case ast.AnnAssign(_, _, ast.Subscript(ast.Name("Literal"), values)):
                node.value = values
            case ast.AnnAssign(_, ast.Name("TypeAlias")):
                node.value = ast.Constant(None)
            case ast.Assign(_, ast.Call(ast.Name("TypeVar"))):
                node.value = ast.Constant(None)
            case ast.If(ast.Name("TYPE_CHECKING")):
                node.test, node.body = ast.Constant(False), [ast.Pass()]
        if isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(None)
    return tree


def modules(absent: Iterable[str]) -> tuple[Modules, Modules]:
    """Those that the app is made of, and those that it imports when they are needed.

    absent: packages that are left out.
    """
    left_out = (*absent, *ENGINES, REPLACED)
    first = _followed(filter(None, [_read(START)]), lambda tree: tree.body, left_out)
    every = _followed(first.values(), ast.walk, left_out)
    return first, {name: it for name, it in every.items() if name not in first}


def _read(name: str) -> Module | None:
    """The module of that name, without imports for types alone; None if the app has none."""
    path = ROOT / "py" / name.replace(".", "/")
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    if not path.exists():
        return None
    tree = at_run_time(path.read_text("utf-8"))
    used = {it.id for it in ast.walk(tree) if isinstance(it, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and path.name != "__init__.py":
            node.names = [it for it in node.names if (it.asname or it.name) in used]
    return Module(name, path, tree)


def _followed(
    modules: Iterable[Module],
    walk: Callable[[ast.Module], Iterable[ast.AST]],
    left_out: Sequence[str],
) -> Modules:
    """Modules with all that they import, and the packages of all."""
    found = {it.name: it for it in modules}
    waiting = list(found.values())
    while waiting:
        module = waiting.pop()
        names = [module.name.rpartition(".")[0]]
        for node in walk(module.tree):
            if isinstance(node, ast.ImportFrom) and node.module and node.names:
                names += [node.module, *(f"{node.module}.{it.name}" for it in node.names)]
        for name in names:
            if name not in found and not among(name, left_out) and (there := _read(name)):
                found[name] = there
                waiting.append(there)
    return found
