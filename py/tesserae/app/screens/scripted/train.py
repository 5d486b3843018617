"""The page to train lines of studies."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import TimeSpent, actions
from tesserae.app.messages.commands import RunClock, ShellCommand
from tesserae.app.messages.handling import PageHandlers, on, on_message, on_page, on_page_value
from tesserae.app.model import Model
from tesserae.app.model.screen import StudyPage
from tesserae.app.model.training import TrainPage
from tesserae.app.navigation import visiting
from tesserae.app.pages import train
from tesserae.app.play.tables import in_front
from tesserae.app.practice.board import BESIDE_BOARD, ON_BOARD, board_of, wait_commands
from tesserae.app.practice.training import script, session
from tesserae.app.screens.page import Page
from tesserae.app.texts.wording import words_with
from tesserae.view.strings import study, training

_CLOCK: Final = "training"
"""The id of the page's clock during a session."""


def _as_study(model: Model, page: TrainPage) -> Model:
    """Opens the study of a link, or openings to know, and saves it."""
    if page.query:
        return visiting.visit(model, f"#/{page.slug}/study?{page.query}")
    if len(page.studies) != 1:
        return model
    model = visiting.leave_page(model)._replace(screen=StudyPage(page.slug))
    return in_front(model, page.studies[0])


def _train(model: Model, page: TrainPage, what: str) -> Model:
    """Ends the session or begins another one, perhaps ahead of time, or for the other side."""
    if what == "end":
        return session.finish(model)
    if what == "side":
        return session.begin(session.with_page(model, other=not page.other))
    return session.begin(model, ahead=what == "ahead")


_ACTIONS: Final[PageHandlers[TrainPage]] = {
    **on(actions.READ_ON, script.go_on),
    **on(actions.READ_HINT, script.show_move),
    **on_page(actions.READ_STUDY, _as_study),
    **on_page_value(actions.TRAIN, _train),
}


def _intercept(model: Model, name: str, _: object) -> Model | None:
    """While you cannot move, a click on the board continues."""
    if name not in ON_BOARD or board_of(model).phase == "solve":
        return None
    return script.go_on(model)


def _add_time(model: Model, message: TimeSpent) -> Model:
    """Sets the session's time from the page's clock."""
    return (
        session.spend(model, message.turn, message.milliseconds) if message.id == _CLOCK else model
    )


def _commands(before: Model, after: Model) -> list[ShellCommand]:
    """Waits for the end of a pause; counts the time from the first line to the last."""
    was = before.screen.session if isinstance(before.screen, TrainPage) else None
    now = session.page_of(after).session
    commands = wait_commands(before, after)
    if was is not None and was.current is not None and now.current is None:
        return [*commands, RunClock()]
    if now.current is None or (was is not None and was.current and was.number == now.number):
        return commands
    return [*commands, RunClock(_CLOCK, now.number, left=(session.LONGEST, 0))]


TRAIN: Final[Page[TrainPage]] = Page(
    "title.train",
    lambda _: train.TRAIN,
    words=words_with(study.STRINGS, training.STRINGS),
    style="study",
    allowed=ON_BOARD | BESIDE_BOARD | {*_ACTIONS, actions.COPY_LINK.name, actions.WEB_SHARE.name},
    actions=_ACTIONS,
    messages=on_message(TimeSpent, _add_time),
    intercept=_intercept,
    after_change=script.SCRIPT.after_change,
    commands=_commands,
    end_pause=script.SCRIPT.end_pause,
)
