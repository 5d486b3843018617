"""The script of any game's lesson: sets up a task, judges the moves, and answers them."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model, page_reader
from tesserae.app.model.practice import ScriptBoard
from tesserae.app.model.screen import LessonPage
from tesserae.app.model.table import Table
from tesserae.app.play.board_scene import targets_of
from tesserae.app.practice import player
from tesserae.app.practice.board import board_of
from tesserae.app.practice.player import Script
from tesserae.core import record as records
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, Game, Move, Position
from tesserae.core.position import is_won_by
from tesserae.core.teaching.lesson import Consequence, Lesson, Step, Task
from tesserae.core.text import text
from tesserae.games import catalog

TRIES: Final = 2
"""Wrong moves after which the board shows a right one."""

TAKEN_BACK: Final = 1500
"""Milliseconds before the script takes back a wrong move and the plies after it."""


def lesson_of(slug: str) -> Lesson[Position]:
    """The lesson of a game, which must have one."""
    load = catalog.by_slug(slug).lesson
    if load is None:
        raise ValueError(f"no lesson: {slug}")
    return load()


def steps_of(slug: str) -> tuple[Step[Position], ...]:
    """The steps of a game's lesson."""
    return lesson_of(slug).steps


page_of: Final = page_reader(LessonPage)


def step_of(model: Model) -> Step[Position]:
    """The step on the page."""
    page = page_of(model)
    return steps_of(page.slug)[page.step - 1]


def task_of(model: Model) -> Task[Position]:
    """The task on the page."""
    return step_of(model).tasks[page_of(model).task]


def hint_of(model: Model) -> Move | None:
    """The move to draw on the board: the task's own hint, or after some tries, a right move."""
    task, table = task_of(model), board_of(model).table
    if table is None:
        return None
    if page_of(model).tries >= TRIES and task.goal is not None:
        return _right_move(task, table)
    return next(iter(_moves(table.game, table.position, (task.hint,))), None)


def _right_move(task: Task[Position], table: Table) -> Move | None:
    """The first right move."""
    game, position = table.game, table.position
    for move in position.legal_moves():
        played = game.format_move(position, move)
        if task.goal is not None and task.goal.is_reached(position.apply(move), played):
            return move
    return None


def is_finished(model: Model, name: str) -> bool:
    """Whether the learner has ever finished a step of the lesson on the page."""
    return f"{model.screen.slug}.{name}" in model.practice.finished


def open_step(model: Model) -> Model:
    """The model with the step in the page's address; step 0: the first unfinished one."""
    page = page_of(model)
    if page.over:
        return _at_end(model)
    if page.step:
        return _with_task(model, page.step, 0)
    names = [step.name for step in steps_of(page.slug)]
    left = (n for n, name in enumerate(names, 1) if not is_finished(model, name))
    return _with_task(model, next(left, 1), 0)


def is_done(model: Model) -> bool:
    """Whether the task on the page is done, or there is nothing to do in it."""
    return board_of(model).phase == "solved" or task_of(model).shown_only


def go_on(model: Model, page: LessonPage) -> Model:
    """Goes on from a task that is done."""
    if page.over or not is_done(model):
        return model
    step = step_of(model)
    return _next(_with_step_ticked(model, step) if page.task + 1 == len(step.tasks) else model)


def skip(model: Model, page: LessonPage) -> Model:
    """Skips a task that is not done."""
    return model if page.over or is_done(model) else _next(model)


def _next(model: Model) -> Model:
    """Goes to the next task; after the last one to the next step, and then to the end."""
    page, step = page_of(model), step_of(model)
    number = page.task + 1
    if number < len(step.tasks):
        return _with_task(model, page.step, number)
    if page.step < len(steps_of(page.slug)):
        return _with_task(model, page.step + 1, 0)
    return _at_end(model)


def go_back(model: Model, page: LessonPage) -> Model:
    """Goes to the previous task; from the first one of a step to the previous step."""
    if page.over:
        return _with_task(model, page.step, page.task)
    if page.task:
        return _with_task(model, page.step, page.task - 1)
    return _with_task(model, max(1, page.step - 1), 0)


def was_played(model: Model, name: str) -> bool:
    """Whether a target belongs to the ply just played: then a click on it was one too many."""
    table = board_of(model).table
    if table is None:
        return False
    record, begun = table.record, len(task_of(model).plies)
    return any(
        target.name == name
        for ply in range(begun, record.ply)
        for target in targets_of(table, ply, record.moves[ply])
    )


def after_change(before: Model, after: Model) -> Model:
    """The model after the answer to a move or a refused click of the learner."""
    refusal = after.play.refusal
    if refusal is None or refusal is before.play.refusal:
        return SCRIPT.after_change(before, after)
    task = task_of(after)
    wanted = refusal.reason.text.key in task.refused and player.same_try(before, after)
    return _with_task_done(after, task) if wanted else after


def _judge(model: Model) -> Model:
    """The model after the verdict on a ply of the learner."""
    task, table = task_of(model), board_of(model).table
    if table is None:
        return model
    record = table.record
    move = record.moves[record.ply - 1]
    played = table.game.format_move(record.positions[record.ply - 1], move)
    if task.goal is not None and task.goal.is_reached(record.position, played):
        return _with_task_done(model, task)
    follows = consequence(table.game, record.position, task, played)
    ahead = _moves(table.game, record.position, follows.plies)
    return SCRIPT.apply_event(model, "wrong", follows.text, ahead)


def consequence(
    game: Game[Position], after: Position, task: Task[Position], played: str
) -> Consequence:
    """The consequence of a wrong move. after: the position after it."""
    own = next(
        (wrong_move.consequence for wrong_move in task.wrong if wrong_move.move == played), None
    )
    if own is not None:
        return own
    if task.punished is not None:
        winning = _winning_reply(game, after)
        if winning is not None:
            return Consequence(task.punished, (winning,))
    return Consequence(task.otherwise or text("learn.wrong"))


def _winning_reply(game: Game[Position], position: Position) -> str | None:
    """The text of a move that wins at once; None if there is none."""
    side, moves = position.to_move, position.legal_moves()
    winning = (move for move in moves if is_won_by(position.apply(move), side))
    return next((game.format_move(position, move) for move in winning), None)


def _with_task_done(model: Model, task: Task[Position]) -> Model:
    page, step = page_of(model), step_of(model)
    table = page.board.table
    if table is None:
        return model
    feedback = task.done or text("learn.right")
    if task.refused and model.play.refusal is not None:
        feedback = model.play.refusal.reason.text
    if page.task == len(step.tasks) - 1:
        model = _with_step_ticked(model, step)
    ahead = _moves(table.game, table.position, task.then)
    return SCRIPT.apply_event(model, "done", feedback, ahead)


def _pause(model: Model) -> int:
    """The pause before the lesson goes on; 0 once a task is done."""
    board = board_of(model)
    if board.ahead:
        return player.REPLY
    return 0 if board.phase == "solved" else TAKEN_BACK


def _continue(model: Model) -> Model:
    """Takes a wrong move back."""
    page = page_of(model)
    if page.board.phase != "wrong":
        return model
    again = _with_task(model, page.step, page.task, page.tries + 1)
    return again.with_board(feedback=page.board.feedback)


SCRIPT: Final = Script(_judge, _pause, _continue)


def _with_step_ticked(model: Model, step: Step[Position]) -> Model:
    finished = {*model.practice.finished, f"{model.screen.slug}.{step.name}"}
    return model.with_practice(finished=tuple(sorted(finished)))


def _at_end(model: Model) -> Model:
    """The model with the page after the last task."""
    slug = model.screen.slug
    steps = steps_of(slug)
    last = len(steps[-1].tasks) - 1
    over = LessonPage(slug, len(steps), last, over=True, board=ScriptBoard(None, "solved"))
    return player.set_up(model, over)


def _with_task(model: Model, step: int, number: int, tries: int = 0) -> Model:
    """The model at the start of a task. tries: the number of failed ones so far."""
    game = catalog.by_slug(model.screen.slug)
    task = steps_of(game.slug)[step - 1].tasks[number]
    moves = _moves(game, task.start, task.plies)
    record = records.play_all(records.begin(task.start), moves)
    learner = FIRST if task.shown_only else record.position.to_move
    board = ScriptBoard(player.table_for(game.slug, record, learner), "solve")
    return player.set_up(model, LessonPage(game.slug, step, number, tries, board=board))


def _moves(game: Game[Position], position: Position, texts: tuple[str, ...]) -> tuple[Move, ...]:
    """Parses consecutive moves, up to the first illegal one."""
    moves: list[Move] = []
    for written in texts:
        try:
            moves.append(game.parse_move(position, written))
        except BadInput:
            break
        position = position.apply(moves[-1])
    return tuple(moves)
