"""The editor of every game on squares with at most one piece on each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Generic

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND
from tesserae.core.game.editor import Draft, Tool, Tools
from tesserae.core.game.on_squares import EMPTY, Cell, S, SquareGame, picture, read
from tesserae.core.scene import Marks, Scene, Target
from tesserae.core.square_board import icon
from tesserae.core.text import text

REMOVE: Final = "remove"
_TURNS: Final = ("first", "second")
_TAKEN: Final = "frxz"
"""Keys of the page, and of the remover."""


class SquareEditor(Generic[S]):
    """Puts pieces, removes them, and sets whose turn it is."""

    rotates: Final = False

    def __init__(self, game: SquareGame[S]) -> None:
        self._game = game
        self.strings: Mapping[str, Mapping[str, str]] = {it: {} for it in game.strings}

    def begin(self, written: str) -> Draft:
        """Any pieces on the cells of the board."""
        read(self._game, written)
        return Draft(written, next(iter(self._game.pieces)))

    def position(self, draft: Draft) -> S:
        """See core.game.editor."""
        return self._game.decode(draft.written)

    def tools(self, draft: Draft) -> tuple[Tools, ...]:
        """The pieces of both sides, the remover, and whose turn it is."""
        slug, to_move = self._game.slug, int(draft.written[0])
        remove = Tool(REMOVE, text(f"{slug}.edit.remove"), sign="close", key="x")
        pieces = (*self._pieces(draft.tool), remove._replace(chosen=draft.tool == REMOVE))
        turns = (
            Tool(_TURNS[side], text(f"{slug}.edit.turn.{side}"), chosen=side == to_move)
            for side in (FIRST, SECOND)
        )
        return (
            Tools(text(f"{slug}.edit.pieces"), pieces),
            Tools(text(f"{slug}.edit.turn"), tuple(turns)),
        )

    def _pieces(self, tool: str) -> Iterator[Tool]:
        slug = self._game.slug
        for sign in self._game.pieces:
            key = "" if sign in _TAKEN else sign
            image = icon(slug, self._game.piece(sign))
            label = text(f"{slug}.piece.{sign}")
            yield Tool(sign, label, image, key=key, chosen=sign == tool)

    def choose(self, draft: Draft, name: str) -> Draft:
        """Takes a piece or the remover in hand, or sets whose turn it is."""
        if name in _TURNS:
            return draft._replace(written=f"{_TURNS.index(name)}{draft.written[1:]}")
        if name != REMOVE and name not in self._game.pieces:
            raise BadInput(text(f"{self._game.slug}.bad.position"))
        return draft._replace(tool=name)

    def put(self, draft: Draft, target: Target) -> Draft:
        """Replaces the piece there; removes it if it is of the same kind."""
        there = self._there(draft, target)
        sign = EMPTY if draft.tool in (REMOVE, there) else draft.tool
        return self._with(draft, target, sign)

    def remove(self, draft: Draft, target: Target) -> Draft:
        """See core.game.editor."""
        return self._with(draft, target, EMPTY)

    def rotate(self, draft: Draft, target: Target | None) -> Draft:
        """Nothing rotates."""
        return draft

    def scene(self, draft: Draft, marks: Marks) -> Scene:
        """The board, as in the game."""
        aimed = marks.aimed
        hint = (aimed,) if aimed is not None else ()
        cells = read(self._game, draft.written)[1]
        return picture(self._game, cells, marks._replace(aimed=None, hint=hint))

    def _there(self, draft: Draft, target: Target) -> str:
        return read(self._game, draft.written)[1][_number(target)]

    def _with(self, draft: Draft, target: Target, sign: str) -> Draft:
        """The draft with a sign on a cell."""
        at = _number(target)
        at += 2 + at // self._game.files  # the side to move, and the points before each rank
        return draft._replace(written=f"{draft.written[:at]}{sign}{draft.written[at + 1 :]}")


def _number(target: Target) -> int:
    assert isinstance(target, Cell), "a game on squares has no other targets"
    return target.number
