"""What the engine is asked to do."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from tesserae.app.analysis.evaluations import AnalysisJob
from tesserae.core.game import Position

Purpose: TypeAlias = Literal["ply", "hint"]


class Job(NamedTuple):
    """What the engine is asked: a ply to be played, or a hint."""

    purpose: Purpose
    slug: str
    position: Position
    level: int
    seed: int


class EngineState(NamedTuple):
    """What the engine is to do.

    requested: what a user asked for: a hint, or a ply where another was played before.
    job: the ply that it searches for. analysis: the position that it analyses meanwhile.
    """

    requested: Purpose | None = None
    job: Job | None = None
    analysis: AnalysisJob | None = None
