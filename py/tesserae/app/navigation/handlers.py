"""The actions of pages and dialogs, and new addresses."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import Hash, Imported, NewDay, actions
from tesserae.app.messages.commands import Focus, Scroll, ShellCommand
from tesserae.app.messages.handling import (
    Handlers,
    MessageHandlers,
    handle_value,
    on,
    on_message,
    on_value,
    without_feedback,
)
from tesserae.app.model import Model
from tesserae.app.model.dialog import Dialog, NewGame
from tesserae.app.navigation import scripted_pages, visiting
from tesserae.app.play import new_game
from tesserae.app.play.tables import with_date_of_first_ply
from tesserae.app.sharing import share_links


def _open_dialog(model: Model, name: Dialog) -> Model:
    opened = model.with_dialog(open=name)
    if name == "share":
        return share_links.with_link_shown(opened)
    if name != "new":
        return opened
    chosen = new_game.choices_of(model.table) if model.table else NewGame()
    return opened.with_dialog(new_game=chosen)


def show_section(name: str) -> list[ShellCommand]:
    """The commands that go to a section of the rules."""
    return [Focus(f"section-{name}"), Scroll(f"section-{name}")]


def _study(model: Model, id: str) -> Model:
    from tesserae.app.navigation import studying

    return studying.study(model, id)


HANDLERS: Final[Handlers] = {
    **on_value(actions.DIALOG, _open_dialog),
    **on(actions.CLOSE, lambda model: model.with_dialog(open="")),
    **on(actions.OPEN_ANEW, visiting.open_anew),
    **on(actions.DISMISS, lambda model: model._replace(notice=None)),
    **handle_value(actions.SECTION, lambda model, name: (model, show_section(name))),
    **on_value(actions.RESUME, visiting.resume),
    **on_value(actions.STUDY, _study),
}


def _follow_address(model: Model, message: Hash) -> Model:
    if (message.hash or visiting.HOME) == model.hash:
        return model
    return visiting.visit(without_feedback(model), message.hash)


def _import_text(model: Model, message: Imported) -> Model:
    from tesserae.app.navigation import importing

    return importing.import_text(without_feedback(model), message.text)


def _follow_day(model: Model, message: NewDay) -> Model:
    day = model.device._replace(today=message.today, zone=message.zone)
    after = model._replace(device=day)
    if day.today == model.device.today:
        return after
    return scripted_pages.on_new_day(model, with_date_of_first_ply(after))


MESSAGES: Final[MessageHandlers] = {
    **on_message(Hash, _follow_address),
    **on_message(Imported, _import_text),
    **on_message(NewDay, _follow_day),
}
