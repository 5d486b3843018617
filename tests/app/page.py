"""A page without a browser: sends events to the app, keeps what it was shown."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from typing import Any, TypeVar

from tesserae.app.engine.evaluations import evaluation_of_analysis
from tesserae.app.main import App, Reply
from tesserae.app.messages import Evaluated, Message, actions
from tesserae.app.messages.actions import NewSetting
from tesserae.app.model import Frame, Model
from tesserae.app.model.engine import AnalysisJob
from tesserae.app.model.practice import ScriptBoard
from tesserae.app.model.screen import PUZZLES, LessonPage, PuzzlePage
from tesserae.app.model.table import Table
from tesserae.app.practice.board import board_of
from tesserae.app.practice.lessons import script as lessons
from tesserae.app.screens.registry import page_of
from tesserae.app.update import HANDLERS
from tesserae.core.puzzle import Puzzle
from tesserae.core.record import movetext
from tesserae.search.report import Report
from tesserae.view.action import Action, ActionKind
from tests.app.device import Device

V = TypeVar("V")

ACT = re.compile(r'<[^>]* data-act="([^"]*)"')

HELD = re.compile(r'id="([^"]*)"')

BASE = "https://games.example/tesserae/"


@lru_cache(maxsize=4096)
def _acts(markup: str) -> frozenset[str]:
    """The names of the actions in some markup."""
    return frozenset(ACT.findall(markup))


class Clock:
    """A clock that stands still unless it is moved.

    look: seconds that every look at it takes, so that thinking comes to an end.
    """

    def __init__(self, look: float = 0.0001) -> None:
        self.now, self.look = 0.0, look

    def __call__(self) -> float:
        self.now += self.look
        return self.now


class Page:
    """The other end of the line: regions as they would stand in the document.

    seats, moves, given: who plays, what is typed, and the text that is opened, once it is there.
    """

    def __init__(self, hash: str = "#/pyrga", *moves: str, **boot: Any) -> None:
        self.clock = Clock()
        partial, seats = boot.pop("partial", False), boot.pop("seats", ())
        given = boot.pop("given", None)
        self.app = App(self.clock, seed=boot.pop("seed", 1), partial=partial)
        self.regions: dict[str, str] = {}
        self.effects: list[dict[str, Any]] = []
        self.device = boot.pop("device", None) or Device(dict(boot.pop("stored", {})))
        self.tab = self.device.tab()
        event = {"base": BASE, **self.device.boot(self.tab), "languages": ["en"], **boot}
        self.send("boot", hash=hash, **event)
        if seats:
            self.seat(*seats)
        self.type(*moves)
        if given is not None:
            self.send("given", text=given)

    @property
    def model(self) -> Model:
        return self.app.model

    @property
    def stored(self) -> dict[str, str]:
        """What the device keeps, by name."""
        return self.device.texts

    @property
    def kept(self) -> dict[str, Any]:
        """The game that the device kept last, as it was written."""
        game = max(self.device.games.values(), key=lambda it: it["version"])
        kept: dict[str, Any] = json.loads(game["text"])
        return kept

    @property
    def table(self) -> Table:
        table = self.model.table
        assert table is not None
        return table

    @property
    def board(self) -> ScriptBoard:
        """The board of the page, which follows a script."""
        return board_of(self.model)

    @property
    def lesson(self) -> LessonPage:
        assert isinstance(self.model.screen, LessonPage)
        return self.model.screen

    @property
    def puzzle(self) -> PuzzlePage:
        assert isinstance(self.model.screen, PUZZLES)
        return self.model.screen

    @property
    def posed(self) -> Puzzle:
        """The puzzle on the page."""
        puzzle = self.puzzle.solving.puzzle
        assert puzzle is not None
        return puzzle

    @property
    def frame(self) -> Frame:
        assert self.model.frame is not None
        return self.model.frame

    @property
    def notice(self) -> str:
        """The key of the notice; "" if there is none."""
        return self.model.notice.key if self.model.notice else ""

    @property
    def moves(self) -> str:
        """The moves up to the cursor."""
        table, record = self.table, self.table.record
        played = zip(record.positions, record.moves[: record.ply], strict=False)
        return " ".join(table.game.format_move(p, m) for p, m in played)

    @property
    def written(self) -> str:
        """The moves with their variations and notes."""
        return movetext.write(self.table.game, self.table.record)

    @property
    def legal(self) -> list[str]:
        """The legal moves."""
        game, position = self.table.game, self.table.position
        return [game.format_move(position, move) for move in position.legal_moves()]

    def send(self, type: str, **fields: Any) -> None:
        self._take(self.app.handle(self.event(type, **fields)))

    def event(self, type: str, **fields: Any) -> str:
        """An event as text; a key is pressed when all that came before it is shown."""
        if type in ("key", "enter"):
            fields = {"seen": self.model.focus_moves.number, **fields}
        return json.dumps({"type": type, **fields})

    def press(self, *pressed: Action) -> None:
        for action in pressed:
            self.send("press", act=action.name, arg=action.arg or "")

    def lead_on(self) -> None:
        """Leaves a task of a lesson, done or not."""
        done = lessons.is_done(self.model)
        self.press(actions.LESSON_NEXT if done else actions.LESSON_SKIP)

    def change(self, field: ActionKind[V], value: V) -> None:
        self.send("change", act=field.name, value=field.write(value))

    def submit(self, action: Action | ActionKind[str], **values: str) -> None:
        self.send("submit", act=action.name, values=values)

    def set(self, **settings: str | bool) -> None:
        for setting in settings.items():
            self.press(actions.SETTING(NewSetting(*setting)))

    def click(self, *targets: str) -> None:
        for target in targets:
            self.press(actions.TARGET(target))

    def type(self, *moves: str) -> None:
        for move in moves:
            self.submit(actions.TYPED, move=move)

    def seat(self, first: int, second: int) -> None:
        self.change(actions.SEAT[0], first)
        self.change(actions.SEAT[1], second)

    def think(self) -> None:
        """Lets the engine finish what it is at."""
        for _ in range(100_000):
            if not self.app.busy:
                return
            self.work_slices()
        raise AssertionError("the engine never came to an end")

    def work_slices(self, slices: int = 1) -> None:
        """Lets the engine work for some slices."""
        for _ in range(slices):
            self.clock.now += 0.01
            self._take(self.app.work(0.01))

    def hear(self, message: Message) -> None:
        """The engine has something to tell."""
        self._take(self.app._after(message))

    def evaluated(self, report: Report, *, finished: bool = False, exhausted: bool = False) -> None:
        """The engine's analysis of its position comes to a report."""
        job = self.model.engine.analysis
        assert isinstance(job, AnalysisJob)
        found = evaluation_of_analysis(job, report, finished=finished, exhausted=exhausted)
        self.hear(Evaluated(found))

    def did(self, name: str) -> list[dict[str, Any]]:
        """The effects of one kind since the page opened."""
        return [effect for effect in self.effects if effect["do"] == name]

    def _empty(self, name: str, kept: str = "") -> None:
        """What a region holds goes with its markup, but for what new markup keeps."""
        for inner in HELD.findall(self.regions.pop(name, "")):
            if inner in self.regions and not re.search(f'data-kept[^>]* id="{inner}"', kept):
                self._empty(inner)

    def _take(self, reply: Reply) -> None:
        if not reply:
            return
        effects = json.loads(reply[0])
        for name, markup in zip(reply[1::2], reply[2::2], strict=True):
            self._empty(name, kept=markup)
            self.regions[name] = markup
        self.effects += effects
        for effect in effects:
            answer = self.device.carry_out(effect, self.tab)
            if answer is not None:
                self.send(**answer)
        self._check_that_nothing_is_dead()

    def _check_that_nothing_is_dead(self) -> None:
        """All that can be pressed is answered on this page."""
        page = page_of(self.model)
        answered = HANDLERS.keys() | page.actions if page.allowed is None else page.allowed
        acts = {act for markup in self.regions.values() for act in _acts(markup)}
        assert acts <= answered, f"dead: {acts - answered}"


def for_two(*moves: str, hash: str = "#/pyrga", **boot: Any) -> Page:
    """A page at which two people play, and have made these moves."""
    return Page(hash, *moves, seats=(0, 0), **boot)
