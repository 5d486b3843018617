"""What lowered modules call in place of syntax and methods that MicroPython lacks."""

from collections import OrderedDict, namedtuple
from collections.abc import Callable, Iterable
from typing import Any

import host

unordered = dict
"""For `**named` in calls: with more than four of an OrderedDict MicroPython corrupts its memory."""

dict = OrderedDict


# --- named tuples

_known: Any = {}
"""Each class of named tuples: its fields, and the defaults of its last ones."""


def named_tuple(name: str, fields: tuple[str, ...], defaults: tuple[Any, ...]) -> Any:
    kind = namedtuple(name, fields)  # type: ignore[misc]
    _known[kind] = fields, defaults
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
    row = list(args)
    for n in range(len(args), len(fields)):
        name = fields[n]
        row.append(named[name] if name in named else defaults[n - len(fields)])
    return kind(*row)


def asdict(it: Any) -> OrderedDict[str, Any]:
    return OrderedDict(zip(_known[type(it)][0], it))


def replace(it: Any, **new: Any) -> Any:
    kind = type(it)
    return kind(*[new.get(name, value) for name, value in zip(_known[kind][0], it)])


class absent:  # noqa: N801
    """A game that this bundle does not have: known by name, and by what settings say of it."""

    def __init__(self, slug: str, colourways: Any, layers: Any, strings: Any) -> None:
        self.game = self
        self.slug, self.colourways, self.layers, self.strings = slug, colourways, layers, strings

    def __getattr__(self, name: str) -> Any:
        raise ImportError(self.slug + " is not in this bundle")


# --- containers


def fromkeys(names: Iterable[Any], value: Any = None) -> OrderedDict[Any, Any]:
    return OrderedDict([(name, value) for name in names])


def sorted(
    items: Iterable[Any], key: Callable[[Any], Any] = lambda it: it, reverse: bool = False
) -> list[Any]:
    """What is equal stays in its order."""
    rows = list(items)
    sign = -1 if reverse else 1
    places = [(key(row), sign * n) for n, row in enumerate(rows)]
    places.sort(reverse=reverse)
    return [rows[sign * n] for _, n in places]


def sort(rows: list[Any], **how: Any) -> None:
    rows[:] = sorted(rows, **how)


# --- texts and numbers


class Str(str):
    """For classes derived from str: added to a text they give a text."""

    def __add__(self, other: Any) -> str:
        return str(self) + str(other)

    def __radd__(self, other: Any) -> str:
        return str(other) + str(self)


def join(joint: str, items: Iterable[Any]) -> str:
    """Joins texts, and such as are of a class derived from str."""
    parts = list(items)
    try:
        return joint.join(parts)
    except TypeError:
        return joint.join([str(part) for part in parts])


def isascii(text: str) -> bool:
    return len(text) == len(text.encode())


def _is_plain(text: str) -> bool:
    """Whether a text is ASCII, without the characters that only Python takes for spaces."""
    return isascii(text) and not any([it in text for it in "\x1c\x1d\x1e\x1f"])


def _method(name: str) -> Callable[[str], Any]:
    """A method of str: MicroPython's own for plain texts, JavaScript's for others."""
    natively, elsewhere = getattr(str, name), getattr(host, name)

    def method(text: str) -> Any:
        text = str(text)
        return natively(text) if _is_plain(text) else elsewhere(text)

    return method


lower, upper, strip = _method("lower"), _method("upper"), _method("strip")
isdigit, islower, isprintable = _method("isdigit"), _method("islower"), host.isprintable


def split(text: str) -> list[str]:
    return text.split() if _is_plain(text) else [it for it in host.words(text).split("\n") if it]


def capitalize(text: str) -> str:
    return str(upper(text[:1]) + lower(text[1:]))


def removeprefix(text: str, prefix: str) -> str:
    return text[len(prefix) :] if text.startswith(prefix) else text


def bit_count(n: int) -> int:
    return bin(n).count("1")


def bit_length(n: int) -> int:
    return len(bin(abs(n))) - 2 if n else 0


def two_decimals(x: float) -> str:
    """MicroPython rounds halves up, Python to even: 0.125 and 0.625."""
    if abs(x) * 8 % 4 == 1:
        x = x - 0.001 if x > 0 else x + 0.001
    return f"{x:.2f}"
