"""A module in the Python that MicroPython runs.

What MicroPython lacks is written in other words; what it does otherwise without saying so
(the order of a dict, stable sorting, text beyond ASCII) goes through `runtime/values.py`.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from typing import Any, Final

from tools.lowering import matching
from tools.lowering.facts import Default, Facts, bases, dotted, is_type_alias, literal
from tools.lowering.sources import ENGINES, REPLACED, Module, Refused


def words(text: str) -> frozenset[str]:
    """The words of a text."""
    return frozenset(text.split())


TYPES_ONLY: Final = ("__future__", "typing", "collections.abc")

UNORDERED: Final = ("tesserae.view.words", "*.strings", "*.strings.*")
"""Modules with large dicts that are only looked up in: they stay as they are, and are fast."""

METHODS: Final = words(
    "bit_count bit_length capitalize isascii isdigit islower isprintable join keys lower "
    "removeprefix sort upper _asdict _replace"
)
"""Methods that are functions of the runtime, the object first."""

WITHOUT_ARGUMENTS: Final = words("split strip")
"""Methods that are functions of the runtime as well, if nothing is given."""

Bodies = list[ast.stmt]


class WithoutTypes(ast.NodeTransformer):
    """Leaves out types and docstrings: all that the runtime's own modules need."""

    def __init__(self, module: Module) -> None:
        self._module = module

    def text(self) -> str:
        """The whole module."""
        tree = self.visit(ast.parse(self._module.source))
        tree.body = tree.body or [ast.Pass()]
        self._imports(tree)
        return ast.unparse(ast.fix_missing_locations(tree)) + "\n"

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Parameters without annotations; those by position only are like others."""
        given = node.args
        given.args, given.posonlyargs = given.posonlyargs + given.args, []
        every = [*given.args, *given.kwonlyargs, given.vararg, given.kwarg]
        for arg in every:
            if arg is not None:
                arg.annotation = None
        node.returns = None
        self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST | None:
        """A class that may be empty without its docstring."""
        self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        """No docstrings."""
        if isinstance(node.value, ast.Constant):
            return None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        """A variable without its type, which is nothing at all if it has no value."""
        if node.value is None or is_type_alias(node):
            return None
        value = literal(node.value) or node.value
        return self.visit_Assign(ast.Assign([node.target], value, lineno=node.lineno))

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        """No type variables; `__all__` is told by the imports."""
        if is_type_alias(node) or dotted(node.targets[0]) in ("__all__", "__slots__"):
            return None
        return self.generic_visit(node)

    def visit_If(self, node: ast.If) -> ast.AST | None:
        """Nothing of what only type checkers read."""
        return None if dotted(node.test) == "TYPE_CHECKING" else self.generic_visit(node)

    def _imports(self, tree: ast.Module) -> None:
        exported = _exported(self._module.tree)
        used = {it.id for it in ast.walk(tree) if isinstance(it, ast.Name)} | exported
        for node in ast.walk(tree):
            for name, body in ast.iter_fields(node):
                if isinstance(body, list) and body and isinstance(body[0], ast.stmt):
                    lines = [line for it in body for line in self._kept(it, used)]
                    setattr(node, name, lines or [ast.Pass()])

    def _kept(self, node: ast.stmt, used: set[str]) -> list[ast.stmt]:
        """The statement; an import of what is there at run time."""
        if not isinstance(node, ast.Import | ast.ImportFrom):
            return [node]
        if getattr(node, "module", None) in TYPES_ONLY:
            return []
        return self._import(node, used)

    def _import(self, node: ast.Import | ast.ImportFrom, _: set[str]) -> list[ast.stmt]:
        return [node]


class Lowering(WithoutTypes):
    """Lowers one module of the app. absent: packages that its bundle does not have."""

    def __init__(self, module: Module, facts: Facts, absent: Iterable[str] = ()) -> None:
        super().__init__(module)
        self._facts = facts
        self._absent = frozenset(absent)
        self._helpers: set[str] = set()
        self._matches = 0
        self._ordered = not any(fnmatchcase(module.name, pattern) for pattern in UNORDERED)

    def _refuse(self, node: ast.AST, why: str) -> Refused:
        return Refused(self._module.path, node, why)

    def _helper(self, name: str) -> ast.Name:
        name = name.lstrip("_")
        self._helpers.add(name)
        return ast.Name(f"_{name}", ast.Load())

    def _call(self, name: str, *args: ast.expr, **more: list[ast.keyword]) -> ast.Call:
        return ast.Call(self._helper(name), list(args), more.get("keywords", []))

    # --- classes

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """A class without what it is generic over; a protocol without its empty methods."""
        own = bases(node)
        name = f"{self._module.name}.{node.name}"
        node.decorator_list = []
        if name in self._facts.protocols:
            node.body = [it for it in node.body if not _is_only_declared(it)]
        if "NamedTuple" in own:
            return self._named_tuple(node)
        super().visit_ClassDef(node)
        kept = [it for it in own if it not in ("Protocol", "Generic")]
        node.bases = [self._helper("Str") if it == "str" else _load(it) for it in kept]
        return node

    def _named_tuple(self, node: ast.ClassDef) -> ast.AST:
        """The runtime makes it, and remembers its fields with their defaults."""
        fields = self._facts.tuples[f"{self._module.name}.{node.name}"]
        names = ast.Tuple([ast.Constant(name) for name, _ in fields], ast.Load())
        given = [self.visit(copy.deepcopy(it)) for _, it in fields if it is not None]
        defaults = ast.Tuple(given, ast.Load())
        made = self._call("named_tuple", ast.Constant(node.name), names, defaults)
        methods = [self.visit(it) for it in node.body if isinstance(it, ast.FunctionDef)]
        if not methods:
            return ast.Assign([ast.Name(node.name, ast.Store())], made, lineno=node.lineno)
        return ast.ClassDef(node.name, [made], [], methods, [self._helper("with_methods")])

    # --- calls

    def _origin(self, node: ast.expr) -> str:
        """The dotted name of what an expression names, if it names anything of the project."""
        if isinstance(node, ast.Name):
            return self._facts.origin(f"{self._module.name}.{node.id}")
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            return self._facts.origin(f"{self._origin(node.value)}.{node.attr}")
        return ""

    def _is_class(self, node: ast.expr) -> bool:
        """A class, of which types may follow, as in `frozenset[int]()`."""
        built_in = dotted(node) in ("dict", "frozenset", "list", "set", "tuple")
        return built_in or self._origin(node) in self._facts.classes

    def visit_Call(self, node: ast.Call) -> Any:
        """Casts are their value; defaults of named tuples, and methods, go to the runtime."""
        if isinstance(node.func, ast.Subscript) and self._is_class(node.func.value):
            node.func = node.func.value
        called = dotted(node.func)
        if called == "cast":
            return self.visit(node.args[1])
        if called == "get_args":
            return self.visit(node.args[0])
        if called == "isinstance" and self._origin(node.args[1]) in self._facts.protocols:
            methods = self._facts.protocols[self._origin(node.args[1])]
            names = ast.Tuple([ast.Constant(it) for it in methods], ast.Load())
            return self._call("has", self.visit(node.args[0]), names)
        if called == "object.__hash__":
            return self.visit(ast.Call(_load("id"), node.args, []))
        if called == "dict.fromkeys":
            return self._call("fromkeys", *[self.visit(it) for it in node.args])
        fields = self._facts.tuples.get(self._origin(node.func))
        if isinstance(node.func, ast.Attribute) and fields is None:
            return self._method(node.func, node)
        self.generic_visit(node)
        if fields is not None:
            return self._with_defaults(node, fields)
        return self._builtin(node, called)

    def _builtin(self, node: ast.Call, called: str) -> ast.AST:
        if called == "sorted" and node.keywords:
            node.func = self._helper("sorted")
        elif called == "zip":
            node.keywords = []  # strict
        elif called == "sum":
            node.args, node.keywords = [*node.args, *(it.value for it in node.keywords)], []
        return node

    def _method(self, method: ast.Attribute, node: ast.Call) -> ast.AST:
        """A method that MicroPython lacks, or has otherwise."""
        of_module = f"{self._module.name}.{dotted(method.value)}" in self._facts.imported
        bare = method.attr in WITHOUT_ARGUMENTS and not node.args
        self.generic_visit(node)
        if (bare or method.attr in METHODS) and not of_module:
            return self._call(method.attr, method.value, *node.args, keywords=node.keywords)
        return node

    def _with_defaults(self, node: ast.Call, fields: Sequence[tuple[str, Default]]) -> ast.AST:
        """A new named tuple, its defaults filled in."""
        spread = any(isinstance(it, ast.Starred) for it in node.args)
        if spread or any(it.arg is None for it in node.keywords):
            return self._call("made", node.func, *node.args, keywords=node.keywords)
        named = {it.arg: it.value for it in node.keywords}
        for n, (name, default) in enumerate(fields[len(node.args) :], len(node.args)):
            if name not in named and isinstance(default, ast.Constant):
                named[name] = default
            elif name not in named:
                of_class = copy.deepcopy(node.func)
                named[name] = self._call("default_of", of_class, ast.Constant(n))
            node.args.append(named[name])
        node.keywords = []
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """A method of a built-in type as a function; the fields of a named tuple."""
        of = dotted(node.value)
        self.generic_visit(node)
        if of in ("str", "int") and node.attr in METHODS | WITHOUT_ARGUMENTS:
            return self._helper(node.attr)
        return self._call("fields", node.value) if node.attr == "_fields" else node

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """`dict` is the dict with an order; a package is known by its name."""
        if node.id == "dict" and isinstance(node.ctx, ast.Load):
            return self._helper("dict")
        return ast.Constant(self._module.package) if node.id == "__package__" else node

    # --- displays

    def visit_Dict(self, node: ast.Dict) -> ast.AST:
        """A dict that keeps its order."""
        self.generic_visit(node)
        if None not in node.keys:
            return self._call("dict", _pairs(node.keys, node.values)) if self._ordered else node
        parts: list[ast.expr] = []
        for key, value in zip(node.keys, node.values, strict=True):
            parts.append(value if key is None else _pairs([key], [value]))
        return self._call("merged" if self._ordered else "unordered", *parts)

    def visit_DictComp(self, node: ast.DictComp) -> ast.AST:
        """A dict that keeps its order."""
        self.generic_visit(node)
        if not self._ordered:
            return node
        pair = ast.Tuple([node.key, node.value], ast.Load())
        return self._call("dict", ast.ListComp(pair, node.generators))

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
        kind = type(node).__name__.lower()
        return ast.Call(_load(kind), [self._call("chained", *parts)], [])

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
        """An f-string as `format`: MicroPython reads no quotes within quotes."""
        template, args = "", list[ast.expr]()
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                spec = "".join(it.value for it in getattr(part.format_spec, "values", ()))
                value: ast.expr = self.visit(part.value)
                args.append(self._call("two_decimals", value) if spec == ".2f" else value)
                template += "{" + (f":{spec}" if spec not in ("", ".2f") else "") + "}"
            elif isinstance(part, ast.Constant):
                template += str(part.value).replace("{", "{{").replace("}", "}}")
        return ast.Call(ast.Attribute(ast.Constant(template), "format", ast.Load()), args, [])

    def visit_Match(self, node: ast.Match) -> list[ast.stmt]:
        """A chain of tests."""
        self._matches += 1
        chain = matching.lowered(node, f"_case{self._matches}", self._refuse)
        found: Bodies = []
        for statement in chain:
            after = self.visit(statement)
            found += after if isinstance(after, list) else [after]
        return found

    # --- imports

    def _imports(self, tree: ast.Module) -> None:
        super()._imports(tree)
        if self._helpers:
            names = [ast.alias(name, f"_{name}") for name in sorted(self._helpers)]
            tree.body.insert(0, ast.ImportFrom("lowered.values", names, 0))

    def _import(self, node: ast.Import | ast.ImportFrom, used: set[str]) -> list[ast.stmt]:
        """Only what is used at run time; what is of the standard library, from the runtime."""
        node.names = [it for it in node.names if (it.asname or it.name) in used]
        if not node.names:
            return []
        if isinstance(node, ast.Import):
            return [ast.ImportFrom("lowered.standard", node.names, 0)]
        module = str(node.module)
        if not module.startswith("tesserae"):
            return [ast.ImportFrom("lowered.standard", node.names, 0)]
        named = [module, *(f"{module}.{it.name}" for it in node.names)]
        if node.col_offset == 0 and any(fnmatchcase(it, p) for it in named for p in ENGINES):
            raise self._refuse(node, "an engine is imported in the function that needs it")
        kept = [it for it in node.names if not self._is_type(f"{module}.{it.name}")]
        plain = [
            it
            for it in kept
            if f"{module}.{it.name}" not in REPLACED and not self._lacks(module, it)
        ]
        lines: list[ast.stmt] = [ast.ImportFrom(module, plain, 0)] if plain else []
        for it in kept:
            name = ast.Name(it.asname or it.name, ast.Store())
            if self._lacks(module, it):
                call = self._call("absent", ast.Constant(it.name))
                lines.append(ast.Assign([name], call, lineno=node.lineno))
            elif it not in plain:
                lines.append(ast.ImportFrom("lowered", [it], 0))
        return lines

    def _is_type(self, name: str) -> bool:
        return self._facts.origin(name) in self._facts.types

    def _lacks(self, module: str, name: ast.alias) -> bool:
        return f"{module}.{name.name}" in self._absent


def _load(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _pairs(keys: Sequence[ast.expr | None], values: Sequence[ast.expr]) -> ast.expr:
    pairs = zip(keys, values, strict=True)
    return ast.Tuple([ast.Tuple([k, v], ast.Load()) for k, v in pairs if k], ast.Load())


def _is_only_declared(node: ast.stmt) -> bool:
    """A method of a protocol that has nothing but a docstring."""
    return isinstance(node, ast.FunctionDef) and all(
        isinstance(it, ast.Expr) and isinstance(it.value, ast.Constant) for it in node.body
    )


def _exported(tree: ast.Module) -> set[str]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and dotted(node.targets[0]) == "__all__":
            return set(ast.literal_eval(node.value))
    return set()
