"""Sets up pages whose board follows a script, as their link asks."""

from __future__ import annotations

from tesserae.app.model import Model
from tesserae.app.model.puzzle_run import RunPage
from tesserae.app.model.screen import DayPuzzle, KeepPage, LessonPage, MistakesPage
from tesserae.app.model.training import TrainPage


def set_up(model: Model) -> Model:
    """The model with the board of its page. The code for it is loaded with the first page."""
    if isinstance(model.screen, LessonPage):
        from tesserae.app.practice.lessons import script

        return script.open_step(model)
    if isinstance(model.screen, KeepPage):
        from tesserae.app.practice.keeping import script as keeping

        return keeping.open_position(model)
    if isinstance(model.screen, MistakesPage):
        from tesserae.app.practice.mistakes import practising

        return practising.open_mistake(model)
    if isinstance(model.screen, TrainPage):
        from tesserae.app.practice.training import session

        return session.open_training(model)
    if isinstance(model.screen, RunPage):
        from tesserae.app.practice.run import running

        return running.open_run(model)
    from tesserae.app.practice.puzzles import script as puzzles

    return puzzles.open_puzzle(model)


def on_new_day(before: Model, after: Model) -> Model:
    """Updates the page on a new day: its puzzle, and the mistakes that are due."""
    if isinstance(after.screen, DayPuzzle):
        from tesserae.app.practice.puzzles import daily

        return daily.on_new_day(before, after)
    if isinstance(after.screen, MistakesPage) and after.screen.board.phase == "missing":
        return set_up(after)
    return after
