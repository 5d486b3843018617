"""The app's modules as syntax trees, and those of each bundle."""

from __future__ import annotations

import ast
from collections.abc import Callable, Container, Iterable, Sequence
from fnmatch import fnmatchcase
from importlib.util import resolve_name
from pathlib import Path
from typing import Any, Final, NamedTuple

from tesserae.app.model.settings import LANGUAGES

MAIN: Final = "tesserae.app.main"
ROOT: Final = Path(__file__).resolve().parents[2]
PY: Final = ROOT / "py"
RUNTIME: Final = Path(__file__).parent / "runtime"
"""The runtime of lowered modules, by its paths in a bundle; it replaces modules of the app."""


def words(text: str) -> frozenset[str]:
    """The words of a text."""
    return frozenset(text.split())


PLAYERS: Final = words(
    "tesserae.search.basic_engine tesserae.search.time_slicing tesserae.games.*.engine.prover"
)
"""The modules of levels that need no book."""

ANALYSTS: Final = words(
    "tesserae.app.engine.keeping tesserae.app.engine.studying tesserae.app.engine.weighing "
    "tesserae.core.depth_first tesserae.core.puzzle.proven_judge tesserae.search.weighing "
    "tesserae.search.engine tesserae.search.estimating tesserae.search.exercises "
    "tesserae.search.keeping tesserae.search.reviewing tesserae.search.second_try "
    "tesserae.search.turns.planning "
    "tesserae.games.*.engine.book tesserae.games.*.engine.destinations "
    "tesserae.games.*.engine.beginner_moves tesserae.games.*.engine.early "
    "tesserae.games.*.engine.endgame tesserae.games.*.engine.five_pieces "
    "tesserae.games.*.engine.network tesserae.games.*.engine.network_weights "
    "tesserae.games.*.engine.one_turn tesserae.games.*.engine.opening "
    "tesserae.games.*.engine.ordering tesserae.games.*.engine.planner "
    "tesserae.games.*.engine.played tesserae.games.*.engine.turn_judge "
    "tesserae.games.*.engine.volleys"
)
"""Other modules of engines, and books: in no bundle."""

ENGINES: Final = PLAYERS | ANALYSTS

PLAYING: Final = PLAYERS | words("tesserae.games.*.engine.* tesserae.games.*.words.coach")
"""Modules for a game against those levels: in a bundle of its own, with all their imports."""

SELDOM: Final = words(
    "tesserae.app.screens.editor tesserae.app.screens.lab tesserae.app.screens.sheets "
    "tesserae.app.pages.components.training_due tesserae.app.practice.training.schedule_text "
    "tesserae.app.practice.training.session tesserae.app.screens.scripted.train "
    "tesserae.app.practice.run.* tesserae.games.*.words.openings tesserae.app.screens.scripted.run "
    "tesserae.app.screens.statistics tesserae.games.*.editing tesserae.core.game.square_editor"
)
"""Pages that wait for Pyodide: in no bundle either."""

Modules = dict[str, "Module"]

APP, LATER, ENGINE = "app", "later", "engine"
PARTS: Final = (APP, *LANGUAGES, LATER, ENGINE)
"""The parts of a bundle; each is fetched when it is needed."""


class Refused(Exception):
    """Code that cannot be lowered: where, and why."""


class Module(NamedTuple):
    """A module: its dotted name, its file and its syntax tree."""

    name: str
    path: Path
    tree: ast.Module


def among(name: str, patterns: Iterable[str]) -> bool:
    """Whether a name matches one of some patterns."""
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def at_run_time(source: str) -> ast.Module:
    """A module without types and docstrings.

    A Literal is its values; aliases and type variables are None; a NewType is its base. A class
    of named tuples has their name, their fields and the defaults of the last ones in its bases.
    """
    tree: ast.Module = _AtRunTime().visit(ast.parse(source))
    return ast.fix_missing_locations(tree)


class _AtRunTime(ast.NodeTransformer):
    def visit_ClassDef(self, node: ast.ClassDef) -> Any:
        bases = [it.value if isinstance(it, ast.Subscript) else it for it in node.bases]
        node.bases = [it for it in bases if ast.unparse(it) not in ("Protocol", "Generic")]
        if "NamedTuple" in map(ast.unparse, bases):
            fields = [it for it in node.body if isinstance(it, ast.AnnAssign)]
            node.body = [it for it in node.body if it not in fields]
            names = ast.Constant(" ".join(ast.unparse(it.target) for it in fields))
            defaults = ast.Tuple([it.value for it in fields if it.value], ast.Load())
            arguments = [ast.Constant(node.name), names, defaults]
            node.bases = [ast.Call(ast.Name("named_tuple", ast.Load()), arguments, [])]
        return self.generic_visit(node)

    def generic_visit(self, node: ast.AST) -> Any:
        super().generic_visit(node)
        match node:
            case ast.FunctionDef():
                node.returns, node.body = None, node.body or [ast.Pass()]
                typed = [it for it in node.decorator_list if "_replace" in ast.unparse(it)]
                node.decorator_list = [it for it in node.decorator_list if it not in typed]
            case ast.ClassDef(body=[]):
                node.body = [ast.Pass()]
            case ast.arg():
                node.annotation = None
            case ast.AnnAssign(target, _, ast.Subscript(ast.Name("Literal"), values)):
                return ast.Assign([target], values)
            case ast.AnnAssign(target, ast.Name("TypeAlias")):
                return ast.Assign([target], ast.Constant(None))
            case ast.AnnAssign(target, _, value):
                return value and ast.Assign([target], value)
            case ast.Assign(_, ast.Call(ast.Name("TypeVar" | "ParamSpec"))):
                node.value = ast.Constant(None)
            case ast.Assign(_, ast.Call(ast.Name("NewType"), [_, base])):
                node.value = base
            case (
                ast.Expr(ast.Constant())
                | ast.If(ast.Name("TYPE_CHECKING"))
                | ast.ImportFrom("__future__" | "typing" | "collections.abc")
            ):
                return None
        return node


def modules(absent: Iterable[str]) -> dict[str, Modules]:
    """The modules of the app without some packages, by part.

    The app, and its texts in each language; its late imports; and all else that a game against its
    engine needs, some of which it also imports otherwise: each of these modules after those that it
    imports when it is loaded.
    """
    absent = (*absent, *SELDOM)
    first = _follow([MAIN], {}, lambda tree: tree.body, (*absent, *ENGINES))
    more = _follow([MAIN], first, ast.walk, (*absent, *ENGINES))
    every = _follow([MAIN], more, ast.walk, (*absent, *ANALYSTS))
    roots = [name for name in every if among(name, PLAYING) and name not in first]
    playing = _follow(roots, every, ast.walk, (*absent, *ANALYSTS, *first))
    said: dict[str, Modules] = {language: _in_language(first, language) for language in LANGUAGES}
    app = _without(first, [name for part in said.values() for name in part])
    return {APP: app, **said, LATER: _without(more, first), ENGINE: _imported_first(playing)}


def _in_language(some: Modules, language: str) -> Modules:
    """The sentences of a language."""
    patterns = f"*.strings.{language}", f"*.strings.{language}.*"
    return {name: it for name, it in some.items() if among(name, patterns)}


def _without(some: Modules, others: Container[str]) -> Modules:
    return {name: it for name, it in some.items() if name not in others}


def _read(name: str) -> Module | None:
    """The module of that name, without imports for types alone; None if the app has none."""
    path = PY / name.replace(".", "/")
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    if not path.exists() or (RUNTIME / path.relative_to(PY)).exists():
        return None
    tree = at_run_time(path.read_text("utf-8"))
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            _make_absolute(node, package)
    used = {it.id for it in ast.walk(tree) if isinstance(it, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and path.name != "__init__.py":
            node.names = [it for it in node.names if (it.asname or it.name) in used]
    return Module(name, path, tree)


def _make_absolute(node: ast.ImportFrom, package: str) -> None:
    """Names the module of an import that is relative to a package."""
    if node.level:
        node.module = resolve_name("." * node.level + (node.module or ""), package)
        node.level = 0


def _follow(
    roots: Sequence[str],
    known: Modules,
    walk: Callable[[ast.Module], Iterable[ast.AST]],
    left_out: Sequence[str],
) -> Modules:
    """Some modules with all their imports, and the packages of all."""
    found, waiting = Modules(), [*roots]
    while waiting:
        name = waiting.pop()
        if name in found or among(name, left_out) or not (there := known.get(name) or _read(name)):
            continue
        found[name] = there
        waiting.append(name.rpartition(".")[0])
        for node in walk(there.tree):
            if isinstance(node, ast.ImportFrom) and node.module and node.names:
                waiting += [node.module, *(f"{node.module}.{it.name}" for it in node.names)]
    return found


def _imported_first(some: Modules) -> Modules:
    """The modules, each after those of them that it imports when it is loaded."""
    found: Modules = {}

    def add(name: str) -> None:
        if name in found or name not in some:
            return
        for node in some[name].tree.body:
            if isinstance(node, ast.ImportFrom) and node.module:
                for imported in (node.module, *(f"{node.module}.{it.name}" for it in node.names)):
                    add(imported)
        found[name] = some[name]

    for name in some:
        add(name)
    return found
