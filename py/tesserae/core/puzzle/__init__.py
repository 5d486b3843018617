"""Puzzles as data, and judges of moves in them.

A pool is a text with a puzzle a line, six fields between tabs: its number, the moves from the
start of the game, the solution (the solver's move first), theme, difficulty, and how it goes on
from the solution to the end of the game, empty where that is far. Moves are joined by full stops.
In a turn of several plies a solution is a whole turn.

A line before the puzzles may assign puzzles to days (days.py). After them, behind a line of its
own, come retired ones: their links still open, but nobody is offered them, and as nobody knows how
hard they are, their difficulty is 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from tesserae.core.errors import BadInput
from tesserae.core.numerals import is_number
from tesserae.core.position import Move, P, Position
from tesserae.core.text import Text, text

P_contra = TypeVar("P_contra", bound=Position, contravariant=True)

LONGEST_POOL = 1_000_000
"""Maximum length of a pool, in characters."""

_DAYS = "days\t"
"""The beginning of the line with the puzzles of the days."""

_RETIRED = "\nretired\n"
"""The line before the retired puzzles."""


WIN, DRAW, SURVIVE = "win", "draw", "survive"
"""The tasks that a link can set in any position. DRAW is a theme of pools as well."""

ASKS = (WIN, DRAW, SURVIVE)

NOW, STOP = "now", "stop"
"""Themes of pools for beginners: win with one move, or keep the other side from doing so."""

BETTER = "better"
"""The theme of your own mistakes where nothing is proven: find a turn that costs little."""


class Puzzle(NamedTuple):
    """A puzzle.

    moves: texts, from the start of the game. line: the solution. difficulty: on the scale of Elo; 0
    if nobody knows it, and then no rating depends on the puzzle.
    ending: shows why the solution is right: best play of both sides after it, to the end of the
    game; () where that is far, or where the solution shows it itself.
    """

    number: int
    moves: tuple[str, ...]
    line: tuple[str, ...]
    theme: str
    difficulty: int
    ending: tuple[str, ...] = ()


class Ruling(NamedTuple):
    """The verdict on a move.

    right: it keeps what the puzzle asks for; None if only the end of the turn decides that.
    replies: plies of the other side: the best resistance, or the refutation; none where the game
    is over, or where no refutation is known. solved: nothing is left to be found. proven: a proof
    shows both, that the move is right, or wrong, or not settled, and that the replies keep what
    the other side has; nothing is estimated. value: of a wrong move, what the position is worth to
    the solver then: 1, 0 or -1; None where that decides nothing.
    """

    right: bool | None
    replies: tuple[Move, ...] = ()
    solved: bool = False
    proven: bool = False
    value: int | None = None


class Problem(NamedTuple, Generic[P]):
    """The task of a puzzle: its first position, and its theme.

    own: it comes from no pool: somebody asks it of a position, and the theme is one of ASKS, or
    what a judge has made of it.
    """

    start: P
    theme: str
    own: bool = False


class Posed(NamedTuple):
    """The result of posing a problem.

    theme: the judge judges moves by it. line: a solution. refusal: why the problem has no
    solution; None if it has one. proven: a proof shows the refusal, or the value of the position
    and every own move of the line; nothing is estimated.
    """

    theme: str
    line: tuple[Move, ...] = ()
    proven: bool = False
    refusal: Text | None = None


class Estimate(NamedTuple):
    """A search's estimate of an unfinished position.

    chance: the expected score of the side to move, 0 to 1. line: the principal variation, one move
    at least. proven: the chance is the value of the position, and the first move keeps it.
    """

    chance: float
    line: tuple[Move, ...]
    proven: bool = False


Estimator: TypeAlias = Callable[[P], "Iterator[Estimate | None]"]
"""None every few milliseconds, then the estimate."""


class Judge(Protocol[P]):
    """Judges moves; what it learns about one helps with the next."""

    def pose(self, start: P, ask: str) -> Iterator[Posed | None]:
        """None every few milliseconds, then the result; `ask` is one of `Puzzles.asks`."""

    def judge(self, problem: Problem[P], before: P, move: Move) -> Iterator[Ruling | None]:
        """None every few milliseconds, then the ruling on a legal move of the solver."""


class Puzzles(Protocol[P]):
    """The themes and tasks of a game's puzzles."""

    @property
    def themes(self) -> Sequence[str]:
        """Names of themes; `slug.theme.name` says them in words."""

    @property
    def asks(self) -> Sequence[str]:
        """Those of ASKS that make sense in this game; `slug.ask.name` says them in words."""

    def can_ask(self, position: P) -> bool:
        """Whether an unfinished position can be made a puzzle."""

    def task(self, problem: Problem[P]) -> Text:
        """The task in a few words: "White wins"."""

    def new_judge(self, estimate: Estimator[P] | None = None) -> Judge[P]:
        """A new judge. estimate: used where a proof takes too long, in puzzles of no pool."""


def checked_pool(pool: str) -> str:
    """Returns the pool. BadInput if it is malformed or too long."""
    if len(pool) > LONGEST_POOL or not pool:
        raise malformed_pool()
    if not all(is_number(number, 5) for number in days_of(pool)):
        raise malformed_pool()
    for line in (*lines_of(pool), *retired_lines_of(pool)):
        _fields(line)
    return pool


def lines_of(pool: str) -> list[str]:
    """The lines of a pool with its puzzles, except retired ones."""
    first = 1 if pool.startswith(_DAYS) else 0
    return [line for line in pool.partition(_RETIRED)[0].split("\n")[first:] if line]


def retired_lines_of(pool: str) -> list[str]:
    """The lines of a pool with retired puzzles."""
    return [line for line in pool.partition(_RETIRED)[2].split("\n") if line]


def days_of(pool: str) -> list[str]:
    """The numbers of the puzzles of the days, from the first day; [] if there are none."""
    line = pool.partition("\n")[0]
    return line.removeprefix(_DAYS).split(".") if line.startswith(_DAYS) else []


def write_days(numbers: Sequence[int]) -> str:
    """The first line of a pool, without its end; read back by `days_of`."""
    return _DAYS + ".".join(map(str, numbers))


def write_pool(
    puzzles: Sequence[Puzzle], retired: Sequence[Puzzle] = (), days: Sequence[int] = ()
) -> str:
    """A pool: its puzzles, those that were retired, and the puzzles of the days."""
    lines = [write_days(days)] if days else []
    lines += map(write_puzzle, puzzles)
    gone = map(write_puzzle, retired)
    return "\n".join(lines) + (_RETIRED + "\n".join(gone) if retired else "") + "\n"


def find_puzzle(pool: str, number: int) -> Puzzle | None:
    """The puzzle of a number in a checked pool, even if retired; None if there is none."""
    at = f"\n{pool}".find(f"\n{number}\t")
    return None if at < 0 else read_puzzle(pool[at:].partition("\n")[0])


def read_puzzle(line: str) -> Puzzle:
    """The puzzle of a line. BadInput if it is malformed."""
    number, moves, solution, theme, difficulty, ending = _fields(line)
    return Puzzle(
        int(number),
        tuple(moves.split(".")),
        tuple(solution.split(".")),
        theme,
        int(difficulty),
        tuple(ending.split(".") if ending else ()),
    )


def write_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as a line of a pool, without the end of the line."""
    moves, line, ending = map(".".join, (puzzle.moves, puzzle.line, puzzle.ending))
    fields = str(puzzle.number), moves, line, puzzle.theme, str(puzzle.difficulty), ending
    return "\t".join(fields)


def _fields(line: str) -> list[str]:
    """The six fields of a line. BadInput if there are not six, or a number is malformed."""
    fields = line.split("\t")
    if len(fields) != 6 or not (is_number(fields[0], 5) and is_number(fields[4], 5)):
        raise malformed_pool()
    return fields


def malformed_pool() -> BadInput:
    """The error for a pool or puzzle that cannot be read."""
    return BadInput(text("error.bad_puzzles"))
