"""What lowered modules call in place of syntax and methods that MicroPython lacks."""

from collections import OrderedDict, namedtuple
from collections.abc import Iterable
from typing import Any

import host

dict = OrderedDict
lower, upper, strip, isprintable = host.lower, host.upper, host.strip, host.isprintable

_known: Any = {}
"""Each class of named tuples: its fields, and the defaults of its last ones by their names."""


def named_tuple(name: str, words: str, defaults: tuple[Any, ...]) -> Any:
    kind, fields = namedtuple(name, words), words.split()
    _known[kind] = fields, OrderedDict(zip(fields[len(fields) - len(defaults) :], defaults))
    return kind


def with_methods(kind: Any) -> Any:
    """A class that is derived from a named tuple has the same fields."""
    _known[kind] = _known[kind.__bases__[0]]
    return kind


def made(kind: Any, *args: Any, **named: Any) -> Any:
    """A named tuple, what is missing filled in; a call of anything else that has its name."""
    if kind not in _known:
        return kind(*args, **named)
    fields, defaults = _known[kind]
    rest = fields[len(args) :]
    return kind(*args, *[named[it] if it in named else defaults[it] for it in rest])


def asdict(it: Any) -> OrderedDict[str, Any]:
    return OrderedDict(zip(_known[type(it)][0], it))


def replace(it: Any, **new: Any) -> Any:
    return type(it)(*[new.get(name, old) for name, old in zip(_known[type(it)][0], it)])


class absent:  # noqa: N801
    """A game that this bundle does not have: known by name, and by what settings say of it."""

    story = None  # the words of all stories are loaded together: those that are there

    def __init__(self, slug: str, colourways: Any, layers: Any, strings: Any) -> None:
        self.game = self
        self.slug, self.colourways, self.layers, self.strings = slug, colourways, layers, strings

    def __getattr__(self, name: str) -> Any:
        raise ImportError(self.slug + " is not in this bundle")


def fromkeys(names: Iterable[Any], value: Any = None) -> OrderedDict[Any, Any]:
    return OrderedDict([(name, value) for name in names])


def sorted(items: Any, key: Any = lambda it: it, reverse: bool = False) -> list[Any]:
    """What is equal stays in its order."""
    rows = list(items)
    sign = -1 if reverse else 1
    places = [(key(row), sign * n) for n, row in enumerate(rows)]
    places.sort(reverse=reverse)
    return [rows[sign * n] for _, n in places]


class Str(str):
    """For classes derived from str: added to a text they give a text."""

    def __radd__(self, other: Any) -> str:
        return str(other) + str(self)


def join(joint: str, items: Iterable[Any]) -> str:
    """Joins texts, and such as are of a class derived from str."""
    return joint.join(map(str, items))


def split(text: str) -> Any:
    return host.words(text).split()


def removeprefix(text: str, prefix: str) -> str:
    return text[len(prefix) :] if text.startswith(prefix) else text


def bit_count(n: int) -> int:
    return bin(n).count("1")


def bit_length(n: int) -> int:
    return len(bin(n).lstrip("-0b"))
