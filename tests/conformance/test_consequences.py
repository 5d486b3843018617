"""What lessons say of a move is true of every legal move of every task that leads to it."""

from __future__ import annotations

import pytest

from tests import having
from tests.conformance.sample import truths_of
from tests.conformance.test_lessons import TASK_CASES, TaskCase
from tests.teaching import Truths, answers


@pytest.mark.parametrize(
    "case", TASK_CASES, ids=[f"{it.game.slug}-{it.step}-{it.task + 1}" for it in TASK_CASES]
)
def test_what_is_said_of_a_move_is_true(case: TaskCase) -> None:
    holds: Truths = truths_of(case.game.slug, "lesson")
    for key, played in answers(case.game, case.find()):
        assert holds[key](played), f"{key} of {played.written}"


@pytest.mark.parametrize("slug", having.LESSON)
def test_every_sentence_is_said_of_some_move(slug: str) -> None:
    cases = [case for case in TASK_CASES if case.game.slug == slug]
    said = {key for case in cases for key, _ in answers(case.game, case.find())}
    assert said == set(truths_of(slug, "lesson"))
