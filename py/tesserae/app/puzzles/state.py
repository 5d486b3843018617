"""The puzzle that is on the page, the pools, and what was solved on this device."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from tesserae.app.learning.state import Pause
from tesserae.core.text import Text

if TYPE_CHECKING:
    from tesserae.app.table import Table
    from tesserae.core.game import Move
    from tesserae.core.puzzle import Puzzle

Phase: TypeAlias = Literal[
    "loading", "posing", "missing", "solve", "judging", "reply", "wrong", "solved", "shown"
]
"""The pool is being loaded; a solution is being looked for; there is no such puzzle; a move is to
be found; it is being judged; it is answered; it was wrong; the puzzle is solved; its solution is
played out."""

Choice: TypeAlias = Literal["near", "easier", "harder"]
"""How difficult the next puzzle is to be, compared with the solver's rating."""

CHOICES: Final[tuple[Choice, ...]] = ("near", "easier", "harder")

FIRST_RATING: Final = 1000


class Progress(NamedTuple):
    """What this device knows of the puzzles of a game.

    rating: the solver's. rated: how many puzzles it comes from. solved, failed: the numbers of
    puzzles that were solved at the first try, and of the others. days: for puzzles of the day,
    dates as in a record and whether they were solved.
    """

    rating: int = FIRST_RATING
    rated: int = 0
    solved: frozenset[int] = frozenset()
    failed: frozenset[int] = frozenset()
    days: tuple[tuple[str, bool], ...] = ()


class PuzzleState(NamedTuple):
    """Puzzles.

    pools: their texts, by the game. progress: by the game.
    puzzle, table: of the page; None on other pages, and while the pool is being loaded. kept: how
    many plies of the table's record stay when a wrong move is taken back. hint: how much of it is
    shown: 0 nothing, 1 the piece, 2 the whole move. helped: a wrong move was made, or a hint was
    asked for: the result is known. misses: wrong moves so far, hints and the solution included.
    feedback: on the last move. ahead: the plies still to be
    played out. proven: all that was said of it, moves and answers included, comes from proofs.
    theme, choice: of the next puzzle; "" for any theme.
    """

    pools: Mapping[str, str] = {}
    progress: Mapping[str, Progress] = {}
    puzzle: Puzzle | None = None
    table: Table | None = None
    phase: Phase = "loading"
    kept: int = 0
    hint: int = 0
    helped: bool = False
    misses: int = 0
    feedback: Text | None = None
    ahead: tuple[Move, ...] = ()
    pause: Pause = Pause()
    proven: bool = True
    theme: str = ""
    choice: Choice = "near"
