"""The page of statistics."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.messages.commands import Download, LoadPool, ShellCommand
from tesserae.app.messages.handling import Handlers, send
from tesserae.app.model import Model
from tesserae.app.model.screen import StatisticsPage
from tesserae.app.pages import statistics as page
from tesserae.app.practice.board import BESIDE_BOARD
from tesserae.app.screens.page import Page
from tesserae.app.storage import statistics
from tesserae.app.texts.wording import words_with
from tesserae.view.strings.statistics import STRINGS

_ACTIONS: Final[Handlers] = send(
    actions.SAVE_STATISTICS,
    lambda model: [Download("tesserae-statistics.csv", "text/csv", statistics.as_csv(model))],
)


def _commands(before: Model, after: Model) -> list[ShellCommand]:
    """Loads the pools with tried puzzles, for their themes."""
    if isinstance(before.screen, StatisticsPage):
        return []
    tried = [slug for slug, it in after.practice.progress.items() if it.solved or it.failed]
    missing = [slug for slug in tried if slug not in after.practice.pools]
    return [*map(LoadPool, missing)]


STATISTICS: Final[Page[StatisticsPage]] = Page(
    "title.statistics",
    lambda _: page.STATISTICS,
    words=words_with(STRINGS),
    style="statistics",
    allowed=BESIDE_BOARD | {*_ACTIONS},
    actions=_ACTIONS,
    commands=_commands,
)
