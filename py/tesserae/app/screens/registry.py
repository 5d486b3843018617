"""The module of each type of page. A new type also needs its record in `Screen`."""

from __future__ import annotations

from typing import Any

from tesserae.app.model import Model
from tesserae.app.model.puzzle_run import RunPage
from tesserae.app.model.screen import (
    AskingPage,
    BookPage,
    EditorPage,
    GamePage,
    GamesPage,
    Home,
    KeepPage,
    LabPage,
    LessonPage,
    MistakesPage,
    RulesPage,
    StatisticsPage,
    StudyPage,
)
from tesserae.app.model.sheets import PuzzleSheetPage, SheetPage
from tesserae.app.model.training import TrainPage
from tesserae.app.screens.game import GAME
from tesserae.app.screens.home import HOME
from tesserae.app.screens.page import Page


def page_of(model: Model) -> Page[Any]:
    """The Page of the current screen; a study in a frame is for reading."""
    if model.frame is not None and isinstance(model.screen, StudyPage):
        from tesserae.app.screens.reading import READING

        return READING
    return page_of_type(type(model.screen))


def page_of_type(screen: type) -> Page[Any]:
    """The Page of a screen type; rare ones are imported with their first page."""
    if screen is GamePage:
        return GAME
    if screen is Home:
        return HOME
    if screen is GamesPage:
        from tesserae.app.screens.games import GAMES

        return GAMES
    if screen is StudyPage:
        from tesserae.app.screens.study import STUDY

        return STUDY
    if screen is BookPage:
        from tesserae.app.screens.book import BOOK

        return BOOK
    if screen is RulesPage:
        from tesserae.app.screens.rules import RULES

        return RULES
    return _tool(screen) or _page_of_script(screen)


def _tool(screen: type) -> Page[Any] | None:
    """The Page of the editor, sheets, the lab or the statistics; None for other types."""
    if screen is EditorPage:
        from tesserae.app.screens.editor import EDITOR

        return EDITOR
    if screen in (SheetPage, PuzzleSheetPage):
        from tesserae.app.screens import sheets

        return sheets.SHEET if screen is SheetPage else sheets.PUZZLES
    if screen is LabPage:
        from tesserae.app.screens.lab import LAB

        return LAB
    if screen is StatisticsPage:
        from tesserae.app.screens.statistics import STATISTICS

        return STATISTICS
    return None


def _page_of_script(screen: type) -> Page[Any]:
    """The Page of a scripted board."""
    if screen is LessonPage:
        from tesserae.app.screens.scripted.lesson import LESSON

        return LESSON
    if screen is KeepPage:
        from tesserae.app.screens.scripted.keep import KEEP

        return KEEP
    if screen is AskingPage:
        from tesserae.app.screens.scripted.asking import ASKING

        return ASKING
    if screen is TrainPage:
        from tesserae.app.screens.scripted.train import TRAIN

        return TRAIN
    if screen is RunPage:
        from tesserae.app.screens.scripted.run import RUN

        return RUN
    if screen is MistakesPage:
        from tesserae.app.screens.scripted.mistakes import MISTAKES

        return MISTAKES
    from tesserae.app.screens.scripted.puzzle import PUZZLES

    return PUZZLES[screen]
