"""What may be written in the sources: anything else is refused, with its file and line."""

from __future__ import annotations

import ast
import builtins
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Final

from tools.lowering.lower import METHODS, TYPES_ONLY, UNORDERED, Facts, words
from tools.lowering.sources import RUNTIME, Module, Refused, at_run_time, dotted

SYNTAX: Final = words(
    "Module FunctionDef ClassDef Return Delete Assign AugAssign AnnAssign For While If Match Raise "
    "Try Assert Import ImportFrom Expr Pass Break Continue match_case ExceptHandler "
    "MatchAs MatchClass "
    "BoolOp NamedExpr BinOp UnaryOp Lambda IfExp Dict Set ListComp SetComp DictComp GeneratorExp "
    "Yield YieldFrom Compare Call JoinedStr FormattedValue Constant Attribute Subscript Starred "
    "Name List Tuple Slice comprehension arguments arg keyword alias"
)

NAMES: Final = words(
    "abs all any bool bytes callable chr dict divmod enumerate filter float frozenset getattr "
    "hasattr hash id int isinstance iter len list map max min next object ord range repr reversed "
    "round set sorted str sum super tuple type zip property staticmethod classmethod "
    "ArithmeticError AttributeError Exception ImportError IndexError KeyError LookupError "
    "NotImplementedError OverflowError RuntimeError StopIteration TypeError ValueError "
    "ZeroDivisionError __name__"
)
"""Built-in names that MicroPython has."""

NATIVE: Final = words(
    "add append clear copy count decode difference discard encode endswith extend find format "
    "get index insert intersection isdisjoint issubset issuperset items lstrip partition "
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

OF_MODULES: Final = words(
    "json.dumps random.randrange re.ASCII re.compile re.DOTALL re.IGNORECASE sys.maxsize "
    "time.perf_counter"
)
"""What there is in modules that are imported whole."""

FORMATS: Final = ("", ".2f", "+d", "02", "04", "g", "x")


def check(module: Module, facts: Facts) -> None:
    """Raises Refused for the first thing in a module that the tool does not know."""
    nodes = [*at_run_time(module.tree)]
    bound = {it.arg for it in nodes if isinstance(it, ast.arg)}
    bound |= {it.id for it in nodes if isinstance(it, ast.Name) and isinstance(it.ctx, ast.Store)}
    unordered = any(fnmatchcase(module.name, pattern) for pattern in UNORDERED)
    for node in nodes:
        why = _syntax(node) or _expression(node) or _name(node, bound)
        why = why or _method(node, facts) or _import(node)
        if unordered and _called(node) in ("items", "keys", "popitem", "values"):
            why = "goes through a dict of a module in UNORDERED"
        if why:
            raise Refused(module.path, node, why)


def _syntax(node: ast.AST) -> str:
    signs = ast.expr_context | ast.operator | ast.unaryop | ast.boolop | ast.cmpop
    known = type(node).__name__ in SYNTAX or isinstance(node, signs)
    match node:
        case ast.FunctionDef(_, ast.arguments(posonlyargs=[_, *_])):
            return "parameters by position only"
        case ast.FunctionDef(_, ast.arguments(kwarg=ast.arg(name))) if _walked(node, name):
            return f"goes through **{name}, which has no order; sort it"
        case ast.ClassDef(decorator_list=[it, *_]) if dotted(it) != "runtime_checkable":
            return "a class with a decorator"
        case ast.ClassDef() if any(map(_sets_special_method, node.body)):
            return "a special method that is not defined in the class"
        case ast.Match(_, cases) if other := [it for it in cases if not _is_known(it.pattern)]:
            return f"a pattern that is not known: {ast.unparse(other[0].pattern)}"
    return "" if known else f"unknown syntax: {type(node).__name__}"


def _expression(node: ast.AST) -> str:
    match node:
        case ast.Constant(str(text)) if any("\ud800" <= letter <= "\udfff" for letter in text):
            return "half a surrogate pair; for a regular expression, write a raw string"
        case ast.FormattedValue(_, conversion, spec):
            written = ast.unparse(spec)[2:-1] if spec is not None else ""
            known = written in FORMATS and conversion == -1
            return "" if known else f"a format that is not known to give the same: {written}"
        case ast.BinOp(ast.Constant(str()), ast.Mod(), _):
            return "formatting with %; write an f-string"
        case ast.Call(ast.Name("round"), [_, _]):
            return "rounding to digits; write a format"
        case ast.Subscript(_, ast.Slice(_, _, ast.expr()), ast.Store() | ast.Del()):
            return "a slice with a step that is set"
        case ast.Attribute(ast.Name("json" | "random" | "re" | "sys" | "time")):
            missing = dotted(node) not in OF_MODULES
            return f"{dotted(node)} is not in the runtime" if missing else ""
    return ""


def _walked(node: ast.FunctionDef, name: str) -> bool:
    """Whether named arguments are used but to be passed on, sorted or looked up."""
    fine: set[int] = set()
    for inner in ast.walk(node):
        match inner:
            case (
                ast.keyword(None, whole)
                | ast.Subscript(whole)
                | ast.Call(ast.Name("sorted"), [ast.Call(ast.Attribute(whole))])
                | ast.Call(ast.Attribute(whole, "get"))
            ):
                fine.add(id(whole))
    return any(dotted(it) == name and id(it) not in fine for it in ast.walk(node))


def _sets_special_method(node: ast.stmt) -> bool:
    names = [dotted(it) for it in node.targets] if isinstance(node, ast.Assign) else []
    return any(it.startswith("__") and it != "__slots__" for it in names)


def _is_known(pattern: ast.pattern) -> bool:
    """Nothing but `_`, or a class with names, or `_`, for its first fields."""
    if isinstance(pattern, ast.MatchClass):
        parts = (it for it in pattern.patterns)
        named = all(isinstance(it, ast.MatchAs) and it.pattern is None for it in parts)
        return named and not pattern.kwd_attrs
    return isinstance(pattern, ast.MatchAs) and pattern.name is None


def _name(node: ast.AST, bound: set[str]) -> str:
    name = node.id if isinstance(node, ast.Name) else ""
    missing = hasattr(builtins, name) and name not in NAMES | bound
    return f"the built-in {name} is not there" if missing else ""


def _called(node: ast.AST) -> str:
    """The name of a method that is called."""
    called = node.func if isinstance(node, ast.Call) else None
    return called.attr if isinstance(called, ast.Attribute) else ""


def _method(node: ast.AST, facts: Facts) -> str:
    name = _called(node)
    missing = name in BUILT_IN and name not in NATIVE | METHODS | facts.members
    return f"the method {name} of a built-in type is not there" if missing else ""


def _import(node: ast.AST) -> str:
    if not isinstance(node, ast.Import | ast.ImportFrom):
        return ""
    module = str(getattr(node, "module", ""))
    if module in TYPES_ONLY or module.startswith("tesserae"):
        return ""
    missing = [it.name for it in node.names if it.name not in _standard()]
    return f"{missing[0]} is not in runtime/standard.py" if missing else ""


@lru_cache
def _standard() -> frozenset[str]:
    """What the runtime has of the standard library."""
    found: set[str] = set()
    for node in ast.parse((RUNTIME / "standard.py").read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found |= {it.name for it in node.names}
        elif isinstance(node, ast.Assign):
            found |= set(map(dotted, node.targets))
    return frozenset(found)
