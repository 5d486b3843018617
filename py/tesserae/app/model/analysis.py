"""What analysis has found: evaluations of positions, and the review of a game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from tesserae.app.model.engine import ReviewJob
from tesserae.core.exact import Solvable
from tesserae.core.game import Move, Outcome, Position, Side
from tesserae.core.record import Variation
from tesserae.core.text import Text
from tesserae.search.assessment import Assessment


class Evaluation(NamedTuple):
    """The value of a position, as far as known.

    score: for the side to move, in the units of the search. depth: in plies, 0 for the static
    evaluation. pv: the principal variation. proven: the sign of the score is the value of the
    position, and the first move of the pv keeps it. seconds: for how long it was analysed; 0 until
    that has ended. outcome: set if the game is over.
    """

    score: int
    depth: int = 0
    pv: tuple[Move, ...] = ()
    proven: bool = False
    seconds: float = 0
    outcome: Outcome | None = None


Evaluations: TypeAlias = Mapping[tuple[str, Position], Evaluation]
"""Slug and position -> evaluation, in the order in which they were found."""


class StudyAnalysis(NamedTuple):
    """What a study knows of a position.

    lines: the best ones, best first, for the side to move. scores: of the moves that are proven,
    as in Evaluation. nodes, seconds: searched so far, of work. finished: there is nothing more to
    find.
    """

    lines: tuple[Evaluation, ...]
    scores: Mapping[Move, int]
    nodes: int
    seconds: float
    finished: bool = False

    @property
    def nodes_per_second(self) -> float:
        """The speed of the search."""
        return self.nodes / max(self.seconds, 1e-6)


Studies: TypeAlias = Mapping[tuple[str, Position], StudyAnalysis]
"""Slug and position -> what is known of it, in the order in which it was found."""


class KeyMoment(NamedTuple):
    """A turn that made things worse for the side that played it.

    turn: its index in the review. number: that of its last ply in the record. at: the number of the
    ply after which the turn and the better one differ, or START. played, better: their next moves.
    moves: the turn with its number. costs: what the turn cost, in sentences. advice: the better
    turn, as the name of a link; gain: what would have come of it.
    """

    turn: int
    number: int
    at: int
    side: Side
    played: Move
    better: Move
    moves: str
    costs: tuple[Text, ...]
    advice: Text
    gain: Text | None


class Review(NamedTuple):
    """The review of a game.

    seed: of its table. line: the plies that are reviewed. boundaries: the plies of the line
    between which its turns lie, from 0. job: what the engine assesses. found: the assessments
    so far, by the index of the turn. key_moments: None until all turns are assessed.
    unproven: the first and the last turn of which too little was proven, if there are any.
    marks: the glyphs of turns, as `Record.glyphs`.
    """

    seed: int
    line: Variation
    boundaries: tuple[int, ...]
    job: ReviewJob
    found: Mapping[int, Assessment]
    key_moments: tuple[KeyMoment, ...] | None = None
    unproven: tuple[str, ...] = ()
    marks: tuple[tuple[int, int], ...] = ()

    @property
    def by_side(self) -> bool:
        """Whether the key moments are those of each side, the costliest first."""
        return not isinstance(self.job.game, Solvable)


class AnalysisState(NamedTuple):
    """What is known of positions, and the review of the game on the table, if there is one."""

    evaluations: Evaluations = MappingProxyType({})
    studies: Studies = MappingProxyType({})
    review: Review | None = None
