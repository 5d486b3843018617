"""Drawings on the board of a study: coloured cells and arrows, with shapes and names as well.

Green cells have a ring, red ones a cross, yellow ones a diamond, blue ones a square; green arrows
are solid, red ones dashed, yellow ones dotted, blue ones double.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import sqrt
from typing import Final

from tesserae.app.model import Model, is_flipped
from tesserae.app.model.table import Table
from tesserae.app.study import lines
from tesserae.core.game import Game, Position
from tesserae.core.record.annotations import Drawing, drawings_of
from tesserae.core.scene import (
    Box,
    Disc,
    Group,
    Item,
    Marks,
    Outline,
    Point,
    Scene,
    Spot,
    Strokes,
    with_case,
)
from tesserae.core.text import Listed, Text, text

STYLES: Final = """
.drawings { stroke-linejoin: round; }
.drawings .cell, .drawings .shaft { fill: none; stroke-width: 7; }
.drawings .green { stroke: var(--accent); }
.drawings .red { stroke: var(--danger); }
.drawings .yellow { stroke: var(--mark); }
.drawings .blue { stroke: var(--focus); }
.drawings .green.head { fill: var(--accent); }
.drawings .red.head { fill: var(--danger); }
.drawings .yellow.head { fill: var(--mark); }
.drawings .blue.head { fill: var(--focus); }
.drawings .red.shaft { stroke-dasharray: 18 10; }
.drawings .yellow.shaft { stroke-dasharray: .1 13; stroke-linecap: round; stroke-width: 9; }
.drawings .blue.shaft { stroke-width: 4.5; }
.drawings .cell.case, .drawings .shaft.case { stroke: var(--surface); stroke-dasharray: none; stroke-width: 13; }
.drawings .head.case { fill: var(--surface); stroke: var(--surface); stroke-width: 6; }
"""  # noqa: E501
"""The styles of drawings, for the page and for files."""

_NAMES: Final[Mapping[str, str]] = {"G": "green", "R": "red", "Y": "yellow", "B": "blue"}
"""The letters of the colours -> their classes."""

_HALF: Final = 0.4
"""The distance from the middle of a cell to the frame around it, as a share of its width."""

_HEAD: Final = 0.3
"""The length of the head of an arrow, as a share of a cell."""

_DOUBLE_OFFSET: Final = 0.06
"""The distance from the middle of a double arrow to each of its lines."""

_ARROW_START: Final = 0.22
"""The distance from the middle of a cell to the start of arrows."""


def places(model: Model, table: Table) -> Mapping[str, Spot]:
    """The cells of the board by name, in their places while nothing is picked."""
    return _places(table.game, table.position, is_flipped(model, table), model.settings.coordinates)


@lru_cache(maxsize=8)
def _places(
    game: Game[Position], position: Position, flipped: bool, coordinates: bool
) -> Mapping[str, Spot]:
    scene = game.scene(position, Marks(flipped=flipped, coordinates=coordinates))
    return {spot.target.name: spot for spot in scene.spots if spot.row is not None}


def on_board(model: Model, table: Table, shown: Scene) -> Scene:
    """The board with its drawings; without them while a line is previewed."""
    record, begun = table.record, model.study.begun
    drawn = drawings_of(dict(record.comments).get(record.cursor, ""))
    if (not drawn and not begun) or lines.previewed_moves(model, table):
        return shown
    return with_drawn(model, table, shown, drawn, begun)


def with_drawn(
    model: Model, table: Table, shown: Scene, drawn: tuple[Drawing, ...], begun: str = ""
) -> Scene:
    """The board with drawings. begun: the cell where an unfinished arrow starts."""
    cells = places(model, table)
    drawn = tuple([it for it in drawn if it.start in cells and it.end in cells])
    told: dict[str, list[Text]] = {}
    for it in drawn:
        told.setdefault(it.start, []).append(_cell_name(it))
    items = tuple([item for it in drawn for item in _items(it, cells)])
    spots = tuple([_named_spot(spot, told, begun) for spot in shown.spots])
    drawings = Group(items, style="drawings")
    return shown._replace(items=(*shown.items, drawings, *_dots(shown.items)), spots=spots)


def _dots(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """The dots on available targets, to lie on top of the drawings."""
    groups = [it for it in items if isinstance(it, Group)]
    dots = [
        tuple([dot for dot in it.items if isinstance(dot, Disc) and dot.style == "dot"])
        for it in groups
    ]
    return tuple([it._replace(items=some) for it, some in zip(groups, dots, strict=True) if some])


def sample(colour: str) -> tuple[Item, ...]:
    """A sample of a coloured cell, 100 units wide."""
    return tuple(_cell((50, 50), 100 * _HALF, _NAMES[colour]))


def _cell_name(drawing: Drawing) -> Text:
    """A drawing in words, for the name of the cell where it starts."""
    if drawing.start == drawing.end:
        return text(f"draw.here.{drawing.colour}")
    return text(f"draw.to.{drawing.colour}", end=drawing.end)


def _named_spot(spot: Spot, told: Mapping[str, list[Text]], begun: str) -> Spot:
    """A spot whose label names its drawings; picked if an unfinished arrow starts there."""
    name = spot.target.name
    if name in told:
        what = Listed(tuple(told[name]), "and")
        spot = spot._replace(label=text("draw.at", spot=spot.label, what=what))
    return spot._replace(picked=True) if name == begun else spot


def _items(drawing: Drawing, cells: Mapping[str, Spot]) -> Iterator[Item]:
    style, start, end = _NAMES[drawing.colour], cells[drawing.start], cells[drawing.end]
    size = min(start.width, start.height, end.width, end.height)
    if drawing.start == drawing.end:
        return _cell(_middle(start), size * _HALF, style)
    return _arrow(_middle(start), _middle(end), size, style)


def _middle(spot: Spot) -> Point:
    return spot.x + spot.width / 2, spot.y + spot.height / 2


def _cell(middle: Point, half: float, style: str) -> Iterator[Item]:
    (x, y), name = middle, f"{style} cell"
    left, right, top, foot = x - half, x + half, y - half, y + half
    if style == "green":
        yield from with_case(Disc(x, y, half, name))
    elif style == "red":
        strokes = (((left, top), (right, foot)), ((left, foot), (right, top)))
        yield from with_case(Strokes(strokes, name))
    elif style == "yellow":
        yield from with_case(Outline((((x, top), (right, y), (x, foot), (left, y)),), name))
    else:
        yield from with_case(Box(left, top, 2 * half, 2 * half, name))


def _arrow(start: Point, end: Point, size: float, style: str) -> Iterator[Item]:
    across, down = end[0] - start[0], end[1] - start[1]
    length = sqrt(across * across + down * down) or 1
    across, down = across / length, down / length

    def at(along: float, aside: float) -> Point:
        """The point `along` the arrow from its start, and `aside` to the right of it."""
        return start[0] + across * along - down * aside, start[1] + down * along + across * aside

    first, last, head = size * _ARROW_START, length - size * _ARROW_START / 2, size * _HEAD
    asides = (-size * _DOUBLE_OFFSET, size * _DOUBLE_OFFSET) if style == "blue" else (0.0,)
    shafts = tuple([(at(first, aside), at(last - head, aside)) for aside in asides])
    corners = (at(last, 0), at(last - head, head * 0.6), at(last - head, -head * 0.6))
    shaft, tip = Strokes(shafts, f"{style} shaft"), Outline((corners,), f"{style} head")
    yield from (with_case(shaft)[0], with_case(tip)[0], shaft, tip)
