"""The actions of sharing, and the results of its commands."""

from __future__ import annotations

from functools import partial
from typing import Final

from tesserae.app.messages import Animated, Copied, Failed, QrMade, actions
from tesserae.app.messages.commands import Copy, Focus, Share, ShellCommand
from tesserae.app.messages.handling import (
    Handlers,
    MessageHandlers,
    handle,
    handle_message,
    handle_value,
    on,
    on_message,
    on_value,
    send,
)
from tesserae.app.model import Model
from tesserae.app.sharing import correspondence, share_links
from tesserae.core.game import FIRST, SECOND
from tesserae.core.text import text


def _send_answer(model: Model) -> list[ShellCommand]:
    address = share_links.answer_address(model)
    return [Share(address, share_links.shared_title(model))] if model.table else []


def _share_link(model: Model) -> tuple[Model, list[ShellCommand]]:
    return _note_shared(model), [Share(share_links.address(model), share_links.shared_title(model))]


def _note_shared(model: Model) -> Model:
    """Notes that the link to the game was shared, so that an answer can continue it."""
    table = model.game_table
    if table is None or model.frame is not None or share_links.kind(model) != "game":
        return model
    return model.with_table(correspondence.mark_sent(table))


def _copy_code(model: Model, framed: bool) -> list[ShellCommand]:
    from tesserae.app.sharing import embed_code

    code = embed_code.frame_snippet if framed else embed_code.snippet
    return [Copy(code(model))]


def _save_gif(model: Model) -> tuple[Model, list[ShellCommand]]:
    from tesserae.app.sharing import animating

    return animating.begin(model)


def _save_graph(model: Model, kind: str) -> list[ShellCommand]:
    from tesserae.app.sharing import graphs

    return graphs.save(model, kind)


def _export(model: Model, what: str) -> list[ShellCommand]:
    from tesserae.app.sharing import exporting

    exports = {
        "svg": exporting.save_svg,
        "png": exporting.save_png,
        "record": exporting.save_record,
        "record to copy": exporting.copy_record,
        "analysis": exporting.save_analysis,
    }
    return exports[what](model)


def _play_turn(model: Model) -> Model:
    from tesserae.app.sharing import replies

    return replies.play_turn(model)


def _add_reply(model: Model) -> tuple[Model, list[ShellCommand]]:
    from tesserae.app.sharing import replies

    return replies.add(model)


def _drop_reply(model: Model, number: int) -> tuple[Model, list[ShellCommand]]:
    from tesserae.app.sharing import replies

    return replies.drop(model, number)


HANDLERS: Final[Handlers] = {
    **on_value(
        actions.SHARE_KIND,
        lambda model, kind: share_links.with_link_shown(model.with_dialog(share_kind=kind)),
    ),
    **on_value(actions.SHARE_ASK, lambda model, ask: model.with_dialog(share_ask=ask)),
    **on_value(actions.PICTURE_THEME, lambda model, theme: model.with_dialog(picture_theme=theme)),
    **handle(actions.COPY_LINK, lambda it: (_note_shared(it), [Copy(share_links.address(it))])),
    **handle(actions.WEB_SHARE, _share_link),
    **send(actions.COPY_EMBED, partial(_copy_code, framed=False)),
    **send(actions.COPY_FRAME, partial(_copy_code, framed=True)),
    **send(actions.SAVE_SVG, partial(_export, what="svg")),
    **send(actions.SAVE_PNG, partial(_export, what="png")),
    **handle(actions.SAVE_GIF, _save_gif),
    **handle(
        actions.STOP_GIF, lambda model: (model.with_dialog(animation=None), [Focus("save-gif")])
    ),
    **send(actions.GRAPH_SVG, partial(_save_graph, kind="svg")),
    **send(actions.GRAPH_PNG, partial(_save_graph, kind="png")),
    **send(actions.SAVE_RECORD, partial(_export, what="record")),
    **send(actions.REVIEW_SAVE, partial(_export, what="analysis")),
    **send(actions.COPY_RECORD, partial(_export, what="record to copy")),
    **send(actions.COPY_SETUP[FIRST], partial(share_links.copy_setup, side=FIRST)),
    **send(actions.COPY_SETUP[SECOND], partial(share_links.copy_setup, side=SECOND)),
    **send(
        actions.COPY_ANSWER, lambda it: [Copy(share_links.answer_address(it))] if it.table else []
    ),
    **send(actions.SEND_ANSWER, _send_answer),
    **on(actions.PLAY_TURN, _play_turn),
    **handle(actions.ADD_REPLY, _add_reply),
    **handle_value(actions.DROP_REPLY, _drop_reply),
}


def _note_copied(model: Model, message: Copied) -> Model:
    return model._replace(toast=text("toast.copied" if message.ok else "toast.not_copied"))


def _note_failure(model: Model, _: Failed) -> Model:
    return model.with_dialog(animation=None)._replace(toast=text("toast.failed"))


def _export_animation(model: Model, message: Animated) -> tuple[Model, list[ShellCommand]]:
    from tesserae.app.sharing import animating

    return animating.go_on(model, message.number)


MESSAGES: Final[MessageHandlers] = {
    **on_message(QrMade, lambda model, message: model.with_dialog(qr_code=message.code)),
    **on_message(Copied, _note_copied),
    **on_message(Failed, _note_failure),
    **handle_message(Animated, _export_animation),
}
