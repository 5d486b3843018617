"""Why a target cannot be clicked: the rule in words, and the cells at fault."""

from __future__ import annotations

from typing import Final

from tesserae.core.entry import Picked, pick
from tesserae.core.game import Reason
from tesserae.core.scene import Target
from tesserae.core.text import text
from tesserae.games.tetrad.notation.moves import (
    CELL_NUMBERS,
    DIRECTION_NAMES,
    END_NAME,
    FIRE_NAMES,
    SHAPE_NUMBERS,
    TURN_NAMES,
    UNIT_NAMES,
    corner_of,
    entries,
    names_of,
)
from tesserae.games.tetrad.rules.board import CELLS, EDGES, SIZE
from tesserae.games.tetrad.rules.position import (
    ATTACK,
    FINISH,
    MOVE,
    REMOVAL,
    SETUP,
    SETUP_PLIES,
    UNITS,
    Choice,
    Position,
    free_files,
    removable_tiles,
    steps_of,
)
from tesserae.games.tetrad.rules.shapes import FULL, fits, mask_of, placement_of, turned

_FORMS: Final = frozenset((*SHAPE_NUMBERS, *TURN_NAMES[1:]))
"""The targets that say how a unit lies."""

_TARGETS: Final = frozenset((*CELL_NUMBERS, *SHAPE_NUMBERS, *TURN_NAMES[1:], *FIRE_NAMES, END_NAME))


def why_not(position: Position, picked: Picked, target: Target) -> Reason | None:
    """The rule that keeps `target` from being clicked after `picked`.

    None if nothing does: it is offered, was picked, or begins another move.
    None as well for what is no target of the game.
    """
    if target in UNIT_NAMES:
        alive = position.of(position.turn)[int(target) - 1]
        return Reason(text("tetrad.no.unit_first")) if alive else _lost(int(target) - 1)
    if target not in _TARGETS or _goes_on(position, picked, target):
        return None
    if position.outcome() is not None:
        return Reason(text("tetrad.no.over"))
    if position.placed < SETUP_PLIES:
        return _in_setup(position, picked, target)
    if target in SHAPE_NUMBERS:
        return Reason(text("tetrad.no.set_up"))
    if position.pending:
        return removal(position, CELL_NUMBERS.get(target))
    number = next((unit_at(position, t) for t in picked if t in CELL_NUMBERS), None)
    if target in CELL_NUMBERS and number is None:
        return _untouchable(position, target)
    if number is None:
        return Reason(text("tetrad.no.unit_first"))
    return _with_unit(position, number, picked, target)


def refusal(position: Position, choice: Choice) -> Reason | None:
    """The rule that a move breaks; None if it is legal."""
    kind, number, where = choice
    if position.outcome() is not None:
        return Reason(text("tetrad.no.over"))
    if position.placed < SETUP_PLIES:
        return setup(position, where) if kind == SETUP else _setup_first(position)
    if kind == SETUP:
        return Reason(text("tetrad.no.set_up"))
    if position.pending:
        return removal(position, where if kind == REMOVAL else None)
    if kind == MOVE:
        shape, cell = divmod(where, CELLS)
        return goal(position, number, shape, cell % SIZE, cell // SIZE)
    if kind == ATTACK:
        return attack(position, number, where)
    return None if kind == FINISH else Reason(text("tetrad.no.no_hit"))


def setup(position: Position, placement: int) -> Reason | None:
    """The rule that keeps the next unit from a placement."""
    side, (shape, cell) = position.to_move, divmod(placement, CELLS)
    if not fits(shape, cell % SIZE, cell // SIZE):
        return Reason(text("tetrad.no.outside"))
    unit = mask_of(placement)
    if not unit & EDGES[side]:
        return Reason(text(f"tetrad.no.home.{side}"), names_of(unit))
    over = sum(unit & other for other in position.units)
    if over:
        return Reason(text("tetrad.no.taken"), names_of(over))
    files = free_files(unit | sum(position.of(side)))
    left = len(UNITS) - 1 - position.placed // 2
    if files < left:
        return Reason(text("tetrad.no.files", files=files, n=left), names_of(unit))
    return None


def goal(position: Position, number: int, shape: int, file: int, rank: int) -> Reason | None:
    """The rule that keeps a unit that is alive from going there, given its lower left corner."""
    unit = position.of(position.turn)[number]
    spent = _cannot_move(position, number)
    if spent is not None:
        return spent
    if not fits(shape, file, rank):
        return Reason(text("tetrad.no.outside"))
    new = mask_of(shape * CELLS + SIZE * rank + file)
    over = sum(new & other for other in position.units if other != unit)
    if over:
        return Reason(text("tetrad.no.taken"), names_of(over))
    if new == unit:
        return Reason(text("tetrad.no.same"), names_of(unit))
    if any(place.cells == new for place in position.goals(number)):
        return None
    return Reason(text("tetrad.no.far", n=steps_of(unit), unit=number + 1), names_of(new))


def attack(position: Position, number: int, direction: int) -> Reason | None:
    """The rule that keeps a unit of the side on turn from an attack."""
    unit = position.of(position.turn)[number]
    if not unit:
        return _lost(number)
    if position.attacked >> number & 1:
        return Reason(text("tetrad.no.attacked", unit=number + 1), names_of(unit))
    if position.hit(number, direction):
        return None
    return Reason(text(f"tetrad.no.range.{DIRECTION_NAMES[direction]}", unit=number + 1))


def removal(position: Position, cell: int | None) -> Reason | None:
    """The rule that keeps the tile on a cell from being removed; None for what is no cell."""
    number = position.due()
    unit = position.of(position.to_move)[number]
    if cell is None or not unit >> cell & 1:
        return Reason(text(f"tetrad.no.removal_first.{position.to_move}", unit=number + 1))
    if removable_tiles(unit) >> cell & 1:
        return None
    return Reason(text("tetrad.no.split", unit=number + 1), names_of(1 << cell))


def unit_at(position: Position, name: Target) -> int | None:
    """The number of the unit of the side on turn that stands on a cell."""
    bit = 1 << CELL_NUMBERS[name]
    return next((n for n, unit in enumerate(position.of(position.turn)) if unit & bit), None)


def _goes_on(position: Position, picked: Picked, target: Target) -> bool:
    """Whether a click does anything: but no cell makes one forget the shape or the turn.

    Another tile of one's own begins another move, which has no turn yet.
    """
    after = pick(entries(position), picked, target)
    if after is None or target not in CELL_NUMBERS:
        return after is not None
    forgotten = set(picked) - set(after)
    begins = after == (target,) and position.placed == SETUP_PLIES
    return begins or not forgotten & _FORMS


def _lost(number: int) -> Reason:
    return Reason(text("tetrad.no.such", unit=number + 1))


def _setup_first(position: Position) -> Reason:
    left = len(UNITS) - position.placed // 2
    return Reason(text("tetrad.no.setup_first", n=left))


def _in_setup(position: Position, picked: Picked, target: Target) -> Reason:
    shape = next((SHAPE_NUMBERS[t] for t in (target, *picked) if t in SHAPE_NUMBERS), None)
    cell = next((CELL_NUMBERS[t] for t in (target, *picked) if t in CELL_NUMBERS), None)
    if target not in SHAPE_NUMBERS and target not in CELL_NUMBERS:
        return _setup_first(position)
    if cell is None:
        return Reason(text("tetrad.no.nowhere"))
    shapes = range(FULL) if shape is None else (shape,)
    reasons = [setup(position, shape * CELLS + cell) for shape in shapes]
    return _nearest(position, [reason for reason in reasons if reason is not None])


def _nearest(position: Position, reasons: list[Reason]) -> Reason:
    """Of several shapes' reasons that of the shape which comes nearest to being legal."""
    keys = ("files", "taken", f"home.{position.to_move}", "outside")
    return min(reasons, key=lambda reason: keys.index(reason.text.key.removeprefix("tetrad.no.")))


def _untouchable(position: Position, target: Target) -> Reason:
    """Nothing is picked, and the cell holds nothing that could be."""
    number = unit_at(position, target)
    if number is not None:
        return _idle(position, number)
    enemies = position.of(1 - position.turn)
    bit = 1 << CELL_NUMBERS[target]
    enemy = next((unit for unit in enemies if unit & bit), None)
    if enemy is None:
        return Reason(text("tetrad.no.unit_first"))
    return Reason(text(f"tetrad.no.enemy.{1 - position.turn}"), names_of(enemy))


def _idle(position: Position, number: int) -> Reason:
    """Why a unit can do nothing more in this turn."""
    if position.attacked >> number & 1:
        why = "attacked"
    elif position.attacked:
        why = "moves_over_range"
    else:
        why = "moved_range" if position.moved >> number & 1 else "stuck"
    faults = names_of(position.of(position.turn)[number])
    return Reason(text(f"tetrad.no.{why}", unit=number + 1), faults)


def _cannot_move(position: Position, number: int) -> Reason | None:
    faults = names_of(position.of(position.turn)[number])
    if position.attacked:
        return Reason(text("tetrad.no.moves_over"), faults)
    if position.moved >> number & 1:
        return Reason(text("tetrad.no.moved", unit=number + 1), faults)
    return None


def _with_unit(position: Position, number: int, picked: Picked, target: Target) -> Reason | None:
    """A place, a turn or a direction for a unit that is picked by one of its tiles."""
    if target in FIRE_NAMES:
        return attack(position, number, FIRE_NAMES.index(target))
    if target in TURN_NAMES:
        nowhere = Reason(text("tetrad.no.turn", unit=number + 1))
        return _cannot_move(position, number) or nowhere
    unit = position.of(position.turn)[number]
    turns = next((TURN_NAMES.index(t) for t in picked if t in TURN_NAMES), 0)
    shape = turned(placement_of(unit) // CELLS, turns)
    file, rank = corner_of(unit, shape, picked[0], target)
    return goal(position, number, shape, file, rank)
