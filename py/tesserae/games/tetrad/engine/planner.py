"""Openings of turns: promising ways to move the units, for the search to start from.

A *turn opening* is a destination for every unit of the side on turn. Openings are found
by coordinate descent: one unit after the other takes its best destination while
the others stay, until none can improve; then the descent starts anew from
random destinations. An opening is scored, not searched: the hits it can make, less
those of the other side's next turn, and a little for what may be hit after
that. Tiles removed by hits stay on the board here.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence
from typing import Final, TypeAlias

from tesserae.core.game import OPPONENT, Move
from tesserae.games.tetrad.engine.destinations import (
    EXPOSED,
    NOWHERE,
    THREAT,
    Destination,
    Destinations,
)
from tesserae.games.tetrad.engine.ordering import in_order
from tesserae.games.tetrad.engine.threats import HIT_VALUES, zone
from tesserae.games.tetrad.rules.board import union
from tesserae.games.tetrad.rules.position import SETUP_PLIES, Position

_DESCENTS: Final = 16
"""Descents from different beginnings; further ones mostly end in openings already known."""

_TRIED: Final = 16
"""Destinations of a unit that are always tried, the most promising ones.

Further ones are tried only if they give or get support from Blue.
"""

_Strikes: TypeAlias = tuple[tuple[int, ...], ...]
"""As Destination.strikes."""

TurnOpening: TypeAlias = tuple[int, ...]
"""A destination for every unit, as an index into the unit's list; 0 is where it is."""

_ABSENT: Final = -1
"""Stands for a unit that is not on the board."""

_WORST: Final = -(10**9)


def turn_openings(position: Position, rng: random.Random) -> Iterator[tuple[Move, ...] | None]:
    """Ways to move the units of the side on turn: see core.game.Game.turn_openings."""
    if position.placed < SETUP_PLIES or position.pending or position.attacked:
        return
    for unit in filter(None, position.of(OPPONENT[position.turn])):
        zone(unit)  # cached: that of all at once would be a long step
        yield None
    yield from _Descents(position, rng).turn_openings()


class _Descents:
    """All descents in one position, and every opening that they met."""

    def __init__(self, position: Position, rng: random.Random) -> None:
        self._position = position
        self._rng = rng
        self._units = [n for n, unit in enumerate(position.of(position.turn)) if unit]
        self._tiles = [position.of(position.turn)[n].bit_count() for n in self._units]
        self._weakest = sorted(range(len(self._units)), key=lambda n: self._tiles[n])
        self._enemy_tiles = [unit.bit_count() for unit in position.of(OPPONENT[position.turn])]
        self._destinations: list[list[Destination]] = []
        self._scores: dict[TurnOpening, int] = {}
        self._met: list[TurnOpening] = []
        self._sight = Destinations(position)
        self._seen = 0
        self._known_ways: dict[int, tuple[int, ...]] = {}
        self._supported: dict[tuple[int, int], _Strikes] = {}

    def turn_openings(self) -> Iterator[tuple[Move, ...] | None]:
        """The openings where the descents end, then those they passed, best first."""
        for number in self._units:
            self._destinations.append((yield from self._destinations_of(number)))
            yield None
        for _ in self._sight.find_ways(self._seen):
            yield None
        yielded = set()
        for opening in self._find_openings():
            if opening is None or opening in yielded:
                yield None
            else:
                yielded.add(opening)
                yield self._moves(opening)

    def _destinations_of(self, number: int) -> Generator[None, None, list[Destination]]:
        """The destination where a unit is, then the others, those that promise most first."""
        goals = []
        for goal in self._sight.of(number):
            goals.append(goal)
            self._seen |= goal.seen
            yield None
        here, *others = goals
        return [here, *sorted(others, key=lambda its: its.upper_bound, reverse=True)]

    def _find_openings(self) -> Iterator[TurnOpening | None]:
        for descent in range(_DESCENTS):
            opening = (
                (yield from self._greedy_opening()) if descent % 2 == 0 else self._random_opening()
            )
            before = None
            while before != opening:
                before = opening
                for unit in self._rng.sample(range(len(opening)), len(opening)):
                    opening = self._with_best_destination(opening, unit)
                    yield None
            if _ABSENT not in opening:
                yield opening
        yield from sorted(self._met, key=self._scores.__getitem__, reverse=True)

    def _greedy_opening(self) -> Generator[None, None, TurnOpening]:
        """The units choose in some order, none heeding those that come after it."""
        opening = tuple(0 if len(goals) == 1 else _ABSENT for goals in self._destinations)
        for unit in self._rng.sample(range(len(opening)), len(opening)):
            opening = self._with_best_destination(opening, unit)
            yield None
        return opening

    def _random_opening(self) -> TurnOpening:
        """A destination for every unit; it stays where it is if that is taken."""
        opening = []
        taken = union(goals[0].cells for goals in self._destinations)
        for goals in self._destinations:
            taken ^= goals[0].cells
            number = self._rng.randrange(len(goals))
            opening.append(0 if goals[number].cells & taken else number)
            taken |= goals[opening[-1]].cells
        return tuple(opening)

    def _with_best_destination(self, opening: TurnOpening, unit: int) -> TurnOpening:
        """The opening with the best destination for one unit, the others staying.

        A unit is taken to add to the opening without it no more than its `upper_bound`, although
        support may make it more.
        """
        before, after = opening[:unit], opening[unit + 1 :]
        chosen = self._destinations_at((*before, _ABSENT, *after))
        taken = union([goal.cells for goal in chosen])
        beside_blue = union([goal.beside for goal in chosen if goal.blue])
        strikes = [self._strikes(goal, chosen) for goal in chosen]
        base = self._sum(chosen, strikes)
        partial = _ABSENT in before or _ABSENT in after
        best, most = opening, _WORST
        if opening[unit] != _ABSENT:
            most = (
                self._score_at(self._destinations_at(opening)) if partial else self._score(opening)
            )
        for number, goal in enumerate(self._destinations[unit]):
            if number and base + goal.upper_bound <= most:
                break
            supports = goal.cells & beside_blue
            near = supports or (goal.blue and goal.beside & taken)
            if goal.cells & taken or not (near or number <= _TRIED):
                continue
            changed = (*before, number, *after)
            score = self._scores.get(changed)
            if score is None:
                chosen[unit] = goal
                if supports:
                    score = self._score_at(chosen)
                else:  # what the others strike stays as it is
                    strikes[unit] = self._strikes(goal, chosen) if near else goal.strikes
                    score = self._sum(chosen, strikes)
                if not partial:
                    self._remember(changed, score)
            if score > most:
                best, most = changed, score
        return best

    def _destinations_at(self, opening: TurnOpening) -> list[Destination]:
        chosen = zip(self._destinations, opening, strict=True)
        return [NOWHERE if number == _ABSENT else goals[number] for goals, number in chosen]

    def _score(self, opening: TurnOpening) -> int:
        """The score of a complete opening."""
        score = self._scores.get(opening)
        if score is None:
            score = self._score_at(self._destinations_at(opening))
            self._remember(opening, score)
        return score

    def _remember(self, opening: TurnOpening, score: int) -> None:
        self._scores[opening] = score
        self._met.append(opening)

    def _score_at(self, chosen: Sequence[Destination]) -> int:
        """The score of some destinations, in hundredths of a point."""
        return self._sum(chosen, [self._strikes(goal, chosen) for goal in chosen])

    def _sum(self, chosen: Sequence[Destination], strikes: Sequence[_Strikes]) -> int:
        """The same, where it is known what each of them strikes."""
        tiles = self._enemy_tiles.copy()
        score = threats = 0
        for goal, its in zip(chosen, strikes, strict=True):
            if its:
                score += 100 * _take_best_strike(its, tiles)
            score += goal.score
            threats |= goal.threats
        score -= EXPOSED * self._threatened_tiles(chosen, tiles)
        if threats:
            for n, left in enumerate(tiles):
                if threats >> n & 1:
                    score += THREAT * HIT_VALUES[left]
        return score

    def _strikes(self, goal: Destination, opening: Sequence[Destination]) -> _Strikes:
        """The strikes of a destination; on Blue, with the support of neighbours."""
        if not goal.blue:
            return goal.strikes
        support, beside = 0, goal.beside
        for other in opening:
            cells = other.cells
            if cells & beside:
                support |= cells
        if not support:
            return goal.strikes
        known = self._supported.get((goal.cells, support))
        if known is None:
            known = self._sight.strikes(goal.cells, support)
            self._supported[goal.cells, support] = known
        return known

    def _threatened_tiles(self, opening: Sequence[Destination], tiles: Sequence[int]) -> int:
        """The tiles that enemy units with tiles left can hit in their next turn."""
        exposed = [
            (unit, self._ways(opening[unit])) for unit in self._weakest if opening[unit].seen
        ]
        if not exposed:
            return 0
        own = self._tiles.copy()
        suffered = 0
        for n, left in enumerate(tiles):
            if left:
                remaining = -1
                for unit, ways in exposed:
                    both = remaining & ways[n]
                    if both and own[unit]:
                        remaining = both
                        suffered += HIT_VALUES[own[unit]]
                        own[unit] -= 1
        return suffered

    def _ways(self, goal: Destination) -> tuple[int, ...]:
        """Like Destinations.ways_to_hit, cached."""
        ways = self._known_ways.get(goal.cells)
        if ways is None:
            ways = self._known_ways[goal.cells] = self._sight.ways_to_hit(goal)
        return ways

    def _moves(self, opening: TurnOpening) -> tuple[Move, ...] | None:
        """The moves in an order that finds every destination free; None if there is none."""
        own = self._position.of(self._position.turn)
        goals = zip(self._units, self._destinations_at(opening), strict=True)
        return in_order(own, [(number, it) for number, it in goals if it.cells != own[number]])


def _take_best_strike(strikes: Sequence[tuple[int, ...]], tiles: list[int]) -> int:
    """The number of tiles that the best of some attacks hits; takes them off `tiles`."""
    most = 0
    hit: tuple[int, ...] = ()
    for strike in strikes:
        gain = HIT_VALUES[tiles[strike[0]]]
        for n in strike[1:]:
            gain += HIT_VALUES[tiles[n]]
        if gain > most:
            most, hit = gain, strike
    for n in hit:
        tiles[n] -= tiles[n] > 0
    return most
