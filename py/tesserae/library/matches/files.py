"""Files named by the user: bots and openings."""

from __future__ import annotations

from pathlib import Path

from tesserae.core.errors import BadInput
from tesserae.core.text import text


def read_file(path: str, longest: int) -> str:
    """The text of a file of at most `longest` characters. BadInput if it cannot be read."""
    try:
        with open(path, encoding="utf-8-sig") as file:
            source = file.read(longest + 1)
    except (OSError, ValueError):
        raise BadInput(text("match.no_file", file=path[:80])) from None
    if len(source) > longest:
        raise BadInput(text("match.long_file", file=Path(path).name[:80]))
    return source
