"""Exporting: a picture of the board, and the record, as files."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages.commands import Copy, Download, Picture, ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.play import PlayState
from tesserae.app.model.table import PERSON, Chapters, Table
from tesserae.app.play.board_scene import displayed_colourway, still
from tesserae.app.sharing import share_links
from tesserae.app.texts.wording import words_in
from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.record import text as record_text
from tesserae.core.record.numbering import last_move
from tesserae.core.record.text import GameFile
from tesserae.core.scene import Scene
from tesserae.core.text import text
from tesserae.view import standalone
from tesserae.view.standalone import Appearance
from tesserae.view.svg import PictureTheme

PIXELS: Final = 1_200
"""The longer side of a PNG, in pixels."""


def picture_theme(model: Model) -> PictureTheme:
    """The theme of the picture: the one chosen for it, else the page's."""
    dark = model.device.dark if model.theme == "system" else model.theme == "dark"
    return model.dialog.picture_theme or ("dark" if dark else "light")


def picture(model: Model, table: Table, theme: PictureTheme | None = None) -> str:
    """The board at the cursor as an SVG file; by default in the theme of the picture."""
    words = words_in(model.language)
    css = table.listing.board_css
    if table.study:
        from tesserae.app.study import drawings

        css += drawings.STYLES
    appearance = Appearance(
        css, theme or picture_theme(model), displayed_colourway(model, table.slug) or ""
    )
    game, move = text(f"{table.slug}.title"), last_move(table.game, table.record)
    name = words(text("game.after", game=game, move=move) if move else game)
    return standalone.board(_scene(model, table), appearance, name, words)


def save_svg(model: Model) -> list[ShellCommand]:
    """Downloads the picture as SVG."""
    table = model.table
    if table is None:
        return []
    return [Download(_file(table, ".svg"), "image/svg+xml", picture(model, table))]


def save_png(model: Model) -> list[ShellCommand]:
    """Downloads the picture as PNG."""
    table = model.table
    if table is None:
        return []
    scene = still(model, table)
    width, height = pixels(scene, PIXELS)
    return [Picture(_file(table, ".png"), picture(model, table), width, height)]


def without_selection(model: Model) -> Model:
    """The model for drawing positions other than the one on the board.

    It has no selection and no hint, and does not flip to a side.
    """
    return model._replace(play=PlayState()).with_settings(auto_flip=False)


def pixels(scene: Scene, longer: int) -> tuple[int, int]:
    """The width and the height of a scene, in pixels. longer: the longer of the two."""
    scale = longer / max(scene.width, scene.height)
    return round(scene.width * scale), round(scene.height * scale)


def record(model: Model, table: Table) -> str:
    """The record as text; for a study, with all its chapters."""
    if table.study and (table.flipped or table.chapters != Chapters()):
        from tesserae.app.texts import study_files

        return study_files.write(table)
    return record_text.write(_game_file(model, table))


def _game_file(model: Model, table: Table) -> GameFile:
    names = (_player(model, table, FIRST), _player(model, table, SECOND))
    others = (("TimeControl", table.clock.control.header),) if table.clock is not None else ()
    return GameFile(table.game, table.record, names, table.date, table.swap, others)


def save_analysis(model: Model) -> list[ShellCommand]:
    """Downloads the record with the findings of a review."""
    table, reviewed = model.table, model.analysis.review
    if table is None or reviewed is None or reviewed.key_moments is None:
        return []
    from tesserae.app.analysis import annotating

    told = annotating.annotate(table.game, table.record, reviewed)
    file = _game_file(model, table)
    file = file._replace(record=told, others=(*file.others, annotating.HEADER))
    name = f"tesserae-{table.slug}-analysis.txt"
    return [Download(name, "text/plain", record_text.write(file))]


def save_record(model: Model) -> list[ShellCommand]:
    """Downloads the record."""
    table = share_links.shared_table(model)
    if table is None:
        return []
    return [Download(f"tesserae-{table.slug}.txt", "text/plain", record(model, table))]


def copy_record(model: Model) -> list[ShellCommand]:
    """Copies the record."""
    return [Copy(record(model, model.table))] if model.table else []


def _scene(model: Model, table: Table) -> Scene:
    """The board at the cursor, with the drawings of a study."""
    scene = still(model, table)
    if not table.study:
        return scene
    from tesserae.app.study import drawings

    return drawings.on_board(model, table, scene)


def _player(model: Model, table: Table, side: Side) -> str:
    """The name from an imported record, or else the engine's level."""
    seat = table.seats[side]
    if table.players[side] or seat <= PERSON:
        return table.players[side]
    return words_in(model.language)("seat.level", level=seat)


def _file(table: Table, kind: str) -> str:
    return f"tesserae-{table.slug}-ply-{table.record.ply}{kind}"
