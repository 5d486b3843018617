"""When what Zaic's lesson says of a move is true."""

from __future__ import annotations

from typing import Final

from tesserae.core.game import FIRST, SECOND
from tesserae.core.position import is_won_by
from tesserae.games.zaic.rules import ROW, Position, beside, connected_cells, squares_of
from tests.teaching import Played, Truths


def _level(played: Played[Position]) -> int:
    return played.after.height(played.move % (15 * ROW))


def _touches_dark_only(played: Played[Position]) -> bool:
    around = beside(squares_of(played.move))
    dark, light = (bool(around & played.before.visible_squares(side)) for side in (SECOND, FIRST))
    return _level(played) == 1 and dark and not light


def _joined(played: Played[Position]) -> int:
    """The size of the area that the tile lies in, if it was two before; else 0."""
    tile = squares_of(played.move)
    (made,) = (area for area in played.after.areas(FIRST) if area & tile)
    return made.bit_count() if sum(bool(it & made) for it in played.before.areas(FIRST)) > 1 else 0


def _cut(played: Played[Position]) -> bool:
    """Whether an area of Dark's is in pieces."""
    rests = [area & played.after.visible_squares(SECOND) for area in played.before.areas(SECOND)]
    return any(rest and connected_cells(rest & -rest, rest) != rest for rest in rests)


def _dark(position: Position) -> int:
    return position.area_sizes(SECOND)[0]


def _all_seen(position: Position) -> bool:
    return all(position.part(cell) for cell in range(15 * ROW) if position.height(cell))


TRUTHS: Final[Truths] = {
    "zaic.learn.first.1.done": lambda played: _level(played) == 1,
    "zaic.learn.table.1.done": _touches_dark_only,
    "zaic.learn.table.2.done": _touches_dark_only,
    "zaic.learn.table.wrong": lambda played: _level(played) > 1,
    "zaic.learn.top.1.done": lambda played: _level(played) == 2,
    "zaic.learn.top.2.done": lambda played: _level(played) == 2,
    "zaic.learn.top.wrong": lambda played: _level(played) == 1,
    "zaic.learn.bury.2.done": lambda played: _level(played) > 1 and _all_seen(played.after),
    "zaic.learn.join.1.done": lambda played: _joined(played) == 10,
    "zaic.learn.join.2.done": lambda played: _joined(played) == 10,
    "zaic.learn.join.wrong": lambda played: not _joined(played),
    "zaic.learn.cut.1.done": lambda played: (
        _cut(played) and _dark(played.before) == 6 and _dark(played.after) <= 3
    ),
    "zaic.learn.cut.1.wrong": lambda played: _dark(played.after) > 3,
    "zaic.learn.win.1.done": lambda played: (
        is_won_by(played.after, FIRST) and _dark(played.after) == 6
    ),
    "zaic.learn.win.1.wrong": lambda played: is_won_by(played.after, SECOND),
}
