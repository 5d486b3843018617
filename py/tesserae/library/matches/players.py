"""The players of a match: their interface, and the levels as players."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeAlias, runtime_checkable

from tesserae.core.game import Game, Move, Position
from tesserae.core.text import Text
from tesserae.library.engines.choosing import choose
from tesserae.library.engines.limits import GoLimits
from tesserae.library.engines.process import Fault
from tesserae.search.engine import Engine
from tesserae.search.levels import Level, seed_of


class GameHistory(NamedTuple):
    """A game so far: the position, and the texts of all moves from the start."""

    position: Position
    moves: tuple[str, ...] = ()

    def play(self, game: Game[Position], move: Move) -> GameHistory:
        """The history after a legal move."""
        written = game.format_move(self.position, move)
        return GameHistory(self.position.apply(move), (*self.moves, written))


@runtime_checkable
class Player(Protocol):
    """A player of a game."""

    def begin(self, seed: int) -> None:
        """Begins a new game; random numbers, if any, come from the seed."""

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        """The move to make in an unfinished game. Fault if the player fails to give one."""

    def now(self) -> float:
        """The current time of this player's clock in seconds; the origin is arbitrary."""

    def close(self) -> None:
        """Ends the player after a match."""


class LocalPlayer:
    """A player in this process.

    It is timed by CPU time, so that a busy machine weakens nobody; against a UGI engine, `clock` is
    set to the wall clock, so that it weakens both alike.
    """

    def __init__(self) -> None:
        self.seed = 0
        self.clock: Callable[[], float] = self.cpu_time

    def cpu_time(self) -> float:
        """CPU seconds used so far; the origin is arbitrary."""
        return time.process_time()

    def begin(self, seed: int) -> None:
        """Keeps the seed."""
        self.seed = seed

    def now(self) -> float:
        """The time by its clock."""
        return self.clock()

    def close(self) -> None:
        """Does nothing."""


class Absentee(LocalPlayer):
    """A player that could not be loaded, and loses every game. why: the reason."""

    def __init__(self, game: Game[Position], why: Text) -> None:
        super().__init__()
        del game
        self._why = why

    def begin(self, seed: int) -> None:
        """Fault, always."""
        raise Fault(self._why)

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        """Fault, always."""
        raise Fault(self._why)


class LevelPlayer(LocalPlayer):
    """A level as the page plays it: where turns are long, it searches once per turn."""

    def __init__(self, game: Game[Position], level: Level) -> None:
        super().__init__()
        self._game = game
        self._level = level
        self._engine = Engine()

    def begin(self, seed: int) -> None:
        """Forgets the game before."""
        super().begin(seed)
        self._engine = Engine()

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        """The level's move, within its own limits and those given."""
        seed = seed_of(self.seed, len(history.moves))
        game, position = self._game, history.position
        return choose(self._engine, game, position, self._level, limits, seed, self.now).pv[0]


PlayerFactory: TypeAlias = Callable[[Game[Position]], Player]
"""Makes an opponent for a game."""
