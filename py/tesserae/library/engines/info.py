"""What an engine finds: scores, lines and moves."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import total_ordering
from numbers import Real
from typing import Any

from tesserae.core.game import DECISIVE, FIRST, Side
from tesserae.library.arguments import check, check_flags
from tesserae.library.board import Board
from tesserae.library.moves import Move
from tesserae.library.names import game_of, other
from tesserae.search.assessment import expected_score
from tesserae.search.report import WON


@total_ordering
@dataclass(frozen=True, eq=False)
class Score:
    """The score of a position for a side.

    points: of the game's evaluation; a win from WON on. proven: the position is known to be won,
    lost or drawn. lead: see `units`. You can compare and sort scores of one side.

    >>> score = Score("zaic", points=1800, side=FIRST)
    >>> score.units, score.pov(SECOND).units
    (2.0, -2.0)
    >>> round(score.chance(), 2)
    0.98
    """

    game: str
    points: int
    side: Side
    proven: bool = False
    lead: float | None = None

    def __post_init__(self) -> None:
        game_of(self.game)
        other(self.side)
        check(self.points, Real, "points must be a number")
        check(0 if self.lead is None else self.lead, Real, "lead must be a number")
        check_flags(proven=self.proven)

    def pov(self, side: Side) -> Score:
        """The score from the point of view of a side. ValueError for an unknown side."""
        if other(side) != self.side:
            return self
        lead = None if self.lead is None else -self.lead
        return Score(self.game, -self.points, side, self.proven, lead)

    @property
    def units(self) -> float:
        """The lead in what the game counts: squares in Zaic, tiles in Tetrad, spaces in Pyrga.

        `lead` if the engine gave it, else derived from the points alone.
        """
        return self.points / game_of(self.game).unit if self.lead is None else self.lead

    @property
    def win_in(self) -> int | None:
        """Plies to the win; negative: plies to the loss.

        None if neither is in sight, or the distance is unknown.
        """
        if abs(self.points) <= WON:
            return None
        plies = DECISIVE - abs(self.points)
        return plies if self.points > 0 else -plies

    def chance(self) -> float:
        """The expected result, from 0 for a loss to 1 for a win."""
        return expected_score(self.points, game_of(self.game).odds, proven=self.proven)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Score):
            return NotImplemented
        return self._key() == other._key()

    def __lt__(self, other: Score) -> bool:
        if not isinstance(other, Score):
            return NotImplemented
        if (self.game, self.side) != (other.game, other.side):
            raise TypeError("only scores of one game and one side are compared; see pov")
        return self.points < other.points

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, int, bool]:
        return self.game, self.pov(FIRST).points, self.proven

    def __str__(self) -> str:
        if self.win_in is not None:
            return f"#{self.win_in:+}"
        if abs(self.points) >= WON:
            return "won" if self.points > 0 else "lost"
        return "drawn" if self.proven else f"{self.units:+.2f}"


def score_of(board: Board, points: int, *, proven: bool = False) -> Score:
    """The score of a board for the side to move, with its lead."""
    lead = game_of(board.game).in_units(board.position, points)
    return Score(board.game, points, board.turn, proven, lead)


@dataclass(frozen=True)
class Info:
    """What an engine has found so far. `str()` of it is a line to read.

    score: for the side to move. pv: the principal variation. depth: in plies; in Tetrad in turns.
    time: seconds so far. multipv: the rank of the line, from 1.
    """

    score: Score
    pv: tuple[Move, ...]
    depth: int
    nodes: int
    time: float
    multipv: int = 1

    @property
    def move(self) -> Move:
        """The first move of the line."""
        return self.pv[0]

    @property
    def nps(self) -> float:
        """Nodes per second."""
        return self.nodes / max(self.time, 1e-6)

    def __getitem__(self, name: str) -> Any:
        """A field by name, as in python-chess: `info["score"]`. KeyError for other names."""
        if name not in {it.name for it in fields(self)}:
            raise KeyError(name)
        return getattr(self, name)

    def __str__(self) -> str:
        line = " ".join(self.pv)
        return f"{self.score} {line} (depth {self.depth}, {self.nodes:,} nodes, {self.time:.2f} s)"


@dataclass(frozen=True)
class PlayResult:
    """The move that an engine chose, and its info."""

    move: Move
    info: Info
