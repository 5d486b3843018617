"""JSON as the app writes it; from outside, its length and depth are limited before it is parsed.

Pyodide's stack is small, and a parser that runs out of it ends the whole interpreter: no
exception can be caught. So depth is measured first, without recursion, in time that grows
with the length of the text alone.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from itertools import accumulate
from typing import Any, Final, NoReturn

DEEPEST: Final = 50
"""Maximum depth of nested brackets outside of strings. The app itself writes at most five."""

_STEPS: Final = bytes.maketrans(b"[{]}", b"\x01\x01\xff\xff")
"""The step in depth that a bracket makes: one deeper, or (as a signed byte) one up."""

_OTHERS: Final = bytes(code for code in range(128) if chr(code) not in "[]{}")

_HALF: Final = re.compile(r"[\ud800-\udfff]")
"""A lone half of a surrogate pair."""

_HIGH: Final = r"\\u[dD][89abAB][0-9a-fA-F]{2}"

_LOW: Final = r"\\u[dD][c-fC-F][0-9a-fA-F]{2}"

_ESCAPE: Final = re.compile(f"{_HIGH}{_LOW}|({_HIGH}|{_LOW})|" + r"\\.")
"""An escape in a string, or the two of a surrogate pair; the group is a lone half."""


def compact(value: object, *, ascii_only: bool = True) -> str:
    """A value as JSON without spaces."""
    return json.dumps(value, ensure_ascii=ascii_only, separators=(",", ":"))


def load_object(text: str, longest: int) -> Mapping[str, Any]:
    """The object that a JSON text holds.

    Stricter than `json.loads`: no NaN, no number beyond a float's range, no name twice in an
    object. ValueError for anything else, and for a text that is longer than `longest`
    characters or nested deeper than DEEPEST. Half a surrogate pair, which no file or link can
    hold, becomes U+FFFD.
    """
    if len(text) > longest or depth(text) > DEEPEST:
        raise ValueError("too long or too deep")
    loaded = json.loads(
        _well_formed(text), object_pairs_hook=_unique, parse_constant=_refuse, parse_float=_finite
    )
    if not isinstance(loaded, dict):
        raise ValueError("not an object")
    return loaded


def depth(text: str) -> int:
    """How deep brackets are nested, ignoring those in string literals."""
    plain = text.replace("\\\\", "").replace('\\"', "")
    outside = "".join(plain.split('"')[::2])
    steps = outside.encode("ascii", "ignore").translate(_STEPS, _OTHERS)
    return max(accumulate(memoryview(steps).cast("b"), initial=0))


def _well_formed(text: str) -> str:
    text = _HALF.sub("\ufffd", text)
    if "\\ud" in text or "\\uD" in text:
        text = _ESCAPE.sub(lambda found: "\\ufffd" if found[1] else found[0], text)
    return text


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a name twice")
    return fields


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError("not finite")
    return number
