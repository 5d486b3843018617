"""The page of a puzzle run."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import PoolLoaded, TimeSpent, actions
from tesserae.app.messages.commands import Focus, RunClock, ShellCommand
from tesserae.app.messages.handling import (
    PageHandlers,
    on_message,
    on_page_message,
    on_page_value,
    on_value,
)
from tesserae.app.model import Model
from tesserae.app.model.puzzle_run import RunPage
from tesserae.app.pages import run
from tesserae.app.practice.board import BESIDE_BOARD, ON_BOARD
from tesserae.app.practice.run import running
from tesserae.app.screens.page import Page
from tesserae.app.screens.scripted.puzzle import PUZZLE
from tesserae.app.texts.wording import words_with
from tesserae.view.strings.run import STRINGS

_CLOCK: Final = "run"
"""The id of the page's clock during a run."""


def _run(model: Model, page: RunPage, what: str) -> Model:
    """Starts a run of some minutes, or ends it."""
    return running.finish(model, page) if what == "end" else running.start(model, page, int(what))


_ACTIONS: Final[PageHandlers[RunPage]] = {
    **on_page_value(actions.RUN, _run),
    **on_value(actions.PUZZLE_THEME, lambda model, theme: model.with_practice(theme=theme)),
}


def _add_time(model: Model, page: RunPage, message: TimeSpent) -> Model:
    """Adds the time from the page's clock."""
    if message.id != _CLOCK:
        return model
    return running.spend(model, page, message.turn, message.milliseconds)


def _commands(before: Model, after: Model) -> list[ShellCommand]:
    """The commands of puzzles; runs the clock from the first puzzle to the end of the run."""
    was = before.screen if isinstance(before.screen, RunPage) else None
    now, commands = running.page_of(after), PUZZLE.commands(before, after)
    if was is not None and was.runs and not now.runs:
        return [*commands, RunClock(), Focus(f"run-{now.minutes}")]
    if not now.runs or (was is not None and was.runs and was.left == now.left):
        return commands
    sound = after.settings.sound
    return [*commands, RunClock(_CLOCK, now.number, left=(now.left, 0), sound=sound)]


_PUZZLE: Final[Page[RunPage]] = PUZZLE

RUN: Final = _PUZZLE._replace(
    title="title.run",
    view=lambda _: run.RUN,
    words=words_with(STRINGS),
    allowed=ON_BOARD | BESIDE_BOARD | {*_ACTIONS},
    actions=_ACTIONS,
    messages={
        **PUZZLE.messages,
        **on_page_message(TimeSpent, _add_time),
        **on_message(PoolLoaded, lambda model, it: running.add_pool(model, it.slug, it.pool)),
    },
    after_change=running.after_change,
    commands=_commands,
)
