"""The engine at work for the page, in slices of time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, TypeVar, Union

from tesserae.app.engine.evaluations import evaluation_of_analysis, evaluation_of_search
from tesserae.app.messages import (
    EngineDecided,
    Evaluated,
    Judged,
    KeepFound,
    PuzzlePosed,
    Studied,
    TurnAssessed,
)
from tesserae.app.messages.commands import AddFindings, Analyse, EngineCommand, Pace, Think, Weigh
from tesserae.app.model.analysis import Evaluation
from tesserae.app.model.engine import (
    AnalysisJob,
    AnyAnalysis,
    Job,
    JudgeJob,
    KeepJob,
    PoseJob,
    ReviewJob,
    StudyJob,
)
from tesserae.core.exact import Solvable
from tesserae.core.puzzle import BETTER, Posed
from tesserae.games import catalog
from tesserae.search.levels import ANALYSIS_SEED, BOOKLESS, LEVELS
from tesserae.search.report import Report

if TYPE_CHECKING:
    from tesserae.app.engine.weighing import Weighing
    from tesserae.app.messages import Weighed
    from tesserae.core.game import Move, Position
    from tesserae.core.puzzle import Judge, Problem, Ruling
    from tesserae.search.basic_engine import BasicEngine
    from tesserae.search.engine import Engine
    from tesserae.search.keeping import Keeper
    from tesserae.search.multipv.findings import Findings
    from tesserae.search.time_slicing import TimeSlicer

T = TypeVar("T")

INTERVAL: Final = 0.33
"""Minimum time in seconds between two evaluations, except before the last of a position."""


class _Thinking(NamedTuple):
    """The search for a ply or a hint. began: by the clock. paced: the pause applies to it."""

    job: Job
    slicer: TimeSlicer[Report]
    began: float
    paced: bool


class _Analysis(NamedTuple):
    """The analysis of a position, and the last evaluation sent."""

    job: AnalysisJob
    slicer: TimeSlicer[Report]
    sent: Evaluation | None = None


class _Judging(NamedTuple):
    """The judge at work on a move of a puzzle, or on posing one."""

    steps: Iterator[Ruling | Posed | None]


_Found: TypeAlias = Union[TurnAssessed, Studied, KeepFound]

_Analysing: TypeAlias = Union[_Analysis, _Judging, "Iterator[_Found | None]"]
"""A running analysis: of a position, for a puzzle, or one with several results."""


_News: TypeAlias = Union[EngineDecided, Evaluated, Judged, PuzzlePosed, "Weighed", _Found]


class EngineTasks:
    """Carries out the commands for the engine: one search for a ply, one analysis, one weighing.

    A search begins with its first slice of work, so that nothing is loaded for one dropped before.
    clock: the time in seconds; the origin is arbitrary. patience: a factor on the time of plies,
    where Python is slow.
    """

    def __init__(self, clock: Callable[[], float], patience: float = 1.0) -> None:
        self._clock = clock
        self._patience = patience
        self._kept_basic_engine: BasicEngine | None = None
        self._kept_engine: Engine | None = None
        self._keepers: dict[str, Keeper[Position]] = {}
        self._judges: dict[tuple[str, bool], Judge[Position]] = {}
        self._thinking: _Thinking | Job | None = None
        self._analysis: _Analysing | AnyAnalysis | None = None
        self._weighing: Weighing | None = None
        self._others: dict[int, Findings] = {}
        self._next_evaluation = 0.0
        self._pause = 0.0

    @property
    def busy(self) -> bool:
        """Whether `work` has something to do."""
        return bool(self._thinking or self._analysis or self._weighing)

    @property
    def playing(self) -> bool:
        """Whether `work` searches for a level that needs no book."""
        thinking = self._thinking
        job = thinking.job if isinstance(thinking, _Thinking) else thinking
        return job is not None and job.level <= BOOKLESS

    @property
    def rest(self) -> float:
        """Seconds until `work` has something to do: a ply found may have to wait."""
        thinking = self._thinking
        if not isinstance(thinking, _Thinking) or not thinking.slicer.finished:
            return 0.0
        return max(0.0, self._ready_at(thinking) - self._clock())

    def carry_out(self, command: EngineCommand) -> None:
        """Starts a task in place of the previous one of its kind, or stops that one."""
        match command:
            case Think(job):
                self._thinking = job
            case Analyse(job):
                self._analysis, self._others = job, {}
            case Weigh(weighed):
                from tesserae.app.engine.weighing import Weighing

                self._weighing = weighed and Weighing(weighed, ANALYSIS_SEED, self._clock)
            case AddFindings(part, found):
                self._others[part] = found
            case Pace(seconds):
                self._pause = seconds

    def hurry(self) -> None:
        """Ends the wait before the next ply."""
        if isinstance(self._thinking, Job):
            self._thinking = self._think(self._thinking)._replace(paced=False)

    def work(self, seconds: float) -> _News | None:
        """Works for about that many seconds; returns the finding, None if there is nothing new.

        A job comes first, then moves to weigh, then the analysis of a position.
        """
        if self._thinking is not None:
            if isinstance(self._thinking, Job):
                self._thinking = self._think(self._thinking)
            return self._decide(self._thinking, seconds)
        if self._weighing and self._weighing.is_due:
            weighed = self._weighing.work(seconds)
            self._weighing = None if weighed else self._weighing
            return weighed
        if self._analysis is not None:
            self._analysis = self._analysis_for(self._analysis)
            if isinstance(self._analysis, _Analysis):
                return self._evaluate(self._analysis, seconds)
            if isinstance(self._analysis, _Judging):
                return self._judgement(self._analysis, seconds)
            return self._next_of(self._analysis, seconds)
        return None

    def _analysis_for(self, analysis: _Analysing | AnyAnalysis) -> _Analysing:
        """An analysis; begins it if necessary."""
        match analysis:
            case AnalysisJob():
                return self._analyse(analysis)
            case ReviewJob():
                return self._assess(analysis)
            case StudyJob():
                return self._study(analysis)
            case KeepJob():
                return self._keep(analysis)
            case JudgeJob(slug, problem, before, move):
                return _Judging(self._judge(slug, problem, before, move))
            case PoseJob(slug, start, ask):
                return _Judging(self._judge_of(slug, own=True).pose(start, ask))
        return analysis

    @property
    def _basic_engine(self) -> BasicEngine:
        from tesserae.search.basic_engine import BasicEngine

        self._kept_basic_engine = self._kept_basic_engine or BasicEngine()
        return self._kept_basic_engine

    @property
    def _engine(self) -> Engine:
        from tesserae.search.engine import Engine

        self._kept_engine = self._kept_engine or Engine()
        return self._kept_engine

    def _slicer(
        self,
        reports: Iterator[Report],
        seconds: float,
        enough: Callable[[Report], bool] = lambda _: True,
    ) -> TimeSlicer[Report]:
        from tesserae.search.time_slicing import TimeSlicer

        return TimeSlicer(reports, seconds, self._clock, enough)

    def _think(self, job: Job) -> _Thinking:
        level = next(level for level in LEVELS if level.number == job.level)
        game = catalog.by_slug(job.slug)
        engine = self._basic_engine if job.level <= BOOKLESS else self._engine
        reports = engine.think(game, job.position, level, job.seed)
        seconds = level.seconds * self._patience
        seconds = seconds if job.most is None else min(seconds, job.most)
        slicer = self._slicer(reports, seconds, lambda report: not report.guessed)
        return _Thinking(job, slicer, self._clock(), job.purpose == "ply")

    def _analyse(self, job: AnalysisJob) -> _Analysis:
        reports = self._engine.analyse(catalog.by_slug(job.slug), job.position, ANALYSIS_SEED)
        return _Analysis(job, self._slicer(reports, job.seconds))

    def _assess(self, job: ReviewJob) -> Iterator[TurnAssessed | None]:
        from tesserae.search.exercises import is_worth_trying
        from tesserae.search.reviewing import assess

        for found in assess(job.game, job.turns):
            if found is None:
                yield None
                continue
            turn, assessment = found
            exercise = yield from is_worth_trying(job.game, job.turns[turn], assessment)
            yield TurnAssessed(turn, assessment, exercise)

    def _study(self, job: StudyJob) -> Iterator[Studied | None]:
        from tesserae.app.engine.studying import study
        from tesserae.search.multipv.findings import Shared

        game, shared = catalog.by_slug(job.slug), Shared(job.part, job.parts, self._others)
        steps = self._engine.study(game, job.position, job.lines, ANALYSIS_SEED, shared)
        return study(job, steps, self._clock, INTERVAL)

    def _keep(self, job: KeepJob) -> Iterator[KeepFound | None]:
        from tesserae.app.engine.keeping import keep

        return keep(job, self._keeper_of(job.slug), self._clock, INTERVAL)

    def _keeper_of(self, slug: str) -> Keeper[Position]:
        """The keeper of a game's wins, with its earlier proofs."""
        from tesserae.search.keeping import Keeper, prover_of

        game, keeper = catalog.by_slug(slug), self._keepers.get(slug)
        if keeper is None:
            prover = self._engine.prover(game) if isinstance(game, Solvable) else prover_of(game)
            keeper = Keeper(game, prover)
            self._keepers[slug] = keeper
        return keeper

    def _next_of(self, steps: Iterator[T], seconds: float) -> T | None:
        """The next finding of an analysis; None if it takes longer. The last one ends the task."""
        end = self._clock() + seconds
        for found in steps:
            if found is not None:
                return found
            if self._clock() >= end:
                return None
        self._analysis = None
        return None

    def _judge(
        self, slug: str, problem: Problem[Position], before: Position, move: Move
    ) -> Iterator[Ruling | None]:
        if problem.theme == BETTER:
            from tesserae.search.second_try import SecondTryJudge

            return SecondTryJudge(catalog.by_slug(slug)).judge(problem, before, move)
        return self._judge_of(slug, own=problem.own).judge(problem, before, move)

    def _judge_of(self, slug: str, *, own: bool) -> Judge[Position]:
        """The judge of a game's pool, or one that may estimate, with its earlier proofs."""
        judge = self._judges.get((slug, own))
        game = catalog.by_slug(slug)
        if judge is None:
            if game.puzzles is None:
                raise ValueError(f"no puzzles: {slug}")
            from tesserae.search.estimating import estimator

            judge = game.puzzles().new_judge(estimator(game) if own else None)
            self._judges[slug, own] = judge
        return judge

    def _judgement(self, judging: _Judging, seconds: float) -> Judged | PuzzlePosed | None:
        ruling = self._next_of(judging.steps, seconds)
        if ruling is None:
            return None
        self._analysis = None
        return PuzzlePosed(ruling) if isinstance(ruling, Posed) else Judged(ruling)

    def _decide(self, thinking: _Thinking, seconds: float) -> EngineDecided | None:
        slicer = thinking.slicer
        if not slicer.finished:
            slicer.run(seconds)
        if not slicer.finished or self._clock() < self._ready_at(thinking):
            return None
        self._thinking = None
        return EngineDecided(evaluation_of_search(slicer.best))

    def _ready_at(self, thinking: _Thinking) -> float:
        """The clock time from which the result of a search may be used."""
        return thinking.began + (self._pause if thinking.paced else 0.0)

    def _evaluate(self, analysis: _Analysis, seconds: float) -> Evaluated | None:
        slicer, before = analysis.slicer, analysis.sent
        report, now = slicer.run(seconds), self._clock()
        better = before is None or (report.score, report.pv) != (before.score, before.pv)
        if not slicer.finished and not (report.depth and better and now >= self._next_evaluation):
            return None
        evaluation = evaluation_of_analysis(
            analysis.job, report, finished=slicer.finished, exhausted=slicer.exhausted
        )
        self._analysis = None if slicer.finished else analysis._replace(sent=evaluation)
        self._next_evaluation = now + INTERVAL
        return Evaluated(evaluation)
