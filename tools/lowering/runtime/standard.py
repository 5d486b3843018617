"""All of the standard library that lowered modules may import."""

from __future__ import annotations

from binascii import crc32 as crc32  # noqa: PLC0414
from collections.abc import Iterable, Iterator
from functools import partial as partial  # noqa: PLC0414
from html import escape as escape  # noqa: PLC0414
from math import cos as cos  # noqa: PLC0414
from math import exp as exp  # noqa: PLC0414
from math import pi as pi  # noqa: PLC0414
from math import sin as sin  # noqa: PLC0414
from math import sqrt
from typing import Any

import host
from lowered import re as re  # noqa: PLC0414

_NOTHING: Any = object()


class sys:  # noqa: N801
    maxsize = 2**63 - 1


class time:  # noqa: N801
    """Nothing thinks, so no clock is asked."""

    perf_counter = None


class random:  # noqa: N801
    """The app is given its seed."""


class json:  # noqa: N801
    """Writing alone; json_text.py reads."""

    @staticmethod
    def dumps(
        value: Any, separators: tuple[str, str] = (", ", ": "), ensure_ascii: bool = True
    ) -> str:
        comma, colon = separators

        def dump(it: Any) -> str:
            if isinstance(it, str):
                quoted: str = host.quoted(str(it), ensure_ascii)
                return quoted
            if it is None or isinstance(it, bool):
                return "null" if it is None else "true" if it else "false"
            if isinstance(it, (list, tuple)):
                return "[" + comma.join([dump(part) for part in it]) + "]"
            if isinstance(it, dict):
                pairs = [dump(str(name)) + colon + dump(part) for name, part in it.items()]
                return "{" + comma.join(pairs) + "}"
            if not isinstance(it, int):
                raise TypeError(it)  # the app writes no fractions
            return str(it)

        return dump(value)


def lru_cache(maxsize: Any = 128, typed: bool = False) -> Any:
    """Keeps up to `maxsize` results, then forgets them all at once."""
    if callable(maxsize):
        return _cached(maxsize, 128, False)
    return lambda answer: _cached(answer, maxsize, typed)


def cache(answer: Any) -> Any:
    return _cached(answer, 1 << 30, False)


def _cached(answer: Any, most: int, typed: bool) -> Any:
    kept: Any = {}

    def cached(*args: Any) -> Any:
        key = (args, tuple([type(it) for it in args])) if typed else args
        found = kept.get(key, _NOTHING)
        if found is _NOTHING:
            found = answer(*args)
            if len(kept) >= most:
                kept.clear()
            kept[key] = found
        return found

    return cached


def groupby(items: Iterable[Any], key: Any = None) -> Iterator[tuple[Any, list[Any]]]:
    group: list[Any] = []
    last = None
    for item in items:
        here = item if key is None else key(item)
        if group and here != last:
            yield last, group
            group = []
        group.append(item)
        last = here
    if group:
        yield last, group


def combinations(items: Iterable[Any], size: int) -> Iterator[tuple[Any, ...]]:
    every = tuple(items)
    if size == 0:
        yield ()
        return
    for n in range(len(every) - size + 1):
        for rest in combinations(every[n + 1 :], size - 1):
            yield (every[n],) + rest


def accumulate(items: Iterable[Any], step: Any, initial: Any) -> Iterator[Any]:
    yield initial
    for item in items:
        initial = step(initial, item)
        yield initial


def islice(items: Iterable[Any], start: int, stop: int | None) -> Iterator[Any]:
    for n, item in enumerate(items):
        if stop is not None and n >= stop:
            return
        if n >= start:
            yield item


def count(n: int = 0) -> Iterator[int]:
    while True:
        yield n
        n += 1


def zip_longest(*lists: Any, fillvalue: Any = None) -> Iterator[tuple[Any, ...]]:
    rows = [list(it) for it in lists]
    for n in range(max([len(it) for it in rows])):
        yield tuple([it[n] if n < len(it) else fillvalue for it in rows])


def bisect(items: Any, item: Any) -> int:
    return sum([not item < it for it in items])


def insort(items: Any, item: Any) -> None:
    items.insert(bisect(items, item), item)


def Counter(items: Iterable[Any]) -> Any:  # noqa: N802
    found: Any = {}
    for item in items:
        found[item] = found.get(item, 0) + 1
    return found


def MappingProxyType(it: Any) -> Any:  # noqa: N802
    return it


def mul(a: Any, b: Any) -> Any:
    return a * b


def hypot(a: float, b: float) -> float:
    return sqrt(a * a + b * b)


def parse_qsl(
    query: str, keep_blank_values: bool = False, strict_parsing: bool = False
) -> list[tuple[str, str]]:
    pairs = []
    for part in query.split("&") if query or strict_parsing else ():
        name, equals, value = part.partition("=")
        if not equals:
            raise ValueError(part)
        pairs.append((host.unquoted(name), host.unquoted(value)))
    return pairs


def quote(text: str) -> str:
    quoted: str = host.quote(text)
    return quoted


class files:  # noqa: N801
    """What lies in a package of the bundle."""

    def __init__(self, package: str) -> None:
        self.path = "/" + package.replace(".", "/")

    def __truediv__(self, name: str) -> files:
        self.path += "/" + name
        return self

    def read_text(self, _: str) -> str:
        with open(self.path) as file:
            return file.read()
