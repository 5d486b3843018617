"""Setting up a position of Pyrga: pieces of both sides, and which of them was played last.

The piece that was put last counts as the one that was played last, unless another is marked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.game.editor import Draft, Tool, Tools
from tesserae.core.position import Move
from tesserae.core.scene import Marks, Scene, Target
from tesserae.core.text import text
from tesserae.games.pyrga.board import pieces
from tesserae.games.pyrga.board import scene as picture
from tesserae.games.pyrga.notation import positions as codec
from tesserae.games.pyrga.notation.targets import (
    CELL_NAMES,
    DIRECTION_NAMES,
    KIND_NAMES,
    Space,
    targets_of,
)
from tesserae.games.pyrga.rules import (
    DIRECTIONS,
    KINDS,
    LINES,
    NO_MOVE,
    NUMBERS,
    PIECES,
    START,
    SUPPLY,
    TRIANGLE,
    Piece,
    Position,
)
from tesserae.games.pyrga.words.prompts import kind_name
from tesserae.games.pyrga.words.strings.en.editing import TEXT as EN
from tesserae.games.pyrga.words.strings.fr.editing import TEXT as FR

REMOVE: Final = "remove"
LAST: Final = "last"

_PIECES: Final = {
    (KIND_NAMES[kind] if side == FIRST else KIND_NAMES[kind].lower())
    + (DIRECTION_NAMES[direction] if kind == TRIANGLE else ""): (side, kind, direction)
    for side in (FIRST, SECOND)
    for kind in KINDS
    for direction in (DIRECTIONS if kind == TRIANGLE else (0,))
}
"""The tools that put a piece, by their names: as the notation writes it on a space."""

_NAMES: Final = {piece: name for name, piece in _PIECES.items()}


class PyrgaEditor:
    """The editor of Pyrga as core.game.editor.Editor."""

    strings: Final[Mapping[str, Mapping[str, str]]] = {"en": EN, "fr": FR}
    rotates: Final = True

    def begin(self, written: str) -> Draft:
        """As strict as the reader of positions, but the last piece may be missing."""
        position = _read(written)
        if _draft_text(position) != written:
            raise BadInput(text("pyrga.bad.position"))
        return Draft(written, "S")

    def position(self, draft: Draft) -> Position:
        """See core.game.editor."""
        if draft.written != codec.START_TEXT and "~" not in draft.written:
            raise BadInput(text("pyrga.edit.which"))
        return codec.decode(draft.written)

    def tools(self, draft: Draft) -> tuple[Tools, ...]:
        """The pieces of both sides; to remove one; to say which was played last."""
        position = _read(draft.written)
        besides = (
            Tool(REMOVE, text("pyrga.edit.remove"), sign="close", key="x"),
            Tool(LAST, text("pyrga.edit.last"), sign="circle", key="l"),
        )
        groups = [
            Tools(text(f"pyrga.side.{side}"), tuple(_supply(position, side, draft.tool)))
            for side in (FIRST, SECOND)
        ]
        chosen = (it._replace(chosen=it.name == draft.tool) for it in besides)
        return (*groups, Tools(text("pyrga.edit.besides"), tuple(chosen)))

    def choose(self, draft: Draft, name: str) -> Draft:
        """Takes a tool in hand; rotates a Triangle that is chosen again."""
        if name not in (REMOVE, LAST, *_PIECES):
            raise BadInput(text("pyrga.bad.position"))
        if name == draft.tool and name in _PIECES:
            return self.rotate(draft, None)
        return draft._replace(tool=name)

    def put(self, draft: Draft, target: Target) -> Draft:
        """Puts the piece in place of one of its kind; removes it if it is there already."""
        if not isinstance(target, Space):
            return draft
        position = _read(draft.written)
        if draft.tool == REMOVE:
            return self.remove(draft, target)
        if draft.tool == LAST:
            return _draft_of(position._replace(last=_next_last(position, target.cell)), draft.tool)
        move, side = _piece_of_tool(draft.tool, target.cell)
        owners = _owners(position)
        if owners.get(move) == side:
            return self._without(draft, move)
        for other in _on(position, target.cell):
            if PIECES[other].kind == PIECES[move].kind:
                del owners[other]
        owners[move] = side
        after = codec.build(owners, move)
        if after.pieces_left(side, PIECES[move].kind) < 0:
            raise BadInput(text("pyrga.bad.supply", n=SUPPLY))
        return _draft_of(after, draft.tool)

    def remove(self, draft: Draft, target: Target) -> Draft:
        """Removes the uppermost piece of a space; BadInput if there is none."""
        if not isinstance(target, Space):
            return draft
        return self._without(draft, _there(_read(draft.written), target.cell)[0])

    def _without(self, draft: Draft, move: Move) -> Draft:
        position = _read(draft.written)
        owners = _owners(position)
        del owners[move]
        last = NO_MOVE if position.last == move else position.last
        return _draft_of(codec.build(owners, last), draft.tool)

    def rotate(self, draft: Draft, target: Target | None) -> Draft:
        """Rotates the Triangle on a space, or else the one in hand."""
        position = _read(draft.written)
        there = _on(position, target.cell) if isinstance(target, Space) else []
        for move in there:
            if PIECES[move].kind == TRIANGLE:
                return _rotate_triangle(position, move, draft.tool)
        side, kind, direction = _PIECES.get(draft.tool, (FIRST, 0, 0))
        if kind != TRIANGLE:
            return draft
        return draft._replace(tool=_NAMES[side, kind, (direction + 1) % 4])

    def scene(self, draft: Draft, marks: Marks) -> Scene:
        """The board, as in the game."""
        aimed = marks.aimed
        hint: tuple[Target, ...] = ()
        if isinstance(aimed, Space) and draft.tool in _PIECES:
            hint = targets_of(PIECES[_piece_of_tool(draft.tool, aimed.cell)[0]])
        return picture.scene(_read(draft.written), marks._replace(aimed=None, hint=hint))


def _read(written: str) -> Position:
    """The draft of a text, reachable or not; the last piece may be missing."""
    if written == codec.START_TEXT:
        return START
    if "~" in written:
        return codec.read(written)
    return codec.build(codec.read_spaces(written), NO_MOVE)


def _draft_text(position: Position) -> str:
    if position.both and position.last == NO_MOVE:
        return codec.written_spaces(position)
    return codec.encode(position)


def _draft_of(position: Position, tool: str) -> Draft:
    return Draft(_draft_text(position), tool)


def _owners(position: Position) -> dict[Move, Side]:
    """The pieces on the board, as the moves that play them, and whose they are."""
    return {
        move: SECOND if position.black & PIECES[move].bit else FIRST
        for cell in range(len(CELL_NAMES))
        for move in _on(position, cell)
    }


def _on(position: Position, cell: int) -> list[Move]:
    """The pieces on a space, the uppermost first."""
    held = position.kinds_on(cell)
    return [
        NUMBERS[Piece(cell, kind, position.arrow(cell) if kind == TRIANGLE else None)]
        for kind in reversed(pieces.STACK)
        if held >> kind & 1
    ]


def _there(position: Position, cell: int) -> list[Move]:
    """The same; BadInput if there are none."""
    found = _on(position, cell)
    if not found:
        raise BadInput(text("pyrga.edit.nothing", cell=CELL_NAMES[cell]))
    return found


def _next_last(position: Position, cell: int) -> Move:
    """The piece on a space to be the last one: the next lower one if it is already."""
    found = _there(position, cell)
    at = found.index(position.last) + 1 if position.last in found else 0
    return found[at % len(found)]


def _piece_of_tool(tool: str, cell: int) -> tuple[Move, Side]:
    """The piece that a tool puts on a space; a Triangle points at the next existing space."""
    side, kind, direction = _PIECES[tool]
    if kind != TRIANGLE:
        return NUMBERS[Piece(cell, kind, None)], side
    turns = ((direction + n) % 4 for n in DIRECTIONS)
    return NUMBERS[Piece(cell, kind, next(d for d in turns if LINES[cell][d]))], side


def _rotate_triangle(position: Position, move: Move, tool: str) -> Draft:
    """The draft with a Triangle pointing at the next space clockwise."""
    owners = _owners(position)
    side = owners.pop(move)
    cell, kind, direction = PIECES[move]
    after, _ = _piece_of_tool(_NAMES[side, kind, ((direction or 0) + 1) % 4], cell)
    owners[after] = side
    return _draft_of(codec.build(owners, after if position.last == move else position.last), tool)


def _supply(position: Position, side: Side, tool: str) -> Iterator[Tool]:
    """The pieces of a side; the Triangle as it points in hand."""
    in_hand = _PIECES.get(tool)
    for kind in KINDS:
        held = in_hand is not None and in_hand[:2] == (side, kind)
        direction = in_hand[2] if in_hand and kind == TRIANGLE and in_hand[1] == TRIANGLE else 0
        name = _NAMES[side, kind, direction]
        left = max(0, position.pieces_left(side, kind))
        icon = pieces.icon(kind, side, direction)
        yield Tool(name, kind_name(kind), icon, left=left, key=name[0], chosen=held)
