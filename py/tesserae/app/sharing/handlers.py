"""What the actions of sharing do, and what comes of its commands."""

from __future__ import annotations

from functools import partial
from typing import Final

from tesserae.app.messages import Copied, Failed, QrMade, actions
from tesserae.app.messages.handling import (
    Handlers,
    MessageHandlers,
    on_message,
    on_value,
    send,
)
from tesserae.app.model import Model
from tesserae.app.model.dialog import Share
from tesserae.app.sharing import exporting, share_links
from tesserae.core.game import FIRST, SECOND
from tesserae.core.text import text
from tesserae.view.standalone import PictureTheme


def _share_kind(model: Model, kind: Share) -> Model:
    return model.with_dialog(share_kind=kind)


def _share_ask(model: Model, ask: str) -> Model:
    return model.with_dialog(share_ask=ask)


def _picture_theme(model: Model, theme: PictureTheme) -> Model:
    return model.with_dialog(picture_theme=theme)


HANDLERS: Final[Handlers] = {
    **on_value(actions.SHARE_KIND, _share_kind),
    **on_value(actions.SHARE_ASK, _share_ask),
    **on_value(actions.PICTURE_THEME, _picture_theme),
    **send(actions.COPY_LINK, share_links.copy_link),
    **send(actions.WEB_SHARE, share_links.web_share),
    **send(actions.COPY_EMBED, share_links.copy_embed),
    **send(actions.COPY_FRAME, share_links.copy_frame),
    **send(actions.SAVE_SVG, exporting.save_svg),
    **send(actions.SAVE_PNG, exporting.save_png),
    **send(actions.SAVE_RECORD, exporting.save_record),
    **send(actions.COPY_RECORD, exporting.copy_record),
    **send(actions.COPY_SETUP[FIRST], partial(share_links.copy_setup, side=FIRST)),
    **send(actions.COPY_SETUP[SECOND], partial(share_links.copy_setup, side=SECOND)),
    **send(actions.COPY_ANSWER, share_links.copy_answer),
    **send(actions.SEND_ANSWER, share_links.send_answer),
}


def _qr_made(model: Model, message: QrMade) -> Model:
    return model.with_dialog(qr_code=message.code)


def _copied(model: Model, message: Copied) -> Model:
    return model._replace(toast=text("toast.copied" if message.ok else "toast.not_copied"))


def _failed(model: Model, _: Failed) -> Model:
    return model._replace(toast=text("toast.failed"))


MESSAGES: Final[MessageHandlers] = {
    **on_message(QrMade, _qr_made),
    **on_message(Copied, _copied),
    **on_message(Failed, _failed),
}
