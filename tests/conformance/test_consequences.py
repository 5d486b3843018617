"""What lessons say of a move is true of every legal move of every task that leads to it."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests import having
from tests.conformance.test_lessons import TASK_CASES, TaskCase
from tests.teaching import Truths, answers


def truths(slug: str) -> Truths:
    """A game's own, from `lesson_truths.py` in the folder of its tests."""
    found: Truths = import_module(f"tests.games.{slug}.lesson_truths").TRUTHS
    return found


@pytest.mark.parametrize(
    "case", TASK_CASES, ids=[f"{it.game.slug}-{it.step}-{it.task + 1}" for it in TASK_CASES]
)
def test_what_is_said_of_a_move_is_true(case: TaskCase) -> None:
    holds = truths(case.game.slug)
    for key, played in answers(case.game, case.find()):
        assert holds[key](played), f"{key} of {played.written}"


@pytest.mark.parametrize("slug", having.LESSON)
def test_every_sentence_is_said_of_some_move(slug: str) -> None:
    cases = [case for case in TASK_CASES if case.game.slug == slug]
    said = {key for case in cases for key, _ in answers(case.game, case.find())}
    assert said == set(truths(slug))
