"""The evaluation of Tetrad: plain counts; the search does the rest.

Tiles decide the game, and a lead in them counts the more, the fewer are left. To the lead
belong the hits in sight: those from where units stand, those after a move of the side on turn,
and those of the other side's next turn. Units should leave their edge, as a
side that waits is hit first, and a side that leads goes after the other.

The numbers are those of a logistic regression on the results of 2,500 games of the strongest
level against itself, rounded.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tesserae.core.game import OPPONENT, Side
from tesserae.games.tetrad.engine.threats import HIT_VALUES, advance, distance, fires_uncached, zone
from tesserae.games.tetrad.rules.board import FILES, union
from tesserae.games.tetrad.rules.fire import supporters
from tesserae.games.tetrad.rules.position import SETUP_PLIES, Position, Units

_TILE: Final = 100
_FULL_LEAD: Final = 5_200
"""Points for a lead of all tiles in play: `Tetrad.unit` for each of forty."""

_NOW: Final = 75
_SOON: Final = 62
_LATER: Final = 10
"""Percent of a hit's worth that count: from where a unit is, after a move, in the next turn."""

_FURTHER: Final = 20
"""Percent that count of every hit of an attack after the greatest."""

_ADVANCE: Final = 14
_CHASE: Final = 1
_FILE: Final = 6

_CACHED: Final = 8192


def evaluate(position: Position, side: Side) -> int:
    """The evaluation of a position for a side; for the other side its negative."""
    turn, units = position.turn, position.units
    own, enemy = (units[5:], units[:5]) if turn else (units[:5], units[5:])
    value = _ADVANCE * (_advanced(own, turn) - _advanced(enemy, OPPONENT[turn]))
    if position.placed < SETUP_PLIES:
        value += _FILE * (_front(own) - _front(enemy))
    else:
        tiles, enemy_tiles = union(own).bit_count(), union(enemy).bit_count()
        lead = _TILE * (tiles - enemy_tiles) + _in_sight(position, own, enemy)
        value += _chase(own, enemy) + _FULL_LEAD * lead // (_TILE * (tiles + enemy_tiles))
    return value if side == turn else -value


def _in_sight(position: Position, own: Units, enemy: Units) -> int:
    """The hits that the side on turn may expect less those of the other side, in percent."""
    due = _due(position.pending, enemy) if position.pending else 0
    answers = sum([_most(zone(unit), own) for unit in enemy if unit])
    return due + (_strikes(position, own, enemy) - _LATER * answers) // 100


def _advanced(units: Units, side: Side) -> int:
    """How many ranks the units of a side have left their own edge behind, all in all."""
    return sum([advance(unit, side) for unit in units if unit])


def _front(units: Units) -> int:
    """On how many files a side stands."""
    own = union(units)
    return sum(1 for file in FILES if own & file)


def _due(pending: int, enemy: Units) -> int:
    """The tiles that have been hit and are still to be removed."""
    return sum([HIT_VALUES[unit.bit_count()] for n, unit in enumerate(enemy) if pending >> n & 1])


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
    targets = [(target, HIT_VALUES[target.bit_count()]) for target in enemy if target]
    fires = fires_uncached(unit, support)
    return max([sum([hit for it, hit in targets if it & fire]) for fire in fires])


@lru_cache(maxsize=_CACHED)
def _most_in_reach(unit: int, enemy: Units) -> int:
    """What one attack of a unit may hit after a move."""
    return _most(zone(unit), enemy)


def _most(zone: int, units: Units) -> int:
    """What one attack into a zone may hit: the greatest, and a part of the others."""
    hits = [HIT_VALUES[unit.bit_count()] for unit in units if unit & zone]
    if not hits:
        return 0
    greatest = max(hits)
    return greatest + (sum(hits) - greatest) * _FURTHER // 100
