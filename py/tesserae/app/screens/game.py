"""The page of a game in progress."""

from __future__ import annotations

from typing import Final

from tesserae.app.analysis import position_analysis, review
from tesserae.app.messages.commands import Scroll, ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.screen import GamePage
from tesserae.app.model.table import Table
from tesserae.app.pages.components.page import View
from tesserae.app.pages.embed import EMBED
from tesserae.app.pages.game.page import GAME as VIEW
from tesserae.app.play import (
    achievements,
    adaptive,
    army_setup,
    clock,
    entering,
    replay,
    resignation,
)
from tesserae.app.practice.mistakes import handlers as mistake_handlers
from tesserae.app.screens.home import HOME
from tesserae.app.screens.page import Page
from tesserae.core.record import START
from tesserae.view.moves import id_of


def _view(model: Model) -> View:
    """The home page until the game has been loaded."""
    if model.table is None:
        return HOME.view(model)
    return VIEW if model.frame is None else EMBED


def _after_change(before: Model, after: Model) -> Model:
    after = clock.follow(before, after)
    after = review.finish_or_drop(resignation.close_questions(army_setup.play_chosen(after)))
    if review.is_complete(after) and not review.is_complete(before):
        after = mistake_handlers.collect_mistakes(after)
    after = achievements.remember_win(before, entering.play_automatic(before, after))
    return adaptive.count_result(before, after)


def _scroll(before: Model, after: Model) -> list[ShellCommand]:
    """Scrolls to the current ply in the list of moves; first to the board, if a link was opened."""
    if after.table is None or _at(after.table) == _at(before.table):
        return []
    shown, link = Scroll(id_of(after.table.record.cursor)), after.table.link
    if after.frame or not link or before.table is None or before.table.link == link:
        return [shown]
    return [Scroll("opp"), shown]


def _at(table: Table | None) -> int:
    return table.record.cursor if table else START


GAME: Final[Page[GamePage]] = Page(
    "title.game",
    _view,
    after_change=_after_change,
    commands=lambda *models: achievements.celebrate(*models) + replay.commands(*models),
    end_pause=replay.end_pause,
    scroll=_scroll,
    analysis=position_analysis.wanted_analysis,
    actions=mistake_handlers.ACTIONS,
)
