"""core/json_text.py in other words: JavaScript finds the parts, and there are no hooks."""

import json
from collections import OrderedDict
from typing import Any

import host

DEEPEST = 50


def load_object(text: str, longest: int) -> Any:
    """The object that a JSON text holds; ValueError for anything else."""
    parts = host.parts(text).split("\0") if len(text) <= longest else []
    if parts[:1] != ["{"]:
        raise ValueError("too long, or not an object")
    parts.reverse()
    return _value(parts, 0)


def _value(parts: list[str], depth: int) -> Any:
    """The value that begins with the last part; it is taken away with all that belongs to it."""
    part = parts.pop()
    if part not in ("[", "{"):
        return _plain(part)
    if depth == DEEPEST:
        raise ValueError("too deep")
    items = []
    while parts[-1] not in ("]", "}"):
        items.append(_value(parts, depth + 1))
    parts.pop()
    if part == "[":
        return items
    fields: Any = OrderedDict(zip(items[::2], items[1::2]))
    if len(fields) * 2 < len(items):
        raise ValueError("a name twice")
    return fields


def _plain(part: str) -> Any:
    if part[0] == '"':
        return host.unescaped(part) if "\\" in part else part[1:-1]
    digits = part.lstrip("-")
    value = json.loads(part)
    if (digits.isdigit() and len(digits) > 4300) or value in (float("inf"), -float("inf")):
        raise ValueError("more than Python reads")
    return value
