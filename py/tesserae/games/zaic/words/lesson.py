"""Zaic's lesson. Every position in it was reached by legal moves from the start."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from tesserae.core.game import FIRST, SECOND
from tesserae.core.lesson import AnyMove, Goal, Holds, Lesson, Step, Task, Wins
from tesserae.core.text import Text, text
from tesserae.games.zaic.rules import START, Position
from tesserae.games.zaic.words.guide import WON, played
from tesserae.games.zaic.words.strings import lesson_en, lesson_fr

_BLOCKS: Final = "Bh8 Bj8"
_FOUR: Final = "Bh8 Hj8 Vk9 Hj11"
_TWO: Final = "Bh8 Hj8"
_APART: Final = "Bh8 Hg10 Vg11 Bf7 Bf5 He11"
_FAR_APART: Final = "Hh8 Sh7 Bf6 Bg4 Bg2 Bi1"
_BRIDGE: Final = "Bh8 Bf7 Be9 Vf9"
_LAST_TILE: Final = (
    "Bh8 Hf9 Sf8 Vh6 Se9 Si10 Hj10 Si9 Vg6 Bf4 Bd3 Vg5 Vh4 Hg9 Hg10 Sh8 Sh7 Hd8 Bd6 Vi4 Bj4 "
    "Hj6 Vj5 Hj3"
)


@lru_cache(maxsize=1)
def lesson() -> Lesson[Position]:
    """The goal, a first tile, where tiles go, what may not be done, and what areas are worth."""
    return Lesson(
        (
            _step("goal", _look("goal.1", WON)),
            _step("first", _task("first.1", "", AnyMove(), hint="Bh8", marked=True)),
            _step(
                "table",
                _task("table.1", _BLOCKS, _on_table(_BLOCKS), "table.wrong", marked=True),
                _task("table.2", _FOUR, _on_table(_FOUR), "table.wrong"),
            ),
            _step(
                "top",
                _task("top.1", _BLOCKS, _on_top(_BLOCKS), "top.wrong", marked=True),
                _task("top.2", _FOUR, _on_top(_FOUR), "top.wrong"),
            ),
            _step(
                "bury",
                _look("bury.1", _TWO)._replace(refused=True),
                _task("bury.2", _TWO, _on_top(_TWO), "top.wrong"),
            ),
            _step(
                "join",
                _task("join.1", _APART, _largest(FIRST, lambda size: size >= 8), "join.wrong"),
                _task("join.2", _FAR_APART, _largest(FIRST, lambda size: size >= 8), "join.wrong"),
            ),
            _step(
                "cut",
                _task("cut.1", _BRIDGE, _largest(SECOND, lambda size: size <= 3), "cut.1.wrong"),
            ),
            _step("win", _task("win.1", _LAST_TILE, Wins(FIRST), "win.1.wrong")),
        ),
        {"en": lesson_en.TEXT, "fr": lesson_fr.TEXT},
    )


def _words(key: str) -> Text:
    return text(f"zaic.learn.{key}")


def _step(name: str, *tasks: Task[Position]) -> Step[Position]:
    return Step(name, _words(name), tasks)


def _look(key: str, plies: str) -> Task[Position]:
    """A position to look at."""
    return Task(_words(key), _words(f"{key}.why"), START, tuple(plies.split()))


def _task(
    key: str,
    plies: str,
    goal: Goal[Position],
    otherwise: str = "",
    *,
    marked: bool = False,
    hint: str = "",
) -> Task[Position]:
    """A tile to play. otherwise: what is said of a legal move that is not right."""
    return _look(key, plies)._replace(
        goal=goal,
        marked=marked,
        hint=hint,
        done=_words(f"{key}.done"),
        otherwise=_words(otherwise) if otherwise else None,
    )


def _below(position: Position) -> int:
    """How many tiles lie on the table itself."""
    return sum(tile.level == 1 for tile in position.laid())


def _on_table(plies: str) -> Holds[Position]:
    """A tile on the table, after those plies."""
    there = _below(played(plies))
    return Holds(lambda position: _below(position) > there)


def _on_top(plies: str) -> Holds[Position]:
    """A tile on top of others."""
    there = _below(played(plies))
    return Holds(lambda position: _below(position) == there)


def _largest(side: int, fits: Callable[[int], bool]) -> Holds[Position]:
    """A side's largest area has such a size then."""
    return Holds(lambda position: fits(position.area_sizes(side)[0]))
