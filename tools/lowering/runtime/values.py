"""What lowered modules call in place of syntax and methods that MicroPython lacks."""

from __future__ import annotations

from collections import OrderedDict, namedtuple
from collections.abc import Callable, Iterable
from typing import Any

import host

dict = OrderedDict
_fields: Any = {}
_defaults: Any = {}


# --- named tuples


def named_tuple(name: str, fields: tuple[str, ...], given: tuple[Any, ...]) -> Any:
    """A class of named tuples; `given` are the defaults of its last fields."""
    made = namedtuple(name, fields)  # type: ignore[misc]
    _fields[made], _defaults[made] = fields, (None,) * (len(fields) - len(given)) + given
    return made


def with_methods(made: Any) -> Any:
    """A class that is derived from a named tuple has the same fields."""
    base = made.__bases__[0]
    _fields[made], _defaults[made] = _fields[base], _defaults[base]
    return made


def made(kind: Any, *args: Any, **named: Any) -> Any:
    """A named tuple of arguments that were unpacked."""
    row = list(args)
    for name, default in list(zip(_fields[kind], _defaults[kind]))[len(row) :]:
        row.append(named.get(name, default))
    return kind(*row)


def default_of(kind: Any, n: int) -> Any:
    """The default of the n-th field."""
    return _defaults[kind][n]


def fields(it: Any) -> tuple[str, ...]:
    """The names of the fields of a named tuple, or of its class."""
    found: tuple[str, ...] = _fields[it if isinstance(it, type) else type(it)]
    return found


def asdict(it: Any) -> OrderedDict[str, Any]:
    """The fields by name."""
    return OrderedDict(zip(_fields[type(it)], it))


def replace(it: Any, **new: Any) -> Any:
    """A copy with other values for some fields."""
    kind = type(it)
    names = _fields[kind]
    if not all([name in names for name in new]):
        raise ValueError(new)
    return kind(*[new.get(name, value) for name, value in zip(names, it)])


def has(it: Any, names: tuple[str, ...]) -> bool:
    """Whether an object has all members of a protocol."""
    return all([hasattr(it, name) for name in names])


class absent:  # noqa: N801
    """A game that this bundle does not have: known by name, and by what settings say of it."""

    def __init__(self, slug: str) -> None:
        from lowered.absent import ABSENT

        self.game = self.LISTING = self
        self.slug = slug
        self.colourways, self.layers, self.strings = ABSENT[slug]

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
    """A dict of the same value for all names."""
    return OrderedDict([(name, value) for name in names])


def keys(it: Any) -> Any:
    """Names of a dict, as a set."""
    return set(it.keys())


def chained(*parts: Iterable[Any]) -> list[Any]:
    """One list of several collections."""
    whole: list[Any] = []
    for part in parts:
        whole.extend(part)
    return whole


def stepped(it: Any, lower: int | None, upper: int | None, step: int) -> Any:
    """A slice with a step: from either end, all or from a positive place on."""
    if step < 0 and (lower, upper) != (None, None):
        raise ValueError("A slice with a negative step cannot have bounds here.")
    part = it[lower:upper]
    picked = [
        part[n] for n in (range(0, len(part), step) if step > 0 else range(len(part) - 1, -1, step))
    ]
    if isinstance(it, str):
        return "".join(picked)
    return tuple(picked) if isinstance(it, tuple) else picked


def sorted(items: Iterable[Any], key: Any = None, reverse: bool = False) -> list[Any]:
    """Sorted, and what is equal stays in its order."""
    rows = list(items)
    sort(rows, key, reverse)
    return rows


def sort(rows: list[Any], key: Any = None, reverse: bool = False) -> None:
    """Sorts in place, and what is equal stays in its order."""
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


def removeprefix(text: str, prefix: str) -> str:
    """Without a prefix."""
    return text[len(prefix) :] if text.startswith(prefix) else text


def isascii(text: str) -> bool:
    """Whether all letters are ASCII."""
    return len(text) == len(text.encode())


def _is_plain(text: str) -> bool:
    """Whether a text is ASCII, without the characters that only Python takes for spaces."""
    return len(text) == len(text.encode()) and not any([it in text for it in "\x1c\x1d\x1e\x1f"])


def _beyond_ascii(name: str) -> Callable[[str], Any]:
    """A method of str: MicroPython's own for plain texts, JavaScript's for others."""
    natively, elsewhere = getattr(str, name), getattr(host, name)

    def method(text: str) -> Any:
        text = str(text)
        return natively(text) if _is_plain(text) else elsewhere(text)

    return method


lower, upper = _beyond_ascii("lower"), _beyond_ascii("upper")
strip, isdigit = _beyond_ascii("strip"), _beyond_ascii("isdigit")


def split(text: str) -> list[str]:
    """The words of a text."""
    return text.split() if _is_plain(text) else host.words(text).split("\n") if strip(text) else []


def islower(text: str) -> bool:
    """Whether there are letters, all of them lower case."""
    return bool(lower(text) == text != upper(text))


def capitalize(text: str) -> str:
    """A capital, then lower case."""
    whole: str = upper(text[:1]) + lower(text[1:])
    return whole


def isprintable(text: str) -> bool:
    """Whether every character can be seen, or is a space."""
    found: bool = host.isprintable(text)
    return found


def bit_count(n: int) -> int:
    """The number of ones in a number."""
    return bin(n).count("1")


def bit_length(n: int) -> int:
    """The number of binary digits."""
    return len(bin(abs(n))) - 2 if n else 0


def two_decimals(x: float) -> str:
    """MicroPython rounds halves up, Python to even: 0.125 and 0.625."""
    if abs(x) * 8 % 4 == 1:
        x = x - 0.001 if x > 0 else x + 0.001
    return f"{x:.2f}"
