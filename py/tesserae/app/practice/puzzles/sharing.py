"""The result of a puzzle of the day as a text to share, without the solution."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.screen import DayPuzzle
from tesserae.app.practice.puzzles import choosing, script
from tesserae.app.texts.dates import day_text
from tesserae.app.texts.game_links import page_address
from tesserae.app.texts.wording import words_in

_MISS, _FOUND, _GIVEN_UP = "\U0001f7e5", "\U0001f7e9", "\u2b1b"
"""Blocks: a wrong move or a hint, the solution found, the solution shown."""

_MOST_MISSES: Final = 6


def shareable(model: Model) -> bool:
    """Whether the page has a puzzle of the day that is over."""
    page = model.screen
    if not isinstance(page, DayPuzzle):
        return False
    return page.board.phase in ("solved", "shown") and not page.board.ahead


def result(model: Model) -> str:
    """The text: game and day, a block for each try, the days in a row, and the link."""
    words, day = words_in(model.language), script.day_of(model)
    page = script.page_of(model)
    slug = page.slug
    title = words("puzzle.shared", game=words(f"{slug}.title"), date=day_text(day))
    last = _FOUND if page.board.phase == "solved" else _GIVEN_UP
    blocks = _MISS * min(_MOST_MISSES, page.solving.misses) + last
    streak = choosing.streak(script.progress_of(model, slug), choosing.today_of(model))
    rows = [title, blocks, page_address(model.base, f"#/{slug}/puzzle/{day}", model.language)]
    if streak > 1:
        rows.insert(2, words("puzzle.streak", n=streak))
    return "\n".join(rows)
