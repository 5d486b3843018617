"""What puzzles of Pyrga are about, as core.puzzle.Puzzles."""

from __future__ import annotations

from typing import Final

from tesserae.core.puzzle import DRAW, Asked, Judge, ProvenJudge
from tesserae.core.text import Text, text
from tesserae.games.pyrga.rules import Position


class PyrgaPuzzles:
    """Themes, tasks and the judge."""

    themes: Final = ("tower", "block", "dead", "free", "squeeze", "quiet", DRAW)

    def task(self, asked: Asked[Position]) -> Text:
        """A win, or the only move that draws."""
        what = "draw" if asked.theme == DRAW else "wins"
        return text(f"pyrga.puzzle.{what}.{asked.start.to_move}")

    def judge(self) -> Judge[Position]:
        """A judge with the prover of the game."""
        from tesserae.games.pyrga.engine.prover import Prover

        return ProvenJudge(Prover())
