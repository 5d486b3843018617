"""The part of the standard library that lowered modules may import."""

import sys
from binascii import crc32
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from math import ceil, cos, exp, pi, sin, sqrt
from typing import Any

import host
from lowered.values import caching, sorted

re, quote = host.re, host.quote
MappingProxyType = OrderedDict  # its calls are dropped
perf_counter = host.now


class random:  # noqa: N801
    """The random numbers of levels: it comes with them."""

    @staticmethod
    def Random(seed: int) -> Any:  # noqa: N802
        from lowered.generators import Random

        return Random(seed)


def escape(text: str, quote: bool = True) -> str:
    """Like html.escape; MicroPython's takes twenty times as long if there is nothing to escape."""
    if "&" in text:
        text = text.replace("&", "&amp;")
    if "<" in text:
        text = text.replace("<", "&lt;")
    if ">" in text:
        text = text.replace(">", "&gt;")
    if quote and '"' in text:
        text = text.replace('"', "&quot;")
    if quote and "'" in text:
        text = text.replace("'", "&#x27;")
    return text


def partial(call: Callable[..., Any], *args: Any, **named: Any) -> Callable[..., Any]:
    return lambda *more: call(*(args + more), **named)


def count(number: int = 0) -> Iterator[int]:
    while True:
        yield number
        number += 1


def lru_cache(maxsize: Any, typed: bool = False) -> Any:
    """Keeps up to `maxsize` results."""
    if callable(maxsize):
        return lru_cache(128)(maxsize)
    return caching(maxsize, with_types if typed else None)


def with_types(args: Any) -> Any:
    return args, tuple(map(type, args))


cache = lru_cache(1 << 30)


def groupby(items: Iterable[Any], key: Callable[[Any], Any] = lambda it: it) -> list[Any]:
    groups: list[Any] = []
    for item in items:
        here = key(item)
        if not groups or here != groups[-1][0]:
            groups.append((here, []))
        groups[-1][1].append(item)
    return groups


def combinations(items: Any, size: int) -> list[tuple[Any, ...]]:
    if size == 0:
        return [()]
    rests = [(n, combinations(items[n + 1 :], size - 1)) for n in range(len(items))]
    return [(items[n],) + rest for n, some in rests for rest in some]


def zip_longest(*lists: Any, fillvalue: Any = None) -> Any:
    longest = max(map(len, lists))
    return zip(*[list(it) + [fillvalue] * (longest - len(it)) for it in lists])


def bisect(items: Any, item: Any) -> int:
    return sum([not item < it for it in items])


def insort(items: Any, item: Any) -> None:
    items.insert(bisect(items, item), item)


def nlargest(n: int, items: Iterable[Any], key: Callable[[Any], Any]) -> list[Any]:
    largest: list[Any] = sorted(items, key, True)[:n]
    return largest


class defaultdict:  # noqa: N801
    """A defaultdict for lookups."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self._make, self._items = make, {}  # type: ignore[var-annotated]

    def __getitem__(self, key: Any) -> Any:
        items = self._items
        if key not in items:
            items[key] = self._make()
        return items[key]

    def __setitem__(self, key: Any, value: Any) -> None:
        self._items[key] = value


def mul(a: Any, b: Any) -> Any:
    return a * b


def parse_qsl(query: str, keep_blank_values: bool, strict_parsing: bool) -> list[tuple[str, str]]:
    if strict_parsing and not all(["=" in part for part in query.split("&")]):
        raise ValueError(query)
    return [(name, value) for name, value in host.pairs(query)]


class Path:
    """A file of the bundle, which is read as text."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __truediv__(self, name: str) -> Any:
        return Path(f"{self._path}/{name}")

    def read_text(self, encoding: str) -> str:
        with open(self._path, encoding=encoding) as file:
            return file.read()


def files(package: str) -> Path:
    """The folder of the styles of a package of the bundle."""
    return Path("/" + package.replace(".", "/"))
