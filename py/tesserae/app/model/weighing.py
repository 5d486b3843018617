"""The engine's job for the target under the pointer in a study."""

from __future__ import annotations

from typing import NamedTuple

from tesserae.core.game import Move, Position


class WeighJob(NamedTuple):
    """Moves to weigh against the best known line, before all analysis."""

    slug: str
    position: Position
    line: tuple[Move, ...]
    moves: tuple[Move, ...]
