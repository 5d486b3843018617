"""An animated picture of a game or a line: a GIF, drawn picture by picture.

The page asks for the next picture when it has added one, so that long games do not block it, and
the dialog can show the progress.
"""

from __future__ import annotations

from typing import Final

from tesserae.app.messages.commands import Animate, ShellCommand
from tesserae.app.model import Model, is_flipped
from tesserae.app.model.dialog import Animation
from tesserae.app.play.board_scene import still
from tesserae.app.sharing import exporting
from tesserae.core.record import go
from tesserae.core.text import text

PIXELS: Final = 640
"""The longer side of a picture, in pixels."""

FRAME_MILLISECONDS: Final = 900
LAST_SHOWN: Final = 3_000
"""Milliseconds for which the GIF shows a picture, and the last one."""


def begin(model: Model) -> tuple[Model, list[ShellCommand]]:
    """Begins with the variation on the table, seen from the current side."""
    table = model.table
    if table is None or model.dialog.animation is not None:
        return model, []
    seen = table._replace(flipped=is_flipped(model, table))
    animation = Animation(seen, exporting.picture_theme(model))
    return model.with_dialog(animation=animation), [_picture(model, animation)]


def go_on(model: Model, number: int) -> tuple[Model, list[ShellCommand]]:
    """Draws the picture after `number`; stops once the dialog is closed."""
    animation = model.dialog.animation
    if animation is None or animation.done != number:
        return model, []
    if model.dialog.open != "share":
        return model.with_dialog(animation=None), []
    animation = animation._replace(done=number + 1)
    if animation.done == animation.total:
        return model.with_dialog(animation=None)._replace(toast=text("toast.gif")), []
    return model.with_dialog(animation=animation), [_picture(model, animation)]


def _picture(model: Model, animation: Animation) -> Animate:
    """The command to add the next picture."""
    number, total = animation.done, animation.total
    table = animation.table._replace(record=go(animation.table.record, number))
    model = exporting.without_selection(model)
    svg = exporting.picture(model, table, animation.theme)
    width, height = exporting.pixels(still(model, table), PIXELS)
    shown = LAST_SHOWN if number == total - 1 else FRAME_MILLISECONDS
    return Animate(f"tesserae-{table.slug}.gif", svg, width, height, number, total, shown)
