"""JSON from this device, read strictly."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from itertools import accumulate
from typing import Any, Final

from tesserae.core.errors import BadInput
from tesserae.core.text import text as words

LONGEST: Final = 1_000_000
DEEPEST: Final = 50
"""Brackets within brackets. What is written has five; too many would end the interpreter."""


def loaded(text: str) -> Mapping[str, Any]:
    """The object that a text holds. BadInput if it is too long, too deep or no object."""
    if len(text) > LONGEST or _depth(text) > DEEPEST:
        raise broken()
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        raise broken() from None
    if not isinstance(kept, dict):
        raise broken()
    return kept


def typed(kept: Mapping[str, Any], name: str, kind: type) -> Any:
    """A value of exactly that type. BadInput for any other."""
    value = kept.get(name)
    if type(value) is not kind:
        raise broken()
    return value


def count(kept: Mapping[str, Any], name: str, most: int = 2**40) -> int:
    """A number from 0 up to `most`, exclusive. BadInput for anything else."""
    value: int = typed(kept, name, int)
    if not 0 <= value < most:
        raise broken()
    return value


def broken() -> BadInput:
    """The refusal of what cannot be read."""
    return BadInput(words("error.unreadable"))


def _depth(text: str) -> int:
    """How deep the brackets go; those within strings count as well."""
    marks = re.findall(r"[\[{\]}]", text)
    return max(accumulate(1 if mark in "[{" else -1 for mark in marks), default=0)
