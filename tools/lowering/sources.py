"""The app's modules as syntax trees: which belong to a bundle, and what they define."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
RUNTIME: Final = Path(__file__).parent / "runtime"

START: Final = "tesserae.app.main"
CATALOG: Final = "tesserae.games.catalog"

ENGINES: Final = (
    "tesserae.search.engine",
    "tesserae.search.reviewing",
    "tesserae.search.second_try",
    "tesserae.search.time_slicing",
    "tesserae.games.*.engine.endgame",
    "tesserae.games.*.engine.planner",
    "tesserae.games.*.engine.prover",
    "tesserae.games.*.engine.turn_judge",
)
"""What thinks: in no bundle."""

REPLACED: Final = ("tesserae.core.json_text",)
"""Modules in whose place the runtime has one of that name: bytes make it fast in CPython."""


class Refused(Exception):
    """Something that cannot be lowered: where, and why."""

    def __init__(self, path: Path, node: ast.AST, why: str) -> None:
        at = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        super().__init__(f"{at}:{getattr(node, 'lineno', 1)}: {why}")


class Module(NamedTuple):
    """A module: its dotted name, its file, its text and its syntax tree."""

    name: str
    path: Path
    source: str
    tree: ast.Module

    @property
    def package(self) -> str:
        """The package that it is in, or is."""
        return self.name if self.path.name == "__init__.py" else self.name.rpartition(".")[0]


def parsed(name: str, path: Path, source: str) -> Module:
    """A module of its text."""
    return Module(name, path, source, ast.parse(source))


class Bundle(NamedTuple):
    """Names of modules: what the app is made of, and what is only imported when it is needed."""

    first: tuple[str, ...]
    later: tuple[str, ...]


class Sources:
    """Everything below a folder of packages, parsed when it is asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._modules: dict[str, Module | None] = {}

    def find(self, name: str) -> Module | None:
        """The module of that name; None if the folder has none."""
        if name not in self._modules:
            path = self._folder / name.replace(".", "/")
            path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
            there = path.exists()
            self._modules[name] = parsed(name, path, path.read_text("utf-8")) if there else None
        return self._modules[name]

    def bundle(self, absent: frozenset[str]) -> Bundle:
        """What START needs, but for the packages in `absent`."""
        first = self._reached([START], absent, _on_import)
        later = [*self._reached([START], absent, ast.walk)]
        return Bundle(tuple(sorted(first)), tuple(sorted(it for it in later if it not in first)))

    def _reached(
        self,
        start: list[str],
        absent: frozenset[str],
        nodes: Callable[[ast.Module], Iterator[ast.AST]],
    ) -> set[str]:
        found: set[str] = set()
        waiting = [*start]
        while waiting:
            name = waiting.pop()
            module = self.find(name)
            if name in found or name in absent or name in REPLACED or module is None:
                continue
            if any(fnmatchcase(name, pattern) for pattern in ENGINES):
                continue
            found.add(name)
            waiting.append(name.rpartition(".")[0])
            for node in nodes(module.tree):
                if isinstance(node, ast.ImportFrom) and node.module:
                    waiting += [node.module, *(f"{node.module}.{it.name}" for it in node.names)]
        return found - {""}


def _on_import(tree: ast.Module) -> Iterator[ast.AST]:
    return iter(tree.body)
