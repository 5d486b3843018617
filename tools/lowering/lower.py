"""A module in the Python that MicroPython runs.

What MicroPython lacks is written in other words; what it does otherwise without saying so
(the order of a dict, stable sorting, text beyond ASCII) goes through `runtime/values.py`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from typing import Any, Final, NamedTuple

from tools.lowering.sources import ENGINES, Module, Refused, at_run_time, dotted


def words(text: str) -> frozenset[str]:
    """The words of a text."""
    return frozenset(text.split())


TYPES_ONLY: Final = ("__future__", "typing", "collections.abc")

UNORDERED: Final = ("tesserae.view.words", "*.strings", "*.strings.*")
"""Modules with large dicts that are only looked up in: they stay as they are, and are fast."""

METHODS: Final = words(
    "bit_count bit_length capitalize fromkeys isascii isdigit islower isprintable join keys lower "
    "removeprefix sort upper _asdict _replace"
)
"""Methods that are functions of the runtime, the object first."""

WITHOUT_ARGUMENTS: Final = words("split strip")
"""Methods that are functions of the runtime as well, if nothing is given."""

CLASS: Final = re.compile(r"(\w+\.)*(dict|frozenset|list|set|tuple|_?[A-Z]\w*[a-z]\w*)")
"""What is a class by its name."""


class Facts(NamedTuple):
    """What must be known of all modules of a bundle.

    fields: the named tuples with defaults, and how many fields they have at most, should there be
    several of a name. protocols: the members of those that objects are tested for. members: the
    names of all fields, methods and functions.
    """

    fields: dict[str, int]
    protocols: dict[str, tuple[str, ...]]
    members: set[str]


def gather(modules: Iterable[Module]) -> Facts:
    """The facts of all modules of a bundle."""
    facts = Facts({}, {}, set())
    for node in (node for module in modules for node in ast.walk(module.tree)):
        if isinstance(node, ast.ClassDef) and "NamedTuple" in map(dotted, node.bases):
            fields = [it for it in node.body if isinstance(it, ast.AnnAssign)]
            if fields and fields[-1].value is not None:
                facts.fields[node.name] = max(len(fields), facts.fields.get(node.name, 0))
        if isinstance(node, ast.ClassDef) and node.decorator_list:
            members = [it.name for it in node.body if isinstance(it, ast.FunctionDef)]
            facts.protocols[node.name] = tuple(members)
        if isinstance(node, ast.FunctionDef):
            facts.members.add(node.name)
        elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
            facts.members.add(node.id if isinstance(node, ast.Name) else node.attr)
    return facts


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

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """No type of what is returned."""
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        """No type of a parameter."""
        node.annotation = None
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        """No docstrings."""
        return None if isinstance(node.value, ast.Constant) else self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        """A variable without its type. An alias is nothing; a Literal is a tuple of its values."""
        if node.value is None:
            return None
        value = node.value
        if isinstance(value, ast.Subscript) and dotted(value.value) == "Literal":
            value = value.slice
        elif dotted(node.annotation) == "TypeAlias":
            value = ast.Constant(None)
        return self.visit_Assign(ast.Assign([node.target], value))

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        """A type variable is nothing."""
        if isinstance(node.value, ast.Call) and dotted(node.value.func) == "TypeVar":
            node.value = ast.Constant(None)
        return self.generic_visit(node)

    def visit_If(self, node: ast.If) -> ast.AST | None:
        """Nothing of what only type checkers read."""
        return None if dotted(node.test) == "TYPE_CHECKING" else self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        """No types."""
        return None if node.module in TYPES_ONLY else node


class Lowering(WithoutTypes):
    """Lowers one module of the app."""

    def __init__(self, module: Module, facts: Facts) -> None:
        super().__init__(module)
        self._facts = facts
        self._helpers: set[str] = set()
        self._subjects = 0
        self._ordered = not any(fnmatchcase(module.name, pattern) for pattern in UNORDERED)
        self._used = {it.id for it in at_run_time(module.tree) if isinstance(it, ast.Name)}

    def text(self) -> str:
        """The whole module, with an import of what it needs of the runtime."""
        whole = super().text()
        names = ", ".join(f"{name} as _{name}" for name in sorted(self._helpers))
        return f"from lowered.values import {names}\n{whole}" if names else whole

    def _helper(self, name: str) -> ast.Name:
        name = name.lstrip("_")
        self._helpers.add(name)
        return ast.Name(f"_{name}", ast.Load())

    def _call(self, name: str, *args: ast.expr, **more: list[ast.keyword]) -> ast.Call:
        return ast.Call(self._helper(name), list(args), more.get("keywords", []))

    # --- classes

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """A class without what it is generic over; a protocol without its empty methods."""
        bases = [it.value if isinstance(it, ast.Subscript) else it for it in node.bases]
        names = [dotted(it) for it in bases]
        if "NamedTuple" in names:
            return self._named_tuple(node)
        if "Protocol" in names:
            node.body = [it for it in node.body if not _is_only_declared(it)]
            node.decorator_list = []
        node.bases = [
            self._helper("Str") if name == "str" else base
            for name, base in zip(names, bases, strict=True)
            if name not in ("Protocol", "Generic")
        ]
        return self.generic_visit(node)

    def _named_tuple(self, node: ast.ClassDef) -> ast.AST:
        """The runtime makes it, and remembers its fields with their defaults."""
        fields = [it for it in node.body if isinstance(it, ast.AnnAssign)]
        names = _texts(dotted(it.target) for it in fields)
        given = [self.visit(it.value) for it in fields if it.value is not None]
        defaults = ast.Tuple(given, ast.Load())
        made = self._call("named_tuple", ast.Constant(node.name), names, defaults)
        methods = [self.visit(it) for it in node.body if isinstance(it, ast.FunctionDef)]
        if not methods:
            return ast.Assign([ast.Name(node.name, ast.Store())], made)
        node.bases, node.body, node.decorator_list = [made], methods, [self._helper("with_methods")]
        return node

    # --- calls

    def visit_Call(self, node: ast.Call) -> Any:
        """Types fall away; what MicroPython lacks, or has otherwise, goes to the runtime."""
        if isinstance(node.func, ast.Subscript) and CLASS.fullmatch(dotted(node.func.value)):
            node.func = node.func.value
        called = dotted(node.func)
        self.generic_visit(node)
        if called in ("cast", "get_args"):
            return node.args[-1]
        if called == "isinstance" and dotted(node.args[1]) in self._facts.protocols:
            members = self._facts.protocols[dotted(node.args[1])]
            return self._call("has", node.args[0], _texts(members))
        if called == "sorted" and node.keywords:
            node.func = self._helper("sorted")
        elif called == "zip":
            node.keywords = []  # strict
        elif self._has_defaults(node, called.rpartition(".")[2]):
            return self._call("made", node.func, *node.args, keywords=node.keywords)
        elif isinstance(node.func, ast.Attribute):
            of, name = node.func.value, node.func.attr
            if name in METHODS or (name in WITHOUT_ARGUMENTS and not node.args):
                return self._call(name, of, *node.args, keywords=node.keywords)
        return node

    def _has_defaults(self, node: ast.Call, called: str) -> bool:
        """Whether a named tuple may be called with less than all its fields."""
        spread = any(isinstance(it, ast.Starred) for it in node.args)
        spread = spread or any(it.arg is None for it in node.keywords)
        fields = self._facts.fields.get(called, 0)
        return fields > (0 if spread else len(node.args) + len(node.keywords))

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """A method of a built-in type as a function; the fields of a named tuple."""
        if dotted(node.value) in ("dict", "int", "str"):
            return self._helper(node.attr)
        self.generic_visit(node)
        return self._call("fields", node.value) if node.attr == "_fields" else node

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """`dict` is the dict with an order."""
        return self._helper("dict") if node.id == "dict" else node

    # --- displays

    def visit_Dict(self, node: ast.Dict) -> ast.AST:
        """A dict that keeps its order."""
        self.generic_visit(node)
        if None not in node.keys:
            return self._call("dict", _pairs(node.keys, node.values)) if self._ordered else node
        parts = [
            value if key is None else _pairs([key], [value])
            for key, value in zip(node.keys, node.values, strict=True)
        ]
        return self._call("merged" if self._ordered else "unordered", *parts)

    def visit_DictComp(self, node: ast.DictComp) -> ast.AST:
        """A dict that keeps its order."""
        self.generic_visit(node)
        pair = ast.Tuple([node.key, node.value], ast.Load())
        return self._call("dict", ast.ListComp(pair, node.generators)) if self._ordered else node

    def _display(self, node: ast.List | ast.Tuple | ast.Set) -> ast.AST:
        """A list, tuple or set with unpacked parts."""
        self.generic_visit(node)
        starred = any(isinstance(it, ast.Starred) for it in node.elts)
        if not starred or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            return node
        parts = [
            it.value if isinstance(it, ast.Starred) else ast.Tuple([it], ast.Load())
            for it in node.elts
        ]
        kind = ast.Name(type(node).__name__.lower(), ast.Load())
        return ast.Call(kind, [self._call("chained", *parts)], [])

    visit_List = visit_Tuple = visit_Set = _display  # noqa: N815

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """A slice with a step."""
        self.generic_visit(node)
        cut = node.slice
        if not isinstance(cut, ast.Slice) or cut.step is None:
            return node
        ends = [it or ast.Constant(None) for it in (cut.lower, cut.upper)]
        return self._call("stepped", node.value, *ends, cut.step)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        """An f-string as `format`: MicroPython reads none within another."""
        template, args = "", list[ast.expr]()
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                spec = ast.unparse(part.format_spec)[2:-1] if part.format_spec else ""
                value: ast.expr = self.visit(part.value)
                args.append(self._call("two_decimals", value) if spec == ".2f" else value)
                template += "{" + (f":{spec}" if spec not in ("", ".2f") else "") + "}"
            elif isinstance(part, ast.Constant):
                template += str(part.value).replace("{", "{{").replace("}", "}}")
        return ast.Call(ast.Attribute(ast.Constant(template), "format", ast.Load()), args, [])

    # --- statements

    def visit_Match(self, node: ast.Match) -> Any:
        """A chain of tests: of classes, with names for their first fields, and guards."""
        self._subjects += 1
        subject = f"_subject{self._subjects}"
        chain: list[ast.stmt] = []
        for case in reversed(node.cases):
            tests = [*_tests(case.pattern, subject), *([case.guard] if case.guard else [])]
            chain = [ast.If(ast.BoolOp(ast.And(), tests or [ast.Constant(True)]), case.body, chain)]
        lines = [ast.Assign([ast.Name(subject, ast.Store())], node.subject), *chain]
        return [self.visit(it) for it in lines]

    def visit_Import(self, node: ast.Import) -> ast.AST:
        """Of the standard library: from the runtime."""
        return ast.ImportFrom("lowered.standard", node.names, 0)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        """Only what is used at run time, unless a package offers it."""
        if self._module.path.name != "__init__.py":
            node.names = [it for it in node.names if (it.asname or it.name) in self._used]
        if node.module in TYPES_ONLY or not node.names:
            return None
        named = [str(node.module), *(f"{node.module}.{it.name}" for it in node.names)]
        if node.col_offset == 0 and any(fnmatchcase(it, p) for it in named for p in ENGINES):
            why = "an engine is imported in the function that needs it"
            raise Refused(self._module.path, node, why)
        if not named[0].startswith("tesserae"):
            node.module = "lowered.standard"
        return node


def _texts(texts: Iterable[str]) -> ast.expr:
    return ast.Tuple([ast.Constant(it) for it in texts], ast.Load())


def _pairs(keys: Sequence[ast.expr | None], values: Sequence[ast.expr]) -> ast.expr:
    pairs = zip(keys, values, strict=True)
    return ast.Tuple([ast.Tuple([k, v], ast.Load()) for k, v in pairs if k], ast.Load())


def _tests(pattern: ast.pattern, subject: str) -> list[ast.expr]:
    """Whether a pattern fits. A list of one name that is set is a test that never fails."""
    tests = list[ast.expr]()
    if isinstance(pattern, ast.MatchClass):
        tested = ast.Name(subject, ast.Load())
        tests.append(ast.Call(ast.Name("isinstance", ast.Load()), [tested, pattern.cls], []))
        for n, part in enumerate(pattern.patterns):
            if isinstance(part, ast.MatchAs) and part.name is not None:
                value = ast.Subscript(tested, ast.Constant(n), ast.Load())
                named = ast.NamedExpr(ast.Name(part.name, ast.Store()), value)
                tests.append(ast.List([named], ast.Load()))
    return tests


def _is_only_declared(node: ast.stmt) -> bool:
    """A method of a protocol that has nothing but a docstring."""
    return isinstance(node, ast.FunctionDef) and all(
        isinstance(it, ast.Expr) and isinstance(it.value, ast.Constant) for it in node.body
    )
