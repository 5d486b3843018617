"""The coach of Tetrad: who can hit whom, and what to do about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.core.game import OPPONENT, Move, Played, Side
from tesserae.core.teaching.coach import Coach
from tesserae.core.text import Listed, Text, text
from tesserae.games.tetrad.engine.in_range import in_range
from tesserae.games.tetrad.engine.threats import zone
from tesserae.games.tetrad.rules.board import FILES, RANKS
from tesserae.games.tetrad.rules.position import END, SETUP_PLIES, Position
from tesserae.games.tetrad.words.prompts import able_units
from tesserae.games.tetrad.words.strings.en.coach import TEXT as EN
from tesserae.games.tetrad.words.strings.fr.coach import TEXT as FR
from tesserae.games.tetrad.words.turns import numbers

_LAST_TILES: Final = 4
"""With more tiles than this nobody loses all in a turn, except in rare cases."""


def advice(position: Position, plies: Sequence[Played[Position]]) -> Text | None:
    """The cost of the other side's turn, the units in range, and what to consider."""
    if position.placed < SETUP_PLIES:
        return None
    if position.pending:
        return text("tetrad.coach.remove") if _can_break_a_line(position) else None
    return text("tetrad.coach", effect=_effect(position, plies), idea=_idea(position))


def _can_break_a_line(position: Position) -> bool:
    """Whether it depends on the tile that is removed how long the unit's longest line is."""
    side, number = position.to_move, position.due()
    rests = [position.apply(move).of(side)[number] for move in position.legal_moves()]
    lines = (*RANKS, *FILES)
    return len({max((rest & line).bit_count() for line in lines) for rest in rests}) > 1


def risk(position: Position, move: Move) -> Text | None:
    """Warns of ending a turn when the other side can then destroy all that is left."""
    if move != END or position.legal_moves() == (END,):
        return None
    side = position.to_move
    return text(f"tetrad.coach.risk.{OPPONENT[side]}") if _is_doomed(position, side) else None


def _is_doomed(position: Position, side: Side) -> bool:
    """Whether each unit of a side can be hit once for each of its tiles in one turn.

    A unit fires once a turn, in one direction, after all have moved.
    """
    own = [unit for unit in position.of(side) if unit]
    tiles = position.tiles(side)
    if tiles > _LAST_TILES:
        return False
    zones = [zone(unit) for unit in position.of(OPPONENT[side]) if unit]
    hits = [sum(bool(zone & unit) for zone in zones) for unit in own]
    enough = all(count >= unit.bit_count() for count, unit in zip(hits, own, strict=True))
    return enough and sum(any(zone & unit for unit in own) for zone in zones) >= tiles


def _effect(position: Position, plies: Sequence[Played[Position]]) -> Text:
    """The tiles that the other side's turn cost; else the units that it can hit in its next."""
    side, other = position.to_move, OPPONENT[position.to_move]
    lost = plies[0][0].tiles(side) - position.tiles(side) if plies else 0
    if lost:
        return text(f"tetrad.coach.lost.{other}", n=lost)
    aimed = in_range(position, side)
    if not aimed:
        return text(f"tetrad.coach.safe.{other}")
    units = Listed(numbers(aimed), "and")
    return text(f"tetrad.coach.aimed.{other}", n=aimed.bit_count(), units=units)


def _idea(position: Position) -> Text:
    moving, firing = able_units(position)
    others = numbers(moving & ~firing)
    if firing and others:
        able, named = Listed(numbers(firing), "and"), Listed(others, "or")
        return text("tetrad.coach.both", n=firing.bit_count(), units=able, others=named)
    if firing:
        units = Listed(numbers(firing), "or")
        return text("tetrad.coach.fire", n=firing.bit_count(), units=units)
    return text("tetrad.coach.move" if moving else "tetrad.coach.end")


COACH: Final = Coach({"en": EN, "fr": FR}, advice, risk)
