"""What the actions of installation do."""

from __future__ import annotations

from typing import Final

from tesserae.app import actions
from tesserae.app.handling import Handlers, handle
from tesserae.app.installation import installing

HANDLERS: Final[Handlers] = {
    **handle(actions.SAVE_OFFLINE, installing.retry),
    **handle(actions.LOAD_UPDATE, installing.load_update),
    **handle(actions.INSTALL, installing.install),
    **handle(actions.SAVE_ONE_FILE, installing.save_one_file),
}
