"""What is given away of a game: links, and a QR code of one."""

from __future__ import annotations

from typing import Final

from tesserae.app.effects import Copy, Effect, Qr, Share
from tesserae.app.embedding import embed_code
from tesserae.app.model import Model, Table
from tesserae.app.navigation import links
from tesserae.app.play import army_setup
from tesserae.app.sharing import correspondence
from tesserae.core.game import Side

MOST_IN_CODE: Final = 2_900
"""Bytes that a QR code holds."""


def fragment(model: Model) -> str:
    """The fragment that the dialog shows: the game so far, or the position."""
    table = model.table
    if table is None:
        return links.route_link(model.screen)
    return links.game_link(table) if model.share == "game" else links.position_link(table)


def address(model: Model) -> str:
    """The whole address that the dialog shows."""
    return model.base + fragment(model)


def title(model: Model) -> str:
    """A short title for what is shared; the games' names are the same in every language."""
    return f"{model.screen.slug.capitalize()} · Tesserae" if model.table else "Tesserae"


def snippet(model: Model) -> str:
    """The HTML that puts what is shared into another page."""
    return embed_code.element(model.base, fragment(model), title(model))


def frame_snippet(model: Model) -> str:
    """The same as a plain frame."""
    return embed_code.frame(model.base, fragment(model), title(model))


def copy_link(model: Model) -> list[Effect]:
    """The address to the clipboard."""
    return [Copy(address(model))]


def copy_embed(model: Model) -> list[Effect]:
    """The HTML for another page to the clipboard."""
    return [Copy(snippet(model))]


def copy_frame(model: Model) -> list[Effect]:
    """The HTML of a plain frame to the clipboard."""
    return [Copy(frame_snippet(model))]


def copy_setup(model: Model, side: Side) -> list[Effect]:
    """What a side built in the setup to the clipboard, as text."""
    texts = army_setup.built(model.table) if model.table else ()
    return [Copy(texts[side])] if texts else []


def web_share(model: Model) -> list[Effect]:
    """The address to another app."""
    return [Share(address(model), title(model))]


# The answer to a link


def answering(model: Model) -> bool:
    """Whether the page offers a link to send back; without an address there is none."""
    return bool(model.base) and model.table is not None and correspondence.offered(model.table)


def first_answered(before: Model, after: Model) -> bool:
    """Whether a link to send back has come up, for the first time since one was opened."""
    table = after.table
    new = answering(after) and not answering(before)
    return new and table is not None and correspondence.first(table)


def answer(model: Model, table: Table) -> str:
    """The address to send back."""
    return model.base + links.game_link(table)


def copy_answer(model: Model) -> list[Effect]:
    """The address to send back to the clipboard."""
    return [Copy(answer(model, model.table))] if model.table else []


def send_answer(model: Model) -> list[Effect]:
    """The address to send back to another app."""
    return [Share(answer(model, model.table), title(model))] if model.table else []


# The QR code


def coded(model: Model) -> str | None:
    """The text of the code that the dialog shows; None if there is none, or it has no room."""
    said = address(model)
    shown = bool(model.base) and model.dialog == "share" and model.table is not None
    return said if shown and len(said.encode()) <= MOST_IN_CODE else None


def asked(before: Model, after: Model) -> list[Effect]:
    """Asks for the code that is to be shown, once."""
    said = coded(after)
    there = after.code is not None and after.code.text == said
    return [] if said is None or there or said == coded(before) else [Qr(said)]
