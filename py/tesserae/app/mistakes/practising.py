"""Puts mistakes on the page of puzzles, one after the other, and notes what comes of them."""

from __future__ import annotations

from tesserae.app.mistakes import schedule
from tesserae.app.mistakes.state import Mistake
from tesserae.app.model import Model, Screen
from tesserae.app.puzzles import choosing, player
from tesserae.app.storage.json_text import unreadable
from tesserae.core import record as records
from tesserae.core.errors import BadInput
from tesserae.core.exact import Solvable
from tesserae.core.puzzle import BETTER, Puzzle
from tesserae.core.record import Record
from tesserae.core.text import Text, text
from tesserae.games import catalog


def visited(model: Model) -> Model:
    """The model with a mistake that is due, as a link asks for it."""
    return _shown(model.with_mistakes(queue=()), model.screen.slug)


def start_queue(model: Model, queue: tuple[Mistake, ...]) -> Model:
    """The model with the first of some mistakes, due or not; the others come next."""
    return _shown(model.with_mistakes(queue=queue), "")


def another(model: Model) -> Model:
    """The next mistake: of the queue, due in this game, or due in any."""
    kept, today, slug = model.mistakes.kept, choosing.today_of(model), model.screen.slug
    only_others = schedule.due(kept, today) and not schedule.due(kept, today, slug)
    return _shown(model, "" if only_others else slug)


def noted(before: Model, after: Model) -> Model:
    """The model with the result of the first try, once it is known."""
    current, puzzle = after.mistakes.current, after.puzzle
    known = puzzle.helped and not before.puzzle.helped
    if current is None or not known or puzzle.puzzle is not before.puzzle.puzzle:
        return after
    kept, today = after.mistakes.kept, choosing.today_of(after)
    return after.with_mistakes(
        kept=schedule.tried(kept, current.key, today, solved=not puzzle.misses)
    )


def removed(model: Model) -> Model:
    """Removes the mistake that is on the page, and goes on with the next one."""
    current = model.mistakes.current
    if current is None or not model.screen.mistakes:
        return model
    model = _without(model, [current])
    return another(model._replace(toast=text("mistake.removed")))


def all_removed(model: Model) -> Model:
    """Removes all of all games."""
    if not model.screen.mistakes:
        return model
    model = _without(model, schedule.waiting(model.mistakes.kept)).with_mistakes(queue=())
    return another(model._replace(toast=text("mistake.all_removed")))


def ahead(model: Model) -> Model:
    """Tries all of a game, or of all games, ahead of their day."""
    if not model.screen.mistakes:
        return model
    return start_queue(model, tuple(schedule.waiting(model.mistakes.kept, model.screen.slug)))


def _without(model: Model, mistakes: list[Mistake]) -> Model:
    gone = [mistake.key for mistake in mistakes]
    today = choosing.today_of(model)
    return model.with_mistakes(kept=schedule.removed(model.mistakes.kept, gone, today))


def _shown(model: Model, slug: str) -> Model:
    """The model with the next mistake of the queue, or that is due in a game; "": in any.

    One that cannot be read goes.
    """
    while True:
        state = model.mistakes
        mistakes = state.queue or tuple(schedule.due(state.kept, choosing.today_of(model), slug))
        if not mistakes:
            return _nothing(model, slug)
        current = mistakes[0]
        model = model.with_mistakes(current=current, queue=state.queue[1:])
        try:
            puzzle, record = _read(current)
        except BadInput:
            model = _without(model, [current])
            continue
        screen = Screen("puzzle", current.slug, mistakes=True)
        return player.start_puzzle(model._replace(screen=screen), puzzle, record)


def _read(mistake: Mistake) -> tuple[Puzzle, Record]:
    """A mistake as a puzzle, and its board. BadInput if either is impossible."""
    game = catalog.by_slug(mistake.slug)
    if isinstance(game, Solvable) == (mistake.asks == BETTER):
        raise unreadable()
    position = start = game.decode(mistake.start)
    for move in mistake.better:
        position = position.apply(game.parse_move(position, move))
    return Puzzle(0, (), mistake.better, mistake.asks, 0), records.begin(start)


def _nothing(model: Model, slug: str) -> Model:
    model = model._replace(screen=Screen("puzzle", slug, mistakes=True))
    model = model.with_mistakes(current=None)
    return player.without_board(model, "missing", _why(model, slug))


def _why(model: Model, slug: str) -> Text:
    """Why there is nothing to be tried: there are none, or when the next one comes back."""
    day = schedule.next_day(model.mistakes.kept, choosing.today_of(model), slug)
    return text("mistake.next", date=choosing.day_text(day)) if day else text("mistake.none")
