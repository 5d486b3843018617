"""Estimates of positions, for the judges of puzzles: from a search that counts nodes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tesserae.core.game import Game, P
from tesserae.core.puzzle import Estimate, Estimator
from tesserae.search.assessment import expected_score
from tesserae.search.levels import STRONGEST
from tesserae.search.report import Limits
from tesserae.search.thinking import think

SHORT_TURNS: Final = Limits(nodes=20_000)

LONG_TURNS: Final = Limits(depth=1, nodes=1_500)
"""A node of a long turn is an evaluation of the whole board, and takes several times as long."""

_SEED: Final = 0


def estimator(game: Game[P]) -> Estimator[P]:
    """Estimates positions of a game, with the same results in every run and on every device."""
    level = STRONGEST._replace(limits=LONG_TURNS if game.long_turns else SHORT_TURNS)

    def estimate(position: P) -> Iterator[Estimate | None]:
        reports = think(game, position, level, _SEED)
        report = next(reports)
        for report in reports:  # noqa: B007
            yield None
        chance = expected_score(report.score, game.odds, proven=report.decided)
        yield Estimate(chance, report.pv, report.decided)

    return estimate
