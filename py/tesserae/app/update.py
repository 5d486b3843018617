"""(Model, Message) -> (Model, commands): the whole behaviour of the app."""

from __future__ import annotations

from typing import Final, NamedTuple

from tesserae.app import actions
from tesserae.app.analysis import handlers as analysis_handlers
from tesserae.app.analysis import position_analysis, review
from tesserae.app.commands import (
    Analyse,
    Dialog,
    EngineCommand,
    Pace,
    Save,
    Scroll,
    ShellCommand,
    Think,
    Url,
)
from tesserae.app.embedding import host_page
from tesserae.app.engine import jobs, pacing
from tesserae.app.handling import (
    Handlers,
    MessageHandlers,
    handle_message,
    on_message,
    without_feedback,
)
from tesserae.app.installation import handlers as installation_handlers
from tesserae.app.learning import handlers as learning_handlers
from tesserae.app.learning.progress import LESSONS, write_finished
from tesserae.app.messages import Act, Boot, Hash, Message, PoolLoaded, Unsaved, Waited
from tesserae.app.mistakes import handlers as mistake_handlers
from tesserae.app.model import Model
from tesserae.app.navigation import handlers as navigation_handlers
from tesserae.app.navigation import links, visiting
from tesserae.app.play import adaptive, army_setup, entering, first_win, resignation
from tesserae.app.play import handlers as play_handlers
from tesserae.app.puzzles import handlers as puzzle_handlers
from tesserae.app.settings import handlers as settings_handlers
from tesserae.app.sharing import handlers as sharing_handlers
from tesserae.app.sharing import share_links
from tesserae.app.storage import handlers as storage_handlers
from tesserae.app.storage import saving
from tesserae.app.storage.adapted_text import ADAPTED, write_adapted
from tesserae.app.storage.settings_text import SETTINGS, write_settings
from tesserae.app.table import Table
from tesserae.core.record import START
from tesserae.view.moves import id_of

HANDLERS: Final[Handlers] = {
    **play_handlers.HANDLERS,
    **analysis_handlers.HANDLERS,
    **navigation_handlers.HANDLERS,
    **settings_handlers.HANDLERS,
    **storage_handlers.HANDLERS,
    **sharing_handlers.HANDLERS,
    **installation_handlers.HANDLERS,
    **learning_handlers.HANDLERS,
    **puzzle_handlers.HANDLERS,
    **mistake_handlers.HANDLERS,
}


class Updated(NamedTuple):
    """The model after a message, with the commands for the shell and for the engine."""

    model: Model
    shell: list[ShellCommand]
    engine: list[EngineCommand]


def update(model: Model, message: Message) -> Updated:
    """The whole behaviour of the app; pure."""
    after, commands = MESSAGES[type(message)](model, message)
    after = _followed(model, after)
    after, engine_commands = _engine_commands(model, after)
    address = _address(after)
    if address != after.hash:
        commands.append(Url(address, push=_is_new_page(model, after, message)))
    after = after._replace(hash=address)
    commands += _consequences(model, after)
    if after.frame is None:
        after, saves = saving.consequences(model, after, retry=not isinstance(message, Unsaved))
        commands += saves
    return Updated(after, commands, engine_commands)


def _followed(before: Model, after: Model) -> Model:
    """What follows from a change, by the page that is shown."""
    if after.screen.kind == "learn":
        return _in_lesson(before, after)
    if after.screen.mistakes:
        return mistake_handlers.followed(before, puzzle_handlers.followed(before, after))
    if after.screen.kind == "puzzle":
        return review.followed(puzzle_handlers.followed(before, after))
    return _in_game(before, after)


def _in_lesson(before: Model, after: Model) -> Model:
    """What follows in a lesson: nothing of it is a game that somebody plays."""
    return review.followed(learning_handlers.followed(before, after))


def _in_game(before: Model, after: Model) -> Model:
    """What follows at a table, or on a page without one."""
    after = review.followed(resignation.close_questions(army_setup.play_chosen(after)))
    if _is_reviewed(after) and not _is_reviewed(before):
        after = mistake_handlers.collected(after)
    after = first_win.noted(before, entering.play_automatic(before, after))
    return adaptive.noted(before, after)


def _is_new_page(before: Model, after: Model, message: Message) -> bool:
    """Whether the address is one more in the browser's history.

    A link to a lesson or a puzzle stands there already; the address only says which step or puzzle
    it has led to.
    """
    chosen = after.screen.kind in ("learn", "puzzle")
    followed_link = isinstance(message, (Boot, Hash, PoolLoaded)) and chosen
    return after.screen != before.screen and not followed_link


def _engine_commands(before: Model, after: Model) -> tuple[Model, list[EngineCommand]]:
    """The commands for what the engine should do now, if that has changed."""
    job, analysis = jobs.wanted_job(after), position_analysis.wanted_analysis(after)
    pause = pacing.pause(after)
    commands: list[EngineCommand] = []
    if pause != before.engine.pause:
        commands.append(Pace(pause))
    if job != before.engine.job:
        commands.append(Think(job))
    if analysis != before.engine.analysis:
        commands.append(Analyse(analysis))
    return after.with_engine(job=job, analysis=analysis, pause=pause), commands


def _act(model: Model, message: Act) -> tuple[Model, list[ShellCommand]]:
    """An action of the page; in a lesson or a puzzle some do something else."""
    model = without_feedback(model).with_play(news=False)
    if message.touch is not None:
        model = model.with_play(touched=message.touch)
    taken = learning_handlers.taken(model, message.name, message.value)
    taken = taken or puzzle_handlers.taken(model, message.name)
    return (taken, []) if taken is not None else HANDLERS[message.name](model, message.value)


def _waited(model: Model, message: Waited) -> Model:
    model = learning_handlers.waited(model, message.number)
    return puzzle_handlers.waited(model, message.number)


def _boot(_: Model, message: Boot) -> tuple[Model, list[ShellCommand]]:
    """Begins anew."""
    model, rescue = visiting.boot(message)
    if message.early is None:
        return model, rescue
    name, value, _touch = message.early
    if name == actions.TARGET.name and not _shows_start(model):
        return model, rescue
    after, commands = HANDLERS[name](model, value)
    return after, rescue + commands


def _shows_start(model: Model) -> bool:
    """Whether the table shows the start position, as the page did before the app had loaded."""
    return model.table is not None and model.table.position == model.table.game.initial()


MESSAGES: Final[MessageHandlers] = {
    **handle_message(Act, _act),
    **handle_message(Boot, _boot),
    **on_message(Waited, _waited),
    **play_handlers.MESSAGES,
    **analysis_handlers.MESSAGES,
    **navigation_handlers.MESSAGES,
    **storage_handlers.MESSAGES,
    **sharing_handlers.MESSAGES,
    **installation_handlers.MESSAGES,
    **puzzle_handlers.MESSAGES,
    **host_page.MESSAGES,
}
"""What handles each message: a type of message has its line in the package that it concerns."""


def _address(model: Model) -> str:
    """The fragment for the page: the link that opened the game, as long as nothing has changed."""
    awaited = model.library.awaited
    if awaited is not None and awaited.link == model.hash:
        return model.hash  # what it opens is still to be loaded
    if model.frame is not None:
        return model.hash
    return (model.table.link if model.table else "") or links.route_link(model.screen)


def _consequences(before: Model, after: Model) -> list[ShellCommand]:
    """The commands that follow from the difference between two models."""
    commands: list[ShellCommand] = []
    commands += (
        _save_texts(before, after)
        if after.frame is None
        else host_page.notifications(before, after)
    )
    commands += learning_handlers.pauses(before, after)
    commands += puzzle_handlers.consequences(before, after)
    commands += mistake_handlers.consequences(before, after)
    if bool(after.dialog.open) != bool(before.dialog.open):
        commands.append(Dialog(bool(after.dialog.open)))
    commands += share_links.qr_wanted(before, after)
    if bool(after.play.hint) != bool(before.play.hint):
        commands.append(Scroll("assist" if after.play.hint else "opp"))
    if share_links.offers_first_answer(before, after):
        commands.append(Scroll("assist"))
    if _is_reviewed(after) and not _is_reviewed(before):
        commands.append(Scroll("review-area"))
    if after.screen.section and after.screen != before.screen:
        commands += navigation_handlers.section_shown(after.screen.section)
    listed = after.screen.kind == "game"
    if listed and after.table and _at(after.table) != _at(before.table):
        commands.append(Scroll(id_of(after.table.record.cursor)))
    return commands


def _save_texts(before: Model, after: Model) -> list[ShellCommand]:
    commands: list[ShellCommand] = []
    if after.settings != before.settings:
        commands.append(Save(SETTINGS, write_settings(after.settings)))
    if after.learning.finished != before.learning.finished:
        commands.append(Save(LESSONS, write_finished(after.learning.finished)))
    if after.adapted != before.adapted:
        commands.append(Save(ADAPTED, write_adapted(after.adapted)))
    return commands


def _is_reviewed(model: Model) -> bool:
    """Whether a review is complete."""
    return model.analysis.review is not None and model.analysis.review.key_moments is not None


def _at(table: Table | None) -> int:
    return table.record.cursor if table else START
