"""What lowered modules call in place of syntax and methods that MicroPython lacks."""

from __future__ import annotations

from collections import OrderedDict, namedtuple
from collections.abc import Callable, Iterable
from typing import Any

import host

dict = OrderedDict


# --- named tuples

_fields: Any = {}
_defaults: Any = {}


def named_tuple(name: str, fields: tuple[str, ...], defaults: tuple[Any, ...]) -> Any:
    """A class of named tuples; the defaults are those of its last fields."""
    kind = namedtuple(name, fields)  # type: ignore[misc]
    _fields[kind], _defaults[kind] = fields, defaults
    return kind


def with_methods(kind: Any) -> Any:
    """A class that is derived from a named tuple has the same fields."""
    base = kind.__bases__[0]
    _fields[kind], _defaults[kind] = _fields[base], _defaults[base]
    return kind


def made(kind: Any, *args: Any, **named: Any) -> Any:
    """A named tuple, what is missing filled in; a call of anything else that has its name."""
    if kind not in _fields:
        return kind(*args, **named)
    names, defaults = _fields[kind], _defaults[kind]
    row = list(args)
    for n in range(len(args), len(names)):
        given = names[n] in named
        row.append(named[names[n]] if given else defaults[n - len(names)])
    return kind(*row)


def fields(it: Any) -> tuple[str, ...]:
    found: tuple[str, ...] = _fields[it if isinstance(it, type) else type(it)]
    return found


def asdict(it: Any) -> OrderedDict[str, Any]:
    return OrderedDict(zip(_fields[type(it)], it))


def has(it: Any, names: tuple[str, ...]) -> bool:
    """Whether it has all members of a protocol."""
    return all([hasattr(it, name) for name in names])


def replace(it: Any, **new: Any) -> Any:
    kind = type(it)
    names = _fields[kind]
    if not all([name in names for name in new]):
        raise ValueError(new)
    return kind(*[new.get(name, value) for name, value in zip(names, it)])


class absent:  # noqa: N801
    """A game that this bundle does not have: known by name, and by what settings say of it."""

    def __init__(self, slug: str, colourways: Any, layers: Any, strings: Any) -> None:
        self.game = self
        self.slug, self.colourways, self.layers, self.strings = slug, colourways, layers, strings

    def __getattr__(self, name: str) -> Any:
        raise ImportError(self.slug + " is not in this bundle")


# --- containers


def merged(*parts: Any) -> OrderedDict[Any, Any]:
    """One dict of several dicts and pairs."""
    whole: OrderedDict[Any, Any] = OrderedDict()
    for part in parts:
        whole.update(part)
    return whole


def unordered(*parts: Any) -> Any:
    """The same without an order, which is faster where there are hundreds."""
    whole: Any = {}
    for part in parts:
        whole.update(part)
    return whole


def fromkeys(names: Iterable[Any], value: Any = None) -> OrderedDict[Any, Any]:
    return OrderedDict([(name, value) for name in names])


def keys(it: Any) -> Any:
    return set(it.keys())


def chained(*parts: Iterable[Any]) -> list[Any]:
    """One list of several collections."""
    whole: list[Any] = []
    for part in parts:
        whole.extend(part)
    return whole


def stepped(it: Any, lower: int | None, upper: int | None, step: int) -> Any:
    """A slice with a step, which only lists have."""
    picked = list(it)[lower:upper:step]
    if isinstance(it, str):
        return "".join(picked)
    return tuple(picked) if isinstance(it, tuple) else picked


def sorted(items: Iterable[Any], key: Any = None, reverse: bool = False) -> list[Any]:
    rows = list(items)
    sort(rows, key, reverse)
    return rows


def sort(rows: list[Any], key: Any = None, reverse: bool = False) -> None:
    """What is equal stays in its order."""
    if key is None:
        rows.sort(reverse=reverse)
        return
    sign = -1 if reverse else 1
    places = [(key(row), sign * n) for n, row in enumerate(rows)]
    places.sort(reverse=reverse)
    rows[:] = [rows[sign * n] for _, n in places]


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


def _beyond_ascii(name: str) -> Callable[[str], Any]:
    """A method of str: MicroPython's own for plain texts, JavaScript's for others."""
    natively, elsewhere = getattr(str, name), getattr(host, name)

    def method(text: str) -> Any:
        text = str(text)
        return natively(text) if _is_plain(text) else elsewhere(text)

    return method


def _is_plain(text: str) -> bool:
    """Whether a text is ASCII, without the characters that only Python takes for spaces."""
    return isascii(text) and not any([it in text for it in "\x1c\x1d\x1e\x1f"])


def isascii(text: str) -> bool:
    return len(text) == len(text.encode())


lower, upper = _beyond_ascii("lower"), _beyond_ascii("upper")
strip, isdigit = _beyond_ascii("strip"), _beyond_ascii("isdigit")


def split(text: str) -> list[str]:
    return text.split() if _is_plain(text) else host.words(text).split("\n") if strip(text) else []


def islower(text: str) -> bool:
    return bool(lower(text) == text != upper(text))


def isprintable(text: str) -> bool:
    return bool(host.isprintable(text))


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
