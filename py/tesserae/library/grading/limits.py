"""Limits of a bot in a process of its own."""

from __future__ import annotations

from typing import Final, NamedTuple

from tesserae.library.matches.pairs import MARGIN as MATCH_MARGIN
from tesserae.library.matches.pairs import WALL_FACTOR

MARGIN: Final = 30
"""Milliseconds of CPU time by which a move may be late: clocks of processes are coarse."""

STALLED_FACTOR: Final = 20.0
"""A graded move may take this many times as long by the wall clock, so that grades do not depend
on how busy the machine is..."""

PATIENCE: Final = 5.0
"""...and this many seconds more."""

LOADING_SECONDS: Final = 20.0
"""Seconds for loading a bot."""

LONGEST_LINE: Final = 2_000
"""Maximum length of a line from a bot's process, in bytes."""


class BotLimits(NamedTuple):
    """Limits of a bot in a process of its own.

    seconds: CPU time for a move; in a match, for a move without a limit of its own.
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
"""Limits of a bot in a match: it is your own, so they only keep it from stopping the others."""
