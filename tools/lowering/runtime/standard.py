"""All of the standard library that lowered modules may import."""

import json as written
import random
import sys
from binascii import crc32
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from html import escape
from itertools import count
from math import cos, exp, pi, sin, sqrt
from pathlib import Path
from typing import Any

import host
from lowered import re

quote = host.quote
perf_counter = None  # nothing thinks, so no clock is asked


class json:  # noqa: N801
    """Writing alone; json_text.py reads."""

    @staticmethod
    def dumps(value: Any, ensure_ascii: bool = True, **how: Any) -> Any:
        return host.written(written.dumps(value, **how), ensure_ascii)


def lru_cache(maxsize: Any, typed: bool = False) -> Any:
    """Keeps up to `maxsize` results, then forgets them all at once."""
    if callable(maxsize):
        return lru_cache(128)(maxsize)

    def caching(answer: Any) -> Any:
        kept: Any = {}

        def cached(*args: Any) -> Any:
            key = (args, tuple([type(it) for it in args])) if typed else args
            found = kept.get(key, kept)
            if found is kept:
                found = answer(*args)
                if len(kept) >= maxsize:
                    kept.clear()
                kept[key] = found
            return found

        return cached

    return caching


cache = lru_cache(1 << 30)


def groupby(
    items: Iterable[Any], key: Callable[[Any], Any] = lambda it: it
) -> Iterator[tuple[Any, list[Any]]]:
    group: list[Any] = []
    last = None
    for item in items:
        here = key(item)
        if group and here != last:
            yield last, group
            group = []
        group.append(item)
        last = here
    if group:
        yield last, group


def combinations(items: Any, size: int) -> Iterator[tuple[Any, ...]]:
    if size == 0:
        yield ()
    for n in range(len(items) if size else 0):
        for rest in combinations(items[n + 1 :], size - 1):
            yield (items[n],) + rest


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


def parse_qsl(query: str, keep_blank_values: bool, strict_parsing: bool) -> list[tuple[str, str]]:
    parts = [part.partition("=") for part in query.split("&") if query or strict_parsing]
    if not all([equals for _, equals, _ in parts]):
        raise ValueError(query)
    return [(host.unquoted(name), host.unquoted(value)) for name, _, value in parts]


def files(package: str) -> Path:
    """Where the styles of a package of the bundle lie."""
    return Path("/" + package.replace(".", "/"))
