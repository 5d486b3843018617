"""One who thinks once a turn: a plan is kept to as long as all goes as it expects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tesserae.core.exact import Prover, Solvable
from tesserae.core.game import Game, Move, P
from tesserae.search.alphabeta import Report
from tesserae.search.levels import STRONGEST, Level, think
from tesserae.search.proving import beside

_PONDERING: Final = STRONGEST._replace(limits=STRONGEST.limits._replace(positions=100_000))
"""All the strongest level has, within bounds, as nobody waits for a ply that ends it."""


class Mind:
    """Remembers its last plan, and what it has proven.

    The strongest level proves what it can; else, in games without long turns, it is
    `levels.think`.
    """

    def __init__(self) -> None:
        self._provers: dict[str, Prover] = {}
        self._position: Any = None
        self._level: Level | None = None
        self._plan: Report | None = None

    def think(self, game: Game[P], position: P, level: Level, seed: int) -> Iterator[Report]:
        """Reports as of `levels.think`; a single one where the last plan still holds."""
        rest = self._rest(position) if level == self._level else ()
        if rest and self._plan and game.long_turns:
            yield self._plan._replace(positions=0, pv=rest)
            return
        unlimited = (level.number, level.limits) == (STRONGEST.number, STRONGEST.limits)
        if unlimited and isinstance(game, Solvable):
            yield from beside(self.prover(game), position, think(game, position, level, seed))
            return
        self._position, self._level = position, level
        for self._plan in think(game, position, level, seed):
            yield self._plan

    def ponder(self, game: Game[P], position: P, seed: int) -> Iterator[Report]:
        """Reports on how a position stands, beside whatever is being thought about.

        Where a game can be solved, the last one is proven.
        """
        reports = think(game, position, _PONDERING, seed)
        if isinstance(game, Solvable):
            return beside(self.prover(game), position, reports)
        return reports

    def prover(self, game: Solvable) -> Prover:
        """The prover of a game, which knows what it has proven before."""
        return self._provers.setdefault(game.slug, game.prover())

    def _rest(self, position: Any) -> tuple[Move, ...]:
        """What is left of a finished plan in a position that it leads to."""
        if self._plan is None or not self._plan.depth:
            return ()
        expected, rest = self._position, self._plan.pv
        while rest and expected != position:
            expected, rest = expected.apply(rest[0]), rest[1:]
        return rest if expected != self._position else ()
