"""The puzzle that is being solved, and what was solved on this device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from tesserae.core.puzzle import Puzzle

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
