"""The evaluation of Tetrad: plain counts; the search does the rest.

Tiles decide the game, and every unit alive is an attack a turn, so a tile that
keeps a unit alive is worth more than another. Beyond that it counts the hits
in sight: those from where units stand, those after a move of the side on turn,
and those of the other side's next turn. Units should leave their edge, as a
side that waits is hit first, and a side that leads goes after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from tesserae.core.game import Side
from tesserae.games.tetrad.engine.threats import HIT, advance, distance, zone
from tesserae.games.tetrad.rules.board import FILES, union
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

Targets: TypeAlias = Sequence[tuple[int, int]]
"""Units, each with what a hit would cost it."""


def evaluate(position: Position, side: Side) -> int:
    """The evaluation of a position for a side; for the other side its negative."""
    turn = position.turn
    own, enemy = position.of(turn), position.of(1 - turn)
    value = _material(own, turn) - _material(enemy, 1 - turn)
    if position.placed < SETUP_PLIES:
        value += _FILE * (_front(own) - _front(enemy))
    else:
        value += _due(position) + _chase(own, enemy)
        value += (_strikes(position) - _LATER * _answers(own, enemy)) // 100
    return value if side == turn else -value


def _material(units: Sequence[int], side: Side) -> int:
    return sum([_unit_value(unit, side) for unit in units if unit])


@lru_cache(maxsize=8192)
def _unit_value(unit: int, side: Side) -> int:
    """Its tiles, its life, and how many ranks it has left its own edge behind."""
    return _TILE * unit.bit_count() + _UNIT + _ADVANCE * advance(unit, side)


def _front(units: Sequence[int]) -> int:
    """On how many files a side stands."""
    own = union(units)
    return sum(1 for file in FILES if own & file)


def _due(position: Position) -> int:
    """The tiles that have been hit and are still to be removed."""
    if not position.pending:
        return 0
    hit = enumerate(position.of(1 - position.turn))
    return sum(HIT[unit.bit_count()] for n, unit in hit if position.pending >> n & 1)


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


def _targets(units: Sequence[int]) -> Targets:
    return [(unit, HIT[unit.bit_count()]) for unit in units if unit]


def _strikes(position: Position) -> int:
    """What the side on turn can still hit, in percent: from where it stands, or after a move."""
    targets = _targets(position.of(1 - position.turn))
    total = 0
    for number, unit in enumerate(position.of(position.turn)):
        if not unit or position.attacked >> number & 1:
            continue
        under_fire = position.fires(position.turn, number)
        hits = _NOW * max([sum([hit for unit, hit in targets if unit & f]) for f in under_fire])
        if not position.attacked and not position.moved >> number & 1:
            hits = max(hits, _SOON * _most(zone(unit), targets))
        total += hits
    return total


def _answers(own: Sequence[int], enemy: Sequence[int]) -> int:
    """What the other side may hit in its next turn."""
    targets = _targets(own)
    return sum([_most(zone(unit), targets) for unit in enemy if unit])


def _most(zone: int, targets: Targets) -> int:
    """What one attack into a zone may hit: the greatest, and a part of the others."""
    hits = [hit for unit, hit in targets if unit & zone]
    if not hits:
        return 0
    greatest = max(hits)
    return greatest + (sum(hits) - greatest) * _FURTHER // 100
