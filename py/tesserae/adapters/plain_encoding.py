"""The encoding of games on squares, unless they have an `encoding.py` of their own."""

from __future__ import annotations

from collections.abc import Sequence

from tesserae.core.game import FIRST, OPPONENT, Move, Side
from tesserae.core.game.on_squares import OnSquares, SquareGame, cells_of
from tesserae.core.planes import Plane, Shape


class PlainEncoding:
    """The default of `encoding.py`: planes of the pieces, by kind, and the moves' own numbers.

    So an action is the cell of a click; of two clicks, the first cell times the number of cells,
    plus the second.
    """

    def __init__(self, game: SquareGame[OnSquares]) -> None:
        cells = len(cells_of(game))
        self._game, self._all = game, (1 << cells) - 1
        self._signs = [[it for it in game.pieces if game.pieces[it] == side] for side in (0, 1)]
        kinds = max(map(len, self._signs))
        pieces = [f"{whose} {n + 1}" for whose in ("own", "other") for n in range(kinds)]
        self._kinds = range(kinds)
        self.RULES_VERSION = game.rules_version
        self.ACTIONS = cells**game.clicks
        self.LONGEST = game.longest
        self.NAMES = (*pieces, "own turn", "own side begins")
        self.SHAPE = Shape(len(self.NAMES), cells // game.files, game.files, game.files)

    def numbers(self, _: OnSquares, moves: Sequence[Move]) -> Sequence[int]:
        """The moves' own numbers."""
        return moves

    def action_text(self, action: int, _: Side) -> str:
        """The text of a number. IndexError if there is no such action."""
        if not 0 <= action < self.ACTIONS:
            raise IndexError(action)
        return "".join(cell.name for cell in self._game.clicked_cells(Move(action)))

    def planes(self, position: OnSquares, side: Side) -> list[Plane]:
        """Where each kind of piece of each side is; whose turn it is, and who began."""
        signs = [
            self._signs[whose][n : n + 1] for whose in (side, OPPONENT[side]) for n in self._kinds
        ]
        pieces = [
            sum(1 << cell for cell, there in enumerate(position.cells) if there in its)
            for its in signs
        ]
        flags = (position.to_move == side, side == FIRST)
        return [*map(Plane, pieces), *(Plane(self._all * flag) for flag in flags)]
