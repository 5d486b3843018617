"""What may be written in the sources: anything else is refused, with its file and line."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from symtable import symtable
from typing import Final

from tools.lowering.lower import METHODS, TYPES_ONLY, UNORDERED, words
from tools.lowering.sources import ENGINES, RUNTIME, Module, Refused, among, dotted

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

MISSING: Final = frozenset(
    name
    for kind in (bytes, dict, float, frozenset, int, list, set, str, tuple)
    for name in dir(kind)
    if not name.startswith("__") and name not in NATIVE | METHODS
)
"""All other methods of built-in types."""

OF_MODULES: Final = words(
    "json.dumps random.randrange re.ASCII re.compile re.DOTALL re.IGNORECASE sys.maxsize"
)
"""What there is in modules that are imported whole."""

DECLARED: Final = ("__all__", "__slots__")

FORMATS: Final = ("", ".2f", "+d", "02", "04", "g", "x")

STANDARD: Final = symtable(
    (RUNTIME / "standard.py").read_text("utf-8"), "standard.py", "exec"
).get_identifiers()


def check(module: Module) -> None:
    """Raises Refused for something in a module that the tool does not know."""
    unordered = among(module.name, UNORDERED)
    for node in ast.walk(module.tree):
        for why in (*_syntax(node), *_values(node), *_names(node), *_imports(node)):
            raise Refused(module.path, node, why)
        match node:
            case ast.Call(ast.Attribute(_, "items" | "popitem" | "values")) if unordered:
                raise Refused(module.path, node, "goes through a dict of a module in UNORDERED")


def _syntax(node: ast.AST) -> Iterator[str]:
    signs = ast.expr_context | ast.operator | ast.unaryop | ast.boolop | ast.cmpop
    if type(node).__name__ not in SYNTAX and not isinstance(node, signs):
        yield f"unknown syntax: {type(node).__name__}"
    match node:
        case ast.FunctionDef(args=ast.arguments(posonlyargs=[_, *_])):
            yield "parameters by position only"
        case ast.FunctionDef(args=ast.arguments(kwarg=ast.arg(name))) if _walked(node, name):
            yield f"goes through **{name}, which has no order; sort it"
        case ast.ClassDef(decorator_list=[_, *_]):
            yield "a class with a decorator"
        case ast.Slice(_, _, ast.expr()):
            yield "a slice with a step; write range or reversed"


def _values(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Constant(str(text)) if any("\ud800" <= letter <= "\udfff" for letter in text):
            yield "half a surrogate pair; for a regular expression, write a raw string"
        case ast.FormattedValue(_, conversion, spec):
            written = ast.unparse(spec)[2:-1] if spec is not None else ""
            if written not in FORMATS or conversion != -1:
                yield f"a format that is not known to give the same: {written}"
        case ast.Call(ast.Name("round"), [_, _]):
            yield "rounding to digits; write a format"
        case ast.Call(ast.Subscript(ast.Name(name))) if not name.islower() and not name.isupper():
            yield "a call of a class with its type arguments; annotate the variable"


def _names(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Name(name, ast.Load()) if hasattr(builtins, name) and name not in NAMES:
            yield f"the built-in {name} is not there"
        case ast.Name(name, ast.Store()) if name.startswith("__") and name not in DECLARED:
            yield "a special method that is not defined in the class"
        case ast.Call(ast.Attribute(_, name)) if name in MISSING:
            yield f"the method {name} of a built-in type is not there"
        case ast.Attribute(_, "_fields" | "_make" | "_field_defaults"):
            yield f"named tuples have no {node.attr}"
        case ast.Attribute(ast.Name("json" | "random" | "re" | "sys")):
            if dotted(node) not in OF_MODULES:
                yield f"{dotted(node)} is not in the runtime"


def _imports(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.ImportFrom(str(module), names) if module.startswith("tesserae"):
            inside = [module, *(f"{module}.{it.name}" for it in names)] if names else []
            if node.col_offset == 0 and any(among(it, ENGINES) for it in inside):
                yield "an engine is imported in the function that needs it"
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            types = getattr(node, "module", "") in TYPES_ONLY
            for missing in () if types else {it.name for it in names} - STANDARD:
                yield f"{missing} is not in runtime/standard.py"


def _walked(node: ast.FunctionDef, name: str) -> bool:
    """Whether named arguments are used but to be passed on or sorted."""
    fine = (f"**{name}", f"sorted({name}.items())")
    inner = [*ast.walk(node)]
    known = [
        it for it in inner if isinstance(it, ast.keyword | ast.Call) and ast.unparse(it) in fine
    ]
    return len(known) < sum(dotted(it) == name for it in inner)
