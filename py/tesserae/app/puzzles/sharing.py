"""The result of a puzzle of the day as a text to share: it gives nothing away."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model
from tesserae.app.puzzles import choosing, player
from tesserae.app.wording import words_in

_MISS, _FOUND, _GIVEN_UP = "\U0001f7e5", "\U0001f7e9", "\u2b1b"
"""Blocks: a wrong move or a hint, the solution found, the solution shown."""

_MOST: Final = 6


def shareable(model: Model) -> bool:
    """Whether the puzzle on the page is over, and of a day."""
    over = model.puzzle.phase in ("solved", "shown") and not model.puzzle.ahead
    return model.screen.kind == "puzzle" and bool(model.screen.day) and over


def result(model: Model) -> str:
    """The text: game and day, a block for each try, the days in a row, and the link."""
    words, day = words_in(model.language), player.day_of(model)
    slug, state = model.screen.slug, model.puzzle
    title = words("puzzle.shared", game=words(f"{slug}.title"), date=choosing.day_text(day))
    last = _FOUND if state.phase == "solved" else _GIVEN_UP
    blocks = _MISS * min(_MOST, state.misses) + last
    streak = choosing.streak(player.progress_of(model, slug), choosing.today_of(model))
    rows = [title, blocks, f"{model.base}#/{slug}/puzzle/{day}"]
    if streak > 1:
        rows.insert(2, words("puzzle.streak", n=streak))
    return "\n".join(rows)
