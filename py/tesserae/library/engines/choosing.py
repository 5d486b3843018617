"""How a level chooses a move within its time."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tesserae.core.game import Game, Position
from tesserae.library.engines.limits import GoLimits, clock_for, limit_level
from tesserae.search.engine import Engine
from tesserae.search.levels import Level
from tesserae.search.report import Report
from tesserae.search.time_slicing import TimeSlicer


def choose(
    engine: Engine,
    game: Game[Position],
    position: Position,
    level: Level,
    limits: GoLimits,
    seed: int,
    clock: Callable[[], float],
) -> Report:
    """The move of a level, within its own limits and `limits`. ValueError if the game is over.

    clock: returns the current time in seconds; the origin is arbitrary.
    """
    level = limit_level(level, limits, long_turns=game.long_turns)
    seconds = clock_for(limits, position.to_move, level.seconds).seconds
    with collection_paused():
        slicer = TimeSlicer(engine.think(game, position, level, seed), seconds, clock)
        while not slicer.finished:
            slicer.run(level.seconds)
        best = slicer.best
        del slicer  # freed before the collector may go through it
    return best


@contextmanager
def collection_paused() -> Iterator[None]:
    """Keeps the garbage collector from running.

    Traversing the tables of a long search takes it a second or more. They are freed without it, as
    soon as nothing refers to the search.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
