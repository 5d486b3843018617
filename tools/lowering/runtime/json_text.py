"""core/json_text.py in other words: JavaScript finds the tokens, and there are no hooks."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import host

DEEPEST = 50


def load_object(text: str, longest: int) -> Any:
    """The object that a JSON text holds; ValueError for anything else."""
    tokens = host.tokens(text).split("\0") if len(text) <= longest else []
    if tokens[:1] != ["{"] or tokens.pop():
        raise ValueError("too long, or not an object")
    tokens.reverse()
    loaded = _value(tokens, 1)
    if tokens:
        raise ValueError("more than an object")
    return loaded


def _value(tokens: list[str], depth: int) -> Any:
    """The value that begins with the last token, which is taken away with its others."""
    token = _next(tokens)
    if depth > DEEPEST and token in "{[":
        raise ValueError("too deep")
    if token == "[":
        return [] if _ends(tokens, "]") else _items(tokens, depth)
    if token == "{":
        return OrderedDict() if _ends(tokens, "}") else _fields(tokens, depth)
    if token[0] == '"':
        return _text(token)
    if token in ("true", "false", "null"):
        return None if token == "null" else token == "true"
    return _number(token)


def _text(token: str) -> Any:
    return token[1:-1] if "\\" not in token else host.unescaped(token)


def _next(tokens: list[str]) -> str:
    if not tokens:
        raise ValueError("ends too early")
    return tokens.pop()


def _ends(tokens: list[str], end: str) -> bool:
    found = tokens[-1:] == [end]
    if found:
        tokens.pop()
    return found


def _goes_on(tokens: list[str], end: str) -> bool:
    token = _next(tokens)
    if token not in (",", end):
        raise ValueError(token)
    return token == ","


def _items(tokens: list[str], depth: int) -> Any:
    found = [_value(tokens, depth + 1)]
    while _goes_on(tokens, "]"):
        found.append(_value(tokens, depth + 1))
    return found


def _fields(tokens: list[str], depth: int) -> Any:
    found: Any = OrderedDict()
    more = True
    while more:
        name = _next(tokens)
        if name[0] != '"' or _next(tokens) != ":":
            raise ValueError("no name")
        name = _text(name)
        if name in found:
            raise ValueError("a name twice")
        found[name] = _value(tokens, depth + 1)
        more = _goes_on(tokens, "}")
    return found


def _number(token: str) -> int | float:
    digits = token[1:] if token[0] == "-" else token
    if not digits[:1].isdigit() or (digits.isdigit() and len(digits) > 4300):
        raise ValueError(token)
    if digits.isdigit():
        return int(token)
    number = float(token)
    if abs(number) == float("inf"):
        raise ValueError("not finite")
    return number
