"""Several workers share a study: who gets what, and what comes of it."""

from __future__ import annotations

import json

import pytest

from tesserae.app.engine.helping import Helper
from tesserae.app.engine.tasks import INTERVAL
from tesserae.app.messages import actions
from tesserae.app.model.engine import StudyJob
from tesserae.app.study import lines
from tests.app.engine.test_studying import values_of
from tests.app.page import Clock, Page
from tests.app.study.found import known
from tests.app.study.test_lines import late

BEGUN = {
    "zaic": "Hh8 Si8 Hj8",
    "tetrad": "I1b1 T2k13 I1d1 L1i12 I1g1 T2f13 I1j1 J3d12 I1m1 T2a13",
}


class Helpers:
    """The workers at the other end of the page, as many as it asks for."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.there: list[Helper] = []
        self.heard = 0

    def follow(self) -> None:
        """Carries out the commands that have come since."""
        commands = self.page.did("sethelpers")
        for command in commands[self.heard :]:
            self.heard += 1
            while len(self.there) < command["workers"]:
                self.there.append(Helper(len(self.there) + 1, self.page.clock))
            del self.there[command["workers"] :]
            for helper in self.there:
                helper.handle(command["job"])

    def announce(self) -> None:
        self.follow()
        self.page.send("helpers", workers=len(self.there))
        self.follow()

    def work(self) -> None:
        """A slice of each."""
        for helper in self.there:
            for text in helper.work(0.01):
                self.page.send("helped", text=text)
                self.follow()

    def first_text(self) -> str:
        """What the first one tells first."""
        while not (texts := self.there[0].work(0.01)):
            pass
        return texts[0]


def announced(page: Page) -> Helpers:
    """The workers of a page, which know that they are there."""
    helpers = Helpers(page)
    helpers.announce()
    return helpers


def last_help(page: Page) -> tuple[int, str]:
    *_, command = page.did("sethelpers")
    return command["workers"], command["job"]


@pytest.mark.parametrize(
    ("device", "helpers"),
    [
        ({}, 0),
        ({"cores": 2}, 0),
        ({"cores": 4}, 2),
        ({"cores": 4, "small": True}, 1),
        ({"cores": 16}, 3),
    ],
)
def test_as_many_help_as_suit_the_device(device: dict[str, object], helpers: int) -> None:
    page = late(**device)
    assert [it["workers"] for it in page.did("sethelpers")[-1:]] == [helpers] * bool(helpers)
    page.change(actions.STUDY_WORKERS, 4)
    assert last_help(page)[0] == 3
    again = late(device=page.device)
    assert last_help(again)[0] == 3


@pytest.mark.slow
def test_they_have_a_job_only_while_the_engine_studies() -> None:
    page = late(cores=4)
    helpers, job = last_help(page)
    assert json.loads(job)["slug"] == "pyrga"
    page.think()
    assert last_help(page) == (helpers, "")
    page.press(actions.BACK)
    assert last_help(page)[1]
    page.press(actions.STUDY_ENGINE)
    assert last_help(page) == (0, "")
    page.press(actions.STUDY_ENGINE)
    page.send("hash", hash="#/pyrga")
    assert last_help(page) == (0, "")


def slices_until_known(helping: bool) -> int:
    """Slices of the page's own worker until all moves are proven, which are then compared."""
    page = late(cores=4)
    helpers = announced(page) if helping else Helpers(page)
    count = 0
    while True:
        page.clock.now += INTERVAL
        page._take(page.app.work(0.01))
        count += 1
        helpers.work()
        found = lines.known_findings(page.model, page.table)
        if found and len(found.scores) == len(page.table.position.legal_moves()):
            break
    signs = {move: (score > 0) - (score < 0) for move, score in found.scores.items()}
    assert signs == values_of(page.table.position)  # type: ignore[arg-type]  # it is Pyrga's
    return count


@pytest.mark.slow
def test_with_help_all_is_sooner_proven_and_as_true() -> None:
    assert slices_until_known(helping=True) < 0.8 * slices_until_known(helping=False)


def test_what_they_find_of_an_earlier_position_is_ignored() -> None:
    page = late(cores=2)
    page.change(actions.STUDY_WORKERS, 2)
    helpers = announced(page)
    job = page.model.engine.analysis
    assert isinstance(job, StudyJob)
    assert job.parts == 2
    text = helpers.first_text()
    page.press(actions.BACK)
    page.send("helped", text=text)
    assert page.model.engine.heard == {}
    page.press(actions.FORWARD)
    page.send("helped", text=text)
    assert set(page.model.engine.heard) == {1}


@pytest.mark.parametrize(
    "changed",
    [
        {"part": 0},
        {"part": 2},
        {"parts": 3},
        {"scores": [[-1, 0]]},
        {"scores": [[99_999, 0]]},
        {"scores": [[1]]},
        {"found": [[0, 1, [], True]]},
        {"found": [[0, 1, [99_999], True]]},
        {"found": [0]},
        {"nodes": "1"},
        {"nodes": None},
    ],
)
def test_what_is_malformed_is_ignored(changed: dict[str, object]) -> None:
    page = late(cores=3)
    helpers = announced(page)
    text = helpers.first_text()
    page.send("helped", text=json.dumps({**json.loads(text), **changed}))
    page.send("helped", text="{")
    page.send("helped", text="[1]")
    assert page.model.engine.heard == {}


def test_when_they_fail_the_page_goes_on_alone() -> None:
    page = late(cores=4)
    announced(page)
    page.send("helpers", workers=0)
    job = page.model.engine.analysis
    assert isinstance(job, StudyJob)
    assert job.parts == 1
    assert page.app.busy


@pytest.mark.parametrize("slug", ["zaic", "tetrad"])
def test_lines_of_all_parts_are_shown_together(slug: str) -> None:
    page = Page(f"#/{slug}/study?v=1&g={'.'.join(BEGUN[slug].split())}", cores=3)
    helpers = announced(page)
    for _ in range(4_000):
        page.work_slices()
        helpers.work()
        if page.model.engine.heard:
            break
    page.clock.now += 1
    page.work_slices()
    moves = page.table.position.legal_moves()
    found = known(page)
    [its] = page.model.engine.heard.values()
    assert its.lines
    assert {line.report.pv[0] for line in its.lines} <= set(moves[1::2])
    theirs = [line for line in found.lines if line.pv[0] in moves[1::2]]
    heard = {line.report.pv: line.report.score for line in its.lines}
    assert all(heard[line.pv] == line.score for line in theirs)
    best = max(it.report.score for it in its.lines)
    assert found.lines[0].score >= best
    scores = [it.score for it in found.lines]
    assert scores == sorted(scores, reverse=True)


def test_a_helper_without_a_part_yet_waits() -> None:
    page = late(cores=4)
    helper = Helper(1, Clock())
    helper.handle(last_help(page)[1])
    assert not helper.busy
    helper.handle("{")
    helper.handle("x" * 10**6)
    assert not helper.busy
