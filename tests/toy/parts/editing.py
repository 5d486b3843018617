"""Sets up positions, possible or not."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game.editor import Draft, Tool, Tools
from tesserae.core.position import Side
from tesserae.core.scene import Marks, Scene, Target
from tesserae.core.text import text
from tests.toy.nim.board import scene
from tests.toy.nim.notation import Counter, decode, encode
from tests.toy.nim.rules import HEIGHT, TAKES, Position

from .words.strings.editing import STRINGS

_DRAFT: Final = re.compile(r"[0-3]{3}[01][12]", re.ASCII)
_TURNS: Final = tuple(f"{side}{takes}" for side in (0, 1) for takes in range(TAKES, 0, -1))


def _read(written: str) -> Position:
    *heaps, to_move, takes = map(int, written)
    return Position(Side(to_move), takes, tuple(heaps))


class HeapEditor:
    """A click fills a heap up to a counter, or empties it from there on."""

    strings: Final[Mapping[str, Mapping[str, str]]] = STRINGS
    rotates: Final = False

    def begin(self, written: str) -> Draft:
        """Accepts any heaps, with either side to move."""
        if not _DRAFT.fullmatch(written):
            raise BadInput(text("nim.bad.position"))
        return Draft(written, "")

    def position(self, draft: Draft) -> Position:
        """See core.game.editor."""
        return decode(draft.written)

    def tools(self, draft: Draft) -> tuple[Tools, ...]:
        """Whose turn it is, and how many takes are left of it."""
        turns = (
            Tool(it, text(f"nim.edit.turn.{it}"), chosen=draft.written.endswith(it))
            for it in _TURNS
        )
        return (Tools(text("nim.edit.turn"), tuple(turns)),)

    def choose(self, draft: Draft, name: str) -> Draft:
        """See core.game.editor."""
        if name not in _TURNS:
            raise BadInput(text("nim.bad.position"))
        return draft._replace(written=draft.written[:-2] + name)

    def put(self, draft: Draft, target: Target) -> Draft:
        """The heap up to the counter; without it if it was the uppermost."""
        heap, left = self._place(target)
        there = _read(draft.written).heaps[heap]
        return self._with(draft, heap, left if there == left + 1 else left + 1)

    def remove(self, draft: Draft, target: Target) -> Draft:
        """The heap without the counter, and all above it."""
        heap, left = self._place(target)
        return self._with(draft, heap, min(left, _read(draft.written).heaps[heap]))

    def rotate(self, draft: Draft, target: Target | None) -> Draft:
        """Nothing rotates."""
        return draft

    def scene(self, draft: Draft, marks: Marks) -> Scene:
        """As in the game."""
        hint = (marks.aimed,) if marks.aimed is not None else ()
        return scene(_read(draft.written), marks._replace(aimed=None, hint=hint))

    def _place(self, target: Target) -> tuple[int, int]:
        assert isinstance(target, Counter), "there are no other targets"
        return divmod(target.move, HEIGHT)

    def _with(self, draft: Draft, heap: int, counters: int) -> Draft:
        position = _read(draft.written)
        heaps = (*position.heaps[:heap], counters, *position.heaps[heap + 1 :])
        return draft._replace(written=encode(position._replace(heaps=heaps)))
