"""What analysis has found."""

from __future__ import annotations

from types import MappingProxyType
from typing import NamedTuple

from tesserae.app.analysis.evaluations import Evaluations
from tesserae.app.analysis.key_moments import Review


class AnalysisState(NamedTuple):
    """What is known of positions, and the review of the game on the table, if there is one."""

    evaluations: Evaluations = MappingProxyType({})
    review: Review | None = None
