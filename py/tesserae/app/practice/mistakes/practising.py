"""Sets mistakes as puzzles, one after the other, and notes the results."""

from __future__ import annotations

from tesserae.app.model import Model
from tesserae.app.model.practice import Mistake
from tesserae.app.model.screen import MistakesPage
from tesserae.app.practice.mistakes import schedule
from tesserae.app.practice.puzzles import choosing, script
from tesserae.app.texts.dates import day_text
from tesserae.app.texts.stored_json import unreadable
from tesserae.core import record as records
from tesserae.core.errors import BadInput
from tesserae.core.exact import Solvable
from tesserae.core.puzzle import BETTER, Puzzle
from tesserae.core.record import Record
from tesserae.core.teaching.story import Telling
from tesserae.core.text import Text, text
from tesserae.games import catalog


def open_mistake(model: Model, queue: tuple[Mistake, ...] = ()) -> Model:
    """The model with the first mistake of a queue, due or not; without a queue, with a due one."""
    return _with_next(model, "" if queue else model.screen.slug, queue)


def another(model: Model) -> Model:
    """The model with the next mistake: of the queue, due in this game, or due in any."""
    kept, today, slug = model.practice.mistakes, choosing.today_of(model), model.screen.slug
    queue = model.screen.queue if isinstance(model.screen, MistakesPage) else ()
    only_others = schedule.due(kept, today) and not schedule.due(kept, today, slug)
    return _with_next(model, "" if only_others else slug, queue)


def with_result(before: Model, after: Model) -> Model:
    """The model with the result of the first try, once it is known."""
    old, page = before.screen, after.screen
    if not isinstance(old, MistakesPage) or not isinstance(page, MistakesPage):
        return after
    known = page.solving.first_try_over and not old.solving.first_try_over
    if page.current is None or not known or page.solving.puzzle is not old.solving.puzzle:
        return after
    kept, today = after.practice.mistakes, choosing.today_of(after)
    solved = not page.solving.misses
    tried = schedule.note_try(kept, page.current.key, today, solved=solved)
    return after.with_practice(mistakes=tried)


def with_reasons(before: Model, after: Model) -> Model:
    """The model with the reason why the tried turn is wrong, or the solution right."""
    old, page = before.screen, after.screen
    if not isinstance(old, MistakesPage) or not isinstance(page, MistakesPage):
        return after
    board, puzzle, problem = page.board, page.solving.puzzle, script.problem(after)
    if board.phase == old.board.phase or board.table is None or puzzle is None or problem is None:
        return after
    load = board.table.game.story
    if load is None:
        return after
    begun, record = len(puzzle.moves), board.table.record
    if board.phase == "wrong":
        line = (*record.moves[begun : record.ply], *board.ahead)
        reason = load().cause(problem.start, line, Telling(you=True, happened=True))
        return after if reason is None else after.with_board(feedback=reason)
    if board.phase != "shown":
        return after
    line = board.table.game.parse_moves(problem.start, puzzle.line)
    reason = load().gain(problem.start, line, Telling(you=True, happened=False))
    if reason is None:
        return after
    return after.with_board(feedback=text("mistake.shown", gain=reason))


def remove_current(model: Model, page: MistakesPage) -> Model:
    """Removes the mistake on the page, and goes to the next one."""
    if page.current is None:
        return model
    model = _without(model, [page.current])
    return another(model._replace(toast=text("mistake.removed")))


def remove_all(model: Model, page: MistakesPage) -> Model:
    """Removes all mistakes of all games."""
    model = _without(model, schedule.waiting(model.practice.mistakes))
    removed = model._replace(screen=page._replace(queue=()), toast=text("mistake.all_removed"))
    return another(removed)


def try_all(model: Model, page: MistakesPage) -> Model:
    """Tries all mistakes of a game, or of all games, ahead of their day."""
    return open_mistake(model, tuple(schedule.waiting(model.practice.mistakes, page.slug)))


def _without(model: Model, mistakes: list[Mistake]) -> Model:
    gone = [mistake.key for mistake in mistakes]
    today = choosing.today_of(model)
    return model.with_practice(
        mistakes=schedule.remove_mistakes(model.practice.mistakes, gone, today)
    )


def _with_next(model: Model, slug: str, queue: tuple[Mistake, ...]) -> Model:
    """The model with the next mistake of the queue, or due in a game ("" for any).

    Removes mistakes that cannot be read.
    """
    while True:
        kept = model.practice.mistakes
        mistakes = queue or tuple(schedule.due(kept, choosing.today_of(model), slug))
        if not mistakes:
            return _with_none_due(model, slug)
        current, queue = mistakes[0], queue[1:]
        try:
            puzzle, record = _read(current)
        except BadInput:
            model = _without(model, [current])
            continue
        page = MistakesPage(current.slug, current, queue)
        return script.start_puzzle(model._replace(screen=page), puzzle, record)


def _read(mistake: Mistake) -> tuple[Puzzle, Record]:
    """A mistake as a puzzle, and its board. BadInput if either is impossible."""
    game = catalog.by_slug(mistake.slug)
    if isinstance(game, Solvable) == (mistake.asks == BETTER):
        raise unreadable()
    start = game.decode(mistake.start)
    game.parse_moves(start, mistake.better)  # raises if one is illegal
    return Puzzle(0, (), mistake.better, mistake.asks, 0), records.begin(start)


def _with_none_due(model: Model, slug: str) -> Model:
    model = model._replace(screen=MistakesPage(slug))
    return script.without_board(model, "missing", _nothing_due_text(model, slug))


def _nothing_due_text(model: Model, slug: str) -> Text:
    """Why there is nothing to try: there are no mistakes, or the next one is due later."""
    day = schedule.next_day(model.practice.mistakes, choosing.today_of(model), slug)
    return text("mistake.next", date=day_text(day)) if day else text("mistake.none")
