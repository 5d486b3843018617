"""What a module must know of others to be lowered."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import Final, NamedTuple

from tools.lowering.sources import Module

Default = ast.expr | None

ONLY_TYPES: Final = ("TypeVar", "Callable")


class Facts(NamedTuple):
    """Of all modules of a bundle, by dotted name.

    imported: a name, and the one that it was imported as. tuples: the fields of a named tuple
    with their defaults. protocols: the methods of a protocol. classes: all of them. types: what
    is nothing at run time. members: names of fields, methods and functions.
    """

    imported: dict[str, str]
    tuples: dict[str, tuple[tuple[str, Default], ...]]
    protocols: dict[str, tuple[str, ...]]
    classes: set[str]
    types: set[str]
    members: set[str]

    def origin(self, name: str) -> str:
        """Where a name was defined."""
        while self.imported.get(name, name) != name:
            name = self.imported[name]
        return name


def gather(modules: Iterable[Module]) -> Facts:
    """The facts of all modules of a bundle."""
    facts = Facts({}, {}, {}, set(), set(), set())
    for module in modules:
        for node in ast.walk(module.tree):
            _note(facts, module.name, node)
    return facts


def dotted(node: ast.AST | None) -> str:
    """A name with its attributes, as `a.b`; "" for any other expression."""
    if isinstance(node, ast.Attribute):
        before = dotted(node.value)
        return before and f"{before}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def bases(node: ast.ClassDef) -> list[str]:
    """The names of a class's bases, without what they are generic over."""
    return [dotted(it.value if isinstance(it, ast.Subscript) else it) for it in node.bases]


def is_type_alias(node: ast.stmt) -> bool:
    """An alias or a type variable: nothing at run time. A Literal is a tuple of its values."""
    if isinstance(node, ast.AnnAssign):
        return dotted(node.annotation) == "TypeAlias" and literal(node.value) is None
    value = node.value if isinstance(node, ast.Assign) else None
    called = value.func if isinstance(value, ast.Call) else value
    named = called.value if isinstance(called, ast.Subscript) else called
    return isinstance(named, ast.Name) and named.id in ONLY_TYPES


def literal(value: ast.expr | None) -> ast.expr | None:
    """The values of a Literal."""
    if isinstance(value, ast.Subscript) and dotted(value.value) == "Literal":
        return value.slice
    return None


def _note(facts: Facts, module: str, node: ast.AST) -> None:
    if isinstance(node, ast.ImportFrom):
        for name in node.names:
            facts.imported[f"{module}.{name.asname or name.name}"] = f"{node.module}.{name.name}"
    elif isinstance(node, ast.ClassDef):
        _note_class(facts, f"{module}.{node.name}", node)
    elif isinstance(node, ast.FunctionDef):
        facts.members.add(node.name)
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        names = [it.id if isinstance(it, ast.Name) else getattr(it, "attr", "") for it in targets]
        facts.members.update(names)
        if is_type_alias(node):
            facts.types.add(f"{module}.{names[0]}")


def _note_class(facts: Facts, name: str, node: ast.ClassDef) -> None:
    facts.classes.add(name)
    if "Protocol" in bases(node):
        methods = [it.name for it in node.body if isinstance(it, ast.FunctionDef)]
        facts.protocols[name] = tuple(methods)
    if "NamedTuple" in bases(node):
        fields = [it for it in node.body if isinstance(it, ast.AnnAssign)]
        facts.tuples[name] = tuple((dotted(it.target), it.value) for it in fields)
