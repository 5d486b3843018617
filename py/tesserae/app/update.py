"""(Model, Message) -> (Model, commands): the whole behaviour of the app."""

from __future__ import annotations

from typing import Final, NamedTuple

from tesserae.app.analysis import handlers as analysis_handlers
from tesserae.app.analysis import review
from tesserae.app.embedding import host_page
from tesserae.app.engine import pacing
from tesserae.app.installation import handlers as installation_handlers
from tesserae.app.messages import (
    Act,
    Boot,
    Hash,
    HelpersReady,
    Message,
    NewDay,
    PoolLoaded,
    Unsaved,
    Waited,
    actions,
)
from tesserae.app.messages.commands import (
    AddFindings,
    Analyse,
    Dialog,
    EngineCommand,
    Pace,
    Scroll,
    SetHelpers,
    ShellCommand,
    Style,
    Think,
    Url,
    Weigh,
)
from tesserae.app.messages.handling import (
    Handlers,
    MessageHandlers,
    handle_message,
    on_message,
    without_feedback,
)
from tesserae.app.model import Model
from tesserae.app.model.screen import AskingPage, GamePage, StudyPage, is_same
from tesserae.app.navigation import awaiting, booting, focusing
from tesserae.app.navigation import handlers as navigation_handlers
from tesserae.app.play import engine_jobs, lazy_clock
from tesserae.app.play import handlers as play_handlers
from tesserae.app.practice.puzzles import handlers as puzzle_handlers
from tesserae.app.screens.registry import page_of
from tesserae.app.settings import handlers as settings_handlers
from tesserae.app.sharing import handlers as sharing_handlers
from tesserae.app.sharing import share_links
from tesserae.app.storage import handlers as storage_handlers
from tesserae.app.storage import saving

HANDLERS: Final[Handlers] = {
    **play_handlers.HANDLERS,
    **analysis_handlers.HANDLERS,
    **navigation_handlers.HANDLERS,
    **settings_handlers.HANDLERS,
    **storage_handlers.HANDLERS,
    **sharing_handlers.HANDLERS,
    **installation_handlers.HANDLERS,
}


_STUDIES: Final = (StudyPage, AskingPage)


class Updated(NamedTuple):
    """The model after a message, with the commands for the shell and for the engine."""

    model: Model
    shell: list[ShellCommand]
    engine: list[EngineCommand]


def update(model: Model, message: Message) -> Updated:
    """The whole behaviour of the app; pure."""
    pressed = focusing.at_focus(model, message)
    if pressed is None:
        return Updated(model, [], [])
    message = pressed
    handler = page_of(model).messages.get(type(message)) or MESSAGES.get(type(message))
    after, commands = handler(model, model.screen, message) if handler else (model, [])
    after = awaiting.follow_awaited(after)
    after = host_page.drop_old_marks(model, page_of(after).after_change(model, after))
    after, engine_commands = _engine_commands(model, after)
    address = _address(after)
    if address != after.hash:
        commands.append(Url(address, push=_is_new_page(model, after, message)))
    after = after._replace(hash=address)
    commands += _shell_commands(model, after)
    if after.frame is None:
        shown, retry = page_of(after).games_to_load(after), not isinstance(message, Unsaved)
        after, saves = saving.storage_commands(model, after, shown, retry=retry)
        commands += saves
    after, commands = focusing.with_numbers(after, commands)
    return Updated(after, commands, engine_commands)


def _is_new_page(before: Model, after: Model, message: Message) -> bool:
    """Whether the address gets a new entry in the browser's history.

    A followed link is already there; the address only names its target: the step of a lesson, the
    puzzle, the link as it was before it was sent. The puzzle of a day gets its date when that is
    over.
    """
    if isinstance(message, (Boot, Hash, NewDay, PoolLoaded)):
        return False
    return not is_same(after.screen, before.screen) or _is_new_study(before, after)


def _is_new_study(before: Model, after: Model) -> bool:
    """Whether the page shows another study than before."""
    if not isinstance(after.screen, _STUDIES):
        return False
    from tesserae.app.navigation.study_addresses import study_on

    old, new = study_on(before), study_on(after)
    return old is not None and new is not None and not old.empty and old.id != new.id


def _engine_commands(before: Model, after: Model) -> tuple[Model, list[EngineCommand]]:
    """The commands for the engine's jobs, if they have changed."""
    job, analysis = engine_jobs.wanted_job(after), page_of(after).analysis(after)
    pause = pacing.pause(after)
    commands: list[EngineCommand] = []
    if pause != before.engine.pause:
        commands.append(Pace(pause))
    if job != before.engine.job:
        commands.append(Think(job))
    if analysis != before.engine.analysis:
        commands.append(Analyse(analysis))
        after = after.with_engine(heard={})
    if after.study.weighing != before.study.weighing:
        commands.append(Weigh(after.study.weighing))
    heard, known = after.engine.heard, before.engine.heard
    commands += [AddFindings(part, it) for part, it in heard.items() if it is not known.get(part)]
    after = after.with_engine(job=job, analysis=analysis, pause=pause)
    return after.with_engine(help=page_of(after).help(after)), commands


def _act(model: Model, message: Act) -> tuple[Model, list[ShellCommand]]:
    """Handles an action; the page may have its own handler."""
    if message.again and message.name in actions.ONCE:
        return model, []  # the user has not seen the effect of the first click yet
    model = without_feedback(model).with_play(news=False)
    if message.touch is not None:
        model = model.with_play(touched=message.touch)
    allowed = page_of(model).allowed
    if allowed is not None and message.name not in allowed:
        return model, []
    return _answer(model, message)


def _answer(model: Model, act: Act) -> tuple[Model, list[ShellCommand]]:
    page = page_of(model)
    intercepted = page.intercept(model, act.name, act.value)
    if intercepted is not None:
        return intercepted, []
    handler = page.actions.get(act.name) or HANDLERS.get(act.name)
    return handler(model, model.screen, act.value) if handler else (model, [])


def _end_pause(model: Model, message: Waited) -> Model:
    """Ends a pause: the script goes on, unless the pause was cancelled."""
    board = model.screen.board
    number = model.play.playback if board is None else board.pause.number
    return page_of(model).end_pause(model) if number == message.number else model


def _boot(_: Model, message: Boot) -> tuple[Model, list[ShellCommand]]:
    """Starts over."""
    model, rescue = booting.boot(message)
    if message.early is None:
        return model, rescue
    table = model.table
    at_start = table is not None and table.position == table.game.initial()
    if message.early.name == actions.TARGET.name and not at_start:  # as before the app had loaded
        return model, rescue
    after, commands = _answer(model, message.early)
    return after, rescue + commands


MESSAGES: Final[MessageHandlers] = {
    **handle_message(Act, _act),
    **handle_message(Boot, _boot),
    **on_message(Waited, _end_pause),
    **on_message(HelpersReady, lambda model, it: model.with_engine(helpers=it.workers)),
    **play_handlers.MESSAGES,
    **analysis_handlers.MESSAGES,
    **navigation_handlers.MESSAGES,
    **storage_handlers.MESSAGES,
    **sharing_handlers.MESSAGES,
    **installation_handlers.MESSAGES,
    **puzzle_handlers.MESSAGES,
    **host_page.MESSAGES,
}
"""The handler of each message; each package lists its own types."""


def _address(model: Model) -> str:
    """The fragment for the page.

    Of a game: the link that opened it, as long as nothing has changed; then it names the game, so
    that the browser's Back leads to that one, not to the one played last.
    """
    awaited = model.saved_games.awaited
    if awaited is not None and awaited.link == model.hash:
        return model.hash  # its game is still being loaded
    if model.frame is not None:
        return model.hash
    if isinstance(model.screen, _STUDIES):
        from tesserae.app.navigation.study_addresses import address

        return address(model)
    table, page = model.table, model.screen.link
    if table is None or table.link:
        return page if table is None else table.link
    named = isinstance(model.screen, GamePage) and not table.empty
    return f"{page}?id={table.id}" if named else page


def _shell_commands(before: Model, after: Model) -> list[ShellCommand]:
    """The commands for the difference between two models."""
    framed = after.frame is not None
    commands = (host_page.notifications if framed else storage_handlers.save_texts)(before, after)
    page = page_of(after)
    if page.style and type(after.screen) is not type(before.screen):
        commands.append(Style(page.style))
    commands += page.commands(before, after)
    commands += lazy_clock.commands(before, after)
    if after.engine.help != before.engine.help:
        commands.append(SetHelpers(*after.engine.help))
    if bool(after.dialog.open) != bool(before.dialog.open):
        commands.append(Dialog(bool(after.dialog.open)))
    commands += share_links.ask_for_qr(before, after)
    if share_links.offers_first_answer(before, after):
        commands.append(Scroll("assist"))
    if review.is_complete(after) and not review.is_complete(before):
        commands.append(Scroll("review-area"))
    return commands + page.scroll(before, after)
