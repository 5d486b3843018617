"""Sheets to print: their positions, their puzzles, and the links in their QR codes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tesserae.app.messages.commands import Qr, ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.analysis import Review
from tesserae.app.model.chapters import chapter_list, with_chapters
from tesserae.app.model.sheets import PER_SHEET, TIERS, PuzzleSheetPage, SheetPage, Shown
from tesserae.app.model.table import Table
from tesserae.app.practice.puzzles import choosing
from tesserae.app.practice.puzzles.script import record_of
from tesserae.app.sharing import exporting
from tesserae.app.sharing.share_links import QR_CAPACITY
from tesserae.app.texts.game_links import game_link
from tesserae.app.texts.study_links import study_link
from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Move, Position
from tesserae.core.puzzle import Puzzle, find_puzzle
from tesserae.core.puzzle.tiers import tier_of
from tesserae.core.record import START, Record
from tesserae.core.record.numbering import Numbering, at_cursor
from tesserae.games import catalog

MOST_POSITIONS: Final = 48
"""Maximum number of positions on a sheet."""

_ALONG: Final = 6
"""Number of positions for a line without key positions, including its end."""

_STEP: Final = 7_919
"""A prime: multiplying numbers by it, modulo another, separates neighbours in a pool."""
_MODULUS: Final = 10_007


def plies(shown: Shown, table: Table, review: Review | None) -> list[int]:
    """The plies at which a sheet has diagrams, ascending."""
    record = table.record
    end = len(record.variation)
    if shown == "here":
        return [record.ply]
    if shown == "turns":
        positions = record.positions
        turns = [n for n in range(1, end) if positions[n].turn != positions[n - 1].turn]
        return sorted({0, *turns, end})
    noted = {number for number, _ in (*record.comments, *record.glyphs)}
    key = [n for n, number in enumerate((START, *record.variation)) if number in noted]
    key += _key_moment_plies(review, table)
    if not key:
        key = [round(end * (n + 1) / _ALONG) for n in range(_ALONG)]
    return sorted({*key, end})


def _key_moment_plies(review: Review | None, table: Table) -> list[int]:
    """The plies at which the key moments of a review of this game begin."""
    line = table.record.variation
    if review is None or table.study or review.seed != table.seed:
        return []
    starts = [moment.start for moment in review.key_moments or ()]
    return [line.index(start) + 1 for start in starts if start in line]


def picture(model: Model, table: Table, ply: int) -> str:
    """The board after `ply` plies, as an SVG file on light paper."""
    table = table._replace(record=_line_to(table.record, ply))
    return exporting.picture(exporting.without_selection(model), table, "light")


def _line_to(record: Record, ply: int) -> Record:
    """The plies to a position, with its comment, and nothing after it."""
    line = record.variation[:ply]
    plies = [record.plies[number]._replace(parent=n - 1) for n, number in enumerate(line)]
    said = dict(record.comments).get(line[-1] if line else START)
    comments = ((len(line) - 1, said),) if said else ()
    return Record(record.start, tuple(plies), tuple(range(ply)), ply, comments=comments)


def tables_on(page: SheetPage) -> list[Table]:
    """The sheet's subjects: the game, or the chapters of the study."""
    if page.table is None:
        return []
    chapters = chapter_list(page.table).chapters
    if not page.every or len(chapters) < 2:
        tables = [page.table]
    else:
        tables = [with_chapters(page.table, chapters, n) for n in range(len(chapters))]
    return [it for it in tables if it.record.plies or (it.study and it.record.comments)]


def address(model: Model, table: Table) -> str | None:
    """The link to a game or a study for its QR code; None if it has no site, or is too long."""
    link = model.base + (study_link(table) if table.study else game_link(table))
    return link if model.base and len(link.encode()) <= QR_CAPACITY else None


class Posed(NamedTuple):
    """A puzzle on a sheet.

    before: the position before the last move. line: the solution. numbering: of its first move.
    """

    puzzle: Puzzle
    position: Position
    last: Move
    before: Position
    line: tuple[Move, ...]
    numbering: Numbering


@lru_cache(maxsize=4)
def sheet_puzzles(pool: str, slug: str, many: int, tier: str, group: int) -> tuple[Posed, ...]:
    """The puzzles of a sheet, without unreadable ones. They start again after the last one."""
    entries = choosing.entries_of(pool)
    fitting = [it.number for it in entries if tier in ("", TIERS[1 + tier_of(it.difficulty)])]
    mixed = sorted(fitting, key=lambda number: (number * _STEP % _MODULUS, number))
    first = group * many
    numbers = [mixed[(first + n) % len(mixed)] for n in range(min(many, len(mixed)))]
    game = catalog.by_slug(slug)
    found = [_pose(game, find_puzzle(pool, number)) for number in numbers]
    readable = [it for it in found if it is not None]
    return tuple(sorted(readable, key=lambda it: it.puzzle.difficulty))


def _pose(game: Game[Position], puzzle: Puzzle | None) -> Posed | None:
    if puzzle is None:
        return None
    try:
        record = record_of(game, puzzle)
        line = game.parse_moves(record.position, puzzle.line)
    except BadInput:
        return None
    before, last = record.positions[-2], record.moves[-1]
    return Posed(puzzle, record.position, last, before, line, at_cursor(record))


def sheets(found: Sequence[Posed]) -> list[Sequence[Posed]]:
    """The puzzles of each sheet of paper."""
    return [found[n : n + PER_SHEET] for n in range(0, len(found), PER_SHEET)]


def missing_codes(model: Model) -> list[str]:
    """The texts of the QR codes that the page still lacks."""
    page = model.screen
    if isinstance(page, SheetPage) and page.table is not None:
        link = address(model, page.table)
        made = page.code is not None and page.code.text == link
        return [] if link is None or made else [link]
    if isinstance(page, PuzzleSheetPage) and model.base:
        pool = model.practice.pools.get(page.slug)
        known = {code.text for code in page.codes}
        found = sheet_puzzles(pool, page.slug, page.many, page.tier, page.group) if pool else ()
        numbers = [it.puzzle.number for it in found]
        wanted = [f"{model.base}#/{page.slug}/puzzle/{number}" for number in numbers]
        return [it for it in wanted if it not in known]
    return []


def code_commands(before: Model, after: Model) -> list[ShellCommand]:
    """Asks once for each QR code."""
    if before.screen is after.screen and before.practice.pools is after.practice.pools:
        return []
    asked = {*missing_codes(before)}
    return [Qr(it) for it in missing_codes(after) if it not in asked]
