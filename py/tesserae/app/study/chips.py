"""Chips: the values of targets, drawn on the board of a study."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from tesserae.core.scene import Box, Disc, Group, Item, Label, Point, Scene, Spot

_HEIGHT: Final = 0.25
"""The height of a chip, as a share of its spot."""

_FOOT_GAP: Final = 0.1
"""The gap between a chip and the foot of its spot, as a share of the spot's height.

Large coordinates reach into the spot.
"""

_EDGE_MIDDLE: Final = 1.05
"""The middle of a chip that hides nothing of its spot, as a share of its height."""

WIDE: Final = 0.3
"""The width of a chip with one character, as a share of the height of its spot."""

_LETTER: Final = 0.16
"""The width that each further character adds to a chip; points add none."""

_MOST_ENLARGED: Final = 2.2
"""Maximum enlargement of a chip, on boards of many small cells. In wide windows, styles shrink it.
"""

_LARGE_CELLS: Final = 5
"""Maximum number of cells in a line of a board whose cells are large enough for normal chips."""


class Worth(NamedTuple):
    """A written value: a few characters, and a style that shows it by shape as well.

    style: "win", "draw", "loss", "estimate", or "unknown".
    """

    style: str
    written: str


def labels_of(items: Iterable[Item]) -> Iterator[Point]:
    """The positions of labels in a picture."""
    for item in items:
        if isinstance(item, Label):
            yield item.x, item.y
        elif isinstance(item, Group):
            yield from ((item.x + x, item.y + y) for x, y in labels_of(item.items))


def edge_of(spot: Spot, labels: Iterable[Point]) -> float:
    """The height of a chip on a spot's edge: the lower one, or the upper if that has a label."""
    below = spot._replace(y=spot.y + (_EDGE_MIDDLE - 0.3) * spot.height, height=0.6 * spot.height)
    return 1 - _EDGE_MIDDLE if any(is_on(below, at) for at in labels) else _EDGE_MIDDLE


def is_on(spot: Spot, at: Point) -> bool:
    """Whether a point is within a spot."""
    return 0 < at[0] - spot.x < spot.width and 0 < at[1] - spot.y < spot.height


def width_of(spot: Spot, its: Worth) -> float:
    """The width of a chip that is not enlarged."""
    signs = len(its.written.replace(".", ""))
    return (WIDE + _LETTER * max(0, signs - 1)) * spot.height


class Place(NamedTuple):
    """The place and style of an enlarged chip.

    edge: its height on an edge, in heights of its spot; None inside the spot. cells: in a line of
    the board. point: the decimal point.
    """

    edge: float | None
    cells: float
    point: str


def large_chip(spot: Spot, place: Place, its: Worth) -> Group:
    """A chip, enlarged on a board of small cells: within its spot, or on an edge of it.

    On the edge it hides no number in the middle of a cell. In larger cells it is at the foot, where
    it hides little of a piece.
    """
    large = min(_MOST_ENLARGED, place.cells / _LARGE_CELLS)
    high = large * _HEIGHT * spot.height
    said = its._replace(written=its.written.replace(".", place.point))
    face = Group(_face(large * width_of(spot, its), high, said), style="face")
    if place.edge is not None:
        y = place.edge * spot.height
    elif large == _MOST_ENLARGED:
        y = (1 - _FOOT_GAP) * spot.height - high / 2
    else:
        y = spot.height - 0.75 * high / 2
    return Group((face,), spot.x + spot.width / 2, spot.y + y, style=f"worth {its.style}")


def chip(spot: Spot, aside: float, wide: float, its: Worth, icon: Scene | None = None) -> Group:
    """A chip at the foot of a spot, `aside` from its middle, with an optional small picture.

    An unknown value takes the same room, so that nothing jumps.
    """
    high = _HEIGHT * spot.height
    x, y = spot.x + spot.width / 2 + aside, spot.y + (1 - _FOOT_GAP) * spot.height - high / 2
    return Group(_face(wide, high, its, icon), x, y, style=f"worth {its.style}")


def _face(wide: float, high: float, its: Worth, icon: Scene | None = None) -> tuple[Item, ...]:
    """A chip around (0, 0)."""
    size = high * 0.75
    items: list[Item] = [Box(-wide / 2, -high / 2, wide, high, "chip", 3)]
    at = 0.0
    if icon is not None:
        items.append(Group(icon.items, x=-wide / 4, scale=0.75 * size / icon.height))
        at = wide / 4
    if its.style == "unknown":
        items.append(Disc(at, 0, high / 8, "open"))
    else:
        items.append(Group((Label(0, 0, its.written, "sign"),), x=at, scale=size / 16))
    return tuple(items)
