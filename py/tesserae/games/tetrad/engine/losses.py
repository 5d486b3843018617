"""Which tile a unit that was hit should lose, told without a search."""

from __future__ import annotations

from tesserae.core.game import Move
from tesserae.games.tetrad.engine.evaluation import evaluate
from tesserae.games.tetrad.rules.position import Position


def least(position: Position) -> Move:
    """The removal that leaves the most, by the evaluation; of equal ones the first."""
    side = position.to_move
    return max(position.legal_moves(), key=lambda move: evaluate(position.apply(move), side))
