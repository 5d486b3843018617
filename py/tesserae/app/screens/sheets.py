"""The pages of sheets to print: of a game or a study, and of puzzles."""

from __future__ import annotations

from typing import Any, Final

from tesserae.app.messages import PoolLoaded, QrMade, actions
from tesserae.app.messages.commands import LoadPool, Print, ShellCommand
from tesserae.app.messages.handling import (
    Handlers,
    PageHandlers,
    on_message,
    on_page,
    on_page_message,
    on_value,
    send,
)
from tesserae.app.model import Model
from tesserae.app.model.sheets import PuzzleSheetPage, SheetPage
from tesserae.app.pages.sheets import page as pages
from tesserae.app.practice.board import BESIDE_BOARD
from tesserae.app.practice.puzzles.handlers import with_pool
from tesserae.app.screens.page import Page
from tesserae.app.sharing import sheets
from tesserae.app.storage.summaries import summaries_by_use
from tesserae.app.texts.wording import words_with
from tesserae.view.strings.sheets import STRINGS

LONGEST_TITLE: Final = 120
LONGEST_NOTES: Final = 2_000

_MOST_CODES: Final = 48


def _with(model: Model, **changes: Any) -> Model:
    """The model with changes to the sheet."""
    return model._replace(screen=model.screen._replace(**changes))


def _add_code(model: Model, page: PuzzleSheetPage, message: QrMade) -> Model:
    return _with(model, codes=(*page.codes[-_MOST_CODES:], message.code))


def _with_pool(model: Model, message: PoolLoaded) -> Model:
    model = with_pool(model, message)
    return _with(model, missing=model.screen.slug not in model.practice.pools)


def _after_change(_: Model, model: Model) -> Model:
    """Takes the game or study that was last on its page, once it is loaded."""
    page = model.screen
    if not isinstance(page, SheetPage) or page.table is not None:
        return model
    mine = (it for it in model.tables if it.slug == page.slug and it.study == page.study)
    table = next(mine, None)
    return model if table is None else _with(model, table=table)


def _games_to_load(model: Model) -> frozenset[str]:
    """The game or study for the sheet, if it is not loaded yet."""
    page = model.screen
    if not isinstance(page, SheetPage) or page.table is not None:
        return frozenset()
    saved = summaries_by_use(model, studies=page.study)
    last = next((it.id for it in saved if it.slug == page.slug), None)
    return frozenset() if last is None else frozenset([last])


def _commands(before: Model, after: Model) -> list[ShellCommand]:
    """Loads the puzzles as the page opens; asks for the QR codes."""
    commands: list[ShellCommand] = []
    page = after.screen
    opened = type(before.screen) is not type(page) or before.screen.slug != page.slug
    if opened and isinstance(page, PuzzleSheetPage) and page.slug not in after.practice.pools:
        commands.append(LoadPool(page.slug))
    return commands + sheets.code_commands(before, after)


_BOTH: Final[Handlers] = {
    **send(actions.PRINT, lambda _: [Print()]),
    **on_value(actions.SHEET_PAPER, lambda model, paper: _with(model, paper=paper)),
}

_OF_GAME: Final[Handlers] = {
    **_BOTH,
    **on_value(actions.SHEET_SHOWN, lambda model, shown: _with(model, shown=shown)),
    **on_value(actions.SHEET_CHAPTERS, lambda model, it: _with(model, every=bool(it))),
    **on_value(actions.SHEET_TITLE, lambda model, it: _with(model, title=it[:LONGEST_TITLE])),
    **on_value(actions.SHEET_NOTES, lambda model, it: _with(model, notes=it[:LONGEST_NOTES])),
}

_OF_PUZZLES: Final[PageHandlers[PuzzleSheetPage]] = {
    **_BOTH,
    **on_value(actions.SHEET_COUNT, lambda model, it: _with(model, many=it, group=0)),
    **on_value(actions.SHEET_TIER, lambda model, it: _with(model, tier=it, group=0)),
    **on_page(actions.SHEET_OTHERS, lambda model, page: _with(model, group=page.group + 1)),
}

_WORDS: Final = words_with(STRINGS)

SHEET: Final[Page[SheetPage]] = Page(
    "title.sheet",
    lambda _: pages.SHEET,
    words=_WORDS,
    style="sheets",
    allowed=BESIDE_BOARD | {*_OF_GAME},
    actions=_OF_GAME,
    messages=on_message(QrMade, lambda model, it: _with(model, code=it.code)),
    after_change=_after_change,
    commands=_commands,
    games_to_load=_games_to_load,
)
PUZZLES: Final[Page[PuzzleSheetPage]] = Page(
    "title.sheet",
    lambda _: pages.PUZZLES,
    words=_WORDS,
    style="sheets",
    allowed=BESIDE_BOARD | {*_OF_PUZZLES},
    actions=_OF_PUZZLES,
    messages={**on_page_message(QrMade, _add_code), **on_message(PoolLoaded, _with_pool)},
    commands=_commands,
)
