"""Writing links to games and positions, which links.py reads."""

from __future__ import annotations

from tesserae.app.model.screen import LINK_VERSION
from tesserae.app.model.settings import LANGUAGES, Language
from tesserae.app.model.table import Table
from tesserae.core.record import movetext
from tesserae.games import catalog


def position_link(table: Table) -> str:
    """The link to the position at the cursor."""
    return f"#/{table.slug}?v={LINK_VERSION}&p={table.game.encode(table.position)}"


def puzzle_link(table: Table, ask: str) -> str:
    """The link to a puzzle of the position at the cursor. ask: its task."""
    return f"{position_link(table)}&ask={ask}"


def game_link(table: Table) -> str:
    """The link to the variation, with the cursor."""
    record = table.record
    pairs = zip(record.positions, record.moves, strict=False)
    words = [table.game.format_move(position, move) for position, move in pairs]
    moves = ".".join(filter(None, [*words, movetext.ending_word(record)]))
    at = "" if record.at_end else f"&at={record.ply}"
    swap = "&swap=1" if table.swap and len(record.variation) < 2 else ""
    return f"#/{table.slug}?v={LINK_VERSION}{start_field(table)}&g={moves}{at}{swap}"


def start_field(table: Table) -> str:
    """The field for the start of a game; "" for the usual start."""
    start = table.record.start
    return "" if start == table.game.initial() else f"&p={table.game.encode(start)}"


def page_address(base: str, fragment: str, language: Language) -> str:
    """The address of a link to send: of a page for its game, which chats show with a picture.

    It is in that language, and redirects to the app (tools/building/static_pages.py). base: the
    app's address.
    """
    folder, _, file = base.rpartition("/")
    slug = fragment.removeprefix("#/").partition("?")[0].partition("/")[0]
    if slug not in catalog.NAMES or not folder or file not in ("", "index.html"):
        return base + fragment
    page = slug if language == LANGUAGES[0] else f"{language}/{slug}"
    return f"{folder}/{page}/{file}{fragment}"
