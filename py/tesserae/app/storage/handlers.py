"""Handlers for the actions of saved games, and for the messages of storage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from tesserae.app.messages import (
    BackupPart,
    BackupRead,
    GameLoaded,
    GamesChanged,
    Saved,
    StoredElsewhere,
    TextsSaved,
    Unsaved,
    actions,
)
from tesserae.app.messages.commands import Backup, RemoveGame, Save, SaveAside, ShellCommand
from tesserae.app.messages.handling import (
    Handlers,
    MessageHandlers,
    handle,
    handle_message,
    on_message,
    on_value,
    send,
)
from tesserae.app.model import Model, takes_fields
from tesserae.app.model.saved_games import SavedGames
from tesserae.app.practice import kept
from tesserae.app.practice.lessons.progress import LESSONS, write_finished
from tesserae.app.practice.mistakes.mistakes_text import MISTAKES, write_mistakes
from tesserae.app.practice.puzzles.progress import PROGRESS, write_progress
from tesserae.app.storage import restoring, saving, sync, time_text
from tesserae.app.storage.adapted_text import ADAPTED, write_adapted
from tesserae.app.storage.saving import without
from tesserae.app.storage.settings_text import SETTINGS, write_settings
from tesserae.core.record.headers import LONGEST_TITLE

T = TypeVar("T")


def _note_saved(model: Model, message: Saved) -> tuple[Model, list[ShellCommand]]:
    model = saving.note_saved(time_text.count_time(model, message), message)
    return restoring.count_game(model, message.id, kept=True)


def _note_unsaved(model: Model, message: Unsaved) -> tuple[Model, list[ShellCommand]]:
    return restoring.count_game(saving.note_not_saved(model, message), message.id, kept=False)


def ask_to_remove(model: Model, id: str) -> Model:
    """Opens the dialog that asks whether to remove a game."""
    known = id in model.saved_games.summaries or model.loaded_table(id) is not None
    if not known or (model.table is not None and model.table.id == id):
        return model
    return model.with_saved_games(to_remove=id).with_dialog(open="forget")


def remove(model: Model) -> tuple[Model, list[ShellCommand]]:
    """Removes the game that the dialog asks about."""
    id = model.saved_games.to_remove
    if model.dialog.open != "forget" or not id:
        return model, []
    tables = tuple(table for table in model.tables if table.id != id)
    model = model._replace(tables=tables).with_saved_games(
        to_remove="",
        summaries=without(model.saved_games.summaries, [id]),
        last_saved=without(model.saved_games.last_saved, [id]),
        unsaved=model.saved_games.unsaved - {id},
    )
    return saving.without_settled_notice(model).with_dialog(open=""), [RemoveGame(id)]


@takes_fields(SavedGames._replace)
def _list(model: Model, **chosen: Any) -> Model:
    """The first page of the list, with a choice of saved games."""
    return model.with_saved_games(**chosen, page=0)


HANDLERS: Final[Handlers] = {
    **on_value(actions.ASK_TO_REMOVE, ask_to_remove),
    **handle(actions.REMOVE, remove),
    **on_value(actions.GAMES_SHOWN, lambda model, slug: _list(model, listed_slug=slug)),
    **on_value(actions.GAMES_SEAT, lambda model, seat: _list(model, listed_seat=seat)),
    **on_value(actions.GAMES_RESULT, lambda model, how: _list(model, listed_result=how)),
    **on_value(
        actions.GAMES_SEARCH, lambda model, it: _list(model, listed_search=it[:LONGEST_TITLE])
    ),
    **on_value(actions.GAMES_PAGE, lambda model, page: model.with_saved_games(page=page)),
    **send(actions.BACK_UP, lambda model: [Backup(model.device.today)]),
    **send(actions.SAVE_ASIDE, lambda model: [SaveAside()] if model.saved_games.set_aside else []),
}


def _saves(
    name: str, value: Callable[[Model], T], write: Callable[[T], str]
) -> Callable[[Model, Model], list[ShellCommand]]:
    """The commands that save a text once its content has changed."""

    def commands(before: Model, after: Model) -> list[ShellCommand]:
        new = value(after)
        return [Save(name, write(new))] if new != value(before) else []

    return commands


_TEXTS: Final = (
    _saves(SETTINGS, lambda model: model.settings, write_settings),
    _saves(LESSONS, lambda model: model.practice.finished, write_finished),
    _saves(time_text.TIME, lambda model: model.time, time_text.write_time),
    _saves(ADAPTED, lambda model: model.adapted, write_adapted),
    _saves(PROGRESS, lambda model: model.practice.progress, write_progress),
    _saves(MISTAKES, lambda model: model.practice.mistakes, write_mistakes),
    _saves(kept.TRAINING, lambda model: model.practice.training, str),
    _saves(kept.RUNS, lambda model: model.practice.runs, str),
)


def save_texts(before: Model, after: Model) -> list[ShellCommand]:
    """The commands that save all texts that have changed."""
    return [command for text in _TEXTS for command in text(before, after)]


def _stored_elsewhere(model: Model, message: StoredElsewhere) -> Model:
    merge = restoring.WITH_OTHERS.get(message.name)
    return model if merge is None else merge(model, message.stored)


MESSAGES: Final[MessageHandlers] = {
    **handle_message(Saved, _note_saved),
    **handle_message(Unsaved, _note_unsaved),
    **on_message(TextsSaved, saving.note_texts_saved),
    **handle_message(GameLoaded, sync.add_loaded_game),
    **handle_message(GamesChanged, sync.note_changed_games),
    **handle_message(BackupPart, restoring.restore_part),
    **on_message(BackupRead, restoring.finish),
    **on_message(StoredElsewhere, _stored_elsewhere),
}
