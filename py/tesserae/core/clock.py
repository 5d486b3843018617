"""The clock of a game: the time left to each side, in milliseconds, and its texts in records.

A time control is written as PGN's `TimeControl`, in seconds: `300+3`, five minutes and three
seconds more for each ply; `300d3`, of each ply the first three seconds are free. Times of plies
are comments, as in PGN: `[%clk 0:04:57.250]`.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tesserae.core.errors import BadInput
from tesserae.core.position import Side
from tesserae.core.text import text

LONGEST_TIME: Final = 100 * 60 * 60 * 1000
"""Upper bound for times read from input, in milliseconds."""

_NUMBER: Final = r"([0-9]{1,6}(?:\.[0-9]{1,3})?)"
_CONTROL: Final = re.compile(_NUMBER + "(?:([+d])" + _NUMBER + ")?")
_CLK: Final = re.compile(r"\[%clk ([0-9]{1,2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]{1,3}))?\]")


class TimeControl(NamedTuple):
    """The time of each side, in milliseconds.

    base: the time at the start. extra: for each ply; added after the ply (Fischer), or, as a delay,
    free before the clock runs.
    """

    base: int
    extra: int = 0
    delay: bool = False

    @property
    def header(self) -> str:
        """As in the header of a record."""
        return f"{_seconds(self.base)}{'d' if self.delay else '+'}{_seconds(self.extra)}"


class Clock(NamedTuple):
    """The time left to each side after its last ply, and the time the next one has taken so far."""

    control: TimeControl
    left: tuple[int, int]
    spent: int = 0

    def remaining(self, side: Side, *, to_move: bool = True) -> int:
        """The time left to a side now, at least 0; to_move: it makes the next ply."""
        return max(0, self.left[side] - (max(0, self.spent - self.free) if to_move else 0))

    @property
    def free(self) -> int:
        """The time of a ply that is free."""
        return self.control.extra if self.control.delay else 0

    def spend(self, milliseconds: int) -> Clock:
        """Takes time off the clock of the side that makes the next ply."""
        return self._replace(spent=min(LONGEST_TIME, self.spent + max(0, milliseconds)))

    def after_ply(self, side: Side, *, again: bool = False) -> Clock:
        """The clock after a side's ply; again: it replaces a ply taken back, and adds nothing."""
        more = 0 if self.control.delay or again else self.control.extra
        left = min(LONGEST_TIME - 1, self.remaining(side) + more)
        return Clock(self.control, (self.left[0], left) if side else (left, self.left[1]))


def begin(control: TimeControl) -> Clock:
    """The clock at the start of a game."""
    return Clock(control, (control.base, control.base))


def read_control(written: str) -> TimeControl:
    """Reads a time control written by `TimeControl.header`. BadInput for others."""
    match = _CONTROL.fullmatch(written[:24])
    if match is None:
        raise BadInput(text("error.unreadable"))
    base, how, extra = match.groups()
    control = TimeControl(_milliseconds(base), _milliseconds(extra or "0"), how == "d")
    if not 0 < control.base < LONGEST_TIME or control.extra >= LONGEST_TIME:
        raise BadInput(text("error.unreadable"))
    return control


def time_comment(milliseconds: int) -> str:
    """The time left after a ply, as a comment on it."""
    return f"[%clk {clock_time(milliseconds)}]"


def clock_time(milliseconds: int) -> str:
    """A time as in comments: hours, minutes, seconds and thousandths."""
    seconds, rest = milliseconds // 1000, milliseconds % 1000
    return f"{seconds // 3600}:{_two(seconds // 60 % 60)}:{_two(seconds % 60)}.{_three(rest)}"


def time_in(comment: str) -> int | None:
    """The time left after a ply, from the comment on it; None if that has none."""
    match = _CLK.search(comment)
    if match is None:
        return None
    hours, minutes, seconds, rest = match.groups()
    whole = 3600 * int(hours) + 60 * int(minutes) + int(seconds)
    return 1000 * whole + int(((rest or "") + "000")[:3])


def _two(number: int) -> str:
    return str(100 + number)[1:]


def _three(number: int) -> str:
    return str(1000 + number)[1:]


def _seconds(milliseconds: int) -> str:
    whole, rest = milliseconds // 1000, milliseconds % 1000
    return f"{whole}.{_three(rest)}".rstrip("0") if rest else str(whole)


def _milliseconds(seconds: str) -> int:
    whole, _, rest = seconds.partition(".")
    return 1000 * int(whole) + int((rest + "000")[:3])
