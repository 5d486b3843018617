"""What the lowering does not know is refused, with its line and with advice."""

from __future__ import annotations

import pytest

from tests.lowering.test_differences import as_module
from tools.lowering.lower import Lowering, with_defaults
from tools.lowering.refusals import check
from tools.lowering.sources import Refused

REFUSED = {
    "with open(x) as y: pass": "unknown syntax: with open(x) as y:",
    "async def f(): pass": "unknown syntax: async def f():",
    "x = vars()": "a built-in that is not there: vars",
    "x = 'a'.casefold()": "a method of a built-in type that is not there: 'a'.casefold()",
    "x = 'a'.capitalize()": "a method of a built-in type that is not there",
    "x = '1'.isdigit()": "a method of a built-in type that is not there",
    "x = {}.keys()": "a method of a built-in type that is not there",
    "x.sort(key=len)": "not stable: x.sort(key=len)",
    "import re\nx = re.sub('a', 'b', 'c')": "not in the runtime: re.sub",
    "import socket": "not in runtime/lowered/standard.py: import socket",
    "from itertools import permutations": "not in runtime/lowered/standard.py",
    "x = f'{1:>5}'": "a format that is not known to give the same",
    "x = f'{1:.2f}'": "a format that is not known to give the same",
    "x = f'{1!r}'": "a format that is not known to give the same",
    "x = f'{y} {f\"{y}\"}'": "a bracket, a colon or an f-string within an f-string",
    "x = f'{y[\"a:\"]}'": "a bracket, a colon or an f-string within an f-string",
    "x = f'{y}{\"}\"}'": "a bracket, a colon or an f-string within an f-string",
    "x = round(1.25, 1)": "rounding to digits: round(1.25, 1)",
    "def f(**more):\n    return [*more.items()]": "named arguments have no order",
    "x = '\\ud800'": "half a surrogate pair",
    "class A:\n    __call__ = len": "a special method that is not defined in the class: __call__",
    "x[::2] = y": "a slice with a step",
    "x = y[::-1]": "a slice with a step",
    "match x:\n    case [1, 2]: pass": "a pattern that is not known: case [1, 2]:",
    "match x:\n    case A() | B(): pass": "a pattern that is not known",
    "match x:\n    case A(b=_): pass": "a pattern that is not known: case A(b=_):",
    "match x:\n    case A() as b: pass": "a pattern that is not known",
    "match x:\n    case b: pass": "a pattern that is not known",
    "match x:\n    case A(B()): pass": "a pattern that is not known: case A(B()):",
    "def f(a, /): pass": "parameters by position only",
    "@f\nclass A: pass": "a class with a decorator",
    "x = Author[int]()": "a call of a class with its type arguments",
    "x = A._fields": "named tuples do not have this: A._fields",
    "x = __package__": "a built-in that is not there: __package__ (write __name__ in the package",
    "import tesserae.core": "a module of the app imported by its path: import tesserae.core (write",
    "class A(NamedTuple):\n    a: int = 1\nx = map(A, y)": "a named tuple with defaults that",
    "class A(NamedTuple):\n    a: int = 1\nx = f(y, key=b.A)": "a named tuple with defaults that",
}


def checked_and_lowered(source: str) -> str:
    module = as_module(source)
    defaults = with_defaults([module])
    check([module], defaults)
    return Lowering(module, defaults).text()


@pytest.mark.parametrize("source", REFUSED)
def test_what_is_unknown_is_refused_with_its_line(source: str) -> None:
    with pytest.raises(Refused) as caught:
        checked_and_lowered("\n" + source)
    assert REFUSED[source] in str(caught.value)
    assert str(caught.value).startswith(("case.py:2: ", "case.py:3: ", "case.py:4: "))
    for line in str(caught.value).splitlines():
        assert not line.startswith("case.py:1: ")
        assert line.endswith(")"), "there is advice"


def test_a_function_with_the_name_of_one_of_the_runtime_is_refused() -> None:
    source = "def _join(x):\n    return ', '.join(x)"
    with pytest.raises(Refused, match=r"^case\.py: a function of the runtime is called _join"):
        checked_and_lowered(source)


def test_all_that_is_refused_is_told_at_once() -> None:
    with pytest.raises(Refused) as caught:
        check([as_module("x = vars()\nx = y[::2]"), as_module("x = round(1.25, 1)")], {})
    places = [line.partition(": ")[0] for line in str(caught.value).splitlines()]
    assert places == ["case.py:1", "case.py:2", "case.py:1"]


def test_a_named_tuple_with_defaults_may_be_asked_for() -> None:
    source = (
        "class A(NamedTuple):\n    a: int\n    b: int = 1\nx = isinstance(y, A), map(f, [A(y)])"
    )
    assert "_make_tuple(A, y)" in checked_and_lowered(source)


@pytest.mark.parametrize(
    "source",
    [
        "from tesserae.x.strings import en, fr\nx = {'en': en.TEXT, 'fr': fr.TEXT}",
        "from tesserae.x.strings.en import TEXT as EN\n"
        "from tesserae.x.strings.fr import TEXT as FR\n"
        "def f():\n    return {'en': EN, 'fr': FR}",
    ],
)
def test_sentences_of_a_language_are_imported_when_it_is_asked_for(source: str) -> None:
    lowered = checked_and_lowered(source)
    assert "_by_language({'en': 'tesserae.x.strings.en', 'fr': 'tesserae.x.strings.fr'})" in lowered
    assert "from tesserae" not in lowered


def test_an_engine_that_is_imported_with_the_module_is_refused() -> None:
    with pytest.raises(Refused, match=r"case\.py:1: an engine"):
        checked_and_lowered("from tesserae.search.engine import Engine\nengine = Engine()")
