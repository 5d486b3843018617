"""Lessons, puzzles and mistakes: the board of their pages, and state that survives navigation."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from tesserae.app.model.table import Table
    from tesserae.core.game import Move
    from tesserae.core.puzzle import Puzzle
    from tesserae.core.text import Text

Phase: TypeAlias = Literal[
    "loading", "posing", "missing", "solve", "judging", "reply", "wrong", "solved", "shown"
]
"""Where a script is. `practice/player.py` leads from one phase to the next.

loading: the puzzle is being loaded. posing: the engine looks for a solution. missing: there is no
puzzle. solve: the person has to find a move. judging: the engine judges the move. reply: it was
right; the reply follows. wrong: it was wrong; the refutation follows. solved: the last move was
right. shown: the board plays out the solution.
"""


class Pause(NamedTuple):
    """A pause after which the script goes on by itself. number: unique for each pause."""

    number: int = 0
    milliseconds: int = 0


class ScriptBoard(NamedTuple):
    """The board, and the phase of the script.

    table: None while there is nothing to play on. feedback: on the last move, or why there is no
    board. ahead: the plies still to play out, each after a pause.
    """

    table: Table | None
    phase: Phase
    feedback: Text | None = None
    ahead: tuple[Move, ...] = ()
    pause: Pause = Pause()


Choice: TypeAlias = Literal["near", "easier", "harder"]
"""The difficulty of the next puzzle, compared with the solver's rating."""

CHOICES: Final[tuple[Choice, ...]] = ("near", "easier", "harder")

FIRST_RATING: Final = 700
"""The rating of level 1, on the scale of puzzle difficulties, so that the first ones are easy."""


class Progress(NamedTuple):
    """The results in a game's puzzles on this device.

    rating: the solver's. rated: the number of puzzles that it is based on. solved, failed: the
    numbers of the puzzles solved at the first try, and of the others. days: for puzzles of the day,
    dates as in a record and whether they were solved.
    """

    rating: int = FIRST_RATING
    rated: int = 0
    solved: frozenset[int] = frozenset()
    failed: frozenset[int] = frozenset()
    days: tuple[tuple[str, bool], ...] = ()


class Solving(NamedTuple):
    """A puzzle in progress.

    settled_ply: the ply to which a wrong move is taken back. hint: 0 none, 1 a mark on the board, 2
    the whole move. first_try_over: the person made a wrong move, asked for a hint, or solved the
    puzzle. change: of the rating, by that try. owed: what looking at the solution takes off it
    besides, after a hint. misses: wrong moves so far, including hints and the solution. proven: all
    verdicts and replies so far come from proofs.
    """

    puzzle: Puzzle | None = None
    settled_ply: int = 0
    hint: int = 0
    first_try_over: bool = False
    change: int = 0
    owed: int = 0
    misses: int = 0
    proven: bool = True


Key: TypeAlias = tuple[str, str]
"""Identifies a mistake: the game's slug, and the position."""

SOLVES_TO_REMOVE: Final = 2
"""Correct solutions after which a mistake is removed."""


class Mistake(NamedTuple):
    """A position with a costly turn; texts are in notation.

    start: the position. played: the turn played. better: the best one. asks: WIN, DRAW or BETTER,
    of core.puzzle. cost: in winning chances, per cent. origin: the id of its game. solved: the
    number of solutions in a row, on days when it was due; SOLVES_TO_REMOVE also if it was removed.
    due: the day it comes back, as in a record; or the day of its removal. version: grows with every
    change.
    """

    slug: str
    start: str
    played: tuple[str, ...]
    better: tuple[str, ...]
    asks: str
    cost: int
    origin: str
    solved: int = 0
    due: str = ""
    version: int = 1

    @property
    def key(self) -> Key:
        """Identifies the mistake."""
        return self.slug, self.start


Mistakes: TypeAlias = Mapping[Key, Mistake]
"""All known ones, including removed ones, so that merging does not bring them back."""


class Practice(NamedTuple):
    """The learner's data on this device, and what this tab has loaded and chosen.

    finished: the steps of lessons ever finished, as "slug.name", sorted. progress: with puzzles, by
    the game. mistakes: the learner's own. pools: the loaded texts of puzzles, by the game. theme,
    choice: of the next puzzle; "" for any theme. last: the number of the puzzle that was last on a
    page, 0 if not from a pool. pauses: the number of pauses so far. training: the lines trained, as
    stored (practice/training/schedule_text.py). runs: the best puzzle runs, as stored
    (practice/run/bests.py).
    """

    finished: tuple[str, ...] = ()
    progress: Mapping[str, Progress] = MappingProxyType({})
    mistakes: Mistakes = MappingProxyType({})
    pools: Mapping[str, str] = MappingProxyType({})
    theme: str = ""
    choice: Choice = "near"
    last: int = 0
    pauses: int = 0
    training: str = ""
    runs: str = ""
