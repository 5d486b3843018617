"""A module in the Python that MicroPython runs.

Code that MicroPython lacks is rewritten; what it silently does differently (the order of a dict,
stable sorting, text beyond ASCII) goes through `runtime/lowered/values.py`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import groupby
from typing import Any, Final

from tesserae.app.model.settings import LANGUAGES
from tools.lowering.sources import ROOT, Module, Refused, among, words

TABLES: Final = (
    "tesserae.search.transposition",
    "tesserae.search.levels.oversights",
    "tesserae.search.turns.*",
    "tesserae.games.*.engine.*",
)
"""Modules whose dicts and sets begin empty, grow large, and have positions as keys."""

NUMBERED: Final = (*TABLES, "tesserae.games.*.rules.*")
"""Modules whose cached functions have ints and tuples of ints as arguments."""

UNORDERED: Final = ("tesserae.view.words", "*.strings", "*.strings.*", *TABLES)
"""Modules with large dicts only for lookups: they stay as they are, and are fast."""

METHODS: Final = words(
    "bit_count bit_length findall fromkeys isprintable join lower removeprefix split() strip() "
    "upper _asdict _replace"
)
"""Methods that become calls of the runtime, with the object as the first argument.

Those with brackets only if they are called without arguments.
"""


def with_defaults(modules: Iterable[Module]) -> dict[str, int]:
    """The named tuples with defaults, by name, with the maximum number of fields of that name."""
    found: dict[str, int] = {}
    for node in (it for module in modules for it in ast.walk(module.tree)):
        match node:
            case ast.ClassDef(name, [ast.Call(_, [_, fields, ast.Tuple([_, *_])])]):
                found[name] = max(len(ast.unparse(fields).split()), found.get(name, 0))
    return found


class Lowering(ast.NodeTransformer):
    """Lowers one module of the app; defaults: those `with_defaults` in the whole bundle."""

    def __init__(self, module: Module, defaults: dict[str, int]) -> None:
        self._module = module
        self._defaults = defaults
        self._helpers: set[str] = set()
        self._homes: dict[str, str] = {}
        self._ordered = not among(module.name, UNORDERED)
        self._tables = among(module.name, TABLES)
        self._numbered = among(module.name, NUMBERED)

    def text(self) -> str:
        """The module's text, with its imports from the runtime. Changes its tree.

        Refused if it has a function of the same name.
        """
        own = {it.name for it in self._module.tree.body if isinstance(it, ast.FunctionDef)}
        whole = ast.unparse(ast.fix_missing_locations(self.visit(self._module.tree)))
        if taken := own & {f"_{name}" for name in self._helpers}:
            place = self._module.path.relative_to(ROOT)
            raise Refused(f"{place}: a function of the runtime is called {taken.pop()} as well")
        names = ", ".join(f"{name} as _{name}" for name in sorted(self._helpers))
        return f"from lowered.values import {names}\n{whole}\n" if names else f"{whole}\n"

    def _helper(self, name: str) -> ast.Name:
        self._helpers.add(name := name.lstrip("_"))
        return ast.Name(f"_{name}", ast.Load())

    def visit_Module(self, node: ast.Module) -> ast.AST:
        """Imports sentences by language when a language is first needed."""
        self._homes = _homes(node)
        displays = [it for it in ast.walk(node) if isinstance(it, ast.Dict) and self._catalogs(it)]
        dropped = {ast.unparse(it).removesuffix(".TEXT") for of in displays for it in of.values}
        for it in node.body:
            if isinstance(it, ast.ImportFrom):
                it.names = [name for name in it.names if (name.asname or name.name) not in dropped]
        self.generic_visit(node)
        return node

    def _catalogs(self, node: ast.AST) -> ast.expr | None:
        """The replacement for a dict with the sentences of each language."""
        if not isinstance(node, ast.Dict):
            return None
        names = {it.value for it in node.keys if isinstance(it, ast.Constant)}
        homes = [self._homes.get(ast.unparse(it)) for it in node.values]
        if not names or not names <= {*LANGUAGES} or None in homes:
            return None
        by_name = ast.Dict(node.keys, [ast.Constant(it) for it in homes])
        return ast.Call(self._helper("by_language"), [by_name], [])

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Lets the runtime make named tuples; it remembers their fields with their defaults."""
        self.generic_visit(node)
        node.bases = [self._helper("Str") if ast.unparse(it) == "str" else it for it in node.bases]
        match node:
            case ast.ClassDef(name, [ast.Call() as made], body=[ast.Pass()]):
                return ast.Assign([ast.Name(name, ast.Store())], made)
            case ast.ClassDef(bases=[ast.Call()]):
                node.decorator_list = [self._helper("with_methods")]
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Drops types; redirects to the runtime what MicroPython lacks, or does differently."""
        self.generic_visit(node)
        given = sum(not _is_unpacked(it) for it in (*node.args, *node.keywords))
        match node.func:
            case ast.Name("cast" | "get_args" | "MappingProxyType"):
                return node.args[-1]
            case ast.Subscript(ast.Name("list") as kind):
                node.func = kind
            case ast.Name("set") if self._tables:
                node.func = self._helper("met")
            case ast.Name("zip"):
                node.keywords = []  # strict
            case ast.Name("sorted") if node.keywords:
                node.func = self._helper("sorted")
            case ast.Name(name) | ast.Attribute(_, name) if given < self._defaults.get(name, 0):
                node.func, node.args = self._helper("make_tuple"), [node.func, *node.args]
            case ast.Attribute(of, name):
                if name in METHODS or (f"{name}()" in METHODS and not node.args):
                    node.func, node.args = self._helper(name), [of, *node.args]
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        """Joins an f-string without formats: MicroPython takes twice as long to format it."""
        values = [it for it in node.values if isinstance(it, ast.FormattedValue)]
        for it in values:
            it.value = self.visit(it.value)
        if any(it.format_spec for it in values):
            return node
        parts = [it.value if isinstance(it, ast.FormattedValue) else it for it in node.values]
        return ast.Call(self._helper("fstring"), parts, [])

    def visit_Match(self, node: ast.Match) -> list[ast.stmt]:
        """`match` as a chain of `if`s; the test for a class also binds the names of the pattern."""
        self.generic_visit(node)
        chain: list[ast.stmt] = []
        for case in reversed(node.cases):
            fits = "True"
            if isinstance(case.pattern, ast.MatchClass):
                names = enumerate(getattr(it, "name", "") for it in case.pattern.patterns)
                named = "".join(f", {name} := _subject[{n}]" for n, name in names if name)
                fits = f"isinstance(_subject, {ast.unparse(case.pattern.cls)}) and [1{named}]"
            tests = [ast.parse(fits, mode="eval").body, *filter(None, [case.guard])]
            chain = [ast.If(ast.BoolOp(ast.And(), tests), case.body, chain)]
        return [ast.Assign([ast.Name("_subject", ast.Store())], node.subject), *chain]

    def visit(self, node: ast.AST) -> Any:
        """Replaces tables and sentences by language; leaves other nodes to the other methods."""
        return self._catalogs(node) or self._table(node) or super().visit(node)

    def _table(self, node: ast.AST) -> ast.expr | None:
        """The replacement for a dict, a set or a cache whose keys are positions."""
        match node:
            case ast.Dict([]) if self._tables:
                return ast.Call(self._helper("table"), [], [])
            case ast.Set(elts) if self._tables:
                items: list[ast.expr] = [self.visit(it) for it in elts]
                return ast.Call(self._helper("met"), [ast.Tuple(items, ast.Load())], [])
            case ast.Name("lru_cache" | "cache" as name) if self._numbered:
                return self._helper(name)
        return None

    def generic_visit(self, node: ast.AST) -> Any:
        """Lowers a node's parts first. Dicts keep order; the runtime has the standard library."""
        super().generic_visit(node)
        match node:
            case ast.ImportFrom(names=[]):
                return None
            case ast.ImportFrom(str(module)) if module.startswith("tesserae"):
                return node
            case ast.Import(names) | ast.ImportFrom(_, names):
                return ast.ImportFrom("lowered.standard", names, 0)
            case ast.Name("dict" | "named_tuple"):
                return self._helper(node.id)
            case ast.Attribute(ast.Name("_dict" | "int" | "str"), name):
                return self._helper(name)
            case ast.keyword(None):  # with more than four of an OrderedDict, memory is corrupted
                node.value = ast.Call(ast.Name("dict", ast.Load()), [node.value], [])
            case ast.DictComp(key, value, generators) if self._ordered:
                pairs = ast.ListComp(ast.Tuple([key, value]), generators)
                return ast.Call(self._helper("dict"), [pairs], [])
            case ast.Dict(keys, values) if self._ordered or None in keys:
                kind = self._helper("dict") if self._ordered else ast.Name("dict", ast.Load())
                items = zip(keys, values, strict=True)
                elts = [ast.Tuple([key, it]) if key else ast.Starred(it) for key, it in items]
                return _sum(kind, elts, ast.BitOr())
            case ast.List(elts, ast.Load()) | ast.Tuple(elts, ast.Load()) | ast.Set(elts):
                kind = ast.Name(type(node).__name__.lower(), ast.Load())
                sign = ast.BitOr() if isinstance(node, ast.Set) else ast.Add()
                return _sum(kind, elts, sign) if any(map(_is_unpacked, elts)) else node
        return node


def _homes(node: ast.Module) -> dict[str, str]:
    """The modules whose TEXT is imported: the expression for it -> the module's name."""
    found: dict[str, str] = {}
    for it in node.body:
        if isinstance(it, ast.ImportFrom):
            for name in it.names:
                found[f"{name.asname or name.name}.TEXT"] = f"{it.module}.{name.name}"
                if name.name == "TEXT":
                    found[name.asname or name.name] = it.module or ""
    return found


def _is_unpacked(node: ast.AST) -> bool:
    return isinstance(node, ast.Starred) or (isinstance(node, ast.keyword) and node.arg is None)


def _sum(kind: ast.expr, elts: Sequence[Any], sign: ast.operator) -> ast.expr:
    """A display with unpacking, such as `[*a, b]`, as a sum of collections of that kind."""
    parts: list[ast.expr] = []
    for unpacked, some in groupby(elts, _is_unpacked):
        together = [*some]
        parts += [it.value for it in together] if unpacked else [ast.Tuple(together)]
    calls: list[ast.expr] = [ast.Call(kind, [it], []) for it in parts or [ast.Tuple([])]]
    return reduce(lambda before, part: ast.BinOp(before, sign, part), calls)
