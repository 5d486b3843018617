"""The page of a lesson: the steps, the task, and the board.

The last page sums up the lesson, and leads to a first game.
"""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model import Model, partial_of
from tesserae.app.model.screen import LessonPage
from tesserae.app.model.table import Table, entries_of
from tesserae.app.pages.components.first_game import first_game
from tesserae.app.pages.components.page import Drawings, Regions, View, region, table_of
from tesserae.app.pages.game.board import board_regions
from tesserae.app.pages.game.tray import tray
from tesserae.app.pages.scripted import (
    answer_line,
    closed_board,
    link_elsewhere,
    scripted_page,
    tone_of,
)
from tesserae.app.play.board_scene import marks_of, targets_of
from tesserae.app.practice.board import board_of
from tesserae.app.practice.lessons import script, sections
from tesserae.app.texts.wording import lesson_words
from tesserae.core.game import Position
from tesserae.core.scene import Marks, Scene, Spot, Target
from tesserae.core.teaching.lesson import Step
from tesserae.core.text import Text
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.icons import icon
from tesserae.view.parts import button, link, screen_reader_text
from tesserae.view.words import Words


def _page(model: Model, words: Words, fill: Regions) -> Markup:
    title = words("learn.title", game=words(f"{model.screen.slug}.title"))
    steps = region("nav", "lesson-steps", fill, aria_label=words("learn.steps"))
    css_class = "lesson over" if script.page_of(model).over else "lesson"
    return scripted_page(model, words, fill, title, steps, css_class=css_class)


def _regions(model: Model, words: Words) -> Drawings:
    if script.page_of(model).over:
        return {
            "lesson-steps": _steps(model, words),
            "lesson": _lessons_learned(model, words),
            "lesson-acts": _acts_at_end(model, words),
        }
    table = table_of(model)
    shown = _scene(model, table)
    # The tray stays between tasks, so that the focus is not lost.
    playing = not (table.over or script.task_of(model).shown_only)
    return {
        "lesson-steps": _steps(model, words),
        "lesson": _status(model, table, words),
        **board_regions(model, shown, words),
        "tray": tray(model, table, words, _spots(model, table, shown)) if playing else NOTHING,
        "lesson-acts": _acts(model, words),
    }


def _steps(model: Model, words: Words) -> Markup:
    """The steps as links, with a tick at the finished ones."""
    steps = script.steps_of(model.screen.slug)
    return el("ol", [_step(model, words, step, n) for n, step in enumerate(steps, 1)])


def _step(model: Model, words: Words, step: Step[Position], number: int) -> Markup:
    done = script.is_finished(model, step.name)
    saying = lesson_words(model.language, model.screen.slug)
    name = words("learn.step.done" if done else "learn.step", n=number, title=saying(step.title))
    here = script.page_of(model).step == number and not script.page_of(model).over
    link_here = LessonPage(model.screen.slug, number).link
    return el(
        "li",
        el(
            "a",
            icon("tick") if done and not here else str(number),
            # In a frame the address never changes, so there is no link to a step.
            href=link_here if model.frame is None else None,
            role="img" if model.frame is not None else None,
            id=f"step-{number}",
            class_="done" if done else None,
            title=name,
            aria_label=name,
            aria_current="step" if here else None,
        ),
    )


def _status(model: Model, table: Table, words: Words) -> Markup:
    """The step, the task and why; then the result."""
    task, saying = script.task_of(model), lesson_words(model.language, model.screen.slug)
    order, answer = task.order, _answer(model, table)
    why = answer_line(saying(answer or task.explanation), tone_of(model) if answer else "why")
    return join([_place(model, words), " ", el("b", saying(order)), " ", why])


def _place(model: Model, words: Words) -> Markup:
    """The step, and the number of the exercise."""
    page, step = script.page_of(model), script.step_of(model)
    title = lesson_words(model.language, page.slug)(step.title)
    many = len(step.tasks) > 1
    number = words("learn.exercise", n=page.task + 1, all=len(step.tasks)) if many else None
    return el(
        "small",
        screen_reader_text(words("learn.place", n=page.step)),
        " ",
        title,
        el("span", number) if number else None,
    )


def _lessons_learned(model: Model, words: Words) -> Markup:
    """A summary of the lesson."""
    lesson, saying = (
        script.lesson_of(model.screen.slug),
        lesson_words(model.language, model.screen.slug),
    )
    items = [el("li", icon("tick"), el("span", saying(it))) for it in lesson.learned]
    return join([el("b", words("learn.over")), el("ul", items)])


def _answer(model: Model, table: Table) -> Text | None:
    """The answer to a click, or the lesson's answer to a move; None before."""
    if board_of(model).phase != "solve":
        return board_of(model).feedback
    if model.play.refusal is not None:
        return model.play.refusal.reason.text
    if model.play.selection:
        return table.game.prompt(table.position, partial_of(model).filled).what
    return board_of(model).feedback


def _scene(model: Model, table: Table) -> Scene:
    """The board with the marks that the task allows."""
    task = script.task_of(model)
    if board_of(model).phase != "solve" or task.shown_only:
        return closed_board(model, table)
    marks = marks_of(model, table)._replace(without=task.without)
    if not task.marked:
        marks = marks._replace(offered=_beside_board(table, marks))
    hint = None if model.play.selection else script.hint_of(model)
    if hint is not None:
        marks = marks._replace(hint=targets_of(table, table.record.ply, hint))
    return table.game.scene(table.position, marks)


def _beside_board(table: Table, marks: Marks) -> frozenset[Target]:
    """The offered targets that are not cells; learners have to find the cells themselves."""
    spots = table.game.scene(table.position, marks).spots
    return marks.offered - {spot.target for spot in spots if spot.row is not None}


def _spots(model: Model, table: Table, shown: Scene) -> list[Spot]:
    """The spots, without buttons that alone make a move which misses the goal."""
    goal, position = script.task_of(model).goal, table.position
    moves = {entry.targets: entry.move for entry in entries_of(table)}

    def is_needless(spot: Spot) -> bool:
        move = moves.get((spot.target,)) if spot.row is None else None
        if move is None or goal is None:
            return False
        return not goal.is_reached(position.apply(move), table.game.format_move(position, move))

    return [spot for spot in shown.spots if not is_needless(spot)]


def _acts(model: Model, words: Words) -> Markup:
    """Back, skip, the rule, and next, which always keeps its place."""
    page = script.page_of(model)
    slug, first = page.slug, page.step == 1 and not page.task
    back = button(
        words("learn.back"), actions.LESSON_BACK, variant="quiet", id="lesson-back", off=first
    )
    section_link = sections.section_link(slug, script.step_of(model).section)
    rules = link_elsewhere(model, words("learn.rule"), section_link, "lesson-rule")
    done = script.is_done(model)
    skip = button(
        words("learn.skip"), actions.LESSON_SKIP, variant="quiet", id="lesson-skip", off=done
    )
    forward = button(
        words("learn.next"),
        actions.LESSON_NEXT,
        variant="primary" if done else "",
        id="lesson-next",
        off=not done,
    )
    return el("div", back, skip, rules, forward, class_="acts")


def _acts_at_end(model: Model, words: Words) -> Markup:
    """Back, and the way to a first game."""
    back = button(words("learn.back"), actions.LESSON_BACK, variant="quiet", id="lesson-back")
    play = link(words("learn.play"), first_game(model.screen.slug), "primary", id="lesson-play")
    return el("div", back, play, class_="acts")


LEARN: Final = View(_page, _regions)
