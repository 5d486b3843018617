"""Draws a whole board of squares with its pieces: for games that need nothing else.

`board` draws the squares, their letters and every mark; `css` styles them, in any theme and in
forced colours. The game gives the pictures of its pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from tesserae.core.position import FIRST, Side
from tesserae.core.scene import Disc, Group, Item, Marks, Scene, Target
from tesserae.core.squares import UNIT, Grid
from tesserae.core.text import Text, text

HALF: Final = UNIT / 2
MARGIN: Final = 44
RIM: Final = 12
"""The margin at the left and below, where the letters are, and that above and at the right."""

_LAST, _WITHIN, _PIECE = HALF - 3, HALF - 9, HALF - 15


def board(
    slug: str,
    files: int,
    targets: Sequence[Target],
    marks: Marks,
    pieces: Mapping[int, Item],
    label: Callable[[int], Text],
) -> Scene:
    """The board of a game, named by the text `slug.board`.

    targets: of each cell, from the first side's left corner, rank by rank. pieces: those on a cell,
    centred on (0, 0). label: a cell's words for screen readers.
    """
    grid = _grid(files, len(targets) // files, marks.flipped, marks.coordinates)
    spots = [grid.spot(cell, it, marks, label(cell)) for cell, it in enumerate(targets)]
    drawn = (Group((item,), *grid.middle(cell)) for cell, item in sorted(pieces.items()))
    marked = [it for cell in range(len(targets)) for it in _frames(grid, cell, targets, marks)]
    wide, high = (UNIT * n + MARGIN + RIM for n in (grid.files, grid.ranks))
    ground = (_ground(slug, grid, marks.coordinates),)
    items = (Group((*drawn, *marked), style=slug),)
    return Scene(wide, high, items, tuple(spots), text(f"{slug}.board"), ground=ground)


def piece(side: Side) -> Disc:
    """A round piece of a side."""
    return Disc(0, 0, _PIECE, "piece first" if side == FIRST else "piece second")


def icon(slug: str, drawn: Item) -> Scene:
    """A piece as a picture of its own, for a button or a panel."""
    return Scene(UNIT, UNIT, (Group((drawn,), style=slug),), x=-HALF, y=-HALF)


def css(slug: str) -> str:
    """The CSS of this module's styles, for the board of a game."""
    return _CSS.replace(".board ", f".{slug} ")


def _grid(files: int, ranks: int, flipped: bool, coordinates: bool) -> Grid:
    left = MARGIN if coordinates else (MARGIN + RIM) / 2
    return Grid(files, ranks, flipped, left=left, top=MARGIN + RIM - left)


@lru_cache(maxsize=4)
def _ground(slug: str, grid: Grid, coordinates: bool) -> Group:
    """The bare board."""
    cells = (grid.frame(cell, HALF, "cell", 0) for cell in range(grid.files * grid.ranks))
    letters_y = grid.top + UNIT * grid.ranks + MARGIN / 2
    lettering = grid.lettering(MARGIN / 2, letters_y) if coordinates else ()
    return Group((*cells, *lettering), style=slug)


def _frames(grid: Grid, cell: int, targets: Sequence[Target], marks: Marks) -> Iterator[Item]:
    """The frames of a cell: last move, hint, fault, picked or offered."""
    target = targets[cell]
    if target in marks.last:
        yield grid.frame(cell, _LAST, "last", 4)
    if target in marks.faults:
        yield grid.frame(cell, _WITHIN, "fault", 4)
    elif target in marks.picked_or_aimed:
        yield grid.frame(cell, _WITHIN, "chosen", 4)
    elif target in marks.offered:
        yield Disc(*grid.middle(cell), 13, "dot")
    if target in marks.worse:
        yield grid.frame(cell, _WITHIN, "hint worse", 4)
    if any(target in move for move in (marks.hint, *marks.branches)):
        yield grid.frame(cell, _LAST, "hint", 4)


_CSS: Final = """\
.board { forced-color-adjust: none; }
.board .cell { fill: var(--cell); stroke: var(--cell-edge); stroke-width: 2; }
.board .coordinate { font: 400 28px var(--font-ui); fill: var(--ink-2); }
.board .piece { stroke-width: 4; }
.board .first { fill: var(--light-piece); stroke: var(--light-edge); }
.board .second { fill: var(--dark-piece); stroke: var(--dark-edge); }
.board .last { fill: none; stroke: var(--mark); stroke-width: 6; }
.board .dot { fill: var(--accent); stroke: var(--cell); stroke-width: 5; }
.board .chosen { fill: none; stroke: var(--accent); stroke-width: 8; }
.board .hint { fill: none; stroke: var(--mark); stroke-width: 8; stroke-dasharray: .1 14; stroke-linecap: round; }
.board .worse { stroke: var(--danger); stroke-dasharray: 16 11; stroke-linecap: butt; }
.board .fault { fill: none; stroke: var(--danger); stroke-width: 7; stroke-dasharray: 13 9; }
@media (forced-colors: active) {
  .board .cell, .board .first { fill: Canvas; stroke: CanvasText; }
  .board .coordinate, .board .second { fill: CanvasText; stroke: none; }
  .board .second { stroke: Canvas; }
  .board .last, .board .fault, .board .worse { stroke: CanvasText; }
  .board .chosen, .board .hint:not(.worse) { stroke: Highlight; }
  .board .dot { fill: Highlight; stroke: Canvas; }
}
"""  # noqa: E501
