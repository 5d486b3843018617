"""All of the standard library that lowered modules may import."""

from __future__ import annotations

import json as written
import random
import sys
from binascii import crc32
from collections.abc import Iterable, Iterator
from functools import partial
from html import escape
from math import cos, exp, pi, sin, sqrt
from typing import Any

import host
from lowered import re

_NOTHING: Any = object()


class time:  # noqa: N801
    """Nothing thinks, so no clock is asked."""

    perf_counter = None


class json:  # noqa: N801
    """Writing alone; json_text.py reads."""

    @staticmethod
    def dumps(
        value: Any, separators: tuple[str, str] = (", ", ": "), ensure_ascii: bool = True
    ) -> Any:
        return host.written(written.dumps(value, separators=separators), ensure_ascii)


def lru_cache(maxsize: Any, typed: bool = False) -> Any:
    """Keeps up to `maxsize` results, then forgets them all at once."""
    if callable(maxsize):
        return lru_cache(128)(maxsize)

    def caching(answer: Any) -> Any:
        kept: Any = {}

        def cached(*args: Any) -> Any:
            key = (args, tuple([type(it) for it in args])) if typed else args
            found = kept.get(key, _NOTHING)
            if found is _NOTHING:
                found = answer(*args)
                if len(kept) >= maxsize:
                    kept.clear()
                kept[key] = found
            return found

        return cached

    return caching


cache = lru_cache(1 << 30)


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
    for n in range(len(every) - size + 1 if size else 0):
        for rest in combinations(every[n + 1 :], size - 1):
            yield (every[n],) + rest


def count(n: int) -> Iterator[int]:
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


def MappingProxyType(it: Any) -> Any:  # noqa: N802
    return it


def mul(a: Any, b: Any) -> Any:
    return a * b


def hypot(a: float, b: float) -> float:
    return sqrt(a * a + b * b)


def parse_qsl(query: str, keep_blank_values: bool, strict_parsing: bool) -> list[tuple[str, str]]:
    parts = [part.partition("=") for part in query.split("&") if query or strict_parsing]
    if not all([equals for _, equals, _ in parts]):
        raise ValueError(query)
    return [(host.unquoted(name), host.unquoted(value)) for name, _, value in parts]


def quote(text: str) -> Any:
    return host.quote(text)


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
