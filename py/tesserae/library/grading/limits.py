"""What a bot in a process of its own may use."""

from __future__ import annotations

from typing import Final, NamedTuple

from tesserae.library.matches.pairs import MARGIN as MATCH_MARGIN
from tesserae.library.matches.pairs import WALL_FACTOR

MARGIN: Final = 30
"""Milliseconds of CPU time by which a move may be late: clocks of processes are coarse."""

STALLED_FACTOR: Final = 20.0
"""By the wall clock a graded move may take this many times as long: grades do not depend on how
busy the machine is..."""

PATIENCE: Final = 5.0
"""...and this many seconds more."""

LOADING_SECONDS: Final = 20.0
"""Seconds in which a bot has to be loaded."""

LONGEST_LINE: Final = 2_000
"""Maximum length of what a bot's process says at a time, in bytes."""


class BotLimits(NamedTuple):
    """Limits of a bot in a process of its own.

    seconds: for a move, of CPU time; in a match, for a move without a limit of its own.
    megabytes: of memory. engines: whether it may use the package's own engines, proofs and books.
    guarded: whether it is kept from other processes, the network and files that are not its own.
    margin: milliseconds by which a move may be late. stalled, patience: by the wall clock a move
    may take `stalled` times as long, and `patience` seconds more.
    """

    seconds: float = 1.0
    megabytes: int = 512
    engines: bool = False
    guarded: bool = True
    margin: int = MARGIN
    stalled: float = STALLED_FACTOR
    patience: float = PATIENCE


IN_MATCHES: Final = BotLimits(
    seconds=60.0,
    megabytes=4_096,
    engines=True,
    guarded=False,
    margin=MATCH_MARGIN,
    stalled=WALL_FACTOR,
    patience=0.5,
)
"""Limits of a bot in a match: it is the user's own, and is kept from stopping the others only."""
