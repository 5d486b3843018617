"""Zaic's lesson. Every position in it was reached by legal moves from the start."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from tesserae.core.game import FIRST, SECOND
from tesserae.core.teaching.lesson import Author, Holds, Lesson, Wins
from tesserae.games.zaic.rules import START, Position
from tesserae.games.zaic.words.guide import position_after
from tesserae.games.zaic.words.strings.en.lesson import TEXT as EN
from tesserae.games.zaic.words.strings.fr.lesson import TEXT as FR

_WON: Final = (
    "Bh8 Bg10 Vh10 Hi7 Si7 Hi10 Bj5 Bl5 Hl6 Si9 Si10 Sk5 Sm5 Vm7 Hk8 Sn6 Hj11 Bh5 Vh5 Bl10 Hl8 "
    "Vi11 Hl11 Vj5 Hi11 Vg5"
)
_BLOCKS: Final = "Bh8 Bj8"
_FOUR: Final = "Bh8 Hj8 Vk9 Hj11"
_TWO: Final = "Bh8 Hj8"
_ONE_SQUARE: Final = "Bh8 Sj8"
_APART: Final = "Bh8 Hg10 Vg11 Bf7 Bf5 He11"
_FAR_APART: Final = "Hh8 Sh7 Bf6 Bg4 Bg2 Bi1"
_BRIDGE: Final = "Bh8 Bf7 Be9 Vf9"
_LAST_TILE: Final = (
    "Bh8 Hf9 Sf8 Vh6 Se9 Si10 Hj10 Si9 Vg6 Bf4 Bd3 Vg5 Vh4 Hg9 Hg10 Sh8 Sh7 Hd8 Bd6 Vi4 Bj4 "
    "Hj6 Vj5 Hj3"
)


_AUTHOR: Final = Author("zaic", START)


@lru_cache(maxsize=1)
def lesson() -> Lesson[Position]:
    """The goal, a first tile, where tiles go, what may not be done, and what areas are worth."""
    step, look, task = _AUTHOR.step, _AUTHOR.look, _AUTHOR.task
    return Lesson(
        (
            step("goal", look("goal.1", _WON), look("goal.2", _WON), section="end"),
            step("first", task("first.1", hint="Bh8", marked=True), section="minute"),
            step(
                "table",
                task("table.1", _BLOCKS, _on_table(_BLOCKS), otherwise="table.wrong", marked=True),
                task("table.2", _FOUR, _on_table(_FOUR), otherwise="table.wrong"),
                section="surface",
            ),
            step(
                "top",
                task("top.1", _BLOCKS, _on_top(_BLOCKS), otherwise="top.wrong", marked=True),
                task("top.2", _FOUR, _on_top(_FOUR), otherwise="top.wrong"),
                section="top",
            ),
            step(
                "bury",
                _AUTHOR.look_forbidden("bury.1", "buries", _ONE_SQUARE),
                task("bury.2", _TWO, _on_top(_TWO), otherwise="top.wrong"),
                section="buried",
            ),
            step(
                "join",
                task(
                    "join.1",
                    _APART,
                    _largest(FIRST, lambda size: size >= 8),
                    otherwise="join.wrong",
                ),
                task(
                    "join.2",
                    _FAR_APART,
                    _largest(FIRST, lambda size: size >= 8),
                    otherwise="join.wrong",
                ),
                section="end",
            ),
            step(
                "cut",
                task(
                    "cut.1",
                    _BRIDGE,
                    _largest(SECOND, lambda size: size <= 3),
                    otherwise="cut.1.wrong",
                ),
                section="end",
            ),
            step(
                "win",
                task("win.1", _LAST_TILE, Wins(FIRST), otherwise="win.1.wrong"),
                section="end",
            ),
        ),
        {"en": EN, "fr": FR},
        learned=_AUTHOR.summary(4),
    )


def _tiles_on_table(position: Position) -> int:
    """The number of tiles that lie on the table itself."""
    return sum(tile.level == 1 for tile in position.tiles_in_play())


def _on_table(plies: str) -> Holds[Position]:
    """Whether a tile was laid on the table after those plies."""
    before = _tiles_on_table(position_after(plies))
    return Holds(lambda position: _tiles_on_table(position) > before)


def _on_top(plies: str) -> Holds[Position]:
    """Whether a tile was laid on top of others after those plies."""
    before = _tiles_on_table(position_after(plies))
    return Holds(lambda position: _tiles_on_table(position) == before)


def _largest(side: int, fits: Callable[[int], bool]) -> Holds[Position]:
    """Whether a side's largest area has a size that fits."""
    return Holds(lambda position: fits(position.area_sizes(side)[0]))
