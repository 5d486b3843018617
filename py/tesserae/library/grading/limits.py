"""What a bot may use while it is graded."""

from __future__ import annotations

from typing import Final, NamedTuple

MARGIN: Final = 30
"""Milliseconds of CPU time by which a move may be late: clocks of processes are coarse."""

STALLED: Final = 20.0
"""A move may take so many times as long by the wall clock, as the machine may be busy..."""

PATIENCE: Final = 5.0
"""...and so many seconds more."""

LOADING: Final = 20.0
"""Seconds in which a bot has to be loaded."""

LONGEST_LINE: Final = 2_000
"""Maximum length of what a bot's process says at a time, in bytes."""


class BotLimits(NamedTuple):
    """Limits of a bot. seconds: for a move, of CPU time. megabytes: of memory.

    engines: whether it may use the package's own engines, proofs and books.
    """

    seconds: float = 1.0
    megabytes: int = 512
    engines: bool = False
