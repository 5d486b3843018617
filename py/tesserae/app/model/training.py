"""Training: the lines of studies, and the page to play them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tesserae.app.model.practice import ScriptBoard

if TYPE_CHECKING:
    from tesserae.app.model.table import Table
    from tesserae.core.game import Side


class Line(NamedTuple):
    """A line of a study: one answer to each reply of the other side.

    key: identifies it, whichever study has it. at: the number of its study on the page. chapter:
    the id of its chapter. side: the reader's. plies: their numbers, up to the reader's last one.
    """

    key: str
    at: int
    chapter: str
    side: Side
    plies: tuple[int, ...]


class Trained(NamedTuple):
    """The results of a line on this device.

    study: the id of the study in which it was trained last, "" if not saved here. solved: how often
    in a row, on days when it was due. misses: how often ever. due: the day it comes back, as in a
    record. version: grows with every change.
    """

    slug: str
    study: str = ""
    solved: int = 0
    misses: int = 0
    due: str = ""
    version: int = 0


class Session(NamedTuple):
    """A session of training.

    number: unique to the session. current: the line on the board; None at the end. queue: the lines
    to come. shown: the new moves of the current one are shown first. missed: it has a miss.
    learned: the keys of new lines found; known: of others found at once; failed: of those with a
    miss. seen: the plies that need not be shown, each with the number of its study and the id of
    its chapter. spent: the milliseconds so far. late: too late to begin another line.
    """

    number: int = 0
    current: Line | None = None
    queue: tuple[Line, ...] = ()
    shown: bool = False
    missed: bool = False
    learned: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    failed: tuple[str, ...] = ()
    seen: frozenset[tuple[int, str, int]] = frozenset()
    spent: int = 0
    late: bool = False


class TrainPage(NamedTuple):
    """Training lines of studies: one side's moves are the reader's.

    study: the id of the study, "" for the due lines of all. query: of a link with the study itself.
    other: train the side that the study does not ask for. studies: the trained ones. hint: show the
    move.
    """

    slug: str = ""
    study: str = ""
    query: str = ""
    other: bool = False
    studies: tuple[Table, ...] = ()
    session: Session = Session()
    hint: bool = False
    board: ScriptBoard = ScriptBoard(None, "loading")

    @property
    def link(self) -> str:
        if self.query:
            return f"#/{self.slug}/study/train?{self.query}"
        return f"#/{self.slug}/study/train?id={self.study}" if self.study else "#/train"
