"""What a position is worth, as a command of the comment on it: `[%eval 1.5]`, as in PGN.

Positive is good for the first player. A number is an estimate, in what the game counts. What is
proven begins with "#": `#7`, a win of the first player in seven plies; `#-4`, of the second in
four; `#+` and `#-`, wins that were not counted; `#=`, a draw.
"""

from __future__ import annotations

import re
from typing import Final

from tesserae.core.record.comments import tidy

DRAW: Final = "#="
_COMMAND: Final = re.compile(r"\[%eval ([^\]]*)\]")
_VALUE: Final = re.compile(r"-?\d{1,4}(\.\d{1,2})?|#(-?[1-9]\d{0,3}|[-+=])", re.ASCII)


def is_value(written: str) -> bool:
    """Whether a text is a value as a command has it."""
    return _VALUE.fullmatch(written) is not None


def value_of(comment: str) -> str:
    """The value that a comment tells of its position; "" for none, or one that is malformed."""
    match = _COMMAND.search(comment)
    written = match[1].strip() if match else ""
    return written if is_value(written) else ""


def with_value(comment: str, written: str) -> str:
    """A comment with another value; "" for none."""
    told = f"[%eval {written}] " if written else ""
    return tidy(told + _COMMAND.sub(" ", comment))


def lead(number: float) -> str:
    """An estimate as it is written: with one decimal where it has any."""
    tenths = round(max(-9990.0, min(9990.0, 10 * number)))
    whole, tenth = divmod(abs(tenths), 10)
    sign = "-" if tenths < 0 else ""
    return f"{sign}{whole}.{tenth}" if tenth else f"{sign}{whole}"


def write_proven(sign: int, plies: int | None) -> str:
    """A proven value: the sign of the first player's result, and the plies of a win if known."""
    if not sign:
        return DRAW
    if plies is None:
        return "#+" if sign > 0 else "#-"
    return f"#{sign * plies}"
