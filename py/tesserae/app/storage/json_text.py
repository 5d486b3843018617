"""JSON from this device, read strictly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tesserae.core import json_text
from tesserae.core.errors import BadInput
from tesserae.core.text import text as words

LONGEST: Final = 1_000_000


def loaded(text: str) -> Mapping[str, Any]:
    """The object that a text holds. BadInput if it is too long, too deep or no object."""
    try:
        return json_text.load_object(text, LONGEST)
    except ValueError:
        raise broken() from None


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
