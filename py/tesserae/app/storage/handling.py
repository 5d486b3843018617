"""Storage's news and the acts of its page: who answers which."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tesserae.app.effects import Backup, Effect, RemoveGame, SaveAside
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
from tesserae.games import catalog


def heard(model: Model, message: Message) -> tuple[Model, list[Effect]] | None:
    """What storage has to tell; None if the message is not of that."""
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


def ask(model: Model, id: str) -> Model:
    """Whether a game is really to be removed."""
    known = id in model.library.summaries or any(table.id == id for table in model.tables)
    if not known or (model.table is not None and model.table.id == id):
        return model
    return model._replace(dialog="forget", library=model.library._replace(asked=id))


def forget(model: Model) -> tuple[Model, list[Effect]]:
    """The game that was asked about is removed from this device."""
    id = model.library.asked
    if model.dialog != "forget" or not id:
        return model, []
    library = model.library._replace(
        asked="",
        summaries=without(model.library.summaries, [id]),
        handed=without(model.library.handed, [id]),
        unsaved=model.library.unsaved - {id},
    )
    tables = tuple(table for table in model.tables if table.id != id)
    return model._replace(dialog="", library=library, tables=tables), [RemoveGame(id)]


def show(model: Model, slug: str) -> Model:
    """Lists the games of one kind, or ("") of all."""
    if slug and slug not in [game.slug for game in catalog.GAMES]:
        return model
    return model._replace(library=model.library._replace(shown=slug, page=0))


def turn_page(model: Model, number: str) -> Model:
    """Another page of the list."""
    if not (number.isascii() and number.isdigit() and len(number) < 6):
        return model
    return model._replace(library=model.library._replace(page=int(number)))


ACTS: Final[Mapping[str, Callable[[Model, str], tuple[Model, list[Effect]]]]] = {
    "resume": lambda model, id: (visiting.resume(model, id), []),
    "forget-ask": lambda model, id: (ask(model, id), []),
    "forget": lambda model, _: forget(model),
    "games-shown": lambda model, slug: (show(model, slug), []),
    "games-page": lambda model, number: (turn_page(model, number), []),
    "backup": lambda model, _: (model, [Backup(model.today)]),
    "save-aside": lambda model, _: (model, [SaveAside()] if model.library.aside else []),
}
