"""The engine's jobs."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias, Union

from tesserae.core.game import Game, Move, Position
from tesserae.games import catalog
from tesserae.search.assessment import PlayedTurn
from tesserae.search.levels import BOOKLESS, STRONGEST

if TYPE_CHECKING:
    from tesserae.core.puzzle import Problem
    from tesserae.search.multipv.findings import Findings

Purpose: TypeAlias = Literal["ply", "hint"]


class Job(NamedTuple):
    """A search for the engine: for a ply to play, or for a hint.

    most: maximum seconds; None for those of its level.
    """

    purpose: Purpose
    slug: str
    position: Position
    level: int
    seed: int
    most: float | None = None


class AnalysisJob(NamedTuple):
    """An analysis for the engine while it has no other job. seconds: for how long."""

    slug: str
    position: Position
    seconds: float


class ReviewJob(NamedTuple):
    """The turns of a game to assess while the engine has no other job."""

    slug: str
    turns: tuple[PlayedTurn, ...]

    @property
    def game(self) -> Game[Position]:
        """The game."""
        return catalog.by_slug(self.slug)


class JudgeJob(NamedTuple):
    """A move of a puzzle to judge: the problem, and the position before it."""

    slug: str
    problem: Problem[Position]
    before: Position
    move: Move


class PoseJob(NamedTuple):
    """A position to make a puzzle of: is there a solution?"""

    slug: str
    start: Position
    ask: str


class StudyJob(NamedTuple):
    """A position to study while the engine has no other job: several lines, every move.

    seconds: of work; None for a complete search. part, parts: of the work, if several workers share
    it; part 0 combines the findings.
    """

    slug: str
    position: Position
    lines: int
    seconds: float | None
    part: int = 0
    parts: int = 1


class KeepJob(NamedTuple):
    """A question about a position whose win or draw the player has to keep.

    stand: what is its value? count: how many plies does the win take? answer: what is the move's
    value, and what is the reply? least: the value to keep.
    """

    slug: str
    question: Literal["stand", "count", "answer"]
    position: Position
    move: Move = Move(0)
    least: int = 0


AnyAnalysis: TypeAlias = Union[AnalysisJob, ReviewJob, JudgeJob, PoseJob, StudyJob, KeepJob]
"""Jobs for the engine while it has no other."""


class HelpWanted(NamedTuple):
    """The number of further workers wanted for a study; the job as a text, "" for none."""

    workers: int = 0
    job: str = ""


class EngineState(NamedTuple):
    """The engine's jobs.

    requested: the user's request: a hint, or another ply in place of one already played. job: the
    search for a ply or a hint. analysis: its job while there is no search. pause: the minimum time
    in seconds for a ply. hurried: the rest of its turn comes at once. paused: an engine waits;
    stepping: of two, one makes a single ply. partial: this app has only the levels that need no
    book, until another app takes over. gives_hints: one of them gives hints meanwhile, in place of
    the strongest level. helpers: the number of further workers for studies. help: their job. heard:
    their findings in the current study, by the number of their part.
    """

    requested: Purpose | None = None
    job: Job | None = None
    pause: float = 0.0
    hurried: bool = False
    paused: bool = False
    stepping: bool = False
    partial: bool = False
    gives_hints: bool = False
    analysis: AnyAnalysis | None = None
    helpers: int = 0
    help: HelpWanted = HelpWanted()
    heard: Mapping[int, Findings] = MappingProxyType({})

    @property
    def hint_level(self) -> int:
        """The level that gives hints."""
        return BOOKLESS if self.partial and self.gives_hints else STRONGEST.number

    @property
    def waits(self) -> bool:
        """Whether its job has to wait for a part of the app to load."""
        return self.partial and (self.job is None or self.job.level > BOOKLESS)
