"""Moves are weighed ahead of the study that is on, once the pointer stays."""

from __future__ import annotations

from tesserae.app.engine.tasks import EngineTasks
from tesserae.app.engine.weighing import HOVER_SECONDS
from tesserae.app.messages import Studied, Weighed
from tesserae.app.messages.commands import Analyse, Weigh
from tesserae.app.model.engine import StudyJob
from tesserae.app.model.weighing import WeighJob
from tesserae.core.game import Move
from tesserae.games import zaic
from tests.search.positions import wander

POSITION = wander(zaic.GAME, 12, 3)
BEST, *OTHERS = POSITION.legal_moves()
SLICE = 0.009


class Clock:
    """A step of work takes three milliseconds."""

    now = 0.0

    def __call__(self) -> float:
        self.now += 0.003
        return self.now


def job(move: Move) -> WeighJob:
    return WeighJob("zaic", POSITION, (BEST,), (move,))


class Engine:
    """The tasks, and what came of them."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.tasks = EngineTasks(self.clock)
        self.news: list[object] = []

    def work(self, seconds: float) -> None:
        end = self.clock.now + seconds
        while self.clock.now < end and self.tasks.busy:
            before = self.clock.now
            found = self.tasks.work(SLICE)
            assert self.clock.now - before < 3 * SLICE
            if found is not None:
                self.news.append(found)

    def weighed(self) -> object:
        """Works until the moves are weighed, if they ever are."""
        while not (self.news and isinstance(self.news[-1], Weighed)) and self.tasks.busy:
            self.work(SLICE)
        return self.news[-1]


def test_a_study_waits_while_moves_are_weighed_and_then_goes_on() -> None:
    engine = Engine()
    engine.tasks.carry_out(Analyse(StudyJob("zaic", POSITION, 12, None)))
    engine.work(1.0)
    engine.tasks.carry_out(Weigh(job(OTHERS[0])))
    before = len(engine.news)
    engine.work(HOVER_SECONDS - 0.05)
    assert not any(isinstance(it, Weighed) for it in engine.news)
    engine.work(0.1)
    began = len(engine.news)
    assert isinstance(engine.weighed(), Weighed)
    assert len(engine.news) == began + 1, "nothing of the study meanwhile"
    assert before > 1
    last = engine.news[before - 1]
    engine.work(1.0)
    then = engine.news[-1]
    assert isinstance(last, Studied)
    assert isinstance(then, Studied)
    assert then.found.nodes > last.found.nodes, "it did not begin anew"
    assert then.found.seconds < last.found.seconds + 1.3, "what was weighed does not count"


def test_only_the_last_target_counts() -> None:
    engine = Engine()
    engine.tasks.carry_out(Weigh(job(OTHERS[3])))
    alone = engine.weighed()
    engine = Engine()
    for move in OTHERS[:4]:
        engine.tasks.carry_out(Weigh(job(move)))
        engine.work(HOVER_SECONDS / 2)
        assert engine.news == []
    assert engine.weighed() == alone
    assert not engine.tasks.busy
    assert len(engine.news) == 1


def test_one_that_has_begun_is_dropped_for_the_next_or_for_none() -> None:
    engine = Engine()
    engine.tasks.carry_out(Weigh(job(OTHERS[0])))
    engine.work(2 * HOVER_SECONDS)
    assert engine.tasks.busy
    engine.tasks.carry_out(Weigh(None))
    assert not engine.tasks.busy
    engine.work(1.0)
    assert engine.news == []
