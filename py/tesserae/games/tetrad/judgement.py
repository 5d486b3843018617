"""How good a position is, in plain counts; the search does the rest.

Tiles decide the game, and every unit alive is an attack a turn, so a tile that
keeps a unit alive is worth more than another. Beyond that it counts which
units can be hit: at once by the side on turn, or by the other in its next
turn; and how far the units have come, as a side that waits is hit first.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tesserae.core.game import SECOND, Side
from tesserae.games.tetrad.board import SIZE, beside
from tesserae.games.tetrad.rules import SETUP_PLIES, Position, steps_of
from tesserae.games.tetrad.rules_fire import RANGE
from tesserae.games.tetrad.rules_reach import reach

_TILE: Final = 100
_UNIT: Final = 120
_DUE: Final = 95
_THREAT: Final = 70
_EXPOSED: Final = 12
_ADVANCE: Final = 14
"""Five units of four tiles on either side: always far below core.game.DECISIVE."""


def evaluate(position: Position, side: Side) -> int:
    """How good a position is for a side; for the other side the negative."""
    turn = position.turn
    value = _worth(position, turn) - _worth(position, 1 - turn)
    if position.placed == SETUP_PLIES:
        value += _DUE * position.pending.bit_count()
        value += _THREAT * _threats(position) - _EXPOSED * _exposed(position)
    return value if side == turn else -value


def _worth(position: Position, side: Side) -> int:
    units = [unit for unit in position.of(side) if unit]
    tiles = sum(unit.bit_count() for unit in units)
    return _TILE * tiles + _UNIT * len(units) + _ADVANCE * sum(_advance(u, side) for u in units)


def _advance(unit: int, side: Side) -> int:
    """How many ranks a unit has left its own edge behind, up to the middle."""
    rank = (unit.bit_length() - 1) // SIZE
    low = ((unit & -unit).bit_length() - 1) // SIZE
    return min(SIZE // 2, SIZE - 1 - low if side == SECOND else rank)


def _threats(position: Position) -> int:
    """The most hits that the side on turn can make with the attacks it has left."""
    hits = 0
    enemies = [unit for unit in position.of(1 - position.turn) if unit]
    for number, unit in enumerate(position.of(position.turn)):
        if unit and not position.attacked >> number & 1:
            fires = position.fires(position.turn, number)
            hits += max(sum(1 for enemy in enemies if enemy & fire) for fire in fires)
    return hits


def _exposed(position: Position) -> int:
    """How often the units of the side on turn are within what the others can hit next turn."""
    own = [unit for unit in position.of(position.turn) if unit]
    zones = [_zone(unit) for unit in position.of(1 - position.turn) if unit]
    return sum(1 for unit in own if any(unit & zone for zone in zones))


@lru_cache(maxsize=8192)
def _zone(unit: int) -> int:
    """About what a unit can hit in its next turn: three cells around wherever it can go."""
    zone = unit
    for cells, _ in reach(unit, steps_of(unit)):
        zone |= cells
    for _ in range(RANGE + 1):
        zone |= beside(zone)
    return zone
