"""The engine's job for the target under the pointer in a study."""

from __future__ import annotations

from typing import NamedTuple

from tesserae.core.game import Move, Position


class WeighJob(NamedTuple):
    """Moves that are to be weighed against the best line that is known, ahead of all analysis."""

    slug: str
    position: Position
    line: tuple[Move, ...]
    moves: tuple[Move, ...]
