"""What comes from outside: lines and when they came, numbers in them, words fit to be repeated."""

from __future__ import annotations

import queue
import time
from collections.abc import Sequence
from typing import Final, NamedTuple, TextIO, TypeAlias

from tesserae.core.numerals import is_number

LONGEST_LINE: Final = 100_000


class Refused(Exception):
    """A command that cannot be obeyed; the message follows `error`."""


class Line(NamedTuple):
    """A line, and the time when it was read, by time.monotonic."""

    text: str
    at: float


Lines: TypeAlias = "queue.Queue[Line | None]"
"""Lines in the order in which they came; None at the end of the input."""


def listen(source: TextIO, lines: Lines) -> None:
    """Puts every line in the queue; a line that is too long is cut just beyond the limit."""
    while line := source.readline(LONGEST_LINE + 1):
        rest = line
        while rest and not rest.endswith("\n"):
            rest = source.readline(LONGEST_LINE)
        lines.put(Line(line, time.monotonic()))
    lines.put(None)


def number_in(words: Sequence[str], least: int, most: int) -> int:
    """The one number in `words`. Refused if there is none, or if it is out of range."""
    digits = words[0].removeprefix("-") if len(words) == 1 else ""
    if not is_number(digits, 19):
        raise Refused("a number expected")
    number = int(words[0])
    if not least <= number <= most:
        raise Refused(f"a number from {least} to {most} expected")
    return number


def shown(word: str) -> str:
    """A word from outside, fit to be repeated in any encoding."""
    return "".join(c for c in word[:40] if c.isascii() and c.isprintable())
