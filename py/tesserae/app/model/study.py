"""The view of a study besides its table and the settings: the previewed line, the panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from tesserae.app.model.analysis import StudyAnalysis
from tesserae.core.game import Move, Position
from tesserae.core.record.comments import COLOURS
from tesserae.core.text import Text
from tesserae.search.levels import STRONGEST

if TYPE_CHECKING:
    from tesserae.app.model.weighing import WeighJob

Panel: TypeAlias = Literal["lines", "moves", "graph", "notes"]
"""The panel under the board where there is room for one."""

PANELS: Final[tuple[Panel, ...]] = ("lines", "moves", "graph", "notes")

Tool: TypeAlias = Literal["", "cell", "arrow"]
"""The tool for clicks on the board; "": they play."""

ChapterStart: TypeAlias = Literal["start", "here", "copy"]
"""The start of a new chapter: of the game, the position at the cursor, or the open chapter."""


class Reading(NamedTuple):
    """Moves previewed on the board from the cursor, without being played.

    held: the analysis when the pointer or the focus came to the lines. As long as it is there, they
    keep that order, so that none moves away under a click.
    """

    position: Position
    moves: tuple[Move, ...]
    held: StudyAnalysis | None = None


class Typing(NamedTuple):
    """The field being edited: its name, the id of the chapter, and the ply."""

    field: str
    chapter: str
    ply: int


class Study(NamedTuple):
    """The view of a study.

    endless: the engine does not stop by itself. reading: the line being read on the board. panel:
    the one shown if there is room for only one. folded: the first plies of the variations folded in
    the list. asking: the study asks which continuation to take. been: the plies left by jumps, the
    last one at the end. level: the opponent to play on against. threat: show the other side's
    threat. tool, colour: what a click on the board draws. begun: the cell where the arrow being
    drawn begins. told: the announcement of notes and chapters for screen readers. weighing: the
    moves for the engine to weigh. typing: where this event has typed; typed: where the last step of
    the history was typed. written: the number of the author's plies, while a reader in a frame
    tries others; None while they follow the author.
    """

    endless: bool = False
    reading: Reading | None = None
    panel: Panel = "moves"
    folded: frozenset[int] = frozenset()
    asking: bool = False
    been: tuple[int, ...] = ()
    level: int = STRONGEST.number
    threat: bool = False
    weighing: WeighJob | None = None
    tool: Tool = ""
    colour: str = COLOURS[0]
    begun: str = ""
    told: tuple[Text, ...] = ()
    typing: Typing | None = None
    typed: Typing | None = None
    written: int | None = None
