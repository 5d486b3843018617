"""Where a unit can stand this turn, and what it could do and suffer there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tesserae.games.tetrad.aims import HIT, advance, distance, zone
from tesserae.games.tetrad.board import union
from tesserae.games.tetrad.rules import Position, steps_of
from tesserae.games.tetrad.rules_fire import fires
from tesserae.games.tetrad.rules_reach import Place, reach
from tesserae.games.tetrad.shapes import placement_of

EXPOSED: Final = 85
THREAT: Final = 20
"""Percent of a hit that count: if the enemy can deal it next turn, or if one can oneself."""

_ADVANCE: Final = 14
_CHASE: Final = 2
"""Points for every rank ahead, and for every step nearer to the enemy for a side that leads."""

_SPREE: Final = 130
"""Percent of its best attack that a post may be worth: a unit is hit harder by every hit."""

_SEEN: Final = 5_000
"""What exposure takes off a post when the posts worth a closer look are chosen."""

_KEPT: Final = 24
"""For each unit, so many posts are looked at, beside staying where it is."""


class Post(NamedTuple):
    """Where a unit can stand; its worth is counted in hundredths of a point.

    strikes: the enemy units that an attack from there hits, for every direction that
    hits any. seen: the enemy units that can hit it in their next turn. threats: the
    enemy units that it can hit in its next turn, as bits. worth: of the place itself.
    most: what it may be worth at the most, with its strikes and threats.
    """

    cells: int
    placement: int
    strikes: tuple[tuple[int, ...], ...]
    seen: tuple[int, ...]
    threats: int
    worth: int
    most: int


NOWHERE: Final = Post(0, 0, (), (), 0, 0, 0)
"""Of a unit that is not on the board."""


class Posts:
    """The posts of the side on turn in one position."""

    def __init__(self, position: Position) -> None:
        self._position = position
        enemy = position.of(1 - position.turn)
        self._enemy = [(n, unit, zone(unit)) for n, unit in enumerate(enemy) if unit]
        self._hits = [HIT[unit.bit_count()] for unit in enemy]
        lead = position.tiles(position.turn) - position.tiles(1 - position.turn)
        self._chase = 100 * _CHASE * ((lead > 0) - (lead < 0))

    def of(self, number: int) -> list[Post]:
        """Where a unit is, then the best other posts, those that promise most first.

        Of posts alike in all but their place, only the best is kept.
        """
        unit = self._position.of(self._position.turn)[number]
        best: dict[tuple[object, ...], Post] = {}
        for cells, placement in self._goals(number):
            post = self._post(cells, placement)
            kind = post[2:5]
            if kind not in best or best[kind].worth < post.worth:
                best[kind] = post
        ranked = sorted(best.values(), key=lambda its: its.most - (_SEEN if its.seen else 0))
        kept = sorted(ranked[-_KEPT:], key=lambda its: its.most, reverse=True)
        return [self._post(unit, placement_of(unit)), *kept]

    def _goals(self, number: int) -> Iterator[Place]:
        """Where a unit can move to as far as the enemy is concerned; nowhere if it has moved."""
        if not self._position.moved >> number & 1:
            unit = self._position.of(self._position.turn)[number]
            enemy = union(self._position.of(1 - self._position.turn))
            for place in reach(unit, steps_of(unit)):
                if not place.cells & enemy:
                    yield place

    def _post(self, cells: int, placement: int) -> Post:
        strikes = {tuple([n for n, unit, _ in self._enemy if f & unit]) for f in fires(cells, 0)}
        strikes.discard(())
        seen = tuple([n for n, _, zone in self._enemy if zone & cells])
        own_zone = zone(cells)
        threats = sum([1 << n for n, unit, _ in self._enemy if unit & own_zone])
        worth = self._worth(cells)
        hits = max([sum([self._hits[n] for n in strike]) for strike in strikes], default=0)
        most = worth + _SPREE * hits + 200 * THREAT * threats.bit_count()
        return Post(cells, placement, tuple(sorted(strikes)), seen, threats, worth, most)

    def _worth(self, cells: int) -> int:
        """Of a place, whoever else is where."""
        worth = 100 * _ADVANCE * advance(cells, self._position.turn)
        if self._chase:
            worth -= self._chase * min([distance(cells, unit) for _, unit, _ in self._enemy])
        return worth
