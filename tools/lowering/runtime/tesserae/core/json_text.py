"""core/json_text.py for MicroPython: JavaScript finds the parts, and there are no hooks."""

import json
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

import host

DEEPEST = 50


def compact(value: Any, ascii_only: bool = True) -> Any:
    return host.written(json.dumps(value, separators=(",", ":")), ascii_only)


def load_object(text: str, longest: int) -> Any:
    """The object that a JSON text holds; ValueError for anything else."""
    parts = iter(host.parts(text).split("\0") if len(text) <= longest else [""])
    if next(parts) != "{":
        raise ValueError("too long, or not an object")
    return _value("{", parts, 0)


def _value(part: str, rest: Iterator[str], depth: int) -> Any:
    """The value that begins with a part, and takes what belongs to it from the rest."""
    if part[0] == '"':
        return host.unescaped(part) if "\\" in part else part[1:-1]
    if part not in ("[", "{"):
        value, digits = json.loads(part), part.lstrip("-")
        if (len(digits) > 4300 and digits.isdigit()) or abs(value or 0) == float("inf"):
            raise ValueError("more than Python reads")
        return value
    if depth == DEEPEST:
        raise ValueError("too deep")
    items = []
    for it in rest:
        if it in ("]", "}"):
            break
        items.append(_value(it, rest, depth + 1))
    if part == "[":
        return items
    fields: Any = OrderedDict(zip(items[::2], items[1::2]))
    if len(fields) * 2 < len(items):
        raise ValueError("a name twice")
    return fields
