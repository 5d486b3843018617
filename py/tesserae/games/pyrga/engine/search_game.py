"""Pyrga as search asks for it: its evaluation, which brings along the fast form."""

from __future__ import annotations

import sys
from typing import Final

from tesserae.core.game import Side
from tesserae.games.pyrga.engine import evaluation, fast_position
from tesserae.games.pyrga.rules import Position


class Evaluation:
    """Evaluates positions, and is Pyrga as search.search_game.SearchGame, without reductions."""

    futility = 0
    lmr_min_depth = sys.maxsize
    aspiration = 0
    from_position = staticmethod(fast_position.from_position)
    side_to_move = staticmethod(fast_position.side_to_move)
    legal_moves = staticmethod(fast_position.legal_moves)
    apply = staticmethod(fast_position.apply)
    static_eval = staticmethod(fast_position.static_eval)

    def __call__(self, position: Position, side: Side) -> int:
        """The evaluation of a position for a side; for the other side its negative."""
        return evaluation.evaluate(position, side)


EVALUATE: Final = Evaluation()
