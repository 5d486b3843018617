"""The actions of the page: their names in the markup, and how their arguments are read.

An element has `data-act`, and `data-arg` if its action takes an argument. Buttons send it when
they are pressed, fields with their value when that changes, forms when they are submitted.
The package that an action belongs to has its handler.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar, cast, get_args

from tesserae.app.model.dialog import Dialog, Share
from tesserae.app.model.lab import SECONDS
from tesserae.app.model.library import ANY_SEAT, STUDIES, Listed
from tesserae.app.model.practice import CHOICES, Choice
from tesserae.app.model.screen import COUNTS, PAPERS, SHOWN, TIERS
from tesserae.app.model.settings import (
    COACH_PARTS,
    MOST_LINES,
    MOST_WORKERS,
    field_of,
    is_setting,
    stored_name,
)
from tesserae.app.model.study import PANELS, ChapterStart, Tool
from tesserae.app.model.table import ADAPTIVE, AWAY, PERSON, Seat
from tesserae.core.errors import BadInput
from tesserae.core.numerals import is_number
from tesserae.core.puzzle import ASKS
from tesserae.core.record.comments import COLOURS
from tesserae.core.record.movetext import EVALUATIONS, GLYPHS
from tesserae.core.text import text
from tesserae.games import catalog
from tesserae.search.levels import LEVELS
from tesserae.view import action, moves, svg
from tesserae.view.action import Action, ActionKind
from tesserae.view.svg import PictureTheme

T = TypeVar("T")

PerSide: TypeAlias = tuple[ActionKind[T], ActionKind[T]]

BUTTONS: Final[dict[str, Callable[[str], Any]]] = {}
FIELDS: Final[dict[str, Callable[[str], Any]]] = {}
FORMS: Final[dict[str, Callable[[Mapping[str, str]], Any]]] = {}
"""The name of every action -> the reader of its argument, value or form. All raise BadInput."""


class NewSetting(NamedTuple):
    """A setting and its new value."""

    name: str
    value: str | bool


class NewColourway(NamedTuple):
    """A game and the new colourway of its boards."""

    slug: str
    name: str


def malformed() -> BadInput:
    """An action that is unknown, or has an argument that it cannot have."""
    return BadInput(text("error.bad_event"))


def _plain(name: str) -> Action:
    """An action without an argument."""

    def read(arg: str) -> None:
        if arg:
            raise malformed()

    BUTTONS[name] = read
    return Action(name)


def _with(kind: ActionKind[T]) -> ActionKind[T]:
    """An action of buttons, with an argument."""
    BUTTONS[kind.name] = kind.read
    return kind


def _field(kind: ActionKind[T]) -> ActionKind[T]:
    FIELDS[kind.name] = kind.read
    return kind


def _one_of(name: str, allowed: Sequence[T]) -> ActionKind[T]:
    """An action whose argument is one of a few values."""
    known = {str(value): value for value in allowed}

    def read(arg: str) -> T:
        if arg not in known:
            raise malformed()
        return known[arg]

    return ActionKind(name, read, str)


def _text(name: str) -> ActionKind[str]:
    return ActionKind(name, str, str)


def _read_flag(arg: str) -> bool:
    if arg not in ("0", "1"):
        raise malformed()
    return arg == "1"


def _write_flag(on: bool) -> str:
    return str(int(on))


def _read_number(arg: str) -> int:
    if not is_number(arg, 5):
        raise malformed()
    return int(arg)


_THEME: Final = re.compile(r"[a-z]{0,20}[0-9]?")


def _read_theme(arg: str) -> str:
    if _THEME.fullmatch(arg) is None:
        raise malformed()
    return arg


def _read_setting(arg: str) -> NewSetting:
    name, _, value = arg.partition("=")
    setting = NewSetting(field_of(name), {"1": True, "0": False}.get(value, value))
    if not is_setting(*setting):
        raise malformed()
    return setting


def _write_setting(setting: NewSetting) -> str:
    value = setting.value
    return f"{stored_name(setting.name)}={int(value) if isinstance(value, bool) else value}"


_COLOURWAYS: Final = {
    f"{game.slug}={name}": NewColourway(game.slug, name)
    for game in catalog.GAMES
    for name in game.colourways
}


def _read_colourway(arg: str) -> NewColourway:
    if arg not in _COLOURWAYS:
        raise malformed()
    return _COLOURWAYS[arg]


# Entering moves

TARGET: Final[ActionKind[str]] = _with(svg.TARGET)
ROTATE: Final = _plain("rotate")
NUDGE: Final = _with(_one_of("nudge", ("ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight")))
CONFIRM: Final = _plain("confirm")
TAKE_BACK: Final = _plain("takeback")
ELSEWHERE: Final = _plain("elsewhere")
TYPED: Final = _text("typed")

# Stepping through the game

UNDO: Final = _plain("undo")
REDO: Final = _plain("redo")
FIRST: Final = _plain("first")
BACK: Final = _plain("back")
FORWARD: Final = _plain("forward")
LAST: Final = _plain("last")
JUMP: Final[ActionKind[int]] = _with(moves.JUMP)

# The engine

HINT: Final = _plain("hint")
HINT_PLAY: Final = _plain("hint-play")
HINT_HIDE: Final = _plain("hint-hide")
PLAY_HERE: Final = _plain("play-here")
SHOW_AGAIN: Final = _plain("show-again")
SHOW_NEXT: Final = _plain("show-next")
SHOW_PAUSE: Final = _plain("show-pause")
STOP: Final = _plain("stop")
PAUSE: Final = _plain("pause")
STEP: Final = _plain("step")
REVIEW: Final = _plain("review")
REVIEW_STOP: Final = _plain("review-stop")
KEY_MOMENT: Final = _with(ActionKind("turned", moves.JUMP.read, moves.JUMP.write))
BETTER: Final = _with(ActionKind("better", moves.JUMP.read, moves.JUMP.write))

TRY_HERE: Final = _with(ActionKind("try-here", moves.JUMP.read, moves.JUMP.write))


def _read_step(arg: str) -> tuple[int, int]:
    number, _, ply = arg.partition(".")
    return _read_number(number), _read_number(ply)


def _write_step(step: tuple[int, int]) -> str:
    return f"{step[0]}.{step[1]}"


BETTER_LINE: Final = _with(ActionKind("better-line", _read_step, _write_step))
"""Shows the better line of a key moment, by its number, up to one of its moves."""

GRAPH: Final = _field(ActionKind("graph", _read_number, str))
"""Goes to a ply of the line that the graph shows."""

GRAPH_SVG: Final = _plain("graph-svg")
GRAPH_PNG: Final = _plain("graph-png")

# Players, setup and end of a game

_SEATS: Final[tuple[Seat, ...]] = (PERSON, *(level.number for level in LEVELS), ADAPTIVE)
SEAT: Final = (_field(_one_of("seat-0", _SEATS)), _field(_one_of("seat-1", _SEATS)))
FLIP: Final = _plain("turn")
SWAP: Final = _plain("swap")
READY_SETUP: Final = _with(_text("ready-setup"))
LEAVE_SETUP: Final = _plain("leave-setup")
RESIGN: Final = _plain("resign")
AGREE: Final = _plain("agree")
REMATCH: Final = _plain("rematch")

CLOCK: Final = _plain("clock")
"""Pauses the clock, or lets it go on."""

# The dialog for a new game

NEW_SEAT: Final = (_field(_one_of("new-seat-0", _SEATS)), _field(_one_of("new-seat-1", _SEATS)))
NEW_SETUP: Final = (_field(_text("new-setup-0")), _field(_text("new-setup-1")))
NEW_TEXT: Final = (_field(_text("new-text-0")), _field(_text("new-text-1")))
NEW_SWAP: Final = _with(ActionKind("new-swap", _read_flag, _write_flag))
NEW_MINUTES: Final = _field(_one_of("new-minutes", (0, 1, 2, 3, 5, 10, 15, 20, 30, 60, 90)))
NEW_SECONDS: Final = _field(_one_of("new-seconds", (0, 1, 2, 3, 5, 10, 15, 20, 30, 60)))
NEW_DELAY: Final = _with(ActionKind("new-delay", _read_flag, _write_flag))
NEW_START: Final = _plain("new-start")

# Lessons

LESSON_NEXT: Final = _plain("lesson-next")
LESSON_BACK: Final = _plain("lesson-back")
COACH: Final = _with(
    _one_of("coach", [f"{slug}.{part}" for slug in catalog.NAMES for part in COACH_PARTS])
)

# Puzzles

PUZZLE_AGAIN: Final = _plain("puzzle-again")
PUZZLE_HINT: Final = _plain("puzzle-hint")
PUZZLE_SOLUTION: Final = _plain("puzzle-solution")
PUZZLE_NEXT: Final = _plain("puzzle-next")
PUZZLE_SHARE: Final = _plain("puzzle-share")
PUZZLE_ANALYSE: Final = _plain("puzzle-analyse")
PUZZLE_THEME: Final = _field(ActionKind("puzzle-theme", _read_theme, str))
PUZZLE_CHOICE: Final[ActionKind[Choice]] = _field(_one_of("puzzle-choice", CHOICES))

# One's own mistakes

MISTAKES_TRY: Final = _plain("mistakes-try")
MISTAKES_AHEAD: Final = _plain("mistakes-ahead")
MISTAKES_REMOVE: Final = _plain("mistakes-remove")
MISTAKES_REMOVE_ALL: Final = _plain("mistakes-remove-all")

# Studies

STUDY: Final = _with(_text("study"))
STUDY_LEVEL: Final = _field(_one_of("study-level", [level.number for level in LEVELS]))
STUDY_PUZZLE: Final = _plain("study-puzzle")
STUDY_PANEL: Final = _with(_one_of("study-panel", PANELS))
STUDY_ENGINE: Final = _plain("study-engine")
STUDY_ENDLESS: Final = _plain("study-endless")
STUDY_VALUES: Final = _plain("study-values")
STUDY_LINES: Final = _with(_one_of("study-lines", range(1, MOST_LINES + 1)))
STUDY_WORKERS: Final = _field(_one_of("study-workers", range(1, MOST_WORKERS + 1)))
STUDY_PLAY: Final = _with(_text("study-play"))
STUDY_CHOOSE: Final[ActionKind[int]] = _with(
    ActionKind("study-choose", moves.JUMP.read, moves.JUMP.write)
)
STUDY_RETURN: Final = _plain("study-return")
STUDY_PROMOTE: Final = _plain("study-promote")
STUDY_MAIN: Final = _plain("study-main")
STUDY_CUT: Final = _plain("study-cut")
STUDY_RESTORE: Final = _plain("study-restore")
STUDY_THREAT: Final = _plain("study-threat")
STUDY_COPY: Final = _plain("study-copy")
NOTE: Final = _field(_text("note"))
NOTE_GLYPH: Final = _with(_one_of("note-glyph", range(1, len(GLYPHS) + 1)))
NOTE_EVALUATION: Final = _field(_one_of("note-evaluation", (0, *EVALUATIONS)))
NOTE_UNDO: Final = _plain("note-undo")
DRAW: Final = _with(_text("draw"))
DRAW_TOOL: Final = _with(_one_of("draw-tool", cast("tuple[Tool, ...]", get_args(Tool))))
DRAW_COLOUR: Final = _with(_one_of("draw-colour", COLOURS))
DRAW_CLEAR: Final = _plain("draw-clear")
FOLD: Final[ActionKind[int]] = _with(moves.FOLD)
CHAPTER: Final = _field(ActionKind("chapter", _read_number, str))
"""Opens a chapter of a study, by its number from 0."""

CHAPTER_ADD: Final = _with(
    _one_of("chapter-add", cast("tuple[ChapterStart, ...]", get_args(ChapterStart)))
)
CHAPTER_STEP: Final = _with(_one_of("chapter-step", (-1, 1)))
"""Opens the next chapter, or the one before."""

CHAPTER_TITLE: Final = _field(_text("chapter-title"))
CHAPTER_MOVE: Final = _with(_one_of("chapter-move", (-1, 1)))
CHAPTER_CUT: Final = _plain("chapter-cut")
CHAPTER_RESTORE: Final = _plain("chapter-restore")

# A study that asks

ASKING: Final = _field(_one_of("asking", ("", "first", "second")))
ASK_HINT: Final = _field(_text("ask-hint"))
ASK_OTHER: Final = _field(_text("ask-other"))
ASK_RIGHT: Final = _plain("ask-right")
READ: Final = _plain("read")
READ_ON: Final = _plain("read-on")
READ_HINT: Final = _plain("read-hint")
READ_STUDY: Final = _plain("read-study")
READ_AUTHOR: Final = _plain("read-author")

# Setting up a position

EDITOR_TOOL: Final = _with(_text("editor-tool"))
EDITOR_TEXT: Final = _text("editor-text")
EDITOR_COPY: Final = _plain("editor-copy")
EDITOR_CLEAR: Final = _plain("editor-clear")
EDITOR_LEVEL: Final = _field(_one_of("editor-level", (PERSON, *(level.number for level in LEVELS))))
EDITOR_PUZZLE: Final = _plain("editor-puzzle")

# The lab

LAB_DEEDS: Final = ("save", "random", "greedy", "evaluate", "alphabeta", "before")
"""Deeds with the file in the editor: an example takes its place, or what was there before."""

LAB_RUN: Final = _plain("lab-run")
LAB_STOP: Final = _plain("lab-stop")
LAB_NEW: Final = _plain("lab-new")
LAB_MATCH: Final = _plain("lab-match")
LAB_LINK: Final = _plain("copy-lab")
LAB_DO: Final = _with(_one_of("lab-do", LAB_DEEDS))
LAB_GAME: Final = _field(_one_of("lab-game", catalog.NAMES))
LAB_AGAINST: Final = _field(
    _one_of("lab-against", (PERSON, *(level.number for level in LEVELS), AWAY))
)
LAB_SIDE: Final = _field(_one_of("lab-side", (0, 1)))
LAB_SECONDS: Final = _field(_one_of("lab-seconds", SECONDS))

# Keeping a win

KEEP_AGAIN: Final = _plain("keep-retry")
KEEP_RESTART: Final = _plain("keep-restart")

# The page

DIALOG: Final = _with(_one_of("dialog", cast("tuple[Dialog, ...]", get_args(Dialog))))
CLOSE: Final = _plain("close")
DISMISS: Final = _plain("dismiss")
SECTION: Final[ActionKind[str]] = _with(action.SECTION)

# Saved games

RESUME: Final = _with(_text("resume"))
ASK_TO_REMOVE: Final = _with(_text("forget-ask"))
REMOVE: Final = _plain("forget")
GAMES_SHOWN: Final = _with(_one_of("games-shown", ("", *catalog.NAMES, STUDIES)))
GAMES_SEAT: Final = _field(
    _one_of("games-seat", (ANY_SEAT, PERSON, *(level.number for level in LEVELS)))
)
GAMES_RESULT: Final = _field(_one_of("games-result", cast("tuple[Listed, ...]", get_args(Listed))))
GAMES_PAGE: Final = _with(ActionKind("games-page", _read_number, str))
BACK_UP: Final = _plain("backup")
SAVE_ASIDE: Final = _plain("save-aside")
SAVE_STATISTICS: Final = _plain("save-statistics")

# Settings

SETTING: Final = _field(_with(ActionKind("setting", _read_setting, _write_setting)))
COLOURWAY: Final = _with(ActionKind("way", _read_colourway, "=".join))
LAYER: Final = _with(
    _one_of("layer", [f"{g.slug}.{name}" for g in catalog.GAMES for name in g.layers])
)

# Sharing

SHARE_KIND: Final = _with(_one_of("share-kind", cast("tuple[Share, ...]", get_args(Share))))
SHARE_ASK: Final = _with(_one_of("share-ask", ASKS))
PICTURE_THEME: Final = _with(
    _one_of("shade", cast("tuple[PictureTheme, ...]", get_args(PictureTheme)))
)
COPY_LINK: Final = _plain("copy-link")
WEB_SHARE: Final = _plain("web-share")
COPY_EMBED: Final = _plain("copy-embed")
COPY_FRAME: Final = _plain("copy-frame")
SAVE_SVG: Final = _plain("save-svg")
SAVE_PNG: Final = _plain("save-png")
SAVE_GIF: Final = _plain("save-gif")
STOP_GIF: Final = _plain("stop-gif")
SAVE_RECORD: Final = _plain("save-record")
COPY_RECORD: Final = _plain("copy-record")
COPY_SETUP: Final = (_plain("copy-setup-0"), _plain("copy-setup-1"))
COPY_ANSWER: Final = _plain("copy-answer")
SEND_ANSWER: Final = _plain("send-answer")
PLAY_TURN: Final = _plain("play-turn")
ADD_REPLY: Final = _plain("add-reply")
DROP_REPLY: Final = _with(ActionKind("drop-reply", _read_number, str))

# Sheets to print

PRINT: Final = _plain("print")
SHEET_PAPER: Final = _with(_one_of("sheet-paper", PAPERS))
SHEET_SHOWN: Final = _field(_one_of("sheet-shown", SHOWN))
SHEET_TITLE: Final = _field(_text("sheet-title"))
SHEET_NOTES: Final = _field(_text("sheet-notes"))
SHEET_COUNT: Final = _field(_one_of("sheet-count", COUNTS))
SHEET_TIER: Final = _field(_one_of("sheet-tier", TIERS))
SHEET_OTHERS: Final = _plain("sheet-others")

# Installation

SAVE_OFFLINE: Final = _plain("keep-again")
LOAD_UPDATE: Final = _plain("renew")
INSTALL: Final = _plain("install")
SAVE_ONE_FILE: Final = _plain("save-file")

FORMS[TYPED.name] = lambda values: values.get("move", "")
FORMS[EDITOR_TEXT.name] = lambda values: values.get("position", "")
FORMS[NEW_START.name] = lambda _: None
