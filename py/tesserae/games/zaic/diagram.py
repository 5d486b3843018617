"""Positions as text: the visible squares with their heights, and how they hang together.

O are Light's squares, X Dark's, each followed by its height; lines join the squares of one tile.
Dots are cells that the extent leaves open; what is shown reaches as far as the next tile can.
"""

from __future__ import annotations

from typing import Final

from tesserae.core.game import FIRST, SECOND
from tesserae.games.diagrams import SIDES, Run
from tesserae.games.zaic.rules import CENTER, ROW, Position, cells_of

_MARGIN: Final = 2
"""The next tile is two squares long, and lies beside another or upon it."""

_ASCII: Final = ("O", "X", ".", "-", "|", "/", "\\")
_UNICODE: Final = ("□", "■", "·", "─", "│", "╱", "╲")


def diagram(position: Position, unicode: bool) -> list[list[Run]]:
    """The ranks from the top, lines with joints between them, and the names of the files."""
    signs = _UNICODE if unicode else _ASCII
    files, ranks = _visible_ranges(position)
    lines: list[list[Run]] = []
    for rank in reversed(ranks):
        cells = [ROW * rank + file for file in files]
        line: list[Run] = [(f"{rank + 1:>3} ", "")]
        for cell in cells:
            line += [
                _square(position, cell, signs),
                (signs[3] if position.across >> cell & 1 else " ", ""),
            ]
        lines.append(line)
        if rank > ranks[0]:
            lines.append([("    ", ""), *((_below(position, cell, signs), "") for cell in cells)])
    names: Run = ("    " + "".join(f"{'abcdefghijklmno'[file]}  " for file in files).rstrip(), "")
    return [*lines, [names]]


def _visible_ranges(position: Position) -> tuple[range, range]:
    """The files and the ranks that are shown."""
    covered = list(cells_of(position.light | position.dark)) or [CENTER]
    room = list(cells_of(position.room))
    files = _span([cell % ROW for cell in covered], [cell % ROW for cell in room])
    return files, _span([cell // ROW for cell in covered], [cell // ROW for cell in room])


def _span(covered: list[int], room: list[int]) -> range:
    """The range that the next tile may reach, along files or ranks."""
    least, most = max(min(room), min(covered) - _MARGIN), min(max(room), max(covered) + _MARGIN)
    return range(least, most + 1)


def _square(position: Position, cell: int, signs: tuple[str, ...]) -> Run:
    bit = 1 << cell
    for side in (FIRST, SECOND):
        if position.visible_squares(side) & bit:
            return f"{signs[side]}{position.height(cell)}", SIDES[side]
    return (f"{signs[2]} ", "dim") if position.room & bit else ("  ", "")


def _below(position: Position, cell: int, signs: tuple[str, ...]) -> str:
    """The joints between a square and that below it, and of the diagonals to the right of both."""
    lower = cell - ROW
    upward = signs[4] if position.upward >> lower & 1 else " "
    diagonal = " "
    if position.rising >> lower & 1:
        diagonal = signs[5]
    elif position.falling >> lower & 1:
        diagonal = signs[6]
    return f"{upward} {diagonal}"
