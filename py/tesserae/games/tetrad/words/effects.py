"""A unit's options from its place, in words."""

from __future__ import annotations

from tesserae.core.game import Side
from tesserae.core.text import Text, text
from tesserae.games.tetrad.rules.board import DIRECTIONS
from tesserae.games.tetrad.rules.fire import lanes, supporters
from tesserae.games.tetrad.rules.position import Position, steps_of


def effects(position: Position, side: Side, number: int) -> Text:
    """The steps of a unit that is alive, and its longest range in each direction."""
    own = position.of(side)
    unit = own[number]
    support = supporters(unit, own)
    ranges = [max(lane.reach for lane in lanes(unit, support, d)) for d in DIRECTIONS]
    north, east, south, west = ranges
    return text("tetrad.why.unit", east=east, n=steps_of(unit), north=north, south=south, west=west)
