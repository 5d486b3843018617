"""Writing links to studies, which links.py reads: apart, as a first visit does not need it."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

from tesserae.app.model.screen import LINK_VERSION, BookPage, EditorPage, KeepPage
from tesserae.app.model.table import Table
from tesserae.app.texts import links
from tesserae.app.texts.game_links import game_link, start_field
from tesserae.core.game import Position
from tesserae.core.record import main_line, movetext, parts
from tesserae.games import catalog

_CONTENT: Final = frozenset({"v", "p", "g", "m", "s"})
"""The fields of a link that hold the study itself."""


def study_link(table: Table) -> str:
    """The link to a study of a game, with all variations and notes.

    If it would be too long, leaves out the notes, and then the variations.
    """
    game, record = table.game, table.record
    order = list(parts(record))
    plies = [part.number for part in order if part.kind == "ply"]
    number = plies.index(record.cursor) + 1 if record.ply else 0
    at = "" if main_line(record).cursor == record.cursor else f"&at={number}"
    begun = f"#/{table.slug}/study?v={LINK_VERSION}{start_field(table)}"
    if record.comments or record.glyphs:
        moves = quote(movetext.write(game, record)).replace("%20", "+")
        noted = f"{begun}&m={moves}{at}"
        if len(noted) <= links.LONGEST:
            return noted
    tree = ".".join([movetext.token(game, record, part) for part in order])
    whole = f"{begun}&g={tree}{at}"
    if len(whole) <= links.LONGEST:
        return whole
    return game_link(table._replace(swap=False)).replace("?", "/study?", 1)


def link_at(fragment: str, table: Table) -> str:
    """The link that opened a study, changed to lead to its displayed chapter and ply.

    Without the options of a frame.
    """
    path, _, query = fragment.partition("?")
    fields = [field for field in query.split("&") if field.partition("=")[0] in _CONTENT]
    if not query or not fields:
        return path
    chapters = len(table.chapters.before)
    if chapters or table.chapters.after:
        fields.append(f"c={chapters + 1}")
    fields.append(f"at={table.record.cursor + 1}")  # plies are numbered as in the link
    return f"{path}?{'&'.join(fields)}"


def position_study(slug: str, position: Position) -> str:
    """The link to a study of a position."""
    return f"#/{slug}/study?v={LINK_VERSION}&p={catalog.by_slug(slug).encode(position)}"


def book_link(table: Table) -> str:
    """The link to the opening book: at the cursor's position, if the game is still short."""
    record = table.record
    if record.ply > links.BOOK_PLIES or record.start != table.game.initial():
        return BookPage(table.slug).link
    pairs = zip(record.positions, record.moves[: record.ply], strict=False)
    moves = [table.game.format_move(position, move) for position, move in pairs]
    return BookPage(table.slug, ".".join(moves)).link


def editor_link(table: Table) -> str:
    """The link to edit the position at the cursor."""
    begun = table.position == table.game.initial()
    return EditorPage(table.slug, "" if begun else table.game.encode(table.position)).link


def keep_link(table: Table) -> str:
    """The link to keep the proven value of the position at the cursor."""
    return KeepPage(table.slug, table.game.encode(table.position)).link
