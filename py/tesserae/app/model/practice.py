"""Lessons, puzzles and one's own mistakes: the board on their pages, and what outlasts a page."""

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
"""What the script is about is being loaded; a solution is being looked for; there is nothing to do;
a move is to be found; it is being judged; it is answered; it was wrong; all is done; the solution
is played out. `player.py` tells what leads from one to the next."""


class Pause(NamedTuple):
    """A pause after which the script goes on by itself. number: later pauses have others."""

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


class Solving(NamedTuple):
    """A puzzle that is being solved.

    kept: how many plies of the table's record stay when a wrong move is taken back. hint: how much
    of it is shown: 0 nothing, 1 the piece, 2 the whole move. helped: a wrong move was made, or a
    hint was asked for: the result is known. misses: wrong moves so far, hints and the solution
    included. proven: all that was said of it, moves and answers included,
    comes from proofs.
    """

    puzzle: Puzzle | None = None
    kept: int = 0
    hint: int = 0
    helped: bool = False
    misses: int = 0
    proven: bool = True


Key: TypeAlias = tuple[str, str]
"""What a mistake is known by: the game's slug, and the position."""

GONE: Final = 2
"""How often a mistake is solved before it goes."""


class Mistake(NamedTuple):
    """A position in which a turn cost much; texts are those of notation.

    start: the position. played: the turn that was played. better: the best one.
    asks: WIN, DRAW or BETTER, of core.puzzle. cost: of the winning chances, in per cent.
    origin: the id of the game that it comes from.
    solved: how often in a row, on the days when it was due; GONE also if it was removed.
    due: the day it comes back, as in a record; or the day it went. version: grows with every
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
        """What it is known by."""
        return self.slug, self.start


Mistakes: TypeAlias = Mapping[Key, Mistake]
"""All that are known, also some that have gone: they are not to come back."""


class Practice(NamedTuple):
    """What this device knows of the learner, and what this tab has loaded and chosen.

    finished: the steps of lessons that were ever finished, as "slug.name", in the order of their
    texts. progress: with puzzles, by the game. mistakes: one's own, kept on this device.
    pools: the texts of puzzles that have been loaded, by the game. theme, choice: of the next
    puzzle; "" for any theme. last: the number of the puzzle that was last on a page, 0 if it was
    of no pool. pauses: how many there have been.
    """

    finished: tuple[str, ...] = ()
    progress: Mapping[str, Progress] = MappingProxyType({})
    mistakes: Mistakes = MappingProxyType({})
    pools: Mapping[str, str] = MappingProxyType({})
    theme: str = ""
    choice: Choice = "near"
    last: int = 0
    pauses: int = 0
