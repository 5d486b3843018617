"""When what Pyrga's lesson says of a move is true."""

from __future__ import annotations

from typing import Final

from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.position import is_won_by
from tesserae.games.pyrga.rules import PIECES, TRIANGLE, Position
from tests.teaching import Played, Truths


def _cell(played: Played[Position]) -> int:
    return PIECES[played.move].cell


def _is_beside(played: Played[Position]) -> bool:
    (rank, file), (other_rank, other_file) = (
        divmod(cell, 4) for cell in (_cell(played), PIECES[played.before.last].cell)
    )
    return abs(rank - other_rank) + abs(file - other_file) == 1


def _spaces(position: Position) -> set[int]:
    return {PIECES[move].cell for move in position.legal_moves()}


def _on_line(played: Played[Position]) -> bool:
    last = PIECES[played.before.last]
    return (
        last.kind == TRIANGLE and _cell(played) != last.cell and bool(played.before.ordered_moves())
    )


def _is_triangle(played: Played[Position]) -> bool:
    return PIECES[played.move].kind == TRIANGLE


def _towers(position: Position, side: Side) -> int:
    return position.towers(side).bit_count()


def _made_tower(played: Played[Position], side: Side) -> bool:
    return _towers(played.after, side) == 1 + _towers(played.before, side)


def _made_none(played: Played[Position]) -> bool:
    return not any(_made_tower(played, side) for side in (FIRST, SECOND))


def _black_can_win(played: Played[Position]) -> bool:
    after = [played.after.apply(move) for move in played.after.legal_moves()]
    return any(is_won_by(it, SECOND) and _towers(it, SECOND) == 3 for it in after)


TRUTHS: Final[Truths] = {
    "pyrga.learn.first.1.done": lambda played: bool(played.after.ordered_moves()),
    "pyrga.learn.square.1.done": _is_beside,
    "pyrga.learn.square.2.done": lambda played: (
        _is_beside(played) and len(_spaces(played.before)) == 2
    ),
    "pyrga.learn.square.3.done": lambda played: (
        _made_tower(played, FIRST) and _towers(played.after, FIRST) == 1
    ),
    "pyrga.learn.square.3.wrong": _made_none,
    "pyrga.learn.triangle.1.done": _on_line,
    "pyrga.learn.triangle.2.done": _on_line,
    "pyrga.learn.triangle.3.done": lambda played: len(_spaces(played.after)) == 1,
    "pyrga.learn.triangle.3.kind": lambda played: (
        len(_spaces(played.after)) == 1 and not _is_triangle(played)
    ),
    "pyrga.learn.triangle.3.wrong": lambda played: len(_spaces(played.after)) > 1,
    "pyrga.learn.cylinder.1.done": lambda played: _cell(played) == PIECES[played.before.last].cell,
    "pyrga.learn.cylinder.2.done": lambda played: _made_tower(played, FIRST),
    "pyrga.learn.tower.1.done": lambda played: _made_tower(played, FIRST),
    "pyrga.learn.tower.2.done": lambda played: _made_tower(played, FIRST),
    "pyrga.learn.tower.theirs": lambda played: _made_tower(played, SECOND),
    "pyrga.learn.tower.none": _made_none,
    "pyrga.learn.win.1.done": lambda played: (
        not _black_can_win(played) and _towers(played.after, SECOND) == 2
    ),
    "pyrga.learn.win.punished": _black_can_win,
    "pyrga.learn.win.2.done": lambda played: (
        is_won_by(played.after, FIRST) and _towers(played.after, FIRST) == 3
    ),
    "pyrga.learn.win.2.wrong": lambda played: not is_won_by(played.after, FIRST),
}
