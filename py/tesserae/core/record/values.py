"""The value of a position, as a command in its comment: `[%eval 1.5]`, as in PGN.

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
    """Whether a text is a valid argument of the command."""
    return _VALUE.fullmatch(written) is not None


def value_of(comment: str) -> str:
    """The value in a comment; "" if there is none, or it is malformed."""
    match = _COMMAND.search(comment)
    written = match[1].strip() if match else ""
    return written if is_value(written) else ""


def with_value(comment: str, written: str) -> str:
    """A comment with another value; "" for none."""
    told = f"[%eval {written}] " if written else ""
    return tidy(told + _COMMAND.sub(" ", comment))


def lead(number: float) -> str:
    """An estimate as text: with one decimal if it has any."""
    tenths = round(max(-9990.0, min(9990.0, 10 * number)))
    whole, tenth = divmod(abs(tenths), 10)
    sign = "-" if tenths < 0 else ""
    return f"{sign}{whole}.{tenth}" if tenth else f"{sign}{whole}"


def write_proven(sign: int, plies: int | None) -> str:
    """The text of a proven value: the sign of the first player's result, and the plies if known."""
    if not sign:
        return DRAW
    if plies is None:
        return "#+" if sign > 0 else "#-"
    return f"#{sign * plies}"
