"""The evaluation of Tetrad: plain counts; the search does the rest.

Tiles decide the game, and a lead in them counts the more, the fewer are left. To the lead
belong the hits in sight: those from where units stand, those after a move of the side on turn,
and those of the other side's next turn. Units should leave their edge, as a
side that waits is hit first, and a side that leads goes after the other.

The numbers are those of a logistic regression on the results of 2,500 games of the strongest
level against itself, rounded.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tesserae.core.game import OPPONENT, Side
from tesserae.games.tetrad.engine.threats import (
    HIT_VALUES,
    advances,
    fires_uncached,
    fires_unsupported,
    lowest,
    zone,
)
from tesserae.games.tetrad.rules.board import BLUE, FILES, beside, union
from tesserae.games.tetrad.rules.fire import touching
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


class _Unit(NamedTuple):
    """Data that depend only on the cells of a unit, possibly none.

    hit: HIT_VALUES of its size. advances: for either side. lowest: its lowest tile. zone: what it
    can hit in its next turn; fires: from where it stands, for each direction. around: where
    friends support it.
    """

    cells: int
    tiles: int
    hit: int
    advances: tuple[int, int]
    lowest: tuple[int, int]
    zone: int
    fires: Sequence[int]
    around: int


_NO_UNIT: Final = _Unit(0, 0, 0, (0, 0), (0, 0), 0, (), 0)


def evaluate(position: Position, side: Side) -> int:
    """The evaluation of a position for a side; for the other side its negative."""
    turn = position.turn
    units = [_unit(cells) for cells in position.units]
    own, enemy = (units[5:], units[:5]) if turn else (units[:5], units[5:])
    value = _ADVANCE * (_advanced_ranks(own, turn) - _advanced_ranks(enemy, OPPONENT[turn]))
    if position.placed < SETUP_PLIES:
        value += _FILE * (_front(own) - _front(enemy))
    else:
        tiles, enemy_tiles = sum([it.tiles for it in own]), sum([it.tiles for it in enemy])
        lead = _TILE * (tiles - enemy_tiles) + _in_sight(position, own, enemy)
        value += _FULL_LEAD * lead // (_TILE * (tiles + enemy_tiles))
        if tiles != enemy_tiles:  # the side with more of them comes near to the other
            steps = _steps(own, enemy) if tiles > enemy_tiles else -_steps(enemy, own)
            value -= _CHASE * steps
    return value if side == turn else -value


@lru_cache(maxsize=_CACHED)
def _unit(cells: int) -> _Unit:
    if not cells:
        return _NO_UNIT
    tiles = cells.bit_count()
    return _Unit(
        cells,
        tiles,
        HIT_VALUES[tiles],
        advances(cells),
        lowest(cells),
        zone(cells),
        fires_unsupported(cells),
        beside(cells) & ~cells if cells & BLUE else 0,
    )


def _in_sight(position: Position, own: Sequence[_Unit], enemy: Sequence[_Unit]) -> int:
    """The hits that the side on turn may expect less those of the other side, in percent."""
    pending, cells = position.pending, union([it.cells for it in own])
    due = sum([it.hit for n, it in enumerate(enemy) if pending >> n & 1])
    answers = sum([_most(it.zone, own) for it in enemy if it.zone & cells])
    return due + (_strikes(position, own, enemy) - _LATER * answers) // 100


def _advanced_ranks(units: Sequence[_Unit], side: Side) -> int:
    """The total number of ranks that a side's units have advanced from their own edge."""
    return sum([it.advances[side] for it in units])


def _front(units: Sequence[_Unit]) -> int:
    """The number of files that a side occupies."""
    own = union([it.cells for it in units])
    return sum(1 for file in FILES if own & file)


def _steps(hunters: Sequence[_Unit], hunted: Sequence[_Unit]) -> int:
    """The steps between each hunter's lowest tile and the nearest of the hunted's, in total."""
    there = [it.lowest for it in hunted if it.cells]
    steps = 0
    for hunter in hunters:
        if hunter.cells and there:
            rank, file = hunter.lowest
            steps += min([abs(rank - r) + abs(file - f) for r, f in there])
    return steps


def _strikes(position: Position, own: Sequence[_Unit], enemy: Sequence[_Unit]) -> int:
    """The tiles that the side on turn can still hit, in percent: without or after a move."""
    attacked, moved = position.attacked, position.moved
    friends, targets = position.of(position.turn), union([it.cells for it in enemy])
    total = 0
    for number, unit in enumerate(own):
        if attacked >> number & 1:
            continue
        in_reach = unit.zone & targets
        hits = _NOW * _strike(unit, friends, enemy, targets)
        if in_reach and not attacked and not moved >> number & 1:
            hits = max(hits, _SOON * _most(in_reach, enemy))
        total += hits
    return total


def _strike(unit: _Unit, friends: Units, enemy: Sequence[_Unit], targets: int) -> int:
    """The tiles that the best attack of a unit without moving hits. targets: all enemy cells."""
    support = touching(unit.around, friends) if unit.around else 0
    fires = _supported_fire(unit.cells, support) if support else unit.fires
    most = 0
    for fire in fires:
        if fire & targets:
            most = max(most, sum([it.hit for it in enemy if it.cells & fire]))
    return most


@lru_cache(maxsize=_CACHED)
def _supported_fire(cells: int, support: int) -> tuple[int, ...]:
    """The cells under fire from a unit with support, as a mask for each direction."""
    return tuple(fires_uncached(cells, support))


def _most(zone: int, units: Sequence[_Unit]) -> int:
    """The tiles that one attack into a zone may hit: the maximum, and a part of the others."""
    hits = [it.hit for it in units if it.cells & zone]
    greatest = max(hits, default=0)
    return greatest + (sum(hits) - greatest) * _FURTHER // 100
