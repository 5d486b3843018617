"""The levels of squares as numbers, on request: each where nothing else is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tesserae.core.scene import Box, Disc, Group, Item, Label
from tesserae.games.zaic.board.layout import BoardView
from tesserae.games.zaic.board.relief import Frame
from tesserae.games.zaic.board.tiles import SIDES

_HALF_WIDE, _HALF_HIGH = 11, 14
"""Half the size of a number."""

_LINE: Final = 7
"""Half the width of a line with its case."""

_RIM: Final = 2
"""Half the width of the line around a disc."""

_LINES: Final = frozenset({"last", "hint", "worse", "line"})
"""The boxes that are lines: what lies within them shows."""

_PLACES: Final = sorted(
    [(right, low) for right in (26, 30, 35, 38) for low in (27, 31, 36, 40, 44, 49)], key=sum
)
"""The distances of a number from the right and lower edge of its square, usual place first."""


def levels(view: BoardView, over: Iterable[Item]) -> Iterator[Label]:
    """A number on each visible square, beside what is drawn over the tiles, if there is room."""
    if "levels" not in view.marks.layers:
        return
    frames, discs = list[Frame](), list[Disc]()
    _collect(over, 0, 0, frames, discs)
    for square, level in view.relief.levels.items():
        seen = view.relief.visible(square)
        for right, low in _PLACES:
            x, y = seen.right - right, seen.bottom - low
            if y - _HALF_HIGH >= seen.top and _is_free(x, y, frames, discs):
                side = SIDES[view.relief.sides[square]]
                yield Label(x, y, str(level), f"digit {side}")
                break


def _collect(
    items: Iterable[Item], x: float, y: float, frames: list[Frame], discs: list[Disc]
) -> None:
    """Adds what some items cover: boxes, lines around boxes, discs."""
    for item in items:
        if isinstance(item, Group):
            _collect(item.items, x + item.x, y + item.y, frames, discs)
        elif isinstance(item, Disc):
            discs.append(item._replace(x=x + item.x, y=y + item.y))
        elif isinstance(item, Box):
            frames += _covered_frames(item._replace(x=x + item.x, y=y + item.y))


def _covered_frames(box: Box) -> list[Frame]:
    left, top = box.x - _LINE, box.y - _LINE
    right, bottom = box.x + box.width + _LINE, box.y + box.height + _LINE
    if not _LINES & set(box.style.split()):
        return [Frame(left, top, right, bottom)]
    thick = 2 * _LINE
    return [
        Frame(left, top, right, top + thick),
        Frame(left, bottom - thick, right, bottom),
        Frame(left, top, left + thick, bottom),
        Frame(right - thick, top, right, bottom),
    ]


def _is_free(x: float, y: float, frames: Iterable[Frame], discs: Iterable[Disc]) -> bool:
    """Whether a number there would overlap nothing."""
    left, right, top, bottom = x - _HALF_WIDE, x + _HALF_WIDE, y - _HALF_HIGH, y + _HALF_HIGH
    for frame in frames:
        across = frame.left < right and left < frame.right
        if across and frame.top < bottom and top < frame.bottom:
            return False
    for disc in discs:
        away = max(left - disc.x, disc.x - right, 0), max(top - disc.y, disc.y - bottom, 0)
        if away[0] ** 2 + away[1] ** 2 < (disc.radius + _RIM) ** 2:
            return False
    return True
