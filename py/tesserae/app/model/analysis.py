"""The findings of analysis: evaluations of positions, and the review of a game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from tesserae.app.model.engine import ReviewJob
from tesserae.core.game import Move, Outcome, Position, Side
from tesserae.core.record import START, Variation
from tesserae.core.text import Text
from tesserae.search.assessment import Assessment

if TYPE_CHECKING:
    from tesserae.search.multipv.findings import Weight


class Evaluation(NamedTuple):
    """The value of a position, as far as known.

    score: for the side to move, in the units of the search. depth: in plies, 0 for the static
    evaluation. pv: the principal variation. proven: the sign of the score is the value of the
    position, and the first move of the pv keeps it. seconds: the time of its analysis; 0 until that
    has ended. outcome: set if the game is over. nodes: visited by the search.
    """

    score: int
    depth: int = 0
    pv: tuple[Move, ...] = ()
    proven: bool = False
    seconds: float = 0
    outcome: Outcome | None = None
    nodes: int = 0


Evaluations: TypeAlias = Mapping[tuple[str, Position], Evaluation]
"""Slug and position -> evaluation, in the order in which they were found."""


class StudyAnalysis(NamedTuple):
    """The analysis of a position in a study.

    lines: the best ones, best first, for the side to move. scores: of the moves that are proven, as
    in Evaluation. nodes, seconds: of work so far. finished: there is nothing more to find. weights:
    of all moves through a target together, for targets that were pointed at.
    """

    lines: tuple[Evaluation, ...]
    scores: Mapping[Move, int]
    nodes: int
    seconds: float
    finished: bool = False
    weights: Mapping[frozenset[Move], Weight] = MappingProxyType({})

    @property
    def nodes_per_second(self) -> float:
        """The speed of the search."""
        return self.nodes / max(self.seconds, 1e-6)


Studies: TypeAlias = Mapping[tuple[str, Position], StudyAnalysis]
"""Slug and position -> its study, in the order in which they were found."""


class KeyMoment(NamedTuple):
    """A turn that made things worse for the side that played it.

    turn: its index in the review. number: that of its last ply in the record. start: the number of
    the ply before it, or START. at: that of the ply after which the turn and the better one differ;
    position: there. played: the next move of the turn. line: the better turn from there on, and
    what may follow. In words, moves: the turn with its number; change: its cost; cause: its
    consequence; advice: the better turn; gain: the point of that.
    """

    turn: int
    number: int
    start: int
    at: int
    position: Position
    side: Side
    played: Move
    line: tuple[Move, ...]
    moves: Text
    change: Text
    cause: Text | None
    advice: Text
    gain: Text | None

    @property
    def better(self) -> Move:
        """The better move in place of the one played."""
        return self.line[0]


class Review(NamedTuple):
    """The review of a game.

    seed: of its table. line: the reviewed plies. boundaries: the plies of the line between which
    its turns lie, from 0. job: the engine's. found: the assessments so far, by the index of the
    turn. exercises: the turns worth trying again. key_moments: None until all turns are assessed.
    marks: the glyphs of turns, as `Record.glyphs`. you: the side of the person addressed; None if
    there are two, or none. shown: the number of the key moment whose better line is on the board,
    and the number of its moves shown.
    """

    seed: int
    line: Variation
    boundaries: tuple[int, ...]
    job: ReviewJob
    found: Mapping[int, Assessment]
    exercises: frozenset[int] = frozenset()
    key_moments: tuple[KeyMoment, ...] | None = None
    marks: tuple[tuple[int, int], ...] = ()
    you: Side | None = None
    shown: tuple[int, int] = (START, 0)


class AnalysisState(NamedTuple):
    """Evaluations of positions, and the review of the game on the table, if any."""

    evaluations: Evaluations = MappingProxyType({})
    studies: Studies = MappingProxyType({})
    review: Review | None = None
