"""Stored JSON, read strictly."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from tesserae.core import json_text
from tesserae.core.errors import BadInput
from tesserae.core.text import text as words

LONGEST: Final = 1_000_000

LONGEST_ID: Final = 64
_ID: Final = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST_ID}}}")


def read_object(text: str) -> Mapping[str, Any]:
    """The object in a JSON text. BadInput if it is malformed, too long or nested too deep."""
    try:
        return json_text.load_object(text, LONGEST)
    except ValueError:
        raise unreadable() from None


def object_or_empty(text: str) -> Mapping[str, Any]:
    """The object in a JSON text; {} if `read_object` raises BadInput."""
    try:
        return read_object(text)
    except BadInput:
        return {}


def field(stored: Mapping[str, Any], name: str, kind: type) -> Any:
    """The value of a field. BadInput unless its type is exactly `kind`."""
    value = stored.get(name)
    if type(value) is not kind:
        raise unreadable()
    return value


def count(stored: Mapping[str, Any], name: str, most: int = 2**40) -> int:
    """The value of a field that is a count: 0 <= value < most. BadInput for anything else."""
    value: int = field(stored, name, int)
    if not 0 <= value < most:
        raise unreadable()
    return value


def read_id(stored: Mapping[str, Any]) -> str:
    """The id of a stored game. BadInput if it is malformed."""
    name: str = field(stored, "id", str)
    if not _ID.fullmatch(name):
        raise unreadable()
    return name


def id_or_empty(stored: object) -> str:
    """The id of what may be a stored game; "" if it has none."""
    try:
        return read_id(stored) if isinstance(stored, dict) else ""
    except BadInput:
        return ""


def unreadable() -> BadInput:
    """The error for unreadable data."""
    return BadInput(words("error.unreadable"))
