"""The members of a game for each part."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.toy.konane import Konane
from tests.toy.konane.rules import Position
from tests.toy.nim import Nim

if TYPE_CHECKING:
    from tesserae.core.exact import Prover
    from tesserae.core.puzzle import Puzzles
    from tesserae.core.teaching.coach import Coach
    from tesserae.core.teaching.lesson import Lesson

    from .editing import HeapEditor


class Parts(Konane):
    """Those of any game."""

    def lesson(self) -> Lesson[Position]:
        """See words/lesson.py."""
        from .words.lesson import lesson

        return lesson()

    def coach(self) -> Coach[Position]:
        """See words/coach.py."""
        from .words.coach import COACH

        return COACH

    @property
    def endgame_prover(self) -> Callable[[], Prover[Position]]:
        """Searches to the end."""
        from tesserae.core.depth_first import DepthFirst

        return DepthFirst

    def puzzles(self) -> Puzzles[Position]:
        """What the prover can prove."""
        from tesserae.core.puzzle.proven_puzzles import ProvenPuzzles

        return ProvenPuzzles(self)


class PartsOfNim(Nim):
    """Those of games like Nim."""

    def editor(self) -> HeapEditor:
        """See editing.py."""
        from .editing import HeapEditor

        return HeapEditor()
