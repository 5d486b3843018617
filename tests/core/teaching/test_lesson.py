"""Lessons as data: what a task asks for, and how an author writes it."""

from __future__ import annotations

from tesserae.core.position import FIRST, Move
from tesserae.core.teaching.lesson import AnyMove, Author, Holds, OneOf, Task, Wins
from tesserae.core.text import text
from tests.toy.nim.rules import START, Position

OVER = Position(FIRST, 1, (0, 0, 0))
"""The first side took the last counter in the middle of its turn."""

AUTHOR = Author("nim", START)
LATER = START.apply(Move(0))


def test_any_move_will_do_where_nothing_else_is_asked() -> None:
    assert AnyMove().is_reached(START, "a1") is True


def test_one_of_a_few_moves_is_right() -> None:
    goal = OneOf("a1", "b2")
    assert [goal.is_reached(START, played) for played in ("a1", "b2", "c3")] == [True, True, False]


def test_a_property_is_asked_of_the_position_after_the_move() -> None:
    goal = Holds[Position](lambda after: after.heaps[0] == 0)
    assert goal.is_reached(LATER, "a1")
    assert not goal.is_reached(START, "a1")


def test_a_win_is_that_of_the_side_and_not_of_the_other() -> None:
    assert OVER.outcome() is not None
    assert Wins(0).is_reached(OVER, "a1")
    assert not Wins(1).is_reached(OVER, "a1")
    assert not Wins(0).is_reached(START, "a1")


def test_a_position_to_look_at_has_an_order_and_an_explanation() -> None:
    task = AUTHOR.look("heaps", "a1 b2")
    assert task == Task(text("nim.learn.heaps"), text("nim.learn.heaps.why"), START, ("a1", "b2"))
    assert task.shown_only
    assert AUTHOR.look("heaps", start=LATER).start is LATER
    assert AUTHOR.look("heaps").plies == ()


def test_something_to_try_that_is_refused_is_not_only_to_be_looked_at() -> None:
    task = AUTHOR.look_forbidden("empty", "over none", "a1", LATER, marked=True)
    rules = frozenset({"nim.no.over", "nim.no.none"})
    assert task == AUTHOR.look("empty", "a1", LATER)._replace(refused=rules, marked=True)
    assert not task.shown_only
    assert AUTHOR.look_forbidden("empty", "over").plies == ()


def test_a_task_says_what_is_done_and_what_is_wrong_about_other_moves() -> None:
    goal = OneOf("a1")
    task = AUTHOR.task(
        "take",
        "c3",
        goal,
        start=LATER,
        marked=True,
        hint="a1",
        otherwise="take.other",
        punished="take.lost",
    )
    assert task == Task(
        text("nim.learn.take"),
        text("nim.learn.take.why"),
        LATER,
        ("c3",),
        goal,
        marked=True,
        hint="a1",
        done=text("nim.learn.take.done"),
        otherwise=text("nim.learn.take.other"),
        punished=text("nim.learn.take.lost"),
    )
    assert not task.shown_only


def test_a_plain_task_is_any_move_without_marks_or_remarks() -> None:
    task = AUTHOR.task("take")
    assert isinstance(task.goal, AnyMove)
    plain = AUTHOR.look("take")._replace(goal=task.goal, done=text("nim.learn.take.done"))
    assert task == plain


def test_a_step_is_called_by_the_key_of_its_name() -> None:
    task = AUTHOR.look("heaps")
    step = AUTHOR.step("first", task, section="goal")
    assert (step.name, step.title) == ("first", text("nim.learn.first"))
    assert (step.tasks, step.section) == ((task,), "goal")
    assert AUTHOR.step("first").section == ""
