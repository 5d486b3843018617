"""A module in the Python that MicroPython runs.

What MicroPython lacks is written in other words; what it does otherwise without saying so
(the order of a dict, stable sorting, text beyond ASCII) goes through `runtime/values.py`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import groupby
from typing import Any, Final

from tools.lowering.sources import Module, Refused, among, dotted


def words(text: str) -> frozenset[str]:
    """The words of a text."""
    return frozenset(text.split())


TYPES_ONLY: Final = ("__future__", "typing", "collections.abc")

UNORDERED: Final = ("tesserae.view.words", "*.strings", "*.strings.*")
"""Modules with large dicts that are only looked up in: they stay as they are, and are fast."""

METHODS: Final = words(
    "bit_count bit_length capitalize fromkeys isascii isdigit islower isprintable join lower "
    "removeprefix sort upper _asdict _replace"
)
"""Methods that are functions of the runtime, the object first."""

WITHOUT_ARGUMENTS: Final = words("split strip")
"""Methods that are functions of the runtime as well, if nothing is given."""


def with_defaults(modules: Iterable[Module]) -> dict[str, int]:
    """The named tuples with defaults, and how many fields they have: at most, if of one name."""
    found: dict[str, int] = {}
    for node in (it for module in modules for it in ast.walk(module.tree)):
        if isinstance(node, ast.ClassDef) and "NamedTuple" in map(dotted, node.bases):
            fields = [it for it in node.body if isinstance(it, ast.AnnAssign)]
            if fields and fields[-1].value is not None:
                found[node.name] = max(len(fields), found.get(node.name, 0))
    return found


class WithoutTypes(ast.NodeTransformer):
    """Leaves out types and docstrings: all that the runtime's own modules need."""

    def __init__(self, module: Module) -> None:
        self._module = module

    def text(self) -> str:
        """The whole module. Its tree is changed, and of no use afterwards."""
        return ast.unparse(ast.fix_missing_locations(self.visit(self._module.tree))) + "\n"

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """No body is left empty."""
        super().generic_visit(node)
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            node.body = node.body or [ast.Pass()]
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        """No docstrings."""
        return None if isinstance(node.value, ast.Constant) else self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        """A variable without its type."""
        return self.visit(ast.Assign([node.target], node.value)) if node.value else None

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        """No types."""
        return node if node.names and node.module not in TYPES_ONLY else None


class Lowering(WithoutTypes):
    """Lowers one module of the app.

    defaults: the named tuples `with_defaults` in all modules of the bundle.
    """

    def __init__(self, module: Module, defaults: dict[str, int]) -> None:
        super().__init__(module)
        self._defaults = defaults
        self._helpers: set[str] = set()
        self._ordered = not among(module.name, UNORDERED)

    def text(self) -> str:
        """The whole module, with an import of what it needs of the runtime."""
        whole = super().text()
        names = ", ".join(f"{name} as _{name}" for name in sorted(self._helpers))
        return f"from lowered.values import {names}\n{whole}" if names else whole

    def _helper(self, name: str) -> ast.Name:
        name = name.lstrip("_")
        self._helpers.add(name)
        return ast.Name(f"_{name}", ast.Load())

    def _call(self, name: str, *args: ast.expr) -> ast.Call:
        return ast.Call(self._helper(name), list(args), [])

    # --- classes

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """A class without what it is generic over; a protocol without its empty methods."""
        bases = [it.value if isinstance(it, ast.Subscript) else it for it in node.bases]
        names = [dotted(it) for it in bases]
        if "NamedTuple" in names:
            return self._named_tuple(node)
        node.bases = [
            self._helper("Str") if name == "str" else base
            for name, base in zip(names, bases, strict=True)
            if name not in ("Protocol", "Generic")
        ]
        self.generic_visit(node)
        if "Protocol" in names:
            node.body = [it for it in node.body if not _is_empty(it)] or [ast.Pass()]
        return node

    def _named_tuple(self, node: ast.ClassDef) -> ast.AST:
        """The runtime makes it, and remembers its fields with their defaults."""
        fields = [it for it in node.body if isinstance(it, ast.AnnAssign)]
        names = _tuple(ast.Constant(dotted(it.target)) for it in fields)
        given = _tuple(self.visit(it.value) for it in fields if it.value is not None)
        made = self._call("named_tuple", ast.Constant(node.name), names, given)
        methods = [self.visit(it) for it in node.body if isinstance(it, ast.FunctionDef)]
        if not methods:
            return ast.Assign([ast.Name(node.name, ast.Store())], made)
        node.bases, node.body, node.decorator_list = [made], methods, [self._helper("with_methods")]
        return node

    # --- expressions

    def visit_Call(self, node: ast.Call) -> Any:
        """Types fall away; what MicroPython lacks, or has otherwise, goes to the runtime."""
        called = dotted(node.func)
        self.generic_visit(node)
        if called in ("cast", "get_args"):
            return node.args[-1]
        if called == "sorted" and node.keywords:
            node.func = self._helper("sorted")
        elif called == "zip":
            node.keywords = []  # strict
        elif self._has_defaults(node, called.rpartition(".")[2]):
            node.func, node.args = self._helper("made"), [node.func, *node.args]
        elif isinstance(node.func, ast.Attribute):
            of, name = node.func.value, node.func.attr
            if name in METHODS or (name in WITHOUT_ARGUMENTS and not node.args):
                node.func, node.args = self._helper(name), [of, *node.args]
        for spread in node.keywords:
            if spread.arg is None:
                spread.value = self._call("unordered", spread.value)
        return node

    def _has_defaults(self, node: ast.Call, called: str) -> bool:
        """Whether a named tuple may be called with less than all its fields."""
        spread = any(isinstance(it, ast.Starred) for it in node.args)
        spread = spread or any(it.arg is None for it in node.keywords)
        fields = self._defaults.get(called, 0)
        return fields > (0 if spread else len(node.args) + len(node.keywords))

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """What is within goes first. Dicts keep their order."""
        super().generic_visit(node)
        match node:
            case ast.Name("dict"):
                return self._helper("dict")
            case ast.Attribute(ast.Name("_dict" | "int" | "str"), name):
                return self._helper(name)
            case ast.DictComp(key, value, generators) if self._ordered:
                return self._call("dict", ast.ListComp(_tuple([key, value]), generators))
            case ast.Dict([]) if self._ordered:
                return self._call("dict")
            case ast.Dict(keys, values) if self._ordered or None in keys:
                pairs = zip(keys, values, strict=True)
                elts = [_tuple([key, it]) if key else ast.Starred(it) for key, it in pairs]
                kind = self._helper("dict") if self._ordered else ast.Name("dict", ast.Load())
                return _sum(kind, elts, ast.BitOr())
            case ast.List(elts, ast.Load()) | ast.Tuple(elts, ast.Load()) | ast.Set(elts):
                kind = ast.Name(type(node).__name__.lower(), ast.Load())
                sign = ast.BitOr() if isinstance(node, ast.Set) else ast.Add()
                return _sum(kind, elts, sign) if any(map(_is_unpacked, elts)) else node
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        """An f-string as `format`: MicroPython reads none within another."""
        template, args = "", list[ast.expr]()
        for part in node.values:
            match part:
                case ast.Constant(text):
                    template += str(text).replace("{", "{{").replace("}", "}}")
                case ast.FormattedValue(value, _, ast.JoinedStr([ast.Constant(".2f")])):
                    template += "{}"
                    args.append(self._call("two_decimals", self.visit(value)))
                case ast.FormattedValue(value, _, spec):
                    template += f"{{:{ast.unparse(spec)[2:-1]}}}" if spec else "{}"
                    args.append(self.visit(value))
        return ast.Call(ast.Attribute(ast.Constant(template), "format", ast.Load()), args, [])

    # --- statements

    def visit_Match(self, node: ast.Match) -> Any:
        """A chain of tests: one within another has the name when the other's are over."""
        subject = ast.Name("_subject", ast.Load())
        chain: list[ast.stmt] = []
        for case in reversed(node.cases):
            tests = [*self._tests(case.pattern, subject), *filter(None, [case.guard])]
            chain = [ast.If(ast.BoolOp(ast.And(), tests or [ast.Constant(True)]), case.body, chain)]
        lines = [ast.Assign([ast.Name("_subject", ast.Store())], node.subject), *chain]
        return [self.visit(it) for it in lines]

    def _tests(self, pattern: ast.pattern, value: ast.expr) -> Iterator[ast.expr]:
        """Whether a pattern fits. A list of one name that is set is a test that never fails."""
        match pattern:
            case ast.MatchClass(kind, parts, []):
                yield ast.Call(ast.Name("isinstance", ast.Load()), [value, kind], [])
                for n, part in enumerate(parts):
                    field = ast.Subscript(value, ast.Constant(n), ast.Load())
                    yield from self._tests(part, field)
            case ast.MatchAs(None, str(name)):
                named = ast.NamedExpr(ast.Name(name, ast.Store()), value)
                yield ast.List([named], ast.Load())
            case ast.MatchAs(pattern=ast.pattern()) | ast.MatchClass():
                why = f"a pattern that is not known: {ast.unparse(pattern)}"
                raise Refused(self._module.path, pattern, why)

    def visit_Import(self, node: ast.Import) -> ast.AST:
        """The standard library is the runtime's."""
        return ast.ImportFrom("lowered.standard", node.names, 0)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        """The same."""
        kept = super().visit_ImportFrom(node)
        if not str(node.module).startswith("tesserae"):
            node.module = "lowered.standard"
        return kept


def _tuple(items: Iterable[ast.expr]) -> ast.expr:
    return ast.Tuple(list(items), ast.Load())


def _is_unpacked(node: ast.AST) -> bool:
    return isinstance(node, ast.Starred)


def _sum(kind: ast.expr, elts: Iterable[ast.expr], sign: ast.operator) -> ast.expr:
    """A display of a kind of collection: the sum of what is unpacked in it, and of the others."""
    parts: list[ast.expr] = []
    for unpacked, some in groupby(elts, _is_unpacked):
        if unpacked:
            parts += [it.value for it in some if isinstance(it, ast.Starred)]
        else:
            parts.append(_tuple(some))
    calls: list[ast.expr] = [ast.Call(kind, [part], []) for part in parts]
    return reduce(lambda before, part: ast.BinOp(before, sign, part), calls)


def _is_empty(node: ast.stmt) -> bool:
    """A method that had nothing but a docstring."""
    return isinstance(node, ast.FunctionDef) and isinstance(node.body[0], ast.Pass)
