"""Where a unit can be after moving this turn, and what it could hit and suffer there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tesserae.core.game import OPPONENT
from tesserae.games.tetrad.engine.threats import (
    HIT_VALUES,
    advances,
    distance,
    fires_uncached,
    fires_unsupported,
    volleys,
    ways_to_hit,
    zone,
)
from tesserae.games.tetrad.rules.board import BLUE, beside, union
from tesserae.games.tetrad.rules.position import Position, steps_of
from tesserae.games.tetrad.rules.reach import Goal, reach
from tesserae.games.tetrad.rules.shapes import placement_of

EXPOSED: Final = 45
THREAT: Final = 35
"""Percent of a hit's cost that count if the enemy, or oneself, can deal it next turn."""

_ADVANCE: Final = 14
_CHASE: Final = 2
"""Points for every rank ahead, and for every step nearer to the enemy for a side that leads."""

_SPREE: Final = 130
"""Percent of its best attack that a destination may gain: further hits on a unit cost more."""


class Destination(NamedTuple):
    """A unit's possible place after moving; its score is in hundredths of a point.

    strikes: the enemy units that an attack from there hits, for every direction that
    hits any. seen: the enemy units that can hit it in their next turn, as bits. threats: the
    enemy units that it can hit in its next turn, as bits. score: of the cells themselves.
    upper_bound: of the score with its strikes and threats. beside: the cells around it.
    blue: it is on Blue, so that friends beside it support it.
    """

    cells: int
    placement: int
    strikes: tuple[tuple[int, ...], ...]
    seen: int
    threats: int
    score: int
    upper_bound: int
    beside: int
    blue: bool


NOWHERE: Final = Destination(0, 0, (), 0, 0, 0, 0, 0, blue=False)
"""The destination of a unit that is not on the board."""


class Destinations:
    """The destinations of the side on turn in one position."""

    def __init__(self, position: Position) -> None:
        self._position = position
        enemy = position.of(OPPONENT[position.turn])
        self._units, self._all = enemy, union(enemy)
        self._enemy = [(n, unit, zone(unit)) for n, unit in enumerate(enemy) if unit]
        self._zones = union([zone for _, _, zone in self._enemy])
        self._hits = [HIT_VALUES[unit.bit_count()] for unit in enemy]
        lead = position.tiles(position.turn) - position.tiles(OPPONENT[position.turn])
        self._chase = 100 * _CHASE * ((lead > 0) - (lead < 0))

    def of(self, number: int) -> Iterator[Destination]:
        """The current place of a unit, then those it can move to."""
        unit = self._position.of(self._position.turn)[number]
        yield self._destination(unit, placement_of(unit))
        for goal in self._goals(number):
            yield self._destination(*goal)

    def strikes(self, cells: int, support: int) -> tuple[tuple[int, ...], ...]:
        """Destination.strikes of a unit with support."""
        return self._hit_by(fires_uncached(cells, support))

    def ways_to_hit(self, goal: Destination) -> tuple[int, ...]:
        """For every enemy unit, the volleys of its next turn that hit a destination, as bits."""
        ways = [0] * len(self._units)
        for n, unit, _ in self._enemy:
            if goal.seen >> n & 1:
                ways[n] = ways_to_hit(unit, goal.cells)
        return tuple(ways)

    def find_ways(self, seen: int) -> Iterator[None]:
        """Finds what `ways_to_hit` needs of these enemy units, as bits, in steps: it takes long."""
        for n, unit, _ in self._enemy:
            if seen >> n & 1:
                volleys(unit)
                yield
                ways_to_hit(unit, 0)
                yield

    def _goals(self, number: int) -> Iterator[Goal]:
        """The places that the enemy leaves free for a unit to move to; none if it has moved."""
        if not self._position.moved >> number & 1:
            unit = self._position.of(self._position.turn)[number]
            enemy = union(self._position.of(OPPONENT[self._position.turn]))
            for goal in reach(unit, steps_of(unit)):
                if not goal.cells & enemy:
                    yield goal

    def _destination(self, cells: int, placement: int) -> Destination:
        geometry = _geometry_of(cells)
        strikes = self._hit_by(geometry.fires) if geometry.under_fire & self._all else ()
        seen = threats = 0
        reached = geometry.zone & self._all
        if reached or cells & self._zones:
            for n, unit, zone in self._enemy:
                if zone & cells:
                    seen |= 1 << n
                if unit & reached:
                    threats |= 1 << n
        score = 100 * _ADVANCE * geometry.advances[self._position.turn]
        if self._chase:
            score -= self._chase * distance(cells, self._units)
        upper_bound = score + 200 * THREAT * threats.bit_count()
        if strikes:
            hits = max([sum([self._hits[n] for n in strike]) for strike in strikes])
            upper_bound += _SPREE * hits
        return Destination(
            cells,
            placement,
            strikes,
            seen,
            threats,
            score,
            upper_bound,
            geometry.beside,
            geometry.blue,
        )

    def _hit_by(self, reached: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        """The enemy units that each attack hits, without repetition, for those that hit any."""
        hits = [fire for fire in reached if fire & self._all]
        struck = [tuple([n for n, unit, _ in self._enemy if fire & unit]) for fire in hits]
        return tuple(dict.fromkeys(struck))


class _Geometry(NamedTuple):
    """Data that depend only on the cells of a unit.

    fires: see threats.fires_unsupported; under_fire: all of it together. advances: for either side.
    """

    fires: tuple[int, ...]
    under_fire: int
    zone: int
    beside: int
    blue: bool
    advances: tuple[int, int]


@lru_cache(maxsize=8192)
def _geometry_of(cells: int) -> _Geometry:
    fires = fires_unsupported(cells)
    return _Geometry(
        fires,
        union(fires),
        zone(cells),
        beside(cells) & ~cells,
        bool(cells & BLUE),
        advances(cells),
    )
