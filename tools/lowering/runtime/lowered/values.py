"""The functions that lowered modules call in place of syntax and methods MicroPython lacks."""

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
    """Gives a class derived from a named tuple the same fields."""
    _known[kind] = _known[kind.__bases__[0]]
    return kind


def make_tuple(kind: Any, *args: Any, **named: Any) -> Any:
    """A named tuple with defaults filled in; or a call of anything else of that name."""
    if kind not in _known:
        return kind(*args, **named)
    fields, defaults = _known[kind]
    rest = fields[len(args) :]
    if not named:
        return kind(*args, *[defaults[it] for it in rest])
    return kind(*args, *[named[it] if it in named else defaults[it] for it in rest])


def asdict(it: Any) -> OrderedDict[str, Any]:
    return OrderedDict(zip(_known[type(it)][0], it))


def replace(it: Any, **new: Any) -> Any:
    kind, values = type(it), list(it)
    fields = _known[kind][0]
    for name, value in new.items():
        values[fields.index(name)] = value
    return kind(*values)


class absent:  # noqa: N801
    """A game that this bundle lacks: known by name, and by its settings."""

    story = None  # the words of all stories are loaded together: those that are there

    def __init__(self, slug: str, colourways: Any, layers: Any, strings: Any) -> None:
        self.game = self
        self.slug, self.colourways, self.layers, self.strings = slug, colourways, layers, strings

    def __getattr__(self, name: str) -> Any:
        raise ImportError(self.slug + " is not in this bundle")


class by_language:  # noqa: N801
    """The sentences of each language, imported when they are first asked for."""

    def __init__(self, homes: dict[str, str]) -> None:
        self._homes = homes

    def __contains__(self, language: str) -> bool:
        return language in self._homes

    def __getitem__(self, language: str) -> Any:
        return __import__(self._homes[language], None, None, ("TEXT",)).TEXT


def fromkeys(names: Iterable[Any], value: Any = None) -> OrderedDict[Any, Any]:
    return OrderedDict([(name, value) for name in names])


def sorted(items: Any, key: Any = lambda it: it, reverse: bool = False) -> list[Any]:
    """A stable sort. Keys are hashable.

    Sorts only distinct keys: most moves share one, and MicroPython's sort takes quadratic time if
    most keys are equal or in order.
    """
    rows: Any = {}
    for item in items:
        found = key(item)
        equal = rows.get(found)
        if equal is None:
            rows[found] = [item]
        else:
            equal.append(item)
    keys = list(rows)
    keys.sort(reverse=reverse)
    return [item for found in keys for item in rows[found]]


class Str(str):
    """The base of classes derived from str: adding one to a str gives a str."""

    def __radd__(self, other: Any) -> str:
        return str(other) + (self + "")


def join(joint: str, items: Iterable[Any]) -> str:
    """Joins texts, including those of a class derived from str.

    Adding nothing gives the text itself; str() would copy it, which is slower than joining.
    """
    return joint.join([it + "" for it in items])


def fstring(*parts: Any) -> str:
    """An f-string without formats. Does not copy parts that are texts."""
    return "".join([it if type(it) is str else str(it) for it in parts])


def split(text: str) -> Any:
    return host.words(text).split()


def findall(pattern: Any, text: str) -> list[Any]:
    """JavaScript's array is true when it is empty, and has no last item."""
    return list(pattern.findall(text))


def removeprefix(text: str, prefix: str) -> str:
    return text[len(prefix) :] if text.startswith(prefix) else text


_SMALL = 1 << 29
_SPARSE = 1 << 112
_WIDEST = 64
"""Ints from _SPARSE on are masks of Tetrad's cells, of which few are set; bytes that hold any."""

_COUNTS = bytes([bin(n).count("1") for n in range(256)])
_LENGTHS = bytes([len(bin(n)) - 2 for n in range(256)])


def bit_count(n: int) -> int:
    """The digits of a long int take the longest: of a sparse one, its bytes are looked at."""
    if n < _SPARSE:
        return bin(n).count("1")
    count = 0
    for byte in n.to_bytes(_WIDEST, "little").replace(b"\0", b""):
        count += _COUNTS[byte]
    return count


def bit_length(n: int) -> int:
    if n < _SMALL:
        return len(bin(n).lstrip("-0b"))
    written = n.to_bytes(_WIDEST, "big").lstrip(b"\0")
    return 8 * len(written) - 8 + _LENGTHS[written[0]]


_SIZE = 40
_BYTES = [bytes([n]) for n in range(256)]


def pack(key: Any) -> Any:
    """A replacement for a key: MicroPython's hashes of long ints and of tuples hardly differ.

    Of an int, or a tuple of ints and such tuples, in bytes; anything else is its own key.
    """
    if isinstance(key, int):
        return key if -_SMALL < key < _SMALL else key.to_bytes(_SIZE, "little", signed=True)
    if not isinstance(key, tuple):
        return key
    parts: list[bytes] = []
    _pack(key, parts)
    return b"".join(parts)


def _pack(key: Any, parts: list[bytes]) -> None:
    parts.append(_BYTES[len(key)])
    for part in key:
        if isinstance(part, tuple):
            _pack(part, parts)
        else:
            parts.append(part.to_bytes(_SIZE, "little", signed=True))


class table:  # noqa: N801
    """A dict for lookups."""

    def __init__(self) -> None:
        self._items: Any = {}

    def get(self, key: Any, default: Any = None) -> Any:
        return self._items.get(pack(key), default)

    def pop(self, key: Any, default: Any) -> Any:
        return self._items.pop(pack(key), default)

    def popitem(self) -> Any:
        return self._items.popitem()

    def clear(self) -> None:
        self._items.clear()

    def __getitem__(self, key: Any) -> Any:
        return self._items[pack(key)]

    def __setitem__(self, key: Any, value: Any) -> None:
        self._items[pack(key)] = value

    def __contains__(self, key: Any) -> bool:
        return pack(key) in self._items

    def __len__(self) -> int:
        return len(self._items)


class met:  # noqa: N801
    """A set for lookups."""

    def __init__(self, items: Iterable[Any] = ()) -> None:
        self._items: Any = {}
        for item in items:
            self.add(item)

    def add(self, item: Any) -> None:
        self._items[pack(item)] = True

    def __contains__(self, item: Any) -> bool:
        return pack(item) in self._items

    def __len__(self) -> int:
        return len(self._items)


MOST = 2_000
"""Maximum number of cached results of a function: garbage collection scans all of them."""

_JUST_GROWN = (74, 98, 128, 168, 224, 294, 390, 522, 692, 920)
"""Numbers of entries at which a dict has just grown. It does so when it is quite full: with one
entry less, to find that a key is missing takes a look at each of them."""

_MISSING: Any = object()


def caching(maxsize: int, key_of: Any) -> Any:
    """A decorator that keeps up to `maxsize` results, and no more than MOST.

    There are two generations: when the younger is full, the older is dropped.
    """
    half = (min(maxsize, MOST) + 1) // 2
    generation = max([n for n in _JUST_GROWN if n <= half] or [half])

    def decorate(answer: Any) -> Any:
        young: Any = {}
        old: Any = {}

        def cached(*args: Any) -> Any:
            nonlocal young, old
            key = args if key_of is None else key_of(args)
            found = young.get(key, _MISSING)
            if found is _MISSING:
                found = old.get(key, _MISSING)
                if found is _MISSING:
                    found = answer(*args)
                if len(young) >= generation:
                    old, young = young, {}
                young[key] = found
            return found

        return cached

    return decorate


def lru_cache(maxsize: Any) -> Any:
    """Like functools.lru_cache, for arguments that are ints, and tuples of ints."""
    return lru_cache(128)(maxsize) if callable(maxsize) else caching(maxsize, pack)


cache = lru_cache(1 << 30)
