"""The state of pages with sheets to print."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from tesserae.app.model.table import Table
    from tesserae.view.qr import Code

Paper: TypeAlias = Literal["a4", "letter"]
PAPERS: Final[tuple[Paper, ...]] = ("a4", "letter")

Shown: TypeAlias = Literal["key", "turns", "here"]
SHEET_POSITIONS: Final[tuple[Shown, ...]] = ("key", "turns", "here")
"""The positions on a sheet: the key ones, one for each turn, or that at the cursor."""

PER_SHEET: Final = 6
"""Number of puzzles on a sheet of paper."""

COUNTS: Final = (6, 12, 24)

TIERS: Final = ("", "first", "middle", "hard")
"""How difficult the puzzles are (core/puzzle/tiers.py), "" for any."""


class SheetPage(NamedTuple):
    """A sheet to print, of a game or a study.

    table: its subject; None until it is loaded. shown: its positions. title: as typed, or None.
    notes: the text under it. code: the QR code of its link, or None. every: with all chapters.
    """

    slug: str
    study: bool = False
    table: Table | None = None
    paper: Paper = "a4"
    shown: Shown = "key"
    title: str | None = None
    notes: str = ""
    code: Code | None = None
    every: bool = False
    board: None = None

    @property
    def link(self) -> str:
        return f"#/{self.slug}/study/print" if self.study else f"#/{self.slug}/print"


class PuzzleSheetPage(NamedTuple):
    """A sheet of puzzles to print, with the solutions on the back.

    many: their number, PER_SHEET on a sheet. tier: of TIERS. group: the n-th group of such puzzles,
    from 0. codes: the QR codes of their links made so far. missing: the pool could not be loaded.
    """

    slug: str
    paper: Paper = "a4"
    many: int = COUNTS[0]
    tier: str = ""
    group: int = 0
    codes: tuple[Code, ...] = ()
    missing: bool = False
    board: None = None

    @property
    def link(self) -> str:
        return f"#/{self.slug}/puzzle/print"
