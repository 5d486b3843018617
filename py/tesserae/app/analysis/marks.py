"""The marks of a review in the list of moves: what a turn cost, as a sign (movetext.GLYPHS).

They are the engine's and belong to the review. They are not saved with the game, whose glyphs are
people's opinions of its moves; only an exported file that asks for them has them (annotating.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tesserae.app.model.analysis import Review
from tesserae.core.exact import Solvable
from tesserae.core.game import Game, Position
from tesserae.core.record.movetext import GLYPHS

TURNING_COST: Final = 0.25
"""Minimum cost of a turn that turns the game, in winning chances as a share of 1."""

_COSTS: Final = ((TURNING_COST, "??"), (0.1, "?"), (0.05, "?!"))
"""Minimum cost in winning chances, as a share of 1, and its sign.

As elsewhere in reviews: what costs less than a twentieth passes for as good as the best turn, a
tenth makes a mistake to be tried again, and a quarter turns the game.
"""

MISTAKES: Final = frozenset(GLYPHS.index(sign) + 1 for sign in ("??", "?"))
"""The numbers of the glyphs of mistakes."""

_RESULTS: Final = ((1.0, "??"), (0.5, "?"))
"""In proven games: a win turned into a loss, and half of that."""


def marks(game: Game[Position], review: Review, seen: frozenset[int]) -> Iterator[tuple[int, int]]:
    """The number of each marked turn's last ply -> the number of its glyph, as in `Record.glyphs`.

    seen: the turns that may be called mistakes.
    """
    costs = _RESULTS if isinstance(game, Solvable) else _COSTS
    for n in sorted(seen):
        best, played = review.found[n]
        if not best.depth or not played.depth:
            continue
        cost = best.chance(game.odds) - played.chance(game.odds)
        sign = next((sign for least, sign in costs if cost >= least), None)
        if sign is not None:
            yield review.line[review.boundaries[n + 1] - 1], GLYPHS.index(sign) + 1
