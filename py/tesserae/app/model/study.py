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

    held: what was known when the pointer or the focus came to the lines. As long as it is there,
    they stay in that order: none moves away under a click.
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

    endless: the engine does not stop by itself. reading: the line that is read on the board. panel:
    the one that is shown where there is room for one. folded: the first plies of the variations
    that are folded in the list. asking: which way to go on is asked. been: the plies that were left
    by a jump, the last one at the end. level: whom to play on against. threat: what the other side
    would do is shown. tool, colour: what a click on the board draws, in which colour. begun: the
    cell where the arrow begins that is being drawn. told: what a screen reader is told of notes and
    chapters. weighing: the moves that the engine is to weigh. typing: where the event has typed;
    typed: where the last step of the history was typed. written: how many plies the author has
    written, while a reader in a frame tries others; None while they follow them.
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
