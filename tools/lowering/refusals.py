"""The Python that the sources may use: anything else is refused, with its file and line."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterable, Iterator, Mapping
from symtable import symtable
from typing import Final

from tools.lowering.lower import METHODS, UNORDERED
from tools.lowering.sources import ENGINES, ROOT, RUNTIME, Module, Refused, among, words

SYNTAX: Final = words(
    "Module FunctionDef ClassDef Return Delete Assign AugAssign For While If Match Raise Try "
    "Assert Import ImportFrom Expr Pass Break Continue match_case ExceptHandler MatchAs MatchClass "
    "expr_context operator unaryop boolop cmpop BoolOp NamedExpr BinOp UnaryOp Lambda IfExp Dict "
    "Set ListComp SetComp DictComp GeneratorExp Yield YieldFrom Compare Call JoinedStr "
    "FormattedValue Constant Attribute Subscript Starred Name List Tuple Slice comprehension "
    "arguments arg keyword alias"
)

NAMES: Final = words(
    "abs all any bool bytes callable chr dict divmod enumerate filter float frozenset getattr "
    "hasattr hash id int isinstance iter len list map max min next object ord range repr reversed "
    "round set sorted str sum super tuple type zip property staticmethod classmethod "
    "ArithmeticError AttributeError Exception ImportError IndexError KeyError LookupError "
    "NotImplementedError OverflowError RuntimeError StopIteration TypeError ValueError "
    "ZeroDivisionError __all__ __name__ __slots__"
)
"""Built-in names that MicroPython has."""

NATIVE: Final = words(
    "add append clear copy count decode difference discard encode endswith extend find format "
    "get index insert intersection isdisjoint issubset issuperset items lstrip partition "
    "pop popitem remove replace reverse rfind rpartition rsplit rstrip setdefault sort split "
    "startswith strip symmetric_difference union update values"
)
"""Methods of MicroPython's built-in types that do the same there."""

MISSING: Final = frozenset(
    name
    for kind in (bytes, dict, float, frozenset, int, list, set, str, tuple)
    for name in dir(kind)
    if not name.startswith("__") and name not in NATIVE | METHODS
)
"""All other methods of built-in types."""

OF_MODULES: Final = words(
    "random.Random random.randrange re.ASCII re.compile re.DOTALL re.IGNORECASE sys.maxsize"
)
"""The members of modules that are imported whole."""

ADVICE: Final = {
    "unknown syntax": "use what SYNTAX names",
    "parameters by position only": "leave out the slash",
    "named arguments have no order": "sort them, or pass them on as they are",
    "a class with a decorator": "write a NamedTuple or a plain class",
    "a slice with a step": "write range or reversed",
    "a pattern that is not known": "write _, or a class with names for its first fields",
    "half a surrogate pair": "for a regular expression, write a raw string",
    "a format that is not known to give the same": "write one of FORMATS",
    "a bracket, a colon or an f-string within an f-string": "give it a name before",
    "rounding to digits": "write a format",
    "a method of a built-in type that is not there": "use those of NATIVE and METHODS",
    "not stable": "write sorted",
    "a call of a class with its type arguments": "annotate the variable",
    "a built-in that is not there": "use those of NAMES",
    "a special method that is not defined in the class": "define it with def in the class",
    "goes through a dict of a module in UNORDERED": "look things up in it, no more",
    "named tuples do not have this": "name the fields",
    "not in the runtime": "use what OF_MODULES names",
    "an engine that is imported with the module": "import it in the function that needs it",
    "not in runtime/lowered/standard.py": "use what is there, or add to it",
    "a module of the app imported by its path": "write it as from PACKAGE import MODULE",
    "a named tuple with defaults that others call": "call it in a comprehension, or in a function",
}
"""Refused code, and what to write instead. Names in capitals are in this module and lower.py."""

PATTERN: Final = re.compile(r"_|[\w.]+\((\w+(, \w+)*)?\)")
"""A wildcard, or a class with names for its first fields."""

CALLERS: Final = ("map", "partial", "starmap", "reduce", "defaultdict")
"""Callers of their first argument; so is key=. A class that is only compared is not called."""

FORMATS: Final = ("+d", "02", "04", "g", "x")
STANDARD: Final = symtable(
    (RUNTIME / "lowered/standard.py").read_text("utf-8"), "standard.py", "exec"
).get_identifiers()


def check(modules: Iterable[Module], defaults: Mapping[str, int]) -> None:
    """Raises Refused, a line for each thing in the modules that the tool does not know.

    defaults: the named tuples of `with_defaults` in the whole bundle.
    """
    found = [line for module in modules for line in _refusals(module, defaults)]
    if found:
        raise Refused("\n".join(found))


def _refusals(module: Module, defaults: Mapping[str, int]) -> Iterator[str]:
    unordered = among(module.name, UNORDERED)
    for node in ast.walk(module.tree):
        written = (*_syntax(node), *_values(node), *_misused_defaults(node, defaults))
        for why in (*written, *_names(node, unordered), *_imports(node)):
            line = next((it.lineno for it in ast.walk(node) if hasattr(it, "lineno")), 1)
            source = ast.unparse(node).strip().partition("\n")[0]
            place = f"{module.path.relative_to(ROOT)}:{line}"
            yield f"{place}: {why}: {source} ({_advice(why, node)})"


def _advice(why: str, node: ast.AST) -> str:
    """What to write instead."""
    if isinstance(node, ast.Name) and node.id == "__package__":
        return "write __name__ in the package's __init__.py"
    return ADVICE[why]


def _syntax(node: ast.AST) -> Iterator[str]:
    if SYNTAX.isdisjoint(kind.__name__ for kind in type(node).__mro__):
        yield "unknown syntax"
    match node:
        case ast.FunctionDef(args=ast.arguments(posonlyargs=[_, *_])):
            yield "parameters by position only"
        case ast.FunctionDef(args=ast.arguments(kwarg=ast.arg(name))) if _walks(node, name):
            yield "named arguments have no order"
        case ast.ClassDef(decorator_list=[_, *_]):
            yield "a class with a decorator"
        case ast.Slice(_, _, ast.expr()):
            yield "a slice with a step"
        case ast.match_case(pattern) if not PATTERN.fullmatch(ast.unparse(pattern)):
            yield "a pattern that is not known"


def _values(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Constant(str(text)) if any("\ud800" <= letter <= "\udfff" for letter in text):
            yield "half a surrogate pair"
        case ast.FormattedValue(value, conversion, spec):
            if conversion != -1 or (spec and ast.unparse(spec)[2:-1] not in FORMATS):
                yield "a format that is not known to give the same"
            texts = [it for it in ast.walk(value) if isinstance(it, ast.JoinedStr | ast.Constant)]
            if any(set("()[]{}:!") & set(str(getattr(it, "value", "{"))) for it in texts):
                yield "a bracket, a colon or an f-string within an f-string"
        case ast.Call(ast.Name("round"), [_, _]):
            yield "rounding to digits"
        case ast.Call(ast.Attribute(_, name)) if name in MISSING:
            yield "a method of a built-in type that is not there"
        case ast.Call(ast.Attribute(_, "sort"), keywords=[_, *_]):
            yield "not stable"
        case ast.Call(ast.Subscript(ast.Name(name))) if not name.islower() and not name.isupper():
            yield "a call of a class with its type arguments"


def _names(node: ast.AST, unordered: bool) -> Iterator[str]:
    match node:
        case ast.Name(name, ast.Load()) if hasattr(builtins, name) and name not in NAMES:
            yield "a built-in that is not there"
        case ast.Name(name, ast.Store()) if name.startswith("__") and name not in NAMES:
            yield "a special method that is not defined in the class"
        case ast.Call(ast.Attribute(_, "items" | "values")) if unordered:
            yield "goes through a dict of a module in UNORDERED"
        case ast.Attribute(_, "_fields" | "_make" | "_field_defaults"):
            yield "named tuples do not have this"
        case ast.Attribute(ast.Name("random" | "re" | "sys")):
            if ast.unparse(node) not in OF_MODULES:
                yield "not in the runtime"


def _imports(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.ImportFrom(str(module), names) if module.startswith("tesserae"):
            inside = [module, *(f"{module}.{it.name}" for it in names)] if names else []
            if node.col_offset == 0 and any(among(it, ENGINES) for it in inside):
                yield "an engine that is imported with the module"
        case ast.Import([ast.alias(name)]) if name.partition(".")[0] == "tesserae":
            yield "a module of the app imported by its path"
        case ast.Import(names) | ast.ImportFrom(_, names) if {it.name for it in names} - STANDARD:
            yield "not in runtime/lowered/standard.py"


def _misused_defaults(node: ast.AST, defaults: Mapping[str, int]) -> Iterator[str]:
    match node:
        case ast.Call(called, args, keywords):
            given = [it.value for it in keywords if it.arg == "key"]
            given += args[:1] if _last_name(called) in CALLERS else []
            if any(_last_name(it) in defaults for it in given):
                yield "a named tuple with defaults that others call"


def _last_name(node: ast.AST) -> str:
    match node:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
    return ""


def _walks(node: ast.FunctionDef, name: str) -> bool:
    """Whether named arguments are used other than by passing on or sorting."""
    fine = rf"\*\*{name}\b|\bsorted\({name}\.items\(\)\)"
    return re.search(rf"(?<!\.)\b{name}\b", re.sub(fine, "", ast.unparse(node))) is not None
