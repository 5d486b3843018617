"""Moves, and the legal ones of a position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import overload

from tesserae.core import game as core
from tesserae.core.errors import BadInput

_MOST_LISTED = 6


class Move(str):
    """A move in notation; the game and the position are known from the context.

    It is a string: you can pass the text wherever a move is expected.

    >>> Move("Tc2s") == "Tc2s"
    True
    """

    __slots__ = ("number", "position")

    number: core.Move
    position: core.Position
    """Of a move that a board has listed or made: the core's number, and where it is legal."""

    @classmethod
    def of(cls, game: core.Game[core.Position], position: core.Position, number: core.Move) -> Move:
        """A legal move. A board recognizes moves it has listed, and need not parse them."""
        move = cls(game.format_move(position, number))
        move.number, move.position = number, position
        return move

    def __repr__(self) -> str:
        return f"Move({super().__repr__()})"

    def __reduce__(self) -> tuple[type[Move], tuple[str]]:
        return Move, (str(self),)


class LegalMoves(Sequence[Move]):
    """The legal moves of a position, as a sequence. `in` takes any text of a move."""

    __slots__ = ("_game", "_numbers", "_position")

    def __init__(self, game: core.Game[core.Position], position: core.Position) -> None:
        self._game = game
        self._position = position
        self._numbers = position.legal_moves()

    def __len__(self) -> int:
        return len(self._numbers)

    def __iter__(self) -> Iterator[Move]:
        for number in self._numbers:
            yield Move.of(self._game, self._position, number)

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        return Move.of(self._game, self._position, self._numbers[index])

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, str):
            return False
        try:
            self._game.parse_move(self._position, move)
        except BadInput:
            return False
        return True

    def count(self, move: object = None) -> int:
        """The number of legal moves; with a move, 1 if it is legal, else 0."""
        return len(self) if move is None else int(move in self)

    def __repr__(self) -> str:
        first = [*islice(self, _MOST_LISTED), *["..."] * (len(self) > _MOST_LISTED)]
        return f"<LegalMoves ({len(self)}): {', '.join(first)}>"
