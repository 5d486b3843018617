"""Pyrga as search asks for it: its evaluation, which brings along the fast form."""

from __future__ import annotations

import sys
from typing import Final

from tesserae.games.pyrga.engine import evaluation, fast_position


class Evaluation:
    """Evaluates positions, and is Pyrga as search.search_game.SearchGame, without reductions."""

    lmr_min_depth = sys.maxsize
    __call__ = staticmethod(evaluation.evaluate)
    from_position = staticmethod(fast_position.from_position)
    side_to_move = staticmethod(fast_position.side_to_move)
    legal_moves = staticmethod(fast_position.legal_moves)
    apply = staticmethod(fast_position.apply)
    static_eval = staticmethod(fast_position.static_eval)


EVALUATE: Final = Evaluation()
