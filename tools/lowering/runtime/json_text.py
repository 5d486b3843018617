"""core/json_text.py in other words: JavaScript finds the parts, and there are no hooks."""

from __future__ import annotations

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
    if depth == DEEPEST and part in "[{":
        raise ValueError("too deep")
    if part == "[":
        items = []
        while parts[-1] != "]":
            items.append(_value(parts, depth + 1))
        parts.pop()
        return items
    if part == "{":
        fields: Any = OrderedDict()
        while parts[-1] != "}":
            name = _value(parts, depth + 1)
            if name in fields:
                raise ValueError("a name twice")
            fields[name] = _value(parts, depth + 1)
        parts.pop()
        return fields
    if part in ("true", "false", "null"):
        return None if part == "null" else part == "true"
    if part[0] == '"':
        return part[1:-1] if "\\" not in part else host.unescaped(part)
    return _number(part)


def _number(digits: str) -> int | float:
    if not any([sign in digits for sign in ".eE"]):
        if len(digits.lstrip("-")) > 4300:
            raise ValueError("more digits than Python reads")
        return int(digits)
    number = float(digits)
    if abs(number) == float("inf"):
        raise ValueError("not finite")
    return number
