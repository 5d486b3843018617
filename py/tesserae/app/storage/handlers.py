"""What the actions of saved games do, and what storage's messages lead to."""

from __future__ import annotations

from typing import Final

from tesserae.app import actions
from tesserae.app.commands import Backup, RemoveGame, SaveAside, ShellCommand
from tesserae.app.handling import Handlers, handle, on_value, send
from tesserae.app.messages import (
    Arrived,
    BackupPart,
    BackupRead,
    Listed,
    Message,
    Saved,
    Unsaved,
)
from tesserae.app.model import Model
from tesserae.app.navigation import visiting
from tesserae.app.storage import restoring, saving, sync
from tesserae.app.storage.saving import without


def handle_message(model: Model, message: Message) -> tuple[Model, list[ShellCommand]] | None:
    """Handles storage's messages; None for any other."""
    match message:
        case Saved(id):
            return restoring.answered(saving.saved(model, message), id, kept=True)
        case Unsaved(id):
            return restoring.answered(saving.refused(model, message), id, kept=False)
        case Arrived():
            return sync.arrived(model, message)
        case Listed():
            return sync.heard(model, message)
        case BackupPart():
            return restoring.part(model, message)
        case BackupRead():
            return restoring.ended(model, message), []
    return None


def ask_to_remove(model: Model, id: str) -> Model:
    """Opens the dialog that asks before a game is removed."""
    known = id in model.library.summaries or any(table.id == id for table in model.tables)
    if not known or (model.table is not None and model.table.id == id):
        return model
    return model.with_library(asked=id).with_dialog(open="forget")


def remove(model: Model) -> tuple[Model, list[ShellCommand]]:
    """Removes the game that was asked about."""
    id = model.library.asked
    if model.dialog.open != "forget" or not id:
        return model, []
    library = model.library._replace(
        asked="",
        summaries=without(model.library.summaries, [id]),
        handed=without(model.library.handed, [id]),
        unsaved=model.library.unsaved - {id},
    )
    tables = tuple(table for table in model.tables if table.id != id)
    return model._replace(library=library, tables=tables).with_dialog(open=""), [RemoveGame(id)]


def show(model: Model, slug: str) -> Model:
    """Lists the games of one kind, or ("") of all."""
    return model.with_library(shown=slug, page=0)


def turn_page(model: Model, number: int) -> Model:
    """Another page of the list."""
    return model.with_library(page=number)


def _back_up(model: Model) -> list[ShellCommand]:
    return [Backup(model.device.today)]


def _save_aside(model: Model) -> list[ShellCommand]:
    return [SaveAside()] if model.library.aside else []


HANDLERS: Final[Handlers] = {
    **on_value(actions.RESUME, visiting.resume),
    **on_value(actions.ASK_TO_REMOVE, ask_to_remove),
    **handle(actions.REMOVE, remove),
    **on_value(actions.GAMES_SHOWN, show),
    **on_value(actions.GAMES_PAGE, turn_page),
    **send(actions.BACK_UP, _back_up),
    **send(actions.SAVE_ASIDE, _save_aside),
}
