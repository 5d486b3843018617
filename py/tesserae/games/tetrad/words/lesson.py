"""Tetrad's lesson. Most of its boards hold a few units only, as no game leads to them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tesserae.core.game import FIRST, SECOND
from tesserae.core.teaching.lesson import Author, Goal, Holds, Lesson, OneOf, Task
from tesserae.games.tetrad.rules.board import DIRECTIONS, SIZE, cells_of
from tesserae.games.tetrad.rules.position import START, UNITS, Position
from tesserae.games.tetrad.words.guide import arranged
from tesserae.games.tetrad.words.strings.en.lesson import TEXT as EN
from tesserae.games.tetrad.words.strings.fr.lesson import TEXT as FR

FIRST_GAME: Final = "L1b1.I1e1.T1g1.S1i1.J3l1~L3l12.I1j11.T3g12.S1e12.J1b12~w"
"""The same ready-made army on both sides, set up: a first game begins with moving and firing."""

_WON: Final = arranged("f9 f10 g10,i8 i9,k7 l7 k8 l8", "")
_ALONE: Final = arranged("e3 f3 g3 g4", "n14")
_ON_RED: Final = arranged("d8 d9 c9 c10", "n14")
_NEAR: Final = arranged("f5 g5 h5 g6", "k5 k6 l6 l7")
_TWO_LINES: Final = arranged("c5 d5 e5 f5,f9 f10 f11 g11", "k5 k6 k7 k8")
_YELLOW: Final = arranged("a6 b6", "f5 f6 f7")
_BLUE: Final = arranged("d2 e2 e3,a2 b2 c2 c3", "i2 j2 j1")
_HIT: Final = arranged("f5 g5 h5 g6", "k5 k6 l6 l7")._replace(turn=SECOND, attacked=1, pending=1)
_FAR_TILE: Final = arranged("d6 d7 e7", "i8")
_LAST_TILE: Final = arranged("f8 f7 g7", "i7")


_AUTHOR: Final = Author("tetrad", START)


@lru_cache(maxsize=1)
def lesson() -> Lesson[Position]:
    """The goal, moving, firing, what each ground is good for, losing tiles, and an army."""
    step = _AUTHOR.step
    return Lesson(
        (
            step("goal", _AUTHOR.look("goal.1", start=_WON), section="end"),
            step(
                "move",
                _task("move.1", _ALONE, Holds(_moved), hint="1e5", marked=True),
                section="moves",
            ),
            step(
                "rotate",
                _task("rotate.1", _ALONE, Holds(_rotated), "rotate.1.wrong", marked=True),
                section="moves",
            ),
            step(
                "red",
                _task("red.1", _ON_RED, OneOf("1c11"), "red.1.wrong", marked=True),
                section="moves",
            ),
            step(
                "fire",
                _fire("fire.1", _NEAR, OneOf("1xe"), "-l7", marked=True),
                _fire("fire.2", _TWO_LINES, OneOf("1xe"), "-k8"),
                section="attacks",
            ),
            step("yellow", _fire("yellow.1", _YELLOW, OneOf("1xe"), "-f7"), section="attacks"),
            step("blue", _fire("blue.1", _BLUE, OneOf("1xe"), "-j1"), section="attacks"),
            step(
                "hit",
                _task("hit.1", _HIT, marked=True),
                _AUTHOR.refused("hit.2", start=_HIT, marked=True),
                section="hits",
            ),
            step(
                "finish",
                _task("finish.1", _FAR_TILE, Holds(_in_range), "finish.1.wrong", marked=True),
                _fire("finish.2", _LAST_TILE, OneOf("1xe"), "-i7"),
                section="turn",
            ),
            step("army", _task("army.1", START, marked=True), section="setup"),
        ),
        {"en": EN, "fr": FR},
        FIRST_GAME,
        _AUTHOR.learned(4),
    )


def _task(
    key: str,
    position: Position,
    goal: Goal[Position] | None = None,
    otherwise: str = "",
    *,
    marked: bool = False,
    hint: str = "",
) -> Task[Position]:
    """A ply to make in a position."""
    return _AUTHOR.task(
        key, goal=goal, start=position, marked=marked, hint=hint, otherwise=otherwise
    )


def _fire(
    key: str, position: Position, goal: Goal[Position], removal: str, *, marked: bool = False
) -> Task[Position]:
    """An attack to make; Black then removes a tile."""
    task = _task(key, position, goal, "fire.wrong", marked=marked)
    return task._replace(then=(removal,))


def _moved(position: Position) -> bool:
    """Whether a unit has moved."""
    return position.moved != 0


def _rotated(position: Position) -> bool:
    """Whether White's unit 1 does not look as on the board of that task."""
    return _outline(position.of(FIRST)[0]) != _outline(_ALONE.of(FIRST)[0])


def _outline(unit: int) -> frozenset[tuple[int, int]]:
    """The cells of a unit, counted from the lower left corner of the rectangle around it."""
    places = [divmod(cell, SIZE) for cell in cells_of(unit)]
    low, left = min(rank for rank, _ in places), min(file for _, file in places)
    return frozenset((rank - low, file - left) for rank, file in places)


def _in_range(position: Position) -> bool:
    """Whether a unit on turn could fire at something."""
    return position.moved != 0 and any(
        position.hit(number, direction)
        for number in UNITS
        if position.of(FIRST)[number]
        for direction in range(len(DIRECTIONS))
    )
