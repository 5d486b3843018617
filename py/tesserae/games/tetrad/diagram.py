"""Positions as text: the ground, the units with their numbers, and what became of each.

W3 is a tile of White's unit 3, b3 one of Black's; after it comes y or r where the ground is yellow
or red. Below, the number of tiles of each unit: - is dead, m has moved, x attacked, h has to lose
a tile.
"""

from __future__ import annotations

from tesserae.core.game import FIRST, OPPONENT, SECOND, Side
from tesserae.games.diagrams import SIDES, Run, Style
from tesserae.games.tetrad.rules.board import GROUND, SIZE
from tesserae.games.tetrad.rules.position import UNITS, Position

_COLOURS: dict[str, Style] = {"Y": "yellow", "R": "red", "B": "blue"}


def diagram(position: Position, unicode: bool) -> list[list[Run]]:  # noqa: ARG001
    """The ranks from the top, the names of the files, and a line for each army."""
    lines: list[list[Run]] = []
    for rank in reversed(range(SIZE)):
        line: list[Run] = [(f"{rank + 1:>3} ", "")]
        for cell in range(SIZE * rank, SIZE * rank + SIZE):
            line += [_cell(position, cell), (" ", "")]
        lines.append(line)
    files: Run = ("    " + "   ".join("abcdefghijklmn"), "")
    return [*lines, [files], *(_army(position, side) for side in (FIRST, SECOND))]


def _cell(position: Position, cell: int) -> Run:
    ground = GROUND[cell].lower().replace("b", " ")
    for side in (FIRST, SECOND):
        for number, unit in enumerate(position.of(side)):
            if unit >> cell & 1:
                return f"{'Wb'[side]}{number + 1}{ground}", SIDES[side]
    return f"{ground.strip() or '.'}  ", _COLOURS[GROUND[cell]]


def _army(position: Position, side: Side) -> list[Run]:
    """The state of each unit of a side; omits those that are not placed yet."""
    placed = (position.placed + (1 if side == FIRST else 0)) // 2
    told = [f"{n + 1}:{_state(position, side, n)}" for n in UNITS if n < placed]
    return [(f"  {'Wb'[side]} ", SIDES[side]), (" " + "  ".join(told), "")]


def _state(position: Position, side: Side, number: int) -> str:
    """The number of tiles of a unit, and what happened to it in this turn."""
    tiles = position.of(side)[number].bit_count()
    marks = ""
    if side == position.turn:
        marks += "m" * (position.moved >> number & 1) + "x" * (position.attacked >> number & 1)
    if side == OPPONENT[position.turn]:
        marks += "h" * (position.pending >> number & 1)
    return f"{tiles or '-'}{marks}"
