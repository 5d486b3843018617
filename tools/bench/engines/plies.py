"""How long each level takes for a ply, in milliseconds of CPU time.

The positions are from games of the level against itself. Where a turn has many plies, those
that follow from a plan cost next to nothing, and count as well. The strongest level thinks
for as long as it may.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from itertools import islice
from typing import Final

from tesserae.core.game import Game, Position
from tesserae.library.engines.limits import GoLimits
from tesserae.library.matches.openings import opening
from tesserae.library.matches.players import LevelPlayer
from tesserae.search.levels import LEVELS, STRONGEST, Level

PLIES: Final = 200
STRONGEST_PLIES: Final = 40
"""Plies that are timed of every level, and of the strongest, whose times hardly vary."""


def times(game: Game[Position], level: Level, limits: GoLimits) -> Iterator[float]:
    """The milliseconds for every ply of an endless series of games."""
    player = LevelPlayer(game, level)
    seed = 0
    while True:
        history = opening(game, None, f"plies {seed}")
        player.begin(seed)
        while history.position.outcome() is None:
            started = time.process_time()
            move = player.choose(history, limits)
            yield 1000 * (time.process_time() - started)
            history = history.play(game, move)
        seed += 1


def line(game: Game[Position], level: Level, movetime: int) -> str:
    """The median, the 95th percentile and the longest time of a level."""
    number = STRONGEST_PLIES if level == STRONGEST else PLIES
    all_times = sorted(islice(times(game, level, {"movetime": movetime}), number))
    late = all_times[int(0.95 * number)]
    return (
        f"{game.slug}, level {level.number}: a ply takes {statistics.median(all_times):.0f} ms "
        f"(median of {number}), p95 {late:.0f}, max {all_times[-1]:.0f} ms"
    )


def lines(game: Game[Position], movetime: int) -> Iterator[str]:
    """A line for every level."""
    return (line(game, level, movetime) for level in LEVELS)
