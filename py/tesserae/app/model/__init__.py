"""The model: all state of the app, as one immutable value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar

from tesserae.app.model.analysis import AnalysisState
from tesserae.app.model.clock import ClockState
from tesserae.app.model.dialog import DialogState
from tesserae.app.model.engine import EngineState
from tesserae.app.model.host_marks import HostMarks
from tesserae.app.model.installation import Installation
from tesserae.app.model.play import Adapted, PlayState
from tesserae.app.model.practice import Practice, ScriptBoard, Solving
from tesserae.app.model.saved_games import SavedGames
from tesserae.app.model.screen import (
    PUZZLES,
    SCRIPTED,
    EditorPage,
    GamePage,
    Home,
    LabPage,
    Screen,
    StudyPage,
)
from tesserae.app.model.settings import Language, Settings, Theme
from tesserae.app.model.study import Study
from tesserae.app.model.table import (
    PERSON,
    REMOTE,
    Seat,
    Table,
    entries_of,
    on_turn,
    preselected_targets,
)
from tesserae.core.entry import Partial, Picked, resolve
from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.text import Text

P = ParamSpec("P")
R = TypeVar("R")
M = TypeVar("M")
S = TypeVar("S", bound=Screen)


def takes_fields(
    _replace: Callable[Concatenate[R, P], R],
) -> Callable[[Callable[..., M]], Callable[Concatenate[M, P], M]]:
    """Declares that a method takes the fields of a record, by name, like its `_replace`.

    Only for the type checker: it changes nothing.
    """
    return lambda method: method


class Frame(NamedTuple):
    """How the app is embedded in another site's page.

    bare: the board alone; bar: with the bar below it. level: of the engine's side, 0 for none.
    side: the reader's; None for both, or against an engine for the side to move at the start.
    colourway: of the board. autoplay: a replay begins by itself; pace: its milliseconds for a ply,
    0 for the reader's. look: fields and values of the site's own colours and font.
    """

    bare: bool = False
    theme: Theme | None = None
    language: Language | None = None
    colourway: str | None = None
    bar: bool = True
    level: int = 0
    side: Side | None = None
    readonly: bool = False  # the reader cannot play
    autoplay: bool = False
    pace: int = 0
    look: tuple[tuple[str, str], ...] = ()

    def seats(self, to_move: Side) -> tuple[Seat, Seat]:
        """Who plays each side, where `to_move` is the side to move at the start."""
        if self.readonly:
            return (REMOTE, REMOTE)
        if self.side is None and not self.level:
            return (PERSON, PERSON)
        reader = to_move if self.side is None else self.side
        other = self.level or REMOTE
        return (PERSON, other) if reader == FIRST else (other, PERSON)


class Device(NamedTuple):
    """The browser's description of the device.

    can_share: it can offer links to other apps. dark: the system prefers dark pages.
    still: it asks for less motion. hidden: the page is in a tab that is not shown.
    today: as a record's date. zone: minutes by which UTC is ahead. cores: of its processor, 0 if
    that is not known. small: it has little memory.
    """

    can_share: bool = False
    dark: bool = False
    still: bool = False
    hidden: bool = False
    today: str = ""
    zone: int = 0
    cores: int = 0
    small: bool = False


class FocusMoves(NamedTuple):
    """The number of focus commands so far, and the id in the last one."""

    number: int = 0
    id: str = ""


LASTING_NOTICES: Final = frozenset({"aside.notice", "error.unreadable", "error.unsaved"})
"""Notices that stay on the next page; the others are about the page before."""


class NextTable(NamedTuple):
    """The seed and the id of the next table; the id consists of the session and a number."""

    seed: int = 0
    session: str = ""
    number: int = 0


class Model(NamedTuple):
    """The whole of the app.

    base: the address of the page without its fragment, which is `hash`. frame: how the app is
    embedded; None if it is not. host_marks: of the page around it.
    time: what was played on this device, in milliseconds, by the game's slug.
    tables: the games and the studies that are loaded, the last used first; the page of a game, or
    of its studies, shows its first.
    saved_games: all of them, which these are a part of.
    adapted: what the adaptive opponent has come to, by the game's slug.
    toast: a message that disappears by itself. notice: a message that stays until dismissed;
    if it is `link_notice`, about a link, the next navigation removes it.
    joined: the game that this link belongs to, as it was before and as the link has left it.
    faults: how many events could not be handled, by errors of the app's own.
    """

    base: str = ""
    hash: str = "#/"
    screen: Screen = Home()
    frame: Frame | None = None
    host_marks: HostMarks | None = None
    settings: Settings = Settings()
    device: Device = Device()
    installation: Installation = Installation()
    tables: tuple[Table, ...] = ()
    next_table: NextTable = NextTable()
    saved_games: SavedGames = SavedGames()
    play: PlayState = PlayState()
    clock: ClockState = ClockState()
    engine: EngineState = EngineState()
    analysis: AnalysisState = AnalysisState()
    dialog: DialogState = DialogState()
    practice: Practice = Practice()
    study: Study = Study()
    focus_moves: FocusMoves = FocusMoves()
    adapted: Mapping[str, Adapted] = MappingProxyType({})
    time: Mapping[str, int] = MappingProxyType({})
    toast: Text | None = None
    notice: Text | None = None
    link_notice: Text | None = None
    joined: tuple[Table, Table] | None = None
    faults: int = 0

    def without_passing_notice(self) -> Model:
        """The model without its notice, unless that lasts."""
        notice = self.notice
        if notice == self.link_notice or notice is None or notice.key not in LASTING_NOTICES:
            notice = None
        return self._replace(notice=notice, link_notice=None)

    @property
    def table(self) -> Table | None:
        """The table on the page: of a game, a study, the lab, the editor or a script.

        None on other pages.
        """
        if isinstance(self.screen, (EditorPage, LabPage)):
            return self.screen.table
        if self.screen.board is not None:
            return self.screen.board.table
        return self._first_table(study=isinstance(self.screen, StudyPage))

    @property
    def game_table(self) -> Table | None:
        """The table on the game page; None on all other pages, even those with a board."""
        return self._first_table(study=False) if isinstance(self.screen, GamePage) else None

    def _first_table(self, study: bool) -> Table | None:
        """The first game, or study, of the page's slug; None on a page without tables."""
        if not isinstance(self.screen, (GamePage, StudyPage)):
            return None
        slug = self.screen.slug
        return next((t for t in self.tables if t.slug == slug and t.study == study), None)

    def with_table(self, table: Table) -> Model:
        """The model with the table on the page replaced."""
        if self.screen.board is not None:
            return self.with_board(table=table)
        if isinstance(self.screen, LabPage):
            return self._replace(screen=self.screen._replace(table=table))
        return self if self.table is None else self.replacing(self.table, table)

    def replacing(self, old: Table, new: Table) -> Model:
        """The model with one table replaced by another."""
        return self._replace(tables=tuple([new if t is old else t for t in self.tables]))

    def loaded_table(self, id: str) -> Table | None:
        """The table of a saved game; None if it is not loaded."""
        return next((table for table in self.tables if table.id == id), None)

    @takes_fields(ScriptBoard._replace)
    def with_board(self, **changes: Any) -> Model:
        """The model with some fields of the page's scripted board changed."""
        if not isinstance(self.screen, SCRIPTED):
            return self
        board = self.screen.board._replace(**changes)
        return self._replace(screen=self.screen._replace(board=board))

    @takes_fields(Solving._replace)
    def with_solving(self, **changes: Any) -> Model:
        """The model with some fields of `solving` changed, on the page of a puzzle."""
        if not isinstance(self.screen, PUZZLES):
            return self
        solving = self.screen.solving._replace(**changes)
        return self._replace(screen=self.screen._replace(solving=solving))

    # Each changes some fields of one record.

    @takes_fields(Practice._replace)
    def with_practice(self, **changes: Any) -> Model:
        return self._replace(practice=self.practice._replace(**changes))

    @takes_fields(Study._replace)
    def with_study(self, **changes: Any) -> Model:
        return self._replace(study=self.study._replace(**changes))

    @takes_fields(Settings._replace)
    def with_settings(self, **changes: Any) -> Model:
        return self._replace(settings=self.settings._replace(**changes))

    @takes_fields(Installation._replace)
    def with_installation(self, **changes: Any) -> Model:
        return self._replace(installation=self.installation._replace(**changes))

    @takes_fields(NextTable._replace)
    def with_next_table(self, **changes: Any) -> Model:
        return self._replace(next_table=self.next_table._replace(**changes))

    @takes_fields(SavedGames._replace)
    def with_saved_games(self, **changes: Any) -> Model:
        return self._replace(saved_games=self.saved_games._replace(**changes))

    @takes_fields(PlayState._replace)
    def with_play(self, **changes: Any) -> Model:
        return self._replace(play=self.play._replace(**changes))

    @takes_fields(ClockState._replace)
    def with_clock(self, **changes: Any) -> Model:
        return self._replace(clock=self.clock._replace(**changes))

    @takes_fields(EngineState._replace)
    def with_engine(self, **changes: Any) -> Model:
        return self._replace(engine=self.engine._replace(**changes))

    @takes_fields(AnalysisState._replace)
    def with_analysis(self, **changes: Any) -> Model:
        return self._replace(analysis=self.analysis._replace(**changes))

    @takes_fields(DialogState._replace)
    def with_dialog(self, **changes: Any) -> Model:
        return self._replace(dialog=self.dialog._replace(**changes))

    def new_id(self) -> tuple[Model, str]:
        """An id that no other table has, on any device."""
        _, session, number = self.next_table
        return self.with_next_table(number=number + 1), f"{session}-{number:x}"

    @property
    def language(self) -> Language:
        """The language of the frame's link, or else of the settings."""
        return (self.frame and self.frame.language) or self.settings.language

    @property
    def theme(self) -> Theme:
        """The theme of the frame's link, or else of the settings."""
        return (self.frame and self.frame.theme) or self.settings.theme


def picked_of(model: Model) -> Picked:
    """The selection on the table, or the preselection; scripts have none."""
    table = model.table
    if model.play.selection or table is None or model.screen.board is not None:
        return model.play.selection
    return preselected_targets(table)


def partial_of(model: Model) -> Partial:
    """The half-entered move on the table.

    Until the person picks something, alternatives to the preselection are offered as well.
    """
    table = model.table
    entries = () if table is None else entries_of(table)
    if not entries:
        return Partial((), frozenset(), None)
    partial = resolve(entries, picked_of(model))
    if model.play.selection or not partial.filled:
        return partial
    return partial._replace(offered=partial.offered | resolve(entries, ()).offered)


def is_flipped(model: Model, table: Table) -> bool:
    """Whether the board is seen from the second player's side."""
    turns = model.settings.auto_flip and table.seats == (PERSON, PERSON) and not table.study
    return table.flipped != (turns and on_turn(table) == SECOND)


def page_reader(kind: type[S]) -> Callable[[Model], S]:
    """A function that returns the page's record. ValueError on other pages."""

    def page_of(model: Model) -> S:
        if not isinstance(model.screen, kind):
            raise ValueError("not on this page")
        return model.screen

    return page_of
