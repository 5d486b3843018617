"""The page: each kind is a type of its own, with its own fields and state.

`screens/` has the behaviour and the drawing of each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, Union

from tesserae.app.model.lab import LabMatch, Phase
from tesserae.app.model.practice import Mistake, ScriptBoard, Solving
from tesserae.app.model.puzzle_run import RunPage
from tesserae.app.model.sheets import PuzzleSheetPage, SheetPage
from tesserae.app.model.training import TrainPage

if TYPE_CHECKING:
    from tesserae.app.model.table import Table
    from tesserae.core.text import Text

LINK_VERSION: Final = "1"
"""The version of links to games and positions."""

TODAY: Final = "today"
"""Names the puzzle of the day on which you open the link."""

END: Final = "end"
"""Names the page at the end of a lesson."""


class Home(NamedTuple):
    """All games."""

    slug: str = ""
    board: None = None

    @property
    def link(self) -> str:
        return "#/"


class GamesPage(NamedTuple):
    """The saved games."""

    slug: str = ""
    board: None = None

    @property
    def link(self) -> str:
        return "#/games"


class StatisticsPage(NamedTuple):
    """The statistics of games and puzzles on this device."""

    slug: str = ""
    board: None = None

    @property
    def link(self) -> str:
        return "#/statistics"


class GamePage(NamedTuple):
    """A game that is played: the first table of its slug."""

    slug: str
    board: None = None

    @property
    def link(self) -> str:
        return f"#/{self.slug}"


class StudyPage(NamedTuple):
    """The first study of its slug. reads: it is read, and its chapters may ask the reader."""

    slug: str
    reads: bool = False
    board: None = None

    @property
    def link(self) -> str:
        return f"#/{self.slug}/study"


class BookPage(NamedTuple):
    """The opening book of a game. moves: those to the position, joined by full stops."""

    slug: str
    moves: str = ""
    board: None = None

    @property
    def link(self) -> str:
        begun = f"?v={LINK_VERSION}&g={self.moves}" if self.moves else ""
        return f"#/{self.slug}/book{begun}"


class EditorPage(NamedTuple):
    """A position being set up.

    draft: the position text, legal or not; "" for the start. tool: the current one, "" for the
    first. earlier, later: the drafts for undo and redo, the nearest last. read: the draft that
    `table` and `reason` belong to. table: a table with the position; None if it is not legal, and
    `reason` says why. refused: why the last edit was refused. news: its target. flipped: the board
    is seen from the second side. level: the opponent from there, 0 for a person.
    """

    slug: str
    draft: str = ""
    tool: str = ""
    earlier: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    read: str | None = None
    table: Table | None = None
    reason: Text | None = None
    refused: Text | None = None
    news: str = ""
    flipped: bool = False
    level: int = 0
    board: None = None

    @property
    def link(self) -> str:
        drafted = f"?v={LINK_VERSION}&p={self.draft}" if self.draft else ""
        return f"#/{self.slug}/editor{drafted}"


class LabPage(NamedTuple):
    """Writing a bot, and playing against it.

    code: packed, from the link; "" once it is the user's own. table: where the bot plays; None
    before the first. against: a person, a level, or REMOTE for the bot itself. side: of the bot, if
    it has only one. seconds: its limit for a move. starts: the number of its starts. asked: the
    number of the open question, 0 for none; questions: how many there were. fault: why it failed,
    at `line` of its file, 0 if unknown. match: the current or the last one.
    """

    slug: str
    code: str = ""
    table: Table | None = None
    against: int = 0
    side: int = 1
    seconds: int = 5
    phase: Phase = "idle"
    starts: int = 0
    asked: int = 0
    questions: int = 0
    fault: Text | None = None
    line: int = 0
    match: LabMatch | None = None
    board: None = None

    @property
    def link(self) -> str:
        code = f"&code={self.code}" if self.code else ""
        return f"#/lab?v={LINK_VERSION}&game={self.slug}{code}"


class RulesPage(NamedTuple):
    """The rules of a game. section: the one of the link, "" for the beginning."""

    slug: str
    section: str = ""
    board: None = None

    @property
    def link(self) -> str:
        section = f"/{self.section}" if self.section else ""
        return f"#/{self.slug}/rules{section}"


class LessonPage(NamedTuple):
    """A step of a lesson, or its end.

    step: its number, from 1; 0 for the first unfinished one. task: its number within the step, from
    0. tries: the number of wrong moves taken back. over: the page after the last task, a summary.
    """

    slug: str
    step: int = 0
    task: int = 0
    tries: int = 0
    over: bool = False
    board: ScriptBoard = ScriptBoard(None, "solve")

    @property
    def link(self) -> str:
        if self.over:
            return f"#/{self.slug}/learn/{END}"
        return f"#/{self.slug}/learn/{self.step}" if self.step else f"#/{self.slug}/learn"


class PoolPuzzle(NamedTuple):
    """A puzzle of a pool. number: 0 for one not tried yet."""

    slug: str
    number: int = 0
    solving: Solving = Solving()
    board: ScriptBoard = ScriptBoard(None, "loading")

    @property
    def link(self) -> str:
        return f"#/{self.slug}/puzzle/{self.number}" if self.number else f"#/{self.slug}/puzzle"


class DayPuzzle(NamedTuple):
    """The puzzle of a day. day: TODAY, or a date as in a record. number: 0 until known."""

    slug: str
    day: str
    number: int = 0
    solving: Solving = Solving()
    board: ScriptBoard = ScriptBoard(None, "loading")

    @property
    def link(self) -> str:
        return f"#/{self.slug}/puzzle/{self.day}"


class OwnPuzzle(NamedTuple):
    """A puzzle that somebody made from a position. ask: the task; position: its text."""

    slug: str
    ask: str
    position: str
    solving: Solving = Solving()
    board: ScriptBoard = ScriptBoard(None, "posing")

    @property
    def link(self) -> str:
        return f"#/{self.slug}?v={LINK_VERSION}&p={self.position}&ask={self.ask}"


class MistakesPage(NamedTuple):
    """The user's mistakes, of all games for the slug "".

    current: the one on the board. queue: those to try next, even if not due; the due ones follow.
    """

    slug: str = ""
    current: Mistake | None = None
    queue: tuple[Mistake, ...] = ()
    solving: Solving = Solving()
    board: ScriptBoard = ScriptBoard(None, "missing")

    @property
    def link(self) -> str:
        return f"#/{self.slug}/mistakes" if self.slug else "#/mistakes"


class KeepPage(NamedTuple):
    """A position whose proven win or draw you have to keep against perfect play.

    position: its text. moves: those played so far, as in a link. value: 1 for a win, 0 for a draw;
    None until it is proven. shortest: the plies of the shortest win; None while unknown. counted:
    counting them is over, perhaps because it took too long. settled_ply: the ply to which a slip is
    taken back. slips: their number. searched: the nodes of the running proof.
    """

    slug: str
    position: str
    value: int | None = None
    shortest: int | None = None
    counted: bool = False
    settled_ply: int = 0
    slips: int = 0
    searched: int = 0
    moves: str = ""
    board: ScriptBoard = ScriptBoard(None, "posing")

    @property
    def link(self) -> str:
        kept = f"&g={self.moves}" if self.moves else ""
        return f"#/{self.slug}/keep?v={LINK_VERSION}&p={self.position}{kept}"


class AskingPage(NamedTuple):
    """A study with questions: its reader finds the moves of one side.

    study: its table, None only before it is known. settled: the last ply found, or -1 for the
    start. hint: how many are shown. misses, hints: the numbers of wrong moves, and of moves with a
    hint. rejoins: the ply of the main line to replace a right move that ends; -1: none.
    """

    slug: str
    study: Table | None = None
    settled: int = -1
    hint: int = 0
    misses: int = 0
    hints: int = 0
    rejoins: int = -1
    board: ScriptBoard = ScriptBoard(None, "missing")

    @property
    def link(self) -> str:
        return f"#/{self.slug}/study/read"


PUZZLES: Final = (PoolPuzzle, DayPuzzle, OwnPuzzle, MistakesPage, RunPage)
SCRIPTED: Final = (LessonPage, KeepPage, AskingPage, TrainPage, *PUZZLES)
"""The pages with a puzzle, and others whose board follows a script."""

WITH_BOARD: Final = (GamePage, StudyPage, *SCRIPTED)
"""The pages that a frame can show: all that have a board."""

PuzzlePage: TypeAlias = Union[PoolPuzzle, DayPuzzle, OwnPuzzle, MistakesPage, RunPage]
ScriptPage: TypeAlias = Union[LessonPage, KeepPage, AskingPage, TrainPage, PuzzlePage]

Plain: TypeAlias = Union[Home, GamesPage, StatisticsPage, RulesPage, SheetPage, PuzzleSheetPage]
"""The pages without a board."""

Screen: TypeAlias = Union[Plain, GamePage, StudyPage, BookPage, EditorPage, LabPage, ScriptPage]
"""Any page. All have `slug`, "" without a game; `board`, None unless it follows a script; and
`link`, the fragment of the page."""


def is_same(one: Screen, other: Screen) -> bool:
    """Whether both are the same page, regardless of its state.

    The puzzle of a day becomes another page once its number is known. A game has one editor page
    and one page to keep positions; there is one lab.
    """
    if isinstance(one, EditorPage) and isinstance(other, EditorPage):
        return one.slug == other.slug
    if isinstance(one, KeepPage) and isinstance(other, KeepPage):
        return (one.slug, one.position) == (other.slug, other.position)
    if isinstance(one, LabPage) and isinstance(other, LabPage):
        return True
    numbers = [it.number if isinstance(it, DayPuzzle) else 0 for it in (one, other)]
    return type(one) is type(other) and one.link == other.link and numbers[0] == numbers[1]
