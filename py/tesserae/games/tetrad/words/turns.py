"""Texts for turns: attacks, and the whole turn once it is over."""

from __future__ import annotations

from collections.abc import Sequence

from tesserae.core.game import Played
from tesserae.core.text import Listed, Text, text
from tesserae.games.tetrad.notation.targets import DIRECTION_NAMES
from tesserae.games.tetrad.rules.fire import lanes, supporters
from tesserae.games.tetrad.rules.position import (
    ATTACK,
    END,
    MOVE,
    SETUP_PLIES,
    UNITS,
    Position,
    read,
)


def describe_turn(plies: Sequence[Played[Position]], *, cut: bool = False) -> Text | None:
    """Which units moved in a turn, and its attacks; None while the turn goes on, and in a setup.

    cut: the turn goes on no more, as the game has ended in it.
    """
    if not plies or plies[0][0].placed < SETUP_PLIES or not (cut or plies[-1][1] == END):
        return None
    side = plies[0][0].turn
    done = [(before, read(move)) for before, move in plies]
    moved = sum(1 << number for _, (kind, number, _) in done if kind == MOVE)
    shots = [(before, number, at) for before, (kind, number, at) in done if kind == ATTACK]
    if not moved:
        return _shots(shots, named=True) if shots else text(f"tetrad.turn.idle.{side}")
    units = numbers(moved)
    moves = text(f"tetrad.turn.moved.{side}", n=len(units), units=Listed(units, "and"))
    return text("tetrad.turn.then", first=moves, then=_shots(shots)) if shots else moves


def _shots(shots: Sequence[tuple[Position, int, int]], *, named: bool = False) -> Text:
    """The attacks of a turn; of several only who fired and what was hit."""
    if len(shots) == 1:
        return attack_text(*shots[0], named=named)
    firing = numbers(sum(1 << number for _, number, _ in shots))
    hit = 0
    for position, number, direction in shots:
        hit |= position.hit_units(number, direction)
    whose = text(f"tetrad.whose.{shots[0][0].turn}") if named else ""
    return text(
        "tetrad.turn.fired.named" if named else "tetrad.turn.fired",
        firing=Listed(firing, "and"),
        n=hit.bit_count(),
        units=Listed(numbers(hit), "and"),
        whose=whose,
    )


def attack_text(position: Position, number: int, direction: int, *, named: bool = False) -> Text:
    """An attack that was made: its longest range, and what it hit. named: with its side."""
    hit = numbers(position.hit_units(number, direction))
    whose = text(f"tetrad.whose.{position.turn}") if named else ""
    return text(
        "tetrad.fired.named" if named else "tetrad.fired",
        direction=direction_name(direction),
        n=len(hit),
        range=longest_range(position, number, direction),
        unit=number + 1,
        units=Listed(hit, "and"),
        whose=whose,
    )


def direction_name(direction: int) -> Text:
    """The direction of an attack, in words."""
    return text(f"tetrad.direction.{DIRECTION_NAMES[direction]}")


def longest_range(position: Position, number: int, direction: int) -> int:
    """The range of an attack of the side on turn, in the lane where it is longest."""
    own = position.of(position.turn)
    return max(lane.reach for lane in lanes(own[number], supporters(own[number], own), direction))


def numbers(bits: int) -> tuple[str, ...]:
    """Units as the players number them."""
    return tuple(str(n + 1) for n in UNITS if bits >> n & 1)
