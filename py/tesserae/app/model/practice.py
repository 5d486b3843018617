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
"""Where a script is. What leads from one phase to the next stands in `practice/player.py`.

loading: the puzzle is being loaded. posing: a solution is being looked for. missing: there is no
puzzle. solve: the person is to find a move. judging: the move is being judged. reply: it was right,
and is answered. wrong: it was wrong, and is refuted. solved: the last move was right. shown: the
solution is played out.
"""


class Pause(NamedTuple):
    """A pause after which the script goes on by itself. number: unique for each pause."""

    number: int = 0
    milliseconds: int = 0


class ScriptBoard(NamedTuple):
    """The board, and where the script is.

    table: None while there is nothing to play on. feedback: on the last move, or why there is no
    board. ahead: the plies still to be played out, each after a pause.
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
"""That of level 1, on the scale of puzzle difficulties: the first ones are easy."""


class Progress(NamedTuple):
    """The results in a game's puzzles on this device.

    rating: the solver's. rated: how many puzzles it comes from. solved, failed: the numbers of
    puzzles that were solved at the first try, and of the others. days: for puzzles of the day,
    dates as in a record and whether they were solved.
    """

    rating: int = FIRST_RATING
    rated: int = 0
    solved: frozenset[int] = frozenset()
    failed: frozenset[int] = frozenset()
    days: tuple[tuple[str, bool], ...] = ()


class Solving(NamedTuple):
    """A puzzle that is being solved.

    settled_ply: the ply to which a wrong move is taken back. hint: how much is shown: 0 nothing, 1
    a mark on the board, 2 the whole move. first_try_over: a wrong move was made, a hint was asked
    for, or the puzzle is solved. change: of the rating, by that try. owed: what the solution takes
    of it besides, after a hint. misses: wrong moves so far,
    hints and the solution included. proven: all that was said of the puzzle, moves and answers
    included, comes from proofs.
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

    start: the position. played: the turn that was played. better: the best one.
    asks: WIN, DRAW or BETTER, of core.puzzle. cost: of the winning chances, in per cent.
    origin: the id of the game that it comes from.
    solved: how often in a row, on the days when it was due; SOLVES_TO_REMOVE also if it was
    removed. due: the day it comes back, as in a record; or the day it went. version: grows with
    every change.
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

    finished: the steps of lessons that were ever finished, as "slug.name", in the order of their
    texts. progress: with puzzles, by the game. mistakes: one's own, kept on this device.
    pools: the texts of puzzles that have been loaded, by the game. theme, choice: of the next
    puzzle; "" for any theme. last: the number of the puzzle that was last on a page, 0 if it was
    of no pool. pauses: how many there have been. training: what was trained, as it is stored
    (practice/training/schedule_text.py). runs: the best puzzle runs, as they are stored
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
