"""Games on a board of squares with at most one piece on each: texts, clicks, picture and editor.

Such a game defines its rules, the number of files, the pieces and their sides.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeVar

from tesserae.core import square_board
from tesserae.core.entry import CACHE_SIZE, Entry
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Game, Move, Position, Side
from tesserae.core.scene import Item, Marks, Scene
from tesserae.core.text import Text, text

if TYPE_CHECKING:
    from tesserae.core.game.editor import Editor

EMPTY: Final = "-"
"""The sign of an empty cell."""

MAX_LENGTH: Final = 40
"""Maximum length of a typed move, including the spaces around it."""

LONGEST: Final = 200
"""Maximum length of a position text."""

_MOVE: Final = re.compile(r"([a-z][1-9][0-9]?)([a-z][1-9][0-9]?)?", re.ASCII)


class Cell(NamedTuple):
    """A cell as a target: its name, and its number from a1, rank by rank."""

    name: str
    number: int


class OnSquares(Position, Protocol):
    """A position of a SquareGame."""

    @property
    def cells(self) -> str:
        """The sign of each cell's piece, from a1, rank by rank."""


S = TypeVar("S", bound=OnSquares)


class SquareGame(Game[S], Protocol[S]):
    """A game whose moves take one or two clicks.

    The number of a move is its first cell times the number of cells, plus its last cell: they are
    the same where a piece is put, or taken away. In a game with `clicks = 1` it is the cell's
    number.
    """

    @property
    def files(self) -> int:
        """The number of files."""

    @property
    def clicks(self) -> int:
        """Maximum clicks of a move: 1 if pieces are only put."""
        return 2

    @property
    def longest(self) -> int:
        """Maximum plies of a game; 0 if unknown, and then programs cannot learn the game."""
        return 0

    @property
    def pieces(self) -> Mapping[str, Side]:
        """The signs of the pieces, a lower-case letter or digit each, and their sides.

        A screen reader says `slug.spot.SIGN` of a cell, with its name as {cell}; of an empty one,
        `slug.spot.none`.
        """
        return {"w": FIRST, "b": SECOND}

    def position(self, to_move: Side, cells: str) -> S:
        """The position with these signs; as many as at the start, all known.

        BadInput with the reason if no game can lead there.
        """

    def piece(self, sign: str) -> Item:
        """The picture of a piece, centred on (0, 0). By default a round one."""
        return square_board.piece(self.pieces[sign])

    def target(self, name: str) -> Cell | None:
        """The cell of a name: "a1"."""
        return _by_name(self).get(name)

    def clicked_cells(self, move: Move) -> tuple[Cell, ...]:
        """The cells to click for a move."""
        cells = cells_of(self)
        if self.clicks == 1:
            return (cells[move],)
        start, end = divmod(move, len(cells))
        return (cells[start],) if start == end else (cells[start], cells[end])

    def entries(self, position: S) -> Sequence[Entry]:
        """The clicks of each move."""
        return _entries(self, position)

    def format_move(self, position: S, move: Move) -> str:
        """The cells to click: "c3e3", or "c3"."""
        return _move_text(self, move)

    def parse_move(self, position: S, text: str) -> Move:
        """Refuses bad text with `slug.bad.move`, illegal moves with `slug.no`."""
        return _read_move(self, position, text)

    def encode(self, position: S) -> str:
        """The side to move, 0 or 1, and the ranks from the first."""
        starts = range(0, len(position.cells), self.files)
        ranks = (position.cells[start : start + self.files] for start in starts)
        return ".".join((str(position.to_move), *ranks))

    def decode(self, written: str) -> S:
        """Refuses bad text with `slug.bad.position`, other positions as `position` does."""
        return self.position(*read(self, written))

    def scene(self, position: S, marks: Marks) -> Scene:
        """The board of squares, with all marks."""
        return picture(self, position.cells, marks)

    @property
    def editor(self) -> Callable[[], Editor[S]]:
        """The pieces, and whose turn it is. `slug.piece.SIGN` names a piece, as on a button."""

        def load() -> Editor[S]:
            from tesserae.core.game.square_editor import SquareEditor

            return SquareEditor(self)

        return load


@lru_cache
def cells_of(game: SquareGame[S]) -> tuple[Cell, ...]:
    """The cells of the board of a game."""
    files = game.files
    numbers = range(len(game.initial().cells))
    return tuple(Cell(f"{chr(ord('a') + n % files)}{n // files + 1}", n) for n in numbers)


def read(game: SquareGame[S], written: str) -> tuple[Side, str]:
    """The side to move and the cells of a text; BadInput if they are not of this board."""
    to_move, *ranks = written.split(".") if len(written) <= LONGEST else [""]
    cells = "".join(ranks)
    whole = {len(rank) for rank in ranks} == {game.files} and len(cells) == len(cells_of(game))
    if to_move not in ("0", "1") or not whole or set(cells) - {EMPTY, *game.pieces}:
        raise BadInput(text(f"{game.slug}.bad.position"))
    return Side(int(to_move)), cells


def picture(game: SquareGame[S], cells: str, marks: Marks) -> Scene:
    """The board with pieces on its cells, reachable or not."""
    targets = cells_of(game)
    pieces = {cell: game.piece(sign) for cell, sign in enumerate(cells) if sign != EMPTY}

    def label(cell: int) -> Text:
        sign = "none" if cells[cell] == EMPTY else cells[cell]
        return text(f"{game.slug}.spot.{sign}", cell=targets[cell].name)

    scene = square_board.board(game.slug, game.files, targets, marks, pieces, label)
    owners = [() if sign == EMPTY else (game.pieces[sign],) for sign in cells]
    owned = [it._replace(sides=sides) for it, sides in zip(scene.spots, owners, strict=True)]
    return scene._replace(spots=tuple(owned))


@lru_cache
def _by_name(game: SquareGame[S]) -> Mapping[str, Cell]:
    return {cell.name: cell for cell in cells_of(game)}


@lru_cache(maxsize=CACHE_SIZE)
def _entries(game: SquareGame[S], position: S) -> tuple[Entry, ...]:
    return tuple(Entry(game.clicked_cells(move), move) for move in position.legal_moves())


def _move_text(game: SquareGame[S], move: Move) -> str:
    return "".join(cell.name for cell in game.clicked_cells(move))


def _read_move(game: SquareGame[S], position: S, written: str) -> Move:
    name = written.strip(" ").lower() if len(written) <= MAX_LENGTH else ""
    for move in position.legal_moves():
        if _move_text(game, move) == name:
            return move
    raise BadInput(text(f"{game.slug}.no" if _MOVE.fullmatch(name) else f"{game.slug}.bad.move"))
