"""A graph of values over the plies of a game: numbers -> a picture.

The upper half is the first side's. Proven values are stepped, as each holds until the next ply;
estimates are joined. Gaps have no line, only an area behind them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from tesserae.core.scene import Box, Group, Item, Label, Point, Scene, Strokes
from tesserae.view import svg
from tesserae.view.html import Markup, el

STYLES: Final = """
.curve .upper { fill: var(--surface); }
.curve .unknown { fill: var(--line); opacity: .5; }
.curve .level { stroke: var(--control); stroke-dasharray: 2 4; }
.curve .value { stroke: var(--ink); stroke-width: 2; stroke-linecap: round; }
.curve .moment { stroke: var(--mark); stroke-width: 10; stroke-linecap: round; }
.curve .words { fill: var(--ink-2); font: 400 13px var(--font-ui); }
"""
"""The styles of the picture, for the page and for files."""

_WIDTH: Final = 600
_HEIGHT: Final = 100
_REACH: Final = 0.88
"""The share of either half that values use, so lines and dots at the ends are not cut."""

_EDGE: Final = 12
_ROOM: Final = 28
"""The margin around the picture in a file, with the words above and below."""


class Value(NamedTuple):
    """The value at a ply.

    height: from -1, where the second side wins, to 1, where the first one does; None where
    nothing is known. exact: it is proven, and holds until the next ply.
    """

    ply: int
    height: float | None
    exact: bool = False


class Graph(NamedTuple):
    """Values in the order of their plies, at least two, and the plies of the key moments."""

    values: tuple[Value, ...]
    moments: tuple[int, ...] = ()


def draw_graph(graph: Graph) -> Markup:
    """The picture in the page: stretched to its place, though lines and dots keep their shape."""
    return el(
        "svg",
        Markup(svg.picture(_items(graph))),
        class_="curve",
        viewBox=f"0 0 {_WIDTH} {_HEIGHT}",
        preserveAspectRatio="none",
        aria_hidden="true",
    )


def scene(graph: Graph, above: str, below: str) -> Scene:
    """The picture for a file, with the words for its upper and its lower half."""
    words = (
        Label(_WIDTH / 2, -_ROOM / 2, above, "words"),
        Label(_WIDTH / 2, _HEIGHT + _ROOM / 2, below, "words"),
    )
    picture = Group((*_items(graph), *words), style="curve")
    height = _HEIGHT + 2 * _ROOM
    return Scene(_WIDTH + 2 * _EDGE, height, (picture,), x=-_EDGE, y=-_ROOM)


def _items(graph: Graph) -> tuple[Item, ...]:
    first, last = graph.values[0].ply, graph.values[-1].ply
    middle, scale = _HEIGHT / 2, _WIDTH / (last - first)
    points = {
        it.ply: ((it.ply - first) * scale, middle * (1 - _REACH * (it.height or 0)))
        for it in graph.values
    }
    dots = tuple([(points[ply], points[ply]) for ply in graph.moments])
    return (
        Box(0, 0, _WIDTH, middle, "upper"),
        *[Box(start, 0, end - start, _HEIGHT, "unknown") for start, end in _gaps(graph, points)],
        Strokes((((0, middle), (_WIDTH, middle)),), "level"),
        Strokes(tuple(_lines(graph, points)), "value"),
        Strokes(dots, "moment"),
    )


def _lines(graph: Graph, points: Mapping[int, Point]) -> Iterator[tuple[Point, ...]]:
    """A line for each run of known values."""
    line: tuple[Point, ...] = ()
    for value, following in zip(graph.values, (*graph.values[1:], None), strict=True):
        if value.height is None:
            continue
        line += (points[value.ply],)
        if following is not None and value.exact:
            line += ((points[following.ply][0], points[value.ply][1]),)
        if following is None or following.height is None:
            yield line if len(line) > 1 else line * 2
            line = ()


def _gaps(graph: Graph, points: Mapping[int, Point]) -> Iterator[tuple[float, float]]:
    """The gaps without values, from left to right."""
    start: float | None = None
    for value, following in zip(graph.values[:-1], graph.values[1:], strict=True):
        if value.height is None or (following.height is None and not value.exact):
            start = points[value.ply][0] if start is None else start
        elif start is not None:
            yield start, points[value.ply][0]
            start = None
    if start is not None:
        yield start, _WIDTH
