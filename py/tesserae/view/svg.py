"""Scenes as SVG text.

A board is drawn in layers: the ground and the *picture*, which are visible but not
interactive, and the *spots*, which are interactive but invisible. So a change of the picture
under the pointer does not replace the element that the pointer is over. Figures consist of
a picture and a name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from html import escape
from typing import Final, Literal, TypeAlias

from tesserae.core.scene import (
    Box,
    Disc,
    Group,
    Item,
    Label,
    Outline,
    Point,
    Scene,
    Spot,
    Strokes,
    Target,
)
from tesserae.core.text import Text
from tesserae.view.action import ActionKind

PictureTheme: TypeAlias = Literal["light", "dark"]
"""The colours of a picture in a file of its own (standalone.py)."""

Translate: TypeAlias = Callable[[Text], str]
"""Puts a text into the words of the page's language; the result is escaped here."""

TARGET: Final[ActionKind[str]] = ActionKind("target", str, str)
"""Chooses the target of that name, on the board or beside it."""

_MOST_COLUMNS: Final = 1000

_STYLE: Final = re.compile(r"[a-z][a-z0-9]*( [a-z][a-z0-9]*)*")


def whole(scene: Scene, translate: Translate, style: str = "figure") -> str:
    """A scene as an <svg>: an image with a name, or decoration if the scene has no label."""
    return (
        f'<svg{_class(style)} viewBox="{view_box(scene)}"{_role(scene, translate)}>'
        f"{picture(scene.ground + scene.items)}</svg>"
    )


def document(scene: Scene, translate: Translate, css: str, title: str) -> str:
    """A scene as a self-contained SVG file, one pixel to the board unit; `css` is embedded."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg"'
        f' width="{_number(scene.width)}" height="{_number(scene.height)}"'
        f' viewBox="{view_box(scene)}"{_role(scene, translate)}><title>{escape(title)}</title>'
        f"<style>{escape(css, quote=False)}</style>{picture(scene.ground + scene.items)}</svg>"
    )


def view_box(scene: Scene) -> str:
    """The part of the plane that a scene covers."""
    return " ".join(map(_number, (scene.x, scene.y, scene.width, scene.height)))


def picture(items: Iterable[Item]) -> str:
    """The visible part of a scene: the inner markup of an <svg> or <g>."""
    return "".join(_draw_items(items))


def board(items: Iterable[Item]) -> str:
    """Like `picture`, for a board: games reuse groups, so the last board's groups are cached."""
    return "".join([_last_groups.board(it) if isinstance(it, Group) else _leaf(it) for it in items])


class _Groups:
    """The groups of a board as last drawn, by identity."""

    def __init__(self) -> None:
        self._drawn: dict[int, tuple[Group, str]] = {}

    def board(self, whole: Group) -> str:
        """A group of layers."""
        last, self._drawn = self._drawn, {}
        layers: list[str] = []
        for item in whole.items:
            if not isinstance(item, Group):
                layers.append(_leaf(item))
                continue
            kept = last.get(id(item)) or (item, _group(item))
            self._drawn[id(item)] = kept
            layers.append(kept[1])
        return _wrap(whole, layers)


_last_groups: Final = _Groups()


def _draw_items(items: Iterable[Item]) -> list[str]:
    return [_group(item) if isinstance(item, Group) else _leaf(item) for item in items]


def spots(
    all_: Sequence[Spot], label: Text | None, translate: Translate, focus: Target | None = None
) -> str:
    """The interactive part of a scene: a grid of the spots that have a row, then the others.

    label: what the grid is called. It is one tab stop: the cell `focus`, or else the first that
    is offered or picked.
    """
    cells = [spot for spot in all_ if spot.row is not None]
    name = f' aria-label="{escape(translate(label))}"' if label else ""
    rows = _last_grid.rows(cells, translate, focus) if cells else ""
    grid = f'<g role="grid"{name}>{rows}</g>' if cells else ""
    others = [_button(it, it.target.name, translate) for it in all_ if it.row is None and it.width]
    return grid + (f'<g role="group">{"".join(others)}</g>' if others else "")


class _Grid:
    """The cells of a grid as last drawn.

    Most are the same objects from click to click, and not sorted or drawn again.
    """

    def __init__(self) -> None:
        self._cells: Sequence[Spot] = ()
        self._targets: list[Target] = []
        self._translate: Translate | None = None
        self._stop = 0
        self._order: list[int] = []
        self._parts: list[str] = []
        self._places: list[int] = []

    def rows(self, cells: Sequence[Spot], translate: Translate, focus: Target | None) -> str:
        """The markup of the rows; see `spots`."""
        changed = self._changes(cells) if translate is self._translate else None
        self._cells = ()  # until all is drawn, which may fail
        if changed is None:
            self._arrange(cells)
            changed = self._order
        stop = self._tab_stop(cells, focus)
        for number in (*changed, stop, self._stop) if stop != self._stop else changed:
            spot = cells[number]
            drawn = _cell(spot, spot.target.name, translate, number == stop)
            self._parts[self._places[number]] = drawn
        self._cells, self._translate, self._stop = cells, translate, stop
        return "".join(self._parts)

    def _changes(self, cells: Sequence[Spot]) -> list[int] | None:
        """The indices of changed objects; None if any cell has moved."""
        if len(cells) != len(self._cells):
            return None
        pairs = enumerate(zip(cells, self._cells, strict=True))
        changed = [number for number, (cell, last) in pairs if cell is not last]
        moved = [it for it in changed if _place(cells[it]) != _place(self._cells[it])]
        others = [it for it in changed if cells[it].target != self._targets[it]]
        return None if moved or others else changed

    def _arrange(self, cells: Sequence[Spot]) -> None:
        """Finds the place of each cell among the parts: with the brackets around each row."""
        self._order = sorted(range(len(cells)), key=lambda it: _place(cells[it]))
        self._targets = [cell.target for cell in cells]
        self._parts, self._places = [], [0] * len(cells)
        self._stop = 0
        row: int | None = None
        for number in self._order:
            if cells[number].row != row:
                self._parts.append('<g role="row">' if row is None else '</g><g role="row">')
                row = cells[number].row
            self._places[number] = len(self._parts)
            self._parts.append("")
        self._parts.append("</g>")

    def _tab_stop(self, cells: Sequence[Spot], focus: Target | None) -> int:
        """The index of the cell that Tab leads to."""
        if focus in self._targets:
            return self._targets.index(focus)
        used = (it for it in self._order if cells[it].offered or cells[it].picked)
        return next(used, self._order[0])


_last_grid: Final = _Grid()


def _place(spot: Spot) -> int:
    """The place in the grid, as a number: MicroPython takes four times as long to sort pairs."""
    return _MOST_COLUMNS * (spot.row or 0) + (spot.column or 0)


# With the name, because targets of two classes may be equal. From click to click most stay: there
# is room in half of it for all cells of the largest board, seen from both sides.
@lru_cache(maxsize=1400)
def _cell(spot: Spot, name: str, translate: Translate, is_stop: bool) -> str:
    index = 0 if is_stop else -1
    selected = "true" if spot.picked else "false"
    role = f'role="gridcell" tabindex="{index}" aria-selected="{selected}"'
    return _spot(spot, name, translate, role, 6)


def _button(spot: Spot, name: str, translate: Translate) -> str:
    corner = min(spot.width, spot.height) / 2
    return _spot(spot, name, translate, 'role="button" tabindex="0"', corner)


def _spot(spot: Spot, name: str, translate: Translate, role: str, corner: float) -> str:
    target = escape(name)
    style = "spot" + " offered" * spot.offered + " picked" * spot.picked
    style += f" drags {spot.drags}" * bool(spot.drags)
    return (
        f'<g id="spot-{target}" class="{style}" {role} data-act="{TARGET.name}" data-arg="{target}"'
        f' data-aim="{target}" aria-label="{_name(spot.label, translate)}">'
        f"{_ring(spot.x, spot.y, spot.width, spot.height, corner)}</g>"
    )


@lru_cache(maxsize=1024)
def _ring(x: float, y: float, width: float, height: float, corner: float) -> str:
    """The mark of a spot, the same in every position."""
    return _rectangle(x, y, width, height, corner, "ring")


@lru_cache(maxsize=1024)
def _name(label: Text, translate: Translate) -> str:
    """The same for a spot that is drawn elsewhere when the board is flipped."""
    return escape(translate(label))


def _role(scene: Scene, translate: Translate) -> str:
    if scene.label is None:
        return ' aria-hidden="true"'
    return f' role="img" aria-label="{escape(translate(scene.label))}"'


def _group(group: Group) -> str:
    """Not cached: a whole board is a group, and there are too many boards."""
    return _wrap(group, _draw_items(group.items))


def _wrap(group: Group, inside: Sequence[str]) -> str:
    move = f"translate({_number(group.x)} {_number(group.y)})" if group.x or group.y else ""
    rotation = f"rotate({_number(group.rotation)})" if group.rotation else ""
    scale = f"scale({_number(group.scale)})" if group.scale != 1 else ""
    changes = " ".join(filter(None, (move, rotation, scale)))
    transform = f' transform="{changes}"' if changes else ""
    return "".join([f"<g{transform}{_class(group.style)}>", *inside, "</g>"])


# Typed, because named tuples of two classes are equal when their fields are.
@lru_cache(maxsize=2048, typed=True)
def _leaf(item: Box | Disc | Outline | Strokes | Label) -> str:
    match item:
        case Box(x, y, width, height, style, corner):
            return _rectangle(x, y, width, height, corner, style)
        case Disc(x, y, radius, style):
            position = f'cx="{_number(x)}" cy="{_number(y)}" r="{_number(radius)}"'
            return f"<circle {position}{_class(style)}/>"
        case Outline(rings, style):
            return f'<path d="{"".join(_path(ring) + "Z" for ring in rings)}"{_class(style)}/>'
        case Strokes(lines, style):
            return f'<path d="{"".join(map(_path, lines))}"{_class(style)} fill="none"/>'
        case Label(x, y, words, style):
            position = f'x="{_number(x)}" y="{_number(y)}" dy=".35em" text-anchor="middle"'
            return f"<text {position}{_class(style)}>{escape(words)}</text>"


def _rectangle(x: float, y: float, width: float, height: float, corner: float, style: str) -> str:
    sides = f'x="{_number(x)}" y="{_number(y)}" width="{_number(width)}" height="{_number(height)}"'
    rounded = f' rx="{_number(corner)}"' if corner else ""
    return f"<rect {sides}{rounded}{_class(style)}/>"


@lru_cache(maxsize=1024)
def _path(points: tuple[Point, ...]) -> str:
    """Cached, as a new picture has most lines of the last one."""
    return "M" + "L".join(f"{_number(x)} {_number(y)}" for x, y in points)


@lru_cache(maxsize=4096)
def _number(value: float) -> str:
    """At most two decimals, without trailing zeros."""
    return f"{round(value * 100) / 100:g}"


@lru_cache(maxsize=256)
def _class(style: str) -> str:
    """A class attribute. ValueError unless it is lower-case names with spaces between."""
    if not style:
        return ""
    if not _STYLE.fullmatch(style):
        raise ValueError(f"not class names: {style}")
    return f' class="{style}"'
