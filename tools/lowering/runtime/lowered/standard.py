"""All of the standard library that lowered modules may import."""

import random
import sys
from binascii import crc32
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from html import escape
from itertools import count
from math import cos, exp, pi, sin, sqrt
from pathlib import Path
from typing import Any

import host

re, quote = host.re, host.quote
MappingProxyType = OrderedDict  # its calls fall away
perf_counter = None  # nothing thinks, so no clock is asked


def lru_cache(maxsize: Any, typed: bool = False) -> Any:
    """Keeps up to `maxsize` results, then forgets them all at once."""
    if callable(maxsize):
        return lru_cache(128)(maxsize)

    def caching(answer: Any) -> Any:
        kept: Any = {}

        def cached(*args: Any) -> Any:
            key = (args, tuple(map(type, args))) if typed else args
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


def mul(a: Any, b: Any) -> Any:
    return a * b


def parse_qsl(query: str, keep_blank_values: bool, strict_parsing: bool) -> list[tuple[str, str]]:
    if strict_parsing and not all(["=" in part for part in query.split("&")]):
        raise ValueError(query)
    return [(name, value) for name, value in host.pairs(query)]


def files(package: str) -> Path:
    """Where the styles of a package of the bundle lie."""
    return Path("/" + package.replace(".", "/"))
