"""Those who play a match: what is asked of them, and the levels as players."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

from tesserae.cli.ugi import clock_for, limited
from tesserae.core.game import Game, Move
from tesserae.core.text import Text
from tesserae.search.engine import Engine
from tesserae.search.levels import Level
from tesserae.search.time_slicing import TimeSlicer

Asked: TypeAlias = Mapping[str, int]
"""What a UGI `go` says: movetime, nodes, depth, p1time, p2time, p1inc, p2inc; {} for nothing."""


class Fault(Exception):
    """What loses a game at once; `text` says it."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key, *text.args)
        self.text = text


class Line(NamedTuple):
    """A game so far: the position, and the texts of all plies from the start."""

    position: Any
    written: tuple[str, ...] = ()

    def further(self, game: Game[Any], move: Move) -> Line:
        """The line after a legal move."""
        written = game.format_move(self.position, move)
        return Line(self.position.apply(move), (*self.written, written))


class Player(Protocol):
    """Somebody who plays a game."""

    def begin(self, seed: int) -> None:
        """A new game begins; chance, if any, comes from the seed."""

    def choose(self, line: Line, asked: Asked) -> Move:
        """The move to make in an unfinished game. Fault if there is none to be had."""

    def now(self) -> float:
        """The seconds by which this player is timed, from any beginning."""

    def close(self) -> None:
        """The match is over."""


class Resident:
    """A player in this process, timed by its own work and not by what else the machine does."""

    def __init__(self) -> None:
        self.seed = 0

    def begin(self, seed: int) -> None:
        """Keeps the seed."""
        self.seed = seed

    def now(self) -> float:
        """Seconds of work done by this process."""
        return time.process_time()

    def close(self) -> None:
        """There is nothing to put away."""


class LevelPlayer(Resident):
    """A level as the page plays it: where turns are long, it thinks once a turn."""

    def __init__(self, game: Game[Any], level: Level) -> None:
        super().__init__()
        self._game = game
        self._level = level
        self._engine = Engine()

    def begin(self, seed: int) -> None:
        """Forgets the game before."""
        super().begin(seed)
        self._engine = Engine()

    def choose(self, line: Line, asked: Asked) -> Move:
        """The level's move, within its own limits and those asked for."""
        level = limited(self._level, asked)
        seconds = clock_for(asked, line.position.to_move, level.seconds).seconds
        seed = self.seed + len(line.written)
        reports = self._engine.think(self._game, line.position, level, seed)
        slicer = TimeSlicer(reports, seconds, self.now)
        while not slicer.finished:
            slicer.run(level.seconds)
        return slicer.best.pv[0]
