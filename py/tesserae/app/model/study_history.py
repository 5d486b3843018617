"""The history of a study: the steps to undo and redo."""

from __future__ import annotations

from typing import NamedTuple


class Place(NamedTuple):
    """A place in a study that undo returns to.

    at: the number of the open chapter, from 0. line: the variation, as the index of each ply among
    its siblings. ply: the cursor. flipped: the board is.
    """

    at: int
    line: tuple[int, ...]
    ply: int
    flipped: bool


class Step(NamedTuple):
    """A change of the text of a study: its place, the old text, and the new text.

    before, after: the place in the study before and after it.
    """

    begin: int
    old: str
    new: str
    before: Place
    after: Place


class History(NamedTuple):
    """undo: the steps made; redo: the steps undone. The nearest is the last one."""

    undo: tuple[Step, ...] = ()
    redo: tuple[Step, ...] = ()
