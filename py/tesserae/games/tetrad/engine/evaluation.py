"""The evaluation of Tetrad: plain counts; the search does the rest.

Tiles decide the game, and every unit alive is an attack a turn, so a tile that
keeps a unit alive is worth more than another. Beyond that it counts the hits
in sight: those from where units stand, those after a move of the side on turn,
and those of the other side's next turn. Units should leave their edge, as a
side that waits is hit first, and a side that leads goes after the other.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tesserae.core.game import Side
from tesserae.games.tetrad.engine.threats import HIT, advance, distance, zone
from tesserae.games.tetrad.rules.board import FILES, union
from tesserae.games.tetrad.rules.fire import fires, supporters
from tesserae.games.tetrad.rules.position import SETUP_PLIES, Position, Units

_TILE: Final = 100
_UNIT: Final = 120
_NOW: Final = 75
_SOON: Final = 55
_LATER: Final = 35
"""Percent of a hit's cost that count: from where a unit is, after a move, in the next turn."""

_FURTHER: Final = 25
"""Percent that count of every hit of an attack after the greatest."""

_ADVANCE: Final = 14
_CHASE: Final = 1
_FILE: Final = 6
"""Five units of four tiles on either side: all in all far below core.game.DECISIVE."""

_CACHED: Final = 8192


def evaluate(position: Position, side: Side) -> int:
    """The evaluation of a position for a side; for the other side its negative."""
    turn, units = position.turn, position.units
    own, enemy = (units[5:], units[:5]) if turn else (units[:5], units[5:])
    value = _material(own, turn) - _material(enemy, 1 - turn)
    if position.placed < SETUP_PLIES:
        value += _FILE * (_front(own) - _front(enemy))
    else:
        value += _chase(own, enemy)
        if position.pending:
            value += _due(position.pending, enemy)
        answers = sum([_most(zone(unit), own) for unit in enemy if unit])
        value += (_strikes(position, own, enemy) - _LATER * answers) // 100
    return value if side == turn else -value


def _material(units: Units, side: Side) -> int:
    return sum([_unit_value(unit, side) for unit in units if unit])


@lru_cache(maxsize=8192)
def _unit_value(unit: int, side: Side) -> int:
    """Its tiles, its life, and how many ranks it has left its own edge behind."""
    return _TILE * unit.bit_count() + _UNIT + _ADVANCE * advance(unit, side)


def _front(units: Units) -> int:
    """On how many files a side stands."""
    own = union(units)
    return sum(1 for file in FILES if own & file)


def _due(pending: int, enemy: Units) -> int:
    """The tiles that have been hit and are still to be removed."""
    return sum([HIT[unit.bit_count()] for n, unit in enumerate(enemy) if pending >> n & 1])


def _chase(own: Units, enemy: Units) -> int:
    """How near the units of the side with more tiles have come to the other's."""
    lead = union(own).bit_count() - union(enemy).bit_count()
    if lead == 0:
        return 0
    steps = _steps(own, enemy) if lead > 0 else -_steps(enemy, own)
    return -_CHASE * steps


def _steps(hunters: Units, hunted: Units) -> int:
    """The steps between each hunter and the nearest of the hunted, all in all."""
    return sum([distance(unit, hunted) for unit in hunters if unit])


def _strikes(position: Position, own: Units, enemy: Units) -> int:
    """What the side on turn can still hit, in percent: from where it stands, or after a move."""
    attacked, moved = position.attacked, position.moved
    total = 0
    for number, unit in enumerate(own):
        if not unit or attacked >> number & 1:
            continue
        hits = _NOW * _strike(unit, supporters(unit, own), enemy)
        if not attacked and not moved >> number & 1:
            hits = max(hits, _SOON * _most_in_reach(unit, enemy))
        total += hits
    return total


@lru_cache(maxsize=_CACHED)
def _strike(unit: int, support: int, enemy: Units) -> int:
    """What the best attack of a unit from where it stands hits."""
    targets = [(target, HIT[target.bit_count()]) for target in enemy if target]
    return max([sum([hit for it, hit in targets if it & fire]) for fire in fires(unit, support)])


@lru_cache(maxsize=_CACHED)
def _most_in_reach(unit: int, enemy: Units) -> int:
    """What one attack of a unit may hit after a move."""
    return _most(zone(unit), enemy)


def _most(zone: int, units: Units) -> int:
    """What one attack into a zone may hit: the greatest, and a part of the others."""
    hits = [HIT[unit.bit_count()] for unit in units if unit & zone]
    if not hits:
        return 0
    greatest = max(hits)
    return greatest + (sum(hits) - greatest) * _FURTHER // 100
