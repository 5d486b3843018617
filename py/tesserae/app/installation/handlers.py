"""The actions of installation, and messages of the browser about it and the page."""

from __future__ import annotations

from typing import Final

from tesserae.app.installation import installing
from tesserae.app.messages import Fault, Hidden, Installable, OfflineNews, actions
from tesserae.app.messages.handling import Handlers, MessageHandlers, handle, on_message
from tesserae.app.model import Model

HANDLERS: Final[Handlers] = {
    **handle(actions.SAVE_OFFLINE, installing.save_offline),
    **handle(actions.LOAD_UPDATE, installing.load_update),
    **handle(actions.INSTALL, installing.install),
    **handle(actions.SAVE_ONE_FILE, installing.save_one_file),
}


def _hide_notice(model: Model, message: Hidden) -> Model:
    return model._replace(device=model.device._replace(hidden=message.yes))


MESSAGES: Final[MessageHandlers] = {
    **on_message(Fault, installing.tell_of_fault),
    **on_message(Hidden, _hide_notice),
    **on_message(Installable, lambda model, it: model.with_installation(installable=it.yes)),
    **on_message(OfflineNews, installing.offline_news),
}
