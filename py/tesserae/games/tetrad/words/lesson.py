"""Tetrad's lesson. Most of its boards hold a few units only, as no game leads to them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tesserae.core.game import FIRST, SECOND
from tesserae.core.teaching.lesson import (
    Author,
    Consequence,
    Goal,
    Holds,
    Lesson,
    OneOf,
    Task,
    Wrong,
)
from tesserae.games.tetrad.board.fire import RANGES
from tesserae.games.tetrad.board.marks import RINGS
from tesserae.games.tetrad.notation.moves import move_text
from tesserae.games.tetrad.rules.board import DIRECTIONS, SIZE, cells_of
from tesserae.games.tetrad.rules.position import ATTACK, FINISH, START, UNITS, Position, read
from tesserae.games.tetrad.words.guide import arrange_position
from tesserae.games.tetrad.words.strings.en.lesson import TEXT as EN
from tesserae.games.tetrad.words.strings.fr.lesson import TEXT as FR

FIRST_GAME: Final = "L1b1.I1e1.T1g1.S1i1.J3l1~L3l12.I1j11.T3g12.S1e12.J1b12~w"
"""The same ready-made army on both sides, set up: a first game begins with moving and firing."""

_WON: Final = arrange_position("f9 f10 g10,i8 i9,k7 l7 k8 l8", "")
_ALONE: Final = arrange_position("e3 f3 g3 g4", "n14")
_ON_RED: Final = arrange_position("d8 d9 c9 c10", "n14")
_NEAR: Final = arrange_position("c2 d2 e2 d3", "h2 h3 i3 i4")
_BOTH: Final = arrange_position("c2 d2 e2 d3,g7 g8 h7 h8", "h2 h3 i3 i4")
"""White stands on no Yellow, of which the lesson tells later."""
_TWO_LINES: Final = arrange_position("c5 d5 e5 f5,f9 f10 f11 g11", "k5 k6 k7 k8")
_YELLOW: Final = arrange_position("a6 b6", "f5 f6 f7")
_BLUE: Final = arrange_position("d2 e2 e3,a2 b2 c2 c3", "i2 j2 j1")
_HIT: Final = arrange_position("f5 g5 h5 g6", "k5 k6 l6 l7")._replace(
    turn=SECOND, attacked=1, pending=1
)
_FAR_TILE: Final = arrange_position("d6 d7 e7", "i8")
_LAST_TILE: Final = arrange_position("f8 f7 g7", "i7")


_AUTHOR: Final = Author("tetrad", START)


@lru_cache(maxsize=1)
def lesson() -> Lesson[Position]:
    """Moving, firing, what each ground is good for, losing tiles, the goal, and an army."""
    step = _AUTHOR.step
    return Lesson(
        (
            step(
                "move",
                _task(
                    "move.1",
                    _ALONE,
                    Holds(lambda position: position.moved != 0),
                    hint="1e5",
                    marked=True,
                )._replace(without=frozenset({RANGES, RINGS})),
                _task(
                    "rotate.1", _ALONE, Holds(_has_rotated), "rotate.1.wrong", marked=True
                )._replace(without=frozenset({RANGES})),
                section="moves",
            ),
            step(
                "fire",
                _fire("fire.1", _NEAR, OneOf("1xe"), "-i4", marked=True)._replace(
                    without=frozenset({RANGES})
                ),
                _task(
                    "fire.2", _BOTH, Holds(_both_ready), "fire.2.wrong", "fire.2.fired", marked=True
                ),
                section="attacks",
            ),
            step(
                "ground",
                _task("red.1", _ON_RED, OneOf("1c11"), "red.1.wrong", marked=True),
                _fire("yellow.1", _YELLOW, OneOf("1xe"), "-f7"),
                _fire("blue.1", _BLUE, OneOf("1xe"), "-j1", "blue.1.behind"),
                section="map",
            ),
            step("lines", _fire("lines.1", _TWO_LINES, OneOf("1xe"), "-k8"), section="attacks"),
            step("hit", _task("hit.1", _HIT, marked=True), section="hits"),
            step(
                "rest",
                _AUTHOR.look_forbidden("rest.1", "split", start=_HIT, marked=True),
                section="hits",
            ),
            step(
                "near",
                _task("near.1", _FAR_TILE, Holds(_in_range), "near.1.wrong", marked=True),
                section="turn",
            ),
            step("finish", _fire("finish.1", _LAST_TILE, OneOf("1xe"), "-i7"), section="turn"),
            step("goal", _AUTHOR.look("goal.1", start=_WON), section="end"),
            step("army", _task("army.1", START, marked=True), section="setup"),
        ),
        {"en": EN, "fr": FR},
        FIRST_GAME,
        _AUTHOR.summary(4),
    )


def _task(
    key: str,
    position: Position,
    goal: Goal[Position] | None = None,
    otherwise: str = "",
    fired: str = "",
    *,
    marked: bool = False,
    hint: str = "",
) -> Task[Position]:
    """A ply to make in a position. fired: the answer to attacks that are not asked for."""
    task = _AUTHOR.task(
        key, goal=goal, start=position, marked=marked, hint=hint, otherwise=otherwise
    )
    return task._replace(wrong=tuple(_wrong_attacks(task, fired))) if goal else task


def _wrong_attacks(task: Task[Position], fired: str) -> Iterator[Wrong]:
    """The texts for wrong attacks, and for ending the turn wrongly."""
    for move in task.start.legal_moves():
        written, kind = move_text(task.start, move), read(move).kind
        if task.goal is not None and task.goal.is_reached(task.start.apply(move), written):
            continue
        if kind == FINISH:
            yield Wrong(written, Consequence(_AUTHOR.sentence("ended")))
        elif kind == ATTACK and fired:
            yield Wrong(written, Consequence(_AUTHOR.sentence(fired)))


def _fire(
    key: str,
    position: Position,
    goal: Goal[Position],
    removal: str,
    fired: str = "",
    *,
    marked: bool = False,
) -> Task[Position]:
    """An attack to make; Black then removes a tile."""
    task = _task(key, position, goal, "fire.wrong", fired, marked=marked)
    return task._replace(then=(removal,))


def _has_rotated(position: Position) -> bool:
    """Whether White's unit 1 does not look as on the board of that task."""
    return _outline(position.of(FIRST)[0]) != _outline(_ALONE.of(FIRST)[0])


def _outline(unit: int) -> frozenset[tuple[int, int]]:
    """The cells of a unit, counted from the lower left corner of the rectangle around it."""
    places = [divmod(cell, SIZE) for cell in cells_of(unit)]
    low, left = min(rank for rank, _ in places), min(file for _, file in places)
    return frozenset((rank - low, file - left) for rank, file in places)


def _in_range(position: Position) -> bool:
    """Whether a unit has moved, and one could fire at something."""
    return position.moved != 0 and any(_can_fire(position, number) for number in UNITS)


def _both_ready(position: Position) -> bool:
    """Whether a unit has moved, and both could fire."""
    return position.moved != 0 and _can_fire(position, 0) and _can_fire(position, 1)


def _can_fire(position: Position, number: int) -> bool:
    """Whether a unit of White's could hit something from where it stands."""
    directions = range(len(DIRECTIONS))
    alive = position.of(FIRST)[number] != 0
    return alive and any(position.hit_units(number, direction) for direction in directions)
