"""Completing an army that a player has begun: of varied shapes, deep, with room between them.

Deep units fire farthest and get ahead first; varied ones leave a choice; those that stand apart
are not hit by one shot.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from tesserae.core.game import FIRST, Move
from tesserae.games.tetrad.rules.board import CELLS, FILES, union
from tesserae.games.tetrad.rules.position import UNITS, Position
from tesserae.games.tetrad.rules.shapes import SHAPES, mask_of

_DEEP: Final = 8
_NEW: Final = 20
_ROOM: Final = 6
"""Points for a tile in a unit's longest file, for a shape that the army lacks, and for a file
between units."""

_MOST_GAP: Final = 2
"""Files between two units that count; more room is no better."""

_CHANCE: Final = 7
"""Chance adds fewer points than this."""


def completion(placed: Sequence[Move], first: Collection[Move], seed: int) -> list[Move]:
    """Five placements as White makes them, beginning with `placed`.

    first: what the next one is chosen from, if not from all that are legal. Deterministic.
    """
    army = list(placed)
    while len(army) < len(UNITS):
        legal = [goal.placement for goal in _after(army).placements()]
        open_ = [move for move in legal if move in first] if first and army == [*placed] else legal
        army.append(max(open_, key=lambda move: _value(army, move, seed)))
    return army


def _after(army: Sequence[Move]) -> Position:
    """The position with White to place the next unit, as if Black placed none."""
    units = (*map(mask_of, army), *(0 for _ in range(2 * len(UNITS) - len(army))))
    return Position(FIRST, FIRST, 2 * len(army), units)


def _value(army: Sequence[Move], move: Move, seed: int) -> int:
    """The points of a further unit."""
    shape = SHAPES[move // CELLS]
    unit = mask_of(move)
    deep = max((unit & file).bit_count() for file in FILES)
    new = all(SHAPES[other // CELLS].letter != shape.letter for other in army)
    chance = (seed * 31 + move * 17 + len(army) * 7) % _CHANCE
    return _DEEP * deep + _NEW * new + _ROOM * _room(army, unit) + chance


def _room(army: Sequence[Move], unit: int) -> int:
    """The files between a unit and the nearest other one, or the border beside it."""
    taken = union(map(mask_of, army))
    own = [n for n, file in enumerate(FILES) if unit & file]
    others = [n for n, file in enumerate(FILES) if taken & file]
    gaps = [abs(one - other) - 1 for one in own for other in others]
    border = min(own[0], len(FILES) - 1 - own[-1])
    return max(-1, min([_MOST_GAP, border + 1, *gaps]))
