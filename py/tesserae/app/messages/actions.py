"""The actions of the page: their names in the markup, and how their arguments are read.

An element has `data-act`, and `data-arg` if its action takes an argument. Buttons send it when
pressed, fields with their new value when they change, forms when submitted. The handler is in the
action's package.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple, TypeAlias, TypeVar, cast, get_args

from tesserae.app.messages.registering import (
    FORMS,
    any_text,
    button,
    field,
    one_of,
    plain,
    read_flag,
    read_number,
    unknown_action,
    write_flag,
)
from tesserae.app.model.dialog import Dialog, Share
from tesserae.app.model.lab import SECONDS
from tesserae.app.model.practice import CHOICES, Choice
from tesserae.app.model.saved_games import ANY_SEAT, STUDIES, Listed
from tesserae.app.model.settings import (
    COACH_PARTS,
    MOST_LINES,
    MOST_WORKERS,
    field_of,
    is_setting,
    stored_name,
)
from tesserae.app.model.sheets import COUNTS, PAPERS, SHEET_POSITIONS, TIERS
from tesserae.app.model.study import PANELS, ChapterStart, Tool
from tesserae.app.model.table import ADAPTIVE, PERSON, REMOTE, Seat
from tesserae.core.puzzle import ASKS
from tesserae.core.record.comments import COLOURS
from tesserae.core.record.movetext import EVALUATIONS, GLYPHS
from tesserae.games import catalog
from tesserae.search.levels import LEVELS
from tesserae.view import action, moves, svg
from tesserae.view.action import ActionKind
from tesserae.view.svg import PictureTheme

T = TypeVar("T")

PerSide: TypeAlias = tuple[ActionKind[T], ActionKind[T]]


class NewSetting(NamedTuple):
    """A setting and its new value."""

    name: str
    value: str | bool


class NewColourway(NamedTuple):
    """A game and the new colourway of its boards."""

    slug: str
    name: str


_THEME: Final = re.compile(r"[a-z]{0,20}[0-9]?")


def _read_theme(arg: str) -> str:
    if _THEME.fullmatch(arg) is None:
        raise unknown_action()
    return arg


def _read_setting(arg: str) -> NewSetting:
    name, _, value = arg.partition("=")
    for worth in ({"1": True, "0": False}.get(value, value), value):
        if is_setting(field_of(name), worth):
            return NewSetting(field_of(name), worth)
    raise unknown_action()


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
        raise unknown_action()
    return _COLOURWAYS[arg]


# Entering moves

TARGET: Final[ActionKind[str]] = button(svg.TARGET)
ROTATE: Final = plain("rotate")
NUDGE: Final = button(one_of("nudge", ("ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight")))
CONFIRM: Final = plain("confirm")
TAKE_BACK: Final = plain("takeback")
ELSEWHERE: Final = plain("elsewhere")
TYPED: Final = any_text("typed")

# Stepping through the game

UNDO: Final = plain("undo")
REDO: Final = plain("redo")
FIRST: Final = plain("first")
BACK: Final = plain("back")
FORWARD: Final = plain("forward")
LAST: Final = plain("last")
JUMP: Final[ActionKind[int]] = button(moves.JUMP)

# The engine

HINT: Final = plain("hint")
HINT_PLAY: Final = plain("hint-play")
HINT_HIDE: Final = plain("hint-hide")
PLAY_HERE: Final = plain("play-here")
SHOW_AGAIN: Final = plain("show-again")
SHOW_NEXT: Final = plain("show-next")
SHOW_PAUSE: Final = plain("show-pause")
REPLAY: Final = plain("replay")
ALONG: Final = button(one_of("along", (-1, 1)))
STOP: Final = plain("stop")
PAUSE: Final = plain("pause")
STEP: Final = plain("step")
REVIEW: Final = plain("review")
REVIEW_STOP: Final = plain("review-stop")
REVIEW_SAVE: Final = plain("review-save")
KEY_MOMENT: Final = button(ActionKind("turned", moves.JUMP.read, moves.JUMP.write))
BETTER: Final = button(ActionKind("better", moves.JUMP.read, moves.JUMP.write))

TRY_HERE: Final = button(ActionKind("try-here", moves.JUMP.read, moves.JUMP.write))


def _read_step(arg: str) -> tuple[int, int]:
    number, _, ply = arg.partition(".")
    return read_number(number), read_number(ply)


BETTER_LINE: Final = button(ActionKind("better-line", _read_step, lambda it: f"{it[0]}.{it[1]}"))
"""Shows a key moment's better line, up to a move: the numbers of both."""

GRAPH: Final = field(ActionKind("graph", read_number, str))
"""Goes to a ply of the line in the graph."""

GRAPH_SVG: Final = plain("graph-svg")
GRAPH_PNG: Final = plain("graph-png")

# Players, setup and end of a game

_LEVELS: Final = tuple([level.number for level in LEVELS])
_SEATS: Final[tuple[Seat, ...]] = (PERSON, *_LEVELS, ADAPTIVE)
SEAT: Final = (field(one_of("seat-0", _SEATS)), field(one_of("seat-1", _SEATS)))
FLIP: Final = plain("turn")
SWAP: Final = plain("swap")
READY_SETUP: Final = button(any_text("ready-setup"))
LEAVE_SETUP: Final = plain("leave-setup")
RESIGN: Final = plain("resign")
AGREE: Final = plain("agree")
REMATCH: Final = plain("rematch")
NEXT_LEVEL: Final = plain("next-level")

CLOCK: Final = plain("clock")
"""Pauses or resumes the clock."""

# The dialog for a new game

NEW_SEAT: Final = (field(one_of("new-seat-0", _SEATS)), field(one_of("new-seat-1", _SEATS)))
NEW_SETUP: Final = (field(any_text("new-setup-0")), field(any_text("new-setup-1")))
NEW_TEXT: Final = (field(any_text("new-text-0")), field(any_text("new-text-1")))
NEW_SWAP: Final = button(ActionKind("new-swap", read_flag, write_flag))
NEW_MINUTES: Final = field(one_of("new-minutes", (0, 1, 2, 3, 5, 10, 15, 20, 30, 60, 90)))
NEW_SECONDS: Final = field(one_of("new-seconds", (0, 1, 2, 3, 5, 10, 15, 20, 30, 60)))
NEW_DELAY: Final = button(ActionKind("new-delay", read_flag, write_flag))
NEW_START: Final = plain("new-start")

# Lessons

LESSON_NEXT: Final = plain("lesson-next")
LESSON_SKIP: Final = plain("lesson-skip")
LESSON_BACK: Final = plain("lesson-back")
COACH: Final = button(
    one_of("coach", [f"{slug}.{part}" for slug in catalog.NAMES for part in COACH_PARTS])
)

# Puzzles

PUZZLE_AGAIN: Final = plain("puzzle-again")
PUZZLE_HINT: Final = plain("puzzle-hint")
PUZZLE_SOLUTION: Final = plain("puzzle-solution")
PUZZLE_NEXT: Final = plain("puzzle-next")
PUZZLE_SHARE: Final = plain("puzzle-share")
PUZZLE_ANALYSE: Final = plain("puzzle-analyse")
PUZZLE_THEME: Final = field(ActionKind("puzzle-theme", _read_theme, str))
PUZZLE_CHOICE: Final[ActionKind[Choice]] = field(one_of("puzzle-choice", CHOICES))
RUN: Final = button(one_of("run", ("3", "5", "end")))

# Your own mistakes

MISTAKES_TRY: Final = plain("mistakes-try")
MISTAKES_AHEAD: Final = plain("mistakes-ahead")
MISTAKES_REMOVE: Final = plain("mistakes-remove")
MISTAKES_REMOVE_ALL: Final = plain("mistakes-remove-all")

# Studies

STUDY: Final = button(any_text("study"))
STUDY_LEVEL: Final = field(one_of("study-level", _LEVELS))
STUDY_PUZZLE: Final = plain("study-puzzle")
STUDY_PANEL: Final = button(one_of("study-panel", PANELS))
STUDY_ENGINE: Final = plain("study-engine")
STUDY_ENDLESS: Final = plain("study-endless")
STUDY_VALUES: Final = plain("study-values")
STUDY_LINES: Final = button(one_of("study-lines", range(1, MOST_LINES + 1)))
STUDY_WORKERS: Final = field(one_of("study-workers", range(1, MOST_WORKERS + 1)))
STUDY_PLAY: Final = button(any_text("study-play"))
STUDY_CHOOSE: Final[ActionKind[int]] = button(
    ActionKind("study-choose", moves.JUMP.read, moves.JUMP.write)
)
STUDY_RETURN: Final = plain("study-return")
STUDY_PROMOTE: Final = plain("study-promote")
STUDY_MAIN: Final = plain("study-main")
STUDY_CUT: Final = plain("study-cut")
STUDY_UNDO: Final = plain("study-undo")
STUDY_REDO: Final = plain("study-redo")
STUDY_THREAT: Final = plain("study-threat")
STUDY_COPY: Final = plain("study-copy")
NOTE: Final = field(any_text("note"))
NOTE_GLYPH: Final = button(one_of("note-glyph", range(1, len(GLYPHS) + 1)))
NOTE_EVALUATION: Final = field(one_of("note-evaluation", (0, *EVALUATIONS)))
DRAW: Final = button(any_text("draw"))
DRAW_TOOL: Final = button(one_of("draw-tool", cast("tuple[Tool, ...]", get_args(Tool))))
DRAW_COLOUR: Final = button(one_of("draw-colour", COLOURS))
DRAW_CLEAR: Final = plain("draw-clear")
FOLD: Final[ActionKind[int]] = button(moves.FOLD)
CHAPTER: Final = field(ActionKind("chapter", read_number, str))
"""Opens a chapter of a study, by its number from 0."""

CHAPTER_ADD: Final = button(
    one_of("chapter-add", cast("tuple[ChapterStart, ...]", get_args(ChapterStart)))
)
CHAPTER_STEP: Final = button(one_of("chapter-step", (-1, 1)))
CHAPTER_TITLE: Final = field(any_text("chapter-title"))
STUDY_NAME: Final = field(any_text("study-name"))
CHAPTER_MOVE: Final = button(one_of("chapter-move", (-1, 1)))
CHAPTER_CUT: Final = plain("chapter-cut")
CHAPTER_SPLIT: Final = plain("chapter-split")
CHAPTER_TEXT: Final = any_text("chapter-text")
CHAPTER_OF: Final = field(any_text("chapter-of"))
CHAPTER_TAKE: Final = button(ActionKind("chapter-take", read_number, str))
CHAPTER_TAKE_ALL: Final = plain("chapter-take-all")
MOVES_TEXT: Final = any_text("moves-text")

# Studies that ask for moves

ASKING: Final = field(one_of("asking", ("", "first", "second")))
ASK_HINT: Final = field(any_text("ask-hint"))
ASK_OTHER: Final = field(any_text("ask-other"))
ASK_RIGHT: Final = plain("ask-right")
READ: Final = plain("read")
READ_ON: Final = plain("read-on")
READ_HINT: Final = plain("read-hint")
READ_STUDY: Final = plain("read-study")
READ_AUTHOR: Final = plain("read-author")
TRAIN: Final = button(one_of("train", ("end", "more", "ahead", "side")))

# Setting up a position

EDITOR_TOOL: Final = button(any_text("editor-tool"))
EDITOR_TEXT: Final = any_text("editor-text")
EDITOR_COPY: Final = plain("editor-copy")
EDITOR_CLEAR: Final = plain("editor-clear")
EDITOR_LEVEL: Final = field(one_of("editor-level", (PERSON, *_LEVELS)))
EDITOR_PUZZLE: Final = plain("editor-puzzle")
EDITOR_CHAPTER: Final = plain("editor-chapter")

# The lab

LAB_DEEDS: Final = ("save", "random", "greedy", "evaluate", "alphabeta", "before")
"""Actions on the file in the editor: save it, or replace it by an example or by earlier code."""

LAB_RUN: Final = plain("lab-run")
LAB_STOP: Final = plain("lab-stop")
LAB_NEW: Final = plain("lab-new")
LAB_MATCH: Final = plain("lab-match")
LAB_LINK: Final = plain("copy-lab")
LAB_DO: Final = button(one_of("lab-do", LAB_DEEDS))
LAB_GAME: Final = field(one_of("lab-game", catalog.NAMES))
LAB_AGAINST: Final = field(one_of("lab-against", (PERSON, *_LEVELS, REMOTE)))
LAB_SIDE: Final = field(one_of("lab-side", (0, 1)))
LAB_SECONDS: Final = field(one_of("lab-seconds", SECONDS))

# Keeping a win

KEEP_AGAIN: Final = plain("keep-retry")
KEEP_RESTART: Final = plain("keep-restart")

# The page

DIALOG: Final = button(one_of("dialog", cast("tuple[Dialog, ...]", get_args(Dialog))))
CLOSE: Final = plain("close")
DISMISS: Final = plain("dismiss")
OPEN_ANEW: Final = plain("open-anew")
SECTION: Final[ActionKind[str]] = button(action.SECTION)

# Saved games

RESUME: Final = button(any_text("resume"))
ASK_TO_REMOVE: Final = button(any_text("forget-ask"))
REMOVE: Final = plain("forget")
GAMES_SHOWN: Final = button(one_of("games-shown", ("", *catalog.NAMES, STUDIES)))
GAMES_SEAT: Final = field(one_of("games-seat", (ANY_SEAT, PERSON, *_LEVELS)))
GAMES_RESULT: Final = field(one_of("games-result", cast("tuple[Listed, ...]", get_args(Listed))))
GAMES_SEARCH: Final = field(any_text("games-search"))
GAMES_PAGE: Final = button(ActionKind("games-page", read_number, str))
BACK_UP: Final = plain("backup")
SAVE_ASIDE: Final = plain("save-aside")
SAVE_STATISTICS: Final = plain("save-statistics")

# Settings

SETTING: Final = field(button(ActionKind("setting", _read_setting, _write_setting)))
COLOURWAY: Final = button(ActionKind("way", _read_colourway, "=".join))
LAYER: Final = button(
    one_of("layer", [f"{g.slug}.{name}" for g in catalog.GAMES for name in g.layers])
)

# Sharing

SHARE_KIND: Final = button(one_of("share-kind", cast("tuple[Share, ...]", get_args(Share))))
SHARE_ASK: Final = button(one_of("share-ask", ASKS))
PICTURE_THEME: Final = button(
    one_of("shade", cast("tuple[PictureTheme, ...]", get_args(PictureTheme)))
)
COPY_LINK: Final = plain("copy-link")
WEB_SHARE: Final = plain("web-share")
COPY_EMBED: Final = plain("copy-embed")
COPY_FRAME: Final = plain("copy-frame")
SAVE_SVG: Final = plain("save-svg")
SAVE_PNG: Final = plain("save-png")
SAVE_GIF: Final = plain("save-gif")
STOP_GIF: Final = plain("stop-gif")
SAVE_RECORD: Final = plain("save-record")
COPY_RECORD: Final = plain("copy-record")
COPY_SETUP: Final = (plain("copy-setup-0"), plain("copy-setup-1"))
COPY_ANSWER: Final = plain("copy-answer")
SEND_ANSWER: Final = plain("send-answer")
PLAY_TURN: Final = plain("play-turn")
ADD_REPLY: Final = plain("add-reply")
DROP_REPLY: Final = button(ActionKind("drop-reply", read_number, str))

# Sheets to print

PRINT: Final = plain("print")
SHEET_PAPER: Final = button(one_of("sheet-paper", PAPERS))
SHEET_SHOWN: Final = field(one_of("sheet-shown", SHEET_POSITIONS))
SHEET_CHAPTERS: Final = field(one_of("sheet-chapters", ("", "all")))
SHEET_TITLE: Final = field(any_text("sheet-title"))
SHEET_NOTES: Final = field(any_text("sheet-notes"))
SHEET_COUNT: Final = field(one_of("sheet-count", COUNTS))
SHEET_TIER: Final = field(one_of("sheet-tier", TIERS))
SHEET_OTHERS: Final = plain("sheet-others")

# Installation

SAVE_OFFLINE: Final = plain("keep-again")
LOAD_UPDATE: Final = plain("renew")
INSTALL: Final = plain("install")
SAVE_ONE_FILE: Final = plain("save-file")

FORMS[TYPED.name] = lambda values: values.get("move", "")
FORMS[EDITOR_TEXT.name] = lambda values: values.get("position", "")
FORMS[CHAPTER_TEXT.name] = lambda values: values.get("source", "")
FORMS[MOVES_TEXT.name] = lambda values: values.get("source", "")
FORMS[NEW_START.name] = lambda _: None

ONCE: Final = frozenset(
    [
        *(TARGET.name, CONFIRM.name, SHOW_NEXT.name, HINT.name, HINT_PLAY.name, STUDY_PLAY.name),
        *(LESSON_NEXT.name, LESSON_SKIP.name, READ_ON.name, READ_HINT.name),
        *(PUZZLE_HINT.name, PUZZLE_AGAIN.name, PUZZLE_SOLUTION.name, PUZZLE_NEXT.name),
        *(MISTAKES_TRY.name, REMATCH.name, NEXT_LEVEL.name, NEW_START.name),
    ]
)
"""The names of actions that ignore the second press of a double click."""
