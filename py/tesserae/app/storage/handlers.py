"""Handlers for the actions of saved games, and for the messages of storage."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

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
from tesserae.app.messages.commands import Backup, RemoveGame, SaveAside, ShellCommand
from tesserae.app.messages.handling import (
    Handlers,
    MessageHandlers,
    handle,
    handle_message,
    on_message,
    on_value,
    send,
)
from tesserae.app.model import Model
from tesserae.app.model.saved_games import Listed
from tesserae.app.practice import kept
from tesserae.app.practice.mistakes import handlers as mistake_handlers
from tesserae.app.practice.mistakes.mistakes_text import MISTAKES
from tesserae.app.practice.puzzles import handlers as puzzle_handlers
from tesserae.app.practice.puzzles.progress import PROGRESS
from tesserae.app.storage import restoring, saving, sync, time_text
from tesserae.app.storage.adapted_text import ADAPTED, with_others
from tesserae.app.storage.saving import without
from tesserae.core.record.headers import LONGEST_TITLE


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


def show(model: Model, slug: str) -> Model:
    """Lists the games of one slug, or all games for ""."""
    return model.with_saved_games(listed_slug=slug, page=0)


def show_against(model: Model, seat: int) -> Model:
    """Lists the games against an opponent, or against any."""
    return model.with_saved_games(listed_seat=seat, page=0)


def show_ended(model: Model, how: Listed) -> Model:
    """Lists the games that ended in one way, or in any."""
    return model.with_saved_games(listed_result=how, page=0)


def search(model: Model, letters: str) -> Model:
    """Lists the games and studies whose names have these letters; all for ""."""
    return model.with_saved_games(listed_search=letters[:LONGEST_TITLE], page=0)


def turn_page(model: Model, number: int) -> Model:
    """Shows another page of the list, counted from 0."""
    return model.with_saved_games(page=number)


def _back_up(model: Model) -> list[ShellCommand]:
    return [Backup(model.device.today)]


def _save_aside(model: Model) -> list[ShellCommand]:
    return [SaveAside()] if model.saved_games.set_aside else []


HANDLERS: Final[Handlers] = {
    **on_value(actions.ASK_TO_REMOVE, ask_to_remove),
    **handle(actions.REMOVE, remove),
    **on_value(actions.GAMES_SHOWN, show),
    **on_value(actions.GAMES_SEAT, show_against),
    **on_value(actions.GAMES_RESULT, show_ended),
    **on_value(actions.GAMES_SEARCH, search),
    **on_value(actions.GAMES_PAGE, turn_page),
    **send(actions.BACK_UP, _back_up),
    **send(actions.SAVE_ASIDE, _save_aside),
}

_WITH_OTHERS: Final[Mapping[str, Callable[[Model, str], Model]]] = {
    ADAPTED: with_others,
    time_text.TIME: time_text.with_others,
    PROGRESS: puzzle_handlers.with_others,
    MISTAKES: mistake_handlers.with_others,
    kept.TRAINING: kept.with_training,
    kept.RUNS: kept.with_runs,
}
"""The key of a text -> the function that merges it with this tab's."""


def _stored_elsewhere(model: Model, message: StoredElsewhere) -> Model:
    merge = _WITH_OTHERS.get(message.name)
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
