"""The actions of installation, and the browser's messages about it and the page."""

from __future__ import annotations

from typing import Final

from tesserae.app.installation import installing
from tesserae.app.messages import Fault, Hidden, Installable, OfflineNews, actions
from tesserae.app.messages.handling import Handlers, MessageHandlers, handle, on_message

HANDLERS: Final[Handlers] = {
    **handle(actions.SAVE_OFFLINE, installing.save_offline),
    **handle(actions.LOAD_UPDATE, installing.load_update),
    **handle(actions.INSTALL, installing.install),
    **handle(actions.SAVE_ONE_FILE, installing.save_one_file),
}


MESSAGES: Final[MessageHandlers] = {
    **on_message(Fault, installing.tell_of_fault),
    **on_message(
        Hidden, lambda model, it: model._replace(device=model.device._replace(hidden=it.yes))
    ),
    **on_message(Installable, lambda model, it: model.with_installation(installable=it.yes)),
    **on_message(OfflineNews, installing.offline_news),
}
