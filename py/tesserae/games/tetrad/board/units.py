"""Tetrad's units, seen from above: one piece each, with a window to the ground in each tile.

White's windows are round and Black's square, so that sides are told without
colour. The number takes the place of one window: of a ground that shows
elsewhere too, or else a small window stays beside it. A unit that casts a
shadow has yet to move; one that has moved is underlined, one that has
attacked is dim and struck out.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from tesserae.core.game import FIRST, Side
from tesserae.core.scene import Box, Disc, Group, Item, Label, Outline, Scene, Strokes
from tesserae.games.tetrad.board.ground import UNIT, Square, colour
from tesserae.games.tetrad.board.outlines import Squares, middle, ring, seams

SIDES: Final = ("white", "black")

EDGE: Final = 11.25
"""How deep within its squares the middle of a unit's outline runs."""

_SEAM: Final = 46
_RADIUS: Final = 18.5
_SMALL: Final = 11.0
_SHADOW: Final = (9, 12)
_FAR_SHADOW: Final = (14, 22)


class DrawnUnit(NamedTuple):
    """A unit as it is drawn. number: 0 if it has none."""

    side: Side
    number: int
    squares: Squares
    moved: bool = False
    attacked: bool = False


@lru_cache(maxsize=128)
def unit_on_board(unit: DrawnUnit, fresh: bool) -> Group:
    """A unit in its place, with its shadow if it may still move; `fresh` if it has just come.

    Cached, as groups that are the same objects are not drawn again.
    """
    shadow = () if unit.moved or unit.attacked else (_shadow(unit.squares, _SHADOW),)
    status = "spent" if unit.attacked else "moved" if unit.moved else ""
    style = f"unit {SIDES[unit.side]} {status}".rstrip()
    return Group((*shadow, *_unit_items(unit)), style=style + " fresh" * fresh)


def lifted_unit(unit: DrawnUnit) -> tuple[Item, ...]:
    """A unit above its cells, its shadow far below it."""
    body = Group(_unit_items(unit), x=-3, y=-7, style=f"unit {SIDES[unit.side]}")
    return (_shadow(unit.squares, _FAR_SHADOW), body)


def around(squares: Squares, style: str, depth: float = 3) -> tuple[Outline, Outline]:
    """A line along the edge of a unit, on a plain one that sets it off."""
    return Outline((ring(squares, depth - 3),), f"{style} case"), Outline(
        (ring(squares, depth),), style
    )


@lru_cache(maxsize=64)
def icon(squares: Squares, side: Side) -> Scene:
    """A shape in a picture of its own, the same scale for all, bold enough for 24 pixels."""
    body = (Outline((ring(squares, EDGE),), "body"), Strokes(seams(squares, 60), "seam"))
    x, y = _centre(squares)
    drawn = Group(body, -x, -y, style=f"unit small {SIDES[side]}")
    return Scene(424, 424, (Group((drawn,), style="tetrad"),), x=-212, y=-212)


@lru_cache(maxsize=128)
def badge(side: Side, number: int, tiles: int, status: str = "") -> Scene:
    """A unit's number with a bar for each tile it has left, in a picture of its own.

    status: "", "moved" or "spent"; a unit without tiles is lost.
    """
    box = (-44, -50, 88, 76)
    if not tiles:
        strike = Strokes((((-30, 36), (30, -36)),), "lost")
        items: tuple[Item, ...] = (Box(*box, "gone", 8), Label(0, -12, str(number), "lost"), strike)
    else:
        style = f"unit small {SIDES[side]} {status}".rstrip()
        face = (Box(*box, "body", 8), Label(0, -12, str(number), "number"))
        bars = tuple(((x, 42), (x + 14, 42)) for x in range(-43, -43 + 24 * tiles, 24))
        items = (Group((*face, *_status(0, -12, status)), style=style), Strokes(bars, "bar"))
    return Scene(106, 106, (Group(items, style="tetrad"),), x=-53, y=-53)


def _centre(squares: Iterable[Square]) -> tuple[float, float]:
    """The middle of the rectangle around squares."""
    columns, rows = zip(*squares, strict=True)
    return UNIT * (min(columns) + max(columns) + 1) / 2, UNIT * (min(rows) + max(rows) + 1) / 2


def _shadow(squares: Squares, away: tuple[float, float]) -> Group:
    return Group((Outline((ring(squares, EDGE),), "shadow"),), *away)


@lru_cache(maxsize=256)
def _unit_items(unit: DrawnUnit) -> tuple[Item, ...]:
    """The parts of a unit without its shadow."""
    at = _numbered_tile(unit.squares)
    twice = sum(colour(square) == colour(at) for square in unit.squares) > 1
    x, y = middle(at)
    items: list[Item] = [Outline((ring(unit.squares, EDGE),), "body")]
    if len(unit.squares) > 1:
        items.append(Strokes(seams(unit.squares, _SEAM), "seam"))
    items += [_window(square, unit.side) for square in sorted(unit.squares - {at})]
    if not unit.number:
        return (*items, _window(at, unit.side))
    if not twice:
        items.append(_window(at, unit.side, 22, 18, _SMALL))
        x -= 10
    status = "spent" if unit.attacked else "moved" if unit.moved else ""
    return (*items, Label(x, y, str(unit.number), "number"), *_status(x, y, status))


def _status(x: float, y: float, status: str) -> tuple[Item, ...]:
    """The mark on a number: a line below it, or through it."""
    if status == "moved":
        return (Strokes((((x - 20, y + 30), (x + 20, y + 30)),), "underline"),)
    if status == "spent":
        return (Strokes((((x - 26, y + 26), (x + 26, y - 26)),), "strike"),)
    return ()


def _numbered_tile(squares: Squares) -> Square:
    """The tile that bears the number: in the middle, on a ground that another tile shows too."""
    grounds = [*map(colour, squares)]
    x, y = (sum(square[axis] for square in squares) / len(squares) for axis in (0, 1))
    return min(
        sorted(squares),
        key=lambda at: (grounds.count(colour(at)) < 2, (at[0] - x) ** 2 + (at[1] - y) ** 2),
    )


def _window(
    square: Square, side: Side, right: float = 0, down: float = 0, radius: float = _RADIUS
) -> Group:
    """The ground seen through a tile, `right` and `down` from its middle."""
    x, y = middle(square)
    return Group(_glass(colour(square), side, radius), x + right, y + down)


@lru_cache(maxsize=12)
def _glass(ground: str, side: Side, radius: float) -> tuple[Item, Item]:
    """A window around (0, 0) and the sign of the ground below it."""
    tint = {"Y": "yellow", "R": "red", "B": "blue"}[ground]
    half = radius * 0.92
    frame = (
        Disc(0, 0, radius, f"window {tint}")
        if side == FIRST
        else Box(-half, -half, 2 * half, 2 * half, f"window {tint}", 3)
    )
    part = radius / _RADIUS
    across, up = {"Y": (9, 9), "R": (0, 0), "B": (11, 0)}[ground]
    sign = ((-across * part, up * part), (across * part, -up * part))
    return frame, Strokes((sign,), f"sign {tint}" + " little" * (radius == _SMALL))
