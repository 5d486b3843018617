"""Positions as text: each space with its pieces, and where play goes.

White's pieces are capitals, Black's small; a Triangle is followed by its direction. A space in
brackets is one to play on; an equals sign stands before the last piece.
"""

from __future__ import annotations

from typing import Final

from tesserae.core.game import FIRST, SECOND
from tesserae.games.diagrams import SIDES, Run
from tesserae.games.pyrga.notation.targets import DIRECTION_NAMES, KIND_NAMES
from tesserae.games.pyrga.rules import CYLINDER, KINDS, NO_MOVE, PIECES, SQUARE, TRIANGLE, Position

_TRIANGLES: Final = ("△▷▽◁", "▲▶▼◀")
_OTHERS: Final = {SQUARE: "□■", CYLINDER: "○●"}


def diagram(position: Position, unicode: bool) -> list[list[Run]]:
    """Four ranks of spaces between lines, and the names of ranks and files."""
    edge: list[Run] = [("   " + "+---------" * 4 + "+", "dim")]
    lines = [edge]
    open_to_play = {PIECES[move].cell for move in position.legal_moves()}
    for rank in reversed(range(4)):
        line: list[Run] = [(f" {rank + 1} ", "")]
        for cell in range(4 * rank, 4 * rank + 4):
            inside = [run for kind in KINDS for run in _piece(position, cell, kind, unicode)]
            left, right = "[]" if cell in open_to_play else "  "
            line += [("|", "dim"), (left, "mark"), *inside, (right, "mark")]
        lines += [[*line, ("|", "dim")], edge]
    files: list[Run] = [("   " + "".join(f"     {file}    " for file in "abcd").rstrip(), "")]
    return [*lines, files]


def _piece(position: Position, cell: int, kind: int, unicode: bool) -> list[Run]:
    """A place of a space, which is empty or holds a piece: two or three characters."""
    width = 2 if kind == TRIANGLE else 1
    bit = 1 << 3 * cell + kind
    if not position.both & bit:
        return [(" " * (width + 1), "")]
    side = SECOND if position.black & bit else FIRST
    last = position.last != NO_MOVE and PIECES[position.last][:2] == (cell, kind)
    before: Run = ("=", "mark") if last else (" ", "")
    if kind == TRIANGLE:
        direction = position.arrow(cell)
        letters = "Tt"[side] + DIRECTION_NAMES[direction]
        symbol = _TRIANGLES[side][direction] + " "
    else:
        letters = KIND_NAMES[kind].lower() if side else KIND_NAMES[kind]
        symbol = _OTHERS[kind][side]
    return [before, (symbol if unicode else letters, SIDES[side])]
