"""When what Tetrad's coach says is true of a position."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tesserae.core.game import OPPONENT, Side
from tesserae.core.text import Listed
from tesserae.games.tetrad.rules.board import ALL, DIRECTIONS, union
from tesserae.games.tetrad.rules.fire import fires
from tesserae.games.tetrad.rules.position import (
    ATTACK,
    END,
    MOVE,
    UNITS,
    Position,
    move_of,
    read,
)
from tests.advising import Advised, Truths


def _named(advised: Advised[Position], name: str = "units") -> set[int]:
    """The units that a sentence names."""
    listed = advised.args[name]
    assert isinstance(listed, Listed)
    return {int(str(it)) - 1 for it in listed.items}


def _can(position: Position, kind: int) -> set[int]:
    """The units with a legal move, or with a legal attack."""
    moves = [read(move) for move in position.legal_moves()]
    return {it.unit for it in moves if it.kind == kind}


def _units(position: Position) -> list[int]:
    """The units of the side on turn that are alive."""
    return [number for number in UNITS if position.of(position.turn)[number]]


def _hit(formation: Position, number: int) -> int:
    """The units, as bits, that a unit hits from where it stands."""
    hits = [formation.hit_units(number, direction) for direction in range(len(DIRECTIONS))]
    return hits[0] | hits[1] | hits[2] | hits[3]


@lru_cache(maxsize=64)
def _hit_alone(position: Position) -> int:
    """The units, as bits, that the other side can hit by one unit, which may move before."""
    start = position.apply(END)
    found = 0
    for number in _units(start):
        found |= _hit(start, number)
        for goal in start.goals(number):
            found |= _hit(start.apply(move_of(number, goal.placement)), number)
    return found


def _hit_together(position: Position, target: int) -> bool:
    """Whether the other side can hit a unit with one that moved, after two units have moved."""
    start, cells = position.apply(END), position.of(position.turn)[target]
    for first in _units(start):
        for goal in start.goals(first):
            middle = start.apply(move_of(first, goal.placement))
            if any(_hit(middle, number) >> target & 1 for number in _units(start)):
                return True
            for second in _units(start):
                for then in middle.goals(second) if second != first else ():
                    for number, where in ((first, goal.cells), (second, then.cells)):
                        if union(fires(where, ALL)) & cells:  # with all the support there can be
                            last = middle.apply(move_of(second, then.placement))
                            if _hit(last, number) >> target & 1:
                                return True
    return False


def _names_all_in_range(advised: Advised[Position]) -> bool:
    """Whether the units that are named, and no others, can be hit in the other side's next turn."""
    position = advised.position
    named, alone = _named(advised), {n for n in UNITS if _hit_alone(position) >> n & 1}
    return alone <= named and all(_hit_together(position, n) for n in named - alone)


def _lost(advised: Advised[Position]) -> int:
    """The tiles that the other side's turn cost the side to move."""
    side: Side = advised.position.to_move
    start = advised.plies[0][0]
    assert start.turn == OPPONENT[side]
    return start.tiles(side) - advised.position.tiles(side)


def _names_able(advised: Advised[Position]) -> bool:
    """Whether the units that are named, and no others, can fire."""
    return _named(advised) == _can(advised.position, ATTACK)


TRUTHS: Final[Truths] = {
    "tetrad.coach": lambda _: True,
    "tetrad.coach.remove": lambda advised: advised.position.pending > 0,
    "tetrad.coach.lost.side": lambda advised: _lost(advised) == advised.args["n"] > 0,
    "tetrad.coach.safe.side": lambda advised: not _hit_alone(advised.position),
    "tetrad.coach.aimed.side": _names_all_in_range,
    "tetrad.coach.both": lambda advised: (
        _names_able(advised)
        and _named(advised, "others") == _can(advised.position, MOVE) - _named(advised) != set()
    ),
    "tetrad.coach.fire": lambda advised: (
        _names_able(advised) and _can(advised.position, MOVE) <= _named(advised)
    ),
    "tetrad.coach.move": lambda advised: (
        not _can(advised.position, ATTACK) and bool(_can(advised.position, MOVE))
    ),
    "tetrad.coach.end": lambda advised: advised.position.legal_moves() == (END,),
}
