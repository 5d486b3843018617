"""Lines of input, and when they arrived."""

from __future__ import annotations

import queue
import time
from typing import Final, NamedTuple, TextIO, TypeAlias

LONGEST_LINE: Final = 100_000


class Line(NamedTuple):
    """A line, and the `time.monotonic()` at which it was read."""

    text: str
    at: float


Lines: TypeAlias = "queue.Queue[Line | None]"
"""Lines in order of arrival; None at the end of the input."""


def listen(source: TextIO, lines: Lines) -> None:
    """Puts every line in the queue; cuts a line that is too long just beyond the limit."""
    while line := source.readline(LONGEST_LINE + 1):
        rest = line
        while rest and not rest.endswith("\n"):
            rest = source.readline(LONGEST_LINE)
        lines.put(Line(line, time.monotonic()))
    lines.put(None)
