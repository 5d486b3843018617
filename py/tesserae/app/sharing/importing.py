"""Texts that come in as a whole: a file that is opened or dropped, something pasted."""

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


def taken(model: Model, said: str) -> Model:
    """A record opens as a game of its own, and a link as if it was followed.

    Anything else leaves all as it was, with a notice. A frame takes nothing.
    """
    if model.frame is not None:
        return model
    bare = said.removeprefix("\ufeff").strip()
    link = _LINK.fullmatch(bare)
    if link is not None:
        return visiting.visit(model, link[1])._replace(hash=model.hash)  # not in the address yet
    try:
        if len(said) <= record_text.LONGEST and not bare.startswith("["):
            raise BadInput(text("given.unknown"))
        sheet = record_text.read(said, catalog.by_slug)
    except BadInput as bad:
        return model._replace(notice=bad.text, dialog="")
    return visiting.open_sheet(model._replace(notice=None), sheet)
