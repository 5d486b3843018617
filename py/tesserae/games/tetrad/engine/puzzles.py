"""The puzzles of Tetrad, as core.puzzle.Puzzles: the aims of one turn."""

from __future__ import annotations

from typing import Final

from tesserae.core.puzzle import NOW, SURVIVE, WIN, Estimator, Judge, Problem
from tesserae.core.text import Text, text
from tesserae.games.tetrad.engine.themes import HITS, KILL, READY
from tesserae.games.tetrad.rules.position import SETUP_PLIES, Position


class TetradPuzzles:
    """Themes, tasks and the judge."""

    themes: Final = (READY, NOW, KILL, "hits2", "hits3", "hits4", "hits5", SURVIVE)
    asks: Final = (WIN, SURVIVE)

    def can_ask(self, position: Position) -> bool:
        """Whether a turn begins there, with all units placed."""
        begun = position.pending or position.moved or position.attacked
        return position.placed == SETUP_PLIES and not begun

    def task(self, problem: Problem[Position]) -> Text:
        """What White or Black has to achieve in this turn."""
        side, hits = problem.start.turn, problem.theme.removeprefix(HITS)
        if hits == "1":
            return text(f"tetrad.puzzle.hit.{side}")
        if hits != problem.theme:
            return text(f"tetrad.puzzle.hits.{side}", count=int(hits))
        name = KILL if problem.theme == READY else problem.theme
        return text(f"tetrad.puzzle.{name}.{side}")

    def new_judge(self, estimate: Estimator[Position] | None = None) -> Judge[Position]:
        """A judge that enumerates turns."""
        from tesserae.games.tetrad.engine.turn_judge import TurnJudge

        return TurnJudge(estimate)
