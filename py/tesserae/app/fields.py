"""The fields of the model's sub-records that `Model.with_play` and its like can change.

For the type checker alone: it holds them equal to the records, as `_replace` takes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from tesserae.app.model.analysis import Evaluation, Evaluations, Review
from tesserae.app.model.dialog import Dialog, NewGame, Share
from tesserae.app.model.engine import AnyAnalysis, Job, Purpose
from tesserae.app.model.installation import Offline
from tesserae.app.model.library import Awaited, Restore, Summary
from tesserae.app.model.play import Comparison, Refusal
from tesserae.app.model.practice import Choice, Mistakes, Pause, Phase, Progress
from tesserae.app.model.settings import Language, Pace, Theme
from tesserae.app.model.table import Table
from tesserae.core.entry import Picked
from tesserae.core.game import Move
from tesserae.core.puzzle import Puzzle
from tesserae.core.scene import Target
from tesserae.core.text import Text
from tesserae.view.qr import Code
from tesserae.view.standalone import PictureTheme


class SettingsFields(TypedDict, total=False):
    """Fields of Settings."""

    language: Language
    theme: Theme
    confirm: bool
    coordinates: bool
    animation: bool
    turning: bool
    colourways: tuple[tuple[str, str], ...]
    layers: tuple[str, ...]
    evaluation: bool
    pace: Pace
    won: tuple[str, ...]
    coach: tuple[str, ...]


class InstallationFields(TypedDict, total=False):
    """Fields of Installation."""

    offline: Offline
    one_file_size: int
    installable: bool


class NextTableFields(TypedDict, total=False):
    """Fields of NextTable."""

    seed: int
    number: int


class LibraryFields(TypedDict, total=False):
    """Fields of Library."""

    summaries: Mapping[str, Summary]
    last_saved: Mapping[str, Table]
    awaited: Awaited | None
    in_other_tab: frozenset[str]
    listed_slug: str
    page: int
    to_remove: str
    restore: Restore | None


class PlayFields(TypedDict, total=False):
    """Fields of PlayState."""

    selection: Picked
    held: Move | None
    warning: Text | None
    aimed: Target | None
    tab_stop: Target | None
    refusal: Refusal | None
    typed_refusal: Text | None
    hint: Evaluation | None
    entered: int
    touched: bool
    fresh: bool
    comparison: Comparison | None
    news: bool


class EngineFields(TypedDict, total=False):
    """Fields of EngineState."""

    requested: Purpose | None
    job: Job | None
    pause: float
    hurried: bool
    paused: bool
    stepping: bool
    analysis: AnyAnalysis | None


class AnalysisFields(TypedDict, total=False):
    """Fields of AnalysisState."""

    evaluations: Evaluations
    review: Review | None


class DialogFields(TypedDict, total=False):
    """Fields of DialogState."""

    open: Dialog
    share_kind: Share
    share_ask: str
    picture_theme: PictureTheme | None
    qr_code: Code | None
    new_game: NewGame


class BoardFields(TypedDict, total=False):
    """Fields of ScriptBoard."""

    table: Table | None
    phase: Phase
    feedback: Text | None
    ahead: tuple[Move, ...]
    pause: Pause


class SolvingFields(TypedDict, total=False):
    """Fields of Solving."""

    puzzle: Puzzle | None
    kept: int
    hint: int
    helped: bool
    misses: int
    proven: bool


class PracticeFields(TypedDict, total=False):
    """Fields of Practice."""

    finished: tuple[str, ...]
    progress: Mapping[str, Progress]
    mistakes: Mistakes
    pools: Mapping[str, str]
    theme: str
    choice: Choice
    last: int
    pauses: int
