"""Prompts, moves and outcomes as texts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tesserae.core.entry import Picked
from tesserae.core.game import FIRST, OPPONENT, SECOND, Move, Outcome, Prompt, Side, outcome_text
from tesserae.core.text import Listed, Text, text
from tesserae.games.tetrad.notation.moves import partial, quarters
from tesserae.games.tetrad.notation.targets import (
    CELL_NAMES,
    ROTATION_NAMES,
    SHAPE_NAMES,
    selection,
)
from tesserae.games.tetrad.rules.board import CELLS, YELLOW
from tesserae.games.tetrad.rules.fire import RANGE
from tesserae.games.tetrad.rules.position import (
    ATTACK,
    END,
    FINISH,
    MOVE,
    QUIET,
    REMOVAL,
    SETUP_PLIES,
    UNITS,
    Position,
    read,
)
from tesserae.games.tetrad.words import turns
from tesserae.games.tetrad.words.effects import effects
from tesserae.games.tetrad.words.reasons import grabbed_unit
from tesserae.games.tetrad.words.turns import numbers

_LONG_QUIET: Final = 30
"""Turns without a removal after which the players are warned."""


class Losses(NamedTuple):
    """A side's losses: tiles, and the units gone with them."""

    tiles: int
    units: tuple[int, ...]


def prompt(position: Position, picked: Picked) -> Prompt:
    """What to do next and what is still possible; at the end, who won and why."""
    outcome = position.outcome()
    if outcome is not None:
        return ending(position, outcome)
    entered = partial(position, picked)
    if entered.move is not None:
        why = _warning(position, entered.move) or _why(position, entered.filled)
        if entered.move == END:
            return Prompt(text("tetrad.do.confirm.end"), why, text("tetrad.confirm.end"))
        move = _entered_move(position, entered.filled, entered.move)
        return Prompt(text("tetrad.do.confirm", move=move), why)
    return Prompt(_what(position, entered.filled), _why(position, entered.filled))


def ending(position: Position, outcome: Outcome) -> Prompt:
    """Who won and why, for an outcome of the rules or an agreed one."""
    white, black = position.tiles(FIRST), position.tiles(SECOND)
    why = text(f"tetrad.end.{outcome.reason}.why", black=black, white=white)
    return Prompt(outcome_text("tetrad", outcome), why)


def describe(position: Position, move: Move) -> Text:
    """A legal move in words."""
    kind, number, where = read(move)
    if kind == FINISH:
        return text("tetrad.move.end")
    if kind == REMOVAL:
        return _removal_text(position, where)
    if kind == ATTACK:
        return _attack_text(position, number, where)
    cell = CELL_NAMES[where % CELLS]
    if kind == MOVE:
        return _going_text(position, number, where, cell)
    letter = SHAPE_NAMES[where // CELLS][0]
    return text("tetrad.move.place", cell=cell, shape=letter, unit=position.placed // 2 + 1)


def _entered_move(position: Position, filled: Picked, move: Move) -> Text:
    """A move as it was entered: a unit goes to where the tile goes that is held."""
    kind, number, where = read(move)
    if kind != MOVE:
        return describe(position, move)
    return _going_text(position, number, where, CELL_NAMES[selection(filled).cells[-1]])


def _going_text(position: Position, number: int, where: int, cell: str) -> Text:
    """A unit that goes somewhere, with one of its tiles to a cell."""
    rotated = ROTATION_NAMES[quarters(position.of(position.turn)[number], where)]
    return text(f"tetrad.move.go.{rotated or 'plain'}", cell=cell, unit=number + 1)


def announce(position: Position, move: Move) -> Text | None:
    """An attack with what it hits; the unit that a removal destroys, and how many are left."""
    kind, number, cell = read(move)
    if kind == ATTACK:
        return turns.attack_text(position, number, cell, named=True)
    side, number = position.to_move, position.due()
    if kind != REMOVAL or position.of(side)[number].bit_count() > 1:
        return None
    left = sum(bool(unit) for unit in position.of(side)) - 1
    key = f"tetrad.lost.{side}" if left else f"tetrad.lost.last.{side}"
    return text(key, cell=CELL_NAMES[cell], n=left, unit=number + 1)


def achievement(position: Position, move: Move) -> str | None:
    """ "destroyed" for a shot at a unit that has one tile left."""
    kind, number, direction = read(move)
    if kind != ATTACK:
        return None
    other = position.of(OPPONENT[position.turn])
    hit = position.hit_units(number, direction)
    return "destroyed" if any(other[n].bit_count() == 1 for n in UNITS if hit >> n & 1) else None


def consequence(position: Position, line: Sequence[Move]) -> Text | None:
    """The tiles that the side to move takes in its turn, then loses in the other's, if known.

    None while units are placed, and for a turn without hits to which no reply is known.
    """
    if position.placed < SETUP_PLIES:
        return None
    side: Side = position.to_move
    ended, last = ends_of(position, line)
    own = _loss_text(position, ended, OPPONENT[side])
    if last == ended:
        hits = position.tiles(OPPONENT[side]) > ended.tiles(OPPONENT[side])
        return text("tetrad.then.own", own=own) if hits else None
    return text("tetrad.then", own=own, reply=_loss_text(ended, last, side))


def ends_of(position: Position, line: Sequence[Move]) -> tuple[Position, Position]:
    """The positions at the end of the turn, and at the end of the line."""
    ended = last = position
    for move in line:
        ours = last.turn == position.turn
        last = last.apply(move)
        ended = last if ours else ended
    return ended, last


def describe_loss(tiles: int) -> Text:
    """The cost of a turn, in tiles."""
    return text("tetrad.loss", n=tiles) if tiles else text("tetrad.loss.less")


def _loss_text(before: Position, after: Position, side: Side) -> Text:
    """The tiles and units that a side lost."""
    tiles, lost = losses(before, after, side)
    if not lost:
        return text(f"tetrad.loses.{side}", n=tiles) if tiles else text(f"tetrad.keeps.{side}")
    return text(f"tetrad.loses.units.{side}", n=tiles, what=unit_names(lost))


def losses(before: Position, after: Position, side: Side) -> Losses:
    gone = tuple(n for n in UNITS if before.of(side)[n] and not after.of(side)[n])
    return Losses(before.tiles(side) - after.tiles(side), gone)


def unit_names(units: Sequence[int]) -> Text:
    """Several units, by their numbers from 0."""
    names = Listed(tuple(str(n + 1) for n in units), "and")
    return text("tetrad.units", n=len(units), units=names)


def score(position: Position, side: Side) -> Text:
    """The tiles that a side has in play."""
    return text("tetrad.score", n=position.tiles(side))


def describe_lead(position: Position, lead: float) -> Text:
    """Who is ahead, by about how many tiles; they are given for the side to move."""
    tiles = round(lead)
    if not tiles:
        return text("tetrad.standing.level")
    leader = position.to_move if tiles > 0 else OPPONENT[position.to_move]
    return text(f"tetrad.standing.{leader}", n=abs(tiles))


def shape_name(letter: str) -> Text:
    """The name of a shape of four tiles."""
    return text("tetrad.shape", letter=letter)


def unit_name(number: int) -> Text:
    """The name of a unit."""
    return text("tetrad.unit", unit=number + 1)


def able(unit: int, moving: int, firing: int) -> Text:
    """A unit's remaining options in this turn."""
    return text(f"tetrad.able.{_possible(moving, firing) if unit else 'lost'}")


def _removal_text(position: Position, cell: int) -> Text:
    number = position.due()
    last = position.of(position.to_move)[number].bit_count() == 1
    key = "tetrad.move.remove.last" if last else "tetrad.move.remove"
    return text(key, cell=CELL_NAMES[cell], unit=number + 1)


def _attack_text(position: Position, number: int, direction: int) -> Text:
    hit = numbers(position.hit_units(number, direction))
    toward, units = turns.direction_name(direction), Listed(hit, "and")
    return text("tetrad.move.fire", direction=toward, n=len(hit), unit=number + 1, units=units)


def _what(position: Position, filled: Picked) -> Text:
    if position.placed < SETUP_PLIES:
        return _goal(position, filled)
    if position.pending:
        due = position.due()
        tiles = position.of(position.to_move)[due].bit_count()
        return text("tetrad.do.remove", n=tiles, unit=due + 1)
    number = grabbed_unit(position, filled)
    if number is None:
        moving, firing = able_units(position)
        return text(f"tetrad.do.{_possible(moving, firing)}")
    rotated = ROTATION_NAMES[selection(filled).quarters]
    if rotated:
        return text(f"tetrad.do.turned.{rotated}", unit=number + 1)
    bit = 1 << number
    moving, firing = (bits & bit for bits in able_units(position))
    return text(f"tetrad.do.unit.{_possible(moving, firing)}", unit=number + 1)


def _goal(position: Position, filled: Picked) -> Text:
    selected = selection(filled)
    if selected.shape is not None:
        return text("tetrad.do.where", shape=SHAPE_NAMES[selected.shape][0])
    if selected.cells:
        return text("tetrad.do.which", cell=CELL_NAMES[selected.cells[0]])
    return text("tetrad.do.place", unit=position.placed // 2 + 1)


def _warning(position: Position, move: Move) -> Text | None:
    """Explains the longest range of an attack."""
    kind, number, where = read(move)
    if kind != ATTACK:
        return None
    own = position.of(position.turn)
    longest = turns.longest_range(position, number, where)
    yellow = int(bool(own[number] & YELLOW))
    line = longest - RANGE - yellow
    why = text("tetrad.why.fire", line=line, range=longest, yellow=yellow)
    moving, _ = able_units(position)
    return text("tetrad.why.fire.last", n=moving.bit_count(), why=why) if moving else why


def _possible(moving: int, firing: int) -> str:
    if moving:
        return "both" if firing else "move"
    return "attack" if firing else "nothing"


def _why(position: Position, filled: Picked) -> Text:
    if position.placed < SETUP_PLIES:
        return text("tetrad.why.setup", n=len(UNITS) - position.placed // 2)
    if position.pending:
        hit = numbers(position.pending)
        return text("tetrad.why.hit", n=len(hit), units=Listed(hit, "and"))
    number = grabbed_unit(position, filled)
    if number is not None:
        return _with_warning(position, number)
    moving, firing = able_units(position)
    key = f"tetrad.why.{_possible(moving, firing)}"
    units = {"firing": firing, "moving": moving}
    able = {name: Listed(numbers(bits), "and") for name, bits in units.items() if bits}
    return _warning_prompt(position, text(key, **able))


def _with_warning(position: Position, number: int) -> Text:
    """A unit's options; and, before the first attack, that it ends all moves."""
    able = effects(position, position.turn, number)
    moving, firing = able_units(position)
    if moving and firing >> number & 1:
        return text("tetrad.why.unit.last", n=moving.bit_count(), why=able)
    return able


def _warning_prompt(position: Position, why: Text) -> Text:
    if position.quiet < _LONG_QUIET:
        return why
    return text("tetrad.why.quiet", most=QUIET, n=QUIET - position.quiet, why=why)


@lru_cache(maxsize=8)
def able_units(position: Position) -> tuple[int, int]:
    """The units of the side on turn that can still move, and that can still attack, as bits.

    One click asks for them several times: for the prompt and for both trays.
    """
    moving = firing = 0
    for kind, number, _ in map(read, position.legal_moves()):
        if kind == MOVE:
            moving |= 1 << number
        elif kind == ATTACK:
            firing |= 1 << number
    return moving, firing
