"""What may be written in the sources: anything else is refused, with its file and line."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Final

from tools.lowering.facts import Facts, dotted
from tools.lowering.lower import METHODS, TYPES_ONLY, UNORDERED, words
from tools.lowering.sources import RUNTIME, Module, Refused

STANDARD: Final = RUNTIME / "standard.py"

SYNTAX: Final = words(
    "Module FunctionDef ClassDef Return Delete Assign AugAssign AnnAssign For While If Match Raise "
    "Try Assert Import ImportFrom Expr Pass Break Continue match_case ExceptHandler "
    "MatchAs MatchClass "
    "BoolOp NamedExpr BinOp UnaryOp Lambda IfExp Dict Set ListComp SetComp DictComp GeneratorExp "
    "Yield YieldFrom Compare Call JoinedStr FormattedValue Constant Attribute Subscript Starred "
    "Name List Tuple Slice comprehension arguments arg keyword alias"
)

BUILTINS: Final = words(
    "abs all any bool bytes callable chr dict divmod enumerate filter float frozenset getattr "
    "hasattr hash id int isinstance iter len list map max min next object ord range repr reversed "
    "round set sorted str sum super tuple type zip property staticmethod classmethod "
    "ArithmeticError AttributeError Exception ImportError IndexError KeyError LookupError "
    "OverflowError RuntimeError StopIteration TypeError ValueError ZeroDivisionError"
)

NATIVE: Final = words(
    "add append clear copy count decode difference discard encode endswith extend find format "
    "fromkeys get index insert intersection isdisjoint issubset issuperset items lstrip partition "
    "pop popitem remove replace reverse rfind rpartition rsplit rstrip setdefault split startswith "
    "strip symmetric_difference union update values"
)
"""Methods that MicroPython's built-in types have, and that do the same there."""

BUILT_IN: Final = frozenset(
    name
    for kind in (bytes, dict, float, frozenset, int, list, set, str, tuple)
    for name in dir(kind)
    if not name.startswith("__")
)

IN_ORDER: Final = words("items keys popitem values")

FORMATS: Final = ("", ".2f", "+d", "02", "04", "g", "x")


def check(module: Module, facts: Facts) -> None:
    """Raises Refused for the first thing in a module that the tool does not know."""
    bound = {it.arg for it in ast.walk(module.tree) if isinstance(it, ast.arg)}
    bound |= {it.id for it in ast.walk(module.tree) if isinstance(it, ast.Name) and _is_set(it)}
    unordered = any(fnmatchcase(module.name, pattern) for pattern in UNORDERED)
    for node in _at_run_time(module.tree):
        why = _syntax(node) or _name(node, bound) or _import(node)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            why = why or _method(node.func.attr, facts, unordered)
        if why:
            raise Refused(module.path, node, why)


def _at_run_time(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but annotations and what only type checkers read."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and dotted(node.test) == "TYPE_CHECKING":
            continue
        yield node
        for name, value in ast.iter_fields(node):
            if name not in ("annotation", "returns"):
                inner = value if isinstance(value, list) else [value]
                waiting += [it for it in inner if isinstance(it, ast.AST)]


def _syntax(node: ast.AST) -> str:
    signs = ast.expr_context | ast.operator | ast.unaryop | ast.boolop | ast.cmpop
    if type(node).__name__ not in SYNTAX and not isinstance(node, signs):
        return f"unknown syntax: {type(node).__name__}"
    match node:
        case ast.Constant(str(text)) if any("\ud800" <= letter <= "\udfff" for letter in text):
            return "half a surrogate pair; for a regular expression, write a raw string"
        case ast.FormattedValue(_, conversion, spec):
            return _format(conversion, spec)
        case ast.BinOp(ast.Constant(str()), ast.Mod(), _):
            return "formatting with %; write an f-string"
        case ast.Call(ast.Name("round"), [_, _]):
            return "rounding to digits; write a format"
        case ast.Subscript(_, ast.Slice(_, _, ast.expr()), ast.Store() | ast.Del()):
            return "a slice with a step that is set"
        case ast.FunctionDef(_, ast.arguments(kwarg=ast.arg(name))) if _walked(node, name):
            return f"goes through **{name}, which has no order; sort it"
        case ast.ClassDef() if any(map(_sets_special_method, node.body)):
            return "a special method that is not defined in the class"
    return ""


def _format(conversion: int, spec: ast.expr | None) -> str:
    written = ast.unparse(spec)[2:-1] if spec is not None else ""
    if written in FORMATS and conversion == -1:
        return ""
    return f"a format that is not known to give the same: {written or chr(conversion)}"


def _walked(node: ast.FunctionDef, name: str) -> bool:
    """Whether named arguments are used but to be passed on, sorted or looked up."""
    fine: set[int] = set()
    for inner in ast.walk(node):
        match inner:
            case ast.keyword(None, whole) | ast.Subscript(whole):
                fine.add(id(whole))
            case ast.Call(ast.Name("sorted"), [ast.Call(ast.Attribute(whole))]):
                fine.add(id(whole))
            case ast.Call(ast.Attribute(whole, "get")):
                fine.add(id(whole))
    return any(dotted(it) == name and id(it) not in fine for it in ast.walk(node))


def _sets_special_method(node: ast.stmt) -> bool:
    names = [dotted(it) for it in node.targets] if isinstance(node, ast.Assign) else []
    return any(it.startswith("__") and it != "__slots__" for it in names)


def _is_set(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store)


def _name(node: ast.AST, bound: set[str]) -> str:
    if not isinstance(node, ast.Name) or node.id in bound or node.id.startswith("__"):
        return ""
    missing = hasattr(builtins, node.id) and node.id not in BUILTINS
    return f"the built-in {node.id} is not there" if missing else ""


def _method(name: str, facts: Facts, unordered: bool) -> str:
    if unordered and name in IN_ORDER:
        return "goes through a dict of a module in UNORDERED"
    missing = name in BUILT_IN and name not in NATIVE | METHODS | facts.members
    return f"the method {name} of a built-in type is not there" if missing else ""


def _import(node: ast.AST) -> str:
    if not isinstance(node, ast.Import | ast.ImportFrom):
        return ""
    module = str(getattr(node, "module", ""))
    if module in TYPES_ONLY or module.split(".", maxsplit=1)[0] == "tesserae":
        return ""
    missing = [it.name for it in node.names if it.name not in _standard()]
    return f"{missing[0]} is not in runtime/{STANDARD.name}" if missing else ""


@lru_cache
def _standard() -> frozenset[str]:
    """What the runtime has of the standard library."""
    found: set[str] = set()
    for node in ast.parse(STANDARD.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.ImportFrom):
            found |= {it.name for it in node.names}
    return frozenset(found)
