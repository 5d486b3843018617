"""Puzzles as data, and what judges a move in one.

A pool is a text with a puzzle a line, five fields between tabs: its number, the moves from the
start of the game, the solution (the solver's move first), theme and difficulty. Moves are joined
by full stops. In a turn of several plies a solution is a whole turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from tesserae.core.errors import BadInput
from tesserae.core.exact import Prover
from tesserae.core.position import Move, P, Position
from tesserae.core.text import Text, text

P_contra = TypeVar("P_contra", bound=Position, contravariant=True)

LONGEST_POOL = 1_000_000
"""Characters of a pool at most."""


class Puzzle(NamedTuple):
    """A puzzle. moves: texts, from the start of the game. difficulty: on the scale of Elo."""

    number: int
    moves: tuple[str, ...]
    line: tuple[str, ...]
    theme: str
    difficulty: int


class Ruling(NamedTuple):
    """What was found of a move.

    right: it keeps what the puzzle asks for; None if that is not settled before the turn is over.
    replies: plies of the other side: the best resistance, or the refutation. solved: nothing is
    left to be found.
    """

    right: bool | None
    replies: tuple[Move, ...] = ()
    solved: bool = False


class Asked(NamedTuple, Generic[P]):
    """What a puzzle asks for: its first position, and its theme."""

    start: P
    theme: str


class Judge(Protocol[P]):
    """Judges moves; what it learns of one helps with the next."""

    def judge(self, asked: Asked[P], before: P, move: Move) -> Iterator[Ruling | None]:
        """None every few milliseconds, then the ruling on a legal move of the solver."""


class Puzzles(Protocol[P]):
    """What puzzles of a game are about."""

    @property
    def themes(self) -> Sequence[str]:
        """Names of themes; `slug.theme.name` says them in words."""

    def task(self, asked: Asked[P]) -> Text:
        """What is asked for, in a few words: "White wins"."""

    def judge(self) -> Judge[P]:
        """A new judge."""


class ProvenJudge(Generic[P]):
    """Judges by proofs, in games whose positions can be proven.

    A move is right if it keeps the value: a draw for the theme `draw`, a win for all others.
    """

    def __init__(self, prover: Prover[P]) -> None:
        self._prover = prover

    def judge(self, asked: Asked[P], before: P, move: Move) -> Iterator[Ruling | None]:
        """See Judge."""
        least = 0 if asked.theme == DRAW else 1
        after, side = before.apply(move), before.to_move
        outcome = after.outcome()
        if outcome is not None:
            won = outcome.winner == side
            value = 0 if outcome.winner is None else 1 if won else -1
            yield Ruling(value >= least, solved=value >= least)
            return
        for proof in self._prover.prove(after):
            if proof.value is None or proof.move is None:
                yield None
            else:
                value = proof.value if after.to_move == side else -proof.value
                yield Ruling(value >= least, (proof.move,))


DRAW = "draw"
"""The theme of puzzles that ask for a draw, in every game that has them."""

WIN = "win"
BETTER = "better"
"""What positions of games that were played ask for: a proven win, or a turn that loses little."""


def checked_pool(pool: str) -> str:
    """The pool itself. BadInput if it is none, or too long."""
    if len(pool) > LONGEST_POOL or not pool:
        raise malformed()
    for line in lines_of(pool):
        fields = line.split("\t")
        if len(fields) != 5 or not _is_number(fields[0]) or not _is_number(fields[4]):
            raise malformed()
    return pool


def lines_of(pool: str) -> list[str]:
    """The lines of a pool, a puzzle each."""
    return [line for line in pool.split("\n") if line]


def find_puzzle(pool: str, number: int) -> Puzzle | None:
    """The puzzle of a number in a checked pool; None if it has none."""
    at = f"\n{pool}".find(f"\n{number}\t")
    return None if at < 0 else read_puzzle(pool[at:].partition("\n")[0])


def _is_number(digits: str) -> bool:
    return digits.isascii() and digits.isdigit() and len(digits) < 6


def read_puzzle(line: str) -> Puzzle:
    """The puzzle of a line. BadInput if it is malformed."""
    fields = line.split("\t")
    if len(fields) != 5 or not _is_number(fields[0]) or not _is_number(fields[4]):
        raise malformed()
    number, moves, solution, theme, difficulty = fields
    solved = tuple(solution.split("."))
    return Puzzle(int(number), tuple(moves.split(".")), solved, theme, int(difficulty))


def write_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as a line of a pool, without the end of the line."""
    number, moves, line, theme, difficulty = puzzle
    return "\t".join((str(number), ".".join(moves), ".".join(line), theme, str(difficulty)))


def malformed() -> BadInput:
    """A pool or a puzzle that cannot be read."""
    return BadInput(text("error.bad_puzzles"))
