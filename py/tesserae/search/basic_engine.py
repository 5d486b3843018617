"""Plays a level without proofs or books, and keeps its plan between plies."""

from __future__ import annotations

from collections.abc import Iterator

from tesserae.core.game import Game, Move, P, Position
from tesserae.search.levels import Level
from tesserae.search.report import Report
from tesserae.search.thinking import think


class BasicEngine:
    """Plays a side: searches once per turn and keeps to its plan while the game follows it.

    In games without long turns it searches at every ply.
    """

    def __init__(self) -> None:
        self._root: Position | None = None
        self._level: Level | None = None
        self._plan: Report | None = None

    def think(self, game: Game[P], position: P, level: Level, seed: int) -> Iterator[Report]:
        """Reports as from `thinking.think`; a single one while the last plan still holds."""
        rest = self._rest_of_plan(position) if level == self._level else ()
        if rest and self._plan and game.long_turns:
            yield self._plan._replace(nodes=0, pv=rest)
            return
        self._root, self._level = position, level
        for self._plan in think(game, position, level, seed):
            yield self._plan

    def _rest_of_plan(self, position: Position) -> tuple[Move, ...]:
        """The rest of a finished plan, if the position is on its line."""
        if self._root is None or self._plan is None or not self._plan.depth:
            return ()
        expected, rest = self._root, self._plan.pv
        while rest and expected != position:
            expected, rest = expected.apply(rest[0]), rest[1:]
        return rest if expected != self._root else ()
