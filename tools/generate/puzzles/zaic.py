"""The puzzles of Zaic: the last plies, searched to the end, and the themes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.core.game import Move, Side
from tesserae.games.zaic import GAME
from tesserae.games.zaic.engine.endgame import ENTRIES, Prover
from tesserae.games.zaic.rules import ROW, SIZE, Position
from tesserae.games.zaic.rules import Tile as Laid
from tools.generate.puzzles.games import Scope
from tools.generate.puzzles.pools import ProvenPool, Sizes

LARGE: Final = 1_000_000


class ZaicSource:
    """Zaic as games.Source."""

    game: Final = GAME
    scope: Final = Scope(draws=False, last=7, endings=5, limit=5_000, quick=3_000)

    def prover(self, large: bool, book: bool = True) -> Prover:
        """Zaic's prover for the last plies."""
        return Prover(LARGE if large else ENTRIES)

    def key(self, position: Position) -> str:
        """The smallest of the eight images of all tiles, moved into the corner."""
        tiles = position.tiles_in_play()
        images = (sorted(_move_to_corner(_turn(tiles, number))) for number in range(8))
        return f"{position.to_move}{min(map(repr, images))}"

    def trivial(self, position: Position, right: Move, value: int) -> bool:
        """Whether every other move ends the game."""
        others = (move for move in position.legal_moves() if move != right)
        return all(position.apply(move).outcome() is not None for move in others)

    def theme(self, position: Position, line: Sequence[Move], value: int) -> str:
        """The theme: the first move's effect on the largest areas, or how few replies it leaves."""
        announcement, after = GAME.announce(position, line[0]), position.apply(line[0])
        name = "" if announcement is None else announcement.key.split(".")[1]
        if name in ("cut", "joined"):
            return name
        return "squeeze" if len(after.legal_moves()) <= 2 else "quiet"


_Square = tuple[int, int, int, Side]


def _turn(tiles: Sequence[Laid], number: int) -> list[list[_Square]]:
    """The squares of each tile, as level, rank, file and side, under one of eight symmetries."""
    turned = []
    for tile in tiles:
        squares = []
        for cell in range(tile.cell, tile.cell + ROW + 2):
            if tile.squares >> cell & 1:
                y, x = divmod(cell, ROW)
                x, y = (SIZE - x if number & 1 else x), (SIZE - y if number & 2 else y)
                squares.append((tile.level, *((x, y) if number & 4 else (y, x)), tile.side))
        turned.append(squares)
    return turned


def _move_to_corner(tiles: list[list[_Square]]) -> list[list[_Square]]:
    if not tiles:
        return []
    low = [min(square[axis] for tile in tiles for square in tile) for axis in (1, 2)]
    return [
        sorted((level, y - low[0], x - low[1], side) for level, y, x, side in tile)
        for tile in tiles
    ]


POOL: Final = ProvenPool(ZaicSource(), Sizes(most=600, least=300, few=3, thorough=80))
