"""Setting up a position of Zaic: tiles of both sides, and which of them was the first.

In a draft tiles lie flat, each side has at most as many as in the game, and all lie within the
extent. The reader of positions checks the other rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.game.editor import Draft, Tool, Tools
from tesserae.core.scene import Marks, Scene, Target
from tesserae.core.text import text
from tesserae.games.zaic.board import scene as picture
from tesserae.games.zaic.board.tiles import icon
from tesserae.games.zaic.notation import positions as codec
from tesserae.games.zaic.notation.targets import (
    CELL_NAMES,
    CELL_TARGETS,
    KIND_NAMES,
    KIND_TARGETS,
    Cell,
)
from tesserae.games.zaic.rules import (
    BLOCK,
    CENTER,
    HEIGHTS,
    KINDS,
    LYING,
    SHAPES,
    SINGLE,
    STANDING,
    START,
    WIDTHS,
    Position,
    Tile,
    cells_of,
)
from tesserae.games.zaic.words.strings.en.editing import TEXT as EN
from tesserae.games.zaic.words.strings.fr.editing import TEXT as FR

REMOVE: Final = "remove"
FIRST_TILE: Final = "first"

_TILES: Final = {
    KIND_NAMES[kind] if side == FIRST else KIND_NAMES[kind].lower(): (side, kind)
    for side in (FIRST, SECOND)
    for kind in KINDS
}
"""The tools that lay a tile, by their names: as the notation writes it."""

_NAMES: Final = {tile: name for name, tile in _TILES.items()}
_OTHER: Final = {LYING: STANDING, STANDING: LYING}
"""A 2x1 rotated."""


class ZaicEditor:
    """The editor of Zaic as core.game.editor.Editor."""

    strings: Final[Mapping[str, Mapping[str, str]]] = {"en": EN, "fr": FR}
    rotates: Final = True

    def begin(self, written: str) -> Draft:
        """As strict as the reader of positions, but what the rules forbid is allowed."""
        if codec.encode(_read(written)) != written:
            raise BadInput(text("zaic.bad.position"))
        return Draft(written, "B")

    def position(self, draft: Draft) -> Position:
        """See core.game.editor."""
        return codec.decode(draft.written)

    def tools(self, draft: Draft) -> tuple[Tools, ...]:
        """The tiles of both sides; to remove one; to say which was the first."""
        position = _read(draft.written)
        besides = (
            Tool(REMOVE, text("zaic.edit.remove"), sign="close", key="x"),
            Tool(FIRST_TILE, text("zaic.edit.first"), sign="circle", key="1"),
        )
        groups = [
            Tools(text(f"zaic.side.{side}"), tuple(_supply(position, side, draft.tool)))
            for side in (FIRST, SECOND)
        ]
        chosen = (it._replace(chosen=it.name == draft.tool) for it in besides)
        return (*groups, Tools(text("zaic.edit.besides"), tuple(chosen)))

    def choose(self, draft: Draft, name: str) -> Draft:
        """Takes a tool in hand; rotates a 2x1 that is chosen again."""
        if name not in (REMOVE, FIRST_TILE, *_TILES):
            raise BadInput(text("zaic.bad.position"))
        if name == draft.tool:
            return self.rotate(draft, None)
        return draft._replace(tool=name)

    def put(self, draft: Draft, target: Target) -> Draft:
        """Lays the tile on the cell: with its lower left there, or where it lies flat."""
        if not isinstance(target, Cell):
            return draft
        position = _read(draft.written)
        if draft.tool == REMOVE:
            return self.remove(draft, target)
        if draft.tool == FIRST_TILE:
            return _draft_of(_from_first(position, target.cell), draft.tool)
        return _draft_of(
            (*position.tiles_in_play(), _laid_at(position, draft.tool, target.cell)), draft.tool
        )

    def remove(self, draft: Draft, target: Target) -> Draft:
        """Removes the tile; BadInput if another one lies on it."""
        if not isinstance(target, Cell):
            return draft
        position = _read(draft.written)
        tile = _uppermost(position, target.cell)
        if _is_covered(position, tile):
            raise BadInput(text("zaic.edit.covered"))
        return _draft_of((it for it in position.tiles_in_play() if it != tile), draft.tool)

    def rotate(self, draft: Draft, target: Target | None) -> Draft:
        """Rotates the 2x1 on a cell around its lower left, or else the one in hand."""
        position = _read(draft.written)
        for tile in reversed(position.tiles_in_play()) if isinstance(target, Cell) else ():
            free = tile.kind in _OTHER and not _is_covered(position, tile)
            if free and isinstance(target, Cell) and tile.squares >> target.cell & 1:
                turned = tile._replace(kind=_OTHER[tile.kind])
                others = (it for it in position.tiles_in_play() if it != tile)
                return _draft_of((*others, turned), draft.tool)
        side, kind = _TILES.get(draft.tool, (FIRST, SINGLE))
        return draft._replace(tool=_NAMES[side, _OTHER[kind]]) if kind in _OTHER else draft

    def scene(self, draft: Draft, marks: Marks) -> Scene:
        """The board, as in the game."""
        position, aimed = _read(draft.written), marks.aimed
        hint: tuple[Target, ...] = ()
        if isinstance(aimed, Cell) and draft.tool in _TILES:
            try:
                tile = _laid_at(position, draft.tool, aimed.cell)
                hint = (KIND_TARGETS[tile.kind], CELL_TARGETS[tile.cell])
            except BadInput:
                hint = ()
        return picture.scene(position, marks._replace(aimed=None, hint=hint))


def _read(written: str) -> Position:
    """The position that is written, whether a game leads there or not."""
    if written == codec.START_TEXT:
        return START
    tiles = tuple(codec.read(written))
    codec.check_supply(tiles)
    return codec.lay(tiles)


def _draft_of(tiles: Iterable[Tile], tool: str) -> Draft:
    """The draft of some tiles. BadInput if they cannot lie on a table like that."""
    position = codec.lay(sorted(tiles))
    codec.check_supply(position.tiles_in_play())
    return Draft(codec.encode(position), tool)


def _laid_at(position: Position, tool: str, cell: int) -> Tile:
    """The tile of a tool that covers a cell. Light's first one lies where all games begin."""
    side, kind = _TILES[tool]
    if not position.tiles and side == FIRST:
        return Tile(1, CENTER, kind, side)
    level = position.height(cell) + 1
    refused: list[BadInput] = []
    for corner in (cell - step for step in cells_of(SHAPES[kind])):
        if corner not in CELL_NAMES:
            continue
        tile = Tile(level, corner, kind, side)
        try:
            codec.lay(sorted((*position.tiles_in_play(), tile)))
        except BadInput as bad:
            refused.append(bad)
        else:
            return tile
    raise refused[0]


def _uppermost(position: Position, cell: int) -> Tile:
    """The uppermost tile on a cell; BadInput if there is none."""
    there = [tile for tile in position.tiles_in_play() if tile.squares >> cell & 1]
    if not there:
        raise BadInput(text("zaic.edit.nothing", cell=CELL_NAMES[cell]))
    return there[-1]


def _is_covered(position: Position, tile: Tile) -> bool:
    """Whether another tile lies on some of it."""
    above = position.levels[tile.level] if tile.level < len(position.levels) else 0
    return bool(tile.squares & above)


def _from_first(position: Position, cell: int) -> Iterator[Tile]:
    """The tiles moved such that the one on a cell lies where the first tile lies."""
    tile = _uppermost(position, cell)
    if tile.level > 1 or tile.side != FIRST:
        raise BadInput(text("zaic.edit.not_first"))
    by = CENTER - tile.cell
    return (it._replace(cell=it.cell + by) for it in position.tiles_in_play())


def _supply(position: Position, side: Side, tool: str) -> Iterator[Tool]:
    """The tiles of a side, the largest first; the 2x1 as it lies in hand."""
    in_hand = _TILES.get(tool)
    oblong = STANDING if in_hand == (side, STANDING) else LYING
    for kind in (BLOCK, oblong, SINGLE):
        name = _NAMES[side, kind]
        label, left = text(f"zaic.kind.{KIND_NAMES[kind]}"), position.tiles_left(side, kind)
        drawn = icon(WIDTHS[kind], HEIGHTS[kind], side)
        yield Tool(name, label, drawn, left=left, key=name, chosen=in_hand == (side, kind))
