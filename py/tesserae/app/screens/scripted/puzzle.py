"""The pages of puzzles: of the pools, of a day, and those that somebody made."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from tesserae.app.analysis import review
from tesserae.app.messages import Judged, PoolLoaded, PuzzlePosed, actions
from tesserae.app.messages.commands import Copy, Focus, LoadPool, ShellCommand
from tesserae.app.messages.handling import (
    PageHandlers,
    PageMessageHandlers,
    on,
    on_message,
    on_page,
    on_page_message,
    on_value,
    send,
)
from tesserae.app.model import Model
from tesserae.app.model.practice import Phase
from tesserae.app.model.screen import DayPuzzle, OwnPuzzle, PoolPuzzle, PuzzlePage, is_same
from tesserae.app.navigation import visiting
from tesserae.app.pages import puzzle
from tesserae.app.practice.board import BESIDE_BOARD, ON_BOARD, ends_pause, wait_commands
from tesserae.app.practice.puzzles import playback, script, sharing
from tesserae.app.screens.page import Page
from tesserae.app.texts.study_links import study_link


def _share(model: Model) -> list[ShellCommand]:
    return [Copy(sharing.result(model))] if sharing.shareable(model) else []


def _analyse(model: Model) -> Model:
    """Opens the study of the moves played, with the engine on."""
    if model.table is None or model.frame is not None:
        return model
    return visiting.visit(model.with_settings(study_engine=True), study_link(model.table))


_ACTIONS: Final[PageHandlers[PuzzlePage]] = {
    **on(actions.PUZZLE_ANALYSE, _analyse),
    **on_page(actions.PUZZLE_AGAIN, script.try_again),
    **on_page(actions.PUZZLE_HINT, script.give_hint),
    **on_page(actions.PUZZLE_SOLUTION, script.show_solution),
    **on(actions.PUZZLE_NEXT, script.another),
    **on(actions.BACK, partial(playback.step, plies=-1)),
    **on(actions.FORWARD, partial(playback.step, plies=1)),
    **send(actions.PUZZLE_SHARE, _share),
    **on_value(actions.PUZZLE_THEME, lambda model, theme: model.with_practice(theme=theme)),
    **on_value(actions.PUZZLE_CHOICE, lambda model, it: model.with_practice(choice=it)),
}


_MESSAGES: Final[PageMessageHandlers[PuzzlePage]] = {
    **on_message(PoolLoaded, lambda model, it: script.add_pool(model, it.slug, it.pool)),
    **on_page_message(Judged, lambda model, page, it: script.judge_ply(model, page, it.ruling)),
    **on_page_message(
        PuzzlePosed, lambda model, page, it: script.pose_puzzle(model, page, it.posed)
    ),
}


def _commands(before: Model, after: Model) -> list[ShellCommand]:
    """Loads a pool, and waits for the end of a pause."""
    commands: list[ShellCommand] = []
    if _is_in(after, "loading") and not (
        _is_in(before, "loading") and is_same(before.screen, after.screen)
    ):
        commands.append(LoadPool(after.screen.slug))
    commands += wait_commands(before, after)
    if _is_in(after, "shown") and not _is_in(before, "shown"):
        commands.append(Focus("puzzle-next"))  # the button pressed is gone
    return commands


def _is_in(model: Model, phase: Phase) -> bool:
    return model.screen.board is not None and model.screen.board.phase == phase


PUZZLE: Final[Page[PuzzlePage]] = Page(
    "title.puzzle",
    lambda _: puzzle.PUZZLE,
    allowed=ON_BOARD
    | BESIDE_BOARD
    | {*_ACTIONS, actions.COPY_LINK.name, actions.WEB_SHARE.name}
    | {actions.COPY_EMBED.name, actions.COPY_FRAME.name},
    actions=_ACTIONS,
    messages=_MESSAGES,
    intercept=ends_pause(script.SCRIPT.end_pause),
    after_change=lambda *models: review.finish_or_drop(script.SCRIPT.after_change(*models)),
    commands=_commands,
    end_pause=script.SCRIPT.end_pause,
    analysis=script.job,
)

PUZZLES: Final[Mapping[type, Page[PuzzlePage]]] = {
    PoolPuzzle: PUZZLE,
    DayPuzzle: PUZZLE,
    OwnPuzzle: PUZZLE._replace(view=lambda _: puzzle.OWN_PUZZLE),
}
