"""The engine studies a position: news of it a few times a second, for as long as is wanted."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tesserae.app.engine.tasks import INTERVAL, EngineTasks
from tesserae.app.messages import Studied
from tesserae.app.messages.commands import Analyse
from tesserae.app.model.analysis import StudyAnalysis
from tesserae.app.model.engine import StudyJob
from tesserae.games import catalog
from tesserae.games.pyrga.rules import Position
from tests.app.page import Clock
from tests.search.multipv.test_proofs import value
from tests.search.positions import PYRGA, wander

LATE = wander(PYRGA, 17, 2)
MIDDLE = wander(catalog.by_slug("zaic"), 12, 3)

News = list[tuple[float, StudyAnalysis]]


def studied(job: StudyJob, slices: int = 10**6) -> News:
    """What comes of a study in so many slices, each with the time by the clock."""
    clock, news = Clock(), News()
    tasks = EngineTasks(clock)
    tasks.carry_out(Analyse(job))
    for _ in range(slices):
        if not tasks.busy:
            break
        found = tasks.work(0.009)
        if found is not None:
            assert isinstance(found, Studied)
            news.append((clock.now, found.found))
    return news


def values_of(position: Position) -> dict[int, int]:
    """The values of all moves for the side to move."""
    side = 1 if position.to_move == 0 else -1
    return {move: side * value(position.apply(move)) for move in position.legal_moves()}


def test_a_study_ends_when_every_move_is_proven() -> None:
    (_, last) = studied(StudyJob("pyrga", LATE, 3, None))[-1]
    assert last.finished
    assert {m: (s > 0) - (s < 0) for m, s in last.scores.items()} == values_of(LATE)
    assert len(last.lines) == 3
    assert all(line.proven for line in last.lines)
    assert [line.score for line in last.lines] == sorted(last.scores.values(), reverse=True)[:3]


def test_news_come_at_once_and_then_a_few_times_a_second() -> None:
    news = studied(StudyJob("zaic", MIDDLE, 2, None), slices=400)
    assert len(news) > 3
    times = [time for time, _ in news]
    assert times[0] < 0.1
    assert all(INTERVAL <= after - before < 2 * INTERVAL for before, after in pairwise(times))
    for (_, before), (_, after) in pairwise(news):
        assert before.nodes <= after.nodes
        assert before.seconds < after.seconds
        assert not after.finished


@pytest.mark.parametrize("slug", ["zaic", "tetrad"])
def test_it_stops_after_the_seconds_it_was_given(slug: str) -> None:
    position = wander(catalog.by_slug(slug), 60 if slug == "tetrad" else 12, 3)
    *_, (_, last) = studied(StudyJob(slug, position, 2, 0.5))
    assert 0.5 <= last.seconds < 0.6
    assert not last.finished
    assert last.nodes_per_second == last.nodes / last.seconds


def test_only_work_counts() -> None:
    clock = Clock()
    tasks = EngineTasks(clock)
    tasks.carry_out(Analyse(StudyJob("zaic", MIDDLE, 2, 0.2)))
    found = None
    while tasks.busy:
        found = tasks.work(0.009) or found
        clock.now += 1
    assert isinstance(found, Studied)
    assert found.found.seconds < 0.3


def test_a_study_can_be_dropped_for_another() -> None:
    clock = Clock()
    tasks = EngineTasks(clock)
    tasks.carry_out(Analyse(StudyJob("zaic", MIDDLE, 2, None)))
    tasks.work(0.009)
    tasks.carry_out(Analyse(StudyJob("pyrga", LATE, 2, None)))
    found = None
    while tasks.busy:
        found = tasks.work(0.009) or found
    assert isinstance(found, Studied)
    assert found.found.scores.keys() == set(LATE.legal_moves())
    tasks.carry_out(Analyse(None))
    assert not tasks.busy
