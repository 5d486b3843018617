"""Why a target cannot be clicked: the rule in words, and the cells at fault.

The rules once more, worded for the player: `test_exactly_the_legal_moves_are_read`
in tests/conformance/test_texts.py holds them equal to `legal_moves`.
"""

from __future__ import annotations

from tesserae.core.entry import Picked, pick
from tesserae.core.game import OPPONENT, Reason
from tesserae.core.scene import Target
from tesserae.core.text import text
from tesserae.games.tetrad.notation.moves import corner_of, entries, partial
from tesserae.games.tetrad.notation.targets import (
    Cell,
    Fire,
    Piece,
    Rotation,
    Unit,
    cells_at,
    selection,
)
from tesserae.games.tetrad.rules.board import CELLS, EDGES, GROUND, SIZE
from tesserae.games.tetrad.rules.position import (
    ATTACK,
    FINISH,
    MOVE,
    REMOVAL,
    SETUP,
    SETUP_PLIES,
    UNITS,
    Action,
    Position,
    free_files,
    removable_tiles,
    steps_of,
)
from tesserae.games.tetrad.rules.shapes import FULL, fits, mask_of, placement_of, rotate_shape
from tesserae.games.tetrad.words.effects import effects
from tesserae.games.tetrad.words.turns import direction_name


def why_not(position: Position, picked: Picked, target: Target) -> Reason | None:
    """The rule that keeps `target` from being clicked after `picked`.

    None if nothing does: it is offered, was picked, or begins another move.
    """
    if isinstance(target, Unit):
        alive = position.of(position.turn)[target.number]
        return Reason(text("tetrad.no.unit_first")) if alive else _unit_is_lost(target.number)
    if _has_effect(position, picked, target):
        return None
    if position.outcome() is not None:
        return Reason(text("tetrad.no.over"))
    if position.placed < SETUP_PLIES:
        return _in_setup(position, picked, target)
    if isinstance(target, Piece):
        return Reason(text("tetrad.no.set_up"))
    cell = target.cell if isinstance(target, Cell) else None
    if position.pending:
        return removal(position, cell)
    number = grabbed_unit(position, picked)
    if number is not None:
        return _with_unit(position, number, picked, target)
    return Reason(text("tetrad.no.unit_first")) if cell is None else _untouchable(position, cell)


def refusal(position: Position, action: Action) -> Reason | None:
    """The rule that a move breaks; None if it is legal."""
    kind, number, where = action
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
        return Reason(text(f"tetrad.no.home.{side}"), cells_at(unit))
    over = sum(unit & other for other in position.units)
    if over:
        return Reason(text("tetrad.no.taken"), cells_at(over))
    files = free_files(unit | sum(position.of(side)))
    left = len(UNITS) - 1 - position.placed // 2
    if files < left:
        return Reason(text("tetrad.no.files", files=files, n=left), cells_at(unit))
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
        return Reason(text("tetrad.no.taken"), cells_at(over))
    if new == unit:
        return Reason(text("tetrad.no.same"), cells_at(unit))
    if any(goal.cells == new for goal in position.goals(number)):
        return None
    return Reason(text("tetrad.no.far", n=steps_of(unit), unit=number + 1), cells_at(new))


def attack(position: Position, number: int, direction: int) -> Reason | None:
    """The rule that keeps a unit of the side on turn from an attack."""
    unit = position.of(position.turn)[number]
    if not unit:
        return _unit_is_lost(number)
    if position.attacked >> number & 1:
        return Reason(text("tetrad.no.attacked", unit=number + 1), cells_at(unit))
    if position.hit_units(number, direction):
        return None
    return Reason(text("tetrad.no.range", direction=direction_name(direction), unit=number + 1))


def removal(position: Position, cell: int | None) -> Reason | None:
    """The rule that keeps the tile on a cell from being removed; None if it is not a cell."""
    number = position.due()
    unit = position.of(position.to_move)[number]
    if cell is None or not unit >> cell & 1:
        return Reason(text(f"tetrad.no.removal_first.{position.to_move}", unit=number + 1))
    if removable_tiles(unit) >> cell & 1:
        return None
    return Reason(text("tetrad.no.split", unit=number + 1), cells_at(1 << cell))


def grabbed_unit(position: Position, picked: Picked) -> int | None:
    """The number of the unit of the side on turn that is picked by one of its tiles."""
    cells = selection(picked).cells
    return unit_at(position, cells[0]) if cells else None


def unit_at(position: Position, cell: int) -> int | None:
    """The number of the unit of the side on turn that stands on a cell."""
    bit = 1 << cell
    return next((n for n, unit in enumerate(position.of(position.turn)) if unit & bit), None)


def _has_effect(position: Position, picked: Picked, target: Target) -> bool:
    """Whether a click does anything: but no cell makes one forget the shape or the rotation.

    Another tile of one's own begins another move, which has no rotation yet.
    """
    if isinstance(target, Cell) and _is_elsewhere(position, picked, target.cell):
        return target in partial(position, ()).offered  # `pick` would go through all entries
    after = pick(entries(position), picked, target)
    if after is None or not isinstance(target, Cell):
        return after is not None
    forgotten = set(picked) - set(after)
    begins = after == (target,) and position.placed == SETUP_PLIES
    return begins or not any(isinstance(target, (Piece, Rotation)) for target in forgotten)


def _is_elsewhere(position: Position, picked: Picked, cell: int) -> bool:
    """Whether a cell has a tile of a unit other than the picked one, after the setup.

    Then nothing can go there, and a click can only begin a move.
    """
    number = unit_at(position, cell)
    other = number is not None and number != grabbed_unit(position, picked)
    return other and position.placed == SETUP_PLIES


def _unit_is_lost(number: int) -> Reason:
    return Reason(text("tetrad.no.such", unit=number + 1))


def _setup_first(position: Position) -> Reason:
    left = len(UNITS) - position.placed // 2
    return Reason(text("tetrad.no.setup_first", n=left))


def _in_setup(position: Position, picked: Picked, target: Target) -> Reason:
    if not isinstance(target, (Piece, Cell)):
        return _setup_first(position)
    shape, cells, *_ = selection((*picked, target))
    if not cells:
        return Reason(text("tetrad.no.nowhere"))
    shapes = range(FULL) if shape is None else (shape,)
    reasons = [setup(position, shape * CELLS + cells[-1]) for shape in shapes]
    return _nearest(position, [reason for reason in reasons if reason is not None])


def _nearest(position: Position, reasons: list[Reason]) -> Reason:
    """Of several shapes' reasons, that of the shape closest to being legal."""
    keys = ("files", "taken", f"home.{position.to_move}", "outside")
    return min(reasons, key=lambda reason: keys.index(reason.text.key.removeprefix("tetrad.no.")))


def _untouchable(position: Position, cell: int) -> Reason:
    """The note on a cell where nothing can be picked: what stands there, and what it does."""
    number = unit_at(position, cell)
    if number is not None:
        return _idle(position, number)
    other = OPPONENT[position.turn]
    bit = 1 << cell
    enemy = next((n for n, unit in enumerate(position.of(other)) if unit & bit), None)
    if enemy is None:
        return Reason(text(f"tetrad.ground.{GROUND[cell]}.why"), is_note=True)
    able = effects(position, other, enemy)
    return Reason(text(f"tetrad.enemy.{other}", unit=enemy + 1, why=able), is_note=True)


def _idle(position: Position, number: int) -> Reason:
    """Why a unit can do nothing more in this turn."""
    if position.attacked >> number & 1:
        why = "attacked"
    elif position.attacked:
        why = "moves_over_range"
    else:
        why = "moved_range" if position.moved >> number & 1 else "stuck"
    faults = cells_at(position.of(position.turn)[number])
    return Reason(text(f"tetrad.no.{why}", unit=number + 1), faults)


def _cannot_move(position: Position, number: int) -> Reason | None:
    faults = cells_at(position.of(position.turn)[number])
    if position.attacked:
        return Reason(text("tetrad.no.moves_over"), faults)
    if position.moved >> number & 1:
        return Reason(text("tetrad.no.moved", unit=number + 1), faults)
    return None


def _with_unit(position: Position, number: int, picked: Picked, target: Target) -> Reason | None:
    """A cell, a rotation or a direction for a unit that is picked by one of its tiles."""
    if isinstance(target, Fire):
        return attack(position, number, target.direction)
    if isinstance(target, Rotation):
        nowhere = Reason(text("tetrad.no.turn", unit=number + 1))
        return _cannot_move(position, number) or nowhere
    if not isinstance(target, Cell):
        return None
    unit = position.of(position.turn)[number]
    selected = selection(picked)
    shape = rotate_shape(placement_of(unit) // CELLS, selected.quarters)
    file, rank = corner_of(unit, shape, selected.cells[0], target.cell)
    return goal(position, number, shape, file, rank)
