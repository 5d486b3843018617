"""Importing: records and links that are opened, dropped or pasted."""

from __future__ import annotations

import re
from typing import Final

from tesserae.app.model import Model
from tesserae.app.navigation import visiting
from tesserae.core.errors import BadInput
from tesserae.core.record import text as record_text
from tesserae.core.text import text
from tesserae.games import catalog

_LINK: Final = re.compile(r"[^\s#]*(#/\S*)")


def imported(model: Model, source: str) -> Model:
    """Opens a record as a new game, and follows a link.

    Any other text leads to a notice and changes nothing else. A frame imports nothing.
    """
    if model.frame is not None:
        return model
    stripped = source.removeprefix("\ufeff").strip()
    link = _LINK.fullmatch(stripped)
    if link is not None:
        return visiting.visit(model, link[1])._replace(hash=model.hash)  # not in the address yet
    try:
        if len(source) <= record_text.LONGEST and not stripped.startswith("["):
            raise BadInput(text("import.unknown"))
        sheet = record_text.read(source, catalog.by_slug)
    except BadInput as bad:
        return model._replace(notice=bad.text).with_dialog(open="")
    return visiting.open_sheet(model._replace(notice=None), sheet)
