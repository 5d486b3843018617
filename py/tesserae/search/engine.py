"""An engine that plays and analyses: it keeps its proofs between searches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from tesserae.core.exact import Prover, Solvable
from tesserae.core.game import Game, Move, P
from tesserae.search.basic_engine import BasicEngine
from tesserae.search.levels import STRONGEST, Level
from tesserae.search.multipv.findings import ALONE, Findings, Line, Shared
from tesserae.search.multipv.lines import best_lines, study
from tesserae.search.multipv.proofs import search_and_prove
from tesserae.search.report import Limits, Report
from tesserae.search.thinking import think

_ANALYSIS: Final = STRONGEST.limits._replace(nodes=100_000)
"""The limits of the strongest level, bounded: no move ends an analysis."""


class Engine(BasicEngine):
    """A player that also analyses, and studies.

    The strongest level also proves what it can, where the game can be solved.
    """

    def __init__(self) -> None:
        super().__init__()
        self._provers: dict[str, object] = {}

    def think(self, game: Game[P], position: P, level: Level, seed: int) -> Iterator[Report]:
        """Reports as from `BasicEngine.think`, or with proofs."""
        unlimited = (level.number, level.limits) == (STRONGEST.number, STRONGEST.limits)
        if unlimited and isinstance(game, Solvable):
            reports = think(game, position, level, seed)
            return search_and_prove(self.prover(game), position, reports)
        return super().think(game, position, level, seed)

    def analyse(
        self, game: Game[P], position: P, seed: int, limits: Limits = _ANALYSIS
    ) -> Iterator[Report]:
        """Reports on any position; the plan of the side being played is kept.

        Where the game can be solved, the last report is proven; not if the search is given
        limits narrower than its own, which a proof would not keep.
        """
        reports = think(game, position, STRONGEST._replace(limits=limits), seed)
        if isinstance(game, Solvable) and limits in (_ANALYSIS, STRONGEST.limits):
            return search_and_prove(self.prover(game), position, reports)
        return reports

    def lines(
        self,
        game: Game[P],
        position: P,
        lines: int,
        seed: int,
        limits: Limits = STRONGEST.limits,
        root_moves: Sequence[Move] = (),
        *,
        counting: bool = False,
    ) -> Iterator[tuple[Line, ...]]:
        """The best lines of any position, as from `lines.best_lines`.

        Where the game can be solved and the search has no limits, all moves are proven.
        """
        unlimited = limits == STRONGEST.limits
        prover = self.prover(game) if isinstance(game, Solvable) and unlimited else None
        return best_lines(
            game, position, lines, seed, prover, limits, root_moves, counting=counting
        )

    def study(
        self, game: Game[P], position: P, lines: int, seed: int, shared: Shared = ALONE
    ) -> Iterator[Findings]:
        """The best lines, and the value of every move, as from `lines.study`."""
        prover = self.prover(game) if isinstance(game, Solvable) else None
        return study(game, position, lines, seed, prover, shared)

    def prover(self, game: Solvable[P]) -> Prover[P]:
        """The prover of a game, with its earlier proofs."""
        known = self._provers.setdefault(game.slug, game.prover())
        return cast("Prover[P]", known)  # a slug stands for one game, and so for its positions
